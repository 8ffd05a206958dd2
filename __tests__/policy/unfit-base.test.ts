import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChangeJob, GATE, GatedRepository } from '../support/policy/judged-change.ts';

let gated: GatedRepository;

beforeAll(async () => {
  gated = await GatedRepository.start();
});
afterEach(() => gated.reset());
afterAll(() => gated.close());

describe('the base of a change', () => {
  it.each<[name: string, job: () => ChangeJob, problem: RegExp]>([
    [
      'a file of the change that is broken',
      () => ({ workspace: gated.changed({ [GATE]: 'min-pass-rate: 0.5' }) }),
      /^ConfigurationError: \.github\/gate\.yml:1:1: min-pass-rate: is in percent: 50/,
    ],
    [
      'a file of the base that is broken, though the change mends it',
      () => ({
        gateFile: 'broken.yml',
        workspace: gated.changed({ 'broken.yml': 'min-pass-rate: 90' }),
      }),
      /^ConfigurationError: broken\.yml@[0-9a-f]{7}:1:1: min-pass-rate: is in percent: 90/,
    ],
    [
      'a file that is nowhere',
      () => ({ gateFile: 'no.yml' }),
      /^ConfigurationError: gate-file: there is no file `no\.yml` in the workspace or in the base commit/,
    ],
    [
      'a file of the change that is a folder in the base',
      () => {
        const workspace = gated.changed({ folder: null });
        writeFileSync(join(workspace, 'folder'), '');
        return { gateFile: 'folder', workspace };
      },
      /^ConfigurationError: gate-file: `folder` is a folder in the base commit/,
    ],
    [
      'a file that is too large in the base',
      () => ({ gateFile: 'large.yml', workspace: gated.changed({ 'large.yml': '' }) }),
      /^ConfigurationError: gate-file: `large\.yml` is larger than/,
    ],
  ])('is invalid with %s', async (_name, job, problem) => {
    expect(await gated.troubleOf(job())).toMatch(problem);
  });

  const answers = (status: number, message: string) => () => {
    gated.github.fault = (path) =>
      path.startsWith('/contents/') || path.startsWith('/git/commits/')
        ? Response.json({ message }, { status })
        : undefined;
  };

  it.each<[name: string, job: () => ChangeJob, set: () => void, problem: RegExp]>([
    [
      'there is no token',
      () => ({ token: undefined }),
      () => undefined,
      /`github-token`.*"contents: read"/,
    ],
    [
      'the token may not read',
      () => ({}),
      answers(403, 'Resource not accessible by integration'),
      /403 \(Resource not accessible.*"contents: read"/,
    ],
    [
      'the repository is hidden from the token',
      () => ({}),
      answers(404, 'Not Found'),
      /GitHub answered 404.*"contents: read"/,
    ],
    [
      'the event does not tell the base',
      () => ({ payload: { pull_request: {} } }),
      () => undefined,
      /the event `pull_request` does not tell the base commit/,
    ],
    [
      'the event does not tell the base, and there is a list of quarantine alone',
      () => ({ payload: {}, gateFile: undefined }),
      () => undefined,
      /quarantine-file: the event/,
    ],
    [
      'the base is no commit of the repository',
      () => ({ payload: { pull_request: { base: { sha: 'f'.repeat(40) } } } }),
      () => undefined,
      /GitHub answered 404/,
    ],
    [
      'what answers is not GitHub',
      () => ({}),
      () => {
        gated.github.fault = (path) =>
          path.startsWith('/contents/') ? Response.json({ a: 1 }) : undefined;
      },
      /no answer of GitHub.*Run the job again/,
    ],
  ])('cannot be told where %s', async (_name, job, set, problem) => {
    set();
    // Looser than the base: it must not count.
    const workspace = gated.changed({ [GATE]: 'min-pass-rate: 0\n' });
    const told = await gated.troubleOf({ workspace, ...job() });
    expect(told).toMatch(/^PolicyBaseError: /);
    expect(told).toMatch(problem);
  });
});
