import { count } from './verdicts.ts';

/** What a check of the doctor found, in one line. */
export const FINDINGS = {
  noAddress: 'A local process has no address.',
  reached: 'The server starts or can be reached.',
  connected: 'The server is connected.',
  notConnected: 'There is no connection.',
  notChecked: 'Another check failed.',
  grant: 'The server needs an OAuth grant, and accepts this one.',
  noGrant: 'The server needs no OAuth grant.',
  notOffered: 'The server does not offer this.',
  repeated: 'several tools have this name',
  answered: (status: number) => `The address answers with HTTP ${status}.`,
  version: (version: string, era: 'session' | 'stateless' | null) => {
    const sessions = { session: ', with sessions', stateless: ', without sessions' };
    return `The server speaks version ${version} of MCP${era === null ? '' : sessions[era]}.`;
  },
  capabilities: (names: string) =>
    names === '' ? 'The server offers nothing.' : `It offers: ${names}.`,
  items: (number: number) => `${count(number, 'item')}.`,
};
