import * as z from 'zod';
import { namesIn } from '../lib/names-in.ts';

const place = z.object({
  /** Path of the file, relative to the workspace; an input's name if `isInput`. */
  source: z.string(),
  isInput: z.boolean(),
  line: z.number().int().nullable(),
  column: z.number().int().nullable(),
  /** Where in the value it is, such as `tests[0].steps[1].call`; empty for the whole. */
  path: z.string(),
});
export type Place = z.infer<typeof place>;

const text = z.string();
const names = z.array(text);
/** The known name that is most like one that is not known. */
const nearest = text.nullable();
const format = z.enum(['YAML', 'JSON', 'regular expression', 'JSON path', 'JSON Schema']);
/** Why a case or an assertion cannot fail. */
const VACUITIES = namesIn(
  'no-action no-assertion expected-output tool-choice too-early no-result turns any-text any-count',
  'any-value',
);
export type Vacuity = (typeof VACUITIES)[number];
const UNREADABLE = namesIn(
  'missing no-servers no-checkout folder not-a-file denied too-large outside exists encoding merge',
);
const untrusted = z.enum(['fork', 'commit', 'no-commit']);
const data = z.discriminatedUnion('code', [
  /** A file or value that cannot be parsed. `detail` is the parser's own text. */
  z.object({ code: z.literal('syntax'), format, detail: text }),
  z.object({
    code: z.literal('unreadable'),
    /** `no-servers`: the list of servers is missing. `folder`: the one of the base. */
    reason: z.enum(UNREADABLE),
    near: names,
  }),
  z.object({ code: z.literal('missing'), key: text }),
  z.object({ code: z.literal('no-match'), near: names }),
  /** A folder instead of a glob, or nothing if it is empty. */
  z.object({ code: z.literal('no-glob'), folder: text }),
  /** A line that is not `name=value`, or whose name an earlier line has. */
  z.object({ code: z.literal('line'), line: z.number(), isRepeated: z.boolean() }),
  z.object({ code: z.literal('unknown-key'), key: text, nearest, known: names }),
  z.object({ code: z.literal('repeated'), what: text, name: text }),
  /** `expected` names a type or form in the words of the format, such as `a list`. */
  z.object({ code: z.literal('type'), expected: text, observed: text }),
  z.object({ code: z.literal('value'), value: text.nullable(), nearest, known: names }),
  z.object({
    code: z.literal('range'),
    what: text,
    min: z.number().nullable(),
    max: z.number().nullable(),
    /** Whether the bound itself is wrong. */
    isExclusive: z.boolean().optional(),
    /** What stands there, as JSON. */
    value: text.optional(),
  }),
  /** Mistakes beyond those that are listed. */
  z.object({ code: z.literal('more'), count: z.number() }),
  /** An integer beyond 2^53 in what a case sends or compares. */
  z.object({ code: z.literal('integer') }),
  /** A reference to a value that no earlier step captures, or where none is filled in. */
  z.object({ code: z.literal('capture'), name: text, nearest, isFilled: z.boolean() }),
  /** A step or assertion about widgets, which are not rendered. */
  z.object({ code: z.literal('widget'), what: text }),
  /** An argument does not fit the schema of its tool. `path` is empty for all arguments. */
  z.object({
    code: z.literal('argument'),
    tool: text,
    path: text,
    /** `unlisted`: a name that servers ignore. */
    kind: z.enum(['unknown', 'unlisted', 'missing', 'type', 'value']),
    /** The name that is missing, types, or a condition in the words of JSON Schema. */
    expected: text,
    /** As JSON. */
    observed: text,
    nearest,
  }),
  /** The outcome of a step that does not exist. */
  z.object({ code: z.literal('no-step') }),
  /** A part of each job of a matrix, in a job without one. */
  z.object({ code: z.literal('no-matrix') }),
  /** What an eval service refuses by an HTTP status. */
  z.object({ code: z.literal('refused'), what: z.enum(['key', 'address']), status: z.number() }),
  /** A model that a service of others cannot ask, in its words. */
  z.object({ code: z.literal('model'), model: text, message: text }),
  /** A project of a service without servers. */
  z.object({ code: z.literal('no-servers'), project: text }),
  /** An option that chooses cases of a saved suite. */
  z.object({ code: z.literal('whole') }),
  /** Code that may be of a fork, in a job with secrets. `of`: event, commit or path. */
  z.object({ code: z.literal('untrusted'), reason: untrusted, of: text, secrets: names }),
  /** A job that GitHub gives no secrets to. */
  z.object({ code: z.literal('no-secrets'), of: z.enum(['fork', 'dependabot']) }),
  /** Keys that do not go together, or one that needs another. */
  z.object({ code: z.literal('conflict'), key: text, other: text }),
  /** `isOfGate`: only the gate file can have it. */
  z.object({ code: z.literal('needs'), key: text, other: names, isOfGate: z.boolean().optional() }),
  /** A key that holds for a whole case, and that its prompts write in several ways. */
  z.object({ code: z.literal('differs'), key: text }),
  /** What an input and the gate file set to two values, as JSON. */
  z.object({ code: z.literal('two-values'), key: text, input: text, file: text }),
  /** The gate file of the base commit is wrong, and that of the change is not. */
  z.object({ code: z.literal('repaired') }),
  /** An input or option that is a setting of the gate file. */
  z.object({ code: z.literal('setting'), key: text, name: text }),
  /** What YAML reads as another value than the text that stands there. */
  z.object({ code: z.literal('quotes'), written: text, read: text }),
  /** A server, tool or other thing that a name refers to and that does not exist. */
  z.object({
    code: z.literal('not-found'),
    what: z.enum([
      'enabled server',
      ...namesIn('server tool provider project suite member case tag input mode operation'),
    ]),
    name: text,
    /** Where a suite was looked for. */
    project: text.optional(),
    /** The rows of a case that lack the member, counted from 1. */
    rows: z.array(z.number()).optional(),
    nearest,
    known: names,
  }),
  /** A tool with its server, where only the name of the tool is known. */
  z.object({ code: z.literal('tool-name'), meant: text }),
  /** A name that is left out although there are several to choose from. */
  z.object({ code: z.literal('ambiguous'), what: text, known: names }),
  z.object({ code: z.literal('cannot-fail'), reason: z.enum(VACUITIES) }),
  /** A URL, `service`: of an eval service, that is none of HTTP, or has a user or password in it. */
  z.object({ code: z.literal('address'), reason: z.enum(['form', 'service', 'credentials']) }),
  /** A command that is no program: a list, or what only Windows has. `program` is what to write. `shell`: an operator. */
  z.object({
    code: z.literal('command'),
    reason: z.enum(['list', 'windows', 'shell']),
    program: text,
    /** Whether the rest belongs in `args`. */
    hasArgs: z.boolean(),
  }),
  /** What lacks a value. `written` is empty where it is not shown, `variable` in suites, `nearest` if the value is empty. */
  z.object({
    code: z.literal('reference'),
    written: text,
    variable: text,
    nearest: text.optional(),
  }),
]);

/** A mistake of the user, in words by `words/`. `cases`: identities, if a run is refused for it. */
export const problem = z.object({ place, data, cases: names.optional() });
export type Problem = z.infer<typeof problem>;
export type ProblemData = z.infer<typeof data>;
