export const id = 1219;
export const ids = [1219];
export const modules = {

/***/ 51219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   confirm: () => (/* binding */ confirm)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63580);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24409);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92657);



/** Iterations that are lost are run again so often; deterministic cases and two looks make the rest. */
const MOST_RUNS = 8;
/**
 * Looks again at the cases of a suspected regression, until nothing more is wanted or can be had. What
 * keeps a look from being completed leaves the suspicion undecided. Never throws.
 */
async function confirm(suspected, suspicion, options) {
    const { clock, logger, judgeBy, first } = options;
    const startedAtMs = clock.now();
    const evidence = new FreshEvidence(first.head);
    let judgement = suspected;
    let current = suspicion;
    let { wanted } = current;
    const seen = new Map(current.suspects.map((one) => [one.identity, one]));
    for (let runs = 0; wanted !== null && runs < MOST_RUNS; runs += 1) {
        const { suspects } = current;
        const obstacle = obstacleTo(current, wanted, evidence, options);
        if (obstacle !== null) {
            evidence.trouble ??= obstacle;
            break;
        }
        const { iterationsEach, look } = wanted;
        const title = `Look ${look}: ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(suspects.length, 'case')} again, ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(iterationsEach, 'iteration')} of each, since a regression is suspected`;
        const isOver = await logger.group(title, () => runLook(suspects, iterationsEach));
        judgement = judgeBy(evidence.results);
        if (isOver)
            break;
        current = judgement.verdict.suspicion ?? current;
        wanted = judgement.verdict.suspicion?.wanted ?? null;
        for (const one of current.suspects)
            seen.set(one.identity, one);
    }
    // What was not completed is told as that.
    if (evidence.iterations === 0)
        judgement = judgeBy(evidence.results);
    const confirmation = evidence.confirmation([...seen.values()], {
        durationMs: clock.now() - startedAtMs,
        first,
    });
    return { judgement, confirmation };
    /** @returns whether it is of no use to try again. */
    async function runLook(suspects, iterationsEach) {
        for (const { title } of suspects)
            logger.info(title ?? 'a case without a name');
        const hadBase = evidence.results.baseline !== null;
        let isBaseLost = false;
        try {
            const fresh = await options.runAgain(suspects, iterationsEach);
            evidence.add(fresh);
            isBaseLost = hadBase && fresh.baseline === null;
        }
        catch (error) {
            evidence.trouble = (0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(error);
            logger.warning(`The cases could not be run again: ${evidence.trouble}`);
            return true;
        }
        for (const line of evidence.lines(suspects))
            logger.info(line);
        return isBaseLost || options.signal.aborted;
    }
}
function obstacleTo({ suspects }, { iterationsEach }, { iterations, sides }, { maxIterations, signal, clock, deadlineAtMs }) {
    if (suspects.length === 0)
        return `max-confirm-iterations (${maxIterations}) allows no look.`;
    if (signal.aborted)
        return (0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(signal.reason);
    if (clock.now() >= deadlineAtMs)
        return 'timeout-minutes left no time for it.';
    const more = suspects.length * iterationsEach * sides;
    return iterations + more > maxIterations
        ? `max-confirm-iterations (${maxIterations}) left too few for it.`
        : null;
}
/** What all fresh runs together have shown. */
class FreshEvidence {
    results;
    iterations = 0;
    trouble = null;
    #tokens = null;
    #isWholeSuite = false;
    /** @param like whose cases are looked at. */
    constructor(like) {
        this.results = { head: { ...like, cases: [], problems: [] }, baseline: null };
    }
    /** As far as is known. */
    get sides() {
        return this.results.baseline === null ? 1 : 2;
    }
    add({ head, baseline, trouble, isWholeSuite }) {
        const isFirst = this.results.head.cases.length === 0;
        this.results.head = joined(this.results.head, withoutLost(head));
        // A base that was there for the first look alone has what it has.
        if (baseline !== null && (isFirst || this.results.baseline !== null)) {
            this.results.baseline = joined(this.results.baseline ?? { ...baseline, cases: [] }, withoutLost(baseline));
        }
        this.trouble = trouble;
        this.#isWholeSuite ||= isWholeSuite;
        for (const { cases } of baseline === null ? [head] : [head, baseline]) {
            for (const { tokens } of cases.flatMap((one) => one.iterations).filter(hasBegun)) {
                this.iterations += 1;
                if (tokens.total !== null)
                    this.#tokens = (this.#tokens ?? 0) + tokens.total;
            }
        }
    }
    lines(suspects) {
        const { head, baseline } = this.results;
        return suspects.map(({ identity, title }) => {
            const told = (side, report) => {
                const tally = tallyOf(report, identity);
                return `${side} ${tally === null ? 'no result' : `${tally.passed}/${tally.total}`}`;
            };
            const sides = [...(baseline === null ? [] : [told('base', baseline)]), told('head', head)];
            return `${title ?? identity}: ${sides.join(', ')}`;
        });
    }
    confirmation(suspects, { durationMs, first }) {
        const { head, baseline } = this.results;
        const cases = suspects.map(({ identity, title }) => ({
            ...{ identity, title },
            first: {
                baseline: first.baseline && tallyOf(first.baseline, identity),
                head: tallyOf(first.head, identity),
            },
            fresh: {
                baseline: baseline && tallyOf(baseline, identity),
                head: tallyOf(head, identity) ?? { passed: 0, total: 0 },
            },
        }));
        return {
            ...{ cases, ranBase: baseline !== null, isWholeSuite: this.#isWholeSuite },
            ...{ iterations: this.iterations, tokens: this.#tokens, durationMs, trouble: this.trouble },
        };
    }
}
/** What it has cost counts, however it ended. */
function hasBegun({ outcome, startedAtMs }) {
    return outcome === 'unfinished' ? startedAtMs !== null : outcome !== 'skipped';
}
/**
 * Of a run that did not complete, what could not be carried out says nothing of the servers: a
 * provider or a network was away. It is run again.
 */
function withoutLost(report) {
    if (report.run?.status === 'completed')
        return report;
    const cases = report.cases.map((one) => ({
        ...one,
        iterations: one.iterations.filter(({ outcome }) => outcome === 'passed' || outcome === 'failed'),
    }));
    return { ...report, cases };
}
/** The iterations of a later run behind those of the former, numbered on. */
function joined(former, later) {
    const cases = new Map(former.cases.map((one) => [keyOf(one), one]));
    for (const one of later.cases) {
        const before = cases.get(keyOf(one));
        const last = before?.iterations.length ?? 0;
        const iterations = one.iterations.map((iteration, at) => ({
            ...iteration,
            number: last + at + 1,
        }));
        cases.set(keyOf(one), {
            ...(before ?? one),
            iterations: [...(before?.iterations ?? []), ...iterations],
        });
    }
    return { ...former, cases: [...cases.values()] };
}
const keyOf = ({ identity, id }) => identity ?? id;
function tallyOf({ cases }, identity) {
    const found = cases.find((one) => one.identity === identity);
    if (found === undefined || found.folded !== undefined)
        return null;
    const { passed, failed } = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countIterations */ .ai)(found.iterations);
    return { passed, total: passed + failed };
}


/***/ })

};
