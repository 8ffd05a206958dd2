export type Variables = Readonly<Record<string, string | undefined>>;

/** Whether it is an input, a token of the runner, or our key: servers cannot refer to these. */
export function isWithheld(name: string): boolean {
  return /^(?:INPUT_|ACTIONS_|MCP_EVAL_GATE_)/i.test(name);
}

/** The variable that has the key of a provider of models: `OPENAI_API_KEY`. */
export const keyVariable = (provider: string): string =>
  `${provider.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_API_KEY`;
