export const id = 6814;
export const ids = [6814];
export const modules = {

/***/ 71891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ judgeConfirming),
/* harmony export */   NN: () => (/* binding */ judgeTrouble),
/* harmony export */   wf: () => (/* binding */ judgeServers)
/* harmony export */ });
/* unused harmony export judge */
/* harmony import */ var _gate_checks_servers_healthy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28674);
/* harmony import */ var _gate_checks_surface_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25931);
/* harmony import */ var _gate_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27380);
/* harmony import */ var _gate_without_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79729);
/* harmony import */ var _model_redacted_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78015);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92657);






/** Holds results against the policy; those that a service refuses are as good as none. */
function judge({ report: found, baseline: search, excused, refusal, runAgain, canRunBase, fresh }, { policy, facts }, context) {
    const report = (0,_model_redacted_report_js__WEBPACK_IMPORTED_MODULE_3__/* .redactReport */ .a5)(found, context.secrets);
    const baseline = (0,_model_redacted_report_js__WEBPACK_IMPORTED_MODULE_3__/* .redactSearch */ .kd)(search, context.secrets);
    const judged = { report, baseline, excused };
    if (refusal !== null)
        return { ...judged, verdict: verdictOn(refusal, facts, context) };
    const verdict = (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .gate */ .Gj)(report, (0,_model_redacted_report_js__WEBPACK_IMPORTED_MODULE_3__/* .redactPolicy */ .Cp)(policy, context.secrets), {
        ...{ baseline, nowMs: context.clock.now(), canRunAgain: runAgain !== null },
        canRunBase: runAgain !== null && canRunBase === true,
        ...(fresh && { fresh }),
    });
    // What cases show when they are run again changes no tool.
    const surface = fresh === undefined ? (0,_gate_checks_surface_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .changedTools */ .s)(report, baseline) : undefined;
    return {
        ...judged,
        verdict: {
            ...verdict,
            policy: (0,_model_redacted_report_js__WEBPACK_IMPORTED_MODULE_3__/* .redactFacts */ .tN)(facts, context.secrets),
            ...(surface && { surface }),
        },
    };
}
/** Judges servers that were looked at, which no policy and no baseline is about. */
function judgeServers(found, { secrets }) {
    const report = (0,_model_redacted_report_js__WEBPACK_IMPORTED_MODULE_3__/* .redactReport */ .a5)(found, secrets);
    const baseline = { outcome: 'not-asked' };
    return { report, verdict: (0,_gate_checks_servers_healthy_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeHealth */ .u)(report.diagnoses ?? []), baseline, excused: false };
}
/** As `judge`; a regression that is only suspected is looked at again first, where that can be. */
async function judgeConfirming(judged, asked, context) {
    const suspected = judge(judged, asked, context);
    const { suspicion } = suspected.verdict;
    const { runAgain, report: head, baseline } = judged;
    if (runAgain === null || suspicion == null || suspicion.wanted === null)
        return suspected;
    const { confirm } = await __webpack_require__.e(/* import() */ 1219).then(__webpack_require__.bind(__webpack_require__, 51219));
    const { clock, logger, signal, deadlineAtMs, secrets } = context;
    const first = { head, baseline: baseline.outcome === 'found' ? baseline.baseline.report : null };
    const { judgement, confirmation } = await confirm(suspected, suspicion, {
        judgeBy: (fresh) => judge({ ...judged, fresh }, asked, context),
        maxIterations: asked.policy.regression?.maxConfirmIterations ?? 0,
        ...{ runAgain, first, clock, logger, signal, deadlineAtMs },
    });
    const trouble = confirmation.trouble === null ? null : secrets.text(confirmation.trouble);
    const { surface } = suspected.verdict;
    const verdict = {
        ...{ ...judgement.verdict, confirmation: { ...confirmation, trouble } },
        ...(surface && { surface }),
    };
    return { ...judgement, verdict };
}
/**
 * The judgement where no results came about, or nobody can tell what is asked of them.
 * @param facts of the policy that was in force; null where it did not come to that.
 */
function judgeTrouble(error, facts, context, found = null) {
    const report = found && (0,_model_redacted_report_js__WEBPACK_IMPORTED_MODULE_3__/* .redactReport */ .a5)(found, context.secrets);
    const baseline = { outcome: 'not-asked' };
    return { report, verdict: verdictOn(error, facts, context), baseline, excused: false };
}
function verdictOn(error, facts, { secrets, logger }) {
    const isBug = error instanceof Error && !(error instanceof _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ExpectedError */ .Dh);
    if (isBug && error.stack)
        logger.debug(error.stack);
    const verdict = (0,_gate_without_report_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOnTrouble */ .CB)(error, secrets.text);
    return facts === null ? verdict : { ...verdict, policy: (0,_model_redacted_report_js__WEBPACK_IMPORTED_MODULE_3__/* .redactFacts */ .tN)(facts, secrets) };
}


/***/ }),

/***/ 78015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ redactPolicy),
/* harmony export */   Jh: () => (/* binding */ redactConversation),
/* harmony export */   a5: () => (/* binding */ redactReport),
/* harmony export */   kd: () => (/* binding */ redactSearch),
/* harmony export */   tN: () => (/* binding */ redactFacts)
/* harmony export */ });
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17002);

const LOCATION = { file: 'text' };
const CALL = { toolName: 'text', arguments: 'json' };
const IMAGE = { mediaType: 'word', data: 'text' };
const CONVERSATION = {
    messages: {
        role: 'text',
        text: 'text',
        reasoning: 'text',
        images: IMAGE,
        calls: { ...CALL, server: 'text', result: { text: 'text', images: IMAGE } },
        tokens: {},
    },
    timeline: { kind: 'word', label: 'text' },
};
const NAMED = { name: 'text', title: 'text', description: 'text' };
const REPORT = {
    source: 'word',
    suite: { id: 'text', name: 'text' },
    project: { id: 'text', name: 'text' },
    run: {
        id: 'text',
        status: 'status',
        result: 'word',
        notes: 'text',
        declared: {},
        foreignCases: 'text',
        execution: { isolation: 'text', servers: { name: 'text', protocolVersion: 'text' } },
    },
    servers: { id: 'text', name: 'text', tools: 'text' },
    surface: {
        servers: {
            server: 'text',
            tools: {
                ...NAMED,
                inputSchema: 'json',
                outputSchema: 'json',
                annotations: {},
                taskSupport: 'word',
            },
            prompts: { ...NAMED, arguments: NAMED },
            resources: { ...NAMED, uri: 'text', mimeType: 'text' },
            resourceTemplates: { ...NAMED, uriTemplate: 'text', mimeType: 'text' },
        },
        silent: { server: 'text', message: 'text' },
        chosen: 'text',
    },
    cases: {
        id: 'text',
        identity: 'word',
        definition: 'word',
        serviceCaseId: 'text',
        title: 'text',
        location: LOCATION,
        iterations: {
            id: 'text',
            outcome: 'word',
            spans: {},
            tokens: {},
            model: 'text',
            provider: 'text',
            error: 'text',
            errorDetails: 'text',
            expectedToolCalls: CALL,
            actualToolCalls: CALL,
            analysis: {
                missing: CALL,
                unexpected: CALL,
                argumentMismatches: { expected: CALL, actual: CALL, mismatchedArguments: 'text' },
            },
            assertions: { label: 'text', reason: 'text', expected: 'text', observed: 'text' },
            conversation: CONVERSATION,
        },
        variant: { title: 'text', model: 'text', provider: 'text' },
        tags: 'text',
        tools: { name: 'text', server: 'text' },
        folded: { packed: 'word' },
    },
    problems: { kind: 'word', message: 'text', location: LOCATION },
    warnings: 'text',
    notice: 'text',
    artifacts: { file: 'text', id: 'text' },
    history: {},
    caseHistory: 'word',
    origin: { commit: 'text', branch: 'text', address: 'text', subject: 'text', artifact: 'text' },
    legs: { runId: 'text', artifact: 'text' },
    diagnoses: {
        serverId: 'text',
        server: 'text',
        location: LOCATION,
        protocolVersion: 'text',
        checks: { id: 'word', outcome: 'word', detail: 'text', advice: 'text' },
    },
    shard: {
        by: 'word',
        durations: 'word',
        suite: 'word',
        commit: 'text',
        workflowRun: 'text',
        roster: { packed: 'word', titles: 'text' },
    },
};
/**
 * The report without the secrets. The runner masks logs and summaries only; comments, checks and
 * artifacts it lets through as they are. What the gate goes by is never touched.
 */
