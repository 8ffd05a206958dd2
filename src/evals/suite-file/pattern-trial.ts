import { createContext, runInContext } from 'node:vm';

const TRIAL = 'texts.every((text) => new RegExp(pattern).test(text))';
/** Patterns take microseconds, or years. */
const LIMIT_MS = 100;

/** Whether a pattern of a suite file matches all of these texts; false where it does not end. */
export function matchesAll(pattern: string, texts: readonly string[]): boolean {
  try {
    // Only a timeout of the VM stops a pattern.
    return runInContext(TRIAL, createContext({ pattern, texts }), { timeout: LIMIT_MS }) === true;
  } catch {
    // It can hardly be said to match whatever comes.
    return false;
  }
}
