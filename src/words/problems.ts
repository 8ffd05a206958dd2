import { MAX_FILE_BYTES } from '../lib/limits.ts';
import type { Problem, ProblemData, Vacuity } from '../report/problem.ts';
import {
  choose,
  didYouMean,
  ended,
  firstOf,
  joined,
  type Line,
  list,
  shown,
  write,
} from './lines.ts';
import { ADVICE, ELSEWHERE, FORMS, formOf, TYPES } from './problem-advice.ts';

const MAX_NAMES = 12;

/** Describes a mistake in one line: where it is, what is wrong, what to write. */
export function describeProblem({ place, data }: Problem): string {
  const { source, isInput, line, column, path } = place;
  const file = shown(source);
  const position = line === null ? file : `${file}:${line}:${column ?? 1}`;
  const input = `Input \`${file}\`${line === null ? '' : `, line ${line}`}`;
  const where = isInput ? input : position;
  // A shell expands patterns, or fails to, and divides what has blanks.
  const isOdd = data.code === 'unreadable' && /[*?\n{]|^\w+$/.test(source);
  const end = isOdd ? ' This takes one path, not a pattern. Put what has blanks in quotes.' : '';
  return joined(': ', [where, shown(path), describeMistake(data) + end]);
}

export const describeMistake = (data: ProblemData): string =>
  // The table joins each code with its data, which data of any code loses.
  write(WORDS[data.code] as Line<ProblemData>, data);

const WORDS: { [Code in ProblemData['code']]: Line<Extract<ProblemData, { code: Code }>> } = {
  syntax: ({ format, detail }) => {
    if (/parseAllDocuments/.test(detail)) return SEVERAL;
    const start = /^(?:YAML|JSON)$/.test(format) ? 'This is not' : 'This is not a';
    const what = ended(`${start} valid ${format}: ${shown(detail)}`);
    const advice = ADVICE.find(([start]) => start.test(detail))?.[1];
    return `${what} ${advice ?? (format === 'YAML' ? INDENT : '')}`.trim();
  },
  unreadable: ({ reason, near }) =>
    `${UNREADABLE[reason]}${didYouMean(near[0]) || (FORMS.get(reason) ?? '')}`,
  line: ({ line, isRepeated }) =>
    isRepeated
      ? `Line ${line} names a provider for the second time. Remove one of the lines.`
      : `Line ${line} must be one \`provider=value\`, such as \`anthropic=…\`, and no more.`,
  missing: ({ key }) => `\`${shown(key)}\` is missing.${FORMS.get(key) ?? ''}`,
  'no-match': ({ near }) =>
    `No file matches. ${near.length > 0 ? `Did you mean ${list(near.map(shown))}? Lines have no quotes.` : 'Check that the tests ran before this step. Write each path in a line of its own, without `- ` and quotes. Check lines with `!`. Name folders that begin with a dot.'}`,
  'no-glob': ({ folder }) =>
    folder === ''
      ? 'There is no glob. Add a line that does not begin with `!`.'
      : `\`${shown(folder)}\` is a folder. Write \`${shown(folder)}/**/*.xml\`.`,
  'unknown-key': ({ key, nearest, known }) => {
    if (key !== nearest && shown(key) === nearest) {
      return `The key \`${nearest}\` has blanks around it. Remove them.`;
    }
    const isOption = /^[-–—]/.test(key);
    const start = `${isOption ? 'This command has no option' : 'Unknown key'} \`${shown(key)}\`.`;
    const elsewhere = nearest === null ? ELSEWHERE.get(key) : undefined;
    const otherwise = isOption ? ' `--help` lists its options.' : ' Remove it.';
    return `${start}${elsewhere ?? (hint(nearest, known) || otherwise)}`;
  },
  repeated: ({ what, name }) => {
    const once =
      what === 'key'
        ? 'Remove one, or in YAML write `- ` where another item begins.'
        : 'Remove one.';
    const advice = /^(?:key|model|option)$/.test(what) ? once : 'Give each its own.';
    return `The ${what} "${shown(name)}" occurs twice. ${advice}`;
  },
  type: ({ expected, observed }) =>
    `This must be ${TYPES[expected] ?? expected}, not ${TYPES[observed] ?? observed}.${formOf(expected, observed)}`,
  value: ({ value, nearest, known }) => {
    const start = value === null ? 'The value is missing.' : `"${shown(value)}" is not valid.`;
    return `${start}${hint(nearest, known)}`;
  },
  range: describeRange,
  integer:
    'JSON readers round this number. Compare the text, or take it by a pattern. An argument can be a text in quotes.',
  capture: ({ name, nearest, isFilled }) => {
    if (!isFilled) {
      return `\`{{${shown(name)}}}\` is not replaced here, but in arguments, prompts, URIs and expected texts.`;
    }
    const literal = ` Write \`{{row.${shown(name.split('.').at(-1) ?? '')}}}\` for a member of \`each\`, or \`\\{{${shown(name)}}}\` for the text itself (\`\\\\{{\` in double quotes).`;
    return `No earlier step saves \`{{${shown(name)}}}\`.${didYouMean(nearest) || literal}`;
  },
  more: 'More mistakes: {count}.',
  widget: 'This service renders no widgets. Remove `{what}`.',
  argument: (data) => write(ARGUMENT_WORDS[data.kind], data),
  conflict: (data) => write(data.key === 'steps' ? OUTSIDE : EXCLUDED, data),
  needs: ({ key, other, isOfGate = false }) =>
    `${key === 'test' || key === 'step' ? `This ${key}` : `\`${shown(key)}\``} needs ${list(other)}${isOfGate ? ' in the gate file' : ''}.${FORMS.get(`${key} alone`) ?? FORMS.get(other[0] ?? '') ?? ''}`,
  'no-step': 'The step that the expression names does not exist. Check its `id`.',
  'no-matrix': 'The job has no `strategy.matrix`. Add one, or write the part, such as `1/3`.',
  refused: 'The service refused the {what} (HTTP {status}). Correct it.',
  model:
    'The eval service cannot ask `{model}`. Add its key in the settings of the service, or in `model-api-keys`, if it is missing. It says: `{message}`.',
  'no-servers':
    'Project `{project}` of the eval service has no MCP servers. Add them there: `.mcp.json` counts only without `base-url`.',
  whole: 'This chooses cases of a suite file. A saved suite runs whole.',
  untrusted: ({ reason, of, secrets }) =>
    `${write(UNTRUSTED[reason][0], { of })}, and the job has ${list(secrets.map(shown), 'and')}. Nothing of the workspace runs. ${UNTRUSTED[reason][1]}, or see \`allow-untrusted-servers\` in docs/security.md.`,
  'no-secrets': ({ of }) =>
    of === 'fork'
      ? 'GitHub gives pull requests of forks no secrets. Skip this step for them by `if: github.event.pull_request.head.repo.full_name == github.repository`.'
      : "GitHub gives runs of Dependabot no Actions secrets. Add the key to the Dependabot secrets of the repository, or skip this step by `if: github.actor != 'dependabot[bot]'`.",
  differs: '`{key}` holds for the whole case. Write the same in each `prompt` step.',
  'two-values':
    '`{key}` is `{input}` outside of the gate file, and `{file}` in it. Remove one of them.',
  repaired:
    'The gate file of the base commit is wrong, and this change repairs it. Merge it although this check fails, or repair the base first.',
  setting: '`{key}` is a setting of the gate file: `{name}`.',
  quotes: 'YAML reads `{written}` as `{read}`. Put the text in quotes.',
  'not-found': ({ what, name, project, rows = [], nearest, known }) => {
    const lack = rows.length > 1 ? `Rows ${firstOf(rows.map(String))} have` : `Row ${rows[0]} has`;
    const none = what === 'mode' ? 'This version has no' : 'There is no';
    const start = rows.length === 0 ? `${none} ${what}` : `${lack} no`;
    const where = project === undefined ? '' : ` in project \`${shown(project)}\``;
    const all = `${start} \`${shown(name)}\`${where}.${hint(nearest, known)}`;
    if (what === 'operation' && nearest === null) return `${all} docs/api.md lists them.`;
    if (what === 'tag' && name.includes(',')) return `${all} Write \`--tag\` for each.`;
    if (what === 'tag' && known.length === 0) return `${all} Write \`tags\` in cases.`;
    if (what !== 'provider') return all;
    return `${all} Another provider needs its address in \`model-base-urls\`.`;
  },
  'tool-name': 'The calls of a model are known by the name of the tool. Write `{meant}`.',
  ambiguous: ({ what, known }) => `Name the ${what}. Use ${list(known.map(shown))}.`,
  'cannot-fail': ({ reason }) => CANNOT_FAIL[reason],
  address: ({ reason }) => {
    if (reason === 'credentials')
      return 'The URL has credentials in it. Move them to `headers`, or to `model-api-keys`.';
    const advice = reason === 'form' ? '' : ' Write one, or remove it.';
    return `This must be an \`http\` or \`https\` URL with a valid host and port.${advice}`;
  },
  command: ({ reason, program, hasArgs }) => {
    if (reason === 'shell')
      return `No shell reads \`${shown(program)}\`. Write \`sh\` in \`command\`, and \`-c\` and the whole line in \`args\`.`;
    const why =
      reason === 'list' ? 'This must be a text, not a list.' : 'This is for Windows only.';
    return `${why} Write \`${shown(program)}\`${hasArgs ? ', and the rest in `args`' : ''}.`;
  },
  reference: ({ written, variable, nearest }) => {
    const name = shown(variable);
    if (nearest === '')
      return `\`${shown(written)}\` is empty here. Check the secret or variable that sets it, or write \`\${${name}:-}\`.`;
    if (name === '' && nearest !== undefined)
      return `\`${shown(written)}\` stays as it is. Write \`{{${shown(nearest)}}}\` for the value that a step saves.`;
    if (name === '')
      return `\`${shown(written)}\` stays as it is: a suite reads no variables. Set them in \`env\` of the server.`;
    if (written === '')
      return `No shell or editor fills this in. Set the environment variable \`${name}\`, and write \`\${${name}}\` or \`\${${name}:-default}\`.`;
    if (nearest !== undefined)
      return `\`${shown(written)}\` has no value here.${didYouMean(`\${${nearest}}`)}`;
    const end = written === `\${${name}}` ? '' : `, and write \`\${${name}}\``;
    return `\`${shown(written)}\` has no value here. Set the environment variable \`${name}\`${end}.`;
  },
};

