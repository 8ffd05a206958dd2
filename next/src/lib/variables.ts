/** Variables of an environment. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Whether it is an input of the action or a token of the runner: servers cannot refer to these. */
export function isWithheld(name: string): boolean {
  return /^(?:INPUT_|ACTIONS_)/i.test(name);
}
