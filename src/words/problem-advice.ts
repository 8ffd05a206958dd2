/** Types by the names that schemas have for them. */
export const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  token: 'printable characters without blanks and line breaks',
  boolean: '`true` or `false`',
  calls: 'a tool, or a list of tools',
  date: 'a day such as `2026-01-31`',
  expectation: 'a text, a value or an expectation',
  false: '`false`',
  growth: 'a number, or a growth such as `+10%`',
  error: '`true` or the text of the error (a step without `error` must succeed)',
  identifier: 'a name of letters, digits and `_`',
  int: 'a whole number',
  integer: 'a whole number',
  model: 'a model with its provider, such as `anthropic/claude-haiku-4-5`',
  null: 'nothing',
  number: 'a number',
  object: 'an object',
  schema: 'a schema: an object, `true` or `false`',
  fitting: '`output` or an object, which is a JSON Schema (no file is read)',
  comparable: 'a text (or any value, with `path: $` next to it)',
  reason: 'a text that says why',
  record: 'an object',
  string: 'a text',
  suite: 'an object with `name` and `tests`',
  servers: 'a list of servers, which `doctor` checks',
  results: 'a result file, which `ingest` judges',
  promptfoo: 'a file of promptfoo. See docs/suite.md',
  workflow: 'a workflow of GitHub, which names suites in `suite-file`',
  rows: 'a list of rows, such as `[{ a: 1 }, { a: 2 }]`',
  gate: 'a gate file, which `gate-file` names',
  true: '`true`',
  url: 'an address such as `https://example.test`',
};

/** What to set for keys of other formats, and of other places. */
export const ELSEWHERE = new Map([
  ['timeout', ' Set `toolTimeout` of the suite.'],
  ['--results', ' `ingest` judges result files.'],
  ['connectTimeout', ' Set `connect-timeout`.'],
  ['auth', ' Write what the server needs in `headers` or `env`.'],
  ['mcpServers', ' Servers stand in `.mcp.json`.'],
  ['env', ' Variables of servers stand in `.mcp.json`.'],
  ['retries', ' Nothing is repeated until it passes. `runs` repeats cases.'],
  ['notContains', " Write `matches: '^(?![^]*TEXT)'`."],
  ['tests', ' Cases stand in a suite, which `suite-file` names.'],
  ['--env-file', ' Write it before the program: `node --env-file=.env …`.'],
  ['type', ' `schema` of an expectation checks types.'],
  ['isError', ' Write `error: true` next to `call`, without `expect`.'],
  ['description', ' Write a comment.'],
  ['envFile', ' Its file is not read. Set the variables in the step, and name them in `env`.'],
]);

/** What to write for a file or key that is missing, or for a key that is alone. */
export const FORMS = new Map<string, string>([
  ['missing', ' Correct its path.'],
  [
    'no-servers',
    ' Correct its path, run in its folder, or create it, such as `{"mcpServers": {"NAME": {"command": "node", "args": ["server.js"]}}}`. See docs/servers.md.',
  ],
  ['BASELINE', ' Write `file:tools.json`, or `checkout:../base`.'],
  ['mcpServers', ' Write `{"mcpServers": { … }}` around all servers.'],
  ['COMMAND', ' Write one of those above.'],
  ['PATTERN', " Write one, such as `'reports/**/*.xml'`."],
  ['--api-key', ' Set it, or the variable `MCP_EVAL_API_KEY`.'],
  ['model-api-keys', ' A secret that does not exist is empty.'],
  ['suite alone', ' A path belongs in `suite-file`.'],
  ['--suite alone', ' Write a path without `--suite`.'],
]);
export const ADVICE: [start: RegExp, advice: string][] = [
  [/^Invalid group$/, 'JavaScript writes `(?i:text)` for `(?i)text`.'],
  [/^invalid symbol$/, 'A list of servers is JSON, with straight quotes: see docs/servers.md.'],
  [/^Nothing to repeat$/, 'In a pattern, `.*` stands for any text.'],
  [/^no \\A/, 'Write `^` and `$`.'],
  [/^slashes and flags$/, 'Write `(?i:text)` for `/text/i`, and `[/]` for a `/` of the text.'],
  [/^Unresolved tag|without quotes$/, 'Put the text in quotes.'],
  [/^invalid escape/i, 'Write `\\\\` for each `\\` of the text.'],
];
/** What to write instead of a value with another type. */
export function formOf(expected: string, observed: string): string {
  const isList = expected === 'array';
  if (expected === 'comparable' && observed === 'array')
    return ' Write an item of `expect` for each.';
  if (!isList && expected !== 'object' && expected !== 'record') return '';
  if (observed === 'null')
    return isList
      ? ' Write an item: in YAML below it, after `- `.'
      : ' Write what belongs to it, in YAML indented below it, or remove it.';
  if (isList) return ' Write `[ ]` around all items, or in YAML `- ` before each.';
  return ` Write \`{ "NAME": … }\`${observed === 'string' ? ' without quotes around it' : ''}, or in YAML \`NAME: …\`.`;
}
