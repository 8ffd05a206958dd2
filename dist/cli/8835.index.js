export const id = 8835;
export const ids = [8835,2020];
export const modules = {

/***/ 81216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// UNUSED EXPORTS: NothingReportedError

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
// EXTERNAL MODULE: ./build/evals/collect/traces.js + 4 modules
var traces = __webpack_require__(93254);
// EXTERNAL MODULE: ./build/redaction/secret-values.js
var secret_values = __webpack_require__(16215);
// EXTERNAL MODULE: ./build/session/environment.js
var session_environment = __webpack_require__(84642);
// EXTERNAL MODULE: ./build/session/resolve.js
var resolve = __webpack_require__(56011);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/identity/case-identity.js
var case_identity = __webpack_require__(79594);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/report-file/legs/joined-run.js
var joined_run = __webpack_require__(80423);
;// CONCATENATED MODULE: ./build/command/command-report.js




/**
 * The report of all runs that a program reported. Cases are told by suite and title, so that a suite
 * which is reported in several runs has its cases once, with the iterations of all of them.
 */
function commandReport(read, { end, project, left, refusal }) {
    const suites = suitesOf(read);
    const [only, another] = suites.keys();
    const isAlone = only !== undefined && another === undefined;
    const servers = [...new Set(read.flatMap(({ serverNames }) => serverNames))];
    return {
        source: 'command',
        suite: isAlone
            ? { id: suites.get(only) ?? null, name: only }
            : { id: null, name: (0,listed_names/* listNames */.Zv)([...suites.keys()]) },
        project: { id: project.id, name: project.name },
        run: joinedRun(read),
        servers: servers.map((name) => ({ id: name, name })),
        cases: joinedCases(read, isAlone),
        problems: [
            ...endProblems(end, 'timeout'),
            ...openProblems(read),
            ...emptyProblems(read),
            ...leftProblems(left),
            ...endProblems(end, 'evidence'),
            ...refusalProblems(refusal),
            ...read.flatMap(({ results }) => results.problems),
        ],
        warnings: [...earlierWarnings(read), ...read.flatMap(({ results }) => results.warnings)],
        notice: null,
    };
}
function suitesOf(read) {
    return new Map(read.map(({ reported: { suiteName, suiteId } }) => [suiteName, suiteId]));
}
/** One run that failed makes all of them fail; what is not known of one is not of all. */
function joinedRun(read) {
    const facts = read.map(({ reported, results }) => results.run ?? unseen(reported.runId));
    const joined = (0,joined_run/* joinRuns */.x)(facts, true);
    if (joined === null)
        return null;
    const results = facts.map(({ result }) => result);
    const isKnown = results.every((result) => result !== null);
    return { ...joined, result: isKnown && results.includes('failed') ? 'failed' : joined.result };
}
function unseen(id) {
    const untold = { number: null, result: null, createdAtMs: null, completedAtMs: null };
    return { id, status: 'unknown', ...untold, notes: null, declared: null };
}
function joinedCases(read, isAlone) {
    const joined = new Map();
    for (const { reported, results } of read) {
        for (const one of results.cases) {
            const { suiteName } = reported;
            const identity = (0,case_identity/* identityOfTitle */._o)(one.id, suiteName);
            const known = joined.get(identity);
            if (known !== undefined) {
                known.iterations.push(...renumbered(one.iterations, known.iterations.length));
                continue;
            }
            const named = (text) => (isAlone ? text : `${suiteName} › ${text}`);
            joined.set(identity, {
                ...one,
                ...{ id: named(one.id), title: named(one.title), identity },
                iterations: [...one.iterations],
            });
        }
    }
    return [...joined.values()];
}
function renumbered(iterations, before) {
    return iterations.map((one, index) => ({ ...one, number: before + index + 1 }));
}
/** Another end than a good one. As `evidence` it leaves standing what surely misses the gate. */
function endProblems(end, kind) {
    if (end.how === 'timeout') {
        const message = 'The command was still at work when `timeout-minutes` were over, and was ended.';
        return kind === 'timeout' ? [{ kind, message }] : [];
    }
    if (kind === 'timeout' || (end.how === 'exited' && end.exitCode === 0))
        return [];
    const how = end.how === 'signal' ? `was ended by ${end.signal}` : `exited with code ${end.exitCode}`;
    const message = `The command ${how}, so that it may not have come to all of its evals. Where that is how it tells ` +
        'that an eval failed, let it exit with 0: the gate judges what it reported.';
    return [{ kind, message }];
}
function openProblems(read) {
    const open = read.filter(({ isOpen }) => isOpen);
    if (open.length === 0)
        return [];
    const message = `The command left ${(0,quantity/* countOf */.pq)(open.length, 'run')} open: ${namesOf(open)}. It began to report and did not ` +
        'finalize, so that nobody can tell what is missing.';
    return [{ kind: 'execution', message }];
}
/** The status of such a run tells that there was trouble, and neither where nor which. */
function emptyProblems(read) {
    const empty = read.filter(({ results: { run, cases }, isOpen }) => !isOpen && run?.status === 'failed' && cases.length === 0);
    if (empty.length === 0)
        return [];
    const message = `The command ended ${(0,quantity/* countOf */.pq)(empty.length, 'run')} with no result in it: ${namesOf(empty)}.`;
    return [{ kind: 'execution', message }];
}
/** Nobody would tell by the results that they are old ones. */
function earlierWarnings(read) {
    const earlier = read.filter(({ reported }) => reported.wasThere);
    if (earlier.length === 0)
        return [];
    return [
        `Reported under an externalRunId of ${namesOf(earlier)}, which had ended before and is judged as the ` +
            'service has it: what the command reported now was not added.',
    ];
}
const namesOf = (read) => (0,listed_names/* listNames */.Zv)(read.map(({ reported: { suiteName, runId } }) => `${suiteName} (${runId})`));
function leftProblems(left) {
    if (left === 0)
        return [];
    const message = `The command reported ${(0,quantity/* countOf */.pq)(left, 'more run')} than are read. Report them in fewer runs, or in steps of their own.`;
    return [{ kind: 'evidence', message }];
}
function refusalProblems(refusal) {
    if (refusal === null)
        return [];
    const message = `The service did not take all that the command sent; the last it said was: ${refusal}.`;
    return [{ kind: 'evidence', message }];
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/processes/marked-processes.js

/** The variable that tells on Linux which server started a process, wherever that has gone since. */
const MARK_VARIABLE = 'EVAL_SERVER_MARK';
/** So often those are looked at that have begun meanwhile: the first look takes long, the others do not. */
const LOOKS_AT_NEW = 5;
/** Processes whose mark begins with one of these. Empty where the system does not tell. */
function markedProcesses(marks) {
    const wanted = marks.map((mark) => `${MARK_VARIABLE}=${mark}`);
    const isMarked = (pid) => {
        const variables = readProcess(pid, 'environ');
        // Most have none, and looking for one name is quicker than for hundreds.
        return variables.includes(MARK_VARIABLE) && wanted.some((mark) => variables.includes(mark));
    };
    const seen = new Set();
    const found = [];
    for (let look = 0; look <= LOOKS_AT_NEW; look += 1) {
        const begun = processIds().filter((pid) => !seen.has(pid));
        if (begun.length === 0)
            break;
        for (const pid of begun)
            seen.add(pid);
        found.push(...begun.filter(isMarked));
    }
    return found;
}
/** What a process has started and what that has, as long as one has not ended before the other. */
function descendantsOf(pid) {
    const found = new Map();
    const add = (parent) => {
        for (const child of childrenOf(parent)) {
            const one = processOf(child);
            if (one === null || found.has(child))
                continue;
            found.set(child, one);
            add(child);
        }
    };
    add(pid);
    return [...found.values()];
}
/** A process that is alive; null where it is not, or the system does not tell. */
function processOf(pid) {
    const startedAt = statusOf(pid)?.startedAt;
    return startedAt === undefined ? null : { pid, startedAt };
}
/** Whether that very process is alive. */
const isThere = ({ pid, startedAt }) => statusOf(pid)?.startedAt === startedAt;
/**
 * Whether a process group that is there has anyone alive in it: the dead stay in it until they are
 * waited for, which the first process of a container may never do. True where the system does not
 * tell.
 */
function hasLiving(group) {
    const ids = processIds();
    return ids.length === 0 || ids.some((pid) => statusOf(pid)?.group === group);
}
/**
 * Sends a signal to a process; signal 0 only asks.
 * @returns whether it is there and this process may send it signals
 */
function signalProcess(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch {
        // It is gone, or another user's by now, and nothing can be done.
        return false;
    }
}
function processIds() {
    try {
        const names = (0,external_node_fs_.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
        return names.map(Number).filter((pid) => pid !== process.pid);
    }
    catch {
        // Other systems than Linux have no such folder.
        return [];
    }
}
function childrenOf(pid) {
    const threads = listOf(`/proc/${pid}/task`);
    const lists = threads.map((thread) => readProcess(pid, `task/${thread}/children`));
    return lists.flatMap((list) => list.split(' ').filter((word) => word !== '')).map(Number);
}
/** What is known of a process; null where it is gone or dead. */
function statusOf(pid) {
    // After the name of the program, which may hold anything, come its state, parent, group and more.
    const words = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
    const [state, , group] = words;
    const startedAt = words[19];
    if (state === 'Z' || state === 'X' || startedAt === undefined)
        return null;
    return { group: Number(group), startedAt };
}
function listOf(folder) {
    try {
        return readdirSync(folder);
    }
    catch {
        // The process has ended.
        return [];
    }
}
function readProcess(pid, file) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/${file}`, 'latin1');
    }
    catch {
        // It has ended, or is another user's.
        return '';
    }
}

// EXTERNAL MODULE: ./build/processes/process-groups.js
var process_groups = __webpack_require__(11232);
// EXTERNAL MODULE: ./build/resilience/time-limit.js
var time_limit = __webpack_require__(78005);
// EXTERNAL MODULE: ./build/session/output-lines.js
var output_lines = __webpack_require__(14704);
;// CONCATENATED MODULE: ./build/command/program.js






/** The shell that an eval program is a line of could not be started. */
class ProgramError extends errors/* ExpectedError */.Dh {
    name = 'ProgramError';
}
/** As the runner has it for the steps of a job, the second where there is no first. */
const SHELLS = [
    ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'],
    ['sh', '-e', '-c'],
];
/** The runner grants a cancelled step 7.5 s: both waits must fit in. */
const TERM_GRACE_MS = 1_500;
const OUTPUT_GRACE_MS = 1_000;
/** What was just started is looked for again: who starts another and ends is seen in no look. */
const LOOKS_FOR_LEFT = 5;
/**
 * Runs lines of a shell to their end; what they write goes to the log as it comes. Nothing that they
 * started is left behind, as far as this system tells what that is.
 * @throws ProgramError where there is no shell; the signal's reason on abort.
 */
async function runProgram(lines, options) {
    const { clock, signal, deadlineAtMs, secrets, logger, mark } = options;
    signal.throwIfAborted();
    const { child, ended } = await startShell(lines, options);
    const closed = new Promise((resolve) => child.once('close', resolve));
    for (const stream of [child.stdout, child.stderr]) {
        if (stream)
            (0,output_lines/* followLines */.Z)(stream, secrets, (line) => logger.info(line));
    }
    const limit = (0,time_limit/* startTimeLimit */.r5)(deadlineAtMs - clock.now(), signal, clock);
    const stopped = new Promise((resolve) => {
        limit.signal.addEventListener('abort', () => resolve('stopped'), { once: true });
        if (limit.signal.aborted)
            resolve('stopped');
    });
    try {
        const end = await Promise.race([ended, stopped]);
        await endAll(child, { ended, mark, clock });
        await (0,time_limit/* settlesWithin */.od)(OUTPUT_GRACE_MS, closed, clock);
        if (end !== 'stopped')
            return end;
        signal.throwIfAborted();
        return { how: 'timeout' };
    }
    finally {
        limit.end();
    }
}
async function startShell(lines, options) {
    const { environment: env, folder: cwd } = options;
    const missing = [];
    for (const [shell, ...args] of SHELLS) {
        const child = (0,external_node_child_process_.spawn)(shell, [...args, lines], {
            ...{ cwd, env, detached: process_groups/* HAS_GROUPS */.m, windowsHide: true },
            stdio: ['ignore', 'pipe', 'pipe'],
        });
        const ended = endOf(child);
        const refusal = await new Promise((resolve) => {
            child.once('spawn', () => resolve(null));
            // Not once: a later one, such as a signal that cannot be sent, would end this process.
            child.on('error', resolve);
        });
        if (refusal === null)
            return { child, ended };
        if ((0,errors/* errorCode */.CA)(refusal) !== 'ENOENT') {
            throw new ProgramError(`The command could not be started: ${(0,errors/* errorMessage */.gJ)(refusal)}`);
        }
        missing.push(shell);
    }
    throw new ProgramError(`The command needs a shell, and there is no ${missing.join(' and no ')}.`);
}
function endOf(child) {
    return new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve(signal === null ? { how: 'exited', exitCode: exitCode ?? 0 } : { how: 'signal', signal }));
    });
}
/** Ends the shell and all that it started, first kindly, then firmly. */
async function endAll(child, { ended, mark, clock }) {
    const { pid } = child;
    if (pid === undefined)
        return;
    const send = (signal) => {
        if (process_groups/* HAS_GROUPS */.m)
            (0,process_groups/* signalGroup */.i)(pid, signal);
        else
            child.kill(signal);
        for (const one of markedProcesses([mark]))
            signalProcess(one, signal);
    };
    const isAlone = await (0,time_limit/* settlesWithin */.od)(0, ended, clock);
    if (isAlone && !isAnyLeft(pid, mark))
        return;
    send('SIGTERM');
    await (0,time_limit/* settlesWithin */.od)(TERM_GRACE_MS, untilGone(pid, { ended, mark, clock }), clock);
    for (let look = 0; look < LOOKS_FOR_LEFT; look += 1)
        send('SIGKILL');
    await ended;
}
const POLL_MS = 50;
async function untilGone(pid, { ended, mark, clock }) {
    await ended;
    for (let waitedMs = 0; waitedMs < TERM_GRACE_MS && isAnyLeft(pid, mark); waitedMs += POLL_MS) {
        await clock.sleep(POLL_MS);
    }
}
function isAnyLeft(group, mark) {
    const isThere = process_groups/* HAS_GROUPS */.m && (0,process_groups/* signalGroup */.i)(group, 0) === 'sent' && hasLiving(group);
    return isThere || markedProcesses([mark]).length > 0;
}

// EXTERNAL MODULE: ./build/contract/embedded/server-environment.js
var server_environment = __webpack_require__(9991);
;// CONCATENATED MODULE: ./build/command/program-environment.js


/** By these a step tells the runner of itself, which here is the action. */
const OF_THE_ACTION = [
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
];
const PROXY = /^(?:https?|all)_proxy$/i;
const BYPASS = ['NO_PROXY', 'no_proxy'];
const LOOPBACK = 'localhost,127.0.0.1,[::1]';
/**
 * Environment of an eval program: what any step of the job has, but for the inputs of the action, the
 * tokens of the runner, and the files by which the action says how it ended.
 * @param mark by which all that it starts is found on Linux.
 */
function programEnvironment(environment, { origin, apiKey, project }, mark) {
    const passed = Object.entries(environment).filter((entry) => entry[1] !== undefined && !(0,server_environment/* isWithheldAlways */.vi)(entry[0]) && !OF_THE_ACTION.includes(entry[0]));
    return {
        ...Object.fromEntries(passed),
        ...bypass(environment),
        MCPJAM_BASE_URL: origin,
        MCPJAM_API_KEY: apiKey,
        MCPJAM_PROJECT_ID: project,
        [MARK_VARIABLE]: mark,
    };
}
/** No proxy reaches what it reports to. */
function bypass(environment) {
    const hasProxy = Object.entries(environment).some(([name, value]) => value && PROXY.test(name));
    if (!hasProxy)
        return {};
    const known = BYPASS.flatMap((name) => environment[name] || []);
    const all = [...new Set([...known, LOOPBACK])].join(',');
    return Object.fromEntries(BYPASS.map((name) => [name, all]));
}

// EXTERNAL MODULE: ./build/contract/resources/run.js + 1 modules
var resources_run = __webpack_require__(70854);
// EXTERNAL MODULE: ./build/evals/collect/collect.js + 2 modules
var collect = __webpack_require__(47730);
// EXTERNAL MODULE: ./build/trouble/whose-trouble.js
var whose_trouble = __webpack_require__(12538);
;// CONCATENATED MODULE: ./build/command/read-runs.js



/** What such a run was asked for is known to the program alone. */
const NO_PLAN = {
    cases: null,
    sent: false,
    iterationsEach: null,
    criterion: null,
    doubts: [],
};
/**
 * Reads runs with all their iterations; trouble is a problem of the run that it befell. Traces of what
 * passed are read of the first runs, as far as their number goes.
 */
async function readRuns(client, runs, { projectId, traces, ...options }) {
    const read = [];
    let { ofPassed } = traces;
    for (const reported of runs) {
        const ids = { projectId: reported.projectId ?? projectId, runId: reported.runId };
        const one = await readRun(client, { reported, ids }, {
            ...{ ...options, traces: { ...traces, ofPassed } },
        });
        read.push(one);
        ofPassed = Math.max(0, ofPassed - askedOfPassed(one.results));
    }
    return read;
}
/** One of a case, whether or not there was a trace of it. */
const askedOfPassed = ({ cases }) => cases.filter(({ iterations }) => iterations.some(({ outcome }) => outcome === 'passed')).length;
async function readRun(client, { reported, ids }, options) {
    const { clock: _clock, redactor: _redactor, traces: _traces, ...call } = options;
    try {
        const run = await client.runs.get(ids.projectId, ids.runId, call);
        const results = await (0,collect/* collectResults */.n)(client, ids, { run, plan: NO_PLAN }, options);
        const shortage = shortageOf(run['expectedIterations'], results);
        return {
            reported,
            results: { ...results, problems: [...results.problems, ...shortage] },
            isOpen: !resources_run/* TERMINAL_STATUSES */.CM.includes(run.status),
            serverNames: textsOf(run['serverNames']),
        };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        const { kind, message } = (0,whose_trouble/* problemOf */.Zw)(error);
        const problem = { kind, message: `Run ${ids.runId} could not be read: ${message}` };
        const results = { run: null, cases: [], problems: [problem], warnings: [] };
        return { reported, results, isOpen: false, serverNames: [] };
    }
}
/** A program that said how many results would come, and brought fewer. */
function shortageOf(expected, { run, cases }) {
    if (typeof expected !== 'number' || run?.status !== 'completed')
        return [];
    const there = cases.reduce((sum, { iterations }) => sum + iterations.length, 0);
    if (there >= expected)
        return [];
    const message = `Run ${run.id} was to have ${expected} iterations, as the program said when it began, and has ${there}.`;
    return [{ kind: 'evidence', message }];
}
const MAX_SERVERS = 100;
function textsOf(value) {
    if (!Array.isArray(value))
        return [];
    return value.filter((one) => typeof one === 'string').slice(0, MAX_SERVERS);
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/client/transport/transport.js
var transport_transport = __webpack_require__(4069);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/client/retry/default-policy.js
var default_policy = __webpack_require__(55321);
// EXTERNAL MODULE: ./build/client/retry/retry-decision.js
var retry_decision = __webpack_require__(75692);
// EXTERNAL MODULE: ./build/client/transport/network-failure.js
var network_failure = __webpack_require__(61261);
// EXTERNAL MODULE: ./build/client/transport/reply.js + 1 modules
var reply = __webpack_require__(88079);
// EXTERNAL MODULE: ./build/contract/routes/ingest.js
var ingest = __webpack_require__(62020);
// EXTERNAL MODULE: ./build/resilience/retry.js
var retry = __webpack_require__(87030);
;// CONCATENATED MODULE: ./build/command/passed-request.js









/** So often trouble other than of the rate is met by another try: reporters try again themselves. */
const MOST_REPEATS_OF_TROUBLE = 2;
/**
 * The answer of the service, asked again as long as it only wants to be asked less often, which
 * reporters do not wait for (wire.md, 9.3), and after other trouble where a repeat does no harm. What
 * it refuses all the same is for the program to hear.
 * @param onTry is told what came of each try.
 * @throws what the network did; the signal's reason on abort.
 */
async function passOn({ pathname, ...request }, parts, onTry) {
    const { transport, bucket, clock, random, logger, secrets: redactor, signal } = parts;
    const method = request.method;
    const deadlineAtMs = clock.now() + default_policy/* DEFAULT_RETRY_POLICY */.c.budgetMs;
    const call = { method, path: pathname, repeatable: isRepeatable(method, pathname, request.body) };
    let refusal = null;
    const attempt = async (attempts) => {
        await bucket.take(signal, deadlineAtMs).catch((error) => {
            const told = error instanceof api_error/* DeadlineError */.j3 ? new Error(TOO_LONG, { cause: error }) : error;
            if (attempts === 1)
                onTry({ ...unanswered(told), wasSent: false });
            throw told;
        });
        refusal = null;
        const { body, ...bare } = request;
        const sent = transport({ ...bare, signal, ...(body === '' ? {} : { body }) });
        const response = await sent.catch((error) => {
            const failure = (0,network_failure/* readNetworkFailure */.t)(error, redactor);
            onTry({ ...unanswered(error), wasSent: failure.wasSent });
            signal.throwIfAborted();
            const context = { method, path: pathname, attempts, redactor };
            throw new api_error/* NetworkError */.Dr(failure.message, context, { ...failure, cause: error });
        });
        onTry(response);
        if (response.status < 400)
            return response;
        refusal = response;
        const reading = { attempts, redactor, nowMs: clock.now() };
        // Only for what it throws of a refusal.
        (0,reply/* readReply */.X)({ ...call, reply: schemas/* unknown */.L5J() }, response, reading);
        return response;
    };
    let repeats = 0;
    const judge = (error) => {
        if ((0,retry_decision/* isRateRejection */.WH)(error))
            bucket.penalize((0,retry_decision/* askedToWaitMs */.pt)(error) ?? 0);
        else if (++repeats > MOST_REPEATS_OF_TROUBLE)
            return null;
        // No answer is made sure of, as the program asked for it once, and waits.
        const patience = { optional: true, hasDeadline: false, doubts: 0 };
        return (0,retry_decision/* repeatOf */.Tg)(error, { ...call, ...patience, granted: true });
    };
    try {
        return await (0,retry/* retry */.L)(attempt, {
            ...{ policy: default_policy/* DEFAULT_RETRY_POLICY */.c, judge, clock, random, signal },
            onWait: (wait) => {
                const why = (0,retry_decision/* isRateRejection */.WH)(wait.error) ? 'The service asks to wait' : 'Trouble';
                logger.info((0,retry/* retryText */.q)(`${why} on ${method} ${pathname}`, wait));
            },
        });
    }
    catch (error) {
        signal.throwIfAborted();
        if (refusal !== null)
            return refusal;
        throw error;
    }
}
const TOO_LONG = 'it asks to be left alone for longer than a request can wait';
const unanswered = (error) => ({
    ...{ status: null, text: `no answer: ${(0,errors/* errorMessage */.gJ)(error)}` },
});
/** A path of the ingest routes, of either age. */
const INGEST = /^(?:\/api\/v1\/projects\/[^/]+\/eval-ingest|\/sdk\/v1\/evals)(\/.+)$/;
/**
 * Whether it does the same twice as once: by the table of routes, and as far as it says by which id
 * it is known again.
 */
function isRepeatable(method, pathname, body) {
    if (method === 'GET')
        return true;
    const path = `/projects/{projectId}/eval-ingest${INGEST.exec(pathname)?.[1]}`;
    const route = Object.values(ingest.ingestRoutes).find((one) => one.method === method && one.path === path);
    switch (route) {
        case undefined:
            return false;
        case ingest.ingestRoutes['ingest.start']:
            return route.repeatable && isIdentified(body, startSchema);
        case ingest.ingestRoutes['ingest.append']:
            return route.repeatable && isIdentified(body, rowsSchema);
        default:
            return route.repeatable;
    }
}
const id = schemas/* string */.YjP().min(1);
const startSchema = schemas/* looseObject */._H3({ externalRunId: id });
const rowsSchema = schemas/* looseObject */._H3({
    results: schemas/* array */.YOg(schemas/* looseObject */._H3({ externalIterationId: id })),
});
function isIdentified(body, schema) {
    try {
        return schema.safeParse(JSON.parse(body)).success;
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/command/relay.js





/** Paths of the API, and of reporters that were published before it. */
const API = '/api/v1';
const OLD_API = '/sdk/v1';
const OLD_INGEST = `${OLD_API}/evals/`;
/** Asked without a key by old reporters. */
const CAPABILITIES = `${OLD_API}/info`;
/** Requests of reporters have about 1 MiB; a single row may be larger. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** Headers that mean something to the service. */
const PASSED_ON = ['content-type', 'accept', 'idempotency-key', 'user-agent'];
const HANDED_BACK = ['content-type', 'retry-after'];
/** Why a request is not passed on. */
class RelayRefusal extends Error {
    status;
    code;
    constructor(status, code, message) {
        super(message);
        this.status = status;
        this.code = code;
    }
}
/**
 * Passes on what an eval program sends, with the key of the service in place of its own, and notes the
 * runs it reports. So the program has a key that is of no use once it has ended, and nobody else's runs
 * are taken for its own, whatever goes on at the service.
 */
async function openRelay(options) {
    const transport = (0,transport_transport/* createTransport */.o)();
    const served = new Set();
    const server = (0,external_node_http_.createServer)((request, response) => {
        const one = serve(request, response, { ...options, transport }).finally(() => served.delete(one));
        served.add(one);
    });
    // A request that meets the end of an idle connection is lost, and nobody here would know of it.
    server.keepAliveTimeout = 0;
    await new Promise((resolve, reject) => {
        // Later ones are of a connection that could not be taken, which the program makes again.
        server.on('error', reject);
        server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address();
    return {
        origin: `http://127.0.0.1:${port}`,
        close: async () => {
            await new Promise((resolve) => {
                server.close(() => resolve());
                server.closeAllConnections();
            });
            // By then it is noted what was not taken.
            await Promise.all(served);
        },
    };
}
async function serve(request, response, options) {
    const left = new AbortController();
    response.once('close', () => left.abort(new Error('The program has hung up.')));
    try {
        await answer(request, response, {
            ...options,
            signal: AbortSignal.any([options.signal, left.signal]),
        });
    }
    catch (error) {
        if (left.signal.aborted)
            return;
        const { status, code } = error instanceof RelayRefusal ? error : { status: 502, code: 'INTERNAL_ERROR' };
        const message = error instanceof RelayRefusal
            ? error.message
            : `The service could not be reached: ${(0,errors/* errorMessage */.gJ)(error)}`;
        // Some reporters read `error`, others `message`.
        const body = JSON.stringify({ ok: false, code, message, error: message });
        // Left unheard, the results that were not taken would be missed by nobody.
        if (error instanceof RelayRefusal)
            options.runs.note(pathOf(request), '', { status, text: body });
        response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    }
}
async function answer(request, response, { baseUrl, apiKey, programKey, project, runs, ...parts }) {
    const { method = 'GET' } = request;
    const { pathname, search } = new URL(request.url ?? '/', relay_LOOPBACK);
    const isOpen = method === 'GET' && pathname === CAPABILITIES;
    if (!isOpen && !isKey(request.headers.authorization, programKey)) {
        throw new RelayRefusal(401, 'UNAUTHORIZED', 'Use the key in MCPJAM_API_KEY of this step.');
    }
    const url = addressOf(pathname, { baseUrl, project });
    if (url === null) {
        throw new RelayRefusal(404, 'NOT_FOUND', `Nothing is served at ${pathname.slice(0, 200)}.`);
    }
    const body = await bodyOf(request).catch((error) => {
        // Nobody is left to hear of it, and nobody else would miss what was to come.
        if (request.errored !== null) {
            const text = 'no answer: it was gone before all was sent';
            runs.note(pathname, '', { status: null, text, wasSent: false });
        }
        throw error;
    });
    const passed = {
        ...{ method, pathname, url: `${url}${search}`, body },
        headers: {
            ...Object.fromEntries(PASSED_ON.flatMap((name) => headerOf(request, name))),
            ...(isOpen ? {} : { authorization: `Bearer ${apiKey}` }),
        },
    };
    const reply = await passOn(passed, parts, (tried) => runs.note(pathname, body, tried));
    const headers = HANDED_BACK.flatMap((name) => {
        const value = reply.header(name);
        return value === null ? [] : [[name, value]];
    });
    response.writeHead(reply.status, Object.fromEntries(headers)).end(reply.text);
}
const relay_LOOPBACK = 'http://127.0.0.1';
const pathOf = ({ url = '/' }) => new URL(url, relay_LOOPBACK).pathname;
/** Compared as hashes, so that the time it takes tells nothing of the key. */
function isKey(authorization, key) {
    const digest = (text) => (0,external_node_crypto_.hash)('sha256', text, 'buffer');
    return (0,external_node_crypto_.timingSafeEqual)(digest(authorization ?? ''), digest(`Bearer ${key}`));
}
/**
 * Where a path of the program leads; null where to nothing. Old reporters know of no project: their
 * results go to the one that the others are told.
 */
function addressOf(pathname, { baseUrl, project }) {
    const base = baseUrl.replace(/\/$/, '');
    if (pathname.startsWith(`${API}/`))
        return `${base}${pathname.slice(API.length)}`;
    if (pathname.startsWith(OLD_INGEST)) {
        const route = pathname.slice(OLD_INGEST.length);
        return `${base}/projects/${encodeURIComponent(project)}/eval-ingest/${route}`;
    }
    if (!pathname.startsWith(`${OLD_API}/`))
        return null;
    const root = base.endsWith(API) ? base.slice(0, -API.length) : new URL(base).origin;
    return `${root}${pathname}`;
}
function headerOf({ headers }, name) {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
}
async function bodyOf(request) {
    if (request.headers['content-encoding'] !== undefined) {
        throw new RelayRefusal(415, 'VALIDATION_ERROR', 'Send the body without an encoding.');
    }
    const chunks = [];
    let bytes = 0;
    for await (const chunk of request) {
        bytes += chunk.length;
        // Read to its end all the same: who still sends would not hear the answer.
        if (bytes <= MAX_BODY_BYTES)
            chunks.push(chunk);
        else
            chunks.length = 0;
    }
    if (bytes > MAX_BODY_BYTES) {
        throw new RelayRefusal(413, 'VALIDATION_ERROR', 'The request is larger than 32 MiB.');
    }
    return Buffer.concat(chunks).toString('utf8');
}

// EXTERNAL MODULE: ./build/text/without-trailing.js
var without_trailing = __webpack_require__(97451);
;// CONCATENATED MODULE: ./build/command/reported-runs.js





/** More runs are not read: each costs several requests. */
const MOST_RUNS = 200;
/** Of as many runs it is kept what was not taken of them. */
const MOST_REFUSALS = 1_000;
/** Of a name of a suite, or of the words of a refusal. */
const MAX_TEXT = 300;
/** What came of the reports of a program, in the order of the service's answers. */
class ReportedRuns {
    #secrets;
    #runs = new Map();
    /** What was not taken, by the run it is about. */
    #refusals = new Map();
    /** Under which key a run was begun, by its id. */
    #keys = new Map();
    /** What was sent at last of runs that have ended, by their keys. */
    #ended = new Map();
    #left = 0;
    /** @param secrets which are out of what is kept before any of it is cut. */
    constructor(secrets) {
        this.#secrets = secrets;
    }
    /** Those that were begun, each once. */
    get all() {
        return [...this.#runs.values()];
    }
    /** How many more there are. */
    get left() {
        return this.#left;
    }
    /** What was said to a report that was not taken in the end; null where all were taken. */
    get refusal() {
        return [...this.#refusals.values()].at(-1)?.words ?? null;
    }
    /** Takes a request, whatever it is about, and its answer. */
    note(pathname, body, answer) {
        const [, project, route = ''] = reported_runs_INGEST.exec(pathname) ?? [];
        if (route === '')
            return;
        const request = requestSchema.parse(parsed(body));
        const { status } = answer;
        const isTaken = status !== null && status >= 200 && status <= 299;
        const schema = isBeginning(route) ? begunSchema : replySchema;
        const reply = isTaken ? schema.safeParse(parsed(answer.text)).data : undefined;
        if (reply === undefined) {
            this.#refuse(this.#keyOf(route, request), {
                words: isTaken
                    ? `HTTP ${status}, with an answer of no such service`
                    : this.#wordsOf(answer),
                ...{ isFinal: (0,whose_trouble/* isUsersRefusal */.p)(status ?? 0), mayBeDone: mayBeDone(answer) },
                missing: new Set(partsOf(route, request)),
            });
            return;
        }
        const key = this.#keyOf(route, request);
        const mayBeOwn = this.#refusals.get(key)?.mayBeDone === true;
        this.#take(key, route, request);
        const begun = isBeginning(route) ? begunSchema.safeParse(reply).data : undefined;
        if (begun !== undefined) {
            const wasKnown = this.#runs.has(begun.runId);
            const isOver = begun.reused && resources_run/* TERMINAL_STATUSES */.CM.includes(begun.status ?? '');
            this.#begin(key, {
                projectId: begun.projectId ?? idOf(project),
                runId: begun.runId,
                suiteId: begun.suiteId ?? null,
                suiteName: this.#excerptOf(request.suiteName || 'Untitled suite'),
                // Else it may be the program itself that has made it, whose answer was lost.
                wasThere: isOver && !wasKnown && !mayBeOwn,
            });
            const before = this.#ended.get(key);
            if (begun.reused && before !== undefined && before !== digestOf(body)) {
                const words = endedWords(begun.runId);
                this.#refuse(key, { words, isFinal: true, mayBeDone: false, missing: new Set() });
            }
        }
        if (isEnding(route) && !this.#ended.has(key) && this.#ended.size < MOST_RUNS) {
            this.#ended.set(key, digestOf(body));
        }
    }
    /** Without a full stop, as they end a sentence. */
    #wordsOf({ status, text }) {
        const { error, message } = refusalSchema.parse(parsed(text));
        const words = status === null ? text : `HTTP ${status}, ${message ?? error ?? 'it gave no reason'}`;
        return (0,without_trailing/* withoutTrailing */.h)(this.#excerptOf(words), '.');
    }
    #excerptOf(text) {
        return this.#secrets.excerpt(text.trim(), MAX_TEXT).toWellFormed();
    }
    /** Of a fixed length, however long an id may be. */
    #keyOf(route, { externalRunId = '', runId = '' }) {
        if (isBeginning(route))
            return digestOf(externalRunId);
        return this.#keys.get(runId) ?? digestOf(runId);
    }
    #refuse(key, { words, isFinal, mayBeDone, missing }) {
        const known = this.#refusals.get(key);
        if (known === undefined && this.#refusals.size >= MOST_REFUSALS)
            return;
        this.#refusals.set(key, {
            ...{ words, isFinal: isFinal || known?.isFinal === true },
            mayBeDone: mayBeDone || known?.mayBeDone === true,
            missing: new Set([...(known?.missing ?? []), ...missing]),
        });
    }
    /** What was only put off has been taken by now, where nothing of it is missing. */
    #take(key, route, request) {
        const refusal = this.#refusals.get(key);
        if (refusal === undefined || refusal.isFinal)
            return;
        for (const part of partsOf(route, request))
            refusal.missing.delete(part);
        if (refusal.missing.size === 0)
            this.#refusals.delete(key);
    }
    #begin(key, run) {
        if (this.#runs.has(run.runId))
            return;
        if (this.#runs.size < MOST_RUNS) {
            this.#runs.set(run.runId, run);
            this.#keys.set(run.runId, key);
        }
        else
            this.#left += 1;
    }
}
/** What a request brings that may come again in others: its rows, and what it does with the run. */
function partsOf(route, { results = [] }) {
    const rows = results.map((row) => digestOf(JSON.stringify(row)));
    if (isBeginning(route))
        return ['start', ...rows];
    return isEnding(route) ? ['finalize'] : rows;
}
const endedWords = (runId) => `run ${runId} had ended when more was reported under its externalRunId, which was not added; ` +
    'give each report an externalRunId of its own';
