import type { Document, LineCounter, Node, Pair, YAMLError } from 'yaml';
import { isRounded } from '../contract/wire/exact-numbers.ts';
import {
  CONFLICT,
  MERGED,
  NAME_IN_BRACES,
  ODD_SPACE,
  REMARK,
  REPEATED_NAME,
  syntaxWords,
} from './syntax-words.ts';
import { findExcess, type TextProblem, TOO_DEEP } from './yaml-excess.ts';

/** A value and where its parts stand in the text it was read from. */
export interface LocatedValue {
  value: unknown;
  /** `line:column` of what the path leads to, or of the nearest part around it. */
  locate(path: readonly PropertyKey[]): string;
  /** How the value that the path leads to is written; null where it is a list or a map, or not there. */
  sourceOf(path: readonly PropertyKey[]): string | null;
  /** Numbers and texts that would become others on their way, or that JSON has no word for. */
  inexact: TextProblem[];
}

/** Aliases that repeat more than this are an attack on our memory rather than a suite. */
const MAX_ALIASES = 100;
/** Anchors and aliases together: the library looks at all of them for each. */
const MAX_REFERENCES = 2_000;

/** Brackets that are not closed, and are looked for. */
const MOST_LOOKED_FOR = 20;

const STACK_OVERFLOW = /call stack/i;

/**
 * Reads YAML 1.2, of which JSON is a part. Only the core types: no tag makes anything but data.
 * Returns every syntax problem where there is one.
 */
export async function parseYaml(written: string): Promise<LocatedValue | TextProblem[]> {
  const yaml = await import('yaml');
  // A carriage return ends a line by itself too (YAML 1.2, 5.4), which the library does not know.
  const text = written.replace(/\r(?!\n)/g, '\n');
  const lines = new yaml.LineCounter();
  const excess = findExcess(yaml, text);
  if (excess) return [excess];
  // The library holds each key against all others; `structureProblems` needs no squares.
  const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false };
  const document = withoutStacks(() => yaml.parseDocument(text, options));
  const mistakes = [...document.errors, ...document.warnings];
  // The library tells once a level that it cannot go deeper.
  const tooDeep = mistakes.findLast(({ message }) => STACK_OVERFLOW.test(message));
  if (tooDeep) return [{ position: positionAt(lines, tooDeep.pos[0]), message: TOO_DEEP }];
  if (mistakes.length > 0) return toldMistakes(yaml, { document, mistakes, text, lines });
  const misbuilt = structureProblems(yaml, document, lines);
  if (misbuilt.length > 0) return misbuilt;
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    const anchored = anchoredNodes(yaml, document);
    return {
      value,
      locate: (path) => positionAt(lines, offsetOf(yaml, document.contents, { path, anchored })),
      sourceOf: (path) => sourceOf(yaml, document.contents, { path, anchored }),
      inexact: inexactValues(yaml, document, lines),
    };
  } catch (error) {
    // The one thing left that can go wrong: aliases that nest too deep or lead nowhere.
    if (!(error instanceof ReferenceError)) throw error;
    return [aliasProblem(yaml, document, lines)];
  }
}

/** Each line's first mistake: what the library says behind it follows from it. */
function toldMistakes(
  yaml: Yaml,
  {
    document,
    mistakes,
    text,
    lines,
  }: { document: Document; mistakes: readonly YAMLError[]; text: string; lines: LineCounter },
): TextProblem[] {
  const byLine = new Map<number, TextProblem>();
  for (const { pos, code, message: words } of mistakes) {
    const told = syntaxWords({ code, message: words, offset: pos[0] }, text);
    // To look for each would take a walk of all of it.
    const isLooked = told.isUnclosed && byLine.size < MOST_LOOKED_FOR;
    const opened = isLooked ? openedBefore(yaml, document, pos[0]) : undefined;
    const offset = opened ?? told.offset;
    const { line } = lines.linePos(offset);
    if (byLine.has(line)) continue;
    const problem = { position: positionAt(lines, offset), message: told.message };
    // Of two sides nothing else can be told.
    if (told.message === CONFLICT) return [problem];
    byLine.set(line, problem);
  }
  return [...byLine.values()];
}

