import { NAME_LIMIT } from '../../lib/limits.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { FailureError } from '../../report/failure-error.ts';
import { NOWHERE } from '../../report/place.ts';
import type { RunServer } from './plan.ts';

/** Says that none of these servers has a tool. `known` are the tools that they have. */
export function missingTool(
  name: string,
  servers: readonly RunServer[],
  known: Iterable<string>,
  redactor: Redactor,
): FailureError {
  const shown = (text: string) => redactor.text(text, NAME_LIMIT);
  const nearest = nearestName(name, known);
  return new FailureError({
    kind: 'missing-tool',
    server: shown(servers.map(({ entry }) => entry.name).join(', ')),
    tool: shown(name),
    nearest: nearest === undefined ? null : shown(nearest),
    baselineHad: null,
    ...NOWHERE,
  });
}
