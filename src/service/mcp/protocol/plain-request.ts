/** What a server can be asked whose answer is wanted as it comes. */
export type PlainRequest =
  | { method: 'tools/call'; params: { name: string; arguments: Record<string, unknown> } }
  | { method: 'prompts/get'; params: { name: string; arguments: Record<string, string> } }
  | { method: 'resources/read'; params: { uri: string } }
  | {
      method: 'tools/list' | 'prompts/list' | 'resources/list';
      params: { cursor?: string | undefined };
    };

/** What goes on while a request is not answered, in errors: `call tool "echo"`. */
export function actionOf(request: PlainRequest): string {
  switch (request.method) {
    case 'tools/call':
      return `call tool "${request.params.name}"`;
    case 'prompts/get':
      return `get prompt "${request.params.name}"`;
    case 'resources/read':
      return `read resource "${request.params.uri}"`;
    case 'tools/list':
      return 'list tools';
    case 'prompts/list':
      return 'list prompts';
    case 'resources/list':
      return 'list resources';
  }
}
