/** Suites on a hosted service: a real one, and between it and the job something that fails. */
import { serveHttp } from '../support/http-server.ts';
import { localServer, SETTINGS, serviceWith } from '../support/service.ts';
import { ADDS, FAILS, type Row, type Rows, serverWith, testRows } from '../support/verdicts.ts';

const settings = { ...SETTINGS, maxConcurrentRuns: 100 };
const service = await serviceWith([localServer('s', serverWith())], { settings });
let fronts = 0;

type Json = Record<string, unknown>;
/** What happens to requests whose method and path match: so many of them, or all. */
interface Fault {
  on: RegExp;
  times?: number;
  /** An answer instead, the end of the connection, or its end after the service has answered. */
  answer?: [status: number, code: string] | 'reset' | 'lost';
  change?: (reply: Json) => Json;
}

/** Something between the job and the service. */
async function openFront(faults: Fault[]): Promise<string> {
  const left = new Map(faults.map((one) => [one, one.times ?? Number.POSITIVE_INFINITY]));
  const front = await serveHttp(async (request, response, body) => {
    const { method = '', url = '', headers } = request;
    const fault = faults.find((one) => left.get(one) && one.on.test(`${method} ${url}`));
    if (fault) left.set(fault, (left.get(fault) ?? 0) - 1);
    const { answer, change = (reply: Json) => reply } = fault ?? {};
    if (answer === 'reset') return response.destroy();
    const send = (status: number, json: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    if (Array.isArray(answer)) return send(answer[0], { code: answer[1], message: 'no' });
    const names = ['authorization', 'content-type', 'idempotency-key'];
    const kept = names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
    const init = { method, headers: Object.fromEntries(kept), ...(body ? { body } : {}) };
    const reply = await fetch(`${service.origin}${url}`, init);
    if (answer === 'lost') return response.destroy();
    const json = Object(await reply.json());
    return send(reply.status, reply.ok ? change(json) : json);
  });
  fronts += 1;
  return `${front.origin}/api/v1`;
}

/** A run of a suite with a name of its own. */
const hosted =
  (row: Row = {}, ...faults: Fault[]) =>
  async (): Promise<Row> => {
    const target = { 'base-url': await openFront(faults), 'api-key': service.key };
    return { name: `suite ${fronts}`, ...row, inputs: { ...target, ...row.inputs } };
  };

const CREATION = /^POST .*\/eval-runs$/;
const RUN = /^GET .*\/eval-runs\/[^/]+$/;
const ITERATIONS = /\/iterations(\?|$)/;
/** 1.8 seconds. */
const SOON = { 'timeout-minutes': '0.03' };
const rewritten = (members: Json) => (reply: Json) => ({ ...reply, ...members });
/** A run that the service says is at this, without a result. */
const saying = (status: string, row: Row = {}) =>
  hosted(row, { on: RUN, change: rewritten({ status, result: null }) });
const page = (change: (items: Json[]) => unknown[]) => (reply: Json) => {
  return { ...reply, items: change(Object(reply)['items']) };
};
/** Two cases that pass, of three iterations, which are changed on their way. */
const cameBack = (change: (items: Json[]) => Json[], run: Json = {}, row: Row = {}) =>
  hosted(
    { cases: [`${ADDS}, runs: 2`, 'title: echoes, call: echo'], ...row },
    { on: ITERATIONS, change: page(change) },
    { on: RUN, change: rewritten(run) },
  );
const counted = (total: number, passed: number, failed: number) => {
  return { summary: { total, passed, failed } };
};
const UNAUTHORIZED: Fault['answer'] = [401, 'UNAUTHORIZED'];
const UNSTORED = { committed: [], failed: [{ name: 'fails', error: 'too long' }] };
const unstored = rewritten({ caseUpsert: UNSTORED });
/** The service refuses the run. */
const refusing = (status: number, code: string) =>
  hosted({ failure: { kind: 'service', status } }, { on: CREATION, answer: [status, code] });
const theirs = { id: 'theirs', testCaseId: 'theirs', title: 'theirs', result: 'failed' };
const ofFirst = (items: Json[]) => items.filter(({ title }) => title === 'adds');
const OUTAGE: Fault = { on: /\/eval-runs\//, answer: 'reset' };
const UNTOLD = { servers: undefined };
const HANGS = 'title: hangs, call: hang';
const WRONG = 'title: misfits, call: add, with: { a: one, b: 2 }';

const rows: Rows = {
  'hosted-passed': hosted(),
  'hosted-rerun': async () => {
    const { body } = await service.send(`${service.project}/servers`);
    const steps = [{ id: 'c', kind: 'toolCall', toolName: 'echo', arguments: {} }];
    const serverIds = [body.items[0].id];
    const suite = { name: 'saved', serverIds, tests: [{ title: 'echoes', steps }] };
    await service.send(`${service.project}/eval-suites`, suite);
    return hosted({ inputs: { 'suite-file': '', suite: 'saved' } })();
  },
  'hosted-failed': hosted({ cases: [ADDS, FAILS] }),
  'hosted-key': hosted({ problem: { code: 'refused' } }, { on: /./, answer: UNAUTHORIZED }),
  'hosted-project': hosted({ inputs: { project: 'Nope' }, problem: { code: 'not-found' } }),
  'hosted-refused': refusing(422, 'FEATURE_NOT_SUPPORTED'),
  'hosted-limits': hosted({ cases: [`${ADDS}, runs: 11`], problem: { code: 'range', max: 10 } }),
  'hosted-down': hosted({ inputs: SOON }, { on: /./, answer: 'reset' }),
  'hosted-errors': hosted({ inputs: SOON }, { on: /./, answer: [500, 'INTERNAL_ERROR'] }),
  'hosted-poll-refused': hosted({}, { on: RUN, times: 1, answer: [404, 'NOT_FOUND'] }),
  'hosted-lost-answer': hosted({}, { on: CREATION, times: 1, answer: 'lost' }),
  'hosted-too-large': hosted({}, { on: ITERATIONS, change: page(() => Array(600_000).fill(0)) }),
  'hosted-broken-off': saying('failed'),
  'hosted-cancelled': saying('cancelled'),
  'hosted-deadline': saying('running', { inputs: SOON, failure: { kind: 'deadline' } }),
  'hosted-killed': hosted({ inputs: SOON }, { on: CREATION, times: 1 }, OUTAGE),
  'hosted-case-missing': cameBack(ofFirst),
  'hosted-fewer': cameBack((items) => items.filter(({ iterationNumber }) => iterationNumber === 1)),
  'hosted-repeated': cameBack((items) => items.map((one) => ({ ...one, id: items[0]?.['id'] }))),
  'hosted-other-run': cameBack((items) => items.map((one) => ({ ...one, runId: 'another' }))),
  'hosted-contradiction': cameBack((items) => items.map((one) => ({ ...one, result: 'failed' }))),
  'hosted-failure-alone': cameBack(ofFirst, { result: 'failed', ...counted(2, 2, 0) }),
  'hosted-unread': cameBack((items) => items.map((one) => ({ ...one, status: 5 }))),
  'hosted-odd-member': cameBack((items) => items.map((one) => ({ ...one, usage: 'much' }))),
  'hosted-foreign-case': cameBack((items) => [...items, { ...items[0], ...theirs }], {
    ...{ result: 'failed', ...counted(4, 3, 1) },
  }),
  'hosted-not-stored': hosted({ cases: [FAILS] }, { on: CREATION, change: unstored }),
  'hosted-hopeless': cameBack(
    (items) => items.filter(({ result }) => result === 'failed'),
    { summary: null },
    { cases: [FAILS, ADDS], inputs: { 'min-pass-rate': '51' } },
  ),
  'hosted-model-less': refusing(400, 'VALIDATION_ERROR'),
  'hosted-arguments': hosted({ cases: [WRONG], problem: { code: 'argument', path: 'a' } }),
  'hosted-arguments-untold': hosted({}, { on: CREATION, change: rewritten(UNTOLD) }),
  'hosted-arguments-schema': hosted({ cases: ['title: t, call: odd, with: { a: 1 }'] }),
  'run-deadline': { cases: [ADDS, HANGS], inputs: SOON, failure: { kind: 'deadline' } },
};
// They wait between two looks at their runs.
testRows(rows, 40);
