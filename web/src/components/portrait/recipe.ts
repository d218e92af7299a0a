/** What a portrait is put together from, and how one is found for a name that nobody has drawn. */

export type Mood = "calm" | "glad" | "cross" | "shocked" | "sly";

export type Head = "round" | "long" | "square" | "soft";
export type Nose = "small" | "round" | "long" | "hooked";
export type Hair = "none" | "short" | "messy" | "long" | "curly" | "tied" | "tufts" | "braids";
export type Beard = "none" | "stubble" | "moustache" | "goatee" | "whiskers" | "full" | "forked";
export type Coat = "shirt" | "striped" | "coat" | "halves" | "shawl" | "vest";
export type Hat = "none" | "tricorn" | "bicorne" | "bandana" | "straw" | "plumed" | "scarf" | "knitted" | "tall" | "hood";
export type Extra =
  | "patch" | "earring" | "scar" | "freckles" | "spectacles" | "monocle" | "pipe" | "parrot" | "dove" | "feather"
  | "rouge" | "skull" | "card";

export interface Recipe {
  /** What lies behind the head. */
  ground: string;
  skin: string;
  head: Head;
  nose: Nose;
  hair: Hair;
  hairColour: string;
  beard: Beard;
  coat: Coat;
  coatColour: string;
  /** Lapels, stripes, buttons. */
  trim: string;
  hat: Hat;
  hatColour: string;
  hatTrim: string;
  extras: readonly Extra[];
  /** How the brows lie when nothing is the matter, in degrees: more is grimmer. */
  temper?: number;
}

export const SKINS = ["#f3c9a2", "#e0a577", "#c98a58", "#9a6238", "#6f4426", "#f7d8bb"] as const;
const HAIRS = ["#2a1d18", "#5a3519", "#a3621f", "#d9a648", "#b8b2a6", "#7c2d15"] as const;
const CLOTHS = ["#8e2f24", "#23577a", "#2f6b4f", "#6a3f7a", "#9a6a1c", "#37474f"] as const;
const GROUNDS = ["#cfe0dc", "#e8d6ad", "#d9c3c9", "#c7d3e6", "#d4dfb8", "#e4cbb0"] as const;

/** A number between 0 and 1 for each question asked of the same name, always the same one. */
export function asked(name: string): (question: string) => number {
  return (question) => {
    let hash = 0x811c9dc5;
    for (const letter of `${question} ${name}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
    return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
  };
}

function chooser(name: string) {
  const number = asked(name);
  return <Thing>(question: string, among: readonly Thing[]): Thing =>
    among[Math.floor(number(question) * among.length)] as Thing;
}

/** What everybody has. */
function anybody(name: string): Recipe {
  const among = chooser(name);
  const head = among<Head>("head", ["round", "long", "square", "soft"]);
  return {
    ground: among("ground", GROUNDS),
    skin: among("skin", SKINS),
    head,
    nose: among<Nose>("nose", ["small", "round", "long"]),
    hair: among<Hair>("hair", ["short", "messy", "long", "curly", "tied", "braids"]),
    hairColour: among("hair colour", HAIRS),
    beard: head === "soft" ? "none" : among<Beard>("beard", ["none", "none", "none", "stubble", "moustache", "goatee"]),
    coat: "shirt",
    coatColour: among("cloth", CLOTHS),
    trim: "#f4ead2",
    hat: "none",
    hatColour: "#000000",
    hatTrim: "#000000",
    extras: [],
  };
}

/** A person at the table: without hat and finery, so that nobody takes them for a bot. */
export function personRecipe(name: string): Recipe {
  return anybody(name);
}

/** A bot that brings no face along. */
export function botRecipe(name: string): Recipe {
  const among = chooser(`bot ${name}`);
  const face = anybody(`bot ${name}`);
  return {
    ...face,
    ground: among("dark ground", ["#1f4b57", "#4a2f3c", "#33412a", "#2d3558"]),
    beard: face.head === "soft" ? "none" : among<Beard>("beard", ["none", "stubble", "moustache", "goatee", "whiskers", "full"]),
    coat: among<Coat>("coat", ["striped", "coat", "vest"]),
    trim: "#e0b659",
    hat: among<Hat>("hat", ["tricorn", "bicorne", "bandana", "straw", "knitted", "tall"]),
    hatColour: among("hat colour", ["#2b2a33", "#5b2a1d", "#274b5c", "#7a2321"]),
    hatTrim: "#e0b659",
    extras: among<readonly Extra[]>("extra", [[], ["earring"], ["patch"], ["scar"], ["freckles"], ["pipe"]]),
  };
}

/** Somebody of the same trade: the clothes say which, the rest is of their own. The first is who was drawn. */
export function sibling(recipe: Recipe, number: number): Recipe {
  if (number === 0) return recipe;
  const pick = <Thing>(among: readonly Thing[], step: number): Thing => among[(number * step) % among.length] as Thing;
  const hasHair = recipe.hair !== "none" && recipe.hair !== "tufts";
  return {
    ...recipe,
    ground: pick(["#5d6f4a", "#7a5a3c", "#4f5f86", "#6f4a63", "#3f6f66", "#86713c", "#5a5a5a"], 1),
    skin: pick(SKINS.filter((skin) => skin !== recipe.skin), 2),
    hair: hasHair ? pick<Hair>(["curly", "short", "tied", "messy", "braids", "long"], 1) : recipe.hair,
    hairColour: pick(HAIRS, 1),
    beard: recipe.head === "soft" ? recipe.beard : pick<Beard>(["moustache", "stubble", "goatee", "whiskers", "full"], 1),
    nose: pick<Nose>(["round", "long", "small", "hooked"], 1),
    hatColour: pick(CLOTHS.filter((cloth) => cloth !== recipe.hatColour), 1),
  };
}

/** The bots that can play every game. */
export const COMMON: Readonly<Record<string, Recipe>> = {
  drifter: {
    ground: "#3c7f83", skin: "#e2a06c", head: "long", nose: "round", hair: "messy", hairColour: "#a8752d", beard: "stubble",
    coat: "shirt", coatColour: "#e9dcc0", trim: "#c9b48a", hat: "straw", hatColour: "#dcb860", hatTrim: "#a65a24",
    extras: ["freckles"], temper: -8,
  },
  searcher: {
    ground: "#2d3558", skin: "#d8a47c", head: "long", nose: "long", hair: "tufts", hairColour: "#c9c6be", beard: "goatee",
    coat: "vest", coatColour: "#38406b", trim: "#d9b566", hat: "hood", hatColour: "#39355f", hatTrim: "#d9b566",
    extras: ["spectacles"],
  },
};
