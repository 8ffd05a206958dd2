/** Code points from one to another, both included. */
export type Range = readonly [first: number, last: number];

/** A regular expression, as far as it is one in the sense of automata. */
export type Syntax =
  | { kind: 'characters'; ranges: readonly Range[] }
  | { kind: 'start' | 'end' }
  | { kind: 'sequence' | 'choice'; parts: readonly Syntax[] }
  | { kind: 'repeat'; part: Syntax; least: number; most: number };

const LAST = 0x10ffff;
const MOST_REPEATS = 300;
const MOST_NESTING = 50;
const DIGITS: Range[] = [[0x30, 0x39]];
const WORD: Range[] = [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]];
const SPACE: Range[] = [
  ...([
    [9, 13],
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
  ] as Range[]),
  ...([
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
  ] as Range[]),
  [0xfeff, 0xfeff],
];
const LINE_ENDS: Range[] = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
];
const CLASSES: Readonly<Record<string, readonly Range[]>> = {
  ...{ d: DIGITS, w: WORD, s: SPACE },
  ...{ D: complement(DIGITS), W: complement(WORD), S: complement(SPACE) },
};
const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, 0: 0 };
const HEX_LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4 };
const SYNTAX_CHARACTERS = '^$\\.*+?()[]{}|/-';

/** All code points that are in none of them. */
export function complement(ranges: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  let next = 0;
  for (const [first, last] of ranges.toSorted(([one], [other]) => one - other)) {
    if (first > next) gaps.push([next, first - 1]);
    next = Math.max(next, last + 1);
  }
  return next > LAST ? gaps : [...gaps, [next, LAST]];
}

/**
 * Takes a pattern of ECMA-262 apart; null where it has what no automaton can do (looking around,
 * going back) or what is not worth it here (properties of Unicode, borders of words).
 */
export function parsePattern(pattern: string): Syntax | null {
  const reader = new PatternReader(pattern);
  const syntax = reader.choice(0);
  return syntax !== null && reader.isAtEnd() ? syntax : null;
}

class PatternReader {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#characters = [...pattern];
  }

  isAtEnd(): boolean {
    return this.#at >= this.#characters.length;
  }

  choice(depth: number): Syntax | null {
    if (depth > MOST_NESTING) return null;
    const parts: Syntax[] = [];
    do {
      const part = this.#sequence(depth);
      if (part === null) return null;
      parts.push(part);
    } while (this.#take('|'));
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'choice', parts };
  }

  #sequence(depth: number): Syntax | null {
    const parts: Syntax[] = [];
    while (!this.isAtEnd() && this.#peek() !== '|' && this.#peek() !== ')') {
      const part = this.#term(depth);
      if (part === null) return null;
      parts.push(part);
    }
    return { kind: 'sequence', parts };
  }

  #term(depth: number): Syntax | null {
    if (this.#take('^')) return { kind: 'start' };
    if (this.#take('$')) return { kind: 'end' };
    const atom = this.#atom(depth);
    return atom === null ? null : this.#repeated(atom);
  }

  #atom(depth: number): Syntax | null {
    const next = this.#next();
    if (next === '(') return this.#group(depth);
    if (next === '[') return this.#characterClass();
    if (next === '.') return { kind: 'characters', ranges: complement(LINE_ENDS) };
    if (next === '\\') {
      const ranges = this.#escape();
      return ranges && { kind: 'characters', ranges };
    }
    if (next === undefined || '*+?{}]'.includes(next)) return null;
    return { kind: 'characters', ranges: single(next) };
  }

  #group(depth: number): Syntax | null {
    if (this.#take('?') && !this.#take(':') && !this.#groupName()) return null;
    const inner = this.choice(depth + 1);
    return inner !== null && this.#take(')') ? inner : null;
  }

  #groupName(): boolean {
    if (!this.#take('<') || this.#peek() === '=' || this.#peek() === '!') return false;
    const end = this.#characters.indexOf('>', this.#at);
    if (end === -1) return false;
    this.#at = end + 1;
    return true;
  }

  #repeated(part: Syntax): Syntax | null {
    const counts = this.#counts();
    if (counts === undefined) return part;
    if (counts === null) return null;
    // A lazy one matches the same texts.
    this.#take('?');
    const [least, most] = counts;
    const isSmall = least <= MOST_REPEATS && (most <= MOST_REPEATS || most === Infinity);
    return isSmall && least <= most ? { kind: 'repeat', part, least, most } : null;
  }

  /** Undefined: it is there once; null: what there is of counts makes no sense. */
  #counts(): [number, number] | null | undefined {
    if (this.#take('*')) return [0, Infinity];
    if (this.#take('+')) return [1, Infinity];
    if (this.#take('?')) return [0, 1];
    if (!this.#take('{')) return undefined;
    const least = this.#number();
    if (least === null) return null;
    if (this.#take('}')) return [least, least];
    if (!this.#take(',')) return null;
    if (this.#take('}')) return [least, Infinity];
    const most = this.#number();
    return most !== null && this.#take('}') ? [least, most] : null;
  }

  #number(): number | null {
    const start = this.#at;
    while (/^\d$/.test(this.#peek() ?? '') && this.#at - start < 9) this.#at += 1;
    return this.#at === start ? null : Number(this.#characters.slice(start, this.#at).join(''));
  }

  #characterClass(): Syntax | null {
    const isNegated = this.#take('^');
    const ranges: Range[] = [];
    while (!this.#take(']')) {
      const first = this.#classMember();
      if (first === null) return null;
      if (this.#peek() !== '-' || this.#characters[this.#at + 1] === ']') {
        ranges.push(...first);
        continue;
      }
      this.#at += 1;
      const range = rangeOf(first, this.#classMember());
      if (range === null) return null;
      ranges.push(range);
    }
    return { kind: 'characters', ranges: isNegated ? complement(ranges) : ranges };
  }

  #classMember(): readonly Range[] | null {
    const next = this.#next();
    if (next === undefined) return null;
    if (next !== '\\') return single(next);
    return this.#take('b') ? [[8, 8]] : this.#escape();
  }

  #escape(): readonly Range[] | null {
    const next = this.#next();
    if (next === undefined) return null;
    if (Object.hasOwn(CLASSES, next)) return CLASSES[next] ?? null;
    const control = Object.hasOwn(CONTROLS, next) ? CONTROLS[next] : undefined;
    if (control !== undefined) return [[control, control]];
    const length = Object.hasOwn(HEX_LENGTHS, next) ? HEX_LENGTHS[next] : undefined;
    if (length !== undefined) return this.#hex(length);
    return SYNTAX_CHARACTERS.includes(next) ? single(next) : null;
  }

  #hex(length: number): readonly Range[] | null {
    const digits = this.#characters.slice(this.#at, this.#at + length).join('');
    if (digits.length !== length || !/^[\da-f]+$/i.test(digits)) return null;
    this.#at += length;
    const point = Number.parseInt(digits, 16);
    return [[point, point]];
  }

  #peek(): string | undefined {
    return this.#characters[this.#at];
  }

  #next(): string | undefined {
    const next = this.#peek();
    this.#at += 1;
    return next;
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }
}

function single(character: string): Range[] {
  const point = character.codePointAt(0) ?? 0;
  return [[point, point]];
}

function rangeOf(first: readonly Range[], last: readonly Range[] | null): Range | null {
  const [from] = first;
  const [to] = last ?? [];
  if (from === undefined || to === undefined) return null;
  const isPlain = from[0] === from[1] && to[0] === to[1] && first.length === 1;
  return isPlain && from[0] <= to[0] ? [from[0], to[0]] : null;
}
