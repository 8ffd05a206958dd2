import { parseSync } from '@swc/core';

/** What gives a module to whoever calls it, under whatever name. */
const LOADERS = ['createRequire', 'getBuiltinModule'];

/** Ways of a source to other modules that dependency-cruiser does not follow. */
export function unseenImports(source: string, isTsx = false): string[] {
  const found: string[] = [];
  visit(parseSync(source, { syntax: 'typescript', tsx: isTsx, target: 'es2024' }), found);
  return found;
}

function visit(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const unseen = unseenBy(node);
  if (unseen !== null) found.push(unseen);
  for (const part of Object.values(node)) visit(part, found);
}

function unseenBy(node: object): string | null {
  const {
    type,
    callee,
    arguments: given,
    argument,
    value,
  } = node as Readonly<Record<string, unknown>>;
  if (type === 'TsImportType') return `the type import('${textOf(argument)}')`;
  if (type === 'Identifier' && LOADERS.includes(String(value))) return String(value);
  const isImport = type === 'CallExpression' && typeOf(callee) === 'Import';
  return isImport && !isPlainText(given) ? 'import() of no plain text' : null;
}

function isPlainText(given: unknown): boolean {
  const [first] = Array.isArray(given) ? given : [];
  const { expression } = (first ?? {}) as { expression?: unknown };
  if (typeOf(expression) === 'StringLiteral') return true;
  const { expressions } = (expression ?? {}) as { expressions?: unknown[] };
  return typeOf(expression) === 'TemplateLiteral' && expressions?.length === 0;
}

function textOf(node: unknown): unknown {
  return (node as { value?: unknown } | undefined)?.value;
}

function typeOf(node: unknown): unknown {
  return (node as { type?: unknown } | undefined)?.type;
}
