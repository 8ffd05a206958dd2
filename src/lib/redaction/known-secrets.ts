import { parseJson } from '../text.ts';

/** Which values of a server's configuration are secrets: by their name, their shape, their place. */

/** Names of secrets. `monkey`, `author` and `bypass` are none. */
const SECRET_NAME =
  /(?<!mon)key(?!word|board)|token|secret|(?<!by|com|tres)pass(?!age|ed|ing|ive)|credential|auth(?!or(?!i[sz]))|private|cookie|dsn|jwt|webhook|conn(?:ection)?[-_]?str|signature|(?:^|[^a-z])(?:cred|otp|pat|pin|pwd?|salt|sas|seed|sig|totp)(?:s?$|[^a-z])/i;
/** Ends and beginnings of names that describe a secret, and hold none: `TOKEN_LIMIT`, `MAX_TOKENS`. */
const DESCRIBING =
  /(?:^|[^a-z])(?:alg|algorithm|count|dir|domain|enabled|endpoint|expires|expiry|file|format|host|id|issuer|kind|length|limit|method|mode|name|path|port|prefix|provider|realm|region|required|scheme|scope|size|timeout|ttl|type|ur[il]|version)s?$|^(?:max|min|num|total|use|enable|disable|require|old)[^a-z]|^(?:old)?pwd$/i;
const SECRET_ADDRESS = /webhook|dsn|conn(?:ection)?[-_]?str/i;

/** Keys of well-known services, by their first letters. */
const KNOWN_TOKEN =
  /(?<![A-Za-z\d])(?:gh[pousr]_[A-Za-z\d]{10,}|github_pat_\w{10,}|gl(?:pat|dt|rt|ptt)-[\w-]{10,}|(?:sk|pk|rk)[-_][\w-]{10,}|xox[a-z]-[\w-]{8,}|xapp-[\w-]{8,}|A(?:KIA|SIA|ROA|IDA)[A-Z\d]{12,}|AIza[\w-]{20,}|npm_[A-Za-z\d]{20,}|pypi-[\w-]{16,}|hf_[A-Za-z\d]{16,}|ya29\.[\w-]{10,}|dop_v1_[A-Za-z\d]{16,}|SG\.[\w-]{10,}\.[\w-]{10,}|(?<![\w-])eyJ[\w-]{6,4000}\.[\w-]{6,4000}(?:\.[\w-]*)?)/g;
const PRIVATE_KEY = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/;
/** Digests and commits look random, and are public. */
const DIGEST = /\b(?:sha\d{1,3}|md5)[-:][\w+/=]+|\b[\da-f]{40}\b/gi;
const RUN = /[A-Za-z\d]{16,}/g;

