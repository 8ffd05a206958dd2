export const id = 2986;
export const ids = [2986];
export const modules = {

/***/ 23552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ publishSummary),
/* harmony export */   UV: () => (/* binding */ appendToSummary)
/* harmony export */ });
/* unused harmony export SUMMARY_LIMIT_BYTES */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _render_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44453);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92657);



/**
 * Bytes of a step's summary. The runner drops the whole file above 1 MiB, and GitHub has been seen
 * to drop ones just below that without a word; hence the margin.
 */
const SUMMARY_LIMIT_BYTES = 1_000_000;
/**
 * Adds the report to the step's summary, in the room that what the step wrote before leaves. A
 * summary that cannot be written is a notice or a warning in the log and nothing more: no surface
 * decides the verdict.
 *
 * @returns the file written to; null where nothing was.
 */
function publishSummary(view, target) {
    return appendToSummary(target, _render_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .SMALLEST_BUDGET */ .IR, (limit) => (0,_render_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSummary */ .Br)(view, { unit: 'bytes', limit }));
}
/**
 * The same of any text.
 * @param render gives what fits into so many bytes; asked for where there are at least `least`.
 */
async function appendToSummary({ file, logger }, least, render) {
    if (!file) {
        logger.notice('No job summary: this runner does not offer GITHUB_STEP_SUMMARY.');
        return null;
    }
    try {
        const markdown = await append(file, least, render);
        if (markdown !== '')
            return file;
        logger.notice(`No job summary: earlier output of this step fills its ${SUMMARY_LIMIT_BYTES} bytes.`);
    }
    catch (error) {
        logger.warning(`The job summary could not be written: ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)}`);
    }
    return null;
}
/** Appends as much as there is room for; resolves to it, empty where there is none. */
async function append(file, least, render) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, 'a');
    try {
        const { size } = await handle.stat();
        // A blank line keeps our heading apart from text that ends without a line break.
        const separator = size > 0 ? '\n\n' : '';
        const limit = SUMMARY_LIMIT_BYTES - size - separator.length;
        if (limit < least)
            return '';
        const markdown = render(limit);
        await handle.appendFile(separator + markdown);
        return markdown;
    }
    finally {
        await handle.close();
    }
}


/***/ }),

/***/ 6245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ assertionDiff)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);

/** Code points of the name of an assertion. */
const LABEL_LENGTH = 120;
/** Assertions told so; the reason of each says enough as a rule. */
const MOST_SHOWN = 5;
/**
 * What failed assertions expected against what there was, as the lines of a diff: `-` was expected,
 * `+` is what there was. Empty where their reasons say all of it.
 */
function assertionDiff(assertions, { diffLines, error }) {
    const told = assertions
        .filter(({ passed, expected, observed }) => !passed && (expected ?? observed) !== undefined)
        .slice(0, MOST_SHOWN);
    const each = Math.floor(diffLines / Math.max(1, told.length) / 2);
    if (each === 0)
        return [];
    const limit = { lines: each, width: Math.max(error.width, LABEL_LENGTH) };
    const signed = (sign, text) => text === undefined ? [] : (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(text, limit).map((line) => `${sign} ${line}`);
    return told.flatMap(({ label, expected, observed }) => [
        `! ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(label, LABEL_LENGTH)}`,
        ...signed('-', expected),
        ...signed('+', observed),
    ]);
}


/***/ }),

/***/ 36706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ environmentFacts)
/* harmony export */ });
/* harmony import */ var _model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11057);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24409);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54294);
/* harmony import */ var _words_policy_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50921);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18908);





const SERVERS_SHOWN = 20;
const FACTS_SHOWN = 30;
/** What ran, where, against which servers. */
function environmentFacts({ report, verdict, environment }) {
    const ofReport = report === null ? [] : reportFacts(report);
    return [...ofReport, ...(0,_words_policy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .policyFact */ .DL)(verdict), ...environment.slice(0, FACTS_SHOWN)];
}
function reportFacts(report) {
    const { run, suite, project, servers } = report;
    const facts = [];
    if (run !== null) {
        const value = run.number === null ? '' : `number ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(run.number)}`;
        facts.push({ label: 'Run', value, id: run.id }, { label: 'Status', value: run.status });
        if (run.notes)
            facts.push({ label: 'Notes', value: run.notes });
    }
    // What is not of cases has a heading, and no suite.
    if ((0,_model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_4__/* .hasCases */ .Yp)(report))
        facts.push({ label: 'Suite', value: suite.name, id: suite.id });
    facts.push(...legFacts(report));
    if (project !== null)
        facts.push({ label: 'Project', value: project.name ?? '', id: project.id });
    const { execution } = run ?? {};
    if (servers.length > 0) {
        facts.push({ label: 'Servers', value: serverNames(servers, execution?.servers ?? []) });
    }
    if (execution)
        facts.push(...executionFacts(execution));
    // Several models have a section of their own.
    const [model, ...others] = (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(report).models;
    if (model && others.length === 0)
        facts.push({ label: 'Model', value: model.name });
    return facts;
}
/** What part of the suite the results are of, or what parts they were joined of. */
function legFacts({ shard, legs }) {
    if (shard !== undefined) {
        const { index, total, by } = shard;
        return [{ label: 'Leg', value: `${index} of ${total}, cases dealt out by ${by}` }];
    }
    const [first] = legs ?? [];
    if (legs === undefined || first === undefined)
        return [];
    return [{ label: 'Legs', value: `joined of ${legs.length} of ${first.total}` }];
}
function executionFacts(execution) {
    const { isolation, concurrency, starts, wallMs, workMs, startupMs } = execution;
    const lanes = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(concurrency, 'lane');
    return [
        {
            label: 'Execution',
            value: `${lanes}, isolation ${isolation}, ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(starts, 'start')} of servers`,
        },
        {
            label: 'Time',
            value: `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(wallMs)} in all; summed, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(workMs)} of work and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(startupMs)} of waiting for servers`,
        },
    ];
}
/** With the version of MCP that each one spoke, where that is known. */
function serverNames(servers, spoken) {
    const versions = new Map(spoken.map(({ name, protocolVersion }) => [name, protocolVersion]));
    const named = servers.slice(0, SERVERS_SHOWN).map(({ name }) => {
        const version = versions.get(name);
        return version === undefined ? name : `${name} (MCP ${version})`;
    });
    const more = servers.length - named.length;
    return [...named, ...(more > 0 ? [(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(more, 'more server')] : [])].join(', ');
}


/***/ }),

/***/ 39829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wq: () => (/* binding */ WHOLE_DETAIL),
/* harmony export */   bQ: () => (/* binding */ SHORT_DETAIL),
/* harmony export */   gZ: () => (/* binding */ FULL_DETAIL)
/* harmony export */ });
const SHORT_DETAIL = {
    groups: 1,
    error: { lines: 4, width: 200 },
    stack: { lines: 0, width: 0 },
    diffLines: 12,
    assertions: 5,
    messages: 0,
    message: { lines: 0, width: 0 },
};
const FULL_DETAIL = {
    groups: 3,
    error: { lines: 20, width: 300 },
    stack: { lines: 15, width: 200 },
    diffLines: 40,
    assertions: 20,
    messages: 6,
    message: { lines: 12, width: 300 },
};
/** Where there is room for all that anyone would read. */
const WHOLE_DETAIL = {
    groups: Number.POSITIVE_INFINITY,
    error: { lines: 200, width: 1000 },
    stack: { lines: 200, width: 1000 },
    diffLines: 500,
    assertions: 200,
    messages: 50,
    message: { lines: 100, width: 1000 },
};


/***/ }),

/***/ 15384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ traceExcerpt),
/* harmony export */   d: () => (/* binding */ failuresOf)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24409);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54294);
/* harmony import */ var _tool_call_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36654);




