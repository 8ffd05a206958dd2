import { setTimeout as delay } from 'node:timers/promises';
import { SdkReporter, type SdkRow } from '../service/reporters/sdk-reporter.ts';

/**
 * An eval program as repositories have them: its evals are made up, and it reports them as the public
 * SDK does (wire reference, 9.3), to the service that its environment names. The first argument says
 * how it behaves.
 */

const { MCPJAM_BASE_URL: origin = '', MCPJAM_API_KEY: apiKey = '' } = process.env;
const generation = process.argv.includes('--old') ? '1.14.0' : 'current';
const project = process.env['MCPJAM_PROJECT_ID'];
const reporter = new SdkReporter({
  ...{ origin, apiKey, generation },
  ...(project === undefined ? {} : { project }),
});

const row = (caseTitle: string, passed = true): SdkRow => ({
  ...{ caseTitle, passed, model: 'emulated', provider: 'none', durationMs: 5 },
  ...{ expectedToolCalls: [{ toolName: 'echo' }], actualToolCalls: [{ toolName: 'echo' }] },
  ...(passed ? {} : { error: 'the answer was another one' }),
});

const id = () => `sdk-${Date.now()}-${Math.random().toString(36).slice(2)}`;
const run = (suiteName = 'sdk evals') => ({ suiteName, externalRunId: id() });

const ROWS = [row('adds'), row('adds'), row('subtracts')];

const BEHAVIOURS: Readonly<Record<string, () => Promise<unknown>>> = {
  passing: () => reporter.report({ ...run(), results: ROWS }),
  failing: () => reporter.report({ ...run(), results: [...ROWS, row('divides', false)] }),
  /** As test runners do. */
  'failing-red': async () => {
    await reporter.report({ ...run(), results: [...ROWS, row('divides', false)] });
    process.exitCode = 1;
  },
  'passing-red': async () => {
    await reporter.report({ ...run(), results: ROWS });
    process.exitCode = 3;
  },
  /** What passed before fails. */
  regressed: () =>
    reporter.report({ ...run(), results: [row('adds'), row('adds'), row('subtracts', false)] }),
  streaming: async () => {
    const stream = reporter.stream(run());
    for (let index = 0; index < 230; index += 1) await stream.record(row(`case ${index}`));
    await stream.finalize();
  },
  'two-long-runs': async () => {
    const rows = Array.from({ length: 150 }, (_, index) => row(`case ${index}`));
    await reporter.report({ ...run('first'), results: rows });
    await reporter.report({ ...run('second'), results: rows });
  },
  suites: async () => {
    await reporter.report({ ...run('first'), results: ROWS });
    await reporter.report({ ...run('second'), results: [row('adds')] });
    await reporter.report({ ...run('first'), results: [row('adds')] });
  },
  'one-suite-failing': async () => {
    await reporter.report({ ...run('first'), results: ROWS });
    await reporter.report({ ...run('second'), results: [row('adds', false)] });
  },
  crashing: async () => {
    const { externalRunId, suiteName } = run();
    const started = await reporter.start({ externalRunId, suiteName });
    await reporter.append(started['runId'], [{ externalIterationId: 'a', ...row('adds') }]);
    throw new Error('the program broke half-way');
  },
  open: async () => {
    const started = await reporter.start(run());
    await reporter.append(started['runId'], [{ externalIterationId: 'a', ...row('adds') }]);
  },
  short: () => reporter.report({ ...run(), expectedIterations: 5, results: ROWS } as never),
  nothing: async () => undefined,
  hanging: async () => {
    await reporter.report({ ...run(), results: ROWS });
    await delay(600_000);
  },
  'hanging-silently': () => delay(600_000),
  /** What it is given, and what the runner would take for a command. */
  telling: async () => {
    console.log(`key ${apiKey}`);
    console.log('::set-output name=verdict::passed');
    console.log(`names ${Object.keys(process.env).sort().join(' ')}`);
    console.log(`password ${process.env['SHOP_PASSWORD']}`);
    await BEHAVIOURS['passing']?.();
  },
  /** What it was given as secret stands in what it reports. */
  leaking: () => {
    const secret = process.env['SHOP_PASSWORD'] ?? '';
    const trace = [{ role: 'user', content: `log in with ${secret}` }];
    const failed = { ...row(`logs in by ${secret}`, false), error: `refused ${secret}`, trace };
    return reporter.report({ ...run(), results: [failed, row('adds')] });
  },
  /** One of two reports is more than is taken in one request. */
  'too-large': async () => {
    await reporter.report({ ...run(), results: ROWS });
    const failed = { ...row('divides', false), error: 'x'.repeat(33 * 1024 * 1024) };
    await reporter.report({ ...run('second'), results: [failed] }).catch(console.log);
  },
  /** As where two files of tests take the id of the job. */
  twice: async () => {
    const same = run();
    await reporter.report({ ...same, results: ROWS });
    await reporter.report({ ...same, results: [row('divides', false)] });
  },
  /** The same id in every attempt, whatever comes of the evals. */
  fixed: () => {
    const more = process.argv.includes('--failing') ? [row('divides', false)] : [];
    return reporter.report({ ...run(), externalRunId: 'nightly', results: [...ROWS, ...more] });
  },
  /** None of the tests of a suite was found. */
  'one-empty': async () => {
    await reporter.report({ ...run(), results: ROWS });
    const { externalRunId, suiteName } = run('second');
    const started = await reporter.start({ externalRunId, suiteName });
    await reporter.finalize(started['runId'], externalRunId);
  },
  refused: () => reporter.report({ ...run(''), results: ROWS }),
};

const [, , behaviour = ''] = process.argv;
const behave = BEHAVIOURS[behaviour];
if (behave === undefined) throw new Error(`There is no behaviour ${behaviour}.`);
await behave();
