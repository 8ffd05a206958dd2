import type { ArgumentMismatch, CaseReport, IterationReport } from '../../../model/run-report.ts';
import {
  argumentPieces,
  complaintPieces,
  literally,
  type Pieces,
  piecesOf,
  told,
} from '../../words/story/cause-words.ts';

/**
 * Of what kind a cause is. `server`: one could not be used. `model`: its provider gave no answer.
 * `refused`: a tool answered with an error. `arguments`: it was called with others. `assertion`: of
 * whatever else. `error`: whatever the source says, such as an exception.
 */
export const CAUSE_KINDS = [
  'server',
  'model',
  'timeout',
  'refused',
  'arguments',
  'not-called',
  'unexpected-call',
  'order',
  'assertion',
  'error',
  'unknown',
] as const;
export type CauseKind = (typeof CAUSE_KINDS)[number];

/** Why one iteration failed. */
export interface PrimaryCause {
  kind: CauseKind;
  tool: string | null;
  server: string | null;
  pieces: Pieces;
  /** What else makes causes the same, whatever their words are; null where these do. */
  sameness: string | null;
}

type Known = Partial<Omit<PrimaryCause, 'kind' | 'pieces'>>;

function cause(kind: CauseKind, pieces: Pieces, known: Known = {}): PrimaryCause {
  const { tool = null, server = null, sameness = null } = known;
  return { kind, pieces, tool, server, sameness };
}

/** Lines of an error that are looked at, and characters of one. */
const MOST_LINES = 40;
const LINE_LENGTH = 2_000;

/**
 * Why an iteration failed: the one thing that explains most of it. Whoever could not be asked comes
 * before what was not answered, a call that went wrong before the answer it led to.
 */
export function primaryCause(
  iteration: IterationReport,
  testCase: Pick<CaseReport, 'tools'>,
): PrimaryCause {
  const lines = (iteration.error ?? '')
    .split('\n', MOST_LINES)
    .map((line) => line.slice(0, LINE_LENGTH).trim())
    .filter((line) => line !== '');
  const found =
    troubleOf(lines[0] ?? '') ??
    callCause(iteration, lines) ??
    assertionCause(iteration) ??
    errorCause(lines);
  if (found.tool === null || found.server !== null) return found;
  return { ...found, server: serverOf(found.tool, testCase) };
}

function serverOf(tool: string, { tools = [] }: Pick<CaseReport, 'tools'>): string | null {
  return tools.find(({ name, server }) => name === tool && server !== undefined)?.server ?? null;
}

const SERVER = 'MCP server "';
/** What a server did, and in parentheses what was asked of it. */
const ACTION = / \((?<action>[^()]{1,300})\)/;
const CONNECTING = 'connect';

/** Trouble of a server or of a model, that kept an iteration from being carried out. */
function troubleOf(line: string): PrimaryCause | null {
  const isOfModel = MODEL_BEGINS.some((begin) => line.startsWith(begin));
  if (isOfModel) return cause('model', piecesOf(line.split('. So it proves', 1)[0] ?? line));
  if (line.startsWith(UNFINISHED)) {
    return cause('timeout', piecesOf(line), { server: quotedAfter(line, SERVER) });
  }
  // What came of one trouble is told with that trouble at its end.
  const isTold = line.startsWith(SERVER) || line.startsWith(`Nothing waits for ${SERVER}`);
  return isTold ? serverTrouble(line.slice(line.lastIndexOf(SERVER))) : null;
}

const MODEL_BEGINS = [
  'Model provider "',
  'The answer of model provider "',
  'The model gave no answer',
  'No API key for provider "',
];
const UNFINISHED = 'The iteration did not finish within';

function serverTrouble(text: string): PrimaryCause {
  const server = quotedAfter(text, SERVER);
  const { action } = ACTION.exec(text)?.groups ?? {};
  const what = text.replace(ACTION, '');
  const pieces = piecesOf(what, server === null ? 0 : `${SERVER}${server}"`.length);
  // A server that does not come up does so in several ways, and is one cause all the same.
  const sameness = action === CONNECTING ? CONNECTING : null;
  return cause('server', pieces, { server, sameness });
}

function quotedAfter(text: string, begin: string): string | null {
  const start = text.indexOf(begin);
  if (start < 0) return null;
  const from = start + begin.length;
  const end = text.indexOf('"', from);
  return end < 0 ? null : told(text.slice(from, end));
}

/** Calls of tools that went wrong, in the order in which one leads to the other. */
function callCause(iteration: IterationReport, lines: readonly string[]): PrimaryCause | null {
  const { analysis, assertions } = iteration;
  const [mismatch] = analysis?.argumentMismatches ?? [];
  if (mismatch !== undefined) return mismatchCause(mismatch);
  const refused = refusalOf(lines);
  if (refused !== null) return refused;
  const [missing] = missingTools(iteration);
  if (missing !== undefined) {
    const tool = told(missing);
    return cause('not-called', [`${tool} was not called`], { tool });
  }
  const forbidden = forbiddenTool(iteration, lines);
  if (forbidden !== null) {
    const tool = told(forbidden);
    return cause('unexpected-call', [`${tool} was called, though not expected`], { tool });
  }
  const isOrder = assertions.every(({ passed }) => passed) && isOutOfOrder(iteration);
  return isOrder ? cause('order', ['the tools were called in another order']) : null;
}

