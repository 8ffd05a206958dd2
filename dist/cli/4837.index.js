export const id = 4837;
export const ids = [4837];
export const modules = {

/***/ 69122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _6: () => (/* binding */ unpackRoster),
/* harmony export */   ks: () => (/* binding */ readRoster),
/* harmony export */   xp: () => (/* binding */ MOST_PLANNED),
/* harmony export */   zq: () => (/* binding */ packRoster)
/* harmony export */ });
/** So many are one text: few texts for whoever counts values, short ones for whoever writes them. */
const CASES_PER_TEXT = 1_000;
function packRoster(cases) {
    const entries = cases.map(({ identity, planned }) => `${identity},${planned};`);
    const packed = [];
    for (let at = 0; at < entries.length; at += CASES_PER_TEXT) {
        packed.push(entries.slice(at, at + CASES_PER_TEXT).join(''));
    }
    return { packed, titles: cases.map(({ title }) => title) };
}
/** More than a suite may ask for of a case. */
const MOST_PLANNED = 999_999;
const PACKED = /([0-9a-f]{16}),(\d{1,6});/y;
/** The cases of a roster that anybody may have written; null where it is none. */
function readRoster({ packed, titles, }) {
    const cases = [];
    for (const text of packed) {
        PACKED.lastIndex = 0;
        while (PACKED.lastIndex < text.length) {
            const [, identity, planned] = PACKED.exec(text) ?? [];
            const title = titles[cases.length];
            if (identity === undefined || title === undefined)
                return null;
            cases.push({ identity: identity, title, planned: Number(planned) });
        }
    }
    return cases.length === titles.length ? cases : null;
}
/** The cases of a roster that was read by the reader of reports. */
function unpackRoster(roster) {
    const cases = readRoster(roster);
    if (cases === null)
        throw new Error('A roster was not read by the reader of reports.');
    return cases;
}


/***/ }),

/***/ 93353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ IMAGE_TYPES),
/* harmony export */   o: () => (/* binding */ STRETCH_KINDS)
/* harmony export */ });
/** Pictures that browsers draw and that run nothing. */
const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
/** What a stretch of an iteration was spent on. */
const STRETCH_KINDS = ['connect', 'list', 'model', 'call', 'other'];


/***/ }),

/***/ 24837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WA: () => (/* binding */ MAX_REPORT_BYTES),
  XO: () => (/* binding */ MAX_REPORT_VALUES),
  B1: () => (/* binding */ READABLE_VERSIONS),
  _G: () => (/* binding */ REPORT_FILE_NAME),
  PP: () => (/* binding */ REPORT_SCHEMA_ID),
  WI: () => (/* binding */ REPORT_SCHEMA_VERSION),
  gv: () => (/* binding */ readableReportSchema)
});

// UNUSED EXPORTS: reportFileSchema, reportJsonSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/model/verdict.js
var verdict = __webpack_require__(70543);
// EXTERNAL MODULE: ./build/report-file/schema/baseline-schema.js
var baseline_schema = __webpack_require__(23839);
// EXTERNAL MODULE: ./build/report-file/schema/common-schema.js
var common_schema = __webpack_require__(26293);
// EXTERNAL MODULE: ./build/model/cases/case-history.js
var case_history = __webpack_require__(89315);
// EXTERNAL MODULE: ./build/model/cases/suite-roster.js
var suite_roster = __webpack_require__(69122);
// EXTERNAL MODULE: ./build/model/choices/report-source.js
var report_source = __webpack_require__(11057);
// EXTERNAL MODULE: ./build/model/choices/shard.js
var shard = __webpack_require__(30485);
// EXTERNAL MODULE: ./build/model/servers/diagnosis.js
var diagnosis = __webpack_require__(40096);
// EXTERNAL MODULE: ./build/report-file/schema/case-schema.js
var case_schema = __webpack_require__(82406);
// EXTERNAL MODULE: ./build/report-file/schema/surface-schema.js
var surface_schema = __webpack_require__(53081);
;// CONCATENATED MODULE: ./build/report-file/schema/results-schema.js