function redactReport(report, { text, json, finds }) {
    // Results of a million tests are not copied for nothing.
    if (isClean(report, finds))
        return report;
    const statuses = _run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .KNOWN_RUN_STATUSES */ .TX;
    const scrub = {
        text,
        json,
        status: (value) => (statuses.includes(value) ? value : text(value)),
    };
    const redacted = structuredClone(report);
    redactMembers(redacted, REPORT, scrub);
    return redacted;
}
/** The same of a conversation that is no part of a report; it is changed in place. */
function redactConversation(conversation, { text, json, finds }) {
    if (!isClean(conversation, finds)) {
        redactMembers(conversation, CONVERSATION, { text, json, status: text });
    }
    return conversation;
}
/** A baseline, or why there is none, without the secrets: somebody else wrote it. */
function redactSearch(search, secrets) {
    if ('message' in search)
        return { ...search, message: secrets.text(search.message) };
    if (search.outcome === 'not-asked')
        return search;
    const { report, origin } = search.baseline;
    const told = (text) => text && secrets.text(text);
    const { commit, branch, address } = origin;
    return {
        outcome: 'found',
        baseline: {
            report: redactReport(report, secrets),
            origin: { ...origin, commit: told(commit), branch: told(branch), address: told(address) },
        },
    };
}
/** Cases, tags and models are named in a policy as in the report that has no secrets in it. */
function redactPolicy(policy, { text }) {
    const told = (named) => new Map([...named].map(([name, value]) => [text(name), value]));
    const { minPassRateByModel: byModel, minCasePassRate: rates, budgets } = policy;
    return {
        ...policy,
        ...(byModel && { minPassRateByModel: { ...byModel, named: told(byModel.named) } }),
        ...(rates && {
            minCasePassRate: {
                ...rates,
                byCase: told(rates.byCase),
                byTag: told(rates.byTag),
                byModel: told(rates.byModel),
            },
        }),
        ...(budgets?.prices && { budgets: { ...budgets, prices: told(budgets.prices) } }),
        ...(policy.quarantine && {
            quarantine: policy.quarantine.map((entry) => ({
                ...entry,
                ...{ case: text(entry.case), reason: text(entry.reason), owner: text(entry.owner) },
            })),
        }),
    };
}
/** Names of cases and of files are somebody's text, and so is what a file says. */
function redactFacts(facts, { text }) {
    const told = (value) => value && text(value);
    return {
        ...facts,
        files: facts.files.map(text),
        changes: facts.changes.map((change) => {
            if (change.kind !== 'setting')
                return { ...change, file: text(change.file) };
            const about = change.about && { ...change.about, name: text(change.about.name) };
            return { ...change, about, base: told(change.base), head: told(change.head) };
        }),
    };
}
/** Whether there is nothing to take out, of names as of values. */
function isClean(node, finds) {
    if (typeof node === 'string')
        return !finds(node);
    if (typeof node !== 'object' || node === null)
        return true;
    if (Array.isArray(node))
        return node.every((item) => isClean(item, finds));
    return Object.entries(node).every(([key, value]) => isClean(key, finds) && isClean(value, finds));
}
/** In place. A string that the table says nothing of is none of ours: it counts as a text. */
function redactMembers(node, kinds, scrub) {
    for (const [key, value] of Object.entries(node)) {
        const kind = Array.isArray(node) || typeof kinds === 'string' ? kinds : kinds[key];
        if (typeof value === 'string')
            Reflect.set(node, key, redactString(value, kind, scrub));
        else if (typeof value !== 'object' || value === null)
            continue;
        else if (kind === 'json' || kind === undefined)
            Reflect.set(node, key, scrub.json(value));
        else
            redactMembers(value, kind, scrub);
    }
}
function redactString(value, kind, scrub) {
    if (kind === 'word')
        return value;
    return kind === 'status' ? scrub.status(value) : scrub.text(value);
}


/***/ }),

/***/ 18908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t1: () => (/* binding */ STATE_ICONS),
  I7: () => (/* binding */ STATE_WORDS),
  Qv: () => (/* binding */ caseFacts),
  XV: () => (/* binding */ casesIn),
  xS: () => (/* binding */ factsOf)
});

// UNUSED EXPORTS: CASE_STATES

// EXTERNAL MODULE: ./build/model/choices/report-source.js
var report_source = __webpack_require__(11057);
// EXTERNAL MODULE: ./build/model/counts.js
var model_counts = __webpack_require__(63580);
// EXTERNAL MODULE: ./build/render/text/case-name.js
var case_name = __webpack_require__(89265);
// EXTERNAL MODULE: ./build/render/text/durations.js
var durations = __webpack_require__(21104);
// EXTERNAL MODULE: ./build/render/text/escape.js
var text_escape = __webpack_require__(37170);
// EXTERNAL MODULE: ./build/render/text/once-per.js
var once_per = __webpack_require__(87050);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
;// CONCATENATED MODULE: ./build/render/facts/model-facts.js



/** Figures by model, the weakest first; iterations of no known model are left out. */
function modelFacts(iterations) {
    return [...iterationsByModel(iterations)]
        .map(([name, group]) => ({
        name,
        counts: (0,model_counts/* countIterations */.ai)(group),
        medianDurationMs: (0,durations/* percentile */.Y)((0,durations/* sortedDurationsMs */.V)(group), 0.5),
        tokens: (0,model_counts/* totalTokens */.RP)(group),
    }))
        .sort((a, b) => ((0,model_counts/* passRate */.sc)(a.counts) ?? 2) - ((0,model_counts/* passRate */.sc)(b.counts) ?? 2));
}
function iterationsByModel(iterations) {
    const byName = new Map();
    // By the two names apart, since to put them together for every iteration takes its time.
    for (const [model, ofModel] of Map.groupBy(iterations, (iteration) => iteration.model)) {
        if (model === null)
            continue;
        for (const [provider, group] of Map.groupBy(ofModel, (iteration) => iteration.provider)) {
            const name = (0,listed_names/* modelName */.fD)({ model, provider });
            byName.set(name, [...(byName.get(name) ?? []), ...group]);
        }
    }
    return byName;
}

;// CONCATENATED MODULE: ./build/render/facts/facts.js







const CASE_STATES = ['failing', 'unfinished', 'flaky', 'passed', 'skipped'];
const STATE_ICONS = {
    failing: '❌',
    unfinished: '⏳',
    flaky: '🔁',
    passed: '✅',
    skipped: '⏭️',
};
const STATE_WORDS = {
    failing: 'Failing',
    unfinished: 'Unfinished',
    flaky: 'Flaky',
    passed: 'Passed',
    skipped: 'Skipped',
};
/** Code points of a case's title. */
const TITLE_LENGTH = 160;
/** Facts of a report, counted for the first surface that asks. */
const factsOf = /* @__PURE__ */ (0,once_per/* oncePer */.P)(gatherFacts);
function gatherFacts(report) {
    const iterations = (0,model_counts/* allIterations */.yC)(report);
    const cases = report.cases.map(caseFacts);
    return {
        report,
        cases: CASE_STATES.flatMap((state) => cases.filter((facts) => facts.state === state)),
        counts: (0,model_counts/* sumCounts */.W_)(cases.map(({ counts }) => counts)),
        errors: countErrors(iterations),
        repeats: report.cases.some((testCase) => testCase.iterations.length > 1),
        tokens: (0,model_counts/* totalTokens */.RP)(iterations),
        totalDurationMs: (0,model_counts/* sumKnown */.z_)(cases, ({ durationMs }) => durationMs),
        wallMs: wallTimeMs(report),
        durationsMs: (0,durations/* sortedDurationsMs */.V)(iterations),
        models: modelFacts(iterations),
        noun: (0,report_source/* isOfRuns */.Cd)(report) ? 'iteration' : 'test',
    };
}
function wallTimeMs({ run }) {
    if (run === null)
        return null;
    const { execution, createdAtMs, completedAtMs } = run;
    if (execution !== undefined)
        return execution.wallMs;
    return createdAtMs === null || completedAtMs === null ? null : completedAtMs - createdAtMs;
}
function countErrors(iterations) {
    return iterations.reduce((count, { outcome }) => (outcome === 'error' ? count + 1 : count), 0);
}
/** What is to be said of a case. */
function caseFacts(testCase) {
    const { iterations } = testCase;
    const counts = (0,model_counts/* countCase */.cP)(testCase);
    return {
        testCase,
        title: (0,text_escape/* inline */.mG)((0,case_name/* caseName */.c)(testCase), TITLE_LENGTH),
        counts,
        state: stateOf(counts, testCase.planned ?? 0),
        bad: iterations.filter(({ outcome }) => outcome === 'failed' || outcome === 'error'),
        durationMs: (0,model_counts/* caseDurationMs */.tY)(testCase),
        tokens: (0,model_counts/* sumKnown */.z_)(iterations, ({ tokens }) => tokens.total),
        models: [...new Set(iterations.map(({ model }) => model))].filter((model) => model !== null),
    };
}
function stateOf({ total, failed, unfinished, flaky }, planned) {
    if (failed > 0)
        return 'failing';
    if (unfinished > 0 || total < planned)
        return 'unfinished';
    if (total === 0)
        return 'skipped';
    return flaky > 0 ? 'flaky' : 'passed';
}
function casesIn(facts, state) {
    return facts.cases.filter((caseFacts) => caseFacts.state === state);
}


