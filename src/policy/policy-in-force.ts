import { canonicalJson } from '../contract/wire/canonical-json.ts';
import { digestOf } from '../identity/case-identity.ts';
import type { DiffConfig, IngestConfig, PolicyFiles } from '../inputs/config.ts';
import { type PolicySettings, policyOf } from '../inputs/policy.ts';
import { policyProblems } from '../inputs/policy-rules.ts';
import { DEFAULT_QUARANTINE_FILE } from '../inputs/table/policy.ts';
import type { BaselineSource } from '../model/baseline.ts';
import type { CommitSource } from '../model/commit-origin.ts';
import type { Policy, PolicyFacts } from '../model/policy.ts';
import type { Digest } from '../model/run-report.ts';
import { ConfigurationError, type ConfigurationProblem } from '../trouble/errors.ts';
import { gathering } from '../trouble/gathered-problems.ts';
import {
  PolicyBaseError,
  type PolicyFileInput,
  readVersions,
  type Version,
  type VersionContext,
} from './file-versions.ts';
import type { WrittenPolicy } from './gate-file.ts';
import { policyBase } from './policy-base.ts';
import {
  fileChanges,
  filesInForce,
  type NamedVersions,
  quarantineChanges,
  settingChanges,
} from './policy-changes.ts';
import { askedSettings, contradictions, merged } from './settings.ts';

/** What results are judged by. */
export interface PolicyInForce {
  settings: PolicySettings;
  policy: Policy;
  facts: PolicyFacts;
}

export interface PolicyContext {
  environment: Readonly<Record<string, string | undefined>>;
  /** The event's payload; null where there is none. */
  payload: unknown;
  workspace: string;
  commits: Pick<CommitSource, 'textOf'>;
  /** Whether absolute paths may lead out of the workspace. */
  absoluteAnywhere?: boolean;
}

/**
 * The policy that counts: the inputs, with what gate file and quarantine file say. Where a change is
 * judged, these are read from the commit that it goes into, and what it would change of them is told.
 * @throws ConfigurationError naming every problem at once, PolicyBaseError where that commit cannot
 * be read.
 */
export async function readPolicy(
  {
    policy: inputs,
    policyFiles,
    baseline,
  }: Pick<IngestConfig, 'policy' | 'policyFiles' | 'baseline'>,
  { environment, payload, ...context }: PolicyContext,
): Promise<PolicyInForce> {
  const around = { ...context, base: policyBase(environment, payload) };
  const problems: ConfigurationProblem[] = [];
  const parts: WrittenPolicy[] = [];
  const readGate = gateFileReader((part) => parts.push(part));
  const gate = await readBoth(gateFileOf(policyFiles), readGate, around, problems);
  const quarantine = await readBoth(
    quarantineFileOf(policyFiles),
    quarantineReader,
    around,
    problems,
  );
  // What the change says is what holds once it is merged.
  const part = gate.head === null ? parts.at(-1) : undefined;
  const isPart = part !== undefined;
  problems.push(...misfits(inputs, part ?? gate.head ?? gate.inForce, { baseline, isPart }));
  if (problems.length > 0) throw new ConfigurationError(problems);
  const settings = gate.inForce === null ? inputs : merged(inputs, gate.inForce.settings);
  const policy: Policy = {
    ...policyOf(settings),
    ...(quarantine.inForce && { quarantine: quarantine.inForce }),
  };
  const files = [...gate.versions, ...quarantine.versions];
  const changes = [
    ...fileChanges(files),
    ...(gate.inForce && gate.head ? settingChanges(gate.inForce, gate.head) : []),
    ...(quarantine.inForce && quarantine.head
      ? quarantineChanges(quarantine.inForce, quarantine.head)
      : []),
  ];
  const facts = {
    digest: digestOfPolicy(policy),
    base: around.base.kind === 'commit' ? around.base.sha : null,
    files: filesInForce(files),
    changes,
  };
  return { settings, policy, facts };
}

/** The policy on what servers offer, which the inputs alone say. */
export function surfacePolicy({ surface }: Pick<DiffConfig, 'surface'>): PolicyInForce {
  const policy: Policy = { minPassRate: null, surface: { failOn: surface.failOnChange } };
  const facts = { digest: digestOfPolicy(policy), base: null, files: [], changes: [] };
  return { settings: {}, policy, facts };
}

