import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import {
  accountSchema,
  projectSchema,
  serverSchema,
} from '../../../src/contract/resources/catalogue.ts';
import { iterationSchema, readIterationSchema } from '../../../src/contract/resources/iteration.ts';
import { readRunSchema, runCreatedSchema } from '../../../src/contract/resources/run.ts';
import {
  readSuiteDetailSchema,
  suiteCreatedSchema,
  suiteSchema,
} from '../../../src/contract/resources/suite.ts';
import { promptAnalysisSchema, readTraceSchema } from '../../../src/contract/resources/trace.ts';
import { errorBodySchema, pageSchema } from '../../../src/contract/wire/envelope.ts';

interface Shape {
  name: string;
  schema: z.ZodType;
  /** The least the API promises. */
  least: Record<string, unknown>;
  /** Fields that may be missing or null. */
  nullable: string[];
}

const SHAPES: Shape[] = [
  {
    name: 'account',
    schema: accountSchema,
    least: { id: 'u_1', email: 'ada@example.test', name: 'Ada' },
    nullable: ['imageUrl', 'profilePictureUrl', 'plan', 'createdAt', 'updatedAt'],
  },
  {
    name: 'project',
    schema: projectSchema,
    least: { id: 'p_1', name: 'Default' },
    nullable: ['description', 'icon', 'organizationId', 'visibility', 'createdAt', 'updatedAt'],
  },
  {
    name: 'server',
    schema: serverSchema,
    least: { id: 'sv_1', name: 'echo' },
    nullable: ['projectId', 'url', 'createdAt', 'updatedAt'],
  },
  {
    name: 'suite',
    schema: suiteSchema,
    least: { id: 'st_1' },
    nullable: ['name', 'projectId', 'createdAt', 'updatedAt', 'latestRun'],
  },
  {
    name: 'suite detail',
    schema: readSuiteDetailSchema,
    least: { id: 'st_1' },
    nullable: ['name', 'description', 'executionConfig', 'settings'],
  },
  {
    name: 'created suite',
    schema: suiteCreatedSchema,
    least: { suiteId: 'st_1' },
    nullable: ['name', 'servers', 'caseUpsert'],
  },
  {
    name: 'run',
    schema: readRunSchema,
    least: { id: 'r_1', status: 'running' },
    nullable: ['runNumber', 'result', 'summary', 'notes', 'completedAt'],
  },
  {
    name: 'created run',
    schema: runCreatedSchema,
    least: { runId: 'r_1' },
    nullable: ['suiteId', 'status', 'servers', 'caseUpsert'],
  },
  {
    name: 'iteration',
    schema: iterationSchema,
    least: { id: 'it_1', iterationNumber: 1, status: 'completed' },
    nullable: [
      'testCaseId',
      'title',
      'result',
      'model',
      'provider',
      'startedAt',
      'durationMs',
    ].concat(['tokensUsed', 'usage', 'actualToolCalls', 'expectedToolCalls', 'error']),
  },
  { name: 'trace', schema: readTraceSchema, least: {}, nullable: ['messages', 'spans', 'prompts'] },
  {
    name: 'error',
    schema: errorBodySchema,
    least: { code: 'NEW_CODE', message: 'm' },
    nullable: ['details'],
  },
];

describe.each(SHAPES)('the $name', ({ schema, least, nullable }) => {
  it('is read from the least the API promises', () => {
    expect(schema.safeParse(least)).toMatchObject({ success: true, data: least });
  });

  it('keeps fields that nobody documented', () => {
    const novelty = { deep: [1] };
    expect(schema.parse({ ...least, novelty })).toMatchObject({ novelty });
  });

  it('is read with null wherever the API may send it', () => {
    const nulls = Object.fromEntries(nullable.map((field) => [field, null]));
    expect(schema.safeParse({ ...least, ...nulls }).error).toBeUndefined();
  });

  it('is refused without any one of what the API promises, by name', () => {
    for (const field of Object.keys(least)) {
      const { [field]: _left, ...rest } = least;
      const parsed = schema.safeParse(rest);
      expect(parsed.error?.issues.map(({ path }) => path)).toEqual([[field]]);
    }
  });
});

