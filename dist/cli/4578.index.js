export const id = 4578;
export const ids = [4578];
export const modules = {

/***/ 32283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ provenanceOf),
/* harmony export */   P: () => (/* binding */ provenanceWords)
/* harmony export */ });
/** `branch=main commit=0123… suite=89ab…`: words without spaces, for the marker of a run. */
function provenanceWords(provenance) {
    const { branch, commit, pullRequest, suite, policy } = provenance;
    return Object.entries({ branch, commit, pull: pullRequest, suite, policy }).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
}
/** Longer notes have been written by others. */
const LONGEST_NOTES = 20_000;
const MARKER = /\[mcp-eval-gate ([^[\]\r\n]*)\]$/;
/** What the marker at the end of a run's notes says; null where there is none. */
function provenanceOf({ notes }) {
    if (!notes || notes.length > LONGEST_NOTES)
        return null;
    const words = MARKER.exec(notes)?.[1]?.split(' ') ?? [];
    const [repository = ''] = words;
    if (!/^[^/=]+\/[^/=]+$/.test(repository))
        return null;
    const said = new Map(words.flatMap((word) => {
        const at = word.indexOf('=');
        const value = at < 0 ? null : decoded(word.slice(at + 1));
        return value === null ? [] : [[word.slice(0, at), value]];
    }));
    const pullRequest = Number(said.get('pull'));
    return {
        repository,
        branch: said.get('branch') ?? null,
        commit: said.get('commit') ?? null,
        pullRequest: Number.isSafeInteger(pullRequest) && pullRequest > 0 ? pullRequest : null,
        suite: said.get('suite') ?? null,
        policy: said.get('policy') ?? null,
    };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch (error) {
        if (error instanceof URIError)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 34940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ withHistory),
/* harmony export */   Tn: () => (/* binding */ NO_SERVICE_HISTORY),
/* harmony export */   iU: () => (/* binding */ serviceHistory)
/* harmony export */ });
/* unused harmony export readHistory */
/* harmony import */ var _model_regression_confirmation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77633);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);


/** Runs asked for, which one page holds: history costs one request. */
const RUNS_READ = 25;
/** History is worth no longer wait. */
const GRACE_MS = 10_000;
const NO_HISTORY = { runs: [], durationsMs: [] };
/** Of what was not run at all. */
const NO_SERVICE_HISTORY = { read: async () => NO_HISTORY };
/** The history of a suite, as the service tells it. */
function serviceHistory({ suiteId, ...run }, client, { clock, logger, signal }) {
    if (suiteId === null)
        return NO_SERVICE_HISTORY;
    let history;
    return {
        read: () => {
            const options = { signal, deadlineAtMs: clock.now() + GRACE_MS };
            history ??= readHistory(client, { ...run, suiteId }, logger, options);
            return history;
        },
    };
}
/** The report with its history, where the run has ended as one of those that history is made of. */
async function withHistory(report, history, { signal }) {
    if (report.run?.status !== 'completed' || signal.aborted)
        return report;
    return { ...report, history: (await history.read()).runs };
}
/**
 * Reads the runs of the suite before this one. History decides nothing, so trouble with it is a
 * line in the log and gives none.
 */
async function readHistory(client, { projectId, suiteId, runId }, logger, options) {
    const runs = [];
    const page = { ...options, limit: RUNS_READ, optional: true };
    try {
        for await (const one of client.suites.runs(projectId, suiteId, page))
            runs.push(one);
    }
    catch (error) {
        logger.info(`The history of the suite could not be read: ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(error)}`);
        return NO_HISTORY;
    }
    const own = runs.find(({ id }) => id === runId);
    const earlier = runs
        .toReversed()
        .filter((run) => run.id !== runId && run.status === 'completed' && !isAfter(run, own))
        .filter(({ notes }) => notes?.includes(`[${_model_regression_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOK_MARKER */ .n} `) !== true);
    return { runs: earlier.flatMap(earlierRun), durationsMs: earlier.flatMap(durationMs) };
}
/** Another job may have begun a run of the same suite meanwhile. */
function isAfter({ createdAt }, own) {
    const ownAtMs = own?.createdAt;
    return typeof createdAt === 'number' && typeof ownAtMs === 'number' && createdAt > ownAtMs;
}
function durationMs({ createdAt, completedAt }) {
    if (typeof createdAt !== 'number' || typeof completedAt !== 'number')
        return [];
    return completedAt > createdAt ? [completedAt - createdAt] : [];
}
function earlierRun({ summary, runNumber, createdAt }) {
    const { total, passed, passRate } = summary ?? {};
    const counted = total && typeof passed === 'number' ? passed / total : passRate;
    if (typeof counted !== 'number' || !(counted >= 0 && counted <= 1))
        return [];
    return [{ runNumber: runNumber ?? null, passRate: counted, createdAtMs: createdAt ?? null }];
}


/***/ }),

/***/ 94578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeAndShow: () => (/* binding */ judgeAndShow)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/ports/clock.js
var clock = __webpack_require__(33201);
// EXTERNAL MODULE: ./build/redaction/secret-keeper.js + 3 modules
var secret_keeper = __webpack_require__(69244);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/model/servers/diagnosis.js
var servers_diagnosis = __webpack_require__(40096);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/render/text/format.js
var format = __webpack_require__(54294);
// EXTERNAL MODULE: ./build/render/words/health/diagnosis-words.js
var diagnosis_words = __webpack_require__(53463);
// EXTERNAL MODULE: ./build/render/words/surface/surface-words.js
var surface_words = __webpack_require__(99916);
// EXTERNAL MODULE: ./build/render/terminal/paint.js
var terminal_paint = __webpack_require__(78986);
;// CONCATENATED MODULE: ./build/render/terminal/server-lines.js







const INDENT = '    ';
/** Code points of a text that a server wrote, and the lines that it is broken into at most. */
const MAX_TEXT = 600;
const PIECES = 8;
const MOST_CHANGES = 200;
const MOST_DIFF_LINES = 40;
const MOST_SILENT = 20;
const HEALTH = {
    passed: ['✓', 'good', 'healthy'],
    failed: ['✗', 'bad', 'ill'],
    incomplete: ['?', 'doubtful', 'unknown'],
    invalid: ['✗', 'bad', 'misconfigured'],
    notApplicable: ['-', 'quiet', 'not looked at'],
};
const CLASSES = {
    breaking: ['✗', 'bad'],
    unclear: ['?', 'doubtful'],
    wording: ['~', 'doubtful'],
    compatible: ['+', 'good'],
};
/** What was found of servers, where these themselves were looked at. */
function serverLines({ report, verdict }, page) {
    if (report === null)
        return [];
    return [
        ...(report.diagnoses ?? []).flatMap((one) => diagnosisLines(one, page)),
        ...(0,surface_words/* silentWords */.ZE)(report.surface?.silent ?? [], MOST_SILENT).flatMap((text) => (0,terminal_paint/* hung */.Nq)({ glyph: '!', tone: 'bad' }, (0,clean_text/* cleanLine */.Ow)(text, MAX_TEXT), (0,terminal_paint/* searchable */.Vk)(page), PIECES)),
        ...(verdict.surface === undefined || report.source !== 'diff'
            ? []
            : surfaceLines(verdict.surface, page)),
    ];
}
function diagnosisLines(diagnosis, page) {
    const { server, protocolVersion, durationMs } = diagnosis;
    const [glyph, tone, word] = HEALTH[(0,servers_diagnosis/* healthOf */.Wr)(diagnosis)];
    const version = protocolVersion === null ? [] : [`MCP ${(0,clean_text/* cleanLine */.Ow)(protocolVersion, 20)}`];
    const aside = [word, ...version, (0,format/* formatDuration */.a3)(durationMs)].join(', ');
    return [
        `${page.paint(tone, glyph)} ${(0,clean_text/* cleanLine */.Ow)(server, 60)} ${page.paint('quiet', aside)}`,
        ...(0,servers_diagnosis/* troublesOf */.on)(diagnosis).flatMap((check) => troubleLines(check, page)),
    ];
}
function troubleLines(check, page) {
    const what = `${diagnosis_words/* CHECK_NAMES */.cj[check.id]}: ${(0,diagnosis_words/* sentence */.em)((0,clean_text/* cleanLine */.Ow)(check.detail, MAX_TEXT))}`;
    const advice = check.advice === undefined ? [] : [`What to do: ${check.advice}`];
    return [what, ...advice].flatMap((text) => below(text, page));
}
function surfaceLines(surface, page) {
    const { changes, weights } = surface;
    const counts = (0,surface_words/* surfaceCounts */.qO)(surface);
    const unshown = changes.length - MOST_CHANGES;
    return [
        ...changes.slice(0, MOST_CHANGES).flatMap((change) => changeLines(change, page)),
        ...(unshown > 0 ? [`${(0,quantity/* countOf */.pq)(unshown, 'more change')}: see the report.`] : []),
        counts === '' ? 'Nothing changed.' : `${counts}.`,
        ...weights.flatMap((weight) => below(`List of tools of ${(0,clean_text/* cleanLine */.Ow)(weight.server, 60)}: ${(0,surface_words/* weightWords */.A)(weight)}`, page, '')),
    ];
}
const DIFF = {
    removed: ['-', 'bad'],
    added: ['+', 'good'],
    same: [' ', 'quiet'],
};
function changeLines(change, page) {
    const [glyph, tone] = CLASSES[change.class];
    const place = (0,clean_text/* cleanLine */.Ow)((0,surface_words/* placeWords */.fp)(change), MAX_TEXT);
    const [before, now] = (0,surface_words/* sideWords */.H)(change).map((text) => (0,clean_text/* cleanLine */.Ow)(text, MAX_TEXT));
    const sides = [...(before ? [`before: ${before}`] : []), ...(now ? [`now: ${now}`] : [])];
    const diff = (change.diff ?? []).slice(0, MOST_DIFF_LINES).map(({ sign, text }) => {
        const [mark, colour] = DIFF[sign] ?? [' ', 'quiet'];
        return `${INDENT}${page.paint(colour, `${mark} ${(0,clean_text/* cleanLine */.Ow)(text, MAX_TEXT)}`)}`;
    });
    const title = `${surface_words/* CLASS_WORDS */.f5[change.class].toLowerCase()}, ${(0,surface_words/* kindWords */.Gk)(change)}: ${place}`;
    return [
        ...(0,terminal_paint/* hung */.Nq)({ glyph, tone }, title, (0,terminal_paint/* searchable */.Vk)(page), PIECES),
        ...sides.flatMap((text) => below(text, page)),
        ...diff,
    ];
}
function below(text, { paint, width }, indent = INDENT) {
    const line = (0,clean_text/* cleanLine */.Ow)(text, MAX_TEXT);
    return (0,terminal_paint/* wrapped */.ky)(line, width - indent.length, PIECES).map((one) => indent + paint('quiet', one));
}

// EXTERNAL MODULE: ./build/render/terminal/verdict-lines.js + 1 modules
var verdict_lines = __webpack_require__(47904);
// EXTERNAL MODULE: ./build/report-file/conversation-archive.js
var conversation_archive = __webpack_require__(23222);
// EXTERNAL MODULE: ./build/cli/terminal/exit-codes.js
var exit_codes = __webpack_require__(22927);
// EXTERNAL MODULE: ./build/cli/terminal/harmless-json.js
var harmless_json = __webpack_require__(18286);
// EXTERNAL MODULE: ./build/cli/terminal/screen.js
var terminal_screen = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/cli/terminal/terminal-logger.js
var terminal_logger = __webpack_require__(99705);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/model/cases/case-history.js
var case_history = __webpack_require__(89315);
// EXTERNAL MODULE: ./build/model/choices/report-source.js
var report_source = __webpack_require__(11057);
// EXTERNAL MODULE: ./build/model/counts.js
var counts = __webpack_require__(63580);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/trouble/look-up-error.js
var look_up_error = __webpack_require__(77104);
;// CONCATENATED MODULE: ./build/baseline/baseline-search.js





/**
 * Looks for what results are held against. Begun while they are still in the making, so that nobody
 * waits for it. Never throws: what keeps a baseline from being had is an outcome, and one notice.
 */
async function findBaseline(source, context) {
    const { logger, signal } = context;
    try {
        const search = await look(source, context);
        if (search.outcome === 'none' && search.advice !== undefined) {
            logger.notice(`There is no baseline: ${search.message}. ${search.advice}`);
        }
        else if ('message' in search && source.kind !== 'checkout') {
            // Whoever runs the base beside the head says why it could not be.
            logger.info(`There is no baseline: ${search.message}.`);
        }
        return search;
    }
    catch (error) {
        if (error instanceof Error && error.stack)
            logger.debug(error.stack);
        const message = (0,errors/* errorMessage */.gJ)(error);
        if (!signal?.aborted)
            logger.notice(`The results are held against no baseline: ${message}`);
        return { outcome: source.kind === 'auto' ? 'unknown' : 'unreadable', message };
    }
}
async function look(source, context) {
    switch (source.kind) {
        case 'none':
            return { outcome: 'not-asked' };
        case 'file': {
            const { fileBaseline } = await __webpack_require__.e(/* import() */ 2992).then(__webpack_require__.bind(__webpack_require__, 22992));
            const baseline = await fileBaseline(source.path, context.workspace);
            return { outcome: 'found', baseline };
        }
        case 'checkout':
            return { outcome: 'unreadable', message: 'Nothing was run, so the base was not either' };
        default:
            return context.service === undefined
                ? lookIntoReports(source, context)
                : lookIntoService(source, context.service);
    }
}
async function lookIntoService(source, service) {
    const { namedServiceRun, serviceBaseline } = await __webpack_require__.e(/* import() */ 8781).then(__webpack_require__.bind(__webpack_require__, 38781));
    if (source.kind === 'run') {
        return { outcome: 'found', baseline: await namedServiceRun(service, source.id) };
    }
    const base = source.kind === 'branch' ? namedBranch(source.name, service.base) : service.base;
    if (base !== null)
        return serviceBaseline(service, base);
    return { outcome: 'unknown', message: 'the event tells no branch to compare with' };
}
/** The branch itself may be the one that was pushed to. */
function namedBranch(name, base) {
    const isOwn = base?.base === null && base.branch === name;
    return { branch: name, base: isOwn ? null : name };
}
async function lookIntoReports(source, { earlierReports }) {
    const reports = await earlierReports();
    const isNamed = source.kind !== 'auto';
    if (typeof reports === 'string') {
        if (isNamed)
            throw new look_up_error/* LookUpError */.F('absent', reports);
        return { outcome: 'unknown', message: reports };
    }
    const { branchBaseline, runBaseline } = await Promise.all(/* import() */[__webpack_require__.e(1306), __webpack_require__.e(5275), __webpack_require__.e(6154)]).then(__webpack_require__.bind(__webpack_require__, 96154));
    const { runs, job, base } = reports;
    switch (source.kind) {
        case 'run':
            return { outcome: 'found', baseline: await runBaseline(runs, job, source.id) };
        case 'branch':
            return branchBaseline(runs, job, namedBranch(source.name, base));
        case 'auto':
            if (base !== null)
                return branchBaseline(runs, job, base);
            throw new look_up_error/* LookUpError */.F('absent', 'The event tells no branch to compare with.');
    }
}
/**
 * The report with the history that its baseline carries, and the baseline at the end of it, so that
 * one report tells of many runs. What a service tells of pass rates goes before; one that is started
 * for each job knows of no earlier run.
 * @param judgedOf what of the baseline counts, so that its rate is of what that of the report is of.
 */
function withCarriedHistory(report, search, judgedOf = (former) => former) {
    if (search.outcome !== 'found' || !(0,report_source/* hasCases */.Yp)(report))
        return report;
    const { baseline } = search;
    const { history: told = [] } = report;
    const history = told.length > 0 ? told : carriedRuns(report, baseline, judgedOf);
    return { ...report, history, caseHistory: (0,case_history/* historyAfter */.tR)(baseline.report) };
}
/** Earlier runs as the baseline tells them, which is the last of them where it completed. */
function carriedRuns(report, { report: former, origin }, judgedOf) {
    const { history = [], run, project } = former;
    const rate = (0,counts/* passRate */.sc)((0,counts/* countReport */.A0)(judgedOf(former)));
    if (rate === null || (run !== null && run.status !== 'completed'))
        return history;
    // Each service counts its own runs from 1.
    const isOfOne = project !== null && project.id === report.project?.id;
    const runNumber = isOfOne ? (run?.number ?? null) : null;
    return [...history, { runNumber, passRate: rate, createdAtMs: origin.createdAtMs }].slice(-case_history/* MOST_RUNS */.nD);
}

// EXTERNAL MODULE: ./build/baseline/service/service-history.js
var service_history = __webpack_require__(34940);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/evals/suite-run.js + 4 modules
var suite_run = __webpack_require__(42312);
;// CONCATENATED MODULE: ./build/evals/base/beside-base.js


/** Null where no base is to be run. */
async function findBase({ service, baseline, run }, workspace) {
    const path = baseline.kind === 'checkout' ? baseline.path : run.confirmCheckout;
    if (service.kind !== 'embedded' || path === undefined)
        return null;
    const { findBaseCheckout } = await __webpack_require__.e(/* import() */ 3841).then(__webpack_require__.bind(__webpack_require__, 33841));
    return findBaseCheckout(path, service.mcpConfigFile, workspace);
}
/** The head's results, and as their baseline those of the base in the same session. */
async function runBesideBase(client, request, { base, baseTrouble, workspace, options, }) {
    const trouble = troubleOf(base, baseTrouble);
    if (trouble !== null || 'trouble' in base) {
        return { ...(await (0,suite_run/* runSuite */.og)(client, request, options)), baseline: noBase(trouble) };
    }
    const { runBothSides } = await __webpack_require__.e(/* import() */ 5768).then(__webpack_require__.bind(__webpack_require__, 25768));
    const sides = await runBothSides(client, request, options);
    if ('trouble' in sides.base)
        return { ...sides.head, baseline: noBase(sides.base.trouble) };
    const { report: ofHead } = sides.head;
    const warned = { ...ofHead, warnings: [...ofHead.warnings, ...sides.warnings] };
    const { report } = sides.base;
    const origin = {
        ...{ kind: 'checkout', ...(await commitOf(base.folder, workspace)) },
        createdAtMs: report.run?.createdAtMs ?? null,
        ...{ isMergeBase: null, address: null },
    };
    return {
        ...{ ...sides.head, report: warned },
        baseline: { outcome: 'found', baseline: { report, origin } },
    };
}
/** Why a base cannot be run; null where nothing is known to be in the way. */
function troubleOf(base, ofService) {
    return 'trouble' in base ? base.trouble : ofService;
}
/** As its files tell; git is not run there. */
async function commitOf(folder, workspace) {
    const { readCheckoutHead } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 69755));
    const head = await readCheckoutHead(folder, await (0,promises_.realpath)(workspace));
    if (head.kind !== 'commit')
        return { commit: null, branch: null };
    return { commit: head.sha, branch: head.branches[0] ?? null };
}
const noBase = (trouble) => ({
    outcome: 'unreadable',
    message: `The base could not be run beside the head: ${trouble}`,
});

// EXTERNAL MODULE: ./build/evals/collect/traces.js + 4 modules
var traces = __webpack_require__(93254);
// EXTERNAL MODULE: ./build/evals/launch/marker.js
var marker = __webpack_require__(38854);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/contract/cases/model-id.js
var model_id = __webpack_require__(98512);
// EXTERNAL MODULE: ./build/contract/resources/run.js + 1 modules
var run = __webpack_require__(70854);
// EXTERNAL MODULE: ./build/contract/wire/envelope.js
var envelope = __webpack_require__(51581);
// EXTERNAL MODULE: ./build/session/misconfigured-servers.js
var misconfigured_servers = __webpack_require__(46781);
// EXTERNAL MODULE: ./build/evals/suite-file/misfit-problems.js
var misfit_problems = __webpack_require__(1129);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
;// CONCATENATED MODULE: ./build/evals/suite-file/model-less.js

/**
 * Whether a hosted service refused cases because they name no model; null where it did not. Whether
 * one asks for it cannot be seen before: the API lets cases of tool calls go without, some hosted
 * services do not. They say so before they create anything.
 */
function refusedForNoModel(error, suite) {
    const without = suite.tests.filter(({ model }) => (model ?? suite.model) === undefined);
    const [first] = without;
    if (first === undefined || !asksForModel(error))
        return null;
    const titles = (0,listed_names/* listNames */.Zv)(without.map(({ title }) => title));
    return {
        first: first.title,
        message: 'this service takes no case without a model, though one that only calls tools uses none. ' +
            `Name one for the whole file (it is not run or paid for that), or in ${titles}. ${error.message}`,
    };
}
function asksForModel({ status, code, message, details }) {
    if (status !== 400 && status !== 422)
        return false;
    // This code is about an MCP server, and one may have a provider of its own, as of OAuth.
    if (code === 'FEATURE_NOT_SUPPORTED')
        return false;
    // One that is named and cannot be run is another matter.
    if (typeof details?.['model'] === 'string')
        return false;
    return /\b(?:models?|provider)\b/i.test(`${message} ${JSON.stringify(details ?? {})}`);
}

;// CONCATENATED MODULE: ./build/evals/suite-file/refusal.js









const pathSchema = schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]));
const casesSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ title: schemas/* string */.YjP(), problem: schemas/* string */.YjP(), path: pathSchema.optional() }));
const issuesSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ message: schemas/* string */.YjP() }));
const placedSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ path: pathSchema, message: schemas/* string */.YjP() }));
const misfitsSchema = schemas/* array */.YOg(run/* argumentMisfitSchema */.fs);
const modelSchema = schemas/* object */.Ikc({ model: schemas/* string */.YjP(), provider: schemas/* string */.YjP() });
/**
 * The refusal of a run in our own words, with the place of its reason, where that lies in what the
 * user wrote; else the error as it is.
 */
