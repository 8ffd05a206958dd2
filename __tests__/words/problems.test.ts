import { expect, test } from '@jest/globals';
import { parseYaml } from '../../src/lib/yaml.ts';
import { placeOfFile, placeOfInput } from '../../src/report/place.ts';
import { type ProblemData, problem } from '../../src/report/problem.ts';
import { describeProblem } from '../../src/words/problems.ts';
import { bySentence } from '../support/by-sentence.ts';

type Data<Code> = Extract<ProblemData, { code: Code }>;
const argument = (kind: Data<'argument'>['kind'], expected = '', nearest: string | null = null) => {
  const data = { tool: 't', path: 'a', observed: '"3"' };
  return { code: 'argument', kind, expected, nearest, ...data } as const;
};
const unknown = (key: string, nearest: string | null, ...known: string[]) =>
  ({ code: 'unknown-key', key, nearest, known }) as const;
const range = (what: string, min: number | null, max: number | null, isExclusive = false) =>
  ({ code: 'range', what, min, max, ...(isExclusive && { isExclusive }) }) as const;
const syntax = (format: Data<'syntax'>['format'], detail: string) =>
  ({ code: 'syntax', format, detail }) as const;
const type = (expected: string, observed: string) =>
  ({ code: 'type', expected, observed }) as const;
const needs = (key: string, ...other: string[]) => ({ code: 'needs', key, other }) as const;
const noMatch = (...near: string[]) => ({ code: 'no-match', near }) as const;
const notFound = (
  what: Data<'not-found'>['what'],
  name: string,
  known: string[],
  rows?: number[],
) => ({ code: 'not-found', what, name, known, nearest: null, ...(rows && { rows }) }) as const;
const capture = (name: string, nearest: string | null) =>
  ({ code: 'capture', name, nearest, isFilled: true }) as const;
const unreadable = (reason: Data<'unreadable'>['reason'], ...near: string[]) =>
  ({ code: 'unreadable', reason, near }) as const;
const untrusted = (reason: Data<'untrusted'>['reason'], of: string, ...secrets: string[]) =>
  ({ code: 'untrusted', reason, of, secrets }) as const;
const repeated = (what: Data<'repeated'>['what'], name: string) =>
  ({ code: 'repeated', what, name }) as const;
const reference = (written: string, variable: string) =>
  ({ code: 'reference', written, variable }) as const;
const VALUE: Data<'value'> = { code: 'value', value: '', nearest: null, known: ['never'] };
const noSecrets = (of: Data<'no-secrets'>['of']) => ({ code: 'no-secrets', of }) as const;
const NO_SECRETS =
  'GitHub gives pull requests of forks no secrets. Skip this step for them by `if: github.event.pull_request.head.repo.full_name == github.repository`.';
const SERVICE =
  'This must be an `http` or `https` URL with a valid host and port. Write one, or remove it.';
const FLAGS =
  'This is not a valid regular expression: Invalid group. JavaScript writes `(?i:text)` for `(?i)text`.';
const NO_LIST =
  'The list of servers does not exist. Correct its path, run in its folder, or create it, such as `{"mcpServers": {"NAME": {"command": "node", "args": ["server.js"]}}}`. See docs/servers.md.';
const AROUND = '`mcpServers` is missing. Write `{"mcpServers": { … }}` around all servers.';
const NAME = 'The calls of a model are known by the name of the tool. Write `x`.';
const KEYLESS =
  'The eval service cannot ask `a/m`. Add its key in the settings of the service, or in `model-api-keys`, if it is missing. It says: `No key`.';
const NO_SERVERS =
  'Project `P` of the eval service has no MCP servers. Add them there: `.mcp.json` counts only without `base-url`.';
const INDENT = 'Check indentation and blanks after `:` and `-`, and quote texts with `: ` or ` #`.';
const EARLY = 'This assertion cannot fail: nothing runs before it. Move it further down.';
const UNLISTED = 'Tool `t` lists no argument `a`, and may ignore it. Did you mean `b`?';

const [several] = (await parseYaml('a: b\n---\nc: d')).errors;