/** Where the innermost quote, bracket or brace was opened that is still open at a place. */
function openedBefore(yaml: Yaml, document: Document, offset: number): number | undefined {
  let opened: number | undefined;
  yaml.visit(document, (_key, node) => {
    if (!yaml.isNode(node) || node.range == null) return;
    const [start, end] = node.range;
    const isQuoted = yaml.isScalar(node) && node.type?.startsWith('QUOTE') === true;
    const isInBrackets = yaml.isCollection(node) && node.flow === true;
    if ((isQuoted || isInBrackets) && start < offset && end >= offset) opened = start;
  });
  return opened;
}

/** The first alias that leads nowhere; else they repeat too much. */
function aliasProblem(yaml: Yaml, document: Document, lines: LineCounter): TextProblem {
  const anchors = new Set<string>();
  const unresolved: number[] = [];
  yaml.visit(document, (_key, node) => {
    if (yaml.isAlias(node)) {
      if (anchors.has(node.source)) return undefined;
      unresolved.push(startOf(yaml, node) ?? 0);
      return yaml.visit.BREAK;
    }
    if (yaml.isNode(node) && node.anchor !== undefined) anchors.add(node.anchor);
    return undefined;
  });
  const message =
    unresolved[0] === undefined
      ? `the aliases (\`*name\`) repeat what they stand for more than ${MAX_ALIASES} times.`
      : 'no anchor (`&name`) of this name stands before this alias (`*name`). Put a text that begins with `*` in quotes.';
  return { position: positionAt(lines, unresolved[0] ?? 0), message };
}

/** Runs what makes an error a mistake, of which there may be a million: nobody reads their stacks. */
function withoutStacks<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Names that are given twice or are none, and more references than can be followed in good time. */
function structureProblems(yaml: Yaml, document: Document, lines: LineCounter): TextProblem[] {
  const found: TextProblem[] = [];
  let references = 0;
  const complain = (node: unknown, message: string) =>
    found.push({ position: positionAt(lines, startOf(yaml, node) ?? 0), message });
  const findRepeatedKeys = (items: readonly Pair[]) => {
    const keys = new Set<string>();
    for (const item of items) {
      const key = keyOf(yaml, item);
      const odd = oddName(yaml, item);
      if (odd !== null) complain(item.key, odd);
      if (key === null) continue;
      if (keys.has(key)) complain(item.key, REPEATED_NAME);
      keys.add(key);
    }
  };
  yaml.visit(document, (_key, node) => {
    if (yaml.isMap(node)) findRepeatedKeys(node.items);
    if (yaml.isAlias(node) || (yaml.isNode(node) && node.anchor !== undefined)) references += 1;
    if (references <= MAX_REFERENCES) return undefined;
    complain(node, `There are more than ${MAX_REFERENCES} anchors and aliases.`);
    return yaml.visit.BREAK;
  });
  return found;
}

/** What YAML takes for a part of a name, and people for indentation. */
const ODD_SPACE_FIRST = /^[\u00A0\u2000-\u200B\u202F\u3000\uFEFF]/;