async function explainRefusal(error, written) {
    if (!(error instanceof api_error/* ApiError */.hD) || ![400, 422].includes(error.status))
        return error;
    const problems = await problemsBehind(error, written);
    if (problems.length > 0)
        return new errors/* ConfigurationError */.j1(problems);
    // What it took from us needs no words on who refused what: it is all in one place.
    const { serversFile, located } = written;
    if (serversFile === null || located === null || error.said === '')
        return error;
    return new errors/* ConfigurationError */.j1([{ where: located.file, message: error.said }]);
}
async function problemsBehind(error, written) {
    const { reason, details } = error;
    const { serversFile, located, emptyModelKeys } = written;
    const ofServers = await (0,misconfigured_servers/* misconfiguredServers */.G)(error, serversFile);
    if (ofServers.length > 0)
        return ofServers;
    if (located !== null && reason === envelope/* ERROR_REASON */.cm.missingCommand) {
        const issues = issuesSchema.safeParse(details?.['issues']);
        if (!issues.success)
            return [];
        return issues.data.map(({ message }) => ({ where: located.setupPlace, message }));
    }
    if (serversFile !== null && located !== null && reason === envelope/* ERROR_REASON */.cm.argumentMisfit) {
        const misfits = misfitsSchema.safeParse(details?.['misfits']);
        if (!misfits.success)
            return [];
        const more = Number(details?.['problems'] ?? misfits.data.length) - misfits.data.length;
        const rest = more > 0 ? [{ where: located.file, message: `has ${more} more problems.` }] : [];
        return [...(0,misfit_problems.misfitProblems)(misfits.data, located), ...rest];
    }
    if (serversFile !== null && located !== null && isOfCases(reason)) {
        const cases = casesSchema.safeParse(details?.['cases']);
        return cases.success ? caseProblems(cases.data, located) : [];
    }
    const modelLess = located === null ? null : refusedForNoModel(error, located.suite);
    if (located !== null && modelLess !== null) {
        const { first, message } = modelLess;
        const where = casePlace(located, first);
        return [{ where, message, example: 'model: anthropic/claude-haiku-4.5' }];
    }
    const refused = modelSchema.safeParse(details);
    if (!refused.success)
        return serversFile === null ? [] : placedProblems(details, located);
    const { model, provider } = refused.data;
    const name = provider.toLowerCase();
    const needing = inWords(wantingModel(located, model), model);
    if (emptyModelKeys.includes(name))
        return [emptyKeyProblem(name, needing)];
    if (serversFile === null)
        return [];
    return [absentProviderProblem(name, needing)];
}
function isOfCases(reason) {
    return reason === envelope/* ERROR_REASON */.cm.noEvidence || reason === envelope/* ERROR_REASON */.cm.unknownServer;
}
/** What is wrong with the cases as they are written, or with how often they are to run. */
function placedProblems(details, located) {
    const issues = placedSchema.safeParse(details?.['issues']);
    if (!issues.success)
        return [];
    const placed = issues.data.flatMap(({ path, message }) => {
        const where = placeOfIssue(path, located);
        return where === null ? [] : { where, message };
    });
    // What has no place would be lost among those that have one.
    if (placed.length < issues.data.length)
        return [];
    const more = Number(details?.['problems'] ?? placed.length) - placed.length;
    return more > 0 && located !== null
        ? [...placed, { where: located.file, message: `has ${more} more problems.` }]
        : placed;
}
function placeOfIssue([member, index, ...path], located) {
    if (member === 'iterationOverride')
        return 'iterations';
    if (member !== 'tests' || located === null)
        return null;
    const test = typeof index === 'number' ? located.suite.tests[index] : undefined;
    return test === undefined ? located.file : located.placeOf(test, path);
}
/** Each once, however many steps of a case it is about. */
function caseProblems(cases, located) {
    const problems = cases.map(({ title, problem, path }) => ({
        where: casePlace(located, title, path),
        message: `case ${JSON.stringify(title)} ${problem}`,
    }));
    return [...Map.groupBy(problems, ({ message }) => message).values()].flatMap((alike) => alike.slice(0, 1));
}
/** A provider that is not known at all on this runner: its key is missing, or its address. */
function absentProviderProblem(provider, wanting) {
    return model_id/* KNOWN_PROVIDERS */.jJ.includes(provider)
        ? {
            where: 'model-api-keys',
            message: `has no key of the provider \`${provider}\`, and ${wanting} needs it.`,
            example: keyExample(provider),
        }
        : {
            where: 'model-base-urls',
            message: `has no address of the provider \`${provider}\`, and ${wanting} needs it ` +
                `(${model_id/* KNOWN_PROVIDERS */.jJ.join(', ')} need none).`,
            example: `${provider}=https://models.example.com/v1`,
        };
}
function emptyKeyProblem(provider, wanting) {
    return {
        where: 'model-api-keys',
        message: `has no key behind \`${provider}=\`, and ${wanting} needs it. Workflows for forks and ` +
            'Dependabot have no secrets: give those a suite without prompts, or run it elsewhere.',
        example: keyExample(provider),
    };
}
const keyExample = (provider) => `${provider}=\${{ secrets.${provider.toUpperCase().replace(/\W/g, '_')}_API_KEY }}`;
/** The first case that prompts the model. */
function wantingModel(located, model) {
    const wanting = located?.suite.tests.find((test) => (test.model ?? located.suite.model) === model &&
        test.steps.some(({ kind }) => kind === 'prompt'));
    if (located === null || wanting === undefined)
        return null;
    return { title: wanting.title, place: casePlace(located, wanting.title) };
}
const inWords = (wanting, model) => wanting === null
    ? `the model \`${model}\``
    : `the case ${JSON.stringify(wanting.title)} (${wanting.place})`;
/** Of a case, or of a part of it. */
function casePlace({ file, suite, cases, placeOf }, title, path = []) {
    const test = suite.tests.find((one) => one.title === title);
    if (test !== undefined && path.length > 0)
        return placeOf(test, path);
    const found = cases.find((one) => one.test.title === title);
    return found === undefined ? file : `${file}:${found.line}:${found.column}`;
}

// EXTERNAL MODULE: ./build/evals/watch/progress.js
var progress = __webpack_require__(61301);
;// CONCATENATED MODULE: ./build/evals/watch/launch-progress.js

const EVERY_MS = 10_000;
/**
 * Says each ten seconds that the run does not exist yet, and what may take so long about it.
 * @returns ends that
 */
function tellLaunching({ clock, logger, }) {
    const launched = new AbortController();
    const startedAtMs = clock.now();
    const tell = async () => {
        await clock.sleep(EVERY_MS, launched.signal);
        logger.info('Waiting for the servers, which are started once before the run. ' +
            'Those that npx, uvx, docker and the like have to download have 90 s.');
        while (!launched.signal.aborted) {
            await clock.sleep(EVERY_MS, launched.signal);
            logger.info(`Waiting for the servers · ${(0,progress/* formatElapsed */.C)(clock.now() - startedAtMs)}`);
        }
    };
    tell().catch((error) => {
        if (!launched.signal.aborted)
            throw error;
    });
    return () => launched.abort();
}

// EXTERNAL MODULE: ./build/evals/watch/pace.js
var pace = __webpack_require__(22337);
;// CONCATENATED MODULE: ./build/evals/evals.js









/** Each time takes a request or more of the 60 a minute that a key is granted. */
const REMOTE_CASES_EVERY_MS = 5_000;
/**
 * Carries out the evals the inputs ask for, on the service of the session.
 * @throws only where no run came about.
 */
async function runEvals(config, session, { nonce, matrix, onRemoteRun, onProgress, choice, archive, commit, provenance = {} }) {
    const { workspace, clock, logger, signal, deadlineAtMs } = session;
    const { run, models, policy, publishing } = config;
    const embedded = config.service.kind === 'embedded';
    const whole = await readSuite(config, workspace, choice);
    const leg = await legOf(whole, config, { ...session, commit });
    const located = leg?.part ?? whole;
    const finished = async (report) => ({
        ...(located === null ? report : await marked(report, located, { workspace, embedded })),
        ...(leg && { shard: leg.facts }),
    });
    if (located !== null && located.suite.tests.length === 0) {
        const report = await finished(await reportOfNothing(located, leg));
        const excused = leg !== null;
        if (excused)
            logger.notice(report.warnings.join(' '));
        const nothing = { history: service_history/* NO_SERVICE_HISTORY */.Tn, earlierRuns: null, baseline: null };
        return { report, ...nothing, runAgain: null, excused };
    }
    const base = await findBase(config, workspace);
    const request = {
        target: targetOf(config.suite, located),
        project: run.project,
        servers: run.servers,
        allServersByDefault: embedded,
        modelApiKeys: models.apiKeys,
        iterations: run.iterations,
        execution: config.execution,
        notes: run.notes,
        minPassRatePercent: policy.minPassRatePercent,
        marker: (0,marker/* stepMarker */.F8)(session.environment, nonce),
        argumentCheck: argumentCheckOf(config),
        // Ours looks at its servers anyway.
        asksTools: embedded,
        provenance,
        // The embedded service starts empty, and so knows no run of an attempt before.
        ...(embedded ? {} : { repeat: repeatOf(session.environment, matrix, run.rerun) }),
    };
    const { client, baseUrl, bucket, serversFile, baseTrouble } = await session.service({
        commands: commandsOf(located),
        base: base !== null && 'folder' in base ? base : undefined,
    });
    const stopTelling = embedded ? tellLaunching({ clock, logger }) : () => { };
    try {
        const options = {
            pace: embedded ? pace/* EMBEDDED_PACE */.rs : pace/* REMOTE_PACE */.NN,
            traces: embedded ? { ...traces/* ALL_TRACES */.Bn, archive } : traces/* FAILED_TRACES */.ru,
            slowdown: () => bucket.slowdown(),
            clock,
            logger,
            signal,
            deadlineAtMs,
            redactor: session.secrets,
            listsTools: !embedded && mayBlock(config),
            ...(leg && { legs: leg.facts.total }),
            notice: config.service.kind === 'embedded' ? (0,suite_run/* modelNotice */.cc)(config.service.modelBaseUrls) : null,
            onRun: (ids) => {
                stopTelling();
                if (!embedded)
                    onRemoteRun({ ...ids, baseUrl });
            },
        };
        const isUp = base !== null && 'folder' in base && baseTrouble === null;
        const baseAgain = isUp ? 'own-project' : await savedBaseOf(config, client, options);
        const runAgain = publishing.collectsOnly
            ? null
            : runAgainOf(client, request, { ...options, base: baseAgain });
        if (base === null || config.baseline.kind !== 'checkout') {
            if (base !== null && !isUp)
                logger.warning(`confirm-checkout: ${troubleOf(base, baseTrouble)}`);
            const readCasesEveryMs = embedded ? 0 : REMOTE_CASES_EVERY_MS;
            const progress = onProgress && { onProgress, readCasesEveryMs };
            const { report, ...ran } = await (0,suite_run/* runSuite */.og)(client, request, { ...options, progress });
            const canRunBase = baseAgain !== null;
            const judged = { baseline: null, runAgain, canRunBase, excused: false };
            return { report: await finished(report), ...ran, ...judged };
        }
        const sides = await runBesideBase(client, request, {
            ...{ base, baseTrouble, workspace, options },
        });
        return { ...sides, report: await finished(sides.report), runAgain, excused: false };
    }
    catch (error) {
        const emptyModelKeys = models.emptyKeys;
        throw await explainRefusal(error, { serversFile, located, emptyModelKeys });
    }
    finally {
        stopTelling();
    }
}
/** What the inputs leave to this job of the suite; null where that is all of it. */
async function legOf(whole, { run: { shard, shardDurations, iterations, servers } }, origin) {
    if (whole === null || shard === null || shard.index === null)
        return null;
    const { index, total } = shard;
    const { legOfSuite } = await __webpack_require__.e(/* import() */ 9162).then(__webpack_require__.bind(__webpack_require__, 39162));
    const { readCaseDurations } = await __webpack_require__.e(/* import() */ 8386).then(__webpack_require__.bind(__webpack_require__, 28386));
    const durations = shardDurations === undefined ? null : await readCaseDurations(shardDurations, origin.workspace);
    return legOfSuite(whole, { shard: { index, total }, durations, iterations, servers, ...origin });
}
/** Where every case is skipped, or fell to other legs. */
async function reportOfNothing(located, leg) {
    if (leg !== null)
        return (await __webpack_require__.e(/* import() */ 9162).then(__webpack_require__.bind(__webpack_require__, 39162))).emptyLegReport(leg);
    return (await __webpack_require__.e(/* import() */ 3177).then(__webpack_require__.bind(__webpack_require__, 13177))).skippedReport(located);
}
/** A service that is not ours is asked for what it lists; ours looks at its servers anyway. */
function argumentCheckOf({ service, run }) {
    const { checkArguments: outcome } = run;
    if (outcome === 'off')
        return undefined;
    return { outcome, by: service.kind === 'embedded' ? 'service' : 'client' };
}
/** Whether a comparison may block, so that it is worth a request a server to know their tools. */
function mayBlock({ baseline, policy: { regression = 'inform' } }) {
    return baseline.kind !== 'none' && regression !== 'inform' && regression !== 'off';
}
/** The servers of the base on a hosted service; looked for at once, so that a slip is told. */
async function savedBaseOf({ service, run: { project, confirmServers }, publishing }, client, { signal, deadlineAtMs }) {
    const isAsked = service.kind !== 'embedded' && confirmServers.length > 0;
    if (!isAsked || publishing.collectsOnly)
        return null;
    const { findSavedBase } = await __webpack_require__.e(/* import() */ 373).then(__webpack_require__.bind(__webpack_require__, 40373));
    return findSavedBase(client, { project, servers: confirmServers }, { signal, deadlineAtMs });
}
/** Loaded only once something is to be run again. */
function runAgainOf(...request) {
    let loaded;
    return async (...asked) => {
        loaded ??= __webpack_require__.e(/* import() */ 2715).then(__webpack_require__.bind(__webpack_require__, 62715)).then((one) => one.createRunAgain(...request));
        return (await loaded)(...asked);
    };
}
function repeatOf(environment, matrix, rerun) {
    return { key: (0,marker/* stepKey */.Ug)(environment, matrix, rerun), rerun };
}
/** Reads the suite file first, so that its mistakes are told before anything is started. */
async function readSuite({ suite, execution, service }, workspace, choice) {
    if (suite.kind === 'saved')
        return null;
    const { readSuiteFile, requireSoundSuite } = await Promise.all(/* import() */[__webpack_require__.e(393), __webpack_require__.e(527), __webpack_require__.e(8836), __webpack_require__.e(1753), __webpack_require__.e(4157)]).then(__webpack_require__.bind(__webpack_require__, 54157));
    const located = await readSuiteFile(suite.file, workspace, execution);
    requireSoundSuite(located, service.kind === 'embedded');
    if (service.kind === 'embedded') {
        const { requireKnownProviders } = await Promise.all(/* import() */[__webpack_require__.e(527), __webpack_require__.e(1753), __webpack_require__.e(35)]).then(__webpack_require__.bind(__webpack_require__, 51753));
        requireKnownProviders(located, Object.keys(service.modelBaseUrls));
    }
    if (choice === undefined)
        return located;
    return (await __webpack_require__.e(/* import() */ 1408).then(__webpack_require__.bind(__webpack_require__, 11408))).chosenCases(located, choice);
}
function targetOf(input, located) {
    if (input.kind === 'saved')
        return input;
    if (located === null)
        throw new Error('The suite file was not read.');
    const { suite, serverPlace, placeOf } = located;
    return { kind: 'file', suite, serverPlace, placeOf };
}
function commandsOf(located) {
    const { setup, teardown } = located?.suite ?? {};
    return [setup, teardown].filter((command) => command !== undefined);
}
/** The report with what the file says of its cases, and what another service may have let pass. */
async function marked(report, located, { workspace, embedded }) {
    const { withMarks } = await __webpack_require__.e(/* import() */ 3177).then(__webpack_require__.bind(__webpack_require__, 13177));
    const file = (0,external_node_path_.relative)(workspace, (0,external_node_path_.resolve)(workspace, located.file)).replaceAll(external_node_path_.sep, '/');
    const told = [...(embedded ? [] : located.withoutEvidence), ...located.doubts];
    const warnings = told.map(({ where, message }) => `${where}: ${message}`);
    return withMarks({ ...report, warnings: [...report.warnings, ...warnings] }, located, file);
}

;// CONCATENATED MODULE: ./build/collect.js


/** Gets the results from where the inputs say; each source is loaded only where it is asked for. */
async function collect(config, session, step) {
    switch (config.mode) {
        case 'run': {
            // The legs of a suite and runs of a service alone have to say so.
            const isTold = config.run.shard !== null || config.service.kind === 'remote';
            const event = isTold ? await eventOf(session, step) : null;
            const told = { commit: event?.sha ?? '', provenance: event ? provenanceOf(event, step) : {} };
            return { ...(await runEvals(config, session, { ...step, ...told })), refusal: null };
        }
        case 'ingest': {
            const { ingestResultFiles } = await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(9886), __webpack_require__.e(3978)]).then(__webpack_require__.bind(__webpack_require__, 93978));
            const { sha: commitSha, matrixLeg } = await eventOf(session, step);
            return {
                ...(await ingestResultFiles(config, { ...session, commitSha, matrixLeg })),
                ...{ history: null, earlierRuns: null, baseline: null, runAgain: null },
            };
        }
        case 'command': {
            const { runCommand } = await __webpack_require__.e(/* import() */ 8835).then(__webpack_require__.bind(__webpack_require__, 81216));
            const report = await runCommand(config, session, step);
            const unrun = { history: null, earlierRuns: null, baseline: null, runAgain: null };
            return { report, ...unrun, excused: false, refusal: null };
        }
        case 'diff': {
            const { readSurfaces } = await __webpack_require__.e(/* import() */ 3727).then(__webpack_require__.bind(__webpack_require__, 63727));
            const unrun = { history: null, earlierRuns: null, runAgain: null };
            return { ...(await readSurfaces(config, session)), ...unrun, excused: false, refusal: null };
        }
        case 'publish': {
            const { readCollectedResults } = await Promise.all(/* import() */[__webpack_require__.e(5275), __webpack_require__.e(1812)]).then(__webpack_require__.bind(__webpack_require__, 61812));
            const { workspace } = session;
            const reportPath = external_node_path_.resolve(workspace, config.reportPath);
            const { sha: commit } = await eventOf(session, step);
            const report = await readCollectedResults({ reportPath, workspace, commit });
            const unrun = { history: null, earlierRuns: null, baseline: null, runAgain: null };
            return { report, ...unrun, excused: false, refusal: null };
        }
    }
}
async function eventOf({ environment, payload }, { matrix }) {
    const { readEventContext } = await __webpack_require__.e(/* import() */ 4565).then(__webpack_require__.bind(__webpack_require__, 94565));
    return readEventContext(environment, payload, matrix);
}
/** The branch of a pull request or of a fork is none that others are held against. */
function provenanceOf({ eventName, sha, branch, pullRequest }, { policyDigest: policy }) {
    const isOfBranch = ['push', 'schedule', 'workflow_dispatch'].includes(eventName);
    return {
        ...{ branch: isOfBranch ? branch : null, commit: sha, policy },
        pullRequest: pullRequest?.number ?? null,
    };
}

;// CONCATENATED MODULE: ./build/earlier-results.js

/** Longest that a baseline is looked for, from the start of the job on. */
const SEARCH_MS = 60_000;
const NO_SEARCH = {
    result: async () => ({ outcome: 'not-asked' }),
    stop: () => undefined,
};
/**
 * Begins to look for what the results are to be held against. Which runs of a suite a service has is
 * known only once it has run, and which job collected a report once that was read: then it begins.
 */
function startBaselineSearch(config, policy, session) {
    const isAside = config.mode === 'diff' && ['file', 'checkout'].includes(config.baseline.kind);
    if (isAside || (config.mode !== 'diff' && !isCompared(policy)))
        return NO_SEARCH;
    const stopped = new AbortController();
    const signal = AbortSignal.any([session.signal, stopped.signal]);
    const source = sourceOf(config);
    const contextOf = (report) => ({
        workspace: session.workspace,
        logger: config.mode === 'diff' ? outspoken(session.logger) : session.logger,
        signal,
        earlierReports: () => earlierReports(config, { ...session, signal }, report),
    });
    const stop = () => stopped.abort(new Error('The search is over.'));
    if (isOfService(source, config)) {
        const context = contextOf(null);
        const result = async ({ earlierRuns }) => {
            const service = await serviceSearch(earlierRuns, context, session);
            return findBaseline(source, { ...context, service });
        };
        return { result, stop };
    }
    if (config.mode === 'publish') {
        return { result: ({ report }) => findBaseline(source, contextOf(report)), stop };
    }
    const found = findBaseline(source, contextOf(null));
    return { result: () => found, stop };
}
/** Where the comparison is all there is to do, that there is none is worth a notice. */
function outspoken({ debug, notice }) {
    return { debug, notice, info: notice };
}
/** Whether anything of what is asked of results takes others to compare them with. */
function isCompared({ regression, budgets = {} }) {
    const { prices: _prices, ...limits } = budgets;
    const isRelative = Object.values(limits).some(({ kind }) => kind === 'relative');
    return regression?.mode !== 'off' || isRelative;
}
/** Whoever publishes what is collected here looks for its baseline. */
function sourceOf({ publishing, baseline }) {
    return publishing.collectsOnly && baseline.kind === 'auto' ? { kind: 'none' } : baseline;
}
function isOfService({ kind }, config) {
    const isRemote = config.mode === 'run' && config.service.kind === 'remote';
    return isRemote && ['auto', 'branch', 'run'].includes(kind);
}
async function serviceSearch(runs, { earlierReports }, { environment, payload }) {
    const { readEventContext } = await __webpack_require__.e(/* import() */ 4565).then(__webpack_require__.bind(__webpack_require__, 94565));
    const { readEventBase } = await __webpack_require__.e(/* import() */ 6777).then(__webpack_require__.bind(__webpack_require__, 86777));
    const { repository, sha: commit } = readEventContext(environment, payload);
    return {
        ...{ runs, commit, repository: `${repository.owner}/${repository.repo}` },
        base: readEventBase(environment, payload),
        async lineage() {
            const reports = await earlierReports();
            return typeof reports === 'string' ? null : reports.runs;
        },
    };
}
/**
 * Loaded only where reports of earlier runs are looked for, or GitHub is asked of commits.
 * @param collected by another job, where this one publishes.
 */
