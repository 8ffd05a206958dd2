/** Local servers of both eras that do not behave, and lists that do not end. */
import { testLocal } from '../../support/servers/hostile.ts';

/** In both eras of MCP. */
const BOTH: Parameters<typeof testLocal>[1] = [
  ['300,000 values', 'failed malformed call', /250000 values.*"isOpen":true/],
  ['100,000 levels', 'failed malformed call', /500 levels.*"isOpen":true/],
  ['deep schema', 'failed malformed list', /500 levels/],
  ['silent at call', 'failed timeout call', /"limitMs":(?:1500|12000).*"isOpen":false/],
  ['exit in call', 'failed crash call', /"exitCode":3/],
  ['null result', 'failed malformed call'],
  ['two answers', 'passed'],
  ['endless pages', 'failed malformed list'],
];
const LISTS: Parameters<typeof testLocal>[1] = [
  ['same cursor', 'failed malformed list'],
  ['10,001 tools', 'failed malformed list', /10000/],
  ['200,000 tools', 'failed malformed list', /250000 values/],
  ['9 MB pages', 'failed malformed list'],
];

testLocal('session', [...BOTH, ...LISTS]);
testLocal('stateless', [...BOTH, ['wants input', 'failed malformed call', /sampling/]]);