/** Iterations that failed alike are shown once. */
function failuresOf({ testCase, bad }, detail) {
    const found = bad.map((iteration) => findings(iteration, detail));
    const groups = [...Map.groupBy(found, found.length > 1 ? likeness : () => '').values()];
    const ofSeveral = testCase.iterations.length > 1;
    return {
        shown: groups.slice(0, detail.groups).flatMap((group) => {
            const [first] = group;
            return first ? [{ ...first, title: titleOf(group, ofSeveral), count: group.length }] : [];
        }),
        hidden: groups.slice(detail.groups).reduce((sum, group) => sum + group.length, 0),
    };
}
function findings(iteration, detail) {
    const failedAssertions = iteration.assertions.filter(({ passed }) => !passed);
    const error = errorBeside(failedAssertions, iteration.error);
    const stack = detail.stack.lines > 0 ? stackOf(iteration) : null;
    return {
        iteration,
        error: error === '' ? [] : (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(error, detail.error),
        diff: (0,_tool_call_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .toolCallDiff */ .Q)(iteration, detail.diffLines),
        failedAssertions,
        stack: stack === null ? [] : (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(stack, detail.stack),
    };
}
/** The same for findings that read the same. */
function likeness({ iteration, error, diff, failedAssertions, stack }) {
    const assertions = failedAssertions.map(({ label, reason }) => [label, reason]);
    const passed = iteration.assertions.length - failedAssertions.length;
    return JSON.stringify([iteration.outcome, error, diff, assertions, passed, stack]);
}
function titleOf(group, ofSeveral) {
    const outcomes = group.map(({ iteration }) => iteration.outcome);
    const how = outcomes.includes('error') ? 'could not be carried out' : 'failed';
    if (!ofSeveral)
        return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalize */ .ZH)(how);
    const numbers = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumbers */ .GQ)(group.map(({ iteration }) => iteration.number));
    return `Iteration${group.length === 1 ? '' : 's'} ${numbers} ${how}`;
}
/** A case has no more steps than this: what goes on for longer is no list of its assertions. */
const MOST_ASSERTIONS = 200;
/** The error without the lines that only name an assertion or give its reason, as services do. */
function errorBeside(failed, error) {
    const compared = failed
        .slice(0, MOST_ASSERTIONS)
        .map(({ label, reason }) => reason ? { whole: reason, end: `: ${reason}` } : { whole: label });
    const repeats = (line) => compared.some(({ whole, end }) => line === whole || (end !== undefined && line.endsWith(end)));
    const lines = (error ?? '').split('\n');
    return lines
        .filter((line, index) => index >= MOST_ASSERTIONS || !repeats(line))
        .join('\n')
        .trim();
}
/** What the details say beyond the error, which many runners repeat at their head; else null. */
function stackOf({ error, errorDetails }) {
    if (errorDetails === null)
        return null;
    const message = error?.trim() ?? '';
    const start = message === '' ? -1 : startOfMessage(errorDetails, message);
    const rest = start >= 0 ? errorDetails.slice(start + message.length) : errorDetails;
    return rest.trim() === '' ? null : withoutIndent(rest.replace(/^\s*\n/, ''));
}
/** The longest name of an error that is looked behind. */
const ERROR_NAME_LENGTH = 200;
/**
 * Where the message stands in the first line of the details; -1 where it does not. Before it stands
 * at most the name of the error. Looked for everywhere, a long message would take its length times
 * that of the details.
 */
function startOfMessage(details, message) {
    const lineEnd = details.indexOf('\n');
    const within = details.slice(0, ERROR_NAME_LENGTH + message.length);
    const start = within.indexOf(message);
    return lineEnd >= 0 && start > lineEnd ? -1 : start;
}
/** Without the white space that all its lines begin with. */
function withoutIndent(text) {
    const lines = text.split('\n');
    const indents = lines.map((line) => line.search(/\S/)).filter((indent) => indent >= 0);
    const least = indents.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
    return lines.map((line) => line.slice(least)).join('\n');
}
/** Title and clean lines of the last messages of a trace; null where there is none to show. */
function traceExcerpt({ messages }, detail) {
    if (!messages || messages.length === 0 || detail.messages === 0)
        return null;
    const shown = messages.slice(-detail.messages);
    const lines = shown.flatMap(({ role, text }) => [
        `[${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(role, 40)}]`,
        ...(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(text, detail.message).map((line) => `  ${line}`),
    ]);
    const title = shown.length === messages.length
        ? 'Messages'
        : `Last ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(shown.length)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(messages.length, 'message')}`;
    return { title, lines };
}


/***/ }),

/***/ 65254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fitSections),
/* harmony export */   x: () => (/* binding */ measure)
/* harmony export */ });
const SEPARATOR = '\n\n';
/** The line that names the sections there was no room for at all. */
function leftOutLine(titles) {
    return `Left out to fit here, but in the report: ${titles.join(', ')}.`;
}
/**
 * The sections in their order, each in as much detail as all of them together have room for.
 * @param leftOut what to write of the sections there was no room for, given their titles.
 * @returns the empty string where not even the last levels fit.
 */
function fitSections(sections, budget, leftOut = leftOutLine) {
    const { unit, limit } = budget;
    const slots = sections.map(({ title, levels }) => ({
        title,
        drawn: levels.map(({ keep, render }) => ({
            keep,
            piece: once(() => pieceOf(render(), unit)),
        })),
        at: 0,
    }));
    for (;;) {
        const pieces = piecesOf(slots, (titles) => pieceOf(leftOut(titles), unit));
        if (sizeOf(pieces) <= limit)
            return join(pieces);
        const next = slots
            .filter(({ at, drawn }) => at < drawn.length)
            .reduce((least, slot) => (least === null || keepOf(slot) < keepOf(least) ? slot : least), null);
        if (next === null)
            return '';
        next.at += 1;
    }
}
function keepOf({ drawn, at }) {
    return drawn[at]?.keep ?? Number.POSITIVE_INFINITY;
}
function piecesOf(slots, leftOut) {
    const shown = slots
        .flatMap(({ drawn, at }) => drawn[at]?.piece() ?? [])
        .filter(({ size }) => size > 0);
    const dropped = slots.filter(({ at, drawn }) => at > 0 && at >= drawn.length);
    return shown.length > 0 && dropped.length > 0
        ? [...shown, leftOut(dropped.map(({ title }) => title))]
        : shown;
}
function join(pieces) {
    return pieces.length === 0 ? '' : `${pieces.map(({ text }) => text).join(SEPARATOR)}\n`;
}
/** Size of the pieces joined. */
function sizeOf(pieces) {
    const separators = SEPARATOR.length * (pieces.length - 1) + 1;
    return pieces.length === 0 ? 0 : pieces.reduce((sum, { size }) => sum + size, separators);
}
function pieceOf(text, unit) {
    return { text, size: measure(text, unit) };
}
function measure(text, unit) {
    return unit === 'bytes' ? Buffer.byteLength(text) : text.length;
}
function once(make) {
    let made = null;
    return () => {
        made ??= { result: make() };
        return made.result;
    };
}


/***/ }),

/***/ 91221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NN: () => (/* binding */ WHOLE_TABLE),
/* harmony export */   nR: () => (/* binding */ COMMENT_TABLE),
/* harmony export */   oA: () => (/* binding */ caseTableSection),
/* harmony export */   sz: () => (/* binding */ SUMMARY_TABLE)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63580);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24409);
/* harmony import */ var _facts_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18908);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37170);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54294);
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87050);
/* harmony import */ var _words_repeats_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62015);








