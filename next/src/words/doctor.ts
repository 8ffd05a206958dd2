import { count } from './verdicts.ts';

/** What a check of the doctor found. */
export type Finding =
  | { finding: 'no-address' | 'reached' | 'connected' | 'not-connected' | 'not-offered' }
  | { finding: 'answered'; status: number }
  | { finding: 'version'; version: string }
  | { finding: 'capabilities'; names: string }
  | { finding: 'items'; count: number };

/** Describes what a check of the doctor found, in one line. */
export function describeFinding(finding: Finding): string {
  switch (finding.finding) {
    case 'no-address':
      return 'A local process has no address.';
    case 'reached':
      return 'The server starts or can be reached.';
    case 'connected':
      return 'The server is connected.';
    case 'not-connected':
      return 'There is no connection.';
    case 'not-offered':
      return 'The server does not offer this.';
    case 'answered':
      return `The address answers with HTTP ${finding.status}.`;
    case 'version':
      return `The server speaks version ${finding.version} of MCP.`;
    case 'capabilities':
      return finding.names === '' ? 'The server offers nothing.' : `It offers: ${finding.names}.`;
    case 'items':
      return `${count(finding.count, 'item')}.`;
  }
}
