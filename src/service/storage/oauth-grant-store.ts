import type { GrantPlace, GrantRecord } from './records.ts';

/** What of a grant is stored anew each time. */
type GrantContents = Pick<GrantRecord, 'keyId' | 'sealed'>;

/** What users have imported for servers; what a grant holds is sealed elsewhere. */
export interface OAuthGrantStore {
  find(place: GrantPlace): Promise<GrantRecord | undefined>;
  /** All that a user has imported, each with its server. */
  ofUser(userId: string): Promise<(GrantContents & { serverId: string })[]>;
  /** In place of what there was, whoever is about to renew that. */
  put(place: GrantPlace, contents: GrantContents): Promise<void>;
  /**
   * Lets an instance renew the grant of that generation, which no other does from then on, as long
   * as the instance is alive. An instance that asks twice has it twice.
   */
  claim(place: GrantPlace, by: { generation: number; instanceId: string }): Promise<boolean>;
  /** Gives the grant other contents. False: it is of another generation by now. */
  replace(place: GrantPlace, generation: number, contents: GrantContents): Promise<boolean>;
  /** Lets others renew what this instance did not. */
  release(place: GrantPlace, by: { generation: number; instanceId: string }): Promise<void>;
}
