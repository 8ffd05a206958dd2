/** A model-free case that passes: the tool answers. */
export function echoCase(title: string, extra: Record<string, unknown> = {}) {
  return {
    title,
    steps: [
      {
        id: 'call',
        kind: 'toolCall',
        serverName: 'tools',
        toolName: 'echo',
        arguments: { text: 'hi' },
      },
      {
        id: 'check',
        kind: 'assert',
        assertion: { type: 'toolCalledAtLeastOnce', toolName: 'echo' },
      },
    ],
    ...extra,
  };
}

/** A model-free case that fails: it asserts a call that never comes. */
export function failingCase(title: string) {
  return {
    title,
    steps: [
      ...echoCase(title).steps,
      {
        id: 'never',
        kind: 'assert',
        assertion: { type: 'toolCalledAtLeastOnce', toolName: 'slow' },
      },
    ],
  };
}

/** A case whose only step calls that tool of the server `tools`. */
export function toolCase(title: string, toolName: string, args: Record<string, unknown> = {}) {
  return {
    title,
    steps: [{ id: 'call', kind: 'toolCall', serverName: 'tools', toolName, arguments: args }],
  };
}

/** A case that needs a model. */
export function promptCase(title: string, extra: Record<string, unknown> = {}) {
  return {
    title,
    steps: [
      { id: 'ask', kind: 'prompt', prompt: 'Say hi' },
      { id: 'said', kind: 'assert', assertion: { type: 'finalAssistantMessageNonEmpty' } },
    ],
    ...extra,
  };
}
