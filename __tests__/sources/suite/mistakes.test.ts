/** Mistakes in a suite file: each at its place. */
import { expect, test } from '@jest/globals';
import { parseSuiteFile } from '../../../src/sources/suite/suite-file.ts';
import { problemsIn } from '../../support/suites.ts';

/** Line, column, code, and the word that a reader is shown; null for none. */
type Row = [text: string, place: string, code: string, word?: string | null];

async function mistakes(content: string) {
  const problems = await problemsIn(content, ['orders']);
  return problems.map(({ place, data }) => {
    const { meant, nearest, other, expected, observed }: Partial<Record<string, unknown>> = data;
    const isOfSuite = expected === 'suite' && /^\w+s$|foo/.test(`${observed}`);
    const kind = expected === 'expectation' ? expected : isOfSuite ? observed : null;
    const word = meant ?? nearest ?? [other].flat()[0] ?? kind;
    return [`${place.line}:${place.column}`, data.code, word];
  });
}

const CASES: Row[] = [
  // Words of other tools, and slips.
  ['cal: x', '4:5', 'unknown-key', 'call'],
  ['tool: x', '4:5', 'unknown-key', 'call'],
  ['call: x\nargs: {}', '5:5', 'unknown-key', 'with'],
  ['call: x\nassert: a', '5:5', 'unknown-key', 'expect'],
  ['call: x\nname: a', '5:5', 'unknown-key'],
  ['call: x\nserverName: orders', '5:5', 'unknown-key', 'server'],
  ['call: x\ncapture: { a: $.a }', '5:5', 'unknown-key', 'save'],
  ['call: x\nexpectError: true', '5:5', 'unknown-key', 'error'],
  ['call: x\nsave: { a: { pattern: a } }', '5:18', 'unknown-key', 'matches'],
  ['steps: [{ kind: toolList, capture: { a: { matches: a } } }]', '4:47', 'unknown-key', 'pattern'],
  ['call: x\nexpect: { needle: a }', '5:15', 'unknown-key', 'contains'],
  ['call: x\nexpect: { textContains: a }', '5:15', 'unknown-key', 'contains'],
  ['call: x\nexpect: { type: textContains, text: a }', '5:35', 'unknown-key', 'needle'],
  ['call: x\nexpect: { jsonPath: $.id, equals: 7 }', '5:15', 'unknown-key', 'path'],
  ['call: x\nexpect: { json: $.id, equals: 7 }', '5:15', 'unknown-key', 'path'],
  ['resource: "a://b"', '4:5', 'unknown-key', 'read'],
  ['prompt: x\nexpectTools: a', '5:5', 'unknown-key', 'calls'],
  ['call: x\npassCriteria: 1', '5:5', 'unknown-key'],
  ['call: x\nexpect: { $pattern: a }', '5:15', 'unknown-key', 'matches'],
  ['call: x\nexpect: { notContains: a }', '5:15', 'unknown-key'],
  ['call: x\nexpect: { path: $.a, equal: a }', '5:26', 'unknown-key', 'equals'],
  ['steps: [{ kind: toollist }]', '4:15', 'value', 'toolList'],
  ['steps: [{ kind: toolCall, toolName: x, args: {} }]', '4:44', 'unknown-key', 'arguments'],
  ['steps: [{ kind: toolCall }]', '4:13', 'missing'],
  ['call: x\nexpect: { tpye: textContains, needle: a }', '5:15', 'unknown-key', 'type'],
  ['steps: [{ kind: toolList, expect: [{ tpye: isError }] }]', '4:42', 'unknown-key', 'type'],
  ['steps: [{ kind: callTool, toolName: x }]', '4:15', 'value', 'toolCall'],
  // Of alternatives, the one that is meant says what is wrong.
  ['call: x\nsave: { a: { pth: $.a } }', '5:18', 'unknown-key', 'path'],
  ['steps: [{ kind: toolList, capture: { a: { pth: $.a } } }]', '4:47', 'unknown-key', 'path'],
  ['steps: [{ kind: toolCall, toolName: x, capture: { a: { pattern: "(" } } }]', '4:60', 'syntax'],
  ['steps: [{ kind: toolList, expectError: { contain: a } }]', '4:46', 'unknown-key', 'contains'],
  ['prompt: x\nexpect: a\nadvancedConfig: { toolChoice: { type: tool } }', '6:23', 'missing'],
  // Keys that do not belong together.
  ['expect: x', '3:5', 'needs', 'call'],
  ['call: x\nprompt: y', '5:5', 'conflict', 'prompt'],
  ['call: x\nsteps: [{ call: y }]', '5:5', 'conflict', 'steps'],
  ['read: x\nwith: {}', '5:5', 'needs', 'call'],
  ['prompt: x\nexpect: a\nserver: a', '6:5', 'needs', 'call'],
  ['call: x\ncalls: a', '5:5', 'needs', 'prompt'],
  ['list: tools\norder: any', '5:5', 'needs', 'prompt'],
  ['prompt: x\norder: first', '5:5', 'needs', 'calls'],
  ['prompt: x\ncalls: a\nnever: any', '6:5', 'conflict', 'never'],
  ['prompt: x\ncalls: [a, b: { c: 1 }]\nnever: [c, b]', '6:5', 'conflict', 'never: b'],
  ['prompt: x\ncalls: a\nisNegativeTest: true', '6:5', 'conflict', 'isNegativeTest'],
  ['prompt: x\ncalls: [a, orders/b]', '5:16', 'tool-name', 'b'],
  [
    'steps: [{ call: x }, { kind: assert, assertion: { type: firstToolWas, toolName: orders/b } }]',
    '4:75',
    'tool-name',
    'b',
  ],
  ['call: x\nerror: a\nexpect: b', '6:5', 'conflict', 'expect'],
  ['call: orders/x\nserver: b', '5:5', 'conflict', 'server'],
  ['steps: [{ call: x }]\nexpect: a', '5:5', 'conflict', 'expect'],
  ['call: x\nexpect: { equals: { a: 1 } }', '5:15', 'type'],
  ['call: x\nexpect: { path: $.a, type: number }', '5:26', 'unknown-key'],
  ['call: x\nmodels: [a]', '5:5', 'needs', 'prompt'],
  ['prompt: x\nexpect: a\nmodels: [openai/a]\nmodel: a', '7:5', 'conflict', 'model'],
  ['steps: [{ prompt: x, calls: a, order: exact }, { prompt: y, calls: b }]', '4:52', 'differs'],
  ['call: x\nsave: { id: $.id }\nexpect: { path: $.id, equals: "{{id}}" }', '6:5', 'capture'],
  ['call: x\nexpect: { schema: { properties: { total: number } } }', '5:39', 'type'],
  ['call: x\nexpect: { schema: { required: total } }', '5:25', 'type'],
  ['call: x\nexpect: { schema: { pattern: "(" } }', '5:25', 'syntax'],
  [
    'steps:\n  - { call: x, save: { id: $.id } }\n  - { call: y, expect: { matches: "{{id}}" } }',
    '6:30',
    'capture',
    'id',
  ],
  ['steps:\n  - { prompt: x, never: any }\n  - { prompt: y, never: a }', '6:22', 'differs'],
  ['prompt: x\nexpect: { equals: a }', '5:15', 'needs', 'call'],
  ['prompt: x\nexpect: { under: { ms: 5 } }', '5:24', 'needs', 'call'],
  ['call: x\nexpect: { under: { turns: 5 } }', '5:24', 'needs', 'prompt'],
  ['call: x\nexpect: { noToolErrors: true }', '5:15', 'needs', 'prompt'],
  ['call: x\nexpect: { contains: a, matches: b }', '5:28', 'conflict', 'matches'],
  ['call: x\nwith: { a: "{{id}}" }', '5:13', 'capture'],
  ['call: x\nexpect: "{{id}}"', '5:5', 'capture'],
  ['call: x\nwith: { a: "{{rows.a}}" }\neach: [{ a: 1 }]', '5:13', 'capture'],
  ['call: x\nsave: { o: $ }\nexpect: "{{o.total}}"', '6:5', 'capture'],
  ['call: x\nwith: { a: "{{a}}" }\neach: [{ a: 1 }]', '5:13', 'capture'],
  ['prompt: x\nexpect: a\nmodels: [openai/a, openai/b, openai/a]', '6:34', 'repeated'],
  // Values.
  ['call: x\nexpect: ""', '5:5', 'range'],
  ['call: x\nexpect: [{}]', '5:14', 'needs', 'path'],
  ['call: x\nexpect:', '5:5', 'type', 'expectation'],
  ['call: x\nexpect: { under: {} }', '5:15', 'needs', 'ms'],
  ['call: x\nexpect: { schema: outptu }', '5:15', 'type'],
  ['call: x\nexpect: { matches: "(" }', '5:15', 'syntax'],
  ['call: x\nexpect: { matches: /hi/i }', '5:15', 'syntax'],
  ['call: x\nexpect: { matches: \\Ahi }', '5:15', 'syntax'],
  ['call: x\nexpect: { matches: hi\\z }', '5:15', 'syntax'],
  ['call: x\nexpect: { path: a }', '5:15', 'syntax'],
  ['call: x\nexpect: { path: "$[?@ == 9007199254740992]", count: 1 }', '5:15', 'syntax'],
  ['call: x\nexpect: { content: imag }', '5:15', 'value', 'image'],
  ['call: x\nerror: false', '5:5', 'type'],
  ['call: x\nerror: {}', '5:5', 'needs', 'contains'],
  ['call: x\nsave: { 1a: $.a }', '5:13', 'type'],
  ['call: x\nsave: { a: { matches: a, as: int } }', '5:30', 'value'],
  ['get: p\nwith: { a: { b: 1 } }', '5:13', 'type'],
  ['list: tool', '4:5', 'value', 'tools'],
  ['prompt: x\ncalls: [{ a: {}, b: {} }]', '5:13', 'range'],
  ['prompt: x\ncalls: { a: { b: { type: strin } } }', '5:24', 'value', 'string'],
  ['prompt: x\ncalls: { a: { b: { $pattern: c } } }', '5:24', 'unknown-key', 'matches'],
  ['prompt: x\ncalls: { a: { b: { type: c, matches: d } } }', '5:33', 'conflict', 'matches'],
  ['call: x\nskip: true', '5:5', 'type'],
  ['call: x\nruns: 2.5', '5:5', 'type'],
  ['call: x\nruns: 1001', '5:5', 'range'],
  ['call: 5', '4:5', 'type'],
  ['call: orders/', '4:5', 'type'],
  ['call: orders//echo', '4:5', 'type'],
  ['get: /echo', '4:5', 'type'],
  ['prompt: x\nexpect: a\nmodel: openai/', '6:5', 'type', null],
  ['prompt: x\nexpect: a\nmodels: [openai/a, openai/]', '6:24', 'type', null],
  ['prompt: x\nexpect: a\nadvancedConfig: { topP: 1 }', '6:23', 'unknown-key'],
  ['call: x\nexpect: { path: $.a, min: 5, max: 3 }', '5:34', 'range'],
  ['call: x\nexpect: { snapshot: a, mask: ".*" }', '5:5', 'cannot-fail'],
  // Rows.
  ['call: "{{row.itme}}"\neach: [{ item: 1 }, { item: 2 }]', '4:5', 'not-found', 'item'],
  ['call: x\nwith: { a: ["{{row.a.b}}"] }\neach: [{ a: 1 }]', '5:17', 'not-found'],
  ['call: "{{row.a}}"\neach: [{ a: 1 }]', '4:5', 'type'],
  ['call: "{{row.a}}"', '4:5', 'needs', 'each'],
  ['prompt: x\ncall: [a]', '5:5', 'unknown-key', 'calls'],
  ['prompt: x\ncallz: [a]', '5:5', 'unknown-key', 'calls'],
  ['prompt: x\ncalls: 7', '5:5', 'type'],
  ['prompt: x\ncalls: a\norder:', '6:5', 'value'],
  ['read: "a://b"\nexpect: { schema: output }', '5:15', 'needs', 'call'],
  ['call: x\nexpect: { matches: "a*" }', '5:5', 'cannot-fail'],
  ['prompt: x\nexpect: { matches: "a*" }', '5:5', 'cannot-fail'],
  ['call: "{{row.a}}"\neach: { a: [1] }', '5:5', 'type'],
  ['call: "{{row.a}}"\neach: []', '5:5', 'range'],
  // What YAML reads as something else.
  ['call: x\nexpect: 1.50', '5:5', 'quotes'],
  ['call: x\nwith: { id: {{id}} }', '5:17', 'syntax'],
  ['call: x\nwith: { a: 12345678901234567890 }', '5:13', 'integer'],
  ['call: x\nwith: { a: 1700000000000000001 }', '5:13', 'integer'],
  ['call: x\nexpect: { path: $.a, equals: 9007199254740993 }', '5:26', 'integer'],
  ['call: x\nwith: { a: -.inf }', '5:13', 'integer'],
  ['read: "a://{{row.a}}"\neach: [{ a: 9007199254740993 }]', '4:5', 'integer'],
  ['call: x\nexpect: 9007199254740993', '5:5', 'quotes'],
  ['call: x\n\twith: {}', '5:1', 'syntax'],
  ['call: x\ntitle: u', '5:5', 'repeated'],
  ['call: *a', '4:11', 'syntax'],
  ['call: x\nexpect: !not secret', '5:13', 'syntax'],
  ['call: [x', '5:1', 'syntax'],
];
const caseOf = (title: number, lines: string) =>
  `  - title: t${title}\n    ${lines.replaceAll('\n', '\n    ')}\n`.replace('    \t', '\t');
