import type { AnnotationProperties } from '@actions/core';
import type { SourceLocation } from '../../model/run-report.ts';
import { repositoryPlace } from '../../render/facts/repository-place.ts';
import { clipCharacters } from './clipped-text.ts';

/** Most severe first. */
const SEVERITIES = ['error', 'warning', 'notice'] as const;

export interface Annotation {
  severity: (typeof SEVERITIES)[number];
  title: string;
  message: string;
  location: SourceLocation | null;
}

/** The part of `@actions/core` that writes annotations. */
export type AnnotationCommands = Record<
  Annotation['severity'],
  (message: string, properties?: AnnotationProperties) => void
>;

/** The runner shows ten of a kind for each step; ten in all is what anyone reads. */
export const MAX_ANNOTATIONS = 10;
/** The runner cuts messages there. */
const MAX_MESSAGE_CHARACTERS = 4_096;
export const MAX_TITLE_CHARACTERS = 255;

/**
 * Writes the ten most severe annotations as workflow commands, which the toolkit escapes. Gives
 * how many were shown and how many left out.
 */
export function publishAnnotations(
  annotations: readonly Annotation[],
  commands: AnnotationCommands,
): { shown: number; leftOut: number } {
  const chosen = mostSevere(annotations).slice(0, MAX_ANNOTATIONS);
  for (const { severity, title, message, location } of chosen) {
    commands[severity](clipCharacters(withoutControls(message), MAX_MESSAGE_CHARACTERS), {
      title: clipCharacters(withoutControls(title), MAX_TITLE_CHARACTERS),
      ...place(location),
    });
  }
  return { shown: chosen.length, leftOut: annotations.length - chosen.length };
}

/** Sorted by severity; among equals as they came. */
export function mostSevere(annotations: readonly Annotation[]): Annotation[] {
  return annotations.toSorted(
    (left, right) => SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity),
  );
}

function place(location: SourceLocation | null): AnnotationProperties {
  const inside = repositoryPlace(location);
  if (inside === null) return {};
  return inside.line === null
    ? { file: inside.file }
    : { file: inside.file, startLine: inside.line };
}

/** Colours and other controls of a terminal mean nothing in an annotation. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/\u001B\[[0-9;]*[A-Za-z]|[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
}
