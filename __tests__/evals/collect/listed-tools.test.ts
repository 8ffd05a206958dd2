import { describe, expect, it } from '@jest/globals';
import { withListedTools } from '../../../src/evals/collect/listed-tools.ts';
import type { ServerReport } from '../../../src/model/run-report.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { closeRigsAfterEach, startRig } from '../../support/client/client-rig.ts';
import type { Script } from '../../support/client/scripted-server.ts';
import { notFound, pathOf } from '../../support/evals/fake-api.ts';

closeRigsAfterEach();

const LIBRARY = { id: 'sv_1', name: 'library' };
const WEATHER = { id: 'sv_2', name: 'weather' };

async function list(
  script: Script,
  servers: ServerReport[],
  signal = new AbortController().signal,
) {
  const { client, clock, logger, server } = await startRig(script);
  const redactor = createRedactor(['s3cr3t-value']);
  const listed = await withListedTools(client, 'p_1', servers, { clock, logger, signal, redactor });
  return { listed, requests: server.requests };
}

const toolsOf = (names: readonly string[]) => ({
  json: { items: names.map((name) => ({ name, inputSchema: {} })) },
});

const PATH = /^\/projects\/p_1\/servers\/(\w+)\/tools$/;

describe('tools that a service lists of the servers of a run', () => {
  it('are asked for with a request a server, but where they are known', async () => {
    const known = { id: 'sv_3', name: 'maps', tools: ['find'] };
    const { listed, requests } = await list(
      (request) => toolsOf([`tool of ${PATH.exec(pathOf(request))?.[1]}`]),
      [LIBRARY, WEATHER, known],
    );
    expect(listed).toEqual([
      { ...LIBRARY, tools: ['tool of sv_1'] },
      { ...WEATHER, tools: ['tool of sv_2'] },
      known,
    ]);
    expect(requests).toHaveLength(2);
  });

  it('are unknown where the service does not list them, which takes nothing from the others', async () => {
    const { listed } = await list(
      (request) => (pathOf(request).includes('sv_1') ? notFound('tools') : toolsOf(['a'])),
      [LIBRARY, WEATHER],
    );
    expect(listed).toEqual([LIBRARY, { ...WEATHER, tools: ['a'] }]);
  });

  it('are unknown where there are more of them than are told', async () => {
    const names = Array.from({ length: 2_001 }, (_, at) => `tool-${at}`);
    expect((await list(() => toolsOf(names), [LIBRARY])).listed).toEqual([LIBRARY]);
    const { listed } = await list(() => toolsOf(names.slice(1)), [LIBRARY]);
    expect(listed[0]?.tools).toHaveLength(2_000);
  });

  it('are not asked for where the job is cancelled, nor of any number of servers', async () => {
    const aborted = AbortSignal.abort(new Error('cancelled'));
    const cancelled = await list(() => toolsOf(['a']), [LIBRARY], aborted);
    expect(cancelled).toMatchObject({ listed: [LIBRARY], requests: [] });
    const many = Array.from({ length: 30 }, (_, at) => ({ id: `sv_${at}`, name: `${at}` }));
    const { listed, requests } = await list(() => toolsOf(['a']), many);
    expect([listed.length, requests.length]).toEqual([30, 20]);
  });

  it('show no secret', async () => {
    const { listed } = await list(() => toolsOf(['read-s3cr3t-value']), [LIBRARY]);
    expect(JSON.stringify(listed)).not.toContain('s3cr3t');
  });
});
