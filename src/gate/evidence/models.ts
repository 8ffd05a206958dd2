import { type ModelOf, modelName } from '../../model/listed-names.ts';
import type { CaseReport, IterationReport } from '../../model/run-report.ts';

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
