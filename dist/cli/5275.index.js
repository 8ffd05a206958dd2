export const id = 5275;
export const ids = [5275];
export const modules = {

/***/ 24686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ joinFoundLegs)
});

// UNUSED EXPORTS: joinLegs

// EXTERNAL MODULE: ./build/model/cases/folded-cases.js
var folded_cases = __webpack_require__(99535);
// EXTERNAL MODULE: ./build/model/cases/suite-roster.js
var suite_roster = __webpack_require__(69122);
// EXTERNAL MODULE: ./build/model/choices/shard.js
var choices_shard = __webpack_require__(30485);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/identity/case-identity.js
var case_identity = __webpack_require__(79594);
// EXTERNAL MODULE: ./build/model/counts.js
var counts = __webpack_require__(63580);
;// CONCATENATED MODULE: ./build/report-file/legs/chosen-legs.js





/** So many legs are told by name. */
const LEGS_TOLD = 20;
/**
 * The legs of one run of a suite: where reports are of several, of the commit that the job is about,
 * else of that of which there are most. Of a leg that ran in several attempts the newest counts.
 * @param found not empty.
 * @param commit that the job is about; empty where it does not know.
 */
function chooseLegs(found, commit) {
    const groups = [...Map.groupBy(found, whatTheyShare).values()].map((group) => ({
        group,
        isExpected: group[0]?.report.shard.commit === commit,
        legs: new Set(group.map(({ report }) => report.shard.index)).size,
        newest: newestAttempt(group),
    }));
    // Nothing else tells them apart but the order of their folders, which is that of their names.
    const [chosen, ...others] = groups.toSorted((one, other) => Number(other.isExpected) - Number(one.isExpected) ||
        other.legs - one.legs ||
        other.newest - one.newest);
    const [first] = chosen?.group ?? [];
    if (chosen === undefined || first === undefined)
        throw new Error('There are no legs to join.');
    const problems = others.flatMap(({ group }) => group.map((leg) => refusal(leg, first)));
    const warnings = [];
    const byIndex = Map.groupBy(chosen.group, ({ report }) => report.shard.index);
    const legs = [...byIndex]
        .toSorted(([one], [other]) => one - other)
        .flatMap(([, doubles]) => {
        const { leg, problem, superseded } = newestOf(doubles);
        if (problem !== null)
            problems.push(problem);
        warnings.push(...superseded);
        return leg;
    });
    const earlier = legs.filter(({ report }) => report.shard.attempt < chosen.newest);
    if (earlier.length > 0) {
        const names = earlier.map(({ report: { shard } }) => `${(0,choices_shard/* legName */.ue)(shard)} (${shard.attempt})`);
        warnings.push(`Not all legs are of attempt ${chosen.newest}; of earlier ones are ${toldLegs(names)}.`);
    }
    return { legs, problems: [...missingLegs(legs, first), ...problems], warnings };
}
const newestAttempt = (legs) => legs.reduce((newest, { report }) => Math.max(newest, report.shard.attempt), 0);
/** What legs have in common that can be joined. */
function whatTheyShare({ report: { shard } }) {
    const { suite, roster, commit, workflowRun, total, by, durations } = shard;
    const cases = (0,case_identity/* digestOf */.ol)(...roster.packed);
    return JSON.stringify([suite, cases, commit, workflowRun, total, by, durations ?? null]);
}
/** Why a leg is none of those that are joined. */
function refusal({ place, report: { shard } }, { report }) {
    const { shard: chosen } = report;
    const isOtherSuite = shard.suite !== chosen.suite || shard.roster.packed.join('') !== chosen.roster.packed.join('');
    const why = isOtherSuite
        ? 'of another suite, or of other inputs'
        : shard.commit !== chosen.commit
            ? `of commit ${commitName(shard)}, and the others of ${commitName(chosen)}`
            : shard.workflowRun !== chosen.workflowRun
                ? 'of another workflow run'
                : shard.total !== chosen.total
                    ? `one of ${shard.total}, and the others of ${chosen.total}`
                    : 'by other durations of cases than the others, so that cases fell to other legs';
    return `${capital((0,choices_shard/* legName */.ue)(shard))} in ${(0,listed_names/* listNames */.Zv)([place])} was left out: it is ${why}.`;
}
const HASH = /^[0-9a-f]{7,64}$/;
const commitName = ({ commit }) => HASH.test(commit) ? commit.slice(0, 10) : (0,listed_names/* listNames */.Zv)([commit]);
/** Of reports of one leg, that of its newest attempt. */
function newestOf(doubles) {
    const attempt = newestAttempt(doubles);
    const newest = doubles.filter(({ report }) => report.shard.attempt === attempt);
    const [leg] = newest;
    if (leg === undefined)
        return { leg: [], problem: null, superseded: [] };
    const name = capital((0,choices_shard/* legName */.ue)(leg.report.shard));
    const differing = newest.filter(({ digest }) => digest !== leg.digest);
    const places = (0,listed_names/* listNames */.Zv)([leg, ...differing].map(({ place }) => place));
    const superseded = doubles
        .filter(({ report }) => report.shard.attempt < attempt)
        .map(({ report }) => {
        const { passed, total } = (0,counts/* countReport */.A0)(report);
        return `${name} counts as it came out in attempt ${attempt}; in attempt ${report.shard.attempt} ${passed} of its ${(0,quantity/* countOf */.pq)(total, 'iteration')} passed.`;
    });
    return {
        leg: [leg],
        problem: differing.length === 0
            ? null
            : `${name} has several reports of attempt ${attempt}, of which the first counts: ${places}.`,
        superseded,
    };
}
function missingLegs(legs, first) {
    const { total } = first.report.shard;
    const there = new Set(legs.map(({ report }) => report.shard.index));
    const names = Array.from({ length: total }, (_, at) => at + 1)
        .filter((index) => !there.has(index))
        .map((index) => (0,choices_shard/* legName */.ue)({ index, total }));
    if (names.length === 0)
        return [];
    return [
        names.length === 1
            ? `${capital(toldLegs(names))} is missing: there is no report of it.`
            : `${capital(toldLegs(names))} are missing: there are no reports of them.`,
    ];
}
function toldLegs(names) {
    const more = names.length - LEGS_TOLD;
    const told = names.slice(0, LEGS_TOLD).join(', ');
    return more > 0 ? `${told} and ${more} more` : told;
}
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// EXTERNAL MODULE: ./build/report-file/legs/joined-run.js
var joined_run = __webpack_require__(80423);
;// CONCATENATED MODULE: ./build/report-file/legs/joined-report.js







