/**
 * Whatever servers do to whoever connects to them, an operation on one ends in an answer, others are
 * as ever, and nothing of it is left.
 */
import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { ERROR_STATUS } from '../../../src/contract/wire/envelope.ts';
import { byEffort, oneOfEach, timeLimitMs } from '../../support/effort.ts';
import { type Meeting, meetings } from '../../support/hostile/mcp/catalogue.ts';
import {
  nameOf,
  peakMiB,
  STEPS,
  startService,
  TOOL_CALL,
  whatIsLeft,
  workersOf,
} from '../../support/hostile/mcp/hostile-run.ts';
import { describeUnless, NO_LINUX } from '../../support/obstacles.ts';
import { type Answer, ApiCaller } from '../../support/service/api-caller.ts';
import { temporaryFolder } from '../../support/service/service-fixture.ts';

/** So many go on at once, as many as a service lets. */
const AT_ONCE = 4;
/** Each is several times what a message may have, beside what Node and the program need. */
const MEMORY_LIMITS_MIB = { service: 400, worker: 600 };
/** An error tells what a server did, and not all that it sent. */
const ANSWER_LENGTH = 20_000;

/** What a step of a case asks, as an operation. */
const OPERATIONS: Readonly<Record<string, readonly [path: string, body: object]>> = {
  toolCall: ['tools/call', { toolName: 't' }],
  promptGet: ['prompts/get', { promptName: 'p' }],
  resourceRead: ['resources/read', { uri: 'test://r' }],
  toolList: ['export', {}],
  promptList: ['prompts', {}],
  resourceList: ['resources', {}],
};

function operationOn({ server }: Meeting): readonly [path: string, body: object] {
  const { kind } = { ...(server.step ?? STEPS[server.moment] ?? TOOL_CALL) };
  return OPERATIONS[String(kind)] ?? ['doctor', {}];
}

function complaint({ server, wire, era }: Meeting, { status, body }: Answer): string[] {
  const name = `${server.name} (${wire}, ${era})`;
  const { code, message } = body;
  if (status === 200) return [];
  const isTold = code in ERROR_STATUS && code !== 'INTERNAL_ERROR' && message.includes('"hostile-');
  const isShort = JSON.stringify(body).length < ANSWER_LENGTH;
  return isTold && isShort ? [] : [`${name}: ${status} ${code} ${message.slice(0, 500)}`];
}

async function operateAll(company: readonly Meeting[]): Promise<string[]> {
  const mark = randomUUID();
  const folder = await temporaryFolder();
  const service = await startService(folder.path, mark, company);
  try {
    const { baseUrl, apiKey } = await service.firstMessage;
    const api = await ApiCaller.connect(String(baseUrl), String(apiKey));
    const post = (server: string, path: string, body: object) =>
      api.post(`~/servers/${api.serverId(server)}/${path}`, body);
    const innocent = post('innocent', 'tools/call', { toolName: 't' });
    let worker = 0;
    const look = setInterval(() => {
      worker = workersOf(service.pid).reduce((most, pid) => Math.max(most, peakMiB(pid)), worker);
    }, 100);
    const answers = await Promise.all(
      company.map((meeting, index) => post(nameOf(index), ...operationOn(meeting))),
    );
    clearInterval(look);
    const left = await whatIsLeft(mark, service.pid);
    const after = await post('innocent', 'validate', {});
    const wrong: [boolean, string][] = [
      [(await innocent).status !== 200, 'the innocent was hurt'],
      [after.status !== 200, 'the innocent was hurt afterwards'],
      [peakMiB(service.pid) > MEMORY_LIMITS_MIB.service, `service: ${peakMiB(service.pid)} MiB`],
      [worker > MEMORY_LIMITS_MIB.worker, `a worker had ${worker} MiB`],
      [worker === 0, 'no worker was seen'],
    ];
    return [
      ...wrong.flatMap(([isWrong, what]) => (isWrong ? [what] : [])),
      ...left.map(({ line }) => `left: ${line}`),
      ...company.flatMap((meeting, index) => {
        const answer = answers[index];
        return answer === undefined ? [] : complaint(meeting, answer);
      }),
    ];
  } finally {
    await service.stop();
    await folder.remove();
  }
}

/** Runs meet one of each kind in CI; here it is a part of these, since some keep silent for 30 s. */
const EVERY = byEffort({ ci: 3, soak: 1 });
const tried = oneOfEach(meetings, ({ server }) => server.kind).filter(
  (_, index) => index % EVERY === 0,
);
const companies = Array.from({ length: Math.ceil(tried.length / AT_ONCE) }, (_, index) =>
  tried.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

describeUnless(NO_LINUX, 'operations on hostile servers end as they should', () => {
  it.each(
    companies.map((company) => [company.map(({ server }) => server.name).join('; '), company]),
  )(
    '%s',
    async (_, company) => {
      expect(await operateAll(company as readonly Meeting[])).toEqual([]);
    },
    timeLimitMs(240_000),
  );
});
