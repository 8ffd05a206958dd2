import { expect, test } from '@jest/globals';
import { upload } from '../../../src/sources/upload/upload.ts';
import { serveHttp } from '../../support/http-server.ts';
import { serviceWith } from '../../support/service.ts';
import { connectionWith, environmentOf, reportOf, storedOf } from '../../support/uploads.ts';

const service = await serviceWith();

/** After these the step is repeated: the job is killed, or no later answer arrives. */
const ENDS = ['kill before', 'kill after', 'outage'];
const FAULTS = [...ENDS, 'reset', 'lose', 'cut'];
const ROWS = 201;
const TITLES = reportOf(ROWS).cases.map(({ title }) => title);

/** Passes requests on to the service. Something goes wrong with one of them. */
function startProxy(fault: string, at: number, kill: () => void) {
  let seen = -1;
  return serveHttp(async ({ url, headers }, response, body) => {
    seen += 1;
    const wrong = seen === at || (fault === 'outage' && seen > at) ? fault : null;
    if (wrong === 'kill before') return kill();
    if (wrong === 'reset') return response.destroy();
    const sent = { authorization: headers.authorization ?? '', 'content-type': 'application/json' };
    const answer = await fetch(`${service.origin}${url}`, { method: 'POST', headers: sent, body });
    const text = await answer.text();
    if (wrong === 'kill after') return kill();
    if (wrong === 'lose' || wrong === 'outage') return response.destroy();
    response.writeHead(answer.status, { 'content-length': Buffer.byteLength(text) });
    if (wrong === 'cut') return response.write(text.slice(0, 9), () => response.destroy());
    return response.end(text);
  });
}

// Start, two requests of rows, finalize.
test.each(FAULTS.flatMap((fault) => [0, 1, 2, 3].map((at) => [fault, at] as const)))(
  '%s at request %d: nothing is lost or doubled',
  async (fault, at) => {
    const job = new AbortController();
    const proxy = await startProxy(fault, at, () => job.abort());
    const attempt = async (origin: string, signal: AbortSignal) => {
      const report = reportOf(ROWS, `${fault} ${at}`);
      const connection = connectionWith(service, origin);
      await upload(report, connection, environmentOf({}, { signal }));
      return report;
    };
    let report = await attempt(proxy.origin, job.signal);
    expect(report.warnings.length).toBe(ENDS.includes(fault) ? 1 : 0);
    if (ENDS.includes(fault)) report = await attempt(service.origin, new AbortController().signal);
    expect(report.warnings).toEqual([]);
    const stored = await storedOf(service, report);
    expect(stored).toMatchObject({ runs: 1, status: 'completed', result: 'failed' });
    expect(stored.titles).toEqual(TITLES.toSorted());
  },
);
