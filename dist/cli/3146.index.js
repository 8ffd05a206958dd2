export const id = 3146;
export const ids = [3146];
export const modules = {

/***/ 89502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ configOf),
  l: () => (/* binding */ jobAt)
});

// EXTERNAL MODULE: ./build/inputs/config.js + 1 modules
var config = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/contract/cases/model-id.js
var model_id = __webpack_require__(98512);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
// EXTERNAL MODULE: ./build/model/choices/shard.js
var shard = __webpack_require__(30485);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/inputs/table/table.js + 6 modules
var table = __webpack_require__(20555);
;// CONCATENATED MODULE: ./build/inputs/described-inputs.js

/** What the table has of an input. */
function describedInput(name) {
    const found = table/* INPUTS */.m.find((input) => input.name === name);
    if (found === undefined)
        throw new Error(`There is no input ${name}.`);
    return found;
}
/** Not given, or with the text that counts where it is not. */
function described_inputs_isLeftOut(raw, name) {
    return raw[name] === undefined || raw[name] === describedInput(name).default;
}
/** What is wrong with an input, beside a value that is right. */
function problem(where, message) {
    return { where, message, example: describedInput(where).example };
}
/** A right line of a workflow. */
function line(name) {
    return `${name}: ${describedInput(name).example}`;
}

// EXTERNAL MODULE: ./build/inputs/kinds/baseline-source.js
var baseline_source = __webpack_require__(51775);
// EXTERNAL MODULE: ./build/inputs/kinds/plain.js
var plain = __webpack_require__(44628);
// EXTERNAL MODULE: ./build/inputs/mode.js
var mode = __webpack_require__(39949);
// EXTERNAL MODULE: ./build/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(81562);
;// CONCATENATED MODULE: ./build/inputs/base-rules.js





/** Problems of what results are held against, and of what runs the base. */
function baseProblems(raw) {
    return [...checkoutProblems(raw), ...savedBaseProblems(raw)];
}
/** Problems of what mode `diff` compares, and of what it is to do. */
function surfaceProblems(raw) {
    const wanted = raw['compare-to'];
    const problems = [];
    if (wanted?.startsWith('checkout:') && !(0,raw_inputs/* isEmbedded */.n)(raw)) {
        problems.push(problem('compare-to', `cannot be a checkout here: ${HOSTED_CHECKOUT}`));
    }
    if (wanted === 'none' && !raw['snapshot']) {
        const message = 'leaves nothing to do: name what to compare with, or a `snapshot` to write.';
        problems.push(problem('compare-to', message));
    }
    if (!described_inputs_isLeftOut(raw, 'baseline')) {
        const message = 'is about results of evals; what servers offered before is named in `compare-to`.';
        problems.push({ where: 'baseline', message, example: line('compare-to') });
    }
    return problems;
}
/** What the results are held against; one that is wrong in itself is one all the same. */
function baselineOf({ baseline }) {
    const { schema } = baseline_source/* baselineSource */.f;
    const read = schema.safeParse(baseline ?? describedInput('baseline').default);
    return read.data ?? { kind: 'file', path: '' };
}
/** Where the base cannot be run beside the head. */
function checkoutProblems(raw) {
    const confirms = raw['confirm-checkout'] !== undefined && (0,mode/* sourceOf */.vz)(raw) === 'run';
    if (!raw['baseline']?.startsWith('checkout:')) {
        const isHosted = confirms && !(0,raw_inputs/* isEmbedded */.n)(raw);
        return isHosted
            ? [problem('confirm-checkout', `cannot be used: ${HOSTED_CHECKOUT} ${SAVED_INSTEAD}`)]
            : [];
    }
    const why = whyNoCheckout(raw);
    if (why !== null)
        return [problem('baseline', `cannot be a checkout here: ${why}`)];
    const message = 'is of no use beside a `baseline` that is a checkout, which needs no confirmation.';
    return confirms ? [problem('confirm-checkout', message)] : [];
}
const HOSTED_CHECKOUT = 'a hosted service has its own servers, and starts none of a checkout. Leave `base-url` out.';
const SAVED_INSTEAD = 'Or name servers of the base that it has saved in `confirm-servers`.';
function savedBaseProblems(raw) {
    const namesIn = (name) => (0,plain/* splitList */.ry)((raw[name] ?? '').toLowerCase());
    const ofBase = namesIn('confirm-servers');
    if (ofBase.length === 0 || (0,mode/* sourceOf */.vz)(raw) !== 'run')
        return [];
    if ((0,raw_inputs/* isEmbedded */.n)(raw)) {
        const message = 'names servers that a hosted service has saved; the embedded one takes a checkout of the base in ' +
            '`confirm-checkout`.';
        return [{ where: 'confirm-servers', message, example: line('confirm-checkout') }];
    }
    const ofHead = namesIn('servers');
    const which = ofBase.every((name) => ofHead.includes(name))
        ? 'the very servers of the head'
        : ofHead.length > 0 && ofHead.every((name) => ofBase.includes(name))
            ? 'all servers of the head among others'
            : null;
    if (which === null)
        return [];
    const message = `names ${which} (\`servers\`), which would be held against themselves. Name those of the base, ` +
        'or remove it.';
    return [problem('confirm-servers', message)];
}
function whyNoCheckout(raw) {
    const source = (0,mode/* sourceOf */.vz)(raw);
    if (source === 'ingest')
        return 'result files are read, and nothing is run.';
    if (source === 'command')
        return 'an eval program is run once, on what is checked out.';
    if (source === 'publish')
        return 'a collected report is published, and nothing is run.';
    if (raw['mode'] === 'collect') {
        return 'its results would not reach the job that judges. Judge in this one, with mode `run`.';
    }
    return (0,raw_inputs/* isEmbedded */.n)(raw) ? null : HOSTED_CHECKOUT;
}