const historySchema = schemas/* array */.YOg(schemas/* string */.YjP().refine(case_history/* isPackedHistory */.FN, { error: 'is no history of cases' }));
const runSchema = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    number: schemas/* number */.aig().nullable(),
    status: schemas/* string */.YjP().describe('Whether execution finished, in the words of the service.'),
    result: schemas/* enum */.k5n(['passed', 'failed'])
        .nullable()
        .describe("The service's own judgement by the suite's pass criteria."),
    createdAtMs: common_schema/* epochMs */.e9,
    completedAtMs: common_schema/* epochMs */.e9,
    notes: schemas/* string */.YjP().nullable(),
    declared: schemas/* object */.Ikc({
        total: schemas/* number */.aig().nullable(),
        passed: schemas/* number */.aig().nullable(),
        failed: schemas/* number */.aig().nullable(),
    })
        .nullable()
        .describe('Counts of iterations as the service tells them.'),
    criterion: schemas/* exactOptional */.yqP(schemas/* number */.aig().min(0).max(1))
        .describe('Least fraction that was to pass, as the run was asked for.'),
    foreignCases: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* string */.YjP()))
        .describe('Cases that ran though they were not asked for, and count nowhere.'),
    execution: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({
        isolation: schemas/* string */.YjP().describe('Which iterations shared servers, such as `auto`.'),
        concurrency: schemas/* number */.aig().describe('Iterations carried out at once, at most.'),
        starts: schemas/* number */.aig().describe('How often servers were started.'),
        wallMs: schemas/* number */.aig(),
        workMs: schemas/* number */.aig().describe('What the work of all iterations took, summed.'),
        startupMs: schemas/* number */.aig().describe('What all iterations waited for servers, summed.'),
        servers: schemas/* array */.YOg(schemas/* object */.Ikc({
            name: schemas/* string */.YjP(),
            protocolVersion: schemas/* string */.YjP().describe('Version of MCP that was spoken.'),
        })),
    }))
        .describe('How the service carried out the run, where it says so.'),
});
const serverSchema = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    tools: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* string */.YjP()))
        .describe('Names of its tools before the run; missing where nobody found out.'),
    moreTools: schemas/* exactOptional */.yqP(common_schema/* count */.U9)
        .describe('How many tools it has beside those; missing where they are all.'),
});
const diagnosisSchema = schemas/* object */.Ikc({
    serverId: schemas/* string */.YjP(),
    server: schemas/* string */.YjP().describe('Its name.'),
    location: schemas/* exactOptional */.yqP(common_schema/* locationSchema */.Hd),
    protocolVersion: schemas/* string */.YjP().nullable().describe('Version of MCP that was spoken.'),
    durationMs: schemas/* number */.aig().describe('What looking at it took.'),
    checks: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* enum */.k5n(diagnosis/* DIAGNOSIS_CHECKS */.As),
        outcome: schemas/* enum */.k5n(diagnosis/* DIAGNOSIS_OUTCOMES */.gc)
            .describe('`invalid`: for you to set right. `failed`: the doing of the server. `incomplete`: that of neither.'),
        detail: schemas/* string */.YjP().describe('What was found.'),
        advice: schemas/* exactOptional */.yqP(schemas/* string */.YjP()).describe('What to do.'),
        durationMs: schemas/* exactOptional */.yqP(schemas/* number */.aig()),
    })),
})
    .describe('What mode `doctor` found of a server.');
const rosterSchema = schemas/* object */.Ikc({ packed: schemas/* array */.YOg(schemas/* string */.YjP()), titles: schemas/* array */.YOg(schemas/* string */.YjP()) })
    .refine((roster) => (0,suite_roster/* readRoster */.ks)(roster) !== null, { error: 'is no roster of cases' })
    .describe('All cases of the suite in its order: each as `identity,planned;`, 1,000 in a text, with 0 planned iterations where it is skipped, and their titles.');
const shardSchema = schemas/* object */.Ikc({
    index: schemas/* int */.Whr().positive().describe('From 1.'),
    total: schemas/* int */.Whr().positive().max(shard/* MAX_SHARDS */.hH),
    by: schemas/* enum */.k5n(shard/* SHARD_RULES */.Zb).describe('What cases were dealt out by.'),
    durations: schemas/* exactOptional */.yqP(common_schema/* digestSchema */.er)
        .describe('Hash of how long cases take, where they were dealt out by that.'),
    suite: common_schema/* digestSchema */.er.describe('Hash of the whole suite and of what else decides what is run.'),
    commit: schemas/* string */.YjP().describe('Whose code was run; empty where that is not known.'),
    workflowRun: schemas/* string */.YjP().describe('Id of the workflow run; empty where that is not known.'),
    attempt: schemas/* int */.Whr().positive(),
    roster: rosterSchema,
})
    .refine(({ index, total }) => index <= total, { error: 'is no part of its total' })
    .describe('Which part of the suite it is of, where that was run in parts.');