/**
 * What `read` gives of the inputs. Where these are wrong, what is wrong with the files of the policy
 * by themselves is told in the same go.
 */
export async function readWithFiles<Read>(
  read: () => Read,
  files: PolicyFiles,
  context: PolicyContext,
): Promise<Read> {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new ConfigurationError([...error.problems, ...(await fileProblems(files, context))]);
  }
}

async function fileProblems(
  files: PolicyFiles,
  { environment, payload, ...context }: PolicyContext,
): Promise<ConfigurationProblem[]> {
  const around = { ...context, base: policyBase(environment, payload) };
  const problems: ConfigurationProblem[] = [];
  try {
    await readBoth(gateFileOf(files), gateFileReader(), around, problems);
    await readBoth(quarantineFileOf(files), quarantineReader, around, problems);
  } catch (error) {
    // What counts cannot be read: what is known to be wrong is told all the same.
    if (!(error instanceof PolicyBaseError)) throw error;
  }
  return problems;
}

// Loaded only where there is such a file.
const gateFileReader =
  (onPart?: (part: WrittenPolicy) => void) => async (label: string, text: string) => {
    const { GateFileError, readGateFile } = await import('./gate-file.ts');
    try {
      return await readGateFile(label, text);
    } catch (error) {
      if (error instanceof GateFileError) onPart?.(error.rest);
      throw error;
    }
  };
const quarantineReader = async (label: string, text: string) =>
  (await import('./quarantine-file.ts')).readQuarantineFile(label, text);

function gateFileOf({ gateFile: file }: PolicyFiles): PolicyFileInput | null {
  return file === undefined ? null : { input: 'gate-file', file, optional: false };
}

function quarantineFileOf({ quarantineFile: file }: PolicyFiles): PolicyFileInput {
  return { input: 'quarantine-file', file, optional: file === DEFAULT_QUARANTINE_FILE };
}

/** A file as it counts and as it is checked out; null where it is not there or does not hold up. */
interface BothVersions<Content> {
  versions: NamedVersions[];
  inForce: Content | null;
  head: Content | null;
}

async function readBoth<Content>(
  named: PolicyFileInput | null,
  read: (label: string, text: string) => Promise<Content>,
  context: VersionContext,
  problems: ConfigurationProblem[],
): Promise<BothVersions<Content>> {
  const content = async (version: Version | null) =>
    version === null ? null : gathering(problems, () => read(version.label, version.text));
  const versions =
    named === null ? null : await gathering(problems, () => readVersions(named, context));
  if (named === null || versions === null) return { versions: [], inForce: null, head: null };
  const inForce = await content(versions.inForce);
  const isSame = versions.head?.text === versions.inForce?.text;
  const head = isSame ? inForce : await content(versions.head);
  return { versions: [{ ...versions, file: named.file }], inForce, head };
}

/** What of inputs and gate file, or of the part of it that holds up, does not fit together. */
function misfits(
  inputs: PolicySettings,
  file: WrittenPolicy | null,
  surroundings: { baseline: BaselineSource; isPart: boolean },
): ConfigurationProblem[] {
  if (file === null) return [];
  const inFile = new Set<string>(askedSettings(file.settings).map(({ setting }) => setting));
  const placeOf = (name: string) => (inFile.has(name) ? file.placeOf([name]) : name);
  return [
    ...contradictions(inputs, file),
    ...policyProblems(merged(inputs, file.settings), { ...surroundings, placeOf }),
  ];
}

/** What a policy is told by: the same for the same policy, in whatever order it was written. */
export function digestOfPolicy({ quarantine = [], ...policy }: Policy): Digest {
  const byCase = quarantine.toSorted((one, other) => (one.case < other.case ? -1 : 1));
  return digestOf(canonicalJson(withoutMaps({ ...policy, quarantine: byCase })));
}

function withoutMaps(value: unknown): unknown {
  if (value instanceof Map) return withoutMaps(Object.fromEntries(value));
  if (Array.isArray(value)) return value.map(withoutMaps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutMaps(part)] as const),
  );
}
