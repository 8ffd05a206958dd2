export const id = 1167;
export const ids = [1167];
export const modules = {

/***/ 47125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLogger),
/* harmony export */   p: () => (/* binding */ environmentOf)
/* harmony export */ });
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34665);
/* harmony import */ var _lib_pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36750);
/* harmony import */ var _lib_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41706);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95498);
/* harmony import */ var _surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94576);





/** What a step gets from its process. `write` adds to the log of the job. */
function environmentOf(variables, folder, signal, write, processMark, keep) {
    const redactor = new _lib_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_0__/* .Redactor */ .p();
    return {
        variables,
        workspace: variables['GITHUB_WORKSPACE'] ?? folder,
        logger: createLogger(write, redactor, variables['RUNNER_DEBUG'] === '1'),
        signal,
        redactor,
        processMark,
        keep,
        now: Date.now,
    };
}
function createLogger(write, redactor, isDebug) {
    const command = (name, line) => write((0,_surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(name, (0,_surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(line, redactor)));
    const info = (line) => write(`${(0,_surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(line, redactor)}\n`);
    return {
        info,
        notice: (line) => command('notice', line),
        warn: (line) => command('warning', line),
        error: (line) => command('error', line),
        debug: (line) => {
            if (isDebug)
                command('debug', line);
        },
        group: (title) => {
            if (title === null)
                write('::endgroup::\n');
            else
                command('group', (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(title, _lib_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME_LIMIT */ .Uo));
        },
        progress: (0,_lib_pace_js__WEBPACK_IMPORTED_MODULE_4__/* .paceLines */ .P)(info, () => performance.now()),
    };
}


/***/ }),

/***/ 31167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./build/src/inputs/config.js
var config = __webpack_require__(38457);
// EXTERNAL MODULE: ./build/src/inputs/rows.js
var rows = __webpack_require__(49654);
// EXTERNAL MODULE: ./build/src/pipeline/pipeline.js + 53 modules
var pipeline = __webpack_require__(40085);
// EXTERNAL MODULE: ./build/src/action/environment.js
var action_environment = __webpack_require__(47125);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/github/artifact-name.js
var artifact_name = __webpack_require__(91027);
// EXTERNAL MODULE: ./build/src/lib/sleep.js
var sleep = __webpack_require__(48646);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
// EXTERNAL MODULE: ./build/src/report/counts-as.js
var counts_as = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/src/words/lines.js
var lines = __webpack_require__(65416);
// EXTERNAL MODULE: ./build/src/words/news.js
var news = __webpack_require__(37316);
// EXTERNAL MODULE: ./build/src/words/verdicts.js
var verdicts = __webpack_require__(46577);
// EXTERNAL MODULE: ./build/src/render/causes.js
var causes = __webpack_require__(7176);
;// CONCATENATED MODULE: ./build/src/render/place.js

const MAX_PATH = 4_096;
/** GitHub refuses a whole check run for a line that is none. */
const MAX_LINE = 2 ** 31 - 1;
/** A drive, or dots and slashes that are encoded, once or more. */
const LEAVES = /^[a-z]:|%(?:25)*(?:2e|2f|5c)/i;
/**
 * A place as GitHub knows it: the path from the root of the repository, with slashes. Null for a path
 * that leads elsewhere, since reports of forks may say anything.
 */
function repositoryPlace(file, line) {
    // The length limits what is cleaned.
    if (file === null || file.length > MAX_PATH || (0,lib_text/* clean */.uH)(file) !== file || /\n/.test(file))
        return null;
    const names = file.split(/[\\/]/).filter((name) => name.trim() !== '.');
    const isElsewhere = names.length === 0 || names.some((name) => ['', '..'].includes(name.trim()));
    if (isElsewhere || LEAVES.test(file))
        return null;
    const isLine = line !== null && Number.isInteger(line) && line >= 1 && line <= MAX_LINE;
    return { file: names.join('/'), line: isLine ? line : null };
}

;// CONCATENATED MODULE: ./build/src/render/annotations.js







const NOWHERE = { file: null, line: null };
/** Those of GitHub. */
const TITLE_LIMIT = 255;
const MESSAGE_LIMIT = 4_096;
/** The messages of a report, the gravest first, at most `limit`: each cause once at each place. */
function annotationsOf(findings, limit) {
    const { suite, problems, causes, sections, flaky } = findings;
    // Each cause is there once before one is there twice.
    const rounds = [];
    for (const cause of causes) {
        for (const [round, place] of placesOf(cause).entries()) {
            rounds[round] ??= [];
            rounds[round].push(place);
        }
    }
    const byDecision = Map.groupBy(rounds.flat(), ({ cause }) => cause.isDeciding);
    const messagesOf = (isDeciding) => (byDecision.get(isDeciding) ?? []).slice(0, limit).map((place) => messageAt(place, suite));
    const ofSuite = (level, lines) => lines.map((message) => ({ level, title: suite, message, ...NOWHERE }));
    const all = [
        ...ofSuite('failure', problems),
        ...messagesOf(true),
        ...messagesOf(false),
        ...ofSuite('warning', sections.find(({ id }) => id === 'warnings')?.lines ?? []),
        ...ofSuite('notice', (0,verdicts/* describeOthers */.Hi)(0, flaky)),
    ];
    return all.slice(0, limit).map(({ title, message, ...others }) => {
        return { title: (0,lib_text/* cut */.Jj)(title, TITLE_LIMIT), message: (0,lib_text/* cut */.Jj)(message, MESSAGE_LIMIT), ...others };
    });
}
/** The cases of a cause by where they stand; one place without cases for a cause that has none. */
function placesOf(cause) {
    const places = new Map();
    for (const one of cause.cases) {
        const { file, line } = repositoryPlace(one.file, one.line) ?? NOWHERE;
        const key = `${file}:${line}`;
        const known = places.get(key) ?? { file, line, cause, cases: [] };
        known.cases.push(one);
        places.set(key, known);
    }
    return places.size === 0 ? [{ ...NOWHERE, cause, cases: [] }] : [...places.values()];
}
/** What cases fail by at their place, which can differ from what the first case of the cause says. */
function messageAt({ cause, cases, file, line }, suite) {
    const { failure, sentence, advice, isDeciding } = cause;
    const own = cases.length < cause.cases.length ? cases[0]?.failure : null;
    const said = own ? (0,causes/* plainSentence */.Gx)(own) : sentence;
    const titles = (0,lines/* firstOf */.Ku)(cases.map((one) => one.title)) || suite;
    const isOfServer = failure.kind === 'server' && (0,counts_as/* isAtStart */.s$)(failure);
    return {
        level: isDeciding ? 'failure' : 'warning',
        title: isOfServer ? (0,news/* titleOfServer */.fu)(failure.server) : titles,
        message: advice === '' ? said : `${said}\n${advice}`,
        file,
        line,
    };
}

// EXTERNAL MODULE: ./build/src/render/findings.js + 2 modules
var render_findings = __webpack_require__(99743);
// EXTERNAL MODULE: ./build/src/render/markdown.js + 1 modules
var markdown = __webpack_require__(30865);
// EXTERNAL MODULE: ./build/src/render/terminal.js
var terminal = __webpack_require__(74148);
// EXTERNAL MODULE: ./build/src/surfaces/annotations.js
var surfaces_annotations = __webpack_require__(94576);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
;// CONCATENATED MODULE: ./build/src/surfaces/artifact.js




/** Steps of one job can have the same name. */
const MAX_ORDINAL = 5;
const LIMIT_MS = 60_000;
const GITHUB = 'https://github.com';
/** Whether this is a runner of a GitHub that stores artifacts. */
function canUpload(variables) {
    const { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: results } = variables;
    return Boolean(token && results) && (0,artifact_name/* storesArtifacts */.E6)(variables);
}
/**
 * Uploads the files of a report as an artifact of the run. Rejects if that fails, or takes too long
 * and may go on.
 *
 * @param paths of files of one folder
 * @param stem of the name
 * @param variables those of the process, which the client of the service reads
 * @returns address of the artifact
 */
async function uploadReport(paths, stem, variables, limitMs = LIMIT_MS) {
    const attempt = Number(variables['GITHUB_RUN_ATTEMPT'] ?? 1);
    const id = await (0,sleep/* within */.ux)(uploadUnderFreeName(paths, stem, attempt), limitMs);
    const { GITHUB_SERVER_URL: server = GITHUB, GITHUB_REPOSITORY: repository } = variables;
    return `${server}/${repository}/actions/runs/${variables['GITHUB_RUN_ID']}/artifacts/${id}`;
}
async function uploadUnderFreeName(paths, stem, attempt) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(5555), __webpack_require__.e(925), __webpack_require__.e(4942), __webpack_require__.e(9430)]).then(__webpack_require__.bind(__webpack_require__, 89430));
    const client = new DefaultArtifactClient();
    for (let ordinal = 1;; ordinal += 1) {
        const name = (0,artifact_name/* artifactName */.Cs)(stem, attempt, ordinal);
        try {
            const { id } = await client.uploadArtifact(name, paths, (0,external_node_path_.dirname)(paths[0] ?? ''));
            return id ?? 0;
        }
        catch (error) {
            // A redirection of the store has no message.
            const message = (0,errors/* messageOf */.bD)(error) || `HTTP ${Object(error).statusCode}`;
            const isTaken = /\b409\b|already exists/i.test(message);
            if (!isTaken || ordinal === MAX_ORDINAL)
                throw new Error(message, { cause: error });
        }
    }
}