// EXTERNAL MODULE: ./build/inputs/kinds/provider-lines.js
var provider_lines = __webpack_require__(15905);
// EXTERNAL MODULE: ./build/inputs/policy-rules.js
var policy_rules = __webpack_require__(46554);
// EXTERNAL MODULE: ./build/inputs/table/execution.js
var execution = __webpack_require__(82081);
// EXTERNAL MODULE: ./build/inputs/values.js
var inputs_values = __webpack_require__(73368);
;// CONCATENATED MODULE: ./build/inputs/rules.js















/** Why a value that a secret should give may be empty. */
const WITHOUT_SECRETS = 'Workflows for forks and Dependabot have no secrets.';
/**
 * What the inputs say, where all of them are right, each by itself and beside the others.
 * @param further problems that were found of them, to be told with the rest.
 * @throws ConfigurationError naming every problem at once.
 */
function checkedInputs(raw, further = []) {
    const { values, problems } = (0,inputs_values/* readValues */.N)(table/* INPUTS */.m, raw);
    const all = [...further, ...problems, ...((0,mode/* isKnownMode */.n4)(raw) ? misplacedProblems(raw) : [])];
    if (all.length > 0)
        throw new errors/* ConfigurationError */.j1(all);
    return { source: (0,mode/* sourceOf */.vz)(raw), values };
}
/** What is told of an input beside others need not be told of it beside the mode. */
function misplacedProblems(raw) {
    const between = problemsBetween(raw);
    const told = new Set(between.map(({ where }) => where));
    return [...between, ...strayProblems(table/* INPUTS */.m, raw).filter(({ where }) => !told.has(where))];
}
/** Problems between inputs, found whether or not each one is right in itself. */
function problemsBetween(raw) {
    const ofMode = [...problemsOfMode(raw), ...strayReports(raw), ...strayReceivers(raw)];
    if ((0,mode/* looksAtServers */.qT)((0,mode/* sourceOf */.vz)(raw)))
        return ofMode;
    return [...ofMode, ...policyMisfits(raw), ...baseProblems(raw)];
}
function problemsOfMode(raw) {
    switch ((0,mode/* sourceOf */.vz)(raw)) {
        case 'run':
            return [
                ...serviceProblems(raw),
                ...suiteProblems(raw),
                ...modelProblems(raw),
                ...sandboxProblems(raw),
                ...iterationProblems(raw),
                ...executionProblems(raw),
                ...legProblems(raw),
                ...receiverProblems(raw),
            ];
        case 'ingest':
            return [...serviceProblems(raw), ...resultsProblems(raw), ...unkeptProblems(raw)];
        case 'command':
            return [...serviceProblems(raw), ...commandProblems(raw), ...receiverProblems(raw)];
        case 'doctor':
            return [...serviceProblems(raw), ...sandboxProblems(raw)];
        case 'diff':
            return [...serviceProblems(raw), ...sandboxProblems(raw), ...surfaceProblems(raw)];
        case 'publish':
            return collectedProblems(raw);
        case 'calibrate':
            return uncalibratedProblems(raw);
    }
}
/** Reports of other jobs are read in two modes, and are a mistake in the others. */
function strayReports(raw) {
    const source = (0,mode/* sourceOf */.vz)(raw);
    if (source === 'publish' || source === 'calibrate' || !raw['report-path'])
        return [];
    const message = 'belongs to the modes `publish` and `calibrate`; remove it.';
    return [{ where: 'report-path', message }];
}
/** Left unheard, results would be taken for sent, and a whole for a part, that are not. */
function strayReceivers(raw) {
    const source = (0,mode/* sourceOf */.vz)(raw);
    const ofProgram = source === 'command' && raw['shard']
        ? [
            {
                where: 'shard',
                message: 'is of no use in mode `command`, which runs all of it; remove it.',
            },
        ]
        : [];
    if (source === 'run' || source === 'command')
        return ofProgram;
    const message = 'belongs to the modes `run` and `command`; remove it.';
    return RECEIVER_INPUTS.filter((where) => raw[where]).map((where) => ({ where, message }));
}
const RECEIVER_INPUTS = ['report-to', 'report-to-api-key', 'report-to-project'];
/**
 * Problems of inputs that belong to another mode alone, or to those alone that ask servers, or where
 * servers are looked at to any other. One that has its default text may come from action.yml, so that
 * it counts as left out.
 */
