/** Texts of which a pattern that can fail misses one. */
const TEXTS = ['', ' ', '\n', 'x', '0', 'Two words,\nand a second line.'];

/** Whether a pattern matches all texts that a model may write. */
export function matchesAnyText(pattern: string): boolean {
  const expression = new RegExp(pattern);
  return TEXTS.every((text) => expression.test(text));
}