async function earlierReports({ mode, publishing, baseline }, session, collected) {
    const { readEventContext } = await __webpack_require__.e(/* import() */ 4565).then(__webpack_require__.bind(__webpack_require__, 94565));
    const { readEventBase, readOwnRun } = await __webpack_require__.e(/* import() */ 6777).then(__webpack_require__.bind(__webpack_require__, 86777));
    const { environment, payload, clock } = session;
    const event = readEventContext(environment, payload, publishing.matrix);
    const { githubToken: token, artifactName: name, subject } = publishing;
    const { owner, repo } = event.repository;
    const run = readOwnRun(environment, payload);
    if (token === undefined || run === null) {
        return 'there is no workflow run here, or no `github-token`';
    }
    if (event.isGhes) {
        return 'GitHub Enterprise Server keeps no reports as artifacts; `file:` and `checkout:` work there';
    }
    const base = readEventBase(environment, payload);
    if (base === null && baseline.kind === 'auto')
        return 'the event tells no branch to compare with';
    const { artifactName } = await __webpack_require__.e(/* import() */ 1882).then(__webpack_require__.bind(__webpack_require__, 41882));
    const own = name === undefined ? [] : [artifactName(name, { ...event, runAttempt: 1 })];
    const left = run.isTriggering
        ? leftByCollector(collected, subject)
        : { subject, artifacts: own, inLegs: false };
    if (left.artifacts.length === 0) {
        return run.isTriggering
            ? 'the collected report does not tell which artifact its job leaves; `file:` names a baseline'
            : '`artifact-name: never` leaves no report for later runs';
    }
    const { workflowRuns } = await __webpack_require__.e(/* import() */ 9741).then(__webpack_require__.bind(__webpack_require__, 29741));
    const deadlineAtMs = Math.min(clock.now() + SEARCH_MS, session.deadlineAtMs);
    return {
        runs: await workflowRuns({ ...session, ...event, token, deadlineAtMs }),
        job: {
            ...{ repository: `${owner}/${repo}`, workflow: run.workflow, runId: run.id },
            ...left,
            ...(mode === 'diff' && { about: 'surface' }),
            commit: event.sha,
        },
        base,
    };
}
/** What the job leaves that collected a report, or the legs of one. */
function leftByCollector(collected, ownSubject) {
    const { origin, legs } = collected ?? {};
    const names = (legs ?? [{ artifact: origin?.artifact }]).flatMap(({ artifact }) => artifact ?? []);
    return {
        ...{ artifacts: [...new Set(names)], inLegs: legs !== undefined },
        subject: origin?.subject ?? ownSubject,
    };
}

// EXTERNAL MODULE: ./build/gate/quarantine.js
var gate_quarantine = __webpack_require__(89988);
// EXTERNAL MODULE: ./build/inputs/config.js + 1 modules
var config = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/judge.js
var judge = __webpack_require__(71891);
// EXTERNAL MODULE: ./build/policy/file-versions.js
var file_versions = __webpack_require__(9535);
// EXTERNAL MODULE: ./build/policy/policy-in-force.js + 5 modules
var policy_in_force = __webpack_require__(59154);
// EXTERNAL MODULE: ./build/session/session.js + 6 modules
var session_session = __webpack_require__(5349);
;// CONCATENATED MODULE: ./build/collect-and-judge.js










/**
 * From what was asked for to the verdict, all within one session. Never throws.
 * @param read gives what was asked for, and throws where the user wrote something wrong.
 */
async function collectAndJudge(read, job, { policyFiles = (0,config/* policyFilesOf */.fW)({}), inWords = asItIs, ...step }) {
    let asked = null;
    let found = null;
    try {
        const config = await (0,policy_in_force/* readWithFiles */.Un)(read, policyFiles, job);
        const session = (0,session_session/* openSession */.f)(config, job);
        let search = null;
        try {
            if (config.mode === 'doctor') {
                const { diagnoseServers } = await __webpack_require__.e(/* import() */ 3258).then(__webpack_require__.bind(__webpack_require__, 53258));
                return (0,judge/* judgeServers */.wf)(await diagnoseServers(config, session), session);
            }
            const policy = await policyOrObstacle(config, { ...session, commits: job.commits });
            if (policy instanceof file_versions/* PolicyBaseError */.m) {
                const { report } = await collect(config, session, { ...step, policyDigest: '' });
                return (0,judge/* judgeTrouble */.NN)(policy, null, job, report);
            }
            asked = policy;
            search = startBaselineSearch(config, asked.policy, session);
            const inForce = { ...config, policy: asked.settings };
            const { digest: policyDigest } = asked.facts;
            const results = await collect(inForce, session, { ...step, policyDigest });
            const { history } = results;
            found = results.report;
            const known = history === null ? found : await (0,service_history/* withHistory */.$k)(found, history, session);
            const baseline = results.baseline ?? (await search.result(results));
            const { quarantine = [] } = asked.policy;
            const judgedOf = (former) => (0,gate_quarantine/* setAside */.F)(former, quarantine, session.clock.now()).judged;
            const report = withCarriedHistory(known, baseline, judgedOf);
            const judgement = await (0,judge/* judgeConfirming */.AV)({ ...results, report, baseline }, asked, session);
            await sendAsAsked(inForce, judgement, { ...session, matrix: step.matrix });
            return judgement;
        }
        finally {
            search?.stop();
            // Before anything is shown: no server is left that could read or change what is written.
            await session.close();
        }
    }
    catch (error) {
        return (0,judge/* judgeTrouble */.NN)(inWords(error), asked?.facts ?? null, job, found);
    }
}
const asItIs = (error) => error;
/**
 * The policy in force. Results that only have to be read are shown even where nobody can tell what
 * is asked of them; nothing is run for that, and nothing sent.
 */
async function policyOrObstacle(config, context) {
    if (config.mode === 'diff')
        return (0,policy_in_force/* surfacePolicy */.kC)(config);
    try {
        return await (0,policy_in_force/* readPolicy */.T4)(config, context);
    }
    catch (error) {
        const isThere = config.mode === 'publish' || (config.mode === 'ingest' && !config.service);
        if (isThere && error instanceof file_versions/* PolicyBaseError */.m)
            return error;
        throw error;
    }
}
/** Sends the results on where the inputs say so; loaded only then. */
async function sendAsAsked(config, { report }, session) {
    if (config.mode !== 'run' && config.mode !== 'command')
        return;
    if (config.reportTo === null || report === null)
        return;
    const { sendReport } = await __webpack_require__.e(/* import() */ 1841).then(__webpack_require__.bind(__webpack_require__, 11841));
    const { readEventContext } = await __webpack_require__.e(/* import() */ 4565).then(__webpack_require__.bind(__webpack_require__, 94565));
    const { matrix, environment, payload } = session;
    const { sha: commitSha } = readEventContext(environment, payload, matrix);
    const { minPassRatePercent } = config.policy;
    await sendReport({ report, matrix, commitSha, minPassRatePercent }, config.reportTo, session);
}

// EXTERNAL MODULE: ./build/gate/gate.js + 38 modules
var gate = __webpack_require__(27380);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/cli/options/option-words.js
var option_words = __webpack_require__(21863);
// EXTERNAL MODULE: ./build/cli/judged/job-at-terminal.js + 5 modules
var job_at_terminal = __webpack_require__(89502);
;// CONCATENATED MODULE: ./build/cli/judged/judge-at-terminal.js








/** The story of the action, told to a terminal: nothing of it reaches GitHub. */
async function judgeAtTerminal({ raw, problems, choice }, at) {
    const job = await (0,job_at_terminal/* jobAt */.l)(raw, at);
    const runs = new Map();
    const judgement = await collectAndJudge(() => (0,job_at_terminal/* configOf */.W)(raw, problems), job, {
        ...{ nonce: (0,external_node_crypto_.randomUUID)(), matrix: 'null', policyFiles: (0,config/* policyFilesOf */.fW)(raw), inWords: option_words/* inOptions */.M },
        onRemoteRun: ({ terminal: isOver, ...run }) => {
            if (isOver)
                runs.delete(run.runId);
            else
                runs.set(run.runId, run);
        },
        ...{ onProgress: at.onProgress, archive: at.archive, choice },
    });
    if (job.signal.aborted)
        await cancelRuns([...runs.values()], raw, job);
    const { verdict, excused } = judgement;
    const red = !excused && (0,gate/* isRed */.iI)(verdict, (0,config/* toPublishingConfig */.tP)(raw).failOn);
    return { judgement, exitCode: red ? exit_codes/* EXIT_CODES */.a[verdict.value] : 0 };
}
/** A run of a hosted service goes on without whoever started it. */
async function cancelRuns(runs, raw, { clock, secrets, logger }) {
    if (runs.length === 0)
        return;
    const { createClient } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8999));
    const { cancelLeftRun } = await __webpack_require__.e(/* import() */ 4979).then(__webpack_require__.bind(__webpack_require__, 44979));
    const apiKey = raw['api-key'] ?? '';
    await Promise.all(runs.map(({ baseUrl, ...run }) => {
        const access = { baseUrl, apiKey, version: version/* VERSION */.x, clock, logger, secrets };
        return cancelLeftRun(run, createClient(access), { logger, clock });
    }));
}

// EXTERNAL MODULE: ./build/render/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(18908);
// EXTERNAL MODULE: ./build/render/facts/failure-groups.js
var failure_groups = __webpack_require__(15384);
// EXTERNAL MODULE: ./build/render/text/case-name.js
var case_name = __webpack_require__(89265);
;// CONCATENATED MODULE: ./build/render/terminal/case-lines.js







/** Told apart by their shape too, since colours may be missing. */
const GLYPHS = {
    failing: ['✗', 'bad'],
    unfinished: ['?', 'doubtful'],
    flaky: ['~', 'doubtful'],
    passed: ['✓', 'good'],
    skipped: ['-', 'quiet'],
};
const case_lines_INDENT = '    ';
/** Columns that a title has even on the narrowest terminal. */
const LEAST_TITLE = 20;
/** How a case ended, in a line; and below it why, where it did not pass. */
function caseLines(testCase, page) {
    if (testCase.folded !== undefined)
        return [foldedLine(testCase.folded, page)];
    const facts = (0,facts_facts/* caseFacts */.Qv)(testCase);
    return [headLine(facts, page), ...reasonLines(facts, page)];
}
function headLine(facts, { paint, width }) {
    const { counts, state, durationMs, testCase } = facts;
    const [glyph, tone] = GLYPHS[state];
    const several = counts.total > 1 ? [`${counts.passed} of ${counts.total}`] : [];
    const figures = [...several, ...(durationMs === null ? [] : [(0,format/* formatDuration */.a3)(durationMs)])];
    const room = Math.max(LEAST_TITLE, width - 4 - figures.join(', ').length);
    const title = (0,clean_text/* cleanLine */.Ow)((0,case_name/* caseName */.c)(testCase), room);
    const aside = figures.length === 0 ? '' : ` ${paint('quiet', figures.join(', '))}`;
    return `${paint(tone, glyph)} ${title}${aside}`;
}
function foldedLine({ cases, skipped = 0 }, { paint }) {
    const aside = skipped > 0 ? paint('quiet', ` (${(0,quantity/* formatCount */.B4)(skipped)} skipped)`) : '';
    return `${paint('good', '✓')} ${(0,quantity/* countOf */.pq)(cases, 'more case')}${aside}`;
}
/** Code points of a line that others wrote, and the pieces that it is broken into at most. */
const MAX_LINE = 400;
const case_lines_PIECES = 6;
const DETAIL = {
    ...{ groups: 3, diffLines: 12, assertions: 5, messages: 0 },
    error: { lines: 100, width: MAX_LINE },
    stack: { lines: 0, width: 0 },
    message: { lines: 0, width: 0 },
};
function reasonLines(facts, { paint, width }) {
    const room = Math.max(LEAST_TITLE, width - case_lines_INDENT.length);
    if (facts.state === 'skipped' || facts.state === 'unfinished') {
        const why = facts.testCase.iterations.find(({ error }) => error !== null)?.error;
        const lines = why == null ? [] : (0,clean_text/* cleanLines */.v3)(why, { lines: 3, width: MAX_LINE });
        return lines
            .flatMap((line) => (0,terminal_paint/* wrapped */.ky)(line, room, 2))
            .map((line) => indented(paint('quiet', line)));
    }
    const { shown, hidden } = (0,failure_groups/* failuresOf */.d)(facts, DETAIL);
    const several = facts.testCase.iterations.length > 1;
    const more = hidden > 0 ? [`${(0,quantity/* formatCount */.B4)(hidden)} failed in other ways`] : [];
    return [...shown.flatMap((group) => groupLines(group, several)), ...more]
        .flatMap((line) => (0,terminal_paint/* wrapped */.ky)(line, room, case_lines_PIECES))
        .map((line) => indented(paint('quiet', line)));
}
function groupLines({ title, error, diff, failedAssertions }, several) {
    const unshown = failedAssertions.length - DETAIL.assertions;
    return [
        ...(several ? [`${title}:`] : []),
        ...withoutMiddle(error),
        ...failedAssertions.slice(0, DETAIL.assertions).flatMap(assertionLines),
        ...(unshown > 0 ? [`${(0,quantity/* countOf */.pq)(unshown, 'more assertion')} failed`] : []),
        ...diff,
    ];
}
/** Of an error that is longer, so many lines at its head and at its end: stacks end with the reason, or begin with it. */
const HEAD_LINES = 4;
const END_LINES = 6;
function withoutMiddle(lines) {
    const left = lines.length - HEAD_LINES - END_LINES;
    // Its own line is no shorter than the one that it would stand for.
    if (left <= 1)
        return lines;
    return [...lines.slice(0, HEAD_LINES), `… ${left} more lines`, ...lines.slice(-END_LINES)];
}
function assertionLines({ label, reason, expected, observed }) {
    const told = reason === null ? label : `${label}: ${reason}`;
    return [
        ...(0,clean_text/* cleanLines */.v3)(told, { lines: 3, width: MAX_LINE }),
        ...(expected === undefined ? [] : [`expected ${(0,clean_text/* cleanLine */.Ow)(expected, MAX_LINE)}`]),
        ...(observed === undefined ? [] : [`observed ${(0,clean_text/* cleanLine */.Ow)(observed, MAX_LINE)}`]),
    ];
}
const indented = (line) => `${case_lines_INDENT}${line}`;

;// CONCATENATED MODULE: ./build/cli/judged/live-results.js



const NAME_LENGTH = 60;
/** What is shorter is quicker read than looked up. */
const WORTH_LINES = 4;
/** Cases of a run, each told once: as it ends, or else when all of it is over. */
class LiveResults {
    #screen;
    #hide;
    #bails;
    #told = new Set();
    /** By its lines, the case that it was told of. */
    #reasons = new Map();
    /** The run was ended at a case that failed. */
    wasStopped = false;
    /**
     * @param hide takes out of a text what nobody is to see.
     * @param bails whether the run ends as soon as a case has failed.
     */
    constructor(screen, hide, bails = false) {
        this.#screen = screen;
        this.#hide = hide;
        this.#bails = bails;
    }
    /** What the evals are to tell as they go on. */
    onProgress = ({ text, cases }, stop) => {
        // First, so that it is not the last one's figures that stand below the lines.
        this.#screen.showBar(() => text);
        for (const one of cases ?? [])
            if (hasEnded(one))
                this.#tell(one);
        if (this.#bails && !this.wasStopped && cases?.some(hasFailed)) {
            this.wasStopped = true;
            stop();
        }
    };
    /** Waiting for what has no figures yet. */
    begin() {
        const startedAtMs = performance.now();
        const seconds = () => Math.floor((performance.now() - startedAtMs) / 1000);
        this.#screen.showBar(() => `Getting ready · ${seconds()} s`);
    }
    /** Tells what is left to tell. */
    end(report) {
        this.#screen.showBar(null);
        for (const one of report?.cases ?? [])
            this.#tell(one);
    }
    #tell(testCase) {
        const { id } = testCase;
        if (testCase.folded === undefined && this.#told.has(id))
            return;
        this.#told.add(id);
        const [head = '', ...reasons] = caseLines(testCase, this.#screen.page);
        for (const line of [head, ...this.#once(reasons, testCase)]) {
            this.#screen.line(this.#hide(line));
        }
    }
    /** A reason that takes several lines is told of the first case that has it. */
    #once(reasons, testCase) {
        const key = reasons.join('\n');
        const first = this.#reasons.get(key);
        if (first === undefined)
            this.#reasons.set(key, (0,clean_text/* cleanLine */.Ow)((0,case_name/* caseName */.c)(testCase), NAME_LENGTH));
        if (first === undefined || reasons.length < WORTH_LINES)
            return reasons;
        return [`    ${this.#screen.page.paint('quiet', `As with "${first}".`)}`];
    }
}
function hasEnded({ iterations, planned }) {
    return (planned !== undefined &&
        iterations.length >= planned &&
        iterations.every(({ outcome }) => outcome !== 'unfinished'));
}
const hasFailed = (one) => hasEnded(one) &&
    one.iterations.some(({ outcome }) => outcome === 'failed' || outcome === 'error');

// EXTERNAL MODULE: ./build/render/words/verdict-words.js
var verdict_words = __webpack_require__(46418);
// EXTERNAL MODULE: ./build/report-file/report-writer.js
var report_writer = __webpack_require__(68130);
;// CONCATENATED MODULE: ./build/cli/judged/report-out.js




/** The report with its verdict, as the file of that name has it. */
function reportDocument({ report, verdict, baseline }, { clock }) {
    const told = { report, baseline, verdict: (0,verdict_words/* worded */.M)(verdict) };
    return (0,report_writer/* buildReportFile */.hF)({ ...told, actionVersion: version/* VERSION */.x, generatedAtMs: clock.now() });
}
/**
 * Writes the report in all its forms; what cannot be written is a warning.
 * @returns the folder.
 */
async function writeReport({ report, verdict, baseline }, output, { folder, clock, logger, archive, secrets }) {
    const { writeReportFiles } = await Promise.all(/* import() */[__webpack_require__.e(8669), __webpack_require__.e(8599)]).then(__webpack_require__.bind(__webpack_require__, 58599));
    const { wholeOf } = await __webpack_require__.e(/* import() */ 5974).then(__webpack_require__.bind(__webpack_require__, 25974));
    const environment = [{ label: 'Action', value: `mcp-eval-gate-action ${version/* VERSION */.x}` }];
    const written = external_node_path_.resolve(folder, output);
    await writeReportFiles({ report, verdict, baseline, environment }, {
        ...{ folder: written, temporaryFolder: folder, logger },
        ...{ actionVersion: version/* VERSION */.x, generatedAtMs: clock.now() },
        traces: { choice: 'all', whole: wholeOf(archive, secrets) },
    });
    return written;
}

;// CONCATENATED MODULE: ./build/cli/judged/judged-command.js













/**
 * Judges one thing after the other and shows what came of each.
 * @param opener shows their reports in a browser; left out, nothing does.
 * @returns the exit code: the highest of them all.
 */
async function judgeAndShow(judgings, { json: isRead = false, output, verbose, debug }, terminal, opener) {
    const screen = new terminal_screen/* Screen */.f(terminal, { isRead });
    const verbosity = debug ? 'debug' : verbose ? 'verbose' : 'quiet';
    const documents = [];
    let exitCode = 0;
    for (const { title, raw, problems, choice, bail = false, done } of judgings) {
        if (terminal.signal.aborted)
            break;
        if (title !== null)
            screen.line(screen.page.paint('strong', title));
        const secrets = (0,secret_keeper/* createSecretKeeper */.N)();
        const logger = (0,terminal_logger/* terminalLogger */.j)(screen, secrets, verbosity);
        const live = new LiveResults(screen, secrets.text, bail);
        live.begin();
        const isWritten = output !== undefined || opener !== undefined;
        const archive = isWritten ? (0,conversation_archive/* createConversationArchive */.g)('all') : undefined;
        const judged = await judgeAtTerminal({ raw, problems, choice }, { terminal, secrets, logger, archive, onProgress: live.onProgress });
        live.end(judged.judgement.report);
        for (const line of serverLines(judged.judgement, screen.page))
            screen.line(line);
        for (const line of (0,verdict_lines/* verdictLines */.r)(judged.judgement, screen.page))
            screen.line(line);
        const { value } = judged.judgement.verdict;
        if (done !== undefined && value === 'passed')
            screen.note(done);
        const out = { folder: terminal.folder, clock: clock/* systemClock */.m, logger, archive, secrets };
        if (isRead)
            documents.push(reportDocument(judged.judgement, out));
        const place = output ?? (await opener?.folderFor(title));
        if (place !== undefined) {
            const written = await writeReport(judged.judgement, place, out);
            opener?.show(external_node_path_.join(written, 'report.html'), screen);
        }
        if (live.wasStopped)
            screen.note('Stopped at the first case that failed (--bail).');
        // What was not run any more makes it incomplete, and what failed had failed by then.
        exitCode = Math.max(exitCode, live.wasStopped ? exit_codes/* EXIT_CODES */.a.failed : judged.exitCode);
        if (bail && exitCode > 0)
            break;
    }
    // Of one thing the report itself; of several a list of them.
    if (isRead)
        terminal.stdout.write((0,harmless_json/* harmlessJson */.E)(judgings.length > 1 ? documents : (documents[0] ?? null)));
    return exitCode;
}


/***/ }),

