export const id = 1410;
export const ids = [1410,2992];
export const modules = {

/***/ 22992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fileBaseline: () => (/* binding */ fileBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _report_file_report_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22498);


/**
 * Reads the baseline that `file:<path>` names.
 * @throws ConfigurationError, CollectedReportError
 */
async function fileBaseline(file, workspace) {
    const title = 'the report of the baseline';
    const read = await (0,_report_file_report_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readReport */ .tL)({
        path: node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace, file),
        workspace,
        input: { name: 'baseline', example: 'file:baseline/report.json' },
        title,
    });
    const report = (0,_report_file_report_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .withCases */ .ge)(read, title);
    const { commit = null, branch = null, address = null, createdAtMs = null } = report.origin ?? {};
    return {
        report,
        origin: {
            kind: 'file',
            ...{ commit, branch, address },
            createdAtMs: createdAtMs ?? report.run?.createdAtMs ?? null,
            isMergeBase: null,
        },
    };
}


/***/ }),

/***/ 11410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runGateCommand: () => (/* binding */ runGateCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/baseline/file-baseline.js
var file_baseline = __webpack_require__(22992);
// EXTERNAL MODULE: ./build/model/policy.js
var model_policy = __webpack_require__(50154);
// EXTERNAL MODULE: ./build/gate/statistics/comparison/smallest-drop.js
var smallest_drop = __webpack_require__(11877);
// EXTERNAL MODULE: ./build/gate/statistics/pass-rate.js
var pass_rate = __webpack_require__(75386);
;// CONCATENATED MODULE: ./build/gate/statistics/false-alarms/pseudo-random.js
/** @param seed a whole number of 32 bits. */
function pseudoRandom(seed) {
    const uniform = mulberry32(seed);
    const gamma = gammaFrom(uniform);
    return {
        uniform,
        binomial(trials, rate) {
            let successes = 0;
            for (let trial = 0; trial < trials; trial += 1)
                if (uniform() < rate)
                    successes += 1;
            return successes;
        },
        beta(a, b) {
            const [one, other] = [gamma(a), gamma(b)];
            return one / (one + other);
        },
    };
}
/** Mulberry32 by T. Ettinger: good enough for simulation, not for secrets. */
function mulberry32(seed) {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}
/** By rejection (Marsaglia & Tsang 2000, ACM TOMS 26:363), from normals of Marsaglia's polar method. */
function gammaFrom(uniform) {
    const normal = () => {
        for (;;) {
            const [u, v] = [2 * uniform() - 1, 2 * uniform() - 1];
            const square = u * u + v * v;
            if (square > 0 && square < 1)
                return u * Math.sqrt((-2 * Math.log(square)) / square);
        }
    };
    return function gamma(shape) {
        if (shape < 1)
            return gamma(shape + 1) * (1 - uniform()) ** (1 / shape);
        const d = shape - 1 / 3;
        for (;;) {
            const z = normal();
            const v = (1 + z / Math.sqrt(9 * d)) ** 3;
            if (v > 0 && Math.log(1 - uniform()) < (z * z) / 2 + d * (1 - v + Math.log(v)))
                return d * v;
        }
    };
}

;// CONCATENATED MODULE: ./build/gate/statistics/false-alarms/within-run.js


/**
 * How often a policy would block this suite if nothing changed, with no drift between sessions:
 * again and again, each case's true pass rate is drawn from what was seen of it,
 * Beta(x + ½, n − x + ½), and two runs, and what is run again, are drawn from that. Halves of one run are no substitute:
 * they are the test's own null.
 */
function falseAlarmsWithin(cases, blocks, { seed, runs = 2000 }) {
    const random = pseudoRandom(seed);
    const results = (iterations, rate = 0) => Array.from({ length: iterations }, () => random.uniform() < rate);
    let alarms = 0;
    for (let run = 0; run < runs; run += 1) {
        const rates = cases.map(({ seen }) => random.beta(seen.passed + 0.5, seen.total - seen.passed + 0.5));
        const pairs = cases.map(({ baseline, head }, place) => ({
            baseline: { passed: random.binomial(baseline, rates[place] ?? 0), total: baseline },
            head: { passed: random.binomial(head, rates[place] ?? 0), total: head },
        }));
        const rerun = (place, iterations) => ({
            baseline: results(iterations, rates[place]),
            head: results(iterations, rates[place]),
        });
        if (blocks(pairs, rerun))
            alarms += 1;
    }
    return countedAlarms(alarms, runs);
}
/** Alarms out of so many runs, with what they say of the rate behind them. */
function countedAlarms(alarms, runs) {
    const rate = runs === 0 ? 0 : alarms / runs;
    return { runs, alarms, rate, interval: (0,pass_rate/* exactInterval */.p)(alarms, runs, 0.025) };
}

// EXTERNAL MODULE: ./build/gate/statistics/distributions/normal.js
var normal = __webpack_require__(56825);
;// CONCATENATED MODULE: ./build/gate/calibration/advice.js

/** A mean drop that a suite should see. */
const TARGET = 0.1;
/** Beyond this, a confidence would leave a test without power. */
const MOST_CONFIDENCE = 0.999;
/**
 * What could be set for the policy to block no more often than it says it does, and to see what
 * matters.
 * @param heldRates what `min-pass-rate` was held against in the runs that were made up.
 */
function adviceOn(found, policy, heldRates) {
    return [
        ...passRateAdvice(found, policy, heldRates),
        ...driftAdvice(found),
        ...iterationsAdvice(found),
    ];
}
/** The highest whole percentage that is missed no more often than α. */
function passRateAdvice({ confidence }, { minPassRate }, heldRates) {
    if (minPassRate === null || heldRates.length === 0)
        return [];
    const ascending = heldRates.toSorted((one, other) => one - other);
    const allowed = Math.floor((1 - confidence) * ascending.length * (1 + 1e-9));
    if (ascending.filter((rate) => rate < minPassRate).length <= allowed)
        return [];
    const highest = Math.floor((ascending[allowed] ?? 0) * 100 + 1e-9) / 100;
    return [{ code: 'min-pass-rate', highest }];
}
/** With z = z_{1−α}√φ̂, Φ(−z/√φ̂) is α again. */
function driftAdvice({ between, confidence, cases }) {
    if (cases.sampled === 0)
        return [];
    if ('code' in between) {
        if (between.code !== 'too-few-runs')
            return [];
        return [{ code: 'more-runs', count: between.needed - between.runs }];
    }
    const { dispersion, falseAlarmRate } = between;
    if (dispersion <= 1)
        return [];
    const wanted = (0,normal/* normalCdf */.v)((0,normal/* normalQuantile */.Z)(confidence) * Math.sqrt(dispersion));
    const least = wanted > MOST_CONFIDENCE ? null : Math.ceil(wanted * 1000 - 1e-9) / 1000;
    return [{ code: 'drift', leastConfidence: least, falseAlarmRate }];
}
function iterationsAdvice({ byIterations, iterations }) {
    if (iterations === null)
        return [];
    const enough = byIterations.find(({ smallestDrop }) => smallestDrop !== null && smallestDrop <= TARGET);
    if (enough === undefined) {
        const smallestDrop = byIterations.at(-1)?.smallestDrop ?? null;
        return [{ code: 'too-coarse', smallestDrop, target: TARGET }];
    }
    if (enough.iterations <= iterations.least)
        return [];
    const { iterations: fewest, smallestDrop } = enough;
    return [{ code: 'iterations', fewest, smallestDrop: smallestDrop ?? 0, target: TARGET }];
}

// EXTERNAL MODULE: ./build/gate/statistics/distributions/gamma.js
var gamma = __webpack_require__(94465);
;// CONCATENATED MODULE: ./build/gate/statistics/false-alarms/between-runs.js



const MIN_RUNS = 8;
/**
 * Drift between runs of one base, as overdispersion: φ̂ = s²(S_r)/[Σ n p̄_i(1 − p̄_i) · Rn/(Rn − 1)]
 * with the passes S_r of run r; then a one-sided test at α blocks Φ(−z_{1−α}/√max(1, φ̂)) of the
 * time, and φ lies between (R − 1)φ̂/χ²_{.95} and (R − 1)φ̂/χ²_{.05}.
 *
 * @param runs the same cases in the same order in each, as often in each.
 */
function driftBetweenRuns(runs, blocks, alpha) {
    if (runs.length < MIN_RUNS)
        return 'too-few-runs';
    const expected = varianceByChance(runs);
    if (expected === null)
        return 'unlike-runs';
    if (expected === 0)
        return 'nothing-varied';
    const passes = runs.map((run) => run.reduce((sum, { passed }) => sum + passed, 0));
    const mean = passes.reduce((sum, passed) => sum + passed, 0) / runs.length;
    const degrees = runs.length - 1;
    const squares = passes.reduce((sum, passed) => sum + (passed - mean) ** 2, 0);
    const dispersion = squares / degrees / expected;
    return {
        runs: runs.length,
        dispersion,
        interval: {
            lower: (degrees * dispersion) / (0,gamma/* chiSquareQuantile */.pV)(0.95, degrees),
            upper: (degrees * dispersion) / (0,gamma/* chiSquareQuantile */.pV)(0.05, degrees),
        },
        falseAlarmRate: (0,normal/* normalCdf */.v)(-(0,normal/* normalQuantile */.Z)(1 - alpha) / Math.sqrt(Math.max(1, dispersion))),
        observed: observedAlarms(runs.length, blocks),
    };
}
/** Σ n p̄(1 − p̄) · Rn/(Rn − 1), with p̄ over all runs; null where they are not alike. */
function varianceByChance(runs) {
    const [first = []] = runs;
    const isAlike = (run) => run.length === first.length && run.every(({ total }, index) => total === first[index]?.total);
    if (!runs.every(isAlike))
        return null;
    return first.reduce((sum, { total }, index) => {
        const trials = runs.length * total;
        if (trials < 2)
            return sum;
        const passed = runs.reduce((passes, run) => passes + (run[index]?.passed ?? 0), 0);
        const rate = passed / trials;
        return sum + (total * rate * (1 - rate) * trials) / (trials - 1);
    }, 0);
}
/** Every run against every other, both ways round. */
function observedAlarms(runs, blocks) {
    const places = Array.from({ length: runs }, (_, place) => place);
    const alarms = places.flatMap((baseline) => places.filter((head) => head !== baseline && blocks(baseline, head)));
    return countedAlarms(alarms.length, runs * (runs - 1));
}

// EXTERNAL MODULE: ./build/gate/comparison/pairing.js
var pairing = __webpack_require__(90718);
// EXTERNAL MODULE: ./build/gate/comparison/rules/rules.js
var rules = __webpack_require__(63169);
;// CONCATENATED MODULE: ./build/gate/calibration/pseudo-reports.js



/** Whether it ended in a way that counts. */
const isCounted = ({ outcome }) => outcome === 'passed' || outcome === 'failed' || outcome === 'error';
/**
 * Takes a suite apart into what is left to chance and what is not, by the rule that regressions go
 * by. Cases without a result are in neither.
 * @param earlier reports of the same suite.
 */
function templateOf(report, earlier) {
    const byChance = new Set([report, ...earlier].flatMap((other) => (0,rules/* ruledCases */.OF)((0,pairing/* pairCases */.Q)(other, report).pairs, { baseline: other, head: report }, BY_KIND)
        .filter(({ rule }) => rule === 'statistical')
        .map(({ head }) => head.identity)));
    const template = { report, sampled: [], fixed: [] };
    const seenBefore = earlier.map((other) => casesByIdentity(other));
    for (const testCase of report.cases) {
        const ended = testCase.iterations.filter(isCounted);
        if (testCase.identity === undefined || !byChance.has(testCase.identity)) {
            if (ended.length > 0 || testCase.folded !== undefined)
                template.fixed.push(testCase);
            continue;
        }
        if (ended.length === 0)
            continue;
        const all = seenBefore.flatMap((cases) => {
            const same = cases.get(testCase.identity);
            return same?.definition === testCase.definition ? (same?.iterations ?? []) : [];
        });
        const counted = [...ended, ...all.filter(isCounted)];
        const passed = counted.filter(({ outcome }) => outcome === 'passed').length;
        template.sampled.push({
            testCase,
            seen: { passed, total: counted.length },
            ended,
        });
    }
    return template;
}
/** Whatever the policy holds cases to: what is left to chance is the same. */
const BY_KIND = { mode: 'gate', alpha: 0.05 };
function casesByIdentity({ cases }) {
    return new Map(cases.map((testCase) => [testCase.identity, testCase]));
}
/**
 * What an iteration took and used is that of one of its case that came out alike, by chance.
 */
function pseudoRuns({ report, sampled, fixed }, seed) {
    const { uniform } = pseudoRandom(seed);
    const sources = sampled.map(({ ended }) => iterationSource(ended, uniform));
    const caseOf = (place, outcomes) => {
        const [testCase, source] = [sampled[place]?.testCase, sources[place]];
        if (testCase === undefined || source === undefined)
            return [];
        const iterations = outcomes.map((passes, at) => source({ place, number: at + 1, passes }));
        return [{ ...testCase, iterations, planned: outcomes.length }];
    };
    const runOf = (cases) => completed({ ...report, cases });
    return {
        report: (tallies) => runOf([
            ...tallies.flatMap(({ passed, total }, place) => caseOf(place, Array.from({ length: total }, (_, at) => at < passed))),
            ...fixed,
        ]),
        rerun: (outcomes) => runOf([...outcomes].flatMap(([place, results]) => caseOf(place, results))),
    };
}
/** Each that was made up is kept: thousands of runs are made of the same few. */
function iterationSource(ended, uniform) {
    const placesOf = (passes) => {
        const places = ended.map((_, place) => place);
        const alike = places.filter((place) => (ended[place]?.outcome === 'passed') === passes);
        return alike.length > 0 ? alike : places;
    };
    const [failing, passing] = [placesOf(false), placesOf(true)];
    const kept = new Map();
    return (wanted) => {
        const from = wanted.passes ? passing : failing;
        const chosen = from[Math.floor(uniform() * from.length)] ?? 0;
        const key = (wanted.number * ended.length + chosen) * 2 + Number(wanted.passes);
        const made = kept.get(key) ?? asIteration(ended[chosen], wanted);
        kept.set(key, made);
        return made;
    };
}
function asIteration(source, { place, number, passes }) {
    if (source === undefined)
        throw new Error('A case without results is not made up.');
    const outcome = passes ? 'passed' : source.outcome === 'error' ? 'error' : 'failed';
    return { ...source, id: `${place}-${number}`, number, outcome, flaky: false, attempts: 1 };
}
/** A run that came to its end, judged by its own criterion: that all pass where it tells none. */
function completed(report) {
    const { run, cases } = report;
    const iterations = cases.flatMap((testCase) => testCase.iterations);
    const counted = iterations.filter(isCounted);
    const passed = counted.filter(({ outcome }) => outcome === 'passed').length;
    const isMet = passed >= (run?.criterion ?? 1) * counted.length - 1e-9;
    const result = isMet ? 'passed' : 'failed';
    return {
        ...report,
        problems: [],
        run: run && { ...runItself(run), status: 'completed', declared: null, result },
    };
}
function runItself({ foreignCases: _, ...facts }) {
    return facts;
}

// EXTERNAL MODULE: ./build/gate/gate.js + 38 modules
var gate = __webpack_require__(27380);
;// CONCATENATED MODULE: ./build/gate/calibration/trial.js

/** Of each suspect on each side. */
const BOTH_LOOKS = 10;
/** Judges a head whose baseline is a run of the same base, and confirms as the policy says. */
function judgeAgainst({ baseline, head }, { policy, context, template }, rerun) {
    const { isOneSession, nowMs } = context;
    const kind = isOneSession ? 'checkout' : 'artifact';
    const origin = {
        commit: null,
        branch: null,
        isMergeBase: null,
        createdAtMs: nowMs,
        address: null,
    };
    const search = {
        outcome: 'found',
        baseline: { report: baseline, origin: { kind, ...origin } },
    };
    const verdict = (0,gate/* gate */.Gj)(head, policy, { baseline: search, nowMs });
    if (rerun === undefined || !verdict.suspicion?.wanted)
        return verdict;
    const suspects = verdict.suspicion.suspects.map(({ identity }) => template.sampled.findIndex(({ testCase }) => testCase.identity === identity));
    return (0,gate/* gate */.Gj)(head, policy, { baseline: search, nowMs, fresh: rerun(suspects, BOTH_LOOKS) });
}

;// CONCATENATED MODULE: ./build/gate/calibration/verdict-count.js
/** Of the interval around a rate of false alarms. */
const CONFIDENCE = 0.95;
/** Counts how verdicts came out where nothing had changed. */
class VerdictCount {
    #undecided = 0;
    #checks = new Map();
    /** @returns whether it blocks. */
    add({ value, checks }) {
        if (value === 'incomplete')
            this.#undecided += 1;
        for (const check of checks)
            this.#addCheck(check);
        return value === 'failed';
    }
    #addCheck({ id, about, gates, outcome }) {
        if (outcome !== 'failed' && outcome !== 'undecided')
            return;
        const key = JSON.stringify([id, about]);
        const none = { id, ...(about && { about }), gates, failed: 0, undecided: 0 };
        const counted = this.#checks.get(key) ?? none;
        counted[outcome] += 1;
        this.#checks.set(key, counted);
    }
    /** What was counted, beside how often it blocked. */
    alarms({ runs, alarms, rate, interval }) {
        return {
            ...{ judged: runs, blocked: alarms, undecided: this.#undecided, rate },
            interval: { low: interval.lower, high: interval.upper, confidence: CONFIDENCE },
            checks: [...this.#checks.values()],
        };
    }
}

;// CONCATENATED MODULE: ./build/gate/calibration/drift.js




/** Of the interval of the dispersion, two-sided. */
const drift_CONFIDENCE = 0.9;
/** Every report held against every other, and how far their passes lie apart. */
function driftOf(reports, trial, alpha) {
    const count = new VerdictCount();
    // What has run cannot be run again.
    const unconfirmed = { ...trial, policy: withoutConfirmation(trial.policy) };
    const drift = driftBetweenRuns(reports.map((report) => talliesOf(report, trial.template)), (one, other) => {
        const [baseline, head] = [reports[one], reports[other]];
        if (baseline === undefined || head === undefined)
            return false;
        return count.add(judgeAgainst({ baseline, head }, unconfirmed));
    }, alpha);
    if (drift === 'too-few-runs')
        return { code: drift, runs: reports.length, needed: MIN_RUNS };
    if (typeof drift === 'string')
        return { code: drift };
    const { runs, dispersion, interval, falseAlarmRate, observed } = drift;
    return {
        ...{ runs, dispersion, falseAlarmRate },
        interval: { low: interval.lower, high: interval.upper, confidence: drift_CONFIDENCE },
        observed: count.alarms(observed),
    };
}
function withoutConfirmation(policy) {
    const { regression } = policy;
    return regression === undefined
        ? policy
        : { ...policy, regression: { ...regression, confirm: 'never' } };
}
/** In the order of the template; of a case that does something else, or is not there, nothing. */
function talliesOf({ cases }, { sampled }) {
    const byIdentity = new Map(cases.map((testCase) => [testCase.identity, testCase]));
    return sampled.map(({ testCase }) => {
        const same = byIdentity.get(testCase.identity);
        const counted = same?.definition === testCase.definition ? (same?.iterations ?? []).filter(isCounted) : [];
        const passed = counted.filter(({ outcome }) => outcome === 'passed').length;
        return { passed, total: counted.length };
    });
}

;// CONCATENATED MODULE: ./build/gate/calibration/calibrate.js








/** Iterations of a case that are tried out. */
const ITERATIONS = [1, 3, 5, 10, 20];
const MOST_RUNS = 2_000;
const FEWEST_RUNS = 50;
/** Made up for one estimate at most, so that all of them are had in a minute. */
const MOST_ITERATIONS = 1_500_000;
/** By custom. */
const POWER = 0.8;
/**
 * How often a policy would have blocked a suite if nothing had changed: with no drift between
 * sessions, from the newest report alone, and with that drift, from eight or more. The same reports
 * give the same answer.
 * @param dated reports of the same base.
 */
function calibrate(dated, policy, { isOneSession, mostRuns = MOST_RUNS }) {
    const ascending = dated.toSorted((one, other) => one.generatedAtMs - other.generatedAtMs);
    const last = ascending.at(-1);
    if (last === undefined)
        throw new Error('Nothing is calibrated without a report.');
    const reports = ascending.map(({ report }) => report);
    const { report: newest, generatedAtMs: nowMs } = last;
    const template = templateOf(newest, reports.slice(0, -1));
    const trial = { template, policy, context: { isOneSession, nowMs }, mostRuns };
    const planned = template.sampled.map(({ seen, ended }) => ({
        ...{ seen, baseline: ended.length, head: ended.length },
    }));
    const { alarms: within, rates } = alarmsOf(planned, trial);
    const counts = planned.map(({ head }) => head);
    const iterations = counts.length === 0 ? null : rangeOf(counts);
    const confidence = policy.regression?.confidence ?? model_policy/* DEFAULT_REGRESSION_CONFIDENCE */.$M;
    const found = {
        suite: newest.suite.name,
        reports: reports.length,
        cases: { sampled: planned.length, fixed: countFixed(template) },
        ...{ iterations, confidence, within },
        byIterations: iterations === null
            ? []
            : ITERATIONS.map((count) => withIterations(count, trial, { within, iterations })),
        between: driftOf(reports, trial, 1 - confidence),
    };
    return { ...found, advice: adviceOn(found, policy, rates) };
}
function rangeOf(counts) {
    const least = counts.reduce((one, other) => Math.min(one, other));
    const most = counts.reduce((one, other) => Math.max(one, other));
    return { least, most };
}
function countFixed({ fixed }) {
    return fixed.reduce((sum, { folded }) => sum + (folded?.cases ?? 1), 0);
}
function alarmsOf(planned, trial) {
    const seed = seedOf(trial.template);
    const made = pseudoRuns(trial.template, seed + 1);
    const count = new VerdictCount();
    const rates = [];
    const alarms = falseAlarmsWithin(planned, (pairs, rerun) => {
        const baseline = made.report(pairs.map((pair) => pair.baseline));
        const head = made.report(pairs.map((pair) => pair.head));
        const verdict = judgeAgainst({ baseline, head }, trial, (places, iterations) => freshResults(made, places, (place) => rerun(place, iterations)));
        rates.push(...heldRates(verdict));
        return count.add(verdict);
    }, { seed, runs: runsFor(planned, trial) });
    return { alarms: count.alarms(alarms), rates };
}
/** What `min-pass-rate` was held against. */
function heldRates({ checks }) {
    const check = checks.find(({ id }) => id === 'min-pass-rate');
    const held = check?.heldBy === 'lower-bound' ? check.interval?.low : check?.observed;
    return held == null ? [] : [held];
}
function freshResults(made, places, rerun) {
    const results = places.map((place) => ({ place, ...rerun(place) }));
    return {
        baseline: made.rerun(new Map(results.map(({ place, baseline }) => [place, baseline]))),
        head: made.rerun(new Map(results.map(({ place, head }) => [place, head]))),
    };
}
function withIterations(iterations, trial, within) {
    const { sampled } = trial.template;
    const planned = sampled.map(({ seen }) => ({ seen, baseline: iterations, head: iterations }));
    const pairs = sampled.map(({ seen: { passed, total } }) => ({
        baseline: { passed: (passed / total) * iterations, total: iterations },
        head: { passed: 0, total: iterations },
    }));
    const { confidence = model_policy/* DEFAULT_REGRESSION_CONFIDENCE */.$M } = trial.policy.regression ?? {};
    const { least, most } = within.iterations ?? {};
    const isAsIs = least === iterations && most === iterations;
    return {
        iterations,
        alarms: isAsIs ? within.within : alarmsOf(planned, trial).alarms,
        smallestDrop: (0,smallest_drop/* smallestDrop */.h)(pairs, { alpha: 1 - confidence, power: POWER }),
    };
}
/** As many as there is time for; once where nothing is left to chance. */
function runsFor(planned, { template, mostRuns }) {
    if (planned.length === 0)
        return 1;
    const sampled = planned.reduce((sum, { baseline, head }) => sum + baseline + head, 0);
    const most = Math.floor(MOST_ITERATIONS / (sampled + 2 * countFixed(template)));
    return Math.min(mostRuns, Math.max(FEWEST_RUNS, most));
}
/** Of 32 bits, by what was seen of each case (FNV-1a). */
function seedOf({ sampled }) {
    let hash = 0x811c9dc5;
    for (const { testCase, seen } of sampled) {
        for (const character of `${testCase.identity}:${seen.passed}/${seen.total};`) {
            hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
        }
    }
    return hash >>> 0;
}

// EXTERNAL MODULE: ./build/gate/without-report.js
var without_report = __webpack_require__(79729);
// EXTERNAL MODULE: ./build/inputs/table/table.js + 6 modules
var table = __webpack_require__(20555);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/render/words/check-words.js
var check_words = __webpack_require__(29403);
;// CONCATENATED MODULE: ./build/render/words/calibration-words.js


/** The words of a calibration, the same on all surfaces. */
function calibrationWords(calibration) {
    const { within, byIterations, between, advice } = calibration;
    const rows = byIterations.map(({ iterations, alarms, smallestDrop }) => [
        (0,quantity/* formatCount */.B4)(iterations),
        share(alarms.rate),
        (0,quantity/* formatCount */.B4)(alarms.judged),
        smallestDrop === null ? 'none' : points(smallestDrop),
    ]);
    const titles = ['Iterations of a case', 'False alarms', 'Runs tried', 'Smallest drop seen'];
    return {
        headline: headlineOf(within),
        facts: [
            casesOf(calibration),
            ...checksOf(within),
            'code' in between ? unknownDrift(between) : knownDrift(between),
        ],
        table: rows.length === 0 ? null : { titles, rows },
        advice: advice.length === 0 ? ['Nothing has to be set.'] : advice.map(describeAdvice),
    };
}
function headlineOf({ blocked, judged, rate, interval, undecided }) {
    const range = `${share(interval.low)} to ${share(interval.high)}`;
    const open = undecided === 0 ? '' : ` It could not decide ${(0,quantity/* formatCount */.B4)(undecided)} of them.`;
    return (`Had nothing changed, this policy would have blocked ${(0,quantity/* formatCount */.B4)(blocked)} of ` +
        `${(0,quantity/* countOf */.pq)(judged, 'run')} (${share(rate)}; ${range}) where sessions do not drift.${open}`);
}
function casesOf({ cases, iterations, reports }) {
    const { least, most } = iterations ?? { least: 0, most: 0 };
    const each = least === most ? (0,quantity/* formatCount */.B4)(least) : `${(0,quantity/* formatCount */.B4)(least)} to ${(0,quantity/* formatCount */.B4)(most)}`;
    const sampled = cases.sampled === 0
        ? 'No case leaves anything to chance'
        : `${(0,quantity/* countOf */.pq)(cases.sampled, 'case')} of ${each} iterations each ${cases.sampled === 1 ? 'is' : 'are'} left to chance`;
    const fixed = cases.fixed === 0
        ? ''
        : `; ${(0,quantity/* countOf */.pq)(cases.fixed, 'case')} without chance ${cases.fixed === 1 ? 'is' : 'are'} taken to come out as before`;
    return `Of ${(0,quantity/* countOf */.pq)(reports, 'report')}: ${sampled}${fixed}.`;
}
function checksOf({ checks, judged }) {
    return checks.map((check) => {
        const { gates, failed, undecided } = check;
        const outcomes = [
            ...(failed > 0 ? [`failed in ${(0,quantity/* formatCount */.B4)(failed)}`] : []),
            ...(undecided > 0 ? [`was undecided in ${(0,quantity/* formatCount */.B4)(undecided)}`] : []),
        ];
        const role = gates ? '' : ' It only informs.';
        return `${(0,check_words/* checkTitle */.Tq)(check)} ${outcomes.join(' and ')} of ${(0,quantity/* formatCount */.B4)(judged)}.${role}`;
    });
}
function unknownDrift(unknown) {
    switch (unknown.code) {
        case 'too-few-runs':
            return `Drift between sessions is unknown: that takes ${unknown.needed} reports of the same base, and there ${unknown.runs === 1 ? 'is' : 'are'} ${unknown.runs}.`;
        case 'unlike-runs':
            return 'Drift between sessions is unknown: the reports have other cases, or ran them more or less often.';
        case 'nothing-varied':
            return 'Drift between sessions is unknown: no case ever varied.';
    }
}
function knownDrift({ runs, dispersion, interval, falseAlarmRate, observed }) {
    const times = (value) => value.toFixed(2);
    return (`Between ${(0,quantity/* formatCount */.B4)(runs)} runs, passes vary ${times(dispersion)} times as much as by chance ` +
        `(${times(interval.low)} to ${times(interval.high)}): a test of regressions would block ` +
        `${share(falseAlarmRate)} of the time. Of ${(0,quantity/* formatCount */.B4)(observed.judged)} pairs of these runs the ` +
        `policy blocks ${(0,quantity/* formatCount */.B4)(observed.blocked)}, without confirmation.`);
}
function describeAdvice(advice) {
    switch (advice.code) {
        case 'min-pass-rate':
            return advice.highest <= 0.01
                ? 'No min-pass-rate of 2 or more is met often enough: look at the cases that fail.'
                : `Set min-pass-rate to ${Math.round(advice.highest * 100)} at most: more is missed too often by chance.`;
        case 'drift':
            return calibration_words_driftAdvice(advice);
        case 'more-runs':
            return `To learn how far sessions drift, add ${(0,quantity/* countOf */.pq)(advice.count, 'report')} of the same base, such as those of a nightly run.`;
        case 'iterations':
            return `To see a drop of ${points(advice.target)}, run each case ${(0,quantity/* formatCount */.B4)(advice.fewest)} times: then ${points(advice.smallestDrop)} are seen.`;
        case 'too-coarse':
            return `No number of iterations that was tried shows a drop of ${points(advice.target)}: add cases.`;
    }
}
function calibration_words_driftAdvice({ leastConfidence, falseAlarmRate, }) {
    const begin = `Sessions drift, which looks like a regression ${share(falseAlarmRate)} of the time: compare within one session (baseline: checkout) or let a regression be confirmed (confirm: auto)`;
    return leastConfidence === null
        ? `${begin}.`
        : `${begin}, or set regression-confidence to ${Number((leastConfidence * 100).toFixed(1))}.`;
}
/** Rounded up, so that no rate of false alarms reads better than it is. */
function share(rate) {
    return `${Math.min(100, Math.ceil(rate * 1000 - 1e-9) / 10)}%`;
}
/** Percentage points of a drop, rounded up. */
function points(drop) {
    return `${Math.ceil(drop * 1000 - 1e-9) / 10} points`;
}

// EXTERNAL MODULE: ./build/render/words/verdict-words.js
var verdict_words = __webpack_require__(46418);
// EXTERNAL MODULE: ./build/report-file/report-reader.js
var report_reader = __webpack_require__(22498);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/cli/options/option-words.js
var option_words = __webpack_require__(21863);
// EXTERNAL MODULE: ./build/cli/terminal/exit-codes.js
var exit_codes = __webpack_require__(22927);
// EXTERNAL MODULE: ./build/cli/terminal/harmless-json.js
var harmless_json = __webpack_require__(18286);
// EXTERNAL MODULE: ./build/inputs/config.js + 1 modules
var config = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/inputs/policy-rules.js
var policy_rules = __webpack_require__(46554);
// EXTERNAL MODULE: ./build/inputs/values.js
var inputs_values = __webpack_require__(73368);
// EXTERNAL MODULE: ./build/model/verdict.js
var verdict = __webpack_require__(70543);
// EXTERNAL MODULE: ./build/policy/policy-in-force.js + 5 modules
var policy_in_force = __webpack_require__(59154);
;// CONCATENATED MODULE: ./build/cli/gate/asked-policy.js









/** Reads settings and the files that they name, as they lie there. */
async function readAskedPolicy(settings, folder) {
    const raw = { ...settings, ...absolute(settings, folder) };
    const { values, problems: wrong } = (0,inputs_values/* readValues */.N)(table/* INPUTS */.m, raw);
    const inputs = (0,config/* partOf */.BU)(table/* INPUTS */.m, values, 'publish', 'policy');
    const problems = wrong.map(option_words/* asOption */.u);
    // With a gate file, both together are held against each other where that is read.
    if (raw['gate-file'] === undefined)
        problems.push(...(0,policy_rules/* policyProblems */.N)(inputs).map(option_words/* asOption */.u));
    const isFailOnWrong = wrong.some(({ where }) => where === 'fail-on');
    const failOn = isFailOnWrong ? verdict/* DEFAULT_FAIL_ON */.VQ : values['fail-on'];
    try {
        const { policy } = await (0,policy_in_force/* readPolicy */.T4)({
            policy: inputs,
            policyFiles: (0,config/* partOf */.BU)(table/* INPUTS */.m, values, 'publish', 'policyFiles'),
            baseline: SAID_ELSEWHERE,
        }, { ...NO_JOB, workspace: folder });
        return { policy: problems.length === 0 ? policy : null, failOn, problems };
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        return { policy: null, failOn, problems: [...problems, ...error.problems.map(option_words/* asOption */.u)] };
    }
}
/** A report that is an option of its own. */
const SAID_ELSEWHERE = { kind: 'file', path: '' };
/** No change is judged: files count as they lie there, wherever that is. */
const NO_JOB = {
    environment: {},
    payload: null,
    commits: {
        textOf: async () => ({ kind: 'unreachable', reason: 'nothing is asked of GitHub' }),
    },
    absoluteAnywhere: true,
};
function absolute(settings, folder) {
    const named = ['gate-file', 'quarantine-file'].flatMap((name) => {
        const file = settings[name];
        return file === undefined ? [] : [[name, external_node_path_.resolve(folder, file)]];
    });
    return Object.fromEntries(named);
}

// EXTERNAL MODULE: ./build/inputs/misspelt-inputs.js
var misspelt_inputs = __webpack_require__(36527);
;// CONCATENATED MODULE: ./build/cli/gate/gate-options.js

/** An argument that is an option, with what is written behind its `=`. */
const OPTION = /^--([^=]*)(?:=(.*))?$/s;
const HELP = ['--help', '-h'];
/**
 * Reads the arguments of a command whose options are inputs of the action and files. `parseArgs` of
 * Node tells of one mistake and takes the next option for a value.
 */
function readCommandLine(args, inputs, fileOptions) {
    const values = new Map();
    const problems = [];
    const unknown = {};
    let open;
    for (let at = 0; at < args.length; at += 1) {
        const arg = args[at] ?? '';
        if (HELP.includes(arg))
            continue;
        const [, name, inline] = OPTION.exec(arg) ?? [];
        if (name === undefined) {
            if (open?.takesMany)
                values.get(open.name)?.push(arg);
            else
                problems.push(withoutOption(arg, fileOptions));
            continue;
        }
        open = fileOptions.find((option) => option.name === name);
        const next = args[at + 1];
        const isApart = inline === undefined && next !== undefined && !next.startsWith('--');
        if (isApart)
            at += 1;
        const value = inline ?? (isApart ? next : undefined);
        const input = inputs.find((described) => described.name === name);
        if (open === undefined && input === undefined)
            unknown[name] = value ?? '?';
        else if (value === undefined)
            problems.push(withoutValue(name, input));
        else
            values.set(name, [...(values.get(name) ?? []), value]);
    }
    const repeated = [...values].filter(([name, { length }]) => length > 1 && !fileOptions.some((option) => option.name === name && option.takesMany));
    problems.push(...repeated.map(([name]) => ({ where: `--${name}`, message: 'is given more than once.' })), ...unknownProblems(unknown, inputs));
    const isFile = (name) => fileOptions.some((option) => option.name === name);
    return {
        settings: Object.fromEntries([...values].flatMap(([name, [value]]) => isFile(name) || !value?.trim() ? [] : [[name, value.trim()]])),
        files: Object.fromEntries([...values].filter(([name]) => isFile(name))),
        asksForHelp: args.some((arg) => HELP.includes(arg)),
        problems,
    };
}
function withoutOption(where, [option]) {
    const example = option && `--${option.name} ${where}`;
    return { where, message: 'belongs to no option.', ...(example && { example }) };
}
function withoutValue(name, input) {
    const example = `--${name} ${input?.example ?? 'report.json'}`;
    return { where: `--${name}`, message: 'needs a value.', example };
}
function unknownProblems(unknown, inputs) {
    const variables = Object.entries(unknown).map(([name, value]) => [`INPUT_${name}`, value]);
    const misspelt = (0,misspelt_inputs/* misspeltInputs */.J3)(inputs, Object.fromEntries(variables), {});
    return Object.keys(unknown).map((name) => {
        const meant = misspelt.find(({ given }) => given === name.toLowerCase())?.meant;
        const hint = meant === undefined ? '' : ` Did you mean \`--${meant}\`?`;
        return { where: `--${name}`, message: `is no option of this command.${hint}` };
    });
}

;// CONCATENATED MODULE: ./build/cli/gate/gate-command.js
















const FILE_OPTIONS = [
    { name: 'report' },
    { name: 'baseline' },
    { name: 'calibrate', takesMany: true },
];
const EXAMPLE = 'report.json';
/** Inputs that are options here: all that is asked of results, and which verdicts are red. */
const SETTINGS = table/* INPUTS */.m.filter(({ name, part, modes }) => name === 'fail-on' ||
    ((part === 'policy' || part === 'policyFiles') && modes.includes('publish')));
/**
 * Judges a report again, or says how often the policy would have blocked it by chance, offline, and
 * prints that as JSON. The same files and options give the same bytes: what time it is, is when the
 * report was written.
 * @param folder what paths are relative to.
 */
async function runGateCommand(args, folder) {
    const line = readCommandLine(args, SETTINGS, FILE_OPTIONS);
    if (line.asksForHelp)
        return { stdout: usage(), stderr: '', exitCode: 0 };
    const asked = await readAskedPolicy(line.settings, folder);
    const problems = [...line.problems, ...asked.problems];
    const told = line.files['calibrate']
        ? await calibrateFiles(line.files, folder, { ...asked, problems })
        : await judgeFiles(line.files, folder, { ...asked, problems });
    if (!('value' in told)) {
        const document = { ...told, words: calibrationWords(told) };
        return { stdout: (0,harmless_json/* harmlessJson */.E)(document), stderr: '', exitCode: 0 };
    }
    return {
        stdout: (0,harmless_json/* harmlessJson */.E)((0,verdict_words/* worded */.M)(told)),
        stderr: told.troubles.map((text) => `${(0,clean_text/* cleanText */.X5)(text)}\n`).join(''),
        exitCode: (0,gate/* isRed */.iI)(told, asked.failOn) ? exit_codes/* EXIT_CODES */.a[told.value] : 0,
    };
}
async function judgeFiles({ report = [], baseline = [] }, folder, { policy, problems: wrong }) {
    const [[reportPath], [baselinePath]] = [report, baseline];
    const head = await attempt(reportPath, (file) => (0,report_reader/* readDatedReport */.VA)(named('report', file, folder)));
    const base = await attempt(baselinePath, (file) => (0,file_baseline.fileBaseline)(file, folder));
    const problems = [...wrong, ...mistakesIn([head, base])];
    if (head !== null && 'report' in head && head.report.source === 'diff') {
        const message = 'is a report of mode `diff`, which has no results of evals; it is judged in that mode alone.';
        problems.push({ where: '--report', message, example: EXAMPLE });
    }
    if (reportPath === undefined && !problems.some(({ where }) => where === '--report')) {
        problems.push({ where: '--report', message: 'is missing: name the report to judge.' });
    }
    if (policy === null || head === null || problems.length > 0)
        return invalid(problems);
    if (head instanceof errors/* ExpectedError */.Dh)
        return (0,without_report/* verdictOnTrouble */.CB)(head, asIs);
    return (0,gate/* gate */.Gj)(head.report, withComparison(policy, base), {
        baseline: searchOf(base, policy),
        nowMs: head.generatedAtMs,
    });
}
async function calibrateFiles({ calibrate: files = [], ...others }, folder, { policy, problems: wrong }) {
    const read = await Promise.all(files.map((name) => attempt(name, (file) => (0,report_reader/* readDatedCases */.K2)(named('calibrate', file, folder)))));
    const problems = [...wrong, ...mistakesIn(read)];
    for (const name of Object.keys(others)) {
        problems.push({ where: `--${name}`, message: 'has no place beside --calibrate.' });
    }
    if (policy === null || problems.length > 0)
        return invalid(problems);
    const damaged = read.find((one) => one instanceof errors/* ExpectedError */.Dh);
    if (damaged !== undefined)
        return (0,without_report/* verdictOnTrouble */.CB)(damaged, asIs);
    const reports = read.flatMap((one) => one === null || one instanceof errors/* ExpectedError */.Dh ? [] : [one]);
    return calibrate(reports, policy, { isOneSession: false });
}
const asIs = (text) => text;
function invalid(problems) {
    return (0,without_report/* verdictOnTrouble */.CB)(new errors/* ConfigurationError */.j1(problems), asIs);
}
function named(option, file, folder) {
    const input = { name: option, example: EXAMPLE };
    return { path: external_node_path_.resolve(folder, file), input, title: `the report ${file}` };
}
/** What was read, or what kept it from being; null where no file is named. */
async function attempt(file, read) {
    if (file === undefined)
        return null;
    try {
        return await read(file);
    }
    catch (error) {
        if (error instanceof errors/* ExpectedError */.Dh)
            return error;
        throw error;
    }
}
/** Files that are not there are mistakes; those that are damaged are not. */
function mistakesIn(read) {
    return read.flatMap((one) => one instanceof errors/* ConfigurationError */.j1
        ? one.problems.map((problem) => (0,option_words/* asOption */.u)({ ...problem, example: EXAMPLE }))
        : []);
}
/** Who asks for a regression to gate, and names no baseline, is told that there is none. */
function searchOf(base, { regression }) {
    if (base instanceof errors/* ExpectedError */.Dh)
        return { outcome: 'unreadable', message: base.message };
    if (base !== null)
        return { outcome: 'found', baseline: base };
    const isAsked = regression !== undefined && !['inform', 'off'].includes(regression.mode);
    const message = 'no report is named with --baseline';
    return isAsked ? { outcome: 'unknown', message } : { outcome: 'not-asked' };
}
/** Who names a baseline wants to see the comparison, even if it is to decide nothing. */
function withComparison(policy, base) {
    const { regression } = policy;
    if (base === null || regression?.mode !== 'off')
        return policy;
    return { ...policy, regression: { ...regression, mode: 'inform' } };
}
function usage() {
    const options = SETTINGS.map(({ name, kind: { takes } }) => `  --${name}  ${takes}\n`).join('');
    return ('mcp-eval-gate gate --report FILE [--baseline FILE] [options]\n' +
        'mcp-eval-gate gate --calibrate FILE… [options]\n' +
        'Judges a report again, or says how often that would have blocked by chance, offline. Prints JSON.\n' +
        `Exits with 0 where --fail-on spares the verdict, else with 1 (failed), 2 (invalid) or 3\n` +
        `(incomplete).\n${options}`);
}


/***/ }),

