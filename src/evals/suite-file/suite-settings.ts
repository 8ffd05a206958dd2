import { z } from 'zod';
import {
  type CaseLimits,
  caseLimitsSchema,
  executionSettingsSchema,
} from '../../contract/cases/execution-settings.ts';
import { EXECUTION_LIMITS } from '../../contract/limits.ts';
import type { ValidationProblem } from '../../contract/wire/validation.ts';
import { meantNumber } from '../../yaml/meant-number.ts';

const { leastMs, connectMs, toolMs, iterationMs } = EXECUTION_LIMITS;

/** As in the inputs of these names; the wire has milliseconds. */
function seconds(mostMs: number) {
  const [least, most] = [leastMs / 1000, mostMs / 1000];
  const error = ({ input }: { input?: unknown }) => {
    const given = typeof input === 'number' ? `, not ${input}` : '';
    const meant =
      typeof input === 'string'
        ? meantNumber(input, 'seconds')
        : Number(input) > most
          ? meantNumber(`${input}ms`, 'seconds')
          : undefined;
    const hint = meant === undefined || meant < least || meant > most ? '' : ` Write ${meant}.`;
    return `must be a number of seconds from ${least} to ${most}${given}.${hint}`;
  };
  return z.number({ error }).min(least, { error }).max(most, { error }).optional();
}

/** What suite and cases may say of how long is waited. */
export const limitSettings = {
  connectTimeout: seconds(connectMs).describe(
    'Seconds that a server may take to come up; 10, or 90 for what is fetched first, as by npx.',
  ),
  toolTimeout: seconds(toolMs).describe(
    'Seconds that a server may take for one request, such as the call of a tool; 30.',
  ),
  iterationTimeout: seconds(iterationMs).describe(
    'Seconds that the steps of one iteration may take together; 300.',
  ),
  maxTurns: caseLimitsSchema.shape.maxTurns.describe(
    'Answers of the model to one prompt, at most; 20.',
  ),
};

const { concurrency, isolation, setup, teardown } = executionSettingsSchema.shape;

/** What a suite alone may say of how it is run. */
export const runSettings = {
  concurrency: concurrency.describe(
    'Iterations that are carried out at once, at most; as many as there are cores, at least 2.',
  ),
  isolation: isolation.describe(
    'When an iteration gets servers that were started for it alone: `iteration` always, `lane` after one that failed, `auto` also after one that called what may change their state.',
  ),
  setup: setup.describe(
    'Command that runs before the servers of an iteration start: a line for the shell, or a list of a program and its arguments. An iteration whose setup fails has no result. See [Servers with state](service.md#servers-with-state).',
  ),
  teardown: teardown.describe(
    'Command that runs after the servers of an iteration have ended. That it fails is a warning.',
  ),
};

const limitsSchema = z.object(limitSettings);
export type LimitSettings = z.output<typeof limitsSchema>;

/** The limits of a case as they are sent: its own, else those of its suite. */
export function caseLimits(own: LimitSettings, suite: LimitSettings): { limits?: CaseLimits } {
  const [connectTimeoutMs, toolTimeoutMs, iterationTimeoutMs] = [
    inMs(own.connectTimeout ?? suite.connectTimeout),
    inMs(own.toolTimeout ?? suite.toolTimeout),
    inMs(own.iterationTimeout ?? suite.iterationTimeout),
  ];
  const maxTurns = own.maxTurns ?? suite.maxTurns;
  const limits: CaseLimits = {
    ...(connectTimeoutMs === undefined ? {} : { connectTimeoutMs }),
    ...(toolTimeoutMs === undefined ? {} : { toolTimeoutMs }),
    ...(iterationTimeoutMs === undefined ? {} : { iterationTimeoutMs }),
    ...(maxTurns === undefined ? {} : { maxTurns }),
  };
  return Object.keys(limits).length === 0 ? {} : { limits };
}

const inMs = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : Math.round(seconds * 1000);

const LIMITS = Object.keys(limitSettings);
const SETTINGS = [...LIMITS, ...Object.keys(runSettings)];

/** Settings that a hosted service would not know. */
export function settingsBeyondHosted(suite: { tests: readonly object[] }): ValidationProblem[] {
  return [
    ...given(suite, SETTINGS, []),
    ...suite.tests.flatMap((test, index) => given(test, LIMITS, ['tests', index])),
  ];
}

function given(
  part: object,
  names: readonly string[],
  place: readonly PropertyKey[],
): ValidationProblem[] {
  const values = new Map<string, unknown>(Object.entries(part));
  return names
    .filter((name) => values.get(name) !== undefined)
    .map((name) => ({
      path: [...place, name],
      message: 'is known to the embedded service alone; a hosted one has settings of its own.',
    }));
}