;// CONCATENATED MODULE: ./build/src/surfaces/links.js

/** Where a run and its files are on the web. Its artifact is not there yet. */
function linksOf(event, variables) {
    const { GITHUB_SERVER_URL: server } = variables;
    if (!server || !event?.repository)
        return { run: null, report: null, file: () => null };
    const { repository, runId, attempt, commit } = event;
    const home = `${server}/${repository}`;
    return {
        run: runId === null ? null : `${home}/actions/runs/${runId}/attempts/${attempt}`,
        report: null,
        file: (file, line) => {
            const place = repositoryPlace(file, line);
            if (commit === '' || place === null)
                return null;
            const path = place.file.split('/').map(encodeURIComponent).join('/');
            return `${home}/blob/${commit}/${path}${place.line === null ? '' : `#L${place.line}`}`;
        },
    };
}

// EXTERNAL MODULE: ./build/src/surfaces/outputs.js
var outputs = __webpack_require__(61084);
// EXTERNAL MODULE: ./build/src/surfaces/report-file.js
var report_file = __webpack_require__(49849);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/src/words/surfaces.js

/** The input that tells a surface from that of another step. */
const KEYS = { comment: 'comment-key', 'check run': 'check-name' };
/** Why there is nothing to write. */
const SKIPS = {
    'no-pull': 'this run has no open pull request',
    'several-pulls': 'this run has more than one open pull request',
    outdated: 'there is a newer commit in the pull request',
    passed: 'the verdict is `passed`',
    newer: 'that of a newer run stands',
    same: 'that of another step says the same',
};
const named = (surfaces) => `No ${surfaces.join(' and no ')}`;
/** What the log says about surfaces. */
const SURFACES = {
    readOnly: (surfaces) => `${named(surfaces)}: the token of a fork can only read. Publish from a second workflow, which runs on \`workflow_run\`.`,
    noToken: (surfaces) => `${named(surfaces)}: \`github-token\` is empty.`,
    /** @param isMissed whether the input asks for one always */
    skipped: (surface, reason, isMissed) => `No ${surface}: ${SKIPS[reason]}.${isMissed ? ' Set `comment: auto` if that is expected.' : ''}`,
    clash: (surface) => `Another job, step or call of this workflow writes the same ${surface}. The worse verdict stands. Give each its own \`${KEYS[surface]}\`, such as \`\${{ inputs.package }}\`.`,
    full: (bytes) => `the step has already written ${lines/* NUMBER */.uk.format(bytes)} bytes`,
};
/** What a surface showed before, at an earlier commit; empty if it showed nothing. */
function describeEarlier(shown) {
    if (shown === null)
        return '';
    const { value, broken, commit } = shown;
    const was = value === 'failed' ? `${lines/* NUMBER */.uk.format(broken)} failing` : value;
    return `was ${was} at ${commit.slice(0, 7)}`;
}