const CHECK_OUT = 'Check out a branch of this repository by `actions/checkout`, with git installed';
const UNTRUSTED: Record<'fork' | 'commit' | 'no-commit', [why: string, advice: string]> = {
  fork: ['Event `{of}` runs for code of a fork', 'Run it on `pull_request` without secrets'],
  commit: [
    'The commit `{of}` of the checkout is not the newest of a branch of this repository',
    CHECK_OUT,
  ],
  'no-commit': ['The file or folder `{of}` is in no git checkout', CHECK_OUT],
};

const CANNOT_FAIL: Readonly<Record<Vacuity, string>> = {
  'no-action': 'This case does nothing. Add a step that calls a tool or prompts a model.',
  'too-early': 'This assertion cannot fail: nothing runs before it. Move it further down.',
  'no-result':
    'This assertion cannot fail: no step before it has a result. Add a call, or use `responseContains` for the answer of a model.',
  'no-assertion':
    'This prompt cannot fail. Add `expect` or `calls`. After a step of the API, add an assertion such as `responseContains`.',
  'expected-output':
    '`expectedOutput` is stored and not judged. Add an assertion after the prompt, such as `responseContains`.',
  turns: 'This assertion cannot fail: `maxTurns` ends the prompt earlier. Write a smaller number.',
  'tool-choice':
    'This cannot fail: `toolChoice: none` rules out calls. Assert something about the answer.',
  'any-text':
    'This assertion cannot fail: the pattern matches all texts. Write a stricter pattern, or add another assertion.',
  'any-count': 'This assertion cannot fail: any number is fine. Raise `minCount`.',
  'any-value': 'This assertion cannot fail: the schema allows all values. Write a `type`.',
};

