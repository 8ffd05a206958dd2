/** Entries of the table of transitions: four megabytes at most, however many patterns there are. */
const TABLE_ENTRIES = 2 ** 20;

/** Texts are read by UTF-16 units. */
const CHARACTER_CODES = 2 ** 16;

/** Where somebody cut a text, so much of the begin of a pattern before it is as good as all. */
const CUT_SHORT = 8;
const ELLIPSIS = '…'.charCodeAt(0);
const DOT = '.'.charCodeAt(0);

/**
 * Finds any number of patterns in one pass over a text, by Aho and Corasick: the time grows with the
 * text alone, whatever it holds. States are numbered breadth first, so the children of one stand
 * side by side, and the shallow ones, where a text nearly always is, come first: these have a table.
 *
 * Own code, since libraries tell neither of a state, by which a text is read in chunks, nor of what
 * of a pattern is pending at the end of one.
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
  #children: Int32Array;
  /** By state: the character that leads to it. */
  #code: Uint16Array;
  /** By state: that of the longest end of what was read which begins a pattern too. */
  #fallback: Int32Array;
  /** By state: length of the longest pattern that ends here; 0 for none. */
  #found: Int32Array;
  /** By state: how much was read of the longest pattern that may yet come. */
  #pending: Int32Array;

  constructor(patterns: Iterable<string>) {
    const sorted = [...new Set(patterns)].filter((pattern) => pattern !== '').sort();
    const most = sorted.reduce((sum, { length }) => sum + length, 1);
    this.#classes = this.#classify(sorted);
    this.#tabled = Math.max(1, Math.min(most, Math.floor(TABLE_ENTRIES / this.#classes)));
    this.#table = new Int32Array(this.#tabled * this.#classes);
    this.#children = new Int32Array(most + 1);
    this.#code = new Uint16Array(most);
    this.#fallback = new Int32Array(most);
    this.#found = new Int32Array(most);
    this.#pending = new Int32Array(most);
    const states = this.#build(sorted, most);
    // Patterns that begin alike share states, so that there may be far fewer than there could be.
    this.#children = this.#children.slice(0, states + 1);
    this.#code = this.#code.slice(0, states);
    this.#fallback = this.#fallback.slice(0, states);
    this.#found = this.#found.slice(0, states);
    this.#pending = this.#pending.slice(0, states);
  }

  /**
   * Numbers the characters of the patterns; all others are 0, as they lead back to the start.
   * @returns how many numbers there are.
   */
  #classify(patterns: readonly string[]): number {
    let classes = 1;
    for (const pattern of patterns) {
      for (let at = 0; at < pattern.length; at += 1) {
        const letter = pattern.charCodeAt(at);
        if (this.#classOf[letter] !== 0) continue;
        this.#classOf[letter] = classes;
        classes += 1;
      }
    }
    return classes;
  }

  /**
   * Makes the states, those of one depth after those of the depth before. What a state falls back to
   * is less deep, so all that is asked of it is there by then, its row of the table too.
   * @returns how many there are.
   */
  #build(sorted: readonly string[], most: number): number {
    const children = this.#children;
    const depth = new Int32Array(most);
    // Of the patterns in order, those that lead through a state follow one another: from, to.
    const first = new Int32Array(most);
    const end = new Int32Array(most);
    end[0] = sorted.length;
    let states = 1;
    for (let state = 0; state < states; state += 1) {
      const at = depth[state] ?? 0;
      const stop = end[state] ?? 0;
      const fallback = this.#fallback[state] ?? 0;
      let index = first[state] ?? 0;
      // Of patterns that begin alike, the shortest comes first.
      const ends = at > 0 && sorted[index]?.length === at;
      if (ends) index += 1;
      // What ends here beside it is shorter, and ends where the state falls back to as well.
      this.#found[state] = ends ? at : (this.#found[fallback] ?? 0);

      children[state] = states;
      while (index < stop) {
        const letter = sorted[index]?.charCodeAt(at) ?? 0;
        first[states] = index;
        while (index < stop && sorted[index]?.charCodeAt(at) === letter) index += 1;
        end[states] = index;
        depth[states] = at + 1;
        this.#code[states] = letter;
        // The start is the fallback of all that follows it.
        this.#fallback[states] = state === 0 ? 0 : this.#follow(fallback, letter);
        states += 1;
      }
      children[state + 1] = states;
      const goesOn = states > (children[state] ?? 0);
      this.#pending[state] = goesOn ? at : (this.#pending[fallback] ?? 0);
      if (state < this.#tabled) this.#fillRow(state);
    }
    return states;
  }

  /** Where a character leads from a state: where it leads from its fallback, but for its children. */
  #fillRow(state: number): void {
    const classes = this.#classes;
    const fallbackRow = (this.#fallback[state] ?? 0) * classes;
    this.#table.copyWithin(state * classes, fallbackRow, fallbackRow + classes);
    const last = this.#children[state + 1] ?? 0;
    for (let next = this.#children[state] ?? 0; next < last; next += 1) {
      this.#table[state * classes + (this.#classOf[this.#code[next] ?? 0] ?? 0)] = next;
    }
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
      if (state >= tabled) state = this.#follow(state, letter);
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

  /** The state after one more character, which is in the table or found among children. */
  #follow(from: number, letter: number): number {
    let state = from;
    // Each step back makes up for a step ahead, so all of them together are no more than those.
    while (state >= this.#tabled) {
      const next = this.#childBy(state, letter);
      if (next >= 0) return next;
      state = this.#fallback[state] ?? 0;
    }
    return this.#table[state * this.#classes + (this.#classOf[letter] ?? 0)] ?? 0;
  }

  /** The child to which a character leads, -1 for none; they are in the order of their characters. */
  #childBy(state: number, letter: number): number {
    let low = this.#children[state] ?? 0;
    let high = this.#children[state + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#code[middle] ?? 0) < letter) low = middle + 1;
      else high = middle;
    }
    const isThere = low < (this.#children[state + 1] ?? 0) && this.#code[low] === letter;
    return isThere ? low : -1;
  }
}
