/** `npm run conformance`, as it is run from a terminal, against services that conform and that do not. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES } from '../../../src/contract/routes/table.ts';
import { openScene, type Scene } from '../../support/service/conformance/scene.ts';
import { freePort } from '../../support/service/engine/servers.ts';
import { startFixture } from '../../support/service/service-fixture.ts';

const script = join(import.meta.dirname, '../../../scripts/conformance.ts');

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

function run(baseUrl: string, key: string, ...args: string[]): Promise<Outcome> {
  const options = ['--base-url', baseUrl, ...args];
  // The key comes by the variable, as where it must not be seen in a list of processes.
  const env = { ...process.env, MCP_EVALS_API_KEY: key };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...options], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.fixture.close());

const conformance = (...args: string[]) =>
  run(scene.fixture.api.baseUrl, scene.fixture.api.key, ...args);

const count = (): Promise<number[]> =>
  Promise.all(
    (['suites.list', 'hosts.list'] as const).map(async (list) => {
      const { body } = await scene.client.send(list, { params: { projectId: scene.projectId } });
      return body.items.length;
    }),
  );

interface Told {
  routes: { operation: string; outcome: string; succeeded: boolean; problems: string[] }[];
  left: string[];
  summary: Record<string, number>;
}

describe('against a service that conforms', () => {
  it('passes with a line a route, and writes nothing', async () => {
    const before = await count();
    const { code, stdout, stderr } = await conformance();
    expect([stdout, stderr, code]).toEqual([expect.not.stringContaining('FAIL'), '', 0]);
    const lines = stdout.split('\n');
    const shown = Object.entries(ROUTES).map(([operation, { method, path }]) =>
      lines.filter((line) => {
        const [word = '', ...told] = line.split(/ +/);
        const isShown = told.slice(0, 3).join(' ') === `${operation} ${method} ${path}`;
        return isShown && ['ok', 'skip'].includes(word);
      }),
    );
    expect(shown.map(({ length }) => length)).toEqual(shown.map(() => 1));
    expect(stdout).toMatch(
      /\n\d\d routes conform \(3 by refusals alone\), 0 do not, \d\d were skipped\. \d{3} requests\.\n$/,
    );
    expect(stdout).not.toContain(scene.fixture.api.key);
    expect(await count()).toEqual(before);
  });

  it('tries all routes with --write, and takes away what it has made', async () => {
    const before = await count();
    const { code, stdout } = await conformance('--write', '--json', '--server', 'full');
    const { routes, left, summary }: Told = JSON.parse(stdout);
    const others = routes.filter(({ outcome }) => outcome !== 'passed');
    const refused = routes.filter(({ outcome, succeeded }) => outcome === 'passed' && !succeeded);
    expect(others).toMatchObject([{ operation: 'servers.importTokens', outcome: 'skipped' }]);
    expect([code, left, summary['withoutSuccess']]).toEqual([0, [], refused.length]);
    // A run may have ended before it could be cancelled.
    expect(refused.filter(({ operation }) => operation !== 'runs.cancel')).toEqual([]);
    expect(routes.map(({ operation }) => operation)).toEqual(Object.keys(ROUTES));
    expect(await count()).toEqual(before);
  });

  it('waits where it is asked to', async () => {
    // One request in six seconds: a loaded machine is quicker from one to the next.
    const fixture = await startFixture({ rateLimit: { requestsPerMinute: 10, burst: 2 } });
    const { baseUrl, key } = fixture.api;
    const { code, stdout } = await run(baseUrl, key, '--only', 'account.get', '--json');
    await fixture.close();
    const { summary }: Told = JSON.parse(stdout);
    expect([code, summary]).toEqual([0, expect.objectContaining({ passed: 1, failed: 0 })]);
    expect(summary['waits']).toBeGreaterThan(0);
  });
});

/** What a service answers in place of the one of the scene. */
type Distort = (
  answer: { status: number; body: unknown; headers: Record<string, string> },
  request: IncomingMessage,
) => unknown;