/***/ 47730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ casesSoFar),
  n: () => (/* binding */ collectResults)
});

// EXTERNAL MODULE: ./build/identity/case-identity.js
var case_identity = __webpack_require__(79594);
// EXTERNAL MODULE: ./build/model/declared-counts.js
var declared_counts = __webpack_require__(88227);
// EXTERNAL MODULE: ./build/model/evidence-gaps.js
var evidence_gaps = __webpack_require__(53635);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/trouble/whose-trouble.js
var whose_trouble = __webpack_require__(12538);
// EXTERNAL MODULE: ./build/evals/launch/title-match.js
var title_match = __webpack_require__(58572);
;// CONCATENATED MODULE: ./build/evals/collect/case-assignment.js

/**
 * Tells whose iterations are whose. Cases are told by the ids the service gave them, else by
 * their titles; only what has neither in common with the request is foreign.
 */
function assignCases(iterations, plan) {
    const groups = groupByCase(iterations);
    if (plan.cases === null)
        return { own: groups, foreign: [] };
    const byId = new Map(plan.cases.flatMap((one) => [...one.ids].map((id) => [id, one])));
    const byTitle = Map.groupBy(plan.cases, ({ title }) => title);
    const titleOf = (0,title_match/* titleFinder */.B)([...byTitle.keys()]);
    const foundById = new Set(groups.flatMap(({ key }) => byId.get(key) ?? []));
    const own = new Map(plan.cases.map((planned) => [
        planned,
        { ...keyed(onlyOf(planned.ids), planned.title), planned, iterations: [] },
    ]));
    /** Cases that count, though nothing is known of them. */
    const unplanned = [];
    const foreign = [];
    for (const group of groups) {
        // Where the ids hold, another case of the same title is another branch's.
        const namesakes = (byTitle.get(titleOf(group.title) ?? '') ?? []).filter((one) => !foundById.has(one));
        const planned = byId.get(group.key) ??
            namesakes.find((one) => own.get(one)?.iterations.length === 0) ??
            namesakes[0];
        const found = planned && own.get(planned);
        if (found) {
            take(found, group);
        }
        else if (!plan.sent || (isUntitled(group) && (!hasId(group) || foundById.size === 0)))
            unplanned.push(group);
        else
            foreign.push(group);
    }
    const [only, another] = own.values();
    const [unknown, more] = unplanned;
    const areSame = plan.sent && only && !another && unknown && !more;
    // One case was sent, and of one it is not told which it is; an id may say that it is another.
    if (areSame && (!hasId(unknown) || only.planned?.ids.size === 0)) {
        take(only, unknown);
        return { own: [only], foreign };
    }
    return { own: [...own.values(), ...unplanned], foreign };
}
function isUntitled({ iterations }) {
    return iterations.every(({ title }) => title == null);
}
const hasId = ({ id }) => id !== null;
const keyed = (id, title) => ({ key: id ?? title, id, title });
/** The id is that of the first ones. */
function take(found, { id, iterations }) {
    if (found.iterations.length === 0 && id !== null)
        Object.assign(found, { key: id, id });
    for (const iteration of iterations)
        found.iterations.push(iteration);
}
function onlyOf(ids) {
    const [only, another] = ids;
    return another === undefined ? (only ?? null) : null;
}
/** Cases in the order of their first iteration. One without an id belongs to its namesake. */
function groupByCase(iterations) {
    const idsOfTitle = new Map();
    for (const { testCaseId, title } of iterations) {
        if (!testCaseId || !title)
            continue;
        idsOfTitle.set(title, (idsOfTitle.get(title) ?? new Set()).add(testCaseId));
    }
    const groups = Map.groupBy(iterations, ({ testCaseId, title }) => {
        if (testCaseId)
            return testCaseId;
        const [only, another] = idsOfTitle.get(title ?? '') ?? [];
        return only !== undefined && another === undefined ? only : (title ?? '');
    });
    return [...groups].map(([key, group]) => ({
        key,
        id: group.find(({ testCaseId }) => testCaseId)?.testCaseId ?? null,
        title: group.find(({ title }) => title)?.title ?? (key || 'Untitled case'),
        planned: null,
        iterations: group,
    }));
}

// EXTERNAL MODULE: ./build/evals/collect/iteration-report.js
var iteration_report = __webpack_require__(26557);
// EXTERNAL MODULE: ./build/evals/collect/run-facts.js
var run_facts = __webpack_require__(58318);
// EXTERNAL MODULE: ./build/evals/collect/sifted-iterations.js
var sifted_iterations = __webpack_require__(89247);
// EXTERNAL MODULE: ./build/evals/collect/traces.js + 4 modules
var collect_traces = __webpack_require__(93254);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/evals/collect/waived-cases.js



/** Later services tell what their own gate makes of each case; members are those seen in replies. */
const summarySchema = schemas/* looseObject */._H3({ cases: schemas/* array */.YOg(schemas/* unknown */.L5J()) });
const waivedSchema = schemas/* looseObject */._H3({
    caseId: schemas/* string */.YjP(),
    verdict: schemas/* string */.YjP().regex(/^waived?$/i),
});
/** That somebody let a run pass their gate as a whole, for a while; null where nobody did. */
const gateWaiverSchema = schemas/* looseObject */._H3({
    active: schemas/* literal */.euz(true),
    reason: schemas/* string */.YjP().nullish().catch(null),
    expiresAt: schemas/* number */.aig().nullish().catch(null),
});
/**
 * That the service waives cases, or the run as a whole, in a gate of its own, as warnings: this gate
 * judges them all the same. What cannot be read of it is as if it were not there, since nothing hangs
 * on it.
 */
function waiverWarnings(run, cases, reading) {
    return [...gateWaiver(run, reading), ...waivedCases(run, cases)];
}
function gateWaiver(run, { nowMs, redactor }) {
    const waiver = gateWaiverSchema.safeParse(run?.['gateWaiver']);
    if (!waiver.success)
        return [];
    const { reason, expiresAt } = waiver.data;
    if (expiresAt != null && expiresAt <= nowMs)
        return [];
    const why = reason ? `: ${(0,listed_names/* quotedName */.aH)(redactor.text(reason))}` : '';
    return [`The service waives this run in its own gate, which is judged here all the same${why}.`];
}
function waivedCases(run, cases) {
    const summary = summarySchema.safeParse(run?.['verdictSummary']);
    if (!summary.success)
        return [];
    const titles = new Map(cases.map(({ serviceCaseId, title }) => [serviceCaseId, title]));
    const waived = new Set();
    for (const one of summary.data.cases) {
        const read = waivedSchema.safeParse(one);
        if (read.success)
            waived.add(titles.get(read.data.caseId) ?? read.data.caseId);
    }
    if (waived.size === 0)
        return [];
    return [
        `The service waives ${(0,quantity/* countOf */.pq)(waived.size, 'case')} in its own gate, which are judged here all the same: ${(0,listed_names/* listNames */.Zv)([...waived])}.`,
    ];
}

;// CONCATENATED MODULE: ./build/evals/collect/collect.js












/**
 * Reads all iterations of a run and the traces of those that did not pass, as far as the budget
 * goes, and holds them against what was asked for. Never throws for trouble with the service:
 * what could be read is returned, and a problem.
 */
async function collectResults(client, ids, { run, plan }, { redactor, clock, traces: wishes, servers = [], ...options }) {
    const { read, trouble } = await readIterations(client, ids, options);
    const sifted = (0,sifted_iterations/* siftIterations */.tb)(read, ids.runId);
    const { own, foreign } = assignCases(sifted.iterations, plan);
    const counted = own.flatMap(({ planned, iterations }) => planned?.refusal == null ? [iterations] : []);
    const names = new Map(servers.map(({ id, name }) => [id, name]));
    const traces = await (0,collect_traces/* readTraces */.nm)(client, ids, counted, wishes, {
        ...{ ...options, clock, redactor, nameOfServer: (id) => names.get(id) ?? id },
    });
    const cases = caseReports(own, plan, (one) => (0,iteration_report/* iterationReport */.o)(one, traces.byIteration.get(one.iteration)));
    const facts = run === null ? null : (0,run_facts/* ownFacts */.ub)((0,run_facts/* runFacts */.pI)(run), plan, foreign);
    const problems = [
        ...sifted.problems,
        ...(0,run_facts/* unreadableResult */.dh)(run),
        ...plan.doubts,
        ...own.flatMap(({ planned }) => (planned?.refusal == null ? [] : [refusalText(planned)])),
    ].map(evidenceProblem);
    if (trouble === null && facts?.status === 'completed') {
        const refused = own.map(({ planned }) => planned !== null && planned.refusal !== null);
        const told = new Set(cases.filter((_, index) => refused[index]).map(({ id }) => id));
        const evidence = { source: 'run', run: facts, cases };
        for (const message of (0,evidence_gaps/* shortfalls */.T)(evidence, told)) {
            problems.push({ ...evidenceProblem(message), isShortfall: true });
        }
        problems.push(...(0,evidence_gaps/* contradictions */.v)(evidence).map(evidenceProblem));
        if (problems.length === 0) {
            problems.push(...(0,run_facts/* countProblems */._k)(facts.declared, cases).map(evidenceProblem));
        }
    }
    return {
        run: facts,
        cases,
        problems: [...(trouble === null ? [] : [trouble]), ...traces.problems, ...problems],
        warnings: [
            ...(run?.execution?.warnings ?? []),
            ...sifted.warnings,
            ...traces.warnings,
            ...foreignWarnings(foreign),
            ...waiverWarnings(run, cases, { nowMs: clock.now(), redactor }),
            // A suite that is saved may run its cases with several models.
            ...(plan.sent ? excessWarnings(cases) : []),
        ],
    };
}
/** Cases as they are by now, without what only traces tell; what else is wrong with them is told later. */
async function casesSoFar(client, ids, plan, options) {
    const { read } = await readIterations(client, ids, options);
    const { own } = assignCases((0,sifted_iterations/* siftIterations */.tb)(read, ids.runId).iterations, plan);
    return caseReports(own, plan, (one) => (0,iteration_report/* iterationReport */.o)(one, undefined));
}
const evidenceProblem = (message) => ({ kind: 'evidence', message });
async function readIterations(client, { projectId, runId }, options) {
    const read = [];
    try {
        for await (const one of client.runs.iterations(projectId, runId, options))
            read.push(one);
        return { read, trouble: null };
    }
    catch (error) {
        const { kind, message } = (0,whose_trouble/* problemOf */.Zw)(error);
        return { read, trouble: { kind, message: `Not all iterations could be read: ${message}` } };
    }
}
/** Cases of the report. The title is the id: it outlives a suite that is created anew. */
function caseReports(groups, plan, reportOf) {
    const titles = new Map();
    for (const { title } of groups)
        titles.set(title, (titles.get(title) ?? 0) + 1);
    return groups.map(({ key, id, title, planned, iterations }) => {
        const count = planned?.iterations ?? plan.iterationsEach;
        const isAlone = titles.get(title) === 1;
        return {
            id: isAlone ? title : `${title} (${key})`,
            identity: isAlone ? (0,case_identity/* identityOfTitle */._o)(title) : (0,case_identity/* identityOfTitle */._o)(title, key),
            ...(planned?.definition == null ? {} : { definition: planned.definition }),
            ...(id === null ? {} : { serviceCaseId: id }),
            title,
            location: null,
            iterations: numbered(iterations).map((one) => {
                const report = reportOf(one);
                return planned?.refusal == null ? report : ofAnotherCase(report, planned);
            }),
            ...(count === null ? {} : { planned: count }),
            ...(planned && planned.tools.length > 0 ? { tools: [...planned.tools] } : {}),
        };
    });
}
/** What ran in place of a case that was not stored shows nothing of it, however it ended. */
function ofAnotherCase(iteration, planned) {
    return { ...iteration, outcome: 'unfinished', error: refusalText(planned) };
}
/** In order; those whose number could not be read come last. */
function numbered(iterations) {
    let last = iterations.reduce((most, one) => Math.max(most, one.iterationNumber ?? 0), 0);
    const all = iterations.map((iteration) => {
        if (iteration.iterationNumber == null)
            last += 1;
        return { iteration, number: iteration.iterationNumber ?? last };
    });
    return all.sort((a, b) => a.number - b.number);
}
function refusalText({ title, refusal }) {
    return `The service did not store the case ${(0,listed_names/* listNames */.Zv)([title])}, so what ran is not what the suite file says: ${refusal}`;
}
function foreignWarnings(foreign) {
    if (foreign.length === 0)
        return [];
    const names = (0,listed_names/* listNames */.Zv)(foreign.map(({ title }) => title));
    return [
        `The suite also has ${(0,quantity/* countOf */.pq)(foreign.length, 'case')} that the suite file has not, perhaps of another branch. They ran too and count nowhere: ${names}.`,
    ];
}
function excessWarnings(cases) {
    const names = cases.flatMap(({ title, planned, iterations }) => (0,declared_counts/* bearsOut */.oL)(planned ?? null, iterations.length, 'fewer')
        ? []
        : [`${title} (${iterations.length}, not ${planned})`]);
    if (names.length === 0)
        return [];
    return [
        `${(0,quantity/* countOf */.pq)(names.length, 'case')} ran more iterations than were asked for: ${(0,listed_names/* listNames */.Zv)(names)}.`,
    ];
}


/***/ }),

/***/ 41629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ namedArguments)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

/** Arguments are an object, or the JSON of one; anything else is shown under a name of ours. */
function namedArguments(args) {
    if (args === undefined || args === null)
        return {};
    const parsed = argumentsSchema.safeParse(typeof args === 'string' ? parseJson(args) : args);
    return parsed.success ? parsed.data : { arguments: args };
}
const argumentsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
/** Undefined for what is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // The text itself is what there is to show then.
        return undefined;
    }
}


/***/ }),

/***/ 26557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ iterationReport),
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _sifted_iterations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89247);
/* harmony import */ var _trace_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8106);


/** How an iteration ended. A status or result this version does not know counts as unfinished. */
function outcomeOf(iteration) {
    const { status, result } = iteration;
    if ((0,_sifted_iterations_js__WEBPACK_IMPORTED_MODULE_1__/* .contradictsItself */ .AM)(iteration))
        return 'unfinished';
    if (status === 'failed' || status === 'timed_out')
        return 'error';
    if (status !== 'completed')
        return 'unfinished';
    return result === 'passed' || result === 'failed' ? result : 'unfinished';
}
/** An iteration and what its trace tells, where that was read, without the shapes of the wire. */
function iterationReport({ iteration, number }, trace) {
    const outcome = outcomeOf(iteration);
    const { analysis = null, assertions = [], spans, conversation } = trace ?? {};
    return {
        id: iteration.id,
        number,
        outcome,
        startedAtMs: iteration.startedAt ?? null,
        durationMs: iteration.durationMs ?? null,
        ...(iteration.startupMs == null ? {} : { startupMs: iteration.startupMs }),
        ...(spans && { spans }),
        tokens: {
            input: iteration.usage?.inputTokens ?? null,
            output: iteration.usage?.outputTokens ?? null,
            total: iteration.tokensUsed ?? iteration.usage?.totalTokens ?? null,
        },
        model: iteration.model ?? null,
        provider: iteration.provider ?? null,
        error: iteration.error ?? failedAssertions(assertions) ?? unreadParts(iteration, outcome),
        errorDetails: null,
        expectedToolCalls: toolCalls(iteration.expectedToolCalls),
        actualToolCalls: toolCalls(iteration.actualToolCalls),
        analysis,
        assertions,
        ...(conversation && { conversation }),
        flaky: false,
        attempts: 1,
    };
}
/** Why an iteration does not say how it ended, where that is its own doing. */
function unreadParts({ unreadable }, outcome) {
    if (outcome !== 'unfinished' || unreadable.length === 0)
        return null;
    return `It could not be read: ${unreadable.join('; ')}`;
}
/** Of one iteration; nobody reads more. */
const MAX_TOOL_CALLS = 1_000;
function toolCalls(calls) {
    return calls.slice(0, MAX_TOOL_CALLS).map(_trace_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .toolCall */ .L);
}
/** The reasons of what failed, for services that give an iteration no error of its own. */
function failedAssertions(assertions) {
    const lines = assertions
        .filter(({ passed }) => !passed)
        .map(({ label, reason }) => (reason === null ? label : `${label}: ${reason}`));
    return lines.length === 0 ? null : lines.join('\n');
}


/***/ }),

/***/ 58318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YP: () => (/* binding */ withTools),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   dh: () => (/* binding */ unreadableResult),
/* harmony export */   pI: () => (/* binding */ runFacts),
/* harmony export */   ub: () => (/* binding */ ownFacts)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63580);
/* harmony import */ var _model_declared_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88227);
/* harmony import */ var _launch_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38854);
/* harmony import */ var _iteration_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26557);




/** The run as the service tells it. */
function runFacts(run) {
    const { result, summary } = run;
    return {
        id: run.id,
        number: run.runNumber ?? null,
        status: run.status,
        result: result === 'passed' || result === 'failed' ? result : null,
        createdAtMs: run.createdAt ?? null,
        completedAtMs: run.completedAt ?? null,
        notes: (0,_launch_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMarker */ .rR)(run.notes),
        declared: summary
            ? {
                total: summary.total ?? null,
                passed: summary.passed ?? null,
                failed: summary.failed ?? null,
            }
            : null,
        ...(run.execution ? { execution: executionFacts(run.execution) } : {}),
    };
}
/** Members that later versions may add are left out. */
function executionFacts(told) {
    const { isolation, concurrency, starts, wallMs, workMs, startupMs } = told;
    const servers = told.servers.map(({ name, protocolVersion }) => ({ name, protocolVersion }));
    return { isolation, concurrency, starts, wallMs, workMs, startupMs, servers };
}
/** Servers of a run, with the tools that the service found them to have, where it tells. */
function withTools(servers, run) {
    const told = Map.groupBy(run?.execution?.servers ?? [], ({ name }) => name);
    return servers.map((server) => {
        const [found, namesake] = told.get(server.name) ?? [];
        if (found?.tools === undefined || namesake !== undefined)
            return server;
        const { tools, moreTools = 0 } = found;
        return {
            ...server,
            tools,
            ...(Number.isSafeInteger(moreTools) && moreTools > 0 && { moreTools }),
        };
    });
}
/** What the service tells of the run, less what it tells of cases that were not asked for. */
function ownFacts(facts, plan, foreign) {
    const own = plan.criterion === null ? facts : { ...facts, criterion: plan.criterion };
    if (foreign.length === 0)
        return own;
    const theirs = { total: 0, passed: 0, failed: 0 };
    for (const iteration of foreign.flatMap(({ iterations }) => iterations)) {
        const outcome = (0,_iteration_report_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .s)(iteration);
        theirs.total += 1;
        if (outcome === 'passed')
            theirs.passed += 1;
        else if (outcome !== 'unfinished')
            theirs.failed += 1;
    }
    const less = (kind) => {
        const told = facts.declared?.[kind] ?? null;
        return told === null ? null : Math.max(0, told - theirs[kind]);
    };
    return {
        ...own,
        foreignCases: foreign.map(({ title }) => title),
        declared: facts.declared && {
            total: less('total'),
            passed: less('passed'),
            failed: less('failed'),
        },
    };
}
/** Members of the run the verdict depends on. */
function unreadableResult(run) {
    const told = (run?.unreadable ?? []).filter((one) => /^(?:result|summary)\b/.test(one));
    return told.length === 0
        ? []
        : [`What the service says of the run could not be read: ${told.join('; ')}`];
}
/** A run that completed and whose own counts are not those of its iterations. */
function countProblems(declared, cases) {
    const counts = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countIterations */ .ai)(cases.flatMap(({ iterations }) => iterations));
    const found = (0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .discrepancies */ .UB)(declared, counts);
    if (found.length === 0)
        return [];
    return [(0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .disagreement */ .fn)(found, { declarer: 'the run says', counter: 'its iterations' })];
}


/***/ }),

/***/ 89247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ contradictsItself),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   tb: () => (/* binding */ siftIterations)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);


/** Members on which it depends what an iteration is worth; its id tells it from others. */
const DECISIVE = /^(?:is no object$|(?:id|status|result|runId): )/;
/**
 * Leaves out what came twice or belongs to another run, and tells what could not be read. One
 * that cannot be read stays: as far as it says how it ended, that counts.
 */