function strayProblems(table, raw) {
    const source = (0,mode/* sourceOf */.vz)(raw);
    return table.flatMap(({ name, modes, part, default: text, expression }) => {
        // Told as a warning: one workflow may name it for all of its steps.
        if (!isStray(modes, source) || part === 'policyFiles')
            return [];
        // What the runner works out is always given.
        if (raw[name] === undefined || raw[name] === text || expression !== undefined)
            return [];
        return { where: name, message: `belongs to ${(0,mode/* modesInWords */.V6)(modes)}; remove it.` };
    });
}
/** Files of a policy on results that are named where there are none, in words. */
function unreadFiles(raw) {
    const source = sourceOf(raw);
    if (!looksAtServers(source))
        return [];
    return INPUTS.filter((input) => 'part' in input && input.part === 'policyFiles')
        .filter(({ name }) => !isLeftOut(raw, name))
        .map(({ name }) => `${name}: is not read in ${modesInWords([source])}.`);
}
/**
 * What servers are asked with means nothing where none is asked, and no policy on results where there
 * are none: left unheard, it would be taken for a gate that is not there.
 */
function isStray(modes, source) {
    if (modes.includes(source))
        return false;
    if ((0,mode/* looksAtServers */.qT)(source))
        return true;
    return modes.length === 1 || (modes.every(mode/* asksServers */.vX) && !(0,mode/* asksServers */.vX)(source));
}
/** Between settings of the policy. One that is wrong in itself counts as given and as right. */
function policyMisfits(raw) {
    // Told with what the file says.
    if (raw['gate-file'])
        return [];
    const meant = policy_rules/* POLICY_TABLE */.E.map(({ name, kind: { schema }, example }) => {
        const text = raw[name];
        return [name, text === undefined || schema.safeParse(text).success ? text : example];
    });
    const { values } = (0,inputs_values/* readValues */.N)(policy_rules/* POLICY_TABLE */.E, Object.fromEntries(meant));
    const settings = (0,config/* partOf */.BU)(policy_rules/* POLICY_TABLE */.E, values, (0,mode/* sourceOf */.vz)(raw), 'policy');
    return (0,policy_rules/* policyProblems */.N)(settings, { baseline: baselineOf(raw) });
}
/** Whether address and key of the service fit together. */
function serviceProblems(raw) {
    if ((0,raw_inputs/* isEmbedded */.n)(raw)) {
        if (!raw['api-key'])
            return [];
        const message = 'is of no use without `base-url`, the address of the service it belongs to.';
        return [{ where: 'api-key', message, example: line('base-url') }];
    }
    if (raw['api-key'])
        return [];
    return [
        problem('api-key', `is missing; the service at \`base-url\` needs one. ${WITHOUT_SECRETS}`),
    ];
}
function suiteProblems(raw) {
    const embedded = (0,raw_inputs/* isEmbedded */.n)(raw);
    if (raw['suite'] && raw['suite-file']) {
        return [problem('suite', 'give either `suite` or `suite-file`, not both.')];
    }
    if (raw['suite'] && embedded) {
        const message = 'the embedded service starts empty and has no saved suites; describe the suite in a file ' +
            'and name it in `suite-file`.';
        return [{ where: 'suite', message, example: line('suite-file') }];
    }
    const files = (0,plain/* splitLines */.uz)(raw['suite-file'] ?? '');
    if (files.length > 1) {
        const message = `takes one file, not ${files.length}: ${files.join(' and ')}. Give each suite a step or a ` +
            'matrix leg of its own.';
        return [problem('suite-file', message)];
    }
    if (raw['suite'] || raw['suite-file'])
        return [];
    const choice = embedded ? '`suite-file`' : '`suite-file` or `suite`';
    const message = `is missing; give ${choice} to run a suite, or \`results\` to judge result files.`;
    return [problem('suite-file', message)];
}
function modelProblems(raw) {
    if (!(0,raw_inputs/* isEmbedded */.n)(raw)) {
        if (!raw['model-base-urls'])
            return [];
        const message = 'works with the embedded service only; remove it or `base-url`.';
        return [problem('model-base-urls', message)];
    }
    const reachable = [...model_id/* KNOWN_PROVIDERS */.j, ...(0,provider_lines/* providersOf */.Ou)(raw['model-base-urls'] ?? '')];
    return (0,provider_lines/* providersOf */.Ou)(raw['model-api-keys'] ?? '')
        .filter((provider) => !reachable.includes(provider))
        .map((provider) => ({
        where: 'model-api-keys',
        message: `provider \`${provider}\` is unknown to the embedded service (it knows ` +
            `${model_id/* KNOWN_PROVIDERS */.j.join(', ')}); name its address in \`model-base-urls\`.`,
        example: `model-base-urls: ${provider}=https://models.example.com/v1`,
    }));
}
/** Left unheard, it would be taken for a protection that is not there. */
function sandboxProblems(raw) {
    if ((0,raw_inputs/* isEmbedded */.n)(raw) || described_inputs_isLeftOut(raw, 'server-sandbox'))
        return [];
    const message = 'works with the embedded service only, which starts the servers; remove it or `base-url`.';
    return [problem('server-sandbox', message)];
}
/** A hosted service would refuse them, in words of its own. */
function iterationProblems(raw) {
    const most = limits/* HOSTED_LIMITS */.Fj.iterationsPerCase;
    const iterations = Number(raw['iterations']);
    // What is more than any service takes is told by itself.
    const isOurs = iterations > most && iterations <= limits/* OWN_LIMITS */.us.iterationsPerCase;
    if ((0,raw_inputs/* isEmbedded */.n)(raw) || !isOurs)
        return [];
    return [problem('iterations', `is more than the ${most} that a hosted service takes of a case.`)];
}
/** Left unheard, the run would be another one than was asked for. */
function executionProblems(raw) {
    if ((0,raw_inputs/* isEmbedded */.n)(raw))
        return [];
    return execution/* EXECUTION_INPUTS */.x.filter(({ name }) => raw[name]).map(({ name: where, example }) => {
        const message = 'is known to the embedded service alone; remove it or `base-url`.';
        return { where, message, example };
    });
}
/** A part of a suite that could not be run would be taken for one that was. */
function legProblems(raw) {
    if (!raw['shard']) {
        if (!raw['shard-durations'])
            return [];
        return [problem('shard-durations', 'is about `shard`, which is not given.')];
    }
    if (!(0,raw_inputs/* isEmbedded */.n)(raw))
        return [problem('shard', raw['suite'] ? SAVED_IN_PARTS : HOSTED_IN_PARTS)];
    if ((0,shard/* parseShard */.uK)(raw['shard'])?.index !== null)
        return [];
    const message = 'is for result files where it begins with `all`; give each job its part, and join their reports ' +
        'in mode `publish`.';
    return [problem('shard', message)];
}
const SAVED_IN_PARTS = 'cannot choose among the cases of a saved suite, all of which are run whenever it is; remove it, or ' +
    'describe the suite in `suite-file` for the embedded service.';
