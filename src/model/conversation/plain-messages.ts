import type { Conversation, ConversationCall } from './conversation.ts';

/** A message as plain text, in which tool calls and results are written out. */
export interface PlainMessage {
  role: string;
  text: string;
}

/** The conversation in plain texts, for surfaces without structure and readers of former reports. */
export function plainMessages({ messages }: Conversation): PlainMessage[] {
  return messages.flatMap(({ role, text, reasoning, calls = [] }) => {
    const lines = [reasoning ?? '', text, ...calls.map(callLine)].filter((line) => line !== '');
    const said = { role: role === 'step' ? 'assistant' : role, text: lines.join('\n') };
    const results = calls.flatMap(({ toolName, result }) =>
      result === undefined ? [] : `← ${toolName}: ${result.text}`,
    );
    return results.length === 0 ? [said] : [said, { role: 'tool', text: results.join('\n') }];
  });
}

const callLine = ({ toolName, arguments: args }: ConversationCall): string =>
  `→ ${toolName}(${JSON.stringify(args)})`;
