import { win32 } from 'node:path';
import { maskTokens } from '../../lib/redaction/known-secrets.ts';
import type { ProblemData } from '../../report/problem.ts';
import { meantKey } from '../validation.ts';

/** The folder of an iteration. It stays in the entry of a local server until an iteration starts. */
export const ITERATION_VARIABLE = 'ITERATION_TMP';
export const ITERATION_FOLDER = `\${${ITERATION_VARIABLE}}`;
const PREDEFINED = ['workspaceFolder', 'userHome', ITERATION_VARIABLE];
/** The predefined variable that one without a value stands for. */
export const meantVariable = (name: string) => meantKey(name, PREDEFINED);

/**
 * `${{ … }}` of a workflow, `${VAR}`, `${env:VAR}`, `${VAR:-default}`, `${input:x}` and `${/}` of an editor.
 * Linear: no search goes beyond the end of its reference.
 */
const REFERENCE =
  /\$\{(?:\{([^{}]*)|(?:env:)?([A-Za-z_]\w*|\/)(?::-([^}]*))?\}|([a-z]\w*:(?![-=?+])[^{}]*)\})/g;
/** A variable as shells write it, which no shell reads here, or what stands for a value: `<KEY>`. */
const UNFILLED =
  /(?:^|[=:] ?|Bearer |token |:\/\/)(?:\$(?=[A-Z\d]*_|[A-Z]+(?:$|\/))[A-Z][A-Z\d_]+|%[A-Z][A-Z\d_]+%|\$\{(?!\}|(?:\w+|\/)(?:\}|:-|:\w))(?:([A-Z][A-Z\d_]*)[-:=?+])?[^{}]*\}|(<(?:your|YOUR)[\w -]+>)|<[A-Z][A-Z\d_ -]+>)(?:$|\/)/;
/** What templates have in place of a value. */
const PLACEHOLDER =
  /^(?:Bearer |token )?(?:your[-_ ][\w -]{0,40}(?:key|token|secret|password)(?:[-_ ]here)?|(?:[a-z\d]{2,8}[-_])*x{3,}|(?:change|replace)[-_ ]?me|\{\{ ?\w+ ?\}\})$/i;
const OPERATOR = /^(?:\|\|?|&&|\d?>>?(?:&\d|\/dev\/null)?)$/;

/** The part of a text that has references: a search for the end of each is quadratic behind it. */
const closedPart = (text: string) => text.slice(0, text.lastIndexOf('}') + 1);

/** Replaces the variables in a text. `lookUp` gets the name of each, and its default. */
export function expandText(
  text: string,
  lookUp: (variable: string, otherwise: string | undefined) => string,
): string {
  const closed = closedPart(text);
  const expanded = closed.replace(
    REFERENCE,
    (written, _expression, variable?: string, otherwise?: string) =>
      variable === undefined ? written : lookUp(variable, otherwise),
  );
  return expanded + text.slice(closed.length);
}

/** Finds what only a workflow, an editor or a shell fills in. Null if there is none. */
export function referenceProblem(text: string, isForShell: boolean, own = 'NAME') {
  for (const [match, expression, , , asked] of closedPart(text).matchAll(REFERENCE)) {
    const inner = expression ?? asked;
    if (inner === undefined) continue;
    const written = maskTokens(expression === undefined ? match : `${match}}}`);
    return { code: 'reference', written, variable: variableFor(inner) } as const;
  }
  const found = isForShell ? null : UNFILLED.exec(text);
  // Others can be passwords, and are not shown. What is in braces is a name.
  const [, variable = own, placeholder = ''] = found ?? [];
  return found && ({ code: 'reference', written: placeholder, variable } as const);
}

/** What may be meant otherwise in a text that no shell reads. Null if nothing is. */
export function doubtOf(text: string, isArgument: boolean, variable = 'NAME'): ProblemData | null {
  if (PLACEHOLDER.test(text) && !(isArgument && text.startsWith('{')))
    return { code: 'reference', written: '', variable };
  if (!isArgument || !OPERATOR.test(text)) return null;
  return { code: 'command', reason: 'shell', program: text, hasArgs: true };
}

/** A name for the value that `secrets.API_KEY` or `input:api-key` stands for: `API_KEY`. */
function variableFor(written: string): string {
  const [, name = 'NAME'] = /^\s*\w+(?:[.:][\w-]+)*[.:]([\w-]+)/.exec(written) ?? [];
  return name.toUpperCase().replaceAll('-', '_');
}

/** What is wrong with a command that only Windows has; null if nothing is, or this is Windows. */
export function windowsProblem(command: string, args: readonly string[]): ProblemData | null {
  if (process.platform === 'win32') return null;
  const { name } = win32.parse(command);
  const isShell = /^cmd$/i.test(name) && args[0]?.startsWith('/');
  const inner = isShell ? args.find((text) => !text.startsWith('/')) : undefined;
  if (inner === undefined && !/^(?:[a-z]:[\\/]|\\\\)|\.(?:exe|cmd|bat)$/i.test(command))
    return null;
  const program = maskTokens(inner?.split(' ', 1)[0] ?? name);
  return { code: 'command', reason: 'windows', program, hasArgs: inner !== undefined };
}
