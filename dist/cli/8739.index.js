export const id = 8739;
export const ids = [8739];
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

// EXTERNAL MODULE: ./build/inputs/kinds/known-providers.js
var known_providers = __webpack_require__(96704);
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
    const other = raw['mode'] ? '' : ', or `results` to judge result files';
    const message = `is missing; give ${choice} to run a suite${other}.`;
    return [problem('suite-file', message)];
}
function modelProblems(raw) {
    if (!(0,raw_inputs/* isEmbedded */.n)(raw)) {
        if (!raw['model-base-urls'])
            return [];
        const message = 'works with the embedded service only; remove it or `base-url`.';
        return [problem('model-base-urls', message)];
    }
    const reachable = [...model_id/* KNOWN_PROVIDERS */.jJ, ...(0,provider_lines/* providersOf */.Ou)(raw['model-base-urls'] ?? '')];
    return (0,provider_lines/* providersOf */.Ou)(raw['model-api-keys'] ?? '')
        .filter((provider) => !reachable.includes(provider))
        .map((provider) => {
        const meant = (0,known_providers/* meantProvider */.r)(provider);
        const hint = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
        const message = `provider \`${provider}\` is unknown to the embedded service.${hint} It knows ` +
            `${model_id/* KNOWN_PROVIDERS */.jJ.join(', ')}; of another one, name the address in \`model-base-urls\`.`;
        const example = `model-base-urls: ${provider}=https://models.example.com/v1`;
        return { where: 'model-api-keys', message, ...(meant === undefined && { example }) };
    });
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
/* harmony import */ var _render_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78986);



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
    #redraws;
    constructor({ stdout, stderr, environment }, { isRead = false } = {}) {
        this.#lines = isRead ? stderr : stdout;
        this.#notes = stderr;
        // A dumb one, such as that of an editor, would show what it is to obey.
        this.#redraws = stderr.isTTY === true && environment['TERM'] !== 'dumb';
    }
    /** What lines are written for. */
    get page() {
        const stream = this.#lines;
        return {
            // Node's own goes by NO_COLOR, FORCE_COLOR, CI and what the terminal says of itself.
            paint: (tone, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)(_render_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .TONE_STYLES */ .oD[tone], text, { stream }),
            width: widthOf(stream),
            isPiped: stream.isTTY !== true,
        };
    }
    /** A line of what was asked for. */
    line(text) {
        this.#above(this.#lines, text);
    }
    /** A line beside what was asked for. */
    note(text, tone = 'quiet') {
        this.#above(this.#notes, (0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)(_render_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .TONE_STYLES */ .oD[tone], text, { stream: this.#notes }));
    }
    /** Keeps a line up to date below all others until the next call; on a terminal alone. */
    showBar(text) {
        this.#erase();
        clearInterval(this.#timer);
        this.#bar = this.#redraws ? text : null;
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

/***/ 99705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ terminalLogger)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);

/** The log of a command, beside what it was asked for, without secrets and what a terminal obeys. */
function terminalLogger(screen, secrets, verbosity) {
    const told = (tone) => (message) => screen.note((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(secrets.text(message)), tone);
    const silent = () => undefined;
    const [verbose, all] = [verbosity !== 'quiet', verbosity === 'debug'];
    const info = verbose ? told('quiet') : silent;
    return {
        debug: all ? told('quiet') : silent,
        info,
        notice: told('quiet'),
        warning: told('doubtful'),
        error: told('bad'),
        group: (title, body) => {
            info(title);
            return body();
        },
    };
}


/***/ }),

/***/ 64898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ MEMORY_SHARE),
/* harmony export */   v: () => (/* binding */ weigh)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

const MIB = 1024 * 1024;
/** What is collected of one kind may weigh so much: a share of the memory that this process has. */
const MEMORY_SHARE = Math.min(1024 * MIB, Math.floor((0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().heap_size_limit / 4));
/** A value, and what is made of it later, takes about as much memory as so many characters. */
const VALUE_WEIGHT = 128;
/** Characters beyond those of Latin take two bytes each, and whole texts with them. */
const BEYOND_LATIN = /[^\0-\xff]/;
/** What a value weighs in characters, by a walk that nests no deeper for one that does. */
function weigh(root) {
    let weight = 0;
    const rest = [root];
    while (rest.length > 0) {
        const value = rest.pop();
        weight += VALUE_WEIGHT + (typeof value === 'string' ? lengthOf(value) : 0);
        if (typeof value !== 'object' || value === null)
            continue;
        for (const [key, item] of Object.entries(value)) {
            weight += key.length;
            rest.push(item);
        }
    }
    return weight;
}
function lengthOf(text) {
    return BEYOND_LATIN.test(text) ? 2 * text.length : text.length;
}


/***/ }),

/***/ 8999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createClient: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
// EXTERNAL MODULE: ./build/redaction/secret-keeper.js + 3 modules
var secret_keeper = __webpack_require__(69244);
// EXTERNAL MODULE: ./build/contract/wire/envelope.js
var envelope = __webpack_require__(51581);
// EXTERNAL MODULE: ./build/resilience/retry.js
var retry = __webpack_require__(87030);
// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/client/calls/weight.js
var calls_weight = __webpack_require__(64898);
;// CONCATENATED MODULE: ./build/client/calls/pagination.js


/** A collection with more pages than this is taken to have no end. */
const MAX_PAGES = 1_000;
/** Pages in a row that hold nothing: a collection that goes on so has no end either. */
const MAX_EMPTY_PAGES = 20;
/**
 * Items of all pages of a collection, fetched as they are asked for. An empty cursor ends it like
 * a missing one.
 * @param what names the collection in errors: `GET /projects`.
 * @throws PaginationError on a cursor that is repeated or no text, or a collection without end or
 * too large to be held.
 */
async function* paginate(what, fetchPage, keptOf) {
    const seen = new Set();
    let cursor;
    let weight = 0;
    let empty = 0;
    while (seen.size < MAX_PAGES) {
        const page = await fetchPage(cursor);
        weight += (0,calls_weight/* weigh */.v)(keptOf === undefined ? page : page.items.map(keptOf));
        if (weight > calls_weight/* MEMORY_SHARE */.c) {
            const most = `${Math.floor(calls_weight/* MEMORY_SHARE */.c / 1024 / 1024)} MiB`;
            throw new api_error/* PaginationError */.XX(`${what} takes more memory than the ${most} that it may, a share of what this process has.`);
        }
        empty = page.items.length === 0 ? empty + 1 : 0;
        if (empty > MAX_EMPTY_PAGES) {
            throw new api_error/* PaginationError */.XX(`${what} goes on after ${empty} pages in a row without an item. This is a fault of the service.`);
        }
        yield* page.items;
        const { nextCursor } = page;
        if (nextCursor === undefined || nextCursor === null || nextCursor === '')
            return;
        if (typeof nextCursor !== 'string') {
            throw new api_error/* PaginationError */.XX(`${what} gives a cursor that is no text, so that the pages after it cannot be read. This is a fault of the service.`);
        }
        cursor = nextCursor;
        if (seen.has(cursor)) {
            throw new api_error/* PaginationError */.XX(`${what} gives the same cursor twice, so its pages would never end. This is a fault of the service.`);
        }
        seen.add(cursor);
    }
    throw new api_error/* PaginationError */.XX(`${what} has more than ${MAX_PAGES} pages.`);
}

// EXTERNAL MODULE: ./build/client/errors/quote.js
var quote = __webpack_require__(24108);
// EXTERNAL MODULE: ./build/client/retry/default-policy.js
var default_policy = __webpack_require__(55321);
// EXTERNAL MODULE: ./build/client/retry/doubtful-answer.js
var doubtful_answer = __webpack_require__(31441);
// EXTERNAL MODULE: ./build/client/retry/retry-decision.js
var retry_decision = __webpack_require__(75692);
// EXTERNAL MODULE: ./build/resilience/time-limit.js
var time_limit = __webpack_require__(78005);
// EXTERNAL MODULE: ./build/client/transport/network-failure.js
var network_failure = __webpack_require__(61261);
;// CONCATENATED MODULE: ./build/client/transport/redirect.js

/** Redirects in a row that are followed. */
const MAX_REDIRECTS = 5;
const KEEPS_METHOD = [307, 308];
const ASKS_FOR_GET = [301, 302, 303];
/**
 * Where a redirect leads, or undefined if the answer is none.
 * @throws RedirectError when it leads to another origin (the API key must not go there) or would
 * turn a POST into a GET.
 */
function redirectTarget(fromUrl, status, location, context) {
    const isRedirect = KEEPS_METHOD.includes(status) || ASKS_FOR_GET.includes(status);
    if (!isRedirect || location === null)
        return undefined;
    const from = new URL(fromUrl);
    const target = URL.parse(location, fromUrl);
    if (target === null) {
        throw new api_error/* RedirectError */.Lx('The service redirects to something that is no address.', context);
    }
    if (target.origin !== from.origin) {
        throw new api_error/* RedirectError */.Lx(`The service at ${from.origin} redirects to ${originText(target)}. The API key is not sent to another origin: set base-url to the address that is meant.`, context);
    }
    if (ASKS_FOR_GET.includes(status) && context.method !== 'GET') {
        throw new api_error/* RedirectError */.Lx(`The service answers ${status}, which would turn this ${context.method} into a GET. Is base-url right?`, context);
    }
    target.hash = '';
    return target.href;
}
/** Addresses without an origin (`data:` and the like) are named by their scheme. */
function originText({ origin, protocol }) {
    return origin === 'null' ? `a ${protocol} address` : origin;
}

// EXTERNAL MODULE: ./build/client/transport/transport.js
var transport_transport = __webpack_require__(4069);
;// CONCATENATED MODULE: ./build/client/transport/exchange.js





/** Of one try, its answer's body included. */
const DEFAULT_TIMEOUT_MS = 30_000;
/** A request that decides nothing is waited for no longer than this. */
const OPTIONAL_TIMEOUT_MS = 15_000;
/** Nor is an answer to it read that is larger. */
const OPTIONAL_BYTES = 16 * 1024 * 1024;
/**
 * One try of a call: sends it, follows redirects that stay at the origin, reads the answer whole.
 * @throws NetworkError, RedirectError, UnexpectedResponseError (too large), DeadlineError, or the
 * caller's abort reason.
 */
async function exchange(parts, call, attempts, options) {
    const { secrets: redactor } = parts;
    const context = { method: call.method, path: call.path, attempts, redactor };
    const request = requestOf(parts, call);
    const limitMs = options.optional ? OPTIONAL_TIMEOUT_MS : Number.POSITIVE_INFINITY;
    const timeoutMs = Math.min(parts.requestTimeoutMs ?? call.timeoutMs ?? DEFAULT_TIMEOUT_MS, limitMs);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const { bucket } = parts;
        if (options.optional)
            await bucket.takeSpare(options.signal, options.deadlineAtMs);
        else
            await bucket.take(options.signal, options.deadlineAtMs);
        const response = await send(parts, request, context, { ...options, timeoutMs });
        const target = redirectTarget(request.url, response.status, response.header('location'), context);
        if (target === undefined)
            return response;
        request.url = target;
    }
    throw new api_error/* RedirectError */.Lx(`The service redirects more than ${MAX_REDIRECTS} times.`, context);
}
function requestOf({ connection, userAgent }, call) {
    const headers = {
        ...call.headers,
        accept: 'application/json',
        authorization: `Bearer ${connection.apiKey}`,
        'user-agent': userAgent,
    };
    const url = urlOf(connection.baseUrl, call);
    if (call.method === 'GET')
        return { method: call.method, url, headers };
    // A deletion names by its path alone what is to go.
    const isBare = call.body === undefined && call.json === undefined;
    if (call.method === 'DELETE' && isBare)
        return { method: call.method, url, headers };
    headers['content-type'] = 'application/json';
    return { method: call.method, url, headers, body: call.json ?? JSON.stringify(call.body ?? {}) };
}
function urlOf(baseUrl, { path, query = {} }) {
    const url = new URL(`${baseUrl}${path}`);
    for (const [name, value] of Object.entries(query)) {
        if (value !== undefined)
            url.searchParams.set(name, String(value));
    }
    return url.href;
}
async function send({ transport, clock }, request, context, { signal, deadlineAtMs = Number.POSITIVE_INFINITY, timeoutMs: limitMs, optional = false, }) {
    const timeoutMs = Math.ceil(Math.min(limitMs, deadlineAtMs - clock.now()));
    if (timeoutMs <= 0)
        throw new api_error/* DeadlineError */.j3();
    const bounds = optional ? { maxBytes: OPTIONAL_BYTES } : {};
    try {
        return await (0,time_limit/* withTimeLimit */.Bv)(timeoutMs, signal, (limited) => transport({ ...request, ...bounds, signal: limited }));
    }
    catch (error) {
        signal?.throwIfAborted();
        if (error instanceof transport_transport/* BodyTooLargeError */.A) {
            throw new api_error/* OversizedReplyError */.ik(error.message, context, { status: error.status });
        }
        const failure = error instanceof time_limit/* TimeLimitError */.$q
            ? (0,network_failure/* timeoutFailure */._)(timeoutMs, timeoutMs < limitMs)
            : (0,network_failure/* readNetworkFailure */.t)(error, context.redactor);
        throw networkError(failure, context, error);
    }
}
function networkError(failure, context, cause) {
    return new api_error/* NetworkError */.Dr(failure.message, context, { ...failure, cause });
}

// EXTERNAL MODULE: ./build/client/transport/reply.js + 1 modules
var transport_reply = __webpack_require__(88079);
;// CONCATENATED MODULE: ./build/client/api-caller.js










/** Makes calls and tries them again as the policy says; knows no routes. */
class ApiCaller {
    #parts;
    /** Whether the service has granted the key a request. */
    #granted = false;
    constructor(parts) {
        this.#parts = parts;
    }
    /**
     * @throws ApiError, NetworkError, UnexpectedResponseError, RedirectError, DeadlineError, or the
     * caller's abort reason.
     */
    async call(call, options = {}) {
        const { clock, logger, random, retryPolicy } = this.#parts;
        const { signal, deadlineAtMs } = options;
        const reply = await (0,retry/* retry */.L)((attempt) => this.#attempt(call, attempt, options), {
            policy: { ...retryPolicy, ...limitsOf(options) },
            judge: this.#judgeOf(call, options),
            onWait: (wait) => {
                const what = `${failureName(wait.error)} on ${call.method} ${call.path}`;
                logger.info((0,retry/* retryText */.q)(what, wait));
            },
            ...{ clock, random, signal, deadlineAtMs },
        });
        this.#granted = true;
        return reply;
    }
    /** Items of a collection; the cursor travels in the query of a GET, in the body of a POST. */
    list({ item, pageSize, cursorName = 'cursor', keptOf, ...call }, options) {
        const reply = (0,envelope/* pageSchema */.vD)(item);
        const what = `${call.method} ${call.path}`;
        const fetchPage = async (cursor) => {
            const size = pageSize === undefined ? {} : { limit: pageSize };
            const page = { [cursorName]: cursor, ...size };
            const paged = call.method === 'GET'
                ? { ...call, query: { ...call.query, ...page } }
                : { ...call, body: { ...call.body, ...page } };
            const read = await this.call({ ...paged, reply }, options);
            this.#warnOfUnreadable(what, read.unreadable);
            if (read.unreadable.length > 0)
                options?.onUnreadable?.(read.unreadable);
            return read;
        };
        return paginate(what, fetchPage, keptOf);
    }
    #warnOfUnreadable(what, unreadable) {
        const [first] = unreadable;
        if (first === undefined)
            return;
        const more = unreadable.length === 1 ? '' : ` (and ${unreadable.length - 1} more)`;
        this.#parts.logger.warning(`Parts of the answer to ${what} have not the shape of the API and are left out: items${(0,quote/* quote */.h)(this.#parts.secrets.text(first))}${more}`);
    }
    async #attempt(call, attempts, options) {
        const { clock, secrets: redactor } = this.#parts;
        for (const secret of call.secrets ?? [])
            redactor.learn(secret);
        const response = await exchange(this.#parts, call, attempts, options);
        const reply = (0,transport_reply/* readReply */.X)(call, response, { attempts, redactor, nowMs: clock.now() });
        call.onStatus?.(response.status);
        return reply;
    }
    #judgeOf({ method, repeatable }, { optional = false, deadlineAtMs }) {
        const { bucket } = this.#parts;
        let doubts = 0;
        let earlier;
        return (error) => {
            // That there is no time left says less than what went wrong while there was.
            if (error instanceof api_error/* DeadlineError */.j3)
                throw earlier ?? error;
            earlier = error;
            if ((0,retry_decision/* isRateRejection */.WH)(error)) {
                const askedMs = (0,retry_decision/* askedToWaitMs */.pt)(error) ?? 0;
                if (optional)
                    bucket.penalizeSpare(askedMs);
                else
                    bucket.penalize(askedMs);
            }
            const asked = { method, repeatable, granted: this.#granted };
            if ((0,doubtful_answer/* isDoubtful */.Ge)(error, asked))
                doubts += 1;
            return (0,retry_decision/* repeatOf */.Tg)(error, {
                ...asked,
                ...{ doubts, optional, hasDeadline: deadlineAtMs !== undefined },
            });
        };
    }
}
function limitsOf({ maxAttempts, optional }) {
    return {
        ...(optional ? default_policy/* OPTIONAL_RETRIES */.y : {}),
        ...(maxAttempts === undefined ? {} : { maxAttempts }),
    };
}
function failureName(error) {
    if (error instanceof api_error/* ApiError */.hD)
        return `${error.status} ${error.code}`;
    if (error instanceof api_error/* NetworkError */.Dr)
        return `Network failure (${error.kind})`;
    if (error instanceof api_error/* RedirectError */.Lx)
        return 'A redirect';
    return error instanceof api_error/* UnexpectedResponseError */.dk ? `HTTP ${error.status}` : 'Failure';
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/contract/wire/tolerance.js
var tolerance = __webpack_require__(62246);
// EXTERNAL MODULE: ./build/contract/wire/validation.js
var validation = __webpack_require__(87402);
// EXTERNAL MODULE: ./build/client/route-path.js
var route_path = __webpack_require__(7311);
;// CONCATENATED MODULE: ./build/client/calls/route-call.js





/** Where a call of a route goes. @throws ExpectedError where a parameter is no id. */
function at({ method, path, repeatable }, params) {
    return { method, path: (0,route_path/* pathOf */.XM)(path, params), repeatable };
}
/**
 * A call of a route that answers with one value, which is read tolerantly.
 * @param essential as of `tolerant`.
 */
function callOf(route, params, essential) {
    return { ...at(route, params), reply: (0,tolerance/* tolerant */.a8)(route.reply.body, essential) };
}
/** A call of a route that answers with a collection, in pages as large as there may be. */
function listOf(route, params) {
    const { items: item, pages, takesBefore } = route.reply;
    // All services with a list that takes it call it so; the other name is younger.
    const cursorName = takesBefore ? 'before' : 'cursor';
    return { ...at(route, params), item, pageSize: pages.max, cursorName };
}
/**
 * The body of a call, which is held to the strict contract before it goes out.
 * @throws RequestShapeError.
 */
async function checkedBody({ request }, body, { method, path }) {
    const schema = await request?.();
    const parsed = schema?.safeParse(body);
    if (parsed?.success)
        return parsed.data;
    const issues = parsed ? (0,validation/* formatIssues */.og)(parsed.error) : ['it takes no body'];
    throw new api_error/* RequestShapeError */.XI(`${method} ${path}`, issues);
}
/** Servers that a body names, for texts about what was not found. */
function namedServers(serverIds = []) {
    return serverIds.map((id) => `server "${id}"`);
}
/**
 * Services that know this header answer a repeat with what they have (wire.md, 2.5); the others
 * ignore it. The hash fits any key into a header.
 */
function idempotencyHeader(key) {
    return { 'idempotency-key': (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex') };
}

;// CONCATENATED MODULE: ./build/client/endpoints/ingest.js


/** What an upload is held against: an answer with these unread would prove nothing. */
const OUTCOME = ['status', 'result', 'summary.total', 'summary.passed', 'summary.failed'];
/** The service may take this long over a request to its ingest routes. Source: wire.md, 2.4. */
const INGEST_TIMEOUT_MS = 65_000;
const timeoutMs = INGEST_TIMEOUT_MS;
/** Results of runs that others execute. `projectId` may be the literal `default`. */
class IngestEndpoints {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    /** Creates the run of `externalRunId`, or finds it where there is one. */
    async start(projectId, run, options) {
        const { 'ingest.start': route } = await ingestRoutes();
        const call = callOf(route, { projectId }, OUTCOME);
        const body = await checkedBody(route, run, call);
        return this.#caller.call({ ...call, body, timeoutMs }, options);
    }
    /**
     * Appends rows, each the JSON of an IngestRow. Rows whose `externalIterationId` the run has
     * already are skipped by the service, so a repeat does no harm.
     */
    async append(projectId, { runId, rows }, options) {
        const { 'ingest.append': route } = await ingestRoutes();
        const json = `{"runId":${JSON.stringify(runId)},"results":[${rows.join(',')}]}`;
        // Each of its numbers is needed: none may be left out.
        const reply = route.reply.body.omit({ projectId: true });
        return this.#caller.call({ ...at(route, { projectId }), json, reply, timeoutMs }, options);
    }
    /** Ends a run; ending it again answers the same. */
    async finalize(projectId, end, options) {
        const { 'ingest.finalize': route } = await ingestRoutes();
        const call = callOf(route, { projectId }, OUTCOME);
        const body = await checkedBody(route, end, call);
        return this.#caller.call({ ...call, body, timeoutMs }, options);
    }
    /**
     * A whole run in one request; `rows` as for `append`. The API does not say that it may be
     * repeated, so after a failure that leaves open what it did it is not.
     */
    async report(projectId, { run, rows }, options) {
        const { 'ingest.report': route, 'ingest.start': start } = await ingestRoutes();
        const reply = (0,tolerance/* tolerant */.a8)(route.reply.body.omit({ reused: true }), OUTCOME);
        const call = { ...at(route, { projectId }), reply };
        // Beside its rows, which are JSON already, it is what a start is.
        const level = JSON.stringify(await checkedBody(start, run, call));
        const json = `${level.slice(0, -1)},"results":[${rows.join(',')}]}`;
        return this.#caller.call({ ...call, json, timeoutMs }, options);
    }
}
/** Loaded once they are needed: a run of evals never needs them. */
async function ingestRoutes() {
    return (await __webpack_require__.e(/* import() */ 2020).then(__webpack_require__.bind(__webpack_require__, 62020))).ingestRoutes;
}

;// CONCATENATED MODULE: ./build/client/endpoints/artifacts.js


/** Raw files of runs that others execute. */
class ArtifactEndpoints {
    #parts;
    constructor(parts) {
        this.#parts = parts;
    }
    /** An absolute address that takes one artifact. `projectId` may be the literal `default`. */
    async uploadAddress(projectId, options) {
        const { ingestRoutes } = await __webpack_require__.e(/* import() */ 2020).then(__webpack_require__.bind(__webpack_require__, 62020));
        const route = ingestRoutes['artifacts.uploadAddress'];
        const reply = route.reply.body.pick({ ok: true, uploadUrl: true });
        const call = { ...at(route, { projectId }), reply, timeoutMs: INGEST_TIMEOUT_MS };
        return (await this.#parts.caller.call(call, options)).uploadUrl;
    }
    /**
     * Sends an artifact to an address of `uploadAddress`, once: an address serves one upload.
     * @returns its id. @throws as the methods of the API; the key is not sent along.
     */
    async upload(target, options = {}) {
        const { sendArtifact } = await __webpack_require__.e(/* import() */ 7820).then(__webpack_require__.bind(__webpack_require__, 27820));
        return sendArtifact(target, this.#parts, options);
    }
}

// EXTERNAL MODULE: ./build/contract/routes/account.js
var account = __webpack_require__(7417);
// EXTERNAL MODULE: ./build/contract/routes/organizations.js
var organizations = __webpack_require__(46702);
// EXTERNAL MODULE: ./build/contract/routes/projects.js
var projects = __webpack_require__(54442);
;// CONCATENATED MODULE: ./build/client/endpoints/catalogue.js




class AccountEndpoints {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    /** The account behind the key. */
    async get(options) {
        return this.#caller.call(callOf(account/* accountRoutes */.Y['account.get'], {}), options);
    }
}
class OrganizationEndpoints {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    /** Those that the key can reach. Services need not have this route. */
    list(options) {
        return this.#caller.list(listOf(organizations/* organizationRoutes */.u['organizations.list'], {}), options);
    }
}
class ProjectEndpoints {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    /** Those that the key can reach, or of them those of one organization. */
    list(options = {}) {
        const { organizationId, ...callOptions } = options;
        const call = { ...listOf(projects/* projectRoutes */.w['projects.list'], {}), query: { organizationId } };
        return this.#caller.list(call, callOptions);
    }
}

;// CONCATENATED MODULE: ./build/client/endpoints/chats.js

class ChatSessionEndpoints {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    /** What the user of the key can see, what happened last first. */
    async *list({ projectId, status, ...options } = {}) {
        const { 'chatSessions.list': route } = await chatRoutes();
        const call = { ...listOf(route, {}), query: { projectId, status } };
        yield* this.#caller.list(call, options);
    }
}
class ChatboxEndpoints {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    async *list(projectId, options) {
        const { 'chatboxes.list': route } = await chatRoutes();
        yield* this.#caller.list(listOf(route, { projectId }), options);
    }
    async get(projectId, chatboxId, options) {
        const { 'chatboxes.get': route } = await chatRoutes();
        return this.#caller.call(callOf(route, { projectId, chatboxId }), options);
    }
}
/** Loaded once they are needed: most runs need none of them. */
async function chatRoutes() {
    return (await __webpack_require__.e(/* import() */ 5156).then(__webpack_require__.bind(__webpack_require__, 15156))).chatRoutes;
}

;// CONCATENATED MODULE: ./build/client/endpoints/hosts.js

/** Hosts of a project: models with what they are told and can do. */
class HostEndpoints {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    async *list(projectId, options) {
        const { 'hosts.list': route } = await hostRoutes();
        yield* this.#caller.list(listOf(route, { projectId }), options);
    }
    /** Not repeated when its answer is lost: the host may exist then. */
    async create(projectId, host, options) {
        const { 'hosts.create': route } = await hostRoutes();
        const call = callOf(route, { projectId });
        const body = await checkedBody(route, host, call);
        return this.#caller.call({ ...call, body }, options);
    }
    async get(projectId, hostId, options) {
        const { 'hosts.get': route } = await hostRoutes();
        return this.#caller.call(callOf(route, { projectId, hostId }), options);
    }
    /** A configuration stands in for all of the one there was. */
    async update(projectId, hostId, change, options) {
        const { 'hosts.update': route } = await hostRoutes();
        const call = callOf(route, { projectId, hostId });
        const body = await checkedBody(route, change, call);
        return this.#caller.call({ ...call, body }, options);
    }
    async delete(projectId, hostId, options) {
        const { 'hosts.delete': route } = await hostRoutes();
        return this.#caller.call(callOf(route, { projectId, hostId }), options);
    }
}
/** Loaded once they are needed: most runs need none of them. */
async function hostRoutes() {
    return (await __webpack_require__.e(/* import() */ 597).then(__webpack_require__.bind(__webpack_require__, 40597))).hostRoutes;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/redaction/literal-secrets.js
var literal_secrets = __webpack_require__(13569);
// EXTERNAL MODULE: ./build/contract/resources/iteration.js
var iteration = __webpack_require__(29018);
// EXTERNAL MODULE: ./build/contract/resources/run.js + 1 modules
var run = __webpack_require__(70854);
// EXTERNAL MODULE: ./build/contract/resources/trace.js
var trace = __webpack_require__(66324);
// EXTERNAL MODULE: ./build/contract/routes/runs.js + 1 modules
var runs = __webpack_require__(91241);
;// CONCATENATED MODULE: ./build/client/run-creation/concurrency-queue.js


const QUEUE = {
    maxAttempts: Number.POSITIVE_INFINITY,
    backoff: { firstMs: 5_000, growth: 1.5, longestMs: 60_000, jitter: 0.5 },
    // So that it still has time for its answer.
    lastTryBeforeDeadlineMs: 2_000,
};
const REPORT_EVERY_MS = 60_000;
/** How long to wait in line when the caller set no deadline. */
const DEFAULT_PATIENCE_MS = 30 * 60_000;
/**
 * Repeats `attempt` while the organization has all the active runs it may have, less often as
 * time goes by and not in step with others who wait.
 * @throws the last ApiError when the deadline comes first; any other error of `attempt` at once.
 */
async function waitInLine(attempt, { clock, logger, random }, options) {
    const startedAtMs = clock.now();
    const deadlineAtMs = options.deadlineAtMs ?? startedAtMs + DEFAULT_PATIENCE_MS;
    let reportAtMs = null;
    return (0,retry/* retry */.L)(attempt, {
        policy: QUEUE,
        judge: (error) => error instanceof api_error/* ApiError */.hD && error.isConcurrencyLimit
            ? { askedMs: error.retryAfterMs }
            : null,
        onWait: () => {
            const nowMs = clock.now();
            if (reportAtMs !== null && nowMs < reportAtMs)
                return;
            const waitedMs = reportAtMs === null ? null : nowMs - startedAtMs;
            logger.info(waitingText(waitedMs, deadlineAtMs - nowMs));
            reportAtMs = nowMs + REPORT_EVERY_MS;
        },
        ...{ clock, random, deadlineAtMs, signal: options.signal },
    });
}
/** @param waitedMs null on the first report. */
function waitingText(waitedMs, leftMs) {
    const left = `giving up in ${Math.ceil(leftMs / 1000)} s`;
    return waitedMs === null
        ? `The organization already has its maximum number of active eval runs. Waiting in line for a slot (${left}).`
        : `Still waiting in line for an eval run slot, for ${Math.round(waitedMs / 1000)} s now (${left}).`;
}

// EXTERNAL MODULE: ./build/client/run-creation/run-creation.js
var run_creation = __webpack_require__(22473);
;// CONCATENATED MODULE: ./build/client/endpoints/runs.js








/** The service looks at the servers of a run first, which may have to be downloaded for that. */
const CREATION_TIMEOUT_MS = 120_000;
class RunEndpoints {
    #parts;
    constructor(parts) {
        this.#parts = parts;
    }
    /**
     * Creates exactly one run as far as that can be known, waiting in line while the organization
     * has its maximum of active runs. A run found after a lost answer comes without `servers`.
     */
    async create(projectId, body, { marker, idempotencyKey = marker, ...options }) {
        const { caller, suites, clock, logger, random } = this.#parts;
        const marked = { ...body, notes: (0,run_creation/* notesWithMarker */.sR)(body.notes, marker) };
        const route = runs/* runRoutes */.K['runs.create'];
        const target = callOf(route, { projectId });
        const call = {
            ...target,
            body: await checkedBody(route, marked, target),
            headers: idempotencyHeader(idempotencyKey),
            timeoutMs: CREATION_TIMEOUT_MS,
            secrets: Object.values(body.modelApiKeys ?? {}),
            mentions: [
                ...(body.suiteId === undefined ? [] : [`suite "${body.suiteId}"`]),
                ...namedServers(body.serverIds),
            ],
        };
        const creation = new run_creation/* RunCreation */.z8({
            calls: {
                create: () => caller.call(call, options),
                suites: () => suites.list(projectId, options),
                newestRuns: (suiteId, limit) => suites.runs(projectId, suiteId, { ...options, limit }),
            },
            ...{ clock, logger, body: marked, marker, options },
        });
        return waitInLine(() => creation.create(), { clock, logger, random }, options);
    }
    async get(projectId, runId, options) {
        const target = at(runs/* runRoutes */.K['runs.get'], { projectId, runId });
        return this.#parts.caller.call({ ...target, reply: (0,tolerance/* tolerant */.a8)(run/* readRunSchema */.v$) }, options);
    }
    /** All of them together may take a share of the memory: whoever keeps less of each says what. */
    iterations(projectId, runId, options = {}) {
        const { keptOf, ...callOptions } = options;
        const call = listOf(runs/* runRoutes */.K['runs.iterations.list'], { projectId, runId });
        return this.#parts.caller.list({ ...call, item: iteration/* readIterationSchema */.Rp, keptOf }, callOptions);
    }
    /** Answers 404 with the reason `TRACE_NOT_AVAILABLE` for an iteration without a trace. */
    async trace(projectId, runId, iterationId, options) {
        const target = at(runs/* runRoutes */.K['runs.iterations.trace'], { projectId, runId, iterationId });
        return this.#parts.caller.call({ ...target, reply: (0,tolerance/* tolerant */.a8)(trace/* readTraceSchema */.Ri) }, options);
    }
    /** What became of each step of an iteration. Services need not have this route. */
    steps(projectId, runId, iterationId, options) {
        const params = { projectId, runId, iterationId };
        return this.#parts.caller.list(listOf(runs/* runRoutes */.K['runs.iterations.steps'], params), options);
    }
    /**
     * The run beside an earlier one of its suite, the nearest completed one where none is named.
     * Services need not have this route.
     */
    async compare(projectId, runId, options = {}) {
        const { baseRunId, previewChars, ...callOptions } = options;
        const { comparisonRoutes } = await __webpack_require__.e(/* import() */ 3292).then(__webpack_require__.bind(__webpack_require__, 23292));
        const call = callOf(comparisonRoutes['runs.compare'], { projectId, runId });
        const query = { baseRunId, previewChars };
        return this.#parts.caller.call({ ...call, query }, callOptions);
    }
    /** Cancelling a cancelled run again does no harm; a finished one answers 400 or 409. */
    async cancel(projectId, runId, options) {
        const target = at(runs/* runRoutes */.K['runs.cancel'], { projectId, runId });
        return this.#parts.caller.call({ ...target, reply: (0,tolerance/* tolerant */.a8)(run/* readRunSchema */.v$) }, options);
    }
}

// EXTERNAL MODULE: ./build/contract/routes/servers/servers.js
var servers = __webpack_require__(28917);
;// CONCATENATED MODULE: ./build/client/endpoints/servers.js


/** The service connects first, and may have to fetch a server before. */
const OPERATION_TIMEOUT_MS = 150_000;
const servers_timeoutMs = OPERATION_TIMEOUT_MS;
/** The MCP servers that are saved in a project, and what they can be asked at once. */
class ServerEndpoints {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    list(projectId, options) {
        return this.#caller.list(listOf(servers/* serverRoutes */.s['servers.list'], { projectId }), options);
    }
    /** Connects to the server. One that cannot be connected to is an ApiError. */
    validate(server, options) {
        return this.#report((routes) => routes['servers.validate'], server, options);
    }
    /** A report of each step that it takes to use the server. */
    doctor(server, options) {
        return this.#report((routes) => routes['servers.doctor'], server, options);
    }
    checkOAuth(server, options) {
        return this.#report((routes) => routes['servers.checkOAuth'], server, options);
    }
    tools(server, options) {
        return this.#pages((routes) => routes['servers.tools.list'], server, options);
    }
    /** Never sent twice. An error of the tool itself is a result with `isError`. */
    callTool(server, call, options) {
        return this.#ask((routes) => routes['servers.tools.call'], server, call, options);
    }
    prompts(server, options) {
        return this.#pages((routes) => routes['servers.prompts.list'], server, options);
    }
    getPrompt(server, prompt, options) {
        return this.#ask((routes) => routes['servers.prompts.get'], server, prompt, options);
    }
    resources(server, options) {
        return this.#pages((routes) => routes['servers.resources.list'], server, options);
    }
    readResource(server, uri, options) {
        return this.#ask((routes) => routes['servers.resources.read'], server, { uri }, options);
    }
    /** All that the server offers, in one document. */
    export(server, options) {
        return this.#report((routes) => routes['servers.export'], server, options);
    }
    /** Keeps tokens for the server, which the service shows it from then on. Never sent twice. */
    async importTokens(server, grant, options) {
        const { 'servers.importTokens': route } = await operationRoutes();
        const target = at(route, { ...server });
        const body = await checkedBody(route, grant, target);
        const { access_token: access, refresh_token: refresh, id_token: id } = body.tokens;
        const given = [access, refresh, id, body.clientInformation?.clientSecret];
        const secrets = given.filter((secret) => secret !== undefined);
        const call = { ...target, body, reply: route.reply.body, timeoutMs: servers_timeoutMs, secrets };
        return this.#caller.call(call, options);
    }
    /** An answer of the service's own. */
    async #report(pick, server, options) {
        const call = callOf(pick(await operationRoutes()), { ...server });
        return this.#caller.call({ ...call, body: {}, timeoutMs: servers_timeoutMs }, options);
    }
    /** An answer of the server, which is read as it is. */
    async #ask(pick, server, request, options) {
        const route = pick(await operationRoutes());
        const target = at(route, { ...server });
        const body = await checkedBody(route, request, target);
        return this.#caller.call({ ...target, body, reply: route.reply.body, timeoutMs: servers_timeoutMs }, options);
    }
    async *#pages(pick, server, options) {
        const route = pick(await operationRoutes());
        const item = route.reply.body.shape.items.element;
        yield* this.#caller.list({ ...at(route, { ...server }), item, timeoutMs: servers_timeoutMs }, options);
    }
}
/** Loaded once they are needed: a run of evals never needs them. */
async function operationRoutes() {
    return (await __webpack_require__.e(/* import() */ 5595).then(__webpack_require__.bind(__webpack_require__, 45595))).serverOperationRoutes;
}

;// CONCATENATED MODULE: ./build/client/endpoints/operations.js








/** The operations of a table of routes that are called by their names. */
function callableOperations(table) {
    const entries = Object.entries(table);
    return new Map(entries.flatMap(([name, route]) => 
    // What the type leaves out, by what the table says of it.
    route.access === 'ticket' || route.base !== undefined
        ? []
        : [[name, { operation: name, route }]]));
}
/** The header that makes a repeat of a request known as one. */
const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Any operation of the API by its name, as the table of routes has it. */
class OperationEndpoints {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    /** Calls an operation that is known as the program is written. As `callNamed`. */
    async call(operation, request, options) {
        const answer = await this.callNamed(operation, request, options);
        // By the shapes of the table, but where `odd` says otherwise.
        return answer;
    }
    /**
     * Calls an operation. A collection is read to its end, unless a `cursor` or a `limit` asks for a
     * page. Repeated as the table says of it, or where there is an idempotency key.
     */
    async callNamed(operation, { params = {}, query = {}, body: given, idempotencyKey }, options) {
        const { ROUTES } = await __webpack_require__.e(/* import() */ 8930).then(__webpack_require__.bind(__webpack_require__, 58930));
        const route = ROUTES[operation];
        const target = at(route, params);
        const body = await bodyOf(route, given, target);
        const call = {
            ...{ ...target, ...keyed(route, idempotencyKey), query, body },
            ...{ ...timeoutOf(operation), secrets: (0,literal_secrets/* secretsOfRequest */.Av)(given) },
        };
        const { reply } = route;
        if (!('items' in reply)) {
            const { serverItems: item } = reply;
            if (item === undefined || asksForPage(body))
                return this.#once(call, reply.body, options);
            return this.#all({ ...withoutBody(call), item }, options);
        }
        const { items: item, pages, takesBefore } = reply;
        const isPage = ['cursor', 'before', 'limit'].some((name) => query[name] !== undefined);
        if (isPage)
            return this.#once(call, schemas/* looseObject */._H3({ items: schemas/* array */.YOg(item) }), options);
        const cursorName = takesBefore ? 'before' : 'cursor';
        return this.#all({ ...withoutBody(call), item, pageSize: pages.max, cursorName }, options);
    }
    async #once(call, shape, options) {
        let status = 0;
        const onStatus = (one) => {
            status = one;
        };
        const body = await this.#caller.call({ ...call, reply: schemas/* looseObject */._H3({}), onStatus }, options);
        const { error } = shape.safeParse(body);
        return { status, body, odd: error === undefined ? [] : (0,validation/* formatIssues */.og)(error) };
    }
    /** All pages as one. */
    async #all({ item: shape, ...call }, options) {
        const items = [];
        const odd = [];
        for await (const item of this.#caller.list({ ...call, item: schemas/* unknown */.L5J() }, options)) {
            const { error } = shape.safeParse(item);
            for (const issue of error === undefined ? [] : (0,validation/* formatIssues */.og)(error)) {
                odd.push(`items[${items.length}].${issue}`);
            }
            items.push(item);
        }
        return { status: 200, body: { items }, odd };
    }
}
/** What a request without a body sends is for the transport to say. */
async function bodyOf(route, body, target) {
    if (body === undefined && (route.request === undefined || route.method === 'DELETE')) {
        return undefined;
    }
    return checkedBody(route, body ?? {}, target);
}
/** @throws RequestShapeError for a key that the service would not look at. */
function keyed({ method, path, repeatable, headers = {} }, key) {
    if (key === undefined)
        return { repeatable };
    if (Object.hasOwn(headers, IDEMPOTENCY_KEY)) {
        return { repeatable: true, headers: idempotencyHeader(key) };
    }
    throw new api_error/* RequestShapeError */.XI(`${method} ${path}`, [`it takes no ${IDEMPOTENCY_KEY}`]);
}
/** The body of a page has its cursor alone, which the reading of all of them gives. */
function withoutBody({ body: _, ...call }) {
    return call;
}
function asksForPage(body) {
    return typeof body === 'object' && body !== null && 'cursor' in body && body.cursor != null;
}
/** As the methods of the resources have it. */
function timeoutOf(operation) {
    const [resource = ''] = operation.split('.');
    if (operation === 'runs.create')
        return { timeoutMs: CREATION_TIMEOUT_MS };
    if (['ingest', 'artifacts'].includes(resource))
        return { timeoutMs: INGEST_TIMEOUT_MS };
    const asksServer = resource === 'servers' && operation !== 'servers.list';
    return asksServer ? { timeoutMs: OPERATION_TIMEOUT_MS } : {};
}

// EXTERNAL MODULE: ./build/contract/resources/suite.js
var suite = __webpack_require__(94057);
// EXTERNAL MODULE: ./build/contract/routes/suites.js
var suites = __webpack_require__(14733);
;// CONCATENATED MODULE: ./build/client/endpoints/suites.js





class SuiteEndpoints {
    #caller;
    constructor(caller) {
        this.#caller = caller;
    }
    list(projectId, options) {
        return this.#caller.list(listOf(suites/* suiteRoutes */.f['suites.list'], { projectId }), options);
    }
    /** Not repeated when its answer is lost: the suite may exist then. */
    async create(projectId, suite, options) {
        const route = suites/* suiteRoutes */.f['suites.create'];
        const call = callOf(route, { projectId });
        const body = await checkedBody(route, suite, call);
        const mentions = namedServers(suite.serverIds);
        return this.#caller.call({ ...call, body, mentions }, options);
    }
    async get(projectId, suiteId, options) {
        const target = at(suites/* suiteRoutes */.f['suites.get'], { projectId, suiteId });
        return this.#caller.call({ ...target, reply: (0,tolerance/* tolerant */.a8)(suite/* readSuiteDetailSchema */.ZK) }, options);
    }
    /** Cases a suite has saved, as far as they are read. Services need not have this route. */
    cases(projectId, suiteId, options) {
        const call = listOf(suites/* suiteRoutes */.f['suites.cases.list'], { projectId, suiteId });
        return this.#caller.list({ ...call, item: suite/* readSuiteCaseSchema */.E1 }, options);
    }
    /** What is given stands in for what there is. */
    async update(projectId, suiteId, change, options) {
        const target = at(suites/* suiteRoutes */.f['suites.update'], { projectId, suiteId });
        const body = await checkedBody(suites/* suiteRoutes */.f['suites.update'], change, target);
        const mentions = namedServers(change.serverIds);
        const reply = (0,tolerance/* tolerant */.a8)(suite/* readSuiteDetailSchema */.ZK);
        return this.#caller.call({ ...target, body, mentions, reply }, options);
    }
    /** With its cases and all its runs. */
    async delete(projectId, suiteId, options) {
        return this.#caller.call(callOf(suites/* suiteRoutes */.f['suites.delete'], { projectId, suiteId }), options);
    }
    /** What is given stands in for what there is, null for nothing. */
    async updateCase(projectId, suiteId, caseId, change, options) {
        const route = suites/* suiteRoutes */.f['suites.cases.update'];
        const call = callOf(route, { projectId, suiteId, caseId });
        return this.#caller.call({ ...call, body: await checkedBody(route, change, call) }, options);
    }
    async deleteCase(projectId, suiteId, caseId, options) {
        const call = callOf(suites/* suiteRoutes */.f['suites.cases.delete'], { projectId, suiteId, caseId });
        return this.#caller.call(call, options);
    }
    /** Runs of a suite, the newest first, at most `limit` of them if given. */
    async *runs(projectId, suiteId, options = {}) {
        const { limit = Number.POSITIVE_INFINITY, ...callOptions } = options;
        const call = listOf(suites/* suiteRoutes */.f['suites.runs.list'], { projectId, suiteId });
        const pageSize = Math.min(limit, call.pageSize);
        let count = 0;
        const pages = this.#caller.list({ ...call, item: run/* readRunSchema */.v$, pageSize }, callOptions);
        for await (const run of pages) {
            yield run;
            count += 1;
            if (count >= limit)
                return;
        }
    }
}

// EXTERNAL MODULE: ./build/client/rate/rate-bucket.js
var rate_bucket = __webpack_require__(42990);
// EXTERNAL MODULE: ./build/client/transport/connection.js
var transport_connection = __webpack_require__(85122);
;// CONCATENATED MODULE: ./build/client/client.js
















/** @throws ConfigurationError for an unusable address or key. */
function createClient(options) {
    const { clock, logger, random = Math.random, transport = (0,transport_transport/* createTransport */.o)() } = options;
    const { requestTimeoutMs, secrets = (0,secret_keeper/* createSecretKeeper */.N)() } = options;
    const { rateBurst: burst, ratePerSecond: perSecond } = limits/* LIMITS */.b1;
    const connection = (0,transport_connection/* openConnection */.J)(options.baseUrl, options.apiKey);
    secrets.learn(connection.apiKey);
    const caller = new ApiCaller({
        ...{ connection, secrets, transport, clock, logger, random, requestTimeoutMs },
        userAgent: `mcp-eval-gate-action/${options.version}`,
        bucket: options.bucket ?? new rate_bucket/* RateBucket */.v({ burst, perSecond, clock }),
        retryPolicy: options.retryPolicy ?? default_policy/* DEFAULT_RETRY_POLICY */.c,
    });
    const suites = new SuiteEndpoints(caller);
    return {
        account: new AccountEndpoints(caller),
        organizations: new OrganizationEndpoints(caller),
        projects: new ProjectEndpoints(caller),
        servers: new ServerEndpoints(caller),
        hosts: new HostEndpoints(caller),
        chatSessions: new ChatSessionEndpoints(caller),
        chatboxes: new ChatboxEndpoints(caller),
        suites,
        runs: new RunEndpoints({ caller, suites, clock, logger, random }),
        ingest: new IngestEndpoints(caller),
        artifacts: new ArtifactEndpoints({ caller, connection, transport, secrets, clock }),
        operations: new OperationEndpoints(caller),
    };
}


/***/ }),

