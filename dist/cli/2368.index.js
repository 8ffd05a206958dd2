export const id = 2368;
export const ids = [2368];
export const modules = {

/***/ 63580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ countReport),
/* harmony export */   RP: () => (/* binding */ totalTokens),
/* harmony export */   W_: () => (/* binding */ sumCounts),
/* harmony export */   ai: () => (/* binding */ countIterations),
/* harmony export */   cP: () => (/* binding */ countCase),
/* harmony export */   fF: () => (/* binding */ meetsRate),
/* harmony export */   p3: () => (/* binding */ nearestRank),
/* harmony export */   s8: () => (/* binding */ isFlaky),
/* harmony export */   sc: () => (/* binding */ passRate),
/* harmony export */   tY: () => (/* binding */ caseDurationMs),
/* harmony export */   v2: () => (/* binding */ addKnown),
/* harmony export */   yC: () => (/* binding */ allIterations),
/* harmony export */   z_: () => (/* binding */ sumKnown),
/* harmony export */   zp: () => (/* binding */ countCases)
/* harmony export */ });
function countIterations(iterations) {
    const counts = { total: 0, passed: 0, failed: 0, unfinished: 0, skipped: 0, flaky: 0 };
    for (const iteration of iterations) {
        const { outcome } = iteration;
        if (outcome === 'skipped') {
            counts.skipped += 1;
            continue;
        }
        counts.total += 1;
        if (isFlaky(iteration))
            counts.flaky += 1;
        if (outcome === 'passed')
            counts.passed += 1;
        else if (outcome === 'unfinished')
            counts.unfinished += 1;
        else
            counts.failed += 1;
    }
    return counts;
}
/** Passed only after it failed before; a report from elsewhere may call flaky what failed. */
function isFlaky({ outcome, flaky }) {
    return flaky && outcome === 'passed';
}
function allIterations(report) {
    return report.cases.flatMap((testCase) => testCase.iterations);
}
/** How many cases there are, folded ones included. */
function countCases(cases) {
    return cases.reduce((sum, { folded }) => sum + (folded?.cases ?? 1), 0);
}
/** Counts of a case, folded iterations included. */
function countCase({ iterations, folded }) {
    const counts = countIterations(iterations);
    const { passed = 0, skipped = 0 } = folded ?? {};
    return {
        ...counts,
        total: counts.total + passed,
        passed: counts.passed + passed,
        skipped: counts.skipped + skipped,
    };
}
/** Counts of all cases, folded iterations included. */
function countReport({ cases }) {
    return sumCounts(cases.map(countCase));
}
function sumCounts(parts) {
    const sum = countIterations([]);
    for (const { total, passed, failed, unfinished, skipped, flaky } of parts) {
        sum.total += total;
        sum.passed += passed;
        sum.failed += failed;
        sum.unfinished += unfinished;
        sum.skipped += skipped;
        sum.flaky += flaky;
    }
    return sum;
}
/** Passed iterations as a fraction of all that count; null where there are none. */
function passRate({ passed, total }) {
    return total === 0 ? null : passed / total;
}
/** Sum of the durations of a case that are known, folded iterations included. */
function caseDurationMs({ iterations, folded }) {
    const durationMs = sumKnown(iterations, (iteration) => iteration.durationMs);
    return sumKnown([durationMs, folded?.durationMs ?? null], (part) => part);
}
/** Sums of the token counts that are known. */
function totalTokens(iterations) {
    return {
        input: sumKnown(iterations, ({ tokens }) => tokens.input),
        output: sumKnown(iterations, ({ tokens }) => tokens.output),
        total: sumKnown(iterations, ({ tokens }) => tokens.total),
    };
}
/** The sum of what is known; null where nothing is. */
function addKnown(one, other) {
    return one === null && other === null ? null : (one ?? 0) + (other ?? 0);
}
/** Sum of the figures that are known; null where none is. */
function sumKnown(items, figure) {
    let sum = null;
    for (const item of items) {
        const value = figure(item);
        if (value !== null)
            sum = (sum ?? 0) + value;
    }
    return sum;
}
/** @param rate least fraction that must pass. */
function meetsRate({ passed, total }, rate) {
    // The tolerance takes up the rounding of percent typed with decimals, far below one iteration.
    return passed >= rate * total - 1e-9 * total;
}
/** Place of a percentile among so many ascending values, from 0, by the nearest rank. */
function nearestRank(total, fraction) {
    return Math.max(0, Math.ceil(total * fraction) - 1);
}


/***/ }),

/***/ 88227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P4: () => (/* binding */ discrepancyOfFile),
/* harmony export */   UB: () => (/* binding */ discrepancies),
/* harmony export */   fn: () => (/* binding */ disagreement),
/* harmony export */   oL: () => (/* binding */ bearsOut)
/* harmony export */ });
const KINDS = ['total', 'passed', 'failed'];
/** Whether a count bears out what is declared; what nobody declares is borne out by any. */
function bearsOut(declared, counted, slack = 'none') {
    if (declared === null || counted === declared)
        return true;
    return slack === (counted < declared ? 'fewer' : 'more');
}
/** Where counts do not bear out those that are declared. */
function discrepancies(declared, counted, slack = 'none') {
    return KINDS.flatMap((kind) => {
        const told = declared?.[kind] ?? null;
        return told === null || bearsOut(told, counted[kind], slack)
            ? []
            : [{ kind, declared: told, counted: counted[kind] }];
    });
}
/** `The counts disagree: the run says 5 total; its iterations, 4 total.` */
function disagreement(found, { declarer, counter }) {
    const told = found.map(({ kind, declared }) => `${declared} ${kind}`).join(', ');
    const seen = found.map(({ kind, counted }) => `${counted} ${kind}`).join(', ');
    return `The counts disagree: ${declarer} ${told}; ${counter}, ${seen}.`;
}
/** `declares 5 tests but lists 3`, of a file that states numbers of what it lists. */
function discrepancyOfFile(declared, noun, listed) {
    return `declares ${declared} ${noun}${declared === 1 ? '' : 's'} but lists ${listed}`;
}


/***/ })

};
