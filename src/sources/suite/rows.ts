import { type Misfit, notFoundProblem } from '../../api/validation.ts';
import { isRounded, unsafeIntegerPath } from '../../lib/unsafe-integer.ts';
import { needs } from './choice.ts';

/** `{{row.member.member}}`. After a backslash it is meant literally. */
const REFERENCE = /\\?\{\{ ?row\.([^{}]+?) ?\}\}/g;
const WHOLE = /^\{\{ ?row\.([^{}]+?) ?\}\}$/;

/**
 * Puts the values of a row in the place of their names. A text that is only a name becomes the value
 * with its type. Without rows, `row` is null. `number` of the row is counted from 1. `misfits` gets
 * each mistake once, with all rows that lack what it names.
 */
export function fillRow(
  template: unknown,
  row: object | null,
  number: number,
  misfits: Map<string, Misfit>,
): unknown {
  const lookUp = (names: string, path: Misfit['path']) => {
    let value: unknown = row;
    for (const name of names.split('.')) {
      if (isObject(value) && Object.hasOwn(value, name)) {
        value = value[name];
        continue;
      }
      const place = JSON.stringify([path, name]);
      const noted = misfits.get(place)?.data;
      const rows = noted?.code === 'not-found' ? (noted.rows ?? []) : [];
      const known = isObject(value) ? Object.keys(value) : [];
      const data = { ...notFoundProblem('member', name, known), rows: [...rows, number] };
      const misfit = row === null ? needs(path, ['each'], `{{row.${names}}}`) : { path, data };
      if (!rows.includes(number)) misfits.set(place, misfit);
      return '';
    }
    if (unsafeIntegerPath(value, isRounded) !== null) {
      misfits.set(JSON.stringify(path), { path, data: { code: 'integer' } });
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
  return fill(template, []);
}

/** Whether a value has members: an object, or a list. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const asText = (value: unknown) => (isObject(value) ? JSON.stringify(value) : String(value));
