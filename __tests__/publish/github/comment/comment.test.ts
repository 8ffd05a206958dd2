import { describe, expect, it } from '@jest/globals';
import { commentsOfSuite } from '../../../support/github/comments-of-suite.ts';
import { BOT, PERSON } from '../../../support/github/emulated-github.ts';
import { contextOf } from '../../../support/github/rig.ts';

const { rig, pullRequest, commentsPath, comments, write, publish, writes, marked } =
  commentsOfSuite();

describe('a list that is none', () => {
  it.each([[{ hello: ['world'] }], [['world']], [{}]])('%j: nothing is written', async (answer) => {
    await rig.gateway.server.forGet(commentsPath()).always().thenJson(200, answer);
    const { result, notices } = await publish();
    expect(result).toMatchObject({ status: 'degraded' });
    expect(notices).toEqual([expect.stringContaining('perhaps by a proxy')]);
    expect(writes()).toEqual([]);
  });
});

describe('one comment', () => {
  it('stays one where the list of comments never shows it', async () => {
    await rig.gateway.server.forGet(commentsPath()).always().thenJson(409, { message: 'No' });
    const { result } = await publish();
    expect(result).toMatchObject({ status: 'published' });
    expect(await comments()).toHaveLength(1);
  });

  it('is created by the first result with one write', async () => {
    const { result } = await publish();
    const [comment, ...others] = await comments();
    expect(result).toMatchObject({
      status: 'published',
      url: expect.stringContaining('#issuecomment-'),
    });
    expect(comment).toMatchObject({
      user: { login: BOT },
      body: marked('Two cases failed.', { runId: 100 }),
    });
    expect(others).toEqual([]);
    expect(writes()).toEqual([`POST ${commentsPath()}`]);
  });

  it('is updated by the next run with one write', async () => {
    await publish();
    await rig.gateway.forget();
    await publish({ markdown: 'All passed.', verdict: 'passed' }, { runId: 101 });
    expect((await comments()).map(({ body }) => body)).toEqual([
      marked('All passed.', { runId: 101 }),
    ]);
    expect(writes()).toEqual([expect.stringMatching(/^PATCH .*\/issues\/comments\/\d+$/)]);
  });

  it('is left alone where nothing changed', async () => {
    await publish();
    await rig.gateway.forget();
    const { result } = await publish();
    expect(result.status).toBe('published');
    expect(writes()).toEqual([]);
  });

  it('is found behind 250 others, on the last page', async () => {
    for (let number = 1; number <= 250; number += 1) await write(PERSON.token, `Talk ${number}`);
    await write(rig.github.tokens.write, marked('Old news.'));
    await publish();
    expect(writes()).toEqual([expect.stringMatching(/^PATCH /)]);
  });

  it('is never taken from someone else who copied the marker', async () => {
    await write(PERSON.token, marked('Forged.'));
    await publish();
    expect(
      (await comments()).map(({ body, user }) => [user.login, body.includes('Forged')]),
    ).toEqual([
      [PERSON.login, true],
      [BOT, false],
    ]);
  });

  it('is kept apart for each key', async () => {
    await publish();
    await publish({ key: 'suite / evals / --> <b>os: linux</b>' });
    expect(await comments()).toHaveLength(2);
  });
});

describe('modes', () => {
  it.each([
    { mode: 'never', verdict: 'failed', count: 0 },
    { mode: 'on-failure', verdict: 'passed', count: 0 },
    { mode: 'on-failure', verdict: 'incomplete', count: 1 },
    { mode: 'always', verdict: 'passed', count: 1 },
    { mode: 'auto', verdict: 'passed', count: 1 },
  ] as const)('$mode with a verdict of $verdict makes $count', async ({ mode, verdict, count }) => {
    const { result } = await publish({ mode, verdict });
    expect(result.status).toBe(count === 0 ? 'skipped' : 'published');
    expect(await comments()).toHaveLength(count);
  });

  it('on-failure takes an existing comment back to passed', async () => {
    await publish({ mode: 'on-failure' });
    await publish({ mode: 'on-failure', verdict: 'passed', markdown: 'Passed.' }, { runId: 101 });
    expect((await comments()).map(({ body }) => body)).toEqual([marked('Passed.', { runId: 101 })]);
  });
});

describe('the author', () => {
  it.each([
    { name: 'GraphQL is refused', status: 403, login: BOT },
    { name: 'GraphQL is not there', status: 404, login: BOT },
  ])('is asked of the API for users where $name', async ({ status, login }) => {
    await rig.gateway.server.forPost('/graphql').thenJson(status, { message: 'No' });
    await rig.gateway.server.forGet('/user').thenJson(200, { login });
    await publish();
    await publish({}, { runId: 101 });
    expect(await comments()).toHaveLength(1);
  });

  it('is corrected by the comment we make where it cannot be asked', async () => {
    await rig.gateway.server
      .forPost('/graphql')
      .always()
      .thenJson(200, { errors: [{ message: 'No' }] });
    await rig.gateway.server.forGet('/user').always().thenJson(403, { message: 'No' });
    await publish({}, { token: PERSON.token });
    await publish({}, { runId: 101, token: PERSON.token });
    expect(await comments()).toMatchObject([{ user: { login: PERSON.login } }]);
  });
});

describe('what cannot be written', () => {
  it('says once which permission a read-only token lacks', async () => {
    const { result, notices } = await publish({}, { token: rig.github.tokens.readOnly });
    expect(result.status).toBe('degraded');
    expect(notices).toEqual([expect.stringContaining('Add "pull-requests: write"')]);
  });

  it.each([
    {
      name: 'a fork',
      who: { fork: true },
      says: /comes from a fork.*docs\/fork-pull-requests\.md/,
    },
    {
      name: 'Dependabot',
      who: { actor: 'dependabot[bot]' },
      says: /started by Dependabot.*second workflow/,
    },
  ])('explains the read-only token of $name', async ({ who, says }) => {
    const context = contextOf(pullRequest, who);
    const { notices } = await publish({ context }, { token: rig.github.tokens.readOnly });
    expect(notices).toEqual([expect.stringMatching(says)]);
  });

  it.each([
    { status: 422, says: 'GitHub answered 422' },
    { status: 429, says: 'rate limit did not lift in time' },
    { status: 503, says: 'GitHub answered 503' },
  ])('is degraded with one notice by $status', async ({ status, says }) => {
    await rig.gateway.server.forPost(commentsPath()).always().thenJson(status, { message: 'No' });
    const { result, notices } = await publish();
    expect(result.status).toBe('degraded');
    expect(notices).toEqual([expect.stringContaining(says)]);
  });

  it('is degraded where a page comes for an answer', async () => {
    await rig.gateway.server
      .forPost(commentsPath())
      .always()
      .thenReply(200, '<html>Sign in</html>');
    const { result } = await publish();
    expect(result).toMatchObject({
      status: 'degraded',
      reason: expect.stringContaining('Sign in'),
    });
    expect(await comments()).toEqual([]);
  });

  it('is degraded where the pull request does not exist', async () => {
    const { result } = await publish({ pullRequestNumber: 9_999 });
    expect(result).toMatchObject({ status: 'degraded', reason: expect.stringContaining('404') });
  });

  it('keeps a body over the limit to itself', async () => {
    const { result } = await publish({ markdown: 'x'.repeat(65_536) });
    expect(result).toMatchObject({ status: 'degraded', reason: expect.stringContaining('65536') });
    expect(writes()).toEqual([]);
  });
});
