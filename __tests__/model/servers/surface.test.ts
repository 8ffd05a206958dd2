import { describe, expect, it } from '@jest/globals';
import { canonicalSurface, type ServerSurface } from '../../../src/model/servers/surface.ts';

const surface: ServerSurface = {
  server: 'weather',
  tools: [
    {
      inputSchema: {
        type: 'object',
        required: ['z', 'a'],
        properties: { z: {}, a: { b: 1, a: 2 } },
      },
      name: 'b',
      annotations: { openWorldHint: true, readOnlyHint: false },
    },
    { outputSchema: { z: 1, a: 1 }, inputSchema: true, description: 'd', title: 't', name: 'a' },
  ],
  prompts: [
    {
      name: 'p',
      arguments: [
        { required: true, name: 'y' },
        { required: false, name: 'x' },
      ],
    },
  ],
  resources: [
    { uri: 'b:', name: 'first' },
    { uri: 'a:', name: 'second', mimeType: 'text/plain' },
  ],
  resourceTemplates: [{ uriTemplate: 'x:{y}', name: 'template' }],
};

describe('canonicalSurface', () => {
  it('is one text however the server orders what it writes', () => {
    expect(JSON.stringify(canonicalSurface(surface), null, 1)).toMatchInlineSnapshot(`
"{
 "server": "weather",
 "tools": [
  {
   "name": "a",
   "title": "t",
   "description": "d",
   "inputSchema": true,
   "outputSchema": {
    "a": 1,
    "z": 1
   }
  },
  {
   "name": "b",
   "inputSchema": {
    "properties": {
     "a": {
      "a": 2,
      "b": 1
     },
     "z": {}
    },
    "required": [
     "z",
     "a"
    ],
    "type": "object"
   },
   "annotations": {
    "readOnlyHint": false,
    "openWorldHint": true
   }
  }
 ],
 "prompts": [
  {
   "name": "p",
   "arguments": [
    {
     "name": "x",
     "required": false
    },
    {
     "name": "y",
     "required": true
    }
   ]
  }
 ],
 "resources": [
  {
   "name": "second",
   "uri": "a:",
   "mimeType": "text/plain"
  },
  {
   "name": "first",
   "uri": "b:"
  }
 ],
 "resourceTemplates": [
  {
   "name": "template",
   "uriTemplate": "x:{y}"
  }
 ]
}"
`);
  });

  it('leaves lists away that nobody found out', () => {
    expect(canonicalSurface({ server: 's' })).toEqual({ server: 's' });
  });

  it('says the same of what it has ordered', () => {
    const once = JSON.stringify(canonicalSurface(surface));
    expect(JSON.stringify(canonicalSurface(JSON.parse(once)))).toBe(once);
  });

  it('orders a schema that is nested deeper than any stack, as far as anybody looks', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`);
    const [tool] =
      canonicalSurface({ server: 's', tools: [{ name: 'a', inputSchema: deep }] }).tools ?? [];
    expect(Object.keys(tool?.inputSchema ?? {})).toEqual(['a']);
  });
});
