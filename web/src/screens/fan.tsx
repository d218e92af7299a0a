/** A small fan of cards that shows what a game is about. */
import { CardBack, GoodFace, LootFace } from "../components/card";
import "../styles/game-cards.css";

const LOOT = [
  { suit: "anchor", value: 5 },
  { suit: "key", value: 6 },
  { suit: "kraken", value: 7 },
  { suit: "chest", value: 4 },
  { suit: "mermaid", value: 9 },
] as const;

const GOODS = ["wine 1", "porcelain 2", "gold 3", "jewels 2", "arms 1"] as const;

export function Fan({ game }: { game: string }) {
  return (
    <div class="card-fan" aria-hidden="true">
      {game === "dolores"
        ? GOODS.map((card) => <GoodFace key={card} card={card} />)
        : LOOT.map((card) => <LootFace key={card.suit} {...card} />)}
    </div>
  );
}

/** The draw pile beside the fan. */
export function Pile() {
  return (
    <div class="loose-pile" aria-hidden="true">
      <CardBack />
      <CardBack />
      <CardBack />
    </div>
  );
}
