import { issueKey } from '../auth/key-issue.ts';
import { StartError } from '../config/start-error.ts';
import { openStore } from '../storage/open-store.ts';
import type { ApiKeyRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { Command } from './options.ts';

type KeyCommand = Exclude<Command, { name: 'serve' | 'help' | 'embedded' }>;

/** Carries out a command on the database; works beside a running service too. Returns its output. */
export async function runKeyCommand(command: KeyCommand): Promise<string> {
  const store = await openStore(command.database);
  try {
    return await carryOut(store, command);
  } finally {
    await store.close();
  }
}

async function carryOut(store: Store, command: KeyCommand): Promise<string> {
  switch (command.name) {
    case 'keys create': {
      const { keyName: name, organization, user } = command;
      const { id, key } = await issueKey(store, { name, organization, user });
      return `${key}\n\nThis is key ${id}. It is shown only now; keep it safe.`;
    }
    case 'keys list': {
      const keys = await store.apiKeys.list();
      return keys.length === 0 ? 'There are no API keys.' : keys.map(describeKey).join('\n');
    }
    case 'keys revoke':
      if (!(await store.apiKeys.revoke(command.id))) {
        throw new StartError(`There is no key ${command.id}.`);
      }
      return `Key ${command.id} is revoked.`;
    case 'organizations remove':
      if (!(await store.accounts.removeOrganization(command.organization))) {
        throw new StartError(`There is no organization ${JSON.stringify(command.organization)}.`);
      }
      return `The organization ${JSON.stringify(command.organization)} is removed.`;
  }
}

function describeKey(key: ApiKeyRecord): string {
  const state = key.revokedAt === null ? 'active' : 'revoked';
  return [
    key.id,
    `${key.visiblePrefix}…`,
    key.organizationName ?? '(orphaned)',
    new Date(key.createdAt).toISOString(),
    state,
    key.name,
  ].join('\t');
}