const SUMMARY_TABLE = {
    unfoldedRows: 25,
    rowSteps: [500, 200, 100, 50, 20, 10],
};
const COMMENT_TABLE = { unfoldedRows: 0, rowSteps: [50, 20, 10] };
const WHOLE_TABLE = {
    unfoldedRows: 25,
    rowSteps: [10_000, 2_000, ...SUMMARY_TABLE.rowSteps],
};
const COLUMNS = [
    {
        title: '',
        align: 'center',
        when: () => true,
        cell: ({ state }) => _facts_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE_ICONS */ .t1[state],
    },
    {
        title: 'Case',
        align: 'left',
        when: () => true,
        cell: ({ title }) => title,
    },
    {
        title: 'Outcome',
        align: 'left',
        when: ({ repeats }) => !repeats,
        cell: outcomeCell,
    },
    {
        title: 'Iterations',
        align: 'left',
        when: ({ repeats }) => repeats,
        cell: ({ testCase }) => `<code>${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .strip */ .bB)(testCase.iterations)}</code>`,
    },
    {
        title: 'Passed',
        align: 'right',
        when: ({ repeats }) => repeats,
        cell: ({ counts, testCase }) => counts.total === 0
            ? skippedCell(testCase)
            : `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counts.passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counts.total)}`,
    },
    {
        title: 'Duration',
        align: 'right',
        when: ({ totalDurationMs }) => totalDurationMs !== null,
        cell: ({ durationMs }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(durationMs),
    },
    {
        title: 'Tokens',
        align: 'right',
        when: ({ tokens }) => tokens.total !== null,
        cell: ({ tokens }) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTokens */ ._y)(tokens),
    },
    {
        title: 'Model',
        align: 'left',
        when: modelsDiffer,
        cell: modelsCell,
    },
];
/** The chance of each case that several tries in a row pass, before how long it took. */
function withRepeats(repeats) {
    if (repeats === undefined)
        return COLUMNS;
    const chances = new Map(repeats.cases.map(({ id, passAll }) => [id, passAll]));
    const column = {
        title: (0,_words_repeats_words_js__WEBPACK_IMPORTED_MODULE_5__/* .passAllTitle */ .F)(repeats),
        align: 'right',
        when: () => true,
        cell: ({ testCase: { id } }) => {
            const chance = chances.get(id);
            return chance === undefined ? _text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV : (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(chance);
        },
    };
    const place = COLUMNS.findIndex(({ title }) => title === 'Duration');
    return COLUMNS.toSpliced(place, 0, column);
}
/** Every case in a row, those that passed last. */
function caseTableSection(facts, repeats, { rowSteps, unfoldedRows } = SUMMARY_TABLE) {
    const count = facts.cases.length;
    if (count === 0)
        return null;
    // Of the steps that show every row, one is enough.
    const needed = rowSteps.filter((_, step) => (rowSteps[step + 1] ?? 0) < count);
    const columns = withRepeats(repeats).filter(({ when }) => when(facts));
    const row = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_6__/* .oncePer */ .P)((item) => columns.map(({ cell }) => cell(item)));
    return {
        title: `table of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)((0,_model_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .countCases */ .zp)(facts.report.cases), 'case')}`,
        levels: needed.map((limit, step) => ({
            keep: 5 + step,
            render: () => draw(facts, limit, { columns, row, unfoldedRows, repeats }),
        })),
    };
}
function draw(facts, limit, drawing) {
    const { columns, row, unfoldedRows, repeats } = drawing;
    const shown = facts.cases.slice(0, limit);
    const parts = [
        (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .t)(columns, shown.map((item) => row(item))),
    ];
    const total = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .countCases */ .zp)(facts.report.cases);
    const more = total - (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .countCases */ .zp)(shown.map(({ testCase }) => testCase));
    if (more > 0)
        parts.push(`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(more, 'more case')}: see the report.`);
    if (facts.repeats) {
        const legend = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .stripLegend */ .G4)(shown.map(({ testCase }) => testCase));
        parts.push(`<sub>Iterations: ${legend}</sub>`);
    }
    if (repeats !== undefined)
        parts.push(`<sub>${(0,_words_repeats_words_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRepeats */ .S)(repeats)}</sub>`);
    const body = parts.join('\n\n');
    const title = `Cases (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(total)})`;
    if (shown.length <= unfoldedRows)
        return `### ${title}\n\n${body}`;
    return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(`<strong>${title}</strong>`, body);
}
const OUTCOME_WORDS = {
    failing: 'failed',
    unfinished: 'unfinished',
    flaky: 'passed after a retry',
    passed: 'passed',
    skipped: 'skipped',
};
/** How the only iteration of a case ended. */
function outcomeCell({ testCase, state }) {
    const [only] = testCase.iterations;
    if (state === 'skipped')
        return skippedCell(testCase);
    return only?.outcome === 'error' ? 'error' : OUTCOME_WORDS[state];
}
const REASON_LENGTH = 120;
/** That a case was skipped and, where that is known, why. */
function skippedCell({ iterations }) {
    const reason = iterations.find(({ error }) => error !== null)?.error;
    return reason == null ? 'skipped' : `skipped: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(reason, REASON_LENGTH)}`;
}
/** Where all cases have the same models, that is no news of any of them. */
function modelsDiffer({ cases }) {
    const known = cases.map(({ models }) => models.join('\n')).filter((models) => models !== '');
    return new Set(known).size > 1;
}
function modelsCell({ models }) {
    if (models.length === 0)
        return _text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV;
    const named = models.slice(0, 2).map((model) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(model, 60));
    const more = models.length - named.length;
    return more > 0 ? `${named.join(', ')} +${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(more)}` : named.join(', ');
}


/***/ }),

/***/ 85143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ diagnosesSection)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24409);
/* harmony import */ var _model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40096);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37170);
/* harmony import */ var _words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53463);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51749);






/** More servers are counted. */
const MOST_ROWS = 200;
/** A row a server, and below it a line for each check that keeps one from being well. */
function diagnosesSection({ diagnoses = [] }, limit = 100) {
    if (diagnoses.length === 0)
        return null;
    return {
        title: 'servers',
        levels: [
            { keep: 60, render: () => draw(diagnoses, { rows: MOST_ROWS, lines: limit, width: 1000 }) },
            { keep: 62, render: () => draw(diagnoses, { rows: 50, lines: 20, width: 300 }) },
            { keep: 64, render: () => draw(diagnoses, { rows: 5, lines: 3, width: 100 }) },
        ],
    };
}
function draw(diagnoses, { rows, lines, width }) {
    const shown = diagnoses.slice(0, rows);
    const body = shown.map((one) => (0,_words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnosisRow */ .s_)(one, (text) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(text, 60)));
    const troubles = diagnoses.flatMap((one) => (0,_model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_4__/* .troublesOf */ .on)(one).map((check) => lineOf(one, check, width)));
    const left = [
        ...more(diagnoses.length - shown.length, 'more server'),
        ...more(troubles.length - lines, 'more failing check'),
    ];
    return [
        `### Servers\n\n${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(_words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_2__/* .DIAGNOSIS_COLUMNS */ .Es, body)}`,
        troubles.slice(0, lines).join('\n'),
        left.length === 0 ? '' : `${left.join(' and ')}: see the report.`,
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
const more = (count, noun) => (count > 0 ? [(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(count, noun)] : []);
function lineOf({ server, location }, check, width) {
    const place = location === undefined ? '' : ` (${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPlace */ .d)(location))})`;
    const what = `<strong>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(server, 60)}</strong>, ${_words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_2__/* .CHECK_NAMES */ .cj[check.id]}${place}`;
    const advice = (0,_words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_2__/* .adviceMarkup */ .jB)(check, (text) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(text, width), (text) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(text, width));
    return `- ${(0,_words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_2__/* .signOf */ .rL)(check)} ${what}: ${(0,_words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(check.detail, width))}${advice}`;
}


/***/ }),

/***/ 79715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ environmentSection),
/* harmony export */   S7: () => (/* binding */ valueCell),
/* harmony export */   iP: () => (/* binding */ originSection)
/* harmony export */ });
/* harmony import */ var _facts_environment_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36706);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37170);