const PROBLEMS: [ProblemData, string][] = [
  [syntax('YAML', 'odd\nindent'), `This is not valid YAML: odd indent. ${INDENT}`],
  [syntax('regular expression', 'Invalid group'), FLAGS],
  [unreadable('missing'), 'The file does not exist. Correct its path.'],
  [unreadable('missing', 'a.yaml'), 'The file does not exist. Did you mean `a.yaml`?'],
  [unreadable('no-servers'), NO_LIST],
  [unreadable('too-large'), 'The file is larger than 4 MiB.'],
  [
    unreadable('no-servers', 'mcp.json'),
    'The list of servers does not exist. Did you mean `mcp.json`?',
  ],
  [{ code: 'missing', key: 'name' }, '`name` is missing.'],
  [{ code: 'missing', key: 'mcpServers' }, AROUND],
  [
    { code: 'type', expected: 'object', observed: 'null' },
    'This must be an object, not nothing. Write what belongs to it, in YAML indented below it, or remove it.',
  ],
  [
    { code: 'type', expected: 'record', observed: 'array' },
    'This must be an object, not a list. Write `{ "NAME": … }`, or in YAML `NAME: …`.',
  ],
  [range('server', 1, null), 'No server is enabled. Add one, or remove `disabled` from one.'],
  [
    noMatch('a/r.xml', 'b/r.xml'),
    'No file matches. Did you mean `a/r.xml` or `b/r.xml`? Lines have no quotes.',
  ],
  [{ code: 'no-glob', folder: 'a/b' }, '`a/b` is a folder. Write `a/b/**/*.xml`.'],
  [noSecrets('fork'), NO_SECRETS],
  [range('hosted', 1, 10), 'This must be 1 to 10 if another service runs the suite.'],
  [{ ...range('number', 1, 10), value: '"x"' }, 'This must be 1 to 10, not "x".'],
  [needs('mode: run', 'suite-file', 'suite'), '`mode: run` needs `suite-file` or `suite`.'],
  [{ code: 'no-step' }, 'The step that the expression names does not exist. Check its `id`.'],
  [unknown('--a', null), 'This command has no option `--a`. `--help` lists its options.'],
  [unknown('a', null), 'Unknown key `a`. Remove it.'],
  [needs('suite', 'base-url'), '`suite` needs `base-url`. A path belongs in `suite-file`.'],
  [unknown('cal', 'call'), 'Unknown key `cal`. Did you mean `call`?'],
  [unknown('x', null, 'a', 'b', 'c'), 'Unknown key `x`. Use `a`, `b` or `c`.'],
  [range('call', 1, 1), 'This must have 1 tool; an item of a list names each.'],
  [repeated('title', 't'), 'The title "t" occurs twice. Give each its own.'],
  [
    type('array', 'string'),
    'This must be a list, not a text. Write `[ ]` around all items, or in YAML `- ` before each.',
  ],
  [
    { code: 'refused', what: 'key', status: 401 },
    'The service refused the key (HTTP 401). Correct it.',
  ],
  [type('int', '3.5'), 'This must be a whole number, not 3.5.'],
  [{ ...VALUE, value: 'errors' }, '"errors" is not valid. Use `never`.'],
  [range('string', 1, null), 'This must not be empty.'],
  [range('number', 0, null, true), 'This must be above 0.'],
  [{ ...needs('fee', 'prices'), isOfGate: true }, '`fee` needs `prices` in the gate file.'],
  [notFound('server', 'x', ['calc']), 'There is no server `x`. Use `calc`.'],
  [notFound('member', 'b', ['a'], [2]), 'Row 2 has no `b`. Use `a`.'],
  [{ code: 'model', model: 'a/m', message: 'No key' }, KEYLESS],
  [{ code: 'no-servers', project: 'P' }, NO_SERVERS],
  [{ code: 'whole' }, 'This chooses cases of a suite file. A saved suite runs whole.'],
  [{ code: 'tool-name', meant: 'x' }, NAME],
  [{ code: 'ambiguous', what: 'server', known: ['a', 'b'] }, 'Name the server. Use `a` or `b`.'],
  [{ code: 'cannot-fail', reason: 'too-early' }, EARLY],
  [capture('di', 'id'), 'No earlier step saves `{{di}}`. Did you mean `id`?'],
  [{ code: 'widget', what: 'interact' }, 'This service renders no widgets. Remove `interact`.'],
  [{ code: 'more', count: 3 }, 'More mistakes: 3.'],
  [argument('unlisted', '', 'b'), UNLISTED],
  [{ code: 'address', reason: 'service' }, SERVICE],
  ...bySentence<ProblemData>({
    'This file holds several YAML documents. Remove `---`, or write a file for each.': syntax(
      'YAML',
      several?.detail ?? '',
    ),
    'This is not valid JSON: invalid escape character. Write `\\\\` for each `\\` of the text.':
      syntax('JSON', 'invalid escape character'),
    'This is not valid YAML: Unresolved tag: !a. Put the text in quotes.': syntax(
      'YAML',
      'Unresolved tag: !a',
    ),
    'This is not a valid regular expression: slashes and flags. Write `(?i:text)` for `/text/i`, and `[/]` for a `/` of the text.':
      syntax('regular expression', 'slashes and flags'),
    'This is not valid JSON: invalid symbol. A list of servers is JSON, with straight quotes: see docs/servers.md.':
      syntax('JSON', 'invalid symbol'),
    'This must be an object with `name` and `tests`, not a list of servers, which `doctor` checks.':
      type('suite', 'servers'),
    'Unknown key `envFile`. Its file is not read. Set the variables in the step, and name them in `env`.':
      unknown('envFile', null),
    [`\`\${a}\` stays as it is. Write \`{{a}}\` for the value that a step saves.`]: {
      ...reference(`\${a}`, ''),
      nearest: 'a',
    },
    [`\`\${A}\` is empty here. Check the secret or variable that sets it, or write \`\${A:-}\`.`]: {
      ...reference(`\${A}`, 'A'),
      nearest: '',
    },
    [`\`\${A}\` stays as it is: a suite reads no variables. Set them in \`env\` of the server.`]:
      reference(`\${A}`, ''),
    [`\`\${a}\` has no value here. Did you mean \`\${b}\`?`]: {
      ...reference(`\${a}`, 'a'),
      nearest: 'b',
    },
    'No shell reads `|`. Write `sh` in `command`, and `-c` and the whole line in `args`.': {
      code: 'command',
      reason: 'shell',
      program: '|',
      hasArgs: true,
    },
    '`BASELINE` is missing. Write `file:tools.json`, or `checkout:../base`.': {
      code: 'missing',
      key: 'BASELINE',
    },
    'Event `workflow_run` runs for code of a fork, and the job has `api-key`, `A` and `B`. Nothing of the workspace runs. Run it on `pull_request` without secrets, or see `allow-untrusted-servers` in docs/security.md.':
      untrusted('fork', 'workflow_run', 'api-key', 'A', 'B'),
    '`regression` is `"off"` outside of the gate file, and `"gate"` in it. Remove one of them.': {
      code: 'two-values',
      key: 'regression',
      input: '"off"',
      file: '"gate"',
    },
    '`--prices` is a setting of the gate file: `prices`.': {
      code: 'setting',
      key: '--prices',
      name: 'prices',
    },
    'This version has no mode `diff`. Use `run`, `command` or `ingest`.': notFound('mode', 'diff', [
      'run',
      'command',
      'ingest',
    ]),
    'The job has no `strategy.matrix`. Add one, or write the part, such as `1/3`.': {
      code: 'no-matrix',
    },
    'Line 2 must be one `provider=value`, such as `anthropic=…`, and no more.': {
      code: 'line',
      line: 2,
      isRepeated: false,
    },
    'The gate file of the base commit is wrong, and this change repairs it. Merge it although this check fails, or repair the base first.':
      { code: 'repaired' },
    'This must be a text, not a list. Write `node`, and the rest in `args`.': {
      code: 'command',
      reason: 'list',
      program: 'node',
      hasArgs: true,
    },
    [`\`\${input:key}\` has no value here. Set the environment variable \`KEY\`, and write \`\${KEY}\`.`]:
      reference(`\${input:key}`, 'KEY'),
    '`a` and `b` exclude each other. Remove one of them.': {
      code: 'conflict',
      key: 'a',
      other: 'b',
    },
    'JSON readers round this number. Compare the text, or take it by a pattern. An argument can be a text in quotes.':
      { code: 'integer' },
    '`order` holds for the whole case. Write the same in each `prompt` step.': {
      code: 'differs',
      key: 'order',
    },
    'YAML reads `1.0` as `1`. Put the text in quotes.': {
      code: 'quotes',
      written: '1.0',
      read: '1',
    },
    'There is no suite `x` in project `P`. Use `y`.': {
      ...notFound('suite', 'x', ['y']),
      project: 'P',
    },
    'No earlier step saves `{{rows.a}}`. Write `{{row.a}}` for a member of `each`, or `\\{{rows.a}}` for the text itself (`\\\\{{` in double quotes).':
      capture('rows.a', null),
    'There is no provider `x`. Did you mean `y`? Another provider needs its address in `model-base-urls`.':
      { code: 'not-found', what: 'provider', name: 'x', nearest: 'y', known: [] },
    'Argument `a` of tool `t` must be a whole number or nothing, not `"3"`.': argument(
      'type',
      'integer or null',
    ),
    'Argument `a` of tool `t` does not fit: enum: ["4"]. Did you mean `4`?': argument(
      'value',
      'enum: ["4"]',
      '4',
    ),
  }),
];

