import type { CallToolResult } from '../../contract/resources/server-operations.ts';
import { judgeBySchema } from '../../json-schema/schema-verdict.ts';
import { secretsOfAnswer } from '../../redaction/literal-secrets.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { tokensIn } from '../../redaction/token-shapes.ts';
import { cleanLine, cleanText } from '../../text/clean-text.ts';

/** A call of a tool that becomes a case. */
export interface RecordedCall {
  server: string;
  tool: string;
  arguments: Readonly<Record<string, unknown>>;
}

/** What came of a call: a result, or an error that the server answered in place of one. */
export type Outcome = { result: CallToolResult } | { refusal: string };

/** A case as it stands in a suite file. */
export interface CaseToWrite {
  title: string;
  steps: Readonly<Record<string, unknown>>[];
}

interface CaseOptions {
  title: string;
  /** Whether the service is our own, which takes assertions on the results of steps. */
  isOwn: boolean;
  /** What the tool says of its results. */
  outputSchema?: unknown;
  /** What is secret in what came is asserted nowhere. */
  secrets: Pick<Redactor, 'finds'>;
  /** Folders of this machine, which are others where the suite is run. */
  places: readonly string[];
}

/** More of them only make a case that fails for reasons nobody meant. */
const MOST_MEMBERS = 5;
const MOST_LOOKED_AT = 200;
const MAX_TEXT = 120;
const TITLE_LENGTH = 120;

/** Values that are others at the next call: days and times of day, ids by chance, durations. */
const FLEETING =
  /\d{4}-\d\d-\d\d|\d{1,2}:\d\d|[\da-f]{8}-[\da-f]{4}-|\b1[5-9]\d{8}(?:\d{3})?\b|\d ?(?:ms|s|sec|seconds)\b/i;
const FLEETING_NAME =
  /(?:[a-z]At|_at|[tT]ime|[tT]imestamp|[dD]ate|[dD]uration|[eE]lapsed|[uU]ptime|pid)$/;
const PLAIN_NAME = /^[A-Za-z_]\w{0,63}$/;

/** A title that tells the call, where nobody gave one. */
export function titleOf(
  { tool, arguments: given }: RecordedCall,
  taken: readonly string[],
): string {
  const told = Object.entries(given).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return freeTitle([tool, ...told].join(' '), taken);
}

/** A title that no other case has. */
export function freeTitle(text: string, taken: readonly string[]): string {
  const title = cleanLine(text, TITLE_LENGTH);
  let [free, count] = [title, 1];
  while (taken.includes(free)) {
    count += 1;
    free = `${title} (${count})`;
  }
  return free;
}

/** All text of a result, a line a part, as assertions see it. */
export function textOf({ content = [], structuredContent }: CallToolResult): string {
  if (content.length === 0 && structuredContent !== undefined) {
    return JSON.stringify(structuredContent);
  }
  return content
    .flatMap((part) => {
      const resource = part['resource'];
      const inner = part['type'] === 'text' ? part : isObject(resource) ? resource : {};
      const text = inner['text'];
      return typeof text === 'string' ? text : [];
    })
    .join('\n');
}

/**
 * The case that a call becomes, which asserts what came of it: no more of it than is likely to come
 * again, and nothing secret.
 */
export function recordedCase(
  { server, tool, arguments: given }: RecordedCall,
  outcome: Outcome,
  options: CaseOptions,
): CaseToWrite {
  const call = {
    ...{ kind: 'toolCall', serverName: server, toolName: tool },
    ...(Object.keys(given).length > 0 && { arguments: given }),
  };
  const { title, isOwn } = options;
  if ('refusal' in outcome) return { title, steps: [{ ...call, expectError: true }] };
  const needle = lineOf(textOf(outcome.result), options);
  if (outcome.result.isError === true) {
    const expectError = needle === undefined ? true : { contains: needle };
    return { title, steps: [{ ...call, expectError }] };
  }
  if (isOwn) {
    const expect = expectations(outcome.result, needle, options);
    return { title, steps: [{ ...call, ...(expect.length > 0 && { expect }) }] };
  }
  const assertions = [
    { type: 'noToolErrors' },
    ...(needle === undefined ? [] : [{ type: 'responseContains', needle }]),
  ];
  return {
    title,
    steps: [call, ...assertions.map((assertion) => ({ kind: 'assert', assertion }))],
  };
}

/** Why a result is not what its tool says of it; null where it is, or says nothing. */
export function schemaMisfit(result: CallToolResult, outputSchema: unknown): string | null {
  if (outputSchema === undefined || result.isError === true) return null;
  if (result.structuredContent === undefined) return 'There is no structured content.';
  const judged = judgeBySchema(outputSchema, result.structuredContent);
  return 'refused' in judged ? judged.refused : judged.value;
}

function expectations(
  result: CallToolResult,
  needle: string | undefined,
  options: CaseOptions,
): object[] {
  const bySchema = options.outputSchema === undefined ? [] : [{ type: 'matchesOutputSchema' }];
  const json = jsonOf(result);
  const members = json === undefined ? [] : memberExpectations(json, options);
  if (members.length > 0) return [...bySchema, ...members];
  if (needle !== undefined) return [...bySchema, { type: 'textContains', needle }];
  const part = result.content?.find(({ type }) => type === 'image' || type === 'audio');
  const content = part === undefined ? [] : [{ type: 'hasContent', contentType: part['type'] }];
  return [...bySchema, ...content];
}

function jsonOf(result: CallToolResult): unknown {
  if (result.structuredContent !== undefined) return result.structuredContent;
  const text = textOf(result);
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What the members of an object are, or that a list has items. */
function memberExpectations(json: unknown, options: CaseOptions): object[] {
  if (Array.isArray(json)) return json.length > 0 ? [{ ...jsonPath('$'), minCount: 1 }] : [];
  if (!isObject(json)) return [];
  return Object.entries(json)
    .slice(0, MOST_LOOKED_AT)
    .flatMap(([name, value]): object[] => {
      if (!PLAIN_NAME.test(name) || FLEETING_NAME.test(name)) return [];
      const at = jsonPath(`$.${name}`);
      if (Array.isArray(value)) return value.length > 0 ? [{ ...at, minCount: 1 }] : [];
      const isPlain = typeof value === 'boolean' || typeof value === 'number';
      if (!isPlain && typeof value !== 'string') return [];
      if (!isLasting(String(value), options)) return [];
      return secretsOfAnswer({ [name]: value }).length > 0 ? [] : [{ ...at, equals: value }];
    })
    .slice(0, MOST_MEMBERS);
}

const jsonPath = (path: string) => ({ type: 'jsonPath', path });

/** The first line that is likely to come again. */
function lineOf(text: string, options: CaseOptions): string | undefined {
  return text
    .split('\n', MOST_LOOKED_AT)
    .map((line) => line.trim())
    .find((line) => line !== '' && isLasting(line, options));
}

function isLasting(text: string, { secrets, places }: CaseOptions): boolean {
  if (text.length > MAX_TEXT || FLEETING.test(text) || text.includes('{{')) return false;
  if (places.some((place) => text.includes(place))) return false;
  // What a reader of the file would not see as it is, is no good to compare with.
  return cleanText(text) === text && !secrets.finds(text) && tokensIn(text).length === 0;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
