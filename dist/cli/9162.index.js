export const id = 9162;
export const ids = [9162];
export const modules = {

/***/ 39162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  emptyLegReport: () => (/* binding */ emptyLegReport),
  legOfSuite: () => (/* binding */ legOfSuite)
});

// EXTERNAL MODULE: ./build/contract/wire/canonical-json.js
var canonical_json = __webpack_require__(99514);
// EXTERNAL MODULE: ./build/identity/case-identity.js
var case_identity = __webpack_require__(79594);
// EXTERNAL MODULE: ./build/model/cases/suite-roster.js
var suite_roster = __webpack_require__(69122);
// EXTERNAL MODULE: ./build/model/choices/shard.js
var shard = __webpack_require__(30485);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
;// CONCATENATED MODULE: ./build/evals/shards/deal.js
/** So many hexadecimal digits are a number that doubles hold exactly. */
const EXACT_DIGITS = 13;
/** The leg of a case by its identity, which nothing but its title changes. From 1. */
function legByIdentity(identity, total) {
    return (Number.parseInt(identity.slice(0, EXACT_DIGITS), 16) % total) + 1;
}
/**
 * The leg of each case by how long it takes: the longest first, each to the leg that has least to do
 * by then. From 1.
 */
function legsByDuration(cases, total) {
    const legs = cases.map(() => 1);
    const loadsMs = Array.from({ length: total }, () => 0);
    const longestFirst = cases
        .map((one, at) => ({ ...one, at }))
        .toSorted((a, b) => b.durationMs - a.durationMs || (a.identity < b.identity ? -1 : 1));
    for (const { at, durationMs } of longestFirst) {
        const least = loadsMs.reduce((best, loadMs, leg) => (loadMs < (loadsMs[best] ?? 0) ? leg : best), 0);
        loadsMs[least] = (loadsMs[least] ?? 0) + durationMs;
        legs[at] = least + 1;
    }
    return legs;
}

;// CONCATENATED MODULE: ./build/evals/shards/suite-leg.js






/** Takes out of a suite what one leg runs of it. */
function legOfSuite(located, { shard, durations, iterations, servers, commit, environment }) {
    const { suite, cases } = located;
    const roster = cases.map(({ test, skip }) => {
        const planned = iterations ?? test.runs ?? suite.runs ?? 1;
        const { title } = test;
        return { identity: (0,case_identity/* identityOfTitle */._o)(title), title, planned: skip === null ? planned : 0 };
    });
    const { index, total } = shard;
    const dealt = deal(roster, durations, total);
    const mine = cases.filter((_, at) => dealt.legs[at] === index);
    const tests = new Set(mine.map(({ test }) => test));
    const part = {
        ...located,
        cases: mine,
        suite: { ...suite, tests: suite.tests.filter((test) => tests.has(test)) },
    };
    const facts = {
        ...{ index, total, commit, ...dealt.by },
        suite: (0,case_identity/* digestOf */.ol)((0,canonical_json/* canonicalJson */.d)({ suite, iterations, servers, roster })),
        workflowRun: environment['GITHUB_RUN_ID'] ?? '',
        attempt: Number(environment['GITHUB_RUN_ATTEMPT']) || 1,
        roster: (0,suite_roster/* packRoster */.zq)(roster),
    };
    return { part, facts };
}
/** Which leg each case falls to. */
function deal(roster, durations, total) {
    if (durations === null) {
        const legs = roster.map(({ identity }) => legByIdentity(identity, total));
        return { legs, by: { by: 'identity' } };
    }
    const known = roster.flatMap(({ identity }) => durations.get(identity) ?? []);
    const usualMs = known.length === 0 ? 1 : known.reduce((sum, ms) => sum + ms, 0) / known.length;
    const cases = roster.map(({ identity, planned }) => ({
        identity,
        durationMs: planned * (durations.get(identity) ?? usualMs),
    }));
    const used = (0,case_identity/* digestOf */.ol)(...cases.map(({ durationMs }) => String(durationMs)));
    return { legs: legsByDuration(cases, total), by: { by: 'durations', durations: used } };
}
/** The report of a leg that has no case to run, as where there are more legs than cases. */
function emptyLegReport({ part, facts }) {
    const name = (0,shard/* legName */.ue)(facts);
    const why = part.cases.length === 0
        ? `None of the suite's ${(0,quantity/* countOf */.pq)(facts.roster.titles.length, 'case')} fell to ${name}`
        : `All cases that fell to ${name} are skipped`;
    return {
        ...{ source: 'run', suite: { id: null, name: part.suite.name }, project: null, run: null },
        ...{ servers: [], cases: [], problems: [], warnings: [`${why}, so nothing was run there.`] },
        notice: null,
        shard: facts,
    };
}


/***/ })

};
