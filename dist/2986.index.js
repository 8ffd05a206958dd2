export const id = 2986;
export const ids = [2986];
export const modules = {

/***/ 95813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ plainMessages)
/* harmony export */ });
/** The conversation in plain texts, for surfaces without structure and readers of former reports. */
function plainMessages({ messages }) {
    return messages.flatMap(({ role, text, reasoning, calls = [] }) => {
        const lines = [reasoning ?? '', text, ...calls.map(callLine)].filter((line) => line !== '');
        const said = { role: role === 'step' ? 'assistant' : role, text: lines.join('\n') };
        const results = calls.flatMap(({ toolName, result }) => result === undefined ? [] : `← ${toolName}: ${result.text}`);
        return results.length === 0 ? [said] : [said, { role: 'tool', text: results.join('\n') }];
    });
}
const callLine = ({ toolName, arguments: args }) => `→ ${toolName}(${JSON.stringify(args)})`;


/***/ }),

/***/ 23552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ publishSummary),
/* harmony export */   UV: () => (/* binding */ appendToSummary)
/* harmony export */ });
/* unused harmony export SUMMARY_LIMIT_BYTES */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _render_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68195);
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

/***/ 52216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QX: () => (/* binding */ PAGE_NAME),
/* harmony export */   TP: () => (/* binding */ caseKeys),
/* harmony export */   fm: () => (/* binding */ caseAddress)
/* harmony export */ });
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87050);

/** What the HTML report is called wherever it lies. */
const PAGE_NAME = 'report.html';
/** What each case of a report is addressed by in its page. */
const caseKeys = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_0__/* .oncePer */ .P)((cases) => {
    const taken = new Set();
    return new Map(cases.map((testCase, index) => {
        const { identity } = testCase;
        const key = identity === undefined || taken.has(identity) ? `n${index + 1}` : identity;
        taken.add(key);
        return [testCase, key];
    }));
});
/** Where in the page a case is, or one of its iterations. */
function caseAddress(keys, testCase, iteration) {
    const address = `#case=${keys.get(testCase) ?? ''}`;
    return iteration === undefined ? address : `${address}&iteration=${iteration.number}`;
}


/***/ }),

/***/ 36706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ environmentFacts)
/* harmony export */ });
/* harmony import */ var _model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11057);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24409);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54294);
/* harmony import */ var _words_policy_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50921);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18908);





const SERVERS_SHOWN = 20;
const FACTS_SHOWN = 30;
/** What ran, where, against which servers. */
function environmentFacts({ report, verdict, environment }) {
    const ofReport = report === null ? [] : reportFacts(report);
    return [...ofReport, ...(0,_words_policy_words_js__WEBPACK_IMPORTED_MODULE_1__/* .policyFact */ .DL)(verdict), ...environment.slice(0, FACTS_SHOWN)];
}
function reportFacts(report) {
    const { run, suite, project, servers } = report;
    const facts = [];
    if (run !== null) {
        const value = run.number === null ? '' : `number ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(run.number)}`;
        facts.push({ label: 'Run', value, id: run.id }, { label: 'Status', value: run.status });
        if (run.notes)
            facts.push({ label: 'Notes', value: run.notes });
    }
    // What is not of cases has a heading, and no suite.
    if ((0,_model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_3__/* .hasCases */ .Yp)(report))
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
    const [model, ...others] = (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(report).models;
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
    const lanes = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(concurrency, 'lane');
    return [
        {
            label: 'Execution',
            value: `${lanes}, isolation ${isolation}, ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(starts, 'start')} of servers`,
        },
        {
            label: 'Time',
            value: `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(wallMs)} in all; summed, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(workMs)} of work and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(startupMs)} of waiting for servers`,
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
    return [...named, ...(more > 0 ? [(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(more, 'more server')] : [])].join(', ');
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
/* harmony import */ var _model_conversation_plain_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95813);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24409);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54294);
/* harmony import */ var _tool_call_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36654);





/** Iterations that failed alike are shown once. */
function failuresOf({ testCase, bad }, detail) {
    const found = bad.map((iteration) => findings(iteration, detail));
    const groups = [...Map.groupBy(found, found.length > 1 ? likeness : () => '').values()];
    const ofSeveral = testCase.iterations.length > 1;
    return {
        shown: groups.slice(0, detail.groups).flatMap((group) => {
            const [first] = group;
            if (first === undefined)
                return [];
            const iterations = group.map(({ iteration }) => iteration);
            const title = titleOf(group, ofSeveral);
            return [{ ...first, title, iterations, count: group.length }];
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
        diff: (0,_tool_call_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .toolCallDiff */ .Q)(iteration, detail.diffLines),
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
        return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalize */ .ZH)(how);
    const numbers = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumbers */ .GQ)(group.map(({ iteration }) => iteration.number));
    return `Iteration${group.length === 1 ? '' : 's'} ${numbers} ${how}`;
}
/** A case has no more steps than this: what goes on for longer is no list of its assertions. */
const MOST_ASSERTIONS = 200;
/** The error without the lines that only name an assertion or give its reason, as services do. */
function errorBeside(failed, error) {
    const compared = failed
        .slice(0, MOST_ASSERTIONS)
        .map(({ label, reason }) => reason ? { whole: reason, ends: endsWith(reason) } : { whole: label, ends: [] });
    const repeats = (line) => compared.some(({ whole, ends }) => line === whole || ends.some((end) => line.endsWith(end)));
    const lines = (error ?? '').split('\n');
    return lines
        .filter((line, index) => index >= MOST_ASSERTIONS || !repeats(line))
        .join('\n')
        .trim();
}
/** How a line ends that says as much; an error names the server beside the tool that failed. */
function endsWith(reason) {
    const at = reason.indexOf(FAILED);
    return [`: ${reason}`, ...(at < 0 ? [] : [reason.slice(at)])];
}
const FAILED = '" failed: ';
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
function traceExcerpt({ conversation }, detail) {
    if (conversation === undefined || detail.messages === 0)
        return null;
    const messages = (0,_model_conversation_plain_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .plainMessages */ .b)(conversation);
    if (messages.length === 0)
        return null;
    const shown = messages.slice(-detail.messages);
    const lines = shown.flatMap(({ role, text }) => [
        `[${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(role, 40)}]`,
        ...(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(text, detail.message).map((line) => `  ${line}`),
    ]);
    const title = shown.length === messages.length
        ? 'Messages'
        : `Last ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(shown.length)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(messages.length, 'message')}`;
    return { title, lines };
}


/***/ }),

/***/ 22507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ toolCoverage)
/* harmony export */ });
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87050);

