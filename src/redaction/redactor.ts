import { PatternAutomaton } from './pattern-automaton.ts';
import { secretForms } from './secret-forms.ts';

declare const brand: unique symbol;

/** A text that secrets were taken out of; only a Redactor makes one. */
export type Redacted = string & { readonly [brand]: true };

/** Text that comes piece by piece. */
export interface RedactedStream {
  /** What of the text so far is surely no part of a secret, and has not been given before. */
  write(chunk: string): Redacted;
  /** The rest. */
  end(): Redacted;
}

/** Takes secrets out of texts, in whatever form they stand there. */
export interface Redactor {
  text(value: string): Redacted;
  /** Of a text that was cut off at its end: what may be the begin of a secret there goes as well. */
  begin(value: string): Redacted;
  /** Redacts the whole, then cuts to `limit` UTF-16 units, ellipsis included, never within a surrogate pair. */
  excerpt(value: string, limit: number): Redacted;
  /** A copy of a JSON value with every string and every key redacted. */
  json<Value>(value: Value): Value;
  /** Whether any secret is in it. */
  finds(value: string): boolean;
  /** As `finds`, for text that comes in chunks: whether a secret ends in one of them. */
  search(): { finds(chunk: string): boolean };
  /** For text that comes in chunks (stderr, files): holds back what may be the begin of a secret. */
  stream(): RedactedStream;
}

const MASK = '***';
const ELLIPSIS = '…';

/**
 * A redactor of these secrets. Values that are too weak to be hidden (`weaknessOf`) are left alone;
 * who takes in secrets says so.
 */
export function createRedactor(secrets: Iterable<string>): Redactor {
  const automaton = new PatternAutomaton(secretForms(secrets));
  return redactorOf(() => automaton);
}

/** A redactor by what an automaton finds, which may be another one the next time. */
export function redactorOf(current: () => PatternAutomaton): Redactor {
  const text = (value: string): Redacted => {
    const spans = new Spans();
    current().read(value, PatternAutomaton.START, (end, length) => spans.add(end - length, end));
    return masked(value, spans.all);
  };
  const json = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(json);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [text(key), json(item)]));
  };
  const stream = () => new MaskingStream(current);
  return {
    text,
    begin: (value) => stream().write(value),
    excerpt: (value, limit) => excerptOf(stream(), value, limit),
    // Strings become strings, and all else keeps its shape.
    json: json as <Value>(value: Value) => Value,
    finds: (value) => searchOf(current()).finds(value),
    search: () => searchOf(current()),
    stream,
  };
}

function searchOf(automaton: PatternAutomaton): { finds(chunk: string): boolean } {
  let state: number = PatternAutomaton.START;
  let found = false;
  const take = () => {
    found = true;
    return false;
  };
  return {
    finds: (chunk) => {
      if (!found) state = automaton.read(chunk, state, take);
      return found;
    },
  };
}

function excerptOf(stream: RedactedStream, value: string, limit: number): Redacted {
  let redacted = '';
  // Of a long text only so much is read as is shown.
  const step = Math.max(1_024, 2 * limit);
  for (let start = 0; start < value.length && redacted.length <= limit; start += step) {
    redacted += stream.write(value.slice(start, start + step));
  }
  if (redacted.length <= limit) redacted += stream.end();
  return cut(redacted, limit) as Redacted;
}

function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = text.slice(0, Math.max(0, limit - ELLIPSIS.length));
  const whole = /[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept;
  return `${whole}${ELLIPSIS}`;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Places of secrets in a text, those that overlap as one, in order. */
class Spans {
  readonly all: Span[] = [];

  add(start: number, end: number): true {
    let from = start;
    for (let last = this.all.at(-1); last && last.end > start; last = this.all.at(-1)) {
      from = Math.min(from, last.start);
      this.all.pop();
    }
    this.all.push({ start: from, end });
    return true;
  }
}

function masked(text: string, spans: readonly Span[]): Redacted {
  let result = '';
  let done = 0;
  for (const { start, end } of spans) {
    result += text.slice(done, start) + MASK;
    done = end;
  }
  return (done === 0 ? text : result + text.slice(done)) as Redacted;
}

class MaskingStream implements RedactedStream {
  readonly #current: () => PatternAutomaton;
  #automaton: PatternAutomaton;
  #state: number = PatternAutomaton.START;
  /** What has not been given. */
  #held = '';
  #spans = new Spans();
  /** How much at the begin of `held` is of a secret whose mask has been given. */
  #masked = 0;

  constructor(current: () => PatternAutomaton) {
    this.#current = current;
    this.#automaton = current();
  }

  write(chunk: string): Redacted {
    this.#read(chunk);
    const decided = this.#held.length - this.#automaton.pending(this.#state);
    return this.#give(decided);
  }

  end(): Redacted {
    const rest = this.#give(this.#held.length);
    this.#state = PatternAutomaton.START;
    return rest;
  }

  #read(chunk: string): void {
    let from = this.#held.length;
    let unread = chunk;
    if (this.#automaton !== this.#current()) {
      // Secrets have become known since: what was held back is looked at again.
      this.#automaton = this.#current();
      this.#state = PatternAutomaton.START;
      unread = this.#held + chunk;
      from = 0;
    }
    this.#state = this.#automaton.read(unread, this.#state, (end, length) =>
      this.#spans.add(Math.max(0, from + end - length), from + end),
    );
    this.#held += chunk;
  }

  /** Gives the text up to a place; a secret that reaches beyond has its mask already. */
  #give(upTo: number): Redacted {
    const text = this.#held;
    let result = '';
    let done = this.#masked;
    let rest: Span[] = [];
    for (const [index, { start, end }] of this.#spans.all.entries()) {
      if (start >= upTo) {
        rest = this.#spans.all.slice(index);
        break;
      }
      const told = this.#masked > 0 && start < this.#masked;
      if (!told) result += text.slice(done, start) + MASK;
      done = end;
    }
    if (done < upTo) result += text.slice(done, upTo);
    this.#held = text.slice(upTo);
    this.#masked = Math.max(0, done - upTo);
    this.#spans = new Spans();
    if (this.#masked > 0) this.#spans.add(0, this.#masked);
    for (const { start, end } of rest) this.#spans.add(start - upTo, end - upTo);
    return result as Redacted;
  }
}