/***/ 58327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ NetworkError),
/* harmony export */   Lx: () => (/* binding */ RedirectError),
/* harmony export */   XI: () => (/* binding */ RequestShapeError),
/* harmony export */   XX: () => (/* binding */ PaginationError),
/* harmony export */   ZP: () => (/* binding */ QuotaError),
/* harmony export */   dk: () => (/* binding */ UnexpectedResponseError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   ik: () => (/* binding */ OversizedReplyError),
/* harmony export */   j3: () => (/* binding */ DeadlineError)
/* harmony export */ });
/* unused harmony export ApiCallError */
/* harmony import */ var _contract_wire_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51581);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92657);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24108);



const MESSAGE_LENGTH = 4_000;
/** A call to the service failed; its kinds say how. */
class ApiCallError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ExpectedError */ .Dh {
    name = 'ApiCallError';
    method;
    path;
    attempts;
    requestId;
    constructor(message, context, options) {
        // Parts of the message come from outside, and a log line must not be broken by them.
        const told = context.redactor.text(`${message} (${contextText(context)})`);
        super((0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(told, MESSAGE_LENGTH), options);
        this.method = context.method;
        this.path = context.path;
        this.attempts = context.attempts;
        this.requestId = context.requestId;
    }
}
function contextText({ method, path, attempts, requestId }) {
    const id = requestId === undefined ? '' : `, request id ${requestId}`;
    const tries = attempts > 1 ? `, after ${attempts} attempts` : '';
    return `${method} ${path}${id}${tries}`;
}
/** The service answered with an error of its own. */
class ApiError extends ApiCallError {
    name = 'ApiError';
    nature;
    status;
    code;
    details;
    retryAfterMs;
    said;
    constructor(message, context, reply) {
        super(message, context);
        this.nature = { refusedWith: reply.status };
        this.status = reply.status;
        this.code = reply.code;
        this.details = reply.details;
        this.retryAfterMs = reply.retryAfterMs;
        this.said = reply.said ?? '';
    }
    /** `details.reason`, where the service gave one. */
    get reason() {
        const reason = this.details?.['reason'];
        return typeof reason === 'string' ? reason : undefined;
    }
    /** The organization runs as many evals as it may; a slot comes free when one ends. */
    get isConcurrencyLimit() {
        return this.status === 429 && this.reason === _contract_wire_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_REASON */ .cm.concurrentRunLimit;
    }
}
/** The organization has used up what its plan allows; asking again changes nothing. */
class QuotaError extends ApiCallError {
    name = 'QuotaError';
    nature = 'quota';
}
/** There was no complete HTTP answer. */
class NetworkError extends ApiCallError {
    name = 'NetworkError';
    nature = 'network';
    kind;
    /** False only when the request surely never reached the service. */
    wasSent;
    constructor(message, context, failure) {
        super(message, context, { cause: failure.cause });
        this.kind = failure.kind;
        this.wasSent = failure.wasSent;
    }
}
/** There was an answer, but not one the API gives: no JSON, another shape, or too large. */
class UnexpectedResponseError extends ApiCallError {
    name = 'UnexpectedResponseError';
    nature = 'network';
    status;
    retryAfterMs;
    constructor(message, context, reply) {
        super(message, context);
        this.status = reply.status;
        this.retryAfterMs = reply.retryAfterMs;
    }
}
/** The answer is larger than what is read, and asking again would bring as much. */
class OversizedReplyError extends UnexpectedResponseError {
}
/** The service sent the request elsewhere, and following would be unsafe or endless. */
class RedirectError extends ApiCallError {
    name = 'RedirectError';
    nature = 'network';
}
/** A collection has no end. */
class PaginationError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ExpectedError */ .Dh {
    name = 'PaginationError';
    nature = 'evidence';
}
/** The caller's deadline leaves no time for a request. */
class DeadlineError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ExpectedError */ .Dh {
    name = 'DeadlineError';
    nature = 'timeout';
    constructor(message = 'The deadline leaves no time for another request to the evals service.') {
        super(message);
    }
}
/** This project built a request body that the contract forbids: a defect here, not there. */
class RequestShapeError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ExpectedError */ .Dh {
    name = 'RequestShapeError';
    constructor(what, issues) {
        super(`The request to ${what} does not fit the API:\n${issues.join('\n')}`);
    }
}


/***/ }),

/***/ 17943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kw: () => (/* binding */ refusalText),
/* harmony export */   LV: () => (/* binding */ badBaseUrlText),
/* harmony export */   _9: () => (/* binding */ malformedKeyText),
/* harmony export */   kP: () => (/* binding */ plainHttpText),
/* harmony export */   ls: () => (/* binding */ missingKeyText)
/* harmony export */ });
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
/* harmony import */ var _contract_wire_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51581);
/* harmony import */ var _route_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7311);



function missingKeyText() {
    return `there is no API key. Create one in the hosted app's settings (keys begin with ${_contract_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_PREFIX */ .nF}), store it as a repository secret and pass that secret.`;
}
function malformedKeyText() {
    return `this is not an API key: keys begin with ${_contract_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_PREFIX */ .nF} and hold no spaces or line breaks. Check that the secret holds the key alone, without quotes and without "Bearer".`;
}
function badBaseUrlText(why) {
    return `this is no address of an evals service: ${why}.`;
}
function plainHttpText(origin) {
    return `${origin} would carry the API key unencrypted. Use https; plain http is only for a service on this machine.`;
}
function unauthorizedText() {
    return 'The service does not know this API key: it is mistyped or was revoked. Create a new key in the hosted app and replace the secret.';
}
function orphanedKeyText() {
    return 'This API key is no longer bound to an organization. Create a new key in the organization that owns the project and replace the secret.';
}
/** `serverId` and `projectId` are filled into the route where they are known. */
function oauthRequiredText(projectId, serverId) {
    const project = projectId ?? '{projectId}';
    const server = serverId ?? '{serverId}';
    return `An MCP server of this request needs an OAuth grant; the API key is in order. Complete OAuth with that server yourself and import the tokens once: POST /projects/${project}/servers/${server}/oauth/import-tokens.`;
}
function forbiddenText() {
    return "The API key is valid, but its owner may not do this. Give the key's owner access to the project, or use the key of somebody who has it.";
}
/** `resources` as `resourcesOfPath` names them. */
function notFoundText(resources) {
    const [first, ...others] = resources;
    if (first === undefined)
        return 'The service does not know this route. Check base-url.';
    const context = others.length === 0 ? '' : ` (of ${others.join(', ')})`;
    return `There is no ${first}${context}, or the API key cannot see it. A key reaches only the projects of its own organization.`;
}
function noSavedServersText() {
    return 'The suite has no saved server selection. Set the input `servers` to the ids or names of the servers to run it against.';
}
/** `hostedModels` are the ids the service can run for that provider; empty when it has none. */
function unexecutableModelText(model, hostedModels) {
    const which = model === undefined ? 'a model of this request' : `the model "${model}"`;
    const own = 'pass a key of its provider with the input `model-api-keys` (provider=key)';
    return hostedModels.length === 0
        ? `The service cannot run ${which}, and it hosts no model of that provider: ${own}.`
        : `The service cannot run ${which}. Use one that it hosts (${hostedModels.join(', ')}), or ${own}.`;
}
function concurrencyLimitText(maximum) {
    const count = maximum === undefined ? '' : ` (${maximum})`;
    return `The organization already has its maximum number of active eval runs${count}. A slot comes free when one of them ends or is cancelled.`;
}
const CODE_TEXTS = {
    CONFLICT: 'The request conflicts with the present state of what it is about.',
    FEATURE_NOT_SUPPORTED: 'The MCP server does not support what was asked of it.',
    RATE_LIMITED: 'The API key sent requests faster than the service allows.',
    SERVER_UNREACHABLE: 'The service could not connect to the MCP server. Is it up and reachable?',
    TIMEOUT: 'The MCP server connected but did not answer in time.',
    VALIDATION_ERROR: 'The service refused the request as invalid.',
    INTERNAL_ERROR: 'The service failed on its side.',
};
/** Text for a code nobody here has heard of: new ones may be added at any time. */
function statusText(status) {
    if (status === 401)
        return unauthorizedText();
    if (status === 403)
        return forbiddenText();
    if (status === 409)
        return 'The request conflicts with the present state of what it is about.';
    if (status === 429)
        return 'The service is taking no more requests at the moment.';
    if (status >= 500)
        return 'The service failed on its side.';
    return 'The service refused the request.';
}
function text(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
function validationText(details) {
    if (details['reason'] === _contract_wire_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_REASON */ .cm.noSavedServerSelection)
        return noSavedServersText();
    const model = text(details['model']);
    const { hostedModels } = details;
    if (model === undefined && !Array.isArray(hostedModels))
        return undefined;
    const ids = Array.isArray(hostedModels)
        ? hostedModels.filter((id) => typeof id === 'string')
        : [];
    return unexecutableModelText(model, ids);
}
function isKnown(code) {
    return Object.hasOwn(CODE_TEXTS, code);
}
/** The text for any error the service answers with. */
function refusalText(call) {
    const details = call.details ?? {};
    const { reason } = details;
    if (call.code === 'OAUTH_REQUIRED') {
        const serverId = text(details['serverId']);
        return { text: oauthRequiredText((0,_route_path_js__WEBPACK_IMPORTED_MODULE_2__/* .projectOfPath */ .ae)(call.path), serverId), says: 'more' };
    }
    if (call.status === 401 && reason === _contract_wire_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_REASON */ .cm.orphanedKey) {
        return { text: orphanedKeyText(), says: 'nothing new' };
    }
    if (call.status === 404) {
        const resources = [...(call.mentions ?? []), ...(0,_route_path_js__WEBPACK_IMPORTED_MODULE_2__/* .resourcesOfPath */ .g5)(call.path)];
        return { text: notFoundText(resources), says: 'more' };
    }
    if (call.status === 429 && reason === _contract_wire_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_REASON */ .cm.concurrentRunLimit) {
        const maximum = details['maxConcurrentRuns'];
        const limit = typeof maximum === 'number' ? maximum : undefined;
        return { text: concurrencyLimitText(limit), says: 'nothing new' };
    }
    const validation = call.status === 400 ? validationText(details) : undefined;
    if (validation !== undefined)
        return { text: validation, says: 'nothing new' };
    if (call.status === 401 || call.status === 403) {
        return { text: statusText(call.status), says: 'more' };
    }
    const known = isKnown(call.code) ? CODE_TEXTS[call.code] : undefined;
    return { text: known ?? statusText(call.status), says: known?.includes('?') ? 'more' : 'why' };
}


/***/ }),

/***/ 24108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ QUOTE_LENGTH),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/** How much of a text that somebody else wrote is repeated in a message of ours. */
const QUOTE_LENGTH = 200;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\s]+/gu;
/**
 * One printable line of foreign text, which has lost its secrets before it is cut. Line breaks go because a line of a job's log that begins
 * with `::` is an order to the runner.
 */
function quote(text, maxLength = QUOTE_LENGTH) {
    // Cut before cleaning: the text may be as large as a reply may be.
    const line = text
        .slice(0, maxLength * 4)
        .replace(UNPRINTABLE, ' ')
        .trim();
    return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}


/***/ }),

/***/ 42990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ RateBucket)
/* harmony export */ });
/* harmony import */ var _resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78005);
/* harmony import */ var _errors_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58327);


/** The rate is never slowed below this share of what was agreed. */
const SLOWEST_SHARE = 1 / 8;
/** After this long without a further rejection the rate doubles again, up to the agreed one. */
const RECOVERY_MS = 30_000;
/** However long the service asks, its word is put to the test again after this. */
const LONGEST_BLOCK_MS = 10 * 60_000;
/** Share of the burst that requests which decide nothing leave to those that do. */
const KEPT_SHARE = 1 / 3;
/** A request that decides nothing is not worth a longer wait for its turn. */
const SPARE_PATIENCE_MS = 15_000;
/** How soon it looks again whether those before it are gone. */
const SPARE_LOOK_MS = 250;
/** Requests that were under way together are rejected together; that counts once. */
const SAME_REJECTION_MS = 1_000;
/** Token bucket that all requests of a process draw from, in the order they ask. */
class RateBucket {
    #burst;
    #perSecond;
    #clock;
    #tokens;
    #refilledAtMs;
    #share = 1;
    #shareSinceMs = Number.NEGATIVE_INFINITY;
    #blockedUntilMs = 0;
    #lastTurn = Promise.resolve();
    /** Until when only requests that decide something go out. */
    #spareBlockedUntilMs = 0;
    #lastSpareTurn = Promise.resolve();
    /** Those who asked and have had neither a turn nor a refusal. */
    #inLine = 0;
    constructor({ burst, perSecond, clock }) {
        this.#burst = burst;
        this.#perSecond = perSecond;
        this.#clock = clock;
        this.#tokens = burst;
        this.#refilledAtMs = clock.now();
    }
    /** How long so many requests take from now on, if nobody else sends any: at the agreed rate. */
    timeForMs(requests) {
        this.#refill(this.#clock.now());
        return (Math.max(0, requests - this.#tokens) / this.#perSecond) * 1000;
    }
    /**
     * Resolves when a request may go out.
     * @throws the signal's reason on abort; DeadlineError when its turn comes after `deadlineAtMs`.
     */
    async take(signal, deadlineAtMs = Number.POSITIVE_INFINITY) {
        signal?.throwIfAborted();
        const hasCompany = this.#inLine > 0;
        this.#inLine += 1;
        const turn = this.#lastTurn
            .then(() => this.#takeInTurn(deadlineAtMs, signal))
            .finally(() => {
            this.#inLine -= 1;
        });
        // Whoever asked is told of a failure below; the next in line only needs to know it is over.
        this.#lastTurn = turn.catch(() => undefined);
        // The first in line sees to it; the others wait for those before them, however long it takes.
        await (hasCompany ? this.#orNoLonger(turn, deadlineAtMs, signal) : turn);
    }
    /**
     * As `take`, for a request that decides nothing: it goes out when nobody else wants to and enough
     * is left for those who may come.
     * @throws the signal's reason on abort; DeadlineError where its turn comes too late or never.
     */
    async takeSpare(signal, deadlineAtMs = Number.POSITIVE_INFINITY) {
        const latestMs = Math.min(deadlineAtMs, this.#clock.now() + SPARE_PATIENCE_MS);
        const turn = this.#lastSpareTurn.then(() => this.#takeSpareInTurn(latestMs, signal));
        // As in `take`: the next in line only needs to know it is over.
        this.#lastSpareTurn = turn.catch(() => undefined);
        await turn;
    }
    /** How many times slower than agreed requests go out for now. */
    slowdown() {
        this.#refill(this.#clock.now());
        return 1 / this.#share;
    }
    /**
     * The service rejected a request for its rate: nobody sends for `retryAfterMs`, and the rate is
     * halved for a while.
     */
    penalize(retryAfterMs) {
        const nowMs = this.#clock.now();
        this.#refill(nowMs);
        this.#tokens = Math.min(this.#tokens, 0);
        this.#blockedUntilMs = Math.max(this.#blockedUntilMs, nowMs + Math.min(retryAfterMs, LONGEST_BLOCK_MS));
        if (nowMs - this.#shareSinceMs >= SAME_REJECTION_MS) {
            this.#share = Math.max(SLOWEST_SHARE, this.#share / 2);
        }
        this.#shareSinceMs = nowMs;
    }
    /**
     * The service rejected a request that decides nothing: no other of that kind goes out for
     * `retryAfterMs`. Those that decide something go on, and hear for themselves where they may not.
     */
    penalizeSpare(retryAfterMs) {
        const untilMs = this.#clock.now() + Math.min(retryAfterMs, LONGEST_BLOCK_MS);
        this.#spareBlockedUntilMs = Math.max(this.#spareBlockedUntilMs, untilMs);
    }
    /** The turn, unless the deadline or an abort comes before it. */
    async #orNoLonger(turn, deadlineAtMs, signal) {
        const leftMs = Math.max(0, deadlineAtMs - this.#clock.now());
        try {
            await (0,_resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeLimit */ .Bv)(leftMs, signal, () => turn, this.#clock);
        }
        catch (error) {
            throw error instanceof _resilience_time_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeLimitError */ .$q && error !== signal?.reason
                ? new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .DeadlineError */ .j3()
                : error;
        }
    }
    async #takeInTurn(deadlineAtMs, signal) {
        for (;;) {
            signal?.throwIfAborted();
            const nowMs = this.#clock.now();
            if (nowMs > deadlineAtMs)
                throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .DeadlineError */ .j3();
            const waitMs = this.#waitMs(nowMs);
            if (waitMs <= 0) {
                this.#tokens -= 1;
                return;
            }
            if (nowMs + waitMs > deadlineAtMs)
                throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .DeadlineError */ .j3();
            await this.#clock.sleep(waitMs, signal);
        }
    }
    async #takeSpareInTurn(latestMs, signal) {
        for (;;) {
            signal?.throwIfAborted();
            const nowMs = this.#clock.now();
            const blockedMs = this.#spareBlockedUntilMs - nowMs;
            const freeMs = this.#waitMs(nowMs, 1 + Math.floor(this.#burst * KEPT_SHARE));
            const waitMs = Math.max(blockedMs, freeMs, this.#inLine > 0 ? SPARE_LOOK_MS : 0);
            if (waitMs <= 0) {
                this.#tokens -= 1;
                return;
            }
            if (nowMs + waitMs > latestMs) {
                throw new _errors_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .DeadlineError */ .j3('Left out: it decides nothing, and the rate of the service leaves no room for it now.');
            }
            await this.#clock.sleep(waitMs, signal);
        }
    }
    /** Until so many tokens are there. */
    #waitMs(nowMs, tokens = 1) {
        this.#refill(nowMs);
        const missing = Math.max(0, tokens - this.#tokens);
        const refillMs = Math.ceil((missing / (this.#perSecond * this.#share)) * 1000);
        return Math.max(this.#blockedUntilMs - nowMs, refillMs);
    }
    #refill(nowMs) {
        const elapsedSeconds = Math.max(0, nowMs - this.#refilledAtMs) / 1000;
        this.#tokens = Math.min(this.#burst, this.#tokens + elapsedSeconds * this.#perSecond * this.#share);
        this.#refilledAtMs = nowMs;
        while (this.#share < 1 && nowMs - this.#shareSinceMs >= RECOVERY_MS) {
            this.#share = Math.min(1, this.#share * 2);
            this.#shareSinceMs += RECOVERY_MS;
        }
    }
}


/***/ }),

/***/ 55321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ DEFAULT_RETRY_POLICY),
/* harmony export */   y: () => (/* binding */ OPTIONAL_RETRIES)
/* harmony export */ });
/** A wait the service asks for may exceed the budget where the call has a deadline. */
const DEFAULT_RETRY_POLICY = {
    maxAttempts: 6,
    backoff: { firstMs: 500, growth: 2, longestMs: 20_000, jitter: 1 },
    budgetMs: 60_000,
};
/** Of calls that decide nothing: one that does not come back soon is left out. */
const OPTIONAL_RETRIES = { maxAttempts: 2, budgetMs: 5_000 };


/***/ }),

/***/ 31441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ isDoubtful),
/* harmony export */   kW: () => (/* binding */ confirmDelayMs),
/* harmony export */   v3: () => (/* binding */ CONFIRMATIONS)
/* harmony export */ });
/* harmony import */ var _errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58327);

