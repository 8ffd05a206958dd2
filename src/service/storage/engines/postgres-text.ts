/** PostgreSQL has no texts with the character 0: two others stand for it, and two for the first of them. */
const ESCAPE = '\uE000';
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['\0', `${ESCAPE}0`],
  [ESCAPE, `${ESCAPE}1`],
]);
const UNESCAPED = new Map([...ESCAPED].map(([text, escaped]) => [escaped, text]));

/** A parameter as PostgreSQL takes it. */
export const storable = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/[\0\uE000]/g, (character) => ESCAPED.get(character) ?? character)
    : value;

/** A text of a result as it was before it was stored. */
export const fromStored = (text: string): string =>
  text.includes(ESCAPE)
    ? text.replace(/\uE000[01]/g, (escaped) => UNESCAPED.get(escaped) ?? escaped)
    : text;
