import { existsSync } from 'node:fs';
import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Document, isMap, isNode, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import {
  parseSuiteFile,
  readSuiteFile,
  requireSoundSuite,
} from '../../evals/suite-file/suite-file.ts';
import { isInside, readWorkspaceFile } from '../../session/workspace/workspace-file.ts';
import { ConfigurationError, errorMessage } from '../../trouble/errors.ts';
import { SCHEMAS_ADDRESS } from '../../version.ts';
import type { CaseToWrite } from './recorded-case.ts';

/** A suite file that cases are added to. */
export interface GrowingSuite {
  file: string;
  /** null where there is none yet. */
  text: string | null;
  titles: string[];
}

const MAX_FILE_BYTES = 4 * 1024 * 1024;
const UNFIT_LAYOUT =
  'has its cases laid out in a way that none can be added to. Write `tests` as a list in the file itself.';

/**
 * Reads the suite that a case is to be added to.
 * @throws ConfigurationError where it is none, or lies elsewhere.
 */
export async function growingSuite(file: string, folder: string): Promise<GrowingSuite> {
  const place = path.resolve(folder, file);
  if (!isInside(place, folder)) {
    const message = 'must lie in this folder: suites are read from there.';
    throw new ConfigurationError([{ where: '--suite', message, example: 'evals/smoke.yaml' }]);
  }
  if (!existsSync(place)) return { file, text: null, titles: [] };
  const { cases } = await readSuiteFile(file, folder);
  const options = { workspace: folder, maxBytes: MAX_FILE_BYTES, absoluteAnywhere: false };
  const text = await readWorkspaceFile(file, options);
  return { file, text, titles: cases.map(({ test }) => test.title) };
}

/**
 * The text of a suite with a case more at its end. All else of it stays as it is, comments and layout
 * included.
 * @throws ConfigurationError where that would be no sound suite.
 */
export async function withCase(
  { file, text, titles }: GrowingSuite,
  added: CaseToWrite,
  { server, isOwn }: { server: string; isOwn: boolean },
): Promise<string> {
  const grown = text === null ? newSuite(file, server, added) : spliced(text, server, added);
  if (grown === null) throw new ConfigurationError([{ where: file, message: UNFIT_LAYOUT }]);
  const now = await parseSuiteFile(file, grown);
  requireSoundSuite(now, isOwn);
  const before = text === null ? [] : (await parseSuiteFile(file, text)).cases;
  const kept = now.cases.slice(0, -1).map(({ test }) => test);
  const isWhole = isDeepStrictEqual(
    kept,
    before.map(({ test }) => test),
  );
  if (!isWhole || now.cases.length !== titles.length + 1) {
    throw new ConfigurationError([{ where: file, message: UNFIT_LAYOUT }]);
  }
  return grown;
}

/** Writes it all or not at all; a link is followed. */
export async function writeSuite(file: string, folder: string, text: string): Promise<void> {
  const named = path.resolve(folder, file);
  let temporary: string | undefined;
  try {
    await mkdir(path.dirname(named), { recursive: true });
    const isThere = existsSync(named);
    const place = isThere ? await realpath(named) : named;
    const mode = isThere ? (await stat(place)).mode : undefined;
    temporary = `${place}.${process.pid}.tmp`;
    await writeFile(temporary, text, { flag: 'wx', ...(mode !== undefined && { mode }) });
    await rename(temporary, place);
  } catch (error) {
    if (temporary !== undefined) await rm(temporary, { force: true });
    const message = `cannot be written: ${errorMessage(error)}.`;
    throw new ConfigurationError([{ where: file, message }]);
  }
}

const HEADER = [
  ` yaml-language-server: $schema=${SCHEMAS_ADDRESS}suite-file.schema.json`,
  ' (The line above is for completion in editors. For "owner", put in the account that has the action.)',
].join('\n');

function newSuite(file: string, server: string, added: CaseToWrite): string {
  const name = path.basename(file).replace(/\.(?:ya?ml|json)$/, '');
  const suite = { name, servers: [server], tests: [added] };
  if (file.endsWith('.json')) return `${JSON.stringify(suite, null, 2)}\n`;
  const document = inShort(new Document(suite), ['tests', 0]);
  document.commentBefore = HEADER;
  return document.toString({ lineWidth: 0 });
}

/** Assertions are a line each. */
function inShort(document: Document, ofCase: readonly (string | number)[]): Document {
  for (let step = 0; document.hasIn([...ofCase, 'steps', step]); step += 1) {
    const at = [...ofCase, 'steps', step];
    const expect = document.getIn([...at, 'expect'], true);
    const lines = [
      ...(isSeq(expect) ? expect.items : []),
      ...['expectError', 'assertion'].map((name) => document.getIn([...at, name], true)),
    ];
    for (const line of lines) if (isMap(line)) line.flow = true;
  }
  return document;
}

interface Edit {
  at: number;
  text: string;
}

/** The text with a case more, and with its server where the suite says which it runs against. */
function spliced(text: string, server: string, added: CaseToWrite): string | null {
  const document = parseDocument(text, { uniqueKeys: false });
  const [tests, servers] = [document.get('tests', true), document.get('servers', true)];
  if (!isSeq(tests)) return null;
  const lacksServer = isSeq(servers) && !(servers.toJS(document) as unknown[]).includes(server);
  const edits = [
    addition(text, tests, added),
    ...(lacksServer ? [addition(text, servers, server)] : []),
  ];
  const lineEnd = /\r\n/.test(text) ? '\r\n' : '\n';
  let grown = text;
  // From the end on, so that places stay what they are.
  for (const edit of edits.toSorted((a, b) => (b?.at ?? 0) - (a?.at ?? 0))) {
    if (edit === null) return null;
    const written = edit.text.replaceAll('\n', lineEnd);
    grown = grown.slice(0, edit.at) + written + grown.slice(edit.at);
  }
  return grown;
}

/** What has to be put where for a list to have an item more. */
function addition(text: string, list: YAMLSeq, item: unknown): Edit | null {
  const last = list.items.at(-1);
  if (!isNode(last) || last.range == null || list.range == null) return null;
  const [start, end] = last.range;
  if (list.flow === true) {
    const before = text.slice(lineStart(text, start), start);
    if (before.trim() !== '') return { at: end, text: `, ${JSON.stringify(item)}` };
    const lines = JSON.stringify(item, null, 2).split('\n');
    return { at: end, text: `,\n${lines.map((line) => before + line).join('\n')}` };
  }
  const indent = ' '.repeat(list.range[0] - lineStart(text, list.range[0]));
  const document = inShort(new Document([item]), [0]);
  const lines = document.toString({ lineWidth: 0 }).trimEnd().split('\n');
  const body = lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
  const blank = last.spaceBefore === true ? '\n' : '';
  const at = lineAfter(text, end);
  const isOpen = at > 0 && text[at - 1] !== '\n';
  return { at, text: `${isOpen ? '\n' : ''}${blank}${body}\n` };
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

/** Where the line behind a place begins; the place itself where one begins there. */
function lineAfter(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}
