import { existsSync } from 'node:fs';
import path from 'node:path';
import { isEmbedded, type RawInputs } from '../../inputs/raw-inputs.ts';
import { modeCommand } from '../judged/mode-command.ts';
import { keysInEnvironment } from '../options/environment.ts';
import type { AddCommand } from './command.ts';

/** `run`: runs eval suites and judges their results, one suite after the other. */
export const addRun: AddCommand = (terminal, end) =>
  modeCommand(
    {
      name: 'run',
      mode: 'run',
      description: 'Run eval suites and judge their results.',
      argument: ['[suites...]', 'Suite files; or saved suites, with an address in --base-url.'],
      options: [
        ['--case <title>', 'Run the case of this title alone. May be given more than once.'],
        ['--filter <text>', 'Run the cases alone that have this in their title.'],
        ['--tag <tag>', 'Run the cases alone that have this tag.'],
        ['--bail', 'Stop at the first case that fails.'],
        ['--watch', 'Run again when the suite, the list of servers or their code changes.'],
        ['--open', 'Open the report in the browser.'],
      ],
      judgings: (suites, written, options, environment) => {
        const raw = withModelKeys(written, environment);
        const asked = { ...choiceOf(options, raw), bail: options['bail'] === true };
        if (suites.length === 0) return [{ title: null, raw, ...asked }];
        return suites.map((suite) => ({
          title: suites.length > 1 ? suite : null,
          raw: { ...raw, ...suiteInput(suite, raw, terminal.folder) },
          ...asked,
        }));
      },
    },
    terminal,
    end,
  );

/** Keys of models are looked for where the programs of their providers expect them. */
function withModelKeys(raw: RawInputs, environment: NodeJS.ProcessEnv): RawInputs {
  const keys = isEmbedded(raw) ? keysInEnvironment(environment) : undefined;
  return keys === undefined ? raw : { 'model-api-keys': keys, ...raw };
}

/** Which cases are asked for; a service that keeps the suite would take them for all there are. */
function choiceOf(options: Readonly<Record<string, unknown>>, raw: RawInputs) {
  const listed = (name: string): string[] => {
    const value = options[name];
    return Array.isArray(value) ? value.map(String) : [];
  };
  const choice = { titles: listed('case'), parts: listed('filter'), tags: listed('tag') };
  const isAll = choice.titles.length + choice.parts.length + choice.tags.length === 0;
  if (isAll) return {};
  if (isEmbedded(raw)) return { choice };
  const given = ['case', 'filter', 'tag'].filter((name) => listed(name).length > 0);
  const problems = given.map((name) => ({ where: `--${name}`, message: HOSTED_CHOICE }));
  return { choice, problems };
}

const HOSTED_CHOICE =
  'works with the embedded service only: a hosted one keeps the suite, which a part of it would write ' +
  'over. Remove it or `--base-url`.';

/** A service elsewhere has saved suites, which no file of that name stands for. */
function suiteInput(suite: string, raw: RawInputs, folder: string): RawInputs {
  const isSaved = !isEmbedded(raw) && !existsSync(path.resolve(folder, suite));
  return isSaved ? { suite } : { 'suite-file': suite };
}