/***/ }),

/***/ 49657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ formatDelta),
/* harmony export */   KM: () => (/* binding */ sparkline),
/* harmony export */   aq: () => (/* binding */ describeHistory),
/* harmony export */   gL: () => (/* binding */ historyPoints),
/* harmony export */   uQ: () => (/* binding */ ranBeside)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);

/** Pass rates worth showing: the newest of them, as fractions, the oldest first. */
const POINTS_SHOWN = 20;
const BLOCKS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/** Two runs are no trend: what lies between them is told as a difference. */
const FEWEST_POINTS = 3;
/** The newest runs of the suite, the reported one last; empty where these are too few to tell a trend. */
function historyPoints(report, ownPassRate) {
    const earlier = (report.history ?? []).map((run) => ({ ...run, own: false }));
    const own = ownPassRate === null
        ? []
        : [{ passRate: ownPassRate, runNumber: report.run?.number ?? null, own: true }];
    const points = [...earlier, ...own].filter(({ passRate }) => passRate >= 0 && passRate <= 1);
    return points.length < FEWEST_POINTS ? [] : points.slice(-POINTS_SHOWN);
}
/** Most suites pass most of the time, and all of their blocks would look alike drawn from 0%. */
const HIGHEST_FLOOR = 0.8;
/** One block a run: `▁` for the lowest of them or 80%, `█` for 100% and nothing less. */
function sparkline(points) {
    const floor = Math.min(HIGHEST_FLOOR, ...points.map(({ passRate }) => passRate));
    return points.map(({ passRate }) => block((passRate - floor) / (1 - floor))).join('');
}
function block(height) {
    if (height >= 1)
        return BLOCKS[7];
    return BLOCKS[Math.floor(height * 7)] ?? BLOCKS[0];
}
/** What the sparkline shows, in words. */
function describeHistory(points) {
    const rates = points.map(({ passRate }) => passRate);
    const lowest = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(Math.min(...rates));
    const highest = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(Math.max(...rates));
    const runs = `Pass rates of ${points.length} runs, the newest on the right`;
    if (lowest === highest)
        return `${runs}: always ${lowest}.`;
    const newest = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(rates.at(-1) ?? 0);
    return `${runs}: lowest ${lowest}, highest ${highest}, newest ${newest}.`;
}
/**
 * `+5 points since run 12`: the pass rate against that of the newest earlier run; null where no
 * earlier run is known.
 * @param isBeside that run is of the base, in the same job.
 */
function formatDelta(report, ownPassRate, isBeside = false) {
    const former = report.history?.at(-1);
    if (!former)
        return null;
    const since = isBeside ? 'against' : 'since';
    const run = isBeside ? 'the base' : formerRun(former);
    const points = (ownPassRate - former.passRate) * 100;
    if (Math.abs(points) < 1e-9)
        return `as in ${run}`;
    const sign = points > 0 ? '+' : '−';
    const size = Math.abs(points);
    const figure = size < 0.1 ? '<0.1' : String(Number(size.toFixed(1)));
    return `${sign}${figure} ${figure === '1' ? 'point' : 'points'} ${since} ${run}`;
}
function formerRun({ runNumber }) {
    return runNumber === null ? 'the last run' : `run ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(runNumber)}`;
}
/** Whether the base ran in the same job, so that nothing was run before. */
function ranBeside({ comparison }) {
    return comparison?.origin.kind === 'checkout';
}


/***/ }),

/***/ 76755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ ownRate)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63580);

const VERDICT_TONES = {
    passed: 'good',
    failed: 'bad',
    incomplete: 'warn',
    invalid: 'warn',
};
/** Rates that differ by less are the same one, summed in another order. */
const ROUNDING = 1e-9;
/** The pass rate beside what the gate asks of it; null where nothing counts. */
function ownRate({ counts }, verdict) {
    const sample = judgedCounts(counts, verdict);
    const rate = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .passRate */ .sc)(sample);
    if (rate === null)
        return null;
    const { threshold, interval, observed } = verdict.checks.find(({ id }) => id === 'min-pass-rate') ?? {};
    // Of unseen cases it is a mean of rates that was judged.
    const isOfIt = observed != null && Math.abs(observed - rate) < ROUNDING;
    return {
        ...{ rate, sample, tone: VERDICT_TONES[verdict.value] },
        ...(isOfIt && interval && { interval }),
        ...(threshold != null && { threshold }),
    };
}
/** Without what is in quarantine, which does not count. */
function judgedCounts({ passed, total }, { quarantine = [] }) {
    const aside = quarantine.flatMap(({ state, sample }) => (state === 'active' ? [sample] : []));
    const sizes = aside.map(({ sampleSize }) => sampleSize);
    const passes = aside.map(({ observed, sampleSize }) => Math.round((observed ?? 0) * sampleSize));
    const sum = (figures) => figures.reduce((all, one) => all + one, 0);
    return { passed: Math.max(0, passed - sum(passes)), total: Math.max(0, total - sum(sizes)) };
}


/***/ }),

/***/ 39505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ quarantinedCases)
/* harmony export */ });
/* harmony import */ var _model_cases_case_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90267);

/** Tells the cases that do not count, being in quarantine. */
function quarantinedCases({ quarantine = [] }) {
    const names = new Set(quarantine.flatMap((note) => (note.state === 'active' ? note.case : [])));
    return (testCase) => names.size > 0 && [...(0,_model_cases_case_names_js__WEBPACK_IMPORTED_MODULE_0__/* .caseNames */ .R)(testCase)].some((name) => names.has(name));
}


/***/ }),

/***/ 79803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ causesOf)
});

// EXTERNAL MODULE: ./build/render/text/once-per.js
var once_per = __webpack_require__(87050);
// EXTERNAL MODULE: ./build/render/words/story/cause-words.js
var cause_words = __webpack_require__(51590);
// EXTERNAL MODULE: ./build/render/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(18908);
// EXTERNAL MODULE: ./build/render/facts/quarantined-cases.js
var quarantined_cases = __webpack_require__(39505);
// EXTERNAL MODULE: ./build/render/facts/story/changes.js
var story_changes = __webpack_require__(5350);
;// CONCATENATED MODULE: ./build/render/facts/story/primary-cause.js

/**
 * Of what kind a cause is. `server`: one could not be used. `model`: its provider gave no answer.
 * `refused`: a tool answered with an error. `arguments`: it was called with others. `assertion`: of
 * whatever else. `error`: whatever the source says, such as an exception.
 */
const CAUSE_KINDS = (/* unused pure expression or super */ null && ([
    'server',
    'model',
    'timeout',
    'refused',
    'arguments',
    'not-called',
    'unexpected-call',
    'order',
    'assertion',
    'error',
    'unknown',
]));
function cause(kind, pieces, known = {}) {
    const { tool = null, server = null, sameness = null } = known;
    return { kind, pieces, tool, server, sameness };
}
/** Lines of an error that are looked at, and characters of one. */
const MOST_LINES = 40;
const LINE_LENGTH = 2_000;
/**
 * Why an iteration failed: the one thing that explains most of it. Whoever could not be asked comes
 * before what was not answered, a call that went wrong before the answer it led to.
 */
