import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { suiteSkeleton } from '../../../src/cli/skeleton/suite-skeleton.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import type { SurfaceTool } from '../../../src/model/servers/surface.ts';

const tool = (name: string, more: Partial<SurfaceTool> = {}): SurfaceTool => ({
  ...{ name, inputSchema: { type: 'object' }, ...more },
});
const OWN = { name: 'smoke', isOwn: true };
const skeletonOf = (...tools: SurfaceTool[]) => suiteSkeleton([{ server: 'shop', tools }], OWN);

describe('suiteSkeleton', () => {
  it('has a case a tool, and says what is made up and why some are not run', async () => {
    const inputSchema = {
      type: 'object',
      properties: { id: { type: 'string' } },
      required: ['id'],
    };
    const { text, ...counts } = await skeletonOf(
      tool('find', { inputSchema, description: 'Finds a thing' }),
      tool('drop', { annotations: { destructiveHint: true } }),
    );
    expect(counts).toEqual({ cases: 3, skipped: 1, madeUp: 1, leftOut: [] });
    // The address by which an editor finds the schema.
    expect(text).toMatch(/^# yaml-language-server: \$schema=https:\S+\/suite-file\.schema\.json\n/);
    expect(text).toContain('\n  # Finds a thing\n  - title: find\n');
    expect(text).toContain('          id: change me # made up\n');
    expect(text).toContain('        assertion: { type: noToolErrors }\n');
    const { cases } = await parseSuiteFile('suite', text);
    expect(cases.map(({ skip }) => skip !== null)).toEqual([false, false, true]);
  });

  it('asks nothing of a service elsewhere that it does not take', async () => {
    const tools = [tool('find', { outputSchema: { type: 'object' } })];
    const { text } = await suiteSkeleton([{ server: 'shop', tools }], { ...OWN, isOwn: false });
    expect(parse(text).tests).toHaveLength(1);
    expect(text).not.toContain('matchesOutputSchema');
    expect((await skeletonOf(...tools)).text).toContain('matchesOutputSchema');
  });

  it('keeps what servers say from being more than a value or a comment', async () => {
    const hostile = 'a"\n  - title: mine\n\u001b[2J\u2028# *a &b !!js';
    const properties = { [hostile]: { const: hostile } };
    const { text, leftOut } = await suiteSkeleton(
      [
        { server: `${hostile}1`, tools: [tool(hostile, { description: `${hostile}\ntests: []` })] },
        {
          server: `${hostile}2`,
          tools: [
            tool('same', { inputSchema: { type: 'object', properties, required: [hostile] } }),
            tool('same'),
          ],
        },
      ],
      OWN,
    );
    expect(leftOut).toEqual([]);
    const { cases } = await parseSuiteFile('suite', text);
    expect(cases.map(({ test }) => test.title)).not.toContain('mine');
    expect(text).not.toContain('\u001b');
    expect(text.split('\n').filter((line) => line.startsWith('tests:'))).toEqual(['tests:']);
  });

  it('leaves out what a suite cannot say', async () => {
    const { cases, leftOut } = await skeletonOf(tool('{{row.x}}'), tool('a'));
    expect(cases).toBe(2);
    expect(leftOut).toMatchObject([{ tool: '{{row.x}}', why: expect.stringContaining('row.x') }]);
  });

  it('takes a tool of no name, and two of one, without two cases of one title', async () => {
    const { cases, leftOut } = await skeletonOf(tool(''), tool('a'), tool('a'));
    expect(cases + leftOut.length).toBe(4);
    expect(leftOut.map(({ tool: name }) => name)).toEqual(['']);
  });
});