const resultsSchema = schemas/* object */.Ikc({
    source: schemas/* enum */.k5n(report_source/* REPORT_SOURCES */.oc),
    suite: schemas/* object */.Ikc({ id: schemas/* string */.YjP().nullable(), name: schemas/* string */.YjP() }),
    project: schemas/* object */.Ikc({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP().nullable() }).nullable(),
    run: runSchema.nullable(),
    servers: schemas/* array */.YOg(serverSchema),
    surface: schemas/* exactOptional */.yqP(surface_schema/* surfaceReportSchema */.Tf),
    cases: schemas/* array */.YOg(case_schema/* caseSchema */.o),
    problems: schemas/* array */.YOg(schemas/* object */.Ikc({
        kind: schemas/* string */.YjP().describe('Such as `timeout`, `network` or `damaged-file`.'),
        message: schemas/* string */.YjP(),
        location: schemas/* exactOptional */.yqP(common_schema/* locationSchema */.Hd),
        isShortfall: schemas/* exactOptional */.yqP(schemas/* boolean */.zMY())
            .describe('Only planned results are missing, whose number the cases tell.'),
    }))
        .describe('What kept the evidence from being whole.'),
    warnings: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Oddities that decide nothing.'),
    notice: schemas/* string */.YjP().nullable().describe('Such as that the models were not real ones.'),
    artifacts: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* object */.Ikc({ file: schemas/* string */.YjP(), id: schemas/* string */.YjP() })))
        .describe('Raw result files the service keeps, by the ids it gave them.'),
    history: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* object */.Ikc({
        runNumber: schemas/* number */.aig().nullable(),
        passRate: schemas/* number */.aig().min(0).max(1).describe('Passed iterations as a fraction.'),
        createdAtMs: common_schema/* epochMs */.e9,
    })))
        .describe('Earlier runs of the suite that completed, the oldest first.'),
    shard: schemas/* exactOptional */.yqP(shardSchema),
    legs: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* object */.Ikc({
        index: schemas/* int */.Whr().positive(),
        total: schemas/* int */.Whr().positive(),
        attempt: schemas/* int */.Whr().positive(),
        runId: schemas/* string */.YjP().nullable(),
        cases: common_schema/* count */.U9.describe('How many cases it told.'),
        artifact: schemas/* exactOptional */.yqP(schemas/* string */.YjP())
            .describe('What the artifact of its job is called in a first attempt.'),
    })))
        .describe('What it was joined of, where a suite was run in parts; `run` sums their runs then.'),
    caseHistory: schemas/* exactOptional */.yqP(historySchema)
        .describe('How cases came out in up to 30 recent runs, the oldest first, each case as `identity,definition,p12f1p3;`: twelve times all its iterations passed, once none did, then three times all; `v` where some did. 1,000 in a text. The definition is left out where it is not known.'),
    formerVersion: schemas/* exactOptional */.yqP(schemas/* literal */.euz(1))
        .describe('Schema version of the file it was read from, where that is a former one.'),
    origin: schemas/* exactOptional */.yqP(baseline_schema/* originSchema */.ID),
    diagnoses: schemas/* exactOptional */.yqP(schemas/* array */.YOg(diagnosisSchema)),
});

;// CONCATENATED MODULE: ./build/model/regression/comparison.js
/**
 * How a case is held against its baseline. `strict`: it passed all its iterations there, so none may
 * fail here. `statistical`: with others, by a test of how often they pass.
 */
const COMPARISON_RULES = ['strict', 'statistical'];
/**
 * Why a rule applies to a case: it names a model or has token counts; it came out in several ways
 * within a run, or took a retry; it did so in recent runs; it is of a report that does not tell of
 * what kind it is; nothing of the kind; or all cases are held to one rule.
 */
const RULE_GROUNDS = [
    'model',
    'tokens',
    'varied',
    'varied-in-history',
    'former-version',
    'nothing-varies',
    'asked-for',
];

;// CONCATENATED MODULE: ./build/model/regression/suspicion.js
/**
 * What became of a suspicion. `suspected`: what is wanted has yet to run; `undecided`: it could not be
 * completed, or the head ran alone and did not clear itself.
 */
const SUSPICION_OUTCOMES = ['suspected', 'confirmed', 'not-confirmed', 'undecided'];
/**
 * What raised it: all sampled cases together, single ones of them, or cases that always do the same
 * and can be run on the base too.
 */
const SUSPICION_TRIGGERS = ['all-cases', 'single-cases', 'deterministic'];

;// CONCATENATED MODULE: ./build/report-file/schema/comparison-schema.js




const fraction = schemas/* number */.aig().min(0).max(1);
const tallySchema = schemas/* object */.Ikc({ passed: common_schema/* count */.U9, total: common_schema/* count */.U9 })
    .describe('Iterations that passed, of those that ended.');
const namedShape = {
    identity: schemas/* string */.YjP(),
    title: schemas/* string */.YjP().nullable().describe('Null where its details are folded.'),
};
const namedSchema = schemas/* object */.Ikc(namedShape);
const comparedSchema = schemas/* object */.Ikc({
    ...namedShape,
    rule: schemas/* enum */.k5n(COMPARISON_RULES),
    baseline: tallySchema,
    head: tallySchema,
    pValue: schemas/* exactOptional */.yqP(schemas/* number */.aig())
        .describe('Exact and one-sided, that this case by itself passes less here.'),
    isCalled: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true))
        .describe('It got worse by itself, with the errors over all cases bounded.'),
    rarity: schemas/* exactOptional */.yqP(schemas/* number */.aig())
        .describe('Of a case that is known to be flaky: the share of runs that it did not pass, this one among them, which decides in place of `pValue`.'),
    history: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({ runs: common_schema/* count */.U9, passed: common_schema/* count */.U9 }))
        .describe('Recent runs in which it did the same, and in how many it passed.'),
});
const listOf = (named) => schemas/* object */.Ikc({ count: common_schema/* count */.U9, named: schemas/* array */.YOg(named).describe('The first of them.') });
const caseList = listOf(namedSchema);
const comparedList = listOf(comparedSchema);
const originSchema = schemas/* object */.Ikc({
    kind: schemas/* string */.YjP().describe('Such as `artifact`, `service-run`, `file` or `checkout`.'),
    commit: schemas/* string */.YjP().nullable(),
    branch: schemas/* string */.YjP().nullable(),
    isMergeBase: schemas/* boolean */.zMY()
        .nullable()
        .describe('Whether the commit is the very one that the pull request branched off.'),
    createdAtMs: common_schema/* epochMs */.e9,
    address: schemas/* string */.YjP().nullable().describe('Page to look at it.'),
})
    .describe('Where the baseline comes from; what is not known of it is null.');