type ArgumentData = Extract<ProblemData, { code: 'argument' }>;
const ARGUMENT_WORDS: Record<ArgumentData['kind'], Line<ArgumentData>> = {
  unknown: choose(({ path }) =>
    /^(?:expect|error|save)$/.test(path)
      ? 'Tool `{tool}` has no argument `{path}`. Indent it like `with`, if it is a key of the step.'
      : 'Tool `{tool}` has no argument `{path}`.{nearest}',
  ),
  unlisted: 'Tool `{tool}` lists no argument `{path}`, and may ignore it.{nearest}',
  missing: ({ tool, path, nearest }) =>
    `Tool \`${shown(tool)}\` needs the argument \`${shown(path)}\`.${nearest === null ? '' : ` You wrote \`${shown(nearest)}\`.`}`,
  type: ({ expected, observed, ...data }) => {
    const types = expected.split(' or ').map((type) => TYPES[type] ?? shown(type));
    return `${argumentOf(data)} must be ${types.join(' or ')}, not \`${shown(observed)}\`.`;
  },
  value: ({ expected, nearest, ...data }) =>
    `${argumentOf(data)} does not fit: ${shown(expected.replace(/\.$/, ''))}.${didYouMean(nearest)}`,
};

function argumentOf({ tool, path }: Pick<ArgumentData, 'tool' | 'path'>): string {
  const argument = path === '' ? 'The arguments' : `Argument \`${shown(path)}\``;
  return `${argument} of tool \`${shown(tool)}\``;
}