function siftIterations(read, runId) {
    const seen = new Set();
    const iterations = [];
    const strangers = [];
    const repeats = [];
    for (const iteration of read) {
        if (iteration.runId && iteration.runId !== runId)
            strangers.push(iteration);
        else if (iteration.id && seen.has(iteration.id))
            repeats.push(iteration);
        else
            iterations.push(iteration);
        if (iteration.id)
            seen.add(iteration.id);
    }
    const faults = (decisive) => iterations
        .map((iteration) => ({
        iteration,
        told: iteration.unreadable.filter((one) => DECISIVE.test(one) === decisive),
    }))
        .filter(({ told }) => told.length > 0)
        .map(({ iteration, told }) => `${nameOf(iteration)} (${told.join('; ')})`);
    return {
        iterations: iterations.map((one, index) => ({ ...one, id: one.id ?? `unreadable-${index}` })),
        problems: [
            ...sentence('could not be read', faults(true)),
            ...sentence('came more than once', repeats.map(nameOf)),
            ...sentence('came though of another run', strangers.map(nameOf)),
            ...sentence('says that it failed and that it passed', iterations.filter(contradictsItself).map(nameOf)),
        ],
        warnings: sentence('could be read only in part', faults(false)),
    };
}
function sentence(what, names) {
    if (names.length === 0)
        return [];
    return [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(names.length, 'iteration')} ${what}: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_1__/* .listNames */ .Zv)(names)}.`];
}
/** Whether an iteration says that it could not be carried out, and yet that it passed. */
function contradictsItself({ status, result, }) {
    return (status === 'failed' || status === 'timed_out') && result === 'passed';
}
/** `echoes #2`. */
function nameOf({ title, testCaseId, iterationNumber }) {
    const number = iterationNumber == null ? '' : ` #${iterationNumber}`;
    return `${title ?? testCaseId ?? 'untitled case'}${number}`;
}


/***/ }),

/***/ 8106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ toolCall),
/* harmony export */   v: () => (/* binding */ traceFacts)
/* harmony export */ });
/* harmony import */ var _conversation_named_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41629);

/** All but the conversation. */
function traceFacts(trace) {
    const prompts = trace.prompts ?? [];
    return {
        ...spansOf(trace),
        analysis: prompts.length === 0 ? null : analysisOf(prompts),
        assertions: prompts.flatMap(({ predicateResults }) => (predicateResults ?? []).map(assertionOutcome)),
    };
}
/** A call without the shapes of the wire. */
function toolCall({ toolName, arguments: args }) {
    return { toolName, arguments: (0,_conversation_named_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .namedArguments */ .m)(args) };
}
/** What categories of spans on the wire are told as; a `step` is made of others. */
const TOLD_SPANS = new Map([
    ['connect', 'connectMs'],
    ['llm', 'modelMs'],
    ['tool', 'toolMs'],
]);
function spansOf(trace) {
    const spans = {};
    for (const { category, startMs, endMs } of trace?.spans ?? []) {
        const told = TOLD_SPANS.get(category);
        const lastedMs = endMs - startMs;
        if (told === undefined || !(lastedMs >= 0))
            continue;
        spans[told] = (spans[told] ?? 0) + lastedMs;
    }
    return Object.keys(spans).length === 0 ? {} : { spans };
}
/** What the prompts of one iteration found, taken together. */
function analysisOf(prompts) {
    return {
        missing: prompts.flatMap(({ missing }) => missing.map(toolCall)),
        unexpected: prompts.flatMap((prompt) => unexpectedOf(prompt).map(toolCall)),
        argumentMismatches: prompts.flatMap(({ argumentMismatches }) => argumentMismatches.map(({ expected, actual, mismatchedArguments }) => ({
            expected: toolCall(expected),
            actual: toolCall(actual),
            mismatchedArguments,
        }))),
    };
}
/**
 * Of a prompt that lists no calls all are unexpected to the service, also of a tool that another
 * assertion asks for: those are not told as such.
 */
function unexpectedOf({ unexpected, expectedToolCalls, predicateResults }) {
    if (expectedToolCalls.length > 0)
        return unexpected;
    const met = (predicateResults ?? []).filter(({ passed }) => passed);
    const wanted = new Set(met.map(({ predicate }) => predicate?.['toolName']));
    return unexpected.filter(({ toolName }) => !wanted.has(toolName));
}
const names = (reason, about) => [about, JSON.stringify(about)].some((form) => reason.includes(form));
function assertionOutcome(result) {
    const { predicate, passed, reason, expected, observed } = result;
    const { type, ...rest } = predicate ?? {};
    const kind = type ?? rest['kind'];
    const about = rest['toolName'] ?? rest['needle'] ?? rest['pattern'] ?? rest['path'];
    // What the reason names is told there, as in the error of an iteration whose trace is not read yet.
    const isTold = typeof about === 'string' && reason != null && names(reason, about);
    const label = [kind, isTold ? undefined : about].filter((part) => typeof part === 'string');
    return {
        label: label.join(' ') || 'assertion',
        passed,
        reason: reason ?? null,
        ...(expected == null ? {} : { expected }),
        ...(observed == null ? {} : { observed }),
    };
}


/***/ }),

/***/ 93254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bn: () => (/* binding */ ALL_TRACES),
  ru: () => (/* binding */ FAILED_TRACES),
  fB: () => (/* binding */ NO_TRACES),
  nm: () => (/* binding */ readTraces)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/client/calls/weight.js
var calls_weight = __webpack_require__(64898);
// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/contract/wire/envelope.js
var envelope = __webpack_require__(51581);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
;// CONCATENATED MODULE: ./build/evals/collect/conversation/bounded-conversation.js
/** Of each message and of the timeline. */
const MAX_CALLS = 1_000;
/** A conversation that is cut to what somebody reads of it, never within what nobody is to see. */
function boundedConversation({ messages, omitted = 0, timeline }, limits, redactor) {
    const left = omitted + Math.max(0, messages.length - limits.messages);
    const cutter = new Cutter(limits, redactor);
    return {
        messages: messages.slice(-limits.messages).map((message) => cutter.message(message)),
        ...(left > 0 && { omitted: left }),
        timeline: timeline
            .slice(0, MAX_CALLS)
            .map((stretch) => ({ ...stretch, label: cutter.text(stretch.label) })),
    };
}
class Cutter {
    #textLength;
    #redactor;
    #imagesLeft;
    constructor({ textLength, imagesLength }, redactor) {
        this.#textLength = textLength;
        this.#redactor = redactor;
        this.#imagesLeft = imagesLength;
    }
    text(text) {
        const cut = text.length - this.#textLength;
        if (cut <= 0)
            return text;
        return `${this.#redactor.excerpt(text, this.#textLength)} (${cut} more characters)`;
    }
    message({ text, reasoning, images, calls, ...message }) {
        return {
            ...message,
            ...(reasoning !== undefined && { reasoning: this.text(reasoning) }),
            ...this.#content(text, images),
            ...(calls && { calls: calls.slice(0, MAX_CALLS).map((call) => this.#call(call)) }),
        };
    }
    #call({ arguments: args, result, ...call }) {
        const json = JSON.stringify(args);
        const isLong = json.length > this.#textLength;
        return {
            ...call,
            arguments: isLong ? { arguments: this.text(json) } : args,
            ...(result && { result: this.#result(result) }),
        };
    }
    #result({ text, images, ...result }) {
        return { ...result, ...this.#content(text, images) };
    }
    /** Pictures for which there is no room are named in the text. */
    #content(text, images = []) {
        const kept = [];
        const notes = [];
        for (const image of images) {
            if (image.data.length > this.#imagesLeft) {
                notes.push(`[${image.mediaType} of ${image.data.length} characters, left out]`);
                continue;
            }
            this.#imagesLeft -= image.data.length;
            kept.push(image);
        }
        const lines = [this.text(text), ...notes].filter((line) => line !== '');
        return { text: lines.join('\n'), ...(kept.length > 0 && { images: kept }) };
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/model/conversation/conversation.js
var conversation = __webpack_require__(93353);
;// CONCATENATED MODULE: ./build/evals/collect/conversation/content-parts.js


const thoughtSchema = schemas/* looseObject */._H3({ type: schemas/* literal */.euz('reasoning'), text: schemas/* string */.YjP() });
const textSchema = schemas/* looseObject */._H3({ type: schemas/* literal */.euz('text'), text: schemas/* string */.YjP() });
/** In the shapes of the model SDK and of MCP. */
const fileSchema = schemas/* looseObject */._H3({
    type: schemas/* enum */.k5n(['image', 'file', 'file-data', 'image-data', 'media']),
    data: schemas/* unknown */.L5J().optional(),
    image: schemas/* unknown */.L5J().optional(),
    mediaType: schemas/* string */.YjP().nullish(),
    mimeType: schemas/* string */.YjP().nullish(),
});
/** What parts say and show, a line each; those of a kind that is not known here are told as JSON. */
function contentOf(parts) {
    const texts = [];
    const thoughts = [];
    const images = [];
    for (const part of parts) {
        const thought = thoughtSchema.safeParse(part);
        const file = fileSchema.safeParse(part);
        if (thought.success)
            thoughts.push(thought.data.text);
        else if (file.success && (file.data.image ?? file.data.data) !== undefined) {
            const image = imageOf(file.data);
            if (image === null)
                texts.push(fileNote(file.data));
            else
                images.push(image);
        }
        else
            texts.push(textOf(part));
    }
    const lines = (all) => all.filter((text) => text !== '').join('\n');
    return { text: lines(texts), reasoning: lines(thoughts), images };
}
function textOf(part) {
    const text = textSchema.safeParse(part);
    return text.success ? text.data.text : asText(part);
}
/** A text as it is, anything else as JSON. */
function asText(value) {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
const DATA_ADDRESS = /^data:(image\/[a-z]{1,10});base64,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** Null for what is no picture, or none that is drawn. */
function imageOf({ data, image, mediaType, mimeType }) {
    const given = image ?? data;
    if (typeof given !== 'string')
        return null;
    const address = DATA_ADDRESS.exec(given);
    const type = imageType(address?.[1] ?? mediaType ?? mimeType ?? '');
    const base64 = address === null ? given : given.slice(address[0].length);
    return type === undefined || !BASE64.test(base64) ? null : { mediaType: type, data: base64 };
}
function imageType(told) {
    const type = told.toLowerCase();
    return conversation/* IMAGE_TYPES */.e.find((known) => known === (type === 'image/jpg' ? 'image/jpeg' : type));
}
/** Of a file that is not shown. */
function fileNote({ type, data, image, mediaType, mimeType }) {
    const given = image ?? data;
    const extent = typeof given === 'string' ? ` of ${given.length} characters` : '';
    return `[${mediaType ?? mimeType ?? type}${extent}, not shown]`;
}

// EXTERNAL MODULE: ./build/evals/collect/conversation/named-arguments.js
var named_arguments = __webpack_require__(41629);
;// CONCATENATED MODULE: ./build/evals/collect/conversation/trace-timing.js
/** What categories of spans on the wire are; steps and errors are told otherwise. */
const KINDS = new Map([
    ['connect', 'connect'],
    ['list', 'list'],
    ['llm', 'model'],
    ['tool', 'call'],
    ['step', null],
    ['error', null],
]);
/** The spans of a trace, with times since the first of them began. */
function timingOf({ spans }) {
    const all = (spans ?? []).filter(({ startMs, endMs }) => endMs >= startMs);
    const told = all
        .filter(({ category }) => KINDS.get(category) !== null)
        .sort((one, other) => one.startMs - other.startMs);
    const beginMs = told[0]?.startMs ?? 0;
    const timing = ({ startMs, endMs }) => ({
        startMs: startMs - beginMs,
        durationMs: endMs - startMs,
    });
    const steps = new Map(all.flatMap((one) => (one.category === 'step' ? [[one.id, one]] : [])));
    const calls = Map.groupBy(told.filter(({ category, toolCallId }) => category === 'tool' && toolCallId != null), ({ toolCallId }) => toolCallId);
    return {
        timeline: told.map((span) => ({
            kind: KINDS.get(span.category) ?? 'other',
            label: span.name,
            startMs: span.startMs - beginMs,
            endMs: span.endMs - beginMs,
            ...(span.status === 'error' && { isError: true }),
        })),
        turns: told
            .filter(({ category, status }) => category === 'llm' && status !== 'error')
            .map((span) => ({
            ...timing(span),
            tokens: {
                input: span.inputTokens ?? null,
                output: span.outputTokens ?? null,
                total: span.totalTokens ?? null,
            },
        })),
        nextCall(id) {
            const span = calls.get(id)?.shift();
            if (span === undefined)
                return undefined;
            const step = steps.get(span.parentId ?? '');
            return { timing: timing(span), isStep: step !== undefined && step.name !== 'prompt' };
        },
    };
}

;// CONCATENATED MODULE: ./build/evals/collect/conversation/conversation.js




const callSchema = schemas/* looseObject */._H3({
    type: schemas/* literal */.euz('tool-call'),
    toolCallId: schemas/* string */.YjP().nullish(),
    toolName: schemas/* string */.YjP(),
    serverId: schemas/* string */.YjP().nullish(),
    input: schemas/* unknown */.L5J().optional(),
    args: schemas/* unknown */.L5J().optional(),
});
const resultSchema = schemas/* looseObject */._H3({
    type: schemas/* literal */.euz('tool-result'),
    toolCallId: schemas/* string */.YjP().nullish(),
    toolName: schemas/* string */.YjP(),
    output: schemas/* unknown */.L5J().optional(),
    result: schemas/* unknown */.L5J().optional(),
    isError: schemas/* boolean */.zMY().nullish(),
});
const typedOutputSchema = schemas/* looseObject */._H3({ type: schemas/* string */.YjP(), value: schemas/* unknown */.L5J() });
/** As MCP has it. */
const mcpResultSchema = schemas/* looseObject */._H3({
    content: schemas/* array */.YOg(schemas/* looseObject */._H3({ type: schemas/* string */.YjP() })),
    isError: schemas/* boolean */.zMY().nullish(),
});
/** What a trace tells, in its whole length: calls with their results, and how long each took. */
function conversationOf(trace, nameOfServer) {
    const timing = timingOf(trace);
    const reader = new MessageReader(timing, nameOfServer);
    const messages = trace.messages.flatMap((message) => reader.read(message));
    addTurns(messages, timing.turns);
    return { messages, timeline: timing.timeline };
}
/** Reads the messages one after the other, and puts results with the calls they belong to. */
class MessageReader {
    #timing;
    #nameOfServer;
    /** Calls that no result was seen of, the oldest first. */
    #open = new Map();
    constructor(timing, nameOfServer) {
        this.#timing = timing;
        this.#nameOfServer = nameOfServer;
    }
    /** Nothing where all of the message went into those before it. */
    read({ role, content }) {
        const rest = [];
        const images = [];
        const calls = [];
        let isStep = false;
        let isTold = false;
        for (const part of Array.isArray(content) ? content : [content ?? '']) {
            const call = callSchema.safeParse(part);
            const result = call.success ? undefined : resultSchema.safeParse(part);
            if (call.success) {
                const begun = this.#begin(call.data);
                calls.push(begun.call);
                isStep ||= begun.isStep;
            }
            else if (result?.success === true) {
                if (this.#end(result.data))
                    isTold = true;
                else {
                    const stray = resultOf(result.data);
                    rest.push(`← ${result.data.toolName}: ${stray.text}`);
                    images.push(...(stray.images ?? []));
                }
            }
            else
                rest.push(part);
        }
        if (isTold && rest.length === 0 && calls.length === 0)
            return [];
        const { text, reasoning, images: shown } = contentOf(rest);
        images.push(...shown);
        return [
            {
                role: isStep ? 'step' : (role ?? 'unknown'),
                text,
                ...(reasoning !== '' && { reasoning }),
                ...(images.length > 0 && { images }),
                ...(calls.length > 0 && { calls }),
            },
        ];
    }
    #begin({ toolCallId, toolName, serverId, input, args }) {
        const timed = toolCallId == null ? undefined : this.#timing.nextCall(toolCallId);
        const call = {
            toolName,
            ...(serverId != null && { server: this.#nameOfServer(serverId) }),
            arguments: (0,named_arguments/* namedArguments */.m)(input ?? args),
            ...timed?.timing,
        };
        const key = keyOf({ toolCallId, toolName });
        const open = this.#open.get(key) ?? [];
        open.push(call);
        this.#open.set(key, open);
        return { call, isStep: timed?.isStep === true };
    }
    /** Whether a call waited for that result. */
    #end(part) {
        const call = this.#open.get(keyOf(part))?.shift();
        if (call === undefined)
            return false;
        call.result = resultOf(part);
        return true;
    }
}
/** By its name too: some servers of models give several calls one id. */
const keyOf = ({ toolCallId, toolName }) => JSON.stringify([toolCallId ?? null, toolName]);
function partsOf({ output, result }) {
    const typed = typedOutputSchema.safeParse(output);
    const value = typed.success ? typed.data.value : (output ?? result);
    const mcp = mcpResultSchema.safeParse(value);
    if (mcp.success && mcp.data.content.length > 0)
        return mcp.data.content;
    const isList = typed.success && typed.data.type === 'content' && Array.isArray(value);
    return isList ? value : [asText(value)];
}
function resultOf(part) {
    const { text, reasoning, images } = contentOf(partsOf(part));
    return {
        text: [reasoning, text].filter((one) => one !== '').join('\n'),
        ...(saysError(part) && { isError: true }),
        ...(images.length > 0 && { images }),
    };
}
function saysError({ output, result, isError }) {
    const typed = typedOutputSchema.safeParse(output);
    if (typed.success && typed.data.type.startsWith('error'))
        return true;
    const mcp = mcpResultSchema.safeParse(typed.success ? typed.data.value : (output ?? result));
    return isError === true || (mcp.success && mcp.data.isError === true);
}
/** Which answer took how long is known only where the trace tells of as many as there are. */
function addTurns(messages, turns) {
    const answers = messages.filter(({ role }) => role === 'assistant');
    if (answers.length !== turns.length)
        return;
    for (const [index, answer] of answers.entries())
        Object.assign(answer, turns[index]);
}

// EXTERNAL MODULE: ./build/evals/collect/iteration-report.js
var iteration_report = __webpack_require__(26557);
// EXTERNAL MODULE: ./build/evals/collect/sifted-iterations.js
var sifted_iterations = __webpack_require__(89247);
// EXTERNAL MODULE: ./build/evals/collect/trace-facts.js
var trace_facts = __webpack_require__(8106);
;// CONCATENATED MODULE: ./build/evals/collect/traces.js












/** What explains failures, at one request a second, which is all that a key of a hosted service has. */
const FAILED_TRACES = { ofFailed: 25, ofPassed: 0 };
const NO_TRACES = { ofFailed: 0, ofPassed: 0 };
/** Of our own service, which is asked for nothing else by then. */
const ALL_TRACES = { ofFailed: Number.POSITIVE_INFINITY, ofPassed: 200 };
const TRACES_AT_ONCE = 4;
/** All that the report keeps of them; as JSON it is some three times as much. */
const MAX_TRACES_WEIGHT = Math.min(calls_weight/* MEMORY_SHARE */.c / 4, 16 * 1024 * 1024);
/** Time for those of the report: they explain failures and decide nothing. */
const TRACES_TIME_MS = 60_000;
/** Time until no other one is begun to be read. */
const ARCHIVE_TIME_MS = 30_000;
/** Keeps a report readable although a tool may return megabytes. */
const FAILED_LIMITS = {
    ...{ messages: 1_000, textLength: 20_000, imagesLength: 512 * 1024 },
};
/** Of a case that never failed: enough to see what it was judged by. */
const PASSED_LIMITS = {
    ...{ messages: 20, textLength: 2_000, imagesLength: 64 * 1024 },
};
/** Of the archive: more than our own service keeps of a text. */
const ARCHIVE_LIMITS = {
    ...{ messages: 10_000, textLength: 512 * 1024, imagesLength: 4 * 1024 * 1024 },
};
/**
 * Reads the traces of iterations that did not pass, of some that did, and of all others that the
 * archive wants. They show the evidence and decide nothing, so that trouble with them is a warning.
 * @param cases iterations by case.
 */
async function readTraces(client, { projectId, runId }, cases, wishes, { clock, redactor, nameOfServer, ...given }) {
    const beginMs = clock.now();
    const options = { ...given, optional: true, deadlineAtMs: beginMs + TRACES_TIME_MS };
    const { wanted, failing } = wantedTraces(cases, wishes);
    const { archive } = wishes;
    const byIteration = new Map();
    const failures = [];
    const tampered = [];
    const odd = [];
    let weight = 0;
    let leftOut = 0;
    const limit = (0,p_limit/* default */.A)(TRACES_AT_ONCE);
    await limit.map(wanted, async ({ iteration, limits }) => {
        const hasFailed = isFailing(iteration);
        if (limits === null && (archive?.isFull || clock.now() - beginMs > ARCHIVE_TIME_MS)) {
            leftOut += 1;
            return;
        }
        // Where room is short, none of it is for what passed.
        const room = hasFailed ? MAX_TRACES_WEIGHT : MAX_TRACES_WEIGHT / 2;
        if (archive === undefined && !hasFailed && weight > room)
            return;
        try {
            if (archive === undefined && weight > room)
                throw new errors/* ExpectedError */.Dh(NO_ROOM);
            const trace = await client.runs.trace(projectId, runId, iteration.id, options);
            const [first] = trace.unreadable;
            if (first !== undefined)
                odd.push(`${(0,sifted_iterations/* nameOf */.Vb)(iteration)} (${first})`);
            const whole = conversationOf(trace, nameOfServer);
            if (hasFailed || archive?.wants === 'all') {
                const full = boundedConversation(whole, ARCHIVE_LIMITS, redactor);
                if (archive?.keep(iteration.id, full) === false && limits === null)
                    leftOut += 1;
            }
            const { spans, ...facts } = (0,trace_facts/* traceFacts */.v)(trace);
            const times = spans === undefined ? {} : { spans };
            byIteration.set(iteration, { ...times, analysis: null, assertions: [] });
            if (limits === null)
                return;
            const conversation = boundedConversation(whole, limits, redactor);
            const more = (0,calls_weight/* weigh */.v)({ facts, conversation });
            if (weight + more > room) {
                if (archive === undefined)
                    throw new errors/* ExpectedError */.Dh(NO_ROOM);
                return;
            }
            weight += more;
            byIteration.set(iteration, { ...times, ...facts, conversation });
        }
        catch (error) {
            const reason = error instanceof api_error/* ApiError */.hD ? error.reason : undefined;
            if (reason === envelope/* ERROR_REASON */.cm.traceSealBroken)
                tampered.push((0,sifted_iterations/* nameOf */.Vb)(iteration));
            else if (reason !== envelope/* ERROR_REASON */.cm.traceNotAvailable)
                failures.push((0,errors/* errorMessage */.gJ)(error));
        }
    });
    return {
        byIteration,
        problems: tampering(tampered),
        warnings: traceWarnings({ failing, ofFailed: wishes.ofFailed, failures, odd, leftOut }),
    };
}
const NO_ROOM = 'Those before it take too much memory.';
const isFailing = (iteration) => ['failed', 'error'].includes((0,iteration_report/* outcomeOf */.s)(iteration));
/** Those that the report has first, and of them those that failed. */
function wantedTraces(cases, { ofFailed, ofPassed, archive }) {
    const failing = cases.flat().filter(isFailing);
    const passing = cases.map((iterations) => ({
        all: iterations.filter((one) => (0,iteration_report/* outcomeOf */.s)(one) === 'passed'),
        limits: iterations.some(isFailing) ? FAILED_LIMITS : PASSED_LIMITS,
    }));
    const beside = passing
        .toSorted((one, other) => other.limits.textLength - one.limits.textLength)
        .flatMap(({ all, limits }) => all.slice(0, 1).map((iteration) => ({ iteration, limits })))
        .slice(0, ofPassed);
    const inReport = new Set(beside.map(({ iteration }) => iteration));
    const others = passing.flatMap(({ all }) => all).filter((one) => !inReport.has(one));
    const wanted = [
        ...failing.slice(0, ofFailed).map((iteration) => ({ iteration, limits: FAILED_LIMITS })),
        ...beside,
        ...(archive?.wants === 'all' ? others.map((iteration) => ({ iteration, limits: null })) : []),
    ];
    return { wanted, failing: failing.length };
}
/** Whoever writes there may have done more than that, so the run is worth nothing. */
function tampering(names) {
    if (names.length === 0)
        return [];
    const message = `Something on this machine, such as a server under test, wrote into the service's file of traces. Those of ${(0,quantity/* countOf */.pq)(names.length, 'iteration')} are not what the service had put there: ${(0,listed_names/* listNames */.Zv)(names)}.`;
    return [{ kind: 'execution', message }];
}
function traceWarnings({ failing, ofFailed, failures, odd, leftOut }) {
    const warnings = [];
    if (ofFailed > 0 && failing > ofFailed) {
        warnings.push(`Only ${ofFailed} of the ${failing} traces of failed iterations were read.`);
    }
    if (failures.length > 0) {
        warnings.push(`${(0,quantity/* countOf */.pq)(failures.length, 'trace')} could not be read; the first: ${failures[0]}`);
    }
    if (odd.length > 0) {
        warnings.push(`Parts of ${(0,quantity/* countOf */.pq)(odd.length, 'trace')} could not be read and are left out: ${(0,listed_names/* listNames */.Zv)(odd)}.`);
    }
    if (leftOut > 0) {
        warnings.push(`The traces of ${(0,quantity/* countOf */.pq)(leftOut, 'iteration')} that passed are left out: all together would be larger than 50 MB, or take longer than half a minute to read.`);
    }
    return warnings;
}


/***/ }),

/***/ 73911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bn: () => (/* binding */ allOf),
  n4: () => (/* binding */ launchRun),
  Z0: () => (/* binding */ prepareRun),
  AD: () => (/* binding */ startRun)
});

// EXTERNAL MODULE: ./build/baseline/service/run-provenance.js
var run_provenance = __webpack_require__(32283);
// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/contract/cases/model-id.js
var model_id = __webpack_require__(98512);
// EXTERNAL MODULE: ./build/identity/case-identity.js
var case_identity = __webpack_require__(79594);
// EXTERNAL MODULE: ./build/session/resolve.js
var resolve = __webpack_require__(56011);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
;// CONCATENATED MODULE: ./build/evals/launch/argument-check.js

/** What is only to be told of arguments, where the service does not look at them. */
async function misfitsBefore(client, { target, argumentCheck }, run, options) {
    if (argumentCheck?.by !== 'client' || target.kind !== 'file')
        return [];
    const { findArgumentMisfits: find } = await Promise.all(/* import() */[__webpack_require__.e(6623), __webpack_require__.e(7427), __webpack_require__.e(4727)]).then(__webpack_require__.bind(__webpack_require__, 83421));
    const { misfits, warnings } = await find(client, run, options);
    if (argumentCheck.outcome === 'warn')
        return [...(await misfitsTold(misfits, target)), ...warnings];
    if (misfits.length === 0)
        return warnings;
    const { misfitProblems } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1129));
    throw new errors/* ConfigurationError */.j1(misfitProblems(misfits, target));
}
/** Misfits in sentences, with their places. */
async function misfitsTold(misfits, target) {
    if (misfits.length === 0 || target.kind !== 'file')
        return [];
    const { misfitProblems } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1129));
    return misfitProblems(misfits, target).map(({ where, message }) => `${where}: ${message}`);
}

