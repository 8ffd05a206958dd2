import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import safeRegex from 'safe-regex2';
import { type SourceRegex, sourceRegexes } from './support/source-regexes.ts';

const CLOSED = 'asked only of texts that end with the brace it looks for';
const DISJOINT = 'each character fits in one place only, so that nothing is tried twice';
const BOUNDED = 'what is repeated within what is repeated has a greatest number';

/**
 * What is taken into the sources though the checks below object, by file and text, and why it does
 * no harm. An entry that nothing objects to any more is in the way, and fails too.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'model/quantity.ts /\\B(?=(\\d{3})+$)/g': 'the digits of one number',
  'ingest/source-location.ts /(?:[A-Za-z]:)?[\\w@$.+~-]*(?:[\\\\/][\\w@$.+~ -]+)*\\.[A-Za-z]\\w{0,5}$/':
    'tried on 300 characters, 40 times',
  'run/environment.ts /\\$\\{([A-Za-z_][A-Za-z0-9_]*)(?::-[^}]*)?\\}/g': CLOSED,
  'service/config/expansion.ts /\\$\\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\\}/g': CLOSED,
  'contract/server-environment.ts /^(?:[a-z][a-z\\d+.-]*:\\/\\/)?([^/?#]*)@/i': DISJOINT,
  'client/retry-after.ts /^\\d+(\\.\\d+)?$/': DISJOINT,
  'ingest/duration.ts /^(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:e[+-]?\\d+)?$/i': DISJOINT,
  'ingest/duration.ts /^[1-9]\\d{0,2}(?:,\\d{3})+(?:\\.\\d+)?$/': DISJOINT,
  'ingest/duration.ts /^[1-9]\\d{0,2}(?:\\.\\d{3})+,\\d+$/': DISJOINT,
  'ingest/formats/xml-characters.ts /&(?:#(?:x[0-9a-f]{0,40}|\\d{0,40}))?$/i': BOUNDED,
  'inputs/formats.ts /^(localhost|127(\\.\\d+){3}|\\[::1\\])$/': BOUNDED,
  'inputs/formats.ts /^[+-]?(\\d+(\\.\\d*)?|\\.\\d+)$/': DISJOINT,
  'render/clean-text.ts /^[!-~]+(?: [!-~]+)*$/': DISJOINT,
  'render/escape.ts /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/': BOUNDED,
  'render/escape.ts /@|#(?=\\d)|(?<=\\bGH)-(?=\\d)|:(?=\\/\\/)|(?<=\\bwww)\\.|:(?=[\\w+-]+:)|(?<=\\b(?:mailto|xmpp)):/':
    DISJOINT,
  'render/escape.ts /^(?:[g-z ,;%]|[0-9a-f]{1,6}(?![0-9a-f]))*$/i': DISJOINT,
  'service/mcp/loopback.ts /^(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])$/': BOUNDED,
};

/**
 * How many a file makes at run time, which nobody can try from here, and why they do no harm. All
 * that meet text from outside are entry points of the test of linear time or of result files.
 */
const MADE_AT_RUN_TIME: Readonly<Record<string, string>> = {
  'client/connection.ts: 1': 'anchored, one repetition',
  'contract/assertion.ts: 1': 'only made, to see whether it can be',
  'contract/case-evidence.ts: 1': "a suite's own, tried on short texts of ours",
  'ingest/formats/xml-characters.ts: 2': 'made of others here, one of them sticky',
  'ingest/text.ts: 2': 'control sequences, whose openings are in none of their repetitions',
  'render/clean-text.ts: 1': 'control sequences, which end wherever they stop',
  'render/escape.ts: 1': 'made of the others of the file',
};

/** The squares of this take far longer than the limit, its multiples milliseconds. */
const PUMPED_LENGTH = 100_000;
/** What a pattern has for all its texts together before it counts as one that does not end. */
const LIMIT_MS = 2_000;

const COMMON_UNITS = ['\n', ' ', '\t', 'a', 'A', '1', '-', '/', '\\', '.', ':', 'a ', '\n ', '1,'];

/** What a token of a pattern stands for, so that the pattern becomes a text much like its matches. */
const TOKEN =
  /\\[sdwbB]|\\p\{\w+\}|\\(.)|\[\^[^\]]*\]|\[\\?(.)[^\]]*\]|\(\?<?[:=!]|\{[\d,]*\}|[()*+?|^$]/gu;
const MEANINGS: Readonly<Record<string, string>> = { '\\s': ' ', '\\d': '1', '\\w': 'a' };

/** Beginnings of such a text, which make a search start again and again when repeated. */
function beginningsOf({ source }: RegExp): string[] {
  const sample = source
    .replaceAll(TOKEN, (token, escaped?: string, member?: string) => {
      return MEANINGS[token] ?? escaped ?? member ?? (token.startsWith('[^') ? 'a' : '');
    })
    .slice(0, 20);
  return Array.from(sample, (_, end) => sample.slice(0, end + 1)).filter((unit) => unit !== '');
}

function ownCharacters({ source }: RegExp): string[] {
  return [...new Set(source)].filter((character) => !'()?'.includes(character));
}

/** Whether the pattern is done with texts made against it. */
function isLinear(regex: RegExp): boolean {
  const units = new Set([...COMMON_UNITS, ...ownCharacters(regex), ...beginningsOf(regex)]);
  const context = createContext({ regex, units: [...units], length: PUMPED_LENGTH });
  const code = `for (const unit of units) {
    const run = unit.repeat(Math.ceil(length / unit.length));
    ('x' + run + '\\u0000').replace(regex, '');
  }`;
  try {
    runInContext(code, context, { timeout: LIMIT_MS });
    return true;
  } catch {
    return false;
  }
}

const keyOf = ({ file, text }: SourceRegex) => `${file} ${text}`;

const found = sourceRegexes();
const literals = found.flatMap((one) => (one.regex ? [{ ...one, regex: one.regex }] : []));
const objections = literals
  .filter(({ regex }) => !(safeRegex(regex) && isLinear(regex)))
  .map(keyOf);

describe('regular expressions of the sources', () => {
  it('are found', () => {
    expect(literals.length).toBeGreaterThan(50);
  });

  it('take no longer than their text is long, but for those that never meet a long one', () => {
    expect(objections.sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it('are written out, but for those that are told here', () => {
    const made = Map.groupBy(
      found.filter(({ regex }) => regex === null),
      ({ file }) => file,
    );
    const counts = [...made].map(([file, { length }]) => `${file}: ${length}`);
    expect(counts.sort()).toEqual(Object.keys(MADE_AT_RUN_TIME).sort());
  });

  it.each([/\s+$/, /\s*X/, /.*x.*y/, /\d+\.?\d*$/, /\[a [^\]]*\]$/, /^\s+at /m, /(a+)+$/])(
    'would object to %s',
    (regex) => {
      expect(safeRegex(regex) && isLinear(regex)).toBe(false);
    },
  );

  it.each([/^\s+/, /\s+/g, /[a-z]+ ?/, /^a[^b]*b/])('would take %s', (regex) => {
    expect(safeRegex(regex) && isLinear(regex)).toBe(true);
  });
});