/**
 * Of the legs that were found those of one run as one report, which tells what it lacks.
 * @param found not empty.
 * @param commit whose legs are wanted; empty where nobody knows.
 */
function joinFoundLegs(found, commit, others) {
    const chosen = chooseLegs(found, commit);
    const report = joinLegs(chosen.legs);
    const problems = [...chosen.problems, ...others.problems].map((message) => ({ kind: 'evidence', message }));
    return {
        ...report,
        problems: [...problems, ...report.problems],
        warnings: [...chosen.warnings, ...others.warnings, ...report.warnings],
    };
}
/**
 * The reports of legs as one: their cases in the order of the suite, and the cases of legs that are
 * missing as what was planned and did not run.
 * @param legs of one run of one suite, each once; not empty.
 */
function joinLegs(legs) {
    const reports = legs.map(({ report }) => report);
    const [first] = reports;
    if (first === undefined)
        throw new Error('There are no legs to join.');
    const { cases, problems } = joinCases(reports, (0,suite_roster/* unpackRoster */._6)(first.shard.roster));
    const runs = reports.flatMap(({ run }) => run ?? []);
    const isWhole = legs.length === first.shard.total;
    if (runs.length === 0 && isWhole && reports.every((report) => report.problems.length === 0)) {
        problems.push('No leg had a case to run.');
    }
    const artifacts = reports.flatMap((report) => report.artifacts ?? []);
    const origin = originOf(first);
    const notices = [...new Set(reports.flatMap(({ notice }) => notice ?? []))];
    return {
        source: first.source,
        suite: { id: null, name: first.suite.name },
        project: reports.find(({ project }) => project !== null)?.project ?? null,
        run: (0,joined_run/* joinRuns */.x)(runs, isWhole),
        servers: joinServers(reports),
        ...joinSurfaces(reports),
        cases,
        problems: [
            ...problems.map((message) => ({ kind: 'evidence', message })),
            ...reports.flatMap((report) => report.problems.map((problem) => ({
                ...problem,
                message: `${(0,choices_shard/* legName */.ue)(report.shard)}: ${problem.message}`,
            }))),
        ],
        warnings: joinWarnings(reports),
        notice: notices.length === 0 ? null : notices.join(' '),
        ...(artifacts.length > 0 && { artifacts }),
        ...(origin && { origin }),
        legs: reports.map(({ shard, run, cases: own, origin: left }) => {
            const { index, total, attempt } = shard;
            const told = { index, total, attempt, runId: run?.id ?? null, cases: own.length };
            return left?.artifact === undefined ? told : { ...told, artifact: left.artifact };
        }),
    };
}
/** All legs are of one run. The artifact of one of them is none of the whole. */
function originOf({ origin }) {
    if (origin === undefined)
        return null;
    const { artifact: _, ...shared } = origin;
    return shared;
}
/** Each case of the suite once; what a leg has besides comes last, and is a problem. */
function joinCases(legs, roster) {
    const listed = new Map();
    const folded = new Set();
    const entries = [];
    const repeated = [];
    for (const testCase of legs.flatMap(({ cases }) => cases)) {
        const { identity, folded: many } = testCase;
        if (identity !== undefined) {
            const same = listed.get(identity) ?? [];
            same.push(testCase);
            listed.set(identity, same);
        }
        if (many === undefined)
            continue;
        entries.push(testCase);
        for (const one of (0,folded_cases/* unpackCases */.kZ)(many)) {
            if (folded.has(one.identity))
                repeated.push(one.identity);
            folded.add(one.identity);
        }
    }
    const cases = roster.flatMap((wanted) => {
        const [found, another] = listed.get(wanted.identity) ?? [];
        listed.delete(wanted.identity);
        const isFolded = folded.delete(wanted.identity);
        if (another !== undefined || (found && isFolded))
            repeated.push(wanted.title);
        if (found === undefined)
            return isFolded ? [] : [absentCase(wanted)];
        return [withPlan(found, wanted)];
    });
    const strangers = [...listed.values()].flat().filter((one) => one.folded === undefined);
    const names = [...strangers.map(({ title }) => title), ...folded];
    const problems = [
        ...sentence('came back from several legs, of which the first counts', repeated),
        ...sentence('came back that the suite does not have', names),
    ];
    return { cases: [...cases, ...entries, ...strangers], problems };
}
function sentence(what, names) {
    return names.length === 0
        ? []
        : [`${(0,quantity/* countOf */.pq)(names.length, 'case')} ${what}: ${(0,listed_names/* listNames */.Zv)(names)}`];
}
/** Of a leg that is missing, or that did not run it. */
function absentCase({ identity, title, planned }) {
    return { id: title, identity, title, location: null, iterations: [], planned };
}
/** What the suite asks for holds, whatever a leg says of it. */
function withPlan(testCase, { planned }) {
    if (planned === 0)
        return testCase;
    return { ...testCase, planned: Math.max(planned, testCase.planned ?? 0) };
}
/** Servers of one name are one: each leg has its own, of the same configuration. */
function joinServers(legs) {
    const byName = Map.groupBy(legs.flatMap(({ servers }) => servers), ({ name }) => name);
    return [...byName.values()].flatMap((same) => {
        const [first] = same;
        if (first === undefined)
            return [];
        const known = same.filter(({ tools }) => tools !== undefined);
        const { id, name } = first;
        if (known.length === 0)
            return { id, name };
        const tools = [...new Set(known.flatMap((server) => server.tools ?? []))];
        // Nobody has looked at how many there are of one name.
        const moreTools = known.reduce((most, server) => Math.max(most, server.moreTools ?? 0), 0);
        return { id, name, tools, ...(moreTools > 0 && { moreTools }) };
    });
}
/** What a server told one leg it told them all; who told none of them is silent. */
function joinSurfaces(legs) {
    const surfaces = legs.flatMap(({ surface }) => surface ?? []);
    if (surfaces.length === 0)
        return {};
    const byName = (all) => [...new Map(all.toReversed().map((one) => [one.server, one])).values()].toSorted(inOrder);
    const servers = byName(surfaces.flatMap((surface) => surface.servers));
    const told = new Set(servers.map(({ server }) => server));
    const silent = byName(surfaces.flatMap((surface) => surface.silent));
    const chosen = new Set(surfaces.flatMap((surface) => surface.chosen ?? []));
    return {
        surface: {
            servers,
            silent: silent.filter(({ server }) => !told.has(server)),
            ...(chosen.size > 0 && { chosen: [...chosen].sort() }),
        },
    };
}
const inOrder = (one, other) => one.server < other.server ? -1 : 1;
/** What all legs say is said once, anything else with the legs that say it. */
function joinWarnings(legs) {
    const sayers = new Map();
    for (const { shard, warnings } of legs) {
        for (const warning of new Set(warnings)) {
            sayers.set(warning, [...(sayers.get(warning) ?? []), (0,choices_shard/* legName */.ue)(shard)]);
        }
    }
    return [...sayers].map(([warning, names]) => names.length === legs.length ? warning : `${listedLegs(names)}: ${warning}`);
}
const LEGS_NAMED = 5;
function listedLegs(names) {
    const more = names.length - LEGS_NAMED;
    const named = names.slice(0, LEGS_NAMED).join(', ');
    return more > 0 ? `${named} and ${more} more` : named;
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

/***/ 22498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ readBounded),
/* harmony export */   DF: () => (/* binding */ wholeBudget),
/* harmony export */   K2: () => (/* binding */ readDatedCases),
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   OD: () => (/* binding */ resultsOutOf),
/* harmony export */   QA: () => (/* binding */ readCollectedReport),
/* harmony export */   Sh: () => (/* binding */ parseModestJson),
/* harmony export */   VA: () => (/* binding */ readDatedReport),
/* harmony export */   ge: () => (/* binding */ withCases),
/* harmony export */   mq: () => (/* binding */ CollectedReportError),
/* harmony export */   os: () => (/* binding */ isLedOut),
/* harmony export */   tL: () => (/* binding */ readReport)
/* harmony export */ });
/* unused harmony export parseReportFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27597);
/* harmony import */ var _identity_case_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79594);
/* harmony import */ var _model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11057);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63580);
/* harmony import */ var _model_declared_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88227);
/* harmony import */ var _model_run_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17002);
/* harmony import */ var _text_json_extent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6179);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92657);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24837);












