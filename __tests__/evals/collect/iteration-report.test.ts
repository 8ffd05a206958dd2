import { describe, expect, it } from '@jest/globals';
import type { Span, Trace } from '../../../src/contract/resources/trace.ts';
import { iterationReport } from '../../../src/evals/collect/iteration-report.ts';
import { traceFacts } from '../../../src/evals/collect/trace-facts.ts';

const ITERATION = {
  ...{ id: 'it_1', iterationNumber: 1, status: 'completed', result: 'passed' },
  ...{ expectedToolCalls: [], actualToolCalls: [], unreadable: [] },
};

const span = (category: string, startMs: number, endMs: number): Span => ({
  ...{ id: `${category}-${startMs}`, name: category, category, startMs, endMs },
});

const spansTold = (spans: Trace['spans']) =>
  iterationReport({ iteration: ITERATION, number: 1 }, traceFacts({ messages: [], spans })).spans;

describe('what the time of an iteration was spent on', () => {
  it('is summed over the stretches of each kind, and not over steps, which are made of them', () => {
    const spans = [
      span('connect', 0, 40),
      span('step', 40, 400),
      span('llm', 40, 140),
      span('tool', 140, 150),
      span('llm', 150, 350),
    ];
    expect(spansTold(spans)).toEqual({ connectMs: 40, modelMs: 300, toolMs: 10 });
    expect(spansTold([span('tool', 1, 1)])).toEqual({ toolMs: 0 });
  });

  it('is not told where the trace does not tell it', () => {
    for (const spans of [undefined, null, [], [span('step', 0, 1)], [span('tool', 5, 1)]]) {
      expect(spansTold(spans)).toBeUndefined();
    }
  });
});