// EXTERNAL MODULE: ./build/contract/wire/canonical-json.js
var canonical_json = __webpack_require__(99514);
;// CONCATENATED MODULE: ./build/evals/launch/case-definition.js


/** Digest of a case as it is sent, its model and its servers said outright. */
function definitionOfTest(test, servers) {
    const { steps, isNegativeTest, model, provider, predicates, advancedConfig, limits } = test;
    const more = { advancedConfig, limits, mode: predicates?.mode };
    return digestOfDefinition({
        ...ofPrompts(steps, model === undefined ? [] : [{ model, provider }], servers),
        isNegative: isNegativeTest ?? false,
        expectedOutput: test.expectedOutput,
        matchOptions: test.matchOptions,
        checks: predicates?.list,
        ...(Object.values(more).some((said) => said !== undefined) && { more }),
    });
}
/** Digest of a case as its service tells it; null where it does not tell its steps. */
function definitionOfSaved({ steps, models, isNegative, expectedOutput, matchOptions, checks }, servers) {
    if (!Array.isArray(steps))
        return null;
    try {
        return digestOfDefinition({
            ...ofPrompts(steps, models ?? [], servers),
            isNegative: isNegative ?? false,
            ...{ expectedOutput, matchOptions, checks },
        });
    }
    catch (error) {
        // Brackets in brackets, more than can be written down: such a case cannot be held against another.
        if (error instanceof RangeError)
            return null;
        throw error;
    }
}
function ofPrompts(steps, models, servers) {
    const said = steps.map(withoutId);
    if (!steps.some(isPrompt))
        return { steps: said };
    return { steps: said, models, servers: [...new Set(servers)].toSorted() };
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPrompt = (step) => isObject(step) && step['kind'] === 'prompt';
function withoutId(step) {
    if (!isObject(step))
        return step;
    const { id: _, ...said } = step;
    return said;
}
const digestOfDefinition = (definition) => (0,case_identity/* digestOf */.ol)((0,canonical_json/* canonicalJson */.d)(definition));

;// CONCATENATED MODULE: ./build/evals/launch/execution.js
/** How a run is carried out: as the inputs say, else as the suite does. Limits are those of its cases. */
function runExecution(inputs, suite) {
    const { concurrency, isolation, setup, teardown } = suite ?? {};
    const ofSuite = withoutUnset({ concurrency, isolation, setup, teardown });
    const execution = { ...ofSuite, ...withoutUnset(inputs) };
    return isEmpty(execution) ? {} : { execution };
}
const isEmpty = (settings) => Object.keys(settings).length === 0;
function withoutUnset(settings) {
    const given = Object.entries(settings).filter(([, value]) => value !== undefined);
    // The filter is what the type says.
    return Object.fromEntries(given);
}

// EXTERNAL MODULE: ./build/evals/launch/named-tools.js
var named_tools = __webpack_require__(33905);
// EXTERNAL MODULE: ./build/evals/launch/title-match.js
var title_match = __webpack_require__(58572);
;// CONCATENATED MODULE: ./build/evals/launch/plan.js



/**
 * What the answer to a creation leaves to be expected of the run.
 * @param saved cases of the suite, where a saved one is run and the service tells them.
 * @param servers names of those of the run.
 */
function planRun(request, { caseUpsert, unreadable = [] }, { saved, servers }) {
    const { tests, iterationOverride, passCriteria } = request;
    const titleOf = (0,title_match/* titleFinder */.B)((tests ?? []).map(({ title }) => title));
    const committed = (caseUpsert?.committed ?? []).map(({ id, name }) => ({
        id,
        title: titleOf(name),
    }));
    const ids = tests && idsOfCases(tests, committed);
    const failed = caseUpsert?.failed ?? [];
    // A suite that is run as it is saved has no case to store.
    const unread = tests === undefined ? [] : unreadable.filter((told) => UPSERT_FAILURES.test(told));
    return {
        sent: tests !== undefined,
        cases: tests?.map((test, index) => ({
            title: test.title,
            ids: ids?.[index] ?? new Set(),
            iterations: iterationOverride ?? test.runs ?? 1,
            definition: definitionOfTest(test, servers),
            tools: (0,named_tools/* namedTools */.P)({ steps: test.steps, checks: test.predicates?.list }),
            refusal: refusalOf(failed.find(({ name }) => titleOf(name) === test.title)),
        })) ??
            saved?.map((one) => ({
                title: one.title,
                ids: new Set([one.id]),
                iterations: iterationOverride ?? one.iterations ?? 1,
                definition: definitionOfSaved(one, servers),
                tools: (0,named_tools/* namedTools */.P)(one),
                refusal: null,
            })) ??
            null,
        iterationsEach: iterationOverride ?? null,
        criterion: passCriteria === undefined ? null : passCriteria.minimumPassRate / 100,
        doubts: [
            ...failed
                .filter(({ name }) => titleOf(name) === undefined)
                .map((one) => `The service did not store a case: ${one.name ?? one.id ?? 'unnamed'}: ${refusalOf(one)}`),
            ...unread.map((told) => `What the service says of which cases it could not store cannot be read: ${told}`),
        ],
    };
}
/** Places of a creation's answer without which a case may not have been stored. */
const UPSERT_FAILURES = /^caseUpsert(?:\.failed(?:\[\d+\])?)?: /;
/** Ids of each case. Where cases of one title have as many ids, each has one, in their order. */
function idsOfCases(tests, committed) {
    const idsByTitle = new Map();
    for (const { id, title } of committed) {
        if (id && title)
            idsByTitle.set(title, (idsByTitle.get(title) ?? new Set()).add(id));
    }
    const byTitle = Map.groupBy(tests, ({ title }) => title);
    return tests.map((test) => {
        const ids = [...(idsByTitle.get(test.title) ?? [])];
        const namesakes = byTitle.get(test.title) ?? [];
        const rank = namesakes.indexOf(test);
        return new Set(ids.length === namesakes.length ? ids.slice(rank, rank + 1) : ids);
    });
}
function refusalOf(failed) {
    return failed === undefined ? null : failed.error || 'it gave no reason';
}

;// CONCATENATED MODULE: ./build/evals/launch/launch.js










/**
 * Creates the run of a request: a rerun of a saved suite, an update and run of the suite a file
 * describes (form A with tests), or a new suite (form B).
 * @throws ConfigurationError where names lead nowhere; what the client throws otherwise.
 */
async function launchRun(client, request, options) {
    return startRun(client, request, await prepareRun(client, request, options), options);
}
/** Finds what a request names, and changes nothing. Throws as `launchRun` does. */
async function prepareRun(client, request, { logger, ...options }) {
    const { target } = request;
    const project = await (0,resolve/* resolveProject */.KI)(request.project, await allOf(client.projects.list(options)));
    const suites = await allOf(client.suites.list(project.id, options));
    const suite = await findSuite(target, suites, logger);
    const saved = target.kind === 'saved' && suite
        ? await savedCases(client, { project, suite, options, logger })
        : null;
    const servers = await chooseServers(client, request, { project, suite, options });
    const tests = target.kind === 'file' ? await testsOf(target, servers) : undefined;
    return { project, suite, saved, servers, tests };
}
/** Creates the run that was prepared. Throws what the client throws. */
async function startRun(client, request, { project, suite, saved, servers, tests, caseIds }, options) {
    const body = runBody(request, suite?.id, { servers, tests, caseIds });
    const found = await misfitsBefore(client, request, { project, servers, tests }, options);
    const suiteDigest = digestOfSuite({ saved, servers, tests });
    // A part of a suite is nothing to hold later runs against.
    const from = caseIds === undefined ? { ...request.provenance, suite: suiteDigest } : {};
    const marked = { ...request, marker: [request.marker, ...(0,run_provenance/* provenanceWords */.P)(from)].join(' ') };
    const created = await createRun(client, project, body, { ...options, request: marked });
    const name = suite?.name ?? body.suiteName ?? suite?.id ?? '';
    const used = (created.servers ?? servers ?? []).map((server) => ({
        id: server.id,
        name: server.name ?? servers?.find(({ id }) => id === server.id)?.name ?? server.id,
    }));
    return {
        project: { id: project.id, name: project.name },
        suite: { id: created.suiteId ?? suite?.id ?? null, name },
        isNewSuite: suite === undefined,
        runId: created.runId,
        status: created.status ?? 'pending',
        servers: used,
        suiteDigest,
        plan: planRun(body, created, { saved, servers: used.map((server) => server.name) }),
        warnings: [
            ...(created.warnings ?? []),
            ...found,
            ...(await misfitsTold(created.argumentMisfits ?? [], request.target)),
        ],
        ...(created.listedTools && { listedTools: created.listedTools }),
    };
}
/** Equal for two runs whose cases are known to do the same; null where that is not known of one. */
function digestOfSuite({ saved, servers = [], tests, }) {
    const names = servers.map(({ name }) => name);
    const cases = tests?.map((test) => [test.title, definitionOfTest(test, names)]) ??
        saved?.map((one) => [one.title, definitionOfSaved(one, names)]);
    if (!cases || cases.some(([, definition]) => definition === null))
        return null;
    return (0,case_identity/* digestOf */.ol)(...names.toSorted(), ...cases.map((one) => JSON.stringify(one)).toSorted());
}
/**
 * Creates the run, or finds that of an earlier attempt; says in the log which one it was. A key that
 * the service has for something else is no reason to run nothing.
 */
async function createRun(client, project, body, { request, logger, ...options }) {
    const { marker, repeat } = request;
    const create = (key) => client.runs.create(project.id, body, { ...options, marker, ...key });
    if (repeat === undefined || repeat.key === null)
        return create({});
    const created = await create({ idempotencyKey: repeat.key }).catch((error) => {
        if (!(error instanceof api_error/* ApiError */.hD) || error.status !== 409)
            throw error;
        logger.notice('The service has another run under the key of this step, of a request for something else; a run of its own is started.');
        return create({});
    });
    if (created.deduped !== true) {
        logger.info(`rerun: ${repeat.rerun}. Run ${created.runId} was started for this attempt.`);
    }
    else if (repeat.rerun === 'new') {
        logger.info(`rerun: new. Run ${created.runId} was started for this attempt by a request before, whose answer may have been lost; this one starts nothing.`);
    }
    else {
        logger.notice(`rerun: reuse. The service has run ${created.runId} of this step already; it is reused, and nothing is started.`);
    }
    return created;
}
/** All items of a list. */
async function allOf(items) {
    const read = [];
    for await (const item of items)
        read.push(item);
    return read;
}
/**
 * Cases a rerun should run, where the service tells them. It need not, and then only what comes
 * back can be judged.
 */
async function savedCases(client, { project, suite, options, logger, }) {
    try {
        return await allOf(client.suites.cases(project.id, suite.id, { ...options, optional: true }));
    }
    catch (error) {
        options.signal?.throwIfAborted();
        logger.debug(`The cases of the suite are not known: ${(0,errors/* errorMessage */.gJ)(error)}`);
        return null;
    }
}
/** The saved suite; for a file the newest one of its name, undefined where there is none yet. */
async function findSuite(target, suites, logger) {
    if (target.kind === 'saved') {
        return (0,resolve/* resolveNamed */.qs)(target.suite, suites, { kind: 'suite', where: 'suite' });
    }
    const { name } = target.suite;
    const namesakes = suites
        .filter((suite) => suite.name === name)
        .sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0));
    if (namesakes.length > 1) {
        logger.notice(`${namesakes.length} suites are named "${name}"; the newest one is updated.`);
    }
    return namesakes[0];
}
/** Servers to name in the request; undefined where the saved suite's own selection stands. */
async function chooseServers(client, { servers, target, allServersByDefault }, { project, suite, options }) {
    const fromFile = target.kind === 'file' ? (target.suite.servers ?? []) : [];
    const wanted = servers.length > 0 ? servers : fromFile;
    if (wanted.length === 0 && suite)
        return undefined;
    const saved = await allOf(client.servers.list(project.id, options));
    const { chosenServers } = await __webpack_require__.e(/* import() */ 9423).then(__webpack_require__.bind(__webpack_require__, 89423));
    return chosenServers(saved, { servers, target, allServersByDefault, project: project.name });
}
function runBody(request, suiteId, { servers, tests, caseIds }) {
    const { target, modelApiKeys, iterations, notes } = request;
    const file = target.kind === 'file' ? target.suite : undefined;
    const minimumPassRate = request.minPassRatePercent ?? file?.passCriteria?.minimumPassRate;
    return {
        ...(suiteId === undefined ? {} : { suiteId }),
        ...(suiteId === undefined && file ? { suiteName: file.name } : {}),
        ...(file?.description === undefined ? {} : { suiteDescription: file.description }),
        ...(tests === undefined ? {} : { tests }),
        ...(caseIds === undefined ? {} : { caseIds: [...caseIds] }),
        ...(servers === undefined ? {} : { serverIds: servers.map(({ id }) => id) }),
        ...(Object.keys(modelApiKeys).length === 0 ? {} : { modelApiKeys: { ...modelApiKeys } }),
        ...(notes === undefined ? {} : { notes }),
        ...(minimumPassRate === undefined ? {} : { passCriteria: { minimumPassRate } }),
        ...(iterations === undefined ? {} : { iterationOverride: iterations }),
        ...(request.argumentCheck?.by === 'service' && {
            argumentCheck: request.argumentCheck.outcome,
        }),
        ...(request.asksTools === true && { listTools: true }),
        ...runExecution(request.execution ?? {}, file),
    };
}
/** Model, provider and runs go into each test: some services refuse defaults beside the tests. */
async function testsOf(target, servers) {
    const { suite } = target;
    // It knows the steps by their schemas, which only a suite file needs.
    const { withServers } = await Promise.all(/* import() */[__webpack_require__.e(527), __webpack_require__.e(6059)]).then(__webpack_require__.bind(__webpack_require__, 6059));
    return withServers(target, servers).map(({ model, provider, ...test }) => ({
        ...test,
        ...(0,model_id/* chosenModel */.ay)({ model, provider }, suite),
        runs: test.runs ?? suite.runs ?? 1,
    }));
}


/***/ }),

/***/ 38854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ stepMarker),
/* harmony export */   P7: () => (/* binding */ markerOfLook),
/* harmony export */   Ug: () => (/* binding */ stepKey),
/* harmony export */   rR: () => (/* binding */ withoutMarker)
/* harmony export */ });
/* harmony import */ var _model_regression_confirmation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77633);

const PREFIX = 'mcp-eval-gate';
const MARKER_START = `[${PREFIX} `;
/**
 * Text that names the step a run was created for, so that people and the client recognise the run.
 * @param nonce tells apart steps the runner's variables do not, such as the legs of a matrix.
 */
function stepMarker(environment, nonce) {
    const parts = [
        ['', environment['GITHUB_REPOSITORY']],
        ['run ', environment['GITHUB_RUN_ID']],
        ['attempt ', environment['GITHUB_RUN_ATTEMPT']],
        ['job ', environment['GITHUB_JOB']],
        ['step ', environment['GITHUB_ACTION']],
    ].flatMap(([label, value]) => (value ? [`${label}${value}`] : []));
    return [PREFIX, ...parts, nonce].join(' ');
}
/**
 * The marker of a run that looks again at some cases of another. It begins otherwise, so that nobody
 * who looks for results of the suite takes it for such.
 */
function markerOfLook(marker, number) {
    return `${_model_regression_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .LOOK_MARKER */ .n} ${marker.replace(`${PREFIX} `, '')} ${number}`;
}
/**
 * What a job alone has: the callers of one reusable workflow have all other variables in common. By the
 * first the runner finds what the job has left running; inside of a container there is the second.
 */
const JOB_VARIABLES = ['RUNNER_TRACKING_ID', 'ACTIONS_ORCHESTRATION_ID'];
/**
 * Tells the step from all others, those of other attempts included unless their run is to be reused.
 * Then nothing is in it that a job has in one attempt only, and so nothing that tells the callers of
 * one reusable workflow apart. Null where the runner's variables do not tell: then each time is the
 * first.
 * @param matrix `toJSON(matrix)`, which tells the legs of a job apart
 */
