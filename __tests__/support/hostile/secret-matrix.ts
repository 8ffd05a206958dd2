/** A secret of some nature, and what a leak of it would show. */
export interface SampleSecret {
  readonly nature: string;
  readonly value: string;
  /** That no text can be kept free of it, so that it is no secret to us. */
  readonly weak?: true;
}

const LONG = Array.from({ length: 250 }, (_, index) => `L${(index * 7919).toString(36)}q`).join('');

const PEM = [
  '-----BEGIN PRIVATE KEY-----',
  'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj',
  'MzEfYyjiWA4R4/M2bS1GB4t7NXp98C3SC6dVMvDuictGeurT8jNbvJZHtCSuYEvu',
  'NMoSfm76oqFvAp8Gy0iz5sxjZmSnXyCdPEovGhLa0VzMaQ8s',
  '-----END PRIVATE KEY-----',
].join('\n');

const ACCOUNT = { type: 'service_account', key_id: 'kQ7vW2xZ9bN4mT6r', note: 'a "quoted" word' };

/** Tokens of known shapes, and whatever else people keep in secrets. */
export const SECRETS: readonly SampleSecret[] = [
  { nature: 'a GitHub token', value: 'ghp_16C7e42F292c6912E7710c838347Ae178B4a' },
  { nature: 'a provider key', value: 'sk-ant-api03-Zx9Yw8Vu7Ts6Rq5Po4Nm3Lk2Ji1Hg0Fe' },
  { nature: 'slashes and plus signs', value: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCY/EXAMPLEKEY+0' },
  {
    nature: 'a JWT',
    value:
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ0ZXN0LXVzZXItNyJ9.4pcPyMD09olPSyXnrXCjTwXyr4BsezdI1AVTmud2fU4',
  },
  { nature: 'quotes', value: `q"uOt3d'Zk4vN8"wB2xM'tR6` },
  { nature: 'backslashes', value: 'C:\\k3yV8nQ\\m2Tz\\\\p9Rw\\n5' },
  { nature: 'two lines', value: 'f1rstL1neK8vQ2\ns3condL1neT7mZ4' },
  { nature: 'letters of all alphabets', value: 'pä55wörtΩж漢字😀Kq8Zt3' },
  { nature: 'percent signs', value: '100%41safe%2FkV9%zzT4' },
  { nature: 'plus signs', value: 'pl+us++K7vQ+2xZ8+bN4m' },
  { nature: 'slashes', value: '/T0K3N/B0B5/Kv8Qx2Zt/N4mR/' },
  { nature: 'great length', value: LONG },
  { nature: 'a PEM key', value: `${PEM}\n` },
  { nature: 'JSON', value: JSON.stringify(ACCOUNT) },
  {
    nature: 'JSON of many lines',
    value: JSON.stringify({ ...ACCOUNT, key_id: 'hT5gY8uJ2iK' }, null, 2),
  },
  { nature: 'one letter', value: 'x', weak: true },
  { nature: 'few digits', value: '12345', weak: true },
  { nature: 'a verdict', value: 'passed', weak: true },
  { nature: 'a status', value: 'completed', weak: true },
  { nature: 'the begin of another', value: 'prefixK8vQ2xZ' },
  { nature: 'more than another', value: 'prefixK8vQ2xZ7mN4tR' },
  { nature: 'characters of patterns', value: '.*+?^$ {Kv8}()|[Qx2]\\Zt7$&$1' },
  { nature: 'an address', value: 'postgres://app:Kv8Qx2Zt7mN4@db.example.com:5432/app?ssl=1' },
  { nature: 'markup', value: '<b>&amp;Kv9</b>&T5q<!--R3w-->' },
  { nature: 'Markdown', value: '**Wz4_Kp9_**`Tt2`~~Xn6~~|Rb8#1' },
  { nature: 'blanks inside', value: 'correct horse 7 battery Kq9 staple' },
  { nature: 'blanks around', value: '\t sp4cedK8vQ2xZt7mN \n' },
];

const escapedAscii = (text: string) =>
  text.replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const lowerHex = (text: string) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The forms in which a program may write a secret. Made here anew, to hold the product against. */
export const FORMS: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => secret,
  JSON: inJson,
  'JSON in JSON': (secret) => inJson(inJson(secret)),
  'JSON of ASCII': (secret) => escapedAscii(inJson(secret)),
  'a part of a URL': encodeURIComponent,
  'small hexadecimal digits in a URL': (secret) => lowerHex(encodeURIComponent(secret)),
  'a form': (secret) => new URLSearchParams({ secret }).toString().slice('secret='.length),
  Base64: base64,
  'Base64 with a name': (secret) => base64(`user:${secret}`),
  'Base64 of URLs': (secret) => Buffer.from(`key:${secret}`).toString('base64url'),
  'hexadecimal digits': (secret) => Buffer.from(secret).toString('hex'),
  XML: (secret) =>
    secret
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&apos;'),
};

/** So many characters in a row of a secret are a leak. */
export const LEAK_LENGTH = 10;

/** Parts of secrets that say nothing. */
const PUBLIC =
  '-----BEGIN PRIVATE KEY----- -----END PRIVATE KEY----- "type": "service_account", postgres:// ' +
  '@db.example.com:5432/app?ssl=1 correct horse battery staple "note": "a "quoted" word" "key_id":';

/**
 * Every piece of ten letters or digits of every form of the secrets, with what it is a piece of.
 * The first and last of Base64 hang on what stands beside the secret, so they count as public.
 */
export function leakingPieces(): Map<string, string> {
  const open = new Set(
    Object.values(FORMS).flatMap((form) => piecesOf(form(PUBLIC)).concat(piecesOf(form('user:')))),
  );
  const pieces = new Map<string, string>();
  for (const { nature, value, weak } of SECRETS) {
    if (weak) continue;
    for (const [name, form] of Object.entries(FORMS)) {
      for (const piece of piecesOf(form(value.trim()))) {
        if (!open.has(piece)) pieces.set(piece, `${nature} as ${name}`);
      }
    }
  }
  return pieces;
}

function piecesOf(text: string): string[] {
  return (text.match(/[A-Za-z0-9]+/g) ?? []).flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - LEAK_LENGTH + 1) }, (_, index) =>
      word.slice(index, index + LEAK_LENGTH),
    ),
  );
}

/** What of the pieces stands in a text: at most one of each nature and form. */
export function leaksIn(text: string, pieces: ReadonlyMap<string, string>): string[] {
  const leaks = new Map<string, string>();
  for (let index = 0; index + LEAK_LENGTH <= text.length; index += 1) {
    const leak = pieces.get(text.slice(index, index + LEAK_LENGTH));
    if (leak !== undefined) leaks.set(leak, text.slice(Math.max(0, index - 10), index + 20));
  }
  return [...leaks].map(([leak, place]) => `${leak}: ${place}`);
}

/** A secret in all its forms, a line each. */
export function allForms(secret: string): string {
  return Object.entries(FORMS)
    .map(([name, form]) => `${name} «${form(secret)}»`)
    .join('\n');
}
