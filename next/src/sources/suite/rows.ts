import { type Misfit, notFoundProblem } from '../../api/validation.ts';
import { needs } from './choice.ts';

/** `{{row.member.member}}`. After a backslash it is meant literally. */
const REFERENCE = /\\?\{\{ ?row\.([^{}]+?) ?\}\}/g;
const WHOLE = /^\{\{ ?row\.([^{}]+?) ?\}\}$/;

/**
 * Puts the values of a row in the place of their names. A text that is only a name becomes the value
 * with its type.
 *
 * @param row null if the case has no rows, so that it cannot refer to them
 * @param number of the row, counted from 1
 */
export function fillRow(
  template: unknown,
  row: object | null,
  number: number,
): { value: unknown; misfits: Misfit[] } {
  const misfits: Misfit[] = [];
  const lookUp = (names: string, path: Misfit['path']) => {
    let value: unknown = row;
    for (const name of names.split('.')) {
      if (isObject(value) && Object.hasOwn(value, name)) {
        value = value[name];
        continue;
      }
      const known = isObject(value) ? Object.keys(value) : [];
      const data = { ...notFoundProblem('member', name, known), row: number };
      misfits.push(row === null ? needs(path, ['each'], `{{row.${names}}}`) : { path, data });
      return '';
    }
    return value;
  };
  const fillText = (text: string, path: Misfit['path']): unknown => {
    const [, whole] = WHOLE.exec(text) ?? [];
    if (whole !== undefined) return lookUp(whole, path);
    return text.replace(REFERENCE, (found, names: string) =>
      found.startsWith('\\') ? found.slice(1) : asText(lookUp(names, path)),
    );
  };
  const fill = (value: unknown, path: Misfit['path']): unknown => {
    if (typeof value === 'string') return fillText(value, path);
    if (Array.isArray(value)) return value.map((item, at) => fill(item, [...path, at]));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, item]) => {
      return [asText(fillText(key, [...path, key])), fill(item, [...path, key])];
    });
    return Object.fromEntries(entries);
  };
  return { value: fill(template, []), misfits };
}

/** Whether a value has members: an object, or a list. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const asText = (value: unknown) => (isObject(value) ? JSON.stringify(value) : String(value));
