import fc from 'fast-check';
import { gate } from '../../../src/gate/gate.ts';
import { digestOf, identityOfTitle } from '../../../src/identity/case-identity.ts';
import { packRoster } from '../../../src/model/cases/suite-roster.ts';
import { SHARD_RULES } from '../../../src/model/choices/shard.ts';
import {
  type Conversation,
  type ConversationCall,
  type ConversationMessage,
  IMAGE_TYPES,
  STRETCH_KINDS,
} from '../../../src/model/conversation/conversation.ts';
import type { PolicyChange, PolicyFacts } from '../../../src/model/policy.ts';
import type {
  CaseReport,
  IterationReport,
  Outcome,
  RunReport,
  ToolCall,
} from '../../../src/model/run-report.ts';
import type { ReportView } from '../../../src/render/view.ts';
import { caseOf, HOSTILE_TEXTS, iteration, runFacts, runReport, viewOf } from './sample-reports.ts';

/** Halves of what GitHub makes links, emoji, formulas and the like of; ours could be the other half. */
const FRAGMENTS = [
  ...[
    ':white_check_mark',
    'white_check_mark:',
    '+1:',
    '$',
    '$x',
    'x$',
    '$$',
    'GH',
    'GH-',
    '-1',
    '#',
  ],
  ...['www', 'www.', '.a.b', 'http:', '//a.b', 'ftp://a.b', 'mailto:', 'a@b.c', '0a1b', '2c3d4e'],
  ...['[x] ', '[ ] ', '[^1]', '[^1]: a', '[!NOTE]', '```mermaid', '<!--', '-->', ']]>', '#ffffff'],
  ...[
    '\u0301',
    '\u0338',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\u200d',
    '\u{e0100}',
    '\u202e',
    '\u00a0',
    '👩',
  ],
  ...[
    'שלום',
    'سلام',
    'x'.repeat(70),
    '@',
    'org',
    '/team',
    '1',
    ': ',
    ' · ',
    '(',
    '&#64;',
    '&colon;',
  ],
];

/** Anything a stranger may have written, with what is known to break things well mixed in. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...HOSTILE_TEXTS,
        '\n',
        '\n\n',
        '`',
        '~~~',
        '|',
        '<',
        '@a',
        '#1',
        '://',
        ':x:',
        ...FRAGMENTS,
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ maxLength: 20 }),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));

const toolCall: fc.Arbitrary<ToolCall> = fc.record({
  toolName: hostileText,
  arguments: fc.dictionary(hostileText, fc.oneof(hostileText, fc.jsonValue()), { maxKeys: 3 }),
});
const toolCalls = fc.array(toolCall, { maxLength: 3 });
const figure = fc.option(fc.nat(10_000_000));

const hostileImage = fc.record({
  mediaType: fc.constantFrom(...IMAGE_TYPES),
  data: fc.base64String({ maxLength: 40 }),
});
const images = fc.array(hostileImage, { maxLength: 2 });

const hostileCall: fc.Arbitrary<ConversationCall> = fc
  .tuple(
    toolCall,
    fc.record(
      {
        server: hostileText,
        result: fc.record({ text: hostileText, images }, { requiredKeys: ['text'] }),
        ...{ startMs: fc.nat(9_999), durationMs: fc.nat(9_999) },
      },
      { requiredKeys: [] },
    ),
  )
  .map(([call, more]) => ({ ...call, ...more }));

const hostileMessage: fc.Arbitrary<ConversationMessage> = fc.record(
  {
    role: fc.oneof(fc.constantFrom('user', 'assistant', 'step', 'tool'), hostileText),
    ...{ text: hostileText, reasoning: hostileText, images },
    calls: fc.array(hostileCall, { maxLength: 2 }),
    ...{ startMs: fc.nat(9_999), durationMs: fc.nat(9_999) },
    tokens: fc.record({ input: figure, output: figure, total: figure }),
  },
  { requiredKeys: ['role', 'text'] },
);

/** What a stranger may have said, and called. */
export const hostileConversation: fc.Arbitrary<Conversation> = fc.record({
  messages: fc.array(hostileMessage, { maxLength: 9 }),
  timeline: fc.array(
    fc.record({
      ...{ kind: fc.constantFrom(...STRETCH_KINDS), label: hostileText },
      ...{ startMs: fc.nat(9_999), endMs: fc.nat(9_999) },
    }),
    { maxLength: 3 },
  ),
});

const hostileIteration: fc.Arbitrary<IterationReport> = fc
  .record({
    outcome: fc.constantFrom<Outcome>('passed', 'failed', 'error', 'skipped', 'unfinished'),
    durationMs: figure,
    startupMs: figure,
    tokens: fc.record({ input: figure, output: figure, total: figure }),
    model: fc.option(hostileText),
    provider: fc.option(hostileText),
    error: fc.option(hostileText),
    errorDetails: fc.option(hostileText),
    expectedToolCalls: toolCalls,
    actualToolCalls: toolCalls,
    analysis: fc.option(
      fc.record({
        missing: toolCalls,
        unexpected: toolCalls,
        argumentMismatches: fc.array(
          fc.record({
            expected: toolCall,
            actual: toolCall,
            mismatchedArguments: fc.array(hostileText, { maxLength: 3 }),
          }),
          { maxLength: 2 },
        ),
      }),
    ),
    assertions: fc.array(
      fc.record(
        {
          ...{ label: hostileText, passed: fc.boolean(), reason: fc.option(hostileText) },
          ...{ expected: hostileText, observed: hostileText },
        },
        { requiredKeys: ['label', 'passed', 'reason'] },
      ),
      { maxLength: 3 },
    ),
    flaky: fc.boolean(),
    attempts: fc.integer({ min: 1, max: 5 }),
  })
  .chain((changes) =>
    fc
      .option(hostileConversation)
      .map((conversation) => iteration({ ...changes, ...(conversation && { conversation }) })),
  );

