import { randomUUID } from 'node:crypto';
import { messageOf } from '../lib/errors.ts';
import { annotationWriter } from '../surfaces/annotations.ts';
import { writeOutputs } from '../surfaces/outputs.ts';
import { PROCESS_MARK } from './post.ts';

export const runAction = () => run({ verdict: 'incomplete' }, () => import('./main.ts'));

export const runRequest = () => run({}, () => import('./request.ts'));

type Step = typeof import('./main.ts');

/** `outputs` stand if the process is killed. */
async function run(outputs: Record<string, string>, load: () => Promise<Step>): Promise<void> {
  const processMark = randomUUID();
  // Before anything else is loaded: the last value of an output wins, so that every way out leaves
  // a verdict.
  const write = annotationWriter((text) => process.stdout.write(text));
  const save = (path: string, values: Record<string, string>) => {
    try {
      writeOutputs(path, values);
    } catch (error) {
      write(`::warning::Could not write the outputs: ${messageOf(error).replaceAll('\n', ' ')}\n`);
    }
  };
  save(process.env['GITHUB_OUTPUT'] ?? '', outputs);
  const { GITHUB_STATE: state } = process.env;
  // For `post.ts`, if this process is killed.
  const keep = state ? (name: string, value: string) => save(state, { [name]: value }) : undefined;
  keep?.(PROCESS_MARK, processMark);
  const cancelled = new AbortController();
  // The runner sends SIGINT, then SIGTERM 7.5 s later.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => cancelled.abort());
  const { main } = await load();
  const code = await main(process.env, process.cwd(), cancelled.signal, write, processMark, keep);
  // A slow reader gets all lines.
  process.stdout.write('', () => process.exit(code));
}
