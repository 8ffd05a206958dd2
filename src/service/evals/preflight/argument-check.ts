import {
  type ArgumentUse,
  findMisfits,
} from '../../../contract/cases/beforehand/argument-misfits.ts';
import { serverOf } from '../../../contract/cases/foreign-servers.ts';
import type { TestCase } from '../../../contract/cases/test-case.ts';
import type { ArgumentMisfit } from '../../../contract/resources/run.ts';
import { ERROR_REASON } from '../../../contract/wire/envelope.ts';
import { type ToolFit, ToolFits } from '../../../json-schema/tool-fits.ts';
import { createPauses } from '../../../resilience/pauses.ts';
import type { Inspection, ListedListener, RunServer } from '../../engine/plan.ts';
import { usedServers } from '../../engine/servers/used-servers.ts';
import { validationFailure } from '../../refusals/api-failure.ts';

/** A person reads them. */
export const MOST_MISFITS = 100;

const MESSAGE_LENGTH = 1_000;

/** Servers that are told of, where they list nothing; who has more has one reason for all. */
const MOST_UNLISTED = 5;
const REASON_LENGTH = 300;

/** Input schemas by the names of tools, by the ids of servers; none for a name that is listed twice. */
type InputSchemas = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** Keeps the schemas of the tools that cases name, and of no others. */
export function listenForSchemas(cases: readonly TestCase[]): {
  listener: ListedListener;
  schemas: InputSchemas;
} {
  const named = new Set(cases.flatMap(namedTools));
  const schemas = new Map<string, ReadonlyMap<string, unknown>>();
  const listener: ListedListener = (serverId, tools) => {
    const ofServer = new Map<string, unknown>();
    for (const { name, inputSchema } of tools) {
      if (named.has(name)) ofServer.set(name, ofServer.has(name) ? undefined : inputSchema);
    }
    schemas.set(serverId, ofServer);
  };
  return { listener, schemas };
}

function namedTools({ steps, predicates }: TestCase): string[] {
  const ofSteps = steps.map((step) => (step.kind === 'assert' ? step.assertion : step));
  return [...ofSteps, ...(predicates?.list ?? [])].flatMap((one) =>
    'toolName' in one && one.toolName !== undefined ? one.toolName : [],
  );
}

interface KnownTools extends Pick<Inspection, 'findings' | 'redactor'> {
  servers: readonly RunServer[];
  schemas: InputSchemas;
}

/**
 * Holds the arguments of cases against the schemas that servers list. What a server does not list
 * is not judged.
 *
 * @throws the signal's reason
 */
export async function checkArguments(
  cases: readonly TestCase[],
  known: KnownTools,
  signal: AbortSignal,
): Promise<{ misfits: ArgumentMisfit[]; notes: string[] }> {
  const { redactor } = known;
  const fits = new ToolFits();
  const pause = createPauses();
  const misfits: ArgumentMisfit[] = [];
  const asked = new Set<string>();
  for (const testCase of cases) {
    const found = findMisfits(testCase, (use) => {
      const meant = use.server === null ? undefined : serverOf(use.server, known.servers);
      if (meant !== undefined) asked.add(meant.id);
      return toolsOf(use, testCase, known, fits);
    });
    for (const { path, message } of found) {
      const told = redactor.excerpt(message, MESSAGE_LENGTH);
      misfits.push({ title: testCase.title, path: path.map(plainKey), message: told });
    }
    await pause();
    signal.throwIfAborted();
  }
  const untold = fits.untold();
  const ofTools = untold === null ? [] : [redactor.text(untold)];
  return { misfits, notes: [...unlistedNotes(asked, known), ...ofTools] };
}

/** Of servers that answer, and yet do not list their tools; one that is down is told of elsewhere. */
function unlistedNotes(
  asked: ReadonlySet<string>,
  { servers, findings, redactor }: KnownTools,
): string[] {
  const notes = servers.flatMap(({ id, name }) => {
    const finding = findings.find(({ serverId }) => serverId === id);
    const isListed = finding === undefined || finding.tools !== null;
    if (isListed || finding.trouble?.stage === 'connect' || !asked.has(id)) return [];
    const why = finding.trouble?.message ?? 'there was no time left for it';
    return redactor.excerpt(
      `Arguments were not checked before the run for server ${JSON.stringify(name)}, which does not list its tools: ${why}`,
      REASON_LENGTH,
    );
  });
  return notes.slice(0, MOST_UNLISTED);
}

const plainKey = (key: PropertyKey) => (typeof key === 'symbol' ? String(key) : key);

function toolsOf(
  { server, toolName }: ArgumentUse,
  testCase: TestCase,
  { servers, findings, schemas }: KnownTools,
  fits: ToolFits,
): ToolFit[] {
  const meant = server === null ? usedServers(testCase, servers) : [serverOf(server, servers)];
  const tools = meant.map((one) => {
    const finding = findings.find(({ serverId }) => serverId === one?.id);
    if (one === undefined || finding === undefined || finding.tools === null) return null;
    const schema = schemas.get(one.id)?.get(toolName);
    return schema === undefined ? [] : [fits.tool(one.name, toolName, schema)];
  });
  // A server that is not known may be the one that takes them.
  const isKnown = tools.every((one) => one !== null);
  return isKnown ? tools.flatMap((one) => one ?? []) : [];
}

/** @throws ApiFailure where there are any */
export function refuseMisfits(misfits: readonly ArgumentMisfit[]): void {
  if (misfits.length === 0) return;
  const issues = misfits.map(({ title, message }) => ({
    path: [],
    message: `case ${JSON.stringify(title)} ${message}`,
  }));
  const details = { reason: ERROR_REASON.argumentMisfit, misfits: misfits.slice(0, MOST_MISFITS) };
  throw validationFailure(issues, details);
}
