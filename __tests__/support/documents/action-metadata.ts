import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const inputSchema = z.looseObject({
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  required: z.boolean().optional(),
  deprecationMessage: z.string().optional(),
});

const metadataSchema = z.looseObject({
  name: z.string(),
  inputs: z.record(z.string(), inputSchema.nullable()).default({}),
  outputs: z.record(z.string(), z.unknown()).default({}),
  runs: z.looseObject({
    using: z.literal('node24'),
    main: z.string(),
    post: z.string().optional(),
  }),
});
export type ActionMetadata = z.infer<typeof metadataSchema>;

/** Values an expression of an input's default may name. */
export type GithubContext = Readonly<Record<string, string>>;

/** Reads `action.yml` of an action's folder; throws where it is not one of a node24 action. */
export function readActionMetadata(actionFolder: string): ActionMetadata {
  return metadataSchema.parse(parse(readFileSync(join(actionFolder, 'action.yml'), 'utf8')));
}

/** What GitHub says of a job that has no matrix. */
const STRATEGY = { 'fail-fast': true, 'job-index': 0, 'job-total': 1, 'max-parallel': 1 };

/** Replaces `${{ github.x }}`, and what tells of the matrix as outside one. */
function evaluate(text: string, github: GithubContext): string {
  return text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_match, expression: string) => {
    if (expression === 'toJSON(matrix)') return 'null';
    if (expression === 'toJSON(strategy)') return JSON.stringify(STRATEGY);
    const [context, name] = expression.split('.');
    const value = context === 'github' && name !== undefined ? github[name] : undefined;
    if (value === undefined) throw new Error(`cannot evaluate \${{ ${expression} }}`);
    return value;
  });
}

export interface ResolvedInputs {
  /** `INPUT_…` variables. */
  variables: Record<string, string>;
  /** What the runner says about inputs before the step starts. */
  warnings: string[];
}

/**
 * Inputs as the runner hands them over: defaults filled in, names upper-cased with spaces turned
 * into underscores and hyphens kept. `required` is not enforced, as it is not by the runner.
 */
export function resolveInputs(
  metadata: ActionMetadata,
  given: Readonly<Record<string, string>>,
  github: GithubContext,
): ResolvedInputs {
  const variables: Record<string, string> = {};
  const warnings: string[] = [];
  const declared = new Map(
    Object.entries(metadata.inputs).map(([name, input]) => [name.toLowerCase(), input]),
  );
  for (const [name, input] of Object.entries(metadata.inputs)) {
    if (input?.default === undefined) continue;
    variables[variableName(name)] = evaluate(String(input.default), github);
  }
  for (const [name, value] of Object.entries(given)) {
    variables[variableName(name)] = value;
    const deprecation = declared.get(name.toLowerCase())?.deprecationMessage;
    if (deprecation !== undefined) {
      warnings.push(`Input '${name}' has been deprecated with message: ${deprecation}`);
    }
  }
  const unexpected = Object.keys(given).filter((name) => !declared.has(name.toLowerCase()));
  if (unexpected.length > 0) {
    const quote = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
    warnings.unshift(
      `Unexpected input(s) ${quote(unexpected)}, valid inputs are [${quote(Object.keys(metadata.inputs))}]`,
    );
  }
  return { variables, warnings };
}

function variableName(input: string): string {
  return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;
}
