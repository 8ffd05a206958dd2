import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The runner drops a larger summary as a whole. */
const SUMMARY_LIMIT_BYTES = 1024 * 1024;

const KINDS = ['OUTPUT', 'STATE', 'ENV', 'PATH', 'STEP_SUMMARY'] as const;
type CommandFileKind = (typeof KINDS)[number];

/** What a step left in the files the runner gave it. */
export interface CommandFileContents {
  outputs: Record<string, string>;
  state: Record<string, string>;
  env: Record<string, string>;
  paths: string[];
  /** Null where none was written or it was over the limit. */
  summary: string | null;
  /** Errors of reading them; any but the summary's fails the step. */
  errors: string[];
  summaryError: string | null;
}

/** The `GITHUB_OUTPUT`, `GITHUB_STATE`, … files of one step. */
export class CommandFiles {
  readonly #paths: Readonly<Record<CommandFileKind, string>>;

  /** Creates the empty files in `folder`. */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    const path = (kind: CommandFileKind) => join(folder, kind.toLowerCase());
    this.#paths = {
      OUTPUT: path('OUTPUT'),
      STATE: path('STATE'),
      ENV: path('ENV'),
      PATH: path('PATH'),
      STEP_SUMMARY: path('STEP_SUMMARY'),
    };
    for (const file of Object.values(this.#paths)) writeFileSync(file, '');
  }

  /** Variables that tell the step where they lie. */
  get variables(): Record<string, string> {
    return Object.fromEntries(KINDS.map((kind) => [`GITHUB_${kind}`, this.#paths[kind]]));
  }

  /** Reads all of them after the step has ended. */
  read(): CommandFileContents {
    const errors: string[] = [];
    const pairs = (kind: CommandFileKind) => {
      try {
        return parsePairs(this.#text(kind));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        errors.push(`Unable to process file command '${kind.toLowerCase()}' successfully.`, reason);
        return {};
      }
    };
    const env = pairs('ENV');
    if ('NODE_OPTIONS' in env) {
      errors.push("Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
      delete env['NODE_OPTIONS'];
    }
    return {
      outputs: pairs('OUTPUT'),
      state: pairs('STATE'),
      env,
      paths: this.#text('PATH').split(/\r?\n/).filter(Boolean),
      errors,
      ...this.#readSummary(),
    };
  }

  #text(kind: CommandFileKind): string {
    return existsSync(this.#paths[kind]) ? readFileSync(this.#paths[kind], 'utf8') : '';
  }

  #readSummary(): Pick<CommandFileContents, 'summary' | 'summaryError'> {
    const path = this.#paths.STEP_SUMMARY;
    if (!existsSync(path)) return { summary: null, summaryError: null };
    const { size } = statSync(path);
    if (size > SUMMARY_LIMIT_BYTES) {
      const kilobytes = Math.floor(size / 1024);
      return {
        summary: null,
        summaryError: `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${kilobytes}k`,
      };
    }
    return { summary: size === 0 ? null : this.#text('STEP_SUMMARY'), summaryError: null };
  }
}

/** Parses `name=value` lines and `name<<delimiter` blocks; throws on anything else. */
export function parsePairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals > 0 && (heredoc < 0 || equals < heredoc)) {
      pairs[line.slice(0, equals)] = line.slice(equals + 1);
      continue;
    }
    const name = line.slice(0, heredoc);
    const delimiter = line.slice(heredoc + 2);
    if (heredoc <= 0 || delimiter === '') throw new Error(`Invalid format '${line}'`);
    const end = lines.indexOf(delimiter, index + 1);
    if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
    pairs[name] = lines.slice(index + 1, end).join('\n');
    index = end;
  }
  return pairs;
}
