import type { RunExecution } from '../../../contract/resources/execution.ts';
import type { Redacted, Redactor } from '../../../redaction/redactor.ts';
import { byNearness, meantName } from '../../../text/meant-name.ts';
import type { ServerFinding } from '../plan.ts';

const MAX_LISTED = 5;
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

/** Such as `Did you mean "echo"? It has: "echo", "add".`: what a wrong name may have meant. */
export function suggestNames(wanted: string, names: readonly string[], whose: string): string {
  const there = [...new Set(names)];
  if (there.length === 0) return `${whose} no tools at all.`;
  const meant = meantName(wanted, there);
  const hint = meant === undefined ? '' : `Did you mean ${JSON.stringify(meant)}? `;
  const listed = byNearness(wanted, there)
    .slice(0, MAX_LISTED)
    .map((name) => JSON.stringify(name));
  const more = there.length - listed.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `${hint}${whose}: ${listed.join(', ')}${rest}.`;
}

/** A server without the tool that is asked of it, and what may have been meant. */
export const hasNoTool = (serverName: string, toolName: string, names: readonly Redacted[]) =>
  `Server ${JSON.stringify(serverName)} has no tool ${JSON.stringify(toolName)}. ${suggestNames(toolName, names, 'It has')}`;
