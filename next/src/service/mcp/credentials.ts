/** The OAuth tokens of a user for one remote server. What it rejects with ends the request unchanged. */
export interface Credentials {
  /** The token to send, renewed if it is about to end; null if there is none. */
  token: () => Promise<string | null>;
  /** Another token in place of one that the server refused; null if there is none. */
  renew: (rejected: string) => Promise<string | null>;
}
