import type { Isolation } from '../../../contract/cases/execution-settings.ts';
import type { ServerFacts } from '../../mcp/protocol/server-facts.ts';
import type { ServerConnection } from '../../mcp/server-connection.ts';

/** What has become of a connection in an iteration. */
export interface Wear {
  /** Whether the iteration passed. */
  passed: boolean;
  /** Something was called on it that may have changed its server's state. */
  isTouched: boolean;
}

/** Whether a connection that is open yet may serve another iteration. */
export function mayServeAgain(
  isolation: Isolation,
  {
    connection,
    facts,
    isOfPlace = false,
  }: { connection: ServerConnection; facts: Pick<ServerFacts, 'era'>; isOfPlace?: boolean },
  { passed, isTouched }: Wear,
): boolean {
  // With a lane's own place for as long as nothing fails in it.
  if (isOfPlace) return passed && isolation === 'lane';
  // No session, and no process of ours: nothing that another connection would not find as well.
  if (connection.transport !== 'stdio' && facts.era === 'stateless') return true;
  if (!passed) return false;
  return isolation === 'lane' || (isolation === 'auto' && !isTouched);
}