/** Waits before an answer in doubt is asked for again; after the last of them it is believed. */
const CONFIRM_DELAYS_MS = [2_000, 4_000];
/** How often an answer in doubt has to come. */
const CONFIRMATIONS = CONFIRM_DELAYS_MS.length + 1;
/** Refusals before anything is done, whatever was to be done. */
const BEFORE_ACTING = [401, 403, 404];
/** That the key is not let through. */
const ABOUT_THE_KEY = [401, 403];
/** These have rules of their own. */
const NEVER_IN_DOUBT = [402, 429];
/**
 * Whether an answer may be none of the service: a proxy that lost a session sends its login page, a
 * replica that is behind does not know yet what was just created. A key that was never granted
 * anything is not in doubt: it is wrong, and that is told at once.
 */
function isDoubtful(error, call) {
    const mayRepeat = call.method === 'GET' || call.repeatable;
    if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RedirectError */ .Lx)
        return mayRepeat;
    if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .OversizedReplyError */ .ik)
        return false;
    if (!(error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD || error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UnexpectedResponseError */ .dk))
        return false;
    const { status } = error;
    if (NEVER_IN_DOUBT.includes(status) || status >= 500)
        return false;
    if (!call.granted && ABOUT_THE_KEY.includes(status))
        return false;
    if (BEFORE_ACTING.includes(status))
        return !isOfServer(error);
    if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UnexpectedResponseError */ .dk)
        return mayRepeat;
    // What a body says may be refused for good; a GET has none.
    return call.method === 'GET' || (call.repeatable && status === 409);
}
/** What no proxy and no replica makes up: an MCP server wants a grant, or there is no trace. */
function isOfServer(error) {
    return error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && error.code === 'OAUTH_REQUIRED';
}
/** How long to wait before an answer that was in doubt so often is asked for again. */
function confirmDelayMs(times) {
    return CONFIRM_DELAYS_MS[times - 1];
}


/***/ }),

/***/ 75692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tg: () => (/* binding */ repeatOf),
/* harmony export */   WH: () => (/* binding */ isRateRejection),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   pt: () => (/* binding */ askedToWaitMs)
/* harmony export */ });
/* harmony import */ var _contract_wire_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51581);
/* harmony import */ var _resilience_retry_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73477);
/* harmony import */ var _trouble_whose_trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12538);
/* harmony import */ var _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58327);
/* harmony import */ var _doubtful_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31441);





/** HTTP statuses worth another try. */
const RETRIED_STATUSES = [429, 500, 502, 503, 504];
/** Statuses by which a service says that it has not acted on the request. */
const NOT_ACTED_ON = [429];
/** Could another try end otherwise, and can it do no harm? */
function isWorthRetrying(error, repeatable) {
    if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr) {
        return error.kind !== 'tls' && (repeatable || !error.wasSent);
    }
    if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD || error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UnexpectedResponseError */ .dk) {
        // A slot for a run comes free in minutes, not seconds: whoever creates runs waits in line.
        if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.isConcurrencyLimit)
            return false;
        // What was changed stays so.
        if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.reason === _contract_wire_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_REASON */ .cm.traceSealBroken)
            return false;
        if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && isOfItsOwnMaking(error))
            return false;
        return (RETRIED_STATUSES.includes(error.status) && (repeatable || NOT_ACTED_ON.includes(error.status)));
    }
    return false;
}
/** A server under test that cannot be started as it is written, or fails by itself, does so again. */
function isOfItsOwnMaking({ details }) {
    return (0,_trouble_whose_trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOfBlame */ .zn)(details?.['blame']) !== 'incomplete';
}
/** Did the service refuse because requests came too fast (and not for want of a run's slot)? */
function isRateRejection(error) {
    if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD)
        return error.status === 429 && !error.isConcurrencyLimit;
    return error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UnexpectedResponseError */ .dk && error.status === 429;
}
/** Trouble that may pass by itself, so that asking again later is worth it. */
function isTransient(error) {
    if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .OversizedReplyError */ .ik)
        return error.status >= 500;
    if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD)
        return error.status === 429 || error.status >= 500;
    return error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr || error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UnexpectedResponseError */ .dk;
}
/** What the service asked to wait, where it did. */
function askedToWaitMs(error) {
    return error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD || error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UnexpectedResponseError */ .dk
        ? error.retryAfterMs
        : undefined;
}
/** How a call is made again after a try failed with `error`; null where that is not worth it. */
function repeatOf(error, call) {
    const askedMs = askedToWaitMs(error);
    if ((0,_doubtful_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .isDoubtful */ .Ge)(error, call)) {
        const confirmMs = call.optional ? undefined : (0,_doubtful_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .confirmDelayMs */ .kW)(call.doubts);
        if (confirmMs === undefined)
            return null;
        return {
            askedMs,
            backoff: (0,_resilience_retry_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .constantBackoff */ .F)(confirmMs),
            beyondBudget: true,
            count: `answer ${call.doubts} of ${_doubtful_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIRMATIONS */ .v3} before it is believed`,
        };
    }
    if (!isWorthRetrying(error, call.repeatable))
        return null;
    // A deadline bounds what the service may ask for.
    return { askedMs, beyondBudget: askedMs !== undefined && call.hasDeadline && !call.optional };
}


/***/ }),

/***/ 7311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   ae: () => (/* binding */ projectOfPath),
/* harmony export */   g5: () => (/* binding */ resourcesOfPath)
/* harmony export */ });
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);

const NOUNS = {
    projects: 'project',
    servers: 'server',
    hosts: 'host',
    chatboxes: 'chatbox',
    'eval-suites': 'suite',
    cases: 'case',
    'eval-runs': 'run',
    iterations: 'iteration',
};
/** Empty, a step in the path, or half a character, which no URL can carry. */
const NO_ID = /^\.{0,2}$|\p{Surrogate}/u;
const PARAM = /\{([^{}]+)\}/g;
/**
 * The path of a route with its parameters filled in, each one encoded. Refuses ids that would make
 * the URL name another resource.
 */
function pathOf(path, params) {
    const values = new Map(Object.entries(params));
    return path.replace(PARAM, (_, name) => {
        const id = values.get(name);
        if (typeof id !== 'string' || NO_ID.test(id)) {
            throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectedError */ .Dh(`"${id}" is not an id of the evals API.`);
        }
        return encodeURIComponent(id);
    });
}
/** Resources a path names, the innermost first: `['run "r_1"', 'project "p_1"']`. */
function resourcesOfPath(path) {
    const segments = path.split('/').slice(1).map(decodeURIComponent);
    return segments
        .flatMap((segment, index) => {
        const noun = NOUNS[segment];
        const id = segments[index + 1];
        return index % 2 === 0 && noun !== undefined && id !== undefined ? [`${noun} "${id}"`] : [];
    })
        .reverse();
}
/** The project id in a path, if it has one. */
function projectOfPath(path) {
    const [, collection, projectId] = path.split('/');
    return collection === 'projects' && projectId !== undefined
        ? decodeURIComponent(projectId)
        : undefined;
}


/***/ }),

/***/ 22473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pw: () => (/* binding */ leavesDoubt),
/* harmony export */   sR: () => (/* binding */ notesWithMarker),
/* harmony export */   z8: () => (/* binding */ RunCreation)
/* harmony export */ });
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);
/* harmony import */ var _errors_api_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58327);


/** Waits before each look for a run whose creation may just be finishing. */
const LOOK_DELAYS_MS = [1_000, 4_000, 10_000];
const MAX_CREATIONS = 3;
const RUNS_PER_LOOK = 25;
const SUITES_PER_LOOK = 5;
/** Notes that carry the marker by which a run is recognised. */
function notesWithMarker(notes, marker) {
    return notes === undefined || notes === '' ? `[${marker}]` : `${notes}\n[${marker}]`;
}
/**
 * Creates one run, although an answer may get lost. Runs cost money: after a failure that leaves
 * open whether there is one, it looks for a run with the marker before it creates another.
 */
class RunCreation {
    #parts;
    /** Creations whose outcome is unknown. */
    #inDoubt = 0;
    constructor(parts) {
        this.#parts = parts;
    }
    /**
     * May be called again after it failed, and then looks first if an earlier creation is in doubt.
     * @throws the error of the creation, when there is surely no run or too many were in doubt.
     */
    async create() {
        const { calls, logger } = this.#parts;
        if (this.#inDoubt > 0) {
            const found = await this.#look();
            if (found)
                return found;
        }
        for (;;) {
            try {
                return await calls.create();
            }
            catch (error) {
                if (!leavesDoubt(error))
                    throw error;
                this.#inDoubt += 1;
                logger.warning(`Creating the run failed in a way that leaves open whether there is one. Looking for it. ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(error)}`);
                const found = await this.#lookPatiently(error);
                if (found)
                    return found;
                if (this.#inDoubt >= MAX_CREATIONS)
                    throw error;
                logger.info('No run carries the marker of this one; creating it again.');
            }
        }
    }
    async #lookPatiently(failure) {
        const { clock, logger, options } = this.#parts;
        for (const delayMs of LOOK_DELAYS_MS) {
            if (clock.now() + delayMs >= (options.deadlineAtMs ?? Number.POSITIVE_INFINITY)) {
                logger.warning('The deadline comes before it is known whether there is a run.');
                throw failure;
            }
            await clock.sleep(delayMs, options.signal);
            try {
                const found = await this.#look();
                if (found)
                    return found;
            }
            catch (error) {
                options.signal?.throwIfAborted();
                logger.warning(`Looking for the run failed, so there may be one. ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(error)}`);
                throw failure;
            }
        }
        return undefined;
    }
    async #look() {
        const { calls, logger, marker } = this.#parts;
        for (const suiteId of await this.#suiteIds()) {
            for await (const run of calls.newestRuns(suiteId, RUNS_PER_LOOK)) {
                if (!run.notes?.includes(`[${marker}]`))
                    continue;
                logger.info(`Found the run: ${run.id}.`);
                return { runId: run.id, suiteId: run.suiteId ?? suiteId, status: run.status };
            }
        }
        return undefined;
    }
    /** The suite named by id, or the newest ones of the name that form B was to create. */
    async #suiteIds() {
        const { calls, body } = this.#parts;
        if (body.suiteId !== undefined)
            return [body.suiteId];
        const namesakes = [];
        for await (const suite of calls.suites()) {
            if (suite.name === body.suiteName)
                namesakes.push(suite);
        }
        return namesakes
            .sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0))
            .slice(0, SUITES_PER_LOOK)
            .map(({ id }) => id);
    }
}
/** Is it open, after this failure of a creation, whether the service created something? */
function leavesDoubt(error) {
    if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .NetworkError */ .Dr)
        return error.wasSent;
    if (error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD)
        return error.status >= 500;
    // An answer that cannot be read may have been a success, or that of a gateway in between.
    return error instanceof _errors_api_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UnexpectedResponseError */ .dk && !(error.status >= 400 && error.status < 500);
}


/***/ }),

/***/ 85122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ openConnection),
/* harmony export */   c: () => (/* binding */ isLoopbackHost)
/* harmony export */ });
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
/* harmony import */ var _text_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97451);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92657);
/* harmony import */ var _errors_error_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17943);




/** Visible ASCII only: anything else cannot travel in a header. */
const KEY_PATTERN = new RegExp(`^${_contract_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_PREFIX */ .nF}[\\x21-\\x7e]+$`);
const BASE_URL_EXAMPLE = 'https://evals.example.com/api/v1';
/** Does the name mean this machine, so that plain HTTP to it never leaves it? */
function isLoopbackHost(hostname) {
    return (hostname === 'localhost' ||
        hostname === '[::1]' ||
        /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname));
}
function keyProblem(apiKey) {
    if (apiKey.trim() === '')
        return { where: 'api-key', message: (0,_errors_error_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .missingKeyText */ .ls)() };
    return KEY_PATTERN.test(apiKey) ? undefined : { where: 'api-key', message: (0,_errors_error_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .malformedKeyText */ ._9)() };
}
function urlProblem(url) {
    const where = 'base-url';
    const example = BASE_URL_EXAMPLE;
    if (url === null || !['http:', 'https:'].includes(url.protocol)) {
        return { where, message: (0,_errors_error_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .badBaseUrlText */ .LV)('it is not an http or https address'), example };
    }
    if (url.username !== '' || url.password !== '') {
        return { where, message: (0,_errors_error_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .badBaseUrlText */ .LV)('it carries a user name or password'), example };
    }
    if (url.search !== '' || url.hash !== '') {
        return { where, message: (0,_errors_error_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .badBaseUrlText */ .LV)('it carries a query or fragment'), example };
    }
    if (url.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
        return { where, message: (0,_errors_error_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .plainHttpText */ .kP)(url.origin), example };
    }
    return undefined;
}
/**
 * Checks the address and the key.
 * @throws ConfigurationError naming every problem; it never repeats the key.
 */
function openConnection(baseUrl, apiKey) {
    const url = URL.parse(baseUrl);
    const problems = [urlProblem(url), keyProblem(apiKey)].filter((problem) => problem !== undefined);
    if (url === null || problems.length > 0)
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(problems);
    return {
        baseUrl: (0,_text_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutTrailing */ .h)(`${url.origin}${url.pathname}`, '/'),
        apiKey,
    };
}


/***/ }),

/***/ 61261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ timeoutFailure),
/* harmony export */   t: () => (/* binding */ readNetworkFailure)
/* harmony export */ });
/* harmony import */ var _resilience_lost_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91360);
/* harmony import */ var _errors_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24108);


const ADVICE = {
    refused: 'Nothing accepts connections at the service’s address. Is base-url right and the service up?',
    reset: 'The connection to the service broke before its answer was complete.',
    timeout: 'The service did not answer in time.',
    dns: 'The name of the service’s host cannot be resolved. Is base-url right?',
    tls: 'No trusted TLS connection to the service could be made. For a private certificate authority, set NODE_EXTRA_CA_CERTS.',
    other: 'The request to the service failed on the network.',
};
const ADVICE_ON_PROXY = 'The proxy does not let requests through to the service. Does its address need a user name and password?';
/** Reads an error of the HTTP library. */
function readNetworkFailure(error, redactor) {
    const { kind, wasSent, cause, refusedByProxy } = (0,_resilience_lost_request_js__WEBPACK_IMPORTED_MODULE_0__/* .readLostRequest */ .o)(error);
    const advice = refusedByProxy ? ADVICE_ON_PROXY : ADVICE[kind];
    return { kind, wasSent, message: `${advice} Cause: ${(0,_errors_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(redactor.text(cause))}.` };
}
/**
 * The failure of a request that we gave up on after `timeoutMs`.
 * @param isDeadline that was all the time that was left, and no limit of the request's own.
 */
function timeoutFailure(timeoutMs, isDeadline) {
    const message = isDeadline
        ? 'The service had not answered when `timeout-minutes` were over.'
        : `${ADVICE.timeout} Gave up after ${(timeoutMs / 1000).toFixed(1)} s.`;
    return { kind: 'timeout', wasSent: true, message };
}


/***/ }),

/***/ 88079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readReply)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/contract/wire/envelope.js
var envelope = __webpack_require__(51581);
// EXTERNAL MODULE: ./build/contract/wire/validation.js
var validation = __webpack_require__(87402);
// EXTERNAL MODULE: ./build/resilience/retry-after.js
var retry_after = __webpack_require__(33621);
// EXTERNAL MODULE: ./build/text/json-extent.js
var json_extent = __webpack_require__(6179);
// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/client/errors/error-texts.js
var error_texts = __webpack_require__(17943);
// EXTERNAL MODULE: ./build/client/errors/quote.js
var quote = __webpack_require__(24108);
;// CONCATENATED MODULE: ./build/client/errors/quota-refusal.js



/** By this a refusal for want of quota is known. Source: wire.md, 7.3. */
const QUOTA_MARK = 'billing_limit_reached';
const factsSchema = schemas/* looseObject */._H3({
    limit: schemas/* string */.YjP().optional().catch(undefined),
    gateKey: schemas/* string */.YjP().optional().catch(undefined),
    resetsAt: schemas/* number */.aig().optional().catch(undefined),
    currentValue: schemas/* number */.aig().optional().catch(undefined),
    allowedValue: schemas/* number */.aig().optional().catch(undefined),
    message: schemas/* string */.YjP().optional().catch(undefined),
});
/** The error of a refusal whose texts say that a quota is used up; undefined where none does. */
function readQuotaRefusal(texts, context) {
    const text = texts.find((candidate) => candidate?.includes(QUOTA_MARK));
    return text === undefined
        ? undefined
        : new api_error/* QuotaError */.ZP(quotaText(text, context.redactor), context);
}
function quotaText(text, { text: redacted }) {
    const { limit, gateKey, resetsAt, currentValue, allowedValue, message } = quotaFacts(text);
    const name = (0,quote/* quote */.h)(redacted(limit ?? gateKey ?? 'of its plan'));
    const used = [currentValue, allowedValue].every((value) => value !== undefined)
        ? ` (${currentValue} of ${allowedValue} used)`
        : '';
    const reset = isoDate(resetsAt);
    const until = reset === undefined ? '' : ` It is raised or reset at ${reset}.`;
    const said = message === undefined ? '' : ` The service says: ${(0,quote/* quote */.h)(redacted(message))}`;
    return `The organization has reached the limit ${name}${used}.${until}${said}`;
}
/** Facts of the JSON object that stands somewhere in the text. */
function quotaFacts(text) {
    const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
    try {
        return factsSchema.catch({}).parse(JSON.parse(json));
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return {};
        throw error;
    }
}
function isoDate(epochMs) {
    const date = new Date(epochMs ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

;// CONCATENATED MODULE: ./build/client/transport/reply.js









/** Names under which gateways and services give the id of a request. */
const REQUEST_ID_HEADERS = ['x-request-id', 'request-id', 'x-amzn-requestid', 'cf-ray'];
const NO_CONTENT = 204;
/** How much of the service's own message an error repeats. */
const MESSAGE_LENGTH = 1_000;
/** Parsing takes any depth, but whatever walks or writes the value later would overflow the stack. */
const MAX_DEPTH = 500;
/**
 * Values of one answer: what a parser makes of more, and we of that, would fill the memory. A page
 * of 200 iterations may have 2,500 in each.
 */
const MAX_VALUES = 500_000;
/** The documented body, read so that one with parts missing still tells what it has. */
const refusalSchema = schemas/* looseObject */._H3({
    code: schemas/* string */.YjP().optional().catch(undefined),
    message: schemas/* string */.YjP().optional().catch(undefined),
    error: schemas/* string */.YjP().optional().catch(undefined),
    details: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional().catch(undefined),
});
/**
 * The answer in the shape the call expects.
 * @throws ApiError when the service refused; UnexpectedResponseError when the answer is not the
 * API's.
 */
function readReply(call, response, reading) {
    requireModesty(response, () => contextOf(call, response, reading));
    const json = readableJson(response.text);
    const refused = response.status < 200 || response.status > 299 || isRefusal(json);
    // A reply without content is one of the API where the call expects none.
    const isReply = json !== undefined || response.status === NO_CONTENT;
    const parsed = refused || !isReply ? undefined : call.reply.safeParse(json);
    if (parsed?.success)
        return parsed.data;
    const context = contextOf(call, response, reading);
    if (refused)
        throw refusal(call, response, json, context, reading);
    if (parsed === undefined || json === undefined) {
        throw unexpected('is not JSON', response, context, reading);
    }
    const issues = (0,validation/* formatIssues */.og)(parsed.error).slice(0, 5).join('; ');
    throw unexpected(`lacks the shape of the API: ${issues}`, response, context, reading);
}
/** Before it is parsed: few bytes of brackets make a value that fills the memory. */
function requireModesty({ status, text }, context) {
    // So short a text cannot have so many.
    if (text.length < MAX_VALUES || (0,json_extent/* measureJson */.j)(text).values <= MAX_VALUES)
        return;
    throw new api_error/* OversizedReplyError */.ik(`The answer (HTTP ${status}) holds more than ${MAX_VALUES} values, which is more than is read.`, context(), { status });
}
function contextOf({ method, path }, response, { attempts, redactor }) {
    const id = REQUEST_ID_HEADERS.map((name) => response.header(name)).find((value) => value !== null);
    return {
        method,
        path,
        attempts,
        requestId: id == null ? undefined : (0,quote/* quote */.h)(redactor.text(id)),
        redactor,
    };
}
/** The ingest routes may refuse with a status of success. Source: wire.md, 7.3. */
function isRefusal(json) {
    return typeof json === 'object' && json !== null && 'ok' in json && json.ok === false;
}
/** As `parseJson`; what nests too deep costs itself and not the answer around it. */
function readableJson(text) {
    const json = parseJson(text);
    if (!nestsDeeperThan(json, MAX_DEPTH))
        return json;
    return cutBelow(json, MAX_DEPTH, `(left out: nests deeper than ${MAX_DEPTH} levels)`);
}
/** Undefined for what is not JSON; JSON itself has no undefined. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // The callers report it, with the text.
        return undefined;
    }
}
function refusal(call, response, json, context, reading) {
    const { status } = response;
    const parsed = refusalSchema.safeParse(json);
    if (!parsed.success)
        return unexpected('is not an error of the API', response, context, reading);
    const { message, error } = parsed.data;
    const quota = readQuotaRefusal([error, message], context);
    if (quota)
        return quota;
    const { text } = reading.redactor;
    const code = wordOf(parsed.data.code ?? `HTTP_${status}`, reading.redactor);
    const details = detailsOf(parsed.data.details, reading.redactor);
    const said = (0,quote/* quote */.h)(text(message ?? error ?? ''), MESSAGE_LENGTH);
    const advice = (0,error_texts/* refusalText */.Kw)({
        status,
        code,
        message: said,
        details,
        path: call.path,
        mentions: call.mentions,
    });
    const retryAfterMs = (0,retry_after/* parseRetryAfter */.m)(response.header('retry-after'), reading.nowMs);
    return new api_error/* ApiError */.hD(`${withWordsOf(advice, said)} [${status} ${code}]`, context, {
        status,
        code,
        details,
        retryAfterMs,
        said,
    });
}
/** Words of the contract, by which it is decided what to do: no key takes their meaning away. */
const KNOWN_WORDS = new Set([...Object.keys(envelope/* ERROR_STATUS */.Ev), ...Object.values(envelope/* ERROR_REASON */.cm)]);
function wordOf(word, { text }) {
    return KNOWN_WORDS.has(word) ? word : (0,quote/* quote */.h)(text(word));
}
function detailsOf(details, redactor) {
    const reason = details?.['reason'];
    const redacted = redactor.json(details);
    return typeof reason === 'string' ? { ...redacted, reason: wordOf(reason, redactor) } : redacted;
}
/** The service's own words stand without quotes, since they often have some of their own. */
function withWordsOf({ text, says }, said) {
    if (said === '' || says === 'nothing new')
        return text;
    return says === 'why'
        ? `${text.replace(/\.$/, '')}: ${said}`
        : `${text} The service says: ${said}`;
}
function unexpected(what, response, context, { redactor, nowMs }) {
    const { status } = response;
    const start = (0,quote/* quote */.h)(redactor.text(response.text), quote/* QUOTE_LENGTH */.S);
    const body = response.text === '' ? 'It is empty.' : `It begins: ${start}`;
    return new api_error/* UnexpectedResponseError */.dk(`The answer (HTTP ${status}) ${redactor.text(what)}. Is base-url that of an evals service? ${body}`, context, { status, retryAfterMs: (0,retry_after/* parseRetryAfter */.m)(response.header('retry-after'), nowMs) });
}
/** A JSON value in which what lies deeper than that many levels is replaced by `instead`. */
function cutBelow(value, levels, instead) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (levels === 0)
        return instead;
    if (Array.isArray(value))
        return value.map((item) => cutBelow(item, levels - 1, instead));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutBelow(item, levels - 1, instead)]));
}
/** Does a JSON value hold arrays or objects within each other on more levels than that? */
function nestsDeeperThan(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((item) => nestsDeeperThan(item, levels - 1));
}


/***/ }),

/***/ 4069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ BodyTooLargeError),
/* harmony export */   o: () => (/* binding */ createTransport)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44942);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46752);



/** An answer larger than this process is ready to hold. */
class BodyTooLargeError extends Error {
    name = 'BodyTooLargeError';
    status;
    constructor(status, maxBytes) {
        super(`The answer is larger than ${maxBytes} bytes.`);
        this.status = status;
    }
}
/** Less where this process has little memory: a body is there several times while it is read. */
const DEFAULT_MAX_BODY_BYTES = Math.min(64 * 1024 * 1024, Math.floor((0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().heap_size_limit / 8));
/**
 * Transport over undici, through the proxy that `https_proxy`, `http_proxy` and `no_proxy` name.
 * Rejects with undici's errors, or BodyTooLargeError.
 */
function createTransport(maxBodyBytes = DEFAULT_MAX_BODY_BYTES) {
    const proxies = new _actions_http_client__WEBPACK_IMPORTED_MODULE_1__/* .HttpClient */ .Qq(undefined, [], { keepAlive: true });
    // Not the global dispatcher: that one is shared with Node's own, maybe incompatible, undici.
    const direct = new undici__WEBPACK_IMPORTED_MODULE_2__.Agent();
    const dispatcherFor = (url) => proxies.getAgentDispatcher(url) ?? direct;
    return async ({ url, maxBytes = maxBodyBytes, ...request }) => {
        const response = await (0,undici__WEBPACK_IMPORTED_MODULE_2__.fetch)(url, {
            ...request,
            redirect: 'manual',
            dispatcher: dispatcherFor(url),
        });
        return {
            status: response.status,
            header: (name) => response.headers.get(name),
            text: await readText(response, Math.min(maxBytes, maxBodyBytes)),
        };
    };
}
/** The body is counted after decompression, so that a small one cannot unfold without bound. */
async function readText(response, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
        size += chunk.byteLength;
        // Leaving the loop cancels the stream, which closes the connection.
        if (size > maxBytes)
            throw new BodyTooLargeError(response.status, maxBytes);
        chunks.push(chunk);
    }
    return new TextDecoder().decode(Buffer.concat(chunks));
}


/***/ }),

/***/ 98512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ay: () => (/* binding */ chosenModel),
/* harmony export */   jJ: () => (/* binding */ KNOWN_PROVIDERS),
/* harmony export */   lc: () => (/* binding */ providerOf)
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
/** The model a test names, else the default, with the provider said outright. */
function chosenModel(own, defaults) {
    const model = own.model ?? defaults.model;
    if (model === undefined)
        return {};
    const provider = own.provider ?? providerOf(model) ?? defaults.provider;
    return { model, ...(provider === undefined ? {} : { provider }) };
}


/***/ }),

/***/ 9991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pw: () => (/* binding */ serverEnvironment),
/* harmony export */   Wr: () => (/* binding */ credentialsIn),
/* harmony export */   _v: () => (/* binding */ isServerVariable),
/* harmony export */   vi: () => (/* binding */ isWithheldAlways)
/* harmony export */ });
/* unused harmony export SERVER_VARIABLES */
/**
 * Which variables of a job MCP servers under test see without being named: what any program needs
 * to run, to speak a language and to reach the network, and nothing that is secret. The action
 * passes them on to its service, and the service to the servers it starts.
 */
/** As documented; a `*` at the end stands for any ending. Upper and lower case are alike. */
const SERVER_VARIABLES = [
    // Where programs and their own things are.
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'TERM',
    'CI',
    'LD_LIBRARY_PATH',
    'JAVA_HOME',
    'DOTNET_ROOT',
    'DOCKER_HOST',
    // By this the runner finds, at the end of the job, what was left running.
    'RUNNER_TRACKING_ID',
    // Language and time.
    'LANG',
    'LANGUAGE',
    'LC_*',
    'TZ',
    // Folders for what does not last.
    'TMPDIR',
    'TEMP',
    'TMP',
    'XDG_RUNTIME_DIR',
    'XDG_CACHE_HOME',
    'XDG_CONFIG_HOME',
    // The way to the network.
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'NODE_USE_ENV_PROXY',
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'REQUESTS_CA_BUNDLE',
    'CURL_CA_BUNDLE',
    // Where `npx` and `uvx` get servers from, and keep them.
    'NPM_CONFIG_REGISTRY',
    'NPM_CONFIG_USERCONFIG',
    'NPM_CONFIG_CACHE',
    'NPM_CONFIG_CAFILE',
    'NPM_CONFIG_STRICT_SSL',
    'NPM_CONFIG_PROXY',
    'NPM_CONFIG_HTTPS_PROXY',
    'NPM_CONFIG_NOPROXY',
    'NPM_CONFIG_OFFLINE',
    'NPM_CONFIG_PREFER_OFFLINE',
    'UV_CACHE_DIR',
    'UV_DEFAULT_INDEX',
    'UV_INDEX_URL',
    'PIP_INDEX_URL',
];
/** Windows starts hardly anything without these. */
const WINDOWS_VARIABLES = [
    'SYSTEMROOT',
    'SYSTEMDRIVE',
    'WINDIR',
    'COMSPEC',
    'PATHEXT',
    'APPDATA',
    'LOCALAPPDATA',
    'PROGRAMFILES',
    'PROGRAMFILES(X86)',
    'PROGRAMDATA',
    'USERNAME',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
    'NUMBER_OF_PROCESSORS',
    'PROCESSOR_ARCHITECTURE',
];
/** Variables that hold an address, which may have a user and a password in it. */
const ADDRESS = /_PROXY$|_REGISTRY$|_INDEX(_URL)?$|^DOCKER_HOST$/i;
/** What stands before the `@` of an address, whose scheme may be left out. */
const USER_INFO = /^(?:[a-z][a-z\d+.-]*:\/\/)?([^/?#]*)@/i;
/** Shells export functions as variables whose values are code. */
const FUNCTION_MARK = '()';
const exact = new Set([...SERVER_VARIABLES, ...WINDOWS_VARIABLES].filter((name) => !name.endsWith('*')));
const prefixes = SERVER_VARIABLES.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
/** Whether a variable is one that servers under test see without being named. */
function isServerVariable(name) {
    const upper = name.toUpperCase();
    return exact.has(upper) || prefixes.some((prefix) => upper.startsWith(prefix));
}
/** The action's own inputs and the tokens of the runner: no server sees them, whatever it names. */
const NOBODYS = /^(INPUT_|ACTIONS_)/i;
/** Whether a variable is one that no server under test ever sees. */
function isWithheldAlways(name) {
    return NOBODYS.test(name);
}
/** User and password in the address that a variable holds; null where there are none. */
function credentialsIn(name, value) {
    if (!ADDRESS.test(name))
        return null;
    const info = USER_INFO.exec(value)?.[1] ?? '';
    // `ssh://user@host` tells who logs in, not how.
    const secret = value.startsWith('ssh:') ? info.includes(':') : info !== '';
    return secret ? info : null;
}
/** The variables of an environment that every server under test is given. */
function serverEnvironment(environment) {
    const passed = Object.entries(environment).filter((entry) => entry[1] !== undefined &&
        isServerVariable(entry[0]) &&
        !entry[1].startsWith(FUNCTION_MARK) &&
        credentialsIn(entry[0], entry[1]) === null);
    return Object.fromEntries(passed);
}


/***/ }),

