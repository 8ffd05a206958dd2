import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  EncryptionKeyError,
  KeyRing,
  parseKeys,
  SealError,
} from '../../../../src/service/servers/oauth/key-ring.ts';
import { temporaryFolder } from '../../../support/service/service-fixture.ts';

const OWNER = 'grant usr_1 srv_1';
const TEXT = 'a t0ken that nobody is to see';
const [first, second] = [randomBytes(32), randomBytes(32)];

describe('what is sealed', () => {
  it('is opened with its key, for its owner, as it was written', () => {
    const ring = new KeyRing({ keys: [first] });
    const { keyId, sealed } = ring.seal(OWNER, TEXT);
    expect(ring.open(OWNER, { keyId, sealed })).toBe(TEXT);
    expect(Buffer.from(sealed).toString('latin1')).not.toContain(TEXT);
    expect(() => ring.open('grant usr_2 srv_1', { keyId, sealed })).toThrow(SealError);
    for (const at of [0, 12, sealed.length - 1]) {
      const changed = Uint8Array.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => ring.open(OWNER, { keyId, sealed: changed })).toThrow(SealError);
    }
    expect(() => ring.open(OWNER, { keyId, sealed: sealed.slice(0, 20) })).toThrow(SealError);
    expect(ring.seal(OWNER, TEXT).sealed).not.toEqual(sealed);
  });

  it('is read after a newer key is put before the old one, and not once that is gone', () => {
    const old = new KeyRing({ keys: [first] }).seal(OWNER, TEXT);
    const both = new KeyRing({ keys: [second, first] });
    expect(both.open(OWNER, old)).toBe(TEXT);
    const renewed = both.seal(OWNER, TEXT);
    const only = new KeyRing({ keys: [second] });
    expect(only.open(OWNER, renewed)).toBe(TEXT);
    expect(() => only.open(OWNER, old)).toThrow(old.keyId);
  });
});

describe('keys as they are written', () => {
  it('are Base64, one after the other', () => {
    const text = `${first.toString('base64')}, ${second.toString('base64')}\n`;
    expect(parseKeys(text, 'X')).toEqual([first, second]);
  });

  it.each(['', ' ', 'short', randomBytes(31).toString('base64'), `${'a'.repeat(43)}!`])(
    'are refused without a word of them: %j',
    (text) => {
      expect(() => parseKeys(text, 'THE_VARIABLE')).toThrow(/^THE_VARIABLE/);
      const secret = `k3y-of-${text}`;
      expect(() => parseKeys(secret, 'V')).toThrow(EncryptionKeyError);
      expect(() => parseKeys(secret, 'V')).not.toThrow(secret);
    },
  );
});

describe('a key beside the database', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let path: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
    path = join(folder.path, 'data', 'service.sqlite.key');
  });
  afterEach(() => folder.remove());

  it('is made once something is sealed, for all who come after', () => {
    const [one, other] = [new KeyRing({ path }), new KeyRing({ path })];
    expect(readdirSync(folder.path)).toEqual([]);
    const sealed = one.seal(OWNER, TEXT);
    expect(other.open(OWNER, sealed)).toBe(TEXT);
    expect(new KeyRing({ path }).open(OWNER, sealed)).toBe(TEXT);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder.path, 'data'))).toEqual(['service.sqlite.key']);
    expect(parseKeys(readFileSync(path, 'utf8'), path)).toHaveLength(1);
  });

  it('that is gone is not made by who only reads, and is taken again once it is back', () => {
    const sealed = new KeyRing({ path }).seal(OWNER, TEXT);
    renameSync(path, `${path}.away`);
    const later = new KeyRing({ path });
    expect(() => later.open(OWNER, sealed)).toThrow(sealed.keyId);
    expect(existsSync(path)).toBe(false);
    renameSync(`${path}.away`, path);
    expect(later.open(OWNER, sealed)).toBe(TEXT);
  });

  it('that another service has changed meanwhile is read again', () => {
    const sealed = new KeyRing({ path }).seal(OWNER, TEXT);
    const ring = new KeyRing({ path });
    writeFileSync(path, `${first.toString('base64')},${readFileSync(path, 'utf8')}`);
    const newer = new KeyRing({ path }).seal(OWNER, TEXT);
    expect(ring.open(OWNER, newer)).toBe(TEXT);
    expect(ring.open(OWNER, sealed)).toBe(TEXT);
    expect(ring.seal(OWNER, TEXT).keyId).toBe(newer.keyId);
  });

  it('is not used where others may read it, or it is none', () => {
    new KeyRing({ path }).seal(OWNER, TEXT);
    chmodSync(path, 0o640);
    expect(() => new KeyRing({ path })).toThrow(EncryptionKeyError);
    writeFileSync(path, 'no key');
    chmodSync(path, 0o600);
    expect(() => new KeyRing({ path })).toThrow(EncryptionKeyError);
  });
});
