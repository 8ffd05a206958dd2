import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../src/client/errors/api-error.ts';
import { quote } from '../../src/client/errors/quote.ts';
import { readNetworkFailure } from '../../src/client/transport/network-failure.ts';
import { listNames } from '../../src/model/listed-names.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { parseResultBytes } from '../../src/results/read/parse.ts';
import type { ParsedCase } from '../../src/results/read/parsed-case.ts';
import { withoutSecrets } from '../../src/results/read/text.ts';
import { resultRow } from '../../src/results/report/result-row.ts';
import { STORED_TEXT_LENGTH, storeText } from '../../src/service/engine/transcript/stored-text.ts';
import { ServiceLog } from '../../src/session/embedded/service-log.ts';
import { parseYaml } from '../../src/yaml/yaml-text.ts';
import { byEffort, tellFigures, timeLimitMs } from '../support/effort.ts';

const TOKEN = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';
const redactor = createRedactor([TOKEN]);

/** The texts of a row that a test with this name, message and body makes. */
async function rowOf(xml: string): Promise<string> {
  const cases: ParsedCase[] = [];
  const summary = await parseResultBytes([Buffer.from(xml)], { file: 'a.xml' }, (parsed) =>
    cases.push(parsed),
  );
  const rows = cases.map((parsed) =>
    resultRow(
      parsed,
      { caseId: 'c', iteration: 1 },
      { shard: null, workflowAttempt: 1, scrub: (text) => withoutSecrets(text, redactor) },
    ),
  );
  const errors = summary.errors.map(({ message }) => withoutSecrets(message, redactor));
  return [
    ...rows.flatMap(({ title, error, errorDetails }) => [title, error, errorDetails]),
    ...errors,
  ].join('\n');
}

const failing = (name: string, attributes: string, body: string) =>
  `<testsuite name="s"><testcase name="${name}"><failure ${attributes}>${body}</failure></testcase></testsuite>`;

const ignored = () => undefined;

/** What is shown of a line that the service or a server wrote, in two chunks. */
async function loggedLine(line: string): Promise<string> {
  const told: string[] = [];
  const info = (message: string) => told.push(message);
  const group = async <Result>(_title: string, body: () => Promise<Result>) => body();
  const logger = { debug: ignored, info, notice: ignored, warning: ignored, error: ignored, group };
  const log = new ServiceLog(logger, redactor, { atOnce: true });
  const stream = new PassThrough();
  log.follow(stream);
  const middle = line.indexOf(TOKEN) + TOKEN.length / 2;
  stream.write(line.slice(0, middle));
  stream.end(`${line.slice(middle)}\n`);
  await finished(stream);
  return told.join('\n');
}

/** Where the action cuts a text of others: about which length, and what it makes of the text. */
const CUTS: Readonly<
  Record<string, [limit: number, show: (text: string) => string | Promise<string>]>
> = {
  'a quote': [200, (text) => quote(redactor.text(text))],
  'an excerpt': [1_000, (text) => redactor.excerpt(text, 1_000)],
  'a stored text': [STORED_TEXT_LENGTH, (text) => storeText(text, redactor).told],
  "a line of the service's log": [2_000, loggedLine],
  'an error of the network': [200, (text) => readNetworkFailure(new Error(text), redactor).message],
  'an error of the service': [
    4_000,
    (text) =>
      new ApiError(
        text,
        { method: 'GET', path: '/', attempts: 1, redactor },
        { status: 500, code: 'E' },
      ).message,
  ],
  'names in a sentence': [80, (text) => redactor.text(listNames([text]))],
  'the name of a test': [8_192, (text) => rowOf(failing(text, '', ''))],
  'the message of a test': [65_536, (text) => rowOf(failing('t', `message="${text}"`, ''))],
  'the output of a test': [65_536, (text) => rowOf(failing('t', '', text))],
  'outputs of a test': [65_536, (text) => rowOf(failing('t', '', `<![CDATA[a]]>${text}`))],
  'the root of a file': [80, (text) => rowOf(`<${text}/>`)],
};

describe('a secret at a cut', () => {
  it.each(Object.entries(CUTS))(
    'shows nothing in %s, wherever the cut falls',
    async (_, [limit, show]) => {
      // What stands before or after the text in a message moves the cut a little.
      const [from, to] = [Math.max(3, limit - TOKEN.length - 60), limit + 8];
      const step = limit > 10_000 ? byEffort({ ci: 5, soak: 1 }) : 1;
      let cuts = 0;
      for (let before = from; before <= to; before += step) {
        const shown = await show(`${'x'.repeat(before)}${TOKEN}${'y'.repeat(9_000)}`);
        expect(shown).toContain('xxx');
        const told = shown.replace(/[xy]{3,}/g, '');
        for (let length = 10; length < TOKEN.length; length += 1) {
          if (told.includes(TOKEN.slice(0, length)))
            throw new Error(`at ${before}: ${told.slice(0, 300)}`);
        }
        expect(told).not.toMatch(/16C7e42F29/);
        cuts += 1;
      }
      tellFigures(`${cuts} places around ${limit}`);
    },
    timeLimitMs(30_000),
  );

  it('is none where a text is no YAML, of which nothing is repeated', async () => {
    const read = await parseYaml(`a: *${TOKEN}\n`);
    expect(read).toEqual([expect.objectContaining({ position: '1:4' })]);
    expect(JSON.stringify(read)).not.toContain(TOKEN.slice(0, 10));
  });
});
