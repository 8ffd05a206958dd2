/** Fresh iterations of suspects: real servers of base and head, in this process where they can be. */
import { eventVariables, jobVariables, pullPayload, STEP } from '../support/baselines.ts';
import { GitHubEmulator, TOKEN } from '../support/github/emulator.ts';
import { say, serveModel, use } from '../support/model-emulator.ts';
import { programFile } from '../support/program-file.ts';
import { serveRpc } from '../support/servers/remote.ts';
import { answerBy, type Words } from '../support/servers/words.ts';
import { type Row, reportOf, testRows } from '../support/verdicts.ts';

/** A model that asks the server about the prompt, and repeats what it says. It refuses what is lost. */
const model = await serveModel(({ body }) => {
  const { role, content } = body.messages.at(-1);
  if (content === 'lost') return { status: 401 };
  return role === 'tool' ? say(content) : use('get', { name: content });
});

type Asked = [method: string, params: { arguments: { name: string } }];
/** By the paths of servers. */
const answers: ((...asked: Asked) => object)[] = [];
const serve = () =>
  serveRpc(({ path, method, params }) => answers[Number(path.slice(1))]?.(method, params));
/** Of head and base. */
const sides = [await serve(), await serve()] as const;

/** A server in this process. */
function serverOf(words: Words, { origin } = sides[0]) {
  const calls = new Map<string, number>();
  const numberOf = (name: string) => {
    const number = calls.get(name) ?? 0;
    calls.set(name, number + 1);
    return number;
  };
  answers.push((...asked) => answerBy(words, numberOf, ...asked));
  return { url: `${origin}/${answers.length - 1}` };
}

/** A server that starts in a checkout, with the words in a file there. */
const args = [programFile('__tests__/support/servers/wordy.ts')];
const STARTED = { command: process.execPath, args };
const listOf = (s: object, more = {}) => JSON.stringify({ mcpServers: { s, ...more } });
const COMMIT = 'c'.repeat(40);
type Files = Record<string, string>;

/** A checkout of the commit of the baseline, with its server. */
const checkout = (words: Words, folder = 'base', commit = COMMIT, server?: object): Files => ({
  [`${folder}/.git/HEAD`]: `${commit}\n`,
  [`${folder}/.mcp.json`]: listOf(server ?? serverOf(words, sides[1])),
  [`${folder}/words.json`]: JSON.stringify(words),
});

const BREAKS = { a: 'f' };
const RECOVERS = { a: 'fffp' };
const KEYS = { 'model-base-urls': `acme=${model.origin}`, 'model-api-keys': 'acme=no-secret-1' };
const CASES = ['a, runs: 3', 'b', 'c'].map(
  (name) => `title: ${name}, prompt: ${name[0]}, expect: good, model: acme/m`,
);
const suite = { cases: CASES, servers: { s: serverOf({}) }, inputs: KEYS };
const AT_BASE = { variables: { GITHUB_SHA: COMMIT } };
const BASELINE = await reportOf({ ...suite, ...AT_BASE });

/** What passes in the head, and what else is in the workspace. */
function looks(words: Words, base: Files = {}, more: Row = {}): Row {
  const files = { 'words.json': JSON.stringify(words), 'old.json': BASELINE, ...base };
  const inputs = { ...KEYS, baseline: 'file:old.json', ...more.inputs };
  return { ...suite, servers: { s: serverOf(words) }, ...more, files, inputs };
}
const started = { servers: { s: STARTED } };
/** The head alone decides, and a warning says why. */
const ALONE: Row = { looks: { base: 'failed', iterations: 10 }, warns: true };
const shared = serverOf(BREAKS);
const spelled = { url: serverOf({}).url.replace('127.0.0.1', 'localhost') };

const github = await GitHubEmulator.start();

/**
 * A pull request of a branch that is behind main. An earlier commit has a report. `isBase`: else the
 * base is at the head, and the job at the merge commit.
 */
async function behind(isBase = true): Promise<Row> {
  const [old = '', base = '', tip = ''] = [1, 2, 3].map(() => github.commit('main'));
  const head = github.commit('fix', {}, base);
  const variables = jobVariables(github, 'push', old);
  const report = await reportOf({ ...suite, variables });
  const run = github.addRun({ commit: old });
  github.addArtifact(run, STEP.stem, { 'report.json': report });
  const payload = pullPayload({ sha: head, ref: 'fix' }, { sha: tip, ref: 'main' });
  const sha = isBase ? head : github.commit('merge');
  const named = isBase ? {} : { 'confirm-checkout': 'base' };
  return looks(BREAKS, checkout({}, 'base', isBase ? base : head), {
    inputs: { baseline: 'auto', 'github-token': TOKEN, ...named },
    variables: eventVariables(github, 'pull_request', sha, payload),
    ...(isBase ? { looks: { base: 'ran', iterations: 10 } } : ALONE),
  });
}

