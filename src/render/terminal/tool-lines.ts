import { countOf } from '../../model/quantity.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { ServerSurface, SurfaceSchema, SurfaceTool } from '../../model/servers/surface.ts';
import { cleanLine, cleanText } from '../../text/clean-text.ts';
import { silentWords } from '../words/surface/surface-words.ts';
import { hung, type Page, wrapped } from './paint.ts';

const INDENT = '    ';
/** Code points of what a server says of one thing, and the lines that it is broken into at most. */
const MAX_TEXT = 400;
const PIECES = 4;
const MAX_NAME = 120;
const MOST_ARGUMENTS = 40;
const MOST_SILENT = 20;
/** Characters of a schema; `--json` has all of it. */
const MAX_SCHEMA = 20_000;

/** The tools of servers, each with what it takes. */
export function toolLines(
  { servers, silent }: NonNullable<RunReport['surface']>,
  page: Page,
  withSchemas: boolean,
): string[] {
  return [
    ...servers.flatMap((one) => serverLines(one, page, withSchemas)),
    ...silentWords(silent, MOST_SILENT).flatMap((text) =>
      hung({ glyph: '!', tone: 'bad' }, text, page, PIECES),
    ),
  ];
}

function serverLines({ server, tools }: ServerSurface, page: Page, withSchemas: boolean): string[] {
  const count = tools === undefined ? 'does not list its tools' : countOf(tools.length, 'tool');
  const title = page.paint('strong', cleanLine(server, MAX_NAME));
  return [
    `${title} ${page.paint('quiet', count)}`,
    ...(tools ?? []).flatMap((tool) => toolOf(tool, page, withSchemas)),
    '',
  ];
}

function toolOf(tool: SurfaceTool, { paint, width }: Page, withSchemas: boolean): string[] {
  const text = tool.description ?? tool.title ?? '';
  const room = width - INDENT.length;
  const about = wrapped(cleanLine(text, MAX_TEXT), room, PIECES).filter((line) => line !== '');
  const told = withSchemas
    ? [...schemaLines('takes', tool.inputSchema), ...schemaLines('gives', tool.outputSchema)]
    : argumentLines(tool.inputSchema);
  return [
    `  ${cleanLine(tool.name, MAX_NAME)}`,
    ...about.map((line) => INDENT + paint('quiet', line)),
    ...told.map((line) => INDENT + line),
  ];
}

function argumentLines(schema: SurfaceSchema): string[] {
  if (typeof schema === 'boolean') return [];
  const { properties, required } = schema;
  if (!isRecord(properties)) return [];
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const all = Object.entries(properties);
  const lines = all.slice(0, MOST_ARGUMENTS).map(([name, of]) => {
    const mark = needed.includes(name) ? '' : '?';
    return `${cleanLine(name, MAX_NAME)}${mark}: ${typeWords(of)}`;
  });
  const unshown = all.length - lines.length;
  return unshown > 0 ? [...lines, countOf(unshown, 'more argument')] : lines;
}

function typeWords(schema: unknown): string {
  if (!isRecord(schema)) return 'anything';
  const { type, enum: values } = schema;
  if (Array.isArray(values))
    return cleanLine(values.map((one) => JSON.stringify(one)).join(' | '), 80);
  if (Array.isArray(type)) return cleanLine(type.join(' | '), 80);
  return typeof type === 'string' ? cleanLine(type, 40) : 'anything';
}

function schemaLines(what: string, schema: SurfaceSchema | undefined): string[] {
  if (schema === undefined) return [];
  const text = cleanText(JSON.stringify(schema, null, 2));
  const isWhole = text.length <= MAX_SCHEMA;
  const lines = (isWhole ? text : text.slice(0, MAX_SCHEMA)).split('\n');
  return [`${what}:`, ...lines, ...(isWhole ? [] : ['… and more; --json prints all of it'])];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
