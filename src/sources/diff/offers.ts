import type { DoctorReport } from '../../api/resources/operations.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { HINTS, type Offer, type ReportServer } from '../../report/offers.ts';

const LISTS = { prompts: 'prompt', resources: 'resource', resourceTemplates: 'template' } as const;
/** A larger list is not compared. */
const MAX_OFFERS = 5_000;

type Item = Record<string, unknown>;
type Write = (schema: unknown) => string | null;

/** What a server offers, as far as its lists are known. `write` writes schemas. */
export function offersOf(
  name: string,
  doctor: DoctorReport | null,
  write: Write,
  redactor: Redactor,
): ReportServer {
  const list = (key: 'tools' | keyof typeof LISTS, offerOf: (item: Item) => Offer) => {
    // A list that a server does not offer is skipped.
    const isNone = doctor?.status === 'ready' && doctor.checks[key]?.status === 'skipped';
    const items = doctor?.[key] ?? (isNone ? [] : null);
    return items && items.length <= MAX_OFFERS ? items.map(offerOf) : null;
  };
  const offerWith = (offered: unknown, { description }: Item, input: unknown, output: unknown) => ({
    name: redactor.name(String(offered)),
    inputSchema: write(redactor.json(input, TEXT_LIMIT)),
    // What is too large is not known.
    outputSchema:
      output === undefined ? null : (write(redactor.json(output, TEXT_LIMIT)) ?? undefined),
    description: redactor.text(String(description ?? ''), TEXT_LIMIT),
  });
  const tools = list('tools', (item) => {
    const { name: tool, inputSchema, outputSchema, annotations } = item;
    const offer = offerWith(tool, item, inputSchema, outputSchema);
    return { ...offer, promises: promisesOf(Object(annotations)) };
  });
  const others = Object.entries(LISTS).map(([key, kind]) =>
    // The key is one of the table.
    list(key as keyof typeof LISTS, (item) => {
      const { name: prompt, arguments: args, uri, uriTemplate, mimeType } = item;
      const given = Array.isArray(args) ? args : [];
      const required = given.flatMap((one) => (one.required === true ? one.name : []));
      const properties = Object.fromEntries(given.map((one) => [one.name, {}]));
      if (kind === 'prompt') return offerWith(prompt, item, { properties, required }, undefined);
      return offerWith(uri ?? uriTemplate, item, null, mimeType === undefined ? {} : { mimeType });
    })?.map((one) => ({ ...one, kind })),
  );
  const isKnown = others.every((one) => one !== undefined);
  return { name, tools, ...(isKnown ? { others: others.flat() } : {}) };
}

/** What the annotations of a tool promise, with the defaults of MCP. */
function promisesOf({ readOnlyHint, destructiveHint, idempotentHint, openWorldHint }: Item) {
  const isReading = readOnlyHint === true;
  const kept = {
    readOnlyHint: isReading,
    // What changes nothing destroys nothing.
    destructiveHint: isReading || destructiveHint === false,
    idempotentHint: isReading || idempotentHint === true,
    openWorldHint: openWorldHint === false,
  };
  return HINTS.filter((hint) => kept[hint]);
}
