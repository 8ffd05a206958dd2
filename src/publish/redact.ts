import { createSecretScrubber } from '../client/secret-scrubber.ts';
import type { RunReport } from '../model/run-report.ts';

/**
 * The report without the secrets. The runner masks logs and summaries only; comments, checks and
 * artifacts it lets through as they are.
 */
export function redactReport(report: RunReport, secrets: readonly string[]): RunReport {
  const { text } = createSecretScrubber(secrets);
  const redacted = structuredClone(report);
  scrubStrings(redacted, text);
  for (const { iterations } of redacted.cases) {
    for (const { expectedToolCalls, actualToolCalls, analysis } of iterations) {
      const { missing = [], unexpected = [], argumentMismatches = [] } = analysis ?? {};
      const compared = argumentMismatches.flatMap(({ expected, actual }) => [expected, actual]);
      const calls = [...expectedToolCalls, ...actualToolCalls, ...missing, ...unexpected];
      for (const call of [...calls, ...compared]) scrubKeys(call.arguments, text);
    }
  }
  restoreOwnWords(redacted, report);
  return redacted;
}

type Scrub = (value: string) => string;

/** In place, so that members added to the model are scrubbed without being named here. */
function scrubStrings(node: object, scrub: Scrub): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') Reflect.set(node, key, scrub(value));
    else if (typeof value === 'object' && value !== null) scrubStrings(value, scrub);
  }
}

/** Only arguments have names that somebody else chose. */
function scrubKeys(node: object, scrub: Scrub): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'object' && value !== null) scrubKeys(value, scrub);
    const scrubbed = scrub(key);
    if (scrubbed === key) continue;
    Reflect.deleteProperty(node, key);
    Reflect.set(node, scrubbed, value);
  }
}

/** A key as poor as `passed` must not take the meaning out of the report. */
function restoreOwnWords(redacted: RunReport, report: RunReport): void {
  redacted.source = report.source;
  if (redacted.run && report.run) redacted.run.result = report.run.result;
  for (const [index, { kind }] of report.problems.entries()) {
    const problem = redacted.problems[index];
    if (problem) problem.kind = kind;
  }
  for (const [index, { iterations }] of report.cases.entries()) {
    for (const [position, { outcome }] of iterations.entries()) {
      const iteration = redacted.cases[index]?.iterations[position];
      if (iteration) iteration.outcome = outcome;
    }
  }
}
