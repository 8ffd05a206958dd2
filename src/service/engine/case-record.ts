import { matchRules } from '../../contract/cases/match-rules.ts';
import type {
  AssertionResult,
  PromptAnalysis,
  Span,
  Trace,
} from '../../contract/resources/trace.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { judgeAssertion } from './judging/assertions.ts';
import { type ExpectedCall, expectedCallsOf, toToolCall } from './judging/expected-calls.ts';
import { absentEvidence, restsOnAbsence } from './judging/non-answer.ts';
import { analyseToolCalls, type ToolCallAnalysis } from './judging/tool-call-analysis.ts';
import { type CaseVerdict, judgeCase } from './judging/verdict.ts';
import type { ResolvedTestCase } from './plan.ts';
import { traceMessages } from './transcript/trace-messages.ts';
import { judgedCalls, type Segment, turnsOf, viewOf } from './transcript/transcript.ts';

/** Results of `assert` steps, by the index of their prompt. */
export type AssertionsByPrompt = ReadonlyMap<number, AssertionResult[]>;

interface JudgedSegment {
  segment: Segment;
  expected: ExpectedCall[];
  assertions: AssertionResult[];
  analysis: ToolCallAnalysis;
}

/** Judges an assertion, as the wire shows it. */
export function assertionResult(
  assertion: AssertionResult['predicate'],
  segments: readonly Segment[],
  testCase: ResolvedTestCase,
  scope: 'prompt' | 'case',
  redactor: Redactor,
): AssertionResult {
  const { argumentMatching } = matchRules(testCase.matchOptions);
  const judgement = judgeAssertion(assertion, viewOf(segments), argumentMatching, redactor);
  return { predicate: assertion, ...judgement, scope };
}

function judgeSegments(
  testCase: ResolvedTestCase,
  segments: readonly Segment[],
  results: AssertionsByPrompt,
): JudgedSegment[] {
  const rules = matchRules(testCase.matchOptions);
  const expectedCalls = expectedCallsOf(testCase.steps, rules);
  return segments.map((segment) => {
    const expected = expectedCalls[segment.promptIndex] ?? [];
    return {
      segment,
      expected,
      assertions: results.get(segment.promptIndex) ?? [],
      analysis: analyseToolCalls(expected, judgedCalls([segment]), rules),
    };
  });
}

function toPromptAnalysis(judged: JudgedSegment, expectedOutput: string | undefined) {
  const { segment, expected, assertions, analysis } = judged;
  const { violation, missing, unexpected, argumentMismatches } = analysis;
  return {
    promptIndex: segment.promptIndex,
    prompt: segment.prompt ?? '',
    expectedToolCalls: expected.map(toToolCall),
    actualToolCalls: judgedCalls([segment]).map(toToolCall),
    expectedOutput: expectedOutput ?? null,
    passed:
      violation === null &&
      assertions.every(({ passed }) => passed) &&
      (segment.nonAnswer === null || !assertions.some(restsOnAbsence)),
    missing,
    // Without a prompt every call was authored as a step, so none can be a surprise.
    unexpected: segment.prompt === null ? [] : unexpected,
    argumentMismatches,
    predicateResults: assertions,
  } satisfies PromptAnalysis;
}

/** What the steps of a case left behind. */
export interface CaseRecord {
  testCase: ResolvedTestCase;
  segments: readonly Segment[];
  assertions: AssertionsByPrompt;
  stepFailures: readonly string[];
  spans: readonly Span[];
}

/** The verdict on a case whose steps all ran, and its trace. */
export function concludeCase(
  record: CaseRecord,
  redactor: Redactor,
): { verdict: CaseVerdict; trace: Trace } {
  const { testCase, segments, spans } = record;
  const judged = judgeSegments(testCase, segments, record.assertions);
  const predicates = (testCase.predicates?.list ?? []).map((predicate) =>
    assertionResult(predicate, segments, testCase, 'case', redactor),
  );
  const isNegativeTest = testCase.isNegativeTest === true;
  const rules = matchRules(testCase.matchOptions);
  const evidence = {
    stepFailures: record.stepFailures,
    isNegativeTest,
    modelCallNames: turnsOf(segments).flatMap(({ calls }) => calls.map((call) => call.toolName)),
    assertions: [...judged.flatMap(({ assertions }) => assertions), ...predicates],
    violations: judged.flatMap(({ analysis }) => analysis.violation ?? []),
    nonAnswers: judged.flatMap(({ segment, assertions }) =>
      segment.nonAnswer === null
        ? []
        : {
            promptIndex: segment.promptIndex,
            reason: segment.nonAnswer,
            absent: absentEvidence([...assertions, ...predicates], rules, isNegativeTest),
          },
    ),
  };
  const verdict = judgeCase(evidence, redactor);
  const prompts = judged.map((one) => toPromptAnalysis(one, testCase.expectedOutput));
  // Predicates are about the whole case; its last prompt is where the whole case is known.
  const last = prompts.at(-1);
  for (const predicate of predicates) last?.predicateResults.push(predicate);
  return { verdict, trace: traceOf(segments, spans, prompts) };
}

/** The trace of a case that was not carried out to its end: without a verdict on its prompts. */
export function abandonCase({ testCase, segments, spans, assertions }: CaseRecord): Trace {
  const prompts = judgeSegments(testCase, segments, assertions).map((judged) => ({
    ...toPromptAnalysis(judged, testCase.expectedOutput),
    passed: false,
  }));
  return traceOf(segments, spans, prompts);
}

function traceOf(
  segments: readonly Segment[],
  spans: readonly Span[],
  prompts: PromptAnalysis[],
): Trace {
  return { traceVersion: 1, messages: traceMessages(segments), spans: [...spans], prompts };
}
