import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { HOSTED_LIMITS, LIMITS, OWN_LIMITS } from '../../src/contract/limits.ts';
import { suiteFileSchema } from '../../src/evals/suite-file/suite-file-schema.ts';
import { formatCount } from '../../src/model/quantity.ts';
import { tableOf } from './markdown-table.ts';

/** A part of the suite file in JSON Schema, as far as the guide looks into it. */
export interface SuiteShape {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, SuiteShape>;
  required?: string[];
  items?: SuiteShape;
  anyOf?: SuiteShape[];
  oneOf?: SuiteShape[];
  enum?: unknown[];
  const?: unknown;
  additionalProperties?: SuiteShape | boolean;
  [keyword: string]: unknown;
}

/** Whose cases are the examples, each named after what it shows. */
const EXAMPLES = 'examples/guide.yaml';

/** The schema of suite files, with whatever stands under a name of its own put in its place. */
export function suiteShape(): SuiteShape {
  const { $defs = {}, ...shape } = z.toJSONSchema(suiteFileSchema, { io: 'input' });
  return resolved(shape as SuiteShape, $defs as Record<string, SuiteShape>);
}

function resolved<Value>(value: Value, definitions: Record<string, SuiteShape>): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => resolved(item, definitions)) as Value;
  const { $ref, ...rest } = value as SuiteShape;
  const target = $ref === undefined ? {} : definitions[$ref.split('/').at(-1) ?? ''];
  return Object.fromEntries(
    Object.entries({ ...target, ...rest }).map(([key, member]) => [
      key,
      resolved(member, definitions),
    ]),
  ) as Value;
}

/** Kinds of steps and types of assertions, by the word that names each. */
export interface SuiteParts {
  suite: SuiteShape;
  testCase: SuiteShape;
  steps: ReadonlyMap<string, SuiteShape>;
  assertions: ReadonlyMap<string, SuiteShape>;
}

/** The parts of a suite file that the guide has a section on. */
export function suiteParts(): SuiteParts {
  const suite = suiteShape();
  const testCase = suite.properties?.['tests']?.items ?? {};
  const steps = byName(testCase.properties?.['steps']?.items ?? {});
  const assertions = byName(steps.get('assert')?.properties?.['assertion'] ?? {});
  return { suite, testCase, steps, assertions };
}

const variantsOf = (shape: SuiteShape): SuiteShape[] =>
  (shape.oneOf ?? shape.anyOf)?.flatMap(variantsOf) ?? [shape];

/** Of a case with the title, in the words of its file. */
export function examplesOf(text: string): ReadonlyMap<string, string> {
  const cases = text.split(/^(?= {2}- title: )/m).slice(1);
  return new Map(
    cases.map((source) => {
      const [, title = ''] = /^ {2}- title: (.*)$/m.exec(source) ?? [];
      return [title, source.trimEnd().replaceAll(/^ {2}/gm, '')];
    }),
  );
}

const NAMES = ['kind', 'type'];

function nameOf({ properties = {} }: SuiteShape): string | undefined {
  const name = NAMES.map((key) => properties[key]?.const).find((value) => value !== undefined);
  return typeof name === 'string' ? name : undefined;
}

function byName(shape: SuiteShape): ReadonlyMap<string, SuiteShape> {
  return new Map(
    variantsOf(shape).flatMap((variant) => {
      const name = nameOf(variant);
      return name === undefined ? [] : [[name, variant]];
    }),
  );
}

/** A shape whose list of that name is told elsewhere. */
const withoutItems = ({ properties = {}, ...shape }: SuiteShape, name: string): SuiteShape => ({
  ...shape,
  properties: { ...properties, [name]: { ...properties[name], items: { type: 'object' } } },
});

