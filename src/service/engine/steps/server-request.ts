import type { ServerStep } from '../../../contract/cases/server-step.ts';
import type { McpConnection } from '../../mcp/connector.ts';
import type { ContentBlock } from '../../mcp/protocol/content.ts';
import type { PromptResult, ResourceResult, ToolResult } from '../../mcp/protocol/messages.ts';
import type { McpServerError } from '../../mcp/server-error.ts';
import { partOfBlock, partOfContents } from '../judging/results/content-parts.ts';
import { asJson } from '../judging/results/json-values.ts';
import type { JudgedResult } from '../judging/results/judged-result.ts';
import { exactJson } from '../transcript/tool-result.ts';

/** What a server answered: as it is judged, and as it is kept. */
export interface ServerAnswer {
  judged: Pick<JudgedResult, 'isError' | 'text' | 'structured' | 'raw' | 'parts'>;
  stored: ToolResult;
  /** Whether the server itself turned the request down. */
  isRefusal: boolean;
}

/** What a step asks of a server. */
interface ServerRequest {
  /** In sentences, such as `tool "echo"`. */
  subject: string;
  /** In a trace: the tool's name, else the method. */
  name: string;
  params: Record<string, unknown>;
  send(connection: McpConnection, signal: AbortSignal): Promise<ServerAnswer>;
}

/** The request that a step stands for. */
export function serverRequest(step: ServerStep): ServerRequest {
  switch (step.kind) {
    case 'toolCall': {
      const { toolName, arguments: args } = step;
      return {
        subject: `tool "${toolName}"`,
        name: toolName,
        params: args,
        send: async (connection, signal) =>
          answerOfTool(await connection.callTool(toolName, args, signal)),
      };
    }
    case 'promptGet': {
      const { promptName, arguments: args = {} } = step;
      return {
        subject: `prompt "${promptName}"`,
        name: 'prompts/get',
        params: { name: promptName, arguments: args },
        send: async (connection, signal) =>
          answerOfPrompt(await connection.getPrompt(promptName, args, signal)),
      };
    }
    case 'resourceRead': {
      const { uri } = step;
      return {
        subject: `resource "${uri}"`,
        name: 'resources/read',
        params: { uri },
        send: async (connection, signal) =>
          answerOfResource(await connection.readResource(uri, signal)),
      };
    }
    case 'toolList':
      return listing('tools', 'tools/list', (connection, signal) => connection.listTools(signal));
    case 'promptList':
      return listing('prompts', 'prompts/list', (connection, signal) =>
        connection.listPrompts(signal),
      );
    case 'resourceList':
      return listing('resources', 'resources/list', (connection, signal) =>
        connection.listResources(signal),
      );
    case 'resourceTemplateList':
      return listing('resourceTemplates', 'resources/templates/list', (connection, signal) =>
        connection.listResourceTemplates(signal),
      );
  }
}

function listing(
  member: string,
  name: string,
  list: (connection: McpConnection, signal: AbortSignal) => Promise<unknown[]>,
): ServerRequest {
  return {
    subject: `the list of ${member === 'resourceTemplates' ? 'resource templates' : member}`,
    name,
    params: {},
    send: async (connection, signal) => {
      const raw = { [member]: await list(connection, signal) };
      const text = asJson(raw);
      return answer({ isError: false, text, structured: raw, raw, parts: [] }, [
        { type: 'text', text },
      ]);
    },
  };
}

const answer = (judged: ServerAnswer['judged'], content: ContentBlock[]): ServerAnswer => ({
  judged,
  stored: { content },
  isRefusal: judged.isError,
});

const textOf = (block: ContentBlock): string[] => {
  if (block.type === 'text') return [block.text];
  return block.type === 'resource' && 'text' in block.resource ? [block.resource.text] : [];
};

function answerOfTool(raw: ToolResult): ServerAnswer {
  const { content, structuredContent } = raw;
  const isError = raw.isError === true;
  const text =
    content.length === 0 && structuredContent !== undefined
      ? exactJson(structuredContent)
      : content.flatMap(textOf).join('\n');
  return {
    judged: { isError, text, structured: structuredContent, raw, parts: content.map(partOfBlock) },
    stored: raw,
    isRefusal: isError,
  };
}

function answerOfPrompt(raw: PromptResult): ServerAnswer {
  const content = raw.messages.map((message) => message.content);
  const text = content.flatMap(textOf).join('\n');
  const parts = content.map(partOfBlock);
  return answer({ isError: false, text, structured: raw, raw, parts }, content);
}

function answerOfResource(raw: ResourceResult): ServerAnswer {
  const { contents } = raw;
  const text = contents.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n');
  const parts = contents.map(partOfContents);
  const blocks = contents.map((resource) => ({ type: 'resource' as const, resource }));
  return answer({ isError: false, text, structured: raw, raw, parts }, blocks);
}

/** What assertions see of an error that stands in place of a result. */
export function answerOfError({ protocolError, message }: McpServerError): ServerAnswer {
  const raw = protocolError ?? { message };
  return {
    judged: { isError: true, text: raw.message, structured: raw, raw, parts: [] },
    stored: { content: [{ type: 'text', text: message }], isError: true },
    isRefusal: protocolError !== undefined,
  };
}
