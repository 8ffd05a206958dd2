import { describe, expect, it } from '@jest/globals';
import { byEffort, tellFigures, timeLimitMs } from '../../support/effort.ts';
import { itUnless } from '../../support/obstacles.ts';
import {
  type CorpusFile,
  corpusFiles,
  NO_CORPUS,
  readCorpusFile,
} from '../../support/results/corpus.ts';
import { countsOf, type Reading, read, suiteXml } from '../../support/results/reading.ts';

const MAX_BYTES = byEffort({ ci: 20_000, soak: 300_000 });
/** Files up to this size are fed in chunks of every size there is. */
const TINY_BYTES = byEffort({ ci: 600, soak: 2_000 });
const CHUNK_SIZES = byEffort({
  ci: [1, 2, 3, 7, 64, 1021],
  soak: [1, 2, 3, 4, 5, 7, 13, 64, 127, 1021, 4096, 65_537],
});
/** Cuts of one file; a file with more tags is cut at evenly spread ones. */
const MAX_CUTS = byEffort({ ci: 200, soak: 1_000 });

const small = corpusFiles.filter(({ bytes }) => bytes > 0 && bytes < MAX_BYTES);

/** Offsets of every tag of XML, and of every bracket of JSON. */
function cutsOf({ file }: CorpusFile, bytes: Buffer): number[] {
  const marks = file.endsWith('.json') ? '{}[]' : '<';
  const offsets = [...bytes.keys()].filter((offset) =>
    marks.includes(String.fromCharCode(bytes[offset] ?? 0)),
  );
  const step = Math.ceil(offsets.length / MAX_CUTS);
  return offsets.filter((_, index) => index % step === 0);
}

/** The XML parser notices text after the root only where its chunk ends. */
function withoutPositions({ cases, summary }: Reading): unknown {
  const errors = summary.errors.map(({ message, casesReadBefore }) => ({
    message,
    casesReadBefore,
  }));
  return { cases, summary: { ...summary, errors } };
}

describe('damaged and cut input', () => {
  itUnless(
    NO_CORPUS,
    'a file cut at any tag has an error, unless nothing is missing',
    async () => {
      let cuts = 0;
      for (const file of small) {
        const bytes = readCorpusFile(file);
        const whole = await read(bytes);
        for (const offset of cutsOf(file, bytes)) {
          const cut = await read(bytes.subarray(0, offset));
          const complete = cut.summary.errors.length === 0;
          if (complete) {
            expect({ file: file.file, offset, ...countsOf(cut) }).toEqual({
              file: file.file,
              offset,
              ...countsOf(whole),
            });
          }
          expect(cut.summary.tests).toBeLessThanOrEqual(whole.summary.tests);
          cuts += 1;
        }
      }
      tellFigures(`${small.length} files cut at ${cuts} places`);
    },
    timeLimitMs(120_000),
  );

  itUnless(
    NO_CORPUS,
    'a file reads the same whatever the chunks it comes in',
    async () => {
      let feeds = 0;
      for (const file of small) {
        const bytes = readCorpusFile(file);
        const whole = await read(bytes);
        const sizes =
          bytes.length <= TINY_BYTES
            ? Array.from({ length: bytes.length }, (_, index) => index + 1)
            : CHUNK_SIZES;
        for (const chunkBytes of sizes) {
          expect(withoutPositions(await read(bytes, { chunkBytes }))).toEqual(
            withoutPositions(whole),
          );
          feeds += 1;
        }
      }
      tellFigures(`${small.length} files fed ${feeds} times`);
    },
    timeLimitMs(120_000),
  );

  it('text of every kind reads the same in chunks of every size', async () => {
    const text = suiteXml(
      '<testcase name="é€😀 &#27;[1mbold &#x1F600;" time="0.5"><failure message="a&#10;b">' +
        '<![CDATA[x ]] ]]>]&gt; \u0001 é</failure></testcase>' +
        '<system-out><![CDATA[ out ]] > ]]]></system-out><testcase name="last"/>',
    );
    const whole = await read(text);
    expect(countsOf(whole)).toMatchObject({ tests: 2, passed: 1, failed: 1 });
    for (let chunkBytes = 1; chunkBytes < Buffer.byteLength(text); chunkBytes += 1) {
      expect(await read(text, { chunkBytes })).toEqual(whole);
    }
  });
});
