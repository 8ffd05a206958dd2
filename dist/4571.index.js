export const id = 4571;
export const ids = [4571];
export const modules = {

/***/ 44571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showCalibration: () => (/* binding */ showCalibration),
  tryOutPolicy: () => (/* binding */ tryOutPolicy)
});

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

// EXTERNAL MODULE: ./build/inputs/inputs.js + 4 modules
var inputs = __webpack_require__(72818);
// EXTERNAL MODULE: ./build/judge.js + 1 modules
var judge = __webpack_require__(19158);
// EXTERNAL MODULE: ./build/model/redacted-report.js
var redacted_report = __webpack_require__(78015);
// EXTERNAL MODULE: ./build/policy/policy-in-force.js + 4 modules
var policy_in_force = __webpack_require__(81202);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/render/markdown/table.js
var table = __webpack_require__(19871);
// EXTERNAL MODULE: ./build/render/text/escape.js
var text_escape = __webpack_require__(37170);
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

;// CONCATENATED MODULE: ./build/render/calibration.js



/** Texts are a few sentences of ours, with names of models and of the suite in them. */
const MOST_CHARACTERS = 500;
/** A calibration as Markdown for GitHub; some kilobytes at most. */
function renderCalibration(calibration) {
    const { headline, facts, table: figures, advice } = calibrationWords(calibration);
    const list = (texts) => texts.map((text) => `- ${(0,text_escape/* inline */.mG)(text, MOST_CHARACTERS)}`).join('\n');
    const tables = figures === null
        ? []
        : [
            (0,table/* table */.t)(figures.titles.map((title) => ({ title, align: 'right' })), figures.rows),
        ];
    return [
        `## ⚖️ Calibration: ${(0,text_escape/* inline */.mG)(calibration.suite)}`,
        `**${(0,text_escape/* inline */.mG)(headline, MOST_CHARACTERS)}**`,
        list(facts),
        ...tables,
        `### What to set\n\n${list(advice)}`,
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/publish/summary.js
var publish_summary = __webpack_require__(23552);
;// CONCATENATED MODULE: ./build/publish/calibration.js






/**
 * Shows a calibration in the log, in a file and, where that is wanted, in the job summary.
 * @returns path of the file; null where it could not be written.
 */
async function publishCalibration(calibration, { summary }, { environment, temporaryFolder, logger }) {
    const words = calibrationWords(calibration);
    const { headline, facts, table, advice } = words;
    for (const line of [headline, ...facts])
        logger.info(line);
    for (const row of table?.rows ?? []) {
        logger.info(row.map((cell, at) => `${table?.titles[at]}: ${cell}`).join('; '));
    }
    for (const line of advice)
        logger.info(line);
    const file = await keep({ ...calibration, words }, temporaryFolder, logger);
    if (summary) {
        const markdown = `${renderCalibration(calibration)}\n`;
        const target = { file: environment['GITHUB_STEP_SUMMARY'], logger };
        await (0,publish_summary/* appendToSummary */.UV)(target, Buffer.byteLength(markdown), () => markdown);
    }
    return file;
}
async function keep(content, folder, logger) {
    try {
        const file = external_node_path_.join(await (0,promises_.mkdtemp)(external_node_path_.join(folder, 'mcp-eval-')), 'calibration.json');
        await (0,promises_.writeFile)(file, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' });
        return file;
    }
    catch (error) {
        logger.warning(`The calibration could not be written: ${(0,errors/* errorMessage */.gJ)(error)}`);
        return null;
    }
}

// EXTERNAL MODULE: ./build/trouble/gathered-problems.js
var gathered_problems = __webpack_require__(43657);
// EXTERNAL MODULE: ./build/report-file/legs/collected-results.js
var collected_results = __webpack_require__(61812);
// EXTERNAL MODULE: ./build/report-file/report-reader.js
var report_reader = __webpack_require__(22498);
;// CONCATENATED MODULE: ./build/report-file/several-reports.js





/** More runs of one base say nothing more of it. */
const MOST_REPORTS = 100;
/**
 * Reads reports of several runs: files, folders that hold one, and folders with such folders.
 * @param paths relative to the workspace, out of which no link may lead.
 * @throws ConfigurationError naming all that are not there, CollectedReportError of the first that
 *   is no report of cases.
 */
async function readSeveralReports(paths, workspace) {
    const files = [];
    for (const written of paths) {
        const place = external_node_path_.resolve(workspace, written);
        const below = (await (0,collected_results/* hasReport */.n)(place)) ? [] : await (0,collected_results/* foldersWithReports */.j)(place);
        files.push(...(below.length === 0 ? [place] : below.map((name) => external_node_path_.join(place, name))));
    }
    if (files.length > MOST_REPORTS) {
        const message = `names ${files.length} reports; at most ${MOST_REPORTS} are read.`;
        throw new errors/* ConfigurationError */.j1([{ where: INPUT.name, message }]);
    }
    const reports = [];
    const missing = [];
    for (const file of files) {
        const title = `the report ${external_node_path_.relative(workspace, file)}`;
        const report = await (0,gathered_problems/* gathering */.w)(missing, () => (0,report_reader/* readDatedCases */.K2)({ path: file, workspace, input: INPUT, title }));
        if (report !== null)
            reports.push(report);
    }
    if (missing.length > 0)
        throw new errors/* ConfigurationError */.j1(missing);
    return reports;
}
const INPUT = { name: 'report-path', example: 'reports' };

// EXTERNAL MODULE: ./build/runner/outputs.js
var outputs = __webpack_require__(54481);
;// CONCATENATED MODULE: ./build/calibrate.js








/**
 * Tries out the policy on reports of earlier runs. Never throws.
 * @param read gives the inputs, and throws where the user wrote something wrong.
 */
async function tryOutPolicy(read, job) {
    try {
        const config = await (0,policy_in_force/* readWithFiles */.Un)(read, (0,inputs/* readPolicyFiles */.Qe)(), job);
        const { policy } = await (0,policy_in_force/* readPolicy */.T4)(config, job);
        const reports = (await readSeveralReports(config.reportPaths, job.workspace)).map(({ report, ...dated }) => ({ ...dated, report: (0,redacted_report/* redactReport */.a5)(report, job.secrets) }));
        const isOneSession = config.baseline.kind === 'checkout';
        return { outcome: 'calibrated', calibration: calibrate(reports, policy, { isOneSession }) };
    }
    catch (error) {
        return { outcome: 'trouble', judgement: (0,judge/* judgeTrouble */.NN)(error, null, job) };
    }
}
/** Shows it. Nothing was judged, so that there is no verdict and the step is green. */
async function showCalibration(calibration, publishing, job) {
    const reportPath = await publishCalibration(calibration, publishing, job);
    (0,outputs/* writeOutputs */.Kn)((0,outputs/* calibrationOutputs */.HO)(calibration, { reportPath }));
}


/***/ }),

/***/ 61812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ foldersWithReports),
/* harmony export */   n: () => (/* binding */ hasReport),
/* harmony export */   readCollectedResults: () => (/* binding */ readCollectedResults)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _identity_case_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79594);
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78048);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92657);
/* harmony import */ var _report_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22498);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24837);
/* harmony import */ var _joined_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24686);








