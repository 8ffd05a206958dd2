import { KNOWN_RUN_STATUSES, type RunReport, type ToolCall } from './run-report.ts';

/**
 * What a string of the report is. `word`: one of our own, which no key may take the meaning from,
 * poor as it may be. `text`: anything somebody wrote, ids too. `json`: values and their names, likewise.
 * `status`: a word where we know it, else a text.
 */
type Kind = 'word' | 'text' | 'json' | 'status';

/**
 * The kinds of all strings of a value, by its type: who adds a member to the model says here what
 * it is. A closed choice can be nothing but a word, and an open text no word.
 */
type Kinds<Value> = Value extends string
  ? string extends Value
    ? Exclude<Kind, 'word' | 'json'>
    : 'word'
  : Value extends readonly (infer Item)[]
    ? Kinds<NonNullable<Item>>
    : Value extends object
      ? string extends keyof Value
        ? 'json'
        : { [Key in keyof Value as HasText<NonNullable<Value[Key]>, Key>]-?: KindsOf<Value[Key]> }
      : never;
type KindsOf<Value> = Kinds<NonNullable<Value>>;
type HasText<Value, Key> = Value extends number | boolean ? never : Key;

const LOCATION = { file: 'text' } as const;
const CALL: Kinds<ToolCall> = { toolName: 'text', arguments: 'json' };

const REPORT: Kinds<RunReport> = {
  source: 'word',
  suite: { id: 'text', name: 'text' },
  project: { id: 'text', name: 'text' },
  run: {
    id: 'text',
    status: 'status',
    result: 'word',
    notes: 'text',
    declared: {},
    foreignCases: 'text',
    execution: { isolation: 'text', servers: { name: 'text', protocolVersion: 'text' } },
  },
  servers: { id: 'text', name: 'text' },
  cases: {
    id: 'text',
    title: 'text',
    location: LOCATION,
    iterations: {
      id: 'text',
      outcome: 'word',
      tokens: {},
      model: 'text',
      provider: 'text',
      error: 'text',
      errorDetails: 'text',
      expectedToolCalls: CALL,
      actualToolCalls: CALL,
      analysis: {
        missing: CALL,
        unexpected: CALL,
        argumentMismatches: { expected: CALL, actual: CALL, mismatchedArguments: 'text' },
      },
      assertions: { label: 'text', reason: 'text', expected: 'text', observed: 'text' },
      messages: { role: 'text', text: 'text' },
    },
    variant: { title: 'text', model: 'text', provider: 'text' },
    tags: 'text',
    folded: {},
  },
  problems: { kind: 'word', message: 'text', location: LOCATION },
  warnings: 'text',
  notice: 'text',
  artifacts: { file: 'text', id: 'text' },
  history: {},
};

/** What knows the secrets, and takes them out. */
interface Secrets {
  text(value: string): string;
  json(value: unknown): unknown;
  finds(value: string): boolean;
}

/**
 * The report without the secrets. The runner masks logs and summaries only; comments, checks and
 * artifacts it lets through as they are. What the gate goes by is never touched.
 */
export function redactReport(report: RunReport, { text, json, finds }: Secrets): RunReport {
  // Results of a million tests are not copied for nothing.
  if (isClean(report, finds)) return report;
  const statuses: readonly string[] = KNOWN_RUN_STATUSES;
  const scrub: Scrub = {
    text,
    json,
    status: (value) => (statuses.includes(value) ? value : text(value)),
  };
  const redacted = structuredClone(report);
  redactMembers(redacted, REPORT, scrub);
  return redacted;
}

interface Scrub extends Record<Exclude<Kind, 'word' | 'json'>, (value: string) => string> {
  json(value: unknown): unknown;
}

/** Whether there is nothing to take out, of names as of values. */
function isClean(node: unknown, finds: (value: string) => boolean): boolean {
  if (typeof node === 'string') return !finds(node);
  if (typeof node !== 'object' || node === null) return true;
  if (Array.isArray(node)) return node.every((item) => isClean(item, finds));
  return Object.entries(node).every(([key, value]) => isClean(key, finds) && isClean(value, finds));
}

type AnyKinds = Kind | { readonly [member: string]: AnyKinds };

/** In place. A string that the table says nothing of is none of ours: it counts as a text. */
function redactMembers(node: object, kinds: AnyKinds, scrub: Scrub): void {
  for (const [key, value] of Object.entries(node)) {
    const kind = Array.isArray(node) || typeof kinds === 'string' ? kinds : kinds[key];
    if (typeof value === 'string') Reflect.set(node, key, redactString(value, kind, scrub));
    else if (typeof value !== 'object' || value === null) continue;
    else if (kind === 'json' || kind === undefined) Reflect.set(node, key, scrub.json(value));
    else redactMembers(value, kind, scrub);
  }
}

function redactString(value: string, kind: AnyKinds | undefined, scrub: Scrub): string {
  if (kind === 'word') return value;
  return kind === 'status' ? scrub.status(value) : scrub.text(value);
}