/***/ 45592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ projectSchema),
/* harmony export */   CY: () => (/* binding */ serverReferenceSchema),
/* harmony export */   rE: () => (/* binding */ accountSchema),
/* harmony export */   rL: () => (/* binding */ organizationSchema),
/* harmony export */   zT: () => (/* binding */ serverSchema)
/* harmony export */ });
/* unused harmony exports ROLES, PROJECT_VISIBILITIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

/** What a user may do in an organization; a guest may not use the API. */
const ROLES = (/* unused pure expression or super */ null && (['owner', 'admin', 'member', 'guest']));
/** Whose a project is within its organization: every member's, or that of members it names. */
const PROJECT_VISIBILITIES = (/* unused pure expression or super */ null && (['organization', 'private']));
const epochMs = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish();
/** GET /me: the account behind the key. */
const accountSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    email: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    imageUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    profilePictureUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    plan: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    createdAt: epochMs,
    updatedAt: epochMs,
});
/** Item of GET /organizations. */
const organizationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    isCreator: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    myRole: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    plan: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    logoUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    createdAt: epochMs,
});
/** Item of GET /projects. */
const projectSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    icon: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    organizationId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    visibility: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    createdAt: epochMs,
    updatedAt: epochMs,
});
/** Item of GET /projects/{projectId}/servers. Never carries command, args, env or headers. */
const serverSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    enabled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    transportType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('http'),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    useOAuth: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    hasClientSecret: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    oauthScopes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish(),
    createdAt: epochMs,
    updatedAt: epochMs,
});
/** How replies name the servers of a suite or run. */
const serverReferenceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() });


/***/ }),

/***/ 29018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ iterationSchema),
/* harmony export */   Rp: () => (/* binding */ readIterationSchema),
/* harmony export */   gB: () => (/* binding */ toolCallSchema)
/* harmony export */ });
/* unused harmony export usageSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _wire_tolerance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62246);


/** A tool call, expected or actual. `arguments` is an object as a rule, and may be anything. */
const toolCallSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    toolName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Name of the tool.'),
    arguments: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional().describe('An object as a rule.'),
});
/** Token counts of an iteration, as far as the provider told them. */
const usageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    totalTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    cachedInputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    reasoningTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
});
/** What any service tells of an iteration, and clients read. */
const commonSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    testCaseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    iterationNumber: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    result: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    provider: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    /** What it waited for MCP servers to come up, in milliseconds, before it began; not in durationMs. */
    startupMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    tokensUsed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    usage: usageSchema.nullish(),
    actualToolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCallSchema)
        .nullish()
        .transform((calls) => calls ?? []),
    expectedToolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCallSchema)
        .nullish()
        .transform((calls) => calls ?? []),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
});
/**
 * Item of GET /eval-runs/{runId}/iterations. What its reporter told of an ingested one is told
 * again: `scores` and `evaluationConfig` as they lay in its metadata, whatever they are.
 */
const iterationSchema = commonSchema.extend({
    externalIterationId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    externalCaseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    caseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({}).nullish(),
    query: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    expectedOutput: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    errorDetails: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    isNegativeTest: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
    /** What of the reported row had not its shape. */
    leftOut: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    evaluationConfig: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    advancedConfig: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({}).nullish(),
    matchOptions: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({}).nullish(),
    /** Beside scores only; null: they were checked, and hold. */
    scoreIntegrity: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('score_integrity_invalid').nullish(),
    /** Why they do not hold. */
    scoreProblem: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/**
 * An iteration as a client reads it: of what is no iteration at all, there is still one that cannot be
 * read. `runId` is no documented member, but where it is told it must be that of the run.
 */
const readableIterationSchema = commonSchema.extend({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    iterationNumber: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
});
/** Without these an iteration cannot be told from others, or does not say how it ended. */
const NEEDED = ['id', 'iterationNumber', 'status'];
const readIterationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().transform((written) => {
    const reading = (0,_wire_tolerance_js__WEBPACK_IMPORTED_MODULE_1__/* .readTolerantly */ .Jp)(readableIterationSchema, written);
    if ('problems' in reading)
        return { ...NO_ITERATION, unreadable: ['is no object'] };
    const { value, unreadable } = reading;
    const missing = NEEDED.filter((name) => value[name] == null && !unreadable.some((told) => told.startsWith(`${name}:`))).map((name) => `${name}: is missing`);
    return { ...value, unreadable: [...unreadable, ...missing] };
});
const NO_ITERATION = readableIterationSchema.parse({});


/***/ }),

/***/ 70854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LV: () => (/* binding */ RUN_STATUSES),
  CM: () => (/* binding */ TERMINAL_STATUSES),
  fs: () => (/* binding */ argumentMisfitSchema),
  ve: () => (/* binding */ ciMetadataSchema),
  v$: () => (/* binding */ readRunSchema),
  jl: () => (/* binding */ runCreatedSchema),
  Lx: () => (/* binding */ runSchema)
});

// UNUSED EXPORTS: listedToolsSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/contract/resources/catalogue.js
var catalogue = __webpack_require__(45592);
;// CONCATENATED MODULE: ./build/contract/resources/execution.js

/** How a run was carried out. Times are in milliseconds. */
const runExecutionSchema = schemas/* looseObject */._H3({
    isolation: schemas/* string */.YjP(),
    /** Iterations carried out at once, at most. */
    concurrency: schemas/* number */.aig(),
    /** How often a server was started or, where it is remote, connected to. */
    starts: schemas/* number */.aig(),
    wallMs: schemas/* number */.aig(),
    /** Of all iterations together: what their steps took, and what they waited for servers before. */
    workMs: schemas/* number */.aig(),
    startupMs: schemas/* number */.aig(),
    servers: schemas/* array */.YOg(schemas/* looseObject */._H3({
        name: schemas/* string */.YjP(),
        protocolVersion: schemas/* string */.YjP(),
        /** Names, as the look at it before the run found them; absent where that found none out. */
        tools: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
        /** How many it has beside these; absent where these are all. */
        moreTools: schemas/* number */.aig().optional(),
    })),
    /** What went wrong without deciding anything, such as a `teardown` that failed. */
    warnings: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});

// EXTERNAL MODULE: ./build/contract/resources/suite.js
var suite = __webpack_require__(94057);
;// CONCATENATED MODULE: ./build/contract/resources/run.js




/** Run statuses the service emits. Clients read others too and keep polling. */
const RUN_STATUSES = ['pending', 'running', 'completed', 'failed', 'cancelled'];
/** Statuses that end a run. `timed_out` is read as one although the contract never lists it. */
const TERMINAL_STATUSES = [
    'completed',
    'failed',
    'cancelled',
    'timed_out',
];
/** Arguments in a case that the tool they are for does not take. */
const argumentMisfitSchema = schemas/* looseObject */._H3({
    title: schemas/* string */.YjP().describe('Of the case.'),
    path: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]))
        .describe('Where they stand in the case, key by key.'),
    message: schemas/* string */.YjP().describe('Goes on after the name of the case.'),
});
/** The tools of a server, as it lists them. */
const listedToolsSchema = schemas/* looseObject */._H3({
    serverId: schemas/* string */.YjP(),
    tools: schemas/* array */.YOg(schemas/* looseObject */._H3({ name: schemas/* string */.YjP() })),
});
/** 202 of POST /eval-runs. */
const runCreatedSchema = schemas/* looseObject */._H3({
    runId: schemas/* string */.YjP(),
    suiteId: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP().nullish(),
    servers: schemas/* array */.YOg(catalogue/* serverReferenceSchema */.CY).nullish(),
    caseUpsert: suite/* caseUpsertSchema */.$L.nullish(),
    deduped: schemas/* boolean */.zMY()
        .nullish()
        .describe('The run was there before: an earlier request had the same idempotency key.'),
    warnings: schemas/* array */.YOg(schemas/* string */.YjP())
        .nullish()
        .catch(null)
        .describe('Oddities of the cases that decide nothing.'),
    argumentMisfits: schemas/* array */.YOg(argumentMisfitSchema)
        .nullish()
        .catch(null)
        .describe('What `argumentCheck: warn` found. No more than 100 are told.'),
    listedTools: schemas/* array */.YOg(listedToolsSchema)
        .nullish()
        .catch(null)
        .describe('Where `listTools` asks for it, of each server that told them; those for which there is no room in 4 MiB together are left out.'),
});
/** Counts of iterations; `passRate` is a fraction. */
const runSummarySchema = schemas/* looseObject */._H3({
    total: schemas/* number */.aig().nullish(),
    passed: schemas/* number */.aig().nullish(),
    failed: schemas/* number */.aig().nullish(),
    passRate: schemas/* number */.aig().nullish(),
});
/**
 * A run as a client reads it. `status`: did execution finish; `result`: were the criteria met. No
 * more than it asks for, since what is read can be odd, and is then told as a fault of the run.
 */
const readRunSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    suiteId: schemas/* string */.YjP().nullish(),
    runNumber: schemas/* number */.aig().nullish(),
    status: schemas/* string */.YjP(),
    result: schemas/* string */.YjP().nullish(),
    summary: runSummarySchema.nullish(),
    source: schemas/* string */.YjP().nullish(),
    notes: schemas/* string */.YjP().nullish(),
    createdAt: schemas/* number */.aig().nullish(),
    completedAt: schemas/* number */.aig().nullish(),
    execution: runExecutionSchema.nullish(),
});
/** Where the results of an ingested run come from. */
const ciMetadataSchema = schemas/* looseObject */._H3({
    provider: schemas/* string */.YjP().optional().describe('Such as `github`.'),
    pipelineId: schemas/* string */.YjP().optional().describe('Of the workflow run.'),
    jobId: schemas/* string */.YjP().optional().describe('Of the job.'),
    runUrl: schemas/* string */.YjP().optional().describe('Where people see it.'),
    branch: schemas/* string */.YjP().optional().describe('That was tested.'),
    commitSha: schemas/* string */.YjP().optional().describe('That was tested.'),
});
/** GET /eval-runs/{runId}. What its reporter told of an ingested run is told again. */
const runSchema = readRunSchema.extend({
    namedHostId: schemas/* string */.YjP().optional(),
    externalRunId: schemas/* string */.YjP().optional(),
    framework: schemas/* string */.YjP().optional(),
    ci: ciMetadataSchema.optional(),
    expectedIterations: schemas/* number */.aig().optional(),
    tags: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    serverNames: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    hostConfigHash: schemas/* string */.YjP().optional(),
    evaluationConfigHash: schemas/* string */.YjP().optional(),
    /** Why an ingested run was ended without its reporter. */
    statusReason: schemas/* string */.YjP().optional(),
    /** Of an ingested run that has ended: whether its scores hold; null where it has none. */
    scoreIntegrity: schemas/* enum */.k5n(['valid', 'invalid']).nullish(),
});


/***/ }),

/***/ 94057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ caseUpsertSchema),
/* harmony export */   E1: () => (/* binding */ readSuiteCaseSchema),
/* harmony export */   IF: () => (/* binding */ suiteCaseSchema),
/* harmony export */   Nu: () => (/* binding */ deletedSchema),
/* harmony export */   Y9: () => (/* binding */ suiteSchema),
/* harmony export */   Yc: () => (/* binding */ suiteCreatedSchema),
/* harmony export */   ZK: () => (/* binding */ readSuiteDetailSchema),
/* harmony export */   nD: () => (/* binding */ suiteDetailSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45592);


/** Which cases of a request were stored and which were not. */
const caseUpsertSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    committed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() }))
        .nullish(),
    failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    }))
        .nullish(),
});
/** 201 of POST /eval-suites. */
const suiteCreatedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    suiteId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    servers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .serverReferenceSchema */ .CY).nullish(),
    caseUpsert: caseUpsertSchema.nullish(),
});
/** Item of GET /eval-suites. `passRate` and the trend are fractions. */
const suiteSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    latestRun: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        passRate: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
        passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
        failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
        createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    })
        .nullish(),
    totals: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
        failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
        runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    })
        .nullish(),
    passRateTrend: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()).nullish(),
});
/** Item of GET /eval-suites/{suiteId}/cases. */
const suiteCaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** As they were sent. */
    steps: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    iterations: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    isNegative: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    models: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), provider: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() })).nullish(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    expectedOutput: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    scenario: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    matchOptions: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({}).optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional(),
});
/** Answer to the deletion of a suite or a case. */
const deletedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true) });
const told = zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional();
/**
 * The same as a client reads it, which asks which cases there are, how often they run, and whether
 * what they are is still the same.
 */
const readSuiteCaseSchema = suiteCaseSchema
    .pick({ id: true, title: true, iterations: true })
    .extend({
    ...{ steps: told, isNegative: told, models: told },
    ...{ expectedOutput: told, matchOptions: told, checks: told },
});
/** A suite as a client reads it. */
const readSuiteDetailSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    environment: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ servers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish() }).nullish(),
    executionConfig: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        systemPrompt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        temperature: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    })
        .nullish(),
    hosts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() })).nullish(),
    settings: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ minimumAccuracy: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish() }).nullish(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
});
/** GET /eval-suites/{suiteId}. */
const suiteDetailSchema = readSuiteDetailSchema.extend({
    settings: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        /** Percent. */
        minimumAccuracy: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        minimumIterations: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        matchOptions: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({}),
        checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
        judge: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({}),
    }),
    environmentIds: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    schedule: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), intervalMinutes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable() }),
});


/***/ }),

/***/ 66324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R4: () => (/* binding */ traceSchema),
/* harmony export */   Ri: () => (/* binding */ readTraceSchema)
/* harmony export */ });
/* unused harmony exports spanSchema, promptAnalysisSchema, traceMessageSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _iteration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29018);


const toolCalls = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_iteration_js__WEBPACK_IMPORTED_MODULE_0__/* .toolCallSchema */ .gB)
    .nullish()
    .transform((calls) => calls ?? []);
/** A stretch of an iteration; `startMs` and `endMs` are epoch milliseconds. */
const spanSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    parentId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    category: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    startMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    endMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    promptIndex: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    stepIndex: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    authoredStepId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    toolCallId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    toolName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    serverId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    modelId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    provider: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    totalTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    finishReason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    /** Of a step that failed: what is wrong. */
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
});
const mismatchSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    expected: _iteration_js__WEBPACK_IMPORTED_MODULE_0__/* .toolCallSchema */ .gB,
    actual: _iteration_js__WEBPACK_IMPORTED_MODULE_0__/* .toolCallSchema */ .gB,
    mismatchedArguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .nullish()
        .transform((names) => names ?? []),
});
/** As reporters of the published SDK tell it. Source: wire reference, 6.9. */
const reportedMismatchSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    toolName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    expectedArgs: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    actualArgs: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
})
    .transform((reported) => {
    const { toolName, expectedArgs, actualArgs } = reported;
    return {
        ...reported,
        expected: { toolName, arguments: expectedArgs },
        actual: { toolName, arguments: actualArgs },
        mismatchedArguments: differingNames(expectedArgs, actualArgs),
    };
});
/** An expected call whose arguments differ from those of the call it was matched with. */
const argumentMismatchSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([mismatchSchema, reportedMismatchSchema]);
/** Names of the members that only one has or that differ; none where they have no members. */
function differingNames(expected, actual) {
    const [one, other] = [membersOf(expected), membersOf(actual)];
    return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}
/** Members with their values as JSON. */
function membersOf(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return new Map();
    return new Map(Object.entries(value).map(([name, member]) => [name, JSON.stringify(member)]));
}
/** Verdict on one assertion. */
const assertionResultSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    predicate: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() }).nullish(),
    passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    /** What a result was to be and what it was, where the reason has no room for it. */
    expected: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    observed: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    scope: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(), promptIndex: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish() }),
    ])
        .nullish(),
});
/** Expected-versus-actual analysis of one prompt. */
const promptAnalysisSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    promptIndex: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    prompt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    expectedToolCalls: toolCalls,
    actualToolCalls: toolCalls,
    expectedOutput: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    missing: toolCalls,
    unexpected: toolCalls,
    argumentMismatches: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(argumentMismatchSchema)
        .nullish()
        .transform((mismatches) => mismatches ?? []),
    predicateResults: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(assertionResultSchema).nullish(),
});
/** `content` is text, or parts in the shape of the model SDK. */
const traceMessageSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    role: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    content: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
});
/** A trace as a client reads it. */
const readTraceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    traceVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    messages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(traceMessageSchema)
        .nullish()
        .transform((messages) => messages ?? []),
    spans: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(spanSchema).nullish(),
    prompts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(promptAnalysisSchema).nullish(),
});
/** GET …/iterations/{iterationId}/trace. What a reporter had in it besides is told again. */
const traceSchema = readTraceSchema.extend({
    /** What of a reported trace had not its shape; some reporters have a member of this name. */
    leftOut: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    widgetSnapshots: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
});


/***/ }),

/***/ 7417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ accountRoutes)
/* harmony export */ });
/* unused harmony export KEY_SURFACES */
/* harmony import */ var _resources_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45592);
/* harmony import */ var _route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35767);


const accountRoutes = {
    'account.get': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'GET',
        path: '/me',
        summary: 'The account behind the key.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: _resources_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .accountSchema */ .rE },
        errors: [],
    }),
};
/** Paths that answer every key with FORBIDDEN, whatever the method: keys do not manage keys. */
const KEY_SURFACES = (/* unused pure expression or super */ null && (['/keys', '/api-keys']));


/***/ }),

/***/ 46702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ organizationRoutes)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
/* harmony import */ var _resources_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45592);
/* harmony import */ var _route_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35767);



const organizationRoutes = {
    'organizations.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_2__/* .route */ .wE)({
        method: 'GET',
        path: '/organizations',
        summary: 'The organizations that the key can reach.',
        notes: 'A key acts in one organization, which this service shows alone.',
        access: 'key',
        repeatable: true,
        reply: {
            status: 200,
            items: _resources_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .organizationSchema */ .rL,
            pages: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.cataloguePage,
            wholeByDefault: true,
        },
        errors: [],
    }),
};


/***/ }),

/***/ 54442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ projectRoutes)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
/* harmony import */ var _resources_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45592);
/* harmony import */ var _route_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35767);



const projectRoutes = {
    'projects.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_2__/* .route */ .wE)({
        method: 'GET',
        path: '/projects',
        summary: 'The projects that the key can reach.',
        access: 'key',
        repeatable: true,
        query: { organizationId: 'Only those of this organization.' },
        reply: {
            status: 200,
            items: _resources_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .projectSchema */ .$b,
            pages: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.cataloguePage,
            wholeByDefault: true,
        },
        errors: [],
    }),
};


/***/ }),

/***/ 35767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ OLD_REPORTER_PATH),
/* harmony export */   f0: () => (/* binding */ API_PATH),
/* harmony export */   wE: () => (/* binding */ route)
/* harmony export */ });
/* unused harmony exports paramNames, errorsOf */
/** Path that most routes are below; it carries the version of the API. */
const API_PATH = '/api/v1';
/** Path of the reporters up to version 1.14.0, which know no projects. Source: wire.md, 9.2. */
const OLD_REPORTER_PATH = '/sdk/v1';
/** Checks an entry of the table, keeping its literal types. */
function route(entry) {
    return entry;
}
/** Names of the parameters of a path, in their order. */
function paramNames(path) {
    return [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? []);
}
/** Every code that a route may refuse with. */
function errorsOf({ access, path, request, errors }) {
    return [
        ...new Set([
            // Where a key is asked for, a body over the cap is refused, also where none belongs.
            ...(access === 'key' ? ['UNAUTHORIZED', 'RATE_LIMITED', 'VALIDATION_ERROR'] : []),
            ...(request === undefined ? [] : ['VALIDATION_ERROR']),
            ...(paramNames(path).length === 0 ? [] : ['NOT_FOUND']),
            ...errors,
            'INTERNAL_ERROR',
        ]),
    ];
}


/***/ }),

/***/ 91241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ runRoutes)
});

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
// EXTERNAL MODULE: ./build/contract/resources/iteration.js
var iteration = __webpack_require__(29018);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/contract/resources/results/step-result.js

/** Item of GET …/iterations/{iterationId}/steps: what became of a step as it was written. */
const stepResultSchema = schemas/* looseObject */._H3({
    stepId: schemas/* string */.YjP(),
    stepIndex: schemas/* number */.aig(),
    kind: schemas/* string */.YjP(),
    /** `ok`, `fail`, `skipped` (not carried out) or `pending` (not yet). */
    status: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP().nullish(),
});

// EXTERNAL MODULE: ./build/contract/resources/run.js + 1 modules
var run = __webpack_require__(70854);
// EXTERNAL MODULE: ./build/contract/resources/trace.js
var trace = __webpack_require__(66324);
// EXTERNAL MODULE: ./build/contract/routes/route.js
var route = __webpack_require__(35767);
;// CONCATENATED MODULE: ./build/contract/routes/runs.js






const RUNS = '/projects/{projectId}/eval-runs';
const RUN = `${RUNS}/{runId}`;
const ITERATION = `${RUN}/iterations/{iterationId}`;
const runRoutes = {
    'runs.create': (0,route/* route */.wE)({
        method: 'POST',
        path: RUNS,
        summary: 'Creates a run, of a suite that is saved or of tests in the request, and starts it.',
        notes: `An organization has at most ${limits/* LIMITS */.b1.concurrentRunsPerOrganization} runs at once; another is refused with RATE_LIMITED and the reason \`CONCURRENT_RUN_LIMIT\`.`,
        access: 'key',
        repeatable: false,
        headers: {
            'Idempotency-Key': 'A request with a key that the service has seen is answered with the run of the first, marked `deduped`.',
        },
        request: async () => (await Promise.all(/* import() */[__webpack_require__.e(527), __webpack_require__.e(7846)]).then(__webpack_require__.bind(__webpack_require__, 87846))).runCreateSchema,
        takesCases: true,
        reply: { status: 202, body: run/* runCreatedSchema */.jl },
        errors: ['CONFLICT'],
    }),
    'runs.get': (0,route/* route */.wE)({
        method: 'GET',
        path: RUN,
        summary: 'Status, result and counts of a run.',
        notes: '`status` says whether execution has ended, `result` whether the criteria were met.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: run/* runSchema */.Lx },
        errors: [],
    }),
    'runs.cancel': (0,route/* route */.wE)({
        method: 'POST',
        path: `${RUN}/cancel`,
        summary: 'Cancels a run that has not ended.',
        notes: 'To cancel a cancelled run does no harm; another that has ended is refused.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: run/* runSchema */.Lx },
        errors: ['CONFLICT'],
    }),
    'runs.iterations.list': (0,route/* route */.wE)({
        method: 'GET',
        path: `${RUN}/iterations`,
        summary: 'The iterations of a run: outcome, tool calls, tokens and time of each.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: iteration/* iterationSchema */.Jl, pages: limits/* LIMITS */.b1.iterationsPage },
        errors: [],
    }),
    'runs.iterations.trace': (0,route/* route */.wE)({
        method: 'GET',
        path: `${ITERATION}/trace`,
        summary: 'All messages of an iteration, and what was expected against what came.',
        notes: 'An iteration without one is answered with NOT_FOUND and the reason `TRACE_NOT_AVAILABLE`.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: trace/* traceSchema */.R4 },
        errors: [],
    }),
    'runs.iterations.steps': (0,route/* route */.wE)({
        method: 'GET',
        path: `${ITERATION}/steps`,
        summary: 'What became of each step of an iteration, in the order in which they were written.',
        notes: 'There are none of an iteration that was executed elsewhere. One without a trace still has its steps.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: stepResultSchema, pages: limits/* LIMITS */.b1.stepsPage, wholeByDefault: true },
        errors: [],
    }),
};


/***/ }),

/***/ 28917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ serverRoutes)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
/* harmony import */ var _resources_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45592);
/* harmony import */ var _route_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35767);



const serverRoutes = {
    'servers.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_2__/* .route */ .wE)({
        method: 'GET',
        path: '/projects/{projectId}/servers',
        summary: 'The saved MCP servers of a project.',
        notes: 'Commands, arguments, environments and headers are never told.',
        access: 'key',
        repeatable: true,
        reply: {
            status: 200,
            items: _resources_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .serverSchema */ .zT,
            pages: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.cataloguePage,
            wholeByDefault: true,
        },
        errors: [],
    }),
};


/***/ }),

/***/ 14733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ suiteRoutes)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
/* harmony import */ var _resources_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70854);
/* harmony import */ var _resources_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94057);
/* harmony import */ var _route_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35767);




const SUITES = '/projects/{projectId}/eval-suites';
const SUITE = `${SUITES}/{suiteId}`;
const CASE = `${SUITE}/cases/{caseId}`;
const CATALOGUE = { status: 200, pages: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.cataloguePage, wholeByDefault: true };
const suiteRoutes = {
    'suites.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_3__/* .route */ .wE)({
        method: 'GET',
        path: SUITES,
        summary: 'The eval suites of a project, each with a summary of its latest run.',
        access: 'key',
        repeatable: true,
        reply: { ...CATALOGUE, items: _resources_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .suiteSchema */ .Y9 },
        errors: [],
    }),
    'suites.create': (0,_route_js__WEBPACK_IMPORTED_MODULE_3__/* .route */ .wE)({
        method: 'POST',
        path: SUITES,
        summary: 'Creates a suite and its test cases.',
        notes: 'Cases that cannot be stored are named in `caseUpsert.failed`; the others are stored.',
        access: 'key',
        repeatable: false,
        request: async () => (await Promise.all(/* import() */[__webpack_require__.e(527), __webpack_require__.e(7846)]).then(__webpack_require__.bind(__webpack_require__, 87846))).suiteCreateSchema,
        takesCases: true,
        reply: { status: 201, body: _resources_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .suiteCreatedSchema */ .Yc },
        errors: [],
    }),
    'suites.get': (0,_route_js__WEBPACK_IMPORTED_MODULE_3__/* .route */ .wE)({
        method: 'GET',
        path: SUITE,
        summary: 'A suite with its servers, models and settings.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: _resources_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .suiteDetailSchema */ .nD },
        errors: [],
    }),
    'suites.update': (0,_route_js__WEBPACK_IMPORTED_MODULE_3__/* .route */ .wE)({
        method: 'PATCH',
        path: SUITE,
        summary: 'Changes a suite.',
        notes: 'What is given stands in for what there is. Runs keep what they began with.',
        access: 'key',
        repeatable: true,
        request: async () => (await Promise.all(/* import() */[__webpack_require__.e(527), __webpack_require__.e(9433)]).then(__webpack_require__.bind(__webpack_require__, 79433))).suiteUpdateSchema,
        reply: { status: 200, body: _resources_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .suiteDetailSchema */ .nD },
        errors: [],
    }),
    'suites.delete': (0,_route_js__WEBPACK_IMPORTED_MODULE_3__/* .route */ .wE)({
        method: 'DELETE',
        path: SUITE,
        summary: 'Deletes a suite with its cases and all its runs.',
        notes: 'It is unknown from then on, to a repeat as well. While a run of it is carried out, it is refused with CONFLICT.',
        access: 'key',
        repeatable: false,
        request: async () => (await Promise.all(/* import() */[__webpack_require__.e(527), __webpack_require__.e(9433)]).then(__webpack_require__.bind(__webpack_require__, 79433))).deletionSchema,
        reply: { status: 200, body: _resources_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .deletedSchema */ .Nu },
        errors: ['CONFLICT'],
    }),
    'suites.cases.update': (0,_route_js__WEBPACK_IMPORTED_MODULE_3__/* .route */ .wE)({
        method: 'PATCH',
        path: CASE,
        summary: 'Changes a test case of a suite.',
        notes: 'What is given stands in for what there is, null for nothing. The case as it is then is judged as a new one would be.',
        access: 'key',
        repeatable: true,
        request: async () => (await Promise.all(/* import() */[__webpack_require__.e(527), __webpack_require__.e(9433)]).then(__webpack_require__.bind(__webpack_require__, 79433))).caseUpdateSchema,
        takesCases: true,
        reply: { status: 200, body: _resources_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .suiteCaseSchema */ .IF },
        errors: ['CONFLICT'],
    }),
    'suites.cases.delete': (0,_route_js__WEBPACK_IMPORTED_MODULE_3__/* .route */ .wE)({
        method: 'DELETE',
        path: CASE,
        summary: 'Deletes a test case of a suite.',
        notes: 'It is unknown from then on, to a repeat as well. Its iterations stay with their runs.',
        access: 'key',
        repeatable: false,
        request: async () => (await Promise.all(/* import() */[__webpack_require__.e(527), __webpack_require__.e(9433)]).then(__webpack_require__.bind(__webpack_require__, 79433))).deletionSchema,
        reply: { status: 200, body: _resources_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .deletedSchema */ .Nu },
        errors: [],
    }),
    'suites.cases.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_3__/* .route */ .wE)({
        method: 'GET',
        path: `${SUITE}/cases`,
        summary: 'The test cases that a suite has saved.',
        notes: 'Services need not have this route.',
        access: 'key',
        repeatable: true,
        reply: { ...CATALOGUE, items: _resources_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .suiteCaseSchema */ .IF },
        errors: [],
    }),
    'suites.runs.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_3__/* .route */ .wE)({
        method: 'GET',
        path: `${SUITE}/runs`,
        summary: 'The runs of a suite, the newest first.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: _resources_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runSchema */ .Lx, pages: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.suiteRunsPage },
        errors: [],
    }),
};


/***/ }),