const regressionSchema = schemas/* object */.Ikc({
    strict: common_schema/* count */.U9.describe('Cases of which no iteration may fail that passed in the baseline.'),
    statistical: common_schema/* count */.U9.describe('Sampled cases, which are tested together.'),
    regressed: schemas/* object */.Ikc({ count: common_schema/* count */.U9, titles: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    flaky: common_schema/* count */.U9.describe('Cases that fail here as in recent runs.'),
    smallestDrop: schemas/* number */.aig()
        .nullable()
        .describe('Smallest mean drop that the sampled cases would have shown; null: none.'),
})
    .describe('What a comparison with a baseline comes to.');
const comparisonSchema = schemas/* object */.Ikc({
    origin: originSchema,
    rules: schemas/* array */.YOg(schemas/* object */.Ikc({
        rule: schemas/* enum */.k5n(COMPARISON_RULES),
        ground: schemas/* enum */.k5n(RULE_GROUNDS).describe('Why the rule applies.'),
        cases: caseList,
    }))
        .describe('Which rule applied to which cases, and why.'),
    regressed: comparedList.describe('They got worse, each by itself.'),
    fell: comparedList.describe('They pass less here, which may be chance.'),
    flaky: comparedList.describe('They fail here, as in recent runs.'),
    fixed: comparedList.describe('They failed there and pass here.'),
    stillFailing: schemas/* exactOptional */.yqP(comparedList)
        .describe('They failed there and fail here, and none of the above.'),
    changed: caseList.describe('They do something else here, and are not compared.'),
    added: caseList,
    removed: caseList,
    notRun: caseList.describe('They have no results on one side.'),
    ambiguous: caseList.describe('Several cases of one identity, which are not compared.'),
    otherServers: caseList.describe('Not compared, since other servers were selected.'),
    servers: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({ baseline: schemas/* array */.YOg(schemas/* string */.YjP()), head: schemas/* array */.YOg(schemas/* string */.YjP()) }))
        .describe('Names of the servers, where the sides have others.'),
    removedTools: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* object */.Ikc({
        name: schemas/* string */.YjP(),
        server: schemas/* exactOptional */.yqP(schemas/* string */.YjP()),
        isForbidden: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
        cases: caseList,
    })))
        .describe('Tools that cases name, that the servers of the baseline had, and that are gone.'),
    effect: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({ delta: schemas/* number */.aig(), low: schemas/* number */.aig(), high: schemas/* number */.aig(), confidence: fraction }))
        .describe('How much more sampled cases pass here, as a fraction, and its interval.'),
    smallestDrop: schemas/* exactOptional */.yqP(schemas/* number */.aig().nullable())
        .describe('Smallest mean drop that this sample would have seen in four of five; null: none.'),
    notes: schemas/* array */.YOg(schemas/* looseObject */._H3({ code: schemas/* string */.YjP() })),
})
    .describe('The results held against a baseline, case by case.');
const suspicionSchema = schemas/* object */.Ikc({
    trigger: schemas/* enum */.k5n(SUSPICION_TRIGGERS)
        .describe('Whether all sampled cases together got worse, single ones by themselves, or cases that always do the same.'),
    suspects: schemas/* array */.YOg(namedSchema),
    outcome: schemas/* enum */.k5n(SUSPICION_OUTCOMES),
    wanted: schemas/* object */.Ikc({ look: schemas/* literal */.euz([1, 2]), iterationsEach: common_schema/* count */.U9 })
        .nullable()
        .describe('What has yet to run of each suspect on each side; null: nothing.'),
    looks: schemas/* array */.YOg(schemas/* object */.Ikc({
        number: schemas/* literal */.euz([1, 2]),
        baseline: tallySchema.nullable().describe('Null where the head ran alone.'),
        head: tallySchema,
        pValue: schemas/* number */.aig(),
        confirmsAt: schemas/* number */.aig()
            .nullable()
            .describe('At most this confirms; null where nothing could.'),
        clearsAbove: schemas/* number */.aig(),
    })),
})
    .describe('A regression against results of another session, which is to be confirmed.');
const confirmationSchema = schemas/* object */.Ikc({
    cases: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...namedShape,
        first: schemas/* object */.Ikc({ baseline: tallySchema.nullable(), head: tallySchema.nullable() })
            .describe('What raised the suspicion; null where it is not told by case.'),
        fresh: schemas/* object */.Ikc({ baseline: tallySchema.nullable(), head: tallySchema })
            .describe('What decided; of the baseline null where the head ran alone.'),
    })),
    ranBase: schemas/* boolean */.zMY().describe('Whether the base ran in turns with the head.'),
    isWholeSuite: schemas/* boolean */.zMY()
        .describe('More ran than the suspects: the service runs no part of it.'),
    iterations: common_schema/* count */.U9.describe('Extra ones, of both sides together.'),
    tokens: common_schema/* count */.U9.nullable().describe('Extra ones; null where none were told.'),
    durationMs: schemas/* number */.aig(),
    trouble: schemas/* string */.YjP()
        .nullable()
        .describe('What kept a look from being completed, or the base from being run.'),
})
    .describe('How a suspected regression was looked at again, apart from the first results.');

