/** How the server of `servers/scripted.ts` is started. */
import { programFile } from './program-file.ts';

export const SCRIPTED = programFile('__tests__/support/servers/scripted.ts');

/** A server with tools, by name, as the list of servers has it. */
export const scriptedEntry = (tools: object, more: Record<string, string> = {}) => {
  const env: Record<string, string> = { TOOLS: JSON.stringify(tools), ...more };
  return { command: process.execPath, args: [SCRIPTED], env };
};