;// CONCATENATED MODULE: ./build/src/surfaces/summary.js


/** Of all that a step writes. GitHub shows nothing of a larger one. */
const LIMIT = 1_000_000;
/** A document needs so much. */
const LEAST = 2_000;
/**
 * Adds Markdown to the job summary, after what the step has written before. Throws if there is no room.
 *
 * @param path the runner's `GITHUB_STEP_SUMMARY`
 * @param render makes a document of at most so many bytes
 */
function addSummary(path, render) {
    const { size = 0 } = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) ?? {};
    const gap = size > 0 ? '\n\n' : '';
    const room = LIMIT - size - gap.length;
    if (room < LEAST)
        throw new Error(SURFACES.full(size));
    (0,external_node_fs_.appendFileSync)(path, `${gap}${render(room)}`);
}

// EXTERNAL MODULE: ./build/src/words/messages.js
var messages = __webpack_require__(18763);
// EXTERNAL MODULE: ./build/src/github/client.js
var client = __webpack_require__(26330);
// EXTERNAL MODULE: ./build/src/github/pull-request.js
var pull_request = __webpack_require__(47958);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/src/surfaces/check-run.js



/** Most bytes of the text. */
const CHECK_LIMIT = 65_535;
const check_run_TITLE_LIMIT = 255;
const PAGE = 100;
/** GitHub keeps no more check runs of a name. */
const MAX_PAGES = 10;
const MAX_ANNOTATIONS = 500;
/** Annotations of a request. */
const BATCH = 50;
const MARK = 'mcp-eval-gate:';
/** After these GitHub may have done what it was asked for. */
const LOST = ['unreachable', 'malformed', 'limit'];
/** From good to bad. A required check accepts the first two. */
const CONCLUSIONS = ['success', 'neutral', 'action_required', 'failure'];
const check_run_text = schemas/* string */.YjP().catch('');
const writtenShape = schemas/* object */.Ikc({ id: schemas/* int */.Whr(), html_url: check_run_text });
const output = schemas/* object */.Ikc({ title: check_run_text, summary: check_run_text });
const foundShape = writtenShape.extend({ external_id: check_run_text, conclusion: check_run_text, output });
const listShape = schemas/* object */.Ikc({ check_runs: schemas/* array */.YOg(foundShape) });
/**
 * Writes a check run of the commit under test: the head of a pull request, never the merge commit.
 * That of a newer run or attempt stands. Of two writers in one attempt the worse verdict stands.
 * Throws GitHubError if there is no check run.
 */
