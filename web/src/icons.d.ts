declare module "icons" {
  /** The outline of every drawing of `icons.json`, in a box of 512 by 512, by family and our own name. */
  export const icons: Readonly<Record<string, string>>;
}

declare module "*.css";