const CONFIRMED: Row = { looks: { base: 'ran', iterations: 10 } };
const HEAD_ONLY: Row = { looks: { base: 'absent', iterations: 10 } };
const HEAD_SOON: Row = { looks: { base: 'absent', iterations: 5 } };
const NONE: Row = { looks: null };
const regression = (outcome: string): Row => ({ checks: { 'no-regression': outcome } });
const confirmed = (outcome: string): Row => ({ ...CONFIRMED, ...regression(outcome) });
const WORSE: Row = { ...CONFIRMED, comparison: { regressed: ['a'] } };
/** The base is a checkout that the job names, or one that confirms. */
const OLD: Row = { inputs: { baseline: 'checkout:old' } };
const confirming = (folder: string): Row => ({ inputs: { 'confirm-checkout': folder } });
const DEAD = { a: 'f', b: 'f', c: 'f' };
const atBase = (server: object) => checkout({}, 'base', COMMIT, server);
const ADDED = 'title: d, prompt: d, never: extra, expect: good, model: acme/m';
const headFolder = checkout({}, 'head', COMMIT, serverOf(BREAKS));
const IN_HEAD: Row = { inputs: { 'confirm-checkout': 'base', 'mcp-config': 'head/.mcp.json' } };
const OF_ONE: Row = { servers: { s: serverOf(BREAKS), shared }, settings: 'servers: [s]' };
const SAME: Row = { ...OLD, servers: suite.servers };
const unused = { 'base/.mcp.json': listOf(serverOf({}, sides[1]), { shared }) };

testRows({
  'looks-confirmed': {
    ...looks(BREAKS, atBase(STARTED), started),
    ...confirmed('failed'),
  },
  'looks-cleared': {
    ...looks(RECOVERS, checkout({})),
    looks: { base: 'ran', iterations: 10, leftOut: [] },
  },
  'looks-fails-too': {
    ...looks(BREAKS, checkout(BREAKS)),
    ...confirmed('undecided'),
  },
  'looks-merge-base': () => behind(),
  'looks-named': {
    ...looks(BREAKS, checkout({}, 'old', 'b'.repeat(40)), confirming('old')),
    ...CONFIRMED,
  },
  'looks-head-failed': { ...looks(BREAKS), ...HEAD_ONLY },
  'looks-broken-before': {
    ...{ ...suite, servers: { s: shared }, before: [{ servers: suite.servers }, {}] },
    ...{ looks: null, comparison: { stillFailing: ['a'] } },
  },
  'looks-head-cleared': { ...looks(RECOVERS), ...HEAD_SOON },
  'looks-base-broken': {
    ...looks(BREAKS, { ...atBase(STARTED), 'base/words.json': '{' }),
    ...ALONE,
  },
  'looks-left-out': {
    ...looks({ a: 'fffp', b: 'fp' }, checkout({}), { gate: 'max-confirm-iterations: 20' }),
    looks: { base: 'ran', leftOut: ['b'] },
  },
  'looks-drifted': {
    ...looks({ a: 'f', b: 'f' }, checkout({ a: 'f', b: 'f' })),
    looks: { base: 'ran', iterations: 20 },
  },
  'looks-checkout': { ...looks(BREAKS, checkout({}, 'old', ''), OLD), ...WORSE },
  'looks-checkout-added': {
    ...looks({ ...BREAKS, extra: '' }, checkout({}, 'old', ''), {
      ...OLD,
      cases: [...CASES, ADDED],
    }),
    ...WORSE,
  },
  'looks-checkout-broken': {
    ...looks(BREAKS, { 'old/.mcp.json': listOf(STARTED) }, OLD),
    ...HEAD_SOON,
  },
  'looks-checkout-dead': {
    ...looks({ a: 'fp' }, checkout(DEAD, 'old', ''), OLD),
    ...NONE,
    ...regression('undecided'),
  },
  'looks-checkout-mends': { ...looks({}, checkout(DEAD, 'old', ''), OLD), ...NONE },
  'looks-checkout-first': {
    ...looks({ a: 'fp' }, { 'old/.git/HEAD': `${COMMIT}\n` }, OLD),
    ...NONE,
  },
  'looks-checkout-missing': looks({ a: 'fp' }, {}, OLD),
  'looks-lost': { ...looks({ a: 'fffx' }), ...{ looks: { base: 'absent' }, warns: true } },
  'looks-own-commit': {
    ...looks(BREAKS, { ...checkout({}, 'old'), '.git/HEAD': `${COMMIT}\n` }, confirming('old')),
    ...ALONE,
  },
  'looks-own-folder': {
    ...looks(BREAKS, { ...checkout({}), ...headFolder }, IN_HEAD),
    ...ALONE,
  },
  'looks-found-own': { ...looks(BREAKS, checkout({}), AT_BASE), ...ALONE },
  'looks-one-server': { ...looks(BREAKS, atBase(shared), { servers: { s: shared } }), ...ALONE },
  'looks-pull-head': () => behind(false),
  'looks-one-port': { ...looks(BREAKS, atBase(spelled)), ...ALONE },
  'looks-unused': {
    ...looks(BREAKS, { ...checkout({}), ...unused }, OF_ONE),
    ...CONFIRMED,
  },
  'looks-no-folder': { ...looks({}, {}, confirming('none')), warns: true },
  'looks-workspace': { ...looks(BREAKS, {}, confirming('.')), ...ALONE },
  'looks-checkout-own': looks({}, {}, { inputs: { baseline: 'checkout:.' } }),
  'looks-checkout-one': looks({}, checkout({}, 'old', '', suite.servers.s), SAME),
  'looks-cancelled': {
    ...looks(BREAKS, {}, { cancel: 'fresh' }),
    ...{ looks: { iterations: 0 }, comparison: { newlyFailing: ['a'] } },
  },
  'looks-never': { ...looks(RECOVERS, checkout({}), { gate: 'confirm: never' }), ...NONE },
});
