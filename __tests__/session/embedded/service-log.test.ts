import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { ServiceLog } from '../../../src/session/embedded/service-log.ts';
import { RecordingLogger } from '../../support/client/recording-logger.ts';

const KEY = 'first-line-K8vQ2\nsecond-line-xZ7mN';

async function logged(chunks: readonly string[], secrets: readonly string[]): Promise<string[]> {
  const logger = new RecordingLogger();
  const log = new ServiceLog(logger, createRedactor(secrets), { atOnce: true });
  const stream = new PassThrough();
  log.follow(stream);
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  await finished(stream);
  return logger.lines.map((line) => line.replace('info: service: ', ''));
}

describe('the log of the embedded service', () => {
  it('hides a secret over chunks and over lines', async () => {
    const text = `before\nkey ${KEY} after\nend`;
    for (let at = 0; at <= text.length; at += 1) {
      const lines = await logged([text.slice(0, at), text.slice(at)], [KEY]);
      expect(lines).toEqual(['before', 'key *** after', 'end']);
    }
  });

  it('cuts long lines after that, at any place of a secret', async () => {
    const token = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';
    for (let before = 1_950; before < 2_010; before += 1) {
      const [line = ''] = await logged([`${'-'.repeat(before)}${token}\n`], [token]);
      expect(line).not.toMatch(/[0-9]/);
    }
  });

  it('keeps lines apart however they end', async () => {
    expect(await logged(['a\r\n\nb', 'c\n', 'd'], [])).toEqual(['a', '', 'bc', 'd']);
  });
});
