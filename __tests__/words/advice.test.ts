/** What to do about each failure: a row for each kind, its reasons and hints. */
import { expect, test } from '@jest/globals';
import { type Failure, failure as schema } from '../../src/report/failure.ts';
import { advise } from '../../src/words/failures.ts';
import { failureOf } from '../support/failures.ts';

const READ = 'contents: read';
const AGAIN = 'Run the job again.';
const RAISE = '`iterationTimeout` in the suite file.';
const INSTALL = 'Correct `command`, or install or build `x` before this step.';

/** Advice by one member of the failure. */
const by = (member: string, advice: Record<string, string>) =>
  Object.entries(advice).map(([value, text]): [object, string] => [{ [member]: value }, text]);
const REASONS = {
  'missing-program': INSTALL,
  'missing-folder': 'Create `x`, or correct `cwd` of `s`.',
  'missing-package':
    'Correct the name of the package, publish `x`, or set the token of its registry.',
  variable: 'Set `x` in `env:` of the step, or by `--dotenv`.',
  crash: 'Run the command of `s` on your machine.',
  timeout: 'Make `s` answer sooner, or raise `connect-timeout`.',
  unreachable: 'Check the address of `s`, and start it before this step.',
  address: 'Correct `url` and `headers` of `s`.',
  credentials: `Add \`headers\` to \`s\`, such as \`"Authorization": "Bearer \${TOKEN}"\`.`,
  malformed: 'Fix what `s` returns.',
  error: 'Fix the cause in `s`, or set what it needs in its `env` or `headers`.',
  status: 'Read the log of `s`.',
  registry: AGAIN,
  resources: 'Lower `concurrency`, or use a larger runner.',
};
const HINTS = {
  install: 'Install and build `s` before this step, with `v` and all that it needs.',
  variable: 'Add `v` under `env` of `s`, and set it in the job.',
  home: `Write \`\${HOME}\` instead in \`v\`: only shells know \`~\`.`,
  split: 'Write the program in `command` and the rest of `v` as a list in `args`.',
  'docker-input': 'Add `-i` to `docker run` of `s`: else its standard input is closed.',
  sse: 'Check the path in `url` of `s`, or add `"type": "sse"` if it speaks the older SSE transport.',
  port: 'Let `s` listen on another port: HTTP clients refuse port v.',
  listen: 'Start `s` before this step: nothing listens at v.',
  session: 'Let `s` answer HTTP 404 after a session ends: clients then start a new one.',
  slow: 'Make `s` answer sooner.',
  'in-use': 'Set `concurrency` to 1, or give each process of `s` its own port or file.',
  'one-client': 'Set `concurrency` to 1 if `s` serves one client at a time, or read its log.',
  version: 'Let `s` speak version v of MCP, or set its `protocolVersion` to one that it speaks.',
};
const CALL = { phase: 'call', tool: 't' };
const NEITHER = 'Correct the name `get` in the cases: the baseline does not have it either.';
const LEADS = 'Check `url` of `s`: it leads to a web page, perhaps a log-in.';
const STANDARD = 'Let `s` write its logs to standard error: standard output is for MCP only.';
const FEWER =
  'Write a path to fewer values. To count the items of a list, write the path of the list.';

const PROVIDER = 'Check the provider `p` in the settings of the eval service.';

