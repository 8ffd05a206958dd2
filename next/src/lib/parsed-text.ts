/** A place in a text. */
export interface TextPlace {
  /** Both begin with 1. */
  line: number;
  column: number;
}

/** A parsed text of YAML or JSON with the places of its values. */
export interface ParsedText {
  value: unknown;
  /** What the text violates; empty if `value` is sound. */
  errors: { detail: string; place: TextPlace }[];
  /** Where the value at a path stands: its key in an object, else its first character. */
  placeOf: (path: readonly (string | number)[]) => TextPlace;
}
