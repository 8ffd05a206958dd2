interface SuiteOverrides {
  name?: string;
  servers?: readonly string[];
  tests?: readonly unknown[];
  [key: string]: unknown;
}

/** A suite of one deterministic case that passes on the example server. */
export function suiteFile(overrides: SuiteOverrides = {}) {
  return { name: 'library', servers: ['library'], tests: [feeCase()], ...overrides };
}

/** A case of one tool call on the `library` server that may not end in a tool error. */
export function toolCase(
  title: string,
  toolName: string,
  args: Readonly<Record<string, unknown>>,
  serverName = 'library',
) {
  return {
    title,
    steps: [
      { kind: 'toolCall', serverName, toolName, arguments: args },
      { kind: 'assert', assertion: { type: 'noToolErrors' } },
    ],
  };
}

export const feeCase = () => toolCase('fee', 'late_fee', { days: 3 });

/** Fails: there is no such book. */
export const failingCase = () => toolCase('unknown book', 'get_book', { isbn: '0' });

/** Takes `seconds`, so that something can happen meanwhile; needs the server `everything`. */
export const slowCase = (seconds: number) =>
  toolCase('slow', 'trigger-long-running-operation', { duration: seconds, steps: 1 }, 'everything');
