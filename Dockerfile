# A server of Freebooter. docs/server.md tells how to run it.
#
#     docker build --tag freebooter .
#     docker run --publish 8000:8000 --volume freebooter:/var/lib/freebooter freebooter

FROM python:3.12-slim AS build
WORKDIR /source
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web web
COPY src src
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .
RUN python -m venv /opt/freebooter \
    && /opt/freebooter/bin/pip install --no-cache-dir "$(echo /wheels/*.whl)[server]"

FROM python:3.12-slim
COPY --from=build /opt/freebooter /opt/freebooter

# The rules and the bots are compiled here, and run on another machine: not for the processor of this one, but for any
# that has these instructions, which is nearly every x86-64 since 2013. For ARM, build with --build-arg CPU_FEATURES=
ARG CPU_FEATURES=+bmi,+bmi2,+lzcnt,+popcnt
ENV NUMBA_CPU_NAME=generic \
    NUMBA_CPU_FEATURES=$CPU_FEATURES \
    FREEBOOTER_CACHE=/var/cache/freebooter \
    FREEBOOTER_DATA=/var/lib/freebooter \
    FREEBOOTER_LOG_FORMAT=json \
    PATH=/opt/freebooter/bin:$PATH

RUN useradd --system --user-group --home-dir /var/lib/freebooter --shell /usr/sbin/nologin freebooter \
    && install --directory --owner=freebooter --group=freebooter --mode=0700 /var/cache/freebooter /var/lib/freebooter
USER freebooter
WORKDIR /var/lib/freebooter
RUN freebooter compile

VOLUME /var/lib/freebooter
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["freebooter", "serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser"]
