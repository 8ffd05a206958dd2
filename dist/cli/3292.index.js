export const id = 3292;
export const ids = [3292];
export const modules = {

/***/ 23292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comparisonRoutes: () => (/* binding */ comparisonRoutes)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/contract/resources/results/comparison.js

/** A number of two runs, null where one does not tell it. `percentDelta` is of the baseline's. */
const diffSchema = schemas/* looseObject */._H3({
    base: schemas/* number */.aig().nullable(),
    compare: schemas/* number */.aig().nullable(),
    delta: schemas/* number */.aig().nullable(),
    percentDelta: schemas/* number */.aig().nullable(),
});
const comparedRunSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    runNumber: schemas/* number */.aig().nullish(),
    result: schemas/* string */.YjP().nullish(),
    createdAt: schemas/* number */.aig().nullish(),
    completedAt: schemas/* number */.aig().nullish(),
    summary: schemas/* looseObject */._H3({
        total: schemas/* number */.aig(),
        passed: schemas/* number */.aig(),
        failed: schemas/* number */.aig(),
        passRate: schemas/* number */.aig(),
    })
        .nullish(),
});
const scorerFacts = {
    scorerId: schemas/* string */.YjP(),
    gating: schemas/* boolean */.zMY(),
    deterministic: schemas/* boolean */.zMY(),
    /** It means another thing in the two runs. */
    definitionChanged: schemas/* boolean */.zMY(),
};
const scoredSideSchema = schemas/* looseObject */._H3({
    evaluationConfigHash: schemas/* string */.YjP().nullable(),
    scoreIntegrity: schemas/* enum */.k5n(['valid', 'invalid']).nullable(),
    scoredIterations: schemas/* number */.aig(),
    /** Whose scores do not hold; they take no part. */
    quarantinedIterations: schemas/* number */.aig(),
});
const scoreSideSchema = schemas/* looseObject */._H3({
    passed: schemas/* boolean */.zMY().nullable(),
    value: schemas/* number */.aig().nullable(),
});
const caseSideSchema = schemas/* looseObject */._H3({
    outcome: schemas/* enum */.k5n(['passed', 'failed', 'absent']),
    iterationIds: schemas/* array */.YOg(schemas/* string */.YjP()),
    representativeIterationId: schemas/* string */.YjP().nullable(),
    error: schemas/* string */.YjP().nullable(),
});
const CASE_STATUSES = [
    ...['unchanged_passed', 'unchanged_failed', 'regressed', 'fixed'],
    ...['new_case', 'removed_case', 'changed'],
];
const comparedCaseSchema = schemas/* looseObject */._H3({
    caseKey: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(CASE_STATUSES),
    configChanged: schemas/* boolean */.zMY(),
    evaluationConfigChanged: schemas/* boolean */.zMY(),
    scoreDeltas: schemas/* array */.YOg(schemas/* looseObject */._H3({
        ...scorerFacts,
        base: scoreSideSchema.nullable(),
        compare: scoreSideSchema.nullable(),
        value: diffSchema,
    })),
    base: caseSideSchema,
    compare: caseSideSchema,
});
/** GET /eval-runs/{runId}/compare. */
const runComparisonSchema = schemas/* looseObject */._H3({
    suite: schemas/* looseObject */._H3({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP() }),
    baseline: schemas/* looseObject */._H3({
        policy: schemas/* enum */.k5n(['previous_completed', 'run']),
        baseRunId: schemas/* string */.YjP(),
    }),
    baseRun: comparedRunSchema,
    compareRun: comparedRunSchema,
    passSummary: schemas/* looseObject */._H3({
        passRatePercent: diffSchema,
        total: diffSchema,
        passed: diffSchema,
        failed: diffSchema,
    }),
    metrics: schemas/* looseObject */._H3({
        wallDurationMs: diffSchema,
        totalTokens: diffSchema,
        estimatedCostUsd: diffSchema,
    }),
    scoreContract: schemas/* looseObject */._H3({
        base: scoredSideSchema,
        compare: scoredSideSchema,
        evaluationConfigChanged: schemas/* boolean */.zMY(),
        scorers: schemas/* array */.YOg(schemas/* looseObject */._H3({
            ...scorerFacts,
            passRate: diffSchema,
            meanValue: diffSchema,
            errorCount: schemas/* looseObject */._H3({ base: schemas/* number */.aig(), compare: schemas/* number */.aig() }),
        })),
    }),
    cases: schemas/* array */.YOg(comparedCaseSchema),
});

// EXTERNAL MODULE: ./build/contract/routes/route.js
var route = __webpack_require__(35767);
;// CONCATENATED MODULE: ./build/contract/routes/comparison.js


/** Apart from the other routes of runs, which each client that runs something loads. */
const comparisonRoutes = {
    'runs.compare': (0,route/* route */.wE)({
        method: 'GET',
        path: '/projects/{projectId}/eval-runs/{runId}/compare',
        summary: 'A run beside an earlier one of its suite, case by case.',
        notes: 'Without a run to compare with, it is answered with NOT_FOUND and the reason `BASELINE_NOT_FOUND`. A run that has not ended is refused with CONFLICT.',
        access: 'key',
        repeatable: true,
        query: {
            baseRunId: 'A run of the same suite; otherwise the nearest completed one before.',
            previewChars: 'Characters of an error that are told at most, up to 8000; otherwise 500.',
        },
        reply: { status: 200, body: runComparisonSchema },
        errors: ['CONFLICT'],
    }),
};


/***/ })

};
