import { weaknessOf } from './secret-worth.ts';

/** The first and last line of a key, or the rest of one, which are the same for all. */
const PEM_BORDER = /^(?:-----(?:BEGIN|END) )?[A-Z0-9 ]+-----$/;

/** A line of YAML or JSON that opens a block and says nothing. */
const BARE_NAME = /^["']?[\w-]+["']?\s*:\s*[[{|>]?$/;

/** Lines of Base64 as programs break it. */
const BASE64_LINE_LENGTHS = [64, 76];

/** So long a secret, as a kubeconfig or a key of a service account, is mostly found by its lines. */
const LONG = 2_000;

/** What no writer of JSON, URLs or markup writes otherwise. */
const UNESCAPED = /^[\w.-]+$/;

/**
 * Every form in which a secret is looked for: itself, its lines, and each of these as JSON, URLs,
 * XML, Base64 and hexadecimal digits write it. What is too weak for a secret has none.
 */
export function secretForms(secrets: Iterable<string>): Set<string> {
  const forms = new Set<string>();
  for (const secret of new Set(secrets)) {
    const { parts, coveredByParts } = partsOf(secret);
    const written = [...parts.flatMap(formsOf), ...coveredByParts.flatMap(formsOfCovered)];
    for (const form of new Set(written)) if (weaknessOf(form) === null) forms.add(form);
  }
  return forms;
}

interface SecretParts {
  /** To be looked for in every form. */
  parts: string[];
  /** All of which there is a part for, so that its forms are mostly made of those of the parts. */
  coveredByParts: string[];
}

/** The value, without white space around it, and its lines where it has several. */
function partsOf(secret: string): SecretParts {
  const whole = secret.trim();
  const lines = whole.split(/\r\n|[\r\n]/).map((line) => line.trim());
  // As it stands in a text that was made one line.
  const flat = whole.replace(/\s+/g, ' ');
  if (lines.length === 1) return { parts: strong([whole, flat]), coveredByParts: [] };
  const wholes = strong([whole, flat, lines.join('\n'), lines.join('\r\n')]);
  const telling = strong(lines.filter((line) => !PEM_BORDER.test(line) && !BARE_NAME.test(line)));
  const covered = telling.reduce((sum, { length }) => sum + length, 0);
  return whole.length > LONG && 2 * covered > whole.length
    ? { parts: telling, coveredByParts: wholes }
    : { parts: [...new Set([...wholes, ...telling])], coveredByParts: [] };
}

const strong = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value) => weaknessOf(value) === null)),
];

function formsOf(value: string): string[] {
  // Half characters are replaced on the way through UTF-8.
  const sound = value.toWellFormed();
  const escaped = UNESCAPED.test(value)
    ? []
    : [...jsonForms(value), ...urlForms(sound), ...markupForms(value)];
  return [value, sound, ...escaped, ...base64Forms(sound), ...hexForms(sound)];
}

/**
 * What writes a line with regard to those before it: Base64 broken into lines. Of all other forms the
 * parts are found, and the plain one is for a text that is easier to read.
 */
const formsOfCovered = (value: string): string[] => [value, ...brokenBase64(value.toWellFormed())];

const escapedCode = (upper: boolean) => (character: string) => {
  const digits = character.charCodeAt(0).toString(16).padStart(4, '0');
  return `\\u${upper ? digits.toUpperCase() : digits}`;
};

