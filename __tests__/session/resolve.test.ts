import { describe, expect, it } from '@jest/globals';
import { resolveAllNamed, resolveNamed, resolveProject } from '../../src/session/resolve.ts';
import { ConfigurationError } from '../../src/trouble/errors.ts';

const servers = [
  { id: 'sv_1', name: 'Weather' },
  { id: 'sv_2', name: 'search' },
  { id: 'sv_3', name: 'Search' },
  { id: 'Weather', name: 'odd' },
  { id: 'sv_5', name: null },
];
const sought = { kind: 'server', where: 'servers' };

async function problemsOf(resolving: Promise<unknown>): Promise<string[]> {
  const error: unknown = await resolving.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ConfigurationError) return error.problems.map(({ message }) => message);
  throw new Error(`expected a ConfigurationError, got ${String(error)}`);
}

describe('resolveNamed', () => {
  it.each([
    ['sv_1', 'sv_1'],
    ['weather', 'sv_1'],
    ['Weather', 'Weather'],
    ['ODD', 'Weather'],
    ['sv_5', 'sv_5'],
  ])('takes %s for %s', async (wanted, id) => {
    expect((await resolveNamed(wanted, servers, sought)).id).toBe(id);
  });

  it('asks for an id where a name is not unique', async () => {
    expect(await problemsOf(resolveNamed('search', servers, sought))).toEqual([
      '2 servers are named `search`; use an id: search (sv_2), Search (sv_3).',
    ]);
  });

  it('shows what is near, and what there is', async () => {
    expect(await problemsOf(resolveNamed('wheather', servers, sought))).toEqual([
      'there is no server `wheather`. Did you mean `Weather`? There are: Weather, search (sv_2), Search (sv_3), odd, sv_5.',
    ]);
  });

  it('guesses nothing where nothing is near, and lists no hundreds', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: `sv_${index}`, name: null }));
    const [problem] = await problemsOf(resolveNamed('completely-different', many, sought));
    expect(problem).not.toContain('Did you mean');
    expect(problem).toMatch(/sv_19 and 10 more\.$/);
  });

  it('says so where there are none at all', async () => {
    expect(await problemsOf(resolveNamed('a', [], sought))).toEqual([
      'there is no server `a`; there are no servers at all.',
    ]);
    const chatbox = { kind: 'chatbox', where: 'parameters' };
    expect(await problemsOf(resolveNamed('a', [], chatbox))).toEqual([
      'there is no chatbox `a`; there are no chatboxes at all.',
    ]);
  });
});

describe('resolveAllNamed', () => {
  it('tells every problem at once', async () => {
    const problems = await problemsOf(resolveAllNamed(['sv_1', 'x', 'search'], servers, sought));
    expect(problems).toHaveLength(2);
  });

  it('takes a server once that is named twice', async () => {
    const found = await resolveAllNamed(['sv_1', 'weather', 'sv_5'], servers, sought);
    expect(found.map(({ id }) => id)).toEqual(['sv_1', 'sv_5']);
  });
});

describe('resolveProject', () => {
  const a = { id: 'p_1', name: 'A' };
  const byDefault = { id: 'p_2', name: 'Default' };

  it.each([
    ['the one named', 'a', [a, byDefault], 'p_1'],
    ['the only one', undefined, [a], 'p_1'],
    ['the one named Default', undefined, [a, byDefault], 'p_2'],
  ])('takes %s', async (_name, wanted, projects, id) => {
    expect((await resolveProject(wanted, projects)).id).toBe(id);
  });

  it.each([
    ['several', [a, { id: 'p_3', name: 'C' }], /can see several: A, C/],
    ['none', [], /can see no project/],
  ])('wants a name where there are %s', async (_name, projects, problem) => {
    expect((await problemsOf(resolveProject(undefined, projects)))[0]).toMatch(problem);
  });
});
