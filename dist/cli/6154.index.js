export const id = 6154;
export const ids = [6154];
export const modules = {

/***/ 96154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  branchBaseline: () => (/* binding */ branchBaseline),
  runBaseline: () => (/* binding */ runBaseline)
});

// EXTERNAL MODULE: ./build/trouble/look-up-error.js
var look_up_error = __webpack_require__(77104);
// EXTERNAL MODULE: ./build/model/counts.js
var counts = __webpack_require__(63580);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
// EXTERNAL MODULE: ./build/report-file/legs/joined-report.js + 1 modules
var joined_report = __webpack_require__(24686);
// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(51306);
// EXTERNAL MODULE: ./build/identity/case-identity.js
var case_identity = __webpack_require__(79594);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/report-file/report-reader.js
var report_reader = __webpack_require__(22498);
// EXTERNAL MODULE: ./build/report-file/report-schema.js + 5 modules
var report_schema = __webpack_require__(24837);
;// CONCATENATED MODULE: ./build/report-file/report-archive.js





/** The artifact of a report has a handful; looking through those that an archive tells of takes time. */
const MOST_FILES = 1_000;
/**
 * The results in an archive of a report's files, which may be anybody's, and the hash of their text.
 * Only the report itself is unpacked, in memory, and no more of it than the archive says, which is
 * bounded.
 * @param left what may be read, of all that share it; what this one takes is taken out of it.
 * @throws CollectedReportError that says what is wrong with it.
 */