function primaryCause(iteration, testCase) {
    const lines = (iteration.error ?? '')
        .split('\n', MOST_LINES)
        .map((line) => line.slice(0, LINE_LENGTH).trim())
        .filter((line) => line !== '');
    const found = troubleOf(lines[0] ?? '') ??
        callCause(iteration, lines) ??
        assertionCause(iteration) ??
        errorCause(lines);
    if (found.tool === null || found.server !== null)
        return found;
    return { ...found, server: serverOf(found.tool, testCase) };
}
function serverOf(tool, { tools = [] }) {
    return tools.find(({ name, server }) => name === tool && server !== undefined)?.server ?? null;
}
const SERVER = 'MCP server "';
/** What a server did, and in parentheses what was asked of it. */
const ACTION = / \((?<action>[^()]{1,300})\)/;
const CONNECTING = 'connect';
/** Trouble of a server or of a model, that kept an iteration from being carried out. */
function troubleOf(line) {
    const isOfModel = MODEL_BEGINS.some((begin) => line.startsWith(begin));
    if (isOfModel)
        return cause('model', (0,cause_words/* piecesOf */.Xe)(line.split('. So it proves', 1)[0] ?? line));
    if (line.startsWith(UNFINISHED)) {
        return cause('timeout', (0,cause_words/* piecesOf */.Xe)(line), { server: quotedAfter(line, SERVER) });
    }
    // What came of one trouble is told with that trouble at its end.
    const isTold = line.startsWith(SERVER) || line.startsWith(`Nothing waits for ${SERVER}`);
    return isTold ? serverTrouble(line.slice(line.lastIndexOf(SERVER))) : null;
}
const MODEL_BEGINS = [
    'Model provider "',
    'The answer of model provider "',
    'The model gave no answer',
    'No API key for provider "',
];
const UNFINISHED = 'The iteration did not finish within';
function serverTrouble(text) {
    const server = quotedAfter(text, SERVER);
    const { action } = ACTION.exec(text)?.groups ?? {};
    const what = text.replace(ACTION, '');
    const pieces = (0,cause_words/* piecesOf */.Xe)(what, server === null ? 0 : `${SERVER}${server}"`.length);
    // A server that does not come up does so in several ways, and is one cause all the same.
    const sameness = action === CONNECTING ? CONNECTING : null;
    return cause('server', pieces, { server, sameness });
}
function quotedAfter(text, begin) {
    const start = text.indexOf(begin);
    if (start < 0)
        return null;
    const from = start + begin.length;
    const end = text.indexOf('"', from);
    return end < 0 ? null : (0,cause_words/* told */.Ev)(text.slice(from, end));
}
/** Calls of tools that went wrong, in the order in which one leads to the other. */
function callCause(iteration, lines) {
    const { analysis, assertions } = iteration;
    const [mismatch] = analysis?.argumentMismatches ?? [];
    if (mismatch !== undefined)
        return mismatchCause(mismatch);
    const refused = refusalOf(lines);
    if (refused !== null)
        return refused;
    const [missing] = missingTools(iteration);
    if (missing !== undefined) {
        const tool = (0,cause_words/* told */.Ev)(missing);
        return cause('not-called', [`${tool} was not called`], { tool });
    }
    const forbidden = forbiddenTool(iteration, lines);
    if (forbidden !== null) {
        const tool = (0,cause_words/* told */.Ev)(forbidden);
        return cause('unexpected-call', [`${tool} was called, though not expected`], { tool });
    }
    const isOrder = assertions.every(({ passed }) => passed) && isOutOfOrder(iteration);
    return isOrder ? cause('order', ['the tools were called in another order']) : null;
}
function mismatchCause(mismatch) {
    return cause('arguments', (0,cause_words/* argumentPieces */.XR)(mismatch), { tool: (0,cause_words/* told */.Ev)(mismatch.expected.toolName) });
}
/** How an answer begins by which a tool, or the server in its place, turned a call down. */
const REFUSAL = /^(?:\w{1,40}: )?Tool "(?<tool>[^"]{1,200})"(?: of server "(?<server>[^"]{1,200})")? failed: /;
const ABSENT = /^(?:Server "(?<server>[^"]{1,200})" has no tool|.{1,80}no server of the case has a tool) "(?<tool>[^"]{1,200})"/;
/** What a client puts before the words of a protocol error. */
const PROTOCOL_ERROR = / answered with an error/;
function refusalOf(lines) {
    for (const line of lines) {
        const absent = ABSENT.exec(line)?.groups;
        if (absent) {
            const { tool = '', server } = absent;
            const pieces = [`there is no tool ${(0,cause_words/* told */.Ev)(tool)}`];
            return cause('refused', pieces, { tool: (0,cause_words/* told */.Ev)(tool), server: server ? (0,cause_words/* told */.Ev)(server) : null });
        }
        const found = REFUSAL.exec(line);
        if (found === null)
            continue;
        const { tool = '', server } = found.groups ?? {};
        const said = line.slice(found[0].length);
        if (said.startsWith(SERVER) && !PROTOCOL_ERROR.test(said))
            return serverTrouble(said);
        const words = said.startsWith(SERVER) ? said.slice(said.indexOf('): ') + '): '.length) : said;
        const [first = '', ...rest] = (0,cause_words/* piecesOf */.Xe)(words);
        const pieces = [`${(0,cause_words/* told */.Ev)(tool)} refused the call: ${first}`, ...rest];
        return cause('refused', pieces, { tool: (0,cause_words/* told */.Ev)(tool), server: server ? (0,cause_words/* told */.Ev)(server) : null });
    }
    return null;
}
/** Names of tools that were expected and not called, or not so often. */
function missingTools(iteration) {
    const { analysis, expectedToolCalls, actualToolCalls } = iteration;
    if (analysis !== null)
        return analysis.missing.map(({ toolName }) => toolName);
    const called = new Set(actualToolCalls.map(({ toolName }) => toolName));
    return expectedToolCalls.flatMap(({ toolName }) => (called.has(toolName) ? [] : toolName));
}
const FORBIDDEN = 'toolNeverCalled ';
const NO_TOOL = 'Expected that no tool is called, but called were: ';
const TOO_MANY = /^\d{1,9} unexpected tool calls? where /;
function forbiddenTool(iteration, lines) {
    const { analysis, assertions } = iteration;
    const unmet = assertions.find(({ passed, label }) => !passed && label.startsWith(FORBIDDEN));
    if (unmet !== undefined)
        return unmet.label.slice(FORBIDDEN.length);
    const none = lines.find((line) => line.startsWith(NO_TOOL));
    if (none !== undefined)
        return /^[^,]{1,200}/.exec(none.slice(NO_TOOL.length))?.[0] ?? null;
    const isJudged = assertions.every(({ passed }) => passed) || lines.some((one) => TOO_MANY.test(one));
    return isJudged ? (analysis?.unexpected[0]?.toolName ?? null) : null;
}
function isOutOfOrder({ expectedToolCalls, actualToolCalls }) {
    const [wanted, found] = [expectedToolCalls, actualToolCalls].map((calls) => calls.map(({ toolName }) => toolName));
    if (wanted === undefined || found === undefined || wanted.length !== found.length)
        return false;
    const isSame = wanted.every((name, at) => name === found[at]);
    return !isSame && wanted.toSorted().join('\n') === found.toSorted().join('\n');
}
/** The first assertion that does not hold; one of another type, or about something else, is another cause. */
function assertionCause({ assertions }) {
    const unmet = assertions.find(({ passed }) => !passed);
    if (unmet === undefined)
        return null;
    const { label, reason } = unmet;
    const pieces = reason === null ? [`${(0,cause_words/* told */.Ev)(label)}: not met`] : (0,cause_words/* complaintPieces */.DJ)(reason.slice(0, LINE_LENGTH));
    return cause('assertion', pieces, { sameness: (0,cause_words/* told */.Ev)(label) });
}
/** Those of assertions of a test, whose values are what they are about. */
const OF_ASSERTION = /expect|assert/i;
const LINES_TOLD = 4;
const LATE = /timed? ?out/i;
function errorCause(lines) {
    const [first] = lines;
    if (first === undefined || WITHOUT_REASON.has(first)) {
        return cause('unknown', ['no reason was given']);
    }
    if (OF_ASSERTION.test(first)) {
        return cause('assertion', (0,cause_words/* literally */.Dk)(lines.slice(0, LINES_TOLD)));
    }
    return cause(LATE.test(first) ? 'timeout' : 'error', (0,cause_words/* piecesOf */.Xe)(first));
}
/** What stands in place of a reason that a result file does not give. */
const WITHOUT_REASON = new Set(['The test failed.', 'The test broke.']);

;// CONCATENATED MODULE: ./build/render/facts/story/causes.js






/**
 * Why iterations failed, each once: what is new first, then by how many cases it made fail, and last
 * what does not count.
 */
function causesOf(facts, verdict) {
    const isAside = (0,quarantined_cases/* quarantinedCases */.Y)(verdict);
    const changes = (0,story_changes/* changesOf */.f)(verdict);
    const causes = groupsOf(facts).map((group) => {
        const { kind, tool, server } = group.first;
        const ofCase = ({ item, first, iterations }) => ({
            ...{ item, iterations, reason: (0,cause_words/* commonReason */.Ij)(first.pieces, NONE) },
            isAside: isAside(item.testCase),
            isNew: changes?.kindOf(item.testCase) === 'new',
        });
        const [one, ...others] = group.cases;
        const cases = [ofCase(one), ...others.map(ofCase)];
        return {
            ...{ kind, tool, server, cases },
            reason: (0,cause_words/* commonReason */.Ij)(group.first.pieces, group.differs),
            iterations: cases.reduce((sum, { iterations }) => sum + iterations.length, 0),
            isNew: cases.some((each) => each.isNew),
            isAside: cases.every((each) => each.isAside),
        };
    });
    const rank = ({ isAside: aside, isNew }) => (aside ? 2 : isNew ? 0 : 1);
    return causes
        .sort((one, other) => rank(one) - rank(other) ||
        other.cases.length - one.cases.length ||
        other.iterations - one.iterations)
        .map((cause, at) => ({ number: at + 1, ...cause }));
}
const NONE = new Set();
const groupsOf = (0,once_per/* oncePer */.P)((facts) => {
    const groups = new Map();
    for (const item of (0,facts_facts/* casesIn */.XV)(facts, 'failing')) {
        for (const iteration of item.bad) {
            const found = primaryCause(iteration, item.testCase);
            const key = keyOf(found);
            const group = groups.get(key);
            if (group === undefined) {
                const cases = [{ item, first: found, iterations: [iteration] }];
                groups.set(key, { first: found, differs: new Set(), cases });
            }
            else
                addTo(group, item, found, iteration);
        }
    }
    return [...groups.values()];
});
/** The same for what is one cause. */
function keyOf({ kind, tool, server, pieces, sameness }) {
    const words = kind === 'server' && sameness !== null ? [] : wordsOf(pieces);
    return JSON.stringify([kind, tool, server, sameness, ...words]);
}
const wordsOf = (pieces) => pieces.filter((_, at) => at % 2 === 0);
function addTo(group, item, found, iteration) {
    const { pieces } = group.first;
    for (let at = 1; at < pieces.length; at += 2) {
        // Values behind other words are of something else.
        const isAlike = found.pieces[at - 1] === pieces[at - 1];
        if (isAlike && found.pieces[at] !== pieces[at])
            group.differs.add(at);
    }
    const last = group.cases.at(-1);
    if (last?.item === item)
        last.iterations.push(iteration);
    else
        group.cases.push({ item, first: found, iterations: [iteration] });
}


/***/ }),

