import { describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import { ServerMemory } from '../../../../src/service/engine/lanes/server-memory.ts';
import type { ServerFinding } from '../../../../src/service/engine/plan.ts';
import type { CaseServer } from '../../../../src/service/engine/servers/case-servers.ts';
import type { ServerFacts } from '../../../../src/service/mcp/protocol/server-facts.ts';
import { type McpFailureKind, McpServerError } from '../../../../src/service/mcp/server-error.ts';
import { fixtureServer } from '../../../support/service/engine/servers.ts';

const waiting = (connectTimeoutMs: number): CaseServer => ({
  ...fixtureServer('shop'),
  ...{ limits: { connectTimeoutMs, fetchTimeoutMs: 1, callTimeoutMs: 1 }, key: 'shop' },
});
const server = waiting(5_000);
const redactor = createRedactor(['very-secret']);
const facts: ServerFacts = {
  ...{ pid: 1, protocolVersion: '2025-11-25', era: 'session', serverInfo: null },
  ...{ capabilities: {}, toolsMayChange: true },
};
const finding: ServerFinding = {
  ...{ serverId: server.id, tools: ['echo'], toolsMayChange: true, facts, trouble: null },
};
const failure = (kind: McpFailureKind) =>
  new McpServerError(kind, 'shop', redactor.text('MCP server "shop" is very-secret.'), {
    isConnecting: true,
  });

describe('what a run knows of a server', () => {
  it('has it given up after two failures in a row, and keeps what was found before', () => {
    const memory = new ServerMemory([finding], redactor);
    memory.failed(server, failure('closed'));
    expect(memory.findingsFor([server])).toEqual([finding]);
    memory.failed(server, failure('closed'));
    memory.failed(server, failure('unreachable'));
    expect(memory.timesGivenUp).toBe(1);
    const findings = memory.findingsFor([server]);
    expect(findings).toEqual([
      { ...finding, trouble: { stage: 'connect', blame: 'server', message: expect.any(String) } },
    ]);
    expect(findings[0]?.trouble?.message).toContain('MCP server "shop" is ***.');
  });

  it('forgets a failure once a connect has succeeded', () => {
    const memory = new ServerMemory([finding], redactor);
    for (let turn = 0; turn < 5; turn += 1) {
      memory.failed(server, failure('closed'));
      memory.connected(server, facts);
    }
    expect(memory.timesGivenUp).toBe(0);
  });

  it('forgets no connect that ran out of time, since each costs as much again', () => {
    const memory = new ServerMemory([finding], redactor);
    memory.failed(server, failure('timeout'));
    memory.connected(server, facts);
    memory.failed(server, failure('timeout'));
    expect(memory.timesGivenUp).toBe(1);
  });

  it('has it given up for nobody who has more time for it than it had in vain', () => {
    const memory = new ServerMemory([finding], redactor);
    const [short, longer] = [waiting(1_000), waiting(60_000)];
    const told: boolean[][] = [];
    memory.onGivenUp((isGivenUp) => told.push([short, server, longer].map(isGivenUp)));
    const givenUp = () =>
      [short, server, longer].map((one) => memory.findingsFor([one])[0]?.trouble != null);
    memory.failed(short, failure('timeout'));
    memory.failed(server, failure('timeout'));
    expect(givenUp()).toEqual([true, false, false]);
    memory.failed(server, failure('timeout'));
    expect(givenUp()).toEqual([true, true, false]);
    memory.failed(longer, failure('closed'));
    expect(givenUp()).toEqual([true, true, false]);
    memory.failed(longer, failure('closed'));
    expect(givenUp()).toEqual([true, true, true]);
    expect(told).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
  });

  it('has how it speaks, from the look at it or from a connect since', () => {
    const memory = new ServerMemory([finding], redactor);
    expect(memory.factsOf(server)).toBe(facts);
    const other = { ...facts, protocolVersion: '2026-07-28' };
    memory.connected(server, other);
    expect(memory.factsOf(server)).toBe(other);
    expect(memory.factsOf(fixtureServer('other'))).toBeUndefined();
  });

  it('does not ask a server for its tools again that could not list them', () => {
    const listed = new ServerMemory([finding], redactor);
    expect(listed.isListable(server)).toBe(true);
    listed.unlistable(server);
    expect(listed.isListable(server)).toBe(false);
    const trouble = { stage: 'list', blame: 'server', message: redactor.text('no') } as const;
    const found = new ServerMemory([{ ...finding, tools: null, trouble }], redactor);
    expect(found.isListable(server)).toBe(false);
  });
});
