import * as core from '@actions/core';
import type { Logger } from '../ports/logger.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { createSecretKeeper, type SecretKeeper } from '../redaction/secret-keeper.ts';
import { cleanText } from '../text/clean-text.ts';

/** At the start of a line, after what .NET takes for white space: U+0085 too, unlike JavaScript. */
const LEADING_COLONS = /^((?:(?![\r\n\u2028\u2029])[\s\u0085])*):(?=:)/gm;

/**
 * Text that the runner prints instead of obeying. A plain line that begins with `::`, or holds
 * `##[`, is a workflow command to it, and lines may come from models and servers under test.
 */
export function withoutCommands(text: string): string {
  return text.replace(LEADING_COLONS, '$1:\u200b').replaceAll('##[', '##\u200b[');
}

/**
 * The job's log, without secrets: the runner's own mask knows a secret only as it was given, and
 * annotations are kept and shown elsewhere too. What nobody would see of a name that stands in it is
 * written out, and no terminal obeys it; after the secrets, which it would make others of.
 */
export function actionsLogger(redactor: Redactor): Logger {
  const text = (message: string) => cleanText(redactor.text(message));
  return {
    debug: (message) => core.debug(text(message)),
    info: (message, sign = '') => core.info(`${sign}${withoutCommands(text(message))}`),
    notice: (message) => core.notice(text(message)),
    warning: (message) => core.warning(text(message)),
    error: (message) => core.error(text(message)),
    group: (title, body) => core.group(text(title), body),
  };
}

/** Every secret of the job as it becomes known: what this one learns, the runner's log hides too. */
export function jobSecrets(): SecretKeeper {
  const keeper = createSecretKeeper();
  const masked = new Set(['']);
  return {
    ...keeper,
    learn: (secret) => {
      // The log is masked line by line, so a secret of several lines is several secrets.
      for (const line of secret.split(/[\r\n]+/).map((one) => one.trim())) {
        if (!masked.has(line)) core.setSecret(line);
        masked.add(line);
      }
      return keeper.learn(secret);
    },
  };
}

/** Tokens of the runner itself, which a server under test could have come by. */
const RUNNER_TOKENS = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'];

/**
 * Takes in the secrets of the inputs and of the runner, before anything is said or read; names what
 * cannot be hidden, never its value.
 */
export function learnNamed(
  named: Iterable<{ readonly name: string; readonly value: string }>,
  secrets: SecretKeeper,
  logger: Logger,
): void {
  for (const name of RUNNER_TOKENS) secrets.learn(process.env[name] ?? '');
  for (const { name, value } of named) {
    const weakness = secrets.learn(value);
    if (weakness === null) continue;
    logger.notice(`${name}: ${WEAK[weakness]} So it is hidden in the log of the runner alone.`);
  }
}

const WEAK = {
  short: 'the value has fewer than six characters, which any text has by chance.',
  common: 'the value is a common word, which any text may have.',
} as const;