/** By a refusal nothing was done; of an error or a lost answer nobody knows. */
const mayBeDone = ({ status, wasSent = true }) => status === null ? wasSent : status >= 500 || status < 300;
const digestOf = (text) => (0,external_node_crypto_.hash)('sha256', text);
/** Requests that tell of runs: those of the ingest routes, by their old paths too. */
const reported_runs_INGEST = /^(?:\/api\/v1\/projects\/([^/]+)\/eval-ingest|\/sdk\/v1\/evals)\/(report|runs\/(?:start|iterations|finalize))$/;
const isBeginning = (route) => route === 'report' || route === 'runs/start';
const isEnding = (route) => route === 'report' || route === 'runs/finalize';
const maybeText = schemas/* string */.YjP().optional().catch(undefined);
const requestSchema = schemas/* looseObject */._H3({
    ...{ suiteName: maybeText, externalRunId: maybeText, runId: maybeText },
    results: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional().catch(undefined),
})
    .catch({});
const replySchema = schemas/* looseObject */._H3({});
const begunSchema = schemas/* looseObject */._H3({
    runId: schemas/* string */.YjP().min(1),
    suiteId: schemas/* string */.YjP().nullish().catch(null),
    projectId: schemas/* string */.YjP().nullish().catch(null),
    status: schemas/* string */.YjP().nullish().catch(null),
    reused: schemas/* boolean */.zMY().catch(false),
});
const refusalSchema = schemas/* looseObject */._H3({ error: maybeText, message: maybeText }).catch({});
/** The project that a path names. */
function idOf(project) {
    if (project === undefined || project === 'default')
        return null;
    try {
        return decodeURIComponent(project);
    }
    catch (error) {
        if (error instanceof URIError)
            return null;
        throw error;
    }
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/command/command.js













/** An eval program reported no run, so that there is nothing to judge. */
class NothingReportedError extends errors/* ExpectedError */.Dh {
    name = 'NothingReportedError';
    nature = 'evidence';
}
/** Time for reading results after the deadline for getting them has passed. */
const READING_GRACE_MS = 60_000;
/**
 * Runs the eval program of the inputs, and reads back the runs that it reported to the service of the
 * session.
 * @throws ConfigurationError where the shell found no such program; NothingReportedError; ProgramError;
 * what the client throws before the program has begun; the signal's reason on abort.
 */
async function runCommand(config, session, { archive } = {}) {
    const { clock, logger, signal, deadlineAtMs } = session;
    const { client, baseUrl, apiKey, bucket } = await session.service();
    const projects = await allProjects(client, { signal, deadlineAtMs });
    const project = await (0,resolve/* resolveProject */.KI)(config.run.project, projects);
    const runs = new ReportedRuns(session.secrets);
    const end = await runReporting(config.command, project, {
        ...{ session, runs, baseUrl, apiKey, bucket },
    });
    if (runs.all.length === 0)
        throw nothingReported(end, runs.refusal, firstLine(config.command, session.secrets));
    logger.info(`The command reported ${runs.all.map(({ runId }) => runId).join(', ')}.`);
    const read = await readRuns(client, runs.all, {
        ...{ clock, signal, redactor: session.secrets, projectId: project.id },
        traces: config.service.kind === 'remote' ? traces/* FAILED_TRACES */.ru : { ...traces/* ALL_TRACES */.Bn, archive },
        deadlineAtMs: Math.max(deadlineAtMs, clock.now() + READING_GRACE_MS),
    });
    return commandReport(read, { end, project, left: runs.left, refusal: runs.refusal });
}
async function allProjects(client, options) {
    const projects = [];
    for await (const project of client.projects.list(options))
        projects.push(project);
    return projects;
}
/** Runs the program with an address and a key of its own, both of no use once it has ended. */
async function runReporting(command, project, { session, ...target }) {
    const { environment, workspace: folder, secrets, logger, clock, signal, deadlineAtMs } = session;
    const programKey = `${limits/* KEY_PREFIX */.nF}${(0,external_node_crypto_.randomBytes)(32).toString('hex')}`;
    const mark = `command-${(0,external_node_crypto_.randomUUID)()}.`;
    const configuration = (0,session_environment/* namedSecrets */.pr)(environment);
    const known = (0,secret_values/* secretValues */.V)({ configuration, environment, workspace: folder });
    session.hide([programKey, ...known.values]);
    const relay = await openRelay({
        ...{ ...target, programKey, project: project.id, signal },
        ...{ clock, logger, secrets, random: Math.random },
    });
    try {
        const target = { origin: relay.origin, apiKey: programKey, project: project.id };
        return await logger.group('Output of the command', () => runProgram(command, {
            environment: programEnvironment(environment, target, mark),
            ...{ mark, folder, secrets, logger, clock, signal, deadlineAtMs },
        }));
    }
    finally {
        await relay.close();
    }
}
/** With these a shell tells that there is no such program, or that it cannot be run. */
const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;
function nothingReported(end, refusal, line) {
    const code = end.how === 'exited' ? end.exitCode : null;
    if (refusal === null && (code === NOT_FOUND || code === NOT_EXECUTABLE)) {
        const what = code === NOT_FOUND ? 'was not found' : 'cannot be executed';
        const message = `a program that it names ${what}: the shell exited with code ${code}, and nothing was reported. ` +
            'Install it in a step before, or mend the line. The output is in the log.';
        return new errors/* ConfigurationError */.j1([{ where: 'command', message, example: 'npm run evals' }]);
    }
    const refused = refusal === null ? '' : ` The service did not take what it sent last: ${refusal}.`;
    return new NothingReportedError(`${wordsOf(end)} \`${line}\`.${refused} ${ADVICE}`);
}
const ADVICE = 'Absent results are never passed. The program has to report to the service that MCPJAM_BASE_URL, ' +
    'MCPJAM_API_KEY and MCPJAM_PROJECT_ID name, as the reporters of the SDK do unless they are told ' +
    'another address; docs/command.md has an example.';
function wordsOf(end) {
    switch (end.how) {
        case 'exited':
            return end.exitCode === 0
                ? 'The command ended well and reported no run:'
                : `The command exited with code ${end.exitCode} and reported no run:`;
        case 'signal':
            return `The command was ended by ${end.signal} and reported no run:`;
        case 'timeout':
            return 'The command was still at work when `timeout-minutes` were over, and had reported no run:';
    }
}
const MAX_LINE = 120;
function firstLine(command, secrets) {
    const [line = ''] = command.trim().split('\n');
    return secrets.excerpt(line, MAX_LINE);
}


/***/ }),

