import { describe, expect, it } from '@jest/globals';
import { whyNotCalled } from '../../../src/cli/skeleton/skipped-tool.ts';

const why = (name: string, annotations?: object) =>
  whyNotCalled({ name, inputSchema: {}, ...(annotations && { annotations }) });

describe('whyNotCalled', () => {
  it.each([
    ['get_orders', undefined],
    ['delete_all', { readOnlyHint: true }],
    ['updates', undefined],
    ['get', { destructiveHint: false }],
  ])('lets %s with %j be called', (name, annotations) => {
    expect(why(name, annotations)).toBeNull();
  });

  it('has no calls of one that takes them as tasks alone', () => {
    const tool = { name: 'get', inputSchema: {}, annotations: { readOnlyHint: true } };
    expect(whyNotCalled({ ...tool, taskSupport: 'required' })).toMatch(/as tasks alone/);
  });

  it.each([
    ['get', { destructiveHint: true }, /may destroy something/],
    ['get', { readOnlyHint: false }, /changes something/],
    ['get', { readOnlyHint: false, destructiveHint: false }, /changes something/],
    ['create_note', { destructiveHint: false }, /it is called "create"/],
    ['reserve_book', undefined, /it is called "reserve"/],
    ['deleteFile', undefined, /it is called "delete"/],
    ['repo.push-tags', undefined, /it is called "push"/],
    ['write', { idempotentHint: true }, /it is called "write"/],
  ])('has %s with %j looked at first', (name, annotations, reason) => {
    expect(why(name, annotations)).toMatch(reason);
  });
});