const COLUMNS = [
    { title: 'What', align: 'left' },
    { title: 'Value', align: 'left' },
];
const ORIGIN_FACTS = 5;
/** What ran, where, against which servers. */
function environmentSection(view) {
    const rows = (0,_facts_environment_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentFacts */ .z)(view);
    if (rows.length === 0)
        return null;
    const draw = () => {
        const cells = rows.map((row) => [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(row.label, 60), valueCell(row)]);
        return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)('Environment', (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .t)(COLUMNS, cells));
    };
    return { title: 'environment', levels: [{ keep: 20, render: draw }] };
}
/** Where the results come from in one line, so that a comment tells whether it is of this commit. */
function originSection({ environment }) {
    if (environment.length === 0)
        return null;
    const facts = environment
        .slice(0, ORIGIN_FACTS)
        .map((fact) => `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(fact.label, 60)} ${valueCell(fact, 80)}`);
    const render = () => `<sub>${facts.join(' · ')}</sub>`;
    return { title: 'origin', levels: [{ keep: 18, render }] };
}
/** Its value and, where it has one, its identifier as a link. Markup. */
function valueCell({ value, id, address }, limit = 300) {
    return [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(value, limit), ...(id ? [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(id, 80), address)] : [])]
        .filter((part) => part !== '')
        .join(' ');
}


/***/ }),

/***/ 93614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YZ: () => (/* binding */ COMMENT_PLAN),
  Jd: () => (/* binding */ SUMMARY_PLAN),
  Mg: () => (/* binding */ WHOLE_PLAN),
  pF: () => (/* binding */ failingCasesSection)
});

// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/render/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(18908);
// EXTERNAL MODULE: ./build/render/facts/failure-detail.js
var failure_detail = __webpack_require__(39829);
// EXTERNAL MODULE: ./build/render/facts/quarantined-cases.js
var quarantined_cases = __webpack_require__(39505);
// EXTERNAL MODULE: ./build/render/markdown/table.js
var table = __webpack_require__(19871);
// EXTERNAL MODULE: ./build/render/text/escape.js
var text_escape = __webpack_require__(37170);
// EXTERNAL MODULE: ./build/render/text/format.js
var format = __webpack_require__(54294);
// EXTERNAL MODULE: ./build/render/text/once-per.js
var once_per = __webpack_require__(87050);
// EXTERNAL MODULE: ./build/render/facts/assertion-diff.js
var assertion_diff = __webpack_require__(6245);
// EXTERNAL MODULE: ./build/render/facts/failure-groups.js
var failure_groups = __webpack_require__(15384);
;// CONCATENATED MODULE: ./build/render/sections/case-failures.js





/** The iterations of a case that did not pass, and why; those alike are shown once. */
function caseFailures(item, detail) {
    const { shown, hidden } = (0,failure_groups/* failuresOf */.d)(item, detail);
    const parts = shown.flatMap((group) => groupFindings(group, detail));
    if (hidden > 0)
        parts.push(`${(0,quantity/* countOf */.pq)(hidden, 'more failing iteration')}: see the report.`);
    return parts.join('\n\n');
}
function groupFindings(group, detail) {
    const { error, diff, failedAssertions, stack, iteration } = group;
    const findings = [];
    if (error.length > 0)
        findings.push((0,text_escape/* fence */.EU)(error, 'text'));
    if (diff.length > 0) {
        const title = 'Tool calls: <code>-</code> expected, <code>+</code> actual';
        findings.push(title, (0,text_escape/* fence */.EU)(diff, 'diff'));
    }
    if (failedAssertions.length > 0)
        findings.push(assertionList(group, detail));
    const results = (0,assertion_diff/* assertionDiff */.s)(failedAssertions, detail);
    if (results.length > 0)
        findings.push(RESULTS_TITLE, (0,text_escape/* fence */.EU)(results, 'diff'));
    if (stack.length > 0)
        findings.push('Stack', (0,text_escape/* fence */.EU)(stack, 'text'));
    if (findings.length === 0)
        findings.push('No reason was given.');
    const trace = (0,failure_groups/* traceExcerpt */.H)(iteration, detail);
    if (trace !== null)
        findings.push(trace.title, (0,text_escape/* fence */.EU)(trace.lines, 'text'));
    return [groupTitle(group), ...findings];
}
const RESULTS_TITLE = 'Results: <code>-</code> expected, <code>+</code> observed';
function groupTitle({ title, count, iteration }) {
    const facts = count === 1 ? figures(iteration) : [', all in the same way'];
    return `<strong>${title}</strong>${facts.join(' · ')}`;
}
function figures({ durationMs, tokens, model, attempts }) {
    const known = [
        durationMs === null ? format/* UNKNOWN */.HV : (0,format/* formatDuration */.a3)(durationMs),
        tokens.total === null ? format/* UNKNOWN */.HV : `${(0,format/* formatTokens */._y)(tokens.total)} tokens`,
        model === null ? format/* UNKNOWN */.HV : (0,text_escape/* code */.aY)(model, 80),
        attempts > 1 ? (0,quantity/* countOf */.pq)(attempts, 'attempt') : format/* UNKNOWN */.HV,
    ].filter((text) => text !== format/* UNKNOWN */.HV);
    return known.length === 0 ? [] : ['', ...known];
}
function assertionList({ failedAssertions, iteration }, { assertions, error }) {
    const lines = failedAssertions.slice(0, assertions).map(({ label, reason }) => {
        const why = reason ? `: ${(0,text_escape/* inline */.mG)(reason, error.width)}` : '';
        return `- ❌ ${(0,text_escape/* code */.aY)(label)}${why}`;
    });
    const more = failedAssertions.length - lines.length;
    if (more > 0)
        lines.push(`- ❌ ${(0,quantity/* countOf */.pq)(more, 'more failed assertion')}: see the report`);
    const met = iteration.assertions.length - failedAssertions.length;
    if (met > 0)
        lines.push(`- ✅ ${(0,quantity/* countOf */.pq)(met, 'assertion')} met`);
    return lines.join('\n');
}

// EXTERNAL MODULE: ./build/render/sections/place.js
var place = __webpack_require__(51749);
;// CONCATENATED MODULE: ./build/render/sections/failing-cases.js










