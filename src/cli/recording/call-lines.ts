import { createInterface } from 'node:readline';
import type { ConfigurationProblem } from '../../trouble/errors.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A call that is asked for. */
export interface AskedCall {
  tool: string;
  arguments: Readonly<Record<string, unknown>>;
  title?: string | undefined;
}

const NO_JSON =
  'is no JSON: it takes braces around all of it, and double quotes around each name and text.';

/** A call as it was typed, or what is wrong with its arguments. */
export function callOf(
  tool: string,
  json: string,
  { where, example }: { where: string; example: string },
): AskedCall | ConfigurationProblem {
  try {
    const given: unknown = JSON.parse(json);
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) {
      return { tool, arguments: { ...given } };
    }
    return { where, message: 'must be a JSON object.', example };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { where, message: NO_JSON, example };
  }
}

/** Calls as they are typed, one a line: a tool, and what it is given. */
export async function* callsFrom({
  stdin: open,
  stderr,
  signal,
}: Terminal): AsyncGenerator<AskedCall | ConfigurationProblem, void, undefined> {
  const stdin = open?.();
  if (stdin === undefined) return;
  if (stdin.isTTY === true)
    stderr.write('One call a line: TOOL {"name": "value"}. Ctrl-D ends it.\n');
  const lines = createInterface({ input: stdin });
  const close = () => lines.close();
  signal.addEventListener('abort', close);
  let number = 0;
  try {
    for await (const line of lines) {
      number += 1;
      const text = line.trim();
      if (text === '' || text.startsWith('#')) continue;
      const end = text.search(/\s/);
      const [tool, json] = end === -1 ? [text, '{}'] : [text.slice(0, end), text.slice(end)];
      yield callOf(tool, json, { where: `line ${number}`, example: 'late_fee {"days": 3}' });
    }
  } finally {
    signal.removeEventListener('abort', close);
    lines.close();
  }
}
