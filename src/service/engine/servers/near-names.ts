import type { RunExecution } from '../../../contract/resources/execution.ts';
import type { Redacted, Redactor } from '../../../redaction/redactor.ts';
import { suggestNames } from '../../../text/suggested-names.ts';
import type { ServerFinding } from '../plan.ts';

/** Longer names than any tool has are neither compared nor told whole. */
const MAX_LENGTH = 128;

/** Names that come from servers, as they are told. */
export const toldNames = (names: readonly string[], redactor: Redactor): Redacted[] =>
  names.map((name) => redactor.excerpt(name, MAX_LENGTH));

/** Of one server; no reader has to take more. */
const MOST_TOLD = 2_000;

type ToldTools = Pick<RunExecution['servers'][number], 'tools' | 'moreTools'>;

/** The tools that a server was found to have, as a run tells of them; nothing where it was not found out. */
export function toldTools(finding: ServerFinding | undefined, redactor: Redactor): ToldTools {
  if (finding === undefined || finding.tools === null) return {};
  const names = new Set(finding.tools);
  const tools = toldNames([...names].slice(0, MOST_TOLD), redactor);
  const moreTools = names.size - tools.length;
  return { tools, ...(moreTools > 0 && { moreTools }) };
}

/** A server without the tool that is asked of it, and what may have been meant. */
export const hasNoTool = (serverName: string, toolName: string, names: readonly Redacted[]) =>
  `Server ${JSON.stringify(serverName)} has no tool ${JSON.stringify(toolName)}. ${suggestNames(toolName, names, 'It has')}`;
