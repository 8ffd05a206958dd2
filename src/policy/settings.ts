import type { PolicySettings } from '../inputs/policy.ts';
import type { Budget, PolicySubject, Price } from '../model/policy.ts';
import type { ConfigurationProblem } from '../trouble/errors.ts';
import type { GateSetting, WrittenPolicy } from './gate-file.ts';

/** One thing that is asked for, as it is written. */
export interface AskedSetting {
  setting: GateSetting;
  /** Null where it is about all. */
  about: PolicySubject | null;
  value: string;
  /** Where a gate file has it. */
  path: readonly PropertyKey[];
}

/** All that settings ask for, one by one. */
export function askedSettings(settings: PolicySettings): AskedSetting[] {
  const { minPassRateByModelPercent: byModel, minCasePassRatePercent: byCase, prices } = settings;
  return [
    ...asked('min-pass-rate', settings.minPassRatePercent),
    ...asked('pass-rate-confidence', settings.passRateConfidence),
    ...asked('inference', settings.inference),
    ...asked('min-pass-rate-by-model', byModel?.others),
    ...askedOf('min-pass-rate-by-model', 'model', byModel?.named),
    ...asked('min-case-pass-rate', byCase?.others),
    ...askedOf('min-case-pass-rate', 'case', byCase?.byCase),
    ...askedOf('min-case-pass-rate', 'tag', byCase?.byTag),
    ...askedOf('min-case-pass-rate', 'model', byCase?.byModel),
    ...asked('regression', settings.regression),
    ...asked('regression-confidence', settings.regressionConfidencePercent),
    ...asked('min-effect', settings.minEffectPercent),
    ...asked('confirm', settings.confirm),
    ...asked('max-confirm-iterations', settings.maxConfirmIterations),
    ...asked('max-total-tokens', budgetText(settings.maxTotalTokens)),
    ...asked('max-p95-latency-ms', budgetText(settings.maxP95LatencyMs)),
    ...asked('max-tool-calls', budgetText(settings.maxToolCalls)),
    ...asked('max-duration-minutes', budgetText(settings.maxDurationMinutes)),
    ...asked('max-cost', budgetText(settings.maxCost)),
    ...[...(prices ?? [])].map(([name, price]) => ({
      ...({ setting: 'prices', about: { kind: 'model', name }, value: priceText(price) } as const),
      path: ['prices', name],
    })),
    ...asked('on-missing-baseline', settings.onMissingBaseline),
    ...asked('baseline-max-age-days', settings.baselineMaxAgeDays),
    ...asked('on-unlike-baseline', settings.onUnlikeBaseline),
  ];
}

function asked(setting: GateSetting, value: string | number | null | undefined): AskedSetting[] {
  if (value === undefined || value === null) return [];
  return [{ setting, about: null, value: String(value), path: [setting] }];
}

function askedOf(
  setting: GateSetting,
  kind: PolicySubject['kind'],
  rates: ReadonlyMap<string, number> = new Map(),
): AskedSetting[] {
  return [...rates].map(([name, percent]) => ({
    ...{ setting, about: { kind, name }, value: String(percent) },
    path: [setting, `${kind}s`, name],
  }));
}

function budgetText(budget: Budget | undefined): string | undefined {
  if (budget === undefined) return undefined;
  if (budget.kind === 'absolute') return String(budget.limit);
  return `+${Number((budget.growth * 100).toPrecision(12))}%`;
}

const priceText = ({ input, output }: Price) => `${input},${output}`;

/** By which the same thing is found among what somebody else asks for. */
export const keyOf = ({ setting, about }: Pick<AskedSetting, 'setting' | 'about'>): string =>
  JSON.stringify([setting, about?.kind, about?.name]);

/** What two places ask for together; where both say the same thing otherwise, the second counts. */
export function merged(first: PolicySettings, second: PolicySettings): PolicySettings {
  const { minPassRateByModelPercent: firstModels, minCasePassRatePercent: firstCases } = first;
  const { minPassRateByModelPercent: secondModels, minCasePassRatePercent: secondCases } = second;
  const said = Object.entries(second).filter(([, value]) => value !== undefined);
  return {
    ...first,
    ...Object.fromEntries(said),
    ...(firstModels &&
      secondModels && {
        minPassRateByModelPercent: {
          others: secondModels.others ?? firstModels.others,
          named: new Map([...firstModels.named, ...secondModels.named]),
        },
      }),
    ...(firstCases &&
      secondCases && {
        minCasePassRatePercent: {
          others: secondCases.others ?? firstCases.others,
          byCase: new Map([...firstCases.byCase, ...secondCases.byCase]),
          byTag: new Map([...firstCases.byTag, ...secondCases.byTag]),
          byModel: new Map([...firstCases.byModel, ...secondCases.byModel]),
        },
      }),
    ...(first.prices && second.prices && { prices: new Map([...first.prices, ...second.prices]) }),
  };
}

/** What inputs and gate file both say, each otherwise. */
export function contradictions(
  inputs: PolicySettings,
  { settings, placeOf }: WrittenPolicy,
): ConfigurationProblem[] {
  const given = new Map(askedSettings(inputs).map((one) => [keyOf(one), one.value]));
  return askedSettings(settings).flatMap((one) => {
    const input = given.get(keyOf(one));
    if (input === undefined || input === one.value) return [];
    const of = one.about === null ? '' : ` of ${one.about.kind} ${JSON.stringify(one.about.name)}`;
    const message = `${one.setting}${of} is ${one.value} here and ${input} in the input; say it in one place.`;
    return { where: placeOf(one.path), message };
  });
}