/***/ 74504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ passCriteriaSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

/** What a run must meet. */
const passCriteriaSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    minimumPassRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100).describe('Percent of the iterations that must pass.'),
});


/***/ }),

/***/ 30513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ ingestReportedSchema),
/* harmony export */   DP: () => (/* binding */ openObjectSchema),
/* harmony export */   Sh: () => (/* binding */ INGEST_LIMITS),
/* harmony export */   Vg: () => (/* binding */ ingestStartedSchema),
/* harmony export */   Xo: () => (/* binding */ storedArtifactSchema),
/* harmony export */   dJ: () => (/* binding */ ingestResultSchema),
/* harmony export */   g$: () => (/* binding */ capabilitiesSchema),
/* harmony export */   ge: () => (/* binding */ ingestAppendSchema),
/* harmony export */   kJ: () => (/* binding */ ingestReportSchema),
/* harmony export */   vI: () => (/* binding */ ingestAppendedSchema),
/* harmony export */   wd: () => (/* binding */ ingestStartSchema),
/* harmony export */   yq: () => (/* binding */ ingestFinalizeSchema),
/* harmony export */   zA: () => (/* binding */ uploadAddressSchema)
/* harmony export */ });
/* unused harmony exports ingestRowSchema, readRowSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74504);
/* harmony import */ var _wire_tolerance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62246);
/* harmony import */ var _iteration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29018);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70854);





