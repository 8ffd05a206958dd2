import { LLMock } from '@copilotkit/aimock';

/** What the emulated model does on a user message. */
export interface ScriptedAnswer {
  /** Part of the user's message, or a pattern of it. */
  prompt: string | RegExp;
  /** The one that says so; any where it is left out. */
  model?: string;
  /** Tools it calls first. */
  toolCalls?: readonly { name: string; arguments: Readonly<Record<string, unknown>> }[];
  /** What it says then. */
  text: string;
  /** Why that is all, as OpenAI says it; by itself where it is left out. */
  finishReason?: string;
  /** How long it thinks before each reply. */
  latencyMs?: number;
}

/** One request the emulator has answered. */
export interface ModelRequest {
  path: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  status: number;
}

/** Counts of tokens in every emulated reply, in the names of each protocol. */
const USAGE = {
  prompt_tokens: 42,
  completion_tokens: 7,
  total_tokens: 49,
  input_tokens: 42,
  output_tokens: 7,
  promptTokenCount: 42,
  candidatesTokenCount: 7,
};

/**
 * A local server that speaks the protocols of OpenAI, Anthropic and Google and answers by script:
 * no model is behind it, so results say nothing about one.
 */
export class ModelEmulator {
  readonly #server: LLMock;

  private constructor(server: LLMock) {
    this.#server = server;
  }

  /** Listens on a free loopback port. */
  static async start(answers: readonly ScriptedAnswer[]): Promise<ModelEmulator> {
    const server = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
    for (const { prompt, model, toolCalls = [], text, finishReason, latencyMs = 0 } of answers) {
      const asked = { userMessage: prompt, ...(model !== undefined && { model }) };
      const calls = toolCalls.map((call) => ({
        name: call.name,
        arguments: JSON.stringify(call.arguments),
      }));
      const options = { latency: latencyMs };
      if (calls.length > 0) {
        const opening = { ...asked, hasToolResult: false };
        server.on(opening, { toolCalls: calls, usage: USAGE }, options);
      }
      const reason = finishReason === undefined ? {} : { finishReason };
      server.on(asked, { content: text, usage: USAGE, ...reason }, options);
    }
    await server.start();
    return new ModelEmulator(server);
  }

  /** On this message it calls a tool, and again whatever that answers. */
  keepsCalling(prompt: string, call: { name: string; arguments: object }): void {
    const toolCalls = [{ name: call.name, arguments: JSON.stringify(call.arguments) }];
    this.#server.on({ userMessage: prompt }, { toolCalls, usage: USAGE });
  }

  /** Origin, as Anthropic's and Google's base URLs are built on. */
  get url(): string {
    return this.#server.url;
  }

  /** Base URL of the OpenAI protocol. */
  get openAiUrl(): string {
    return `${this.url}/v1`;
  }

  get requests(): ModelRequest[] {
    return this.#server.getRequests().map(({ path, headers, body, response }) => ({
      path,
      headers,
      body,
      status: response.status,
    }));
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}
