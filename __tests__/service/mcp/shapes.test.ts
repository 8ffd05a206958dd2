/** Which parameters may ask for headers. */
import { expect, test } from '@jest/globals';
import { headerMistakes } from '../../../src/service/mcp/shapes.ts';

const wants = (header: unknown, type: unknown = 'string') => ({ type, 'x-mcp-header': header });
const withParameters = (...parameters: object[]) => ({ properties: { ...parameters } });

test.each([
  ['texts, integers and flags', withParameters(wants('A'), wants('b', 'integer'), wants('C!')), 0],
  ['a part of a parameter', withParameters(withParameters(wants('A', 'boolean'))), 0],
  ['no header', withParameters({ type: 'number', description: '"x-mcp-header":' }), 0],
  ['an empty name', withParameters(wants('')), 1],
  ['a name that is no token', withParameters(wants('My Region')), 1],
  ['a line in the name', withParameters(wants('A\n')), 1],
  ['a letter beyond ASCII', withParameters(wants('Région')), 1],
  ['a name that is no text', withParameters(wants(5)), 1],
  ['a number', withParameters(wants('A', 'number')), 1],
  ['no type', withParameters(wants('A', null)), 1],
  ['an object', withParameters(wants('A', 'object')), 1],
  ['one name twice', withParameters(wants('Region'), wants('REGION')), 1],
  ['all arguments', wants('A'), 1],
  ['items of a list', withParameters({ items: wants('A') }), 1],
  ['an alternative', { anyOf: [withParameters(wants('A'))] }, 1],
])('headers for %s', (_, schema, count) => expect(headerMistakes(schema)).toHaveLength(count));
