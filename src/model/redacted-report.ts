import type { BaselineSearch } from './baseline.ts';
import type { Conversation } from './conversation/conversation.ts';
import type { Policy, PolicyFacts } from './policy.ts';
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

const IMAGE = { mediaType: 'word', data: 'text' } as const;
const CONVERSATION: Kinds<Conversation> = {
  messages: {
    role: 'text',
    text: 'text',
    reasoning: 'text',
    images: IMAGE,
    calls: { ...CALL, server: 'text', result: { text: 'text', images: IMAGE } },
    tokens: {},
  },
  timeline: { kind: 'word', label: 'text' },
};

const NAMED = { name: 'text', title: 'text', description: 'text' } as const;

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
  servers: { id: 'text', name: 'text', tools: 'text' },
  surface: {
    servers: {
      server: 'text',
      tools: {
        ...NAMED,
        inputSchema: 'json',
        outputSchema: 'json',
        annotations: {},
        taskSupport: 'word',
      },
      prompts: { ...NAMED, arguments: NAMED },
      resources: { ...NAMED, uri: 'text', mimeType: 'text' },
      resourceTemplates: { ...NAMED, uriTemplate: 'text', mimeType: 'text' },
    },
    silent: { server: 'text', message: 'text' },
    chosen: 'text',
  },
  cases: {
    id: 'text',
    identity: 'word',
    definition: 'word',
    serviceCaseId: 'text',
    title: 'text',
    location: LOCATION,
    iterations: {
      id: 'text',
      outcome: 'word',
      spans: {},
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
      conversation: CONVERSATION,
    },
    variant: { title: 'text', model: 'text', provider: 'text' },
    tags: 'text',
    tools: { name: 'text', server: 'text' },
    folded: { packed: 'word' },
  },
  problems: { kind: 'word', message: 'text', location: LOCATION },
  warnings: 'text',
  notice: 'text',
  artifacts: { file: 'text', id: 'text' },
  history: {},
  caseHistory: 'word',
  origin: { commit: 'text', branch: 'text', address: 'text', subject: 'text', artifact: 'text' },
  legs: { runId: 'text', artifact: 'text' },
  diagnoses: {
    serverId: 'text',
    server: 'text',
    location: LOCATION,
    protocolVersion: 'text',
    checks: { id: 'word', outcome: 'word', detail: 'text', advice: 'text' },
  },
  shard: {
    by: 'word',
    durations: 'word',
    suite: 'word',
    commit: 'text',
    workflowRun: 'text',
    roster: { packed: 'word', titles: 'text' },
  },
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

/** The same of a conversation that is no part of a report; it is changed in place. */
export function redactConversation(
  conversation: Conversation,
  { text, json, finds }: Secrets,
): Conversation {
  if (!isClean(conversation, finds)) {
    redactMembers(conversation, CONVERSATION, { text, json, status: text });
  }
  return conversation;
}

/** A baseline, or why there is none, without the secrets: somebody else wrote it. */
export function redactSearch(search: BaselineSearch, secrets: Secrets): BaselineSearch {
  if ('message' in search) return { ...search, message: secrets.text(search.message) };
  if (search.outcome === 'not-asked') return search;
  const { report, origin } = search.baseline;
  const told = (text: string | null) => text && secrets.text(text);
  const { commit, branch, address } = origin;
  return {
    outcome: 'found',
    baseline: {
      report: redactReport(report, secrets),
      origin: { ...origin, commit: told(commit), branch: told(branch), address: told(address) },
    },
  };
}

/** Cases, tags and models are named in a policy as in the report that has no secrets in it. */
export function redactPolicy(policy: Policy, { text }: Secrets): Policy {
  const told = <Value>(named: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
    new Map([...named].map(([name, value]) => [text(name), value]));
  const { minPassRateByModel: byModel, minCasePassRate: rates, budgets } = policy;
  return {
    ...policy,
    ...(byModel && { minPassRateByModel: { ...byModel, named: told(byModel.named) } }),
    ...(rates && {
      minCasePassRate: {
        ...rates,
        byCase: told(rates.byCase),
        byTag: told(rates.byTag),
        byModel: told(rates.byModel),
      },
    }),
    ...(budgets?.prices && { budgets: { ...budgets, prices: told(budgets.prices) } }),
    ...(policy.quarantine && {
      quarantine: policy.quarantine.map((entry) => ({
        ...entry,
        ...{ case: text(entry.case), reason: text(entry.reason), owner: text(entry.owner) },
      })),
    }),
  };
}

/** Names of cases and of files are somebody's text, and so is what a file says. */
export function redactFacts(facts: PolicyFacts, { text }: Secrets): PolicyFacts {
  const told = (value: string | null) => value && text(value);
  return {
    ...facts,
    files: facts.files.map(text),
    changes: facts.changes.map((change) => {
      if (change.kind !== 'setting') return { ...change, file: text(change.file) };
      const about = change.about && { ...change.about, name: text(change.about.name) };
      return { ...change, about, base: told(change.base), head: told(change.head) };
    }),
  };
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
