import type { Variables } from '../lib/variables.ts';
import { digestOf } from '../report/identity.ts';

/** Attempt and ordinal leave room for so much below 60 characters. */
const MAX_STEM = 40;
const HASH = 8;
/** No job id has a dot. */
const SUFFIX = /(?:\.attempt-(\d{1,6}))?(?:\.step-(\d))?$/;

/** Whether a server stores artifacts that the action can write. An Enterprise Server does not. */
export function storesArtifacts(variables: Variables): boolean {
  const { hostname = '' } = URL.parse(variables['GITHUB_SERVER_URL'] || 'https://github.com') ?? {};
  return /^(?:github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(hostname);
}

/** Names an artifact by name, job and leg, without attempt and ordinal. Leaves out empty ones. */
export function artifactStem(...parts: string[]): string {
  const text = parts.filter((part) => part !== '').join('.');
  const plain = plainText(text);
  if (plain === text && text.length <= MAX_STEM) return text;
  // Others differ only in what is replaced or cut.
  return `${plain.slice(0, MAX_STEM - HASH - 1)}-${digestOf(text).slice(0, HASH)}`;
}

/** What the artifacts begin with that all jobs leave by a name. */
export const artifactPrefix = (name: string) => plainText(`${name}.`).slice(0, MAX_STEM - HASH - 1);

const plainText = (text: string) => text.replace(/[^A-Za-z0-9._-]+/g, '-');

/** @param ordinal above 1 if another step of the job has the name */
export function artifactName(stem: string, attempt: number, ordinal: number): string {
  const number = ordinal > 1 ? `.step-${ordinal}` : '';
  return `${stem}${attempt > 1 ? `.attempt-${attempt}` : ''}${number}`;
}

/** The attempt and the ordinal in a name, and what stands before them. */
export function readArtifactName(name: string) {
  const match = SUFFIX.exec(name);
  const [attempt, ordinal] = [match?.[1], match?.[2]].map((text) => Number(text ?? 1));
  return { stem: name.slice(0, match?.index), attempt: attempt ?? 1, ordinal: ordinal ?? 1 };
}
