import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Conversation, ConversationArchive } from '../model/conversation/conversation.ts';

/** Of all trace files together. */
export const MAX_TRACES_BYTES = 50_000_000;

/**
 * An archive in the memory of this process, where no server under test can read or change it;
 * compressed, since traces of a run are much alike.
 */
export function createConversationArchive(
  wants: ConversationArchive['wants'],
  maxBytes = MAX_TRACES_BYTES,
): ConversationArchive {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  let isFull = false;
  return {
    wants,
    get isFull() {
      return isFull;
    },
    keep(iterationId, conversation) {
      const json = Buffer.from(JSON.stringify(conversation));
      isFull ||= bytes + json.length > maxBytes;
      if (isFull) return false;
      bytes += json.length;
      // Level 1 takes a third of the time of the default, and leaves a little more.
      kept.set(iterationId, deflateRawSync(json, { level: 1 }));
      return true;
    },
    get(iterationId) {
      const packed = kept.get(iterationId);
      return packed && (JSON.parse(inflateRawSync(packed).toString()) as Conversation);
    },
  };
}