/** The numbers of the chunked ingest routes. Source: what the published reporters send. */
const INGEST_LIMITS = {
    rowsPerRequest: 200,
    /** What a client keeps a request under. */
    requestBytes: 1024 * 1024,
};
/** Of any length: reporters build them out of titles. */
const externalId = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1);
/** An object that is handed on as it came, whatever its members. */
const openObjectSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({});
/** What is to be read by people: some reporters send the value itself where a text is expected. */
const anyText = zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY((value) => value === null || value === undefined || typeof value === 'string'
    ? value
    : JSON.stringify(value), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish());
const runLevel = {
    suiteName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .min(1)
        .describe('Suite of exactly this name; it is made where there is none.'),
    suiteDescription: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional().describe('Of a suite that is made.'),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
        .optional()
        .describe('MCP servers that were tested; shown with the run.'),
    notes: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional().describe('For people; shown with the run.'),
    passCriteria: _cases_pass_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .passCriteriaSchema */ .w
        .optional()
        .describe('What the run must meet, in place of what its suite says.'),
    externalRunId: externalId.describe('Identity of the run within the project: sent again, it is the same run.'),
    framework: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional().describe('What has run the tests, such as `jest`.'),
    ci: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .ciMetadataSchema */ .ve.optional().describe('Where the run comes from.'),
    expectedIterations: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()
        .min(0)
        .optional()
        .describe('How many rows will come; the total while the run goes on.'),
    tags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional().describe('Shown with the run.'),
    evaluationConfigHash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .optional()
        .describe('Tells runs apart whose results were scored by other rules.'),
    hostConfig: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J())
        .optional()
        .describe('Comes together with its hash, and is not stored.'),
    hostConfigHash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex')
        .optional()
        .describe('SHA-256 in hex.'),
};
/** One finished iteration. Unknown fields are accepted, since newer reporters send more. */
const ingestRowSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    caseTitle: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('Tells the case, where no id of it is sent.'),
    passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().describe('Whether the iteration passed.'),
    query: anyText.describe('What was asked.'),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).nullish().describe('How long it took.'),
    provider: anyText.describe('Of the model.'),
    model: anyText.describe('That answered.'),
    expectedToolCalls: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_iteration_js__WEBPACK_IMPORTED_MODULE_1__/* .toolCallSchema */ .gB).nullish().describe('Calls that were asked for.'),
    actualToolCalls: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_iteration_js__WEBPACK_IMPORTED_MODULE_1__/* .toolCallSchema */ .gB).nullish().describe('Calls that were made.'),
    tokens: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        input: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish().describe('Of what was asked.'),
        output: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish().describe('Of what was answered.'),
        total: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish().describe('Of both.'),
    })
        .nullish()
        .describe('As far as the provider told them.'),
    error: anyText.describe('Why it did not pass.'),
    errorDetails: anyText.describe('Stack or other long text behind `error`.'),
    trace: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()
        .optional()
        .describe('Its messages, spans and prompts, as the trace route tells them.'),
    externalIterationId: externalId
        .nullish()
        .describe('Identity of the row within the run: known ones are skipped.'),
    externalCaseId: externalId.nullish().describe('Identity of the case within the suite.'),
    caseId: externalId
        .nullish()
        .describe('The same as `externalCaseId`, as later reporters declare it.'),
    metadata: openObjectSchema
        .nullish()
        .describe('Anything; `scores` and `evaluationConfig` in it stand beside it in replies.'),
    isNegativeTest: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullish().describe('It asked that no tool is called.'),
    expectedOutput: anyText.describe('What was hoped for.'),
    advancedConfig: openObjectSchema.nullish().describe('How the model was called.'),
    matchOptions: openObjectSchema
        .nullish()
        .describe('How the expected tool calls were held against the actual ones.'),
    widgetSnapshots: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(openObjectSchema)
        .nullish()
        .describe('What widgets showed; told again in the trace.'),
});
/** What a row is and how it ended: without these, or with others, it would be another row. */
const ROW_ESSENTIALS = ['caseTitle', 'passed', 'externalIterationId', 'externalCaseId', 'caseId'];
const readRowSchema = (0,_wire_tolerance_js__WEBPACK_IMPORTED_MODULE_4__/* .tolerant */ .a8)(ingestRowSchema, ROW_ESSENTIALS);
/** POST …/eval-ingest/runs/start. */
const ingestStartSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3(runLevel);
/** POST …/eval-ingest/report: a whole run in one request. */
const ingestReportSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ...runLevel,
    results: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(readRowSchema)
        .min(1)
        .max(INGEST_LIMITS.rowsPerRequest)
        .describe('All rows of the run.'),
});
/** POST …/eval-ingest/runs/iterations. */
const ingestAppendSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    runId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe('From the start of the run.'),
    results: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(readRowSchema).max(INGEST_LIMITS.rowsPerRequest).describe('Further rows.'),
});
/** POST …/eval-ingest/runs/finalize. */
const ingestFinalizeSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    runId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe('From the start of the run.'),
    externalRunId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe('That of the same run.'),
});
const summarySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    total: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    failed: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    passRate: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish(),
});
/** Success of finalize. `ok: false` in a 2xx is a failure all the same. */
const ingestResultSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ok: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true),
    suiteId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    result: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    summary: summarySchema.nullish(),
});
/** Success of report. `reused`: the run was there before. */
const ingestReportedSchema = ingestResultSchema.extend({ reused: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() });
/** Success of start. */
const ingestStartedSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ok: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true),
    suiteId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    reused: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    result: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    summary: summarySchema.nullish(),
});
/** Success of append: rows stored, rows known already, rows of the run in all. */
const ingestAppendedSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ok: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true),
    projectId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    inserted: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    total: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
});
/** Success of artifacts/upload-url: an absolute address for one upload. */
const uploadAddressSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ok: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true),
    projectId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    uploadUrl: zod__WEBPACK_IMPORTED_MODULE_3__/* .url */ .OZ5(),
});
/** Success of the upload itself. */
const storedArtifactSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ storageId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1) });
/** Answer to older reporters that ask what the service understands. */
const capabilitiesSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    capabilities: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ evalsHostConfig: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullish() }),
});


