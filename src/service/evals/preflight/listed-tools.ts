import { OWN_LIMITS } from '../../../contract/limits.ts';
import type { ListedTools } from '../../../contract/resources/run.ts';
import { measureJson } from '../../../text/json-extent.ts';
import type { Inspection, ListedListener, RunServer } from '../../engine/plan.ts';

type Tool = Parameters<ListedListener>[1][number];

/** Keeps what servers list as they are looked at. */
export function listenForTools(): {
  listener: ListedListener;
  lists: ReadonlyMap<string, readonly Tool[]>;
} {
  const lists = new Map<string, readonly Tool[]>();
  return { listener: (serverId, tools) => lists.set(serverId, tools), lists };
}

/** The lists as they are told: in the order of the servers, as far as an answer has room for them. */
export function toldLists(
  servers: readonly RunServer[],
  lists: ReadonlyMap<string, readonly Tool[]>,
  { redactor }: Pick<Inspection, 'redactor'>,
): ListedTools[] {
  const left = { ...OWN_LIMITS.listedTools };
  return servers.flatMap(({ id: serverId }) => {
    const listed = lists.get(serverId);
    const tools = listed === undefined ? null : fitting(listed, left);
    return tools === null ? [] : { serverId, tools: redactor.json(tools) };
  });
}

/** Null where there is no room for all of them: some would be taken for all. */
function fitting(
  tools: readonly Tool[],
  left: { bytes: number; values: number },
): ListedTools['tools'] | null {
  let { bytes, values } = left;
  const told: ListedTools['tools'] = [];
  for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
    const tool = { name, title, description, inputSchema, outputSchema, annotations };
    const text = JSON.stringify(tool);
    bytes -= Buffer.byteLength(text);
    values -= measureJson(text).values;
    if (bytes < 0 || values < 0) return null;
    told.push(tool);
  }
  Object.assign(left, { bytes, values });
  return told;
}
