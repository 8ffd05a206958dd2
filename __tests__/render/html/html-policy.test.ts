import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  PAGE_SCRIPT,
  PAGE_SCRIPT_SHA256,
  PAGE_STYLES,
  PAGE_STYLES_SHA256,
} from '../../../src/render/html/generated/page.ts';

describe('the policy of the HTML report', () => {
  it.each([
    ['script', PAGE_SCRIPT, PAGE_SCRIPT_SHA256],
    ['styles', PAGE_STYLES, PAGE_STYLES_SHA256],
  ])('knows its %s by the hash', (_what, content, hash) => {
    expect(hash).toBe(createHash('sha256').update(content).digest('base64'));
  });

  it('comes with the licences of what others wrote of the script', () => {
    expect(PAGE_SCRIPT).toMatch(/^\/\*! preact\n\nThe MIT License/);
  });
});
