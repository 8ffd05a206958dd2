import type { SurfaceList } from '../servers/surface.ts';

/**
 * Whom a change of a server's surface concerns. `sent`: what callers send, which must still be taken.
 * `read`: what they read, which must still come. `none`: neither, such as a description.
 */
export const CHANGE_DIRECTIONS = ['sent', 'read', 'none'] as const;
export type ChangeDirection = (typeof CHANGE_DIRECTIONS)[number];

/**
 * What a change means for callers as they are. `breaking`: something that was right before is wrong
 * now. `unclear`: nobody can say whether there is such a thing. `wording`: models and people read
 * other words, by which they choose. `compatible`: all that was right is right.
 * The gravest first.
 */
export const CHANGE_CLASSES = ['breaking', 'unclear', 'wording', 'compatible'] as const;
export type ChangeClass = (typeof CHANGE_CLASSES)[number];

/** What was changed. Those of schemas are the same in both directions, and mean the opposite. */
export const CHANGE_KINDS = [
  'server-added',
  'server-removed',
  'tool-added',
  'tool-removed',
  'tool-renamed',
  'annotation-changed',
  'output-schema-added',
  'output-schema-removed',
  'property-added',
  'property-removed',
  'property-required',
  'property-optional',
  'property-names-changed',
  'other-properties-closed',
  'other-properties-opened',
  'other-properties-changed',
  'dependency-changed',
  'type-narrowed',
  'type-widened',
  'type-changed',
  'values-narrowed',
  'values-widened',
  'values-changed',
  'bound-tightened',
  'bound-loosened',
  'pattern-changed',
  'format-changed',
  'items-changed',
  'alternatives-changed',
  'condition-changed',
  'reference-changed',
  'schema-narrowed',
  'schema-widened',
  'schema-changed',
  'title-changed',
  'description-changed',
  'note-changed',
  'prompt-added',
  'prompt-removed',
  'argument-added',
  'argument-removed',
  'argument-required',
  'argument-optional',
  'resource-added',
  'resource-removed',
  'resource-template-added',
  'resource-template-removed',
  'media-type-changed',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What of a server was changed; `name` is the address of a resource, and the template of templates. */
export const SUBJECT_KINDS = ['server', 'tool', 'prompt', 'resource', 'resource-template'] as const;
export interface ChangeSubject {
  kind: (typeof SUBJECT_KINDS)[number];
  name: string;
}

/** A line of a text as it was and as it is. */
export interface DiffLine {
  sign: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts of a server are in it, cut to `CHANGE_TEXT_LENGTH` each. */
export interface SurfaceChange {
  server: string;
  subject: ChangeSubject;
  /**
   * JSON pointer into the subject, such as `/inputSchema/properties/city/type`, to where it is written
   * now, or was where it is gone; empty for the subject as a whole.
   */
  place: string;
  direction: ChangeDirection;
  class: ChangeClass;
  kind: ChangeKind;
  /** As it was: JSON, but plain for names and texts; null where there was nothing. */
  before: string | null;
  after: string | null;
  /** Of titles and descriptions alone: lines, or sentences where lines are long. */
  diff?: DiffLine[];
}

export const CHANGE_TEXT_LENGTH = 400;
export const MOST_DIFF_LINES = 60;

/** What the list of tools costs each request of a model that is given it, by `estimateTokens`. */
export interface TokenWeight {
  server: string;
  /** Null where the tools are not known on that side. */
  before: number | null;
  after: number | null;
}

/** Lists of a server that are known now, and were not before. */
export interface UntoldLists {
  server: string;
  lists: SurfaceList[];
}

/** How two states of some servers differ. */
export interface SurfaceComparison {
  /** The gravest first, then by server and place; `MOST_CHANGES` at most. */
  changes: SurfaceChange[];
  /** How many there are of each class, those that are left out of `changes` too. */
  counts: Record<ChangeClass, number>;
  weights: TokenWeight[];
  /** What was not compared for that; absent where there is nothing of the kind. */
  untold?: UntoldLists[];
}

export const MOST_CHANGES = 1_000;
