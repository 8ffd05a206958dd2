import { initialized } from './lines.ts';

/** Cases with a letter for each call, of which the last one repeats. */
export type Words = Record<string, string>;

type Count = (name: string) => number;
type Asked = [method: string, params: { arguments: { name: string } }];
const TEXTS: Record<string, string> = { p: 'good', f: 'bad', x: 'lost' };

/**
 * What a server answers whose only tool, `get`, answers by the word of a case, such as `ffp`: `p` is
 * `good`, `f` is `bad`, `x` is `lost`. Without a word, the answer is good. With the word `extra` there
 * is a tool of that name.
 *
 * @param numberOf counts the calls of a case from 0
 */
export function answerBy(words: Words, numberOf: Count, ...[method, params]: Asked): object {
  if (method === 'initialize') return initialized('wordy');
  if (method === 'tools/list') {
    const names = words['extra'] === undefined ? ['get'] : ['get', 'extra'];
    // Connections that passed stay open then.
    const rest = { inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } };
    return { tools: names.map((name) => ({ name, ...rest })) };
  }
  const { name } = params.arguments;
  const word = words[name] ?? 'p';
  const text = TEXTS[word[numberOf(name)] ?? word.at(-1) ?? ''];
  return { content: [{ type: 'text', text }] };
}
