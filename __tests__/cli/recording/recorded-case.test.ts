import { describe, expect, it } from '@jest/globals';
import {
  type Outcome,
  recordedCase,
  schemaMisfit,
  titleOf,
} from '../../../src/cli/recording/recorded-case.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { withinCpuLimit } from '../../support/linear-time/cpu-limit.ts';
import { fewPathologicalTexts } from '../../support/linear-time/pathological-texts.ts';

const secrets = createRedactor(['hunter2-hunter2']);
const call = { server: 'library', tool: 'late_fee', arguments: { days: 3 } };
const text = (...lines: string[]) => lines.map((line) => ({ type: 'text', text: line }));

function stepsOf(outcome: Outcome, { isOwn = true, outputSchema }: Partial<Options> = {}) {
  return recordedCase(call, outcome, {
    title: 'fee',
    isOwn,
    secrets,
    outputSchema,
    places: ['/home/me'],
  }).steps;
}
interface Options {
  isOwn: boolean;
  outputSchema: unknown;
}
const expectOf = (result: Record<string, unknown>, options?: Partial<Options>) =>
  stepsOf({ result }, options)[0]?.['expect'];

describe('the case of a call', () => {
  it('asserts the first line that is likely to come again', () => {
    const content = text('at 12:03 on 2026-11-23', 'took 12 ms', ' The fee is 0.60 euros. ');
    expect(stepsOf({ result: { content } })).toEqual([
      {
        ...{ kind: 'toolCall', serverName: 'library', toolName: 'late_fee' },
        arguments: { days: 3 },
        expect: [{ type: 'textContains', needle: 'The fee is 0.60 euros.' }],
      },
    ]);
  });

  it.each([
    ['a secret of the job', 'it is hunter2-hunter2'],
    ['a token by its shape', 'ghp_0123456789abcdefABCD is yours'],
    ['what would be a captured value', 'say {{name}}'],
    ['what a terminal obeys', '\u001b[31mred'],
    ['a folder of this machine', 'in /home/me/books'],
    ['too long a line', 'x'.repeat(121)],
  ])('asserts nothing of %s', (_, line) => {
    expect(expectOf({ content: text(line) })).toBeUndefined();
  });

  it('asserts members of JSON, but none that change and none that are secret', () => {
    const json = {
      ...{ title: 'Emma', year: 1815, items: [1], empty: [], createdAt: 5, seen: '2026-11-23' },
      ...{ password: 'swordfish-99', deep: { er: 1 }, 'odd name': 1 },
    };
    const members = [
      { type: 'jsonPath', path: '$.title', equals: 'Emma' },
      { type: 'jsonPath', path: '$.year', equals: 1815 },
      { type: 'jsonPath', path: '$.items', minCount: 1 },
    ];
    expect(expectOf({ content: text(JSON.stringify(json)) })).toEqual(members);
    expect(expectOf({ structuredContent: json }, { outputSchema: {} })).toEqual([
      { type: 'matchesOutputSchema' },
      ...members,
    ]);
    expect(expectOf({ content: text('[1]') })).toEqual([
      { type: 'jsonPath', path: '$', minCount: 1 },
    ]);
  });

  it('asserts that there is a part which is no text', () => {
    const image = { type: 'image', mimeType: 'image/png', data: '' };
    expect(expectOf({ content: [image] })).toEqual([{ type: 'hasContent', contentType: 'image' }]);
    expect(expectOf({ content: [] })).toBeUndefined();
  });

  it('expects the error that came', () => {
    const refused = { isError: true, content: text('No such book.') };
    expect(stepsOf({ result: refused })[0]).toMatchObject({
      expectError: { contains: 'No such book.' },
    });
    expect(stepsOf({ result: { isError: true } })[0]).toMatchObject({ expectError: true });
    expect(stepsOf({ refusal: 'Invalid arguments' })[0]).toMatchObject({ expectError: true });
  });

  it('asserts by steps of their own where a service takes no other', () => {
    const steps = stepsOf({ result: { content: text('Fine.') } }, { isOwn: false });
    expect(steps.map((step) => step['assertion'] ?? step['expect'])).toEqual([
      undefined,
      { type: 'noToolErrors' },
      { type: 'responseContains', needle: 'Fine.' },
    ]);
  });

  it('is not long in the making, whatever comes', async () => {
    for (const line of fewPathologicalTexts(150_000)) {
      const json = JSON.stringify({ a: line, token: line });
      const results = [
        { content: text(line) },
        { content: text(json) },
        { structuredContent: [line] },
      ];
      await withinCpuLimit(() => results.map((result) => stepsOf({ result })));
    }
  });

  it('has a title by the call, which no other has', () => {
    expect(titleOf(call, [])).toBe('late_fee days=3');
    expect(titleOf(call, ['late_fee days=3', 'late_fee days=3 (2)'])).toBe('late_fee days=3 (3)');
  });
});

it('tells that a result is not what its tool says', () => {
  const schema = { type: 'object', required: ['year'] };
  expect(schemaMisfit({ structuredContent: { year: 1 } }, schema)).toBeNull();
  expect(schemaMisfit({ structuredContent: {} }, schema)).toContain('year');
  expect(schemaMisfit({}, schema)).toBe('There is no structured content.');
  expect(schemaMisfit({}, undefined)).toBeNull();
  expect(schemaMisfit({ isError: true }, schema)).toBeNull();
});
