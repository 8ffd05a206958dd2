import { type ModelOf, modelName } from '../listed-names.ts';
import type { Price } from '../policy.ts';
import type { CaseReport, IterationReport } from '../run-report.ts';

/** What an iteration ran on, as far as it says; a service need not tell what its case was sent for. */
export function ranOn(
  { model, provider }: IterationReport,
  variant: CaseReport['variant'],
): ModelOf | null {
  if (model === null) return variant ?? null;
  return { model, provider: provider ?? (model === variant?.model ? variant.provider : null) };
}

/** The same as `provider/model`. */
export function modelRanOn(
  iteration: IterationReport,
  { variant }: Pick<CaseReport, 'variant'>,
): string | null {
  const ran = ranOn(iteration, variant);
  return ran === null ? null : modelName(ran);
}

/** Prices are of so many tokens. */
const TOKENS_PRICED = 1_000_000;

/** What an iteration's tokens cost; null where it does not tell both of their counts. */
export function costOf({ tokens }: Pick<IterationReport, 'tokens'>, price: Price): number | null {
  const { input, output } = tokens;
  if (!isCredible(input) || !isCredible(output)) return null;
  return (input * price.input + output * price.output) / TOKENS_PRICED;
}

/** A report from elsewhere may say any number. */
function isCredible(figure: number | null): figure is number {
  return figure !== null && figure >= 0 && Number.isFinite(figure);
}
