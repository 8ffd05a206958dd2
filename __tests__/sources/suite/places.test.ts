/** Places of what stands in a suite file, by members of the API. */
import { expect, test } from '@jest/globals';
import { suiteIn } from '../../support/suites.ts';

const CONTENT = `name: s
server: nope
runs: 2
model: a/b
tests:
  - title: one
    call: x
    with: { price: { low: 1 } }
    error: { matches: a }
    save: { id: { matches: (a) } }
  - title: two
    runs: 3
    each: [{ a: 1 }, { a: 2 }]
    steps:
      - call: orders/x
        with: { price: "{{row.a}}" }
        expect: text
      - call: y
        server: other
        expect:
          - contains: a
          - { path: $.a, min: 1 }
          - { under: { ms: 5, bytes: 6 } }
          - { type: textEquals, text: a }
      - { kind: toolCall, toolName: z, arguments: { b: 1 }, expect: [{ type: isError }] }
  - title: three
    prompt: p
    calls: [a, b: { q: { equals: { c: 1 } } }]
    order: exact
    never: [c]
    expect: answer
`;
const suite = await suiteIn(CONTENT, ['orders', 'other']);

test.each<[number, number | null, (string | number)[], string]>([
  [0, null, [], '6:5 tests[0].title'],
  [0, null, ['runs'], '3:1 runs'],
  [0, 0, [], '7:5 tests[0].call'],
  [0, 0, ['toolName'], '7:5 tests[0].call'],
  [0, 0, ['serverName'], '2:1 server'],
  [0, 0, ['arguments'], '8:5 tests[0].with'],
  [0, 0, ['arguments', 'price', 'low'], '8:22 tests[0].with.price.low'],
  [0, 0, ['arguments', 'missing'], '8:5 tests[0].with'],
  [0, 0, ['expectError', 'matches'], '9:14 tests[0].error.matches'],
  [0, 0, ['capture', 'id', 'pattern'], '10:19 tests[0].save.id.matches'],
  [1, null, ['runs'], '12:5 tests[1].runs'],
  [1, 0, ['serverName'], '15:9 tests[1].steps[0].call'],
  [1, 0, ['arguments', 'price'], '16:17 tests[1].steps[0].with.price'],
  [2, 0, ['arguments', 'price'], '16:17 tests[1].steps[0].with.price'],
  [1, 1, ['assertion', 'text'], '17:9 tests[1].steps[0].expect'],
  [1, 2, ['serverName'], '19:9 tests[1].steps[1].server'],
  [1, 3, [], '21:13 tests[1].steps[1].expect[0]'],
  [1, 3, ['assertion', 'text'], '21:13 tests[1].steps[1].expect[0].contains'],
  [1, 4, ['assertion', 'min'], '22:26 tests[1].steps[1].expect[1].min'],
  [1, 6, ['assertion', 'bytes'], '23:31 tests[1].steps[1].expect[2].under.bytes'],
  [1, 7, ['assertion', 'text'], '24:33 tests[1].steps[1].expect[3].text'],
  [1, 8, ['arguments', 'b'], '25:53 tests[1].steps[2].arguments.b'],
  [1, 8, ['expect', 0, 'type'], '25:72 tests[1].steps[2].expect[0].type'],
  [3, null, ['model'], '4:1 model'],
  [3, null, ['matchOptions', 'toolCallOrder'], '29:5 tests[2].order'],
  [3, 0, ['prompt'], '27:5 tests[2].prompt'],
  [3, 1, ['assertion', 'toolName'], '28:13 tests[2].calls[0]'],
  [3, 2, ['assertion', 'args', 'args', 'q', 'equals'], '28:26 tests[2].calls[1].b.q.equals'],
  [3, 3, [], '30:13 tests[2].never[0]'],
  [3, 4, ['assertion', 'needle'], '31:5 tests[2].expect'],
  [9, null, [], '1:1 '],
])('test %i, step %p, %j', (at, step, path, place) => {
  const found = suite.placeOf(at, step, path);
  expect(`${found.line}:${found.column} ${found.path}`).toBe(place);
});
