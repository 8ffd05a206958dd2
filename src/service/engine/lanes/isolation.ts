import type { Isolation } from '../../../contract/resources/execution.ts';
import type { ServerFacts } from '../../mcp/protocol/server-facts.ts';
import type { ServerConnection } from '../../mcp/server-connection.ts';

/** What has become of a connection in an iteration. */
export interface Wear {
  /** Whether the iteration passed. */
  passed: boolean;
  /** Something was called on it that may have changed its server's state. */
  isTouched: boolean;
}

/** Stands in a server's configuration for a folder that each iteration has for itself. */
const ITERATION_FOLDER = /\$\{ITERATION_TMP\}/;

/** Whether a server is given a folder of one iteration, and so is of use to that one alone. */
function belongsToIteration(connection: ServerConnection): boolean {
  return ITERATION_FOLDER.test(JSON.stringify(connection));
}

/** Whether a connection that is open yet may serve another iteration. */
export function mayServeAgain(
  isolation: Isolation,
  { connection, facts }: { connection: ServerConnection; facts: Pick<ServerFacts, 'era'> },
  { passed, isTouched }: Wear,
): boolean {
  if (belongsToIteration(connection)) return false;
  // No session, and no process of ours: nothing that another connection would not find as well.
  if (connection.transport !== 'stdio' && facts.era === 'stateless') return true;
  if (!passed) return false;
  return isolation === 'lane' || (isolation === 'auto' && !isTouched);
}
