import { expect, it } from '@jest/globals';
import { type PolicyBase, policyBase } from '../../src/policy/policy-base.ts';

const SHA = 'a'.repeat(40);
const BASE = 'b'.repeat(40);
const pull = { pull_request: { base: { sha: BASE } } };
const OF_BASE: PolicyBase = { kind: 'commit', sha: BASE };
const OF_SHA: PolicyBase = { kind: 'commit', sha: SHA };
const CHECKOUT: PolicyBase = { kind: 'checkout' };

it.each<[event: string, payload: unknown, base: PolicyBase]>([
  ['pull_request', pull, OF_BASE],
  ['pull_request_target', pull, OF_BASE],
  ['pull_request_review', pull, OF_BASE],
  ['pull_request_review_comment', pull, OF_BASE],
  ['merge_group', { merge_group: { base_sha: BASE } }, OF_BASE],
  ['workflow_run', { workflow_run: {} }, OF_SHA],
  ['issue_comment', { issue: { pull_request: {} } }, OF_SHA],
  ['issue_comment', { issue: {} }, CHECKOUT],
  ['push', {}, CHECKOUT],
  ['schedule', {}, CHECKOUT],
  ['workflow_dispatch', { inputs: {} }, CHECKOUT],
  ['', null, CHECKOUT],
  ['pull_request', null, { kind: 'unknown', event: 'pull_request' }],
  ['pull_request', { pull_request: {} }, { kind: 'unknown', event: 'pull_request' }],
  ['pull_request', { pull_request: 'x' }, { kind: 'unknown', event: 'pull_request' }],
  [
    'pull_request',
    { pull_request: { base: { sha: '../main' } } },
    { kind: 'unknown', event: 'pull_request' },
  ],
  ['merge_group', {}, { kind: 'unknown', event: 'merge_group' }],
])('of %s with %j', (event, payload, base) => {
  expect(policyBase({ GITHUB_EVENT_NAME: event, GITHUB_SHA: SHA }, payload)).toEqual(base);
});
