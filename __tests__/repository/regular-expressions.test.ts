import { describe, expect, it } from '@jest/globals';
import { growthOf } from '../support/linear-time/regex-growth.ts';
import { type SourceRegex, sourceRegexes } from '../support/linear-time/source-regexes.ts';

const CLOSED = 'asked only of texts that end with the brace it looks for';

/**
 * What is taken into the sources though the analysis objects, by file and text, and why it does no
 * harm. An entry that nothing objects to any more is in the way, and fails too.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'runner/actions-logger.ts /^((?:(?![\\r\\n\\u2028\\u2029])[\\s\\u0085])*):(?=:)/gm':
    'what it looks ahead for keeps the repetition within its line',
  'model/quantity.ts /\\B(?=(\\d{3})+$)/g': 'the digits of one number',
  'redaction/references.ts /\\$\\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\\}/g': CLOSED,
  'service/config/expansion.ts /\\$\\{(?:(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?|((?:input|config|command|workspaceFolder):[^{}]*))\\}/g':
    CLOSED,
  'service/http/error-reply.ts /"(?:[^"\\\\]|\\\\.)*(?:"|\\\\?$)/gs':
    'cannot fail: what ends the repetition is a quote or the end of the text',
};

/**
 * How many a file makes at run time, which nobody can try from here, and why they do no harm. All
 * that meet text from outside are entry points of the test of linear time or of result files.
 */
const MADE_AT_RUN_TIME: Readonly<Record<string, string>> = {
  'client/transport/connection.ts: 1': 'anchored, one repetition',
  'contract/cases/pattern.ts: 1': 'only made, to see whether it can be',
  'results/read/formats/xml/xml-characters.ts: 2': 'made of others here, one of them sticky',
  'results/read/text.ts: 2': 'control sequences, whose openings are in none of their repetitions',
  'service/engine/judging/bounded/safe-regex.ts: 1': 'of a suite, for half a second at the most',
  'service/engine/judging/results/json-path-conditions.ts: 1': 'the same',
  'service/engine/judging/results/snapshot.ts: 1': 'the same',
  'text/clean-text.ts: 3':
    'control sequences, which end wherever they stop; emoji, joined letters and marks, which share no character with what stands before them',
  'render/text/escape.ts: 1': 'made of the others of the file',
  'render/words/story/cause-words.ts: 1': 'each part of it is bounded, and so is the line it meets',
};

const keyOf = ({ file, text }: SourceRegex) => `${file} ${text}`;

const found = sourceRegexes();
const literals = found.flatMap((one) => (one.regex ? [{ ...one, regex: one.regex }] : []));
const objections = literals.filter(({ regex }) => growthOf(regex).length > 0).map(keyOf);

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

  it.each([
    ...[/\s+$/, /\s*X/, /.*x.*y/, /\d+\.?\d*$/, /\[a [^\]]*\]$/, /^\s+at /m, /(a+)+$/],
    ...[/<!--.*?-->/s, /^\[[^\]]*\]/m, /@(?=.*x)/, /(?<=yx+)b/, /a(?:b|\[[^\]]*)+\]/],
  ])('would object to %s', (regex) => {
    expect(growthOf(regex)).not.toEqual([]);
  });

  it.each([
    ...[/^\s+/, /\s+/g, /[a-z]+ ?/, /^a[^b]*b/, /^\[[^\]\n]*\]/m, /\[[^[\]]*\]/, /\s*X/y],
    ...[/(?<=x+y)b/, /"(?:[^"\\]|\\.)*/, /^\d+(\.\d+)?$/],
  ])('would take %s', (regex) => {
    expect(growthOf(regex)).toEqual([]);
  });
});