/** Null where nobody knows what the servers offer, or what all of the cases call. */
const toolCoverage = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_0__/* .oncePer */ .P)((report) => {
    const offered = offeredTools(report);
    const isWhole = report.cases.every(({ folded }) => folded === undefined);
    if (!isWhole || report.cases.length === 0 || offered.length === 0)
        return null;
    const touches = touchesOf(report.cases);
    const tools = offered.map(({ server, tool }) => coverageOf(server, tool, touches));
    const touched = tools.filter(({ cases }) => cases > 0);
    return {
        tools: [...tools.filter(({ cases }) => cases === 0), ...touched],
        touched: touched.length,
        neverGiven: touched.reduce((sum, { neverGiven }) => sum + neverGiven.length, 0),
        more: report.servers.reduce((sum, { moreTools = 0 }) => sum + moreTools, 0),
    };
});
/** As the servers told them; by their names alone where these are all that is known. */
function offeredTools({ surface, servers }) {
    const told = new Map((surface?.servers ?? []).map((one) => [one.server, one.tools]));
    return servers.flatMap(({ name: server, tools: names = [] }) => {
        const tools = told.get(server) ?? names.map((name) => ({ name }));
        return tools.map((tool) => ({ server, tool }));
    });
}
function touchesOf(cases) {
    const touches = new Map();
    const touch = (testCase, name, given) => {
        const known = touches.get(name) ?? { cases: new Set(), given: new Set() };
        touches.set(name, known);
        known.cases.add(testCase);
        for (const parameter of Object.keys(given))
            known.given.add(parameter);
    };
    for (const testCase of cases) {
        for (const { name, isForbidden } of testCase.tools ?? []) {
            // A case that a tool is never to be called in does not try it out.
            if (isForbidden !== true)
                touch(testCase, name, {});
        }
        for (const { expectedToolCalls, actualToolCalls } of testCase.iterations) {
            for (const calls of [expectedToolCalls, actualToolCalls]) {
                for (const call of calls)
                    touch(testCase, call.toolName, call.arguments);
            }
        }
    }
    return touches;
}
/** Calls do not tell their server: of two tools of one name both are touched. */
function coverageOf(server, { name, inputSchema, annotations }, touches) {
    const touch = touches.get(name);
    const parameters = parametersOf(inputSchema);
    return {
        ...{ server, name, cases: touch?.cases.size ?? 0 },
        given: parameters.filter((parameter) => touch?.given.has(parameter)),
        neverGiven: parameters.filter((parameter) => !touch?.given.has(parameter)),
        isDestructive: annotations?.destructiveHint === true && annotations.readOnlyHint !== true,
    };
}
/** Names on the first level of a schema, which is anybody's. */
function parametersOf(schema) {
    if (typeof schema !== 'object')
        return [];
    const { properties } = schema;
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
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
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54294);
/* harmony import */ var _text_once_per_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87050);
/* harmony import */ var _words_repeats_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62015);








