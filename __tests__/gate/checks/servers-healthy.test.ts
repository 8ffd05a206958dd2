import { describe, expect, it } from '@jest/globals';
import { judgeHealth } from '../../../src/gate/checks/servers-healthy.ts';
import type { Diagnosis, DiagnosisOutcome } from '../../../src/model/servers/diagnosis.ts';

const server = (name: string, ...outcomes: DiagnosisOutcome[]): Diagnosis => ({
  ...{ serverId: `sv_${name}`, server: name, protocolVersion: null, durationMs: 1 },
  location: { file: '.mcp.json', line: 3, column: 5 },
  checks: outcomes.map((outcome, at) => ({
    id: (['connection', 'tools', 'prompts', 'validate'] as const)[at] ?? 'probe',
    ...{ outcome, detail: `${outcome} it is` },
  })),
});

const well = server('well', 'passed', 'notApplicable');
const ill = server('ill', 'passed', 'failed');
const unknown = server('unknown', 'incomplete', 'passed');
const wrong = server('wrong', 'invalid', 'failed');

describe('the verdict on servers', () => {
  it.each<[string, Diagnosis[], string, string, number]>([
    ['all well', [well, well], 'passed', 'passed', 1],
    ['one ill', [well, ill], 'failed', 'failed', 0.5],
    ['one unknown', [well, unknown], 'incomplete', 'undecided', 0.5],
    ['one ill, one unknown', [ill, unknown], 'failed', 'failed', 0],
    ['one to be set right', [well, wrong], 'invalid', 'undecided', 0.5],
    ['one to be set right, one ill', [wrong, ill], 'invalid', 'failed', 0],
    ['none looked at', [server('a', 'notApplicable')], 'incomplete', 'undecided', 0],
  ])('%s', (_what, diagnoses, value, outcome, observed) => {
    const verdict = judgeHealth(diagnoses);
    expect(verdict).toMatchObject({
      value,
      judged: { sampleOf: 'server', sampleSize: diagnoses.length, observed },
      checks: [{ id: 'servers-healthy', gates: true, threshold: 1, outcome, observed }],
    });
  });

  it('is none where there is no server', () => {
    expect(judgeHealth([])).toMatchObject({
      value: 'incomplete',
      checks: [{ outcome: 'undecided', observed: null, reason: { code: 'nothing-to-judge' } }],
    });
  });

  it('names those that decide it, and counts the others', () => {
    const many = Array.from({ length: 12 }, (_, at) => server(`ill ${at}`, 'failed'));
    const [check] = judgeHealth([...many, well]).checks;
    expect(check?.reason).toEqual({
      ...{ code: 'servers-ill', more: 2 },
      servers: many.slice(0, 10).map((one) => one.server),
    });
  });

  it('tells each mistake at its place', () => {
    expect(judgeHealth([wrong]).troubles).toEqual(['.mcp.json:3:5: server "wrong": invalid it is']);
  });
});