/** Within JSON, also of writers that escape more than they must, and within JSON in JSON. */
function jsonForms(value: string): string[] {
  const plain = JSON.stringify(value).slice(1, -1);
  const bySlash = plain.replaceAll('/', '\\/');
  const forms = [plain, bySlash].flatMap((form) =>
    [true, false].flatMap((upper) => {
      const ascii = form.replace(/[\u007f-\uffff]/g, escapedCode(upper));
      const forPages = (text: string) => text.replace(/[<>&'+=]/g, escapedCode(upper));
      const fewer = ascii.replace(/[<>&]/g, escapedCode(upper));
      const pages = [forPages(form), forPages(ascii)];
      const quotes = pages.map((text) => text.replaceAll('\\"', '\\u0022'));
      return [form, ascii, fewer, ...pages, ...quotes];
    }),
  );
  // As JavaScript and Python quote.
  const quoted = plain.replaceAll('\\"', '"').replaceAll("'", "\\'");
  return [...forms, quoted, JSON.stringify(plain).slice(1, -1)];
}

const percentEncoded = (character: string) =>
  [...Buffer.from(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

/** In a query, a form, a path or before the `@` of a URL, by writers that escape more or less. */
function urlForms(value: string): string[] {
  const component = encodeURIComponent(value);
  const strict = component.replace(/[!'()*~]/g, percentEncoded);
  const forms = [
    ...addressForms(value),
    component,
    component.replaceAll("'", '%27'),
    component.replace(/[!'()*]/g, percentEncoded),
    strict,
    strict.replaceAll('%20', '+'),
    new URLSearchParams({ value }).toString().slice('value='.length),
    encodeURI(value),
    encodeURI(value).replaceAll("'", '%27'),
    // A path keeps what separates nothing in it.
    component.replace(/%(?:21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g, decodeURIComponent),
    component.replace(/%(?:24|26|2B|2C|3B|3D)/g, decodeURIComponent),
  ];
  return [...forms, component.replaceAll('%', '%25')].flatMap((form) => [
    form,
    form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
  ]);
}

/** As Node itself writes it into a path, a query and the place of a user's name. */
function addressForms(value: string): string[] {
  const [path, query, user] = [1, 2, 3].map(() => new URL('https://h/'));
  // With what a value may begin with itself, so that nothing of it is taken for that.
  if (path) path.pathname = `/${value}`;
  if (query) query.search = `?${value}`;
  if (user) user.username = value;
  return [path?.pathname.slice(1) ?? '', query?.search.slice(1) ?? '', user?.username ?? ''];
}

/** Within XML and HTML. */
function markupForms(value: string): string[] {
  const least = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const common = least.replaceAll('>', '&gt;');
  const quotes = [
    ['&quot;', '&apos;'],
    ['&quot;', '&#39;'],
    ['&quot;', '&#039;'],
    ['&quot;', '&#x27;'],
    ['&quot;', "'"],
    ['&#34;', '&#39;'],
    ['&#x22;', '&#x27;'],
  ];
  const quoted = quotes.flatMap(([double = '"', single = "'"]) =>
    [least, common].map((form) => form.replaceAll('"', double).replaceAll("'", single)),
  );
  const forms = [least, common, ...quoted];
  return [
    ...forms,
    ...forms.map((form) => form.replaceAll('\r', '&#13;').replaceAll('\n', '&#10;')),
    ...forms.map((form) => form.replaceAll('\r', '&#xD;').replaceAll('\n', '&#xA;')),
  ];
}

/**
 * What of a text's Base64 depends on the secret in it alone, for each place the secret can have
 * within a group of three bytes: `Authorization: Basic` has a user's name before it.
 */
function base64Forms(value: string): string[] {
  const bytes = Buffer.from(value);
  const forms = [0, 1, 2].flatMap((offset) => {
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    return [encoded.slice(start, end)];
  });
  return [
    ...forms,
    ...brokenBase64(value),
    ...forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    ...forms.map((form) => form.replaceAll('/', '\\/')),
    ...forms.map((form) => form.replaceAll('+', '%2B').replaceAll('/', '%2F')),
    ...forms.map((form) => form.replaceAll('+', '%2b').replaceAll('/', '%2f')),
  ];
}

/**
 * Each line of it, by programs that write lines of Base64, such as `base64` and `openssl`: between them
 * may stand what ends a line in JSON, or what indents one in YAML.
 */
function brokenBase64(value: string): string[] {
  const bytes = Buffer.from(value);
  const encoded = bytes.toString('base64').slice(0, Math.floor((bytes.length * 8) / 6));
  return BASE64_LINE_LENGTHS.filter((length) => length < encoded.length).flatMap((length) =>
    inLines(encoded, length),
  );
}

function inLines(text: string, length: number): string[] {
  const count = Math.ceil(text.length / length);
  return Array.from({ length: count }, (_, index) => text.slice(index * length).slice(0, length));
}

function hexForms(value: string): string[] {
  const lower = Buffer.from(value).toString('hex');
  return [lower, lower.toUpperCase()];
}