/** Deeper values would exhaust the stack of whoever walks them. */
const MAX_NESTING = 100;
const WHOLE_BUDGET = {
    bytes: _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REPORT_BYTES */ .WA,
    values: _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REPORT_VALUES */ .XO,
};
/** For several reports, which are bounded as one is. */
const wholeBudget = () => ({ ...WHOLE_BUDGET });
const COLLECTED = {
    input: { name: 'report-path', example: 'collected' },
    title: 'the collected report',
};
/** A report file that cannot be believed to be one. */
class CollectedReportError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ExpectedError */ .Dh {
    name = 'CollectedReportError';
    nature = 'evidence';
}
/**
 * Results that another job collected.
 *
 * @param reportPath the file, or the folder that holds it as `report.json`.
 * @param workspace out of which no link may lead on the way to it.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is no
 *   report, or one without results.
 */
function readCollectedReport(reportPath, workspace) {
    const place = workspace === undefined ? {} : { workspace };
    return readReport({ ...COLLECTED, ...place, path: reportPath });
}
/**
 * Results in a file that comes from code nobody has read: it must be a regular file of bounded size,
 * nesting and shape, and of what it says only the results are used, never its verdict.
 *
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is no
 *   report, or one without results.
 */
async function readReport(named) {
    return (await readDatedReport(named)).report;
}
/**
 * The text of a file that is named as a report is.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is too large.
 */
