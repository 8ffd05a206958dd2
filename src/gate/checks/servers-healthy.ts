import {
  type Diagnosis,
  type DiagnosisOutcome,
  healthOf,
  troublesOf,
} from '../../model/servers/diagnosis.ts';
import type { Check, Reason, Sample, Verdict } from '../../model/verdict.ts';
import type { CheckBase } from '../evidence/decision.ts';

const MOST_NAMED = 10;

/**
 * Verdict on servers that were looked at. What is for the user to set right comes first, as it does
 * where evals are to be run on them; else a server that is ill by its own doing decides, whatever
 * became of the others.
 */
export function judgeHealth(diagnoses: readonly Diagnosis[]): Verdict {
  const check = checkHealth(diagnoses);
  const { sampleOf, sampleSize, observed } = check;
  const judged: Sample = { sampleOf, sampleSize, observed };
  const mistakes = diagnoses.flatMap(mistakesOf);
  if (mistakes.length > 0) {
    return { value: 'invalid', checks: [check], judged, troubles: mistakes };
  }
  const value = check.outcome === 'undecided' ? 'incomplete' : check.outcome;
  return {
    value: value === 'notApplicable' ? 'incomplete' : value,
    ...{ checks: [check], judged, troubles: [] },
  };
}

/** How many servers are well, of all that were to be looked at. */
function checkHealth(diagnoses: readonly Diagnosis[]): Check {
  const of = (...outcomes: DiagnosisOutcome[]) =>
    diagnoses.filter((one) => outcomes.includes(healthOf(one)));
  const ill = of('failed');
  const unknown = of('invalid', 'incomplete', 'notApplicable');
  const base: CheckBase = {
    ...{ id: 'servers-healthy', gates: true, unit: 'fraction', threshold: 1 },
    ...{ sampleOf: 'server', sampleSize: diagnoses.length },
    observed: diagnoses.length === 0 ? null : of('passed').length / diagnoses.length,
  };
  if (diagnoses.length === 0) {
    return { ...base, outcome: 'undecided', reason: { code: 'nothing-to-judge' } };
  }
  if (ill.length > 0) return { ...base, outcome: 'failed', reason: named('servers-ill', ill) };
  return unknown.length === 0
    ? { ...base, outcome: 'passed' }
    : { ...base, outcome: 'undecided', reason: named('servers-unknown', unknown) };
}

function named(code: 'servers-ill' | 'servers-unknown', diagnoses: readonly Diagnosis[]): Reason {
  const servers = diagnoses.slice(0, MOST_NAMED).map(({ server }) => server);
  return { code, servers, more: diagnoses.length - servers.length };
}

/** What is written wrong, each with its place. */
function mistakesOf(diagnosis: Diagnosis): string[] {
  const { server, location } = diagnosis;
  const place = location === undefined ? '' : `${placeText(location)}: `;
  return troublesOf(diagnosis)
    .filter(({ outcome }) => outcome === 'invalid')
    .map(({ detail }) => `${place}server ${JSON.stringify(server)}: ${detail}`);
}

function placeText({ file, line, column }: NonNullable<Diagnosis['location']>): string {
  return [file, line, column].filter((part) => part != null).join(':');
}
