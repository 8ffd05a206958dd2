import path from 'node:path';
import { partOf } from '../../inputs/config.ts';
import { policyProblems } from '../../inputs/policy-rules.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { INPUTS } from '../../inputs/table/table.ts';
import { readValues } from '../../inputs/values.ts';
import type { Policy } from '../../model/policy.ts';
import { DEFAULT_FAIL_ON, type VerdictValue } from '../../model/verdict.ts';
import { readPolicy } from '../../policy/policy-in-force.ts';
import { ConfigurationError, type ConfigurationProblem } from '../../trouble/errors.ts';
import { asOption } from '../options/option-words.ts';

/** What a command line asks of results. */
export interface AskedPolicy {
  /** Null where something is wrong with it. */
  policy: Policy | null;
  failOn: readonly VerdictValue[];
  problems: ConfigurationProblem[];
}

/** Reads settings and the files that they name, as they lie there. */
export async function readAskedPolicy(settings: RawInputs, folder: string): Promise<AskedPolicy> {
  const raw = { ...settings, ...absolute(settings, folder) };
  const { values, problems: wrong } = readValues(INPUTS, raw);
  const inputs = partOf(INPUTS, values, 'publish', 'policy');
  const problems = wrong.map(asOption);
  // With a gate file, both together are held against each other where that is read.
  if (raw['gate-file'] === undefined) problems.push(...policyProblems(inputs).map(asOption));
  const isFailOnWrong = wrong.some(({ where }) => where === 'fail-on');
  const failOn = isFailOnWrong ? DEFAULT_FAIL_ON : values['fail-on'];
  try {
    const { policy } = await readPolicy(
      {
        policy: inputs,
        policyFiles: partOf(INPUTS, values, 'publish', 'policyFiles'),
        baseline: SAID_ELSEWHERE,
      },
      { ...NO_JOB, workspace: folder },
    );
    return { policy: problems.length === 0 ? policy : null, failOn, problems };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { policy: null, failOn, problems: [...problems, ...error.problems.map(asOption)] };
  }
}

/** A report that is an option of its own. */
const SAID_ELSEWHERE = { kind: 'file', path: '' } as const;

/** No change is judged: files count as they lie there, wherever that is. */
const NO_JOB = {
  environment: {},
  payload: null,
  commits: {
    textOf: async () => ({ kind: 'unreachable', reason: 'nothing is asked of GitHub' }) as const,
  },
  absoluteAnywhere: true,
} as const;

function absolute(settings: RawInputs, folder: string): RawInputs {
  const named = ['gate-file', 'quarantine-file'].flatMap((name) => {
    const file = settings[name];
    return file === undefined ? [] : [[name, path.resolve(folder, file)]];
  });
  return Object.fromEntries(named);
}
