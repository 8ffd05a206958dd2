/**
 * Beginnings by which the keys of well-known services are told, each with what may follow. Long
 * enough that no word of a text is taken for one.
 */
const KNOWN_TOKENS =
  /(?<![A-Za-z\d])(?:gh[pousr]_[A-Za-z\d]{10,}|github_pat_\w{10,}|gl(?:pat|dt|rt|ptt)-[\w-]{10,}|sk-[\w-]{10,}|[spr]k_(?:live_|test_)?[A-Za-z\d]{10,}|xox[a-z]-[\w-]{8,}|xapp-[\w-]{8,}|(?:AKIA|ASIA|AROA|AIDA)[A-Z\d]{12,}|AIza[\w-]{20,}|npm_[A-Za-z\d]{20,}|pypi-[\w-]{16,}|hf_[A-Za-z\d]{16,}|ya29\.[\w-]{10,}|dop_v1_[A-Za-z\d]{16,}|shp[a-z]{2}_[A-Za-z\d]{16,})/g;

/** Those of several parts: a signed token, and one of a mail service. */
const TOKEN_OF_PARTS = /^(?:eyJ[\w-]{6,}\.[\w-]{6,}(?:\.[\w-]*)?|SG\.[\w-]{10,}\.[\w-]{10,})/;
const BETWEEN_WORDS = /[\s"'`,;:/&?=|<>()[\]{}@\\]+/;

/** Words such as `sk-learn-pipeline` begin like a key, but have neither digits nor mixed letters. */
const isMixed = (text: string): boolean =>
  /\d/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text.slice(3)));

/** Keys of well-known services within a text. */
export function knownTokens(text: string): string[] {
  const ofOnePart = [...text.matchAll(KNOWN_TOKENS)].map(([token]) => token);
  const ofParts = text.split(BETWEEN_WORDS).flatMap((word) => TOKEN_OF_PARTS.exec(word)?.[0] ?? []);
  return [...ofOnePart, ...ofParts].filter(isMixed);
}

const RUN = /[A-Za-z\d]+/g;
const SHORTEST_RUN = 16;
/** Of digests and commits, which are public: `sha256:…`, `sha512-…`, the 40 digits of a commit. */
const DIGEST = /^(?:sha(?:1|224|256|384|512)|md5)[-:]/i;
const COMMIT = /^[\da-f]{40}$/;
const HEX = /^[\da-f]{32,}$/i;

const kindOf = (character: string): string => {
  if (character >= '0' && character <= '9') return 'digit';
  return character >= 'a' ? 'lower' : 'upper';
};

/** Whether letters and digits change as often as chance would have it, and not as in words. */
function isRandomRun(run: string): boolean {
  if (run.length < SHORTEST_RUN || COMMIT.test(run) || !isMixed(run)) return false;
  if (HEX.test(run)) return true;
  let changes = 0;
  for (let at = 1; at < run.length; at += 1) {
    const [before, after] = [kindOf(run[at - 1] ?? ''), kindOf(run[at] ?? '')];
    // A capital that begins a word is no sign of chance.
    if (before !== after && !(before === 'upper' && after === 'lower')) changes += 1;
  }
  return changes * 5 >= run.length;
}

/** Whether a word is a key by its shape: of a well-known service, or as if drawn by chance. */
export function looksLikeToken(word: string): boolean {
  if (DIGEST.test(word)) return false;
  return knownTokens(word).length > 0 || (word.match(RUN) ?? []).some(isRandomRun);
}

/** What addresses, paths and Base64 go on over. */
const BETWEEN_ADDRESSES = /[\s"'`,;&?=|<>()[\]{}@\\]+/;
const BETWEEN_PARTS = /[:/]+/;

/** What is a key by its shape in a text: the words that are one, or their parts in a path. */
export function tokensIn(text: string): string[] {
  const words = text.split(BETWEEN_ADDRESSES).filter((word) => !DIGEST.test(word));
  const drawn = words.flatMap((word) => {
    const parts = word.split(BETWEEN_PARTS);
    const random = parts.filter(looksLikeToken);
    // Where more of it is chance than not, its slashes are those of Base64.
    const share = random.reduce((sum, part) => sum + part.length, 0) / word.length;
    return share > 0.5 && !word.includes(':') ? [word, ...random] : random;
  });
  return [...knownTokens(text), ...drawn, ...privateKeys(text)];
}

const KEY_BEGIN = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/;

/** The lines of a private key, each by itself, since logs have lines. */
function privateKeys(text: string): string[] {
  return KEY_BEGIN.test(text) ? [text] : [];
}