/** Kinds in the order of the table, a failure of each, and advice by what the failure differs in. */
const ADVICE: [title: string, rows: [members: object, advice: string][]][] = [
  ['a missed assertion', [[{}, '']]],
  ['arguments of a call', [[{}, 'Change `$.a` in the case, or the input schema of `t`.']]],
  [
    'a tool error',
    [
      [{}, 'Change the arguments of the case, or accept them in `t`.'],
      [{ code: -32603 }, 'Fix `t`, or write `error: true` if the error is expected.'],
      [{ what: 'list', tool: 'tools/list' }, 'Fix `tools/list` of server `s`.'],
    ],
  ],
  [
    'a missing tool',
    [
      [{}, 'Correct the name `get` in the cases, or add the tool.'],
      [{ baselineHad: true }, 'Restore `get`, or change the cases that call it.'],
      [{ baselineHad: false }, NEITHER],
    ],
  ],
  [
    'a crash',
    [
      ...by('reason', REASONS),
      [{ stderr: 'no' }, 'Fix the error at the end of the standard error of `s`.'],
      [
        { reason: 'timeout', ...CALL },
        'Make `t` answer sooner, or raise `toolTimeout` in the suite file.',
      ],
      [{ reason: 'unreachable', status: 307 }, LEADS],
      [{ reason: 'unreachable', phase: 'call' }, 'Read the log of `s`.'],
      [
        { reason: 'credentials', hasCredentials: true },
        'Check the credentials in `headers` of `s`.',
      ],
      [{ reason: 'malformed', ...CALL }, 'Fix what `t` returns.'],
      [{ reason: 'malformed', phase: 'list' }, 'Fix what `s` lists.'],
      [{ reason: 'malformed', stdout: 'Hi' }, STANDARD],
      [{ reason: 'registry', status: 403 }, 'Check the token of the registry.'],
      ...by('hint', HINTS),
    ],
  ],
  [
    'a model: empty',
    by('reason', {
      auth: 'Check the key of `p`.',
      rate: 'Lower `concurrency`, or raise the limit at `p`.',
      outage: AGAIN,
      refused: 'Check the name `m`, `model-base-urls`, and the message.',
      unreachable: 'Check `p` in `model-base-urls`, and that its server runs.',
      malformed: 'Check `model-base-urls`, or run again.',
      filter: 'Change the prompt.',
      length: 'Ask for a shorter answer.',
      turns: 'Raise `maxTurns`, or ask for less.',
      empty: AGAIN,
      depth: AGAIN,
    }).concat([
      [{ isHosted: true }, AGAIN],
      [{ reason: 'unreachable', isHosted: true }, PROVIDER],
    ]),
  ],
  [
    'the limit, nothing waited for',
    [
      [{ which: 'iteration' }, `Split the case, or raise ${RAISE}`],
      [{ waitedFor: 'model' }, `Make the model answer sooner, or raise ${RAISE}`],
      [{ which: 'pattern', of: 'textMatches' }, 'Simplify the pattern of `matches`.'],
      [{ which: 'pattern', of: 'matchesOutputSchema' }, 'Simplify the output schema of the tool.'],
      [{ which: 'size' }, 'Let the server answer with less.'],
      [{ which: 'size', of: 'matchesSchema' }, 'Correct the schema of `matchesSchema`.'],
      [{ which: 'nodes' }, FEWER],
      [{ which: 'integer' }, 'Compare the text, or capture it by a pattern.'],
    ],
  ],
  [
    'a setup command that fails',
    [
      [{}, 'Run `make` on your machine.'],
      [{ exitCode: null }, 'Install `make`, or correct the command.'],
      [{ exitCode: null, limitMs: 60_000 }, 'Run `make` on your machine.'],
    ],
  ],
  ['a test', by('message', { 'No.': '', '': 'Look at the log of the test step.' })],
  // The tests of results have their reasons.
  ['a damaged file', []],
  [
    'the service: 401',
    [
      [{ reason: 'refused' }, 'Check `api-key`.'],
      [{ reason: 'refused', status: 422 }, 'Change what the message names.'],
      [{ reason: 'refused', status: 404 }, 'Check `base-url` and `project`.'],
      [{ reason: 'refused', status: 404, isReading: true }, AGAIN],
      [{ reason: 'refused', status: 503 }, AGAIN],
      [{ reason: 'quota' }, 'Raise the quota, or wait until it is reset.'],
      [{ reason: 'network', status: null }, AGAIN],
      [{ reason: 'timeout', status: null }, AGAIN],
      [{ reason: 'deadline', status: null }, 'Raise `timeout-minutes`.'],
      [{ reason: 'redirect', status: 302 }, 'Check `base-url`.'],
      [{ reason: 'size', status: 200 }, AGAIN],
      [{ reason: 'malformed', status: 200 }, 'Check `base-url`.'],
      [{ reason: 'list', status: null }, AGAIN],
      [{ reason: 'parameter', status: null, message: 'runId' }, 'Correct `runId`.'],
    ],
  ],
  [
    'a gate file: limit',
    [
      [{ reason: 'no-base' }, 'Use one that does, such as `pull_request`.'],
      [{ reason: 'no-access' }, 'Set `github-token`.'],
      [{ reason: 'rate' }, 'Run the job again later.'],
      [{ reason: 'unreachable' }, AGAIN],
      [{ reason: 'status' }, AGAIN],
      [{ reason: 'status', permission: READ }, `Add \`${READ}\` to the permissions of the job.`],
      [{ reason: 'malformed' }, AGAIN],
      [{ reason: 'limit' }, AGAIN],
    ],
  ],
  ['a cancelled job', [[{}, AGAIN]]],
  ['a deadline', [[{}, 'Raise `timeout-minutes`.']]],
  ['a mistake of ours', [[{}, 'Report it with the debug log.']]],
  [
    'unknown, failed',
    [
      [{}, 'Open the run in the eval service.'],
      [{ isProgram: true }, 'Look at the output of the program in the log.'],
    ],
  ],
];

const rows = ADVICE.flatMap(([title, ofKind]) =>
  ofKind.map(([members, advice]) => ({ title, members, advice })),
);

test.each(rows)('$title, $members: $advice', ({ title, members, advice }) => {
  const failure = { ...failureOf(title), detail: 'x', ...members };
  // A hint has a value.
  const hint = 'hint' in members ? { kind: members.hint, value: 'v' } : null;
  expect(advise({ ...failure, hint } as unknown as Failure)).toBe(advice);
  expect(advice).toMatch(/^$|\.$/);
  for (const sentence of advice.split('. '))
    expect(sentence.split(' ').length).toBeLessThanOrEqual(25);
});

test('no kind, reason or hint is left out', () => {
  const said = (key: string, of: object[]) =>
    new Set(of.flatMap((members) => Object(members)[key] ?? []));
  for (const [at, { shape }] of schema.options.entries()) {
    const [title = '', ofKind = []] = ADVICE[at] ?? [];
    const members = ofKind.map(([one]) => one);
    expect(failureOf(title).kind).toBe(shape.kind.value);
    if (shape.kind.value === 'results') continue;
    if ('reason' in shape) expect([...said('reason', members)]).toEqual(shape.reason.options);
    if ('which' in shape) expect([...said('which', members)]).toEqual(shape.which.options);
    if ('hint' in shape)
      expect([...said('hint', members)]).toEqual(shape.hint.unwrap().shape.kind.options);
  }
});
