/** An address as a QR code: one path of small squares, so that a camera finds the way to the table. */
import { useMemo } from "preact/hooks";
import { encode } from "uqr";

/** The free edge that readers need around a code. */
const EDGE = 3;

export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(address, { border: 0, ecc: "M" });
    const squares = data.flatMap((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
    return { size: data.length, path: squares.join("") };
  }, [address]);
  return (
    <svg
      class="qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-EDGE} ${-EDGE} ${size + 2 * EDGE} ${size + 2 * EDGE}`}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