const SUMMARY_TABLE = {
    unfoldedRows: 25,
    rowSteps: [500, 200, 100, 50, 20, 10],
};
const COMMENT_TABLE = { unfoldedRows: 0, rowSteps: [50, 20, 10] };
const WHOLE_TABLE = {
    unfoldedRows: 25,
    rowSteps: [10_000, 2_000, ...SUMMARY_TABLE.rowSteps],
};
/** As many as a telephone has room for beside a title. */
const SQUARES_SHOWN = 5;
const STATE_COLUMN = { title: '', align: 'center' };
const CASE_COLUMN = { title: 'Case', align: 'left' };
const OUTCOME_COLUMN = { title: 'Outcome', align: 'left' };
/** Kept together, and as wide as the squares, which are in one line so. */
const ITERATIONS_COLUMN = { title: 'Iterations&nbsp;passed', align: 'left' };
/** Three columns, for which a telephone has room; what else is known stands small below the title. */
function columnsOf({ repeats }) {
    return [STATE_COLUMN, CASE_COLUMN, repeats ? ITERATIONS_COLUMN : OUTCOME_COLUMN];
}
/** What a row tells, given how likely several tries in a row pass. */
function cellsOf(facts, repeats) {
    const chances = new Map(repeats?.cases.map(({ id, passAll }) => [id, passAll]));
    const namesModels = modelsDiffer(facts);
    return (item) => {
        const { state, title, testCase, durationMs, tokens, models } = item;
        const chance = chances.get(testCase.id);
        const figures = [
            ...(repeats === undefined || chance === undefined
                ? []
                : [`${(0,_words_repeats_words_js__WEBPACK_IMPORTED_MODULE_3__/* .passAllTitle */ .F)(repeats)} ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(chance)}`]),
            ...(durationMs === null ? [] : [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(durationMs)]),
            ...(tokens === null ? [] : [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatTokens */ ._y)(tokens)} tokens`]),
        ].map((figure) => figure.replaceAll(' ', '&nbsp;'));
        if (namesModels && models.length > 0)
            figures.push(modelsCell(models));
        const below = figures.length === 0 ? '' : `<br><sub>${figures.join(' · ')}</sub>`;
        return [_facts_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE_ICONS */ .t1[state], `${title}${below}`, howOften(item, facts)];
    };
}
function howOften(item, { repeats }) {
    const { counts, testCase } = item;
    if (!repeats)
        return outcomeCell(item);
    if (counts.total === 0)
        return skippedCell(testCase);
    return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .squares */ .pT)(counts, SQUARES_SHOWN)} ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counts.passed)}&nbsp;of&nbsp;${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counts.total)}`;
}
/** Every case in a row, those that passed last. */
function caseTableSection(facts, repeats, { rowSteps, unfoldedRows } = SUMMARY_TABLE) {
    const count = facts.cases.length;
    if (count === 0)
        return null;
    // Of the steps that show every row, one is enough.
    const needed = rowSteps.filter((_, step) => (rowSteps[step + 1] ?? 0) < count);
    const columns = columnsOf(facts);
    const row = (0,_text_once_per_js__WEBPACK_IMPORTED_MODULE_6__/* .oncePer */ .P)(cellsOf(facts, repeats));
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
        const legend = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .squaresLegend */ .eH)((0,_model_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .sumCounts */ .W_)(shown.map(({ counts }) => counts)));
        parts.push(`<sub>Iterations, failures first: ${legend}</sub>`);
    }
    if (repeats !== undefined)
        parts.push(`<sub>${(0,_words_repeats_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRepeats */ .S)(repeats)}</sub>`);
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
function modelsCell(models) {
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
/* harmony export */   jn: () => (/* binding */ changedToolsSection),
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
/** What changed of the tools of a run's servers, folded, since it decides nothing. */
function changedToolsSection({ source }, { surface }) {
    if (source !== 'run' || surface === undefined)
        return null;
    const title = '### Tools of the servers';
    const words = `${CLASS_SIGNS[surface.changes[0]?.class ?? 'compatible']} ${(0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_4__/* .surfaceCounts */ .qO)(surface)}`;
    const [, ...body] = changesOf(surface, { unfolded: ROWS_UNFOLDED, folded: 0, diffs: 5 });
    return {
        title: 'changes of tools',
        levels: [
            { keep: 30, render: () => joined([title, (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(words, joined(body))]) },
            { keep: 56, render: () => joined([title, words]) },
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

/***/ 47905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ MODEL_COLUMNS),
/* harmony export */   k: () => (/* binding */ modelsSection)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63580);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24409);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37170);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54294);





/** Table of the figures by model, where there are several. */
function modelsSection({ models }, limit = 20) {
    if (models.length < 2)
        return null;
    const draw = (shown) => {
        const rows = models.slice(0, shown).map(({ name, counts, medianDurationMs, tokens }) => {
            const rate = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .passRate */ .sc)(counts);
            return [
                (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name, 80),
                rate === null ? _text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV : (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(rate),
                // What is kept together keeps the squares above it in one line, however narrow the column.
                `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .squares */ .pT)(counts, 5)}<br>${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counts.passed)}&nbsp;of&nbsp;${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counts.total)}&nbsp;passed`,
                (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(medianDurationMs),
                (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTokens */ ._y)(tokens.total),
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

/***/ 73027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ runHistorySection)
/* harmony export */ });
/* harmony import */ var _facts_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49657);
/* harmony import */ var _facts_numbers_own_rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76755);


/** Pass rates of the suite's recent runs, drawn and in words. */
function runHistorySection(facts, verdict) {
    const points = (0,_facts_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyPoints */ .gL)(facts.report, (0,_facts_numbers_own_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .ownRate */ .d)(facts, verdict)?.rate ?? null);
    if (points.length === 0)
        return null;
    const draw = () => `### Recent runs\n\n<code>${(0,_facts_history_js__WEBPACK_IMPORTED_MODULE_1__/* .sparkline */ .KM)(points)}</code> ${(0,_facts_history_js__WEBPACK_IMPORTED_MODULE_1__/* .describeHistory */ .aq)(points)}`;
    return { title: 'recent runs', levels: [{ keep: 22, render: draw }] };
}


/***/ }),

/***/ 66580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ totalsSection)
/* harmony export */ });
/* harmony import */ var _text_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21104);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54294);


/** Durations and tokens of all iterations, as far as they are known. */
function totalsSection(facts) {
    const figures = totalFigures(facts);
    if (figures.length === 0)
        return null;
    // As a line, since so many columns do not fit the width of a telephone.
    const told = figures.map(({ title, figure }) => `${title} <strong>${figure}</strong>`);
    const draw = () => `### Totals\n\n${told.join(' · ')}`;
    return { title: 'totals', levels: [{ keep: 40, render: draw }] };
}
/** The figures that are known, each with its title. */
function totalFigures({ report, totalDurationMs, wallMs, durationsMs, tokens, noun, }) {
    // Percentiles of a part would pass for those of all; those of one duration are that one.
    const whole = report.cases.every(({ folded }) => folded === undefined);
    const percentiles = whole && durationsMs.length > 1 ? durationsMs : new Float64Array();
    const durations = [
        { title: 'Took', value: wallMs },
        { title: 'Summed', value: totalDurationMs },
        { title: `Median ${noun}`, value: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Y)(percentiles, 0.5) },
        { title: '95th percentile', value: (0,_text_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Y)(percentiles, 0.95) },
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

/***/ 26670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YZ: () => (/* binding */ COMMENT_PLAN),
  Jd: () => (/* binding */ SUMMARY_PLAN),
  Mg: () => (/* binding */ WHOLE_PLAN),
  MJ: () => (/* binding */ causesSection)
});

// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/render/facts/case-address.js
var case_address = __webpack_require__(52216);
// EXTERNAL MODULE: ./build/render/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(18908);
// EXTERNAL MODULE: ./build/render/facts/failure-detail.js
var failure_detail = __webpack_require__(39829);
// EXTERNAL MODULE: ./build/render/facts/story/causes.js + 1 modules
var story_causes = __webpack_require__(79803);
// EXTERNAL MODULE: ./build/render/markdown/table.js
var table = __webpack_require__(19871);
// EXTERNAL MODULE: ./build/render/text/escape.js
var text_escape = __webpack_require__(37170);
// EXTERNAL MODULE: ./build/render/text/format.js
var format = __webpack_require__(54294);
// EXTERNAL MODULE: ./build/render/text/once-per.js
var once_per = __webpack_require__(87050);
// EXTERNAL MODULE: ./build/render/words/story/change-words.js
var change_words = __webpack_require__(91977);
// EXTERNAL MODULE: ./build/render/sections/place.js
var place = __webpack_require__(51749);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/render/facts/assertion-diff.js
var assertion_diff = __webpack_require__(6245);
// EXTERNAL MODULE: ./build/render/facts/failure-groups.js
var failure_groups = __webpack_require__(15384);
// EXTERNAL MODULE: ./build/render/facts/tool-call-diff.js
var tool_call_diff = __webpack_require__(36654);
// EXTERNAL MODULE: ./build/render/words/story/cause-words.js
var cause_words = __webpack_require__(51590);
;// CONCATENATED MODULE: ./build/render/sections/story/cause-evidence.js








/** What differs from what was expected, or the error where nothing can be compared and it says more. */
function briefEvidence(iteration, detail, reason) {
    const failed = iteration.assertions.filter(({ passed }) => !passed);
    const calls = (0,tool_call_diff/* toolCallDiff */.Q)(iteration, detail.diffLines);
    const diff = calls.length > 0 ? calls : (0,assertion_diff/* assertionDiff */.s)(failed, detail);
    if (diff.length > 0)
        return (0,text_escape/* fence */.EU)(diff, 'diff');
    const lines = iteration.error === null ? [] : (0,clean_text/* cleanLines */.v3)(iteration.error.trim(), detail.error);
    return lines.length === 0 || saysOnly(lines, reason) ? '' : (0,text_escape/* fence */.EU)(lines, 'text');
}
/** Whether lines are the reason that is told above them, and nothing more. */
function saysOnly(lines, reason) {
    const said = lines.map((line) => line.trim()).filter((line) => line !== '');
    return said.join(cause_words/* REASON_SEPARATOR */.bT) === reason;
}
/**
 * The iterations of a case that did not pass, and why; those alike are shown once.
 * @param told the reason as it stands above it already.
 */