/** Steps down: less of each, then fewer with evidence, then fewer lines; the count stays. */
const SHORT_STEPS = [
    ...[25, 10, 5, 3, 2, 1].map((detailed, step) => ({
        keep: 45 + step,
        detail: failure_detail/* SHORT_DETAIL */.bQ,
        detailed,
        lines: 500,
    })),
    ...[500, 200, 100, 50, 20, 10, 5, 2, 1, 0].map((lines, step) => ({
        keep: lines === 0 ? 970 : 60 + step,
        detail: failure_detail/* SHORT_DETAIL */.bQ,
        detailed: 0,
        lines,
    })),
];
const SUMMARY_PLAN = {
    openFirst: true,
    steps: [{ keep: 35, detail: failure_detail/* FULL_DETAIL */.gZ, detailed: 25, lines: 500 }, ...SHORT_STEPS],
};
/** Folded and short, since a comment stands between what people say. */
const COMMENT_PLAN = {
    openFirst: false,
    steps: [{ keep: 35, detail: failure_detail/* SHORT_DETAIL */.bQ, detailed: 5, lines: 15 }, ...SHORT_STEPS.slice(3)],
};
/** More than that nobody reads, and it takes seconds to draw. */
const WHOLE_PLAN = {
    openFirst: true,
    steps: [
        { keep: 34, detail: failure_detail/* WHOLE_DETAIL */.Wq, detailed: 2_000, lines: 10_000 },
        ...SUMMARY_PLAN.steps,
    ],
};
const ASIDE = 'in quarantine';
/** Code points of a reason in a line. */
const REASON_LENGTH = 120;
/** Beyond this many, lines below cases that have their evidence shown are folded. */
const UNFOLDED_LINES = 10;
/** Failing cases with the evidence for it. */
function failingCasesSection(facts, verdict, links, { steps, openFirst } = SUMMARY_PLAN) {
    const failing = (0,facts_facts/* casesIn */.XV)(facts, 'failing');
    if (failing.length === 0)
        return null;
    const isAside = (0,quarantined_cases/* quarantinedCases */.Y)(verdict);
    const line = (0,once_per/* oncePer */.P)((item) => caseLine(item, isAside(item.testCase)));
    const summary = (0,once_per/* oncePer */.P)((item) => [caseSummary(item, links), ...(isAside(item.testCase) ? [ASIDE] : [])].join(' · '));
    const bodies = new Map();
    const levels = steps.map(({ keep, detail, detailed, lines }) => {
        const body = bodies.get(detail) ?? (0,once_per/* oncePer */.P)((item) => caseFailures(item, detail));
        bodies.set(detail, body);
        const block = (item, index) => openFirst && index === 0
            ? (0,table/* fold */.A)(summary(item), body(item), true)
            : (0,table/* fold */.A)(`${summary(item)}${reasonAfter(' · ', item)}`, body(item));
        const blocks = () => {
            const firstAlike = new Map();
            return failing.slice(0, detailed).map((item, index) => {
                const first = firstAlike.get(body(item));
                // One dead server fails many cases, and its last words are worth reading once.
                if (first !== undefined)
                    return `- ${summary(item)} · the same as <strong>${first.title}</strong>`;
                firstAlike.set(body(item), item);
                return block(item, index);
            });
        };
        return { keep, render: () => list(failing, blocks(), lines, line) };
    });
    return { title: 'failing cases', levels };
}
function list(failing, blocks, lines, line) {
    const title = `### Failing cases (${(0,quantity/* formatCount */.B4)(failing.length)})`;
    const lined = failing.slice(blocks.length, blocks.length + lines).map(line);
    const more = failing.length - blocks.length - lined.length;
    const rest = more > 0 ? [`${(0,quantity/* countOf */.pq)(more, 'more failing case')}: see the report.`] : [];
    return joined([title, ...blocks, ...lineList(lined, blocks.length > 0), ...rest]);
}
/** Paragraphs, among which the items of a list stand close together. */
function joined(parts) {
    const isItem = (part) => part?.startsWith('- ') ?? false;
    return parts
        .map((part, index) => (isItem(part) && isItem(parts[index + 1]) ? `${part}\n` : `${part}\n\n`))
        .join('')
        .trimEnd();
}
function lineList(lines, afterOthers) {
    if (lines.length === 0)
        return [];
    const body = lines.join('\n');
    if (!afterOthers || lines.length <= UNFOLDED_LINES)
        return [body];
    return [(0,table/* fold */.A)(`${(0,quantity/* formatCount */.B4)(lines.length)} more, in a line each`, body)];
}
function caseSummary({ testCase, title, counts }, links) {
    const parts = [`${facts_facts/* STATE_ICONS */.t1.failing} <strong>${title}</strong>`];
    if (counts.total > 1) {
        parts.push(`${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`);
        parts.push((0,format/* strip */.bB)(testCase.iterations));
    }
    const { location } = testCase;
    if (location !== null)
        parts.push(placeLink(location, links));
    return parts.join(' · ');
}
function placeLink(location, links) {
    return (0,text_escape/* link */.nf)((0,text_escape/* code */.aY)((0,place/* formatPlace */.d)(location)), (0,place/* sourceAddress */.u)(location, links));
}
/** @param isAside it does not count. */
function caseLine(item, isAside) {
    const { title, counts } = item;
    const passed = `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`;
    const remarks = [...(counts.total > 1 ? [passed] : []), ...(isAside ? [ASIDE] : [])];
    const share = remarks.length > 0 ? ` (${remarks.join(', ')})` : '';
    return `- ${facts_facts/* STATE_ICONS */.t1.failing} ${title}${share}${reasonAfter(': ', item)}`;
}
/** Why the case failed in a few words, for where its evidence is not in sight. */
function reasonAfter(separator, { bad }) {
    const error = bad.find((iteration) => iteration.error)?.error ?? '';
    return error === '' ? '' : `${separator}${(0,text_escape/* inline */.mG)(error, REASON_LENGTH)}`;
}


/***/ }),

/***/ 12007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dE: () => (/* binding */ COMPARED_SIGNS),
/* harmony export */   vU: () => (/* binding */ comparisonSection),
/* harmony export */   wz: () => (/* binding */ COMPARED_COLUMNS)
/* harmony export */ });
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37170);
/* harmony import */ var _words_baseline_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64476);
/* harmony import */ var _words_comparison_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78346);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79715);





/** Markup; the sign and its word stay on one line. */
const COMPARED_SIGNS = {
    regressed: '❌',
    flaky: '🔁',
    fell: '🔻',
    fixed: '✅',
};
const COMPARED_COLUMNS = [
    { title: 'Change', align: 'left' },
    { title: 'Case', align: 'left' },
    { title: 'Baseline', align: 'right' },
    { title: 'Here', align: 'right' },
    { title: 'Remark', align: 'left' },
];
/** Cases that came out otherwise and stand unfolded, the worst first. */
const WORST_ROWS = 5;
const SENTENCE_LENGTH = 600;
/**
 * What differs from the baseline: counts, the worst cases, what was found of all together; the rest is
 * folded. Null where nothing was compared.
 * @param limit rows that are folded at most.
 */