const HOSTED_IN_PARTS = 'works with the embedded service only: a hosted one keeps the suite, which each part would write ' +
    'over, and runs all of its cases whatever part is asked for. Remove it or `base-url`.';
function resultsProblems(raw) {
    const problems = [];
    const endsOnly = (0,shard/* parseShard */.uK)(raw['shard'] ?? '')?.index === null;
    if (!raw['results'] && !endsOnly) {
        problems.push(problem('results', 'is missing; name the result files to ingest.'));
    }
    if (endsOnly && !described_inputs_isLeftOut(raw, 'test-outcome')) {
        const message = 'is about tests, and this job runs none; give it to the jobs of the shards.';
        problems.push({ where: 'test-outcome', message });
    }
    return problems;
}
/** Inputs that say something of a run, where no service keeps one. */
function unkeptProblems(raw) {
    if (!(0,raw_inputs/* isEmbedded */.n)(raw))
        return [];
    const example = line('base-url');
    const problems = [];
    if (raw['shard']) {
        const message = 'needs a service that all shards report to; name it in `base-url`, or leave `shard` out to ' +
            'judge each job by itself.';
        problems.push({ where: 'shard', message, example });
    }
    for (const where of ['external-run-id', 'project', 'notes']) {
        if (raw[where])
            problems.push({ where, message: UNKEPT, example });
    }
    const ends = !described_inputs_isLeftOut(raw, 'finalize') && !raw['shard'];
    if (ends)
        problems.push({ where: 'finalize', message: UNKEPT, example });
    return problems;
}
const UNKEPT = 'is of no use without `base-url`: the results are judged here, and no service keeps a run of ' +
    'them. Name the service, or remove it.';
