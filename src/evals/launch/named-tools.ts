import type { NamedTool } from '../../model/run-report.ts';

/** Assertions that hold only where the tool they name was called. */
const DEMANDING: readonly unknown[] = ['toolCalledWith', 'toolCalledAtLeastOnce', 'firstToolWas'];

/** The part of a case that names tools, as it is sent or as a service tells it. */
interface ToolNaming {
  steps?: unknown;
  /** What is asserted of the whole case. */
  checks?: unknown;
}

/**
 * The tools that a case cannot pass without, and those that it says are never called. A step that
 * expects an error may well name a tool that is not there.
 */
export function namedTools({ steps, checks }: ToolNaming): NamedTool[] {
  const named = [...listOf(steps).flatMap(ofStep), ...listOf(checks).flatMap(ofAssertion)];
  return [...new Map(named.map((one) => [JSON.stringify(one), one])).values()];
}

function ofStep(step: unknown): NamedTool[] {
  if (!isObject(step)) return [];
  const { kind, toolName, serverName, expectError, assertion } = step;
  if (kind === 'assert') return ofAssertion(assertion);
  if (kind !== 'toolCall' || typeof toolName !== 'string' || expectError != null) return [];
  return [{ name: toolName, ...(typeof serverName === 'string' && { server: serverName }) }];
}

function ofAssertion(assertion: unknown): NamedTool[] {
  if (!isObject(assertion)) return [];
  const { type, toolName } = assertion;
  if (typeof toolName !== 'string') return [];
  if (DEMANDING.includes(type)) return [{ name: toolName }];
  return type === 'toolNeverCalled' ? [{ name: toolName, isForbidden: true }] : [];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
