import { canonicalJson } from '../../lib/canonical-json.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { ReportTool } from '../../report/report.ts';

type Item = Record<string, unknown>;

/** A prompt, with a schema of its arguments. */
export function reportPrompt(item: Item, redactor: Redactor): ReportTool {
  const given = Array.isArray(item['arguments']) ? item['arguments'].map(Object) : [];
  const names = given.map(({ name }) => redactor.name(String(name)));
  const properties = Object.fromEntries(names.map((name) => [name, {}]));
  const required = names.filter((_, at) => given[at].required === true);
  return reportOffer(item, item['name'], canonicalJson({ properties, required }), redactor);
}

/** A resource or a template of some. Its address is its name. */
export function reportResource(item: Item, redactor: Redactor): ReportTool {
  const { uri, uriTemplate, mimeType } = item;
  const reported = reportOffer(item, uri ?? uriTemplate, null, redactor);
  reported.mediaType = mimeType === undefined ? null : redactor.name(String(mimeType));
  return reported;
}

function reportOffer(
  { description = '' }: Item,
  name: unknown,
  inputSchema: string | null,
  redactor: Redactor,
): ReportTool {
  const words = redactor.text(String(description), TEXT_LIMIT);
  return { name: redactor.name(String(name)), inputSchema, description: words };
}

/** What a tool promises of its calls, with the defaults of MCP. One that only reads keeps more. */
export function promisesOf({ annotations, execution }: Item): string[] {
  const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = Object(annotations);
  const { taskSupport } = Object(execution);
  const kept = {
    'read-only': readOnlyHint === true,
    'not destructive': readOnlyHint === true || destructiveHint === false,
    idempotent: readOnlyHint === true || idempotentHint === true,
    'closed-world': openWorldHint === false,
    'callable as a task': taskSupport === 'optional' || taskSupport === 'required',
    'callable without a task': taskSupport === 'optional',
  };
  return Object.entries(kept).flatMap(([name, isKept]) => (isKept ? [name] : []));
}
