import { describe, expect, it } from '@jest/globals';
import type { EvalsClient } from '../../../src/client/client.ts';
import { closeRigsAfterEach, collect, startRig } from '../../support/client/client-rig.ts';
import { inOrder } from '../../support/client/scripted-server.ts';

closeRigsAfterEach();

const RUN = { id: 'r', status: 'completed', tags: 5, ci: 'main', serverNames: {}, framework: [] };
const SUITE = { id: 's', environmentIds: 5, schedule: [], settings: { checks: 5, judge: 5 } };
const ITERATION = { id: 'i', iterationNumber: 1, status: 'completed', metadata: 5, leftOut: {} };
const ENDED = { ok: true, suiteId: 's', runId: 'r', status: 'completed', reused: 'yes' };
const COUNTS = { ok: true, inserted: 0, skipped: 0, total: 0, projectId: 5 };
const ADDRESS = { ok: true, uploadUrl: 'https://files.example.com/u', projectId: 5 };
const REPORT = { run: { suiteName: 'n', externalRunId: 'e' }, rows: [] };

/** Services may send these members, and no verdict hangs on them. */
const ANSWERS: [name: string, call: (client: EvalsClient) => Promise<unknown>, json: unknown][] = [
  ['a run', (c) => c.runs.get('p', 'r'), RUN],
  ['a cancelled run', (c) => c.runs.cancel('p', 'r'), RUN],
  ['the runs of a suite', (c) => collect(c.suites.runs('p', 's')), { items: [RUN] }],
  ['a suite', (c) => c.suites.get('p', 's'), SUITE],
  ['an iteration', (c) => collect(c.runs.iterations('p', 'r')), { items: [ITERATION] }],
  ['a report', (c) => c.ingest.report('p', REPORT), ENDED],
  ['rows', (c) => c.ingest.append('p', { runId: 'r', rows: [] }), COUNTS],
  ['an upload address', (c) => c.artifacts.uploadAddress('p'), ADDRESS],
];

describe('odd values of members that the client does not read', () => {
  it.each(ANSWERS)('of %s are nothing to tell', async (_, call, json) => {
    const { client, logger } = await startRig(inOrder({ json }));
    const read = await call(client);
    const unreadable = [read].flat().flatMap((one) => Object(one).unreadable ?? []);
    expect([unreadable, logger.lines]).toEqual([[], []]);
  });
});
