import type * as z from 'zod';
import { MAX_PROBLEMS, parse, pathText } from '../api/validation.ts';
import type { Variables } from '../lib/variables.ts';
import { readTextFile } from '../lib/workspace-file.ts';
import { parseYaml } from '../lib/yaml.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem, ProblemData } from '../report/problem.ts';

type Path = (string | number)[];

/** A file that an option names, and what its content can refer to. */
export interface NamedFile {
  /** Where a relative path starts. */
  folder: string;
  path: string;
  environment: Variables;
}

/** A sound file, and problems at its places. */
export interface YamlFile<T> {
  value: T;
  problemAt: (path: Path, data: ProblemData) => Problem;
}

/**
 * Reads a file of YAML or JSON, or lists all that is wrong with it.
 *
 * @param pick chooses the schema by a look at the value
 */
export async function readYamlFile<Schema extends z.ZodType>(
  { folder, path: source }: NamedFile,
  pick: (value: unknown) => Schema,
): Promise<YamlFile<z.output<Schema>> | { problems: Problem[] }> {
  const content = await readTextFile(folder, source, null);
  if (typeof content !== 'string') {
    const { reason, near } = content;
    return {
      problems: [{ place: placeOfFile(source), data: { code: 'unreadable', reason, near } }],
    };
  }
  const yaml = await parseYaml(content);
  const problemAt = (path: Path, data: ProblemData): Problem => {
    const place = { source, isInput: false, ...yaml.placeOf(path), path: pathText(path) };
    return { place, data };
  };
  if (yaml.errors.length > 0) {
    const format = source.endsWith('.json') ? 'JSON' : 'YAML';
    const problems = yaml.errors.slice(0, MAX_PROBLEMS).map(({ detail, place }): Problem => {
      const data: ProblemData = { code: 'syntax', format, detail };
      return { place: { source, isInput: false, ...place, path: '' }, data };
    });
    return { problems };
  }
  const parsed = parse(pick(yaml.value), yaml.value);
  if ('value' in parsed) return { value: parsed.value, problemAt };
  const problems = parsed.misfits
    .slice(0, MAX_PROBLEMS)
    .map(({ path, data }) => problemAt(path, data));
  return { problems: problems.sort((a, b) => (a.place.line ?? 0) - (b.place.line ?? 0)) };
}
