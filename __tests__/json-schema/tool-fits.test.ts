import { describe, expect, it } from '@jest/globals';
import { ToolFits } from '../../src/json-schema/tool-fits.ts';

const given = (args: Record<string, unknown>) => ({
  arguments: args,
  isOpen: () => false,
  isPart: false,
});

describe('tools that arguments are held against', () => {
  it('are told of once where their schema is none', () => {
    const fits = new ToolFits();
    const broken = fits.tool('weather', 'ask', { type: 'thing' });
    const well = fits.tool('weather', 'tell', { type: 'object', required: ['a'] });
    for (const args of [{}, { a: 1 }]) expect(broken.misfitsOf(given(args))).toEqual([]);
    expect(well.misfitsOf(given({}))).toHaveLength(1);
    expect(fits.untold()).toBe(
      'Arguments were not checked before the run of the tool "ask" of server "weather" (the schema is broken: #/type cannot be "thing").',
    );
  });

  it('are told of in short where there are many', () => {
    const fits = new ToolFits();
    for (let at = 0; at < 50; at += 1) fits.tool('s', `tool ${at}`, null).misfitsOf(given({}));
    expect(fits.untold()).toContain('and of 45 more.');
  });

  it('take whatever comes once the time is over', () => {
    const fits = new ToolFits(0);
    const tool = fits.tool('s', 'ask', { type: 'object', required: ['a'] });
    expect(tool.misfitsOf(given({}))).toEqual([]);
    expect(fits.untold()).toContain('no time left');
  });

  it('have nothing to be told of else', () => {
    const fits = new ToolFits();
    const tool = fits.tool('s', 'ask', { type: 'object' });
    expect(fits.tool('s', 'ask', { type: 'object' })).toBe(tool);
    expect(tool.misfitsOf(given({}))).toEqual([]);
    expect(fits.untold()).toBeNull();
  });
});
