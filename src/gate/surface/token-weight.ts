import type { SurfaceTool } from '../../model/servers/surface.ts';

/** What a token is taken for: English and JSON come to about that on the tokenizers in use. */
const BYTES_PER_TOKEN = 4;

/**
 * About how many tokens the list of tools is: the UTF-8 bytes of the compact JSON of what a model is
 * given of each tool (name, description, schema of its arguments), divided by four and rounded up.
 */
export function estimateTokens(tools: readonly SurfaceTool[]): number {
  let bytes = 2 + Math.max(0, tools.length - 1);
  for (const { name, description, inputSchema } of tools) {
    bytes += jsonBytes({
      name,
      ...(description === undefined ? {} : { description }),
      inputSchema,
    });
  }
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

/** Without recursion, since a server may nest as deep as it likes. */
function jsonBytes(value: unknown): number {
  const left = [value];
  let bytes = 0;
  while (left.length > 0) {
    const next = left.pop();
    if (Array.isArray(next)) {
      bytes += 2 + Math.max(0, next.length - 1);
      for (const item of next) left.push(item);
    } else if (typeof next === 'object' && next !== null) {
      const members = Object.entries(next);
      bytes += 2 + Math.max(0, members.length - 1);
      for (const [name, member] of members) {
        bytes += textBytes(name) + 1;
        left.push(member);
      }
    } else {
      bytes += typeof next === 'string' ? textBytes(next) : String(next).length;
    }
  }
  return bytes;
}

const encoder = new TextEncoder();

function textBytes(text: string): number {
  return encoder.encode(JSON.stringify(text)).length;
}
