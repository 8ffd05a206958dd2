import { afterEach, describe, expect, it } from '@jest/globals';
import { byEffort, oneOfEach, tellFigures, timeLimitMs } from '../../support/effort.ts';
import { suiteFile } from '../../support/evals/suite-builder.ts';
import {
  brooded,
  type HostileBody,
  hostileAnswers,
  hostilePages,
} from '../../support/hostile/bodies.ts';
import {
  type Answering,
  HOSTED_ROUTES,
  type HostedRoute,
  startHostedService,
} from '../../support/hostile/hosted-service.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

/**
 * What a service may send: whatever it is, the action ends with a verdict, outputs and a summary,
 * also where it has a quarter of the memory that a runner gives it.
 */

const COLLECTIONS = ['projects', 'suites', 'servers', 'cases', 'iterations', 'history'] as const;
const HEAPS = ['--max-old-space-size=1024', ''] as const;
const STEP_LIMIT_MS = 240_000;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function run(
  answering: Partial<Record<HostedRoute, Answering>>,
  { saved, heap = '' }: { saved: boolean; heap?: string },
): Promise<ActionResult> {
  const service = await startHostedService(answering);
  const workspace = new EvalWorkspace({ 'suite.yaml': suiteFile({ name: 'new' }) });
  const result = await runAction({
    workspace: workspace.folder,
    inputs: {
      ...{ 'base-url': service.baseUrl, 'api-key': 'sk_test_0123456789abcdef' },
      ...(saved ? { suite: 'saved' } : { 'suite-file': 'suite.yaml' }),
      ...{ 'timeout-minutes': '0.4', 'artifact-name': 'never', comment: 'never' },
    },
    env: heap === '' ? {} : { NODE_OPTIONS: heap },
    stepLimitMs: STEP_LIMIT_MS,
  });
  cleanUps.push(
    () => service.close(),
    () => workspace.remove(),
    result.dispose,
  );
  return result;
}

/** No run of these passed: its one iteration failed. */
function expectVerdict(result: ActionResult, verdicts: RegExp): void {
  expect(result.rawLog).not.toContain('FATAL ERROR');
  expect(result.outputs['verdict']).toMatch(verdicts);
  expect(result.summary).not.toBe(null);
  expect(result.exitCode).toBe(1);
}

interface Row {
  route: HostedRoute;
  body: HostileBody;
  heap: string;
}

const pages = hostilePages();
const answers = hostileAnswers();
const rows: Row[] = HEAPS.flatMap((heap) => [
  ...COLLECTIONS.flatMap((route) => pages.map((body) => ({ route, body, heap }))),
  ...Object.keys(HOSTED_ROUTES).flatMap((route) =>
    answers.map((body) => ({ route: route as HostedRoute, body, heap })),
  ),
]);
/** What is read of iterations is kept, so that they come first; for what is tried again, the end. */
const firstRoute = ({ kind }: HostileBody) => (kind === 'broken' ? 'history' : 'iterations');
const isFirst = ({ route, body }: Row) => Number(route === firstRoute(body));
const inOrder = rows.toSorted((a, b) => isFirst(b) - isFirst(a));

describe('bodies of a hosted service', () => {
  it(
    'end in a verdict, however large, deep, many or broken',
    async () => {
      const tried = oneOfEach(inOrder, ({ body }) => body.kind);
      for (const { route, body, heap } of tried) {
        const saved = ['cases', 'history'].includes(route);
        const result = await run({ [route]: body.send }, { saved, heap });
        try {
          // A route whose answer decides nothing leaves the verdict as it is.
          const optional = ['cases', 'history', 'trace', 'servers'].includes(route);
          expectVerdict(
            result,
            optional ? /^(failed|incomplete|invalid)$/ : /^(failed|incomplete)$/,
          );
        } catch (error) {
          throw new Error(`${route}: ${body.name} ${heap}\n${result.rawLog.slice(-2_000)}`, {
            cause: error,
          });
        }
        for (const cleanUp of cleanUps.splice(0)) await cleanUp();
      }
      tellFigures(
        `${tried.length} of ${rows.length} bodies on ${Object.keys(HOSTED_ROUTES).length} routes`,
      );
    },
    timeLimitMs(180_000),
  );

  it(
    'hold no text that anything broods over, however long, in every member',
    async () => {
      const texts = brooded(byEffort({ ci: 300_000, soak: 1_500_000 }));
      const tried = oneOfEach(texts, ({ piece }) => ['[mcp-eval-gate '].includes(piece));
      for (const { bodies } of tried) {
        const answering = Object.fromEntries(
          Object.entries(bodies).map(([route, body]): [string, Answering] => [
            route,
            (response) => response.end(body),
          ]),
        );
        expectVerdict(await run(answering, { saved: true }), /^(failed|incomplete)$/);
      }
      tellFigures(`${tried.length} of ${texts.length} texts in every member of 9 routes`);
    },
    timeLimitMs(120_000),
  );
});