/***/ 51581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ ERROR_STATUS),
/* harmony export */   cm: () => (/* binding */ ERROR_REASON),
/* harmony export */   vD: () => (/* binding */ pageSchema)
/* harmony export */ });
/* unused harmony export errorBodySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _tolerance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62246);


/** Error codes of the API and the HTTP status each one answers with (section 7). */
const ERROR_STATUS = {
    UNAUTHORIZED: 401,
    OAUTH_REQUIRED: 401,
    FORBIDDEN: 403,
    VALIDATION_ERROR: 400,
    NOT_FOUND: 404,
    CONFLICT: 409,
    FEATURE_NOT_SUPPORTED: 422,
    RATE_LIMITED: 429,
    INTERNAL_ERROR: 500,
    SERVER_UNREACHABLE: 502,
    TIMEOUT: 504,
};
/** Values of `details.reason` that clients act on. */
const ERROR_REASON = {
    orphanedKey: 'ORPHANED_KEY',
    noSavedServerSelection: 'NO_SAVED_SERVER_SELECTION',
    concurrentRunLimit: 'CONCURRENT_RUN_LIMIT',
    concurrentOperationLimit: 'CONCURRENT_OPERATION_LIMIT',
    /** The tokens that were imported for the server are taken and renewed no more. */
    grantRefused: 'GRANT_REFUSED',
    /** There is no run to compare with. */
    baselineNotFound: 'BASELINE_NOT_FOUND',
    traceNotAvailable: 'TRACE_NOT_AVAILABLE',
    /** What was kept of the iteration is not what the service had written. */
    traceSealBroken: 'TRACE_SEAL_BROKEN',
    /** Servers of the run cannot be started as they are configured; `details.servers` names them. */
    serverConfiguration: 'SERVER_CONFIGURATION',
    /** Cases call tools of servers that the run does not have; `details.cases` names them. */
    unknownServer: 'UNKNOWN_SERVER',
    /** Cases could not fail, whatever the servers do; `details.cases` names them. */
    noEvidence: 'NO_EVIDENCE',
    /** Cases give tools arguments that these do not take; `details.misfits` says which and where. */
    argumentMisfit: 'ARGUMENT_MISFIT',
    /** `setup` of the run cannot be started; `details.issues` says why. */
    missingCommand: 'MISSING_COMMAND',
};
/** Body of an error. `error` carries the message too on the ingestion routes. */
const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    details: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish(),
});
/** No page that anybody asks for holds more than 200. */
const MAX_PAGE_ITEMS = 10_000;
/** Schema of a page whose items have the given shape; those that have not are left out. */
function pageSchema(item) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        items: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).max(MAX_PAGE_ITEMS),
        nextCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    })
        .transform(({ items, ...page }) => ({ ...page, ...(0,_tolerance_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)(item, items) }));
}


/***/ }),

/***/ 62246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jp: () => (/* binding */ readTolerantly),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   a8: () => (/* binding */ tolerant)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88532);
/* harmony import */ var _validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87402);


/** Each round leaves out what encloses the last one's; no shape of the contract is deeper. */
const MAX_ROUNDS = 20;
/**
 * Reads a value that somebody else wrote: what has not the shape of the schema is left out, and
 * where it is needed, what encloses it. So an odd member costs no more than itself.
 * @param essential members, such as `summary.total`, that are never left out: without them the value
 * is unreadable as a whole.
 */
function readTolerantly(schema, written, essential = []) {
    let value = written;
    // Later rounds only follow from the first: what lacks a member that was left out before.
    let first = [];
    for (let round = 0;; round += 1) {
        const parsed = schema.safeParse(value);
        if (parsed.success)
            return { value: parsed.data, unreadable: first.map(tellProblem) };
        const problems = (0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .explainIssues */ ._u)(parsed.error);
        if (round === 0)
            first = problems;
        const cuts = problems.map(({ path }) => reachable(value, path));
        const whole = cuts.some((path) => path.length === 0 || takesAway(path, essential));
        if (whole || round === MAX_ROUNDS)
            return { problems: first };
        value = without(value, cutTree(cuts));
    }
}
/**
 * The schema of a reply or of a part of one, read tolerantly. It fails only where nothing of use
 * would be left, or where one of `essential` has not its shape.
 */
function tolerant(schema, essential = []) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().transform((written, context) => {
        const reading = readTolerantly(schema, written, essential);
        if ('value' in reading)
            return { ...reading.value, unreadable: reading.unreadable };
        for (const { path, message } of reading.problems) {
            context.addIssue({ code: 'custom', path, message });
        }
        return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
    });
}
/** Reads a list item by item, so that an odd one costs no more than itself. */
function readList(schema, list) {
    const items = [];
    const unreadable = [];
    for (const [index, written] of list.entries()) {
        const reading = readTolerantly(schema, written);
        if ('value' in reading) {
            items.push(reading.value);
            for (const told of reading.unreadable)
                unreadable.push(`[${index}].${told}`);
        }
        else {
            const [problem] = reading.problems;
            unreadable.push(`[${index}]${problem ? `.${tellProblem(problem)}` : ''}`);
        }
    }
    return { items, unreadable };
}
/** Whether leaving a place out leaves out something essential. */
function takesAway(path, essential) {
    const place = path.map(String).join('.');
    return essential.some((member) => member === place || member.startsWith(`${place}.`));
}
function tellProblem({ path, message }) {
    const what = message.replace(/^Invalid input: /, '');
    return path.length === 0 ? what : `${(0,_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPath */ .jV)(path)}: ${what}`;
}
/** The innermost place on the path where there is something to leave out. */
function reachable(value, path) {
    let place = value;
    for (const [index, key] of path.entries()) {
        const inside = memberOf(place, key);
        if (inside === undefined)
            return path.slice(0, index);
        place = inside;
    }
    return path;
}
function memberOf(value, key) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return undefined;
    return Reflect.get(value, key);
}
function cutTree(cuts) {
    const root = new Map();
    // The shortest first: what lies inside a place that goes needs no mention.
    for (const path of cuts.toSorted((a, b) => a.length - b.length)) {
        let tree = root;
        for (const key of path) {
            const inner = tree.get(key);
            if (inner?.size === 0)
                break;
            const next = inner ?? new Map();
            tree.set(key, next);
            tree = next;
        }
    }
    return root;
}
function without(value, cuts) {
    if (Array.isArray(value)) {
        return value.flatMap((item, index) => {
            const inner = cuts.get(index);
            if (inner === undefined)
                return [item];
            return inner.size === 0 ? [] : [without(item, inner)];
        });
    }
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => {
        const inner = cuts.get(key);
        if (inner === undefined)
            return [[key, item]];
        return inner.size === 0 ? [] : [[key, without(item, inner)]];
    }));
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


/***/ }),

/***/ 96704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ providerOfFamily),
/* harmony export */   r: () => (/* binding */ meantProvider)
/* harmony export */ });
/* harmony import */ var _contract_cases_model_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98512);
/* harmony import */ var _text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26829);


/** What people call models of the providers, and write for them. */
const FAMILIES = {
    ...{ claude: 'anthropic', gpt: 'openai', chatgpt: 'openai', gemini: 'google' },
};
/** The provider that needs no address and was meant by a name; undefined where none is near. */
function meantProvider(written) {
    if (Object.hasOwn(FAMILIES, written))
        return FAMILIES[written];
    return (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .meantName */ .d5)(written, _contract_cases_model_id_js__WEBPACK_IMPORTED_MODULE_1__/* .KNOWN_PROVIDERS */ .jJ);
}
/** Which provider a model without one is probably of: that of its family, such as `claude-haiku-4.5`. */
function providerOfFamily(model) {
    const [family = ''] = model.toLowerCase().split(/[^a-z]/, 1);
    return Object.hasOwn(FAMILIES, family) ? FAMILIES[family] : undefined;
}


/***/ }),

/***/ 60922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ addressCredentials),
/* harmony export */   Y: () => (/* binding */ addressSecrets)
/* harmony export */ });
/* harmony import */ var _secret_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75417);
/* harmony import */ var _token_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99410);


const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const SIGNATURE = /sig/i;
/** A value as it is written and without percent encoding; where that is damaged, as written. */
function spellings(written) {
    try {
        return [...new Set([written, decodeURIComponent(written)])];
    }
    catch (error) {
        if (error instanceof URIError)
            return [written];
        throw error;
    }
}
/** Pairs of a query, as written. */
function parametersOf(search) {
    return search
        .slice(1)
        .split('&')
        .map((pair) => {
        const at = pair.indexOf('=');
        return at === -1 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)];
    });
}
/**
 * What is secret in an address: its password, or a lone user name, telling parameters, and what is a
 * key by its shape in its path or its parameters. Of a text that is no address, nothing.
 */
function addressSecrets(address) {
    const url = SCHEME.test(address) ? URL.parse(address) : null;
    if (url === null)
        return [];
    const shaped = [...pairsOf(url).map(([, value]) => value), ...url.pathname.split('/')]
        .filter(_token_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeToken */ .NM)
        .flatMap(spellings);
    return [...addressCredentials(address), ...shaped];
}
/**
 * Of that what is one whatever it looks like: ids in addresses may be drawn by chance, and are wanted
 * where they are no key.
 */
function addressCredentials(address) {
    if (!SCHEME.test(address))
        return [];
    // Not canParse, which takes addresses that then cannot be parsed.
    const url = URL.parse(address);
    if (url === null)
        return [];
    const { username, password, protocol } = url;
    // `ssh://user@host` tells who logs in, not how.
    const lone = protocol === 'ssh:' ? '' : username;
    // As it was written as well: parsing encodes what had to be and was not.
    const typed = /^[^/?#]*:\/\/(?:[^/?#:@]*:)?([^/?#@]*)@/.exec(address)?.[1] ?? '';
    const parameters = pairsOf(url).flatMap(([name, value]) => (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_0__/* .soundsSecret */ .z)(name) || SIGNATURE.test(name) ? [value] : []);
    return [password === '' ? lone : password, password === '' && lone === '' ? '' : typed]
        .concat(parameters)
        .filter((secret) => secret !== '')
        .flatMap(spellings);
}
const pairsOf = ({ search, hash }) => [...parametersOf(search), ...parametersOf(hash)];


/***/ }),

/***/ 13569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ secretsOfRequest),
/* harmony export */   _j: () => (/* binding */ withBareToken),
/* harmony export */   b1: () => (/* binding */ placedSecrets),
/* harmony export */   pg: () => (/* binding */ secretsOfAnswer),
/* harmony export */   wO: () => (/* binding */ namedTexts)
/* harmony export */ });
/* harmony import */ var _address_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60922);
/* harmony import */ var _plain_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64993);
/* harmony import */ var _secret_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75417);
/* harmony import */ var _secret_worth_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66877);
/* harmony import */ var _token_shapes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99410);





/** A name and what tells that its value follows. */
const NAMES = /([^\s:=;,"'{}]+)(["']?[:=]?)/g;
const SCHEME_AND_TOKEN = /^[A-Za-z][\w-]*\s+(\S+)$/;
const BASIC = /^basic\s+([A-Za-z\d+/_-]+=*)$/i;
const PRINTABLE = /^[\x20-\x7e]+$/;
/**
 * A text, and what of it may turn up alone: `Bearer abc` holds the secret `abc`, and
 * `Basic …` a user's password.
 */
function withBareToken(text) {
    const trimmed = text.trim();
    const encoded = BASIC.exec(trimmed)?.[1] ?? '';
    const credentials = Buffer.from(encoded, 'base64').toString('latin1');
    const isReadable = credentials.includes(':') && PRINTABLE.test(credentials);
    const password = credentials.slice(credentials.indexOf(':') + 1);
    return [
        trimmed,
        SCHEME_AND_TOKEN.exec(trimmed)?.[1] ?? trimmed,
        ...(isReadable ? [credentials, password] : []),
    ];
}
const WITHIN_VALUE = /[^;,&\s=:]+/y;
/**
 * The values of `--token=VALUE`, `Authorization: VALUE` and `Password=VALUE;`, also behind others. The
 * first may have spaces, and go on to the end or to where the next pair begins; those behind it are
 * told by what ends them, so that no part of a text is looked at again and again.
 */
function pairedSecrets(text) {
    const starts = [...text.matchAll(NAMES)].flatMap(({ 0: pair, 1: name = '', 2: sign = '', index }) => /[:=]$/.test(sign) && (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_2__/* .soundsSecret */ .z)(name) ? index + pair.length : []);
    const [first, ...others] = starts;
    if (first === undefined)
        return [];
    const rest = text.slice(first).trimStart();
    const [upToNext = ''] = rest.split(';', 1);
    const firstValues = rest.startsWith('//') ? [] : [rest, upToNext];
    return [
        ...new Set(firstValues),
        ...others.flatMap((start) => {
            WITHIN_VALUE.lastIndex = text[start] === ' ' ? start + 1 : start;
            return WITHIN_VALUE.exec(text)?.[0] ?? [];
        }),
    ];
}
/** Strings inside a text that is JSON, by their keys; of any other text, nothing. */
function jsonTexts(text) {
    if (!/^\s*[[{]/.test(text))
        return [];
    try {
        return namedTexts(JSON.parse(text));
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return [];
        throw error;
    }
}
const MAX_DEPTH = 100;
/** Every string of a JSON value, with its key or, in a list, what stands before it. */
function namedTexts(value, names = [], depth = 0) {
    if (typeof value === 'string')
        return [{ text: value, names }];
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH)
        return [];
    if (Array.isArray(value)) {
        return value.flatMap((item, index) => {
            const before = value[index - 1];
            const flag = typeof before === 'string' && /^-[^=]*$/.test(before) ? [before] : [];
            return namedTexts(item, typeof item === 'string' ? flag : names, depth + 1);
        });
    }
    return Object.entries(value).flatMap(([key, item]) => namedTexts(item, [key], depth + 1));
}
/**
 * What is secret of a text by its place: what its name says to be one, what stands in an address or
 * behind a telling name, and all of that within JSON.
 */
function placedSecrets({ text, names }, workspace) {
    const isPublic = (value) => (0,_plain_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublicAnywhere */ .ff)(value, workspace);
    const named = names.some(_secret_names_js__WEBPACK_IMPORTED_MODULE_2__/* .soundsSecret */ .z) && !isPublic(text) ? withBareToken(text) : [];
    const paired = pairedSecrets(text).flatMap(withBareToken);
    const addresses = [text, text.slice(text.indexOf('=') + 1)].flatMap(_address_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .addressSecrets */ .Y);
    const inside = jsonTexts(text).flatMap((part) => placedSecrets(part, workspace));
    return [...named, ...paired, ...addresses, ...inside].filter((value) => !isPublic(value));
}
/** Of a store of keys and values the key is a name, and so it is of a request that may be repeated; of a service it is a secret, and looks like one. */
const MAY_BE_A_NAME = /^(?:idempotency[-_]?)?keys?$/i;
/** What a number may be that is none to count with; the secret of YAML that nobody put in quotes. */
const NUMBER_AS_SECRET = /(?:pass(?:word|wd|code|phrase)?|pwd|pin|otp|secret|token)$/i;
/** Of an address, as it is written. */
const PASSWORD_OF_ADDRESS = /^[a-z][a-z\d+.-]{0,20}:\/\/[^/?#:@]*:([^/?#@]+)@/i;
/** An item of a list that is a header, a flag or a variable with its value. */
const PAIR = /^-{0,2}([A-Za-z][\w.-]{0,99})(?: ?= ?| ?: ?)(\S.*)$/s;
/** What such an item has for a value, and a sentence behind a colon has not. */
const VALUE_OF_PAIR = /^(?:(?:api-?key|basic|bearer|digest|token) {1,3})?\S+$/i;
/** Its values have names of their own. */
const COOKIES = /cookie$/i;
/** An item whose value is the next one. */
const FLAG = /^--?([A-Za-z][\w.-]{0,99})$/;
/**
 * What of a request to an API is secret by the names it stands under: `access_token`, and every
 * value of a map such as `modelApiKeys`; also where the name is a value itself, as in lists of
 * headers and of arguments, and the password and the telling parameters of an address.
 */
function secretsOfRequest(value) {
    return secretsUnderNames(value, true);
}
/**
 * The same of an answer, where what tells of a secret stands under its name as well (the schema of an
 * argument `apiKey`), and ids may be drawn by chance.
 */
function secretsOfAnswer(value) {
    return secretsUnderNames(value, false);
}
/** By a walk that nests no deeper for a value that does. */
function secretsUnderNames(value, isRequest) {
    const found = new Set();
    const rest = [{ name: '', part: value }];
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
        const { name, part } = next;
        if (typeof part === 'string') {
            for (const secret of secretsOf(name, part))
                found.add(secret);
            for (const secret of isRequest ? secretsOfAddress(part) : [])
                found.add(secret);
        }
        else if (typeof part === 'number' && isRequest && NUMBER_AS_SECRET.test(name)) {
            for (const secret of secretsOf(name, String(part)))
                found.add(secret);
        }
        else if (Array.isArray(part)) {
            for (const item of part)
                rest.push({ name, part: item });
            if (isRequest)
                rest.push(...pairsOfList(part));
        }
        else if (typeof part === 'object' && part !== null) {
            const members = Object.entries(part);
            // Where its own members tell which of them are secret, the others are none.
            const isMap = isRequest && (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_2__/* .soundsSecret */ .z)(name) && !members.some(([key]) => (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_2__/* .soundsSecret */ .z)(key));
            for (const [key, item] of members)
                rest.push({ name: isMap ? name : key, part: item });
            if (isRequest)
                rest.push(...namedValue(part));
        }
    }
    return [...found].filter((secret) => (0,_secret_worth_js__WEBPACK_IMPORTED_MODULE_3__/* .weaknessOf */ .v)(secret) === null && !(0,_plain_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isEverydayWord */ .SJ)(secret));
}
/** What texts of a list hold as `X-Api-Key: VALUE`, as `--api-key=VALUE`, or behind `--api-key`. */
function pairsOfList(items) {
    return items.flatMap((item, index) => {
        if (typeof item !== 'string')
            return [];
        const before = items[index - 1];
        const flag = typeof before === 'string' ? FLAG.exec(before)?.[1] : undefined;
        const [, name = '', value = ''] = PAIR.exec(item) ?? [];
        const isPair = VALUE_OF_PAIR.test(value.trim()) || COOKIES.test(name);
        return [
            ...(flag === undefined ? [] : [{ name: flag, part: item }]),
            ...(isPair ? [{ name, part: value.trim() }] : []),
        ];
    });
}
/** The password of an address that may be none to a parser, and what one finds in it. */
function secretsOfAddress(text) {
    return [...(PASSWORD_OF_ADDRESS.exec(text)?.slice(1) ?? []), ...(0,_address_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .addressCredentials */ .X)(text.trim())];
}
/** What `{ name: Authorization, value: … }` holds, under that name. */
function namedValue(part) {
    if (!('value' in part))
        return [];
    const name = 'name' in part ? part.name : 'key' in part ? part.key : undefined;
    return typeof name === 'string' ? [{ name, part: part.value }] : [];
}
/** An address that takes whatever is sent to it, from anybody. */
const OPEN_ADDRESS = 'uploadUrl';
function secretsOf(name, text) {
    if (name === OPEN_ADDRESS)
        return [text];
    const isPublic = MAY_BE_A_NAME.test(name) ? _plain_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainValue */ .YJ : _plain_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublicAnywhere */ .ff;
    const isNamed = (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_2__/* .soundsSecret */ .z)(name) && !isPublic(text, '');
    return [...(isNamed ? withBareToken(text) : []), ...(0,_token_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .knownTokens */ .Gx)(text)];
}


/***/ }),

/***/ 64993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SJ: () => (/* binding */ isEverydayWord),
/* harmony export */   YJ: () => (/* binding */ isPlainValue),
/* harmony export */   ff: () => (/* binding */ isPublicAnywhere)
/* harmony export */ });
/* harmony import */ var _secret_worth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66877);
/* harmony import */ var _token_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99410);


/** Switches, modes and words of transcripts, beside those that no redactor hides. */
const EVERYDAY_WORDS = new Set(('always anonymous assert assertion assertions assistant basic bearer boolean cancelled completed ' +
    'content contents default development disabled enabled error errors failed failure false ' +
    'incomplete invalid iteration iterations localhost message messages missing never number object ' +
    'optional output passed pending private production prompt prompts public reasoning required ' +
    'result results running skipped staging status string success system test-case testing ' +
    'tool-call tool-result toolCall toolName toolCallId undefined unexpected unknown verbose verdict')
    .split(' ')
    .map((word) => word.toLowerCase()));
/** Whether a word is so common that hiding it would hide half of what is told. */
const isEverydayWord = (value) => (0,_secret_worth_js__WEBPACK_IMPORTED_MODULE_0__/* .weaknessOf */ .v)(value) === 'common' || EVERYDAY_WORDS.has(value.trim().toLowerCase());
const LONGEST_WORD = 15;
/** No word has so many in a row, and text drawn by chance mostly does. */
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{5}/i;
const WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/;
const WORDS_OF_NAME = 3;
/** One word: in one case, or with a capital in front. */
const isWord = (text) => text.length <= LONGEST_WORD && WORD.test(text) && !CONSONANTS.test(text);
/** Such as `readOnly`. */
const isCamelCase = (text) => {
    const words = text.split(/(?=[A-Z])/);
    return words.length <= WORDS_OF_NAME && words.every((word) => word.length > 1 && isWord(word));
};
const isShortPart = (text) => /^[A-Za-z\d]{1,4}$/.test(text);
const isNumberPart = (text) => /^\d{1,6}$/.test(text);
/** As names of models end. */
const isDate = (text) => /^20\d\d[01]\d[0-3]\d$/.test(text);
/** A number, a version, an amount such as `30s`: within the digits that numbers are counted in. */
const NUMBER = /^[-+v]?\d{1,15}(?:[.,]\d{1,6}){0,3}(?:%|[a-zA-Z]{1,3})?$/;
const DIGITS_OF_NAME = 8;
/**
 * Words and numbers such as `us-east-1`, `gpt-4o-mini`, `en_US.UTF-8`: no phrase of many words, and
 * no groups of letters and digits such as licences have.
 */
function isPlainName(text) {
    const parts = text
        .replace(/^[.@]/, '')
        .split(/[-_.+~]/)
        .filter((part) => part !== '' && !isDate(part))
        // Such as `central1` of `us-central1`; alone it may be a password.
        .map((part, _, { length }) => (length > 1 ? part.replace(/(?<=[a-z]{4})\d{1,2}$/, '') : part));
    const numbers = parts.filter(isNumberPart);
    const words = parts.filter((part) => !isNumberPart(part));
    const mixed = words.filter((part) => !isWord(part) && !isCamelCase(part));
    return (words.length <= WORDS_OF_NAME &&
        numbers.join('').length <= DIGITS_OF_NAME &&
        mixed.length <= 1 &&
        mixed.every(isShortPart));
}
const HOST = /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,9}(?::\d{1,5})?$/;
/** Whether it is a host's name; a lone word is one only with a port behind it. */
function isHost(text) {
    if (!HOST.test(text) || (0,_token_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeToken */ .NM)(text))
        return false;
    const name = text.split(':')[0] ?? '';
    const last = name.split('.').at(-1) ?? '';
    return name !== text || (name.includes('.') && /^(?:[a-z]{2,24}|\d{1,3})$/.test(last));
}
const isPlainPath = (path) => path
    .split(/[\\/]/)
    .every((part) => part === '' || part === '.' || part === '..' || isPlainName(part));
/** Where programs and the things of users are, on machines of all kinds. */
const SYSTEM_FOLDERS = /^(?:\/(?:Users|bin|dev|etc|home|lib|mnt|opt|private|root|run|sbin|srv|tmp|usr|var)(?:\/|$)|[A-Za-z]:[\\/])/;
const isWithin = (path, folder) => folder !== '' && (path === folder || path.startsWith(`${folder.replace(/[\\/]$/, '')}/`));
const SCHEME = /^[a-z][a-z\d+.-]{0,20}:\/\//i;
/** An address that tells a host and words after it: no user, no key in its path or its parameters. */
function isPlainAddress(text) {
    if (!SCHEME.test(text))
        return false;
    const url = URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '')
        return false;
    if (url.search !== '' || url.hash !== '' || !isPlainPath(url.pathname))
        return false;
    return url.host === '' || isHost(url.host) || isPlainName(url.host) || url.host.startsWith('[');
}
/** An address of nothing but a host. */
const isBareAddress = (text) => isPlainAddress(text) && /^[^/]+\/\/[^/]*\/?$/.test(text);
/**
 * Whether a value is no secret even where its name says so: an everyday word, an address of nothing
 * but a host, a place in the checkout.
 */
function isPublicAnywhere(value, workspace) {
    const text = value.trim();
    if (text === '' || isEverydayWord(text) || isBareAddress(text))
        return true;
    // Files of a checkout may have names that look drawn by chance.
    if (isWithin(text, workspace))
        return (0,_token_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .knownTokens */ .Gx)(text).length === 0;
    return /^\.{1,2}[\\/]/.test(text) && !text.split(/[\\/]/).some(_token_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeToken */ .NM);
}
const LONGEST_LIST = 20;
/** Of an image or a package. */
const VERSION_OF_PATH = /[:@](?:latest|v?\d{1,6}(?:\.\d{1,6}){0,2})$/;
/**
 * Whether a value is plainly no secret where no name says that it is one: a word, a number, the
 * name of a host, an address, a place, or a list of them.
 */
function isPlainValue(value, workspace) {
    const items = value.split(',').map((item) => item.trim());
    if (items.length > LONGEST_LIST)
        return false;
    return items.every((item) => isPublicAnywhere(item, workspace) || (!(0,_token_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeToken */ .NM)(item) && isPlainItem(item)));
}
/** An address of mail. */
function isMailbox(text) {
    const [name = '', host = '', ...others] = text.split('@');
    return name !== '' && others.length === 0 && isPlainName(name) && isHost(host.toLowerCase());
}
function isPlainItem(text) {
    if (NUMBER.test(text) || isPlainName(text) || isHost(text) || isPlainAddress(text))
        return true;
    if (isMailbox(text))
        return true;
    if (SYSTEM_FOLDERS.test(text))
        return isPlainPath(text.replace(/^[A-Za-z]:/, ''));
    // `Europe/Berlin`, `owner/repository`, `dist/server.js`, `registry.test/image:1.2`, `@a/package@3`.
    const path = text.includes('/') ? text.replace(VERSION_OF_PATH, '') : text;
    return !/^[\\/]/.test(path) && isPlainPath(path);
}


/***/ }),

/***/ 8042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PP: () => (/* binding */ withEditorVariables),
/* harmony export */   d: () => (/* binding */ resolveReferences),
/* harmony export */   ii: () => (/* binding */ referencesIn)
/* harmony export */ });
/** As a shell writes it, and `${env:NAME}` as editors do. */
const REFERENCE = /\$\{(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;
/**
 * An environment with what editors know beside it: the folder that is open, which is the checkout,
 * and that of the user.
 */
function withEditorVariables(environment, workspace) {
    return {
        workspaceFolder: workspace,
        workspaceRoot: workspace,
        workspaceFolderBasename: workspace.split(/[\\/]/).findLast((part) => part !== '') ?? '',
        userHome: environment['HOME'] ?? environment['USERPROFILE'],
        ...environment,
    };
}
/** Beyond the last brace no reference ends, and looking for an end from each would take long. */
const referring = (text) => text.slice(0, text.lastIndexOf('}') + 1);
/** The variables a text names as `${VAR}`, `${env:VAR}` or `${VAR:-default}`, as often as it does. */
function referencesIn(text) {
    return [...referring(text).matchAll(REFERENCE)].map(([, variable = '', fallback]) => ({
        variable,
        fallback,
    }));
}
/** The text with each reference replaced. */
function resolveReferences(text, lookUp) {
    const head = referring(text);
    const resolved = head.replace(REFERENCE, (_match, variable, fallback) => lookUp({ variable, fallback }));
    return resolved + text.slice(head.length);
}


/***/ }),

/***/ 69244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ createSecretKeeper)
});

;// CONCATENATED MODULE: ./build/redaction/pattern-automaton.js
/** Entries of the table of transitions: four megabytes at most, however many patterns there are. */
const TABLE_ENTRIES = 2 ** 20;
/** Texts are read by UTF-16 units. */
const CHARACTER_CODES = 2 ** 16;
/** Where somebody cut a text, so much of the begin of a pattern before it is as good as all. */
const CUT_SHORT = 8;
const ELLIPSIS = '…'.charCodeAt(0);
const DOT = '.'.charCodeAt(0);
/**
 * Finds any number of patterns in one pass over a text, by Aho and Corasick: the time grows with the
 * text alone, whatever it holds. States are numbered breadth first, so the children of one stand
 * side by side, and the shallow ones, where a text nearly always is, come first: these have a table.
 *
 * Own code, since libraries tell neither of a state, by which a text is read in chunks, nor of what
 * of a pattern is pending at the end of one.
 */
class pattern_automaton_PatternAutomaton {
    /** The start of every text. */
    static START = 0;
    #classOf = new Uint16Array(CHARACTER_CODES);
    #classes;
    /** Transitions of the first states, a row each. */
    #table;
    #tabled;
    /** By state: where its children begin; they end where those of the next begin. */
    #children;
    /** By state: the character that leads to it. */
    #code;
    /** By state: that of the longest end of what was read which begins a pattern too. */
    #fallback;
    /** By state: length of the longest pattern that ends here; 0 for none. */
    #found;
    /** By state: how much was read of the longest pattern that may yet come. */
    #pending;
    constructor(patterns) {
        const sorted = [...new Set(patterns)].filter((pattern) => pattern !== '').sort();
        const most = sorted.reduce((sum, { length }) => sum + length, 1);
        this.#classes = this.#classify(sorted);
        this.#tabled = Math.max(1, Math.min(most, Math.floor(TABLE_ENTRIES / this.#classes)));
        this.#table = new Int32Array(this.#tabled * this.#classes);
        this.#children = new Int32Array(most + 1);
        this.#code = new Uint16Array(most);
        this.#fallback = new Int32Array(most);
        this.#found = new Int32Array(most);
        this.#pending = new Int32Array(most);
        const states = this.#build(sorted, most);
        // Patterns that begin alike share states, so that there may be far fewer than there could be.
        this.#children = this.#children.slice(0, states + 1);
        this.#code = this.#code.slice(0, states);
        this.#fallback = this.#fallback.slice(0, states);
        this.#found = this.#found.slice(0, states);
        this.#pending = this.#pending.slice(0, states);
    }
    /**
     * Numbers the characters of the patterns; all others are 0, as they lead back to the start.
     * @returns how many numbers there are.
     */
    #classify(patterns) {
        let classes = 1;
        for (const pattern of patterns) {
            for (let at = 0; at < pattern.length; at += 1) {
                const letter = pattern.charCodeAt(at);
                if (this.#classOf[letter] !== 0)
                    continue;
                this.#classOf[letter] = classes;
                classes += 1;
            }
        }
        return classes;
    }
    /**
     * Makes the states, those of one depth after those of the depth before. What a state falls back to
     * is less deep, so all that is asked of it is there by then, its row of the table too.
     * @returns how many there are.
     */
    #build(sorted, most) {
        const children = this.#children;
        const depth = new Int32Array(most);
        // Of the patterns in order, those that lead through a state follow one another: from, to.
        const first = new Int32Array(most);
        const end = new Int32Array(most);
        end[0] = sorted.length;
        let states = 1;
        for (let state = 0; state < states; state += 1) {
            const at = depth[state] ?? 0;
            const stop = end[state] ?? 0;
            const fallback = this.#fallback[state] ?? 0;
            let index = first[state] ?? 0;
            // Of patterns that begin alike, the shortest comes first.
            const ends = at > 0 && sorted[index]?.length === at;
            if (ends)
                index += 1;
            // What ends here beside it is shorter, and ends where the state falls back to as well.
            this.#found[state] = ends ? at : (this.#found[fallback] ?? 0);
            children[state] = states;
            while (index < stop) {
                const letter = sorted[index]?.charCodeAt(at) ?? 0;
                first[states] = index;
                while (index < stop && sorted[index]?.charCodeAt(at) === letter)
                    index += 1;
                end[states] = index;
                depth[states] = at + 1;
                this.#code[states] = letter;
                // The start is the fallback of all that follows it.
                this.#fallback[states] = state === 0 ? 0 : this.#follow(fallback, letter);
                states += 1;
            }
            children[state + 1] = states;
            const goesOn = states > (children[state] ?? 0);
            this.#pending[state] = goesOn ? at : (this.#pending[fallback] ?? 0);
            if (state < this.#tabled)
                this.#fillRow(state);
        }
        return states;
    }
    /** Where a character leads from a state: where it leads from its fallback, but for its children. */
    #fillRow(state) {
        const classes = this.#classes;
        const fallbackRow = (this.#fallback[state] ?? 0) * classes;
        this.#table.copyWithin(state * classes, fallbackRow, fallbackRow + classes);
        const last = this.#children[state + 1] ?? 0;
        for (let next = this.#children[state] ?? 0; next < last; next += 1) {
            this.#table[state * classes + (this.#classOf[this.#code[next] ?? 0] ?? 0)] = next;
        }
    }
    /**
     * Reads on from a state. Tells each place where a pattern ends, or breaks off before an ellipsis,
     * and the length of the longest that does, until it is told to stop by `false`.
     * @returns the state after the text.
     */
    read(text, from, tell) {
        const classOf = this.#classOf;
        const table = this.#table;
        const classes = this.#classes;
        const found = this.#found;
        const tabled = this.#tabled;
        let state = from;
        for (let index = 0; index < text.length; index += 1) {
            const letter = text.charCodeAt(index);
            if (letter === ELLIPSIS || (letter === DOT && text.startsWith('...', index))) {
                const begun = this.pending(state);
                if (begun >= CUT_SHORT && !tell(index, begun))
                    return state;
            }
            if (state >= tabled)
                state = this.#follow(state, letter);
            else
                state = table[state * classes + (classOf[letter] ?? 0)] ?? 0;
            const length = found[state] ?? 0;
            if (length > 0 && !tell(index + 1, length))
                return state;
        }
        return state;
    }
    /** How many of the characters read last may be the begin of a pattern. */
    pending(state) {
        return this.#pending[state] ?? 0;
    }
    /** The state after one more character, which is in the table or found among children. */
    #follow(from, letter) {
        let state = from;
        // Each step back makes up for a step ahead, so all of them together are no more than those.
        while (state >= this.#tabled) {
            const next = this.#childBy(state, letter);
            if (next >= 0)
                return next;
            state = this.#fallback[state] ?? 0;
        }
        return this.#table[state * this.#classes + (this.#classOf[letter] ?? 0)] ?? 0;
    }
    /** The child to which a character leads, -1 for none; they are in the order of their characters. */
    #childBy(state, letter) {
        let low = this.#children[state] ?? 0;
        let high = this.#children[state + 1] ?? 0;
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((this.#code[middle] ?? 0) < letter)
                low = middle + 1;
            else
                high = middle;
        }
        const isThere = low < (this.#children[state + 1] ?? 0) && this.#code[low] === letter;
        return isThere ? low : -1;
    }
}