async function publishCheckRun(github, event, options) {
    const checks = checkRunsOf(github, event, options);
    const own = contentOf(options);
    const annotations = annotationsFor(options.annotations);
    let seen = await checks.find();
    const isFirst = !seen.some(({ age }) => age >= 0);
    const created = isFirst ? await checks.create(own, annotations.slice(0, BATCH)) : null;
    let sent = BATCH;
    try {
        // Another writer may have looked at the same time and seen none.
        if (isFirst)
            seen = await checks.find();
        const newer = seen.find(({ age }) => age > 0);
        const mine = seen.filter(({ age }) => age === 0);
        const standing = newer ?? [...mine, own].reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
        const { conclusion, output } = standing;
        for (const one of mine) {
            if (one.conclusion !== conclusion)
                await checks.update(one.id, { conclusion, output });
        }
        if (newer !== undefined)
            return { state: 'skipped', reason: 'newer' };
        for (; created && sent < annotations.length; sent += BATCH) {
            const page = { annotations: annotations.slice(sent, sent + BATCH) };
            await checks.update(created.id, { output: { ...output, ...page } });
        }
        const twin = mine.find(({ id }) => id !== created?.id);
        const url = (created ?? twin)?.html_url ?? '';
        return { state: twin === undefined ? 'written' : 'clash', url };
    }
    catch (error) {
        if (created === null || !(error instanceof client/* GitHubError */.y_))
            throw error;
        const { length } = annotations;
        const { html_url: url } = created;
        return { state: 'written', url, cut: [Math.min(sent, length), length, error.failure] };
    }
}
const rankOf = ({ conclusion }) => CONCLUSIONS.indexOf(conclusion);
function contentOf({ value, isRed, title, summary }) {
    const decided = value === 'passed' ? 'success' : 'failure';
    const undecided = isRed ? 'action_required' : 'neutral';
    return {
        conclusion: value === 'incomplete' ? undecided : decided,
        output: { title: (0,lib_text/* cut */.Jj)(title, check_run_TITLE_LIMIT), summary },
    };
}
/** As GitHub takes them. */
function annotationsFor(annotations) {
    return annotations
        .filter(({ file }) => file !== null)
        .slice(0, MAX_ANNOTATIONS)
        .map(({ level, title, message, file, line }) => {
        const place = { path: file, start_line: line ?? 1, end_line: line ?? 1 };
        return { ...place, annotation_level: level, title, message };
    });
}
/**
 * The check runs of one key at the commit under test, and those of the name in the same attempt: of
 * one name GitHub shows the newest only.
 */
function checkRunsOf(github, event, { name, key, url }) {
    const { commit, attempt } = event;
    const runId = event.runId ?? 0;
    const permission = 'checks: write';
    const own = `${MARK}${key}`;
    /** `age` is above 0 for a newer run or attempt, 0 for this one. */
    const find = async () => {
        const found = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const { check_runs: listed } = await github.request(listShape, {
                route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
                parameters: { ref: commit, check_name: name, filter: 'all', per_page: PAGE, page },
                permission,
            });
            for (const one of listed) {
                const [prefix = '', run, again] = one.external_id.split('/');
                const age = Number(run) - runId || Number(again) - attempt;
                const isTwin = age === 0 && prefix.startsWith(MARK);
                if (prefix === own || isTwin)
                    found.push({ ...one, age });
            }
            if (listed.length < PAGE)
                break;
        }
        return found;
    };
    /** If the answer is lost, looks before it creates again. */
    const create = async ({ conclusion, output }, annotations) => {
        const ids = { name, head_sha: commit, external_id: `${own}/${runId}/${attempt}` };
        const link = url === null ? {} : { details_url: url };
        const content = { status: 'completed', conclusion, output: { ...output, annotations } };
        const parameters = { ...ids, ...link, ...content };
        const route = 'POST /repos/{owner}/{repo}/check-runs';
        const send = () => github.request(writtenShape, { route, parameters, permission });
        return send().catch(async (error) => {
            const { what = '', status = null } = error instanceof client/* GitHubError */.y_ ? error.failure : {};
            if (!LOST.includes(what) && Number(status) < 500)
                throw error;
            return (await find()).find(({ age }) => age === 0) ?? send();
        });
    };
    const update = (id, changes) => github.request(writtenShape, {
        route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
        parameters: { check_run_id: id, ...changes },
        permission,
        // GitHub adds annotations to those that are there.
        isIdempotent: !('annotations' in changes.output),
    });
    return { find, create, update };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/github/comments.js


/** One that writes reads as well. */
const permission = 'pull-requests: write';
/** The client reads no answer of 100 comments of the largest size. */
const comments_PAGE = 50;
const ALL = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const ONE = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const viewer = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }) });
const comment = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    html_url: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
});
/**
 * Finds the author of what the token writes. Only GraphQL knows it of each kind of token. If it does
 * not answer, the token counts as the workflow's own.
 */
async function findAuthor(github) {
    // GraphQL lies next to `/api/v3` of an Enterprise Server, and next to no path of others.
    const route = 'POST /../graphql';
    const parameters = { query: '{ viewer { login } }' };
    const call = { route, parameters, permission: null, isIdempotent: true };
    const answer = await (0,client/* orElse */.NW)(github.request(viewer, call), null);
    return answer?.data.viewer.login ?? 'github-actions[bot]';
}
/** Lists all comments of a pull request, the oldest first. Their text is foreign. Throws GitHubError. */
async function listComments(github, pull) {
    const found = [];
    for (let page = 1; found.length === (page - 1) * comments_PAGE; page += 1) {
        const parameters = { issue_number: pull, per_page: comments_PAGE, page };
        const call = { route: `GET ${ALL}`, parameters, permission };
        for (const one of await github.request(schemas/* array */.YOg(comment), call))
            found.push(one);
    }
    return found.sort((a, b) => a.id - b.id);
}
/** Writes a comment, once. Throws GitHubError; without an answer it may be written. */
async function createComment(github, pull, body) {
    const parameters = { issue_number: pull, body };
    return github.request(comment, { route: `POST ${ALL}`, parameters, permission });
}
/** Replaces the text of a comment; null deletes it. Throws GitHubError, also if it is gone. */
async function writeComment(github, id, body) {
    const parameters = { comment_id: id, ...(body !== null && { body }) };
    const route = `${body === null ? 'DELETE' : 'PATCH'} ${ONE}`;
    const call = { route, parameters, permission, isIdempotent: true };
    await github.request(body === null ? schemas/* null */.chJ() : comment, call);
}