function caseEvidence(item, detail, told) {
    const { shown, hidden } = (0,failure_groups/* failuresOf */.d)(item, detail);
    const groups = shown.map((group) => ({ group, findings: findingsOf(group, detail, told) }));
    const parts = groups.flatMap(({ group, findings }) => [groupTitle(group), ...findings.texts]);
    if (hidden > 0)
        parts.push(`${(0,quantity/* countOf */.pq)(hidden, 'more failing iteration')}: see the report.`);
    return {
        text: parts.join('\n\n'),
        likeness: groups.map(({ findings }) => findings.likeness).join('\n\n'),
    };
}
function findingsOf(group, detail, told) {
    const { error, diff, failedAssertions, stack, iteration } = group;
    const findings = [];
    if (error.length > 0 && !saysOnly(error, told))
        findings.push((0,text_escape/* fence */.EU)(error, 'text'));
    if (diff.length > 0) {
        const title = 'Tool calls: <code>-</code> expected, <code>+</code> actual';
        findings.push(title, (0,text_escape/* fence */.EU)(diff, 'diff'));
    }
    if (failedAssertions.length > 0)
        findings.push(assertionList(group, detail, told));
    const results = (0,assertion_diff/* assertionDiff */.s)(failedAssertions, detail);
    if (results.length > 0)
        findings.push(RESULTS_TITLE, (0,text_escape/* fence */.EU)(results, 'diff'));
    if (stack.length > 0)
        findings.push('Stack', (0,text_escape/* fence */.EU)(stack, 'text'));
    const trace = (0,failure_groups/* traceExcerpt */.H)(iteration, detail);
    const said = trace === null ? [] : [trace.title, (0,text_escape/* fence */.EU)(trace.lines, 'text')];
    // Where nothing else is known, what was said is all that tells.
    const telling = findings.length === 0 ? said : findings;
    return { texts: [...findings, ...said], likeness: telling.join('\n\n') };
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
function assertionList({ failedAssertions, iteration }, { assertions, error }, told) {
    const lines = failedAssertions.slice(0, assertions).map(({ label, reason }) => {
        const why = reason && reason !== told ? `: ${(0,text_escape/* inline */.mG)(reason, error.width)}` : '';
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

;// CONCATENATED MODULE: ./build/render/sections/story/causes.js












/** Steps down: less of each, then fewer with evidence, then fewer lines; the count stays. */
const SHORT_STEPS = [
    ...[25, 10, 5, 3, 2, 1].map((folds, step) => ({
        keep: 45 + step,
        detail: failure_detail/* SHORT_DETAIL */.bQ,
        folds,
        cases: folds * 4,
        examples: 1,
        lines: 500,
    })),
    ...[500, 200, 100, 50, 20, 10, 5, 2, 1, 0].map((lines, step) => ({
        keep: lines === 0 ? 970 : 60 + step,
        detail: failure_detail/* SHORT_DETAIL */.bQ,
        ...{ folds: 0, cases: 0, examples: 0 },
        lines,
    })),
];
const SUMMARY_PLAN = {
    openFirst: true,
    isBrief: false,
    steps: [
        { keep: 35, detail: failure_detail/* FULL_DETAIL */.gZ, folds: 25, cases: 500, examples: 3, lines: 500 },
        ...SHORT_STEPS,
    ],
};
const COMMENT_PLAN = {
    openFirst: false,
    isBrief: true,
    steps: [
        { keep: 35, detail: failure_detail/* SHORT_DETAIL */.bQ, folds: 5, cases: 15, examples: 1, lines: 15 },
        ...SHORT_STEPS.slice(3),
    ],
};
/** More than that nobody reads, and it takes seconds to draw. */
const WHOLE_PLAN = {
    openFirst: true,
    isBrief: false,
    steps: [
        {
            ...{ keep: 34, detail: failure_detail/* WHOLE_DETAIL */.Wq, folds: 2_000, lines: 10_000 },
            ...{ cases: 10_000, examples: 2_000 },
        },
        ...SUMMARY_PLAN.steps,
    ],
};
const ASIDE = 'in quarantine';
/** Code points of a reason in a line. */
const REASON_LENGTH = 160;
/** Beyond this many, lines below causes that have their evidence shown are folded. */
const UNFOLDED_LINES = 10;
const SQUARES_SHOWN = 10;
/** Why cases failed, each cause once with the evidence for it. */
function causesSection(facts, verdict, links, { steps, openFirst, isBrief } = SUMMARY_PLAN) {
    const failing = (0,facts_facts/* casesIn */.XV)(facts, 'failing').length;
    if (failing === 0)
        return null;
    const causes = (0,story_causes/* causesOf */.c)(facts, verdict);
    const ofCauses = causes.length < failing ? `: ${(0,quantity/* countOf */.pq)(causes.length, 'cause')}` : '';
    const title = `### Failing cases (${(0,quantity/* formatCount */.B4)(failing)})${ofCauses}`;
    const line = (0,once_per/* oncePer */.P)(causeLine);
    const addressOf = ({ cases: [{ item, iterations }] }) => links.hasPage
        ? case_address/* PAGE_NAME */.QX + (0,case_address/* caseAddress */.fm)((0,case_address/* caseKeys */.TP)(facts.report.cases), item.testCase, iterations[0])
        : null;
    const levels = steps.map((amounts) => {
        const body = (cause) => causeBody(cause, links, { ...amounts, isBrief, address: addressOf(cause) });
        const render = () => {
            const blocks = causes.slice(0, amounts.folds).map((cause, at) => {
                const told = body(cause);
                return told === '' ? `- ${line(cause)}` : (0,table/* fold */.A)(line(cause), told, openFirst && at === 0);
            });
            const lined = causes.slice(blocks.length, blocks.length + amounts.lines);
            const more = causes.length - blocks.length - lined.length;
            const rest = more > 0 ? [`${(0,quantity/* countOf */.pq)(more, 'more cause')}: see the report.`] : [];
            const list = lined.map((cause) => `- ${line(cause)}`);
            return [title, ...blocks, ...lineList(list, blocks.length > 0), ...rest].join('\n\n');
        };
        return { keep: amounts.keep, render };
    });
    return { title: 'failing cases', levels };
}
function lineList(lines, afterOthers) {
    if (lines.length === 0)
        return [];
    const body = lines.join('\n');
    if (!afterOthers || lines.length <= UNFOLDED_LINES)
        return [body];
    return [(0,table/* fold */.A)(`${(0,quantity/* formatCount */.B4)(lines.length)} more, in a line each`, body)];
}
/** Whom it made fail and how often, and why. */
function causeLine({ cases, iterations, reason, tool, isNew, isAside }) {
    const [only, ...others] = cases;
    const who = others.length === 0 ? only.item.title : (0,quantity/* countOf */.pq)(cases.length, 'case');
    const times = iterations > cases.length ? `, ${(0,quantity/* formatCount */.B4)(iterations)} ×` : '';
    const aside = cases.filter((one) => one.isAside).length;
    const some = aside > 0 ? [`${(0,quantity/* formatCount */.B4)(aside)} of them ${ASIDE}`] : [];
    const remarks = [...(isNew ? [NEW] : []), ...(isAside ? [ASIDE] : some)];
    return [
        `${facts_facts/* STATE_ICONS */.t1.failing} <strong>${who}</strong>${times}: ${reasonMarkup(reason, tool)}`,
        ...remarks,
    ].join(' · ');
}
const NEW = `${change_words/* CHANGE_SIGNS */.C_.new} new`;
/** A reason mostly begins with the name of a tool. */
function reasonMarkup(reason, tool) {
    if (tool === null || !reason.startsWith(`${tool} `)) {
        return (0,text_escape/* inline */.mG)(reason, REASON_LENGTH);
    }
    return `${(0,text_escape/* code */.aY)(tool)} ${(0,text_escape/* inline */.mG)(reason.slice(tool.length), REASON_LENGTH)}`;
}
/** The cases of a cause, and its evidence: that of the first, and of others where it differs. */
function causeBody(cause, links, { detail, cases: most, examples, isBrief, address }) {
    const { cases, reason } = cause;
    const isOne = cases.length === 1;
    const named = cases.slice(0, most).map((one) => {
        const parts = caseParts(one, cause, links);
        return isOne ? parts.join(' · ') : `- ${parts.join(' · ')}`;
    });
    const more = cases.length - named.length;
    if (more > 0)
        named.push(`- ${(0,quantity/* countOf */.pq)(more, 'more case')}: see the report`);
    const isTold = [...reason].length <= REASON_LENGTH;
    const seen = new Set();
    const evidence = cases.slice(0, examples).flatMap((one) => {
        const { item, iterations } = one;
        const told = isTold && one.reason === reason ? reason : '';
        if (isBrief)
            return briefEvidence(iterations[0], detail, told);
        const { text, likeness } = caseEvidence({ ...item, bad: iterations }, detail, told);
        if (seen.has(likeness) || (likeness === '' && !isOne))
            return [];
        seen.add(likeness);
        return isOne ? text : [`Evidence of <strong>${item.title}</strong>:`, text];
    });
    const parts = [named.join('\n'), ...evidence].filter((part) => part !== '');
    // No link: what lies in an archive has no address of its own.
    const where = parts.length === 0 || address === null ? [] : [whereInPage(address)];
    return [...parts, ...where].join('\n\n');
}
const whereInPage = (address) => `<sub>In the report: ${(0,text_escape/* code */.aY)(address)}</sub>`;
/** A case of a cause: which it is where there are several, how it came out, and where it is written. */
function caseParts(one, cause, links) {
    const { item, iterations, isAside, isNew, reason } = one;
    const { counts, testCase } = item;
    const isOne = cause.cases.length === 1;
    const of = `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)} passed`;
    const isPart = counts.total > 1 && iterations.length < counts.total;
    const numbers = (0,format/* formatNumbers */.GQ)(iterations.map(({ number }) => number));
    const { location } = testCase;
    return [
        ...(isOne ? [] : [`<strong>${item.title}</strong>`]),
        ...(counts.total > 1 ? [`${(0,format/* squares */.pT)(counts, SQUARES_SHOWN)} ${of}`] : []),
        ...(isPart ? [`iteration${iterations.length === 1 ? '' : 's'} ${numbers}`] : []),
        ...(location === null ? [] : [placeLink(location, links)]),
        ...(isNew && !isOne && cause.cases.some((each) => !each.isNew) ? [NEW] : []),
        ...(isAside && !cause.isAside ? [ASIDE] : []),
        ...(reason === cause.reason || isOne ? [] : [(0,text_escape/* inline */.mG)(reason, REASON_LENGTH)]),
    ];
}
function placeLink(location, links) {
    return (0,text_escape/* link */.nf)((0,text_escape/* code */.aY)((0,place/* formatPlace */.d)(location)), (0,place/* sourceAddress */.u)(location, links));
}


/***/ }),

/***/ 23109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ changesSection)
/* harmony export */ });
/* harmony import */ var _facts_story_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5350);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19871);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37170);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54294);
/* harmony import */ var _words_baseline_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64476);
/* harmony import */ var _words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78346);
/* harmony import */ var _words_regression_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20022);
/* harmony import */ var _words_story_change_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91977);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79715);