// EXTERNAL MODULE: ./build/redaction/secret-worth.js
var secret_worth = __webpack_require__(66877);
;// CONCATENATED MODULE: ./build/redaction/secret-forms.js

/** The first and last line of a key, or the rest of one, which are the same for all. */
const PEM_BORDER = /^(?:-----(?:BEGIN|END) )?[A-Z0-9 ]+-----$/;
/** A line of YAML or JSON that opens a block and says nothing. */
const BARE_NAME = /^["']?[\w-]+["']?\s*:\s*[[{|>]?$/;
/** Lines of Base64 as programs break it. */
const BASE64_LINE_LENGTHS = [64, 76];
/** So long a secret, as a kubeconfig or a key of a service account, is mostly found by its lines. */
const LONG = 2_000;
/** What no writer of JSON, URLs or markup writes otherwise. */
const UNESCAPED = /^[\w.-]+$/;
/**
 * Every form in which a secret is looked for: itself, its lines, and each of these as JSON, URLs,
 * XML, Base64 and hexadecimal digits write it. What is too weak for a secret has none.
 */
function secret_forms_secretForms(secrets) {
    const forms = new Set();
    for (const secret of new Set(secrets)) {
        const { parts, coveredByParts } = partsOf(secret);
        const written = [...parts.flatMap(formsOf), ...coveredByParts.flatMap(formsOfCovered)];
        for (const form of new Set(written))
            if ((0,secret_worth/* weaknessOf */.v)(form) === null)
                forms.add(form);
    }
    return forms;
}
/** The value, without white space around it, and its lines where it has several. */
function partsOf(secret) {
    const whole = secret.trim();
    const lines = whole.split(/\r\n|[\r\n]/).map((line) => line.trim());
    // As it stands in a text that was made one line.
    const flat = whole.replace(/\s+/g, ' ');
    if (lines.length === 1)
        return { parts: strong([whole, flat]), coveredByParts: [] };
    const wholes = strong([whole, flat, lines.join('\n'), lines.join('\r\n')]);
    const telling = strong(lines.filter((line) => !PEM_BORDER.test(line) && !BARE_NAME.test(line)));
    const covered = telling.reduce((sum, { length }) => sum + length, 0);
    return whole.length > LONG && 2 * covered > whole.length
        ? { parts: telling, coveredByParts: wholes }
        : { parts: [...new Set([...wholes, ...telling])], coveredByParts: [] };
}
const strong = (values) => [
    ...new Set(values.filter((value) => (0,secret_worth/* weaknessOf */.v)(value) === null)),
];
function formsOf(value) {
    // Half characters are replaced on the way through UTF-8.
    const sound = value.toWellFormed();
    const escaped = UNESCAPED.test(value)
        ? []
        : [...jsonForms(value), ...urlForms(sound), ...markupForms(value)];
    return [value, sound, ...escaped, ...base64Forms(sound), ...hexForms(sound)];
}
/**
 * What writes a line with regard to those before it: Base64 broken into lines. Of all other forms the
 * parts are found, and the plain one is for a text that is easier to read.
 */
const formsOfCovered = (value) => [value, ...brokenBase64(value.toWellFormed())];
const escapedCode = (upper) => (character) => {
    const digits = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${upper ? digits.toUpperCase() : digits}`;
};
/** Within JSON, also of writers that escape more than they must, and within JSON in JSON. */
function jsonForms(value) {
    const plain = JSON.stringify(value).slice(1, -1);
    const bySlash = plain.replaceAll('/', '\\/');
    const forms = [plain, bySlash].flatMap((form) => [true, false].flatMap((upper) => {
        const ascii = form.replace(/[\u007f-\uffff]/g, escapedCode(upper));
        const forPages = (text) => text.replace(/[<>&'+=]/g, escapedCode(upper));
        const fewer = ascii.replace(/[<>&]/g, escapedCode(upper));
        const pages = [forPages(form), forPages(ascii)];
        const quotes = pages.map((text) => text.replaceAll('\\"', '\\u0022'));
        return [form, ascii, fewer, ...pages, ...quotes];
    }));
    // As JavaScript and Python quote.
    const quoted = plain.replaceAll('\\"', '"').replaceAll("'", "\\'");
    return [...forms, quoted, JSON.stringify(plain).slice(1, -1)];
}
const percentEncoded = (character) => [...Buffer.from(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
/** In a query, a form, a path or before the `@` of a URL, by writers that escape more or less. */
function urlForms(value) {
    const component = encodeURIComponent(value);
    const strict = component.replace(/[!'()*~]/g, percentEncoded);
    const forms = [
        ...addressForms(value),
        component,
        component.replaceAll("'", '%27'),
        component.replace(/[!'()*]/g, percentEncoded),
        strict,
        strict.replaceAll('%20', '+'),
        new URLSearchParams({ value }).toString().slice('value='.length),
        encodeURI(value),
        encodeURI(value).replaceAll("'", '%27'),
        // A path keeps what separates nothing in it.
        component.replace(/%(?:21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g, decodeURIComponent),
        component.replace(/%(?:24|26|2B|2C|3B|3D)/g, decodeURIComponent),
    ];
    return [...forms, component.replaceAll('%', '%25')].flatMap((form) => [
        form,
        form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    ]);
}
/** As Node itself writes it into a path, a query and the place of a user's name. */
function addressForms(value) {
    const [path, query, user] = [1, 2, 3].map(() => new URL('https://h/'));
    // With what a value may begin with itself, so that nothing of it is taken for that.
    if (path)
        path.pathname = `/${value}`;
    if (query)
        query.search = `?${value}`;
    if (user)
        user.username = value;
    return [path?.pathname.slice(1) ?? '', query?.search.slice(1) ?? '', user?.username ?? ''];
}
/** Within XML and HTML. */
function markupForms(value) {
    const least = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const common = least.replaceAll('>', '&gt;');
    const quotes = [
        ['&quot;', '&apos;'],
        ['&quot;', '&#39;'],
        ['&quot;', '&#039;'],
        ['&quot;', '&#x27;'],
        ['&quot;', "'"],
        ['&#34;', '&#39;'],
        ['&#x22;', '&#x27;'],
    ];
    const quoted = quotes.flatMap(([double = '"', single = "'"]) => [least, common].map((form) => form.replaceAll('"', double).replaceAll("'", single)));
    const forms = [least, common, ...quoted];
    return [
        ...forms,
        ...forms.map((form) => form.replaceAll('\r', '&#13;').replaceAll('\n', '&#10;')),
        ...forms.map((form) => form.replaceAll('\r', '&#xD;').replaceAll('\n', '&#xA;')),
    ];
}
/**
 * What of a text's Base64 depends on the secret in it alone, for each place the secret can have
 * within a group of three bytes: `Authorization: Basic` has a user's name before it.
 */
function base64Forms(value) {
    const bytes = Buffer.from(value);
    const forms = [0, 1, 2].flatMap((offset) => {
        const start = Math.ceil((offset * 8) / 6);
        const end = Math.floor(((offset + bytes.length) * 8) / 6);
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        return [encoded.slice(start, end)];
    });
    return [
        ...forms,
        ...brokenBase64(value),
        ...forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
        ...forms.map((form) => form.replaceAll('/', '\\/')),
        ...forms.map((form) => form.replaceAll('+', '%2B').replaceAll('/', '%2F')),
        ...forms.map((form) => form.replaceAll('+', '%2b').replaceAll('/', '%2f')),
    ];
}
/**
 * Each line of it, by programs that write lines of Base64, such as `base64` and `openssl`: between them
 * may stand what ends a line in JSON, or what indents one in YAML.
 */
function brokenBase64(value) {
    const bytes = Buffer.from(value);
    const encoded = bytes.toString('base64').slice(0, Math.floor((bytes.length * 8) / 6));
    return BASE64_LINE_LENGTHS.filter((length) => length < encoded.length).flatMap((length) => inLines(encoded, length));
}
function inLines(text, length) {
    const count = Math.ceil(text.length / length);
    return Array.from({ length: count }, (_, index) => text.slice(index * length).slice(0, length));
}
function hexForms(value) {
    const lower = Buffer.from(value).toString('hex');
    return [lower, lower.toUpperCase()];
}

;// CONCATENATED MODULE: ./build/redaction/redactor.js


const MASK = '***';
const redactor_ELLIPSIS = '…';
/**
 * A redactor of these secrets. Values that are too weak to be hidden (`weaknessOf`) are left alone;
 * who takes in secrets says so.
 */
function createRedactor(secrets) {
    const automaton = new PatternAutomaton(secretForms(secrets));
    return redactorOf(() => automaton);
}
/** A redactor by what an automaton finds, which may be another one the next time. */
function redactorOf(current) {
    const text = (value) => {
        const spans = new Spans();
        current().read(value, pattern_automaton_PatternAutomaton.START, (end, length) => spans.add(end - length, end));
        return masked(value, spans.all);
    };
    const json = (value) => {
        if (typeof value === 'string')
            return text(value);
        if (Array.isArray(value))
            return value.map(json);
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [text(key), json(item)]));
    };
    const stream = () => new MaskingStream(current);
    return {
        text,
        begin: (value) => stream().write(value),
        excerpt: (value, limit) => excerptOf(stream(), value, limit),
        // Strings become strings, and all else keeps its shape.
        json: json,
        finds: (value) => searchOf(current()).finds(value),
        search: () => searchOf(current()),
        stream,
    };
}
function searchOf(automaton) {
    let state = pattern_automaton_PatternAutomaton.START;
    let found = false;
    const take = () => {
        found = true;
        return false;
    };
    return {
        finds: (chunk) => {
            if (!found)
                state = automaton.read(chunk, state, take);
            return found;
        },
    };
}
function excerptOf(stream, value, limit) {
    let redacted = '';
    // Of a long text only so much is read as is shown.
    const step = Math.max(1_024, 2 * limit);
    for (let start = 0; start < value.length && redacted.length <= limit; start += step) {
        redacted += stream.write(value.slice(start, start + step));
    }
    if (redacted.length <= limit)
        redacted += stream.end();
    return cut(redacted, limit);
}
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const kept = text.slice(0, Math.max(0, limit - redactor_ELLIPSIS.length));
    const whole = /[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept;
    return `${whole}${redactor_ELLIPSIS}`;
}
/** Places of secrets in a text, those that overlap as one, in order. */
class Spans {
    all = [];
    add(start, end) {
        let from = start;
        for (let last = this.all.at(-1); last && last.end > start; last = this.all.at(-1)) {
            from = Math.min(from, last.start);
            this.all.pop();
        }
        this.all.push({ start: from, end });
        return true;
    }
}
function masked(text, spans) {
    let result = '';
    let done = 0;
    for (const { start, end } of spans) {
        result += text.slice(done, start) + MASK;
        done = end;
    }
    return (done === 0 ? text : result + text.slice(done));
}
class MaskingStream {
    #current;
    #automaton;
    #state = pattern_automaton_PatternAutomaton.START;
    /** What has not been given. */
    #held = '';
    #spans = new Spans();
    /** How much at the begin of `held` is of a secret whose mask has been given. */
    #masked = 0;
    constructor(current) {
        this.#current = current;
        this.#automaton = current();
    }
    write(chunk) {
        this.#read(chunk);
        const decided = this.#held.length - this.#automaton.pending(this.#state);
        return this.#give(decided);
    }
    end() {
        const rest = this.#give(this.#held.length);
        this.#state = pattern_automaton_PatternAutomaton.START;
        return rest;
    }
    #read(chunk) {
        let from = this.#held.length;
        let unread = chunk;
        if (this.#automaton !== this.#current()) {
            // Secrets have become known since: what was held back is looked at again.
            this.#automaton = this.#current();
            this.#state = pattern_automaton_PatternAutomaton.START;
            unread = this.#held + chunk;
            from = 0;
        }
        this.#state = this.#automaton.read(unread, this.#state, (end, length) => this.#spans.add(Math.max(0, from + end - length), from + end));
        this.#held += chunk;
    }
    /** Gives the text up to a place; a secret that reaches beyond has its mask already. */
    #give(upTo) {
        const text = this.#held;
        let result = '';
        let done = this.#masked;
        let rest = [];
        for (const [index, { start, end }] of this.#spans.all.entries()) {
            if (start >= upTo) {
                rest = this.#spans.all.slice(index);
                break;
            }
            const told = this.#masked > 0 && start < this.#masked;
            if (!told)
                result += text.slice(done, start) + MASK;
            done = end;
        }
        if (done < upTo)
            result += text.slice(done, upTo);
        this.#held = text.slice(upTo);
        this.#masked = Math.max(0, done - upTo);
        this.#spans = new Spans();
        if (this.#masked > 0)
            this.#spans.add(0, this.#masked);
        for (const { start, end } of rest)
            this.#spans.add(start - upTo, end - upTo);
        return result;
    }
}

;// CONCATENATED MODULE: ./build/redaction/secret-keeper.js




/** The redactor of a whole job. */
function createSecretKeeper(known = []) {
    const secrets = new Set();
    const forms = new Set();
    /** Learned since the automaton was made, which is only once somebody asks for it. */
    let fresh = [];
    let automaton = new pattern_automaton_PatternAutomaton([]);
    const current = () => {
        if (fresh.length > 0) {
            for (const form of secret_forms_secretForms(fresh))
                forms.add(form);
            fresh = [];
            automaton = new pattern_automaton_PatternAutomaton(forms);
        }
        return automaton;
    };
    const learn = (secret) => {
        if (secret.trim() === '')
            return null;
        const weakness = (0,secret_worth/* weaknessOf */.v)(secret);
        if (weakness === null && !secrets.has(secret)) {
            secrets.add(secret);
            fresh.push(secret);
        }
        return weakness;
    };
    for (const secret of known)
        learn(secret);
    return {
        ...redactorOf(current),
        learn,
        with: (more) => createSecretKeeper([...secrets, ...more]),
    };
}


/***/ }),

/***/ 75417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isPublicVariable),
/* harmony export */   z: () => (/* binding */ soundsSecret)
/* harmony export */ });
/** Names under which secrets stand, wherever in the name. `monkey` and `author` are none of them. */
const TELLING = /(?<!mon)key(?!word|board)|token|secret|(?<!by|com|tres)pass(?!age|ed|enger|ing|ive|thr)|credential|auth(?!or(?!i[sz]))|private|cookie|dsn|jwt|webhook|conn(?:ection)?[-_]?str|mnemonic|signature/i;
/** Those that are too short to be looked for within words. */
const TELLING_WORDS = new Set('cred creds otp pat pin pw pwd salt sas seed sig totp'.split(' '));
/** Ends of names that tell something about a secret and not the secret: `TOKEN_LIMIT`, `KEY_FILE`. */
const DESCRIBING = new Set(('alg algorithm audience budget count description dir directory disabled domain enabled ' +
    'expires expiry file filename folder format header host hostname interval issuer kind ' +
    'label length lifetime limit limits max method methods min mode name names path port prefix ' +
    'provider realm region required scheme scope scopes size strategy style suffix timeout ttl ' +
    'type version').split(' '));
/** Ends of names of addresses, where it depends: those of a webhook or a database are secrets. */
const ADDRESSING = new Set(['endpoint', 'uri', 'url', 'urls']);
const SECRET_ADDRESS = /webhook|dsn|conn(?:ection)?[-_]?str/i;
/** Beginnings of names that count something: `MAX_TOKENS`. */
const COUNTING = new Set(['max', 'min', 'num', 'total', 'use', 'enable', 'disable', 'require']);
/** The folder a program is in, which one of the words above would make a password. */
const WORKING_FOLDER = /^(?:old)?pwd$/i;
const wordsOf = (name) => name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
/** Whether what stands under a name, of a variable, a header or a flag, is likely a secret. */
function soundsSecret(name) {
    if (WORKING_FOLDER.test(name))
        return false;
    const words = wordsOf(name);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (DESCRIBING.has(last) || (words.length > 1 && COUNTING.has(first)))
        return false;
    if (ADDRESSING.has(last))
        return SECRET_ADDRESS.test(name);
    return TELLING.test(name) || words.some((word) => TELLING_WORDS.has(word));
}
/** What the runner documents for every job, and what any job's shell has; tokens are not in here. */
const PUBLIC_VARIABLES = new Set(('CI HOME HOSTNAME IMAGEOS IMAGEVERSION JAVA_HOME LANG LANGUAGE LOGNAME NODE_ENV OLDPWD PATH PWD ' +
    'SHELL TEMP TERM TMP TMPDIR TZ USER USERNAME USERPROFILE XDG_CACHE_HOME XDG_CONFIG_HOME ' +
    'XDG_RUNTIME_DIR GITHUB_ACTION GITHUB_ACTIONS GITHUB_ACTION_PATH GITHUB_ACTION_REF ' +
    'GITHUB_ACTION_REPOSITORY GITHUB_ACTOR GITHUB_ACTOR_ID GITHUB_API_URL GITHUB_BASE_REF ' +
    'GITHUB_ENV GITHUB_EVENT_NAME GITHUB_EVENT_PATH GITHUB_GRAPHQL_URL GITHUB_HEAD_REF GITHUB_JOB ' +
    'GITHUB_OUTPUT GITHUB_PATH GITHUB_REF GITHUB_REF_NAME GITHUB_REF_PROTECTED GITHUB_REF_TYPE ' +
    'GITHUB_REPOSITORY GITHUB_REPOSITORY_ID GITHUB_REPOSITORY_OWNER GITHUB_REPOSITORY_OWNER_ID ' +
    'GITHUB_RETENTION_DAYS GITHUB_RUN_ATTEMPT GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL ' +
    'GITHUB_SHA GITHUB_STEP_SUMMARY GITHUB_TRIGGERING_ACTOR GITHUB_WORKFLOW GITHUB_WORKFLOW_REF ' +
    'GITHUB_WORKFLOW_SHA GITHUB_WORKSPACE RUNNER_ARCH RUNNER_DEBUG RUNNER_ENVIRONMENT RUNNER_NAME ' +
    'RUNNER_OS RUNNER_TEMP RUNNER_TOOL_CACHE RUNNER_TRACKING_ID RUNNER_WORKSPACE USERHOME ' +
    'WORKSPACEFOLDER WORKSPACEFOLDERBASENAME WORKSPACEROOT').split(' '));
/** Whether the value of a variable is nobody's secret, whatever it is. */
function isPublicVariable(name) {
    const upper = name.toUpperCase();
    return PUBLIC_VARIABLES.has(upper) || upper.startsWith('LC_');
}


/***/ }),

/***/ 16215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretValues)
/* harmony export */ });
/* harmony import */ var _address_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60922);
/* harmony import */ var _literal_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13569);
/* harmony import */ var _plain_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64993);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8042);
/* harmony import */ var _secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75417);
/* harmony import */ var _secret_worth_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66877);
/* harmony import */ var _token_shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99410);







/**
 * The secrets of a configuration. The action and the service ask this one function, so that both
 * know the same.
 *
 * What a `${VAR}` brings is a secret unless it is plainly none: a word, a number, a host, a place in
 * the checkout, or a variable that the runner documents. Where its name sounds like a secret, only
 * everyday words, addresses with nothing in them and places in the checkout are none. What the file
 * itself spells stands in the repository anyway; of that, a secret is what its name or its shape says
 * to be one.
 */
function secretValues(sources) {
    const { configuration, modelBaseUrls = [], workspace } = sources;
    const environment = (0,_references_js__WEBPACK_IMPORTED_MODULE_5__/* .withEditorVariables */ .PP)(sources.environment, workspace);
    const found = (0,_literal_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namedTexts */ .wO)(configuration)
        .filter(({ text }) => !isAskedByEditors(text))
        .map((text) => secretsOfText(text, { ...sources, environment }));
    const values = [
        ...found.flatMap((one) => one.values),
        ...modelBaseUrls.flatMap(_address_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .addressSecrets */ .Y),
    ].flatMap(withRealLines);
    return {
        values: [...new Set(values)].filter(isHidden),
        unhidden: [...new Set(found.flatMap(({ unhidden }) => unhidden))],
    };
}
/** `${input:token}` stands for a secret and is none; what to write in its place has to be told. */
const isAskedByEditors = (text) => text.startsWith('${input:') && text.indexOf('}') === text.length - 1;
const isHidden = (value) => (0,_secret_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .weaknessOf */ .v)(value) === null && !(0,_plain_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isEverydayWord */ .SJ)(value);
/** Programs take `\\n` in a variable for the end of a line, which most cannot hold otherwise. */
const withRealLines = (value) => value.includes('\\n') ? [value, value.replaceAll('\\n', '\n')] : [value];
function secretsOfText(named, sources) {
    const { environment, workspace } = sources;
    const references = (0,_references_js__WEBPACK_IMPORTED_MODULE_5__/* .referencesIn */ .ii)(named.text);
    const composed = (0,_references_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveReferences */ .d)(named.text, ({ variable, fallback = '' }) => environment[variable] || fallback);
    const spelled = (0,_references_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveReferences */ .d)(named.text, ({ variable, fallback = '' }) => environment[variable] ? ' ' : fallback);
    const ofVariables = references.map(({ variable }) => variableSecrets(variable, named.names, sources));
    const unhidden = ofVariables.flatMap((one) => one.unhidden);
    return {
        values: [
            ...ofVariables.flatMap(({ values }) => values),
            ...(0,_literal_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .placedSecrets */ .b1)({ ...named, text: composed }, workspace),
            ...(0,_token_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .tokensIn */ .gF)(spelled),
            // Of parts too short to be hidden each, the whole may be long enough.
            ...(unhidden.length > 0 ? [composed] : []),
        ],
        unhidden,
    };
}
/** What is secret of the value of a variable that stands under these names. */
function variableSecrets(variable, names, { environment, workspace }) {
    const value = environment[variable] ?? '';
    if ((0,_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isPublicVariable */ .A)(variable))
        return { values: (0,_address_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .addressSecrets */ .Y)(value), unhidden: [] };
    const isNamed = [variable, ...names].some(_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .soundsSecret */ .z);
    const isPublic = isNamed ? (0,_plain_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isPublicAnywhere */ .ff)(value, workspace) : (0,_plain_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainValue */ .YJ)(value, workspace);
    if (isPublic)
        return { values: [], unhidden: unhiddenWord(variable, value) };
    const values = [
        value,
        ...(0,_literal_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withBareToken */ ._j)(value),
        ...(0,_literal_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .placedSecrets */ .b1)({ text: value, names: [variable] }, workspace),
        ...(0,_token_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .tokensIn */ .gF)(value),
        ...addressParts(value, workspace),
    ];
    return { values, unhidden: (0,_secret_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .weaknessOf */ .v)(value) === 'short' ? [variable] : [] };
}
/** An everyday word under the name of a secret may be the secret, chosen badly. */
function unhiddenWord(variable, value) {
    return (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .soundsSecret */ .z)(variable) && (0,_plain_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isEverydayWord */ .SJ)(value) ? [variable] : [];
}
/** What of a secret address may turn up without its host: all behind it, and each part of it. */
function addressParts(value, workspace) {
    const url = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? URL.parse(value) : null;
    if (url === null)
        return [];
    const { pathname, search, hash } = url;
    const parameters = search.slice(1).split('&');
    const parts = [
        `${pathname}${search}${hash}`,
        pathname,
        ...pathname.split('/'),
        ...parameters.map((pair) => pair.slice(pair.indexOf('=') + 1)),
    ];
    // `/production`, the name of a database, is as plain as `production`.
    const bare = (part) => (/^\/[^/]*$/.test(part) ? part.slice(1) : part);
    return parts.filter((part) => part.length > 1 && !(0,_plain_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainValue */ .YJ)(bare(part), workspace));
}


/***/ }),

/***/ 66877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ weaknessOf)
/* harmony export */ });
/** A shorter value is in any text by chance. */
const SHORTEST_SECRET = 6;
/**
 * Words with a meaning in reports, traces, results and programs: names of members and the values
 * they may have. A key that is one of them, or a part of one, can be guessed, and to hide it would
 * take the meaning from what we say.
 */
const COMMON_WORDS = `
  passed failed incomplete invalid completed cancelled canceled pending running queued timed_out
  timeout skipped unfinished undecided success failure neutral action_required execution network
  ingest evidence authentication damaged-file publish results result status warnings notices never
  always changed on-failure embedded default undefined string number boolean object function messages
  assistant system secrets passwords bearer localhost https:// http://
  $schema schemaVersion generatedAt traceVersion version source report verdict headline summary history
  notice planned partial folded counts checks criterion declared foreignCases project problems artifacts
  packed identity definition serviceCaseId
  suiteId testId runNumber passRate outcome iterations attempts location prompts prompt promptIndex
  isolation concurrency starts wallMs workMs startupMs protocolVersion connect
  startedAtMs completedAtMs createdAtMs startMs durationMs createdAt completedAt errorDetails analysis
  assertions predicateResults predicate reason pattern needle equals expected actual missing unexpected
  expectedToolCalls actualToolCalls expectedArgs actualArgs expectedOutput argumentMismatches
  mismatchedArguments argumentMatching arguments toolName calledToolName toolCallId serverId servers
  modelId provider finishReason inputTokens outputTokens totalTokens tokensUsed content category parentId
  stepIndex authoredStepId caseSensitive ignore minCount inputValue elementHidden elementVisible
  textVisible target action noToolErrors responseContains responseMatches finalAssistantMessageNonEmpty
  firstToolWas toolCalledAtLeastOnce toolCalledWith toolNeverCalled tokenBudgetUnder turnCountUnder
  widgetRendered widgetRenderLatencyUnder widgetNoConsoleErrors widgetToolCalled tool-call tool-result
  error-text reasoning output
  observed threshold interval confidence pvalue samplesize sampleof stated judged troubles
  notapplicable isshortfall variant column textcontains textequals textmatches exists maxcount jsonpath
  structuredcontent matchesschema matchesoutputschema contenttype mimetype minbytes maxbytes
  hascontent resource resource_link sizeunder iserror snapshot matchessnapshot
  moretools baseline repeats quarantine policy comparison suspicion confirmation heldby regression
  lower-bound strict statistical regressed smallestdrop titles passall stable passes failurerate
  expiresatms active expired unknown unlisted digest changes setting added-file removed-file origin
  removed stillfailing notrun ambiguous otherservers removedtools effect commit branch ismergebase address ground
  varied varied-in-history former-version nothing-varies asked-for iscalled isforbidden trigger
  suspects wanted all-cases single-cases deterministic suspected confirmed not-confirmed
  iterationseach confirmsat clearsabove ranbase iswholesuite casehistory formerversion connectms
  modelms toolms durations workflowrun roster subject rarity repeated command
  surface changesheld breaking weights direction before resource-template unclear wording compatible
  silent chosen untold resources resourcetemplates description inputschema annotations tasksupport readonlyhint
  destructivehint idempotenthint openworldhint uritemplate isowndoing
  doctor diagnoses server advice
  detail probe connection initialization capabilities resource-templates check-oauth validate
  conversation omitted timeline images mediaType image/png image/jpeg image/gif image/webp
  servers-healthy servers-unknown servers-ill configuration prices
`
    .toLowerCase()
    .trim()
    .split(/\s+/);
/** How their parts begin: asked for each form of each line of a secret, of which few begin so. */
const BEGINS_OF_PARTS = new Set(COMMON_WORDS.flatMap((word) => Array.from({ length: Math.max(0, word.length - SHORTEST_SECRET + 1) }, (_, start) => word.slice(start, start + SHORTEST_SECRET))));
const LONGEST_WORD = Math.max(...COMMON_WORDS.map(({ length }) => length));
/** What keeps a value from being looked for as a secret; null where nothing does. */
function weaknessOf(value) {
    const bare = value.trim();
    if (bare.length < SHORTEST_SECRET)
        return 'short';
    if (bare.length > LONGEST_WORD)
        return null;
    const part = bare.toLowerCase();
    if (!BEGINS_OF_PARTS.has(part.slice(0, SHORTEST_SECRET)))
        return null;
    return COMMON_WORDS.some((word) => word.includes(part)) ? 'common' : null;
}


/***/ }),

/***/ 99410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gx: () => (/* binding */ knownTokens),
/* harmony export */   NM: () => (/* binding */ looksLikeToken),
/* harmony export */   gF: () => (/* binding */ tokensIn)
/* harmony export */ });
/**
 * Beginnings by which the keys of well-known services are told, each with what may follow. Long
 * enough that no word of a text is taken for one.
 */
const KNOWN_TOKENS = /(?<![A-Za-z\d])(?:gh[pousr]_[A-Za-z\d]{10,}|github_pat_\w{10,}|gl(?:pat|dt|rt|ptt)-[\w-]{10,}|sk-[\w-]{10,}|[spr]k_(?:live_|test_)?[A-Za-z\d]{10,}|xox[a-z]-[\w-]{8,}|xapp-[\w-]{8,}|(?:AKIA|ASIA|AROA|AIDA)[A-Z\d]{12,}|AIza[\w-]{20,}|npm_[A-Za-z\d]{20,}|pypi-[\w-]{16,}|hf_[A-Za-z\d]{16,}|ya29\.[\w-]{10,}|dop_v1_[A-Za-z\d]{16,}|shp[a-z]{2}_[A-Za-z\d]{16,})/g;
/** Those of several parts: a signed token, and one of a mail service. */
const TOKEN_OF_PARTS = /^(?:eyJ[\w-]{6,}\.[\w-]{6,}(?:\.[\w-]*)?|SG\.[\w-]{10,}\.[\w-]{10,})/;
const BETWEEN_WORDS = /[\s"'`,;:/&?=|<>()[\]{}@\\]+/;
/** Words such as `sk-learn-pipeline` begin like a key, but have neither digits nor mixed letters. */
const isMixed = (text) => /\d/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text.slice(3)));
/** Keys of well-known services within a text. */
function knownTokens(text) {
    const ofOnePart = [...text.matchAll(KNOWN_TOKENS)].map(([token]) => token);
    const ofParts = text.split(BETWEEN_WORDS).flatMap((word) => TOKEN_OF_PARTS.exec(word)?.[0] ?? []);
    return [...ofOnePart, ...ofParts].filter(isMixed);
}
const RUN = /[A-Za-z\d]+/g;
const SHORTEST_RUN = 16;
/** Of digests and commits, which are public: `sha256:…`, `sha512-…`, the 40 digits of a commit. */
const DIGEST = /^(?:sha(?:1|224|256|384|512)|md5)[-:]/i;
const COMMIT = /^[\da-f]{40}$/;
const HEX = /^[\da-f]{32,}$/i;
const kindOf = (character) => {
    if (character >= '0' && character <= '9')
        return 'digit';
    return character >= 'a' ? 'lower' : 'upper';
};
/** Whether letters and digits change as often as chance would have it, and not as in words. */
function isRandomRun(run) {
    if (run.length < SHORTEST_RUN || COMMIT.test(run) || !isMixed(run))
        return false;
    if (HEX.test(run))
        return true;
    let changes = 0;
    for (let at = 1; at < run.length; at += 1) {
        const [before, after] = [kindOf(run[at - 1] ?? ''), kindOf(run[at] ?? '')];
        // A capital that begins a word is no sign of chance.
        if (before !== after && !(before === 'upper' && after === 'lower'))
            changes += 1;
    }
    return changes * 5 >= run.length;
}
/** Whether a word is a key by its shape: of a well-known service, or as if drawn by chance. */
function looksLikeToken(word) {
    if (DIGEST.test(word))
        return false;
    return knownTokens(word).length > 0 || (word.match(RUN) ?? []).some(isRandomRun);
}
/** What addresses, paths and Base64 go on over. */
const BETWEEN_ADDRESSES = /[\s"'`,;&?=|<>()[\]{}@\\]+/;
const BETWEEN_PARTS = /[:/]+/;
/** What is a key by its shape in a text: the words that are one, or their parts in a path. */
function tokensIn(text) {
    const words = text.split(BETWEEN_ADDRESSES).filter((word) => !DIGEST.test(word));
    const drawn = words.flatMap((word) => {
        const parts = word.split(BETWEEN_PARTS);
        const random = parts.filter(looksLikeToken);
        // Where more of it is chance than not, its slashes are those of Base64.
        const share = random.reduce((sum, part) => sum + part.length, 0) / word.length;
        return share > 0.5 && !word.includes(':') ? [word, ...random] : random;
    });
    return [...knownTokens(text), ...drawn, ...privateKeys(text)];
}
const KEY_BEGIN = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/;
/** The lines of a private key, each by itself, since logs have lines. */
function privateKeys(text) {
    return KEY_BEGIN.test(text) ? [text] : [];
}


/***/ }),