// EXTERNAL MODULE: ./build/src/github/workflow-runs.js
var workflow_runs = __webpack_require__(27991);
;// CONCATENATED MODULE: ./build/src/words/github.js


const REASONS = {
    unreachable: 'GitHub cannot be reached',
    status: 'GitHub answered with HTTP ',
    malformed: 'the answer is not from GitHub, perhaps from a proxy',
    limit: 'GitHub did not answer in time',
    cancelled: 'the job was cancelled',
    'too-large': 'the answer of GitHub is too large',
};
/** Says why a surface was not written, and which permission to add. `isReadOnly`: as for a fork. */
function describeGitHubTrouble(surface, trouble, isReadOnly) {
    const { status, permission } = trouble;
    const start = `Could not write the ${surface}:`;
    if (permission === null)
        return `${start} ${describeReason(trouble)}`;
    if (isReadOnly)
        return `${start} the token is read-only for a fork. Publish from a second workflow, on \`workflow_run\`.`;
    const subject = surface === 'comment' ? 'pull request' : 'commit';
    const other = status === 404 ? `, or the ${subject} does not exist` : '';
    return `${start} the token lacks \`${permission}\`${other}. Set \`permissions\` of the job.`;
}
/** Says which annotations of a check run are missing, and why. */
const describeShortfall = (sent, total, trouble) => `The check run has ${lines/* NUMBER */.uk.format(sent)} of ${(0,verdicts/* count */.U9)(total, 'annotation')}: ${describeReason(trouble)}`;
function describeReason({ what, status, message }) {
    if (status === 401 && what === 'status')
        return 'the token is not valid. Correct `github-token`.';
    if (status !== null && what === 'limit')
        return `GitHub's rate limit is reached${message && ` (${(0,lines/* shown */.SP)(message)})`}. Run the job again.`;
    const reason = (0,lines/* ended */.v6)(`${REASONS[what]}${what === 'status' ? status : ''}${(0,lines/* because */.xx)(message)}`);
    if (what !== 'unreachable' && what !== 'malformed')
        return reason;
    if (/certificate/i.test(message))
        return `${reason} Set \`NODE_EXTRA_CA_CERTS\`.`;
    return `${reason} Check \`HTTPS_PROXY\` if there is a proxy.`;
}
/** The text of a comment that repeats another one and cannot be deleted. */
const linkToComment = (url) => `See [the newest results](${url}).`;

// EXTERNAL MODULE: ./build/src/report/outcome.js
var outcome = __webpack_require__(35440);
;// CONCATENATED MODULE: ./build/src/surfaces/comment-marker.js



const count = schemas/* int */.Whr().min(0);
const marker = schemas/* object */.Ikc({
    key: schemas/* string */.YjP().regex(/^[0-9a-f]{16}$/),
    /** The commit under test. */
    commit: schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
    /** Of the workflow. */
    run: count,
    attempt: count,
    value: outcome/* outcome */.b,
    /** Number of broken cases. */
    broken: count,
    /** Random, since two steps can have one key. */
    writer: schemas/* string */.YjP(),
});
/** Only at the very start: what follows may quote one, or be foreign. */
const MARKER = /^<!-- mcp-eval-gate (\{.*\}) -->/;
/** The worst one last. */
const GRAVITY = ['passed', 'incomplete', 'failed', 'invalid'];
/** Puts the marker before a text. It takes less than 256 UTF-16 units. */
const withMarker = (data, text) => `<!-- mcp-eval-gate ${JSON.stringify(data)} -->\n${text}`;
/** Reads the marker of a comment; null without one, or if a value is odd. */
const readMarker = (body) => marker.safeParse((0,lib_text/* parseJson */.qF)(MARKER.exec(body)?.[1] ?? '')).data ?? null;
/**
 * Above 0 if one marker is of a newer state than another one, or of a worse one of the same attempt.
 *
 * @param head of the pull request. A slow run of an older commit can have the higher id
 */
const compareStates = (one, other, head) => Number(one.commit === head) - Number(other.commit === head) ||
    one.run - other.run ||
    one.attempt - other.attempt ||
    GRAVITY.indexOf(one.value) - GRAVITY.indexOf(other.value);
/** Whether a marker is of another step with the key, in the same attempt. */
const isPeer = (one, ours) => one.writer !== ours.writer &&
    one.commit === ours.commit &&
    one.run === ours.run &&
    one.attempt === ours.attempt;

;// CONCATENATED MODULE: ./build/src/surfaces/comment.js







/** Most UTF-16 units of the text without its marker. */
const COMMENT_LIMIT = 65_536 - 256;
/** A look and a write, a look at what became of it, two more for other writers and lost answers. */
const ROUNDS = 4;
/** A step that looked before a write has written after this time. */
const SETTLING_MS = 2_000;
/** GitHub counts the runs of all repositories. */
const RUNS_AHEAD = 1_000;
/**
 * Keeps one comment of a pull request up to date. Throws GitHubError if it cannot be written.
 *
 * GitHub has no conditional writes. Each write is followed by a look, until the oldest comment of
 * the key shows the newest state and is the only one.
 *
 * @param pull number of the pull request
 */