describe('a page', () => {
  const schema = pageSchema(projectSchema);

  it.each([[undefined], [null], [''], ['c2']])('may have the cursor %j', (nextCursor) => {
    expect(schema.safeParse({ items: [], nextCursor }).success).toBe(true);
  });

  it('keeps the items that can be read, less their odd members, and names what it leaves out', () => {
    const { items, unreadable } = schema.parse({
      items: [{ id: 'p_1', name: 'a', createdAt: 'today' }, { id: 2, name: 'b' }, null],
    });
    expect(items).toEqual([{ id: 'p_1', name: 'a' }]);
    expect(unreadable).toEqual([
      '[0].createdAt: expected number, received string',
      '[1].id: expected string, received number',
      '[2].expected object, received null',
    ]);
  });
});

describe('values nobody documented', () => {
  it.each(['pending', 'timed_out', 'queued_elsewhere'])('the run status %s is read', (status) => {
    expect(readRunSchema.parse({ id: 'r_1', status }).status).toBe(status);
  });

  it('tool calls that are null or missing are read as none', () => {
    const least = { id: 'it_1', iterationNumber: 1, status: 'running' };
    expect(iterationSchema.parse(least).actualToolCalls).toEqual([]);
    expect(iterationSchema.parse({ ...least, expectedToolCalls: null }).expectedToolCalls).toEqual(
      [],
    );
  });

  it('arguments of tool calls may be anything', () => {
    const calls = [
      { toolName: 'a', arguments: '{"x":1}' },
      { toolName: 'b', arguments: [1] },
    ];
    const least = { id: 'it_1', iterationNumber: 1, status: 'running', actualToolCalls: calls };
    expect(iterationSchema.parse(least).actualToolCalls).toEqual(calls);
  });

  it('an iteration of which nothing can be read is one all the same', () => {
    expect(readIterationSchema.parse(null)).toMatchObject({ unreadable: ['is no object'] });
    expect(readIterationSchema.parse({ id: 5, title: 't' })).toMatchObject({
      title: 't',
      unreadable: [
        'id: expected string, received number',
        'iterationNumber: is missing',
        'status: is missing',
      ],
    });
  });

  it('mismatched arguments are read as both kinds of reporters tell them', () => {
    const expected = { toolName: 't', arguments: { a: 1, b: [2] } };
    const actual = { toolName: 't', arguments: { a: 1, b: [3], c: null } };
    const prompt = {
      argumentMismatches: [
        { expected, actual, mismatchedArguments: ['b', 'c'] },
        { toolName: 't', expectedArgs: expected.arguments, actualArgs: actual.arguments },
      ],
    };
    const { argumentMismatches } = promptAnalysisSchema.parse(prompt);
    expect(argumentMismatches.map((one) => one)).toEqual([
      { expected, actual, mismatchedArguments: ['b', 'c'] },
      expect.objectContaining({ expected, actual, mismatchedArguments: ['b', 'c'] }),
    ]);
  });

  it.each(['prompt', { kind: 'turn', promptIndex: 2 }, null])('a scope may be %j', (scope) => {
    const results = [{ predicate: { type: 'noToolErrors' }, passed: false, scope }];
    const { predicateResults } = promptAnalysisSchema.parse({ predicateResults: results });
    expect(predicateResults).toEqual(results);
  });

  it('messages of a trace may hold text or parts', () => {
    const messages = [
      { role: 'user', content: 'hi' },
      { role: 'assistant', content: [{ type: 'text', text: 'ho' }] },
    ];
    expect(readTraceSchema.parse({ messages }).messages).toEqual(messages);
  });
});
