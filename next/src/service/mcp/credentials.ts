/** Access to a server that asks for OAuth tokens. Both methods may throw a `Refusal`. */
export interface Credentials {
  /** The access token to send, refreshed if it is due; null without a grant. */
  token: () => Promise<string | null>;
  /** Another token after the server rejected this one with 401; null if there is none. */
  renew: (rejected: string) => Promise<string | null>;
}
