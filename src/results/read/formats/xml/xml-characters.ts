const illegalCharacter = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const illegalCharacters = new RegExp(illegalCharacter, 'gu');
const numericReference = /&#(?:x[0-9a-f]+|\d+);/gi;
const numericReferenceHere = new RegExp(numericReference, 'iy');
/** A numeric reference that the end of the chunk may have cut; longer ones are no reference. */
const unfinishedReference = /&(?:#(?:x[0-9a-f]{0,40}|\d{0,40}))?$/i;
const escapeCode = 0x1b;

/** Repairs text cut anywhere before a parser sees it. */
export interface CharacterRepair {
  write(text: string): string;
  end(): string;
  /** The parser met a raw character that is not allowed: replace these too from now on. */
  replaceRaw(met: number | undefined): void;
}

/**
 * Replaces what XML 1.0 does not allow, as a numeric reference or raw. ESC becomes the
 * one-character CSI, which is allowed, so that terminal colours can still be told and removed; all
 * else becomes U+FFFD. `warn` is called once, `onRawNul` at least once where there is a raw NUL.
 *
 * Raw ones are rare, and looking for them costs a seventh of a whole parse, so that starts only
 * when the parser has met the first.
 */
export function createCharacterRepair(
  warn: (message: string) => void,
  onRawNul: () => void,
): CharacterRepair {
  let carried = '';
  let warned = false;
  let replacesRaw = false;

  function warnOnce(): void {
    if (!warned) warn('holds characters that XML does not allow; replaced them');
    warned = true;
  }

  function replacement(code: number): string {
    warnOnce();
    return code === escapeCode ? '\u009b' : '\ufffd';
  }

  function repair(text: string): string {
    const raw = replacesRaw
      ? text.replace(illegalCharacters, (character) => replacement(character.codePointAt(0) ?? 0))
      : text;
    if (replacesRaw && text.includes('\0')) onRawNul();
    return holdsIllegalReference(raw)
      ? raw.replace(numericReference, (reference) => {
          const code = referencedCode(reference);
          return isAllowed(code) ? reference : replacement(code);
        })
      : raw;
  }

  return {
    write(text) {
      const input = carried + text;
      const cut = unfinishedReference.exec(input.slice(-48))?.[0].length ?? 0;
      carried = cut > 0 ? input.slice(-cut) : '';
      return repair(cut > 0 ? input.slice(0, -cut) : input);
    },
    end: () => repair(carried),
    replaceRaw(met) {
      warnOnce();
      if (met === 0) onRawNul();
      replacesRaw = true;
    },
  };
}

function holdsIllegalReference(text: string): boolean {
  for (let at = text.indexOf('&#'); at >= 0; at = text.indexOf('&#', at + 2)) {
    numericReferenceHere.lastIndex = at;
    const reference = numericReferenceHere.exec(text)?.[0];
    if (reference !== undefined && !isAllowed(referencedCode(reference))) return true;
  }
  return false;
}

function referencedCode(reference: string): number {
  const digits = reference.slice(2, -1);
  return /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
}

function isAllowed(code: number): boolean {
  return code <= 0x10ffff && isLegalCharacter(String.fromCodePoint(code));
}

/** @param character one code point. */
export function isLegalCharacter(character: string): boolean {
  return !illegalCharacter.test(character);
}
