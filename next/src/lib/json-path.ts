/** What is wrong with a JSON path, in words of its reader; null: nothing. */
export function pathMistake(path: string): string | null {
  return path.startsWith('$') ? null : 'it begins with `$`';
}
