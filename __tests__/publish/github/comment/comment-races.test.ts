import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { commentsOfSuite } from '../../../support/github/comments-of-suite.ts';
import { OWNER, REPO } from '../../../support/github/emulated-github.ts';
import { leapingClock } from '../../../support/github/rig.ts';

const { rig, pullRequest, commentsPath, comments, write, publish, writes, marked } =
  commentsOfSuite();

describe('freshness', () => {
  it.each([
    { name: 'an earlier run', job: { runId: 99 } },
    { name: 'an earlier attempt', job: { runId: 100, runAttempt: 1 } },
  ])('$name never overwrites a later one', async ({ job }) => {
    await publish({ markdown: 'Newest.' }, { runId: 100, runAttempt: 2 });
    const { result } = await publish({ markdown: 'Late.' }, job);
    expect(result).toMatchObject({ status: 'skipped', url: expect.any(String) });
    expect((await comments())[0]?.body).toContain('Newest.');
  });

  it('an older commit arriving late, of a higher run id, does not overwrite the head', async () => {
    await publish({ markdown: 'Of the head.' }, { runId: 100 });
    const { result } = await publish({ commit: pullRequest.olderSha }, { runId: 200 });
    expect(result.status).toBe('skipped');
    expect((await comments())[0]?.body).toContain('Of the head.');
  });

  it('the head overwrites an older commit, though of a lower run id', async () => {
    await publish({ commit: pullRequest.olderSha }, { runId: 200 });
    await publish({ markdown: 'Of the head.' }, { runId: 100 });
    expect((await comments())[0]?.body).toContain('Of the head.');
  });
});

describe('races', () => {
  it('two jobs at once leave one comment with the newer result', async () => {
    await rig.gateway.server.forGet(commentsPath()).twice().thenJson(200, []);
    await Promise.all([
      publish({ markdown: 'Newer.' }, { runId: 101 }),
      publish({ markdown: 'Older.' }, { runId: 100 }),
    ]);
    expect((await comments()).map(({ body }) => body)).toEqual([marked('Newer.', { runId: 101 })]);
    expect(writes().filter((line) => line.startsWith('POST'))).toHaveLength(2);
  });

  it('an older result that did not see the newer one gives way to it', async () => {
    await publish({ markdown: 'Newer.' }, { runId: 101 });
    await rig.gateway.server.forGet(commentsPath()).once().thenJson(200, []);
    const { result } = await publish({ markdown: 'Older.' }, { runId: 100 });
    expect(result.status).toBe('skipped');
    expect((await comments()).map(({ body }) => body)).toEqual([marked('Newer.', { runId: 101 })]);
  });

  it('puts back what an older job overwrites that looked before it wrote', async () => {
    await write(rig.github.tokens.write, marked('First.'));
    const [comment] = await comments();
    const overwrite = async () => {
      const path = `/repos/${OWNER}/${REPO}/issues/comments/${comment?.id}`;
      const body = marked('Older.', { runId: 99 });
      await rig.github.call(rig.github.tokens.write, 'PATCH', path, { body });
    };
    const late = [overwrite];
    const clock = { ...leapingClock(), sleep: async () => late.pop()?.() };
    await publish({ markdown: 'Newer.', clock }, { runId: 101 });
    expect((await comments()).map(({ body }) => body)).toEqual([marked('Newer.', { runId: 101 })]);
    expect(late).toEqual([]);
  });

  it('is published though the look after it fails', async () => {
    await write(rig.github.tokens.write, marked('First.'));
    const blind = {
      ...leapingClock(),
      sleep: async () => {
        await rig.gateway.server.forGet(commentsPath()).always().thenJson(404, { message: 'Gone' });
      },
    };
    const { result, notices } = await publish({ clock: blind });
    expect(result).toMatchObject({ status: 'published', url: expect.stringContaining('http') });
    expect(notices).toEqual([expect.stringMatching(/was written, but .*404/)]);
  });

  it('is published though the job is cancelled before the look after it', async () => {
    await write(rig.github.tokens.write, marked('First.'));
    const job = new AbortController();
    const cancelled = {
      ...leapingClock(),
      sleep: async () => {
        job.abort(new Error('The job was cancelled.'));
        job.signal.throwIfAborted();
      },
    };
    const { result, notices } = await publish({ clock: cancelled, signal: job.signal });
    expect(result).toMatchObject({ status: 'published', url: expect.stringContaining('http') });
    expect(notices).toEqual([]);
  });

  it('folds what an earlier race left into the oldest', async () => {
    await write(rig.github.tokens.write, marked('First.', { runId: 1 }));
    await write(rig.github.tokens.write, marked('Second.', { runId: 300 }));
    const [oldest] = await comments();
    const { result } = await publish();
    expect(result.status).toBe('skipped');
    expect(await comments()).toMatchObject([
      { id: oldest?.id, body: marked('Second.', { runId: 300 }) },
    ]);
  });

  it('empties a duplicate that it may not delete', async () => {
    await rig.gateway.server.forDelete(/.*/).always().thenJson(403, { message: 'Forbidden' });
    await write(rig.github.tokens.write, marked('First.'));
    await write(rig.github.tokens.write, marked('Second.'));
    await publish();
    expect((await comments()).map(({ body }) => body)).toEqual([
      marked('Two cases failed.', { runId: 100 }),
      expect.stringMatching(/^The results are in \[another comment\]\(.+\)\.$/),
    ]);
  });

  it('does not comment twice where the answer to the first was lost', async () => {
    await rig.gateway.server
      .forPost(commentsPath())
      .once()
      .thenCallback(async (request) => {
        await write(
          rig.github.tokens.write,
          z.object({ body: z.string() }).parse(await request.body.getJson()).body,
        );
        return 'reset' as const;
      });
    const { result } = await publish();
    expect(result.status).toBe('published');
    expect(await comments()).toHaveLength(1);
  });
});
