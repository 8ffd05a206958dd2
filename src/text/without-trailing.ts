/**
 * The text without the characters of one kind at its end. As a regular expression this would look
 * for the end from each of them, which takes the square of their number.
 */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}
