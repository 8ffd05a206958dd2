import { ITERATION_VARIABLE } from '../../contract/cases/execution-settings.ts';
import { isWithheldAlways } from '../../contract/embedded/server-environment.ts';

/** A text that names what nothing here fills in, and what to do about it. */
export interface UnfilledText {
  /** Within the value. */
  path: readonly (string | number)[];
  message: string;
}

/** Longer ids of what is asked are nobody's. */
const MAX_NAME = 64;

/** Of a variable that is not set, and that has no default. */
function unsetProblem(variable: string): string {
  if (variable === ITERATION_VARIABLE) {
    return `\${${variable}} is the folder of an iteration, which only local servers can have.`;
  }
  const [kind, asked] = variable.split(':');
  if (asked !== undefined) return editorProblem(kind ?? '', asked);
  if (isWithheldAlways(variable)) {
    return `the environment variable ${variable} belongs to the action and the runner and is not passed on. Set one of another name in the step's \`env\`.`;
  }
  return `the environment variable ${variable} is not set. Set it in the step's \`env\` (\`${variable}: \${{ secrets.${variable} }}\`), or write \${${variable}:-default}.`;
}

/** An expression of a workflow, and what it takes a value from where it is nothing else. */
const EXPRESSION = /\$\{\{/;
const VALUE_OF = /^\$\{\{ {0,9}[a-z]{1,20}\.([A-Za-z_]\w{0,63}) {0,9}\}\}$/;

/** What is wrong with a text that only a workflow would fill in; null where it is no such text. */
function expressionProblem(text: string): string | null {
  if (!EXPRESSION.test(text)) return null;
  const [, name = 'NAME'] = VALUE_OF.exec(text) ?? [];
  return `an expression of a workflow (\`\${{ … }}\`) is filled in nowhere else. Write \${${name}}, and set ${name} in the step's \`env\`.`;
}

function editorProblem(kind: string, asked: string): string {
  if (kind === 'workspaceFolder') {
    return `\${${kind}:${asked}} is one of several folders of an editor. Here there is one checkout: write \${${kind}}.`;
  }
  const name = variableName(asked);
  const why = kind === 'input' ? 'is asked of a person by editors' : 'is known to editors alone';
  return `\${${kind}:${asked}} ${why}; write \${${name}} (\`\${env:${name}}\` for the editor too), and set ${name} in the step's \`env\`.`;
}

/** As variables are written: `api-key` is `API_KEY`. */
function variableName(text: string): string {
  const name = text
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '_')
    .slice(0, MAX_NAME);
  return /^[A-Z]/.test(name) ? name : 'NAME';
}

/** As a shell writes it, and `${env:NAME}` as editors do, or what an editor asks its user for. */
const REFERENCE =
  /\$\{(?:(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?|((?:input|config|command|workspaceFolder):[^{}]*))\}/g;

/**
 * Replaces `${VAR}` and `${VAR:-default}` in every string of a value, at any depth. As in a shell,
 * the default also stands in for a variable that is set to nothing.
 */
export function expandVariables(
  value: unknown,
  environment: Readonly<Record<string, string | undefined>>,
): { value: unknown; unfilled: UnfilledText[] } {
  const unfilled: UnfilledText[] = [];

  const expandText = (text: string, path: UnfilledText['path']) => {
    const message = expressionProblem(text);
    if (message !== null) unfilled.push({ path, message });
    // Beyond the last brace no reference ends, and looking for an end from each would take long.
    const closedEnd = text.lastIndexOf('}') + 1;
    const expanded = text
      .slice(0, closedEnd)
      .replace(REFERENCE, (reference, name?: string, fallback?: string, ofEditor?: string) => {
        const variable = name ?? ofEditor ?? '';
        const found = name === undefined ? undefined : environment[name];
        if (fallback !== undefined) return found === undefined || found === '' ? fallback : found;
        if (found !== undefined) return found;
        unfilled.push({ path, message: unsetProblem(variable) });
        return reference;
      });
    return expanded + text.slice(closedEnd);
  };

  const expand = (part: unknown, path: UnfilledText['path']): unknown => {
    if (typeof part === 'string') return expandText(part, path);
    if (Array.isArray(part)) return part.map((item, index) => expand(item, [...path, index]));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [key, expand(item, [...path, key])]),
    );
  };

  return { value: expand(value, []), unfilled };
}
