import type { Variables } from '../lib/variables.ts';
import { digestOf } from '../report/identity.ts';

/** Attempt and ordinal leave room for so much below 60 characters. */
const MAX_STEM = 45;
const HASH = 8;

/** Whether a server stores artifacts that the action can write. An Enterprise Server does not. */
export function storesArtifacts(variables: Variables): boolean {
  const { hostname = '' } = URL.parse(variables['GITHUB_SERVER_URL'] || 'https://github.com') ?? {};
  return /^(?:github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(hostname);
}

/** Names an artifact by name, job and leg, without attempt and ordinal. Leaves out empty ones. */
export function artifactStem(...parts: string[]): string {
  const text = parts.filter((part) => part !== '').join('-');
  const plain = text.replace(/[^A-Za-z0-9._-]+/g, '-');
  if (plain === text && text.length <= MAX_STEM) return text;
  // Others differ only in what is replaced or cut.
  return `${plain.slice(0, MAX_STEM - HASH - 1)}-${digestOf(text).slice(0, HASH)}`;
}

/** @param ordinal above 1 if another step of the job has the name */
export function artifactName(stem: string, attempt: number, ordinal: number): string {
  // No job id has a dot.
  const number = ordinal > 1 ? `.${ordinal}` : '';
  return `${stem}${attempt > 1 ? `-attempt-${attempt}` : ''}${number}`;
}

/** The attempt and the ordinal in a name; null: it is of another job. */
export function readArtifactName(
  name: string,
  stem: string,
): { attempt: number; ordinal: number } | null {
  if (!name.startsWith(stem)) return null;
  const match = /^(?:-attempt-(\d{1,6}))?(?:\.(\d))?$/.exec(name.slice(stem.length));
  return match && { attempt: Number(match[1] ?? 1), ordinal: Number(match[2] ?? 1) };
}
