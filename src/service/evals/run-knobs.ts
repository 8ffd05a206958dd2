import {
  type CaseLimits,
  caseLimitsSchema,
  executionSettingsSchema,
} from '../../contract/cases/execution-settings.ts';
import { providerOf } from '../../contract/cases/model-id.ts';
import { passCriteriaSchema } from '../../contract/cases/pass-criteria.ts';
import {
  type MatchOptions,
  matchOptionsSchema,
  type TestCase,
} from '../../contract/cases/test-case.ts';
import { type RunCreate, runCreateSchema } from '../../contract/resources/eval-requests.ts';
import type { ValidationProblem } from '../../contract/wire/validation.ts';
import { meantName } from '../../text/meant-name.ts';
import type { HostProfile } from '../hosts/host-profile.ts';
import { findUnheededCaseMembers } from './unheeded-parts.ts';

/** Members that later contracts give a run (wire reference, 6.9), and why they cannot be heeded. */
const UNHEEDED: ReadonlyMap<string, string> = new Map([
  ['environmentId', 'this service has no environments; name the servers in serverIds'],
  ['skillsOverride', 'this service knows no skills'],
  ['refreshSnapshot', 'this service keeps no snapshots: every run asks its servers anew'],
  ['runGroupId', 'this service has no groups of runs'],
]);

const KNOWN = Object.keys(runCreateSchema.shape);
/** Members that hold knobs of their own, and what they may hold. */
const NESTED = {
  passCriteria: Object.keys(passCriteriaSchema.shape),
  matchOptionsOverride: Object.keys(matchOptionsSchema.shape),
  execution: Object.keys(executionSettingsSchema.shape),
};

/**
 * Members of a run's request that would be ignored. Each may be there to change what the run
 * shows, so that it is refused by name. Null says nothing, and so changes nothing.
 */
export function findUnheededMembers(request: object): ValidationProblem[] {
  const members = new Map<string, unknown>(Object.entries(request));
  return [
    ...findUnknownMembers(request, KNOWN),
    ...findUnheededCaseMembers(request),
    ...Object.entries(NESTED).flatMap(([name, known]) =>
      findUnknownMembers(members.get(name), known).map(({ path, message }) => ({
        path: [name, ...path],
        message,
      })),
    ),
  ];
}

/** Members of an object that are not known, each with the name that may have been meant. */
export function findUnknownMembers(value: unknown, known: readonly string[]): ValidationProblem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value)
    .filter(([name, member]) => !known.includes(name) && member !== null)
    .map(([name]) => ({
      path: [name],
      message: UNHEEDED.get(name) ?? complainAboutUnknown(name, known),
    }));
}

function complainAboutUnknown(name: string, known: readonly string[]): string {
  const near = meantName(name, known);
  const meant = near === undefined ? '' : `; did you mean ${near}?`;
  return `is not known, and is not ignored, since it may be to change the result${meant}`;
}

/** A case as it is in a run that says something of it: what the run says, it alone says. */
export function caseInRun(
  testCase: TestCase,
  { matchOptionsOverride, execution = {} }: Pick<RunCreate, 'matchOptionsOverride' | 'execution'>,
  host: HostProfile | null = null,
): TestCase {
  const matchOptions = overrideMatchOptions(testCase.matchOptions, matchOptionsOverride);
  const overrides = LIMIT_NAMES.filter((name) => execution[name] !== undefined);
  return {
    ...(host === null ? testCase : caseOfHost(testCase, host)),
    ...(matchOptions === undefined ? {} : { matchOptions }),
    ...(overrides.length === 0
      ? {}
      : {
          limits: {
            ...hostLimits(host),
            ...testCase.limits,
            ...Object.fromEntries(overrides.map((name) => [name, execution[name]])),
          },
        }),
  };
}

const hostLimits = (host: HostProfile | null): CaseLimits =>
  host?.toolTimeoutMs === undefined ? {} : { toolTimeoutMs: host.toolTimeoutMs };

/** A case as a host runs it: by its model; what the case tells that goes before what the host does. */
function caseOfHost(testCase: TestCase, host: HostProfile): TestCase {
  const { provider: _, advancedConfig, limits, ...rest } = testCase;
  const provider = providerOf(host.modelId);
  const config = {
    ...(host.system !== undefined && { system: host.system }),
    ...(host.temperature !== undefined && { temperature: host.temperature }),
    ...advancedConfig,
  };
  const allLimits = { ...hostLimits(host), ...limits };
  return {
    ...rest,
    model: host.modelId,
    ...(provider !== undefined && { provider }),
    ...(Object.keys(config).length > 0 && { advancedConfig: config }),
    ...(Object.keys(allLimits).length > 0 && { limits: allLimits }),
  };
}

const LIMIT_NAMES = caseLimitsSchema.keyof().options;

/** Options that say the same thing in the two published vocabularies. */
const ASPECTS: readonly (readonly (keyof MatchOptions)[])[] = [
  ['toolCallOrder'],
  ['maxExtraToolCalls', 'extraToolCalls', 'allowExtraToolCalls'],
  ['argumentMatching', 'arguments'],
];

function overrideMatchOptions(
  own: MatchOptions | undefined,
  override: MatchOptions | undefined,
): MatchOptions | undefined {
  if (override === undefined) return own;
  const overridden = ASPECTS.filter((names) => names.some((name) => override[name] !== undefined));
  const names = new Set<string>(overridden.flat());
  const kept = Object.entries(own ?? {}).filter(([name]) => !names.has(name));
  return { ...Object.fromEntries(kept), ...override };
}