async function readNamed(named) {
    const { workspace } = named;
    const file = await findFile(named);
    if (workspace !== undefined && (await isLedOut(file, workspace))) {
        throw missing(named, 'leads out of the workspace by a link.');
    }
    return readBounded(file, named.title);
}
/** The same, with the time at which the file was written. */
async function readDatedReport(named) {
    const read = parseReportFile(await readNamed(named), named.title);
    return { report: resultsOf(read, named.title), generatedAtMs: Date.parse(read.generatedAt) };
}
/**
 * The same of a report of cases alone.
 * @throws CollectedReportError also where it tells of something else.
 */
async function readDatedCases(named) {
    const { report, ...dated } = await readDatedReport(named);
    return { ...dated, report: withCases(report, named.title) };
}
/**
 * The results that the text of a report file holds, which is taken out of what may be read.
 * @param title what the file is called.
 * @throws CollectedReportError where it is no report, or one without results.
 */
function resultsOutOf(text, title, left) {
    const report = resultsOf(parseReportFile(text, title, left), title);
    left.bytes -= Buffer.byteLength(text);
    left.values -= (0,_text_json_extent_js__WEBPACK_IMPORTED_MODULE_4__/* .measureJson */ .j)(text).values;
    return report;
}
function resultsOf(file, title) {
    const { report, verdict, counts, schemaVersion } = file;
    if (report === null) {
        throw new CollectedReportError(`${title} has no results; the job that wrote it says: ${verdict.headline}`);
    }
    return {
        ...report,
        ...(schemaVersion === 1 && { formerVersion: schemaVersion }),
        cases: report.cases.map((one) => withIdentity(withConversations(one), report)),
        problems: [...report.problems.map(toProblem), ...lossOf(report, counts, title)],
    };
}
/** Results that the file counts and does not have: who takes a case out of it mends nothing by that. */
function lossOf(report, counts, title) {
    const lost = (0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .discrepancies */ .UB)(counts ? { total: counts.total, passed: null, failed: null } : null, (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_8__/* .countReport */ .A0)(report), 'more');
    const who = { declarer: `${title} says`, counter: 'its cases' };
    return lost.length === 0 ? [] : [{ kind: 'evidence', message: (0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .disagreement */ .fn)(lost, who) }];
}
/**
 * A report that tells of cases. By what it says of itself no other may be judged as one of them.
 * @throws CollectedReportError where it tells of something else.
 */
