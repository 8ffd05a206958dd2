import { describe, expect, it } from '@jest/globals';
import { type Span, type Trace, traceSchema } from '../../../src/contract/resources/trace.ts';
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

const labelOf = (predicate: Record<string, unknown>, reason: string | null) => {
  const prompts = [{ promptIndex: 0, predicateResults: [{ predicate, passed: false, reason }] }];
  const trace = traceSchema.parse({ messages: [], prompts });
  return iterationReport({ iteration: ITERATION, number: 1 }, traceFacts(trace)).assertions[0]
    ?.label;
};

describe('what an assertion is called', () => {
  it('is its type alone where its reason says what it is about, as where only that is known yet', () => {
    const predicate = { type: 'textContains', needle: 'a "fee"' };
    expect(labelOf(predicate, 'Expected the text to contain "a \\"fee\\"", but …')).toBe(
      'textContains',
    );
    expect(labelOf({ type: 'jsonPath', path: '$.a' }, 'Expected $.a to equal 1.')).toBe('jsonPath');
  });

  it('has what it is about where no reason says it', () => {
    const predicate = { type: 'textContains', needle: 'nothing' };
    expect(labelOf(predicate, null)).toBe('textContains nothing');
    expect(labelOf(predicate, 'does not hold')).toBe('textContains nothing');
    expect(labelOf({}, 'r')).toBe('assertion');
  });
});

describe('calls of a prompt that lists none', () => {
  const call = (toolName: string) => ({ toolName, arguments: {} });
  const unexpectedIn = (expectedToolCalls: ReturnType<typeof call>[]) => {
    const prompt = {
      ...{ promptIndex: 0, passed: false, missing: [], argumentMismatches: [] },
      ...{ expectedToolCalls, actualToolCalls: [], unexpected: [call('draw'), call('delete')] },
      predicateResults: [
        { predicate: { type: 'toolCalledAtLeastOnce', toolName: 'draw' }, passed: true },
        { predicate: { type: 'toolNeverCalled', toolName: 'delete' }, passed: false },
      ],
    };
    return traceFacts({ messages: [], prompts: [prompt] }).analysis?.unexpected;
  };

  it('are not unexpected where a met assertion asks for their tool', () => {
    expect(unexpectedIn([])).toEqual([call('delete')]);
    expect(unexpectedIn([call('draw')])).toEqual([call('draw'), call('delete')]);
  });
});
