import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { paginate } from '../../../src/client/calls/pagination.ts';
import { PaginationError } from '../../../src/client/errors/api-error.ts';
import {
  closeRigsAfterEach,
  collect,
  rejectionOf,
  startCaller,
  startRig,
} from '../../support/client/client-rig.ts';
import { inOrder } from '../../support/client/scripted-server.ts';

closeRigsAfterEach();

function page(ids: string[], nextCursor?: string | null) {
  return { json: { items: ids.map((id) => ({ id, name: id })), nextCursor } };
}

describe('collections', () => {
  it('are read page by page, with the largest page size and the cursor as it came', async () => {
    const answers = inOrder(page(['p_1', 'p_2'], 'a/b=&?'), page([], 'c'), page(['p_3']));
    const { client, server } = await startRig(answers);
    const projects = await collect(client.projects.list());
    expect(projects.map(({ id }) => id)).toEqual(['p_1', 'p_2', 'p_3']);
    const queries = server.requests.map(({ url }) => new URL(url, server.origin).searchParams);
    expect(queries.map((query) => query.get('cursor'))).toEqual([null, 'a/b=&?', 'c']);
    expect(queries.map((query) => query.get('limit'))).toEqual(['200', '200', '200']);
  });

  it.each([[''], [null]])('end at the cursor %j', async (cursor) => {
    const { client, server } = await startRig(inOrder(page(['p_1'], cursor)));
    await expect(collect(client.projects.list())).resolves.toHaveLength(1);
    expect(server.requests).toHaveLength(1);
  });

  it('fetch no page that nobody asks for', async () => {
    const { client, server } = await startRig(inOrder(page(['p_1'], 'more')));
    for await (const project of client.projects.list()) {
      expect(project.id).toBe('p_1');
      break;
    }
    expect(server.requests).toHaveLength(1);
  });

  it('with a repeated cursor are an error that names the collection', async () => {
    const answers = inOrder(page(['a'], '1'), page(['b'], '2'), page(['c'], '1'));
    const { client, server } = await startRig(answers);
    const error = await rejectionOf(collect(client.servers.list('p_1')));
    expect(error).toBeInstanceOf(PaginationError);
    expect(error.message).toMatch(/GET \/projects\/p_1\/servers gives the same cursor twice/);
    expect(server.requests).toHaveLength(3);
  });

  it('are bounded over all pages together', async () => {
    const projects = Array.from({ length: 10 }, (_, index) => ({
      id: `p_${index}`,
      name: 'x'.repeat(5_000_000),
      deep: JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    }));
    let pages = 0;
    const endless = paginate('GET /projects', async () => {
      pages += 1;
      return { items: projects, nextCursor: String(pages), unreadable: [] };
    });
    expect((await rejectionOf(collect(endless))).message).toMatch(
      /takes more memory than the \d+ MiB that it may/,
    );
    expect(pages).toBeLessThan(100);
  });

  it('weigh what beside texts fills the memory', async () => {
    let pages = 0;
    const items = Array.from({ length: 200 }, () => ({ calls: new Array(2_000).fill({}) }));
    const endless = paginate('GET /projects', async () => {
      pages += 1;
      return { items, nextCursor: String(pages), unreadable: [] };
    });
    expect((await rejectionOf(collect(endless))).message).toMatch(/takes more memory/);
  });

  it('weigh only what their reader keeps, where it says what that is', async () => {
    const item = { id: 'it_1', output: '中'.repeat(2_000_000) };
    const pagesOf =
      (count: number) =>
      async (cursor = '0') => {
        const next = Number(cursor) + 1;
        return {
          items: [item, item, item],
          nextCursor: next < count ? String(next) : '',
          unreadable: [],
        };
      };
    const whole = paginate('GET /iterations', pagesOf(800));
    expect((await rejectionOf(collect(whole))).message).toMatch(/takes more memory/);
    const inPart = paginate('GET /iterations', pagesOf(800), ({ id }) => id);
    expect(await collect(inPart)).toHaveLength(2_400);
    const allKept = paginate('GET /iterations', pagesOf(800), ({ output }) => ({ output }));
    expect((await rejectionOf(collect(allKept))).message).toMatch(/takes more memory/);
  });

  it('that go on without an item have no end', async () => {
    let pages = 0;
    const endless = paginate('GET /projects', async () => {
      pages += 1;
      return { items: [], nextCursor: String(pages), unreadable: [] };
    });
    expect((await rejectionOf(collect(endless))).message).toMatch(/pages in a row without an item/);
    expect(pages).toBe(21);
  });

  it('of runs stop at the limit, which is also asked of the service', async () => {
    const runs = (ids: string[]) => ({
      json: { items: ids.map((id) => ({ id, status: 'completed' })), nextCursor: ids.join() },
    });
    const { client, server } = await startRig(inOrder(runs(['r_3', 'r_2']), runs(['r_1', 'r_0'])));
    const newest = await collect(client.suites.runs('p_1', 'st_1', { limit: 3 }));
    expect(newest.map(({ id }) => id)).toEqual(['r_3', 'r_2', 'r_1']);
    expect(server.requests[0]?.url).toBe('/api/v1/projects/p_1/eval-suites/st_1/runs?limit=3');
  });

  it('that are POST lists carry the cursor in the body', async () => {
    const { caller, server } = await startCaller(inOrder(page(['echo'], 'next'), page(['add'])));
    const tools = caller.list({
      method: 'POST',
      path: '/projects/p_1/servers/sv_1/tools',
      repeatable: true,
      item: z.looseObject({ name: z.string() }),
      pageSize: 50,
      body: { filter: 'x' },
    });
    expect((await collect(tools)).map(({ name }) => name)).toEqual(['echo', 'add']);
    expect(server.requests.map(({ body }) => body)).toEqual([
      { filter: 'x', limit: 50 },
      { filter: 'x', cursor: 'next', limit: 50 },
    ]);
  });
});