/***/ 78986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nq: () => (/* binding */ hung),
/* harmony export */   Vk: () => (/* binding */ searchable),
/* harmony export */   ky: () => (/* binding */ wrapped),
/* harmony export */   oD: () => (/* binding */ TONE_STYLES)
/* harmony export */ });
/* unused harmony export TONES */
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);

/** How a piece of text is meant. What becomes of that is for the terminal to say. */
const TONES = (/* unused pure expression or super */ null && (['good', 'bad', 'doubtful', 'quiet', 'strong']));
/** What tones look like, in the names of `util.styleText`. */
const TONE_STYLES = {
    good: 'green',
    bad: 'red',
    doubtful: 'yellow',
    quiet: 'dim',
    strong: 'bold',
};
/** The page for lines that are searched for as they are: where there is no terminal, none of them is broken. */
function searchable(page) {
    return page.isPiped === true ? { ...page, width: Number.POSITIVE_INFINITY } : page;
}
/** Columns that a text has even on the narrowest terminal. */
const LEAST_TEXT = 20;
/** A clean line behind a mark, and what of it does not fit below its own beginning. */
function hung({ glyph, tone, indent = '' }, line, { paint, width }, most = Number.POSITIVE_INFINITY) {
    const room = Math.max(LEAST_TEXT, width - indent.length - glyph.length - 1);
    return wrapped(line, room, most).map((piece, at) => `${indent}${at === 0 ? paint(tone, glyph) : ' '.repeat(glyph.length)} ${piece}`);
}
/** A clean line in pieces that fit, broken between words where there are any; at most so many. */
function wrapped(line, width, most) {
    const pieces = [];
    let rest = line;
    while (rest.length > width && pieces.length < most - 1) {
        const space = rest.lastIndexOf(' ', width);
        const end = space > 0 ? space : width;
        pieces.push(rest.slice(0, end));
        rest = rest.slice(end).trimStart();
    }
    return [...pieces, (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cap */ .Np)(rest, width)];
}


/***/ }),

/***/ 91360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readLostRequest)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

const KINDS = {
    ECONNREFUSED: 'refused',
    EHOSTUNREACH: 'refused',
    ENETUNREACH: 'refused',
    ECONNRESET: 'reset',
    EPIPE: 'reset',
    UND_ERR_SOCKET: 'reset',
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset',
    ETIMEDOUT: 'timeout',
    UND_ERR_CONNECT_TIMEOUT: 'timeout',
    UND_ERR_HEADERS_TIMEOUT: 'timeout',
    UND_ERR_BODY_TIMEOUT: 'timeout',
    ENOTFOUND: 'dns',
    EAI_AGAIN: 'dns',
    EPROTO: 'tls',
};
/** Names of OpenSSL's verdicts on a certificate, and Node's own TLS errors. */
const TLS_CODE = /CERT|^ERR_(TLS|SSL)_|^UNABLE_TO_|SIGNATURE_FAILURE/;
/** Codes of failures that happen before a request can be written. */
const BEFORE_SENDING = new Set([
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    'UND_ERR_CONNECT_TIMEOUT',
]);
const SYSCALLS_BEFORE_SENDING = new Set(['connect', 'getaddrinfo']);
/** undici gives the refusal of a tunnel no code of its own. */
const TUNNEL_REFUSED = /^Proxy response \(\d+\)/;
/** Reads an error of the HTTP library; takes whatever was thrown. */
function readLostRequest(error) {
    const errors = chain(error);
    const refusal = errors.find(({ message }) => TUNNEL_REFUSED.test(message));
    if (refusal) {
        return { kind: 'refused', wasSent: false, cause: refusal.message, refusedByProxy: true };
    }
    const codes = errors.map((link) => property(link, 'code')).filter((code) => code !== undefined);
    const kind = kindOf(codes);
    const beforeSending = kind === 'tls' ||
        codes.some((code) => BEFORE_SENDING.has(code)) ||
        errors.some((link) => SYSCALLS_BEFORE_SENDING.has(property(link, 'syscall') ?? ''));
    const words = errors.at(-1)?.message ?? String(error);
    const cause = words === '' ? (codes.at(-1) ?? '') : words;
    return { kind, wasSent: !beforeSending, cause, refusedByProxy: false };
}
/** An error and all its causes, the outermost first. */
function chain(error) {
    const errors = [];
    for (let next = error; node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(next) && errors.length < 10; next = next.cause) {
        errors.push(next);
    }
    return errors;
}
function property(error, name) {
    const value = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
}
function kindOf(codes) {
    const known = codes.find((code) => KINDS[code] !== undefined);
    if (known !== undefined)
        return KINDS[known] ?? 'other';
    return codes.some((code) => TLS_CODE.test(code)) ? 'tls' : 'other';
}


/***/ }),

/***/ 33621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
const SECONDS = /^\d+(\.\d+)?$/;
/** The three date forms of HTTP (RFC 9110, 5.6.7); all of them mean GMT. */
const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850 = /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
function parseHttpDate(text) {
    if (IMF_FIXDATE.test(text) || RFC_850.test(text))
        return Date.parse(text);
    if (ASCTIME.test(text))
        return Date.parse(`${text} GMT`);
    return Number.NaN;
}
/**
 * Milliseconds a `Retry-After` header asks to wait from `nowMs` on: seconds or an HTTP date, 0 if
 * that moment is past. Undefined for no header or one that cannot be read.
 */
function parseRetryAfter(header, nowMs) {
    const text = header?.trim() ?? '';
    if (SECONDS.test(text))
        return Math.ceil(Number(text) * 1000);
    const atMs = parseHttpDate(text);
    return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}


/***/ }),

/***/ 73477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ constantBackoff),
/* harmony export */   j: () => (/* binding */ backoffMs)
/* harmony export */ });
/** Waits of one length. */
function constantBackoff(ms) {
    return { firstMs: ms, growth: 1, longestMs: ms, jitter: 0 };
}
/** The wait before the next try after `attempt` tries. */
function backoffMs(backoff, attempt, random) {
    const { firstMs, growth, longestMs, jitter } = backoff;
    const boundMs = Math.min(longestMs, firstMs * growth ** (attempt - 1));
    return Math.round(boundMs * (1 - jitter + jitter * random()));
}


/***/ }),

/***/ 87030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry),
/* harmony export */   q: () => (/* binding */ retryText)
/* harmony export */ });
/* harmony import */ var _retry_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73477);

/**
 * Result of the first try of `work` that succeeds; all that is tried again here goes through this.
 * @param work gets the number of the try, from 1.
 * @throws the error of the last try where none is to follow; the signal's reason on abort.
 */
async function retry(work, options) {
    const { policy, clock, signal } = options;
    let waitedMs = 0;
    for (let attempt = 1;; attempt += 1) {
        signal?.throwIfAborted();
        try {
            return await work(attempt);
        }
        catch (error) {
            signal?.throwIfAborted();
            const repeat = options.judge(error, attempt);
            const waitMs = repeat === null ? null : waitBefore(repeat, { attempt, waitedMs }, options);
            if (repeat === null || waitMs === null)
                throw error;
            const { count = `try ${attempt + 1} of ${policy.maxAttempts}` } = repeat;
            options.onWait?.({ error, waitMs, count });
            await clock.sleep(waitMs, signal);
            waitedMs += waitMs;
        }
    }
}
/** How the log tells of a wait, whatever it is that is tried again. */
function retryText(what, { waitMs, count }) {
    return `${what}; trying again in ${(waitMs / 1000).toFixed(1)} s (${count}).`;
}
/** Null where the policy or the deadline leaves no room for another try. */
function waitBefore({ backoff, askedMs = 0, beyondBudget = false }, { attempt, waitedMs }, { policy, clock, random, deadlineAtMs = Number.POSITIVE_INFINITY }) {
    const { maxAttempts, budgetMs = Number.POSITIVE_INFINITY, lastTryBeforeDeadlineMs } = policy;
    if (attempt >= maxAttempts)
        return null;
    const waitMs = Math.max(askedMs, (0,_retry_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .backoffMs */ .j)(backoff ?? policy.backoff, attempt, random));
    if (!beyondBudget && waitedMs + waitMs > budgetMs)
        return null;
    const leftMs = deadlineAtMs - clock.now();
    if (lastTryBeforeDeadlineMs === undefined)
        return waitMs < leftMs ? waitMs : null;
    const untilLastMs = leftMs - lastTryBeforeDeadlineMs;
    return untilLastMs > 0 ? Math.min(waitMs, untilLastMs) : null;
}


/***/ }),

/***/ 78005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ TimeLimitError),
/* harmony export */   Bv: () => (/* binding */ withTimeLimit),
/* harmony export */   od: () => (/* binding */ settlesWithin),
/* harmony export */   r5: () => (/* binding */ startTimeLimit)
/* harmony export */ });
/* harmony import */ var _ports_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33201);

/** Thrown where work took longer than it may. */
class TimeLimitError extends Error {
    name = 'TimeLimitError';
    limitMs;
    constructor(limitMs) {
        super(`no answer within ${limitMs / 1000} s`);
        this.limitMs = limitMs;
    }
}
/** Longest time a timer of Node can be set to; it takes a longer one for none at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * Starts a time for several pieces of work, whoever starts it ends it; for a single one take
 * `withTimeLimit`.
 * @param clock what the time is measured by, where that is not the time of this process
 */
function startTimeLimit(limitMs, outer, clock = _ports_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m) {
    const controller = new AbortController();
    const { signal } = controller;
    const follow = () => controller.abort(outer?.reason);
    if (outer?.aborted)
        follow();
    // Not AbortSignal.any, which would still abort later: libraries take that for their own affair.
    else
        outer?.addEventListener('abort', follow, { once: true });
    const reach = () => controller.abort(new TimeLimitError(limitMs));
    const turnOff = Number.isFinite(limitMs)
        ? clock.alarm(Math.min(limitMs, LONGEST_TIMER_MS), reach)
        : () => { };
    return {
        signal,
        isReached: () => signal.reason instanceof TimeLimitError && signal.reason !== outer?.reason,
        end: () => {
            turnOff();
            outer?.removeEventListener('abort', follow);
        },
    };
}
/**
 * Result of the work, which gets a signal that aborts at its limit or with the outer signal, but
 * never after the work has ended. Does not wait for work that ignores its signal.
 * @throws TimeLimitError at the limit; the outer signal's reason when that aborts first
 */
async function withTimeLimit(limitMs, outer, work, clock) {
    outer?.throwIfAborted();
    const limit = startTimeLimit(limitMs, outer, clock);
    const { signal } = limit;
    const stopped = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
        return await Promise.race([work(signal), stopped]);
    }
    catch (error) {
        // A library may wrap the reason of the abort in an error of its own.
        throw signal.aborted ? signal.reason : error;
    }
    finally {
        limit.end();
    }
}
/** Whether something settles within a time; what does not is left to itself. */
async function settlesWithin(limitMs, pending, clock) {
    const settled = pending.then(() => true, () => true);
    try {
        return await withTimeLimit(limitMs, undefined, () => settled, clock);
    }
    catch (error) {
        if (error instanceof TimeLimitError)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 69755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin),
/* harmony export */   readCheckoutHead: () => (/* binding */ readCheckoutHead)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92657);
/* harmony import */ var _workspace_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7546);




const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** What git allows in no name, by `git check-ref-format`. */
const NOT_IN_A_REF = /\.\.|@\{|[\s\p{Cc}~^:?*[\\]/u;
const SMALL_FILE_BYTES = 16_384;
const PACKED_REFS_BYTES = 64 * 1024 * 1024;
const MAX_SYMBOLIC_STEPS = 5;
const MAX_PULL_REQUESTS = 5;
/** Something of a checkout is not as git leaves it; the message says what. */
class OddCheckout extends Error {
}
/**
 * Reads the commit of a folder that has a `.git`, without running git: its configuration and hooks
 * are the checkout's own, and may run programs. Never throws for what lies in the checkout.
 * @param folder absolute and without links.
 * @param workspace likewise.
 */
async function readCheckoutHead(folder, workspace) {
    try {
        const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(entry);
        if (stats.isSymbolicLink())
            throw new OddCheckout('its `.git` is a link');
        if (stats.isFile())
            return await readLinked(entry, folder, workspace);
        if (!stats.isDirectory())
            throw new OddCheckout('its `.git` is neither a folder nor a file');
        return await readGitFolder(entry);
    }
    catch (error) {
        if (error instanceof OddCheckout)
            return { kind: 'unknown', reason: error.message };
        if ((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === undefined)
            throw error;
        return { kind: 'unknown', reason: `its \`.git\` cannot be read (${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error)})` };
    }
}
async function readGitFolder(gitFolder) {
    const packed = await readPackedRefs(gitFolder);
    const { sha, branch } = await resolveHead(gitFolder, packed);
    const refs = (await looseNames(gitFolder)).concat([...packed.keys()]);
    return {
        kind: 'commit',
        sha,
        branches: branch === null ? [] : [branch],
        pullRequests: pullRequestsOf(refs),
    };
}
async function resolveHead(gitFolder, packed) {
    let name = 'HEAD';
    let branch = null;
    for (let step = 0; step <= MAX_SYMBOLIC_STEPS; step += 1) {
        const text = (await readRef(gitFolder, name)) ?? packed.get(name);
        if (text === undefined)
            throw new OddCheckout(`\`${name}\` has no commit`);
        if (COMMIT.test(text))
            return { sha: text, branch };
        const target = /^ref:[ \t]*(\S.*)$/.exec(text)?.[1] ?? '';
        if (!isRef(target))
            throw new OddCheckout('its HEAD is no commit and names no branch');
        branch ??= /^refs\/heads\/(.+)$/.exec(target)?.[1] ?? null;
        name = target;
    }
    throw new OddCheckout('its HEAD goes in circles');
}
/** Whether it is the name of a ref, which never leads out of the folder of refs. */
function isRef(name) {
    const [first, ...parts] = name.split('/');
    const sound = (part) => part !== '' && !part.startsWith('.') && !part.endsWith('.') && !part.endsWith('.lock');
    return first === 'refs' && parts.length > 0 && parts.every(sound) && !NOT_IN_A_REF.test(name);
}
/** Text of a loose ref; undefined where there is none. */
async function readRef(gitFolder, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, name);
    try {
        // A link within `refs` could lead to a ref of another checkout.
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path)) !== path)
            throw new OddCheckout(`its \`${name}\` is a link`);
        return await readSmall(path);
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) ?? ''))
            return undefined;
        throw error;
    }
}
async function readPackedRefs(gitFolder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'packed-refs');
    const refs = new Map();
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
        if (!stats.isFile())
            throw new OddCheckout('its `packed-refs` is no file');
        if (stats.size > PACKED_REFS_BYTES)
            throw new OddCheckout('its `packed-refs` is too large');
    }
    catch (error) {
        if ((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return refs;
        throw error;
    }
    for (const line of (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).split('\n')) {
        const space = line.indexOf(' ');
        const name = line.slice(space + 1).trimEnd();
        const sha = line.slice(0, Math.max(space, 0));
        if (COMMIT.test(sha) && isRef(name))
            refs.set(name, sha);
    }
    return refs;
}
/** Names of loose refs that a checkout of a pull request leaves. */
async function looseNames(gitFolder) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'refs/remotes/pull');
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).map((number) => `refs/remotes/pull/${number}/merge`);
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) ?? ''))
            return [];
        throw error;
    }
}
function pullRequestsOf(refs) {
    const numbers = refs.flatMap((name) => {
        const digits = /^refs\/(?:remotes\/)?pull\/([1-9]\d{0,8})\//.exec(name)?.[1];
        return digits === undefined ? [] : Number(digits);
    });
    return [...new Set(numbers)].slice(0, MAX_PULL_REQUESTS);
}
/**
 * A `.git` file leads to a folder elsewhere, which anyone who writes such a file may choose: it
 * counts where that folder, in the workspace, leads back.
 */
async function readLinked(entry, folder, workspace) {
    const written = /^gitdir: (.+)$/.exec(await readSmall(entry))?.[1];
    if (written === undefined)
        throw new OddCheckout('its `.git` file names no folder');
    const gitFolder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, written));
    if (!isWithin(gitFolder, workspace)) {
        throw new OddCheckout('its `.git` file leads out of the workspace');
    }
    const owner = /^(.*)\/\.git\/(modules|worktrees)\/./.exec(gitFolder.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/'));
    const [, parent = '', kind] = owner ?? [];
    if (owner === null || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, '.git'))).isDirectory()) {
        throw new OddCheckout('its `.git` file leads to no submodule and no worktree');
    }
    if (kind === 'worktrees') {
        const back = await readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'gitdir'));
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder, back) !== entry)
            throw new OddCheckout(NOT_BACK);
        return readWorktree(gitFolder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, '.git'));
    }
    const config = await readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'config'));
    const back = /^[ \t]*worktree[ \t]*=[ \t]*(\S.*)$/m.exec(config)?.[1];
    const leadsBack = back !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder, back) === folder;
    if (!leadsBack || !isWithin(folder, parent))
        throw new OddCheckout(NOT_BACK);
    return { kind: 'submodule' };
}
const NOT_BACK = 'its `.git` file leads to a folder of another checkout';
/** HEAD is a worktree's own, all other refs are those of the checkout it was made from. */
async function readWorktree(worktree, gitFolder) {
    const head = await readSmall((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(worktree, 'HEAD'));
    if (COMMIT.test(head))
        return { kind: 'commit', sha: head, branches: [], pullRequests: [] };
    const target = /^ref:[ \t]*(\S.*)$/.exec(head)?.[1] ?? '';
    if (!isRef(target))
        throw new OddCheckout('its HEAD is no commit and names no branch');
    const sha = (await readRef(gitFolder, target)) ?? (await readPackedRefs(gitFolder)).get(target);
    if (sha === undefined || !COMMIT.test(sha))
        throw new OddCheckout(`\`${target}\` has no commit`);
    const branch = /^refs\/heads\/(.+)$/.exec(target)?.[1];
    return { kind: 'commit', sha, branches: branch === undefined ? [] : [branch], pullRequests: [] };
}
/** A file of git that is never long, without the end of its last line. */
async function readSmall(path) {
    // To open a pipe would wait for whoever writes to it.
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isFile())
        throw new OddCheckout('a file of its `.git` is none');
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
    try {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(SMALL_FILE_BYTES + 1), 0);
        if (bytesRead > SMALL_FILE_BYTES)
            throw new OddCheckout('a file of its `.git` is too long');
        return buffer.toString('utf8', 0, bytesRead).trimEnd();
    }
    finally {
        await file.close();
    }
}
/** Whether a path is a folder or lies in it. */
function isWithin(path, folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder) || (0,_workspace_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(path, folder);
}


/***/ }),

/***/ 84642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ withheldVariables),
/* harmony export */   J6: () => (/* binding */ serviceEnvironment),
/* harmony export */   hl: () => (/* binding */ namedVariables),
/* harmony export */   pr: () => (/* binding */ namedSecrets),
/* harmony export */   qE: () => (/* binding */ withheldPasswords)
/* harmony export */ });
/* harmony import */ var _contract_embedded_server_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9991);
/* harmony import */ var _redaction_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8042);
/* harmony import */ var _redaction_secret_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75417);



/** Names of the variables a configuration names as `${VAR}`, `${env:VAR}` or `${VAR:-default}`. */
function namedVariables(configuration) {
    return [...new Set((0,_redaction_references_js__WEBPACK_IMPORTED_MODULE_2__/* .referencesIn */ .ii)(configuration).map(({ variable }) => variable))];
}
/**
 * A text that names the variables of a step which, by their names, hold secrets: what a program sees
 * that is given them all.
 */
function namedSecrets(environment) {
    const names = Object.keys(environment).filter((name) => !(0,_contract_embedded_server_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithheldAlways */ .vi)(name) && /^[A-Za-z_]\w*$/.test(name) && (0,_redaction_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .soundsSecret */ .z)(name));
    return names.map((name) => `\${${name}}`).join('\n');
}
/**
 * Environment of the embedded service: what servers under test see of any job, and what the
 * configuration names, but for what no server may see. Addresses keep their passwords, which the
 * service itself may need.
 */
function serviceEnvironment(environment, named) {
    const passed = Object.entries(environment).filter((entry) => entry[1] !== undefined &&
        !(0,_contract_embedded_server_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithheldAlways */ .vi)(entry[0]) &&
        (named.includes(entry[0]) || (0,_contract_embedded_server_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .isServerVariable */ ._v)(entry[0])));
    return Object.fromEntries(passed);
}
/** Passwords of proxies and registries, which servers do not see and the service may need. */
function withheldPasswords(environment) {
    return withheldVariables(environment, []).flatMap((name) => {
        const credentials = (0,_contract_embedded_server_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsIn */ .Wr)(name, environment[name] ?? '') ?? '';
        const password = credentials.slice(credentials.indexOf(':') + 1);
        return [...new Set([password, decoded(password)])];
    });
}
/**
 * Variables that servers would see but for the password in their address, and that the
 * configuration does not name.
 */
function withheldVariables(environment, named) {
    return Object.entries(environment).flatMap(([name, value = '']) => (0,_contract_embedded_server_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .isServerVariable */ ._v)(name) && !named.includes(name) && (0,_contract_embedded_server_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsIn */ .Wr)(name, value) !== null
        ? [name]
        : []);
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch (error) {
        if (error instanceof URIError)
            return text;
        throw error;
    }
}


/***/ }),

/***/ 46781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ misconfiguredServers)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58327);
/* harmony import */ var _contract_wire_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51581);
/* harmony import */ var _jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95481);




const serversSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), problems: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) }));
/**
 * What is wrong with servers in the file that names them, with its place there, where that is why a
 * request was refused; else nothing.
 * @param serversFile null where another service has the servers.
 */
async function misconfiguredServers(error, serversFile) {
    if (!(error instanceof _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD) || serversFile === null)
        return [];
    if (error.reason !== _contract_wire_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_REASON */ .cm.serverConfiguration)
        return [];
    const servers = serversSchema.safeParse(error.details?.['servers']);
    if (!servers.success)
        return [];
    const { file, text } = serversFile;
    const placeOf = await (0,_jsonc_servers_file_js__WEBPACK_IMPORTED_MODULE_2__/* .serverPlaces */ .K$)(text);
    return servers.data.flatMap(({ name, problems }) => problems.map((problem) => ({
        where: [file, placeOf(name, problem)].filter((part) => part !== null).join(':'),
        message: `server ${JSON.stringify(name)}: ${problem}`,
    })));
}


/***/ }),

/***/ 56011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HC: () => (/* binding */ resolveAllNamed),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   KI: () => (/* binding */ resolveProject),
/* harmony export */   qs: () => (/* binding */ resolveNamed)
/* harmony export */ });
/* harmony import */ var _text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26829);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92657);


const MAX_LISTED = 20;
const severalOf = (kind) => (kind.endsWith('x') ? `${kind}es` : `${kind}s`);
/**
 * Finds what a text names: by exact id first, else by name, upper and lower case alike.
 * @throws ConfigurationError with the candidates where there is none or more than one.
 */
async function resolveNamed(wanted, candidates, sought) {
    const match = await matchNamed(wanted, candidates, sought);
    if ('problem' in match)
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([match.problem]);
    return match.item;
}
/** As `resolveNamed` for each of several, telling every problem at once. */
async function resolveAllNamed(wanted, candidates, sought) {
    const matches = await Promise.all(wanted.map((one) => matchNamed(one, candidates, sought)));
    const problems = matches.flatMap((match) => ('problem' in match ? [match.problem] : []));
    if (problems.length > 0)
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(problems);
    return [...new Set(matches.flatMap((match) => ('item' in match ? [match.item] : [])))];
}
async function matchNamed(wanted, candidates, { kind, where: place }) {
    const where = typeof place === 'string' ? place : place(wanted);
    const byId = candidates.find(({ id }) => id === wanted);
    if (byId)
        return { item: byId };
    const byName = candidates.filter(({ name }) => name?.toLowerCase() === wanted.toLowerCase());
    const [only, another] = byName;
    if (only && !another)
        return { item: only };
    if (only) {
        const message = `${byName.length} ${severalOf(kind)} are named \`${wanted}\`; use an id: ${listed(byName, 'with ids')}`;
        return { problem: { where, message } };
    }
    return { problem: { where, message: notFound(wanted, candidates, kind) } };
}
function notFound(wanted, candidates, kind) {
    const missing = `there is no ${kind} \`${wanted}\``;
    if (candidates.length === 0)
        return `${missing}; there are no ${severalOf(kind)} at all.`;
    const spellings = candidates.flatMap(({ id, name }) => (name ? [name, id] : [id]));
    const near = (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .meantName */ .d5)(wanted, spellings);
    const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    return `${missing}.${hint} There ${candidates.length === 1 ? 'is' : 'are'}: ${listed(candidates)}`;
}
/** `name, name, …`, with the ids of those that have no name, or by which alone they are told apart. */
function listed(candidates, ids = 'names') {
    const count = Map.groupBy(candidates, ({ name }) => name?.toLowerCase() ?? '');
    const isAlone = (name) => count.get(name.toLowerCase())?.length === 1;
    const names = candidates
        .slice(0, MAX_LISTED)
        .map(({ id, name }) => {
        if (!name)
            return id;
        return ids === 'names' && isAlone(name) ? name : `${name} (${id})`;
    })
        .join(', ');
    const more = candidates.length - MAX_LISTED;
    return more > 0 ? `${names} and ${more} more.` : `${names}.`;
}
/**
 * The project of a run: the one named, else the only one, else the one named Default.
 * @throws ConfigurationError with the candidates where that is none.
 */
async function resolveProject(wanted, projects) {
    const sought = { kind: 'project', where: 'project' };
    if (wanted !== undefined)
        return resolveNamed(wanted, projects, sought);
    const [only, another] = projects;
    if (only && !another)
        return only;
    const defaults = projects.filter(({ name }) => name?.toLowerCase() === 'default');
    if (defaults[0] && defaults.length === 1)
        return defaults[0];
    const message = projects.length === 0
        ? 'the API key can see no project.'
        : `is needed, since the API key can see several: ${listed(projects)}`;
    throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([
        { where: 'project', message, example: projects[0]?.name ?? 'Default' },
    ]);
}


/***/ }),

/***/ 1625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ connectService),
/* harmony export */   x: () => (/* binding */ remoteBucket)
/* harmony export */ });
/* harmony import */ var _client_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8999);
/* harmony import */ var _client_rate_rate_bucket_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42990);
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83163);



/** A request that is quicker on its way than those before it must not come before its turn. */
const RESERVE = 1;
/** What every key is granted, less a little. */
function remoteBucket(clock) {
    const { rateBurst, ratePerSecond: perSecond } = _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b1;
    return new _client_rate_rate_bucket_js__WEBPACK_IMPORTED_MODULE_1__/* .RateBucket */ .v({ burst: rateBurst - RESERVE, perSecond, clock });
}
/**
 * Connects to the service of the inputs, starting the embedded one if that is asked for.
 * @throws ConfigurationError, EmbeddedServiceError, or the signal's reason.
 */
async function connectService(config, { commands = [], base, keepsConnections = false }, context) {
    if (config.kind === 'remote') {
        const bucket = remoteBucket(context.clock);
        const own = { bucket, serversFile: null, baseTrouble: null };
        const connection = connectionTo({ ...config, ...own }, context);
        return { connection, died: null, close: async () => undefined };
    }
    // Starting a process is loaded only where one is started: a remote service needs none of it.
    const { startForReports, startForServers } = await __webpack_require__.e(/* import() */ 3120).then(__webpack_require__.bind(__webpack_require__, 3120));
    const { service, rate, serversFile } = config.kind === 'reporting'
        ? await startForReports(context)
        : await startForServers({ ...config, takesCommands: commands.length > 0, keepsConnections, base }, context);
    const bucket = new _client_rate_rate_bucket_js__WEBPACK_IMPORTED_MODULE_1__/* .RateBucket */ .v({ ...rate, clock: context.clock });
    return {
        connection: connectionTo({ ...service, bucket, serversFile }, context),
        died: service.died,
        close: () => service.stop(),
    };
}
function connectionTo(service, { version, clock, logger, secrets }) {
    const { baseUrl, apiKey, bucket, serversFile, baseTrouble } = service;
    const access = { baseUrl, apiKey, bucket, version, clock, logger, secrets };
    return { baseUrl, apiKey, client: (0,_client_client_js__WEBPACK_IMPORTED_MODULE_0__.createClient)(access), bucket, serversFile, baseTrouble };
}


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openSession)
});

// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/redaction/secret-values.js
var secret_values = __webpack_require__(16215);
// EXTERNAL MODULE: ./build/session/environment.js
var session_environment = __webpack_require__(84642);
// EXTERNAL MODULE: ./build/session/workspace/mcp-config-text.js
var mcp_config_text = __webpack_require__(98790);
// EXTERNAL MODULE: ./build/session/workspace/workspace-file.js + 1 modules
var workspace_file = __webpack_require__(7546);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/session/code-origin/checkout-head.js
var checkout_head = __webpack_require__(69755);
// EXTERNAL MODULE: ./build/jsonc/servers-file.js + 1 modules
var servers_file = __webpack_require__(95481);
// EXTERNAL MODULE: ./build/redaction/references.js
var references = __webpack_require__(8042);
;// CONCATENATED MODULE: ./build/session/code-origin/server-places.js



