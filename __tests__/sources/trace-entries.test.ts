/** Traces of other services, and hostile ones. */
import { expect, test } from '@jest/globals';
import { trace as wireTrace } from '../../src/api/resources/evals.ts';
import { readTolerantly } from '../../src/api/tolerant.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { trace } from '../../src/report/trace.ts';
import { readTrace } from '../../src/sources/evals/trace-entries.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';

const SECRET = 'sk-9fJ2kLq81mZx';
const redactor = new Redactor();
redactor.add('key', [SECRET]);

function read(wire: object, startedAt: number | null = null) {
  const found = readTolerantly(wireTrace, wire);
  if ('misfits' in found) throw new Error(JSON.stringify(found.misfits));
  const serverOf = (step: string | null, _tool: string, id: string | null) => id ?? step;
  const result = readTrace(found.value, { startedAt, serverOf, lineOf: () => 7, redactor });
  // It can be stored and read again.
  expect(trace.parse(JSON.parse(JSON.stringify(result)))).toEqual(result);
  return result;
}

const ASKED = { type: 'tool-call', toolCallId: 'c1', toolName: 'forecast' };
const TOLD = { type: 'tool-result', toolCallId: 'c1', toolName: 'forecast' };
const said = (content: unknown, role = 'assistant') => ({ role, content });
const span = (category: string, startMs: number, endMs: number, more = {}) => {
  return { id: 'x', name: category, category, startMs, endMs, ...more };
};

test.each([
  ['of another service', 0, null],
  ['as dates', 1.7e12, 1.7e12],
])('times %s count from the start', (_name, base, startedAt) => {
  const REASONS = { type: 'reasoning', text: 'I look.' };
  const messages = [
    said('Be brief.', 'system'),
    said('Rain?', 'user'),
    said([REASONS, { ...ASKED, args: { city: 'Paris' } }]),
    said([{ ...TOLD, result: { rain: true } }], 'tool'),
    said([{ type: 'text', text: 'Yes.' }, 'Rain.']),
  ];
  const of = (category: string, from: number, to: number, more = {}) =>
    span(category, base + from, base + to, more);
  const spans = [
    of('llm', 60, 90, { messageStartIndex: 4 }),
    of('tool', 40, 50, { toolCallId: 'c1', serverId: 'srv', authoredStepId: 's1' }),
    of('llm', 10, 40, { messageStartIndex: 2 }),
    of('llm', 95, 99, { messageStartIndex: 5 }),
    of('step', 9, 99),
  ];
  expect(read({ messages, spans }, startedAt)).toEqual({
    entries: [
      { what: 'prompt', text: 'Be brief.' },
      { what: 'prompt', text: 'Rain?' },
      { what: 'answer', text: 'I look.', startMs: 10, durationMs: 30 },
      {
        ...{ what: 'call', server: 'srv', tool: 'forecast', step: 's1', line: 7 },
        ...{ arguments: '{"city":"Paris"}', answer: '{"rain":true}', images: [] },
        ...{ isError: false, startMs: 40, durationMs: 10 },
      },
      { what: 'answer', text: 'Yes.\nRain.', startMs: 60, durationMs: 30 },
      { what: 'answer', text: '', startMs: 95, durationMs: 4 },
    ],
    more: 0,
  });
});

const image = (data: string, mimeType = 'image/png', type = 'image') => ({ type, data, mimeType });
const content = (...parts: object[]) => ({ output: { content: parts } });
const address = (data: string) => `data:image/png;base64,${data}`;
const large = 'A'.repeat(199_976);
const BIG = image(large);
const json = (value: unknown) => ({ output: { type: 'json', value } });
const A = { type: 'text', text: 'a' };
const RESOURCES = ['a', 'b'].map((text) => ({ uri: text, text }));
const GIF = { type: 'image-data', data: 'iVBO', mediaType: 'image/gif' };
const GIF_URL = 'data:image/gif;base64,';
const BLOB = { blob: 'iVBO', mimeType: 'image/png' };