async function publishComment(github, event, pull, { key, state, creates, write, sleep }) {
    const { commit, value, broken } = state;
    const { runId, attempt } = event;
    const writer = (0,external_node_crypto_.randomBytes)(8).toString('hex');
    const ours = { key, commit, run: runId ?? 0, attempt, value, broken, writer };
    const progress = { url: null, hasClash: false };
    let author = await findAuthor(github);
    let body = null;
    let [hasCreated, isLocked] = [false, false];
    let lost = null;
    for (let round = 1; round <= ROUNDS; round += 1) {
        if (round > 1)
            await sleep(SETTLING_MS);
        const comments = [];
        try {
            for (const { id, html_url: url, body: text, user } of await listComments(github, pull)) {
                const marker = readMarker(text ?? '');
                // Others can copy a marker.
                const isOwn = marker?.key === key && user?.login === author;
                if (isOwn)
                    comments.push({ id, url, body: plain(text ?? ''), marker });
            }
            // Asked for after the list, which can be of a newer commit.
            const now = await (0,pull_request/* readPull */.Es)(github, pull);
            if (now.head !== commit)
                return endOf(progress, 'outdated');
            isLocked = now.isLocked;
            const newest = await findNewest(github, event, comments, ours);
            const before = newest?.marker.commit === commit ? null : (newest?.marker ?? null);
            body ??= plain(withMarker(ours, write(before)));
            if (comments.length > 0) {
                const end = await update(github, comments, newest, { ours, body }, progress);
                if (end !== null)
                    return end;
            }
            else if (!creates) {
                return endOf(progress, 'passed');
            }
            else if (progress.url === null && round % 2 === 1) {
                hasCreated = true;
                const created = await createComment(github, pull, body);
                author = created.user?.login ?? author;
                progress.url = created.html_url;
            }
        }
        catch (error) {
            if (!(error instanceof client/* GitHubError */.y_))
                throw error;
            // It is written. What other steps did since is not known.
            if (progress.url !== null)
                return endOf(progress, 'newer');
            // GitHub refuses comments of a locked pull request, whatever the token may do.
            if (isLocked)
                error.failure.permission = null;
            const { what, status } = error.failure;
            const isGone = comments.length > 0 && status === 404;
            const isRefused = Math.floor(Number(status) / 100) === 4 && status !== 408;
            if (what === 'cancelled' || (!isGone && (!hasCreated || isRefused)))
                throw error;
            lost = error;
        }
    }
    if (progress.url === null && lost !== null)
        throw lost;
    return endOf(progress, 'newer');
}
/** @param reason if this step wrote nothing */
function endOf({ url, hasClash }, reason) {
    if (url === null)
        return { state: 'skipped', reason };
    return { state: hasClash ? 'clash' : 'written', url };
}
/** GitHub can give line ends back in another form. */
const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
/** The comment of the newest state, of equal ones the oldest comment. Forged states do not count. */
async function findNewest(github, event, comments, ours) {
    let newest = null;
    for (const comment of comments) {
        const isNewer = !newest || compareStates(comment.marker, newest.marker, ours.commit) > 0;
        if (isNewer && (await isKnown(github, event, comment.marker, ours)))
            newest = comment;
    }
    return newest;
}
/** Whether GitHub has the run that a marker names, if it claims to be newer. */
async function isKnown(github, event, claim, ours) {
    const { commit, run, attempt } = claim;
    const isOlder = run < ours.run || (run === ours.run && attempt <= ours.attempt);
    if (commit !== ours.commit || isOlder)
        return true;
    try {
        const found = await (0,workflow_runs/* runById */.eP)(github, run);
        // Runs of some events have the commit of the default branch.
        const isAlike = event.name !== 'pull_request' && found.event === event.name;
        return (found.head_sha === commit || isAlike) && attempt <= (found.run_attempt ?? attempt);
    }
    catch (error) {
        if (!(error instanceof client/* GitHubError */.y_))
            throw error;
        return error.failure.status !== 404 && run <= ours.run + RUNS_AHEAD;
    }
}
/**
 * Brings comments to the newest state, as all steps do that see the same comments.
 *
 * @returns null if it wrote, so that another look is due
 */
async function update(github, comments, newest, { ours, body }, progress) {
    const [canonical, ...others] = comments;
    if (canonical === undefined)
        return null;
    const isOurs = newest === null ||
        newest.marker.writer === ours.writer ||
        compareStates(ours, newest.marker, ours.commit) > 0;
    const isSame = !isOurs && isPeer(newest.marker, ours) && textOf(newest.body) === textOf(body);
    progress.hasClash ||= !isSame && comments.some(({ marker }) => isPeer(marker, ours));
    const wanted = isOurs ? body : newest.body;
    const isRight = canonical.body === wanted;
    if (!isRight)
        await writeComment(github, canonical.id, wanted);
    if (isOurs)
        progress.url = canonical.url;
    for (const { id } of others)
        await fold(github, id, canonical.url);
    if (!isRight || others.length > 0)
        return null;
    if (isOurs)
        return endOf(progress, 'newer');
    if (isSame)
        return { state: 'skipped', reason: 'same' };
    if (isPeer(newest.marker, ours))
        return { state: 'clash', url: canonical.url };
    return { state: 'skipped', reason: 'newer' };
}
/** Without the marker. */
const textOf = (body) => body.slice(body.indexOf('\n'));
/** Deletes a comment, or leaves a link in it. One that is gone is no failure. */
async function fold(github, id, url) {
    try {
        await writeComment(github, id, null);
    }
    catch (error) {
        const status = error instanceof client/* GitHubError */.y_ ? error.failure.status : null;
        if (status === 403)
            await writeComment(github, id, linkToComment(url));
        else if (status !== 404)
            throw error;
    }
}

