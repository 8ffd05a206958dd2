import { assertionSchema } from '../../contract/cases/assertion.ts';
import { isOnResult } from '../../contract/cases/result-assertion.ts';
import { stepSchema, testCaseSchema } from '../../contract/cases/test-case.ts';
import type { ShapeWords } from '../../yaml/schema-words.ts';

type Path = readonly PropertyKey[];

/** What people write, by its letters alone, and what of ours it may stand for. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  // Names of members
  cases: ['tests', 'each'],
  testcases: ['tests'],
  specs: ['tests'],
  evals: ['tests'],
  scenarios: ['tests'],
  server: ['servers', 'serverName'],
  serverids: ['servers'],
  suitename: ['name'],
  title: ['name'],
  suite: ['name'],
  name: ['title', 'toolName', 'promptName', 'model'],
  it: ['title'],
  test: ['title'],
  iterations: ['runs'],
  iteration: ['runs'],
  repeat: ['runs'],
  repeats: ['runs'],
  repetitions: ['runs'],
  times: ['runs'],
  run: ['runs'],
  rows: ['each'],
  data: ['each'],
  examples: ['each'],
  parameters: ['arguments', 'each'],
  matrix: ['each', 'models'],
  foreach: ['each'],
  labels: ['tags'],
  label: ['tags'],
  skipped: ['skip'],
  disabled: ['skip'],
  todo: ['skip'],
  ignore: ['skip'],
  timeout: ['toolTimeout'],
  timeoutseconds: ['toolTimeout'],
  timeoutms: ['toolTimeout'],
  parallel: ['concurrency'],
  maxconcurrency: ['concurrency'],
  workers: ['concurrency'],
  before: ['setup'],
  beforeall: ['setup'],
  beforeeach: ['setup'],
  after: ['teardown'],
  afterall: ['teardown'],
  aftereach: ['teardown'],
  passrate: ['minimumPassRate', 'passCriteria'],
  minpassrate: ['minimumPassRate', 'passCriteria'],
  threshold: ['minimumPassRate', 'passCriteria'],
  criteria: ['passCriteria'],
  negative: ['isNegativeTest'],
  maxsteps: ['maxTurns'],
  turns: ['maxTurns'],
  tool: ['toolName', 'toolCall'],
  args: ['arguments', 'args'],
  arguments: ['args'],
  params: ['arguments'],
  input: ['arguments', 'prompt'],
  inputs: ['arguments'],
  message: ['prompt'],
  query: ['prompt'],
  question: ['prompt'],
  user: ['prompt'],
  content: ['prompt', 'needle', 'text'],
  url: ['uri'],
  resource: ['uri', 'resourceRead'],
  expected: ['expect', 'equals', 'assertion'],
  expects: ['expect'],
  assertions: ['expect', 'assertion'],
  asserts: ['expect', 'assertion'],
  checks: ['expect', 'assertion'],
  expecterrors: ['expectError'],
  expectederror: ['expectError'],
  error: ['expectError', 'isError'],
  shouldfail: ['expectError'],
  iserror: ['expectError'],
  save: ['capture'],
  store: ['capture'],
  captures: ['capture'],
  extract: ['capture'],
  type: ['kind'],
  kind: ['type'],
  action: ['kind'],
  assertion: ['type', 'assert'],
  text: ['needle', 'prompt', 'contains'],
  value: ['needle', 'equals', 'text'],
  substring: ['needle'],
  string: ['needle'],
  contains: ['needle', 'textContains', 'responseContains'],
  regex: ['pattern', 'matches', 'textMatches', 'responseMatches'],
  regexp: ['pattern', 'matches', 'textMatches', 'responseMatches'],
  match: ['pattern', 'matches', 'matchOptions'],
  matches: ['pattern', 'textMatches', 'responseMatches'],
  pattern: ['matches'],
  ignorecase: ['caseSensitive'],
  caseinsensitive: ['caseSensitive'],
  jsonpath: ['path', 'jsonPath'],
  is: ['equals'],
  tobe: ['equals'],
  length: ['count'],
  limit: ['tokens', 'turns', 'ms', 'bytes'],
  max: ['tokens', 'turns', 'ms', 'bytes'],
  seconds: ['ms'],
  milliseconds: ['ms'],
  // Kinds of steps and types of assertions
  call: ['toolCall'],
  calltool: ['toolCall'],
  toolscall: ['toolCall'],
  invoke: ['toolCall'],
  chat: ['prompt'],
  ask: ['prompt'],
  check: ['assert', 'assertion'],
  listtools: ['toolList'],
  toolslist: ['toolList'],
  readresource: ['resourceRead'],
  resourcesread: ['resourceRead'],
  getprompt: ['promptGet'],
  promptsget: ['promptGet'],
  listresources: ['resourceList'],
  resourceslist: ['resourceList'],
  listprompts: ['promptList'],
  promptslist: ['promptList'],
  includes: ['textContains', 'responseContains'],
  equals: ['textEquals'],
  outputcontains: ['textContains', 'responseContains'],
  noerror: ['noToolErrors'],
  noerrors: ['noToolErrors'],
  success: ['noToolErrors'],
  toolcalled: ['toolCalledAtLeastOnce'],
  calledtool: ['toolCalledAtLeastOnce'],
  toolnotcalled: ['toolNeverCalled'],
  notcalled: ['toolNeverCalled'],
  notempty: ['finalAssistantMessageNonEmpty'],
  schema: ['matchesSchema'],
  jsonschema: ['matchesSchema'],
  outputschema: ['matchesOutputSchema'],
  snapshot: ['matchesSnapshot'],
  latency: ['latencyUnder'],
  duration: ['latencyUnder'],
  tokens: ['tokenBudgetUnder'],
  maxtokens: ['tokenBudgetUnder'],
  image: ['hasContent'],
};

const namesIn = (schemas: readonly { shape: object }[]): ReadonlySet<string> =>
  new Set(schemas.flatMap(({ shape }) => Object.keys(shape)));

/** Each part with the names that it may have, so that a name in the wrong part can be told its place. */
function namesByPart(): readonly (readonly [part: string, names: ReadonlySet<string>])[] {
  const [{ options: byType }, { options: widget }] = assertionSchema.options;
  const ofTest = new Set(['each', 'models', 'tags', 'skip', ...Object.keys(testCaseSchema.shape)]);
  const [ofTranscript, ofResult] = byType;
  const assertions = [...ofTranscript.options, ...ofResult.options, ...widget];
  return [
    ['a test', ofTest],
    ['a step', namesIn(stepSchema.options)],
    ['an assertion', namesIn(assertions)],
  ];
}

