/** Where a text of a configuration takes the value of a variable. */
export interface Reference {
  variable: string;
  /** What stands in where the variable is not set or empty; undefined where nothing does. */
  fallback: string | undefined;
}

/** As a shell writes it, and `${env:NAME}` as editors do. */
const REFERENCE = /\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;

/**
 * An environment with what editors know beside it: the folder that is open, which is the checkout,
 * and that of the user.
 */
export function withEditorVariables(
  environment: Readonly<Record<string, string | undefined>>,
  workspace: string,
): Readonly<Record<string, string | undefined>> {
  return {
    workspaceFolder: workspace,
    workspaceRoot: workspace,
    workspaceFolderBasename: workspace.split(/[\\/]/).findLast((part) => part !== '') ?? '',
    userHome: environment['HOME'] ?? environment['USERPROFILE'],
    ...environment,
  };
}

/** Beyond the last brace no reference ends, and looking for an end from each would take long. */
const referring = (text: string): string => text.slice(0, text.lastIndexOf('}') + 1);

/** The variables a text names as `${VAR}`, `${env:VAR}` or `${VAR:-default}`, as often as it does. */
export function referencesIn(text: string): Reference[] {
  return [...referring(text).matchAll(REFERENCE)].map(([, variable = '', fallback]) => ({
    variable,
    fallback,
  }));
}

/** The text with each reference replaced. */
export function resolveReferences(text: string, lookUp: (reference: Reference) => string): string {
  const head = referring(text);
  const resolved = head.replace(REFERENCE, (_match, variable: string, fallback?: string) =>
    lookUp({ variable, fallback }),
  );
  return resolved + text.slice(head.length);
}