// EXTERNAL MODULE: ./build/src/report/identity.js
var identity = __webpack_require__(57816);
;// CONCATENATED MODULE: ./build/src/surfaces/identity.js

/**
 * Tells a surface of a job from those of others: 16 hexadecimal digits. Jobs that call one reusable
 * workflow have the same.
 *
 * @param leg of the matrix
 * @param name that the user gives the surface; without one the step counts
 */
function surfaceKey(event, leg, name) {
    return (0,identity/* digestOf */.o)(event.workflow ?? '', event.job, leg, name || event.step);
}
/**
 * What readers see: a name of the suite or the check run, with what the user wrote to tell it from
 * others: leg of the matrix; key of the surface, else id of the step.
 */
function surfaceName(name, ...parts) {
    // The runner makes ids of its own for steps without one.
    const telling = parts.filter((part) => !['', name].includes(part) && !part.startsWith('__'));
    return name === '' || telling.length === 0 ? name : `${name} (${telling.join(', ')})`;
}

;// CONCATENATED MODULE: ./build/src/action/remote-surfaces.js












/** For all requests of a surface. A slow one takes no time from the other. */
const remote_surfaces_LIMIT_MS = 60_000;
/** Of a check run. */
const remote_surfaces_MAX_ANNOTATIONS = 500;
/** Makes a writer of surfaces. Trouble is a warning, with the stack in the debug log. */
function attemptWith({ warn, debug }, isReadOnly) {
    return async (surface, write) => {
        try {
            return await write();
        }
        catch (error) {
            debug((0,errors/* stackOf */.US)(error));
            if (!(error instanceof client/* GitHubError */.y_))
                warn(messages/* MESSAGES */.n.surface(surface, (0,errors/* messageOf */.bD)(error)));
            else if (error.failure.what !== 'cancelled')
                warn(describeGitHubTrouble(surface, error.failure, isReadOnly));
            return undefined;
        }
    };
}
/**
 * Writes the check run and the comment, as far as they are set and the token can.
 *
 * @param isRed whether the verdict fails the step
 * @param wait rather than sleep
 * @returns their addresses, as outputs
 */
async function publishOnGitHub({ config, job }, findings, { links, isRed }, { logger, signal, redactor }, wait = sleep/* sleep */.yy) {
    if (job === null)
        return {};
    const { event } = job;
    const { value, broken, headline } = findings;
    const { comment, commentKey, checkName, leg } = config;
    const canComment = comment === 'always' || event.pull !== null || event.runHead !== null;
    const wanted = checkName === '' ? [] : ['check run'];
    if (comment !== 'never' && canComment)
        wanted.push('comment');
    const named = (name, ...parts) => redactor.name(surfaceName(name, leg, ...parts));
    const suite = named(findings.suite, commentKey || event.step);
    const render = (limit, unit, before = '') => (0,markdown/* renderMarkdown */.G)({ ...findings, suite }, { limit, unit, links, commit: event.commit, before });
    const writers = {
        'check run': async (github) => {
            // After a comment it is not known which commit is checked out, unless there is only one.
            const pull = event.name === 'issue_comment' ? event.pull : null;
            if (pull !== null && (await (0,pull_request/* readPull */.Es)(github, pull)).head !== event.commit)
                return { state: 'skipped', reason: 'outdated' };
            return publishCheckRun(github, event, {
                name: named(checkName),
                key: surfaceKey(event, leg, checkName),
                value,
                isRed,
                title: headline,
                summary: render(CHECK_LIMIT, 'bytes'),
                annotations: config.annotations ? annotationsOf(findings, remote_surfaces_MAX_ANNOTATIONS) : [],
                url: links.run,
            });
        },
        comment: async (github) => {
            const [pull, another] = await (0,pull_request/* findPulls */.s4)(github, event);
            if (pull === undefined || another !== undefined)
                return { state: 'skipped', reason: pull === undefined ? 'no-pull' : 'several-pulls' };
            return publishComment(github, event, pull.number, {
                key: surfaceKey(event, leg, commentKey),
                state: { value, broken, commit: event.commit },
                creates: comment !== 'on-failure' || value !== 'passed',
                write: (before) => render(COMMENT_LIMIT, 'units', describeEarlier(before)),
                sleep: (ms) => wait(ms, signal),
            });
        },
    };
    const attempt = attemptWith(logger, event.isReadOnly);
    const urls = new Map();
    const missing = [];
    for (const surface of wanted) {
        const published = await attempt(surface, async () => {
            const github = event.isReadOnly ? null : job.openGitHub(remote_surfaces_LIMIT_MS);
            if (github === null)
                missing.push(surface);
            return github && writers[surface](github);
        });
        if (!published)
            continue;
        if (published.state === 'skipped') {
            const isMissed = comment === 'always' && /-pulls?$/.test(published.reason);
            const line = SURFACES.skipped(surface, published.reason, isMissed);
            (isMissed ? logger.warn : logger.info)(line);
            continue;
        }
        urls.set(surface, published.url);
        if (published.state === 'clash')
            logger.warn(SURFACES.clash(surface));
        else if (published.cut && !signal.aborted)
            logger.warn(describeShortfall(...published.cut));
    }
    const explain = event.isReadOnly ? SURFACES.readOnly : SURFACES.noToken;
    if (missing.length > 0)
        logger.notice(explain(missing));
    return { 'check-url': urls.get('check run') ?? '', 'comment-url': urls.get('comment') ?? '' };
}