/** The guide to the suite file. */
export function suiteGuide(): string {
  const { suite, testCase, steps, assertions } = suiteParts();
  const examples = examplesOf(readFileSync(EXAMPLES, 'utf8'));
  const section = ([name, shape]: [string, SuiteShape]) => [
    `### ${name}`,
    shape.description ?? '',
    ...keyTable(shape),
    ...exampleText(examples.get(name)),
  ];
  const blocks = [
    INTRODUCTION,
    '## The suite',
    ...keyTable(withoutItems(suite, 'tests')),
    '## A test',
    ...keyTable(testCase),
    CASES,
    STEPS,
    ...[...steps].flatMap(section),
    ...COMMON.flatMap(({ name, text }) => [
      `### ${name}`,
      text,
      ...exampleText(examples.get(name)),
    ]),
    ASSERTIONS,
    ...[...assertions].flatMap(section),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const INTRODUCTION = `\
# The suite file

Written by \`npm run schemas\` from the schema of suite files, which editors read as
[suite-file.schema.json](../schemas/suite-file.schema.json): a first line
\`# yaml-language-server: $schema=…\` gives [completion](editors.md). A key that is not named here is refused, with
its place in the file. The examples are cases of [guide.yaml](../examples/guide.yaml), on the server
\`everything\` of [.mcp.json](../examples/.mcp.json).`;

const CASES = `\
### Rows

A test with \`each\` makes a case of each row. \`{{row.NAME}}\` stands for a value of the row in the
title, in prompts, arguments and what is expected, in any text but names of keys; \`{{row.place.city}}\`
for one within. A text that is nothing but that becomes the value itself: a number stays one. A row
that lacks a name is refused at its place. \`\\{{row.NAME}}\` is the text itself.

\`\`\`yaml
- title: "{{row.a}} and {{row.b}}"
  each:
    - { a: 2, b: 3, sum: 5 }
    - { a: -2, b: 2, sum: 0 }
  steps:
    - kind: toolCall
      toolName: get-sum
      arguments: { a: "{{row.a}}", b: "{{row.b}}" }
    - kind: assert
      assertion: { type: responseContains, needle: "is {{row.sum}}." }
\`\`\`

A case is known by its title from run to run, so let it say what is special about the row.

### Models

With \`models\`, of the suite or of a test, each test with a prompt is a case on each of them:
\`is polite [openai/gpt-5-mini]\`. Each has results of its own, the report tells pass rate, time and
tokens by model, and the input \`min-pass-rate-by-model\` asks for a rate of each. A test without a prompt uses no model, and runs once.

\`\`\`yaml
- title: is polite
  models: [openai/gpt-5-mini, { model: llama3.2, provider: ollama }]
  steps:
    - { kind: prompt, prompt: Good morning! }
    - { kind: assert, assertion: { type: responseContains, needle: morning } }
\`\`\`

### Skipped tests

A test with \`skip\`, which says why, is not sent to the service. It is in the report as skipped, with the
reason, and no count or rate has it in. Where all are skipped nothing was measured, and the verdict is
\`incomplete\`.

### Servers

A step need not name its server where the run has one: that is so where \`servers\` of the suite or of the
action names one, and where there is but one.

### Checked before the run

Servers are asked for their tools once before a run. What \`toolCall\` steps give a tool is then held
against its input schema, and so are the arguments that \`toolCalledWith\` expects, since a call that no
tool takes is not what a model makes. With \`check-arguments: refuse\`, which is the default, all misfits
are told at once, each with its file, line and column, the verdict is \`invalid\`, and no tool or model has
been called. \`warn\` tells the same and runs; \`off\` looks at nothing.

Let alone is what may well be meant:

- steps that expect an error, by \`expectError\` or by an assertion \`isError\` on their result, as a test
  that wrong arguments are refused does;
- values that are filled in later, such as \`{{id}}\` of a step before: each stands for any value, and
  what is written beside it counts;
- of \`toolCalledWith\` what it leaves out, and words that stand for a type, as it compares arguments;
- an argument that is needed and has a \`default\`, which some libraries list so and fill in by themselves;
- \`format\`, and tools whose schema cannot be judged by: broken, of a draft before 7, with references to
  elsewhere, or too costly. There is one warning, as there is of a server that answers and does not list its tools.

Servers that are down, and tools that are not there, are told as without it. What the server lists before the
run is what counts: of one that changes its schemas while it runs, say \`warn\`.

A hosted service is asked for the tools by \`validate\` and \`tools\` of each server, of five at most, within
30 seconds and its rate. What it does not tell is not checked, which is one notice, and the run goes on. Cases of
a suite that is saved there are not checked.

### Limits

The embedded service takes ${formatCount(OWN_LIMITS.casesPerSuite)} cases, one for each row and model, of ${LIMITS.stepsPerCase} steps,
${formatCount(OWN_LIMITS.iterationsPerCase)} iterations a case and ${formatCount(OWN_LIMITS.iterationsPerRun)} a run. Hosted services take ${HOSTED_LIMITS.casesPerSuite} cases and
${HOSTED_LIMITS.iterationsPerCase} iterations of each; more is refused at its place before anything is sent. A file has at most 4 MiB,
which rows keep small. What is of no
concern to a service (rows, lists of models, tags, what is skipped, places in the file) stays with the
action, so that any service can run such a suite.`;

const STEPS = `\
## Steps

The steps of a case run in their order. All of them run, also after one that failed, unless a later one
cannot do without it.`;

/** Keys of all steps that ask a server, with more to say than a table has room for. */
export const COMMON = [
  {
    name: 'expectError',
    text: 'A refusal that is wanted passes, and its absence fails. Give what the error has to say: a server also turns down a name that is misspelt, and then the report has a warning.',
  },
  {
    name: 'expect',
    text: 'Assertions on the result, where it is asked for. They are the same that a step of kind `assert` makes of the last result, and are not judged where the step itself fails.',
  },
  {
    name: 'capture',
    text: 'A value of one result for later steps. Braces mean nothing in cases that capture nothing; in others `\\{{name}}` stands for `{{name}}` as it is. A value has at most 100,000 characters and 100 levels of lists and objects, and a step takes 1,000,000 characters of them. A value that makes a step impossible, such as an empty text to look for, fails the case.',
  },
] as const;

const ASSERTIONS = `\
## Assertions

What a step of kind \`assert\` may have as its \`assertion\`. Those on a result, from textContains to
matchesSnapshot, may also stand in \`expect\` of a step, and judge the answer of the server as it came:
whole, and before anything is taken out of it for a model or a report. What takes longer than half a
second to judge fails, and so does a pattern on a text of more than ${formatCount(LIMITS.regexInputLength)}
characters.`;

const exampleText = (source: string | undefined): string[] =>
  source === undefined ? [] : [`\`\`\`yaml\n${source}\n\`\`\``];

/** A table of the keys of an object, with those of objects in it; none where it has none. */
function keyTable(shape: SuiteShape): string[] {
  const rows = keyRows(shape, '');
  return rows.length === 0 ? [] : [tableOf([['Key', 'Type', 'Meaning'], ...rows])];
}

function keyRows({ properties = {}, required = [] }: SuiteShape, prefix: string): string[][] {
  return Object.entries(properties).flatMap(([name, member]) => {
    // The heading has said which it is.
    if (member.const !== undefined && NAMES.includes(name)) return [];
    const key = `${prefix}${name}`;
    const mark = required.includes(name) ? '' : ' ?';
    const row = [`\`${key}\`${mark}`, typeText(member), member.description ?? ''];
    return [row, ...innerRows(member, key)];
  });
}

/** Rows of what a key holds, but for steps and assertions, which have sections of their own. */
function innerRows(shape: SuiteShape, key: string): string[][] {
  const { items, additionalProperties: others } = shape;
  const variants = variantsOf(shape);
  if (variants.length > 1) {
    return isSection(shape) ? [] : variants.flatMap((variant) => innerRows(variant, key));
  }
  if (items !== undefined) return innerRows(items, `${key}[]`);
  if (typeof others === 'object') return innerRows(others, `${key}.NAME`);
  return keyRows(shape, `${key}.`);
}

const SECTIONS = ['toolCall', 'noToolErrors', 'textContains'];

const namesIn = (shape: SuiteShape) =>
  variantsOf(shape).flatMap((variant) => nameOf(variant) ?? []);

const isSection = (shape: SuiteShape) => namesIn(shape).some((name) => SECTIONS.includes(name));

/** A type in words; what has a section of its own is named. */
function typeText(shape: SuiteShape): string {
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``;
  if (shape.enum !== undefined) {
    return shape.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  }
  const variants = variantsOf(shape);
  if (variants.length > 1) {
    const names = namesIn(shape);
    if (names.length === 0) return [...new Set(variants.map(typeText))].join(' or ');
    if (isSection(shape)) return names.includes('toolCall') ? 'step' : 'assertion';
    return names.map((name) => `\`${name}\``).join(' or ');
  }
  if (shape.type === 'array') return `list of ${pluralText(shape.items ?? {})}`;
  if (Array.isArray(shape.type)) return shape.type.join(' or ');
  return [shape.type ?? 'anything', limitsText(shape)].filter(Boolean).join(', ');
}

const pluralText = (shape: SuiteShape) =>
  ['step', 'assertion', 'string', 'object'].includes(typeText(shape).split(',')[0] ?? '')
    ? `${typeText(shape).split(',')[0]}s`
    : typeText(shape);

function limitsText({ minimum, maximum, exclusiveMinimum }: SuiteShape): string {
  return [
    ...(typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER
      ? [`at least ${minimum}`]
      : []),
    ...(typeof exclusiveMinimum === 'number' ? [`above ${exclusiveMinimum}`] : []),
    ...(typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER
      ? [`at most ${maximum}`]
      : []),
  ].join(', ');
}
