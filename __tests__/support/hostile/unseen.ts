/** Emoji of several characters, in which joiners, selectors and tags have their meaning. */
const EMOJI =
  /\u{1f3f4}\u{e0067}\u{e0062}[\u{e0061}-\u{e007a}]{3}\u{e007f}|\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]?(?:\u200d\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]?)*|[0-9#*]\ufe0f?\u20e3/gu;

/** Joiners by which letters of some scripts are drawn otherwise: Persian, and those of India. */
const JOINED =
  /(?<=[\u0620-\u064a\u066e-\u06d5\u0750-\u077f])\u200c(?=[\u0620-\u064a\u066e-\u06d5\u0750-\u077f])|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d](?=\p{Lo})|(?<=\u0d4d)\u200d|(?<=\u09b0)\u200d(?=\u09cd)/gu;

/** Format characters with ink: Arabic number and verse signs. */
const INKED = /[\u0600-\u0605\u06dd\u08e2]/gu;

const UNSEEN =
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\u1680\u2000-\u200a\u205f\u{1d159}]/u;

/** Five marks and more on one character, and marks on none. */
const PILED = /[\p{Mn}\p{Me}]{5}|(?:^|\s)[\p{Mn}\p{Me}]/mu;

/**
 * What of a text a reader cannot see, or sees run over other lines; null where there is nothing.
 * Written from Unicode's tables apart from the sources, so that one holds the other.
 */
export function unseenIn(text: string): string | null {
  const plain = text.replace(EMOJI, '').replace(JOINED, '').replace(INKED, '');
  const [found = null] = UNSEEN.exec(plain) ?? PILED.exec(plain) ?? [];
  return found === null ? null : JSON.stringify(found);
}
