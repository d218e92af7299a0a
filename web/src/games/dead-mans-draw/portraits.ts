/** The crew of Dead Man's Draw: how each bot looks. */
import type { Recipe } from "../../components/portrait/recipe";

export const portraits: Readonly<Record<string, Recipe>> = {
  deckhand: {
    ground: "#5b93a8", skin: "#f0bd8f", head: "soft", nose: "small", hair: "messy", hairColour: "#c2641f", beard: "none",
    coat: "striped", coatColour: "#f4ead2", trim: "#23577a", hat: "bandana", hatColour: "#c2382b", hatTrim: "#fbe9c4",
    extras: ["freckles", "earring"], temper: -4,
  },
  contender: {
    ground: "#3f5a3a", skin: "#8a5630", head: "soft", nose: "small", hair: "braids", hairColour: "#1e1512", beard: "none",
    coat: "vest", coatColour: "#d8c39a", trim: "#3d6b3a", hat: "bandana", hatColour: "#e0a32e", hatTrim: "#7a2d1a",
    extras: ["scar", "earring"], temper: 8,
  },
  boatswain: {
    ground: "#8a6a3c", skin: "#c98a58", head: "round", nose: "hooked", hair: "short", hairColour: "#3a2418", beard: "stubble",
    coat: "striped", coatColour: "#e9dcc0", trim: "#5a2f2a", hat: "knitted", hatColour: "#2f5d62", hatTrim: "#d8b45a",
    extras: ["pipe", "earring"], temper: 4,
  },
  quartermaster: {
    ground: "#4a4f6e", skin: "#eec3a0", head: "square", nose: "round", hair: "tufts", hairColour: "#d3cec2", beard: "whiskers",
    coat: "coat", coatColour: "#27456b", trim: "#1d3452", hat: "bicorne", hatColour: "#22304a", hatTrim: "#e0b659",
    extras: ["spectacles", "pipe"], temper: 2,
  },
  captain: {
    ground: "#6d2620", skin: "#d39a6c", head: "square", nose: "long", hair: "long", hairColour: "#221914", beard: "full",
    coat: "coat", coatColour: "#9c2a22", trim: "#6d1a16", hat: "tricorn", hatColour: "#23222c", hatTrim: "#e6bd62",
    extras: ["patch", "skull", "parrot"], temper: 10,
  },
};