/** Of a comment of JavaScript, which YAML takes for the beginning of the name below it. */
const REMARK_FIRST = /^\/[/*]/;

/** What is wrong with a name that YAML takes. */
function oddName(yaml: Yaml, { key }: Pair): string | null {
  if (yaml.isCollection(key)) return NAME_IN_BRACES;
  if (!yaml.isScalar(key) || key.type !== 'PLAIN') return null;
  if (key.source === '<<') return MERGED;
  if (REMARK_FIRST.test(key.source ?? '')) return REMARK;
  return ODD_SPACE_FIRST.test(key.source ?? '') ? ODD_SPACE : null;
}

const WHOLE_NUMBER = /^[-+]?(\d+|0o[0-7]+|0x[\da-f]+)$/i;
const QUOTED_DIGITS = 40;

function inexactValues(yaml: Yaml, document: Document, lines: LineCounter): TextProblem[] {
  const found: TextProblem[] = [];
  yaml.visit(document, {
    Scalar(_key, { value, source = '', range }) {
      const message = whyInexact(value, source);
      if (message) found.push({ position: positionAt(lines, range?.[0] ?? 0), message });
    },
  });
  return found;
}

function whyInexact(value: unknown, source: string): string | null {
  if (typeof value === 'string' && !value.isWellFormed()) {
    // Two that differ in it are one and the same to whoever gets them.
    return 'this text has one half of a surrogate pair, such as \\ud83d, which is no character and would be lost. Write both halves, or the character itself.';
  }
  if (typeof value !== 'number') return null;
  const isLost = WHOLE_NUMBER.test(source) && !Number.isSafeInteger(value);
  if (!isLost && !isRounded(value) && Number.isFinite(value)) return null;
  const more = source.length > QUOTED_DIGITS ? '…' : '';
  const number = `${source.slice(0, QUOTED_DIGITS)}${more}`;
  return Number.isFinite(value)
    ? `the number ${number} cannot be kept exactly: integers beyond 2^53 are rounded. Write it as a text, in quotes.`
    : `the number ${number} has no place in JSON. Write it as a text, in quotes.`;
}

function positionAt(lines: LineCounter, offset: number): string {
  const { line, col } = lines.linePos(offset);
  return `${Math.max(line, 1)}:${Math.max(col, 1)}`;
}

type Yaml = typeof import('yaml');

/**
 * What each alias stands for: the last node before it of the anchor that it names. The library walks
 * the whole document for each; there may be a case, and so a place, for each row behind one.
 */
function anchoredNodes(yaml: Yaml, document: Document): ReadonlyMap<unknown, Node> {
  const byAnchor = new Map<string, Node>();
  const byAlias = new Map<unknown, Node>();
  yaml.visit(document, (_key, node) => {
    if (yaml.isAlias(node)) {
      const anchored = byAnchor.get(node.source);
      if (anchored !== undefined) byAlias.set(node, anchored);
    } else if (yaml.isNode(node) && node.anchor !== undefined) {
      byAnchor.set(node.anchor, node);
    }
  });
  return byAlias;
}

/** Offset of the key the path ends at, or of the last part of the path that is there. */
function offsetOf(
  yaml: Yaml,
  contents: unknown,
  { path, anchored }: { path: readonly PropertyKey[]; anchored: ReadonlyMap<unknown, Node> },
): number {
  let node = contents;
  let offset = startOf(yaml, node) ?? 0;
  for (const key of path) {
    if (yaml.isAlias(node)) node = anchored.get(node);
    if (yaml.isMap(node)) {
      const pair = node.items.find((item) => keyOf(yaml, item) === String(key));
      if (!pair) break;
      offset = startOf(yaml, pair.key) ?? offset;
      node = pair.value;
    } else if (yaml.isSeq(node) && typeof key === 'number') {
      node = node.items[key];
      offset = startOf(yaml, node) ?? offset;
    } else {
      break;
    }
  }
  return offset;
}

function sourceOf(
  yaml: Yaml,
  contents: unknown,
  { path, anchored }: { path: readonly PropertyKey[]; anchored: ReadonlyMap<unknown, Node> },
): string | null {
  const resolved = (node: unknown) => (yaml.isAlias(node) ? anchored.get(node) : node);
  let node = resolved(contents);
  for (const key of path) {
    if (yaml.isMap(node)) {
      node = resolved(node.items.find((item) => keyOf(yaml, item) === String(key))?.value);
    } else if (yaml.isSeq(node) && typeof key === 'number') {
      node = resolved(node.items[key]);
    } else {
      return null;
    }
  }
  return yaml.isScalar(node) ? (node.source ?? null) : null;
}

/** Null for a key that is a list or a map, which no suite has. */
function keyOf(yaml: Yaml, { key }: Pair): string | null {
  return yaml.isScalar(key) ? String(key.value) : null;
}

function startOf(yaml: Yaml, node: unknown): number | undefined {
  return yaml.isNode(node) ? node.range?.[0] : undefined;
}
