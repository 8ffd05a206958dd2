const KIB = 1024;
const UNITS = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];

/** Numbers below this stay as they are. */
const MAX_NUMBER = 400;

/**
 * A size for an error text, in a number under 400: published reporters take every text with a
 * number between 500 and 599 in it for one of a server that is to be tried again.
 */
export function sizeInWords(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size > MAX_NUMBER && unit < UNITS.length - 1) {
    size /= KIB;
    unit += 1;
  }
  return `${Number(size.toFixed(1))} ${UNITS[unit]}`;
}