const suiteOf = (cases: string) => `name: s\ntests:\n${cases}model: openai/m\n`;

test.each(CASES)('%j at %s: %s', async (lines, place, code, word = null) => {
  expect(await mistakes(suiteOf(caseOf(1, lines)))).toEqual([[place, code, word]]);
});

/** What the parser of YAML refuses has no cases. */
const READABLE = CASES.filter(
  ([lines, , code]) => code !== 'syntax' || !/\{\{|: \[x|\*a|\t|: !|: \d{9}/.test(lines),
);

test.each([
  ['form', 80],
  ['meaning', 10],
])('all mistakes of %s of many cases at once', async (kind, least) => {
  const read = READABLE.map(async ([lines]) => parseSuiteFile(suiteOf(caseOf(1, lines)), 's', []));
  const found = await Promise.all(read);
  const rows = READABLE.filter((_, at) => (found[at]?.suite === null) === (kind === 'form'));
  expect(rows.length).toBeGreaterThan(least);
  let [cases, line] = ['', 0];
  const expected = rows.map(([lines, place, code, word = null], at) => {
    const [own, column] = place.split(':');
    const row = [`${line + Number(own)}:${column}`, code, word];
    const text = caseOf(at, lines);
    cases += text;
    line += text.split('\n').length - 1;
    return row;
  });
  expect(await mistakes(suiteOf(cases))).toEqual(expected);
});

test.each<Row>([
  ['', '1:1', 'type'],
  ['- title: a\n  call: x', '1:1', 'type'],
  ['<testsuite name="a: b">\n  <a: b/>', '1:1', 'type', 'results'],
  ['{ "mcpServers": { "a": {} } }', '1:1', 'type', 'servers'],
  ['{ "servers": { "a": {} } }', '1:1', 'type', 'servers'],
  ['{ "numTotalTests": 1, "testResults": [] }', '1:1', 'type', 'results'],
  ['prompts: [a]\nproviders: [b]\ntests: [{ vars: {} }]', '1:1', 'type', 'promptfoo'],
  ['name: s\non: push\njobs: { a: {} }', '1:1', 'type'],
  ['# ours\nmin-pass-rate: 90', '2:1', 'type'],
  ['min-pass-rate: 90\nname: a\ntests: [{ title: a, list: tools }]', '1:1', 'unknown-key'],
  [
    'x-a: &a { t: 1 }\nname: s\ntests: [{ title: t, call: x, with: *a, expect: { hi } }]',
    '3:50',
    'unknown-key',
  ],
  ['name: s\ntests: [{ title: t, call: x, each: { a: [b] } }]', '2:30', 'type'],
  ['name: s\ncases: [{ title: t, call: x }]', '2:1', 'unknown-key', 'tests'],
  ['name: s\nmcpServers: {}\ntests: [{ title: t, call: x }]', '2:1', 'unknown-key'],
  ['name: s\nparallel: 2\ntests: [{ title: t, call: x }]', '2:1', 'unknown-key', 'concurrency'],
  ['name: s\nbeforeAll: a\ntests: [{ title: t, call: x }]', '2:1', 'unknown-key', 'setup'],
  ['name: s', '1:1', 'missing'],
  ['name: s\ntests: [{ title: 9007199254740993, call: x }]', '2:11', 'quotes'],
  ['name: s\ntests: []', '2:1', 'range'],
  ['name: s\nservers: [order]\ntests: [{ title: t, call: x }]', '2:11', 'not-found', 'orders'],
  ['name: s\nservers: orders\ntests: [{ title: t, call: x }]', '2:1', 'type'],
  ['name: s\nservers: []\ntests: [{ title: t, call: x }]', '2:1', 'range'],
  ['name: s\ntests: [text]', '2:9', 'type'],
  ['name: s\ntests: [{ call: x }]', '2:9', 'missing'],
])('the suite %j at %s: %s', async (content, place, code, word = null) => {
  expect(await mistakes(content)).toEqual([[place, code, word]]);
});

test('deep nesting is no valid YAML', async () => {
  const found = await mistakes(`name: ${'['.repeat(20_000)}`);
  expect(found).toMatchObject([[expect.anything(), 'syntax', null]]);
});

test.each(['cal: x, runs: 0', 'call: z/x, server: y'])(
  'of %s, a hundred at most',
  async (members) => {
    const tests = [...Array(120).keys()].map((at) => `  - { title: ${at}, ${members} }\n`);
    const found = await mistakes(`name: s\ntests:\n${tests.join('')}`);
    expect(found).toHaveLength(101);
    expect(found.at(-1)).toEqual(['null:null', 'more', null]);
  },
);
