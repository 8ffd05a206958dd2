import type { TestCase } from '../../api/cases/cases.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Offer } from './model-tools.ts';
import type { Slot } from './slot.ts';

/** Assertions that cannot hold without their tool. */
const POSITIVE = ['toolCalledWith', 'toolCalledAtLeastOnce', 'firstToolWas'];

/**
 * Throws a FailureError if no server has a tool that the case needs, or it is broken. A tool may
 * still come if a server says that its list changes.
 */
export async function checkNeededTools(
  { steps, predicates, advancedConfig }: TestCase,
  slot: Slot,
  { connections, targets }: Offer,
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
    if (connections.some(({ mayChangeTools }) => mayChangeTools)) continue;
    throw missingTool(name, slot, targets);
  }
}

/** No server has a tool. */
export function missingTool(name: string, { run }: Slot, targets: Offer['targets']): FailureError {
  const { plan, surroundings } = run;
  const shown = (text: string) => surroundings.redactor.text(text, NAME_LIMIT);
  const known = [...targets.values()].map(({ toolName }) => toolName);
  const found = nearestName(name, known);
  const nearest = found === undefined ? null : shown(found);
  const server = shown(plan.servers.map(({ entry }) => entry.name).join(', '));
  const tool = shown(name);
  return new FailureError({ kind: 'missing-tool', server, tool, nearest, baselineHad: null });
}