function withCases(report, title = COLLECTED.title) {
    if ((0,_model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_9__/* .hasCases */ .Yp)(report))
        return report;
    throw new CollectedReportError(`${title} is of mode ${report.source}, without cases`);
}
/** A report that was written before there were conversations has their plain texts. */
function withConversations(one) {
    const iterations = one.iterations.map(({ messages, ...iteration }) => iteration.conversation !== undefined || messages === null
        ? iteration
        : { ...iteration, conversation: { messages, timeline: [] } });
    return { ...one, iterations };
}
/** Where it has none, as in a report of version 1, it is made of the id. */
function withIdentity(one, { source }) {
    if (one.identity !== undefined || one.folded !== undefined)
        return one;
    const identity = source === 'ingest' ? (0,_identity_case_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOfResult */ .Xg)(one.id) : (0,_identity_case_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOfTitle */ ._o)(one.id);
    return { ...one, identity };
}
async function findFile(named) {
    try {
        const file = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(named.path)).isDirectory()
            ? node_path__WEBPACK_IMPORTED_MODULE_2__.join(named.path, _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .REPORT_FILE_NAME */ ._G)
            : named.path;
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file)).isFile())
            return file;
    }
    catch (error) {
        const isAbsent = ['ENOENT', 'ENOTDIR'].includes((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) ?? '');
        const absent = named.absent ?? `there is no such file or folder: ${named.path}.`;
        throw missing(named, isAbsent ? absent : `cannot be read: ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(error)}.`);
    }
    throw missing(named, 'names something that is neither a regular file nor a folder that holds one.');
}
/** Whether links on the way to a file in the workspace lead out of it. */
async function isLedOut(file, workspace) {
    if (!file.startsWith(workspace + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
        return false;
    return !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(file)).startsWith((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(workspace)) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
}
function missing({ input }, message) {
    return new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1([{ where: input.name, message, example: input.example }]);
}
/**
 * The text of a regular file.
 * @throws CollectedReportError where it is larger than what may be read.
 */
async function readBounded(file, title, { bytes } = WHOLE_BUDGET) {
    // A link put there since it was looked at is not followed.
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    try {
        const { size } = await handle.stat();
        if (size > bytes) {
            throw new CollectedReportError(`${title} has ${size} bytes; more than ${bytes} are not read`);
        }
        return await handle.readFile('utf8');
    }
    finally {
        await handle.close();
    }
}
/** @throws CollectedReportError that says what is wrong with the text. */
function parseReportFile(text, title = COLLECTED.title, budget = WHOLE_BUDGET) {
    const value = parseModestJson(text, title, budget);
    const version = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_10__/* .unknown */ .L5J() }).safeParse(value);
    const versions = _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .READABLE_VERSIONS */ .B1;
    if (version.success && !versions.includes(version.data.schemaVersion)) {
        throw new CollectedReportError(`${title} is not of schema version ${_report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .READABLE_VERSIONS */ .B1.join(' or ')}, which are the ` +
            'ones read here; use the same version of the action to write and to read it');
    }
    const parsed = _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .readableReportSchema */ .gv.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const place = issue?.path.map(String).join('.') ?? '';
    const told = place.length > 200 ? `${place.slice(0, 200)}…` : place;
    throw new CollectedReportError(`${title} is none: ${told}: ${issue?.message}`);
}
/** @throws CollectedReportError where the text is no JSON, or would fill the memory. */
function parseModestJson(text, title, budget = WHOLE_BUDGET) {
    requireModesty(text, title, budget);
    return parseJson(text, title);
}
/** Before it is parsed: few bytes of brackets make a value that fills the memory. */
function requireModesty(text, title, budget) {
    const { values, depth } = (0,_text_json_extent_js__WEBPACK_IMPORTED_MODULE_4__/* .measureJson */ .j)(text);
    if (depth > MAX_NESTING) {
        throw new CollectedReportError(`${title} is nested more than ${MAX_NESTING} levels deep`);
    }
    if (values > budget.values) {
        throw new CollectedReportError(`${title} has ${values} values; more than ${budget.values} are not read`);
    }
}
/** The parser's own words quote the text, which nobody has looked at. */
function parseJson(text, title) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new CollectedReportError(`${title} is no JSON`);
    }
}
/** A kind of a later version still keeps the evidence from being whole. */
function toProblem({ kind, ...rest }) {
    return { kind: _model_run_report_js__WEBPACK_IMPORTED_MODULE_11__/* .PROBLEM_KINDS */ .me.find((known) => known === kind) ?? 'evidence', ...rest };
}


/***/ })

};
