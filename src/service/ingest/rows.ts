import { hash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { MAX_ROW_VALUES, ROW_ESSENTIALS, type Row, row } from '../../api/resources/ingest.ts';
import { type Trace, trace, type WireCall } from '../../api/resources/trace.ts';
import { readTolerantly } from '../../api/tolerant.ts';
import { type Misfit, pathText } from '../../api/validation.ts';
import { isObject } from '../../lib/json-values.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { cut } from '../../lib/text.ts';
import type { Failure } from '../../report/failure.ts';
import { placeOfFile } from '../../report/place.ts';
import { describeProblem } from '../../words/problems.ts';
import { MAX_DEPTH } from '../http/body.ts';
import { bodyRefusal } from '../refusals.ts';
import type { Schema } from '../storage/schema.ts';

/** Most parts that are listed as left out. */
export const MAX_LEFT_OUT = 20;
/** Longer ids are stored by their hash. */
const MAX_ID_LENGTH = 512;
const HASHED = 'sha256:';

/** A reported row, without the parts that could not be read. */
export interface ReadRow {
  /** As it came, for ids. */
  row: Row;
  /** Cleaned and redacted, to be stored. */
  shown: Row;
  trace: Trace | null;
  /** What was left out, such as `results[3].durationMs: …`. */
  leftOut: string[];
}

/**
 * Reads rows one by one. An odd member is left out; a row with too many values loses all but its
 * essentials. Refuses the request if a row has no title, no result, or an id that is no text.
 */
export function readRows(results: readonly unknown[], redactor: Redactor): ReadRow[] {
  const misfits: Misfit[] = [];
  const rows = results.map((value, index): ReadRow[] => {
    const placed = ({ path, data }: Misfit) => ({ path: ['results', index, ...path], data });
    const describe = (misfit: Misfit) => {
      const { path, data } = placed(misfit);
      return describeProblem({ place: placeOfFile('', pathText(path)), data });
    };
    const isTooLarge = countValues(value, MAX_DEPTH) > MAX_ROW_VALUES;
    const essentials = ROW_ESSENTIALS.map((name) => [name, Object(value)[name]]);
    const written = isTooLarge ? Object.fromEntries(essentials) : value;
    const read = readTolerantly(row, written, ROW_ESSENTIALS);
    if ('misfits' in read) {
      misfits.push(...read.misfits.map(placed));
      return [];
    }
    const { caseId, externalCaseId } = read.value;
    if (caseId && externalCaseId && caseId !== externalCaseId) {
      const known = [externalCaseId];
      const data = { code: 'value' as const, value: caseId, nearest: null, known };
      misfits.push(placed({ path: ['caseId'], data }));
    }
    const shown = cleaned(read.value, redactor);
    const kept = readTrace(shown);
    const inTrace = kept.unreadable.map(({ path, data }) => ({ path: ['trace', ...path], data }));
    const unreadable = [...read.unreadable, ...inTrace];
    const data = { code: 'range' as const, what: 'array', min: null, max: MAX_ROW_VALUES };
    const leftOut = [
      ...(isTooLarge ? [describe({ path: [], data })] : []),
      ...unreadable.slice(0, MAX_LEFT_OUT).map(describe),
    ];
    const notes = leftOut.slice(0, MAX_LEFT_OUT).map((note) => redactor.text(note, NAME_LIMIT));
    return [{ row: read.value, shown, trace: kept.value, leftOut: notes }];
  });
  if (misfits.length > 0) throw bodyRefusal(misfits);
  return rows.flat();
}

/** What is deeper than the levels counts as too many. */
function countValues(value: unknown, levels: number): number {
  if (levels < 0) return Number.POSITIVE_INFINITY;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, item) => sum + countValues(item, levels - 1), 1);
}

/** Cleans and redacts what is in an object. Its own keys and the types of values stay. */
export function cleaned<Value extends object>(value: Value, redactor: Redactor): Value {
  const members = Object.entries(value).map(([key, item]) => [
    key,
    redactor.json(item, TEXT_LIMIT),
  ]);
  return Object.fromEntries(members);
}

/** Reads a trace: text, a list of messages, or an object. What widgets showed is part of it. */
function readTrace({ trace: sent, widgetSnapshots }: Row) {
  const none = { value: null, unreadable: [] };
  const hasWidgets = (widgetSnapshots ?? []).length > 0;
  const isEmpty = (sent ?? '') === '';
  if (isEmpty && !hasWidgets) return none;
  const widgets = hasWidgets ? { widgetSnapshots } : {};
  const text = [{ role: 'assistant', content: sent }];
  const messages = Array.isArray(sent) ? sent : isEmpty ? [] : text;
  const members = isObject(sent) ? sent : { messages };
  const read = readTolerantly(trace, { ...members, ...widgets, traceVersion: 1 });
  return 'value' in read ? read : none;
}

/** An id of a reporter as it is stored and looked up. No two ids are stored alike. */
export function storedId(id: string): string {
  if (id.length <= MAX_ID_LENGTH && !id.startsWith(HASHED)) return id;
  return `${HASHED}${hash('sha256', id)}`;
}

/** The id of a row's case, the same in all runs of the suite. A declared id wins over the title. */
export function caseIdOf(suiteId: string, { caseId, externalCaseId, caseTitle }: Row): string {
  const declared = caseId ?? externalCaseId ?? null;
  const identity = declared === null ? ['title', caseTitle] : ['id', declared];
  return hash('sha256', JSON.stringify([suiteId, ...identity])).slice(0, 24);
}

/** The row as an iteration to store. `number` counts the iterations of its case in the run. */
export function iterationOf(
  { row: { externalIterationId }, shown }: ReadRow,
  identity: { runId: string; ingestedCaseId: string; number: number },
): Insertable<Schema['iterations']> {
  const { error = null, tokens = null, metadata, passed } = shown;
  const message = error ?? '';
  const failure: Failure = { kind: 'unknown', message, isFailed: true, isProgram: true };
  const { input: inputTokens = null, output: outputTokens = null, total = null } = tokens ?? {};
  const hasPart = inputTokens !== null || outputTokens !== null;
  const totalTokens = total ?? (hasPart ? (inputTokens ?? 0) + (outputTokens ?? 0) : null);
  const { scores, evaluationConfig } = metadata ?? {};
  return {
    ...identity,
    id: randomUUID(),
    title: cut(shown.caseTitle, NAME_LIMIT),
    status: 'completed',
    result: passed ? 'passed' : 'failed',
    model: shown.model ?? null,
    provider: shown.provider ?? null,
    durationMs: shown.durationMs ?? null,
    tokensUsed: totalTokens,
    usage: tokens === null ? null : JSON.stringify({ inputTokens, outputTokens, totalTokens }),
    actualToolCalls: callsOf(shown.actualToolCalls),
    expectedToolCalls: callsOf(shown.expectedToolCalls),
    failures: JSON.stringify(passed ? [] : [failure]),
    error,
    externalIterationId: externalIterationId ? storedId(externalIterationId) : null,
    reported: JSON.stringify({ scores, evaluationConfig }),
  };
}

const callsOf = (calls: WireCall[] | null | undefined) =>
  JSON.stringify(
    (calls ?? []).map(({ toolName, arguments: args = {} }) => ({ toolName, arguments: args })),
  );