/***/ 5350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changesOf)
/* harmony export */ });
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87050);
/* harmony import */ var _words_story_change_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91977);


/** What changed of the cases; null where nothing was compared. */
const changesOf = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_1__/* .oncePer */ .P)((verdict) => {
    const { comparison } = verdict;
    return comparison === undefined ? null : gatherChanges(comparison, isCalledWorse(verdict));
});
/** Whether sampled cases got worse together, so that a drop of one of them is no mere chance. */
function isCalledWorse({ checks }) {
    return checks.some(({ id, outcome }) => id === 'no-regression' && outcome === 'failed');
}
function gatherChanges(comparison, isWorse) {
    const { regressed, fell, flaky, stillFailing, fixed, changed, added, removed } = comparison;
    const passedAll = ({ baseline }) => baseline.passed === baseline.total;
    const isMixed = ({ passed, total }) => passed > 0 && passed < total;
    const fallen = (one) => (isWorse && passedAll(one) ? 'new' : 'less');
    const failing = (one) => isMixed(one.baseline) && isMixed(one.head) ? 'flaky' : 'still';
    const sorted = [
        ...regressed.named.map((found) => ({ kind: 'new', found })),
        ...fell.named.map((found) => ({ kind: fallen(found), found })),
        ...flaky.named.map((found) => ({ kind: 'flaky', found })),
        ...stillFailing.named.map((found) => ({ kind: failing(found), found })),
        ...fixed.named.map((found) => ({ kind: 'fixed', found })),
    ];
    const byKind = Map.groupBy(sorted, ({ kind }) => kind);
    // Of those that are not named, it is not known how they came out there.
    const count = (kind, { count: all, named }) => (byKind.get(kind)?.length ?? 0) + Math.max(0, all - named.length);
    const kinds = new Map([
        ...changed.named.map(({ identity }) => [identity, 'changed']),
        ...added.named.map(({ identity }) => [identity, 'added']),
        ...sorted.map(({ kind, found }) => [found.identity, kind]),
    ]);
    return {
        counts: {
            new: count('new', regressed),
            less: count('less', fell),
            flaky: count('flaky', flaky),
            still: count('still', stillFailing),
            fixed: count('fixed', fixed),
            changed: changed.count,
            added: added.count,
            removed: removed.count,
        },
        compared: _words_story_change_words_js__WEBPACK_IMPORTED_MODULE_0__/* .COMPARED_KINDS */ .A1.flatMap((kind) => byKind.get(kind) ?? []),
        kindOf: ({ identity }) => (identity === undefined ? null : (kinds.get(identity) ?? null)),
    };
}


/***/ }),

/***/ 19871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
const RULES = { left: ':--', right: '--:', center: ':-:' };
/** A table of cells that are escaped already. */
function table(columns, rows) {
    return [
        row(columns.map(({ title }) => title)),
        row(columns.map(({ align }) => RULES[align])),
        ...rows.map(row),
    ].join('\n');
}
function row(cells) {
    return `| ${cells.join(' | ')} |`;
}
/** Folded content; both are Markdown or HTML already. */
function fold(summary, body, open = false) {
    return `<details${open ? ' open' : ''}>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}


/***/ }),

/***/ 51488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ byWeight),
/* harmony export */   Tx: () => (/* binding */ gateSection),
/* harmony export */   Um: () => (/* binding */ GATE_COLUMNS),
/* harmony export */   nx: () => (/* binding */ OUTCOME_WORDS),
/* harmony export */   wf: () => (/* binding */ tellsReasons),
/* harmony export */   ww: () => (/* binding */ roleWords)
/* harmony export */ });
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37170);
/* harmony import */ var _words_check_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29403);
/* harmony import */ var _words_verdict_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46418);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91152);





/** Markup; the sign and its word stay on one line. */
const OUTCOME_WORDS = {
    passed: '✅&nbsp;met',
    failed: '❌&nbsp;missed',
    undecided: '⚠️&nbsp;undecided',
    notApplicable: '➖&nbsp;not applicable',
};
const WEIGHTS = ['failed', 'undecided', 'passed', 'notApplicable'];
/** What decided comes first, what only informs last. */
function byWeight(checks) {
    const weight = ({ gates, outcome }) => WEIGHTS.indexOf(outcome) + (gates ? 0 : 10);
    return [...checks].sort((one, other) => weight(one) - weight(other));
}
/** What a check has to do with the verdict. */
function roleWords({ gates }) {
    return gates ? 'gates' : 'informs';
}
/** Whether some check has a reason that the headline does not tell. */
function tellsReasons(verdict) {
    const headline = (0,_words_verdict_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headlineOf */ .g)(verdict);
    return verdict.checks
        .map((check) => (0,_words_check_words_js__WEBPACK_IMPORTED_MODULE_2__/* .checkWords */ .iW)(check).reason)
        .some((reason) => reason !== null && !(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .headlineSays */ .l6)(headline, reason));
}
/** Two, so that a telephone has room for whole sentences in the second. */
const GATE_COLUMNS = ['Outcome', 'Wanted → found'].map((title) => ({
    title,
    align: 'left',
}));
const lines = (parts) => parts.filter((part) => part !== '').join('<br>');
/** What the gate asked for and what it found; null where nothing was judged. */
function gateSection(verdict) {
    const { checks } = verdict;
    if (checks.length === 0)
        return null;
    const reasons = tellsReasons(verdict);
    const draw = (limit) => {
        const rows = byWeight(checks).map((check) => {
            const { title, expected, actual, reason } = (0,_words_check_words_js__WEBPACK_IMPORTED_MODULE_2__/* .checkWords */ .iW)(check);
            const why = reasons && reason !== null ? `<sub>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(reason, limit * 4)}</sub>` : '';
            return [
                lines([OUTCOME_WORDS[check.outcome], check.gates ? '' : `<sub>${roleWords(check)}</sub>`]),
                lines([
                    `<strong>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(title, limit)}</strong>: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(expected, limit)}`,
                    `→ ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(actual, limit)}`,
                    why,
                ]),
            ];
        });
        return `### Gate\n\n${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(GATE_COLUMNS, rows)}`;
    };
    return {
        title: 'gate',
        levels: [
            { keep: 42, render: () => draw(200) },
            { keep: 44, render: () => draw(60) },
        ],
    };
}