/** Where what starts a server is written; a suite names it alone. */
export const SERVERS_ELSEWHERE =
  'What starts a server stands in `.mcp.json`, or where the input `mcp-config` says; here are names: `servers: [my-server]`.';

/** The words of a suite file. */
export const SUITE_WORDS: ShapeWords = {
  partAt,
  otherNames: OTHER_NAMES,
  repeats: true,
  foreign: (name) => {
    if (name === 'mcpServers') return SERVERS_ELSEWHERE;
    if (name !== 'flags') return undefined;
    return 'To ignore case write `(?i:…)` around what the pattern looks for.';
  },
  elsewhere: (path) => {
    const name = String(path.at(-1));
    const here = partAt(path.slice(0, -1));
    const [part] = namesByPart().find(([, names]) => names.has(name)) ?? [];
    return part === undefined || part === here ? undefined : `It belongs into ${part}.`;
  },
  otherKind: (kind) => {
    const [byType] = assertionSchema.options;
    const isKnown = byType.options.some(({ options }) =>
      options.some(({ shape }) => shape.type.value === kind),
    );
    if (!isKnown) return undefined;
    return isOnResult({ type: kind })
      ? 'It is an assertion on a result: `expect` of a step takes it, and the assertion of a step `assert`.'
      : 'It is an assertion on what the model did: the `assertion` of a step `assert` takes it.';
  },
};

/** What the part of a suite that a path leads to is called. */
function partAt(path: Path): string {
  const names = path.filter((key) => typeof key === 'string');
  const last = names.at(-1);
  switch (names.length === 0 ? undefined : last) {
    case undefined:
      return 'a suite';
    case 'tests':
      return 'a test';
    case 'steps':
      return 'a step';
    case 'assertion':
    case 'expect':
    case 'list':
      return 'an assertion';
    default:
      return `\`${last}\``;
  }
}