function stepKey(environment, matrix, rerun) {
    const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run, GITHUB_JOB: job } = environment;
    const { GITHUB_ACTION: step, GITHUB_RUN_ATTEMPT: attempt } = environment;
    if (!repository || !run || !job || !step)
        return null;
    const parts = [repository, run, job, matrix, step];
    if (rerun === 'reuse')
        return JSON.stringify(parts);
    return JSON.stringify([...parts, attempt, ...JOB_VARIABLES.map((name) => environment[name])]);
}
/** Notes as people wrote them: without the marker the client put at their end. */
function withoutMarker(notes) {
    if (!notes)
        return null;
    const start = notes.lastIndexOf(MARKER_START);
    const isMarker = start >= 0 && notes.indexOf(']', start) === notes.length - 1;
    if (!isMarker)
        return notes;
    return notes.slice(0, notes[start - 1] === '\n' ? start - 1 : start) || null;
}


/***/ }),

/***/ 33905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ namedTools)
/* harmony export */ });
/** Assertions that hold only where the tool they name was called. */
const DEMANDING = ['toolCalledWith', 'toolCalledAtLeastOnce', 'firstToolWas'];
/**
 * The tools that a case cannot pass without, and those that it says are never called. A step that
 * expects an error may well name a tool that is not there.
 */
function namedTools({ steps, checks }) {
    const named = [...listOf(steps).flatMap(ofStep), ...listOf(checks).flatMap(ofAssertion)];
    return [...new Map(named.map((one) => [JSON.stringify(one), one])).values()];
}
function ofStep(step) {
    if (!isObject(step))
        return [];
    const { kind, toolName, serverName, expectError, assertion } = step;
    if (kind === 'assert')
        return ofAssertion(assertion);
    if (kind !== 'toolCall' || typeof toolName !== 'string' || expectError != null)
        return [];
    return [{ name: toolName, ...(typeof serverName === 'string' && { server: serverName }) }];
}
function ofAssertion(assertion) {
    if (!isObject(assertion))
        return [];
    const { type, toolName } = assertion;
    if (typeof toolName !== 'string')
        return [];
    if (DEMANDING.includes(type))
        return [{ name: toolName }];
    return type === 'toolNeverCalled' ? [{ name: toolName, isForbidden: true }] : [];
}
const listOf = (value) => (Array.isArray(value) ? value : []);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);


/***/ }),

/***/ 58572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ titleFinder)
/* harmony export */ });
/**
 * Tells which of these titles is meant by one that a service gives: the same, else the only one
 * that differs from it in white space or in how its characters are composed. Services tidy up.
 */
function titleFinder(titles) {
    const exact = new Set(titles);
    const tidied = Map.groupBy(exact, tidy);
    return (given) => {
        if (given == null || exact.has(given))
            return given ?? undefined;
        const [only, another] = tidied.get(tidy(given)) ?? [];
        return another === undefined ? only : undefined;
    };
}
function tidy(title) {
    return title.normalize('NFC').replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 1129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   misfitProblems: () => (/* binding */ misfitProblems)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);

/**
 * Arguments that tools do not take, where the file has them. What several cases of one test have, those
 * of its rows and models, is told once.
 */
function misfitProblems(misfits, { suite, placeOf }) {
    const tests = new Map(suite.tests.map((test) => [test.title, test]));
    const placed = misfits.flatMap(({ title, path, message }) => {
        const test = tests.get(title);
        return test === undefined ? [] : { title, where: placeOf(test, path), message };
    });
    const alike = Map.groupBy(placed, ({ where, message }) => JSON.stringify([where, message]));
    return [...alike.values()].flatMap((found) => {
        const [first] = found;
        if (first === undefined)
            return [];
        // Steps of one case share a place by an anchor.
        const others = new Set(found.map(({ title }) => title)).size - 1;
        const more = others === 0 ? '' : ` (and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(others, 'more case')})`;
        const message = `case ${JSON.stringify(first.title)}${more} ${first.message}`;
        return { where: first.where, message };
    });
}


/***/ }),

/***/ 42312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JH: () => (/* binding */ finishRun),
  cc: () => (/* binding */ modelNotice),
  og: () => (/* binding */ runSuite)
});

// EXTERNAL MODULE: ./build/baseline/service/service-history.js
var service_history = __webpack_require__(34940);
// EXTERNAL MODULE: ./build/trouble/whose-trouble.js
var whose_trouble = __webpack_require__(12538);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/evals/watch/progress.js
var progress = __webpack_require__(61301);
// EXTERNAL MODULE: ./build/evals/collect/collect.js + 2 modules
var collect = __webpack_require__(47730);
;// CONCATENATED MODULE: ./build/evals/collect/case-progress.js



/** Of the time that the run goes on, the share that reading its cases may take. */
const SHARE_OF_READING = 0.1;
/** Tells how far a run is each time that it is looked at; never rejects. */
function progressTeller(client, ids, plan, { clock, logger, readCasesEveryMs, onProgress, ...options }) {
    let seen = 0;
    let restsUntilMs = 0;
    const stop = () => {
        client.runs.cancel(ids.projectId, ids.runId, options).catch((error) => {
            // It may have come to its end by itself; else it goes on, and is watched to its end.
            logger.debug(`The run could not be stopped: ${(0,errors/* errorMessage */.gJ)(error)}`);
        });
    };
    return async (run, elapsedMs) => {
        const { passed = 0, failed = 0 } = run.summary ?? {};
        const ended = Number(passed) + Number(failed);
        let cases = null;
        if (ended !== seen && clock.now() >= restsUntilMs) {
            seen = ended;
            const startedAtMs = clock.now();
            try {
                cases = await (0,collect/* casesSoFar */.r)(client, ids, plan, options);
            }
            catch (error) {
                // It decides nothing: all of them are read when the run is over.
                logger.debug(`How far the cases are could not be read: ${(0,errors/* errorMessage */.gJ)(error)}`);
            }
            const rest = (clock.now() - startedAtMs) / SHARE_OF_READING;
            restsUntilMs = clock.now() + Math.max(rest, readCasesEveryMs);
        }
        onProgress({ text: (0,progress/* formatProgress */.V)(run, elapsedMs), cases }, stop);
    };
}

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
;// CONCATENATED MODULE: ./build/evals/collect/listed-tools.js


/** Each costs a request, for which the service connects to the server. */
const MOST_SERVERS = 20;
const AT_ONCE = 4;
/** For all of them: nothing is decided by them alone. */
const TIME_MS = 20_000;
/** Of one server, as the embedded service tells them. */
const MOST_TOOLS = 2_000;
const NAME_LENGTH = 128;
/**
 * Servers of a run with the tools that they have now, where the service did not tell with the run and
 * lists them. Whatever goes wrong leaves them unknown. Never throws.
 */
async function withListedTools(client, projectId, servers, { clock, logger, signal, redactor, onListed }) {
    const options = { signal, optional: true, deadlineAtMs: clock.now() + TIME_MS };
    const limit = (0,p_limit/* default */.A)(AT_ONCE);
    const listed = async (server) => {
        if (server.tools !== undefined || signal.aborted)
            return server;
        try {
            const names = new Set();
            const tools = [];
            const place = { projectId, serverId: server.id };
            for await (const tool of client.servers.tools(place, options)) {
                names.add(redactor.excerpt(tool.name, NAME_LENGTH));
                tools.push(tool);
                // Some of them would be taken for all.
                if (names.size > MOST_TOOLS)
                    return server;
            }
            onListed?.({ serverId: server.id, tools });
            return { ...server, tools: [...names] };
        }
        catch (error) {
            logger.debug(`The tools of server ${server.id} are not known: ${(0,errors/* errorMessage */.gJ)(error)}`);
            return server;
        }
    };
    const asked = await limit.map(servers.slice(0, MOST_SERVERS), listed);
    return [...asked, ...servers.slice(MOST_SERVERS)];
}

// EXTERNAL MODULE: ./build/evals/collect/run-facts.js
var run_facts = __webpack_require__(58318);
// EXTERNAL MODULE: ./build/baseline/service/run-provenance.js
var run_provenance = __webpack_require__(32283);
// EXTERNAL MODULE: ./build/evals/collect/traces.js + 4 modules
var traces = __webpack_require__(93254);
;// CONCATENATED MODULE: ./build/evals/earlier-runs.js



/** Two pages of runs. */
const RUNS_READ = 50;
/** For the list and the results together. */
const earlier_runs_TIME_MS = 60_000;
/** What an earlier run was asked for is not known any more. */
const FORGOTTEN = {
    ...{ cases: null, sent: false, iterationsEach: null, criterion: null },
    doubts: [],
};
/** Runs of the suite before this one, and their results as far as they decide anything. */
function earlierServiceRuns(client, { project, suite, runId, suiteDigest, plan }, { clock, signal, redactor }) {
    if (suite.id === null)
        return null;
    const suiteId = suite.id;
    const options = { signal, deadlineAtMs: clock.now() + earlier_runs_TIME_MS };
    return {
        async list() {
            const runs = [];
            const page = { ...options, limit: RUNS_READ, optional: true };
            for await (const one of client.suites.runs(project.id, suiteId, page))
                runs.push(one);
            return runs.filter(({ id, status }) => id !== runId && status === 'completed');
        },
        get: (id) => client.runs.get(project.id, id, options),
        async report(run) {
            const results = await (0,collect/* collectResults */.n)(client, { projectId: project.id, runId: run.id }, { run, plan: FORGOTTEN }, { ...options, clock, redactor, traces: traces/* NO_TRACES */.fB });
            const isSame = (0,run_provenance/* provenanceOf */.J)(run)?.suite === suiteDigest;
            return {
                source: 'run',
                suite,
                project,
                servers: [],
                notice: null,
                ...results,
                cases: isSame ? withDefinitions(results.cases, plan) : results.cases,
            };
        },
    };
}
/** Of a suite that was the very same, the cases did then what they do now. */
function withDefinitions(cases, { cases: planned }) {
    const byTitle = Map.groupBy(planned ?? [], ({ title }) => title);
    return cases.map((one) => {
        const [only, another] = byTitle.get(one.title) ?? [];
        const definition = another === undefined ? (only?.definition ?? null) : null;
        return definition === null ? one : { ...one, definition };
    });
}

// EXTERNAL MODULE: ./build/evals/launch/launch.js + 4 modules
var launch = __webpack_require__(73911);
// EXTERNAL MODULE: ./build/evals/watch/pace.js
var pace = __webpack_require__(22337);
// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/client/retry/retry-decision.js
var retry_decision = __webpack_require__(75692);
// EXTERNAL MODULE: ./build/contract/resources/run.js + 1 modules
var resources_run = __webpack_require__(70854);
;// CONCATENATED MODULE: ./build/evals/watch/watch.js






/** A run that is over by then is looked at no less for knowing how long others took. */
const COMPARED_AFTER_MS = 10_000;
/**
 * Follows a run to its end, its deadline or trouble that does not pass; never throws for these. A
 * refusal is trouble that passes until it has come again and again: a proxy or a replica may be the
 * one who refuses.
 */
async function watchRun(client, { projectId, runId }, options) {
    const { clock, pace, signal, deadlineAtMs } = options;
    const startedAtMs = clock.now();
    const teller = new ProgressTeller(options.logger);
    let run = null;
    let lastTrouble;
    let misses = 0;
    const doubt = new Doubt();
    let compared = false;
    const elapsedMs = () => clock.now() - startedAtMs;
    try {
        for (;;) {
            const untilMs = deadlineAtMs - startedAtMs;
            const nextAtMs = pace.nextLookAtMs(elapsedMs(), untilMs, options.slowdown());
            await clock.sleep(Math.max(0, (nextAtMs ?? untilMs) - elapsedMs()), signal);
            if (nextAtMs === null)
                break;
            const look = await lookAt(client, projectId, runId, { signal, deadlineAtMs });
            pace.see(elapsedMs(), 'run' in look ? look.run : null);
            if ('run' in look) {
                run = look.run;
                lastTrouble = undefined;
                misses = 0;
                doubt.clear();
                teller.tell(run, elapsedMs());
                await options.onLook?.(run, elapsedMs());
                if (resources_run/* TERMINAL_STATUSES */.CM.includes(run.status))
                    return { run, terminal: true, problem: null };
            }
            else {
                misses += 1;
                teller.tellTrouble(look.trouble, misses);
                lastTrouble = look.trouble;
                const problem = doubt.confirmed(look.trouble, elapsedMs(), run !== null);
                if (problem !== null)
                    return { run, terminal: false, problem };
            }
            if (!compared && elapsedMs() >= COMPARED_AFTER_MS) {
                compared = true;
                // Nobody waits for it: it decides nothing, and the run may end meanwhile.
                compare(pace, options);
            }
        }
    }
    catch (error) {
        const cause = signal.aborted ? signal.reason : error;
        const problem = (0,whose_trouble/* problemOf */.Zw)(cause);
        if (problem.kind !== 'timeout')
            return { run, terminal: false, problem };
    }
    const problem = deadlineProblem(run, elapsedMs(), lastTrouble);
    return { run, terminal: false, problem };
}
/** @throws what will not pass by itself, the end of the deadline included. */
async function lookAt(client, projectId, runId, options) {
    try {
        // The next look comes anyway; further tries would be looks that the pace knows nothing of.
        return { run: await client.runs.get(projectId, runId, { ...options, maxAttempts: 1 }) };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (!(0,retry_decision/* isTransient */.dg)(error) && !isRefusal(error))
            throw error;
        return { trouble: error };
    }
}
function compare(pace, { earlierDurationsMs, logger }) {
    earlierDurationsMs().then((durationsMs) => pace.compare(durationsMs), (error) => logger.debug(`Earlier runs are not known: ${(0,errors/* errorMessage */.gJ)(error)}`));
}
/** An answer that says no, rather than none, or one of a service in trouble. */
function isRefusal(error) {
    return error instanceof api_error/* RedirectError */.Lx || (error instanceof api_error/* ApiError */.hD && !(0,retry_decision/* isTransient */.dg)(error));
}
/** Refusals in a row that are believed, and how long they have to have lasted. */
const BELIEVED_REFUSALS = 3;
const BELIEVED_AFTER_MS = 5_000;
/** A replica may take longer to hear of a run that was just created. */
const UNSEEN_BELIEVED_AFTER_MS = 30_000;
/** Holds refusals back until they are to be believed. */
class Doubt {
    #count = 0;
    #sinceMs = 0;
    clear() {
        this.#count = 0;
    }
    /** What an error means for the run, once it is a refusal that has come often enough. */
    confirmed(error, atMs, seen) {
        if (!isRefusal(error))
            return null;
        if (this.#count === 0)
            this.#sinceMs = atMs;
        this.#count += 1;
        const absent = error instanceof api_error/* ApiError */.hD && error.status === 404 && !seen;
        const patienceMs = absent ? UNSEEN_BELIEVED_AFTER_MS : BELIEVED_AFTER_MS;
        if (this.#count < BELIEVED_REFUSALS || atMs - this.#sinceMs < patienceMs)
            return null;
        const { kind, message } = (0,whose_trouble/* problemOf */.Zw)(error);
        return { kind, message: `${message} The service said so ${this.#count} times in a row.` };
    }
}
function deadlineProblem(run, elapsedMs, trouble) {
    if (trouble !== undefined) {
        const { kind, message } = (0,whose_trouble/* problemOf */.Zw)(trouble);
        return { kind, message: `The run could not be followed until the deadline: ${message}` };
    }
    const state = run === null ? 'It was never seen.' : `Its status was ${run.status}.`;
    return {
        kind: 'timeout',
        message: `The run did not end within ${(0,progress/* formatElapsed */.C)(elapsedMs)} (timeout-minutes). ${state}`,
    };
}
const MISSES_WORTH_A_WARNING = 3;
/** Logs what changed, and nothing twice. */
class ProgressTeller {
    #logger;
    #strangeStatuses = new Set();
    #lastState = '';
    constructor(logger) {
        this.#logger = logger;
    }
    tell(run, elapsedMs) {
        const { status, summary } = run;
        const known = [...resources_run/* RUN_STATUSES */.LV, ...resources_run/* TERMINAL_STATUSES */.CM].includes(status);
        if (!known && !this.#strangeStatuses.has(status)) {
            this.#strangeStatuses.add(status);
            this.#logger.notice(`The run's status "${status}" is new to this version; waiting on.`);
        }
        const state = JSON.stringify([status, summary?.total, summary?.passed, summary?.failed]);
        if (state === this.#lastState)
            return;
        this.#lastState = state;
        this.#logger.info((0,progress/* formatProgress */.V)(run, elapsedMs));
    }
    /** One look that fails is nobody's concern. */
    tellTrouble(trouble, misses) {
        const text = `Cannot see the run for now, trying on: ${(0,errors/* errorMessage */.gJ)(trouble)}`;
        if (misses === 1)
            this.#logger.info(text);
        if (misses === MISSES_WORTH_A_WARNING)
            this.#logger.warning(text);
    }
}

;// CONCATENATED MODULE: ./build/evals/suite-run.js










/** Time for reading results after the deadline for running them has passed. */
const COLLECT_GRACE_MS = 60_000;
/**
 * Launches a suite, watches its run to the end and collects the results.
 * @throws only where no run came about; trouble afterwards is a problem of the report.
 */
async function runSuite(client, request, options) {
    const { logger, signal, deadlineAtMs } = options;
    const launched = await (0,launch/* launchRun */.n4)(client, request, { logger, signal, deadlineAtMs });
    return finishRun(client, launched, options);
}
/** Watches a run to its end and collects the results; trouble is a problem of the report. */
async function finishRun(client, launched, options) {
    const { clock, logger, signal, deadlineAtMs } = options;
    const ids = { projectId: launched.project.id, runId: launched.runId };
    options.onRun({ ...ids, terminal: false });
    logger.info(`Run ${launched.runId} of "${launched.suite.name}" in project ${launched.project.name}, ` +
        `servers: ${launched.servers.map(({ name }) => name).join(', ') || 'as saved'}`);
    const suiteId = launched.isNewSuite ? null : launched.suite.id;
    const { progress } = options;
    let casesSeen = [];
    const onProgress = (told, stop) => {
        casesSeen = told.cases ?? casesSeen;
        progress?.onProgress(told, stop);
    };
    const history = (0,service_history/* serviceHistory */.iU)({ ...ids, suiteId }, client, options);
    const watched = await watchRun(client, ids, {
        ...options,
        pace: new pace/* RunPace */.J2(options.pace),
        earlierDurationsMs: async () => (await history.read()).durationsMs,
        ...(progress && {
            onLook: progressTeller(client, ids, launched.plan, { ...options, ...progress, onProgress }),
        }),
    });
    if (watched.terminal)
        options.onRun({ ...ids, terminal: true });
    const results = signal.aborted
        ? resultsSeen(watched.run, casesSeen, watched.problem ? [] : [(0,whose_trouble/* problemOf */.Zw)(signal.reason)])
        : await (0,collect/* collectResults */.n)(client, ids, { run: watched.run, plan: launched.plan }, {
            clock,
            signal,
            redactor: options.redactor,
            traces: options.traces,
            servers: launched.servers,
            deadlineAtMs: Math.max(deadlineAtMs, clock.now() + COLLECT_GRACE_MS),
        });
    if (watched.problem)
        results.problems.unshift(watched.problem);
    const told = (0,run_facts/* withTools */.YP)(launched.servers, watched.run);
    const isCompared = options.listsTools === true && watched.run?.status === 'completed';
    const listedTools = [...(launched.listedTools ?? [])];
    const listing = { ...options, onListed: (list) => listedTools.push(list) };
    const servers = isCompared ? await withListedTools(client, ids.projectId, told, listing) : told;
    const earlierRuns = launched.isNewSuite ? null : earlierServiceRuns(client, launched, options);
    const surface = listedTools.length === 0 ? undefined : await surfaceOf(servers, listedTools, options.legs);
    const report = {
        ...reportOf({ ...launched, servers }, results, options.notice),
        ...(surface && { surface }),
    };
    return { report, history, earlierRuns };
}
/** Loaded only where there are lists. */
async function surfaceOf(...told) {
    const { surfaceOfRun: read } = await __webpack_require__.e(/* import() */ 687).then(__webpack_require__.bind(__webpack_require__, 30687));
    return read(...told);
}
/** Where nothing more can be read: what was told of by then is not taken back. */
function resultsSeen(run, cases, problems) {
    return { run: run && (0,run_facts/* runFacts */.pI)(run), cases: [...cases], problems, warnings: [] };
}
function reportOf(launched, { run, cases, problems, warnings }, notice) {
    return {
        source: 'run',
        suite: launched.suite,
        project: launched.project,
        run: run ?? unseenRun(launched),
        servers: launched.servers,
        cases,
        problems,
        warnings: [...launched.warnings, ...warnings],
        // What runs no model has reached none.
        notice: usesModels(cases) ? notice : null,
    };
}
function usesModels(cases) {
    return cases.some(({ iterations }) => iterations.some(({ model }) => model !== null));
}
/** A run that was created and then could not be looked at. */
function unseenRun({ runId, status }) {
    return {
        id: runId,
        number: null,
        status,
        result: null,
        createdAtMs: null,
        completedAtMs: null,
        notes: null,
        declared: null,
    };
}
/** Says which models were reached elsewhere than at their providers; null where none were. */
function modelNotice(modelBaseUrls) {
    const places = Object.entries(modelBaseUrls).map(([provider, url]) => `${provider} at ${withoutCredentials(url)}`);
    if (places.length === 0)
        return null;
    return `Models were reached at the addresses of model-base-urls, which may not be the providers' own service: ${places.join('; ')}.`;
}
/** A gateway's address may have a user, a password or a key in it. */
function withoutCredentials(address) {
    const { origin, pathname } = new URL(address);
    return origin + pathname;
}


/***/ }),

/***/ 22337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ RunPace),
/* harmony export */   NN: () => (/* binding */ REMOTE_PACE),
/* harmony export */   rs: () => (/* binding */ EMBEDDED_PACE)
/* harmony export */ });
/**
 * A third of the 60 requests a minute that a key is granted, since other jobs may share it. Where
 * nothing is known, a look every 3.3 s sees the end 1.65 s after it in the median.
 */
