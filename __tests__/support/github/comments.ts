/** Pull requests and their comments on an emulated GitHub. */
import { type GitHubEmulator, type Handler, OWNER, REPO, REPOSITORY_ID } from './emulator.ts';

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
  /** Empty: deleted. */
  author: string;
  body: string;
}
const MISSING = { status: 404, json: { message: 'Not Found' } };

/** Adds pull requests to an emulated GitHub, whose state can be changed. */
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
  for (const one of ['read', 'write']) emulator.permissions.add(`pull-requests: ${one}`);
  const serve = (method: string, pattern: RegExp, handler: Handler) => {
    const permission = `pull-requests: ${method === 'GET' ? 'read' : 'write'}`;
    emulator.route(method, pattern, handler, permission);
  };
  const refused = (message: string) => ({ status: 403, json: { message } });
  const textOf = (body: string): string => JSON.parse(body).body;
  const comment = (id = '') => state.comments.find((one) => one.id === Number(id));
  const pull = (number = '') => state.pulls.find((one) => one.number === Number(number));

  serve('GET', /^issues\/(\d+)\/comments$/, ([number], { page = '1', per_page: size = '30' }) => {
    const start = (Number(page) - 1) * Number(size);
    const shown = state.isListed ? state.comments.slice(start, start + Number(size)) : [];
    return pull(number) ? { json: shown.map(commentJson) } : MISSING;
  });
  serve('POST', /^issues\/(\d+)\/comments$/, ([number], _query, body) => {
    if (pull(number)?.locked) return refused('Unable to create comment because issue is locked');
    return { status: 201, json: commentJson(state.addComment(state.login, textOf(body))) };
  });
  serve('PATCH', /^issues\/comments\/(\d+)$/, ([id], _query, body) => {
    const found = comment(id);
    return found ? { json: commentJson(Object.assign(found, { body: textOf(body) })) } : MISSING;
  });
  serve('DELETE', /^issues\/comments\/(\d+)$/, ([id]) => {
    const found = comment(id);
    if (found && !state.mayDelete) return refused('Must have admin rights to Repository.');
    state.comments = state.comments.filter((one) => one !== found);
    return found ? { status: 204 } : MISSING;
  });
  serve('GET', /^pulls\/(\d+)$/, ([number]) => {
    const found = pull(number);
    return found ? { json: pullJson(found) } : MISSING;
  });
  serve('GET', /^pulls$/, (_, { head, state: wanted }) => {
    const found = state.pulls.filter((one) => labelOf(one) === head && one.state === wanted);
    return { json: found.map(pullJson) };
  });
  serve('GET', /^commits\/(\w+)\/pulls$/, ([sha]) => {
    const found = state.pulls.filter((one) => one.head === sha);
    return found.length > 0 ? { json: found.map(pullJson) } : { status: 422, json: {} };
  });
  const viewer = () => ({ json: { data: { viewer: { login: state.login } } } });
  emulator.route('POST', /^\/api\/graphql$/, viewer, 'contents: read');
  return state;
}

const labelOf = ({ from, branch }: PullSeed) =>
  `${from === REPOSITORY_ID ? OWNER : 'forker'}:${branch}`;

const pullJson = ({ number, head, from, into, state, locked }: PullSeed) => ({
  ...{ number, state, locked },
  head: { sha: head, repo: from === null ? null : { id: from } },
  base: { repo: { full_name: into } },
});

const commentJson = ({ id, author, body }: StoredComment) => ({
  ...{ id, body, html_url: `https://github.com/${OWNER}/${REPO}/pull/1#issuecomment-${id}` },
  user: author === '' ? null : { login: author },
});