;// CONCATENATED MODULE: ./build/report-file/schema/verdict-schema.js





const sampleShape = {
    sampleOf: schemas/* enum */.k5n(verdict/* COUNTED */.BE).describe('What is counted.'),
    sampleSize: common_schema/* count */.U9.describe('How many of them; skipped ones are none.'),
    observed: schemas/* number */.aig().nullable().describe('What was found; null where there is nothing.'),
};
const checkSchema = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().describe('Stable name, such as `min-pass-rate`.'),
    about: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({ kind: schemas/* string */.YjP(), name: schemas/* string */.YjP() }))
        .describe('What it is about, such as a model; left out where it is all results.'),
    gates: schemas/* boolean */.zMY().describe('Whether it bears on the verdict, or only informs.'),
    outcome: schemas/* enum */.k5n(verdict/* CHECK_OUTCOMES */.jT),
    unit: schemas/* string */.YjP().describe('Of `observed`, `threshold` and `interval`, such as `fraction`.'),
    threshold: schemas/* number */.aig()
        .nullable()
        .describe('What was asked for; null where only the service knows.'),
    ...sampleShape,
    interval: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({
        low: schemas/* number */.aig().nullable(),
        high: schemas/* number */.aig().nullable(),
        confidence: schemas/* number */.aig().describe('As a fraction.'),
    }))
        .describe('Around `observed`; null where it is open.'),
    heldBy: schemas/* exactOptional */.yqP(schemas/* literal */.euz('lower-bound'))
        .describe('The end of `interval` that is held against the threshold, where `observed` is not.'),
    pValue: schemas/* exactOptional */.yqP(schemas/* number */.aig()).describe('Of a test of a hypothesis.'),
    regression: schemas/* exactOptional */.yqP(regressionSchema),
    sides: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({ baseline: schemas/* number */.aig(), head: schemas/* number */.aig() }))
        .describe('What both sides used, of a budget relative to the baseline: the mean of an iteration, the 95th percentile, or the minutes of the run.'),
    changesHeld: schemas/* exactOptional */.yqP(schemas/* enum */.k5n(['breaking', 'any']))
        .describe('Which changes of what servers offer are held against them.'),
    stated: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({ status: schemas/* string */.YjP(), result: schemas/* enum */.k5n(['passed', 'failed']).nullable() }).nullable())
        .describe('What the service says of the run, where the check goes by that.'),
    reason: schemas/* exactOptional */.yqP(schemas/* looseObject */._H3({ code: schemas/* string */.YjP() }))
        .describe('Why it came out so: a code and what belongs to it.'),
    words: schemas/* object */.Ikc({
        title: schemas/* string */.YjP(),
        expected: schemas/* string */.YjP(),
        actual: schemas/* string */.YjP(),
        reason: schemas/* string */.YjP().nullable(),
    })
        .describe('The same as people read it.'),
});
const policySchema = schemas/* object */.Ikc({
    digest: common_schema/* digestSchema */.er.describe('The same for the same policy.'),
    base: schemas/* string */.YjP()
        .nullable()
        .describe('Commit that a change goes into, whose files count; null: those of the checkout.'),
    files: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Files that count beside the inputs.'),
    changes: schemas/* array */.YOg(schemas/* discriminatedUnion */.gMt('kind', [
        schemas/* object */.Ikc({
            kind: schemas/* literal */.euz('setting'),
            setting: schemas/* string */.YjP().describe('Such as `min-pass-rate` or `quarantine`.'),
            about: schemas/* object */.Ikc({ kind: schemas/* enum */.k5n(['case', 'tag', 'model']), name: schemas/* string */.YjP() })
                .nullable()
                .describe('Null where it is about all.'),
            base: schemas/* string */.YjP().nullable().describe('As it is written; null: not asked for.'),
            head: schemas/* string */.YjP().nullable(),
        }),
        schemas/* object */.Ikc({ kind: schemas/* enum */.k5n(['added-file', 'removed-file']), file: schemas/* string */.YjP() }),
    ]))
        .describe('What the code under test would change of it.'),
});
const verdictSchema = schemas/* object */.Ikc({
    value: schemas/* enum */.k5n(verdict/* VERDICTS */.bk),
    headline: schemas/* string */.YjP().describe('The decisive reason in one sentence.'),
    checks: schemas/* array */.YOg(checkSchema),
    judged: schemas/* object */.Ikc(sampleShape)
        .nullable()
        .describe('All that was judged; null where no results were.'),
    troubles: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe('What was wrong where no results were judged, such as mistakes in the inputs.'),
    repeats: schemas/* exactOptional */.yqP(schemas/* object */.Ikc({
        tries: common_schema/* count */.U9.describe('So many in a row are told of.'),
        passAll: schemas/* number */.aig().describe('Mean chance that they all pass, pass^k.'),
        cases: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), passAll: schemas/* number */.aig() }))
            .describe('That of each case that ran as often, by its id.'),
        stable: schemas/* object */.Ikc({ passes: common_schema/* count */.U9, failureRate: schemas/* number */.aig(), confidence: schemas/* number */.aig() })
            .nullable()
            .describe('The fewest passes of a case that always passed, and how often it may fail all the same.'),
    }))
        .describe('How reliable cases are that ran more than once.'),
    quarantine: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* object */.Ikc({
        case: schemas/* string */.YjP().describe('As the quarantine file names it.'),
        reason: schemas/* string */.YjP(),
        owner: schemas/* string */.YjP(),
        expiresAtMs: schemas/* number */.aig(),
        state: schemas/* enum */.k5n(verdict/* QUARANTINE_STATES */.aA)
            .describe('`active`: out of all that gates. `repeated`: all of it by entries before. `expired`: counts again. `unknown`: there is no such case. `unlisted`: none among those that are listed.'),
        cases: common_schema/* count */.U9.describe('How many it stands for.'),
        sample: schemas/* object */.Ikc(sampleShape).describe('Their results.'),
    })))
        .describe('What became of each entry of the quarantine.'),
    prices: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* object */.Ikc({ model: schemas/* string */.YjP(), input: schemas/* number */.aig(), output: schemas/* number */.aig() })))
        .describe('What a million tokens of each model cost, as the policy says.'),
    policy: schemas/* exactOptional */.yqP(policySchema).describe('By what it was judged.'),
    comparison: schemas/* exactOptional */.yqP(comparisonSchema),
    suspicion: schemas/* exactOptional */.yqP(suspicionSchema),
    confirmation: schemas/* exactOptional */.yqP(confirmationSchema),
    surface: schemas/* exactOptional */.yqP(surface_schema/* surfaceVerdictSchema */.kO),
});

