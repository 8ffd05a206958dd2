/** Local servers of both eras that do not behave, and lists that do not end. */
import { type LocalRow, testLocal } from '../../support/servers/hostile-rows.ts';

/** In both eras of MCP. */
const BOTH: LocalRow[] = [
  ['300,000 values', 'failed malformed call', /250000 values.*"isOpen":true/],
  ['100,000 levels', 'failed malformed call', /500 levels.*"isOpen":true/],
  ['deep schema', 'failed malformed list', /500 levels/],
  ['silent at call', 'failed timeout call', /"limitMs":(?:1500|12000)/],
  ['exit in call', 'failed crash call', /"exitCode":3/],
  ['null result', 'failed malformed call'],
  ['two answers', 'passed'],
  ['endless pages', 'failed malformed list'],
];
const LISTS: LocalRow[] = [
  ['same cursor', 'failed malformed list'],
  ['10,001 tools', 'failed malformed list', /10000/],
  ['200,000 tools', 'failed malformed list', /250000 values/],
  ['tool without a schema', 'passed', /"tools":\["t"\]/],
  ['schema of an array', 'passed', /"tools":\["t"\]/],
  ['tool that is null', 'passed', /"tools":\["t"\]/],
  ['tools that are an object', 'failed malformed list', /tools/],
  ['9 MB pages', 'failed malformed list'],
  ['empty cursor', 'passed'],
];

testLocal('session', [...BOTH, ...LISTS]);
testLocal('stateless', [...BOTH, ['wants input', 'failed malformed call', /sampling/]]);
