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
  /** Keys that occur twice in an object, where the format allows it. */
  repeated: { key: string; place: TextPlace }[];
  /** Where the value at a path stands: its key in an object, else its first character. */
  placeOf: (path: readonly (string | number)[]) => TextPlace;
  /** How the number or word at a path is written, if the format knows, with a `#…` that cuts it. */
  sourceOf?: (path: readonly (string | number)[]) => string | undefined;
}

const TOP: TextPlace = { line: 1, column: 1 };

/** What comes of a text that a parser gives up on, such as one that is nested too deep. */
export function unparsed(detail: string): ParsedText {
  return { value: undefined, errors: [{ detail, place: TOP }], repeated: [], placeOf: () => TOP };
}