function mismatchCause(mismatch: ArgumentMismatch): PrimaryCause {
  return cause('arguments', argumentPieces(mismatch), { tool: told(mismatch.expected.toolName) });
}

/** How an answer begins by which a tool, or the server in its place, turned a call down. */
const REFUSAL =
  /^(?:\w{1,40}: )?Tool "(?<tool>[^"]{1,200})"(?: of server "(?<server>[^"]{1,200})")? failed: /;
const ABSENT =
  /^(?:Server "(?<server>[^"]{1,200})" has no tool|.{1,80}no server of the case has a tool) "(?<tool>[^"]{1,200})"/;
/** What a client puts before the words of a protocol error. */
const PROTOCOL_ERROR = / answered with an error/;

function refusalOf(lines: readonly string[]): PrimaryCause | null {
  for (const line of lines) {
    const absent = ABSENT.exec(line)?.groups;
    if (absent) {
      const { tool = '', server } = absent;
      const pieces = [`there is no tool ${told(tool)}`];
      return cause('refused', pieces, { tool: told(tool), server: server ? told(server) : null });
    }
    const found = REFUSAL.exec(line);
    if (found === null) continue;
    const { tool = '', server } = found.groups ?? {};
    const said = line.slice(found[0].length);
    if (said.startsWith(SERVER) && !PROTOCOL_ERROR.test(said)) return serverTrouble(said);
    const words = said.startsWith(SERVER) ? said.slice(said.indexOf('): ') + '): '.length) : said;
    const [first = '', ...rest] = piecesOf(words);
    const pieces = [`${told(tool)} refused the call: ${first}`, ...rest];
    return cause('refused', pieces, { tool: told(tool), server: server ? told(server) : null });
  }
  return null;
}

/** Names of tools that were expected and not called, or not so often. */
function missingTools(iteration: IterationReport): readonly string[] {
  const { analysis, expectedToolCalls, actualToolCalls } = iteration;
  if (analysis !== null) return analysis.missing.map(({ toolName }) => toolName);
  const called = new Set(actualToolCalls.map(({ toolName }) => toolName));
  return expectedToolCalls.flatMap(({ toolName }) => (called.has(toolName) ? [] : toolName));
}

const FORBIDDEN = 'toolNeverCalled ';
const NO_TOOL = 'Expected that no tool is called, but called were: ';
const TOO_MANY = /^\d{1,9} unexpected tool calls? where /;

function forbiddenTool(iteration: IterationReport, lines: readonly string[]): string | null {
  const { analysis, assertions } = iteration;
  const unmet = assertions.find(({ passed, label }) => !passed && label.startsWith(FORBIDDEN));
  if (unmet !== undefined) return unmet.label.slice(FORBIDDEN.length);
  const none = lines.find((line) => line.startsWith(NO_TOOL));
  if (none !== undefined) return /^[^,]{1,200}/.exec(none.slice(NO_TOOL.length))?.[0] ?? null;
  const isJudged =
    assertions.every(({ passed }) => passed) || lines.some((one) => TOO_MANY.test(one));
  return isJudged ? (analysis?.unexpected[0]?.toolName ?? null) : null;
}

function isOutOfOrder({ expectedToolCalls, actualToolCalls }: IterationReport): boolean {
  const [wanted, found] = [expectedToolCalls, actualToolCalls].map((calls) =>
    calls.map(({ toolName }) => toolName),
  );
  if (wanted === undefined || found === undefined || wanted.length !== found.length) return false;
  const isSame = wanted.every((name, at) => name === found[at]);
  return !isSame && wanted.toSorted().join('\n') === found.toSorted().join('\n');
}

/** The first assertion that does not hold; one of another type, or about something else, is another cause. */
function assertionCause({ assertions }: IterationReport): PrimaryCause | null {
  const unmet = assertions.find(({ passed }) => !passed);
  if (unmet === undefined) return null;
  const { label, reason } = unmet;
  const pieces =
    reason === null ? [`${told(label)}: not met`] : complaintPieces(reason.slice(0, LINE_LENGTH));
  return cause('assertion', pieces, { sameness: told(label) });
}

/** Those of assertions of a test, whose values are what they are about. */
const OF_ASSERTION = /expect|assert/i;
const LINES_TOLD = 4;
const LATE = /timed? ?out/i;

function errorCause(lines: readonly string[]): PrimaryCause {
  const [first] = lines;
  if (first === undefined || WITHOUT_REASON.has(first)) {
    return cause('unknown', ['no reason was given']);
  }
  if (OF_ASSERTION.test(first)) {
    return cause('assertion', literally(lines.slice(0, LINES_TOLD)));
  }
  return cause(LATE.test(first) ? 'timeout' : 'error', piecesOf(first));
}

/** What stands in place of a reason that a result file does not give. */
const WITHOUT_REASON: ReadonlySet<string> = new Set(['The test failed.', 'The test broke.']);