/** Numbers, versions, words, hosts, paths, addresses. `T024BE7LD` or a UUID in one may be a key. */
const PUBLIC_VALUE =
  /^(?:[-+v]?\d{1,15}(?:[.,]\d{1,6}){0,3}(?:%|[a-z]{1,3})?|@?[a-z]{1,15}(?:[-_.+~/][a-z\d]{1,12}){0,4}|(?:[a-z\d-]{1,63}\.){1,9}[a-z]{2,24}(?::\d{1,5})?|(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?|(?:~|\.{1,2}|[A-Z]:)?[\\/][\w .\\/@-]*|https?:\/\/(?:[a-z\d-]{1,63}\.){0,9}[a-z\d-]{1,63}(?::\d{1,5})?(?:\/(?:v?\d{1,5}|[a-z]{1,15}(?:[-_.~][a-z\d]{1,12}){0,4})?){0,9})$/i;
/** What the runner and any shell set. */
const PUBLIC_VARIABLE =
  /^(?:CI|HOME|HOSTNAME|LANG|LANGUAGE|LC_\w*|LOGNAME|NODE_ENV|(?:OLD)?PWD|PATH|SHELL|TE?MP|TERM|TMPDIR|TZ|USER|USERNAME|USERPROFILE|XDG_\w*|RUNNER_\w*|GITHUB_(?!TOKEN)\w*)$/i;

/** Whether what stands under a name is likely a secret: a variable, a header, a flag, a parameter. */
function isSecretName(name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1_$2');
  if (SECRET_ADDRESS.test(words)) return true;
  return SECRET_NAME.test(words) && !DESCRIBING.test(words);
}

/** Whether letters and digits change as often as in random text, unlike in words. */
function isRandom(run: string): boolean {
  if (!/\d/.test(run) && !/[a-z][A-Z]/.test(run)) return false;
  if (/^[\da-f]{32,}$/i.test(run)) return true;
  const changes = run.match(/[a-z](?=[A-Z\d])|[A-Z](?=\d)|\d(?=[A-Za-z])/g) ?? [];
  return changes.length * 6 >= run.length;
}

/** The parts of a text that have the shape of a key. */
function tokensIn(text: string): string[] {
  if (PRIVATE_KEY.test(text)) return [text];
  const words = text.replace(DIGEST, '').split(/[\s"'`,;:&?=|<>()[\]{}@\\/]+/);
  const random = words.filter((word) => (word.match(RUN) ?? []).some(isRandom));
  return [...(text.match(KNOWN_TOKEN) ?? []).filter((token) => /\d|[A-Z]/.test(token)), ...random];
}

/** A value, and what of it can turn up alone: the token after `Bearer`, the password in `Basic`. */
function withBareToken(value: string): string[] {
  const token = /^[A-Za-z][\w-]*\s+(\S+)$/.exec(value)?.[1];
  const basic = /^basic\s+(\S+)$/i.exec(value)?.[1];
  const credentials = basic === undefined ? '' : Buffer.from(basic, 'base64').toString('latin1');
  const password = credentials.split(':').slice(1).join(':');
  return [value, token ?? '', credentials, password].filter((secret) => secret !== '');
}

/** The password or lone user of an address, and its telling parameters. */
function addressSecrets(text: string): string[] {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? URL.parse(text) : null;
  if (url === null) return [];
  const { username, password, protocol, searchParams } = url;
  // `ssh://user@host` says who logs in, not how.
  const user = password === '' && protocol !== 'ssh:' ? username : '';
  const parameters = [...searchParams].flatMap(([name, value]) =>
    isSecretName(name) ? [value] : [],
  );
  const written = [password, user].filter((secret) => secret !== '');
  return [...written, ...written.map(decoded), ...parameters];
}

/** What is secret in a JSON object or list: its texts are judged as variables of their own. */
function memberSecrets(name: string, value: string): string[] {
  if (!/^\s*[[{]/.test(value)) return [];
  const judge = isSecretName(name) ? secretsOfVariable : secretsIn;
  const secrets: string[] = [];
  // No recursion: values may be deep.
  const left = Object.entries(Object(parseJson(value)));
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [key, member] = next;
    if (typeof member === 'string') for (const secret of judge(key, member)) secrets.push(secret);
    if (typeof member !== 'object' || member === null) continue;
    const isList = Array.isArray(member);
    // Items of a list have the name of the list.
    for (const [own, item] of Object.entries(member)) left.push([isList ? key : own, item]);
  }
  return secrets;
}

/** Without percent encoding. Damaged codes stay as they are. */
function decoded(text: string): string {
  const asParameter = text.replaceAll('+', '%2B').replaceAll('&', '%26');
  return new URLSearchParams(`text=${asParameter}`).get('text') ?? text;
}

/** Masks what has the shape of a key, in a text that the user wrote and a message repeats. */
export function maskTokens(text: string): string {
  return tokensIn(text).reduce((masked, token) => masked.replaceAll(token, '***'), text);
}

/** Lists the secrets in a value of a server's configuration, also by its name if it has one. */
export function secretsIn(name: string, value: string): string[] {
  const [, pairName = '', pairValue = ''] =
    /^(-{0,2}[A-Za-z][\w.-]{0,99}) ?[=:](?!\/\/)(.+)$/s.exec(value) ?? [];
  const paired = isSecretName(pairName) ? withBareToken(pairValue.trim()) : [];
  const named = isSecretName(name) ? withBareToken(value.trim()) : [];
  const all = [
    ...named,
    ...paired,
    ...addressSecrets(value),
    ...addressSecrets(pairValue),
    ...memberSecrets(name, value),
    ...memberSecrets(pairName, pairValue),
    ...tokensIn(value),
  ];
  return [...new Set(all)];
}

/** Lists the secrets in a variable that a server's configuration refers to: all of it unless public. */
export function secretsOfVariable(name: string, value: string): string[] {
  const isHarmless = !isSecretName(name) && tokensIn(value).length === 0;
  const isPublic = isHarmless && (PUBLIC_VARIABLE.test(name) || PUBLIC_VALUE.test(value));
  return isPublic ? [] : [...new Set([...withBareToken(value), ...secretsIn(name, value)])];
}
