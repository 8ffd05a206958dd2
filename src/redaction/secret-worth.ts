/** A shorter value is in any text by chance. */
const SHORTEST_SECRET = 6;

/**
 * Words with a meaning in reports, results and programs. A key that is one of them can be guessed,
 * and to hide it would hide what we have to say.
 */
const COMMON_WORDS = new Set([
  ...['passed', 'failed', 'incomplete', 'invalid', 'completed', 'cancelled', 'canceled'],
  ...['pending', 'running', 'queued', 'timed_out', 'timeout', 'skipped', 'unfinished'],
  ...['success', 'failure', 'neutral', 'action_required', 'execution', 'network', 'ingest'],
  ...['evidence', 'authentication', 'damaged-file', 'publish', 'results', 'result', 'status'],
  ...['warning', 'notice', 'never', 'always', 'changed', 'on-failure', 'embedded', 'default'],
  ...['undefined', 'string', 'number', 'boolean', 'object', 'function', 'message', 'assistant'],
  ...['system', 'secret', 'secrets', 'password', 'bearer', 'localhost', 'https://', 'http://'],
]);

/** Why a value cannot be hidden: it is too short, or a word that is everywhere. */
export type Weakness = 'short' | 'common';

/** What keeps a value from being looked for as a secret; null where nothing does. */
export function weaknessOf(value: string): Weakness | null {
  const bare = value.trim();
  if (bare.length < SHORTEST_SECRET) return 'short';
  return COMMON_WORDS.has(bare.toLowerCase()) ? 'common' : null;
}
