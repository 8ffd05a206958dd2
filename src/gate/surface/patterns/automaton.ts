import { parsePattern, type Range, type Syntax } from './pattern-syntax.ts';

interface State {
  /** Where a code point in these leads. */
  ranges: readonly Range[];
  next: number;
  /** Where nothing leads; with a condition, only at the start or at the end of the text. */
  free: { to: number; at?: 'start' | 'end' }[];
}

/**
 * A pattern as an automaton, which meets a text in a time that grows with its length alone, whatever
 * the pattern is, and can be held against others. It finds its pattern anywhere in a text.
 */
export interface Automaton {
  states: readonly State[];
  first: number;
  last: number;
}

/** The states that an automaton may be in; null once it has found what it looks for. */
export type Standing = readonly number[] | null;

const MOST_STATES = 1_500;
const NOTHING: readonly Range[] = [];

/** Null where the pattern is none that an automaton can do, or too large a one. */
export function automatonOf(pattern: string): Automaton | null {
  const syntax = parsePattern(pattern);
  if (syntax === null) return null;
  const states: State[] = [];
  const add = () => states.push({ ranges: NOTHING, next: -1, free: [] }) - 1;
  const first = add();
  const last = build(syntax, first, states, add);
  return last === null ? null : { states, first, last };
}

/** Adds the states of a part that begins in a state, and tells the one it ends in. */
function build(syntax: Syntax, from: number, states: State[], add: () => number): number | null {
  if (states.length > MOST_STATES) return null;
  const lead = (one: number, to: number, at?: 'start' | 'end') =>
    states[one]?.free.push(at === undefined ? { to } : { to, at });
  const end = add();
  switch (syntax.kind) {
    case 'characters': {
      const state = states[from];
      if (state !== undefined && state.next === -1) {
        state.ranges = syntax.ranges;
        state.next = end;
      }
      return end;
    }
    case 'start':
    case 'end':
      lead(from, end, syntax.kind);
      return end;
    case 'sequence':
    case 'choice': {
      let at: number | null = from;
      for (const part of syntax.parts) {
        const begin = add();
        lead(syntax.kind === 'choice' ? from : at, begin);
        at = build(part, begin, states, add);
        if (at === null) return null;
        if (syntax.kind === 'choice') lead(at, end);
      }
      if (syntax.kind === 'sequence') lead(at, end);
      return end;
    }
    default:
      return buildRepeat(syntax, { from, end }, states, add);
  }
}

function buildRepeat(
  { part, least, most }: Extract<Syntax, { kind: 'repeat' }>,
  { from, end }: { from: number; end: number },
  states: State[],
  add: () => number,
): number | null {
  let at = from;
  const copies = most === Infinity ? least + 1 : most;
  for (let copy = 0; copy < copies; copy += 1) {
    const begin = add();
    states[at]?.free.push({ to: begin });
    if (copy >= least) states[begin]?.free.push({ to: end });
    // What a copy begins in may have one way for characters alone.
    const inner = add();
    states[begin]?.free.push({ to: inner });
    const done = build(part, inner, states, add);
    if (done === null) return null;
    if (most === Infinity && copy === least) states[done]?.free.push({ to: begin });
    at = done;
  }
  states[at]?.free.push({ to: end });
  return end;
}

/** Where it stands before a text. */
export function startOf(automaton: Automaton): Standing {
  return closure(automaton, [automaton.first], { start: true, end: false });
}

/** Where it stands after one more code point. */
export function stepOf(automaton: Automaton, standing: Standing, point: number): Standing {
  if (standing === null) return null;
  const reached = standing.flatMap((index) => {
    const state = automaton.states[index];
    return state?.ranges.some(([first, last]) => point >= first && point <= last)
      ? [state.next]
      : [];
  });
  return closure(automaton, [...reached, automaton.first], { start: false, end: false });
}

/** Whether it has found its pattern where the text ends here. */
export function isFound(automaton: Automaton, standing: Standing, isStart: boolean): boolean {
  return standing === null || closure(automaton, standing, { start: isStart, end: true }) === null;
}

function closure(
  { states, last }: Automaton,
  from: readonly number[],
  place: { start: boolean; end: boolean },
): Standing {
  const reached = new Set(from);
  for (const index of reached) {
    for (const { to, at } of states[index]?.free ?? []) {
      if (at === undefined || place[at]) reached.add(to);
    }
  }
  return reached.has(last) ? null : [...reached].sort((one, other) => one - other);
}
