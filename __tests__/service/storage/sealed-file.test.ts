import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  BrokenSealError,
  createSealedFile,
  type SealedFile,
  type SealedPlace,
} from '../../../src/service/storage/sealed-file.ts';
import { describeUnless, NO_DESCRIPTORS } from '../../support/obstacles.ts';
import { temporaryFolder } from '../../support/service/service-fixture.ts';

/** Of one length, so that one fits in the other's place. */
const FIRST = `first ${'a'.repeat(5_000)} ü`;
const SECOND = `other ${'b'.repeat(5_000)} ü`;

/** Files of this process, as any program of the same user finds them. */
const DESCRIPTORS = '/proc/self/fd';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let file: SealedFile;
let first: SealedPlace;
let second: SealedPlace;
beforeEach(async () => {
  folder = await temporaryFolder();
  file = createSealedFile(folder.path);
  first = file.append('it_1', FIRST);
  second = file.append('it_2', SECOND);
});
afterEach(async () => {
  file.close();
  await folder.remove();
});

function wayIn(): string {
  const found = readdirSync(DESCRIPTORS)
    .map((name) => join(DESCRIPTORS, name))
    .filter((path) => existsSync(path) || isLink(path))
    .find((path) => isLink(path) && readlinkSync(path).startsWith(folder.path));
  if (found === undefined) throw new Error('The file is not open.');
  return found;
}

function isLink(path: string): boolean {
  try {
    readlinkSync(path);
    return true;
  } catch {
    // The descriptor this very listing was read from.
    return false;
  }
}

/** The file from outside, opened anew. */
function tamper(change: (outside: number) => void): void {
  const outside = openSync(wayIn(), 'r+');
  change(outside);
  closeSync(outside);
}

function bytesAt(outside: number, { offset, length }: SealedPlace): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(outside, bytes, 0, length, offset);
  return bytes;
}

const put = (outside: number, bytes: Buffer, { offset }: SealedPlace) =>
  writeSync(outside, bytes, 0, bytes.length, offset);

it('gives back what was put in, whatever else was', () => {
  const third = file.append('it_3', '');
  expect(file.read('it_2', second)).toBe(SECOND);
  expect(file.read('it_1', first)).toBe(FIRST);
  expect(file.read('it_3', third)).toBe('');
});

it('gives a text to nobody but its owner', () => {
  expect(() => file.read('it_2', first)).toThrow(BrokenSealError);
  expect(() => file.read('it_1', second)).toThrow(BrokenSealError);
});

it('has no name in any folder while it is used', () => {
  expect(readdirSync(folder.path)).toEqual([]);
});

describeUnless(NO_DESCRIPTORS, 'a file that somebody else gets at', () => {
  it('is open to its user alone, and shows nothing of the texts', () => {
    expect(statSync(wayIn()).mode & 0o777).toBe(0o600);
    tamper((outside) => {
      expect(bytesAt(outside, first).includes('aaaa')).toBe(false);
    });
  });

  it.each<[string, (outside: number) => void]>([
    [
      'the two are swapped',
      (outside) => {
        const [one, other] = [bytesAt(outside, first), bytesAt(outside, second)];
        put(outside, other, first);
        put(outside, one, second);
      },
    ],
    [
      'one is put in the place of the other',
      (outside) => put(outside, bytesAt(outside, second), first),
    ],
    [
      'a bit of the first byte is turned',
      (outside) => {
        const bytes = bytesAt(outside, first);
        bytes[0] = (bytes[0] ?? 0) ^ 1;
        put(outside, bytes, first);
      },
    ],
    [
      'a bit of the last byte is turned',
      (outside) => {
        const bytes = bytesAt(outside, first);
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 0x80;
        put(outside, bytes, first);
      },
    ],
    ['it is cut in the middle', (outside) => ftruncateSync(outside, first.length - 1)],
    ['it is emptied', (outside) => ftruncateSync(outside, 0)],
    [
      'it is emptied and filled with zeros',
      (outside) => {
        ftruncateSync(outside, 0);
        ftruncateSync(outside, second.offset + second.length);
      },
    ],
  ])('is found out where %s', (_, change) => {
    tamper(change);
    expect(() => file.read('it_1', first)).toThrow(BrokenSealError);
  });

  it('is found out where an older text of the same owner comes back', () => {
    const newer = file.append('it_1', SECOND);
    tamper((outside) => put(outside, bytesAt(outside, first), newer));
    expect(() => file.read('it_1', newer)).toThrow(BrokenSealError);
    expect(file.read('it_1', first)).toBe(FIRST);
  });

  it('takes what comes after, however it was cut', () => {
    tamper((outside) => ftruncateSync(outside, 0));
    const third = file.append('it_3', FIRST);
    expect(file.read('it_3', third)).toBe(FIRST);
  });
});