;// CONCATENATED MODULE: ./build/report-file/report-schema.js






/** Name of the JSON report in its folder and in the artifact. */
const REPORT_FILE_NAME = 'report.json';
/** Rises only when a reader of the former version would misread the new one. */
const REPORT_SCHEMA_VERSION = 2;
const REPORT_SCHEMA_ID = 'urn:mcp-eval-gate-action:report:2';
/** Those that readers take. Files of version 1 tell less of their verdict. */
const READABLE_VERSIONS = [1, REPORT_SCHEMA_VERSION];
/** What a later job reads: far below what the memory of its runner takes. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
/** What some 45,000 iterations have; and as many values, each one wrong, can still be told of. */
const MAX_REPORT_VALUES = 1_500_000;
const countsSchema = schemas/* object */.Ikc({
    total: common_schema/* count */.U9.describe('Iterations that count: all but skipped ones.'),
    passed: common_schema/* count */.U9,
    failed: common_schema/* count */.U9.describe('Failed and error together.'),
    unfinished: common_schema/* count */.U9,
    skipped: common_schema/* count */.U9,
    flaky: common_schema/* count */.U9,
})
    .describe('Counts of iterations.');
/** The JSON report. Readers must ignore members they do not know. */
const reportFileSchema = schemas/* object */.Ikc({
    $schema: schemas/* string */.YjP().describe('Identifier of this schema.'),
    schemaVersion: schemas/* literal */.euz(REPORT_SCHEMA_VERSION),
    generatedAt: iso/* datetime */.w$(),
    action: schemas/* object */.Ikc({ version: schemas/* string */.YjP() }),
    verdict: verdictSchema,
    counts: countsSchema
        .nullable()
        .describe('Null where no report came about, or it is not of cases.'),
    passRate: schemas/* number */.aig()
        .min(0)
        .max(1)
        .nullable()
        .describe('Passed iterations as a fraction of all that count; null where none does.'),
    baseline: schemas/* exactOptional */.yqP(baseline_schema/* baselineSchema */.d2),
    report: resultsSchema.nullable().describe('Null where no report came about.'),
})
    .meta({ title: 'Report of the MCP eval gate' });
/**
 * What is read of a file of any version: the results, to which a version only adds. Nobody goes by
 * its verdict, of which the shape has changed.
 */
const readableReportSchema = reportFileSchema
    .pick({ report: true, generatedAt: true })
    .extend({
    schemaVersion: schemas/* literal */.euz(READABLE_VERSIONS),
    counts: countsSchema.pick({ total: true }).nullish(),
    verdict: schemas/* object */.Ikc({ value: schemas/* enum */.k5n(verdict/* VERDICTS */.bk), headline: schemas/* string */.YjP() }),
});
/** The published JSON Schema of the report; as input, since that leaves room for new members. */
function reportJsonSchema() {
    return { $id: REPORT_SCHEMA_ID, ...z.toJSONSchema(reportFileSchema, { io: 'input' }) };
}


/***/ }),

/***/ 23839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ originSchema),
/* harmony export */   d2: () => (/* binding */ baselineSchema),
/* harmony export */   fu: () => (/* binding */ baselineOriginSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _common_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26293);


const originShape = {
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    createdAtMs: _common_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .epochMs */ .e9,
    address: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('Page to look at them.'),
};
const originSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...originShape,
    subject: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('What the inputs name them by.'),
    artifact: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .describe('What the artifact of the job is called in a first attempt.'),
})
    .describe('Of what state of the repository they are.');
const baselineOriginSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Such as `artifact`, `service-run`, `file` or `checkout`.'),
    isMergeBase: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .nullable()
        .describe('Whether it is of the very commit that the pull request branched off.'),
    ...originShape,
});
const baselineSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .describe('`found`, `none`, `unknown` where it could not be looked for, `unreadable` where the one named cannot be read, or `not-asked`.'),
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(baselineOriginSchema),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe('Why there is none.'),
})
    .describe('What the results were held against.');


/***/ }),

/***/ 82406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ iterationSchema),
/* harmony export */   o: () => (/* binding */ caseSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _model_cases_folded_cases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99535);
/* harmony import */ var _model_cases_suite_roster_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69122);
/* harmony import */ var _common_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26293);
/* harmony import */ var _conversation_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37815);





const toolCallSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    toolName: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    arguments: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
});
const analysisSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    missing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(toolCallSchema),
    unexpected: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(toolCallSchema),
    argumentMismatches: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        expected: toolCallSchema,
        actual: toolCallSchema,
        mismatchedArguments: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    })),
})
    .describe('Expected tool calls held against the actual ones.');
const iterationSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    number: _common_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.describe('Counts from 1 within its case.'),
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['passed', 'failed', 'error', 'skipped', 'unfinished'])
        .describe('`error`: could not be carried out. `unfinished`: the run ended before it did. `skipped` is outside every total.'),
    startedAtMs: _common_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .epochMs */ .e9,
    durationMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable().describe('What its work took.'),
    startupMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable())
        .describe('What it waited before for servers to come up; not in `durationMs`.'),
    spans: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        connectMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()).describe('Connecting to servers.'),
        modelMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()).describe('Waiting for answers of models.'),
        toolMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()).describe('Calls of tools; several may go on at once.'),
    }))
        .describe('What its time was spent on, each kind summed, where its trace was read.'),
    tokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        input: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
        output: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
        total: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    }),
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    provider: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    error: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe('Why it did not pass.'),
    errorDetails: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe('Stack or other long text behind `error`.'),
    expectedToolCalls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(toolCallSchema),
    actualToolCalls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(toolCallSchema),
    analysis: analysisSchema.nullable(),
    assertions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        label: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
        expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
            .describe('What a result was to be, where the reason does not say it.'),
        observed: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).describe('What it was.'),
    })),
    messages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ role: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }))
        .nullable()
        .describe('Those of `conversation` as plain texts; null where no trace was read.'),
    conversation: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(_conversation_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .conversationSchema */ .R),
    flaky: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe('Passed only after it failed before.'),
    attempts: _common_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.describe('How often it was tried.'),
});
const packedSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const foldedSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    cases: _common_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    passed: _common_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    skipped: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(_common_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable().describe('In all.'),
    packed: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(packedSchema)
        .describe('Each of them as `identity,durationMs,passed,skipped;`, up to 1,000 in a text. A duration that is not known is empty; counts are left out where it passed once.'),
})
    .refine(({ packed, ...sums }) => packed === undefined || (0,_model_cases_folded_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .bearOut */ .P5)(packed, sums), {
    path: ['packed'],
    error: 'is not what its numbers say',
})
    .describe('Cases that passed or were skipped, and their iterations, that are counted but not listed, where there are very many.');
const caseSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Stays the same when cases are reordered or filtered.'),
    identity: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(_common_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er)
        .describe('Hash of what it is found by in another report, folded there or not. Missing where the entry stands for many.'),
    definition: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(_common_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er)
        .describe('Hash of what it does and is judged by: steps, model, matching, servers. Missing where that is not known, as of result files.'),
    serviceCaseId: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).describe('Its id on the service.'),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    location: _common_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .locationSchema */ .Hd.nullable(),
    iterations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(iterationSchema),
    variant: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), provider: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable() }))
        .describe('Of a test that runs on several models: its title, and the model of this case.'),
    tools: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        server: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).describe('Name of its server, where that is said.'),
        isForbidden: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true))
            .describe('It is never to be called; else the case cannot pass without it.'),
    })))
        .describe('Tools it names.'),
    tags: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())).describe('Words of whoever wrote it.'),
    planned: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(_common_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.max(_model_cases_suite_roster_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLANNED */ .xp))
        .describe('How many iterations were asked for, where that is known.'),
    folded: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(foldedSchema),
});


/***/ }),

/***/ 26293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ locationSchema),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   e9: () => (/* binding */ epochMs),
/* harmony export */   er: () => (/* binding */ digestSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _model_run_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17002);


const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative();
/** What a Date can hold; readers make dates of it. */
const MAX_EPOCH_MS = 8_640_000_000_000_000;
const epochMs = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
    .min(-MAX_EPOCH_MS)
    .max(MAX_EPOCH_MS)
    .nullable()
    .describe('Epoch milliseconds; null where not known.');
const locationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
})
    .describe('Place in the repository; `file` is relative to its root.');
/** A text that is what it is by its form; the compiler does not see a pattern. */
const digestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(_model_run_report_js__WEBPACK_IMPORTED_MODULE_1__/* .DIGEST */ .Dh);


/***/ }),

/***/ 37815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ conversationSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _model_conversation_conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93353);


const images = zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ mediaType: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_conversation_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .IMAGE_TYPES */ .e), data: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('In Base64.') }))
    .describe('Those for which there was room; the others are named in the text.'));
