import { describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import type { ServerFinding } from '../../../../src/service/engine/plan.ts';
import { toldTools } from '../../../../src/service/engine/servers/near-names.ts';

const redactor = createRedactor(['s3cr3t-value']);

const found = (tools: readonly string[] | null): ServerFinding => ({
  ...{ serverId: 'sv', tools, toolsMayChange: false, facts: null, trouble: null },
});

describe('tools a run tells of a server', () => {
  it('are those it was found to have, each once', () => {
    expect(toldTools(found(['add', 'echo', 'add']), redactor)).toEqual({ tools: ['add', 'echo'] });
    expect(toldTools(found([]), redactor)).toEqual({ tools: [] });
  });

  it('are not told where nobody found out', () => {
    expect(toldTools(undefined, redactor)).toEqual({});
    expect(toldTools(found(null), redactor)).toEqual({});
  });

  it('are bounded in number, with a count of the others, and in length', () => {
    const names = Array.from({ length: 3_000 }, (_, index) => `tool-${index}`);
    const { tools = [], moreTools } = toldTools(found(names), redactor);
    expect([tools.length, moreTools]).toEqual([2_000, 1_000]);
    const [long = ''] = toldTools(found(['x'.repeat(100_000)]), redactor).tools ?? [];
    expect(long.length).toBeLessThan(200);
  });

  it('show no secret', () => {
    expect(JSON.stringify(toldTools(found(['read-s3cr3t-value']), redactor))).not.toContain(
      's3cr3t',
    );
  });
});