/** Cases that came out otherwise and stand unfolded, what matters most first. */
const WORST_ROWS = 5;
const SENTENCE_LENGTH = 600;
const BRANCH_LENGTH = 30;
/** As many as a telephone has room for beside a title. */
const SQUARES_SHOWN = 5;
/**
 * What differs from the baseline: counts, the worst cases, what is to be said of them; the rest is
 * folded. Null where nothing was compared.
 * @param limit rows that are folded at most.
 */
function changesSection(verdict, limit = 100) {
    const { comparison } = verdict;
    const changes = (0,_facts_story_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .changesOf */ .f)(verdict);
    if (comparison === undefined || changes === null)
        return null;
    const rows = changes.compared;
    const sentences = (0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .remarkSentences */ .pI)(verdict, comparison);
    const begin = `### Against the baseline\n\n${(0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countsWords */ .Mm)(comparison, changes.counts)}`;
    const how = listOf([...(0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .effectSentences */ .oU)(comparison), ...(0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .toldCases */ .Nk)(verdict).map(_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .namingSentence */ .cf)]);
    const drawRows = (shown) => changeTable(shown, comparison);
    const draw = (folded, namesShown) => joined([
        begin,
        drawRows(rows.slice(0, WORST_ROWS)),
        moreRows(changes, { shown: WORST_ROWS + folded, namesShown, drawRows }),
        listOf(sentences),
        how === '' ? '' : (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)('How they were compared', how),
        footer(comparison, rows),
    ]);
    return {
        title: 'comparison with the baseline',
        levels: [
            { keep: 38, render: () => draw(limit, Number.POSITIVE_INFINITY) },
            { keep: 39, render: () => draw(Math.min(limit, 10), 100) },
            {
                keep: 57,
                render: () => joined([begin, drawRows(rows.slice(0, 3)), listOf(sentences.slice(0, 3))]),
            },
            { keep: 58, render: () => begin },
        ],
    };
}
function footer({ origin }, rows) {
    const legend = rows.some(({ found }) => (0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .remarkOn */ .yY)(found).tellsChance) ? [_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .CHANCE_LEGEND */ .v_] : [];
    return `<sub>${[`Baseline: ${(0,_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .valueCell */ .S7)((0,_words_baseline_words_js__WEBPACK_IMPORTED_MODULE_3__/* .originFact */ .xg)(origin))}`, ...legend].join(' · ')}</sub>`;
}
/** What is behind the first rows; those that newly fail by name at least. */
function moreRows({ counts, compared }, { shown, namesShown, drawRows }) {
    const beside = (rows) => {
        const listed = Map.groupBy(rows, ({ kind }) => kind);
        return (0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .moreWords */ .bp)(counts, Object.fromEntries([...listed].map(([kind, of]) => [kind, of.length])));
    };
    const more = beside(compared.slice(0, WORST_ROWS));
    if (more === null)
        return '';
    const rest = beside(compared.slice(0, shown));
    const names = compared
        .slice(shown)
        .filter(({ kind }) => kind === 'new')
        .slice(0, namesShown)
        .map(({ found }) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)((0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(found), 160));
    return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(`More rows: ${more}`, joined([
        drawRows(compared.slice(WORST_ROWS, shown)),
        names.length === 0 ? '' : `Newly failing as well: ${names.join(', ')}.`,
        rest === null ? '' : `Without a row here: ${rest}. See the report.`,
    ]));
}
function changeTable(rows, { origin }) {
    if (rows.length === 0)
        return '';
    const there = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(origin.branch ?? '', BRANCH_LENGTH) || 'Baseline';
    const columns = [
        { title: 'Change', align: 'left' },
        { title: 'Case', align: 'left' },
        { title: `${there} → now`, align: 'left' },
    ];
    const cells = rows.map(({ kind, found }) => {
        const { baseline, head } = found;
        const { remark } = (0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .remarkOn */ .yY)(found);
        const counts = { passed: head.passed, failed: Math.max(0, head.total - head.passed) };
        const word = _words_story_change_words_js__WEBPACK_IMPORTED_MODULE_6__/* .CHANGE_WORDS */ .r8[kind];
        // What is kept together keeps the squares above it in one line, however narrow the column.
        const tallies = `${(0,_words_regression_words_js__WEBPACK_IMPORTED_MODULE_5__/* .tallyWords */ .c_)(baseline)} → ${(0,_words_regression_words_js__WEBPACK_IMPORTED_MODULE_5__/* .tallyWords */ .c_)(head)}`.replaceAll(' ', '&nbsp;');
        return [
            `${_words_story_change_words_js__WEBPACK_IMPORTED_MODULE_6__/* .CHANGE_SIGNS */ .C_[kind]}&nbsp;${kind === 'new' ? `<strong>${word}</strong>` : word}`,
            lines([(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)((0,_words_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(found), 160), remark === '' ? '' : `<sub>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(remark)}</sub>`]),
            lines([(0,_text_format_js__WEBPACK_IMPORTED_MODULE_8__/* .squares */ .pT)(counts, SQUARES_SHOWN), tallies]),
        ];
    });
    return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .t)(columns, cells);
}
const lines = (parts) => parts.filter((part) => part !== '').join('<br>');
function listOf(sentences) {
    return sentences.map((sentence) => `- ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(sentence, SENTENCE_LENGTH)}`).join('\n');
}
function joined(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}


