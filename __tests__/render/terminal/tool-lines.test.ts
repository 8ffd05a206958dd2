import { describe, expect, it } from '@jest/globals';
import type { SurfaceTool } from '../../../src/model/servers/surface.ts';
import { toolLines } from '../../../src/render/terminal/tool-lines.ts';

const page = { paint: (_tone: string, text: string) => text, width: 40 };

function lines(tool: Partial<SurfaceTool>, withSchemas = false): string[] {
  const tools = [{ name: 'echo', inputSchema: {}, ...tool }];
  return toolLines({ servers: [{ server: 'one', tools }], silent: [] }, page, withSchemas);
}

describe('the tools of a server', () => {
  it('say what they take, and what of it may be left out', () => {
    const inputSchema = {
      properties: { days: { type: 'integer' }, unit: { enum: ['C', 'F'] }, any: true },
      required: ['days'],
    };
    expect(lines({ description: 'Says it again', inputSchema })).toEqual([
      ...['one 1 tool', '  echo', '    Says it again'],
      ...['    days: integer', '    unit?: "C" | "F"', '    any?: anything', ''],
    ]);
  });

  it('show their schemas where that is asked for', () => {
    const told = lines({ inputSchema: { type: 'object' }, outputSchema: false }, true);
    expect(told.slice(2, -1)).toEqual([
      ...['    takes:', '    {', '      "type": "object"', '    }', '    gives:', '    false'],
    ]);
  });

  it('let nothing that a server says act on the terminal, or fill it', () => {
    const description = `\u001b[2Jlong ${'words '.repeat(500)}`;
    const properties = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [`a\u202e${at}`, { type: 'x'.repeat(500) }]),
    );
    const told = lines({ name: 'a\nb', description, inputSchema: { properties } });
    expect(told.join('')).not.toContain('\u001b');
    expect(told.join('')).not.toContain('\u202e');
    expect(told.length).toBeLessThan(60);
    expect(told[1]).toBe('  a b');
  });

  it('name servers that do not tell theirs', () => {
    const silent = [{ server: 'down', message: 'cannot be reached', isOwnDoing: false }];
    const told = toolLines({ servers: [{ server: 'one' }], silent }, page, false);
    expect(told[0]).toBe('one does not list its tools');
    expect(told.slice(1).join(' ')).toContain('down');
  });
});
