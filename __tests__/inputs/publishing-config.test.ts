import { describe, expect, it } from '@jest/globals';
import { toPublishingConfig } from '../../src/inputs/config.ts';

const DEFAULTS = {
  collectsOnly: false,
  failOn: ['failed', 'incomplete', 'invalid'],
  summary: true,
  comment: 'auto',
  commentKey: undefined,
  prNumber: undefined,
  annotations: true,
  checkName: undefined,
  incompleteConclusion: undefined,
  artifactName: 'mcp-eval-report',
  matrix: 'null',
  githubToken: undefined,
};

describe('toPublishingConfig', () => {
  it('has a default for everything', () => {
    expect(toPublishingConfig({})).toMatchObject(DEFAULTS);
  });

  it.each<[string, string]>([
    ['comment', 'sometimes'],
    ['pr-number', '0'],
    ['pr-number', '1.5'],
    ['annotations', 'yes'],
    ['incomplete-conclusion', 'success'],
    ['fail-on', 'rain'],
  ])('falls back to the default of %s where it is %s, and keeps the others', (name, value) => {
    const read = toPublishingConfig({ [name]: value, 'check-name': 'Evals' });
    expect(read).toMatchObject({ ...DEFAULTS, checkName: 'Evals' });
  });

  it('reads what is given', () => {
    const given = {
      mode: 'collect',
      comment: 'on-failure',
      'comment-key': 'smoke',
      'pr-number': '42',
      'incomplete-conclusion': 'action_required',
      'artifact-name': 'never',
      matrix: '{"os":"linux"}',
    };
    expect(toPublishingConfig(given)).toMatchObject({
      collectsOnly: true,
      comment: 'on-failure',
      commentKey: 'smoke',
      prNumber: 42,
      incompleteConclusion: 'action_required',
      artifactName: undefined,
      matrix: '{"os":"linux"}',
    });
  });

  it('tells results apart by what the user asks for', () => {
    const subjects = [
      { 'suite-file': 'a.yaml' },
      { 'suite-file': 'b.yaml' },
      { results: 'a.yaml' },
      { suite: 'a.yaml' },
    ].map((raw) => toPublishingConfig(raw).subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});
