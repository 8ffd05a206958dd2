import { describe, expect, it } from '@jest/globals';
import { provenanceOf, provenanceWords } from '../../../src/baseline/service/run-provenance.ts';
import { stepMarker, withoutMarker } from '../../../src/evals/launch/marker.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const FROM = {
  ...{ branch: 'release/[1] = x', commit: COMMIT, pullRequest: 7 },
  ...{ suite: 'aaaaaaaaaaaaaaaa', policy: 'bbbbbbbbbbbbbbbb' },
};
const ENVIRONMENT = { GITHUB_REPOSITORY: 'acme/app', GITHUB_RUN_ID: '7', GITHUB_JOB: 'evals' };

const notesOf = (user: string, from: Parameters<typeof provenanceWords>[0]) =>
  `${user}\n[${[stepMarker(ENVIRONMENT, 'n1'), ...provenanceWords(from)].join(' ')}]`;

describe('what a run is of', () => {
  it('comes back as it was noted, and is not shown with the notes of the user', () => {
    const notes = notesOf('nightly [mcp-eval-gate evil/repo branch=main]', FROM);
    expect(provenanceOf({ notes })).toEqual({ repository: 'acme/app', ...FROM });
    expect(withoutMarker(notes)).toBe('nightly [mcp-eval-gate evil/repo branch=main]');
  });

  it('is left out where it is not known', () => {
    const nothing = { branch: null, commit: null, pullRequest: null, suite: null, policy: null };
    const notes = notesOf('', nothing);
    expect(notes).toBe('\n[mcp-eval-gate acme/app run 7 job evals n1]');
    expect(provenanceOf({ notes })).toEqual({ repository: 'acme/app', ...nothing });
  });

  it.each([
    null,
    '',
    'nightly',
    '[mcp-eval-gate n1]',
    '[mcp-eval-gate acme/app branch=main] and more',
    `${'x'.repeat(30_000)}[mcp-eval-gate acme/app branch=main]`,
  ])('is not known of notes like %j', (notes) => {
    expect(provenanceOf({ notes })).toBeNull();
  });

  it('is no text that cannot be read', () => {
    const notes = '[mcp-eval-gate acme/app branch=%E0%A4%A pull=-3 commit=c1]';
    expect(provenanceOf({ notes })).toMatchObject({
      ...{ branch: null, pullRequest: null, commit: 'c1' },
    });
  });
});
