import { ISOLATIONS } from '../../contract/cases/execution-settings.ts';
import { EXECUTION_LIMITS, TURNS_PER_PROMPT } from '../../contract/limits.ts';
import type { InputDescriptor } from '../descriptor.ts';
import type { Kind } from '../kinds/kind.ts';
import { choice, number } from '../kinds/plain.ts';

const { leastMs, connectMs, toolMs, iterationMs, turns, concurrency } = EXECUTION_LIMITS;

function seconds(mostMs: number): Kind<number, undefined> {
  const [least, most] = [leastMs / 1000, mostMs / 1000];
  const inSeconds = number(
    `a number of seconds from ${least} to ${most}`,
    (value) => value >= least && value <= most,
  );
  return { ...inSeconds, schema: inSeconds.schema.transform((value) => Math.round(value * 1000)) };
}

const wholeUpTo = (most: number) =>
  number(
    `a whole number from 1 to ${most}`,
    (value) => Number.isInteger(value) && value >= 1 && value <= most,
  );

const AS_SUITE_SAYS = 'as the suite file says; else';

/** Inputs that say how a run is carried out; all of them override what suite and cases say. */
export const EXECUTION_INPUTS = [
  {
    name: 'concurrency',
    kind: wholeUpTo(concurrency),
    modes: ['run'],
    part: 'execution',
    otherwise: `${AS_SUITE_SAYS} as many as there are cores, at least 2`,
    example: '4',
    section: 'How to run it',
    text:
      'How many iterations the embedded service carries out at once, at most. Each of these lanes ' +
      'has its own processes of the servers.',
  },
  {
    name: 'isolation',
    kind: choice(ISOLATIONS),
    modes: ['run'],
    part: 'execution',
    otherwise: `${AS_SUITE_SAYS} \`auto\``,
    example: 'iteration',
    section: 'How to run it',
    text:
      'When an iteration gets MCP servers that were started for it alone: always (`iteration`), ' +
      'after one that failed (`lane`), or also after one that called what may change their state ' +
      '(`auto`).',
  },
  {
    name: 'connect-timeout',
    kind: seconds(connectMs),
    modes: ['run'],
    part: 'execution',
    property: 'connectTimeoutMs',
    otherwise: `${AS_SUITE_SAYS} 10, or 90 for what is fetched first, as by npx`,
    example: '20',
    section: 'How to run it',
    text: 'Seconds that an MCP server may take to come up.',
  },
  {
    name: 'tool-timeout',
    kind: seconds(toolMs),
    modes: ['run'],
    part: 'execution',
    property: 'toolTimeoutMs',
    otherwise: `${AS_SUITE_SAYS} 30`,
    example: '60',
    section: 'How to run it',
    text: 'Seconds that an MCP server may take for one request, such as the call of a tool.',
  },
  {
    name: 'iteration-timeout',
    kind: seconds(iterationMs),
    modes: ['run'],
    part: 'execution',
    property: 'iterationTimeoutMs',
    otherwise: `${AS_SUITE_SAYS} 300`,
    example: '600',
    section: 'How to run it',
    text: 'Seconds that the steps of one iteration may take together.',
    details: 'The start of its servers is not counted.',
  },
  {
    name: 'max-turns',
    kind: wholeUpTo(turns),
    modes: ['run'],
    part: 'execution',
    otherwise: `${AS_SUITE_SAYS} ${TURNS_PER_PROMPT}`,
    example: '10',
    section: 'How to run it',
    text: 'Answers of a model to one prompt, at most; each may call tools.',
  },
] as const satisfies readonly InputDescriptor[];
