/** A pull request with a workflow run whose comment is published. */
import { GitHubError, type GitHubOptions } from '../../src/github/client.ts';
import { readEvent } from '../../src/github/event.ts';
import { type CommentOptions, publishComment } from '../../src/surfaces/comment.ts';
import { type Marker, withMarker } from '../../src/surfaces/comment-marker.ts';
import type { Shown } from '../../src/words/surfaces.ts';
import { clientOf } from './github/client.ts';
import { BOT, PULL, servePulls } from './github/comments.ts';
import { GitHubEmulator, OWNER, REPO } from './github/emulator.ts';

export const KEY = '0123456789abcdef';
const REPOSITORY = `/api/v3/repos/${OWNER}/${REPO}`;
export const LIST = `GET ${REPOSITORY}/issues/${PULL}/comments`;
export const CREATE = `POST ${REPOSITORY}/issues/${PULL}/comments`;
export const UPDATE = `PATCH ${REPOSITORY}/issues/comments`;
export const DELETE = `DELETE ${REPOSITORY}/issues/comments`;

/** What one step publishes. By default it is red, of the present run. */
export interface Step {
  event?: string;
  commit?: string;
  run?: number;
  attempt?: number;
  value?: Shown['value'];
  text?: string;
  creates?: boolean;
  client?: Partial<GitHubOptions>;
  options?: Partial<CommentOptions>;
  /** Comes before each request. */
  turn?: () => Promise<void>;
}

/** Opens a pull request whose head is of the last of three runs. */
export async function openScene() {
  const emulator = await GitHubEmulator.start();
  const base = emulator.commit('main');
  const old = emulator.commit('fix', {}, base);
  const head = emulator.commit('fix');
  const event = 'pull_request';
  const addRun = () => emulator.addRun({ commit: head, event, branch: 'fix', attempt: 2 });
  const [first, run, next] = [addRun(), addRun(), addRun()];
  const state = servePulls(emulator);
  state.addPull({ head });
  const markerOf = (facts: Partial<Marker>): Marker => ({
    ...{ key: KEY, commit: head, run, attempt: 1, value: 'failed', broken: 2 },
    ...{ writer: 'f'.repeat(16), ...facts },
  });

  /** Publishes, and says how it ended in a few words. */
  async function publish(step: Step = {}): Promise<string> {
    const { value = 'failed', text = 'ours', creates = true, commit = head, turn } = step;
    const variables = {
      GITHUB_EVENT_NAME: step.event ?? 'pull_request',
      GITHUB_RUN_ID: String(step.run ?? run),
      GITHUB_RUN_ATTEMPT: String(step.attempt ?? 1),
    };
    const shown = { value, broken: 2, commit };
    const write = (before: Shown | null) => (before ? `${text}, was ${before.value}` : text);
    const options = { key: KEY, state: shown, creates, write, sleep: async () => {} };
    const github = new Proxy(clientOf(emulator, step.client), {
      get:
        (target, name) =>
        async (...call: Parameters<typeof target.request>) => {
          await turn?.();
          return name === 'request' ? target.request(...call) : undefined;
        },
    });
    try {
      const end = await publishComment(github, readEvent(variables, null), PULL, {
        ...options,
        ...step.options,
      });
      return end.state === 'skipped' ? end.reason : end.state;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      const { what, status, permission } = error.failure;
      return [what, status, permission].filter((part) => part !== null).join(' ');
    }
  }
  return {
    ...{ emulator, state, publish, markerOf, old, head, runs: { first, run, next } },
    /** Writes an earlier comment. */
    seed: (text: string, facts: Partial<Marker> = {}, author = BOT) =>
      state.addComment(author, withMarker(markerOf(facts), text)),
    /** The comments without their markers. */
    texts: () => state.comments.map(({ body }) => body.replace(/^<!-- mcp-eval-gate .*-->\n/, '')),
    writes: () =>
      emulator.requests.flatMap(({ method, path }) =>
        method === 'GET' || path.endsWith('graphql') ? [] : [method],
      ),
  };
}
export type Scene = Awaited<ReturnType<typeof openScene>>;
