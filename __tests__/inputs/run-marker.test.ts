import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readEvent } from '../../src/github/event.ts';
import { readMarker, writeMarker } from '../../src/inputs/run-marker.ts';

/** The notes of a pull request's run from a branch, by a step of a key. */
function notesOf(branch: string | null, key: string) {
  const variables = {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REPOSITORY: 'acme/demo',
    GITHUB_RUN_ID: '7',
    GITHUB_JOB: 'test',
    GITHUB_ACTION: '__run 2',
  };
  const event = { ...readEvent(variables, null), pull: 3 };
  const origin = { commit: 'c0ffee', branch, createdAtMs: 1, run: '7', key };
  return writeMarker({ event, openGitHub: () => null }, origin);
}

test('a marker names the step and the origin', () => {
  expect(notesOf('a b', 'k')).toBe(
    '[mcp-eval-gate acme/demo run=7 attempt=1 job=test step=__run+2 event=pull_request branch=a+b commit=c0ffee pull=3 key=k]',
  );
});

test('what is written is read, whatever the names are', () => {
  const name = fc.string({ unit: 'grapheme' });
  const check = (branch: string | null, key: string, text: string) => {
    const said = { repository: 'acme/demo', event: 'pull_request', workflowRun: 7, pull: '3' };
    const notes = `${text}\n${notesOf(branch, key)}`;
    expect(readMarker(notes)).toMatchObject({ ...said, commit: 'c0ffee', branch, key });
  };
  fc.assert(fc.property(fc.option(name), name, name, check), { numRuns: 50 });
});

test.each([
  null,
  '',
  'by hand',
  '[mcp-eval-gate acme/demo run=7',
  '[mcp-eval-gate acme/demo run=7] and more',
  '[mcp-eval-gate acme/[demo] run=7]',
  `${'x'.repeat(20_000)}[mcp-eval-gate acme/demo run=7]`,
])('no marker: %j', (notes) => {
  expect(readMarker(notes)).toBeNull();
});

test('a marker of others has holes', () => {
  const read = readMarker('[mcp-eval-gate acme/demo run=x branch=%zz%ff]');
  const none = { commit: null, pull: null, key: null, event: '', workflowRun: NaN };
  expect(read).toMatchObject({ ...none, repository: 'acme/demo', branch: '%zz\ufffd' });
});
