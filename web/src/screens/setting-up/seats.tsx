/** Who plays: how many, and who has which seat. */
import { useId } from "preact/hooks";
import { Icon } from "../../components/icon";
import { Portrait } from "../../components/portrait";
import { useUnready } from "../../core/readiness";
import { number, t } from "../../core/words";
import { Choices } from "../choices";
import { botName, levelWords } from "../naming";
import { type PartProps, type SeatPlan, withOthers, withPlayers, withSeat } from "./plan";

/** A seat as the value of a list: bots by their level. */
function written(seat: SeatPlan): string {
  return seat.kind === "bot" ? `bot ${seat.bot}` : seat.kind;
}

function read(value: string): SeatPlan {
  const [kind = "", bot = ""] = value.split(" ");
  return kind === "bot" ? { kind, bot } : { kind: kind === "person" || kind === "outside" ? kind : "open" };
}

const SIGNS = { person: "signs-captain", open: "signs-link", outside: "signs-compass" } as const;

function Seat({ place, plan, info, onChange }: PartProps & { place: number }) {
  const list = useId();
  const help = useId();
  const unready = useUnready(plan.game);
  const seat = plan.seats[place];
  if (!seat) return null;
  const words = seat.kind === "bot" ? levelWords(plan.game, seat.bot) : t(`web-seat-${seat.kind}-what`);
  const isUnready = seat.kind === "bot" && unready.includes(seat.bot);
  return (
    <li class={`seat-plan seat-${seat.kind}`}>
      {seat.kind === "bot" ? (
        <Portrait name={seat.bot} game={plan.game} bot={seat.bot} size={36} />
      ) : (
        <Icon name={SIGNS[seat.kind]} />
      )}
      <div>
        <label class="unseen" for={list}>
          {t("web-seat-number", { number: place + 1 })}
        </label>
        <select
          id={list}
          aria-describedby={help}
          value={written(seat)}
          onChange={(event) => onChange(withSeat(plan, place, read(event.currentTarget.value)))}
        >
          <option value="person">{t("web-seat-person")}</option>
          <option value="open">{t("web-seat-open")}</option>
          <optgroup label={t("web-seat-bots")}>
            {info.bots.map((bot) => (
              <option key={bot} value={`bot ${bot}`}>
                {botName(plan.game, bot, unready)}
              </option>
            ))}
          </optgroup>
          <option value="outside">{t("web-seat-outside")}</option>
        </select>
        <p id={help} class="small soft">
          {words}
          {isUnready && <span class="bot-unready">{t("web-ready-bot-what")}</span>}
        </p>
      </div>
    </li>
  );
}

export function Seats(props: PartProps) {
  const { plan, info, onChange } = props;
  const counts = Array.from({ length: info.most - info.fewest + 1 }, (_, more) => info.fewest + more);
  const company = info.setUp.companyWords?.(plan.seats.length);
  return (
    <section class="panel form-part" aria-labelledby="part-seats">
      <h2 id="part-seats">{t("web-part-seats")}</h2>
      <Choices
        legend={t("web-players")}
        shape="line"
        value={String(plan.seats.length)}
        choices={counts.map((count) => ({ value: String(count), label: number(count) }))}
        onChange={(count) => onChange(withPlayers(plan, info, Number(count)))}
      />
      {company && <p class="small notice-line">{company}</p>}
      <ol class="seat-plans">
        {plan.seats.map((_, place) => (
          <Seat key={place} place={place} {...props} />
        ))}
      </ol>
      <p class="row">
        <span class="small soft">{t("web-others-are")}</span>
        <button type="button" onClick={() => onChange(withOthers(plan, info, "open"))}>
          {t("web-others-friends")}
        </button>
        <button type="button" onClick={() => onChange(withOthers(plan, info, "bot"))}>
          {t("web-others-bots")}
        </button>
      </p>
    </section>
  );
}