/** Left unheard, results would be taken for sent that are not. */
function receiverProblems(raw) {
    if (!raw['report-to']) {
        return ['report-to-api-key', 'report-to-project']
            .filter((where) => raw[where])
            .map((where) => problem(where, 'is about `report-to`, which is not given.'));
    }
    if (!(0,raw_inputs/* isEmbedded */.n)(raw)) {
        return [problem('report-to', 'is of no use with `base-url`: that service has the results.')];
    }
    if (!raw['shard'])
        return [];
    const message = 'cannot be used with `shard`: each part would be kept as if it were the suite.';
    return [problem('report-to', message)];
}
function commandProblems(raw) {
    if (raw['command'])
        return [];
    return [problem('command', 'is missing; give the lines of a shell that run the eval program.')];
}
function uncalibratedProblems(raw) {
    if ((0,plain/* splitLines */.uz)(raw['report-path'] ?? '').length > 0)
        return [];
    return [problem('report-path', 'is missing; name the reports of earlier runs, one a line.')];
}
function collectedProblems(raw) {
    if (raw['report-path'])
        return [];
    const message = 'is missing; name the folder that the artifact of mode `collect` was downloaded to.';
    return [problem('report-path', message)];
}

// EXTERNAL MODULE: ./build/ports/clock.js
var clock = __webpack_require__(33201);
;// CONCATENATED MODULE: ./build/publish/github/commits/late-commit-source.js
/** As `commitSource`, loaded only where the event does not tell whose code is checked out. */
function lateCommitSource(context) {
    const load = async () => {
        const { commitSource } = await __webpack_require__.e(/* import() */ 9990).then(__webpack_require__.bind(__webpack_require__, 79990));
        const { readEventContext } = await __webpack_require__.e(/* import() */ 4565).then(__webpack_require__.bind(__webpack_require__, 94565));
        const { apiUrl, repository } = readEventContext(context.environment, context.payload);
        return commitSource({ ...context, apiUrl, repository });
    };
    return {
        lookUp: async (question) => (await load()).lookUp(question),
        textOf: async (file, timeoutMs) => (await load()).textOf(file, timeoutMs),
        filesOf: async (sha, timeoutMs) => (await load()).filesOf(sha, timeoutMs),
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/runner/job.js



/** Reads it once: what lies in files may be others' work later. */
async function readJob() {
    const environment = process.env;
    return {
        environment,
        payload: await readEventPayload(environment['GITHUB_EVENT_PATH']),
        workspace: environment['GITHUB_WORKSPACE'] ?? process.cwd(),
        temporaryFolder: environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(),
    };
}
/** Null where there is none or it is no JSON: it then tells nothing that could be trusted. */
async function readEventPayload(path) {
    if (!path)
        return null;
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (error) {
        if (error instanceof SyntaxError || (0,errors/* errorCode */.CA)(error) !== undefined)
            return null;
        throw error;
    }
}
/** The runner cancels a step with SIGINT, and ends it with SIGTERM seconds later. */
const SIGNALS = (/* unused pure expression or super */ null && (['SIGINT', 'SIGTERM']));
/** Takes the signals of the runner for the wish that work comes to an end. */
function cancelOnSignals() {
    const controller = new AbortController();
    const cancel = () => controller.abort(new CancelledError('The job was cancelled.'));
    for (const name of SIGNALS)
        process.on(name, cancel);
    return {
        signal: controller.signal,
        release: () => {
            for (const name of SIGNALS)
                process.off(name, cancel);
        },
    };
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/cli/judged/service-program.js
var service_program = __webpack_require__(82761);
;// CONCATENATED MODULE: ./build/cli/judged/job-at-terminal.js









/**
 * What a command line asks for, as the action would have it.
 * @param problems that were found of it beside what the inputs tell of themselves.
 * @throws ConfigurationError naming every problem at once.
 */
function configOf(raw, problems) {
    const { source, values } = checkedInputs(raw, problems);
    if (source === 'calibrate')
        throw new Error('Mode calibrate judges no results.');
    return (0,config/* toConfig */.qP)(source, values, raw);
}
/** What a job is given, at a terminal; the secrets among what was written are hidden from then on. */
async function jobAt(raw, { terminal, secrets, logger }) {
    for (const { value } of (0,inputs_values/* secretsIn */.V)(table/* INPUTS */.m, raw))
        secrets.learn(value);
    const { folder: workspace, signal } = terminal;
    const found = await readJob();
    // Where a variable of the runner stands in a configuration, it means the same here.
    const environment = { ...terminal.environment, GITHUB_WORKSPACE: workspace };
    const world = { secrets, logger, clock: clock/* systemClock */.m, signal, version: version/* VERSION */.x };
    const job = { ...found, environment, workspace, ...world };
    const commits = lateCommitSource({ ...job, token: undefined });
    return { ...job, commits, serviceEntry: (0,service_program/* programOfService */.H)() };
}


/***/ }),

/***/ 3096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ Screen)
/* harmony export */ });
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);


