import { compareSurfaces } from '../../src/gate/surface/compare-surfaces.ts';
import type { ServerSurface, SurfaceSchema } from '../../src/model/servers/surface.ts';
import { type Measurement, timing } from './rig/measurement.ts';

const TOOLS = 2_000;
const CHANGES = 30;
const REPEATS = 3;
const BUDGET_MS = 8_000;

/** Arguments as tools have them, each before and after a change of another kind. */
const ARGUMENTS: readonly (readonly [before: SurfaceSchema, after: SurfaceSchema])[] = [
  [{ type: 'string' }, { type: 'string', minLength: 2 }],
  [{ enum: ['a', 'b', 'c'] }, { enum: ['a', 'b'] }],
  [{ type: 'integer' }, { type: 'integer', maximum: 100 }],
  [
    { type: 'array', items: { type: 'number' } },
    { type: 'array', items: { type: 'integer' } },
  ],
  [
    { type: 'object', properties: { x: { type: 'string' } } },
    { type: 'object', properties: { x: { type: 'string' } }, required: ['x'] },
  ],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, { anyOf: [{ type: 'string' }] }],
];

/**
 * How long it takes to say of a very large server what became of its tools, and of how many changes
 * nothing could be said for want of steps.
 */
export function measureSurfaces(): Measurement[] {
  const [before, after] = [surface(0), surface(1)];
  const unclear: number[] = [];
  const timesMs = Array.from({ length: REPEATS }, () => {
    const startedAt = performance.now();
    const { counts } = compareSurfaces([before], [after]);
    unclear.push((100 * counts.unclear) / (TOOLS * CHANGES));
    return performance.now() - startedAt;
  });
  return [
    timing(`${TOOLS} tools × ${CHANGES} changes classified`, timesMs, BUDGET_MS),
    { name: 'of these, unclear', value: Math.max(...unclear), unit: '%', budget: 0 },
  ];
}

function surface(side: 0 | 1): ServerSurface {
  const properties = Array.from({ length: CHANGES }, (_, at): [string, SurfaceSchema] => [
    `argument_${at}`,
    structuredClone(ARGUMENTS[at % ARGUMENTS.length]?.[side] ?? true),
  ]);
  return {
    server: 'large',
    tools: Array.from({ length: TOOLS }, (_, at) => ({
      name: `tool_${at}`,
      inputSchema: structuredClone({ type: 'object', properties: Object.fromEntries(properties) }),
    })),
  };
}
