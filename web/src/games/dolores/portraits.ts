/** Those who meet at the wreck of Dolores: how each bot looks. */
import type { Recipe } from "../../components/portrait/recipe";

export const portraits: Readonly<Record<string, Recipe>> = {
  dove: {
    ground: "#a9cdc6", skin: "#f2c9a6", head: "soft", nose: "small", hair: "short", hairColour: "#7a4a22", beard: "none",
    coat: "shawl", coatColour: "#efe3c8", trim: "#7fa6b5", hat: "scarf", hatColour: "#4f86a0", hatTrim: "#f3ead6",
    extras: ["rouge", "dove"], temper: -10,
  },
  grudger: {
    ground: "#463a35", skin: "#c98f66", head: "square", nose: "round", hair: "none", hairColour: "#2f241e", beard: "forked",
    coat: "vest", coatColour: "#3b332f", trim: "#6b2a22", hat: "knitted", hatColour: "#5a4a3c", hatTrim: "#7d3327",
    extras: ["scar"], temper: 20,
  },
  reciprocator: {
    ground: "#c9bfa4", skin: "#e9bf97", head: "long", nose: "long", hair: "tied", hairColour: "#dcd8cf", beard: "none",
    coat: "halves", coatColour: "#a83a2d", trim: "#2a5f86", hat: "bicorne", hatColour: "#4b3a5e", hatTrim: "#e0b659",
    extras: ["monocle"],
  },
  hawk: {
    ground: "#7a3b1f", skin: "#e7b286", head: "long", nose: "hooked", hair: "short", hairColour: "#8f3313", beard: "goatee",
    coat: "coat", coatColour: "#3a2a24", trim: "#7d1f1a", hat: "plumed", hatColour: "#5c1f1a", hatTrim: "#e9b23f",
    extras: [], temper: 16,
  },
  gambler: {
    ground: "#2f5a46", skin: "#7b4b2a", head: "round", nose: "round", hair: "short", hairColour: "#17110e", beard: "moustache",
    coat: "vest", coatColour: "#f0e2c0", trim: "#6a2f6e", hat: "tall", hatColour: "#2c2234", hatTrim: "#b8332f",
    extras: ["card", "earring"], temper: -4,
  },
  navigator: {
    ground: "#3d5570", skin: "#d9a777", head: "long", nose: "hooked", hair: "tied", hairColour: "#5b5048", beard: "goatee",
    coat: "coat", coatColour: "#2d4a44", trim: "#c9a24a", hat: "knitted", hatColour: "#24364a", hatTrim: "#d8c9a0",
    extras: ["spectacles"], temper: 2,
  },
  captain: {
    ground: "#22495a", skin: "#f0c39c", head: "soft", nose: "long", hair: "long", hairColour: "#9c3a12", beard: "none",
    coat: "coat", coatColour: "#1f2f4d", trim: "#b78a34", hat: "tricorn", hatColour: "#2b2330", hatTrim: "#f4ead2",
    extras: ["feather", "earring"], temper: 6,
  },
};
