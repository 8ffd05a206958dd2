import type { Answer } from './forms.ts';

/** Formats that are well known: a text of each, and what every text of it looks like. */
const KNOWN: Readonly<Record<string, { sample: string; shape: RegExp }>> = {
  date: { sample: '2024-05-06', shape: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/ },
  time: {
    sample: '10:20:30Z',
    shape: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[zZ]|[+-]\d\d:\d\d)$/,
  },
  'date-time': {
    sample: '2024-05-06T10:20:30Z',
    shape:
      /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[zZ]|[+-]\d\d:\d\d)$/,
  },
  duration: { sample: 'P1D', shape: /^P[\dA-Z.,]+$/ },
  email: { sample: 'someone@example.com', shape: /^[^\s@]+@[^\s@]+$/ },
  'idn-email': { sample: 'jürgen@example.com', shape: /^[^\s@]+@[^\s@]+$/ },
  hostname: { sample: 'host.example.com', shape: /^[A-Za-z\d.-]+$/ },
  'idn-hostname': { sample: 'höst.example.com', shape: /^[^\s/:@]+$/ },
  ipv4: { sample: '192.0.2.1', shape: /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/ },
  ipv6: { sample: '2001:db8::1', shape: /^[\dA-Fa-f.]*:[\dA-Fa-f:.]*$/ },
  uuid: {
    sample: '2eb8aa08-aa98-11ea-b4aa-73b441d16380',
    shape: /^[\dA-Fa-f]{8}-[\dA-Fa-f]{4}-[\dA-Fa-f]{4}-[\dA-Fa-f]{4}-[\dA-Fa-f]{12}$/,
  },
  uri: { sample: 'https://example.com/a', shape: /^[A-Za-z][A-Za-z\d+.-]*:[!-~]*$/ },
  iri: { sample: 'https://example.com/ä', shape: /^[A-Za-z][A-Za-z\d+.-]*:\S*$/ },
  'uri-reference': { sample: '../a?b#c', shape: /^[!-~]*$/ },
  'iri-reference': { sample: '../ä?b#c', shape: /^\S*$/ },
  'json-pointer': { sample: '/a/0', shape: /^(?:\/.*)?$/s },
};

/** Each format is also the others. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  uri: ['iri', 'uri-reference', 'iri-reference'],
  iri: ['iri-reference'],
  'uri-reference': ['iri-reference'],
};

/** Whether a text of one format is sure to be of another. */
export function isFormatWithin(format: string, other: string): boolean {
  return format === other || (ownOf(WITHIN, format)?.includes(other) ?? false);
}

/**
 * Whether a text has a format. That it has is told of known samples alone: there is more to most
 * formats than how they look.
 */
export function acceptFormat(format: string, text: string): Answer {
  const known = ownOf(KNOWN, format);
  if (known === undefined) return 'unknown';
  if (!known.shape.test(text)) return 'no';
  const isSample = Object.entries(KNOWN).some(
    ([name, { sample }]) => sample === text && isFormatWithin(name, format),
  );
  return isSample ? 'yes' : 'unknown';
}

/** Texts to try: of a format, or of all that are known. */
export function formatSamples(format?: string): string[] {
  if (format === undefined) return Object.values(KNOWN).map(({ sample }) => sample);
  const known = ownOf(KNOWN, format);
  return known === undefined ? [] : [known.sample];
}

function ownOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
