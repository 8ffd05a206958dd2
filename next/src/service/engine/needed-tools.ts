import type { TestCase } from '../../api/cases/cases.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Offer } from './model-tools.ts';
import type { RunServer } from './plan.ts';

/** Assertions that cannot hold without their tool. */
const POSITIVE = ['toolCalledWith', 'toolCalledAtLeastOnce', 'firstToolWas'];

/**
 * Throws a FailureError if no server has a tool that the case needs, or it is broken. A tool may
 * still come if a server says that its list changes.
 */
export async function checkNeededTools(
  { steps, predicates, advancedConfig }: TestCase,
  { connections, missing }: Offer,
): Promise<void> {
  const assertions = steps.flatMap((step) => (step.kind === 'assert' ? [step.assertion] : []));
  const choice = advancedConfig?.toolChoice;
  const needed = [...assertions, ...(predicates?.list ?? [])].flatMap((one) =>
    'toolName' in one && POSITIVE.includes(one.type ?? '') ? [String(one.toolName)] : [],
  );
  if (typeof choice === 'object') needed.push(choice.toolName);
  for (const name of needed) {
    if (connections.some(({ tools }) => tools.has(name))) continue;
    // The call of a broken tool fails by what MCP does not allow in it, and is not sent.
    await connections.find(({ badTools }) => badTools.has(name))?.call(name, {});
    if (!connections.some(({ mayChangeTools }) => mayChangeTools)) throw missing(name);
  }
}

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
  });
}