function comparisonSection(verdict, limit = 100) {
    const { comparison } = verdict;
    if (comparison === undefined)
        return null;
    const rows = (0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_3__/* .comparedRows */ .HL)(comparison);
    const sentences = (0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_3__/* .comparisonSentences */ .CX)(verdict);
    const begin = `### Against the baseline\n\n${(0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countsWords */ .Mm)(comparison)}`;
    const lists = listOf((0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_3__/* .toldCases */ .Nk)(verdict).map(_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_3__/* .namingSentence */ .cf));
    const draw = (folded, namesShown) => joined([
        begin,
        caseTable(rows.slice(0, WORST_ROWS)),
        moreRows(comparison, rows.slice(0, WORST_ROWS + folded), namesShown),
        listOf(sentences),
        lists === '' ? '' : (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .A)('Which cases were compared, and which were not', lists),
        footer(comparison, rows),
    ]);
    return {
        title: 'comparison with the baseline',
        levels: [
            { keep: 38, render: () => draw(limit, Number.POSITIVE_INFINITY) },
            { keep: 39, render: () => draw(Math.min(limit, 10), 100) },
            {
                keep: 40,
                render: () => joined([begin, caseTable(rows.slice(0, 3)), listOf(sentences.slice(0, 3))]),
            },
            { keep: 41, render: () => begin },
        ],
    };
}
function footer({ origin }, rows) {
    const legend = rows.some(({ tellsChance }) => tellsChance) ? [_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANCE_LEGEND */ .v_] : [];
    return `<sub>${[`Baseline: ${(0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .valueCell */ .S7)((0,_words_baseline_words_js__WEBPACK_IMPORTED_MODULE_2__/* .originFact */ .xg)(origin))}`, ...legend].join(' · ')}</sub>`;
}
/** What is behind the first rows; those that regressed by name at least. */
function moreRows(comparison, shown, namesShown) {
    const more = (0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_3__/* .moreWords */ .bp)(comparison, shown.slice(0, WORST_ROWS));
    if (more === null)
        return '';
    const rest = (0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_3__/* .moreWords */ .bp)(comparison, shown);
    const names = comparison.regressed.named
        .slice(shown.length)
        .slice(0, namesShown)
        .map((one) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(one), 160));
    return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .A)(`More rows: ${more}`, joined([
        caseTable(shown.slice(WORST_ROWS)),
        names.length === 0 ? '' : `Regressed as well: ${names.join(', ')}.`,
        rest === null ? '' : `Without a row here: ${rest}. See the report.`,
    ]));
}
function caseTable(rows) {
    if (rows.length === 0)
        return '';
    const cells = rows.map(({ state, name, baseline, head, remark }) => [
        `${COMPARED_SIGNS[state]}&nbsp;${_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_3__/* .COMPARED_WORDS */ .Yw[state].replaceAll(' ', '&nbsp;')}`,
        ...[(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(name, 160), (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(baseline), (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(head), (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(remark)],
    ]);
    return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(COMPARED_COLUMNS, cells);
}
function listOf(sentences) {
    return sentences.map((sentence) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(sentence, SENTENCE_LENGTH)}`).join('\n');
}
function joined(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}


/***/ }),

/***/ 92759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ confirmationSection)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24409);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37170);
/* harmony import */ var _words_confirmation_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83582);




/** Cases that stand unfolded, the most suspect first. */
const ROWS_UNFOLDED = 5;
/** What looking again at a suspected regression has shown, beside what was found at first. */
function confirmationSection({ confirmation, suspicion }, limit = 100) {
    if (confirmation === undefined)
        return null;
    const words = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)((0,_words_confirmation_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeConfirmation */ .ts)(confirmation), 1000);
    const looks = suspicion === undefined ? [] : (0,_words_confirmation_words_js__WEBPACK_IMPORTED_MODULE_2__/* .lookSentences */ ._6)(suspicion).map((one) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(one, 600)}`);
    const rowsOf = (cases) => cases.map((one) => [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(one.title ?? one.identity), ...(0,_words_confirmation_words_js__WEBPACK_IMPORTED_MODULE_2__/* .confirmationFigures */ .pW)(one)]);
    const draw = (shown) => {
        const rows = rowsOf(confirmation.cases.slice(0, shown));
        const [first, others] = [rows.slice(0, ROWS_UNFOLDED), rows.slice(ROWS_UNFOLDED)];
        const more = confirmation.cases.length - rows.length;
        return [
            '### Looked at again',
            words,
            ...(looks.length > 0 ? [looks.join('\n')] : []),
            ...(first.length > 0 ? [(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(_words_confirmation_words_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIRMATION_COLUMNS */ .QL, first)] : []),
            ...(others.length > 0
                ? [(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .A)((0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(others.length, 'more case'), (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(_words_confirmation_words_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIRMATION_COLUMNS */ .QL, others))]
                : []),
            ...(more > 0 ? [`${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(more, 'more case')}: see the report`] : []),
        ].join('\n\n');
    };
    return {
        title: 'confirmation',
        levels: [
            { keep: 52, render: () => draw(limit) },
            { keep: 53, render: () => draw(5) },
            { keep: 54, render: () => draw(0) },
        ],
    };
}


/***/ }),

/***/ 51488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tx: () => (/* binding */ gateSection),
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
/** What the gate asked for and what it found; null where nothing was judged. */
function gateSection(verdict) {
    const { checks } = verdict;
    if (checks.length === 0)
        return null;
    const reasons = tellsReasons(verdict);
    const draw = (limit) => {
        const rows = checks.map((check) => {
            const { title, expected, actual, reason } = (0,_words_check_words_js__WEBPACK_IMPORTED_MODULE_2__/* .checkWords */ .iW)(check);
            return [
                (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(title, limit),
                OUTCOME_WORDS[check.outcome],
                (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(expected, limit),
                (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(actual, limit),
                roleWords(check),
                ...(reasons ? [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(reason ?? '', limit * 4)] : []),
            ];
        });
        // The outcome first: on a telephone what stands behind it is out of sight.
        const titles = ['Check', 'Outcome', 'Wanted', 'Found', 'Role', ...(reasons ? ['Why'] : [])];
        const columns = titles.map((title) => ({ title, align: 'left' }));
        return `### Gate\n\n${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(columns, rows)}`;
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

/***/ 19988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ policyChangesSection)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24409);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37170);
/* harmony import */ var _words_policy_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50921);
/* harmony import */ var _alerts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56763);




/** What the code under test would change of what it is judged by; null where that is nothing. */
function policyChangesSection(verdict, limit = 50) {
    const changes = (0,_words_policy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .policyChanges */ .cb)(verdict);
    if (changes.length === 0)
        return null;
    const list = (shown) => {
        const lines = changes.slice(0, shown).map((change) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(change, 500)}`);
        const more = changes.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(more, 'more change')}: see the report`);
        return (0,_alerts_js__WEBPACK_IMPORTED_MODULE_1__/* .alert */ .xE)('WARNING', [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_words_policy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .changesHeading */ .C4)(verdict)), '', ...lines]);
    };
    const short = `The change touches what it is judged by: ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(changes.length, 'change')}.`;
    return {
        title: 'what it would change of the policy',
        levels: [
            { keep: 70, render: () => list(limit) },
            { keep: 84, render: () => list(5) },
            { keep: 985, render: () => short },
        ],
    };
}


/***/ }),

/***/ 24742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ quarantineSection)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24409);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37170);
/* harmony import */ var _words_quarantine_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32851);



/** What became of each entry of the quarantine, those that no longer hold first; null without one. */
function quarantineSection({ quarantine = [] }, limit = 50) {
    if (quarantine.length === 0)
        return null;
    const notes = [
        ...quarantine.filter(({ state }) => state !== 'active'),
        ...quarantine.filter(({ state }) => state === 'active'),
    ];
    const list = (shown) => {
        const lines = notes.slice(0, shown).map((note) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_words_quarantine_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeQuarantine */ .Ux)(note), 500)}`);
        const more = notes.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(more)} more: see the report`);
        return `### Quarantine (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(quarantine.length)})\n\n${lines.join('\n')}`;
    };
    return {
        title: 'quarantine',
        levels: [
            { keep: 46, render: () => list(limit) },
            { keep: 47, render: () => list(10) },
            { keep: 48, render: () => list(3) },
        ],
    };
}


/***/ }),

/***/ 50463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ SURFACE_COLUMNS),
/* harmony export */   Ox: () => (/* binding */ CLASS_SIGNS),
/* harmony export */   Pp: () => (/* binding */ diffLines),
/* harmony export */   rG: () => (/* binding */ surfaceSection)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24409);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37170);
/* harmony import */ var _words_baseline_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64476);
/* harmony import */ var _words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99916);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79715);







/** Markup; the sign and its word stay on one line. */
const CLASS_SIGNS = {
    ...{ breaking: '❌', unclear: '❔', wording: '✏️', compatible: '➕' },
};
/** Two, since more of them do not fit the width of a telephone. */
const SURFACE_COLUMNS = [
    { title: 'Change', align: 'left' },
    { title: 'Where', align: 'left' },
];
/** Changes that stand unfolded, the gravest first. */
const ROWS_UNFOLDED = 20;
const ROWS_FOLDED = 480;
const VALUE_LENGTH = 160;
const PLACE_LENGTH = 400;
const DIFFS_SHOWN = 20;
const WEIGHTS_SHOWN = 20;
const SILENT_SHOWN = 20;
const LINE_LENGTH = 400;
/**
 * What changed of what servers offer, breaking changes first; null where nobody asked what they offer.
 * @param limit changes that are folded at most.
 */
