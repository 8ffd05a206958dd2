import { createRedactor, type Redactor } from '../../redaction/redactor.ts';
import type { ModelRegistry } from '../models/model-registry.ts';
import type { RunAccess } from './plan.ts';

/**
 * Hides every secret of a run: what servers are given, those of other runs too, and the keys of
 * models.
 */
export function runRedactor(
  access: RunAccess,
  models: ModelRegistry,
  serverSecrets: readonly string[],
): Redactor {
  return createRedactor([
    ...serverSecrets,
    ...models.configuredSecrets(),
    ...Object.values(access.modelApiKeys),
  ]);
}
