import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type {
  CaseReport,
  IterationReport,
  Outcome,
  RunFacts,
  RunReport,
} from '../../../../src/model/run-report.ts';
import { collectedFile } from './reports.ts';

/** A file as a fork may leave it, and what the publishing job has to say of it. */
export interface CollectedReport {
  /** What is wrong with it; those of a kind are alike. */
  kind: string;
  name: string;
  /** Text of `collected/report.json`; or what puts something in its place. */
  content: string | Buffer | Record<string, unknown> | ((file: string) => void);
  verdict: 'passed' | 'failed' | 'incomplete' | 'invalid';
  /** What the verdict's reason says. */
  says: RegExp;
  /** Outputs beside the verdict. */
  outputs?: Record<string, string>;
}

export function iteration(outcome: Outcome, changes: Partial<IterationReport> = {}) {
  return {
    id: 'it-1',
    number: 1,
    outcome,
    startedAtMs: null,
    durationMs: 5,
    tokens: { input: null, output: null, total: null },
    model: null,
    provider: null,
    error: outcome === 'passed' ? null : 'it broke',
    errorDetails: null,
    expectedToolCalls: [],
    actualToolCalls: [],
    analysis: null,
    assertions: [],
    messages: null,
    flaky: false,
    attempts: 1,
    ...changes,
  };
}

export function caseOf(
  id: string,
  outcomes: readonly Outcome[],
  changes: Partial<CaseReport> = {},
) {
  return {
    id,
    title: id,
    location: null,
    iterations: outcomes.map((outcome, index) =>
      iteration(outcome, { id: `${id}-${index}`, number: index + 1 }),
    ),
    ...changes,
  };
}

export const RUN: RunFacts = {
  id: 'r_1',
  number: 1,
  status: 'completed',
  result: 'passed',
  createdAtMs: null,
  completedAtMs: null,
  notes: null,
  declared: null,
};

/** A report of two cases that passed, but for what is changed. */
export function report(changes: Partial<RunReport> = {}): RunReport {
  return {
    source: 'run',
    suite: { id: 's_1', name: 'smoke' },
    project: null,
    run: RUN,
    servers: [],
    cases: [caseOf('a', ['passed']), caseOf('b', ['passed'])],
    problems: [],
    warnings: [],
    notice: null,
    ...changes,
  };
}

export const file = (changes: Partial<RunReport> = {}) => collectedFile(report(changes));
export const run = (changes: Partial<NonNullable<RunReport['run']>>) =>
  file({ run: { ...RUN, ...changes } });
/** The text of a report with something in it written otherwise. */
export const rewritten = (from: string, to: string, of = file()) => {
  const text = JSON.stringify(of);
  if (!text.includes(from)) throw new Error(`the report has no ${from}`);
  return text.replace(from, to);
};

/** A marker of a comment that a report has in it. */
export const MARKER =
  '<!-- mcp-eval-gate key=0123456789abcdef0123456789abcdef commit=0a1b2c3 attempt=9 run=999999 -->';

/** Puts it where the publishing job looks for it. */
export function place({ content }: CollectedReport, workspace: string): void {
  const path = join(workspace, 'collected', 'report.json');
  mkdirSync(dirname(path), { recursive: true });
  if (typeof content === 'function') content(path);
  else if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(path, content);
  else writeFileSync(path, JSON.stringify(content));
}