function surfaceSection({ source, surface: found }, { surface }, limit = ROWS_FOLDED) {
    // Evals have it with them for whoever compares later.
    if (found === undefined || source !== 'diff')
        return null;
    const silent = (0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .silentWords */ .ZE)(found.silent, SILENT_SHOWN).map((words) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(words, 600)}`);
    const draw = (unfolded, folded, diffs) => joined([
        '### What the servers offer',
        silent.join('\n'),
        ...(surface === undefined ? [] : changesOf(surface, { unfolded, folded, diffs })),
    ]);
    const isEmpty = silent.length === 0 && surface === undefined;
    if (isEmpty)
        return null;
    return {
        title: 'changes of what the servers offer',
        levels: [
            { keep: 38, render: () => draw(ROWS_UNFOLDED, limit, DIFFS_SHOWN) },
            { keep: 39, render: () => draw(ROWS_UNFOLDED, Math.min(limit, 50), 5) },
            { keep: 40, render: () => draw(10, 0, 0) },
            { keep: 41, render: () => draw(3, 0, 0) },
        ],
    };
}
function changesOf(surface, { unfolded, folded, diffs }) {
    const { changes, counts, weights, origin } = surface;
    const [first, others] = [changes.slice(0, unfolded), changes.slice(unfolded, unfolded + folded)];
    const all = counts.breaking + counts.unclear + counts.wording + counts.compatible;
    const more = all - first.length - others.length;
    const words = (0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .surfaceCounts */ .qO)(surface);
    const worded = changes.filter(({ diff }) => diff !== undefined).slice(0, diffs);
    return [
        words === '' ? 'Nothing changed.' : `${words}.`,
        first.length === 0 ? '' : changeTable(first),
        others.length === 0 ? '' : (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)((0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(others.length, 'more change'), changeTable(others)),
        more > 0 ? `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(more, 'more change')}: see the report.` : '',
        worded.length === 0 ? '' : (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(diffSummary(worded), joined(worded.map(diffOf))),
        [
            ...weights
                .slice(0, WEIGHTS_SHOWN)
                .map((weight) => `- List of tools of ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(weight.server)}: ${(0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .weightWords */ .A)(weight)}`),
            ...(0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .untoldWords */ .cb)(surface).map((untold) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(untold, 600)}`),
        ].join('\n'),
        `<sub>Compared with: ${(0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .valueCell */ .S7)((0,_words_baseline_words_js__WEBPACK_IMPORTED_MODULE_3__/* .originFact */ .xg)(origin, null, true))}</sub>`,
    ];
}
const diffSummary = (changes) => `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(changes.length, 'text')} that models and people read`;
function changeTable(changes) {
    const rows = changes.map((change) => [
        lines([
            `${CLASS_SIGNS[change.class]}&nbsp;**${_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .CLASS_WORDS */ .f5[change.class]}**`,
            (0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .kindWords */ .Gk)(change),
            _words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .DIRECTION_WORDS */ .Et[change.direction],
        ]),
        lines([
            (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codePath */ .Xe)((0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .subjectWords */ .oR)(change), VALUE_LENGTH),
            change.place === '' ? '' : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codePath */ .Xe)(change.place, PLACE_LENGTH),
            (0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sidesMarkup */ .$S)(change, (text) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(text, VALUE_LENGTH)),
        ]),
    ]);
    return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .t)(SURFACE_COLUMNS, rows);
}
const lines = (texts) => texts.filter((text) => text !== '').join('<br>');
const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' };
/** The lines of a changed text, each behind its sign. Cleaned, not escaped. */
function diffLines({ diff = [] }) {
    return diff.map(({ sign, text }) => `${DIFF_SIGNS[sign]} ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, LINE_LENGTH)}`);
}
function diffOf(change) {
    return `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .placeWords */ .fp)(change), VALUE_LENGTH)}\n\n${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .fence */ .EU)(diffLines(change), 'diff')}`;
}
function joined(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}


/***/ }),

/***/ 81354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ MODEL_COLUMNS),
/* harmony export */   k: () => (/* binding */ modelsSection)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63580);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24409);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37170);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54294);





/** Table of the figures by model, where there are several. */
function modelsSection({ models }, limit = 20) {
    if (models.length < 2)
        return null;
    const draw = (shown) => {
        const rows = models.slice(0, shown).map(({ name, counts, medianDurationMs, tokens }) => {
            const rate = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .passRate */ .sc)(counts);
            return [
                (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name, 80),
                rate === null ? _text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV : `<code>${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .bar */ .M0)(rate, 10)}</code>&nbsp;${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(rate)}`,
                `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counts.passed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counts.total)}`,
                (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(medianDurationMs),
                (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTokens */ ._y)(tokens),
            ];
        });
        const more = models.length - rows.length;
        const rest = more > 0 ? `\n\n${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(more, 'more model')}: see the report.` : '';
        return `### Models\n\n${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(MODEL_COLUMNS, rows)}${rest}`;
    };
    return {
        title: 'models',
        levels: [
            { keep: 25, render: () => draw(limit) },
            { keep: 26, render: () => draw(3) },
        ],
    };
}
const MODEL_COLUMNS = [
    { title: 'Model', align: 'left' },
    { title: 'Pass rate', align: 'left' },
    { title: 'Passed', align: 'right' },
    { title: 'Median duration', align: 'right' },
    { title: 'Tokens', align: 'right' },
];


/***/ }),

/***/ 27094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ runHistorySection)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63580);
/* harmony import */ var _facts_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49657);


/** Pass rates of the suite's recent runs, drawn and in words. */
function runHistorySection({ report, counts }) {
    const points = (0,_facts_history_js__WEBPACK_IMPORTED_MODULE_0__/* .historyPoints */ .gL)(report, (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .passRate */ .sc)(counts));
    if (points.length === 0)
        return null;
    const draw = () => `### Recent runs\n\n<code>${(0,_facts_history_js__WEBPACK_IMPORTED_MODULE_0__/* .sparkline */ .KM)(points)}</code> ${(0,_facts_history_js__WEBPACK_IMPORTED_MODULE_0__/* .describeHistory */ .aq)(points)}`;
    return { title: 'recent runs', levels: [{ keep: 22, render: draw }] };
}


/***/ }),

/***/ 5551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ totalFigures),
/* harmony export */   x: () => (/* binding */ totalsSection)
/* harmony export */ });
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19871);
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21104);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54294);



/** Durations and tokens of all iterations, as far as they are known. */
function totalsSection(facts) {
    const figures = totalFigures(facts);
    if (figures.length === 0)
        return null;
    const columns = figures.map(({ title }) => ({ title, align: 'right' }));
    const draw = () => `### Totals\n\n${(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(columns, [figures.map(({ figure }) => figure)])}`;
    return { title: 'totals', levels: [{ keep: 40, render: draw }] };
}
/** The figures that are known, each with its title. */
function totalFigures({ report, totalDurationMs, durationsMs, tokens, noun, }) {
    // Percentiles of a part would pass for those of all; those of one duration are that one.
    const whole = report.cases.every(({ folded }) => folded === undefined);
    const percentiles = whole && durationsMs.length > 1 ? durationsMs : new Float64Array();
    const durations = [
        { title: 'Duration, summed', value: totalDurationMs },
        { title: `Median ${noun}`, value: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .percentile */ .Y)(percentiles, 0.5) },
        { title: '95th percentile', value: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .percentile */ .Y)(percentiles, 0.95) },
    ];
    const counts = [
        { title: 'Tokens', value: tokens.total },
        { title: 'Tokens in', value: tokens.input },
        { title: 'Tokens out', value: tokens.output },
    ];
    return [
        ...durations.map(({ title, value }) => ({ title, figure: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(value), value })),
        ...counts.map(({ title, value }) => ({ title, figure: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTokens */ ._y)(value), value })),
    ].filter(({ value }) => value !== null);
}


/***/ }),

/***/ 44453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ renderSummary),
/* harmony export */   IR: () => (/* binding */ SMALLEST_BUDGET),
/* harmony export */   lN: () => (/* binding */ reportSections)
/* harmony export */ });
/* harmony import */ var _facts_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18908);
/* harmony import */ var _markdown_document_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(65254);
/* harmony import */ var _sections_alerts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56763);
/* harmony import */ var _sections_case_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91221);
/* harmony import */ var _sections_diagnoses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85143);
/* harmony import */ var _sections_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79715);
/* harmony import */ var _sections_failing_cases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93614);
/* harmony import */ var _sections_flaky_cases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14959);
/* harmony import */ var _sections_gate_comparison_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12007);
/* harmony import */ var _sections_gate_confirmation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92759);
/* harmony import */ var _sections_gate_gate_table_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51488);
/* harmony import */ var _sections_gate_policy_changes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19988);
/* harmony import */ var _sections_gate_quarantine_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24742);
/* harmony import */ var _sections_gate_surface_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50463);
/* harmony import */ var _sections_headline_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(91152);
/* harmony import */ var _sections_models_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(81354);
/* harmony import */ var _sections_run_history_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(27094);
/* harmony import */ var _sections_totals_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5551);


















