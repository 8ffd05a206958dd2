import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { ACTION_FOLDER, NODE_24 } from '../runner/job-environment.ts';

const PROGRAM = 'node_modules/.bin/depcruise';
const RULES = '.dependency-cruiser.js';
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const importSchema = z.object({
  resolved: z.string(),
  /** `core` for a module that comes with Node. */
  dependencyTypes: z.array(z.string()),
});

const outputSchema = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(importSchema) })),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

/** One import of a source; paths begin with `src/`, those of packages with `node_modules/`. */
export interface Import {
  from: string;
  to: string;
  isCore: boolean;
}

/** An import that a rule forbids. */
export interface Violation {
  rule: string;
  from: string;
  to: string;
}

const rulesSchema = z.object({
  default: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
  ROWS: z.record(
    z.string(),
    z.object({ folders: z.array(z.string()), packages: z.array(z.string()) }),
  ),
});

/** What a folder may import, as the rules have it. */
export type Row = z.infer<typeof rulesSchema>['ROWS'][string];

/** Each row of the rules: its folder below `src`, and what that may import. */
export async function readRows(): Promise<[folder: string, row: Row][]> {
  return Object.entries((await readRules()).ROWS);
}

/** Names of all rules, those besides the rows too. */
export async function readRuleNames(): Promise<string[]> {
  return (await readRules()).default.forbidden.map(({ name }) => name);
}

async function readRules(): Promise<z.infer<typeof rulesSchema>> {
  return rulesSchema.parse(await import(join(ACTION_FOLDER, RULES)));
}

/** All imports below `src` of a folder, with what the rules of this project object to in them. */
export function readImports(folder: string = ACTION_FOLDER): {
  imports: Import[];
  violations: Violation[];
} {
  const options = ['--config', join(ACTION_FOLDER, RULES), '--no-progress', '-T', 'json', 'src'];
  const text = execFileSync(NODE_24, [join(ACTION_FOLDER, PROGRAM), ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { modules, summary } = outputSchema.parse(JSON.parse(text));
  return {
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved, dependencyTypes }) => ({
        from: source,
        to: resolved,
        isCore: dependencyTypes.includes('core'),
      })),
    ),
    violations: summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to })),
  };
}

/** Name of the package that a path in `node_modules` belongs to. */
export function packageOf(path: string): string | null {
  const [, inside] = path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  return inside ?? null;
}