const EXCLUDED = '`{key}` and `{other}` exclude each other. Remove one of them.';
const OUTSIDE = '`{other}` cannot stand next to `steps`. Move it into one of them.';

const SEVERAL = 'This file holds several YAML documents. Remove `---`, or write a file for each.';
const INDENT = 'Check indentation and blanks after `:` and `-`, and quote texts with `: ` or ` #`.';
const UNREADABLE = {
  missing: 'The file does not exist.',
  'no-servers': 'The list of servers does not exist.',
  'no-checkout':
    'The workspace is empty. In a workflow, add `actions/checkout` before this step. Else run in the folder of the file.',
  folder: 'The folder does not exist. Check out the base there, with `path` of `actions/checkout`.',
  'not-a-file': 'This is not a file. Write the path of a file, such as one in this folder.',
  exists: 'This would replace a file. Name another one.',
  encoding: 'The file is neither UTF-8 nor UTF-16. Save it as UTF-8.',
  merge: 'The file has marks of a merge conflict. Decide it, and remove them.',
  denied: 'The file cannot be read: permission denied.',
  'too-large': `The file is larger than ${MAX_FILE_BYTES / 2 ** 20} MiB.`,
  outside:
    'This path is outside the workspace: in a terminal, the current folder. Use a file in it, or run in another folder.',
} as const;

const PARTS = ['iterations', 'steps', 'cases'];
const UNITS: Readonly<Record<string, string>> = {
  string: 'character',
  array: 'item',
  object: 'key',
  call: 'tool; an item of a list names each',
};

const NUMBERS: Readonly<Record<string, string>> = {
  percent: ' percent',
  seconds: ' seconds',
  whole: ' and a whole number',
  minutes: ' minutes',
  hosted: ' if another service runs the suite',
};

type RangeData = Extract<ProblemData, { code: 'range' }>;
function describeRange({ what, min, max, isExclusive = false, value }: RangeData): string {
  if (what === 'string' && min === 1) return 'This must not be empty.';
  if (what === 'server') return 'No server is enabled. Add one, or remove `disabled` from one.';
  let bounds = min === max ? `${min}` : `${min} to ${max}`;
  if (max === null) bounds = `${isExclusive ? 'above' : 'at least'} ${min}`;
  if (min === null) bounds = `${isExclusive ? 'below' : 'at most'} ${max}`;
  if (PARTS.includes(what)) return `There are too many ${what}: ${bounds}.`;
  const unit = UNITS[what];
  if (unit === undefined) {
    const end = value === undefined ? '' : `, not ${shown(value)}`;
    return `This must be ${bounds}${NUMBERS[what] ?? ''}${end}.`;
  }
  return `This must have ${bounds} ${unit}${(max ?? min) === 1 ? '' : 's'}.`;
}

/** The nearest name, else all names if they are few. */
function hint(nearest: string | null, known: readonly string[]): string {
  if (nearest !== null) return didYouMean(nearest);
  if (known.length === 0 || known.length > MAX_NAMES) return '';
  return ` Use ${list(known.map(shown))}.`;
}