/***/ }),

/***/ 91152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MA: () => (/* binding */ countParts),
/* harmony export */   Wu: () => (/* binding */ headlineSection),
/* harmony export */   _G: () => (/* binding */ VERDICT_WORDS),
/* harmony export */   l6: () => (/* binding */ headlineSays),
/* harmony export */   qd: () => (/* binding */ HEADLINE_LENGTH)
/* harmony export */ });
/* harmony import */ var _model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11057);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24409);
/* harmony import */ var _facts_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49657);
/* harmony import */ var _facts_numbers_own_rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76755);
/* harmony import */ var _facts_story_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5350);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37170);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54294);
/* harmony import */ var _words_quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32851);
/* harmony import */ var _words_verdict_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46418);









/** Sign and word of a verdict; the word stands beside the sign, so that colour tells nothing alone. */
const VERDICT_WORDS = {
    passed: '✅ Passed',
    failed: '❌ Failed',
    incomplete: '⚠️ Incomplete',
    invalid: '🚫 Invalid configuration',
};
/** Code points of the decisive reason that are shown. */
const HEADLINE_LENGTH = 500;
/** Whether a headline, as it is shown, has a sentence in it, so that none needs to repeat it. */
function headlineSays(headline, sentence) {
    if (headline.length > HEADLINE_LENGTH || sentence.length > HEADLINE_LENGTH)
        return false;
    return headline.includes(sentence.trim().replace(/\.$/, ''));
}
/** The verdict, what decided it, and the numbers. */
function headlineSection(verdict, facts, links) {
    const words = VERDICT_WORDS[verdict.value];
    const name = facts === null ? '' : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(facts.report.suite.name);
    const suite = name === '' ? '' : `: ${name}`;
    const headline = (0,_words_verdict_words_js__WEBPACK_IMPORTED_MODULE_4__/* .headlineOf */ .g)(verdict);
    const sentence = `<strong>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(headline, HEADLINE_LENGTH)}</strong>`;
    const ofCases = facts !== null && (0,_model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_5__/* .hasCases */ .Yp)(facts.report) ? facts : null;
    const numbers = ofCases === null ? [] : [numbersLine(ofCases, verdict)];
    return {
        title: 'headline',
        levels: [
            {
                keep: 90,
                render: () => [`## ${words}${suite}`, sentence, ...numbers, reportLink(links)]
                    .filter((line) => line !== '')
                    .join('\n\n'),
            },
            {
                keep: 95,
                render: () => [`## ${words}`, (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(headline, 100), ...numbers].join('\n\n'),
            },
            {
                keep: 1000,
                render: () => `## ${words}${ofCases === null ? '' : `: ${shortNumbers(ofCases, verdict)}`}`,
            },
        ],
    };
}
/** As many as a telephone has room for in one line. */
const BAR_WIDTH = 10;
function numbersLine(facts, verdict) {
    const { counts, wallMs } = facts;
    const own = (0,_facts_numbers_own_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .ownRate */ .d)(facts, verdict);
    const told = [
        ...countParts(facts),
        ...(0,_words_quarantine_words_js__WEBPACK_IMPORTED_MODULE_3__/* .asideParts */ .fk)(verdict),
        ...changeParts(verdict),
        ...(wallMs === null ? [] : [`took ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(wallMs)}`]),
    ];
    if (own === null)
        return told.join(' · ');
    // Where something else than a failure decides, green squares would say the contrary.
    const misleads = verdict.value !== 'passed' && counts.failed + counts.unfinished === 0;
    const bar = misleads ? '' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .squares */ .pT)({ ...counts, skipped: 0 }, BAR_WIDTH)} `;
    const delta = (0,_facts_history_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDelta */ .CW)(facts.report, own.rate, (0,_facts_history_js__WEBPACK_IMPORTED_MODULE_7__/* .ranBeside */ .uQ)(verdict));
    const share = `${bar}<strong>${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .formatPercent */ .l9)(own.rate)}</strong>`;
    return [share, ...told, ...(delta === null ? [] : [delta])].join(' · ');
}
/** `2 cases newly failing`, `1 fixed`. */
function changeParts(verdict) {
    const { new: broken = 0, fixed = 0 } = (0,_facts_story_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changesOf */ .f)(verdict)?.counts ?? {};
    return [
        ...(broken > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(broken, 'case')} newly failing`] : []),
        ...(fixed > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(fixed, 'case')} fixed`] : []),
    ];
}
/** `11 passed`, `1 failed`: every count that is not zero. */
function countParts({ counts, errors }) {
    const parts = [
        [counts.passed, 'passed'],
        [counts.failed - errors, 'failed'],
        [errors, errors === 1 ? 'error' : 'errors'],
        [counts.unfinished, 'unfinished'],
        [counts.flaky, 'flaky'],
        [counts.skipped, 'skipped'],
    ];
    return parts
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(count)} ${word}`);
}
function shortNumbers(facts, verdict) {
    const { rate = null, sample = facts.counts } = (0,_facts_numbers_own_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .ownRate */ .d)(facts, verdict) ?? {};
    const share = rate === null ? '' : ` (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .formatPercent */ .l9)(rate)})`;
    return `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(sample.passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(sample.total, facts.noun)} passed${share}`;
}
function reportLink({ report }) {
    const label = 'Full report';
    const markup = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(label, report);
    return markup === label ? '' : markup;
}


/***/ }),

/***/ 47904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ verdictLines)
});

// UNUSED EXPORTS: checkLines

// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/render/sections/gate/gate-table.js
var gate_table = __webpack_require__(51488);
// EXTERNAL MODULE: ./build/render/words/check-words.js
var check_words = __webpack_require__(29403);
// EXTERNAL MODULE: ./build/render/words/quarantine-words.js
var quarantine_words = __webpack_require__(32851);
// EXTERNAL MODULE: ./build/render/words/verdict-words.js
var verdict_words = __webpack_require__(46418);
// EXTERNAL MODULE: ./build/render/terminal/paint.js
var paint = __webpack_require__(78986);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/render/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(18908);
// EXTERNAL MODULE: ./build/render/facts/story/causes.js + 1 modules
var story_causes = __webpack_require__(79803);
// EXTERNAL MODULE: ./build/render/facts/story/changes.js
var story_changes = __webpack_require__(5350);
// EXTERNAL MODULE: ./build/render/text/case-name.js
var case_name = __webpack_require__(89265);
// EXTERNAL MODULE: ./build/render/words/comparison-words.js
var comparison_words = __webpack_require__(78346);
// EXTERNAL MODULE: ./build/render/words/regression-words.js
var regression_words = __webpack_require__(20022);
// EXTERNAL MODULE: ./build/render/words/story/change-words.js
var change_words = __webpack_require__(91977);
// EXTERNAL MODULE: ./build/render/words/surface/surface-words.js
var surface_words = __webpack_require__(99916);
;// CONCATENATED MODULE: ./build/render/terminal/story-lines.js











/** Told apart by their shape too, since colours may be missing. */
const GLYPHS = {
    new: ['✗', 'bad'],
    less: ['▾', 'doubtful'],
    flaky: ['~', 'doubtful'],
    still: ['✗', 'quiet'],
    fixed: ['✓', 'good'],
};
const INDENT = '  ';
const MOST_ROWS = 10;
const PIECES = 4;
/**
 * What came out otherwise than in the baseline, and why cases failed where several did for one cause:
 * what the lines of the cases above do not say. Empty where they say it all.
 */