/** What is told of the service of the scene behind what distorts its answers. */
async function behind(distort: Distort, ...args: string[]): Promise<Outcome> {
  const { origin } = new URL(scene.fixture.api.baseUrl);
  const server = createServer(async (request, response) => {
    const { method = 'GET' } = request;
    const { authorization = '', 'content-type': type } = request.headers;
    const headers = { Authorization: authorization, ...(type && { 'Content-Type': type }) };
    const sent = await text(request);
    const real = await fetch(`${origin}${request.url}`, {
      ...{ method, headers, ...(sent === '' ? {} : { body: sent }) },
    });
    const answer = {
      ...{ status: real.status, body: await real.json() },
      headers: { 'Content-Type': 'application/json' },
    };
    const body = distort(answer, request);
    response.writeHead(answer.status, answer.headers);
    response.end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const outcome = await run(`http://127.0.0.1:${port}/api/v1`, scene.fixture.api.key, ...args);
  server.close();
  return outcome;
}

describe('against a service that does not conform', () => {
  const isNextPage = (url = '') => url.includes('cursor=') && !url.includes('made');

  it.each<[what: string, distort: Distort, told: string]>([
    [
      'a member is missing',
      ({ body }) => ({ items: Object(body).items?.map(() => ({})) }),
      'items',
    ],
    [
      'its pages go in a circle',
      (answer, { url }) => {
        const { body } = answer;
        if (!isNextPage(url)) return { ...Object(body), nextCursor: 'again' };
        answer.status = 200;
        return { items: [], nextCursor: 'again' };
      },
      'page 2: its cursor leads to no other page',
    ],
    [
      'an item is there twice',
      ({ body }) => ({
        ...Object(body),
        items: [Object(body).items ?? []].flatMap((all) => [...all, ...all]),
      }),
      'an item is there twice',
    ],
    [
      'its limits are no limits',
      ({ body }, { url }) =>
        url?.includes('limit=1')
          ? {
              items: [
                { id: 'a', name: 'b' },
                { id: 'c', name: 'd' },
              ],
            }
          : body,
      'the limit 1: it has 2 items',
    ],
    [
      'it asks for no key',
      (answer, { headers }) => {
        if (headers.authorization !== undefined) return answer.body;
        answer.status = 200;
        return { items: [] };
      },
      'no key: expected 401 UNAUTHORIZED, came 200',
    ],
    [
      'it refuses in other words',
      ({ status, body }) => (status < 400 ? body : 'no'),
      'its envelope is odd',
    ],
  ])('fails where %s', async (_, distort, told) => {
    const { code, stdout } = await behind(distort, '--only', 'projects.list');
    expect([code, stdout]).toEqual([1, expect.stringContaining(told)]);
    expect(stdout).toContain('FAIL  projects.list');
    expect(stdout).toContain('0 routes conform, 1 do not, 0 were skipped.');
  });

  it.each<[what: string, distort: Distort, told: string]>([
    [
      'refuses the cursors that it gives',
      (answer, { url }) => {
        if (!isNextPage(url)) return answer.body;
        answer.status = 400;
        return { code: 'VALIDATION_ERROR', message: 'not a cursor' };
      },
      'was refused with 400 VALIDATION_ERROR: not a cursor',
    ],
    [
      'has nothing on the pages after the first',
      ({ body }, { url }) => (isNextPage(url) ? { items: [] } : body),
      'they are not the whole, in its order',
    ],
    [
      'refuses limits out of range',
      (answer, { url }) => {
        if (!url?.endsWith('limit=0')) return answer.body;
        answer.status = 500;
        return { code: 'INTERNAL_ERROR', message: 'no such limit' };
      },
      'the limit 0: it was refused with 500 INTERNAL_ERROR: no such limit',
    ],
    [
      'shows nothing where little is asked for',
      ({ body }, { url }) => (url?.endsWith('limit=1') ? { items: [] } : body),
      'the limit 1: it has no items',
    ],
  ])('fails where it %s, however short the list is', async (_, distort, told) => {
    const { code, stdout } = await behind(distort, '--only', 'servers.list');
    expect([code, stdout]).toEqual([1, expect.stringContaining(told)]);
  });

  it('shows nothing that it says as it comes, and the key in no form', async () => {
    const { key } = scene.fixture.api;
    const evil: Distort = (answer, { url }) => {
      if (url?.includes('/me')) return answer.body;
      answer.status = 500;
      return { code: 'INTERNAL_ERROR', message: `\u001b[31m${key}\n\nok  all` };
    };
    for (const args of [[], ['--json']]) {
      const { code, stdout } = await behind(evil, '--only', 'projects.list', ...args);
      expect([code, stdout]).toEqual([1, expect.stringContaining('INTERNAL_ERROR')]);
      expect(stdout).not.toContain('\u001b');
      expect(stdout).not.toContain(key);
      expect(stdout).not.toContain('\nok  all');
    }
  });
});

describe('against a service that fails on the way', () => {
  const refuse = (answer: Parameters<Distort>[0]) => {
    answer.status = 429;
    answer.headers = { ...answer.headers, 'Retry-After': '3600' };
    return { code: 'RATE_LIMITED', message: 'later' };
  };

  it.each<[what: string, distort: Distort]>([
    ['tells of no address', () => ({ ok: true, projectId: 'p' })],
    ['tells of an odd address', () => ({ ok: true, projectId: 'p', uploadUrl: 'nowhere' })],
    ['answers with nothing', () => null],
  ])('skips the upload where it %s', async (_, distort) => {
    const { code, stdout, stderr } = await behind(
      (answer, request) =>
        request.url?.endsWith('/upload-url') ? distort(answer, request) : answer.body,
      ...['--write', '--only', 'artifacts.upload'],
    );
    expect([code, stderr]).toEqual([2, '']);
    expect(stdout).toMatch(/^skip {2}artifacts\.upload .* artifacts\.uploadAddress tells of no/m);
  });

  it('skips what needs something that it says it has made, and does not name', async () => {
    const { code, stdout, stderr } = await behind(
      (answer, { method, url }) =>
        method === 'POST' && url?.endsWith('/hosts') ? null : answer.body,
      ...['--write', '--only', 'hosts.delete'],
    );
    expect([code, stderr]).toEqual([2, '']);
    expect(stdout).toMatch(/^skip {2}hosts\.delete .* hosts\.create does not name/m);
  });

  it('tells of all that is left behind where it lets nothing be deleted', async () => {
    const { stdout, stderr } = await behind(
      (answer, { method }) => (method === 'DELETE' ? refuse(answer) : answer.body),
      ...['--write', '--only', 'account.get', '--json'],
    );
    const { left, summary }: Told = JSON.parse(stdout);
    expect([left.map((one) => one.split(' ')[0]), summary['passed'], stderr]).toEqual([
      ...[['hosts.delete', 'suites.delete', 'suites.delete'], 1, ''],
    ]);
    expect(left.every((one) => one.includes('asks to wait for 3600 s'))).toBe(true);
  });

  it('tells what it has found where it is sent away for long', async () => {
    const { code, stdout, stderr } = await behind(
      (answer, { url }) => (url?.includes('/projects') ? refuse(answer) : answer.body),
      ...['--only', 'account.get', '--only', 'projects.list', '--json'],
    );
    const { routes }: Told = JSON.parse(stdout);
    expect(routes).toMatchObject([{ operation: 'account.get', outcome: 'passed' }]);
    expect([code, stderr]).toEqual([2, 'The service asks to wait for 3600 s.\n']);
  });
});

describe('exits with 2, and says why, where', () => {
  let nowhere: string;
  beforeAll(async () => {
    nowhere = `http://127.0.0.1:${await freePort()}/api/v1`;
  });

  const base = () => scene.fixture.api.baseUrl;
  const key = 'sk_unknown';

  it.each<[what: string, args: () => Parameters<typeof run>, told: string]>([
    ['the key is refused', () => [base(), key], 'The key is refused.'],
    ['there is no key', () => [base(), ''], '--api-key: '],
    ['the address is none', () => ['evals', key], '--base-url: '],
    ['nobody is there', () => [nowhere, key], 'Nothing accepts connections'],
    [
      'a route is unknown',
      () => [base(), key, '--only', 'suites.lost'],
      'There is no route suites.lost.',
    ],
    ['an option is unknown', () => [base(), key, '--wirte'], "Unknown option '--wirte'"],
    [
      'the project is unknown',
      () => [base(), scene.fixture.api.key, '--project', 'lost'],
      'The key reaches no project "lost".',
    ],
    ['nothing is tried', () => [base(), scene.fixture.api.key, '--only', 'suites.create'], ''],
  ])('%s', async (_, args, told) => {
    const { code, stderr } = await run(...args());
    expect([code, stderr]).toEqual([2, expect.stringContaining(told)]);
  });
});