/** What a path within a shell's line, a list or an address, or behind an option's name, ends at. */
const BETWEEN_WORDS = /[\s"'`;|&()<>=,:]+/;
const MAX_PLACES = 500;
/** No system opens a longer path. */
const MAX_PATH_LENGTH = 4_096;
/**
 * Paths that the servers of a configuration may start from: their folders, and whatever in their
 * commands and variables could be one. What is not valid gives none, and is refused where it is started.
 * @returns absolute paths; few of them need exist.
 */
async function serverPlaces(configuration, configPath, { environment, workspace }) {
    const folders = new Set();
    const words = new Set();
    const home = (0,external_node_path_.dirname)(configPath);
    const known = (0,references/* withEditorVariables */.PP)(environment, workspace);
    const expand = (text) => expanded(text, known);
    for (const { command, args, variables, cwd } of await serversOf(configuration)) {
        const folder = cwd === null ? workspace : (0,external_node_path_.resolve)(home, expand(cwd));
        if (cwd !== null)
            folders.add(folder);
        // Nothing starts in such a folder.
        if (folder.length > MAX_PATH_LENGTH)
            continue;
        for (const text of [command, ...args, ...variables].map(expand))
            addWords(text, folder, words);
    }
    return { folders: [...folders], words: [...words] };
}
/** Paths that commands of a suite may start from, in the same way; they run in the workspace. */
function commandPlaces(commands, { environment, workspace }) {
    const words = new Set();
    for (const text of commands.flat())
        addWords(expanded(text, environment), workspace, words);
    return [...words];
}
function addWords(text, folder, words) {
    for (const word of [text, ...text.split(BETWEEN_WORDS)]) {
        const isPath = word !== '' && word.length <= MAX_PATH_LENGTH;
        if (isPath && words.size < MAX_PLACES)
            words.add((0,external_node_path_.resolve)(folder, word));
    }
}
async function serversOf(configuration) {
    return Object.values((0,servers_file/* serversIn */.AX)(await (0,servers_file/* serversFileValue */.AI)(configuration))).map((server) => {
        const { command, args, env, cwd } = recordOf(server);
        return {
            command: typeof command === 'string' ? command : '',
            args: Array.isArray(args) ? textsOf(args) : [],
            variables: textsOf(Object.values(recordOf(env))),
            cwd: typeof cwd === 'string' ? cwd : null,
        };
    });
}
const textsOf = (values) => values.filter((value) => typeof value === 'string');
function recordOf(value) {
    return typeof value === 'object' && value !== null ? { ...value } : {};
}
function expanded(text, environment) {
    return (0,references/* resolveReferences */.d)(text, ({ variable, fallback = '' }) => environment[variable] || fallback);
}

;// CONCATENATED MODULE: ./build/session/code-origin/checkouts.js





/** Where `path:` of actions/checkout may lie; a tree deeper down holds no checkout of its own. */
const MAX_DEPTH = 4;
const MAX_FOLDERS = 5_000;
const PASSED_OVER = new Set(['.git', 'node_modules']);
/**
 * Every checkout that could hold what a run starts: those around the places that it names, in the
 * workspace or not, and those beside them in the workspace, to which a command may change.
 */
async function findCheckouts(workspace, { places, words }) {
    const root = await (0,promises_.realpath)(workspace);
    // A checkout in the workspace itself is where servers start, whatever is named.
    const named = new Set([root]);
    const outside = new Set();
    const elsewhere = new Set();
    const others = new Set();
    for (const place of places) {
        if (place.length > MAX_PATH_LENGTH) {
            outside.add('a path that is too long');
            continue;
        }
        const { around, farther, leadsOut } = await checkoutsAround(place, root, workspace);
        if (leadsOut)
            elsewhere.add(shownPath(place, workspace));
        else if (around.length === 0)
            outside.add(shownPath(place, workspace));
        for (const folder of around)
            named.add(folder);
        for (const folder of farther)
            others.add(folder);
    }
    for (const word of words) {
        if (word === workspace || !(await exists(word)))
            continue;
        const { around, farther, leadsOut } = await checkoutsAround(word, root, workspace);
        // Most programs lie elsewhere and in no checkout.
        if (around.length === 0 && !leadsOut)
            outside.add(shownPath(word, workspace));
        for (const folder of around)
            named.add(folder);
        for (const folder of farther)
            others.add(folder);
    }
    const checkouts = [];
    for (const folder of new Set([...(await checkoutsBelow(root)), ...named, ...others])) {
        if (!(await exists((0,external_node_path_.join)(folder, '.git'))))
            continue;
        const head = await (0,checkout_head.readCheckoutHead)(folder, root);
        // The checkout around a submodule is among these as well, and stands for it.
        if (head.kind === 'submodule')
            continue;
        checkouts.push({
            folder: shownPath(folder, root),
            path: folder,
            named: named.has(folder),
            head,
        });
    }
    return {
        checkouts: checkouts.toSorted(byFolder),
        outside: [...outside],
        elsewhere: [...elsewhere],
    };
}
const byFolder = (left, right) => (left.folder < right.folder ? -1 : 1);
/** Checkouts that hold a place, as it is written and where its links lead. */
async function checkoutsAround(place, root, workspace) {
    const real = await nearestReal(place);
    const paths = (0,checkout_head/* isWithin */.U)(place, workspace)
        ? [(0,external_node_path_.join)(root, (0,external_node_path_.relative)(workspace, place)), real]
        : [real];
    const folders = new Set();
    for (const path of paths) {
        for (let folder = path;; folder = (0,external_node_path_.dirname)(folder)) {
            if (await exists((0,external_node_path_.join)(folder, '.git')))
                folders.add(folder);
            if (folder === root || folder === (0,external_node_path_.dirname)(folder))
                break;
        }
    }
    const found = [...folders];
    return {
        around: found.filter((folder) => (0,checkout_head/* isWithin */.U)(folder, root)),
        farther: found.filter((folder) => !(0,checkout_head/* isWithin */.U)(folder, root)),
        leadsOut: !(0,checkout_head/* isWithin */.U)(real, root),
    };
}
/** The path without links, of its nearest part that exists. */
async function nearestReal(path) {
    try {
        return await (0,promises_.realpath)(path);
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === undefined || (0,external_node_path_.dirname)(path) === path)
            throw error;
        return nearestReal((0,external_node_path_.dirname)(path));
    }
}
async function exists(path) {
    try {
        await (0,promises_.lstat)(path);
        return true;
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === undefined)
            throw error;
        return false;
    }
}
/** Level by level, so that no tree further down keeps a checkout above it from being found. */
async function checkoutsBelow(root) {
    const found = [];
    let level = [root];
    let looked = 0;
    for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
        const next = [];
        for (const folder of level) {
            looked += 1;
            if (looked > MAX_FOLDERS)
                return found;
            const entries = await entriesOf(folder);
            if (entries.some(({ name }) => name === '.git'))
                found.push(folder);
            for (const entry of entries) {
                const within = entry.isDirectory() && !PASSED_OVER.has(entry.name);
                if (within)
                    next.push((0,external_node_path_.join)(folder, entry.name));
            }
        }
        level = next;
    }
    return found;
}
/** What is in a folder; nothing where it cannot be read, for then no server starts in it either. */
async function entriesOf(folder) {
    try {
        return await (0,promises_.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === undefined)
            throw error;
        return [];
    }
}
function shownPath(path, workspace) {
    const absolute = (0,external_node_path_.resolve)(path);
    return (0,checkout_head/* isWithin */.U)(absolute, workspace)
        ? (0,external_node_path_.relative)(workspace, absolute).replaceAll(external_node_path_.sep, '/') || '.'
        : absolute;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./build/session/code-origin/stray-files.js






/** What an install fetches by the lists of the commit. */
const FETCHED = new Set(['node_modules', '.venv', 'venv', '__pycache__']);
/**
 * The first file of a checkout that is not as its commit has it: changed, or not in it at all, as
 * what a step unpacked or built there.
 * @param others further checkouts in it, which are passed over.
 * @returns its path in the checkout; null where there is none.
 */
async function findStrayFile(checkout, files, others) {
    const folders = [''];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = await stray_files_entriesOf((0,external_node_path_.join)(checkout, folder));
        if (entries === null)
            return folder;
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (path === '.git' || others.has((0,external_node_path_.join)(checkout, path)))
                continue;
            if (entry.isDirectory()) {
                if (!FETCHED.has(entry.name))
                    folders.push(path);
            }
            else if (await isStray((0,external_node_path_.join)(checkout, path), files.get(path))) {
                return path;
            }
        }
    }
    return null;
}
/** Whether a single file is not as the commit has it, so far as it can be read. */
async function isStray(path, file) {
    if (file === undefined)
        return true;
    try {
        return await differs(path, file);
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === undefined)
            throw error;
        return true;
    }
}
/** Null where nobody can say what is in it. */
async function stray_files_entriesOf(folder) {
    try {
        return await (0,promises_.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === undefined)
            throw error;
        return null;
    }
}
async function differs(path, file) {
    const stats = await (0,promises_.lstat)(path);
    if (stats.isSymbolicLink()) {
        const target = await (0,promises_.readlink)(path, { encoding: 'buffer' });
        return (!file.isLink || gitHash(file.sha, target.length).update(target).digest('hex') !== file.sha);
    }
    if (!stats.isFile() || file.isLink || stats.size !== file.size)
        return true;
    const hash = gitHash(file.sha, stats.size);
    await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(path), hash);
    return hash.digest('hex') !== file.sha;
}
/** The hash by which git knows a content, in the format of the repository. */
function gitHash(like, size) {
    return (0,external_node_crypto_.createHash)(like.length === 64 ? 'sha256' : 'sha1').update(`blob ${size}\0`);
}

;// CONCATENATED MODULE: ./build/session/code-origin/doubts.js





/**
 * What of the named code is not known as this repository's own: by what the event says, by what
 * GitHub says of commits, and, in a job about a fork, by what lies in the checkouts.
 */
async function doubtsOf(code, event, context) {
    const { workspace } = context;
    const { checkouts, outside, elsewhere } = await findCheckouts(workspace, code);
    const isOfFork = ({ folder }) => event.fork !== null && !(0,external_node_path_.isAbsolute)(folder);
    const relevant = checkouts
        .filter(({ named }) => named || code.starts)
        // Beyond the workspace is what programs come from, such as a checkout of nvm: in a job of our
        // own alone GitHub is not asked whose that is.
        .filter(({ folder }) => !(event.ownAlone && (0,external_node_path_.isAbsolute)(folder)))
        // An artifact of a fork may bring a `.git` that says anything, to be passed over.
        .map((checkout) => (isOfFork(checkout) ? { ...checkout, named: true } : checkout));
    const doubts = [];
    let asked = false;
    for (const checkout of relevant) {
        const offline = judgeByEvent(checkout, event);
        asked ||= offline === null;
        const doubt = (offline === 'own' ? null : (offline ?? (await judgeByLookup(checkout, event, context)))) ??
            (isOfFork(checkout) ? await judgeFiles(checkout, checkouts, code, context) : null);
        if (doubt !== null)
            doubts.push(doubt);
    }
    if (asked && doubts.length === 0) {
        // It took a while, in which a process of an earlier step could have changed what is there.
        const { checkouts: now } = await findCheckouts(workspace, code);
        if (JSON.stringify(now) !== JSON.stringify(checkouts)) {
            doubts.push({ code: 'What is checked out', reason: 'changed while it was looked at' });
        }
    }
    // Of an own push or pull request nothing of others is there, even where git left no trace.
    if (event.ownAlone)
        return doubts;
    // Nor does a dispatch of the very commit that is checked out bring any.
    const sure = event.name === 'workflow_dispatch' && relevant.length > 0 && !asked;
    return [...doubts, ...[...outside, ...(sure ? [] : elsewhere)].map(doubtOutside)];
}
/**
 * A job that is about a fork may have its artifacts: what lies in an own checkout there counts as own
 * only as far as GitHub has it of that commit.
 */
async function judgeFiles({ folder, path, head }, all, { places, starts }, { workspace, commits, timeoutMs }) {
    if (head.kind === 'unknown')
        return null;
    const code = codeAt(folder, head.sha);
    const answer = await commits.filesOf(head.sha, timeoutMs);
    if (answer.kind === 'too-many') {
        return {
            code,
            reason: 'has more files than GitHub lists: an artifact of the fork may be among them',
        };
    }
    if (answer.kind !== 'files')
        return unasked(code, answer);
    const others = new Set(all.map((other) => other.path).filter((other) => other !== path));
    const root = await (0,promises_.realpath)(workspace);
    const stray = starts
        ? await findStrayFile(path, answer.files, others)
        : await firstStray(path, answer.files, places.map((place) => (0,external_node_path_.join)(root, (0,external_node_path_.relative)(workspace, place))));
    if (stray === null)
        return null;
    return {
        code,
        reason: `has \`${stray}\`, which is not as that commit has it and may be an artifact of the fork`,
        advice: 'leave the checkout as it is, without artifacts and builds',
    };
}
/** The first of these files that is stray, as it is written or where links lead, in the checkout. */
async function firstStray(checkout, files, paths) {
    for (const path of (await Promise.all(paths.map(withTarget))).flat()) {
        const inside = (0,external_node_path_.relative)(checkout, path).replaceAll(external_node_path_.sep, '/');
        if (inside.startsWith('../'))
            continue;
        if (await isStray(path, files.get(inside)))
            return inside;
    }
    return null;
}
async function withTarget(path) {
    try {
        return [path, await (0,promises_.realpath)(path)];
    }
    catch (error) {
        // What leads nowhere is told of where it is read.
        if ((0,errors/* errorCode */.CA)(error) === undefined)
            throw error;
        return [path];
    }
}
function doubtOutside(place) {
    return {
        code: `\`${place}\``,
        reason: 'is in no git checkout, so that nobody can tell whose it is',
        advice: 'have `actions/checkout` find git, without which it downloads files alone, and take nothing ' +
            "of a fork's artifact",
    };
}
/** By what the event says alone, which needs no request; null where that does not tell. */
function judgeByEvent({ folder, named, head }, event) {
    const code = nameOf(folder);
    if (head.kind === 'unknown') {
        if (!named && event.ownAlone)
            return 'own';
        return { code, reason: `cannot be told by its commit: ${head.reason}` };
    }
    if (event.ownCommits.has(head.sha))
        return 'own';
    if (!event.forkCommits.has(head.sha))
        return null;
    return { code: codeAt(folder, head.sha), reason: `is code of the fork ${event.fork}` };
}
async function judgeByLookup({ folder, named, head }, event, { commits, timeoutMs }) {
    if (head.kind === 'unknown')
        return null;
    const origin = await commits.lookUp({
        sha: head.sha,
        timeoutMs,
        branches: [...new Set([...event.branches, ...head.branches])],
        pullRequests: [...new Set([...event.pullRequests, ...head.pullRequests])],
    });
    // What is beside an own push or pull request is refused where it is known as a fork's.
    if (!named && event.ownAlone && origin.kind !== 'not-own')
        return null;
    const code = codeAt(folder, head.sha);
    switch (origin.kind) {
        case 'own':
            return null;
        case 'not-own':
            return { code, reason: `is not known as this repository's own: ${origin.reason}` };
        case 'absent':
            // Another project beside what the run names is no fork's code.
            return named
                ? {
                    code,
                    reason: `is not known as this repository's own: ${event.repository} lacks it, as what a step committed`,
                }
                : null;
        case 'refused':
            return unasked(code, origin);
        case 'unreachable':
            return unasked(code, origin);
    }
}
function unasked(code, { kind, reason }) {
    const doubt = { code, reason: `could not be looked up: ${reason}` };
    return kind === 'unreachable'
        ? { ...doubt, passing: true }
        : { ...doubt, advice: 'give the job `contents: read` and `pull-requests: read`' };
}
const nameOf = (folder) => folder === '.' ? 'The checkout in the workspace' : `The checkout in \`${folder}\``;
const codeAt = (folder, sha) => `${nameOf(folder)}, at commit ${sha.slice(0, 12)},`;

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/session/code-origin/job-event.js

const repositorySchema = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().nullish(),
    full_name: schemas/* string */.YjP(),
    private: schemas/* boolean */.zMY().nullish(),
    default_branch: schemas/* string */.YjP().nullish(),
});
const headSchema = schemas/* looseObject */._H3({
    sha: schemas/* string */.YjP().nullish(),
    ref: schemas/* string */.YjP().nullish(),
    repo: repositorySchema.nullish(),
});
/** The parts of the payloads that tell whose code is under test. */
const payloadSchema = schemas/* looseObject */._H3({
    repository: repositorySchema.nullish(),
    pull_request: schemas/* looseObject */._H3({
        number: schemas/* number */.aig().nullish(),
        merged: schemas/* boolean */.zMY().nullish(),
        merge_commit_sha: schemas/* string */.YjP().nullish(),
        head: headSchema.nullish(),
        base: headSchema.nullish(),
    })
        .nullish(),
    issue: schemas/* looseObject */._H3({ number: schemas/* number */.aig().nullish(), pull_request: schemas/* looseObject */._H3({}).nullish() })
        .nullish(),
    workflow_run: schemas/* looseObject */._H3({
        event: schemas/* string */.YjP().nullish(),
        head_sha: schemas/* string */.YjP().nullish(),
        head_branch: schemas/* string */.YjP().nullish(),
        head_repository: repositorySchema.nullish(),
    })
        .nullish(),
});
/** Events of a pull request that GitHub gives no secrets where it comes from a fork. */
const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];
/** Events that only those who may write to a repository cause, and that name no other code. */
const OWN_EVENTS = ['push', 'schedule', 'merge_group', 'release'];
/**
 * Events whose `GITHUB_SHA` is the last commit of a branch or a tag of the repository, by GitHub's
 * "Events that trigger workflows". Not among them: `deployment`, `deployment_status` and
 * `registry_package`, whose commit may be any that the repository resolves.
 */
const EVENTS_OF_A_REF = [
    ...OWN_EVENTS,
    'branch_protection_rule',
    'check_run',
    'check_suite',
    'create',
    'delete',
    'discussion',
    'discussion_comment',
    'fork',
    'gollum',
    'image_version',
    'issue_comment',
    'issues',
    'label',
    'milestone',
    'page_build',
    'public',
    'pull_request_target',
    'repository_dispatch',
    'status',
    'watch',
    'workflow_dispatch',
    'workflow_run',
];
/** Events whose runs are of a commit of the branch that they name. */
const RUNS_OF_A_BRANCH = ['push', 'pull_request', 'schedule', 'workflow_dispatch', 'merge_group'];
/**
 * Reads the event of a job of GitHub Actions.
 * @returns null outside of it, where no event and no token comes from GitHub.
 */
function readJobEvent(environment, payload) {
    const repository = environment['GITHUB_REPOSITORY'] ?? '';
    if (environment['GITHUB_ACTIONS'] !== 'true' || repository === '')
        return null;
    const name = environment['GITHUB_EVENT_NAME'] ?? '';
    const parsed = payloadSchema.safeParse(payload);
    const told = parsed.success ? parsed.data : {};
    const event = { ...told, repository: told.repository ?? { full_name: repository } };
    const fork = forkOf(event);
    const ofPullRequest = PULL_REQUEST_EVENTS.includes(name);
    const ofOwnHead = ofPullRequest && fork === null && hasHead(event);
    return {
        name,
        repository,
        ownCommits: commitSet(ownCommits(name, environment, event, ofOwnHead)),
        forkCommits: commitSet(fork === null ? [] : forkCommits(event)),
        fork,
        withoutSecrets: ofPullRequest && !ofOwnHead,
        secretsForForks: event.repository?.private !== false,
        ownAlone: OWN_EVENTS.includes(name) || ofOwnHead,
        branches: branchesOf(environment, event),
        pullRequests: pullRequestsOf(environment, event),
    };
}
function ownCommits(name, environment, { pull_request: pull, workflow_run: run, repository }, ofOwnHead) {
    const sha = environment['GITHUB_SHA'];
    const ofRef = EVENTS_OF_A_REF.includes(name) && /^refs\/(heads|tags)\//.test(environment['GITHUB_REF'] ?? '');
    const headIsOwn = isSame(pull?.head?.repo, repository);
    const runIsOwn = isSame(run?.head_repository, repository) && RUNS_OF_A_BRANCH.includes(run?.event ?? '');
    return [
        ...(ofRef || ofOwnHead ? [sha] : []),
        ...(isSame(pull?.base?.repo, repository) ? [pull?.base?.sha] : []),
        ...(headIsOwn ? [pull?.head?.sha, pull?.merge_commit_sha] : []),
        ...(runIsOwn ? [run?.head_sha] : []),
    ];
}
/** A pull request that was merged may be part of a branch by now. */
function forkCommits({ pull_request: pull }) {
    return pull?.merged === true ? [] : [pull?.head?.sha, pull?.merge_commit_sha];
}
function commitSet(commits) {
    return new Set(commits.flatMap((sha) => typeof sha === 'string' && /^[0-9a-f]{40,64}$/i.test(sha) ? sha.toLowerCase() : []));
}
/** The fork whose pull request or run the event is about; null where it is about none. */
function forkOf({ pull_request: pull, workflow_run: run, repository }) {
    if (!pull && !run)
        return null;
    const head = pull ? pull.head?.repo : run?.head_repository;
    if (isSame(head, repository))
        return null;
    return head?.full_name ?? 'that is gone';
}
function hasHead({ pull_request: pull }) {
    return pull?.head?.repo !== undefined && pull.head.repo !== null;
}
/** Names change and may be taken by others then, ids stay; names differ in case and are the same. */
function isSame(one, other) {
    if (!one || !other)
        return false;
    if (typeof one.id === 'number' && typeof other.id === 'number')
        return one.id === other.id;
    return one.full_name.toLowerCase() === other.full_name.toLowerCase();
}
function branchesOf(environment, { repository, pull_request: pull, workflow_run: run }) {
    const current = /^refs\/heads\/(.+)$/.exec(environment['GITHUB_REF'] ?? '')?.[1];
    const found = [repository?.default_branch, current, pull?.base?.ref, run?.head_branch];
    return [...new Set(found.flatMap((branch) => branch ?? []))];
}
function pullRequestsOf(environment, { pull_request: pull, issue }) {
    const current = /^refs\/pull\/([1-9]\d{0,8})\//.exec(environment['GITHUB_REF'] ?? '')?.[1];
    const found = [
        pull?.number,
        issue?.pull_request ? issue.number : null,
        current === undefined ? null : Number(current),
    ];
    return [...new Set(found.flatMap((number) => number ?? []))];
}

;// CONCATENATED MODULE: ./build/session/code-origin/untrusted-code.js









/** GitHub could not be asked whose code is checked out: nothing is started, and nobody is to blame. */
class CodeOriginError extends errors/* ExpectedError */.Dh {
    name = 'CodeOriginError';
    nature = 'network';
}
/**
 * Refuses to run what is not known as code of this repository's own where the job has secrets or a
 * token that may write: to start servers from it on the embedded service, or to run its suite file
 * with the key of another. What is checked out decides, whatever started the job.
 * @throws ConfigurationError that says what is in doubt and what to do; CodeOriginError where GitHub
 * could not be asked.
 */
async function refuseUntrustedCode(inputs, context, suite = {}) {
    const { environment, payload } = context;
    const event = readJobEvent(environment, payload);
    if (inputs.allowUntrustedServers || event === null)
        return;
    if (inputs.service.kind === 'remote' && inputs.suite.kind === 'saved')
        return;
    const code = await readNamedCode(inputs, suite, context);
    const secrets = secretsAtHand(inputs, code.configuration, context);
    const danger = inputs.service.kind === 'remote'
        ? "a suite file of others would run on the service's saved servers with the key in `api-key`"
        : 'MCP servers started from it could read them and change the repository';
    await refuseDoubtful({ code, secrets, danger }, event, { ...context, ...inputs.timeouts });
}
/**
 * The same of an eval program, which is code of the checkout whatever it reports to.
 * @throws as `refuseUntrustedCode`.
 */
async function refuseUntrustedCommand(inputs, context) {
    const { environment, payload, workspace } = context;
    const event = readJobEvent(environment, payload);
    if (inputs.allowUntrustedServers || event === null)
        return;
    const configuration = (0,session_environment/* namedSecrets */.pr)(environment);
    const words = commandPlaces([inputs.command], { environment, workspace });
    const code = { configuration: '', places: [workspace], words, starts: true };
    const models = { apiKeys: {}, emptyKeys: [] };
    const secrets = secretsAtHand({ service: inputs.service, models }, configuration, context);
    const danger = 'the program could read them and change the repository';
    await refuseDoubtful({ code, secrets, danger }, event, { ...context, ...inputs.timeouts });
}
async function refuseDoubtful({ code, secrets, danger }, event, { evalsMs: timeoutMs, ...context }) {
    if (event.withoutSecrets && (!event.secretsForForks || secrets.length === 0))
        return;
    const doubts = await doubtsOf(code, event, { ...context, timeoutMs });
    if (doubts.length === 0)
        return;
    for (const { code: what, reason } of doubts)
        context.logger.debug(`Whose code: ${what} ${reason}`);
    throw refusal(doubts, explainDanger(event, secrets, danger));
}
async function readNamedCode({ service, suite }, { commands = [], base }, { environment, workspace }) {
    const suitePlaces = suite.kind === 'file' ? [(0,external_node_path_.resolve)(workspace, suite.file)] : [];
    if (service.kind === 'remote') {
        return { configuration: '', places: suitePlaces, words: [], starts: false };
    }
    const configPath = (0,external_node_path_.resolve)(workspace, service.mcpConfigFile);
    const configuration = await readText(service.mcpConfigFile, workspace);
    const own = { environment, workspace };
    const { folders, words } = await serverPlaces(configuration, configPath, own);
    const ofHead = {
        configuration,
        places: [...suitePlaces, configPath, ...folders],
        words: [...words, ...commandPlaces(commands, own)],
        starts: true,
    };
    return base === undefined ? ofHead : await withBase(ofHead, base, { commands, environment });
}
/** What the base's checkout adds, where the same commands run. */
async function withBase(ofHead, { folder, mcpConfig, mcpConfigText }, { commands, environment, }) {
    const own = {
        environment: { ...environment, GITHUB_WORKSPACE: folder },
        workspace: folder,
    };
    const { folders, words } = await serverPlaces(mcpConfigText, mcpConfig, own);
    return {
        ...ofHead,
        configuration: `${ofHead.configuration}\n${mcpConfigText}`,
        places: [...ofHead.places, folder, mcpConfig, ...folders],
        words: [...ofHead.words, ...words, ...commandPlaces(commands, own)],
    };
}
/** A file that cannot be read is told of where it is needed. */
async function readText(file, workspace) {
    try {
        return await (0,mcp_config_text/* readMcpConfigText */._)(file, workspace);
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === undefined && !(error instanceof workspace_file/* UnfitFileError */.bk))
            throw error;
        return '';
    }
}
/** What a fork's pull request is given only by a repository that is set so. */
function secretsAtHand({ service, models }, configuration, { environment, workspace }) {
    // GitHub lets it read alone here.
    const token = environment['INPUT_GITHUB-TOKEN'];
    const named = (0,session_environment/* namedVariables */.hl)(configuration).filter((name) => {
        if (environment[name] !== undefined && environment[name] === token)
            return false;
        const { values, unhidden } = (0,secret_values/* secretValues */.V)({
            configuration: `\${${name}}`,
            environment,
            workspace,
        });
        return values.length + unhidden.length > 0;
    });
    return [
        ...(service.kind === 'remote' ? ['`api-key`'] : []),
        ...(Object.keys(models.apiKeys).length > 0 ? ['`model-api-keys`'] : []),
        ...named.map((name) => `\`${name}\``),
        ...(environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ? ['`id-token: write`'] : []),
    ];
}
function explainDanger(event, secrets, would) {
    const about = event.fork === null ? '' : ` and is about the fork ${event.fork}`;
    const has = event.withoutSecrets
        ? `a fork's pull request was given secrets here (${secrets.join(', ')})`
        : `the event \`${event.name}\` runs with this repository's secrets and token${about}`;
    return `${has}, and ${would}`;
}
const MAX_TOLD = 5;
function refusal(doubts, danger) {
    const lasting = doubts.filter(({ passing }) => !passing);
    if (lasting.length === 0) {
        const told = doubts.map(({ code, reason }) => `${code} ${reason}`).join('; ');
        return new CodeOriginError(`${told}. It is not run, since ${danger}. Run the job again.`);
    }
    return new errors/* ConfigurationError */.j1(lasting.slice(0, MAX_TOLD).map((doubt) => problemOf(doubt, danger)));
}
function problemOf({ code, reason, advice }, danger) {
    const first = advice === undefined ? '' : `${advice[0]?.toUpperCase()}${advice.slice(1)}; or run `;
    return {
        where: 'allow-untrusted-servers',
        message: `${code} ${reason}. It is not run, since ${danger}. ${first === '' ? 'Run ' : first}the ` +
            'evals of forks on `pull_request`, where GitHub gives neither; or check out a branch of this ' +
            'repository; or set this input to true where a maintainer has read that very code.',
        example: 'true',
    };
}

// EXTERNAL MODULE: ./build/session/service-connection.js
var service_connection = __webpack_require__(1625);
;// CONCATENATED MODULE: ./build/session/session.js



/** Opens the session of a job. Nothing is started or sent before somebody asks for the service. */
function openSession(config, context) {
    const { clock, logger } = context;
    // A collected report is read, which waits for nobody.
    const timeoutMs = config.mode === 'publish' ? Number.POSITIVE_INFINITY : config.timeouts.evalsMs;
    const lost = new AbortController();
    const closing = new AbortController();
    const signal = AbortSignal.any([context.signal, lost.signal]);
    let opened;
    let closed;
    const open = async (suite) => {
        const service = await openService(config, suite, {
            ...context,
            signal: AbortSignal.any([context.signal, closing.signal]),
        });
        const { died } = service;
        if (died?.aborted)
            lost.abort(died.reason);
        died?.addEventListener('abort', () => lost.abort(died.reason), { once: true });
        return service;
    };
    const closeService = async () => {
        // One that is just being started is not waited for.
        closing.abort(new Error('The session was closed.'));
        try {
            // Whoever asked for it has been told why it is not there.
            const service = await opened?.catch(() => undefined);
            await service?.close();
        }
        catch (error) {
            logger.warning(`The embedded service could not be ended: ${(0,errors/* errorMessage */.gJ)(error)}`);
        }
    };
    return {
        environment: context.environment,
        payload: context.payload,
        workspace: context.workspace,
        temporaryFolder: context.temporaryFolder,
        version: context.version,
        clock,
        logger,
        secrets: context.secrets,
        hide: (secrets) => {
            for (const secret of secrets)
                context.secrets.learn(secret);
        },
        signal,
        deadlineAtMs: clock.now() + timeoutMs,
        service: async (suite = {}) => {
            if (closed !== undefined)
                throw new Error('The session is closed.');
            opened ??= open(suite);
            return (await opened).connection;
        },
        close: () => {
            closed ??= closeService();
            return closed;
        },
    };
}
/** Servers alone are asked: no suite file is run, and no model. */
const WITHOUT_SUITE = {
    suite: { kind: 'saved', suite: '' },
    models: { apiKeys: {}, emptyKeys: [] },
};
async function openService(config, suite, context) {
    if (config.mode === 'run')
        await refuseUntrustedCode(config, context, suite);
    if (config.mode === 'command')
        await refuseUntrustedCommand(config, context);
    if (config.mode === 'doctor' || config.mode === 'diff') {
        await refuseUntrustedCode({ ...config, ...WITHOUT_SUITE }, context, suite);
    }
    const service = config.mode === 'publish' ? null : config.service;
    if (service === null)
        throw new Error('The inputs name no service.');
    return (0,service_connection/* connectService */.U)(service, suite, context);
}


/***/ }),

/***/ 98790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readMcpConfigText)
/* harmony export */ });
/* harmony import */ var _workspace_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7546);

/** Far above any list of servers. */
const MAX_BYTES = 4 * 1024 * 1024;
/**
 * Text of the file that names the servers. A workflow may name one that a step before has made
 * elsewhere, by an absolute path.
 * @throws what `readWorkspaceFile` throws.
 */
function readMcpConfigText(file, workspace) {
    return (0,_workspace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readWorkspaceFile */ .sL)(file, { workspace, maxBytes: MAX_BYTES, absoluteAnywhere: true });
}


/***/ })

};