function storyLines({ report, verdict }, page) {
    return [
        ...changeLines(verdict, page),
        ...(report === null ? [] : toolLines(report, verdict, page)),
        ...(report === null ? [] : causeLines(report, verdict, page)),
    ];
}
function changeLines(verdict, page) {
    const changes = (0,story_changes/* changesOf */.f)(verdict);
    const words = changes && (0,comparison_words/* moreWords */.bp)(changes.counts);
    if (changes === null || words === null)
        return [];
    const shown = changes.compared.slice(0, MOST_ROWS);
    const more = changes.compared.length - shown.length;
    return [
        ...(0,paint/* wrapped */.ky)(`Against the baseline: ${words}`, page.width, PIECES),
        ...shown.flatMap((change) => changeLine(change, page)),
        ...(more > 0 ? [`${INDENT}… ${(0,quantity/* countOf */.pq)(more, 'more case')}`] : []),
    ];
}
/** One line: what it is in full, the report tells. */
function toolLines({ source }, { surface }, page) {
    if (source !== 'run' || surface === undefined)
        return [];
    return (0,paint/* wrapped */.ky)(`Tools of the servers: ${(0,surface_words/* surfaceCounts */.qO)(surface)}`, page.width, PIECES);
}
function changeLine({ kind, found }, page) {
    const [glyph, tone] = GLYPHS[kind];
    const tallies = `${(0,regression_words/* tallyWords */.c_)(found.baseline)} → ${(0,regression_words/* tallyWords */.c_)(found.head)}`;
    const text = `${change_words/* CHANGE_WORDS */.r8[kind]}: ${(0,clean_text/* cleanLine */.Ow)((0,comparison_words/* nameOf */.Vb)(found), 160)} (${tallies})`;
    return (0,paint/* hung */.Nq)({ glyph, tone, indent: INDENT }, text, page, PIECES);
}
function causeLines(report, verdict, page) {
    const facts = (0,facts_facts/* factsOf */.xS)(report);
    const failing = (0,facts_facts/* casesIn */.XV)(facts, 'failing').length;
    const causes = (0,story_causes/* causesOf */.c)(facts, verdict);
    // Each case has told its own cause.
    if (causes.length >= failing)
        return [];
    const shown = causes.slice(0, MOST_ROWS);
    const more = causes.length - shown.length;
    return [
        `${(0,quantity/* countOf */.pq)(failing, 'case')} failed, for ${(0,quantity/* countOf */.pq)(causes.length, 'cause')}:`,
        ...shown.flatMap((cause) => (0,paint/* hung */.Nq)(causeMark(cause), causeText(cause), page, PIECES)),
        ...(more > 0 ? [`${INDENT}… ${(0,quantity/* countOf */.pq)(more, 'more cause')}`] : []),
    ];
}
function causeMark({ isAside }) {
    return { glyph: '✗', tone: isAside ? 'quiet' : 'bad', indent: INDENT };
}
function causeText({ cases, iterations, reason, isNew, isAside }) {
    const [{ item }, ...others] = cases;
    const who = others.length === 0 ? (0,clean_text/* cleanLine */.Ow)((0,case_name/* caseName */.c)(item.testCase), 160) : (0,quantity/* countOf */.pq)(cases.length, 'case');
    const times = iterations > cases.length ? `, ${(0,quantity/* formatCount */.B4)(iterations)} ×` : '';
    const marks = `${isNew ? ' (new)' : ''}${isAside ? ' (in quarantine)' : ''}`;
    return `${who}${times}: ${reason}${marks}`;
}

;// CONCATENATED MODULE: ./build/render/terminal/verdict-lines.js







const TONE_OF = {
    passed: 'good',
    failed: 'bad',
    invalid: 'bad',
    incomplete: 'doubtful',
};
const CHECK_GLYPHS = {
    passed: ['✓', 'good'],
    failed: ['✗', 'bad'],
    undecided: ['?', 'doubtful'],
    notApplicable: ['-', 'quiet'],
};
/** Of a text that others wrote: people write as much as they like, and the report has all of it. */
const MAX_LINES = 12;
const MOST_NOTES = 20;
/** What changed and why cases failed, what kept the evidence from being whole, what was checked, and the verdict as the last line. */
function verdictLines({ report, verdict }, page) {
    const story = storyLines({ report, verdict }, page);
    const wide = (0,paint/* searchable */.Vk)(page);
    const above = [
        ...(story.length === 0 ? [] : [...story, '']),
        ...problemLines(report, wide),
        ...checkLines(verdict, wide),
        ...noteLines(verdict, wide),
    ];
    const troubles = verdict.value === 'invalid' ? verdict.troubles : [];
    const [only] = troubles;
    return [
        ...(above.length === 0 ? [] : ['', ...above]),
        '',
        ...closingLines(verdict, wide),
        // One alone stands in the headline.
        ...(only === undefined || troubles.length === 1
            ? []
            : troubles.flatMap((text) => (0,paint/* hung */.Nq)({ glyph: '-', tone: 'quiet' }, told(text), wide))),
    ];
}
/** The verdict's word, and what it means beside it. */
function closingLines(verdict, page) {
    const word = `${verdict.value.toUpperCase()} `;
    const tone = TONE_OF[verdict.value];
    return (0,clean_text/* cleanLines */.v3)((0,verdict_words/* headlineOf */.g)(verdict), { lines: MAX_LINES, width: 1000 }).flatMap((line, at) => (0,paint/* hung */.Nq)({ glyph: at === 0 ? word : ' '.repeat(word.length), tone }, line, page));
}
function problemLines(report, page) {
    const problems = (report?.problems ?? []).map(({ message }) => message);
    const all = [
        ...problems.map((text) => (0,paint/* hung */.Nq)({ glyph: '!', tone: 'bad' }, told(text), page)),
        ...(report?.warnings ?? []).map((text) => (0,paint/* hung */.Nq)({ glyph: '!', tone: 'doubtful' }, told(text), page)),
    ];
    return all.length <= MOST_NOTES
        ? all.flat()
        : [
            ...all.slice(0, MOST_NOTES).flat(),
            `… ${all.length - MOST_NOTES} more, all of them in the report`,
        ];
}
/** What was checked, what decided first. */
function checkLines({ checks }, page) {
    return (0,gate_table/* byWeight */.IN)(checks).flatMap((check) => linesOf(check, page));
}
function linesOf(check, page) {
    const { title, expected, actual } = (0,check_words/* checkWords */.iW)(check);
    const [glyph, tone] = CHECK_GLYPHS[check.outcome];
    const role = check.gates ? '' : ', which only informs';
    // What nobody asked for and nothing was held against is no line worth.
    if (check.outcome === 'notApplicable' && !check.gates)
        return [];
    const line = `${title}: ${check_words/* OUTCOME_NAMES */._m[check.outcome]}${role} (expected ${expected}; found ${actual})`;
    return (0,paint/* hung */.Nq)({ glyph, tone: check.gates ? tone : 'quiet' }, told(line), page);
}
function noteLines({ quarantine = [] }, page) {
    return quarantine.flatMap((note) => (0,paint/* hung */.Nq)({ glyph: 'Quarantine:', tone: 'quiet' }, told((0,quarantine_words/* describeQuarantine */.Ux)(note)), page));
}
const told = (text) => (0,clean_text/* cleanLine */.Ow)(text, 1000);


/***/ }),

/***/ 89265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ caseName)
/* harmony export */ });
/** The title, or what stands for one that nobody could see. Not yet escaped. */
function caseName({ title }) {
    return title.trim() === '' ? 'Untitled case' : title;
}


/***/ }),

/***/ 21104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ sortedDurationsMs),
/* harmony export */   Y: () => (/* binding */ percentile)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63580);

/** Known durations of the iterations that count, ascending. */
function sortedDurationsMs(iterations) {
    const durationsMs = iterations.flatMap(({ durationMs, outcome }) => durationMs === null || outcome === 'skipped' ? [] : [durationMs]);
    // Numbers sort several times faster in an array of nothing else.
    return Float64Array.from(durationsMs).sort();
}
/** Nearest-rank percentile of ascending values; null where there are none. */
function percentile(ascending, fraction) {
    return ascending[(0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestRank */ .p3)(ascending.length, fraction)] ?? null;
}


/***/ }),

/***/ 37170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Fh: () => (/* binding */ httpAddress),
/* harmony export */   P3: () => (/* binding */ pathPieces),
/* harmony export */   Xe: () => (/* binding */ codePath),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   jr: () => (/* binding */ isRightToLeft),
/* harmony export */   lt: () => (/* binding */ attribute),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);

