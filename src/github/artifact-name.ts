import type { Variables } from '../lib/variables.ts';
import { digestOf } from '../report/identity.ts';

/** Characters of each part of a name. */
const MAX_PART = 30;
const HASH = 8;
/** No part has a dot. */
const SUFFIX = /(?:\.\.attempt-(\d{1,6}))?(?:\.\.step-(\d+))?$/;

/** Whether a server stores artifacts that the action can write. An Enterprise Server does not. */
export function storesArtifacts(variables: Variables): boolean {
  const { hostname = '' } = URL.parse(variables['GITHUB_SERVER_URL'] || 'https://github.com') ?? {};
  return /^(?:github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(hostname);
}

/** Names an artifact by name, job and leg, without attempt and ordinal. Leaves out empty ones. */
export const artifactStem = (...parts: string[]): string =>
  parts
    .filter((part) => part !== '')
    .map(plainPart)
    .join('.');

/** What the artifacts begin with that all jobs leave by a name. */
export const artifactPrefix = (name: string) => `${plainPart(name)}.`;

function plainPart(part: string): string {
  const plain = part.replace(/[^A-Za-z0-9_-]+/g, '-');
  if (plain === part && part.length <= MAX_PART) return part;
  // Others differ only in what is replaced or cut.
  return `${plain.slice(0, MAX_PART - HASH - 1)}-${digestOf(part).slice(0, HASH)}`;
}

/** @param ordinal above 1 if another step of the job has the name */
export function artifactName(stem: string, attempt: number, ordinal: number): string {
  const number = ordinal > 1 ? `..step-${ordinal}` : '';
  return `${stem}${attempt > 1 ? `..attempt-${attempt}` : ''}${number}`;
}

/** The attempt and the ordinal in a name, and what stands before them. */
export function readArtifactName(name: string) {
  const match = SUFFIX.exec(name);
  const [attempt, ordinal] = [match?.[1], match?.[2]].map((text) => Number(text ?? 1));
  return { stem: name.slice(0, match?.index), attempt: attempt ?? 1, ordinal: ordinal ?? 1 };
}
