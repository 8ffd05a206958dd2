import { expect, test } from '@jest/globals';
import type { ToolChange } from '../../src/report/verdict.ts';
import * as words from '../../src/words/tool-changes.ts';
import { CHANGED } from '../support/comparisons.ts';

const { adviseToolChange, describeToolChange, describeToolUse } = words;

test.each<[ToolChange['what'], string | null, string | null, string]>([
  ['tool-removed', null, null, '`list_alerts` was removed'],
  ['tool-renamed', null, 'alerts', '`list_alerts` is now `alerts`'],
  ['parameter-removed', 'region', null, '`list_alerts` no longer takes `region`'],
  ['parameter-renamed', 'region', 'zone', '`region` of `list_alerts` is now `zone`'],
  ['parameter-required', 'zone', null, '`list_alerts` now needs `zone`'],
  ['parameter-changed', 'zo\nne', null, '`zo ne` of `list_alerts` has another schema'],
])('%s', (what, parameter, newName, sentence) => {
  const change = { ...CHANGED, what, tool: 'list_alerts', parameter, newName };
  expect(describeToolChange(change)).toBe(sentence);
  expect(adviseToolChange(change)).toMatch(/, or (?:update callers|delete the cases .*)\.$/);
});

test.each<[Partial<ToolChange>, string]>([
  [{ what: 'tool-added', effect: 'compatible' }, 'Compatible: `t` is new (server `s`).'],
  [
    { what: 'parameter-changed', parameter: 'a', detail: ['type', '"string"', ''] },
    'Breaking: `a` of `t` has another schema (`type`: "string" → none) (server `s`). Accept the earlier one, or update callers.',
  ],
  [
    { what: 'tool-removed', kind: 'prompts' },
    'Breaking: prompt `t` was removed (server `s`). Restore it, or delete the cases that use it.',
  ],
  [
    { what: 'promise-lost', parameter: 'read-only' },
    'Breaking: `t` no longer promises to be read-only (server `s`). Keep the promise, or update callers.',
  ],
  [
    { what: 'media-type-changed', kind: 'resources', detail: ['mimeType', 'text/plain', 'a/b'] },
    'Breaking: resource `t` has another media type (`mimeType`: text/plain → a/b) (server `s`). Keep the earlier one, or update callers.',
  ],
  [
    { what: 'parameter-removed', parameter: 'a', isOutput: true, caseCount: 2 },
    'Breaking: `t` no longer returns `a` (server `s`). 2 cases of this suite use it. Still accept it, or update callers.',
  ],
])('%j as a change of what is offered', (members, sentence) => {
  expect(words.describeOffer({ ...CHANGED, what: 'wording', ...members })).toBe(sentence);
});

test.each([
  [0, 'No case of this suite uses it.'],
  [1, '1 case of this suite uses it.'],
  [6, '6 cases of this suite use it.'],
])('%d cases', (caseCount, sentence) => {
  expect(describeToolUse({ caseCount })).toBe(sentence);
});
