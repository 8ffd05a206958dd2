/** Pull requests and their comments on an emulated GitHub. */
import { type GitHubEmulator, OWNER, REPO, REPOSITORY_ID } from './emulator.ts';

export const BOT = 'github-actions[bot]';
export const PULL = 7;

interface PullSeed {
  number: number;
  head: string;
  branch: string;
  /** Of the repository that it comes from. Null: deleted. */
  from: number | null;
  into: string;
  state: string;
  locked: boolean;
}
interface StoredComment {
  id: number;
  author: string;
  body: string;
}

/** Adds pull requests to an emulated GitHub; `pulls` and `comments` can be changed. */
export function servePulls(emulator: GitHubEmulator) {
  const state = {
    pulls: [] as PullSeed[],
    comments: [] as StoredComment[],
    /** Who the token belongs to. */
    login: BOT,
    mayDelete: true,
    /** Whether GitHub lists what was written. */
    isListed: true,
    addPull: (seed: Partial<PullSeed> & { head: string }) => {
      const usual = { number: PULL, branch: 'fix', from: REPOSITORY_ID, state: 'open' };
      state.pulls.push({ ...usual, into: `${OWNER}/${REPO}`, locked: false, ...seed });
    },
    addComment: (author: string, body: string) => {
      const comment = { id: emulator.newId(), author, body };
      state.comments.push(comment);
      return comment;
    },
  };
  const refused = (message: string) => ({ status: 403, json: { message } });
  const MISSING = { status: 404, json: { message: 'Not Found' } };
  const READ = 'pull-requests: read';
  const WRITE = 'pull-requests: write';
  for (const one of ['metadata: read', READ, WRITE]) emulator.permissions.add(one);
  const textOf = (body: string): string => JSON.parse(body).body;
  const find = (id = '') => state.comments.find((one) => one.id === Number(id));
  const isLocked = () => state.pulls.some(({ locked }) => locked);
  const listed = (found: PullSeed[]) => ({ json: found.map(pullJson) });

  emulator.route(
    'GET',
    /^issues\/(\d+)\/comments$/,
    ([number], { page = '1', per_page: size = '30' }) => {
      if (!state.pulls.some((one) => one.number === Number(number))) return MISSING;
      const start = (Number(page) - 1) * Number(size);
      const shown = state.isListed ? state.comments.slice(start, start + Number(size)) : [];
      return { json: shown.map(commentJson) };
    },
    READ,
  );
  emulator.route(
    'POST',
    /^issues\/(\d+)\/comments$/,
    (_, _query, body) => {
      if (isLocked()) return refused('Unable to create comment because issue is locked');
      return { status: 201, json: commentJson(state.addComment(state.login, textOf(body))) };
    },
    WRITE,
  );
  emulator.route(
    'PATCH',
    /^issues\/comments\/(\d+)$/,
    ([id], _query, body) => {
      const comment = find(id);
      if (comment === undefined) return MISSING;
      comment.body = textOf(body);
      return { json: commentJson(comment) };
    },
    WRITE,
  );
  emulator.route(
    'DELETE',
    /^issues\/comments\/(\d+)$/,
    ([id]) => {
      const comment = find(id);
      if (comment === undefined) return MISSING;
      if (!state.mayDelete) return refused('Must have admin rights to Repository.');
      state.comments = state.comments.filter((one) => one !== comment);
      return { status: 204 };
    },
    WRITE,
  );
  emulator.route(
    'GET',
    /^pulls\/(\d+)$/,
    ([number]) => {
      const pull = state.pulls.find((one) => one.number === Number(number));
      return pull ? { json: pullJson(pull) } : MISSING;
    },
    READ,
  );
  emulator.route(
    'GET',
    /^pulls$/,
    (_, { head, state: wanted }) =>
      listed(state.pulls.filter((one) => headOf(one) === head && one.state === wanted)),
    READ,
  );
  emulator.route(
    'GET',
    /^commits\/(\w+)\/pulls$/,
    ([sha]) => {
      const found = state.pulls.filter((one) => one.head === sha);
      return found.length > 0 ? listed(found) : { status: 422, json: { message: 'No commit' } };
    },
    READ,
  );
  emulator.route(
    'POST',
    /^\/api\/graphql$/,
    () => ({ json: { data: { viewer: { login: state.login } } } }),
    'metadata: read',
  );
  return state;
}

const ownerOf = (id: number | null) => (id === REPOSITORY_ID ? OWNER : 'forker');
const headOf = ({ from, branch }: PullSeed) => `${ownerOf(from)}:${branch}`;

const pullJson = ({ number, head, branch, from, into, state, locked }: PullSeed) => ({
  number,
  state,
  locked,
  head: {
    sha: head,
    ref: branch,
    repo: from === null ? null : { id: from, full_name: `${ownerOf(from)}/${REPO}` },
  },
  base: { repo: { id: REPOSITORY_ID, full_name: into } },
});

const commentJson = ({ id, author, body }: StoredComment) => ({
  id,
  body,
  html_url: `https://github.com/${OWNER}/${REPO}/pull/${PULL}#issuecomment-${id}`,
  user: author === '' ? null : { login: author },
});
