import { describe, expect, it } from '@jest/globals';
import { BASE_PROJECT } from '../../../src/contract/embedded/service-start.ts';
import { runBothSides } from '../../../src/evals/base/both-sides.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { EMBEDDED_PACE } from '../../../src/evals/watch/pace.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { closeRigsAfterEach, startRig } from '../../support/client/client-rig.ts';
import { notFound, PROJECT, pathOf, WEATHER } from '../../support/evals/fake-api.ts';
import { toolCase } from '../../support/evals/suite-builder.ts';

closeRigsAfterEach();

const BASE = { id: 'p_base', name: BASE_PROJECT };
const SUITE = { name: 'sides', tests: [toolCase('asks', 'forecast', {}, WEATHER.name)] };

/** Both sides of a service, at which the run of the base waits for that of the head, and this has ended. */
async function runWithHead(run: object, iterations: readonly object[] = []) {
  const { client, clock, logger } = await startRig((request) => {
    const path = pathOf(request);
    if (path === '/projects') return { json: { items: [PROJECT, BASE] } };
    const [, project, rest] = /^\/projects\/([^/]+)\/(.*)$/.exec(path) ?? [];
    const isBase = project === BASE.id;
    if (rest === 'servers') return { json: { items: [WEATHER] } };
    if (rest === 'eval-suites') return { json: { items: [] } };
    if (rest === 'eval-runs') {
      const created = { runId: isBase ? 'r_base' : 'r_head', suiteId: 'st', servers: [WEATHER] };
      return { status: 202, json: { ...created, status: 'pending' } };
    }
    if (rest === 'eval-runs/r_base') return { json: { id: 'r_base', status: 'pending' } };
    if (rest === 'eval-runs/r_head') return { json: { id: 'r_head', ...run } };
    if (rest === 'eval-runs/r_head/iterations') return { json: { items: iterations } };
    return notFound(path);
  });
  const request = {
    target: {
      kind: 'file' as const,
      ...(await parseSuiteFile('suite.yaml', JSON.stringify(SUITE))),
    },
    ...{ project: PROJECT.id, servers: [], allServersByDefault: true, modelApiKeys: {} },
    ...{ iterations: undefined, notes: undefined, minPassRatePercent: undefined, marker: 'm' },
  };
  return runBothSides(client, request, {
    ...{
      pace: EMBEDDED_PACE,
      slowdown: () => 1,
      traces: { ofFailed: 25, ofPassed: 0 },
      notice: null,
      clock,
      logger,
    },
    ...{ signal: new AbortController().signal, redactor: createRedactor([]) },
    onRun: () => undefined,
    // Whoever waits for it never comes back.
    deadlineAtMs: Number.MAX_SAFE_INTEGER,
  });
}

describe('a base beside a head that is not carried out', () => {
  it.each<[string, object, object[]]>([
    ['cancelled', { status: 'cancelled' }, []],
    ['failed', { status: 'failed' }, [{ status: 'failed', error: 'It ended before this did.' }]],
  ])('is given up where that ended as %s', async (status, run, iterations) => {
    const ids = { id: 'i_1', title: 'asks', iterationNumber: 1 };
    const { head, base } = await runWithHead(
      run,
      iterations.map((one) => ({ ...ids, ...one })),
    );
    expect(head.report.run?.status).toBe(status);
    expect(base).toMatchObject({
      trouble: `it was given up, since the run of the head ended as ${status}.`,
    });
  });
});