/** Any report fits into this much room, in bytes or characters. */
const SMALLEST_BUDGET = 1000;
/**
 * The report as Markdown for GitHub, in as much detail as the budget has room for: failing evidence
 * first, passing rows last, and what was left out counted.
 * @returns the empty string where the budget is below `SMALLEST_BUDGET` and nothing fits.
 */
function renderSummary(view, budget) {
    return (0,_markdown_document_js__WEBPACK_IMPORTED_MODULE_16__/* .fitSections */ .W)(reportSections(view, SUMMARY_DETAIL), budget);
}
const SUMMARY_DETAIL = { failing: _sections_failing_cases_js__WEBPACK_IMPORTED_MODULE_5__/* .SUMMARY_PLAN */ .Jd, table: _sections_case_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMMARY_TABLE */ .sz };
/** Every section of a report that has something to show, in the order of reading. */
function reportSections(view, detail) {
    const { report, verdict, links = {} } = view;
    const { listLines } = detail;
    const facts = report === null ? null : (0,_facts_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(report);
    const sections = [(0,_sections_headline_js__WEBPACK_IMPORTED_MODULE_13__/* .headlineSection */ .Wu)(verdict, facts, links)];
    if (verdict.value === 'invalid' && verdict.troubles.length > 1) {
        sections.push((0,_sections_alerts_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationSection */ .q8)(verdict));
    }
    sections.push((0,_sections_gate_policy_changes_js__WEBPACK_IMPORTED_MODULE_10__/* .policyChangesSection */ .P)(verdict, listLines));
    if (facts !== null) {
        sections.push((0,_sections_alerts_js__WEBPACK_IMPORTED_MODULE_1__/* .noticeSection */ .SE)(facts.report), (0,_sections_alerts_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsSection */ .Ad)(facts.report, verdict, listLines));
        sections.push((0,_sections_diagnoses_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnosesSection */ .$)(facts.report, listLines));
        sections.push((0,_sections_failing_cases_js__WEBPACK_IMPORTED_MODULE_5__/* .failingCasesSection */ .pF)(facts, verdict, links, detail.failing));
        sections.push((0,_sections_flaky_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .flakyCasesSection */ .W)(facts, listLines));
        sections.push((0,_sections_gate_gate_table_js__WEBPACK_IMPORTED_MODULE_9__/* .gateSection */ .Tx)(verdict), (0,_sections_gate_surface_js__WEBPACK_IMPORTED_MODULE_12__/* .surfaceSection */ .rG)(facts.report, verdict, listLines));
        sections.push((0,_sections_gate_comparison_js__WEBPACK_IMPORTED_MODULE_7__/* .comparisonSection */ .vU)(verdict, listLines));
        sections.push((0,_sections_gate_confirmation_js__WEBPACK_IMPORTED_MODULE_8__/* .confirmationSection */ .X)(verdict, listLines));
        sections.push((0,_sections_gate_quarantine_js__WEBPACK_IMPORTED_MODULE_11__/* .quarantineSection */ .Q)(verdict, listLines));
        sections.push((0,_sections_models_js__WEBPACK_IMPORTED_MODULE_14__/* .modelsSection */ .k)(facts, listLines), (0,_sections_totals_js__WEBPACK_IMPORTED_MODULE_15__/* .totalsSection */ .x)(facts));
        sections.push((0,_sections_run_history_js__WEBPACK_IMPORTED_MODULE_17__/* .runHistorySection */ .p)(facts), (0,_sections_case_table_js__WEBPACK_IMPORTED_MODULE_2__/* .caseTableSection */ .oA)(facts, verdict.repeats, detail.table));
        sections.push((0,_sections_alerts_js__WEBPACK_IMPORTED_MODULE_1__/* .warningsSection */ .xd)(facts.report, listLines));
    }
    sections.push((0,_sections_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .environmentSection */ .Bg)(view));
    return sections.filter((section) => section !== null);
}


/***/ }),

/***/ 50921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ changesHeading),
/* harmony export */   DL: () => (/* binding */ policyFact),
/* harmony export */   cb: () => (/* binding */ policyChanges)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24409);


const COMMIT_LENGTH = 7;
/** What stands above the list of them. */
function changesHeading({ policy }) {
    const base = policy?.base == null ? 'the base' : `the base ${policy.base.slice(0, COMMIT_LENGTH)}`;
    return `This change would change what it is judged by. What counts is what ${base} has:`;
}
/**
 * What the code under test would change of what it is judged by, a line each: settings, files, and
 * cases that it takes out of the suite. Not yet escaped.
 */
function policyChanges({ policy, comparison }) {
    if (policy === undefined)
        return [];
    const removed = policy.base === null ? [] : removedWords(comparison?.removed);
    return [...policy.changes.map(describeChange), ...removed];
}
function describeChange(change) {
    switch (change.kind) {
        case 'added-file':
            return `${change.file} is new and does not count yet`;
        case 'removed-file':
            return `${change.file} is taken away and still counts`;
        case 'setting': {
            const { setting, about, base, head } = change;
            const becomes = head === null ? 'be removed' : `become ${head}`;
            return `${setting}${ofSubject(about)}: ${base ?? 'not set'}, would ${becomes}`;
        }
    }
}
const ofSubject = (about) => about === null ? '' : ` of ${about.kind} ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedName */ .aH)(about.name)}`;
function removedWords(removed) {
    if (removed === undefined || removed.count === 0)
        return [];
    const titles = removed.named.flatMap(({ title }) => (title === null ? [] : (0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedName */ .aH)(title)));
    const named = titles.length === 0 ? '' : `: ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_0__/* .listSome */ .XT)(titles.slice(0, 10), removed.count)}`;
    return [
        `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(removed.count, 'case')} of the baseline ${be(removed.count)} not in it${named}`,
    ];
}
const be = (count) => (count === 1 ? 'is' : 'are');
/** What results were judged by, as a fact about them. */
function policyFact({ policy }) {
    if (policy === undefined)
        return [];
    const of = policy.base === null ? '' : ` of the base ${policy.base.slice(0, COMMIT_LENGTH)}`;
    const value = ['inputs', ...policy.files.map((file) => `${file}${of}`)].join(', ');
    return [{ label: 'Policy', value, id: policy.digest }];
}


/***/ }),

/***/ 62015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ passAllTitle),
/* harmony export */   S: () => (/* binding */ describeRepeats)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);

/** `pass^3`: what a chance that so many tries in a row pass is called. */
function passAllTitle({ tries }) {
    return `pass^${tries}`;
}
/** What repeats say of how reliable cases are, in sentences. */
function describeRepeats({ tries, passAll, cases, stable }) {
    const mean = cases.length === 1 ? '' : ` in the mean of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(cases.length, 'case')}`;
    const title = passAllTitle({ tries });
    const chance = `${title}, the chance that ${tries} tries in a row pass, is ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(passAll)}${mean}.`;
    if (stable === null)
        return chance;
    const { passes, failureRate, confidence } = stable;
    // Rounded up: it is what cannot be ruled out.
    const bound = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExactPercent */ .oy)(Math.ceil(failureRate * 1000 - 1e-6) / 1000);
    return `${chance} ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(passes)} passes of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(passes)} do not make a case stable: it may still fail up to ${bound} of the time (${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExactPercent */ .oy)(confidence)} confidence).`;
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