/** GitHub takes 500 artifacts of a job; whoever has more in a folder has something else there. */
const MOST_ENTRIES = 10_000;
/**
 * Results that other jobs collected: one report as it is, or those of the legs of a suite as one.
 * What is read of them all is bounded as one report is.
 *
 * @throws ConfigurationError where there is no report, CollectedReportError where there is none that
 *   can be read.
 */
async function readCollectedResults(collected) {
    return (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .withCases */ .ge)(await readResults(collected));
}
async function readResults(collected) {
    const { reportPath, workspace, commit } = collected;
    const below = (await foldersWithReports(reportPath)).map((place) => ({
        place,
        file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(reportPath, place, _report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .REPORT_FILE_NAME */ ._G),
    }));
    const isFolderOfOne = await hasReport(reportPath);
    if (below.length > 0 && !isFolderOfOne)
        return joined(await readLegs(below, workspace), commit);
    const report = await (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readCollectedReport */ .QA)(reportPath, workspace);
    if (report.shard === undefined)
        return report;
    const file = isFolderOfOne ? node_path__WEBPACK_IMPORTED_MODULE_1__.join(reportPath, _report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .REPORT_FILE_NAME */ ._G) : reportPath;
    const own = { place: node_path__WEBPACK_IMPORTED_MODULE_1__.basename(reportPath), file };
    const whole = joined(await readLegs([own, ...below], workspace), commit);
    if (below.length > 0 || report.shard.total === 1)
        return whole;
    return { ...whole, warnings: [ONE_FOLDER, ...whole.warnings] };
}
const ONE_FOLDER = 'There is one report where those of several legs were expected. Artifacts that are unpacked into ' +
    'one folder write over each other: download them without `merge-multiple`.';
