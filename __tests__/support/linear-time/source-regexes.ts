import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const SOURCES = fileURLToPath(new URL('../../../src/', import.meta.url));

/** A regular expression of the sources. */
export interface SourceRegex {
  /** Relative to `src/`. */
  file: string;
  /** As it is written; for one that is made at run time, the call that makes it. */
  text: string;
  /** Null where it is made at run time. */
  regex: RegExp | null;
}

/** Every literal and every `RegExp(…)` of the sources, each once a file. */
export function sourceRegexes(): SourceRegex[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).flatMap(regexesOf);
}

function regexesOf(file: string): SourceRegex[] {
  const code = readFileSync(path.join(SOURCES, file), 'utf8');
  // Positions count bytes over all that was ever parsed, so those of this file begin at its root.
  const program = parseSync(code, {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
    target: 'es2024',
  });
  const bytes = Buffer.from(code);
  const found = new Map<string, SourceRegex>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (!isRecord(node) || Array.isArray(node)) return;
    const { type, pattern, flags } = node;
    if (type === 'RegExpLiteral' && typeof pattern === 'string' && typeof flags === 'string') {
      const text = `/${pattern}/${flags}`;
      found.set(text, { file, text, regex: new RegExp(pattern, flags) });
    } else if (isRecord(node['callee']) && node['callee']['value'] === 'RegExp') {
      const text = textAt(bytes, node['span'], firstByteOf(program.span.start, code));
      found.set(text, { file, text, regex: null });
    }
    for (const member of Object.values(node)) visit(member);
  };
  visit(program.body);
  return [...found.values()];
}

/** The root's span begins at the first token: comments before it count too. */
function firstByteOf(rootStart: number, code: string): number {
  const lead = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*/.exec(code)?.[0] ?? '';
  return rootStart - Buffer.byteLength(lead);
}

function textAt(bytes: Buffer, span: unknown, firstByte: number): string {
  if (!isRecord(span) || typeof span['start'] !== 'number' || typeof span['end'] !== 'number') {
    throw new Error('The parser tells no place of a call.');
  }
  const { start, end } = { start: span['start'], end: span['end'] };
  return bytes
    .subarray(start - firstByte, end - firstByte)
    .toString()
    .replaceAll(/\s+/g, ' ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