const REMOTE_PACE = {
    quickMs: 1_200,
    share: 0.7,
    steadyMs: 3_300,
    longestMs: 10_000,
    looksAMinute: 20,
};
/** The embedded service is there for this run only. */
const EMBEDDED_PACE = {
    quickMs: 100,
    share: 0.05,
    steadyMs: 2_000,
    longestMs: 2_000,
    looksAMinute: Number.POSITIVE_INFINITY,
};
/** At the deadline itself no request can be answered any more. */
const LAST_LOOK_BEFORE_DEADLINE_MS = 1_000;
/** Part of the way to the soonest end that is waited at once; the estimate gets better on it. */
const STRIDE = 0.6;
/** A run is left alone for at most this share of the time it has been watched. */
const TRUST = 0.5;
/** Runs differ: the soonest end is taken to be this share of the shortest of the earlier ones. */
const SOONEST_SHARE_OF_HISTORY = 0.8;
/** An estimate is wrong by this share of the run at times: some iterations are never counted. */
const ERROR_SHARE = 0.1;
/** Looks that the rate of a run is taken from. */
const RECENT_LOOKS = 12;
const MINUTE_MS = 60_000;
/**
 * Says when to look at a run next, from what was seen of it: seldom while its end is far, often
 * when it may come, and never more often than the limits say. Times are since the run's creation.
 */
class RunPace {
    #limits;
    /** Of the shortest of the earlier runs; null where there is none. */
    #usualMs = null;
    #looksAtMs = [];
    #seen = [];
    #changedAtMs = 0;
    /** Such counts tell no pace. */
    #countsGoBack = false;
    constructor(limits) {
        this.#limits = limits;
    }
    /** Takes in how long earlier runs of the suite took. */
    compare(earlierDurationsMs) {
        this.#usualMs = earlierDurationsMs.length > 0 ? Math.min(...earlierDurationsMs) : null;
    }
    /** Takes in what a look at `atMs` saw; null where it failed. */
    see(atMs, run) {
        this.#looksAtMs = [...this.#looksAtMs.filter((at) => at > atMs - MINUTE_MS), atMs];
        const progress = run === null ? null : progressOf(run, atMs);
        if (progress === null)
            return;
        const last = this.#seen.at(-1);
        if (progress.done < (last?.done ?? 0))
            this.#countsGoBack = true;
        if (progress.done !== (last?.done ?? 0))
            this.#changedAtMs = atMs;
        this.#seen = [...this.#seen, progress].slice(-RECENT_LOOKS);
    }
    /**
     * When to look next; null where that is not before the deadline.
     * @param slowdown how much slower than agreed the service wants its requests for now, 1 for not.
     */
    nextLookAtMs(nowMs, deadlineMs, slowdown = 1) {
        const { quickMs, steadyMs } = this.#limits;
        const slowestMs = slowdown > 1 ? steadyMs * slowdown : 0;
        let atMs = Math.ceil(nowMs + Math.max(this.#waitMs(nowMs), slowestMs));
        const lastMs = deadlineMs - LAST_LOOK_BEFORE_DEADLINE_MS;
        if (atMs > lastMs) {
            if (lastMs < nowMs + quickMs / 2)
                return null;
            atMs = lastMs;
        }
        atMs = Math.max(atMs, this.#freeAtMs());
        return atMs < deadlineMs ? atMs : null;
    }
    #waitMs(nowMs) {
        const { quickMs, share, steadyMs, longestMs } = this.#limits;
        const anyMomentMs = Math.min(Math.max(quickMs, nowMs * share), steadyMs);
        const farMs = Math.min(this.#soonestEndMs(nowMs) * STRIDE, nowMs * TRUST, longestMs);
        return Math.max(anyMomentMs, farMs);
    }
    /** Time for which the run will hardly end; 0 or less where it may at any moment. */
    #soonestEndMs(nowMs) {
        const last = this.#seen.at(-1);
        if (last !== undefined && last.done > 0 && !this.#countsGoBack) {
            const rate = this.#rate(last);
            const left = last.total - last.done - this.#burst(rate);
            return left / rate - (nowMs - this.#changedAtMs) - nowMs * ERROR_SHARE;
        }
        return this.#usualMs === null ? 0 : this.#usualMs * SOONEST_SHARE_OF_HISTORY - nowMs;
    }
    /** Iterations a millisecond: of the whole run or of late, whichever is more. */
    #rate(last) {
        const recent = this.#seen.at(-5);
        const ofAll = last.done / last.atMs;
        if (recent === undefined || recent.atMs >= last.atMs)
            return ofAll;
        return Math.max(ofAll, (last.done - recent.done) / (last.atMs - recent.atMs));
    }
    /** Iterations that ended at once, beyond what the rate explains: the last ones may as well. */
    #burst(rate) {
        const bursts = this.#seen.slice(1).map((look, index) => {
            const before = this.#seen[index] ?? look;
            return look.done - before.done - rate * (look.atMs - before.atMs);
        });
        return Math.max(1, ...bursts);
    }
    /** When the looks of the last minute leave room for one more. */
    #freeAtMs() {
        const oldest = this.#looksAtMs.at(-this.#limits.looksAMinute);
        return oldest === undefined ? 0 : oldest + MINUTE_MS;
    }
}
/** Counts that can be counts; null where a service tells none, or others. */
function progressOf({ summary }, atMs) {
    const { total, passed, failed } = summary ?? {};
    if (typeof total !== 'number' || typeof passed !== 'number' || typeof failed !== 'number') {
        return null;
    }
    const done = passed + failed;
    // JSON may say 1e999, which is read as infinite.
    return Number.isFinite(total) && total > 0 && passed >= 0 && failed >= 0 && done <= total
        ? { atMs, done, total }
        : null;
}


/***/ }),

/***/ 61301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ formatElapsed),
/* harmony export */   V: () => (/* binding */ formatProgress)
/* harmony export */ });
const BAR_WIDTH = 20;
/** `1 h 2 min`, `2 min 5 s`, `12 s`. */
function formatElapsed(ms) {
    const seconds = Math.floor(ms / 1000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    if (hours > 0)
        return `${hours} h ${minutes % 60} min`;
    return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
/** A line of progress: a bar and counts where the service tells them, else the status. */
function formatProgress({ status, summary }, elapsedMs) {
    const elapsed = formatElapsed(elapsedMs);
    const total = summary?.total ?? 0;
    if (total <= 0)
        return `${status} · ${elapsed}`;
    const passed = summary?.passed ?? 0;
    const failed = summary?.failed ?? 0;
    const done = passed + failed;
    const counts = `${done}/${total} · ${passed} passed · ${failed} failed`;
    return `${bar(done / total)} ${counts} · ${status} · ${elapsed}`;
}
function bar(fraction) {
    const filled = Math.floor(Math.min(Math.max(fraction, 0), 1) * BAR_WIDTH);
    return `[${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}]`;
}


/***/ }),

/***/ 95813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ plainMessages)
/* harmony export */ });
/** The conversation in plain texts, for surfaces without structure and readers of former reports. */
function plainMessages({ messages }) {
    return messages.flatMap(({ role, text, reasoning, calls = [] }) => {
        const lines = [reasoning ?? '', text, ...calls.map(callLine)].filter((line) => line !== '');
        const said = { role: role === 'step' ? 'assistant' : role, text: lines.join('\n') };
        const results = calls.flatMap(({ toolName, result }) => result === undefined ? [] : `← ${toolName}: ${result.text}`);
        return results.length === 0 ? [said] : [said, { role: 'tool', text: results.join('\n') }];
    });
}
const callLine = ({ toolName, arguments: args }) => `→ ${toolName}(${JSON.stringify(args)})`;


/***/ }),

/***/ 77633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ LOOK_MARKER)
/* harmony export */ });
/** Stands in the notes of runs that looked again: they are of some cases alone, and no history of a suite. */
const LOOK_MARKER = 'mcp-eval-gate-look';


/***/ }),

/***/ 15384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ traceExcerpt),
/* harmony export */   d: () => (/* binding */ failuresOf)
/* harmony export */ });
/* harmony import */ var _model_conversation_plain_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95813);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24409);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54294);
/* harmony import */ var _tool_call_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36654);





/** Iterations that failed alike are shown once. */
function failuresOf({ testCase, bad }, detail) {
    const found = bad.map((iteration) => findings(iteration, detail));
    const groups = [...Map.groupBy(found, found.length > 1 ? likeness : () => '').values()];
    const ofSeveral = testCase.iterations.length > 1;
    return {
        shown: groups.slice(0, detail.groups).flatMap((group) => {
            const [first] = group;
            if (first === undefined)
                return [];
            const iterations = group.map(({ iteration }) => iteration);
            const title = titleOf(group, ofSeveral);
            return [{ ...first, title, iterations, count: group.length }];
        }),
        hidden: groups.slice(detail.groups).reduce((sum, group) => sum + group.length, 0),
    };
}
function findings(iteration, detail) {
    const failedAssertions = iteration.assertions.filter(({ passed }) => !passed);
    const error = errorBeside(failedAssertions, iteration.error);
    const stack = detail.stack.lines > 0 ? stackOf(iteration) : null;
    return {
        iteration,
        error: error === '' ? [] : (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(error, detail.error),
        diff: (0,_tool_call_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .toolCallDiff */ .Q)(iteration, detail.diffLines),
        failedAssertions,
        stack: stack === null ? [] : (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(stack, detail.stack),
    };
}
/** The same for findings that read the same. */
function likeness({ iteration, error, diff, failedAssertions, stack }) {
    const assertions = failedAssertions.map(({ label, reason }) => [label, reason]);
    const passed = iteration.assertions.length - failedAssertions.length;
    return JSON.stringify([iteration.outcome, error, diff, assertions, passed, stack]);
}
function titleOf(group, ofSeveral) {
    const outcomes = group.map(({ iteration }) => iteration.outcome);
    const how = outcomes.includes('error') ? 'could not be carried out' : 'failed';
    if (!ofSeveral)
        return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalize */ .ZH)(how);
    const numbers = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumbers */ .GQ)(group.map(({ iteration }) => iteration.number));
    return `Iteration${group.length === 1 ? '' : 's'} ${numbers} ${how}`;
}
/** A case has no more steps than this: what goes on for longer is no list of its assertions. */
const MOST_ASSERTIONS = 200;
/** The error without the lines that only name an assertion or give its reason, as services do. */
function errorBeside(failed, error) {
    const compared = failed
        .slice(0, MOST_ASSERTIONS)
        .map(({ label, reason }) => reason ? { whole: reason, ends: endsWith(reason) } : { whole: label, ends: [] });
    const repeats = (line) => compared.some(({ whole, ends }) => line === whole || ends.some((end) => line.endsWith(end)));
    const lines = (error ?? '').split('\n');
    return lines
        .filter((line, index) => index >= MOST_ASSERTIONS || !repeats(line))
        .join('\n')
        .trim();
}
/** How a line ends that says as much; an error names the server beside the tool that failed. */
function endsWith(reason) {
    const at = reason.indexOf(FAILED);
    return [`: ${reason}`, ...(at < 0 ? [] : [reason.slice(at)])];
}
const FAILED = '" failed: ';
/** What the details say beyond the error, which many runners repeat at their head; else null. */
function stackOf({ error, errorDetails }) {
    if (errorDetails === null)
        return null;
    const message = error?.trim() ?? '';
    const start = message === '' ? -1 : startOfMessage(errorDetails, message);
    const rest = start >= 0 ? errorDetails.slice(start + message.length) : errorDetails;
    return rest.trim() === '' ? null : withoutIndent(rest.replace(/^\s*\n/, ''));
}
/** The longest name of an error that is looked behind. */
const ERROR_NAME_LENGTH = 200;
/**
 * Where the message stands in the first line of the details; -1 where it does not. Before it stands
 * at most the name of the error. Looked for everywhere, a long message would take its length times
 * that of the details.
 */
function startOfMessage(details, message) {
    const lineEnd = details.indexOf('\n');
    const within = details.slice(0, ERROR_NAME_LENGTH + message.length);
    const start = within.indexOf(message);
    return lineEnd >= 0 && start > lineEnd ? -1 : start;
}
/** Without the white space that all its lines begin with. */
function withoutIndent(text) {
    const lines = text.split('\n');
    const indents = lines.map((line) => line.search(/\S/)).filter((indent) => indent >= 0);
    const least = indents.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
    return lines.map((line) => line.slice(least)).join('\n');
}
/** Title and clean lines of the last messages of a trace; null where there is none to show. */
function traceExcerpt({ conversation }, detail) {
    if (conversation === undefined || detail.messages === 0)
        return null;
    const messages = (0,_model_conversation_plain_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .plainMessages */ .b)(conversation);
    if (messages.length === 0)
        return null;
    const shown = messages.slice(-detail.messages);
    const lines = shown.flatMap(({ role, text }) => [
        `[${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(role, 40)}]`,
        ...(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(text, detail.message).map((line) => `  ${line}`),
    ]);
    const title = shown.length === messages.length
        ? 'Messages'
        : `Last ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(shown.length)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(messages.length, 'message')}`;
    return { title, lines };
}


/***/ }),

/***/ 36654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ toolCallDiff)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87050);


/** Code points of a value or of the arguments of one call. */
const VALUE_LIMIT = 240;
/**
 * Expected tool calls against actual ones as the lines of a diff: `-` was expected, `+` is what
 * came, `!` names calls that came with other arguments. Empty where nothing differs.
 */
function toolCallDiff(iteration, limit) {
    const lines = diffLines(iteration);
    if (lines.length <= limit)
        return lines;
    return [...lines.slice(0, limit), `  … ${lines.length - limit} more lines`];
}
const diffLines = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((iteration) => iteration.analysis ? analysisLines(iteration) : callLists(iteration));
function analysisLines({ analysis, expectedToolCalls, actualToolCalls }) {
    if (analysis === null)
        return [];
    const { missing, unexpected, argumentMismatches } = analysis;
    const lines = [
        ...argumentMismatches.flatMap(mismatchLines),
        ...missing.map((call) => `- ${callText(call)}   missing`),
        ...unexpected.map((call) => `+ ${callText(call)}   not expected`),
    ];
    return lines.length > 0 ? lines : orderLines(expectedToolCalls, actualToolCalls);
}
function mismatchLines({ expected, actual, mismatchedArguments }) {
    const differing = new Set(mismatchedArguments);
    const names = [...new Set([...Object.keys(expected.arguments), ...mismatchedArguments])];
    const same = names.filter((name) => !differing.has(name)).map((name) => (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 60));
    return [
        `! ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(expected.toolName, 120)}   called with other arguments`,
        ...names
            .filter((name) => differing.has(name))
            .flatMap((name) => [
            `-   ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 60)}: ${argumentText(expected, name)}`,
            `+   ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 60)}: ${argumentText(actual, name)}`,
        ]),
        ...(same.length > 0 ? [`    as expected: ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(same.join(', '), VALUE_LIMIT)}`] : []),
    ];
}
function argumentText({ arguments: values }, name) {
    return Object.hasOwn(values, name) ? jsonText(values[name]) : '(not given)';
}
/** Calls that are all there but came in another order. */
function orderLines(expected, actual) {
    const names = (calls) => calls.map(({ toolName }) => toolName);
    const wanted = names(expected);
    const found = names(actual);
    const sameTools = [...wanted].sort().join('\n') === [...found].sort().join('\n');
    if (!sameTools || wanted.join('\n') === found.join('\n'))
        return [];
    return [
        '! out of order',
        `- ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(wanted.join(', '), VALUE_LIMIT)}`,
        `+ ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(found.join(', '), VALUE_LIMIT)}`,
    ];
}
/** Where the service sent no analysis, both lists as they are. */
function callLists({ expectedToolCalls, actualToolCalls }) {
    if (expectedToolCalls.length === 0)
        return [];
    const expected = expectedToolCalls.map(callText);
    const actual = actualToolCalls.map(callText);
    if (expected.join('\n') === actual.join('\n'))
        return [];
    return [
        ...expected.map((call) => `- ${call}`),
        ...(actual.length > 0 ? actual.map((call) => `+ ${call}`) : ['+ (no tool was called)']),
    ];
}
function callText({ toolName, arguments: values }) {
    return `${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(toolName, 120)} ${jsonText(values)}`;
}
function jsonText(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(JSON.stringify(value) ?? 'undefined', VALUE_LIMIT);
}


/***/ }),

/***/ 23222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ MAX_TRACES_BYTES),
/* harmony export */   g: () => (/* binding */ createConversationArchive)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

/** Of all trace files together. */
const MAX_TRACES_BYTES = 50_000_000;
/**
 * An archive in the memory of this process, where no server under test can read or change it;
 * compressed, since traces of a run are much alike.
 */
function createConversationArchive(wants, maxBytes = MAX_TRACES_BYTES) {
    const kept = new Map();
    let bytes = 0;
    let isFull = false;
    return {
        wants,
        get isFull() {
            return isFull;
        },
        keep(iterationId, conversation) {
            const json = Buffer.from(JSON.stringify(conversation));
            isFull ||= bytes + json.length > maxBytes;
            if (isFull)
                return false;
            bytes += json.length;
            // Level 1 takes a third of the time of the default, and leaves a little more.
            kept.set(iterationId, (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(json, { level: 1 }));
            return true;
        },
        get(iterationId) {
            const packed = kept.get(iterationId);
            return packed && JSON.parse((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(packed).toString());
        },
    };
}


/***/ }),

/***/ 68130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y0: () => (/* binding */ measuredPieces),
/* harmony export */   hF: () => (/* binding */ buildReportFile),
/* harmony export */   iq: () => (/* binding */ reportPieces),
/* harmony export */   rx: () => (/* binding */ isReadLater)
/* harmony export */ });
/* harmony import */ var _model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11057);
/* harmony import */ var _model_conversation_plain_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95813);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63580);
/* harmony import */ var _text_json_extent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6179);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24837);





/** The JSON report of results and the verdict on them. */
function buildReportFile(content) {
    const { report, verdict, baseline, generatedAtMs, actionVersion } = content;
    const counts = report && (0,_model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCases */ .Yp)(report) ? (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .countReport */ .A0)(report) : null;
    return {
        $schema: _report_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_SCHEMA_ID */ .PP,
        schemaVersion: _report_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_SCHEMA_VERSION */ .WI,
        generatedAt: new Date(generatedAtMs).toISOString(),
        action: { version: actionVersion },
        verdict,
        counts,
        passRate: counts && (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .passRate */ .sc)(counts),
        ...(baseline && { baseline: toldOf(baseline) }),
        report: report && { ...report, cases: report.cases.map(withMessages) },
    };
}
/** Readers of former versions know a conversation by its plain texts. */
function withMessages(one) {
    const iterations = one.iterations.map((iteration) => {
        const { conversation } = iteration;
        return { ...iteration, messages: conversation ? (0,_model_conversation_plain_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .plainMessages */ .b)(conversation) : null };
    });
    return { ...one, iterations };
}
/** What the file tells of a baseline, whose own results have a file of theirs. */
function toldOf(search) {
    const { outcome } = search;
    if ('message' in search)
        return { outcome, message: search.message };
    return outcome === 'found' ? { outcome, origin: search.baseline.origin } : { outcome };
}
/** How far the cases are indented in the file. */
const CASE_INDENT = ' '.repeat(6);
/** A line break stands in no string of JSON, so that this is found nowhere else. */
const NO_CASES = '\n    "cases": []';
/** Pieces of about this many characters are written at once. */
const PIECE_LENGTH = 256 * 1024;
/** The text of a report file, bit by bit: that of very many cases is longer than a string may be. */
function* reportPieces(file) {
    const { report } = file;
    const frame = JSON.stringify({ ...file, report: report && { ...report, cases: [] } }, null, 2);
    const at = frame.indexOf(NO_CASES);
    if (report === null || report.cases.length === 0 || at < 0) {
        yield `${frame}\n`;
        return;
    }
    const open = at + NO_CASES.length - 1;
    let piece = frame.slice(0, open);
    let separator = '\n';
    for (const testCase of report.cases) {
        const text = JSON.stringify(testCase, null, 2).replaceAll('\n', `\n${CASE_INDENT}`);
        piece += `${separator}${CASE_INDENT}${text}`;
        separator = ',\n';
        if (piece.length < PIECE_LENGTH)
            continue;
        yield piece;
        piece = '';
    }
    yield `${piece}\n    ${frame.slice(open)}\n`;
}
/** The pieces as they are, which are added to the extent on their way. */
function* measuredPieces(pieces, extent) {
    for (const piece of pieces) {
        extent.bytes += Buffer.byteLength(piece);
        // No piece ends within a string.
        extent.values += (0,_text_json_extent_js__WEBPACK_IMPORTED_MODULE_0__/* .measureJson */ .j)(piece).values;
        yield piece;
    }
}
/** Whether a job that publishes results of another one would read a report of that extent. */
const isReadLater = ({ bytes, values }) => bytes <= _report_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REPORT_BYTES */ .WA && values <= _report_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REPORT_VALUES */ .XO;


/***/ }),

/***/ 77104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ LookUpError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);

/** Something was looked for and could not be had. */
class LookUpError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectedError */ .Dh {
    name = 'LookUpError';
    nature = 'network';
    obstacle;
    constructor(obstacle, message) {
        super(message);
        this.obstacle = obstacle;
    }
}


/***/ })

};
