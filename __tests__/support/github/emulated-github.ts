import { createSign, generateKeyPairSync } from 'node:crypto';
import { createEmulator } from 'emulate';
import { z } from 'zod';

export const OWNER = 'acme';
export const REPO = 'weather-mcp';
export const BOT = 'github-actions[bot]';
/** Someone who comments and forks by hand. */
export const PERSON = { login: 'mallory', token: 'person-token' } as const;

const OWNER_TOKEN = 'owner-token';
const APP_ID = 15_368;
const INSTALLATION_ID = 1;
const REPOSITORY_PATH = `/repos/${OWNER}/${REPO}`;

/** A stateful GitHub with one repository and the App behind `GITHUB_TOKEN`. */
export interface EmulatedGitHub {
  url: string;
  /** Installation tokens, as jobs get them with write and with read permissions. */
  tokens: { write: string; readOnly: string };
  /** Calls the API past all proxies; throws on a status of 400 and above. */
  call: ApiCall;
  /** Opens a pull request of two commits, from a fork of PERSON's where asked. */
  openPullRequest(branch: string, options?: { fork: boolean }): Promise<OpenedPullRequest>;
  /** Adds a commit to a branch of the repository, and gives its SHA. */
  push(branch: string, text: string): Promise<string>;
  close(): Promise<void>;
}

export interface OpenedPullRequest {
  number: number;
  branch: string;
  headSha: string;
  /** The commit before the head. */
  olderSha: string;
}

type ApiCall = (token: string, method: string, path: string, body?: unknown) => Promise<unknown>;

export async function startEmulatedGitHub(): Promise<EmulatedGitHub> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const emulator = await createEmulator({ service: 'github', port: 0, seed: seedOf(pem) });
  const call = callerOf(emulator.url);
  const mint = async (permission: 'read' | 'write') => {
    const path = `/app/installations/${INSTALLATION_ID}/access_tokens`;
    const permissions = permissionsOf(permission);
    const answer = await call(appToken(pem), 'POST', path, { permissions });
    return z.object({ token: z.string() }).parse(answer).token;
  };
  return {
    url: emulator.url,
    tokens: { write: await mint('write'), readOnly: await mint('read') },
    call,
    openPullRequest: (branch, options) => openPullRequest(call, branch, options?.fork ?? false),
    push: (branch, text) => pushCommit(call, OWNER_TOKEN, REPOSITORY_PATH, branch, text),
    close: () => emulator.close(),
  };
}

function seedOf(pem: string) {
  return {
    tokens: {
      [OWNER_TOKEN]: { login: OWNER, scopes: ['repo'] },
      [PERSON.token]: { login: PERSON.login, scopes: ['repo'] },
    },
    github: {
      users: [{ login: OWNER }, { login: PERSON.login }],
      repos: [{ owner: OWNER, name: REPO }],
      apps: [
        {
          app_id: APP_ID,
          slug: 'github-actions',
          name: 'GitHub Actions',
          private_key: pem,
          permissions: permissionsOf('write'),
          installations: [{ installation_id: INSTALLATION_ID, account: OWNER }],
        },
      ],
    },
  };
}

function permissionsOf(permission: 'read' | 'write') {
  return { issues: permission, pull_requests: permission, checks: permission, contents: 'read' };
}

function callerOf(url: string): ApiCall {
  return async (token, method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // One kept for longer than the emulator keeps it is reset under the next request.
        connection: 'close',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
}

/** The JSON web token an App signs in with. */
function appToken(pem: string): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { iat: now - 60, exp: now + 540, iss: String(APP_ID) };
  const unsigned = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  const signature = createSign('RSA-SHA256').update(unsigned).sign(pem).toString('base64url');
  return `${unsigned}.${signature}`;
}

async function openPullRequest(
  call: ApiCall,
  branch: string,
  fork: boolean,
): Promise<OpenedPullRequest> {
  const token = fork ? PERSON.token : OWNER_TOKEN;
  const source = fork ? `/repos/${PERSON.login}/${REPO}` : REPOSITORY_PATH;
  if (fork) await call(token, 'POST', `${REPOSITORY_PATH}/forks`, {});
  const main = z
    .object({ object: z.object({ sha: z.string() }) })
    .parse(await call(token, 'GET', `${source}/git/ref/heads/main`));
  const ref = { ref: `refs/heads/${branch}`, sha: main.object.sha };
  await call(token, 'POST', `${source}/git/refs`, ref);
  const olderSha = await pushCommit(call, token, source, branch, 'first');
  const headSha = await pushCommit(call, token, source, branch, 'second');
  if (fork) await shareCommit(call, source, headSha);
  const opened = await call(token, 'POST', `${REPOSITORY_PATH}/pulls`, {
    title: branch,
    head: fork ? `${PERSON.login}:${branch}` : branch,
    base: 'main',
  });
  const { number } = z.object({ number: z.number() }).parse(opened);
  return { number, branch, headSha, olderSha };
}

async function pushCommit(
  call: ApiCall,
  token: string,
  repositoryPath: string,
  branch: string,
  text: string,
): Promise<string> {
  const answer = await call(token, 'PUT', `${repositoryPath}/contents/${branch}-${text}.txt`, {
    message: text,
    content: Buffer.from(text).toString('base64'),
    branch,
  });
  return z.object({ commit: z.object({ sha: z.string() }) }).parse(answer).commit.sha;
}

const commitSchema = z.looseObject({
  tree: z.object({ sha: z.string() }),
  parents: z.array(z.object({ sha: z.string() })),
});
const treeSchema = z.object({
  tree: z.array(z.looseObject({ type: z.string(), sha: z.string() })),
});

/**
 * Brings a commit and those before it from the fork into the repository, where GitHub keeps them
 * below `refs/pull` and the emulator does not. The same content makes the same SHA there.
 */
async function shareCommit(call: ApiCall, fork: string, sha: string): Promise<void> {
  const git = `${REPOSITORY_PATH}/git`;
  const { tree, parents, ...commit } = commitSchema.parse(
    await call(PERSON.token, 'GET', `${fork}/git/commits/${sha}`),
  );
  for (const parent of parents) await shareCommit(call, fork, parent.sha);
  const { tree: entries } = treeSchema.parse(
    await call(PERSON.token, 'GET', `${fork}/git/trees/${tree.sha}?recursive=1`),
  );
  for (const { sha: blobSha } of entries.filter(({ type }) => type === 'blob')) {
    await call(
      OWNER_TOKEN,
      'POST',
      `${git}/blobs`,
      await call(PERSON.token, 'GET', `${fork}/git/blobs/${blobSha}`),
    );
  }
  await call(OWNER_TOKEN, 'POST', `${git}/trees`, { tree: entries });
  const copy = { ...commit, tree: tree.sha, parents: parents.map((parent) => parent.sha) };
  const shared = z
    .object({ sha: z.string() })
    .parse(await call(OWNER_TOKEN, 'POST', `${git}/commits`, copy));
  if (shared.sha !== sha) throw new Error(`The copy of ${sha} became ${shared.sha}.`);
}