/** Names of the folders in it that have a report, in order; links are none. */
async function foldersWithReports(folder) {
    const names = (await entriesOf(folder))
        .filter((one) => one.isDirectory())
        .map(({ name }) => name);
    const found = [];
    for (const name of names.toSorted()) {
        if (await hasReport(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name)))
            found.push(name);
    }
    return found;
}
async function entriesOf(folder) {
    const entries = [];
    try {
        for await (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.opendir)(folder)) {
            if (entries.length === MOST_ENTRIES) {
                const message = `the folder of the collected reports has more than ${MOST_ENTRIES} entries`;
                throw new _report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .CollectedReportError */ .mq(message);
            }
            entries.push(entry);
        }
    }
    catch (error) {
        if (error instanceof _report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .CollectedReportError */ .mq)
            throw error;
        // Whoever reads the one report tells what is wrong with its path.
        if ((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === undefined)
            throw error;
        return [];
    }
    return entries;
}
/** Whether a folder has a report in it. */
async function hasReport(folder) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, _report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .REPORT_FILE_NAME */ ._G))).isFile();
    }
    catch (error) {
        if ((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === undefined)
            throw error;
        return false;
    }
}
async function readLegs(files, workspace) {
    const read = { legs: [], problems: [], strangers: [] };
    const left = (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeBudget */ .DF)();
    for (const { place, file } of files) {
        try {
            if (await (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .isLedOut */ .os)(file, workspace)) {
                throw new _report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .CollectedReportError */ .mq(`the report in ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_7__/* .listNames */ .Zv)([place])} is led to by a link`);
            }
            const { report, digest } = await readLeg(file, place, left);
            const { shard } = report;
            if (shard === undefined)
                read.strangers.push(place);
            else
                read.legs.push({ place, report: { ...report, shard }, digest });
        }
        catch (error) {
            if (!(error instanceof _report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .CollectedReportError */ .mq))
                throw error;
            read.problems.push(sentence(error.message));
        }
    }
    return read;
}
async function readLeg(file, place, left) {
    const title = `the report in ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_7__/* .listNames */ .Zv)([place])}`;
    const text = await (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readBounded */ .CB)(file, title, left);
    return { report: (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .resultsOutOf */ .OD)(text, title, left), digest: (0,_identity_case_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(text) };
}
function joined({ legs, problems, strangers }, commit) {
    if (legs.length === 0)
        throw noLegs(problems, strangers);
    const foreign = strangers.map((place) => `The report in ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_7__/* .listNames */ .Zv)([place])} is none of a leg, and was left out.`);
    return (0,_joined_report_js__WEBPACK_IMPORTED_MODULE_6__/* .joinFoundLegs */ .Q)(legs, commit, { problems, warnings: foreign });
}
function noLegs(problems, strangers) {
    const [first] = problems;
    if (first !== undefined)
        return new _report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .CollectedReportError */ .mq(problems.join(' '));
    const message = `names a folder without a report; there are reports in ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_7__/* .listNames */ .Zv)(strangers)}, none of them ` +
        'of a leg of a suite. Name the folder of the one that is meant.';
    return new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ where: 'report-path', message, example: 'collected' }]);
}
const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;


/***/ })

};