/** Every character that means something to Markdown or to HTML. */
const SPECIAL = /[&<>"'`*_~[\]()!|\\{}^$]/g;
/**
 * What GitHub turns into something else only after Markdown and its entities are read, text by text:
 * the start of a mention or email (`@`), a reference (`#1`, `GH-1`), a bare address (`://`, `www.`),
 * mathematics (`$`), a `:name:`, whose last colon may as well be the one we write behind the text.
 */
const LATE = /[@$]|#(?=\d)|(?<=(?<![0-9a-z])GH)-(?=\d)|:(?=\/\/)|(?<=(?<![0-9a-z])www)\.|:(?=[\w+-]+(?::|$))|(?<=(?<![0-9a-z])(?:mailto|xmpp)):/;
/** What GitHub may take for a commit: 7 to 40 hexadecimal digits on their own. */
const COMMIT = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/;
/** Too few digits for GitHub to look a commit up. */
const COMMIT_PIECE = /.{1,6}/g;
/** All of these in one go. */
const MEANINGFUL = new RegExp(`(?<late>${LATE.source})|(?<special>${SPECIAL.source})|${COMMIT.source}`, 'gi');
/** What most texts are: words that mean nothing to anyone but the reader. */
const WORDS = /^(?:[g-z ,;%]|[0-9a-f]{1,6}(?![0-9a-f]))*$/i;
/** What begins a block where it begins a line: headings, lists, rules, setext underlines. */
const BLOCK_START = /^(?:[#+=-]|\d+(?=[.)]))/;
/** The box of a task, which GitHub looks for once more when the list is there. */
const TASK_START = /^&#91;/;
/** What closes a heading where it ends one: it would not be shown. */
const HEADING_END = /#$/;
/** Longer words push what stands beside them out of sight, so that they may be broken in between. */
const LONG_WORD = /\S{81}/;
/** Not within what is drawn as one character. */
const WORD_PIECE = /\S{40}(?<!\u200d)(?=\S)(?!\p{M}|\p{Cf}|\p{RI}|\p{Emoji_Modifier})/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function entity(character) {
    return `&#${character.codePointAt(0)};`;
}
/**
 * Any text as one line that reads as itself, wherever GitHub shows it: Markdown, a table cell, the
 * inside of an HTML element. Entities mean the same in all of these and never start a construct;
 * an element around one character keeps the text on its sides from being joined to a link.
 *
 * @param limit code points of the text to keep.
 */
function inline(text, limit = 200) {
    const line = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, limit);
    const markup = LONG_WORD.test(line)
        ? line.replace(WORD_PIECE, '$&\n').split('\n').map(disarmed).join('<wbr>')
        : disarmed(line);
    const whole = markup
        .replace(BLOCK_START, (start) => [...start].map(entity).join(''))
        .replace(TASK_START, '<span>$&</span>')
        .replace(HEADING_END, entity);
    return isRightToLeft(line) ? `<span dir="auto">${whole}</span>` : whole;
}
/** Whether a text is written from right to left anywhere: figures behind it would be drawn before it. */
function isRightToLeft(text) {
    return RIGHT_TO_LEFT.test(text);
}
function disarmed(text) {
    return WORDS.test(text) ? text : text.replace(MEANINGFUL, disarm);
}
function disarm(match, late, special) {
    if (late !== undefined)
        return `<span>${late === '$' ? entity(late) : late}</span>`;
    if (special !== undefined)
        return entity(match);
    return match.replace(COMMIT_PIECE, '<span>$&</span>');
}
/** Text in the typeface of code. An element, since backticks cannot stand in HTML. */
function code(text, limit = 200) {
    return `<code>${inline(text, limit)}</code>`;
}
/**
 * Parts of a name or path, cleaned, between which its line may be broken: a column of a table is as
 * wide as the longest word in it, and would push the others out of sight.
 */
function pathPieces(path, limit = 200) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(path, limit).split(/(?<=\S[/_.-])(?=[\p{L}\p{N}])/u);
}
/** A name or path in the typeface of code. */
function codePath(path, limit = 200) {
    const pieces = pathPieces(path, limit).map((piece) => inline(piece, limit));
    return `<code>${pieces.join('<wbr>')}</code>`;
}
/** Value of an attribute in double quotes. */
function attribute(text, limit = 200) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, limit).replace(SPECIAL, entity);
}
/**
 * Lines, cleaned before, in a fence longer than any run of backticks in them. Comments are written
 * otherwise, so that no text can pass for a marker by which an action finds its own comment.
 */
function fence(lines, language) {
    const body = lines.join('\n').replaceAll('<!--', '\\u003c!--');
    let longest = 2;
    for (const [run] of body.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    const ticks = '`'.repeat(longest + 1);
    return `${ticks}${language}\n${body}\n${ticks}`;
}
/** An http address as it is written in full; null for any other and for none. */
function httpAddress(address) {
    // Not canParse, which takes addresses that then cannot be parsed.
    const url = address ? URL.parse(address) : null;
    return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
/** A link where the address is an http one, else only its label. The label is escaped already. */
function link(label, address) {
    const href = httpAddress(address);
    return href === null ? label : `<a href="${href.replace(SPECIAL, entity)}">${label}</a>`;
}


/***/ }),

/***/ 87050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ oncePer)
/* harmony export */ });
/**
 * A function that makes its result once for each object and remembers it as long as the object
 * lives. For what does not change any more: every surface shows the same report.
 */
function oncePer(make) {
    const made = new WeakMap();
    return (key) => {
        const known = made.get(key) ?? { result: make(key) };
        made.set(key, known);
        return known.result;
    };
}


/***/ }),

/***/ 51590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ complaintPieces),
/* harmony export */   Dk: () => (/* binding */ literally),
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   Ij: () => (/* binding */ commonReason),
/* harmony export */   XR: () => (/* binding */ argumentPieces),
/* harmony export */   Xe: () => (/* binding */ piecesOf),
/* harmony export */   bT: () => (/* binding */ REASON_SEPARATOR)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);

/** Code points of a name, of a value, and of what somebody else wrote. */
const NAME_LENGTH = 120;
const VALUE_LENGTH = 80;
const REASON_LENGTH = 240;
/** Stands for values that differ. */
const DIFFERING = '…';
/** What may differ between texts that say the same: quoted values, addresses, hashes, numbers and what begins with one. */
const VALUES = new RegExp(`(${[
    /"[^"]{0,200}"/u,
    /(?<![\p{L}\p{N}])'[^']{0,200}'(?![\p{L}\p{N}])/u,
    /https?:\/\/[^\s"']{1,200}/u,
    /(?<![\p{L}\p{N}_])[a-f][0-9a-f]{6,40}(?![\p{L}\p{N}_])/u,
    /(?<![\p{L}\p{N}_])\d(?:[\p{L}\p{N}_.:-]{0,60}[\p{L}\p{N}])?/u,
]
    .map(({ source }) => source)
    .join('|')})`, 'u');
/** A name as it is told of. */
function told(name) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, NAME_LENGTH);
}
/**
 * What somebody else wrote, in pieces.
 * @param kept how many characters at its begin are no value, whatever they look like.
 */
function piecesOf(text, kept = 0) {
    const line = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, REASON_LENGTH);
    const [first = '', ...rest] = line.slice(kept).split(VALUES);
    return [`${line.slice(0, kept)}${first}`, ...rest];
}
/** Between the lines of a reason that has several. */
const REASON_SEPARATOR = ' · ';
/** What somebody else wrote, of which no part may differ. */
function literally(lines) {
    return [(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(lines.join(REASON_SEPARATOR), REASON_LENGTH)];
}
/**
 * A complaint in pieces: what was expected as it stands, and what there was instead, which differs
 * from try to try.
 */
function complaintPieces(complaint) {
    const at = complaint.indexOf(', but ');
    if (at < 0)
        return piecesOf(complaint);
    const expected = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(complaint.slice(0, at), REASON_LENGTH);
    return [`${expected}, but `, (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(complaint.slice(at + ', but '.length), VALUE_LENGTH)];
}
/** `get_forecast called with city "London", not "Paris"`; the first argument that differs says enough. */
function argumentPieces({ expected, actual, mismatchedArguments, }) {
    const has = ({ arguments: values }, name) => Object.hasOwn(values, name);
    const differing = mismatchedArguments.find((name) => has(expected, name) && has(actual, name));
    const tool = told(expected.toolName);
    if (differing !== undefined) {
        return [
            `${tool} called with ${told(differing)} `,
            json(actual.arguments[differing]),
            ', not ',
            json(expected.arguments[differing]),
        ];
    }
    const missing = mismatchedArguments.find((name) => has(expected, name));
    if (missing !== undefined)
        return [`${tool} called without ${told(missing)}`];
    const [extra] = mismatchedArguments;
    if (extra === undefined)
        return [`${tool} called with other arguments`];
    return [
        `${tool} called with ${told(extra)} `,
        json(actual.arguments[extra]),
        ', which was not expected',
    ];
}
function json(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(JSON.stringify(value) ?? 'nothing', VALUE_LENGTH);
}
/** The reasons that several failures have in common, as one text. */
function commonReason(pieces, differs) {
    return pieces
        .map((piece, at) => (differs.has(at) ? withoutValue(piece) : piece))
        .join('')
        .replace(/, but …$/, '');
}
/** Quotes stay, so that a reader sees of what kind the value is. */
function withoutValue(value) {
    const [quote] = value;
    const isQuoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
    return isQuoted ? `${quote}${DIFFERING}${quote}` : DIFFERING;
}


/***/ })

};