const STYLES = {
    good: 'green',
    bad: 'red',
    doubtful: 'yellow',
    quiet: 'dim',
    strong: 'bold',
};
/** What lines are written to that nobody's terminal breaks. */
const USUAL_WIDTH = 80;
const BAR_EVERY_MS = 500;
/**
 * Lines for whoever asked, and below them one that is redrawn while they wait. What was asked for goes
 * to the standard output, all else to the other one; where a program reads the first, all lines for
 * people do.
 */
class Screen {
    #lines;
    #notes;
    #bar = null;
    #timer;
    #isDrawn = false;
    constructor(stdout, stderr, { isRead = false } = {}) {
        this.#lines = isRead ? stderr : stdout;
        this.#notes = stderr;
    }
    /** What lines are written for. */
    get page() {
        const stream = this.#lines;
        return {
            // Node's own goes by NO_COLOR, FORCE_COLOR, CI and what the terminal says of itself.
            paint: (tone, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)(STYLES[tone], text, { stream }),
            width: widthOf(stream),
        };
    }
    /** A line of what was asked for. */
    line(text) {
        this.#above(this.#lines, text);
    }
    /** A line beside what was asked for. */
    note(text, tone = 'quiet') {
        this.#above(this.#notes, (0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)(STYLES[tone], text, { stream: this.#notes }));
    }
    /** Keeps a line up to date below all others until the next call; on a terminal alone. */
    showBar(text) {
        this.#erase();
        clearInterval(this.#timer);
        this.#bar = this.#notes.isTTY === true ? text : null;
        if (this.#bar === null)
            return;
        this.#draw();
        this.#timer = setInterval(() => this.#draw(), BAR_EVERY_MS).unref();
    }
    #above(stream, text) {
        this.#erase();
        stream.write(`${text}\n`);
        this.#draw();
    }
    #draw() {
        if (this.#bar === null)
            return;
        this.#erase();
        this.#notes.write(this.#bar().slice(0, widthOf(this.#notes) - 1));
        this.#isDrawn = true;
    }
    #erase() {
        if (!this.#isDrawn)
            return;
        (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.clearLine)(this.#notes, 0);
        (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.cursorTo)(this.#notes, 0);
        this.#isDrawn = false;
    }
}
/** A terminal that does not know how wide it is says 0. */
function widthOf({ isTTY, columns = 0 }) {
    return isTTY === true && columns > 0 ? columns : USUAL_WIDTH;
}


/***/ }),

/***/ 98512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ KNOWN_PROVIDERS),
/* harmony export */   l: () => (/* binding */ providerOf)
/* harmony export */ });
/** Providers the embedded service reaches without being told where they are. */
const KNOWN_PROVIDERS = [
    'anthropic',
    'openai',
    'google',
];
/** Provider of a model id `provider/name`; undefined where it has none. */
function providerOf(model) {
    const at = model.indexOf('/');
    return at > 0 && at < model.length - 1 ? model.slice(0, at) : undefined;
}