/***/ }),

/***/ 68195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IR: () => (/* binding */ SMALLEST_BUDGET),
  Br: () => (/* binding */ renderSummary),
  lN: () => (/* binding */ reportSections)
});

// EXTERNAL MODULE: ./build/render/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(18908);
// EXTERNAL MODULE: ./build/render/markdown/document.js
var markdown_document = __webpack_require__(65254);
// EXTERNAL MODULE: ./build/render/sections/alerts.js
var alerts = __webpack_require__(56763);
// EXTERNAL MODULE: ./build/render/sections/case-table.js
var case_table = __webpack_require__(91221);
// EXTERNAL MODULE: ./build/render/sections/diagnoses.js
var diagnoses = __webpack_require__(85143);
// EXTERNAL MODULE: ./build/render/sections/environment.js
var environment = __webpack_require__(79715);
// EXTERNAL MODULE: ./build/render/sections/flaky-cases.js
var flaky_cases = __webpack_require__(14959);
// EXTERNAL MODULE: ./build/render/sections/gate/confirmation.js
var confirmation = __webpack_require__(92759);
// EXTERNAL MODULE: ./build/render/sections/gate/gate-table.js
var gate_table = __webpack_require__(51488);
// EXTERNAL MODULE: ./build/render/sections/gate/policy-changes.js
var policy_changes = __webpack_require__(19988);
// EXTERNAL MODULE: ./build/render/sections/gate/quarantine.js
var quarantine = __webpack_require__(24742);
// EXTERNAL MODULE: ./build/render/sections/gate/surface.js
var surface = __webpack_require__(50463);
// EXTERNAL MODULE: ./build/render/sections/headline.js
var headline = __webpack_require__(91152);
// EXTERNAL MODULE: ./build/render/sections/numbers/models.js
var models = __webpack_require__(47905);
// EXTERNAL MODULE: ./build/render/sections/numbers/run-history.js
var run_history = __webpack_require__(73027);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/render/facts/numbers/tool-coverage.js
var tool_coverage = __webpack_require__(22507);
// EXTERNAL MODULE: ./build/render/text/escape.js
var text_escape = __webpack_require__(37170);
// EXTERNAL MODULE: ./build/render/words/surface/coverage-words.js
var coverage_words = __webpack_require__(29205);
;// CONCATENATED MODULE: ./build/render/sections/numbers/tool-coverage.js




