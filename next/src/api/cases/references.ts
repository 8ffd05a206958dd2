import { asksServer, type Step } from './steps.ts';

/** `{{name}}`: a captured value. After a backslash it is meant literally. */
const REFERENCE = /\\?\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}/g;
const WHOLE = /^\{\{ ?([A-Za-z_]\w{0,63}) ?\}\}$/;
/** Most characters that captured values bring into a step. A text can name one of them many times. */
const MAX_FILLED = 1_000_000;
/** Members in which braces mean something else. */
const LEFT_ALONE = new Set([
  ...['id', 'kind', 'type', 'serverName', 'serverId', 'toolName', 'promptName', 'capture'],
  ...['pattern', 'matches', 'path', 'schema', 'mask', 'in', 'argumentMatching'],
]);
/** Members that stay texts, whatever the value. */
const TEXTS = new Set(['prompt', 'needle', 'text', 'uri', 'expectError']);

/** Members whose value has keys of its own. */
const DATA = new Set(['arguments', 'args', 'equals', 'contains', 'snapshot']);

/** Makes another value of a text. `isText`: it must stay a text. */
type Change = (text: string, isText: boolean) => unknown;

/** Whether a case captures anything. Otherwise braces mean nothing in it. */
export const capturesAnything = (steps: readonly Step[]): boolean =>
  steps.some((step) => asksServer(step) && step.capture !== undefined);

const namesIn = (text: string) =>
  [...text.matchAll(REFERENCE)].flatMap(([found, name = '']) =>
    found.startsWith('\\') ? [] : [name],
  );

/** Whether a text of a case that captures something refers to a value. */
export const hasReference = (text: string): boolean => namesIn(text).length > 0;

/** Names of the values that a step refers to, each once. */
export function referencesOf(step: Step): Set<string> {
  const names: string[] = [];
  mapStep(step, (text) => names.push(...namesIn(text)));
  return new Set(names);
}

/**
 * Puts captured values in the place of their names. A text that is only a name becomes the value with
 * its type. The result may violate the schema of a step; parse it again.
 *
 * @returns null if the values are too long together
 */
export function fillIn(step: Step, captured: ReadonlyMap<string, unknown>): unknown {
  let left = MAX_FILLED;
  const spend = (name: string) => {
    const value = captured.get(name);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    left -= text.length;
    return left < 0 ? '' : text;
  };
  const filled = mapStep(step, (text, isText) => {
    const [, whole = ''] = WHOLE.exec(text) ?? [];
    if (!isText && captured.has(whole)) {
      spend(whole);
      return captured.get(whole);
    }
    return text.replace(REFERENCE, (found, name: string) => {
      if (found.startsWith('\\')) return found.slice(1);
      return captured.has(name) ? spend(name) : found;
    });
  });
  return left < 0 ? null : filled;
}

function mapStep(step: Step, change: Change): unknown {
  const isPrompt = step.kind === 'promptGet';
  const map = (value: unknown, isText: boolean, isData: boolean): unknown => {
    if (typeof value === 'string') return change(value, isText);
    if (Array.isArray(value)) return value.map((item) => map(item, isText, isData));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, item]) => {
      if (isData) return [key, map(item, isText, true)];
      if (LEFT_ALONE.has(key)) return [key, item];
      const staysText = isText || TEXTS.has(key) || (isPrompt && key === 'arguments');
      const holdsArguments = key === 'args' && Object.hasOwn(Object(item), 'args');
      return [key, map(item, staysText, DATA.has(key) && !holdsArguments)];
    });
    return Object.fromEntries(entries);
  };
  return map(step, false, false);
}
