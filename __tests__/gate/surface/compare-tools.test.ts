import { describe, expect, it } from '@jest/globals';
import { compareTools } from '../../../src/gate/surface/compare-tools.ts';
import type { SurfaceTool, ToolAnnotations } from '../../../src/model/servers/surface.ts';

const CITY = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const tool = (more: Partial<SurfaceTool> = {}): SurfaceTool => ({
  name: 'get_forecast',
  inputSchema: CITY,
  ...more,
});

describe('a tool that has another name', () => {
  it('is told as renamed where it takes the same under a name like the old one, and breaks callers', () => {
    expect(compareTools([tool()], [tool({ name: 'forecast_get_v2' })])).toMatchObject([
      { kind: 'tool-renamed', class: 'breaking', before: 'get_forecast', after: 'forecast_get_v2' },
    ]);
  });

  it.each([
    ['a name that is not like it', tool({ name: 'send_mail' })],
    ['another schema', tool({ name: 'get_forecasts', inputSchema: { type: 'object' } })],
  ])('is told as gone and new with %s', (_, other) => {
    expect(compareTools([tool()], [other]).map(({ kind }) => kind)).toEqual([
      'tool-removed',
      'tool-added',
    ]);
  });

  it('is taken for one other alone, the most like it', () => {
    const after = [tool({ name: 'get_forecasts' }), tool({ name: 'forecast' })];
    expect(compareTools([tool()], after).map(({ kind, after: name }) => [kind, name])).toEqual([
      ['tool-renamed', 'get_forecasts'],
      ['tool-added', 'forecast'],
    ]);
  });
});

describe('annotations', () => {
  const changed = (before: ToolAnnotations | undefined, after: ToolAnnotations | undefined) =>
    compareTools(
      [tool(before && { annotations: before })],
      [tool(after && { annotations: after })],
    ).map((change) => [change.place, change.class, change.before, change.after]);

  it('that promise less break who counted on them', () => {
    expect(changed({ readOnlyHint: true }, { readOnlyHint: false })).toEqual([
      ['/annotations/readOnlyHint', 'breaking', 'true', 'false'],
      ['/annotations/destructiveHint', 'breaking', 'false (it only reads)', 'true (by default)'],
      ['/annotations/idempotentHint', 'breaking', 'true (it only reads)', 'false (by default)'],
    ]);
    expect(changed({ destructiveHint: false }, { destructiveHint: true })).toEqual([
      ['/annotations/destructiveHint', 'breaking', 'false', 'true'],
    ]);
    expect(changed({ openWorldHint: false }, undefined)).toEqual([
      ['/annotations/openWorldHint', 'breaking', 'false', 'true (by default)'],
    ]);
    expect(changed({ idempotentHint: true }, {})).toEqual([
      ['/annotations/idempotentHint', 'breaking', 'true', 'false (by default)'],
    ]);
  });

  it('that promise more are compatible', () => {
    expect(changed({}, { destructiveHint: false }).map(([, found]) => found)).toEqual([
      'compatible',
    ]);
  });

  it('that say what is taken for granted anyway are no change', () => {
    expect(changed(undefined, { readOnlyHint: false, openWorldHint: true })).toEqual([]);
    expect(changed({ readOnlyHint: true }, { readOnlyHint: true, destructiveHint: true })).toEqual(
      [],
    );
  });
});

describe('what a tool gives', () => {
  const schema = { type: 'object', properties: { degrees: { type: 'number' } } };

  it('breaks readers where its schema is gone (Apicurio/apicurio-registry#9297)', () => {
    expect(compareTools([tool({ outputSchema: schema })], [tool()])).toMatchObject([
      { kind: 'output-schema-removed', class: 'breaking', direction: 'read', after: null },
    ]);
  });

  it('is compatible where it gets a schema', () => {
    expect(compareTools([tool()], [tool({ outputSchema: schema })])).toMatchObject([
      { kind: 'output-schema-added', class: 'compatible', direction: 'read' },
    ]);
  });

  it('is told at its place', () => {
    const text = { ...schema, properties: { degrees: { type: ['number', 'null'] } } };
    const [change, ...more] = compareTools(
      [tool({ outputSchema: schema })],
      [tool({ outputSchema: text })],
    );
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      ...{ place: '/outputSchema/properties/degrees/type', direction: 'read', class: 'breaking' },
      ...{ kind: 'type-widened', before: '"number"', after: '["number", "null"]' },
    });
  });
});