/***/ }),

/***/ 62020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPORTER_PATHS: () => (/* binding */ REPORTER_PATHS),
/* harmony export */   ingestRoutes: () => (/* binding */ ingestRoutes)
/* harmony export */ });
/* harmony import */ var _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30513);
/* harmony import */ var _route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35767);


const INGEST = '/projects/{projectId}/eval-ingest';
/** Below these all is answered in words for reporters, what is no route included. */
const REPORTER_PATHS = [`${_route_js__WEBPACK_IMPORTED_MODULE_1__/* .API_PATH */ .f0}${INGEST}`, `${_route_js__WEBPACK_IMPORTED_MODULE_1__/* .OLD_REPORTER_PATH */ .Er}/evals`];
const OLD_INGEST = `${_route_js__WEBPACK_IMPORTED_MODULE_1__/* .OLD_REPORTER_PATH */ .Er}/evals`;
const DEFAULT_PROJECT_NOTE = '`projectId` may be the literal `default`.';
/** Results of runs that are executed elsewhere. Errors carry their message in `error` too. */
const ingestRoutes = {
    'ingest.report': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${INGEST}/report`,
        aliases: [`${OLD_INGEST}/report`],
        summary: 'Takes a whole run in one request.',
        notes: `This service answers a repeat with the run of the first; another may make a second one. ${DEFAULT_PROJECT_NOTE}`,
        access: 'key',
        reporterErrors: true,
        repeatable: false,
        request: async () => _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestReportSchema */ .kJ,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestReportedSchema */ .DF },
        errors: ['CONFLICT'],
    }),
    'ingest.start': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${INGEST}/runs/start`,
        aliases: [`${OLD_INGEST}/runs/start`],
        summary: 'Opens the run of an `externalRunId`, or finds the one that there is.',
        notes: DEFAULT_PROJECT_NOTE,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestStartSchema */ .wd,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestStartedSchema */ .Vg },
        errors: ['CONFLICT'],
    }),
    'ingest.append': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${INGEST}/runs/iterations`,
        aliases: [`${OLD_INGEST}/runs/iterations`],
        summary: 'Appends finished iterations to an open run.',
        notes: `Rows whose \`externalIterationId\` the run has already are skipped; rows without one are new each time. ${DEFAULT_PROJECT_NOTE}`,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestAppendSchema */ .ge,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestAppendedSchema */ .vI },
        errors: ['CONFLICT'],
    }),
    'ingest.finalize': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${INGEST}/runs/finalize`,
        aliases: [`${OLD_INGEST}/runs/finalize`],
        summary: 'Ends a run and judges it by its criteria.',
        notes: `To end it again is answered the same. ${DEFAULT_PROJECT_NOTE}`,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestFinalizeSchema */ .yq,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .ingestResultSchema */ .dJ },
        errors: [],
    }),
    'artifacts.uploadAddress': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${INGEST}/artifacts/upload-url`,
        aliases: [`${OLD_INGEST}/artifacts/upload-url`],
        summary: 'An address that takes one raw file.',
        notes: DEFAULT_PROJECT_NOTE,
        access: 'key',
        reporterErrors: true,
        repeatable: true,
        request: async () => _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .openObjectSchema */ .DP,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .uploadAddressSchema */ .zA },
        errors: [],
    }),
    'artifacts.upload': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: '/uploads/{ticket}',
        summary: 'Takes the file; its address serves one upload.',
        access: 'ticket',
        reporterErrors: true,
        repeatable: false,
        takesFile: true,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .storedArtifactSchema */ .Xo },
        errors: ['VALIDATION_ERROR', 'CONFLICT'],
    }),
    'ingest.capabilities': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'GET',
        path: '/info',
        base: _route_js__WEBPACK_IMPORTED_MODULE_1__/* .OLD_REPORTER_PATH */ .Er,
        summary: 'What the service understands of what older reporters send.',
        access: 'anyone',
        repeatable: true,
        reply: { status: 200, body: _resources_ingest_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesSchema */ .g$ },
        errors: [],
    }),
};


