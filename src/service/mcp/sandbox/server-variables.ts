import { serverEnvironment } from '../../../contract/embedded/server-environment.ts';
import type { StdioConnection } from '../server-connection.ts';

/** What any program needs, and what the server is given by its configuration. */
export function serverVariables({ env }: StdioConnection): Record<string, string> {
  return { ...serverEnvironment(process.env), ...env };
}
