import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type ConfigurationProblem, whyUnread } from '../../trouble/errors.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A terminal whose environment has more in it, and what could not be read of that. */
export interface TerminalWithFiles {
  terminal: Terminal;
  problems: ConfigurationProblem[];
}

/** Puts what `.env` files say below what the environment says itself; of several, the last one counts. */
export async function withEnvironmentFiles(
  terminal: Terminal,
  files: readonly string[],
): Promise<TerminalWithFiles> {
  const problems: ConfigurationProblem[] = [];
  let environment: NodeJS.ProcessEnv = {};
  for (const file of files) {
    try {
      const text = await readFile(path.resolve(terminal.folder, file), 'utf8');
      environment = { ...environment, ...parseEnv(text) };
    } catch (error) {
      const message = `cannot read \`${file}\`: ${whyUnread(error)}.`;
      problems.push({ where: '--dotenv', message, example: '.env' });
    }
  }
  environment = { ...environment, ...terminal.environment };
  return { terminal: { ...terminal, environment }, problems };
}

/** Whether a variable is looked in for the key of a model. */
export function isKeyVariable(name: string): boolean {
  return Object.values<readonly string[]>(KEY_VARIABLES).some((names) => names.includes(name));
}

/** Variables in which the programs of model providers expect their keys, by the provider. */
const KEY_VARIABLES = {
  anthropic: ['ANTHROPIC_API_KEY'],
  openai: ['OPENAI_API_KEY'],
  google: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'],
} as const;

/** Keys of models as the input of that name has them; undefined where there are none. */
export function keysInEnvironment(environment: NodeJS.ProcessEnv): string | undefined {
  const lines = Object.entries(KEY_VARIABLES).flatMap(([provider, names]) => {
    const key = names.map((name) => environment[name]?.trim()).find((value) => value);
    return key === undefined ? [] : [`${provider}=${key}`];
  });
  return lines.length === 0 ? undefined : lines.join('\n');
}