/***/ }),

/***/ 87402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _u: () => (/* binding */ explainIssues),
/* harmony export */   jV: () => (/* binding */ formatPath),
/* harmony export */   og: () => (/* binding */ formatIssues),
/* harmony export */   uz: () => (/* binding */ flatIssues)
/* harmony export */ });
/* unused harmony export parseTolerant */
/** Path in the notation people write: `tests[0].steps[2].kind`; the root is the empty string. */
function formatPath(path) {
    return path
        .map((key, index) => typeof key === 'number' ? `[${key}]` : index === 0 ? String(key) : `.${String(key)}`)
        .join('');
}
/** Issues of a union are those of the branch that came closest, so that the message is about it. */
function flatten(issue, base = []) {
    const path = [...base, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
        const branches = issue.errors.map((issues) => issues.flatMap((inner) => flatten(inner, path)));
        // A branch whose own discriminator does not match is not the one the writer meant.
        const strays = (issues) => issues.some((inner) => inner.code === 'invalid_union' && inner.errors.length === 0);
        // Nor is one of another type than what was written.
        const isOfOtherType = (issues) => issues.some((inner) => inner.code === 'invalid_type' && inner.path.length === path.length);
        // Of several that have another discriminator, one whose is written at all is nearer.
        const lacksDiscriminator = (issues) => issues.some((inner) => inner.code === 'invalid_union' && !namesDiscriminator(inner));
        const rank = (issues) => Number(strays(issues)) * 4 +
            Number(lacksDiscriminator(issues)) * 2 +
            Number(isOfOtherType(issues));
        branches.sort((a, b) => rank(a) - rank(b) || a.length - b.length);
        return branches[0] ?? [];
    }
    // The name of a member: what is wrong with it says more than that it is.
    if (issue.code === 'invalid_key' && issue.issues.length > 0) {
        return issue.issues.map((inner) => ({ ...inner, path }));
    }
    return [{ ...issue, path }];
}
/** Whether the value has the member that tells the branches of a union apart; false where it was not kept. */
function namesDiscriminator({ input, ...issue }) {
    const name = 'discriminator' in issue ? issue.discriminator : undefined;
    if (typeof name !== 'string' || typeof input !== 'object' || input === null)
        return false;
    return Object.hasOwn(input, name);
}
/** Every issue of a failed parse, each with its whole path: of a union, those of the branch that was meant. */
function flatIssues(error) {
    return error.issues.flatMap((issue) => flatten(issue));
}
/** Every problem of a failed parse. */
function explainIssues(error) {
    return flatIssues(error).map((issue) => ({
        path: issue.path,
        message: issue.message,
        ...(issue.code === 'unrecognized_keys' ? { unknownKeys: issue.keys } : {}),
    }));
}
/** One line a problem: `tests[0].title: …`. */
function formatIssues(error) {
    return explainIssues(error).map(({ path, message }) => path.length === 0 ? message : `${formatPath(path)}: ${message}`);
}
const placeOf = (path) => JSON.stringify(path);
/** A copy without the keys, made in one walk however many they are. */
function withoutKeys(value, keys, path) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value)) {
        return value.map((item, index) => withoutKeys(item, keys, [...path, index]));
    }
    const unknown = keys.get(placeOf(path));
    return Object.fromEntries(Object.entries(value)
        .filter(([key]) => !unknown?.has(key))
        .map(([key, item]) => [key, withoutKeys(item, keys, [...path, key])]));
}
/**
 * Parses a strict schema as a tolerant reader: fields it does not know are dropped instead of
 * refused, since new optional request fields may appear at any time (section 9 of the API).
 */
function parseTolerant(schema, value) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed;
    const unknown = parsed.error.issues
        .flatMap((issue) => flatten(issue))
        .filter((issue) => issue.code === 'unrecognized_keys')
        .map(({ path, keys }) => [placeOf(path), new Set(keys)]);
    if (unknown.length === 0)
        return parsed;
    return schema.safeParse(withoutKeys(value, new Map(unknown), []));
}


/***/ })

};