const hostilePlace = fc.record(
  { file: hostileText, line: fc.option(fc.nat(999)), column: fc.nat(999) },
  { requiredKeys: ['file', 'line'] },
);

const hostileCase: fc.Arbitrary<CaseReport> = fc
  .record(
    {
      title: hostileText,
      iterations: fc.array(hostileIteration, { maxLength: 4 }),
      location: fc.option(hostilePlace),
      variant: fc.record({
        ...{ title: hostileText, model: hostileText, provider: fc.option(hostileText) },
      }),
      tags: fc.array(hostileText, { maxLength: 3 }),
    },
    { requiredKeys: ['title', 'iterations', 'location'] },
  )
  .map((changes) => ({ ...caseOf('', []), ...changes }));

/** As it comes out of JSON. */
const duration = fc.double({ min: 0, max: 1e12, noNaN: true });

const hostileExecution = fc.record({
  isolation: hostileText,
  ...{ concurrency: fc.nat(64), starts: fc.nat(9_999) },
  ...{ wallMs: duration, workMs: duration, startupMs: duration },
  servers: fc.array(fc.record({ name: hostileText, protocolVersion: hostileText }), {
    maxLength: 3,
  }),
});

const hostileServer = fc.record(
  {
    ...{ id: hostileText, name: hostileText },
    ...{ tools: fc.array(hostileText, { maxLength: 3 }), moreTools: fc.nat(9_999) },
  },
  { requiredKeys: ['id', 'name'] },
);

const hostileLeg = fc.record({
  ...{ index: fc.integer({ min: 1, max: 9 }), total: fc.integer({ min: 9, max: 99 }) },
  ...{ attempt: fc.integer({ min: 1, max: 9 }), runId: fc.option(hostileText), cases: fc.nat(99) },
});

const hostileShard = fc.record({
  ...{ index: fc.integer({ min: 1, max: 9 }), total: fc.integer({ min: 9, max: 99 }) },
  ...{ by: fc.constantFrom(...SHARD_RULES), suite: fc.constant(identityOfTitle('suite')) },
  ...{ commit: hostileText, workflowRun: hostileText, attempt: fc.integer({ min: 1, max: 9 }) },
  roster: hostileText.map((title) =>
    packRoster([{ identity: identityOfTitle(title), title, planned: 1 }]),
  ),
});

/** A report whose every text is hostile and whose every figure may be missing. */
export const hostileReport: fc.Arbitrary<RunReport> = fc
  .record({
    source: fc.constantFrom('run' as const, 'ingest' as const),
    name: hostileText,
    status: fc.oneof(fc.constant('completed'), hostileText),
    notes: fc.option(hostileText),
    servers: fc.array(hostileServer, { maxLength: 3 }),
    cases: fc.array(hostileCase, { maxLength: 8 }),
    problems: fc.array(fc.record({ kind: fc.constant('network' as const), message: hostileText }), {
      maxLength: 4,
    }),
    warnings: fc.array(hostileText, { maxLength: 8 }),
    notice: fc.option(hostileText),
    execution: fc.option(hostileExecution, { nil: undefined }),
    part: fc.oneof(
      fc.constant({}),
      fc.record({ shard: hostileShard }),
      fc.record({ legs: fc.array(hostileLeg, { maxLength: 3 }) }),
    ),
  })
  .map(({ name, status, notes, cases, source, execution, part, ...rest }) =>
    runReport(cases, {
      ...rest,
      ...part,
      source,
      suite: { id: null, name },
      run: source === 'run' ? runFacts({ status, notes, ...(execution && { execution }) }) : null,
    }),
  );

/**
 * What surfaces show of such a report, its models judged apart, so that checks have their names, and
 * by a policy that a change to each of its cases would change, and held against one in which all
 * passed and whose last case is another one.
 */
export function judgedViewOf(report: RunReport): ReportView {
  const minPassRateByModel = { others: 0.9, named: new Map<string, number>() };
  const cases = report.cases.map(
    (one, at): CaseReport => ({
      ...one,
      ...(at > 0 && at === report.cases.length - 1 && { identity: identityOfTitle('another') }),
      iterations: one.iterations.map((iteration) => ({ ...iteration, outcome: 'passed' })),
    }),
  );
  const origin = { kind: 'file', commit: null, branch: null, isMergeBase: null } as const;
  const baseline = {
    report: { ...report, cases },
    origin: { ...origin, createdAtMs: null, address: null },
  };
  const verdict = gate(
    report,
    { minPassRate: 0.9, minPassRateByModel },
    { baseline: { outcome: 'found', baseline } },
  );
  return { ...viewOf(report), verdict: { ...verdict, policy: policyOf(report) } };
}

function policyOf({ suite, cases }: RunReport): PolicyFacts {
  const changes = cases.map(({ title: name }): PolicyChange => {
    const about = { kind: 'case', name } as const;
    return { kind: 'setting', setting: 'min-case-pass-rate', about, base: name, head: null };
  });
  return {
    ...{ digest: digestOf(suite.name), base: suite.name, files: [suite.name] },
    changes: [...changes, { kind: 'added-file', file: suite.name }],
  };
}
