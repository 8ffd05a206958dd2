import type { z } from 'zod';
import { type CallableOperation, callableOperations } from '../../client/endpoints/operations.ts';
import type { Route } from '../../contract/routes/route.ts';
import { ROUTES } from '../../contract/routes/table.ts';
import { meantName } from '../../text/meant-name.ts';
import { ConfigurationError, type ConfigurationProblem } from '../../trouble/errors.ts';
import { gathering } from '../../trouble/gathered-problems.ts';
import { readWritten, type WrittenFile } from '../../yaml/written-file.ts';
import {
  parametersSchema,
  pathMistakes,
  type SortedParameters,
  sortParameters,
} from './parameters.ts';
import { membersAt } from './schema-members.ts';

/** Names that others have for operations of the table. */
const OTHER_NAMES: Readonly<Record<string, CallableOperation>> = {
  'oauth.importTokens': 'servers.importTokens',
};

/** What those that cannot be called by their names are, and what to do. */
const APART: Readonly<Record<string, string>> = {
  'artifacts.upload':
    'sends a file to an address of `artifacts.uploadAddress`, which takes no key: use `curl --data-binary`, or mode `ingest` of the action.',
  'ingest.capabilities': 'is for reporters that are older than this API; there is nothing to ask.',
};

/** An operation with all that is to be sent, held to the contract. */
export interface AskedOperation extends SortedParameters {
  readonly operation: CallableOperation;
  readonly route: Route;
  /** As it is written; undefined where nothing is. */
  readonly body: unknown;
}

/** The texts of the inputs. */
export interface WrittenRequest {
  readonly operation: string;
  readonly parameters: string | undefined;
  readonly body: string | undefined;
}

/**
 * Reads what is asked for, before anything is started or sent.
 * @param learn is told of all that the texts hold, before anything is said of it.
 * @throws ConfigurationError naming every problem with its place.
 */
export async function readOperation(
  written: WrittenRequest,
  learn: (value: unknown) => void,
): Promise<AskedOperation> {
  const { operation, route } = findOperation(written.operation);
  const problems: ConfigurationProblem[] = [];
  const read = async <Schema extends z.ZodType>(
    name: 'parameters' | 'body',
    schema: Schema,
    what: string,
  ) => {
    const text = written[name] ?? '{}';
    // What is no YAML may hold a secret too.
    learn(text);
    const file = await gathering(problems, () =>
      readWritten<Schema>(name, text, {
        ...{ schema, what, empty: {} as z.input<Schema> },
        meantAt: (path) => meantMember(schema, path),
      }),
    );
    if (file === null) return null;
    learn(file.written);
    // A text that nobody wrote has no lines.
    const isWritten = written[name] !== undefined;
    problems.push(...file.problems.map((one) => (isWritten ? one : { ...one, where: name })));
    return file;
  };
  const parameters = await read(
    'parameters',
    parametersSchema(route),
    `the parameters of \`${operation}\``,
  );
  const sorted = sortParameters(route, parameters === null ? {} : asSpelt(parameters));
  if (parameters !== null && parameters.value !== null) {
    const where = written.parameters === undefined ? 'parameters' : parameters.placeOf([]);
    for (const message of pathMistakes(operation, route, sorted)) problems.push({ where, message });
  }
  const body = await readBody(written.body, operation, route, { read, problems });
  if (problems.length > 0) throw new ConfigurationError(problems);
  return { ...sorted, operation, route, body };
}

/** Names of digits as they are written: `1.10` is another one than `1.1`. */
function asSpelt({
  value,
  written,
  sourceOf,
}: WrittenFile<ReturnType<typeof parametersSchema>>): Readonly<Record<string, string | undefined>> {
  const given: Readonly<Record<string, string | undefined>> = value ?? {};
  const texts = Object.entries(given).map(([name, text]) => {
    const isText = (written as Readonly<Record<string, unknown>>)[name] === text;
    // The one that is counted with.
    return [name, isText || name === 'limit' ? text : (sourceOf([name]) ?? text)] as const;
  });
  return Object.fromEntries(texts);
}

async function readBody(
  text: string | undefined,
  operation: string,
  route: Route,
  {
    read,
    problems,
  }: {
    read: (name: 'body', schema: z.ZodType, what: string) => Promise<WrittenFile<z.ZodType> | null>;
    problems: ConfigurationProblem[];
  },
): Promise<unknown> {
  if (route.request === undefined) {
    if (text !== undefined) {
      problems.push({ where: 'body', message: `\`${operation}\` takes none; remove it.` });
    }
    return undefined;
  }
  const file = await read('body', await route.request(), `the body of \`${operation}\``);
  return text === undefined ? undefined : file?.written;
}

/** @throws ConfigurationError where there is no such operation, with the one that may be meant. */
function findOperation(name: string): { operation: CallableOperation; route: Route } {
  const callable = callableOperations(ROUTES);
  const found = callable.get(OTHER_NAMES[name] ?? name);
  if (found !== undefined) return found;
  const where = 'operation';
  const apart = Object.hasOwn(APART, name) ? APART[name] : undefined;
  if (apart !== undefined) {
    throw new ConfigurationError([{ where, message: `\`${name}\` ${apart}` }]);
  }
  const meant = meantName(name, [...callable.keys(), ...Object.keys(OTHER_NAMES)]);
  const hint = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
  const message = `there is no operation \`${quoted(name)}\`.${hint} docs/request.md has all of them.`;
  throw new ConfigurationError([{ where, message }]);
}

const MAX_QUOTED = 100;

const quoted = (name: string): string =>
  name.length > MAX_QUOTED ? `${name.slice(0, MAX_QUOTED)}…` : name;

/** The member that a name was meant for which the contract does not have there. */
function meantMember(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const name = path.at(-1);
  return typeof name === 'string'
    ? meantName(name, membersAt(schema, path.slice(0, -1)))
    : undefined;
}