const TOOLS_NAMED = 5;
/** One line of which tools of the servers no case touches; null where nobody knows them. */
function toolCoverageSection({ report }) {
    const coverage = (0,tool_coverage/* toolCoverage */.Z)(report);
    if (coverage === null)
        return null;
    // Where it is all of them, that is said already.
    const isSome = coverage.touched > 0;
    const untouched = coverage.tools.filter(({ cases }) => isSome && cases === 0);
    const draw = (limit) => {
        const named = untouched.slice(0, limit).map(({ name }) => (0,text_escape/* codePath */.Xe)(name, 80));
        const more = untouched.length - named.length;
        const rest = more > 0 ? ` and ${(0,quantity/* formatCount */.B4)(more)} more` : '';
        const names = named.length === 0 ? '' : ` No case touches ${named.join(', ')}${rest}.`;
        return `**Tools:** ${(0,coverage_words/* coverageWords */.g)(coverage)}${names}`;
    };
    const levels = [
        { keep: 38, render: () => draw(TOOLS_NAMED) },
        { keep: 39, render: () => draw(0) },
    ];
    return { title: 'tools', levels };
}

// EXTERNAL MODULE: ./build/render/sections/numbers/totals.js
var totals = __webpack_require__(66580);
// EXTERNAL MODULE: ./build/render/sections/story/causes.js + 1 modules
var causes = __webpack_require__(26670);
// EXTERNAL MODULE: ./build/render/sections/story/changes.js
var changes = __webpack_require__(23109);
;// CONCATENATED MODULE: ./build/render/summary.js



















/** Any report fits into this much room, in bytes or characters. */
const SMALLEST_BUDGET = 1000;
/**
 * The report as Markdown for GitHub, in as much detail as the budget has room for: failing evidence
 * first, passing rows last, and what was left out counted.
 * @returns the empty string where the budget is below `SMALLEST_BUDGET` and nothing fits.
 */
function renderSummary(view, budget) {
    return (0,markdown_document/* fitSections */.W)(reportSections(view, SUMMARY_DETAIL), budget);
}
const SUMMARY_DETAIL = { causes: causes/* SUMMARY_PLAN */.Jd, table: case_table/* SUMMARY_TABLE */.sz };
/** Every section of a report that has something to show, in the order of reading. */
function reportSections(view, detail) {
    const { report, verdict, links = {} } = view;
    const { listLines } = detail;
    const facts = report === null ? null : (0,facts_facts/* factsOf */.xS)(report);
    const sections = [(0,headline/* headlineSection */.Wu)(verdict, facts, links)];
    if (verdict.value === 'invalid' && verdict.troubles.length > 1) {
        sections.push((0,alerts/* configurationSection */.q8)(verdict));
    }
    sections.push((0,policy_changes/* policyChangesSection */.P)(verdict, listLines));
    if (facts !== null) {
        sections.push((0,alerts/* noticeSection */.SE)(facts.report), (0,alerts/* problemsSection */.Ad)(facts.report, verdict, listLines));
        sections.push((0,diagnoses/* diagnosesSection */.$)(facts.report, listLines));
        sections.push((0,changes/* changesSection */.H)(verdict, listLines), (0,surface/* changedToolsSection */.jn)(facts.report, verdict));
        sections.push((0,causes/* causesSection */.MJ)(facts, verdict, links, detail.causes));
        sections.push((0,flaky_cases/* flakyCasesSection */.W)(facts, listLines));
        sections.push((0,gate_table/* gateSection */.Tx)(verdict), (0,surface/* surfaceSection */.rG)(facts.report, verdict, listLines));
        sections.push((0,confirmation/* confirmationSection */.X)(verdict, listLines));
        sections.push((0,quarantine/* quarantineSection */.Q)(verdict, listLines));
        sections.push((0,models/* modelsSection */.k)(facts, listLines), (0,totals/* totalsSection */.x)(facts));
        sections.push(toolCoverageSection(facts));
        sections.push((0,run_history/* runHistorySection */.p)(facts, verdict), (0,case_table/* caseTableSection */.oA)(facts, verdict.repeats, detail.table));
        sections.push((0,alerts/* warningsSection */.xd)(facts.report, listLines));
    }
    sections.push((0,environment/* environmentSection */.Bg)(view));
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

/***/ 29205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ coverageWords)
/* harmony export */ });
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24409);

/** `4 of 6 tools are touched by a case; 3 parameters of these are never given.` */
function coverageWords({ tools, touched, neverGiven, more }) {
    const all = tools.length;
    const [who, are] = all === 1 ? ['The only tool', 'is'] : [`All ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(all, 'tool')}`, 'are'];
    const some = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(touched)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(all, 'tool')} ${touched === 1 ? 'is' : 'are'}`;
    const share = touched === 0
        ? `No case touches ${all === 1 ? 'the only tool' : `any of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(all, 'tool')}`}`
        : `${touched === all ? `${who} ${are}` : some} touched by a case`;
    const given = neverGiven === 0
        ? ''
        : `; ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(neverGiven, 'parameter')} of ${touched === 1 ? 'it' : 'these'} ${neverGiven === 1 ? 'is' : 'are'} never given`;
    const untold = more === 0 ? '' : `; of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(more, 'more tool')} nothing is known`;
    return `${share}${given}${untold}.`;
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
