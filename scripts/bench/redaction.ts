import { randomBytes } from 'node:crypto';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { type Measurement, timing } from './rig/measurement.ts';

const REPEATS = 5;
const SECRETS = 100;
const TEXT_LENGTH = 50_000_000;
const BUDGET_MS = 2_500;
const BUILD_BUDGET_MS = 300;

/**
 * Time to take 100 secrets, each in all its forms, out of 50 MB of what logs and reports hold:
 * words, code, paths and Base64, so that the begins of secrets are met all the time.
 */
export function measureRedaction(): Measurement[] {
  const secrets = Array.from({ length: SECRETS }, (_, index) =>
    index % 3 === 0
      ? `${randomBytes(15).toString('base64')}"&+/${index}`
      : `ghp_${randomBytes(18).toString('base64url')}`,
  );
  const text = sampleText(secrets);
  const builds: number[] = [];
  const passes: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const startMs = performance.now();
    const redactor = createRedactor(secrets);
    const builtMs = performance.now();
    const redacted = redactor.text(text);
    passes.push(performance.now() - builtMs);
    builds.push(builtMs - startMs);
    if (redacted.split('***').length !== SECRETS + 1) throw new Error('a secret was not found');
  }
  return [
    timing('redactor of 100 secrets in all forms', builds, BUILD_BUDGET_MS),
    timing('redaction of 50 MB, 100 secrets', passes, BUDGET_MS),
  ];
}

/** Each secret stands in it once. */
function sampleText(secrets: readonly string[]): string {
  const line =
    'the server answered 200 with "arguments": {"city": "Oslo", "limit": 5} in 132 ms\n' +
    '    at Object.<anonymous> (/home/runner/work/app/src/tools/weather.test.ts:12:3)\n';
  let part = '';
  while (part.length < TEXT_LENGTH / secrets.length) {
    part += `${line}${randomBytes(30).toString('base64')}\n`;
  }
  return secrets.map((secret) => `${part}${secret}\n`).join('');
}