/***/ }),

/***/ 11232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ signalGroup),
/* harmony export */   m: () => (/* binding */ HAS_GROUPS)
/* harmony export */ });
/** Windows has no process groups: there only the process itself is ended. */
const HAS_GROUPS = process.platform !== 'win32';
/** Sends a signal to a process group. Returns whether anything was there that could be reached. */
function signalGroup(group, signal) {
    try {
        process.kill(-group, signal);
        return 'sent';
    }
    catch (error) {
        // By its code alone: under some test runners Node's errors are of another realm.
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
        if (code === 'ESRCH')
            return 'gone';
        if (code === 'EPERM')
            return 'forbidden';
        throw error;
    }
}


/***/ }),

/***/ 80423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ joinRuns)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63580);

/**
 * The runs of all legs as one: what they count summed, times from the first start to the last end.
 * What differs from leg to leg and cannot be summed is not told. Null where there is none.
 * @param isWhole no leg is missing.
 */
function joinRuns(runs, isWhole) {
    const [first] = runs;
    if (first === undefined)
        return null;
    const criteria = runs.flatMap(({ criterion }) => criterion ?? []);
    const foreignCases = [...new Set(runs.flatMap((run) => run.foreignCases ?? []))];
    const execution = joinExecutions(runs);
    return {
        id: runs.map(({ id }) => id).join(', '),
        number: runs.length === 1 ? first.number : null,
        status: (runs.find(({ status }) => status !== 'completed') ?? first).status,
        // The criterion is a rate: one that all parts meet the whole meets, and one that none meets it misses.
        result: isWhole ? common(runs.map(({ result }) => result)) : null,
        createdAtMs: extreme(runs.map(({ createdAtMs }) => createdAtMs), Math.min),
        completedAtMs: extreme(runs.map(({ completedAtMs }) => completedAtMs), Math.max),
        notes: common(runs.map(({ notes }) => notes)),
        declared: joinDeclared(runs),
        ...(criteria.length > 0 && { criterion: Math.max(...criteria) }),
        ...(foreignCases.length > 0 && { foreignCases }),
        ...(execution && { execution }),
    };
}
/** What all have in common; null where they differ. */
function common(values) {
    const [first = null] = values;
    return values.every((value) => value === first) ? first : null;
}
/** Null where one of them is not known. */
function extreme(times, pick) {
    const [first = null] = times;
    return times.reduce((best, ms) => (best === null || ms === null ? null : pick(best, ms)), first);
}
function joinDeclared(runs) {
    const all = runs.flatMap(({ declared }) => declared ?? []);
    if (all.length < runs.length)
        return null;
    const sum = (kind) => all.every((declared) => declared[kind] !== null)
        ? (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .sumKnown */ .z_)(all, (declared) => declared[kind])
        : null;
    return { total: sum('total'), passed: sum('passed'), failed: sum('failed') };
}
/** Where each leg tells how it was carried out: sums of some of them would be read as those of all. */
function joinExecutions(runs) {
    const all = runs.flatMap(({ execution }) => execution ?? []);
    if (all.length < runs.length)
        return null;
    const sum = (figure) => all.reduce((total, execution) => total + figure(execution), 0);
    const servers = new Map(all.flatMap((execution) => execution.servers).map((server) => [server.name, server]));
    return {
        isolation: [...new Set(all.map(({ isolation }) => isolation))].join(', '),
        concurrency: sum(({ concurrency }) => concurrency),
        starts: sum(({ starts }) => starts),
        wallMs: all.reduce((longest, { wallMs }) => Math.max(longest, wallMs), 0),
        workMs: sum(({ workMs }) => workMs),
        startupMs: sum(({ startupMs }) => startupMs),
        servers: [...servers.values()],
    };
}


/***/ }),

/***/ 14704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ followLines)
/* harmony export */ });
const MAX_LINE_LENGTH = 2_000;
/**
 * Takes the lines of what a program writes, without secrets. One may span several lines, so that it
 * is hidden before.
 */
function followLines(stream, redactor, onLine) {
    const secrets = redactor.stream();
    let unended = '';
    const end = () => onLine(unended.length > MAX_LINE_LENGTH
        ? `${unended.slice(0, MAX_LINE_LENGTH)}… (cut)`
        : unended.replace(/\r$/, ''));
    const take = (text) => {
        const [first = '', ...others] = text.split('\n');
        // Of a line without an end no more is kept than is shown.
        unended = (unended + first).slice(0, MAX_LINE_LENGTH + 1);
        for (const line of others) {
            end();
            unended = line.slice(0, MAX_LINE_LENGTH + 1);
        }
    };
    stream.setEncoding('utf8');
    stream.on('data', (chunk) => take(secrets.write(chunk)));
    stream.once('end', () => {
        take(secrets.end());
        if (unended !== '')
            end();
    });
}


/***/ })

};
