/** Values of a view as they lie on the table: words, simple cards, lists. */
import { CardBack } from "../components/card";
import { number, t } from "../core/words";
import type { Field, Shown } from "./describe";

/** A card of which only a name and a value are known. */
function SimpleFace({ name, value }: { name: string; value: string }) {
  return (
    <span class="face generic-face" role="img" aria-label={t("card", { suit: name, value })}>
      <span class="generic-face-value" aria-hidden="true">
        {value}
      </span>
      <span class="generic-face-name" aria-hidden="true">
        {name}
      </span>
    </span>
  );
}

function Items({ items }: { items: readonly Shown[] }) {
  return (
    <ul class="flow generic-list">
      {items.map((item, place) => (
        <li key={place}>
          <Value value={item} />
        </li>
      ))}
    </ul>
  );
}

/** More than these are counted, and shown to those who ask. */
const MANY = 12;

function ManyItems({ items }: { items: readonly Shown[] }) {
  return (
    <details class="generic-many">
      <summary>{number(items.length)}</summary>
      <Items items={items} />
    </details>
  );
}

export function Value({ value }: { value: Shown }) {
  switch (value.kind) {
    case "nothing":
      return <span class="soft">{t("web-generic-nothing")}</span>;
    case "hidden":
      return (
        <span class="generic-hidden" role="img" aria-label={t("web-generic-hidden")}>
          <CardBack />
        </span>
      );
    case "words":
      return <span class="generic-words">{value.text}</span>;
    case "card":
      return <SimpleFace name={value.name} value={value.value} />;
    case "list":
      return value.items.length > MANY ? <ManyItems items={value.items} /> : <Items items={value.items} />;
    case "fields":
      return <Fields fields={value.fields} />;
  }
}

export function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl class="generic-fields">
      {fields.map(({ name, label, value }) => (
        <div key={name} class={`generic-field generic-field-${value.kind}`}>
          <dt>{label}</dt>
          <dd>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