test.each(PROBLEMS)('%j', (data, sentence) => {
  const place = placeOfFile('');
  expect(problem.parse({ place, data })).toEqual({ place, data });
  expect(describeProblem({ place, data })).toBe(sentence);
  expect(sentence).toMatch(/[.?]$/);
});

test('each code has a sentence here', () => {
  const codes = new Set(PROBLEMS.map(([{ code }]) => code));
  const known = problem.shape.data.options.map(({ shape }) => shape.code.value);
  expect([...codes].sort()).toEqual([...known].sort());
});

test('the place comes first', () => {
  const data: ProblemData = { code: 'missing', key: 'name' };
  const place = { ...placeOfFile('a.yaml', 'tests[0].name'), line: 3, column: 5 };
  const all = [place, placeOfFile('a.yaml'), placeOfInput('suite-file')];
  const starts = ['a.yaml:3:5: tests[0].name', 'a.yaml', 'Input `suite-file`'];
  const sentences = all.map((one) => describeProblem({ place: one, data }));
  expect(sentences).toEqual(starts.map((start) => `${start}: \`name\` is missing.`));
  const pattern = { place: placeOfFile('evals/*.yaml'), data: unreadable('missing') };
  expect(describeProblem(pattern)).toMatch(
    / This takes one path, not a pattern\. Put what has blanks in quotes\.$/,
  );
});