describe('words', () => {
  it('are told line by line, and break nobody', () => {
    const before = 'Tells the weather.\nNeeds a city.\nOnce a day.';
    const after = 'Tells the weather.\nNeeds a city or a postcode.\nOnce a day.';
    expect(compareTools([tool({ description: before })], [tool({ description: after })])).toEqual([
      {
        ...{ subject: { kind: 'tool', name: 'get_forecast' }, place: '/description' },
        ...{ direction: 'none', class: 'wording', kind: 'description-changed', before, after },
        diff: [
          { sign: 'same', text: 'Tells the weather.' },
          { sign: 'removed', text: 'Needs a city.' },
          { sign: 'added', text: 'Needs a city or a postcode.' },
          { sign: 'same', text: 'Once a day.' },
        ],
      },
    ]);
  });

  it('are told by sentences where a line is long', () => {
    const long = 'Use this whenever the user asks about the weather of a place. It needs a city.';
    const line = `${long} Answers are in degrees Celsius, with a chance of rain as a fraction.`;
    const [change] = compareTools(
      [tool({ description: line })],
      [tool({ description: line.replace('It needs', 'Always give') })],
    );
    expect(change?.diff?.map(({ sign }) => sign)).toEqual(['same', 'removed', 'added', 'same']);
  });

  it('are cut, however long they are', () => {
    const [change] = compareTools(
      [tool({ description: 'a '.repeat(1_000_000) })],
      [tool({ description: 'b. '.repeat(1_000_000) })],
    );
    expect(change?.before).toHaveLength(400);
    expect(change?.diff?.length).toBeLessThanOrEqual(60);
  });

  it('in schemas are told there', () => {
    const described = (description: string) =>
      tool({ inputSchema: { properties: { city: { type: 'string', description } } } });
    expect(compareTools([described('a')], [described('b')])).toMatchObject([
      {
        ...{ place: '/inputSchema/properties/city/description', class: 'wording', before: 'a' },
        diff: [{ sign: 'removed' }, { sign: 'added' }],
      },
    ]);
  });
});

describe('a server whose schemas take too much work', () => {
  it('has unclear changes where nothing is left to work them out, and none where nothing changed', () => {
    const schema = (type: string) => ({ type: 'object', properties: { a: { type } } });
    const tools = (type: string) => [
      tool({ inputSchema: schema(type) }),
      tool({ name: 'other', inputSchema: schema('string') }),
    ];
    const changes = compareTools(tools('string'), tools('integer'), { stepsLeft: 0 });
    expect(new Set(changes.map((change) => change.class))).toEqual(new Set(['unclear']));
  });
});

it('finds what breaks in a tool behind one that takes all the steps it may', () => {
  const wide = (maxLength: number) => ({
    name: 'a',
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 300 }, (_, at) => [`p${at}`, { type: 'string', maxLength }]),
      ),
    },
  });
  const typed = (type: string) => ({
    name: 'b',
    inputSchema: { type: 'object', properties: { city: { type } } },
  });
  const changes = compareTools([wide(9), typed('string')], [wide(8), typed('number')], {
    stepsLeft: 2_000,
  });
  expect(changes.some(({ class: of }) => of === 'unclear')).toBe(true);
  const [last] = changes.filter(({ subject }) => subject.name === 'b');
  expect(last).toMatchObject({ class: 'breaking', kind: 'type-changed' });
});