/***/ 36527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J3: () => (/* binding */ misspeltInputs),
/* harmony export */   ZV: () => (/* binding */ nearestInput)
/* harmony export */ });
/* unused harmony exports misspeltProblem, misspeltWarning */
/* harmony import */ var _text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26829);

const VARIABLE = /^INPUT_(.+)$/i;
/** A slip of the keyboard; in shorter names it would make another word of them. */
const MIN_LENGTH_FOR_ONE_SLIP = 5;
const MIN_LENGTH_FOR_TWO_SLIPS = 9;
/**
 * Inputs whose names look like ours and are not. Only near names count, since variables of this
 * form may be a job's own, or those of an action around this one; all others are left to the
 * runner, which warns of them.
 *
 * @param raw the inputs as they were read, under their right names.
 */
function misspeltInputs(table, environment, raw) {
    return Object.entries(environment).flatMap(([variable, value = '']) => {
        const given = VARIABLE.exec(variable)?.[1]?.toLowerCase();
        if (given === undefined || value.trim() === '')
            return [];
        if (table.some(({ name }) => name === given))
            return [];
        const input = nearestInput(given, table);
        if (input === undefined)
            return [];
        const { name: meant, default: text, undecisive } = input;
        // One that says the same under its right name is not missed.
        if (raw[meant] === value.trim())
            return [];
        const missed = raw[meant] === undefined || raw[meant] === text;
        return [{ given, meant, value: value.trim(), decisive: missed && !undecisive }];
    });
}
/** The input that a name spells another way, or misses by a slip or two. */
function nearestInput(given, table) {
    const letters = (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .lettersOf */ .bi)(given);
    const other = table.find(({ otherNames = [] }) => otherNames.map(_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .lettersOf */ .bi).includes(letters));
    if (other !== undefined)
        return other;
    const names = table.map(({ name }) => name);
    const [best = ''] = (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .byNearness */ .fl)(given, names);
    const isNear = (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .slipsBetween */ .E$)(given, best) <= slipsAllowed((0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .lettersOf */ .bi)(best));
    return isNear ? table.find(({ name }) => name === best) : undefined;
}
function slipsAllowed({ length }) {
    if (length < MIN_LENGTH_FOR_ONE_SLIP)
        return 0;
    return length < MIN_LENGTH_FOR_TWO_SLIPS ? 1 : 2;
}
/** What to say of one that the verdict hangs on. */
function misspeltProblem({ given, meant }) {
    return {
        where: given,
        message: `is no input of this action, so that what it asks for would not be held. Did you mean \`${meant}\`?`,
    };
}
/** What to say of one that the verdict does not hang on. */
function misspeltWarning({ given, meant }) {
    return `${given}: is no input of this action and has no effect. Did you mean \`${meant}\`?`;
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
