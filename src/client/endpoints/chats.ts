import type {
  CHAT_SESSION_STATUSES,
  Chatbox,
  ChatboxDetail,
  ChatSession,
} from '../../contract/resources/chat.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { callOf, listOf } from '../calls/route-call.ts';

/** Which chat sessions are asked for; those of all projects that are active, where nothing is said. */
export interface ChatSessionFilter {
  projectId?: string;
  status?: (typeof CHAT_SESSION_STATUSES)[number];
}

export class ChatSessionEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  /** What the user of the key can see, what happened last first. */
  async *list({
    projectId,
    status,
    ...options
  }: CallOptions & ChatSessionFilter = {}): AsyncGenerator<ChatSession, void, undefined> {
    const { 'chatSessions.list': route } = await chatRoutes();
    const call = { ...listOf(route, {}), query: { projectId, status } };
    yield* this.#caller.list(call, options);
  }
}

export class ChatboxEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  async *list(projectId: string, options?: CallOptions): AsyncGenerator<Chatbox, void, undefined> {
    const { 'chatboxes.list': route } = await chatRoutes();
    yield* this.#caller.list(listOf(route, { projectId }), options);
  }

  async get(projectId: string, chatboxId: string, options?: CallOptions): Promise<ChatboxDetail> {
    const { 'chatboxes.get': route } = await chatRoutes();
    return this.#caller.call(callOf(route, { projectId, chatboxId }), options);
  }
}

/** Loaded once they are needed: most runs need none of them. */
async function chatRoutes() {
  return (await import('../../contract/routes/chats.ts')).chatRoutes;
}