const startMs = zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().describe('Since the first stretch of the timeline began.'));
const durationMs = zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const callSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    toolName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    server: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Name of its server.'),
    arguments: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    result: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), isError: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)), images }))
        .describe('Missing where none came back.'),
    startMs,
    durationMs,
});
const messageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .describe('`user`, `assistant`, `system`; `step` for a call that the case itself makes, `tool` for a result without its call.'),
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('What the model thought before.'),
    images,
    calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(callSchema)).describe('With their results.'),
    startMs,
    durationMs,
    tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        total: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    }))
        .describe('Of an answer of a model.'),
});
const stretchSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_conversation_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .STRETCH_KINDS */ .o)
        .describe('Starting a server, listing tools, an answer of a model, a call, or something else.'),
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('The server, model or tool.'),
    startMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().describe('Since the first stretch began.'),
    endMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    isError: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)),
});
const conversationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    messages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(messageSchema),
    omitted: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive()).describe('How many messages were before these.'),
    timeline: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(stretchSchema).describe('In the order in which they began.'),
})
    .describe('What was said and called; missing where no trace was read.');


/***/ }),

/***/ 53081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tb: () => (/* binding */ SURFACE_SCHEMA_VERSION),
/* harmony export */   Tf: () => (/* binding */ surfaceReportSchema),
/* harmony export */   a5: () => (/* binding */ SURFACE_SCHEMA_ID),
/* harmony export */   ap: () => (/* binding */ snapshotSchema),
/* harmony export */   kO: () => (/* binding */ surfaceVerdictSchema)
/* harmony export */ });
/* unused harmony exports serverSurfaceSchema, snapshotJsonSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _model_regression_surface_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3866);
/* harmony import */ var _model_servers_surface_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21054);
/* harmony import */ var _baseline_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23839);
/* harmony import */ var _common_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26293);





const named = {
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    description: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
};
const anySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())])
    .describe('A JSON Schema as the server wrote it.');
const toolSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...named,
    inputSchema: anySchema,
    outputSchema: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(anySchema),
    annotations: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        readOnlyHint: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
        destructiveHint: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
        idempotentHint: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
        openWorldHint: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    })),
    taskSupport: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('required'))
        .describe('There where the tool takes calls as tasks alone.'),
});
const promptSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...named,
    arguments: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...named, required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() })),
});
const place = { mimeType: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) };
/** What a server offers; a list that is missing is one that nobody found out. */
const serverSurfaceSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    server: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Its name.'),
    tools: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(toolSchema)),
    prompts: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(promptSchema)),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...named, uri: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ...place }))),
    resourceTemplates: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...named, uriTemplate: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ...place }))),
})
    .describe('What a server offers. A list that is missing is one that nobody found out.');
const surfaceReportSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    servers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(serverSurfaceSchema),
    silent: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        server: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        isOwnDoing: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe('It is its own doing, such as a crash.'),
    }))
        .describe('Servers that did not tell what they offer.'),
    chosen: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()))
        .describe('Names of the servers that were asked for; missing where all there are were.'),
})
    .describe('What servers offered when they were asked, in an order that is always the same.');
const changeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    server: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    subject: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_regression_surface_change_js__WEBPACK_IMPORTED_MODULE_3__/* .SUBJECT_KINDS */ .jy), name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    place: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('JSON pointer into the subject; empty for all of it.'),
    direction: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_regression_surface_change_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGE_DIRECTIONS */ .ms)
        .describe('Whom it concerns: what callers send, what they read, or neither.'),
    class: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_regression_surface_change_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGE_CLASSES */ .id),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Such as `tool-removed` or `values-narrowed`.'),
    before: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    after: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    diff: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sign: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['same', 'removed', 'added']), text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }))),
});
/** How what servers offer differs from what they offered. */
const surfaceVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(changeSchema).describe('The gravest first; 1,000 at most.'),
    counts: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ breaking: _common_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9, unclear: _common_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9, wording: _common_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9, compatible: _common_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9 })
        .describe('How many there are of each class.'),
    weights: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        server: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        before: _common_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9.nullable(),
        after: _common_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9.nullable(),
    }))
        .describe('About how many tokens the list of tools is, which each request of a model pays.'),
    untold: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ server: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), lists: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_servers_surface_js__WEBPACK_IMPORTED_MODULE_4__/* .SURFACE_LISTS */ .w)) })))
        .describe('Lists that the baseline does not tell, so that they were not compared.'),
    origin: _baseline_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineOriginSchema */ .fu,
})
    .describe('How what servers offer differs from what they offered.');
const SURFACE_SCHEMA_ID = 'urn:mcp-eval-gate-action:surface:1';
const SURFACE_SCHEMA_VERSION = 1;
/** What servers offered, as a file in a repository: nothing of when or where it was found out. */
const snapshotSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    $schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Identifier of this schema.'),
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(SURFACE_SCHEMA_VERSION),
    servers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(serverSurfaceSchema),
})
    .meta({ title: 'Snapshot of what MCP servers offer' });
/** The published JSON Schema of snapshots. */
function snapshotJsonSchema() {
    return { $id: SURFACE_SCHEMA_ID, ...z.toJSONSchema(snapshotSchema, { io: 'input' }) };
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
