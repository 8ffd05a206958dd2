import type { Capture } from '../../../contract/cases/server-step.ts';
import { findRoundedNumbers } from '../../../contract/wire/exact-numbers.ts';
import { followPath } from '../../../json-path/json-path.ts';
import { workInTime } from '../../../resilience/bounded-work.ts';
import { matchInTime } from '../judging/bounded/safe-regex.ts';
import { asJson, nestsDeeper } from '../judging/results/json-values.ts';
import { type JudgedResult, jsonOf, type Within } from '../judging/results/judged-result.ts';

/** Characters as JSON; what is passed on is an id or a token as a rule. */
const MAX_VALUE_LENGTH = 100_000;
/** Levels of lists and objects; whatever else goes through the value goes no deeper than it can. */
const MAX_VALUE_LEVELS = 100;

/** What was captured, and why not all of it could be, in a sentence's part. */
interface CapturedValues {
  values: Map<string, unknown>;
  problem: string | null;
}

/** Takes values out of a result, until one cannot be had. */
export function captureValues(
  captures: Readonly<Record<string, Capture>>,
  result: JudgedResult,
): CapturedValues {
  const values = new Map<string, unknown>();
  for (const [name, capture] of Object.entries(captures)) {
    const found = find(capture, result);
    const problem = 'refused' in found ? found.refused : unfitness(found.value);
    if (problem !== null) {
      const nothing = `{{${name}}} could not be captured from the result of ${result.subject}`;
      return { values, problem: `${nothing}: ${problem}.` };
    }
    if ('value' in found) values.set(name, found.value);
  }
  return { values, problem: null };
}

type Found = { value: unknown } | { refused: string };

function find(capture: Capture, result: JudgedResult): Found {
  if (typeof capture === 'string') return findAtPath(capture, undefined, result);
  if ('path' in capture) return findAtPath(capture.path, capture.in, result);
  const match = matchInTime(capture.pattern, result.text);
  if ('refused' in match) return { refused: `its pattern was not judged: ${match.refused}` };
  if (match.groups === null) return { refused: `its text does not match ${capture.pattern}` };
  const [whole, ...groups] = match.groups;
  if (groups.length === 0) return { value: whole };
  const [first] = groups;
  return first === undefined
    ? { refused: `the first group of ${capture.pattern} has no part in its text` }
    : { value: first };
}

function findAtPath(path: string, within: Within, result: JudgedResult): Found {
  const json = jsonOf(result, within);
  if ('refused' in json) return json;
  const found = followPath(path, json.value);
  if ('refused' in found) return { refused: `${path} could not be followed: ${found.refused}` };
  const { values } = found.value;
  if (values.length === 1) return { value: values[0] };
  return {
    refused:
      values.length === 0
        ? `${path} leads nowhere`
        : `${path} leads to ${values.length} values, not to one`,
  };
}

/** Why a value cannot be passed on; null where it can. */
function unfitness(value: unknown): string | null {
  if (nestsDeeper(value, MAX_VALUE_LEVELS)) {
    return `it nests more than ${MAX_VALUE_LEVELS} levels deep`;
  }
  const judged = workInTime(() => {
    if (asJson(value).length > MAX_VALUE_LENGTH) {
      return `it has more than ${MAX_VALUE_LENGTH} characters`;
    }
    return findRoundedNumbers(value).length > 0
      ? 'it holds an integer beyond 2^53, whose digits are lost'
      : null;
  });
  return 'refused' in judged ? judged.refused : judged.value;
}
