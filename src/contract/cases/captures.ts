import type { ValidationProblem } from '../wire/validation.ts';
import { asksServer } from './server-step.ts';
import type { Step, TestCase } from './test-case.ts';

/** A captured value's place in a text; with a backslash before it, it is meant as it stands. */
const REFERENCE = /\\?\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}/g;

const WHOLE = /^\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}$/;

/** Characters that captured values may bring into one step; a text may name one of them at will. */
const MOST_FILLED = 1_000_000;

/** Members that are patterns, paths and the like, in which braces mean something else. */
const LEFT_ALONE: readonly string[] = [
  ...['type', 'kind', 'pattern', 'matches', 'path', 'schema', 'mask', 'in', 'argumentMatching'],
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether any step of a case captures something; else braces mean nothing in it. */
export const capturesAnything = ({ steps }: Pick<TestCase, 'steps'>): boolean =>
  steps.some((step) => asksServer(step) && step.capture !== undefined);

/** Members of assertions that are texts, whatever a captured value is. */
const TEXTS: readonly string[] = ['needle', 'text', 'uri'];

/** What becomes of a text; `isText` where it has to remain one. */
type Change = (text: string, isText: boolean) => unknown;

/** A copy of a value with another one in the place of each text. */
function mapTexts(value: unknown, change: Change, isText: boolean): unknown {
  if (typeof value === 'string') return change(value, isText);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, isText));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, isText)]),
  );
}

/** The same of an assertion, or of several; their members that are no plain values stay. */
function mapAssertion(value: unknown, change: Change, isText: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => mapAssertion(item, change, isText));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      LEFT_ALONE.includes(key) ? item : mapTexts(item, change, isText || TEXTS.includes(key)),
    ]),
  );
}

function mapStep(step: Step, change: Change): Step {
  const filled = { ...step };
  const put = (name: string, map: (value: unknown) => unknown) => {
    if (Object.hasOwn(step, name)) Reflect.set(filled, name, map(Reflect.get(step, name)));
  };
  // Prompts of servers take texts alone.
  put('arguments', (value) => mapTexts(value, change, step.kind === 'promptGet'));
  put('uri', (value) => mapTexts(value, change, true));
  put('prompt', (value) => mapTexts(value, change, true));
  put('expect', (value) => mapAssertion(value, change, false));
  put('assertion', (value) => mapAssertion(value, change, false));
  put('expectError', (value) => mapAssertion(value, change, true));
  return filled;
}

/** Thrown where captured values would make a step larger than it may be. */
class TooMuchFilled extends Error {}

/**
 * A step with captured values in the place of their names. A text that is nothing but a name becomes
 * the value itself, of whatever type. Null where that would be more than a step may hold.
 */
export function fillIn(step: Step, captured: ReadonlyMap<string, unknown>): Step | null {
  const texts = new Map<string, string | undefined>();
  let left = MOST_FILLED;
  const spendTextOf = (name: string): string | undefined => {
    if (!texts.has(name)) texts.set(name, textOf(captured.get(name)));
    const text = texts.get(name);
    left -= text?.length ?? 0;
    if (left < 0) throw new TooMuchFilled();
    return text;
  };
  try {
    return mapStep(step, (text, isText) => {
      const [, name = ''] = WHOLE.exec(text) ?? [];
      if (!isText && captured.has(name)) {
        spendTextOf(name);
        return captured.get(name);
      }
      return text.replace(REFERENCE, (found, inner: string) =>
        found.startsWith('\\') ? found.slice(1) : (spendTextOf(inner) ?? found),
      );
    });
  } catch (error) {
    if (error instanceof TooMuchFilled) return null;
    throw error;
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** References to what no step before captures. Paths begin at the case; messages follow its name. */
export function findReferenceProblems(testCase: Pick<TestCase, 'steps'>): ValidationProblem[] {
  if (!capturesAnything(testCase)) return [];
  const captured = new Set<string>();
  return testCase.steps.flatMap((step, index) => {
    const unknown = referencesOf(step).filter((name) => !captured.has(name));
    if (asksServer(step)) for (const name of Object.keys(step.capture ?? {})) captured.add(name);
    return [...new Set(unknown)].map((name) => ({
      path: ['steps', index],
      message: `refers to {{${name}}}, which no step before it captures. Where it is meant as it stands, write \\{{${name}}}.`,
    }));
  });
}

function referencesOf(step: Step): string[] {
  const names: string[] = [];
  mapStep(step, (text) => {
    for (const [found, name = ''] of text.matchAll(REFERENCE)) {
      if (!found.startsWith('\\')) names.push(name);
    }
    return text;
  });
  return names;
}
