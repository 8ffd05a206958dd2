import type { ProtocolEra } from './server-facts.ts';

/** The first version without sessions. */
const FIRST_STATELESS = '2026-07-28';

/** Versions of the protocol that can be spoken, the newest first. */
export const PROTOCOL_VERSIONS: readonly string[] = [
  FIRST_STATELESS,
  '2025-11-25',
  '2025-06-18',
  '2025-03-26',
  '2024-11-05',
];

/** Versions are dates, so that they can be compared. */
export const eraOf = (version: string): ProtocolEra =>
  version >= FIRST_STATELESS ? 'stateless' : 'session';