;// CONCATENATED MODULE: ./build/src/action/publish.js















/** For each file. Node never ends the creation of a folder below `/proc`. */
const FILE_LIMIT_MS = 30_000;
/**
 * Shows a verdict on all surfaces. Trouble with one is a warning and changes nothing else. Returns
 * the exit code of the step.
 */
async function publish(judged, environment, write, wait = sleep/* sleep */.yy) {
    const { config, report, verdict, origin, baseline, options = [], job } = judged;
    const { commit } = origin;
    const { variables, workspace, logger, signal, redactor } = environment;
    const findings = (0,render_findings/* findNews */.NK)(report, verdict);
    const isRed = !report.isAllowedEmpty && config.failOn.includes(verdict.value);
    const links = linksOf(job?.event ?? null, variables);
    const attempt = attemptWith(logger, job?.event.isReadOnly ?? false);
    const output = (values) => attempt('outputs', () => (0,outputs/* writeOutputs */.Kn)(variables['GITHUB_OUTPUT'] ?? '', values));
    // Each step of a job has a report of its own.
    const step = (variables['GITHUB_ACTION'] ?? 'step').replace(/[^\w-]/g, '_');
    const folder = (0,external_node_path_.join)(variables['RUNNER_TEMP'] ?? workspace, 'mcp-eval-report', step);
    // A checkout of the action in the repository is there for readers, too.
    const own = (0,external_node_path_.relative)(workspace, (0,external_node_path_.join)(process.argv[1] ?? '', '../cli.js'));
    const program = own.startsWith('..') ? undefined : own;
    const result = { file: (0,report_file/* reportFileOf */.w7)(report, verdict, origin), baseline, options, program };
    const paths = [];
    for (const name of ['report.json', 'report.md', 'junit.xml', 'report.html']) {
        const path = (0,external_node_path_.join)(folder, name);
        const write = () => (0,sleep/* within */.ux)((0,report_file/* writeReports */.Li)(path, [result], false, links), FILE_LIMIT_MS);
        paths.push(await attempt('report', write));
    }
    const [path = '', summaryPath = ''] = paths;
    const places = { 'report-path': path, 'summary-path': summaryPath };
    await output((0,outputs/* outputsOf */.Yz)(report, verdict, findings.counts, places));
    for (const name of (0,outputs/* unsafeOutputs */.Bj)(report))
        logger.notice(messages/* MESSAGES */.n.unsafeOutput(name));
    if (config.summary) {
        const render = (limit) => (0,markdown/* renderMarkdown */.G)(findings, { limit, unit: 'bytes', links, commit, before: '' });
        await attempt('summary', () => addSummary(variables['GITHUB_STEP_SUMMARY'] ?? '', render));
    }
    const annotations = config.annotations ? annotationsOf(findings, surfaces_annotations/* LOG_ANNOTATIONS */.ec - 1) : [];
    await attempt('annotations', () => (0,surfaces_annotations/* writeAnnotations */.UA)(annotations, redactor, write));
    if (!canUpload(variables))
        logger.debug(messages/* MESSAGES */.n.noArtifacts);
    else if (config.artifactName !== null && path !== '' && !signal.aborted) {
        const stem = (0,artifact_name/* artifactStem */.w4)(config.artifactName, variables['GITHUB_JOB'] ?? '', config.leg);
        const files = paths.filter((one) => one !== undefined);
        const address = await attempt('artifact', () => uploadReport(files, stem, variables));
        if (address !== undefined)
            await output({ 'artifact-url': address });
        links.report = address ?? null;
    }
    if (!signal.aborted) {
        await output(await publishOnGitHub(judged, findings, { links, isRed }, environment, wait));
    }
    // The client for artifacts has written lines of its own.
    const said = new Set(annotations.map(({ message }) => message));
    const sections = findings.sections.map((section) => {
        return { ...section, lines: section.lines.filter((line) => !said.has(line)) };
    });
    const lines = (0,terminal/* renderLines */.ET)(report, { ...findings, sections });
    const last = lines.pop() ?? '';
    for (const line of lines)
        logger.info(line);
    (isRed ? logger.error : logger.info)(last);
    return isRed ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/src/action/main.js





async function main(...given) {
    const environment = (0,action_environment/* environmentOf */.p)(...given);
    const inputs = (0,config/* actionInputs */.eh)(environment.variables);
    const judged = await (0,pipeline/* runPipeline */.a)(inputs, rows/* ACTION_INPUTS */.bn, environment);
    return publish(judged, environment, given[3]);
}


/***/ })

};