test.each<[string, object, answer: string | null, images?: string[], isError?: boolean]>([
  ['text', { output: { type: 'text', value: 'hi' } }, 'hi'],
  ['an error', { output: { type: 'error-text', value: 'no' } }, 'no', [], true],
  ['a flag', { output: 'no', isError: true }, 'no', [], true],
  ['a flag of MCP', json({ isError: true }), '{"isError":true}', [], true],
  ['a value', { output: { type: 'celsius', value: 3 } }, '{"type":"celsius","value":3}'],
  ['a list', { result: [1, { text: 'x' }] }, '[1,{"text":"x"}]'],
  ['nothing', {}, null],
  ['null', { output: null }, null],
  ['a secret', { output: { a: [`is ${SECRET}`], [SECRET]: 1 } }, '{"a":["is ***"],"***":1}'],
  ['a prompt', { output: { messages: [{ role: 'user', content: A }] } }, 'a'],
  ['resources', { output: { contents: RESOURCES } }, 'a\nb'],
  ['a link', content({ type: 'resource_link', uri: 'x' }), '{"type":"resource_link","uri":"x"}'],
  ['an image', content(image('iVBO')), '', [address('iVBO')]],
  ['a type in capitals', content(image('/9j/', 'IMAGE/JPG')), '', ['data:image/jpeg;base64,/9j/']],
  ['an address', content({ type: 'image', image: address('iVBO') }), '', [address('iVBO')]],
  ['parts of the SDK', { output: { type: 'content', value: [GIF] } }, '', [`${GIF_URL}iVBO`]],
  ['a resource', content({ type: 'resource', resource: BLOB }), '', [address('iVBO')]],
  ['what can run', content(image('PHN2Zz4=', 'image/svg+xml')), '[image, 1 kB]'],
  ['what is elsewhere', content({ type: 'image', image: 'https://a.test/x.png' }), '[image, 1 kB]'],
  ['markup', content(image('"><script>')), '[image, 1 kB]'],
  ['a script', content({ type: 'image', data: 'data:text/html;base64,AAAA' }), '[image, 1 kB]'],
  ['a secret in Base64', content(image(btoa(`....${SECRET}....`.slice(1)))), '[image, 1 kB]'],
  ['sound', content(image('A'.repeat(4_000), 'audio/wav', 'audio')), '[audio, 3 kB]'],
  ['a large image', content(image('A'.repeat(400_000))), '[image, 300 kB]'],
  ['a cut image', content(image(`${'A'.repeat(262_143)}…`)), '[image, over 197 kB]'],
  ['many images', content(BIG, BIG, BIG), '[image, 150 kB]', [address(large), address(large)]],
])('a result: %s', (_name, told, answer, images = [], isError = false) => {
  const messages = [said([{ ...ASKED }]), said([{ ...TOLD, ...told }], 'tool')];
  const { entries } = read({ messages });
  expect(entries).toMatchObject([{ arguments: null, answer, images, isError }]);
});

test('calls of one id get their results in turn; a result without a call is left out', () => {
  const results = ['a', 'b', 'c'].map((output) => ({ ...TOLD, output }));
  const { entries } = read({ messages: [said([ASKED, ASKED]), said(results, 'tool')] });
  expect(entries).toMatchObject([{ answer: 'a' }, { answer: 'b' }]);
});

test('long traces are cut after they are redacted', () => {
  const long = `${'x'.repeat(19_990)}${SECRET}${'y'.repeat(100)}`;
  const messages = [
    said([{ ...ASKED, input: { long } }]),
    said([{ ...TOLD, output: long }], 'tool'),
    ...Array(600).fill(said('hi', 'user')),
  ];
  const { entries, more } = read({ messages });
  expect([entries.length, more]).toEqual([500, 101]);
  const texts = JSON.stringify(entries[0]);
  // The mask is shorter than the secret.
  expect(entries[0]).toMatchObject({ leftOut: long.length - 20_000 + 1 });
  expect(entries[1]).not.toHaveProperty('leftOut');
  expect(texts).toContain('***');
  expect(texts).not.toContain(SECRET.slice(0, 8));
});

test('hostile texts become fit to be shown', () => {
  let nested: unknown = 'x';
  for (let depth = 0; depth < 3_000; depth += 1) nested = [nested];
  for (const hostile of [...HOSTILE_TEXTS, nested]) {
    const input = { a: hostile };
    const messages = [
      said(hostile, 'user'),
      said([{ ...ASKED, input, toolName: hostile }, hostile]),
      said([{ ...TOLD, toolName: hostile, output: input }], 'tool'),
    ];
    const spans = [span('tool', 5, 1, { toolCallId: 'c1' })];
    const texts = JSON.stringify(read({ messages, spans }));
    expect(texts).not.toMatch(/\\u001b|\\u202e|\\u0000/);
  }
});
