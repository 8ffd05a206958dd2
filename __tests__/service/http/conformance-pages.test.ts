/** Every collection of the table, longer than its largest page. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PagedReply, Route } from '../../../src/contract/routes/route.ts';
import { type Operation, ROUTES } from '../../../src/contract/routes/table.ts';
import { fillList } from '../../support/service/conformance/long-lists.ts';
import type { RouteCall } from '../../support/service/conformance/route-call.ts';
import { openScene, type Scene } from '../../support/service/conformance/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.fixture.close());

/** A key acts in one organization, so that there is one to list; a case has no more steps than a page. */
const NEVER_LONG: ReadonlySet<Operation> = new Set(['organizations.list', 'runs.iterations.steps']);

const lists = (Object.keys(ROUTES) as Operation[]).flatMap((operation) => {
  const { reply }: Route = ROUTES[operation];
  return 'pages' in reply && !NEVER_LONG.has(operation) ? [[operation, reply] as const] : [];
});

describe.each(lists)('%s', (operation, { pages, wholeByDefault }: PagedReply) => {
  let call: RouteCall;
  beforeAll(async () => {
    call = await fillList(operation, scene);
  });

  const read = async (query: Record<string, string>) => {
    const { status, body } = await scene.client.send(operation, { ...call, query });
    expect(status).toBe(200);
    const ids: string[] = body.items.map(({ id }: { id: string }) => id);
    return { ids, nextCursor: body.nextCursor as string | undefined };
  };

  /** Page by page to the end, or far beyond where it should be. */
  const readPages = async (limit: number) => {
    const first = await read({ limit: String(limit) });
    const found = [first];
    for (let last = first; last.nextCursor !== undefined && found.length < 500; ) {
      last = await read({ limit: String(limit), cursor: last.nextCursor });
      found.push(last);
    }
    return found.map(({ ids }) => ids);
  };

  it('holds every item once, whatever the size of its pages', async () => {
    const whole = (await readPages(pages.max)).flat();
    expect(whole.length).toBeGreaterThan(pages.max);
    expect(new Set(whole).size).toBe(whole.length);
    const small = await readPages(17);
    expect(small.flat()).toEqual(whole);
    expect(small.slice(0, -1).map(({ length }) => length)).toEqual(small.slice(1).map(() => 17));
  });

  it('clamps limits, and takes what is no number for none', async () => {
    for (const [limit, count] of [
      ['0', 1],
      ['-3', 1],
      ['2.9', 2],
      [String(pages.max), pages.max],
      [String(pages.max + 1), pages.max],
      ['9999', pages.max],
      ['many', pages.default],
    ] as const) {
      expect([limit, (await read({ limit })).ids.length]).toEqual([limit, count]);
    }
  });

  it(`comes ${wholeByDefault ? 'whole' : 'as a page'} where none is asked for`, async () => {
    const all = (await readPages(pages.max)).flat();
    const absent: Record<string, string>[] = [
      {},
      { limit: '' },
      { cursor: '' },
      { limit: '', cursor: '' },
    ];
    for (const query of absent) {
      const { ids, nextCursor } = await read(query);
      expect(ids).toEqual(wholeByDefault ? all : all.slice(0, pages.default));
      expect(nextCursor === undefined).toBe(wholeByDefault === true);
    }
    const { nextCursor = '' } = await read({ limit: String(pages.max) });
    const rest = await read({ cursor: nextCursor });
    expect(rest.ids).toEqual(all.slice(pages.max).slice(0, pages.default));
  });
});
