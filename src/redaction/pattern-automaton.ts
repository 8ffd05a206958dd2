/** Entries of the table of transitions: four megabytes at most, however many patterns there are. */
const TABLE_ENTRIES = 2 ** 20;

const CHARACTER_CODES = 2 ** 16;

/** Where somebody cut a text, so much of the begin of a pattern before it is as good as all. */
const CUT_SHORT = 8;
const ELLIPSIS = '…'.charCodeAt(0);
const DOT = '.'.charCodeAt(0);

/**
 * Finds any number of patterns in one pass over a text, by Aho and Corasick: the time grows with the
 * text alone, whatever it holds. States are numbered breadth first, so the children of one stand
 * side by side, and the shallow ones, where a text nearly always is, come first: these have a table.
 */
export class PatternAutomaton {
  /** The start of every text. */
  static readonly START = 0;

  readonly #classOf = new Uint16Array(CHARACTER_CODES);
  readonly #classes: number;
  /** Transitions of the first states, a row each. */
  readonly #table: Int32Array;
  readonly #tabled: number;
  /** By state: where its children begin; they end where those of the next begin. */
  readonly #children: Int32Array;
  /** By state: the character that leads to it. */
  readonly #code: Uint16Array;
  /** By state: that of the longest end of what was read which begins a pattern too. */
  readonly #fallback: Int32Array;
  /** By state: length of the longest pattern that ends here; 0 for none. */
  readonly #found: Int32Array;
  /** By state: how much was read of the longest pattern that may yet come. */
  readonly #pending: Int32Array;

  constructor(patterns: Iterable<string>) {
    const sorted = [...new Set(patterns)].filter((pattern) => pattern !== '').sort();
    const most = sorted.reduce((sum, { length }) => sum + length, 1);
    const children = new Int32Array(most + 1);
    const code = new Uint16Array(most);
    const fallback = new Int32Array(most);
    const found = new Int32Array(most);
    const depth = new Int32Array(most);
    const pending = new Int32Array(most);
    // Of the patterns in order, those that lead through a state follow one another.
    const first = new Int32Array(most);
    const end = new Int32Array(most);
    end[0] = sorted.length;
    let states = 1;

    const child = (state: number, letter: number): number => {
      const last = children[state + 1] ?? 0;
      for (let next = children[state] ?? 0; next < last; next += 1) {
        if (code[next] === letter) return next;
      }
      return -1;
    };
    const fallbackOf = (parent: number, letter: number): number => {
      let state = parent;
      while (state !== 0) {
        state = fallback[state] ?? 0;
        const next = child(state, letter);
        if (next >= 0) return next;
      }
      return 0;
    };

    for (let state = 0; state < states; state += 1) {
      children[state] = states;
      const at = depth[state] ?? 0;
      const stop = end[state] ?? 0;
      let index = first[state] ?? 0;
      const ends = at > 0 && sorted[index]?.length === at;
      if (ends) index += 1;
      found[state] = ends ? at : (found[fallback[state] ?? 0] ?? 0);
      while (index < stop) {
        const letter = sorted[index]?.charCodeAt(at) ?? 0;
        first[states] = index;
        while (index < stop && sorted[index]?.charCodeAt(at) === letter) index += 1;
        end[states] = index;
        code[states] = letter;
        depth[states] = at + 1;
        states += 1;
      }
      children[state + 1] = states;
      const goesOn = states > (children[state] ?? 0);
      pending[state] = goesOn ? at : (pending[fallback[state] ?? 0] ?? 0);
      for (let next = children[state] ?? 0; next < states; next += 1) {
        fallback[next] = fallbackOf(state, code[next] ?? 0);
      }
    }

    let classes = 1;
    for (let state = 1; state < states; state += 1) {
      const letter = code[state] ?? 0;
      if (this.#classOf[letter] === 0) {
        this.#classOf[letter] = classes;
        classes += 1;
      }
    }
    this.#classes = classes;
    this.#tabled = Math.max(1, Math.min(states, Math.floor(TABLE_ENTRIES / classes)));
    this.#children = children;
    this.#code = code;
    this.#fallback = fallback;
    this.#found = found;
    this.#pending = pending;
    this.#table = this.#tableOfTransitions();
  }

  #tableOfTransitions(): Int32Array {
    const classes = this.#classes;
    const table = new Int32Array(this.#tabled * classes);
    for (let state = 0; state < this.#tabled; state += 1) {
      const fallbackRow = (this.#fallback[state] ?? 0) * classes;
      table.copyWithin(state * classes, fallbackRow, fallbackRow + classes);
      const last = this.#children[state + 1] ?? 0;
      for (let next = this.#children[state] ?? 0; next < last; next += 1) {
        table[state * classes + (this.#classOf[this.#code[next] ?? 0] ?? 0)] = next;
      }
    }
    return table;
  }

  /**
   * Reads on from a state. Tells each place where a pattern ends, or breaks off before an ellipsis,
   * and the length of the longest that does, until it is told to stop by `false`.
   * @returns the state after the text.
   */
  read(text: string, from: number, tell: (end: number, length: number) => boolean): number {
    const classOf = this.#classOf;
    const table = this.#table;
    const classes = this.#classes;
    const found = this.#found;
    const tabled = this.#tabled;
    let state = from;
    for (let index = 0; index < text.length; index += 1) {
      const letter = text.charCodeAt(index);
      if (letter === ELLIPSIS || (letter === DOT && text.startsWith('...', index))) {
        const begun = this.pending(state);
        if (begun >= CUT_SHORT && !tell(index, begun)) return state;
      }
      if (state >= tabled) state = this.#next(state, letter);
      else state = table[state * classes + (classOf[letter] ?? 0)] ?? 0;
      const length = found[state] ?? 0;
      if (length > 0 && !tell(index + 1, length)) return state;
    }
    return state;
  }

  /** How many of the characters read last may be the begin of a pattern. */
  pending(state: number): number {
    return this.#pending[state] ?? 0;
  }

  #next(from: number, letter: number): number {
    let state = from;
    while (state >= this.#tabled) {
      const last = this.#children[state + 1] ?? 0;
      for (let next = this.#children[state] ?? 0; next < last; next += 1) {
        if (this.#code[next] === letter) return next;
      }
      state = this.#fallback[state] ?? 0;
    }
    return this.#table[state * this.#classes + (this.#classOf[letter] ?? 0)] ?? 0;
  }
}
