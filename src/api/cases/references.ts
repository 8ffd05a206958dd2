import type { Misfit } from '../validation.ts';
import type { Step } from './steps.ts';

/** `{{name}}`: a captured value, whose name has no dots. After a backslash it is meant literally. */
const REFERENCE = /\\?\{\{ ?([A-Za-z_][\w.]{0,63}) ?\}\}/g;
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

type Path = Misfit['path'];
/** Makes another value of a text. `isText`: it must stay a text. */
type Change = (text: string, isText: boolean, path: Path) => unknown;

/** Whether another text is sent in the place of this one: it has a reference, or one that is literal. */
export const isFilled = (text: string): boolean => text.search(REFERENCE) !== -1;

interface Reference {
  name: string;
  /** To its text. */
  path: Path;
  /** Whether a value takes its place. Patterns, paths, schemas and names stay as they are. */
  isFilled: boolean;
}

/** The references in a step to captured values. */
export function referencesOf(step: Step): Reference[] {
  const found: Reference[] = [];
  const note = (text: string, path: Path, isReplaced: boolean) => {
    for (const [written, name = ''] of text.matchAll(REFERENCE)) {
      if (!written.startsWith('\\')) found.push({ name, path, isFilled: isReplaced });
    }
  };
  mapStep(
    step,
    (text, _isText, path) => note(text, path, true),
    (value, path) => note(JSON.stringify(value) ?? '', path, false),
  );
  return found;
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

/** @param leave gets each value in which braces mean something else */
function mapStep(
  step: Step,
  change: Change,
  leave: (value: unknown, path: Path) => void = () => {},
): unknown {
  const isPrompt = step.kind === 'promptGet';
  const map = (value: unknown, isText: boolean, isData: boolean, path: Path): unknown => {
    if (typeof value === 'string') return change(value, isText, path);
    if (Array.isArray(value)) {
      return value.map((item, at) => map(item, isText, isData, [...path, at]));
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, item]) => {
      const at = [...path, key];
      if (isData) return [key, map(item, isText, true, at)];
      if (LEFT_ALONE.has(key)) {
        leave(item, at);
        return [key, item];
      }
      const staysText = isText || TEXTS.has(key) || (isPrompt && key === 'arguments');
      const holdsArguments = key === 'args' && Object.hasOwn(Object(item), 'args');
      return [key, map(item, staysText, DATA.has(key) && !holdsArguments, at)];
    });
    return Object.fromEntries(entries);
  };
  return map(step, false, false, []);
}
