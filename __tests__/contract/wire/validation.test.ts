import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { runCreateSchema } from '../../../src/contract/resources/eval-requests.ts';
import { explainIssues, formatPath, parseTolerant } from '../../../src/contract/wire/validation.ts';

describe('a path', () => {
  it.each([
    [[], ''],
    [['name'], 'name'],
    [['tests', 0, 'steps', 12, 'kind'], 'tests[0].steps[12].kind'],
    [[3, 'id'], '[3].id'],
  ])('%j is written %s', (path, text) => {
    expect(formatPath(path)).toBe(text);
  });
});

describe('issues of a union', () => {
  const schema = z.object({
    shape: z.union([
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('circle'), radius: z.number() }),
        z.object({ type: z.literal('square'), side: z.number() }),
      ]),
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('line'), from: z.number(), to: z.number() }),
      ]),
    ]),
  });

  function problems(shape: unknown) {
    const { error } = schema.safeParse({ shape });
    return error && explainIssues(error).map(({ path }) => formatPath(path));
  }

  it('are those of the branch whose discriminator was written', () => {
    expect(problems({ type: 'square' })).toEqual(['shape.side']);
    expect(problems({ kind: 'line' })).toEqual(['shape.from', 'shape.to']);
  });

  it('are told even when no branch was meant', () => {
    expect(problems('round')).toEqual([expect.stringMatching(/^shape/)]);
  });
});

describe('a tolerant reader of a strict schema', () => {
  const STEP = { id: 'a', kind: 'prompt', prompt: 'hi' };

  it('drops what it does not know, at every depth', () => {
    const parsed = parseTolerant(runCreateSchema, {
      suiteId: 'st_1',
      runGroupId: 'g_1',
      tests: [
        { title: 'plain', steps: [STEP] },
        { title: 'new', color: 'red', steps: [{ ...STEP, emphasis: true }] },
      ],
    });
    expect(parsed.data).toEqual({
      suiteId: 'st_1',
      tests: [
        { title: 'plain', steps: [STEP] },
        { title: 'new', steps: [STEP] },
      ],
    });
  });

  it('drops unknown fields inside a union', () => {
    const assertion = { type: 'responseContains', needle: 'x' };
    const parsed = parseTolerant(runCreateSchema, {
      tests: [
        {
          title: 't',
          steps: [{ id: 'a', kind: 'assert', assertion: { ...assertion, weight: 2 } }],
        },
      ],
    });
    expect(parsed.data?.tests?.[0]?.steps[0]).toMatchObject({ assertion });
    expect(JSON.stringify(parsed.data)).not.toContain('weight');
  });

  it('still refuses what is wrong, beside what is unknown', () => {
    const parsed = parseTolerant(runCreateSchema, { suiteId: 5, runGroupId: 'g_1' });
    expect(parsed.error && explainIssues(parsed.error)).toEqual([
      expect.objectContaining({ path: ['suiteId'] }),
    ]);
  });

  it('leaves its input as it was', () => {
    const body = { suiteId: 'st_1', novelty: { deep: 1 } };
    parseTolerant(runCreateSchema, body);
    expect(body).toEqual({ suiteId: 'st_1', novelty: { deep: 1 } });
  });
});