function readArchivedReport(archive, title, left = (0,report_reader/* wholeBudget */.DF)()) {
    const text = unpackReport(archive, title, left.bytes);
    return { report: (0,report_reader/* resultsOutOf */.OD)(text, title, left), digest: (0,case_identity/* digestOf */.ol)(text) };
}
function unpackReport(archive, title, most) {
    let files = 0;
    let found = 0;
    let bytes = 0;
    let unpacked;
    try {
        unpacked = (0,esm/* unzipSync */.AO)(archive, {
            filter: ({ name, originalSize }) => {
                files += 1;
                if (files > MOST_FILES)
                    throw new errors/* ExpectedError */.Dh(`it has more than ${MOST_FILES} files`);
                if (name !== report_schema/* REPORT_FILE_NAME */._G)
                    return false;
                found += 1;
                bytes = originalSize;
                return found === 1 && originalSize <= most;
            },
        });
    }
    catch (error) {
        throw new report_reader/* CollectedReportError */.mq(`${title} cannot be unpacked: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
    if (found === 0)
        throw new report_reader/* CollectedReportError */.mq(`${title} holds no ${report_schema/* REPORT_FILE_NAME */._G}`);
    if (found > 1)
        throw new report_reader/* CollectedReportError */.mq(`${title} holds several ${report_schema/* REPORT_FILE_NAME */._G}`);
    const report = unpacked[report_schema/* REPORT_FILE_NAME */._G];
    if (report === undefined) {
        throw new report_reader/* CollectedReportError */.mq(`${title} has ${bytes} bytes; more than ${most} are not read`);
    }
    return new TextDecoder().decode(report);
}

;// CONCATENATED MODULE: ./build/baseline/artifact/run-choice.js
/**
 * What only somebody who may write to the repository sets off. A pull request of a fork runs with
 * what the fork wrote, on a branch of any name.
 */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
/** Whether the code of a run, and so what it says of it, is the repository's own. */
function isOwnRun(run, repository) {
    const isHome = run.headRepository?.toLowerCase() === repository.toLowerCase();
    return isHome && TRUSTED_EVENTS.includes(run.event);
}
/**
 * Runs of a commit and of those before it, those of the newest commit first, and of one commit the
 * newest first.
 * @param commits a commit and those before it, the newest first.
 */
function runsUpTo(runs, commits) {
    const byCommit = Map.groupBy(runs, ({ commit }) => commit);
    return commits.flatMap((commit) => (byCommit.get(commit) ?? []).toSorted((a, b) => (b.createdAtMs ?? 0) - (a.createdAtMs ?? 0)));
}
/**
 * Artifacts of a job, those of its newest attempt alone. A job whose steps use the action more than
 * once has several, in the order of the steps.
 * @param name of the first step in the first attempt.
 */
function artifactsOfJob(artifacts, name) {
    const found = artifacts.flatMap((artifact) => {
        const rest = artifact.name.startsWith(name) ? artifact.name.slice(name.length) : null;
        const match = rest === null ? null : /^(?:-attempt-(\d{1,6}))?(?:-(\d))?$/.exec(rest);
        if (match === null)
            return [];
        return [{ artifact, attempt: Number(match[1] ?? 1), step: Number(match[2] ?? 1) }];
    });
    const newest = Math.max(...found.map(({ attempt }) => attempt));
    return found
        .filter(({ attempt }) => attempt === newest)
        .sort((a, b) => a.step - b.step || b.artifact.id - a.artifact.id)
        .map(({ artifact }) => artifact);
}

;// CONCATENATED MODULE: ./build/baseline/artifact/left-report.js







/** Legs that are downloaded at most, of all runs that are looked into: each is two requests. */
const MOST_LEGS = 100;
/** What a run left of a step, or why that is not to be had. */
async function reportOf(runs, { artifacts: names, inLegs, subject, about }, { id, commit }) {
    if (names.length > MOST_LEGS) {
        return new look_up_error/* LookUpError */.F('odd', `${names.length} legs are more than the ${MOST_LEGS} looked for`);
    }
    const listed = await runs.artifacts(id);
    const all = names.map((name) => ({ name, artifacts: artifactsOfJob(listed, name) }));
    if (all.every(isEmpty)) {
        return new look_up_error/* LookUpError */.F('absent', `run ${id} left no artifact ${(0,listed_names/* listNames */.Zv)(names)}`);
    }
    const kept = all.map(({ name, artifacts }) => {
        return { name, artifacts: artifacts.filter(({ isExpired }) => !isExpired) };
    });
    if (kept.every(isEmpty)) {
        return new look_up_error/* LookUpError */.F('gone', `the artifact ${(0,listed_names/* listNames */.Zv)(names)} of run ${id} has expired`);
    }
    // All legs together are bounded as one report is.
    const shared = (0,report_reader/* wholeBudget */.DF)();
    const budget = inLegs ? () => shared : report_reader/* wholeBudget */.DF;
    const read = [];
    for (const left of kept) {
        // Of legs, one that has expired is told as missing.
        if (isEmpty(left))
            continue;
        read.push({ name: left.name, found: await ofStep(runs, left, { subject, budget, about }) });
    }
    const report = inLegs ? joined(read, commit) : onlyOne(read);
    if (report instanceof look_up_error/* LookUpError */.F)
        return report;
    if (about === 'surface') {
        if (tellsOfServers(report))
            return report;
        return new look_up_error/* LookUpError */.F('odd', `the report of run ${id} does not tell what servers offered`);
    }
    const { passed, failed } = (0,counts/* countReport */.A0)(report);
    if (passed + failed > 0)
        return report;
    return new look_up_error/* LookUpError */.F('odd', `run ${id} measured nothing`);
}
const isEmpty = ({ artifacts }) => artifacts.length === 0;
function onlyOne([first]) {
    if (first === undefined)
        return new look_up_error/* LookUpError */.F('absent', 'there is no artifact');
    return first.found instanceof look_up_error/* LookUpError */.F ? first.found : first.found.report;
}
/** The legs as one report, which tells those that it lacks. */
function joined(read, commit) {
    const legs = [];
    const obstacles = [];
    for (const { name, found } of read) {
        if (found instanceof look_up_error/* LookUpError */.F) {
            obstacles.push(found);
            continue;
        }
        const { report, digest } = found;
        const { shard } = report;
        if (shard !== undefined)
            legs.push({ place: name, report: { ...report, shard }, digest });
        else
            obstacles.push(new look_up_error/* LookUpError */.F('odd', `the report in ${(0,listed_names/* listNames */.Zv)([name])} is of no leg`));
    }
    const [obstacle] = obstacles;
    if (legs.length === 0 && obstacle !== undefined)
        return obstacle;
    const problems = obstacles.map(({ message }) => sentence(message));
    return (0,joined_report/* joinFoundLegs */.Q)(legs, commit, { problems, warnings: [] });
}
const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
/** What keeps one artifact from being had, and says nothing of others. */
const OF_ONE_ARTIFACT = ['gone', 'absent', 'odd'];
const tellsOfServers = ({ surface }) => (surface?.servers.length ?? 0) > 0;
/**
 * Where a job has several, the one of the same step; its first where no step is the same, and of
 * several that are not about the same the first that is.
 */
async function ofStep(runs, { name, artifacts }, { subject, budget, about }) {
    let first = null;
    let hasFit = false;
    for (const artifact of artifacts) {
        const read = await unpacked(runs, artifact, { name, budget: budget() });
        if (artifacts.length === 1)
            return read;
        const isFit = 'report' in read && (about === undefined || tellsOfServers(read.report));
        if (isFit && read.report.origin?.subject === subject)
            return read;
        if (first === null || first instanceof look_up_error/* LookUpError */.F || (isFit && !hasFit))
            first = read;
        hasFit ||= isFit;
    }
    return first ?? new look_up_error/* LookUpError */.F('absent', 'there is no artifact');
}
async function unpacked(runs, artifact, { name, budget }) {
    const title = `the report in the artifact ${artifact.name}`;
    try {
        const archive = await runs.download(artifact);
        const read = readArchivedReport(archive, title, budget);
        // The second step of a job has the name that the first of another job may have.
        const { origin } = read.report;
        const isOther = origin?.artifact !== undefined && origin.artifact !== name;
        return isOther ? new look_up_error/* LookUpError */.F('absent', `${title} is of another job`) : read;
    }
    catch (error) {
        if (error instanceof report_reader/* CollectedReportError */.mq)
            return new look_up_error/* LookUpError */.F('odd', error.message);
        if (error instanceof look_up_error/* LookUpError */.F && OF_ONE_ARTIFACT.includes(error.obstacle))
            return error;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/baseline/artifact/artifact-baseline.js



/** Runs looked into at most: each is a request, and mostly a download. */
const MOST_RUNS = 4;
/**
 * The report that a run of a branch left: of the commit that the job's own branched off where there
 * is one, else of the newest before it, so that nothing done there since is laid at its door.
 * @throws LookUpError where the look-up did not come to its end.
 */
async function branchBaseline(runs, job, { branch, base }) {
    const target = base === null ? job.commit : await runs.mergeBase(base, job.commit);
    const { own, hasMore } = await ownRuns(runs, job, { branch, target });
    const none = (message) => ({
        ...{ outcome: 'none', message },
        // On the branch itself, this run is the first.
        ...(base !== null && { advice: `Let the workflow run on each push to ${branch} too.` }),
    });
    if (own.length === 0 && !hasMore) {
        return none(`no run of ${workflowName(job)} on ${branch} that a push, a schedule or a dispatch started has completed before`);
    }
    let obstacle = null;
    // Where each has many legs, fewer runs, so that no more is downloaded in all.
    const affordable = Math.max(1, Math.floor(MOST_LEGS / job.artifacts.length));
    let left = Math.min(MOST_RUNS, affordable);
    const order = new FitRuns(runs, own, target);
    for await (const run of order.newestFirst()) {
        const found = await reportOf(runs, job, run);
        if (!(found instanceof look_up_error/* LookUpError */.F)) {
            return { outcome: 'found', baseline: baselineOf(found, run, run.commit === target) };
        }
        obstacle ??= found;
        left -= 1;
        if (left === 0)
            break;
    }
    if (obstacle !== null)
        throw obstacle;
    const place = `of ${target.slice(0, 12)} or a commit before it`;
    if (!hasMore && order.isWhole)
        return none(`no run of ${workflowName(job)} on ${branch} is ${place}`);
    throw new look_up_error/* LookUpError */.F('absent', `among the newest runs of ${workflowName(job)} on ${branch} none is ${place}`);
}
/** @throws LookUpError where it is not to be had. */
async function runBaseline(runs, job, id) {
    const runId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
    if (runId === null)
        throw new look_up_error/* LookUpError */.F('absent', `${id} is no id of a workflow run`);
    const run = await runs.get(runId);
    if (run.headRepository?.toLowerCase() !== job.repository.toLowerCase()) {
        throw new look_up_error/* LookUpError */.F('odd', `run ${runId} is of code of another repository, as of a fork`);
    }
    const found = await reportOf(runs, job, run);
    if (found instanceof look_up_error/* LookUpError */.F)
        throw found;
    return baselineOf(found, run, null);
}
/** An id tells people nothing. */
const workflowName = ({ workflow }) => /^\d+$/.test(workflow) ? 'the workflow that collects' : workflow;
async function ownRuns(runs, { workflow, repository, runId }, { branch, target }) {
    const isFit = (run) => isOwnRun(run, repository) && run.branch === branch && run.id !== runId;
    const { runs: newest, hasMore } = await runs.list(workflow, { branch });
    const own = newest.filter(isFit);
    if (!hasMore || own.some(({ commit }) => commit === target))
        return { own, hasMore };
    // Runs of forks' pull requests from a branch of that name may fill the list.
    const pushed = await runs.list(workflow, { branch, event: 'push' });
    const ofTarget = await runs.list(workflow, { branch, commit: target });
    const all = [...own, ...pushed.runs.filter(isFit), ...ofTarget.runs.filter(isFit)];
    return { own: [...new Map(all.map((run) => [run.id, run])).values()], hasMore };
}
/** Runs of a commit and those before it, which are asked for only where its own do not do. */
class FitRuns {
    #runs;
    #own;
    #target;
    /** Whether all commits before it were looked at. */
    isWhole = false;
    constructor(runs, own, target) {
        this.#runs = runs;
        this.#own = own;
        this.#target = target;
    }
    async *newestFirst() {
        yield* runsUpTo(this.#own, [this.#target]);
        if (this.#own.every(({ commit }) => commit === this.#target))
            return;
        const { commits, hasMore } = await this.#runs.ancestors(this.#target);
        this.isWhole = !hasMore;
        const before = commits.filter((commit) => commit !== this.#target);
        yield* runsUpTo(this.#own, before);
    }
}
/** What a report says of its origin is not asked: GitHub knows it. */
function baselineOf(report, { commit, branch, createdAtMs, address }, isMergeBase) {
    return {
        report,
        origin: { kind: 'artifact', commit, branch, createdAtMs, address, isMergeBase },
    };
}


/***/ })

};
