export const id = 8599;
export const ids = [8599,5974];
export const modules = {

/***/ 58599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeReportFiles: () => (/* binding */ writeReportFiles)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/choices/report-source.js
var report_source = __webpack_require__(11057);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/render/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(18908);
// EXTERNAL MODULE: ./build/render/facts/numbers/own-rate.js
var own_rate = __webpack_require__(76755);
// EXTERNAL MODULE: ./build/render/text/escape.js
var text_escape = __webpack_require__(37170);
;// CONCATENATED MODULE: ./build/render/badge.js






/** White words on them have a contrast of 4.5 and more, on light pages and on dark ones. */
const COLOURS = {
    passed: '1a7f37',
    failed: 'cf222e',
    incomplete: '9a6700',
    invalid: '59636e',
};
const LABEL_COLOUR = '#414851';
/** Longer ones make badges that no line of a page has room for. */
const LABEL_LENGTH = 40;
/** Suite, verdict and pass rate in two words and a figure. */
function badgeEndpoint({ report, verdict }) {
    const name = report === null ? '' : (0,clean_text/* cleanLine */.Ow)(report.suite.name, LABEL_LENGTH).trim();
    const own = report === null || !(0,report_source/* hasCases */.Yp)(report) ? null : (0,own_rate/* ownRate */.d)((0,facts_facts/* factsOf */.xS)(report), verdict);
    const figure = own === null ? '' : ` ${(0,quantity/* formatPercent */.l9)(own.rate)}`;
    return {
        schemaVersion: 1,
        label: name === '' ? 'evals' : name,
        message: `${verdict.value}${figure}`,
        color: COLOURS[verdict.value],
    };
}
const HEIGHT = 20;
const SIDE = 6;
/** Of a character of 11 pixels, in the mean. */
const NARROW = 6.7;
/** Such as those of Chinese and emoji. */
const WIDE = 11.5;
/** The same as a picture that needs nothing from elsewhere. */
function badgeSvg(view) {
    const { label, message, color } = badgeEndpoint(view);
    const [left, right] = [widthOf(label), widthOf(message)];
    const width = left + right;
    const words = (0,text_escape/* attribute */.lt)(`${label}: ${message}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${words}">
<title>${words}</title>
<clipPath id="round"><rect width="${width}" height="${HEIGHT}" rx="3"/></clipPath>
<g clip-path="url(#round)"><rect width="${left}" height="${HEIGHT}" fill="${LABEL_COLOUR}"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="#${color}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11" text-anchor="middle">${part(label, 0, left)}${part(message, left, right)}</g>
</svg>
`;
}
/** Stretched to the room it was given, since nobody knows which typeface it is drawn in. */
function part(text, from, width) {
    const place = `x="${from + width / 2}" y="14" textLength="${width - 2 * SIDE}"`;
    return `<text ${place} lengthAdjust="spacingAndGlyphs">${(0,text_escape/* attribute */.lt)(text)}</text>`;
}
function widthOf(text) {
    let width = 2 * SIDE;
    for (const character of text)
        width += (character.codePointAt(0) ?? 0) > 0x10ff ? WIDE : NARROW;
    return Math.round(width);
}

// EXTERNAL MODULE: ./build/render/text/once-per.js
var once_per = __webpack_require__(87050);
;// CONCATENATED MODULE: ./build/render/facts/case-address.js

/** What the HTML report is called wherever it lies. */
const PAGE_NAME = 'report.html';
/** What each case of a report is addressed by in its page. */
const caseKeys = (0,once_per/* oncePer */.P)((cases) => {
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

// EXTERNAL MODULE: ./build/model/counts.js
var model_counts = __webpack_require__(63580);
;// CONCATENATED MODULE: ./build/render/facts/baseline-cases.js
/**
 * Finds the cases of a report in its baseline, by their identity where that is of one case on both
 * sides.
 */
function baselineCases({ cases }, baseline) {
    if (baseline?.outcome !== 'found')
        return () => undefined;
    const [here, there] = [cases, baseline.baseline.report.cases].map(byIdentity);
    return ({ identity }) => identity !== undefined && here?.get(identity) ? (there?.get(identity) ?? undefined) : undefined;
}
/** Null where several have it. */
function byIdentity(cases) {
    const found = new Map();
    for (const testCase of cases) {
        const { identity } = testCase;
        if (identity !== undefined)
            found.set(identity, found.has(identity) ? null : testCase);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/render/facts/failure-detail.js
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

// EXTERNAL MODULE: ./build/render/facts/quarantined-cases.js
var quarantined_cases = __webpack_require__(39505);
// EXTERNAL MODULE: ./build/render/facts/story/changes.js
var story_changes = __webpack_require__(5350);
// EXTERNAL MODULE: ./build/render/text/case-name.js
var case_name = __webpack_require__(89265);
// EXTERNAL MODULE: ./build/render/text/format.js
var format = __webpack_require__(54294);
;// CONCATENATED MODULE: ./build/render/facts/assertion-diff.js

/** Code points of the name of an assertion. */
const assertion_diff_LABEL_LENGTH = 120;
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
    const limit = { lines: each, width: Math.max(error.width, assertion_diff_LABEL_LENGTH) };
    const signed = (sign, text) => text === undefined ? [] : (0,clean_text/* cleanLines */.v3)(text, limit).map((line) => `${sign} ${line}`);
    return told.flatMap(({ label, expected, observed }) => [
        `! ${(0,clean_text/* cleanLine */.Ow)(label, assertion_diff_LABEL_LENGTH)}`,
        ...signed('-', expected),
        ...signed('+', observed),
    ]);
}

// EXTERNAL MODULE: ./build/render/facts/failure-groups.js
var failure_groups = __webpack_require__(15384);
// EXTERNAL MODULE: ./build/render/facts/tool-call-diff.js
var tool_call_diff = __webpack_require__(36654);
;// CONCATENATED MODULE: ./build/render/facts/repository-place.js

/** GitHub has no longer paths. */
const MAX_PATH_LENGTH = 4_096;
/** What a signed number of 32 bits holds. */
const MAX_LINE = 2_147_483_647;
/** A drive, or dots and slashes that somebody has encoded, once or more. */
const LEAVES = /^[a-z]:|%(?:25)*(?:2e|2f|5c)/i;
/** Names of no file; an empty one is that before a root, and between slashes that name a server. */
const NO_NAMES = new Set(['', '..']);
/**
 * A place as the repository knows it: its path relative to the root, with slashes and no `.` in it,
 * and a line that a file can have. Null where the path is none in the repository. A report from
 * elsewhere may say anything, and a link made of `..` leads to any page of the server.
 */
function repositoryPlace(location) {
    if (location === null)
        return null;
    const { file } = location;
    // What reads as another path than it is leads to another file than it seems to.
    if (file.length > MAX_PATH_LENGTH || /\n/.test(file) || (0,clean_text/* cleanText */.X5)(file) !== file)
        return null;
    const slashed = file.replaceAll('\\', '/');
    if (LEAVES.test(slashed))
        return null;
    const segments = slashed.split('/').filter((segment) => segment.trim() !== '.');
    if (segments.length === 0 || segments.some((name) => NO_NAMES.has(name.trim())))
        return null;
    return { file: segments.join('/'), line: possibleLine(location.line) };
}
/** The line where a file can have it; GitHub refuses a whole check run for one that is none. */
function possibleLine(line) {
    return line !== null && Number.isInteger(line) && line >= 1 && line <= MAX_LINE ? line : null;
}

;// CONCATENATED MODULE: ./build/render/sections/place.js

/** `evals/suite.yaml:27`. */
function formatPlace({ file, line }) {
    const possible = possibleLine(line);
    return possible === null ? file : `${file}:${possible}`;
}
/** Address of a place at the commit; null where the repository's is not known, or it is not in it. */
function sourceAddress(location, { source }) {
    const place = repositoryPlace(location);
    if (!source || place === null)
        return null;
    const path = place.file.split('/').map(encodeURIComponent).join('/');
    return `${source}${path}${place.line === null ? '' : `#L${place.line}`}`;
}

;// CONCATENATED MODULE: ./build/render/html/data/conversation-data.js

const NAME_LENGTH = 120;
const VALUE_LENGTH = 300;
const MOST_CALLS = 50;
const MOST_STRETCHES = 200;
const MOST_DIFFERENCES = 20;
/** Base64 of the pictures of a conversation: a screenshot, or some small ones. */
const IMAGES_LENGTH = 200_000;
/** The conversation of an iteration as the page shows it; null where there is none to show. */
function pageConversation({ conversation, analysis }, detail) {
    if (conversation === undefined || detail.messages === 0)
        return null;
    const { messages, omitted = 0, timeline } = conversation;
    if (messages.length === 0 && timeline.length === 0)
        return null;
    const writer = new Writer(analysis, detail);
    const left = omitted + Math.max(0, messages.length - detail.messages);
    return {
        ...(left > 0 ? { omitted: left } : {}),
        messages: messages.slice(-detail.messages).map((message) => writer.message(message)),
        timeline: timeline
            .slice(0, MOST_STRETCHES)
            .map((stretch) => ({ ...stretch, label: (0,clean_text/* cleanLine */.Ow)(stretch.label, NAME_LENGTH) })),
    };
}
/** Whether calls that came otherwise than expected are all marked in it, so that nothing needs to repeat them. */
function marksCalls({ messages }, { argumentMismatches, unexpected }) {
    const calls = messages.flatMap((message) => message.calls ?? []);
    const marked = (is) => calls.filter(is).length;
    return (marked(({ isUnexpected }) => isUnexpected) >= unexpected.length &&
        marked(({ differs }) => differs) >= argumentMismatches.length &&
        argumentMismatches.every(({ mismatchedArguments }) => mismatchedArguments.length <= MOST_DIFFERENCES));
}
class Writer {
    #analysis;
    #limit;
    #imagesLeft = IMAGES_LENGTH;
    constructor(analysis, { message }) {
        this.#analysis = analysis;
        this.#limit = message;
    }
    message({ role, text, reasoning, images, calls, durationMs, tokens }) {
        const told = {
            ...{ role: (0,clean_text/* cleanLine */.Ow)(role, NAME_LENGTH), text: this.#text(text) },
            ...(reasoning === undefined ? {} : { reasoning: this.#text(reasoning) }),
            ...this.#images(images),
            ...(calls ? { calls: calls.slice(0, MOST_CALLS).map((call) => this.#call(call)) } : {}),
            ...(durationMs === undefined ? {} : { durationMs }),
            ...(tokens === undefined ? {} : { tokens }),
        };
        return told;
    }
    #text(text) {
        return (0,clean_text/* cleanLines */.v3)(text, this.#limit).join('\n');
    }
    #call(call) {
        const { toolName, server, result, durationMs } = call;
        const same = (one) => keyOf(one) === keyOf(call);
        const mismatch = this.#analysis?.argumentMismatches.find(({ actual }) => same(actual));
        return {
            toolName: (0,clean_text/* cleanLine */.Ow)(toolName, NAME_LENGTH),
            ...(server === undefined ? {} : { server: (0,clean_text/* cleanLine */.Ow)(server, NAME_LENGTH) }),
            arguments: this.#text(JSON.stringify(call.arguments, null, 2)),
            ...(result === undefined
                ? {}
                : {
                    result: this.#text(indented(result.text)),
                    ...(result.isError ? { isError: result.isError } : {}),
                    ...this.#images(result.images),
                }),
            ...(durationMs === undefined ? {} : { durationMs }),
            ...(mismatch === undefined ? {} : { differs: differences(mismatch) }),
            ...(this.#analysis?.unexpected.some(same) ? { isUnexpected: true } : {}),
        };
    }
    #images(images = []) {
        const kept = images.filter(({ data }) => {
            if (data.length > this.#imagesLeft)
                return false;
            this.#imagesLeft -= data.length;
            return true;
        });
        return kept.length === 0 ? {} : { images: kept };
    }
}
const keyOf = ({ toolName, arguments: args }) => JSON.stringify([toolName, args]);
function differences({ expected, actual, mismatchedArguments }) {
    return mismatchedArguments.slice(0, MOST_DIFFERENCES).map((name) => ({
        name: (0,clean_text/* cleanLine */.Ow)(name, NAME_LENGTH),
        ...sideOf('expected', expected.arguments[name]),
        ...sideOf('actual', actual.arguments[name]),
    }));
}
const sideOf = (side, value) => value === undefined ? {} : { [side]: (0,clean_text/* cleanLine */.Ow)(JSON.stringify(value), VALUE_LENGTH) };
/** A text that is the JSON of a list or an object is easier to read over several lines. */
function indented(text) {
    if (!/^\s*[[{]/.test(text))
        return text;
    try {
        return JSON.stringify(JSON.parse(text), null, 2);
    }
    catch {
        // It only looks like it.
        return text;
    }
}

;// CONCATENATED MODULE: ./build/render/html/data/case-details.js









const TEXT_LENGTH = 500;
const case_details_LABEL_LENGTH = 300;
const MODEL_LENGTH = 80;
/** Iterations of a case that are listed. */
const MOST_ITERATIONS = 1_000;
/**
 * What a case unfolds to: its iterations, and where some failed, the evidence for it.
 * @param before the same case in the baseline.
 */
function caseDetail(facts, before, links, { failure: detail, conversations }) {
    const { testCase, bad } = facts;
    const { location, folded, tags, iterations } = testCase;
    const hasFailed = bad.length > 0;
    const failures = (0,failure_groups/* failuresOf */.d)(facts, detail);
    const { hidden } = failures;
    const own = hasFailed
        ? failures.shown.map((group) => groupEvidence(group, detail))
        : passedEvidence(iterations, detail);
    const passed = hasFailed ? passedBeside(iterations, detail) : null;
    const ofBaseline = own.length > 0 && (hasFailed || conversations === 'each')
        ? baselineBeside(testCase, before, { hasFailed, detail })
        : [];
    const besides = [...(passed === null ? [] : [passed.evidence]), ...ofBaseline];
    const more = iterations.length - MOST_ITERATIONS;
    const remarks = [
        ...(tags === undefined ? [] : [`Tags: ${(0,clean_text/* cleanLine */.Ow)(tags.join(', '), TEXT_LENGTH)}`]),
        ...(folded === undefined ? [] : [foldedRemark(folded)]),
        ...(hidden > 0 ? [`${(0,quantity/* countOf */.pq)(hidden, 'more failing iteration')}: see report.json.`] : []),
        ...(more > 0 ? [`${(0,quantity/* countOf */.pq)(more, 'more iteration')}: see report.json.`] : []),
    ];
    const groups = new Map(failures.shown.flatMap(({ iterations: alike }, at) => alike.map((one) => [one, at])));
    if (passed !== null)
        groups.set(passed.iteration, own.length);
    const first = own.length > 0 && !hasFailed ? judged(iterations) : undefined;
    if (first !== undefined)
        groups.set(first, 0);
    return {
        ...(location === null
            ? {}
            : { place: placeOf(formatPlace(location), sourceAddress(location, links)) }),
        ...(remarks.length === 0 ? {} : { remarks }),
        iterations: iterations.slice(0, MOST_ITERATIONS).map((one) => {
            const at = groups.get(one);
            const { teller = one.number } = own[at ?? -1] ?? {};
            return {
                ...pageIteration(one, at),
                ...(teller === one.number ? {} : ownConversation(one, detail, conversations)),
            };
        }),
        evidence: [...own, ...besides],
        ...(besides.length === 0 ? {} : { beside: besides.map((_, at) => own.length + at) }),
    };
}
function placeOf(label, address) {
    const href = (0,text_escape/* httpAddress */.Fh)(address);
    return { label: (0,clean_text/* cleanLine */.Ow)(label, TEXT_LENGTH), ...(href === null ? {} : { address: href }) };
}
function foldedRemark({ passed, skipped = 0 }) {
    const parts = [
        ...(passed > 0 ? [`${(0,quantity/* countOf */.pq)(passed, 'iteration')} passed at once.`] : []),
        ...(skipped > 0 ? [`${(0,quantity/* countOf */.pq)(skipped, 'iteration')} skipped.`] : []),
    ];
    return parts.join(' ');
}
function pageIteration(one, evidence) {
    const { number, outcome, durationMs, tokens, model, attempts, error } = one;
    return {
        ...{ number, outcome },
        ...((0,model_counts/* isFlaky */.s8)(one) ? { isRetried: true } : {}),
        ...(durationMs === null ? {} : { durationMs: Math.round(durationMs) }),
        ...(tokens.total === null ? {} : { tokens: tokens.total }),
        ...(model === null ? {} : { model: (0,clean_text/* cleanLine */.Ow)(model, MODEL_LENGTH) }),
        ...(attempts > 1 ? { attempts } : {}),
        ...(outcome === 'skipped' && error !== null ? { reason: (0,clean_text/* cleanLine */.Ow)(error, TEXT_LENGTH) } : {}),
        ...(evidence === undefined ? {} : { evidence }),
    };
}
function groupEvidence(group, detail) {
    const { title, count, error, iteration, stack, iterations } = group;
    const { assertions } = iteration;
    const teller = iterations.find(({ conversation }) => conversation !== undefined) ?? iteration;
    const told = conversationPart(teller, detail);
    const calls = callsBeside(group, told.conversation, detail);
    return {
        title: `${title}${count > 1 ? ', all in the same way' : ''}`,
        ...(error.length === 0 ? {} : { error }),
        ...(group.diff.length === 0 ? {} : { calls }),
        ...assertionParts(assertions, detail),
        ...linesOf('results', assertionDiff(assertions, detail)),
        ...linesOf('stack', stack),
        ...told,
        ...(count > 1 ? { teller: teller.number } : {}),
    };
}
/** How calls differ from those expected, but for what the conversation shows inside them. */
function callsBeside({ iteration, diff }, conversation, { diffLines }) {
    const { analysis } = iteration;
    if (conversation === undefined || analysis === null || !marksCalls(conversation, analysis)) {
        return diff;
    }
    const beside = { ...analysis, argumentMismatches: [], unexpected: [] };
    return (0,tool_call_diff/* toolCallDiff */.Q)({ ...iteration, analysis: beside }, diffLines);
}
/** That of an iteration which failed as others did, of one of which it is told. */
function ownConversation(iteration, detail, conversations) {
    const conversation = pageConversation(iteration, detail);
    if (conversation === null)
        return {};
    return { conversation: conversations === 'each' ? conversation : null };
}
const linesOf = (member, lines) => lines.length === 0 ? {} : { [member]: lines };
/** The first of iterations that all passed of which more than that is known. */
const judged = (iterations) => iterations.find(({ conversation }) => conversation !== undefined);
function passedEvidence(iterations, detail) {
    const first = judged(iterations);
    if (first === undefined || detail.messages === 0)
        return [];
    const parts = { ...assertionParts(first.assertions, detail), ...conversationPart(first, detail) };
    if (Object.keys(parts).length === 0)
        return [];
    const which = iterations.length > 1 ? ` of iteration ${(0,quantity/* formatCount */.B4)(first.number)}` : '';
    return [{ title: `Evidence${which}`, hasPassed: true, ...parts }];
}
function assertionParts(assertions, { assertions: limit, error }) {
    if (assertions.length === 0)
        return {};
    const shown = assertions
        .toSorted((one, other) => Number(one.passed) - Number(other.passed))
        .slice(0, limit);
    const more = assertions.length - shown.length;
    return {
        assertions: shown.map(({ label, passed, reason }) => ({
            label: (0,clean_text/* cleanLine */.Ow)(label, case_details_LABEL_LENGTH),
            passed,
            ...(reason ? { reason: (0,clean_text/* cleanLine */.Ow)(reason, error.width) } : {}),
        })),
        ...(more > 0 ? { moreAssertions: more } : {}),
    };
}
function conversationPart(iteration, detail) {
    const conversation = pageConversation(iteration, detail);
    return conversation === null ? {} : { conversation };
}
/** One that passed, in a case of which others failed: what they are looked at beside. */
function passedBeside(iterations, detail) {
    const iteration = iterations.find(({ outcome, conversation }) => outcome === 'passed' && conversation !== undefined);
    const conversation = iteration && pageConversation(iteration, detail);
    if (iteration === undefined || conversation == null)
        return null;
    const title = `Iteration ${(0,quantity/* formatCount */.B4)(iteration.number)}, which passed`;
    return { iteration, evidence: { title, hasPassed: true, conversation } };
}
/** The same case in the baseline: of one that fails here, as it passed there; of others, as it failed. */
function baselineBeside({ definition }, before, { hasFailed, detail }) {
    const told = before?.iterations.filter((one) => one.conversation !== undefined) ?? [];
    const iteration = told.find(({ outcome }) => (outcome === 'passed') === hasFailed) ?? told[0];
    const conversation = iteration && pageConversation(iteration, detail);
    if (iteration === undefined || conversation == null)
        return [];
    const { number, outcome } = iteration;
    const isChanged = definition !== undefined &&
        before?.definition !== undefined &&
        definition !== before.definition;
    const title = `Baseline, iteration ${(0,quantity/* formatCount */.B4)(number)}: ${outcome}${isChanged ? ', defined otherwise' : ''}`;
    return [{ title, hasPassed: true, conversation }];
}

;// CONCATENATED MODULE: ./build/render/html/data/page-data.js
/** By these ids the program of the page finds what stands in it. */
const PAGE_IDS = {
    theme: 'theme',
    root: 'case-list',
    index: 'case-index',
    details: 'case-details',
};
/** What cases are filtered by, each a list of names. */
const FACETS = (/* unused pure expression or super */ null && (['server', 'tool', 'model', 'tag', 'assertion']));
/** One letter an iteration: `p` passed, `r` after a retry, `f` failed, `e` error, `s` skipped, `u` unfinished. */
const STRIP_SIGNS = {
    ...{ passed: 'p', failed: 'f', error: 'e', skipped: 's', unfinished: 'u' },
    retried: 'r',
};

;// CONCATENATED MODULE: ./build/render/html/data/case-index.js




const TITLE_LENGTH = 300;
const case_index_NAME_LENGTH = 120;
/** Of a title, enough to find it, so that its address stays short. */
const SEARCHED_LENGTH = 100;
/** Iterations drawn as signs. */
const SIGNS_SHOWN = 20;
/** Names of one kind that a case is filtered by. */
const MOST_NAMES = 100;
/** Iterations of a case in which names are looked for. */
const case_index_MOST_ITERATIONS = 1_000;
/** What the list of cases is drawn and filtered by. */
function pageIndex(cases, { keys, isAside, changes, }) {
    const words = new Words();
    return {
        cases: cases.map((facts) => {
            const { testCase, state, counts, durationMs, tokens } = facts;
            const change = changes?.kindOf(testCase) ?? null;
            return {
                key: keys.get(testCase) ?? '',
                title: (0,clean_text/* cleanLine */.Ow)((0,case_name/* caseName */.c)(testCase), TITLE_LENGTH),
                state,
                ...{ passed: counts.passed, total: counts.total },
                strip: testCase.iterations.slice(0, SIGNS_SHOWN).map(signOf).join(''),
                ...(durationMs === null ? {} : { durationMs: Math.round(durationMs) }),
                ...(tokens === null ? {} : { tokens }),
                ...(change === null ? {} : { change }),
                ...(isAside(testCase) ? { isQuarantined: true } : {}),
                ...(testCase.folded === undefined ? {} : { cases: testCase.folded.cases }),
                names: namesOf(facts, words),
            };
        }),
        words: words.list,
    };
}
/** Where in the page the cases are that have such a name, as `namesOf` has it; empty of no name. */
function namedAddress(facet, name) {
    const shown = (0,clean_text/* cleanLine */.Ow)(name, case_index_NAME_LENGTH);
    return shown === '' ? '' : `#${new URLSearchParams([[facet, shown]])}`;
}
/** Where in the page the cases are that have such words in their titles; empty of no words. */
function titledAddress(title) {
    const words = [...(0,clean_text/* cleanLine */.Ow)(title, TITLE_LENGTH)].slice(0, SEARCHED_LENGTH).join('');
    return words === '' ? '' : `#${new URLSearchParams([['q', `"${words}"`]])}`;
}
function signOf(iteration) {
    return (0,model_counts/* isFlaky */.s8)(iteration) ? STRIP_SIGNS.retried : STRIP_SIGNS[iteration.outcome];
}
function namesOf({ testCase, models }, words) {
    const { tools = [], tags = [] } = testCase;
    const iterations = testCase.iterations.slice(0, case_index_MOST_ITERATIONS);
    const called = iterations.flatMap((one) => [
        ...one.expectedToolCalls.slice(0, MOST_NAMES),
        ...one.actualToolCalls.slice(0, MOST_NAMES),
    ]);
    const labels = iterations.flatMap((one) => one.assertions.slice(0, MOST_NAMES));
    const names = {
        server: tools.flatMap(({ server }) => server ?? []),
        tool: [...tools.map(({ name }) => name), ...called.map(({ toolName }) => toolName)],
        model: [...models],
        tag: tags,
        assertion: labels.map(({ label }) => label),
    };
    const entries = Object.entries(names).flatMap(([facet, all]) => all.length === 0 ? [] : [[facet, words.placesOf(all)]]);
    return Object.fromEntries(entries);
}
/** Words told once, and where each of them stands. */
class Words {
    list = [];
    places = new Map();
    placesOf(names) {
        return [...new Set(names)].slice(0, MOST_NAMES).map((name) => this.placeOf(name));
    }
    placeOf(name) {
        const known = this.places.get(name);
        if (known !== undefined)
            return known;
        this.places.set(name, this.list.length);
        return this.list.push((0,clean_text/* cleanLine */.Ow)(name, case_index_NAME_LENGTH)) - 1;
    }
}

;// CONCATENATED MODULE: ./build/render/html/markup.js


const SPECIAL = /[&<>"']/g;
function entity(character) {
    return `&#${character.codePointAt(0)};`;
}
/** Any text as one line, for what holds no elements: a title or a quoted attribute. */
function attribute(value, limit = 500) {
    return (0,clean_text/* cleanLine */.Ow)(value, limit).replace(SPECIAL, entity);
}
/** Any text as one line, for the inside of an element. */
function markup_text(value, limit = 500) {
    const line = attribute(value, limit);
    return (0,text_escape/* isRightToLeft */.jr)(line) ? `<bdi>${line}</bdi>` : line;
}
/** Lines that are clean already, for the inside of a `<pre>`. */
function escapeLines(clean) {
    return clean.join('\n').replace(SPECIAL, entity);
}
/** A link where the address is an http one, else only its label. The label is markup already. */
function markup_anchor(label, address) {
    const href = (0,text_escape/* httpAddress */.Fh)(address);
    if (href === null)
        return label;
    return `<a href="${href.replace(SPECIAL, entity)}" rel="noopener noreferrer">${label}</a>`;
}
const INNER_ADDRESS_LENGTH = 4_000;
/** A link within the page, where there is an address. The label is markup already. */
function inner(label, address) {
    if (address === '')
        return label;
    return `<a href="${attribute(address, INNER_ADDRESS_LENGTH)}">${label}</a>`;
}
/**
 * A table of cells that are markup already; the first cell of a row is its heading. Which columns
 * stand on the right is said once for all rows, since a report may have very many.
 */
function grid(columns, rows) {
    const onTheRight = columns.flatMap(({ align }, at) => (align === 'right' ? `n${at + 1}` : []));
    const head = columns.map(({ title }) => title).join('</th><th scope="col">');
    const body = rows.map(([first = '', ...rest]) => {
        const cells = rest.length === 0 ? '' : `<td>${rest.join('</td><td>')}</td>`;
        return `<tr><th scope="row">${first}</th>${cells}</tr>`;
    });
    return `<div class="scroll" tabindex="0"><table class="${onTheRight.join(' ')}"><thead><tr><th scope="col">${head}</th></tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}
/** A part of the page under its heading; empty where its body is. */
function section(title, body) {
    if (body === '')
        return '';
    const id = `section-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
    return `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${body}\n</section>`;
}
/** A chart under its title; empty where there is none. */
function box(title, body, isWide = false) {
    return body === ''
        ? ''
        : `<div class="box${isWide ? ' wide' : ''}"><h3>${title}</h3>${body}</div>`;
}
/** What was left out so that the page stays one that browsers open. The text is markup already. */
function omission(what) {
    return `<p class="soft">${what} to keep this page small: <code>report.json</code> has it all.</p>`;
}

;// CONCATENATED MODULE: ./build/render/html/cases.js














/** With every case. */
const WHOLE_PAGES = [
    { keep: 10, failure: WHOLE_DETAIL, conversations: 'each' },
    { keep: 11, failure: WHOLE_DETAIL, conversations: 'ways' },
    { keep: 12, failure: FULL_DETAIL, conversations: 'ways' },
    { keep: 13, failure: SHORT_DETAIL, conversations: 'ways' },
];
/** What a page of more says takes longer to find than the JSON report takes to ask. */
const MAX_ENTRIES = 20_000;
const ENTRY_STEPS = [5_000, 2_000, 500, 100, 20, 0];
/** Cases listed for readers without scripts, whose browsers draw all of them at once. */
const LISTED = 100;
/** Every case as data, from which the page's program draws those that are looked at. */
function casesSection({ cases, report }, { verdict, links = {}, baseline }) {
    const page = {
        ...{ cases, links, isAside: (0,quarantined_cases/* quarantinedCases */.Y)(verdict) },
        changes: (0,story_changes/* changesOf */.f)(verdict),
        keys: caseKeys(report.cases),
        before: baselineCases(report, baseline),
    };
    const worthALook = cases.filter(({ state }) => state !== 'passed' && state !== 'skipped').length;
    const steps = [
        Math.min(worthALook, MAX_ENTRIES),
        ...ENTRY_STEPS.filter((entries) => entries < worthALook),
    ];
    const levels = [
        ...WHOLE_PAGES.map((level) => ({ ...level, entries: Math.min(cases.length, MAX_ENTRIES) })),
        ...steps.map((entries, step) => ({
            ...{ keep: 60 + step, entries },
            ...{ failure: SHORT_DETAIL, conversations: 'ways' },
        })),
    ];
    return {
        title: 'cases',
        levels: levels.map((level) => ({ keep: level.keep, render: () => draw(page, level) })),
    };
}
function draw(page, { entries, ...choice }) {
    const { cases, links, keys, changes, isAside, before } = page;
    if (cases.length === 0)
        return '';
    const shown = cases.slice(0, entries);
    const more = numberOf(cases) - numberOf(shown);
    const omissions = [
        ...(more > 0 ? [omission(`${(0,quantity/* countOf */.pq)(more, 'more case')} left out`)] : []),
        ...(choice.failure === WHOLE_DETAIL ? [] : [omission('Evidence shortened')]),
    ];
    const lines = shown.map((facts) => json(caseDetail(facts, before(facts.testCase), links, choice)));
    return section('Cases', [
        `<div id="${PAGE_IDS.root}"></div>`,
        withoutScript(shown, isAside),
        ...omissions,
        dataBlock(PAGE_IDS.index, 'application/json', json(pageIndex(shown, { keys, changes, isAside }))),
        dataBlock(PAGE_IDS.details, 'application/jsonl', lines.join('\n')),
    ].join('\n'));
}
/** As JSON in which nothing can end the element it stands in. */
function json(value) {
    return JSON.stringify(value).replaceAll('<', '\\u003c');
}
function dataBlock(id, type, content) {
    return `<script type="${type}" id="${id}">${content}</script>`;
}
const LIST_COLUMNS = [
    { title: 'State', align: 'left' },
    { title: 'Case', align: 'left' },
    { title: 'Passed', align: 'right' },
    { title: 'Duration', align: 'right' },
];
/** The worst cases by name, for readers whose browser runs no script of this page. */
function withoutScript(cases, isAside) {
    const rows = cases
        .slice(0, LISTED)
        .map(({ testCase, state, counts, durationMs }) => [
        `${facts_facts/* STATE_ICONS */.t1[state]} ${facts_facts/* STATE_WORDS */.I7[state]}${isAside(testCase) ? ', in quarantine' : ''}`,
        markup_text((0,case_name/* caseName */.c)(testCase)),
        `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
        (0,format/* formatDuration */.a3)(durationMs),
    ]);
    const more = numberOf(cases) - numberOf(cases.slice(0, LISTED));
    const others = more > 0 ? ` and the ${(0,quantity/* countOf */.pq)(more, 'other case')}` : '';
    return `<noscript><p>Scripts are off here. With them, this page shows the evidence of each case${others}; <code>report.md</code> and <code>report.json</code> have it too.</p>${grid(LIST_COLUMNS, rows)}</noscript>`;
}
/** How many cases these are, folded ones included. */
function numberOf(cases) {
    return (0,model_counts/* countCases */.zp)(cases.map(({ testCase }) => testCase));
}

// EXTERNAL MODULE: ./build/render/facts/story/causes.js + 1 modules
var story_causes = __webpack_require__(79803);
;// CONCATENATED MODULE: ./build/render/html/causes.js






const REASON_LENGTH = 300;
/** Causes shown, and cases named of each: a list of more is what the search is for. */
const SHOWN = { causes: 200, cases: 100 };
const FEW = { causes: 20, cases: 10 };
/** Why iterations failed: each cause once, with the cases that it made fail. */
function causesSection(facts, verdict) {
    const causes = (0,story_causes/* causesOf */.c)(facts, verdict);
    const keys = caseKeys(facts.report.cases);
    const draw = (most) => {
        if (causes.length === 0)
            return '';
        const iterations = causes.reduce((sum, cause) => sum + cause.iterations, 0);
        const about = `<p class="soft">${(0,quantity/* countOf */.pq)(causes.length, 'cause')} behind ${(0,quantity/* countOf */.pq)(iterations, `failing ${facts.noun}`)}</p>`;
        const shown = causes.slice(0, most.causes);
        const more = causes.length - shown.length;
        return section('Causes', [
            about,
            ...shown.map((cause) => causeMarkup(cause, keys, most.cases)),
            ...(more > 0 ? [omission(`${(0,quantity/* countOf */.pq)(more, 'more cause')} left out`)] : []),
        ].join('\n'));
    };
    return {
        title: 'causes',
        levels: [
            { keep: 62, render: () => draw(SHOWN) },
            { keep: 64, render: () => draw(FEW) },
        ],
    };
}
function causeMarkup({ number, iterations, reason, cases, isNew, isAside }, keys, most) {
    const tags = [
        ...(isNew ? ['<span class="tag t-bad">new</span>'] : []),
        ...(isAside ? ['<span class="tag t-soft">in quarantine</span>'] : []),
    ].join(' ');
    const named = cases.slice(0, most).map((one) => `<li>${caseOf(one, keys)}</li>`);
    const more = cases.length - named.length;
    if (more > 0)
        named.push(`<li>and ${(0,quantity/* countOf */.pq)(more, 'more case')}</li>`);
    return `<details class="cause"${number === 1 ? ' open' : ''}><summary><b>${(0,quantity/* formatCount */.B4)(iterations)}&nbsp;×</b><span>${markup_text(reason, REASON_LENGTH)}</span>${tags}</summary><ul>${named.join('')}</ul></details>`;
}
/** A case by its name, which leads to the first of its iterations that failed so. */
function caseOf({ item, iterations }, keys) {
    const { testCase, counts } = item;
    const link = inner(markup_text((0,case_name/* caseName */.c)(testCase)), caseAddress(keys, testCase, iterations[0]));
    const numbers = (0,format/* formatNumbers */.GQ)(iterations.map((one) => one.number));
    const of = `iteration${iterations.length === 1 ? '' : 's'} ${numbers} of&nbsp;${(0,quantity/* formatCount */.B4)(counts.total)}`;
    const beside = counts.total > 1 ? ` <span class="soft">${of}</span>` : '';
    return `${link}${beside}`;
}

;// CONCATENATED MODULE: ./build/render/charts/svg.js

const svg_LABEL_LENGTH = 1_000;
const ADDRESS_LENGTH = 2_000;
/** A drawing that is as wide as what it stands in, and reads as one picture with its label. */
function drawing({ width, height, label, parts, isLinked }) {
    return `<svg class="chart" viewBox="0 0 ${width} ${height}" role="${isLinked ? 'group' : 'img'}" aria-label="${(0,text_escape/* attribute */.lt)(label, svg_LABEL_LENGTH)}">${parts.join('')}</svg>`;
}
/** An element of numbers and of words of ours. */
function svg_element(name, attributes, inside = '') {
    const written = Object.entries(attributes).flatMap(([key, value]) => value === undefined ? [] : [` ${key}="${typeof value === 'number' ? rounded(value) : value}"`]);
    return inside === ''
        ? `<${name}${written.join('')}/>`
        : `<${name}${written.join('')}>${inside}</${name}>`;
}
/** Hundredths of a pixel are finer than any screen, and anything more is only longer. */
function rounded(value) {
    return Number(value.toFixed(2));
}
const SMALL_TEXT = 10;
const EDGE = { stroke: 'var(--bg)', 'stroke-width': 4, 'paint-order': 'stroke' };
/** Any text in a drawing, cut to so many characters. */
function words(at, text, limit = 60) {
    const { x, y, anchor = 'start', fill = 'var(--soft)', isAbove = false } = at;
    const place = { x, y, 'text-anchor': anchor === 'start' ? undefined : anchor };
    const edge = isAbove ? EDGE : {};
    return svg_element('text', { ...place, ...edge, 'font-size': SMALL_TEXT, fill }, (0,text_escape/* attribute */.lt)(text, limit));
}
/** What a pointer is told of an element it rests upon. */
function hint(text) {
    return svg_element('title', {}, (0,text_escape/* attribute */.lt)(text));
}
/**
 * A part that leads somewhere.
 * @param tab whether the tabulator key stops at it; not where there are very many, and other links beside.
 */
function linked(part, { address, label, tab = true }) {
    if (address === null)
        return part;
    const stop = tab ? '' : ' tabindex="-1"';
    return `<a href="${(0,text_escape/* attribute */.lt)(address, ADDRESS_LENGTH)}" aria-label="${(0,text_escape/* attribute */.lt)(label)}"${stop}>${part}</a>`;
}
/** From values to places on a line. */
function linear([low, high], [from, to]) {
    const span = high - low;
    return (value) => (span === 0 ? from : from + ((value - low) / span) * (to - from));
}
/** Colours of tones. */
const TONES = {
    good: 'var(--good)',
    bad: 'var(--bad)',
    warn: 'var(--warn)',
    plain: 'var(--accent)',
};

;// CONCATENATED MODULE: ./build/render/charts/iteration-strip.js



const SIZE = 12;
const PITCH = 15;
/** More are told by their number. */
const CELLS = 20;
const REST_ROOM = 44;
/** What a cell is told by besides its colour; one that passed is pale and has no mark, so that what failed stands out. */
const SHAPES = {
    passed: { fill: 'var(--good)', mark: '', opacity: 0.55 },
    flaky: { fill: 'var(--warn)', mark: 'M2 9L10 3' },
    failed: { fill: 'var(--bad)', mark: 'M3 3L9 9M9 3L3 9' },
    error: { fill: 'var(--bad)', mark: 'M6 2V7M6 9V10.5' },
    unfinished: { fill: 'var(--soft)', mark: 'M3 6H3.5M5.75 6H6.25M8.5 6H9' },
    skipped: { fill: 'var(--line)', mark: '' },
};
const CELL_WORDS = {
    passed: 'passed',
    flaky: 'passed after a retry',
    failed: 'failed',
    error: 'could not be carried out',
    unfinished: 'unfinished',
    skipped: 'skipped',
};
/**
 * The iterations of a case in their order, one cell each: a row of the heat map.
 * @param addressOf where a cell leads.
 */
function iterationStrip(iterations, addressOf) {
    const shown = iterations.slice(0, CELLS);
    const cells = shown.map(cellOf);
    const more = iterations.length - cells.length;
    const parts = cells.map((cell, at) => {
        const { fill, mark, opacity } = SHAPES[cell];
        const x = at * PITCH;
        const square = svg_element('rect', { x, y: 1, width: SIZE, height: SIZE, rx: 2.5, fill, opacity });
        const place = { d: mark, transform: `translate(${x} 1)`, fill: 'none' };
        const line = { stroke: 'var(--bg)', 'stroke-width': 1.8, 'stroke-linecap': 'round' };
        const drawn = mark === '' ? square : `${square}${svg_element('path', { ...place, ...line })}`;
        const iteration = shown[at];
        if (addressOf === undefined || iteration === undefined)
            return drawn;
        const label = `iteration ${iteration.number}: ${CELL_WORDS[cell]}`;
        return linked(drawn, { address: addressOf(iteration), label, tab: false });
    });
    const width = Math.max(SIZE, cells.length * PITCH);
    if (more > 0)
        parts.push(words({ x: width + 2, y: 11 }, `+${(0,quantity/* formatCount */.B4)(more)}`));
    return drawing({
        ...{ width: width + (more > 0 ? REST_ROOM : 0), height: SIZE + 2, parts },
        label: wordsOf(iterations),
        isLinked: addressOf !== undefined,
    });
}
function cellOf(iteration) {
    return (0,model_counts/* isFlaky */.s8)(iteration) ? 'flaky' : iteration.outcome;
}
/** How many came out how, and in which order where that is short enough to be listened to. */
function wordsOf(iterations) {
    const cells = iterations.map(cellOf);
    if (cells.length === 0)
        return 'no iterations';
    if (cells.length <= 5)
        return cells.map((cell) => CELL_WORDS[cell]).join(', ');
    return [...Map.groupBy(cells, (cell) => cell)]
        .map(([cell, group]) => `${(0,quantity/* formatCount */.B4)(group.length)} ${CELL_WORDS[cell]}`)
        .join(', ');
}

// EXTERNAL MODULE: ./build/render/words/baseline-words.js
var baseline_words = __webpack_require__(64476);
// EXTERNAL MODULE: ./build/render/words/comparison-words.js
var comparison_words = __webpack_require__(78346);
// EXTERNAL MODULE: ./build/render/words/regression-words.js
var regression_words = __webpack_require__(20022);
// EXTERNAL MODULE: ./build/render/words/story/change-words.js
var change_words = __webpack_require__(91977);
// EXTERNAL MODULE: ./build/model/listed-names.js
var listed_names = __webpack_require__(78048);
;// CONCATENATED MODULE: ./build/render/words/policy-words.js


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
const ofSubject = (about) => about === null ? '' : ` of ${about.kind} ${(0,listed_names/* quotedName */.aH)(about.name)}`;
function removedWords(removed) {
    if (removed === undefined || removed.count === 0)
        return [];
    const titles = removed.named.flatMap(({ title }) => (title === null ? [] : (0,listed_names/* quotedName */.aH)(title)));
    const named = titles.length === 0 ? '' : `: ${(0,listed_names/* listSome */.XT)(titles.slice(0, 10), removed.count)}`;
    return [
        `${(0,quantity/* countOf */.pq)(removed.count, 'case')} of the baseline ${be(removed.count)} not in it${named}`,
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

;// CONCATENATED MODULE: ./build/render/facts/environment-facts.js





const SERVERS_SHOWN = 20;
const FACTS_SHOWN = 30;
/** What ran, where, against which servers. */
function environmentFacts({ report, verdict, environment }) {
    const ofReport = report === null ? [] : reportFacts(report);
    return [...ofReport, ...policyFact(verdict), ...environment.slice(0, FACTS_SHOWN)];
}
function reportFacts(report) {
    const { run, suite, project, servers } = report;
    const facts = [];
    if (run !== null) {
        const value = run.number === null ? '' : `number ${(0,quantity/* formatCount */.B4)(run.number)}`;
        facts.push({ label: 'Run', value, id: run.id }, { label: 'Status', value: run.status });
        if (run.notes)
            facts.push({ label: 'Notes', value: run.notes });
    }
    // What is not of cases has a heading, and no suite.
    if ((0,report_source/* hasCases */.Yp)(report))
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
    const [model, ...others] = (0,facts_facts/* factsOf */.xS)(report).models;
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
    const lanes = (0,quantity/* countOf */.pq)(concurrency, 'lane');
    return [
        {
            label: 'Execution',
            value: `${lanes}, isolation ${isolation}, ${(0,quantity/* countOf */.pq)(starts, 'start')} of servers`,
        },
        {
            label: 'Time',
            value: `${(0,format/* formatDuration */.a3)(wallMs)} in all; summed, ${(0,format/* formatDuration */.a3)(workMs)} of work and ${(0,format/* formatDuration */.a3)(startupMs)} of waiting for servers`,
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
    return [...named, ...(more > 0 ? [(0,quantity/* countOf */.pq)(more, 'more server')] : [])].join(', ');
}

// EXTERNAL MODULE: ./build/model/verdict.js
var verdict = __webpack_require__(70543);
// EXTERNAL MODULE: ./build/render/markdown/table.js
var table = __webpack_require__(19871);
// EXTERNAL MODULE: ./build/render/words/verdict-words.js
var verdict_words = __webpack_require__(46418);
// EXTERNAL MODULE: ./build/render/sections/headline.js
var sections_headline = __webpack_require__(91152);
;// CONCATENATED MODULE: ./build/render/sections/alerts.js







/** What no surface may hide, such as that the models were not real. */
function noticeSection({ notice }) {
    if (notice === null)
        return null;
    return {
        title: 'notice',
        levels: [
            { keep: 85, render: () => alerts_alert('NOTE', [(0,text_escape/* inline */.mG)(notice, 1000)]) },
            { keep: 990, render: () => `Note: ${(0,text_escape/* inline */.mG)(notice, 60)}` },
        ],
    };
}
/** What kept the evidence from being whole; null where the headline says all there is to it. */
function problemsSection({ problems }, verdict, limit = 20) {
    const headline = (0,verdict_words/* headlineOf */.g)(verdict);
    if (problems.every((problem) => saysProblem(headline, problem)))
        return null;
    const total = (0,quantity/* countOf */.pq)(problems.length, 'problem');
    return {
        title: 'problems',
        levels: [
            { keep: 55, render: () => problemList(problems, limit) },
            { keep: 80, render: () => problemList(problems, 3) },
            { keep: 980, render: () => `${total} kept the evidence from being whole.` },
        ],
    };
}
/** Whether the headline already tells the whole of a problem. */
function saysProblem(headline, { message, location }) {
    return location === undefined && (0,sections_headline/* headlineSays */.l6)(headline, message);
}
const KIND_WORDS = {
    execution: 'Execution',
    cancelled: 'Cancelled',
    timeout: 'Timeout',
    network: 'Network',
    authentication: 'Authentication',
    quota: 'Quota',
    evidence: 'Evidence',
    'damaged-file': 'Damaged file',
};
function problemList(problems, limit) {
    const lines = problems.slice(0, limit).map(({ kind, message, location }) => {
        const place = location ? ` (${(0,text_escape/* inline */.mG)(formatPlace(location))})` : '';
        return `- ${KIND_WORDS[kind]}: ${(0,text_escape/* inline */.mG)(message, 500)}${place}`;
    });
    const more = problems.length - lines.length;
    if (more > 0)
        lines.push(`- ${(0,quantity/* countOf */.pq)(more, 'more problem')}: see the report`);
    return alerts_alert('WARNING', ['The evidence is not whole:', '', ...lines]);
}
/** Oddities that decide nothing. */
function warningsSection({ warnings }, limit = 50) {
    if (warnings.length === 0)
        return null;
    const list = (shown) => {
        const lines = warnings.slice(0, shown).map((warning) => `- ${(0,text_escape/* inline */.mG)(warning, 300)}`);
        const more = warnings.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,quantity/* countOf */.pq)(more, 'more warning')}: see the report`);
        return (0,table/* fold */.A)((0,quantity/* countOf */.pq)(warnings.length, 'warning'), lines.join('\n'));
    };
    return {
        title: 'warnings',
        levels: [
            { keep: 15, render: () => list(limit) },
            { keep: 16, render: () => list(5) },
        ],
    };
}
/** The problems of a configuration, one a line, where the headline only counts them. */
function configurationSection({ troubles }) {
    const list = (limit) => {
        const lines = troubles.slice(0, limit).map((text) => `- ${(0,text_escape/* inline */.mG)(text, 500)}`);
        const more = troubles.length - lines.length;
        const isCounted = troubles.length <= verdict/* MOST_TROUBLES */.Zb;
        if (more > 0)
            lines.push(isCounted ? `- ${(0,quantity/* countOf */.pq)(more, 'more problem')}` : '- more problems');
        return lines.join('\n');
    };
    return {
        title: 'configuration',
        levels: [
            { keep: 60, render: () => list(100) },
            { keep: 61, render: () => list(10) },
            { keep: 62, render: () => list(3) },
        ],
    };
}
/** What GitHub draws a box around. */
function alerts_alert(kind, lines) {
    return [`> [!${kind}]`, ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}

// EXTERNAL MODULE: ./build/render/sections/gate/gate-table.js
var gate_table = __webpack_require__(51488);
// EXTERNAL MODULE: ./build/render/words/check-words.js
var check_words = __webpack_require__(29403);
// EXTERNAL MODULE: ./build/render/words/confirmation-words.js
var confirmation_words = __webpack_require__(83582);
// EXTERNAL MODULE: ./build/render/words/quarantine-words.js
var quarantine_words = __webpack_require__(32851);
;// CONCATENATED MODULE: ./build/render/words/repeats-words.js

/** `pass^3`: what a chance that so many tries in a row pass is called. */
function passAllTitle({ tries }) {
    return `pass^${tries}`;
}
/** What repeats say of how reliable cases are, in sentences. */
function describeRepeats({ tries, passAll, cases, stable }) {
    const mean = cases.length === 1 ? '' : ` in the mean of ${(0,quantity/* countOf */.pq)(cases.length, 'case')}`;
    const title = passAllTitle({ tries });
    const chance = `${title}, the chance that ${tries} tries in a row pass, is ${(0,quantity/* formatPercent */.l9)(passAll)}${mean}.`;
    if (stable === null)
        return chance;
    const { passes, failureRate, confidence } = stable;
    // Rounded up: it is what cannot be ruled out.
    const bound = (0,quantity/* formatExactPercent */.oy)(Math.ceil(failureRate * 1000 - 1e-6) / 1000);
    return `${chance} ${(0,quantity/* formatCount */.B4)(passes)} passes of ${(0,quantity/* formatCount */.B4)(passes)} do not make a case stable: it may still fail up to ${bound} of the time (${(0,quantity/* formatExactPercent */.oy)(confidence)} confidence).`;
}

;// CONCATENATED MODULE: ./build/render/html/page-sections.js












/** A list that is shortened where there is no room for it. */
function listSection(title, items, frame) {
    const draw = (limit) => {
        if (items.length === 0)
            return '';
        const shown = items.slice(0, limit).map((item) => `<li>${item}</li>`);
        const more = items.length - shown.length;
        const rest = more > 0 ? omission(`${(0,quantity/* formatCount */.B4)(more)} more left out`) : '';
        return frame(`<ul>${shown.join('')}</ul>${rest}`);
    };
    return {
        title,
        levels: [
            { keep: 40, render: () => draw(1000) },
            { keep: 50, render: () => draw(20) },
        ],
    };
}
/** A section of bounded size. */
function fixedSection(title, render) {
    return { title, levels: [{ keep: 100, render }] };
}
function page_sections_noticeSection({ notice }) {
    return fixedSection('notice', () => notice === null ? '' : `<p class="alert">${markup_text(notice, 2000)}</p>`);
}
/** What kept the evidence from being whole, where the headline does not say it. */
function page_sections_problemsSection({ problems }, verdict) {
    const headline = (0,verdict_words/* headlineOf */.g)(verdict);
    const told = problems.every((problem) => saysProblem(headline, problem));
    return listSection('problems', told ? [] : problems.map(problemItem), (list) => `<div class="alert problem" role="note"><strong>The evidence is not whole:</strong>${list}</div>`);
}
function problemItem({ kind, message, location }) {
    const place = location ? ` (<code>${markup_text(formatPlace(location))}</code>)` : '';
    return `${KIND_WORDS[kind]}: ${markup_text(message, 2000)}${place}`;
}
/** What the code under test would change of what it is judged by. */
function policyChangesSection(verdict) {
    const changes = policyChanges(verdict).map((change) => markup_text(change, 1000));
    return listSection('what it would change of the policy', changes, (list) => `<div class="alert problem" role="note"><strong>${markup_text(changesHeading(verdict))}</strong>${list}</div>`);
}
function page_sections_configurationSection({ troubles }) {
    const problems = troubles.map((trouble) => markup_text(trouble, 1000));
    return listSection('configuration', problems.length > 1 ? problems : [], (list) => list);
}
const lines = (parts) => parts.filter((part) => part !== '').join('<br>');
const soft = (words) => (words === '' ? '' : `<span class="soft">${words}</span>`);
function gateSection(verdict) {
    const reasons = (0,gate_table/* tellsReasons */.wf)(verdict);
    const rows = (0,gate_table/* byWeight */.IN)(verdict.checks).map((check) => {
        const { title, expected, actual, reason } = (0,check_words/* checkWords */.iW)(check);
        return [
            lines([gate_table/* OUTCOME_WORDS */.nx[check.outcome], check.gates ? '' : soft((0,gate_table/* roleWords */.ww)(check))]),
            lines([
                `<strong>${markup_text(title)}</strong>: ${markup_text(expected, 1000)}`,
                `→ ${markup_text(actual, 1000)}`,
                soft(reasons ? markup_text(reason ?? '', 1000) : ''),
            ]),
        ];
    });
    return fixedSection('gate', () => rows.length === 0 ? '' : section('Gate', grid(gate_table/* GATE_COLUMNS */.Um, rows)));
}
function confirmationSection({ confirmation, suspicion }) {
    return fixedSection('confirmation', () => {
        if (confirmation === undefined)
            return '';
        const rows = confirmation.cases
            .slice(0, CASES_LOOKED_AT)
            .map((one) => [markup_text(one.title ?? one.identity, 200), ...(0,confirmation_words/* confirmationFigures */.pW)(one)]);
        const [first, others] = [rows.slice(0, CASES_UNFOLDED), rows.slice(CASES_UNFOLDED)];
        const folded = others.length === 0
            ? ''
            : `<details><summary>${(0,quantity/* countOf */.pq)(others.length, 'more case')}</summary>${grid(confirmation_words/* CONFIRMATION_COLUMNS */.QL, others)}</details>`;
        const more = confirmation.cases.length - rows.length;
        const rest = more > 0 ? omission(`${(0,quantity/* countOf */.pq)(more, 'more case')} left out`) : '';
        const words = markup_text((0,confirmation_words/* describeConfirmation */.ts)(confirmation), 1000);
        const looks = suspicion === undefined ? [] : (0,confirmation_words/* lookSentences */._6)(suspicion);
        const items = looks.map((one) => `<li>${markup_text(one, 1000)}</li>`);
        const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
        return section('Looked at again', `<p>${words}</p>${list}${grid(confirmation_words/* CONFIRMATION_COLUMNS */.QL, first)}${folded}${rest}`);
    });
}
const CASES_LOOKED_AT = 100;
const CASES_UNFOLDED = 10;
function quarantineSection({ quarantine = [] }) {
    const items = quarantine.map((note) => markup_text((0,quarantine_words/* describeQuarantine */.Ux)(note), 1000));
    return listSection('quarantine', items, (list) => section('Quarantine', list));
}
function repeatsSection({ repeats }) {
    return fixedSection('repeats', () => repeats === undefined ? '' : section('Repeats', `<p>${markup_text(describeRepeats(repeats))}</p>`));
}
function page_sections_warningsSection({ warnings }) {
    const items = warnings.map((warning) => markup_text(warning, 1000));
    return listSection('warnings', items, (list) => section('Warnings', list));
}
const ENVIRONMENT_COLUMNS = [
    { title: 'What', align: 'left' },
    { title: 'Value', align: 'left' },
];
function environmentSection(view) {
    const rows = environmentFacts(view).map((fact) => [markup_text(fact.label, 60), factValue(fact)]);
    return fixedSection('environment', () => rows.length === 0 ? '' : section('Environment', grid(ENVIRONMENT_COLUMNS, rows)));
}
/** What a fact is, and where it has one, its identifier as a link. */
function factValue({ value, id, address }) {
    return [markup_text(value), ...(id ? [markup_anchor(`<code>${markup_text(id, 80)}</code>`, address)] : [])]
        .filter((part) => part !== '')
        .join(' ');
}

;// CONCATENATED MODULE: ./build/render/html/comparison.js










const TAGS = {
    new: 't-bad',
    less: 't-warn',
    flaky: 't-warn',
    still: 't-soft',
    fixed: 't-good',
};
/** Rows that stand unfolded. */
const ROWS_UNFOLDED = 10;
const SENTENCE_LENGTH = 2_000;
/** More names than these are folded. */
const NAMES_UNFOLDED = 10;
/** What differs from the baseline, the worst first; empty where nothing was compared. */
function comparisonSection(verdict, { report }) {
    const { comparison } = verdict;
    const changes = (0,story_changes/* changesOf */.f)(verdict);
    const places = placesOf(report.cases);
    const draw = (limit) => {
        if (comparison === undefined || changes === null)
            return '';
        const shown = changes.compared.slice(0, limit);
        const rows = shown.map((change) => changeRow(change, places.get(change.found.identity)));
        const tellsChance = shown.some(({ found }) => (0,comparison_words/* remarkOn */.yY)(found).tellsChance);
        const more = change_words/* COMPARED_KINDS */.A1.reduce((sum, kind) => sum + changes.counts[kind], 0) - shown.length;
        const sentences = [
            ...(0,comparison_words/* comparisonSentences */.CX)(verdict).map((sentence) => markup_text(sentence, SENTENCE_LENGTH)),
            ...(0,comparison_words/* toldCases */.Nk)(verdict).map((told) => namesMarkup(told, limit)),
        ];
        const origin = `Baseline: ${factValue((0,baseline_words/* originFact */.xg)(comparison.origin))}`;
        return section('Against the baseline', [
            `<p>${(0,comparison_words/* countsWords */.Mm)(comparison, changes.counts)}</p>`,
            listOf(rows.slice(0, ROWS_UNFOLDED)),
            folded(`${(0,quantity/* countOf */.pq)(rows.length - ROWS_UNFOLDED, 'more case')}`, listOf(rows.slice(ROWS_UNFOLDED))),
            more > 0 ? omission(`${(0,quantity/* countOf */.pq)(more, 'more case')} left out`) : '',
            folded('How they were compared', `<ul>${sentences.map((one) => `<li>${one}</li>`).join('')}</ul>`),
            `<p class="soft">${[origin, ...(tellsChance ? [comparison_words/* CHANCE_LEGEND */.v_] : [])].join(' · ')}</p>`,
        ].join('\n'));
    };
    return {
        title: 'comparison with the baseline',
        levels: [
            { keep: 60, render: () => draw(1_000) },
            { keep: 61, render: () => draw(20) },
        ],
    };
}
function placesOf(cases) {
    const keys = [...caseKeys(cases)];
    return new Map(keys.map(([testCase, key]) => [testCase.identity, { testCase, key }]));
}
function changeRow({ kind, found }, place) {
    const { baseline, head } = found;
    const { remark } = (0,comparison_words/* remarkOn */.yY)(found);
    const name = markup_text((0,comparison_words/* nameOf */.Vb)(found));
    const title = place === undefined ? name : inner(name, `#case=${place.key}`);
    const iterations = place?.testCase.iterations ?? [];
    const strip = iterations.length > 1 ? ` ${iterationStrip(iterations)}` : '';
    const tallies = `${(0,regression_words/* tallyWords */.c_)(baseline)} → ${(0,regression_words/* tallyWords */.c_)(head)}`;
    const figures = [tallies, ...(remark === '' ? [] : [remark])].join(' · ');
    return `<li><span class="tag ${TAGS[kind]}">${change_words/* CHANGE_WORDS */.r8[kind]}</span><span>${title}${strip}</span><span class="soft">${markup_text(figures)}</span></li>`;
}
const listOf = (rows) => rows.length === 0 ? '' : `<ul class="changes">${rows.join('\n')}</ul>`;
const folded = (title, body) => body === '' ? '' : `<details><summary>${title}</summary>${body}</details>`;
function namesMarkup(told, limit) {
    const { count, named } = told.cases;
    if (count <= NAMES_UNFOLDED)
        return markup_text((0,comparison_words/* namingSentence */.cf)(told), SENTENCE_LENGTH);
    const names = named.slice(0, limit).map((one) => markup_text((0,comparison_words/* nameOf */.Vb)(one)));
    const more = count - names.length;
    const listed = [...names, ...(more > 0 ? [`and ${(0,quantity/* formatCount */.B4)(more)} more`] : [])].join(', ');
    return `<details><summary>${markup_text(told.told)}</summary>${listed}</details>`;
}

// EXTERNAL MODULE: ./build/model/servers/diagnosis.js
var diagnosis = __webpack_require__(40096);
// EXTERNAL MODULE: ./build/render/words/health/diagnosis-words.js
var diagnosis_words = __webpack_require__(53463);
;// CONCATENATED MODULE: ./build/render/html/diagnoses.js




/** A row a server, and what keeps each from being well. */
function diagnosesSection({ diagnoses = [] }) {
    return {
        title: 'servers',
        levels: [
            { keep: 60, render: () => diagnoses_draw(diagnoses, 1_000) },
            { keep: 70, render: () => diagnoses_draw(diagnoses, 20) },
        ],
    };
}
function diagnoses_draw(diagnoses, most) {
    if (diagnoses.length === 0)
        return '';
    const rows = diagnoses.slice(0, most).map((one) => (0,diagnosis_words/* diagnosisRow */.s_)(one, (value) => markup_text(value, 80)));
    const troubles = diagnoses.flatMap((one) => (0,diagnosis/* troublesOf */.on)(one).map((check) => itemOf(one, check)));
    const list = troubles.length === 0 ? '' : `<ul>${troubles.slice(0, most).join('')}</ul>`;
    const isWhole = diagnoses.length <= most && troubles.length <= most;
    const rest = isWhole ? '' : omission('More servers left out');
    return section('Servers', `${grid(diagnosis_words/* DIAGNOSIS_COLUMNS */.Es, rows)}${list}${rest}`);
}
function itemOf({ server, location }, check) {
    const place = location === undefined ? '' : ` (<code>${markup_text(formatPlace(location))}</code>)`;
    const advice = (0,diagnosis_words/* adviceMarkup */.jB)(check, (value) => markup_text(value, 1000), (value) => `<code>${markup_text(value, 1000)}</code>`);
    const what = `<strong>${markup_text(server, 80)}</strong>, ${diagnosis_words/* CHECK_NAMES */.cj[check.id]}${place}`;
    return `<li>${(0,diagnosis_words/* signOf */.rL)(check)} ${what}: ${(0,diagnosis_words/* sentence */.em)(markup_text(check.detail, 2000))}${advice}</li>`;
}

;// CONCATENATED MODULE: ./build/render/html/generated/page.js
/** Made by scripts/page.ts of src/page. */
const PAGE_SCRIPT = "/*! preact\n\nThe MIT License (MIT)\n\nCopyright (c) 2015-present Jason Miller\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n\"use strict\";(()=>{var k,Ve,sn,L,Pe,fe,ze,ie,Qe,Te,Ee,Ye,te=Symbol.for(\"pv\"),de={},pe=[],an=/^m(i|n|o|s|text|space)$/,Me=Array.isArray,Je=pe.slice,q=Object.assign;function K(e){e&&e.parentNode&&e.remove()}function le(e,t,n,o,a){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:te,__v:a||++Ve,__i:-1,__u:0};return!a&&k.vnode&&k.vnode(r),r}function x(e){return e.children}function ue(e,t){this.props=e,this.context=t,this.__g=0}function D(e,t){if(t==null)return e.__&&D(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!=\"function\"||e.props.__P?null:D(e)}function ln(e){var t,n=e.__v,o=n.__e,a=[],r=[],i=e.__P;i&&((t=q({constructor:te},n)).__v=n.__v+1,k.vnode&&k.vnode(t),Ie(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,a,o||D(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,ot(a,t,r),n.__=n.__e=null,t.__e!=o&&Xe(t))}function Xe(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Xe(e)}function Re(e){(8&e.__g||(e.__g|=8,L.push(e),fe++))&&Pe==k.debounceRendering||((Pe=k.debounceRendering)||queueMicrotask)(Ze)}function Ze(){try{for(var e,t=1;L.length;)L.length>t&&L.sort(ze),e=L.shift(),t=L.length,8&e.__g&&ln(e)}finally{(fe=L.length)&&(Pe||queueMicrotask)(Ze)}}function et(e,t,n,o,a,r,i,l,f,d,c){var m,g,u,C,h,y,_=o.__k||pe,p=t.length;for(f=un(n,t,_,f,p),m=0;m<p;m++)(u=n.__k[m])!=null&&(g=~u.__i&&_[u.__i]||de,u.__i=m,y=Ie(e,u,g,a,r,i,l,f,d,c),C=u.__e,(g.ref!=u.ref||8&g.__u)&&(g.ref&&Oe(g.ref,null,u,g),u.ref&&c.push(u.ref,u.__c||C,u)),h=h||C,4&u.__u?(f=tt(u,f,e,!g.__v),g.__e&&(g.__e=null)):typeof u.type==\"function\"&&y!==void 0?f=y:C&&(f=C.nextSibling),u.__u&=-21);return n.__e=h,f}function un(e,t,n,o,a){var r,i,l,f,d,c,m,g,u,C=n.length,h=C,y=0,_=0,p=e.__k=Array(a);for(r=0;r<a;r++)(i=t[r])!=null&&typeof i!=\"boolean\"&&typeof i!=\"function\"?(typeof i!=\"object\"||i.constructor===String?i=p[r]=le(null,i):Me(i)?i=p[r]=le(x,{children:i}):i.constructor===te&&i.__b?i=p[r]=le(i.type,i.props,i.key,i.ref,i.__v):p[r]=i,f=r+y,i.__=e,i.__b=e.__b+1,l=null,~(d=i.__i=cn(i,n,f,h))&&(h--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==f-1?y--:d==f+1?y++:d!=f&&(d>f?y--:y++,_=1)):(~d||(a>C?y--:a<C&&y++),typeof i.type!=\"function\"&&(i.__u|=4))):p[r]=null;if(_){for(c=[],m=[],r=0;r<a;r++)if((i=p[r])&&16&i.__u){for(y=0,g=c.length;y<g;)c[u=y+g>>1]<i.__i?y=u+1:g=u;c[y]=i.__i,m[r]=y+1}for(y=c.length;r--;)m[r]&&(m[r]==y?y--:p[r].__u|=4)}if(h)for(r=0;r<C;r++)!(l=n[r])||2&l.__u||(l.__e==o&&(o=D(l)),Ne(l,l));return o}function tt(e,t,n,o){var a,r,i,l;if(typeof e.type==\"function\"){if(e.props.__P)return t;if(a=e.__k)for(r=0;r<a.length;r++)a[r]&&(a[r].__=e,t=tt(a[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=D(e))&&!t.parentNode&&(t=null),i=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(\"$s\"););return t}function cn(e,t,n,o){var a,r=e.key,i=e.type,l=t[n],f=l&&!(2&l.__u);if(l===null&&r==null||f&&r==l.key&&i==l.type)return n;if(o>(f?1:0)){for(a=n-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&r==l.key&&i==l.type)return a;for(a=n+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&r==l.key&&i==l.type)return a}return-1}function Ge(e,t,n){n==null&&(n=\"\"),t[0]==\"-\"?e.setProperty(t,n):e[t]=n}function ae(e,t,n,o,a){var r,i;if(t==\"style\")if(typeof n==\"string\")e.style.cssText=n;else{if(typeof o==\"string\"&&(e.style.cssText=o=\"\"),o)for(t in o)n&&t in n||Ge(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ge(e.style,t,n[t])}else if(t[0]==\"o\"&&t[1]==\"n\")typeof n!=\"function\"&&(n=null),typeof o!=\"function\"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Ee[t]||(Ee[t]=fn(t)),(e.__a||(e.__a={}))[t]=Te,r=t!=(t=t.replace(Qe,\"$1\")),(t=t.slice(2))[0]<\"a\"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(a==\"http://www.w3.org/2000/svg\")t=t.replace(/xlink(H|:h)/,\"h\").replace(/sName$/,\"s\");else if(t!=\"width\"&&t!=\"height\"&&t!=\"href\"&&t!=\"list\"&&t!=\"form\"&&t!=\"tabIndex\"&&t!=\"download\"&&t!=\"rowSpan\"&&t!=\"colSpan\"&&t!=\"role\"&&t!=\"popover\"&&t in e)try{return void(e[t]=n??\"\")}catch{}if(typeof n==\"function\")return;n==null||n===!1&&t[4]!=\"-\"?e.removeAttribute(t):e.setAttribute(t,t==\"popover\"&&n==1?\"\":n)}}function fn(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ie]==null)t[ie]=Te++;else if(t[ie]<this.__a[e])return;return n(k.event?k.event(t):t)}}}function Ie(e,t,n,o,a,r,i,l,f,d){var c,m,g,u,C,h,y,_,p,v,b,I,je,se,H,Be,$,W,A=t.type;if(t.constructor!==te)return null;128&n.__u&&(f=32&n.__u,c=n.__c.__z)&&(t.__u|=f,m=r=[],c.nodeType==8?l=ce(c,r):r.push(c),l=r[0]||l),(c=k.__b)&&c(t);e:if(typeof A==\"function\"){g=i.length;try{if(_=t.props,p=(c=A.prototype)&&c.render,v=(c=A.contextType)&&o[c.__c],b=c?v?v.props.value:c.__:o,(u=n.__c)?(t.__c=u,2&u.__g&&(u.__g|=1)):(p?t.__c=u=new A(_,b):(t.__c=u=new ue(_,b),u.constructor=A,u.render=pn),v&&v.sub(u),u.state||(u.state={}),u.__n=o,u.__g|=8,u.__h=[],u.__k=[]),p&&(u.__s||(u.__s=u.state),A.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=q({},u.__s)),q(u.__s,A.getDerivedStateFromProps(_,u.__s)))),C=u.props,h=u.state,u.__v=t,n.__c){if(_!==C&&p&&!A.getDerivedStateFromProps&&u.componentWillReceiveProps&&u.componentWillReceiveProps(_,b),t.__v==n.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(_,u.__s,b)===!1){t.__v!=n.__v&&(u.props=_,u.state=u.__s,u.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(O){O&&(O.__=t)}),pe.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&i.push(u),l=D(n);break e}u.componentWillUpdate&&u.componentWillUpdate(_,u.__s,b),p&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(C,h,y)})}else p&&!A.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),p&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=b,u.props=_,u.__P=e,u.__g&=-5,I=k.__r,je=p?25:0;do u.__g&=-9,I&&I(t),c=u.render(u.props,u.state=u.__s,u.context);while(8&u.__g&&++je<25);p&&(pe.push.apply(u.__h,u.__k),u.__k=[]),u.state=u.__s,u.getChildContext&&(o=q({},o,u.getChildContext())),p&&n.__c&&u.getSnapshotBeforeUpdate&&(y=u.getSnapshotBeforeUpdate(C,h)),se=c&&c.type===x&&c.key==null?c.props.children:c,_.__P&&(c=l,a=(e=_.__P).namespaceURI,f=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(O){O&&Ne(O,O)}),n.__k=null),l=n.__k?D(n,0):null),l=et(e,Me(se)?se:[se],t,n,o,a,r,i,l,f,d),_.__P&&(t.__e=null,l=c),t.__u&=-161,m&&m.some(K),u.__h.length&&i.push(u),1&u.__g&&(u.__g&=-4)}catch(O){if(i.length=g,t.__v=null,f||r)if(O&&O.then){if(t.__u|=128|f,r){for(~($=r.indexOf(l||void 0))||($=r.length);(W=r[$-1])&&W.nodeType==8;)$--;for(;$<r.length;$++)if(W=r[$])if(r[$]=null,H){if(W==Be)break}else{if(W.nodeType!=8)break;W.data.startsWith(\"$s\")&&(Be=ce(H=W))}}if(!H){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;H=l}(c=ce(H=t.__c.__z||(t.__c.__z=H)))?(t.__e=H,l=c):t.__e=l,l=l&&l.nextSibling}else r&&r.some(K);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),O&&O.then||nt(t),k.__e(O,t,n)}}else l=t.__e=dn(n.__e,t,n,o,a,r,i,f,d,e);return(c=k.diffed)&&c(t),l}function ce(e,t){if(e&&e.nodeType==8&&e.data.startsWith(\"$s\"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith(\"$s\"))n++;else if(e.data.startsWith(\"/$s\")&&!--n)return e}t&&t.push(e)}}function nt(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(nt))}function ot(e,t,n){for(var o=0;o<n.length;)Oe(n[o++],n[o++],n[o++]);k.__c&&k.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(r){r.call(a)})}catch(r){k.__e(r,a.__v)}})}function dn(e,t,n,o,a,r,i,l,f,d){var c,m,g,u,C,h,y,_,p=n.props||de,v=t.props,b=t.type;if(b==\"svg\"?a=\"http://www.w3.org/2000/svg\":b==\"math\"?a=\"http://www.w3.org/1998/Math/MathML\":a||(a=\"http://www.w3.org/1999/xhtml\"),r){for(c=0;c<r.length;c++)if((C=r[c])&&(b?C.localName==b:C.nodeType==3)){e=C,r[c]=null;break}}if(!e){if(_=d.ownerDocument||document,!b)return _.createTextNode(v);e=_.createElementNS(a,b,v.is?v:d),l&&(k.__m&&k.__m(t,r),l=!1),r=null}if(b){if(d=b==\"template\"&&e.content||e,r=b==\"textarea\"&&v.defaultValue!=null?null:r&&Je.call(d.childNodes),!l&&r)for(p={},c=0;c<e.attributes.length;c++)p[(C=e.attributes[c]).name]=C.value;for(c in p)C=p[c],c==\"dangerouslySetInnerHTML\"?g=C:c==\"children\"||c in v||c==\"value\"&&\"defaultValue\"in v||c==\"checked\"&&\"defaultChecked\"in v||ae(e,c,null,C,a);for(c in v)C=v[c],c==\"children\"?u=C:c==\"dangerouslySetInnerHTML\"?m=C:c==\"value\"?h=C:c==\"checked\"?y=C:l&&typeof C!=\"function\"||p[c]===C||ae(e,c,C,p[c],a);m?(l||g&&(m.__html==g.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(g&&(e.textContent=\"\"),(b==\"foreignObject\"||a==\"http://www.w3.org/1998/Math/MathML\"&&an.test(b))&&(a=\"http://www.w3.org/1999/xhtml\"),et(d,Me(u)?u:[u],t,n,o,a,r,i,r?r[0]:n.__k&&D(n,0),l,f),r&&r.some(K)),l&&b!=\"textarea\"||(c=\"value\",b==\"progress\"&&h==null?e.removeAttribute(c):h==null||h===e[c]&&(b!=\"progress\"||h)||ae(e,c,h,p[c],a),c=\"checked\",y!=null&&y!=e[c]&&ae(e,c,y,p[c],a))}else p===v||l&&e.data==v||(e.data=v);return e}function Oe(e,t,n,o){try{typeof e==\"function\"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t==\"function\"?t():e(null)):e.current=t}catch(a){k.__e(a,n)}}function Ne(e,t,n){var o,a,r,i;if(k.unmount&&k.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Oe(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){k.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&Ne(o[i],t,typeof e.type!=\"function\"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(a=ce(o,r=[]))&&(o==e.__e&&r.some(K),K(a),K(o)),n||K(e.__e),e.__e=e.__c=e.__=null}function pn(e,t,n){return this.constructor(e,n)}function Fe(e,t){var n,o,a,r;k.__&&k.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=le(x,{children:[e]}),a=[],r=[],Ie(t,t.__k,o||de,de,t.namespaceURI,o?null:t.firstChild?Je.call(t.childNodes):null,a,o?o.__e:t.firstChild,n,r),ot(a,t.__k,r),t.__k.props.children=null}function _e(e){function t(n){var o,a;return this.getChildContext||(o=new Set,(a={})[t.__c]=this,this.getChildContext=function(){return a},this.shouldComponentUpdate=function(r){this.props.value!=r.value&&o.forEach(function(i){i.__g|=4,Re(i)})},this.sub=function(r){o.add(r);var i=r.componentWillUnmount;r.componentWillUnmount=function(){o.delete(r),i&&i.call(r)}}),n.children}return t.__c=\"__cC\"+Ye++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}k={__e:function(e,t,n,o){for(var a,r,i;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((i=(r=a.constructor)&&r.getDerivedStateFromError)&&a.setState(r.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,o||{}),i=1),i&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw fe=0,e}},Ve=0,sn=function(e){return e!=null&&e.constructor===te},ue.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=q({},this.state)),typeof e==\"function\"&&(e=e(q({},n),this.props)),e&&(q(n,e),this.__v&&(t&&this.__k.push(t),Re(this)))},ue.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Re(this))},ue.prototype.render=x,L=[],fe=0,ze=function(e,t){return e.__v.__b-t.__v.__b},ie=Symbol(),Qe=/(PointerCapture)$|Capture$/i,Te=0,Ee={},Ye=0;var U={theme:\"theme\",root:\"case-list\",index:\"case-index\",details:\"case-details\"},j=[\"server\",\"tool\",\"model\",\"tag\",\"assertion\"],B={passed:\"p\",failed:\"f\",error:\"e\",skipped:\"s\",unfinished:\"u\",retried:\"r\"};var me=class{all;words;lines;details=new Map;texts=new Map;places;constructor(t,n){this.all=t.cases,this.words=t.words,this.lines=n.split(`\n`),this.places=new Map(t.cases.map((o,a)=>[o,a]))}namesOf({names:t},n){return(t[n]??[]).map(o=>this.words[o]??\"\")}detailOf(t){return rt(this.details,t,()=>this.parse(t))}textOf(t){return rt(this.texts,t,()=>[...Object.values(t.names).flatMap(a=>a??[]).map(a=>this.words[a]??\"\"),...st(this.parse(t))].join(`\n`).toLowerCase())}parse(t){return JSON.parse(this.lines[this.places.get(t)??-1]??'{\"iterations\":[],\"evidence\":[]}')}};function rt(e,t,n){let o=e.get(t);if(o!==void 0)return o;let a=n();return e.set(t,a),a}function st(e){return typeof e==\"string\"?[e]:typeof e==\"object\"&&e!==null?Object.values(e).flatMap(st):[]}function Q(e){return e.reduce((t,n)=>t+(n.cases??1),0)}var Y,S,Ae,at,$e=Object.is,J=0,mt=[],Le=[],P=k,it=P.__b,lt=P.__r,ut=P.diffed,ct=P.__c,ft=P.unmount,dt=P.__;function ge(e,t){P.__h&&P.__h(S,e,J||t),J=0;var n=S.__H||(S.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function T(e){return J=1,_n(yt,e)}function _n(e,t,n){var o=ge(Y++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):yt(void 0,t),function(r){var i=(o.__N||o.__)[0],l=o.t(i,r);$e(i,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=S,!S.__f)){S.__f=!0;var a=S.shouldComponentUpdate;S.shouldComponentUpdate=function(r,i,l){var f=this.__H;if(!f)return!0;var d=!1,c=this.props!=r;if(f.__.some(function(g){g.__N&&(d=!0,$e(g.__[0],g.__N[0])||(c=!0))}),a){var m=a.call(this,r,i,l);return d?m||c:m}return!d||c}}return o.__}function E(e,t){var n=ge(Y++,4);!P.__s&&ht(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,S.__h.push(n))}function M(e){return J=5,F(function(){return{current:e}},[])}function gt(e,t,n){J=6,E(function(){if(typeof e==\"function\"){var o=e(t());return function(){e(null),typeof o==\"function\"&&o()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function F(e,t){var n=ge(Y++,7);return ht(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function oe(e,t){return J=8,F(function(){return e},t)}function G(e){var t=S.context[e.__c],n=ge(Y++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(S)),t.props.value):e.__}function mn(){var e;do{for(;e=Le.shift();)try{ne(e)}catch(n){P.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=mt.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ne),t.__h.some(De),t.__h=[]}catch(n){t.__h=[],P.__e(n,e.__v)}}}while(Le.length)}P.__b=function(e){S=null,it&&it(e)},P.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),dt&&dt(e,t)},P.__r=function(e){lt&&lt(e),Y=0;var t=(S=e.__c).__H;t&&(Ae==S?S.__h=[]:(t.__h.some(ne),t.__h.some(De),Y=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ae=S},P.diffed=function(e){ut&&ut(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&_t(mt.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ae=S=null},P.__c=function(e,t){t.some(function(n){try{n.__h.some(ne),n.__h=n.__h.filter(function(o){return!o.__||De(o)})}catch(o){n.__h=[function(){throw o}]}}),ct&&ct(e,t)},P.unmount=function(e){ft&&ft(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,_t(Le.push(a))}else ne(a)}catch(r){t=r}}),o.__H=void 0,t&&P.__e(t,o.__v))};var pt=typeof requestAnimationFrame==\"function\";function gn(e){var t,n=function(){clearTimeout(o),pt&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);pt&&(t=requestAnimationFrame(n))}function _t(e){e!=1&&at==P.requestAnimationFrame||((at=P.requestAnimationFrame)||gn)(mn)}function ne(e){var t=S,n=e.__c;typeof n==\"function\"&&(e.__c=void 0,n()),S=t}function De(e){var t=S;e.__c=e.__(),S=t}function ht(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!$e(n,e[o])})}function yt(e,t){return typeof t==\"function\"?t(e):t}function w(e){return String(e).replace(/\\B(?=(\\d{3})+$)/g,\",\")}function V(e,t){return`${w(e)} ${t}${e===1?\"\":\"s\"}`}var hn=/^took:(\\d{1,15})-(\\d{0,15})$/;function he(e){let t=[],n=[],o=(i,l)=>{l!==\"\"&&(i===void 0?t.push(l):n.push({facet:i,name:l}))},a,r;for(let[i,l]of e.toLowerCase().split('\"').entries()){if(i%2===1){o(r,l.trim()),r=void 0;continue}let f=l.split(/\\s/);r=j.find(d=>f.at(-1)===`${d}:`);for(let d of r===void 0?f:f.slice(0,-1)){let[,c,m=\"\"]=hn.exec(d)??[];if(c!==void 0){a={fromMs:Number(c),toMs:m===\"\"?Number.POSITIVE_INFINITY:Number(m)};continue}let g=j.find(u=>d.startsWith(`${u}:`)&&d.length>u.length+1);o(g,g===void 0?d:d.slice(g.length+1))}}return{terms:t,named:n,...a&&{took:a}}}function vt(e,{terms:t,named:n,took:o},a){if(!n.every(({facet:c,name:m})=>a.namesOf(e,c).some(g=>g.toLowerCase().includes(m)))||o!==void 0&&!yn(e,o,a))return null;let i=e.title.toLowerCase(),[l=\"\"]=t,f=t.filter(c=>!i.includes(c));if(f.length===0)return i.startsWith(l)?3:2;let d=a.textOf(e);return f.every(c=>d.includes(c))?f.length<t.length?1:0:null}function yn(e,{fromMs:t,toMs:n},o){return o.detailOf(e).iterations.some(({durationMs:a,outcome:r})=>a!==void 0&&r!==\"skipped\"&&a>=t&&a<n)}var ye=[\"state\",\"change\",...j],re=[\"worst\",\"title\",\"slowest\",\"tokens\",\"rate\"],z={query:\"\",filters:{},sort:\"worst\"};function He(e,t,n){return t===\"state\"?[e.state]:t===\"change\"?e.change===void 0?[]:[e.change]:n.namesOf(e,t)}function kt(e,{query:t,filters:n,sort:o}){let a=he(t),r=ye.flatMap(f=>{let d=n[f]??[];return d.length===0?[]:[{filter:f,values:new Set(d)}]}),i=e.all.flatMap(f=>{let c=r.every(({filter:m,values:g})=>He(f,m,e).some(u=>g.has(u)))?vt(f,a,e):null;return c===null?[]:[{one:f,rank:c}]}),l=vn[o];return i.sort((f,d)=>l===null?d.rank-f.rank:l(f.one,d.one)).map(({one:f})=>f)}var bt=e=>(t,n)=>e(n)-e(t),vn={worst:null,title:(e,t)=>e.title.localeCompare(t.title,\"en\",{numeric:!0}),slowest:bt(({durationMs:e=-1})=>e),tokens:bt(({tokens:e=-1})=>e),rate:(e,t)=>Ct(e)-Ct(t)},Ct=({passed:e,total:t})=>t===0?2:e/t;var X={selection:z,key:null,iteration:null};function ve(e){let t=e.replace(/^#/,\"\");if(!t.includes(\"=\"))return null;let n=new URLSearchParams(t),o=ye.flatMap(i=>{let l=n.getAll(i);return l.length===0?[]:[[i,l]]}),a=re.find(i=>i===n.get(\"sort\"))??z.sort,r=Number(n.get(\"iteration\"));return{selection:{query:n.get(\"q\")??\"\",filters:Object.fromEntries(o),sort:a},key:n.get(\"case\"),iteration:Number.isInteger(r)&&r>0?r:null}}function be({selection:e,key:t,iteration:n}){let{query:o,filters:a,sort:r}=e,i=new URLSearchParams;o.trim()!==\"\"&&i.set(\"q\",o);for(let l of ye)for(let f of a[l]??[])i.append(l,f);return r!==z.sort&&i.set(\"sort\",r),t!==null&&(i.set(\"case\",t),n!==null&&i.set(\"iteration\",String(n))),i.toString()}function wt(e,t){return xt(e)!==xt(t)}function xt({selection:e}){let t=e.query.trim()===\"\"?\"\":\"any\";return be({...X,selection:{...e,query:t}})}function St(e,{heightOf:t,rowHeight:n,from:o,to:a}){let r=[],i=0,l=0,f=0;for(let[c,m]of e.entries()){let g=t(m)??n;f+g<o?i+=g:f>a?l+=g:r.push({one:m,at:c}),f+=g}return{drawn:r,above:i,below:l,offsetOf:c=>{let m=0;for(let g of e){if(g.key===c)return m;m+=t(g)??n}return null}}}var Pt=[\"failing\",\"unfinished\",\"flaky\",\"passed\",\"skipped\"];var Ce={failing:\"Failing\",unfinished:\"Unfinished\",flaky:\"Flaky\",passed:\"Passed\",skipped:\"Skipped\"};var Rt=\"–\";function Tt(e){return e!==null&&e>=0&&e<=Number.MAX_SAFE_INTEGER}function N(e){if(!Tt(e))return Rt;if(e<999.5)return`${Math.round(e)} ms`;if(e<59950)return`${(e/1e3).toFixed(1)} s`;let t=Math.round(e/1e3);return t<3600?Et(t,\"min\",\"s\"):Et(Math.round(t/60),\"h\",\"min\")}function Et(e,t,n){let o=e%60,a=`${w(Math.floor(e/60))} ${t}`;return o===0?a:`${a} ${o} ${n}`}function Z(e){return Tt(e)?w(Math.round(e)):Rt}function ke(e){return e.charAt(0).toUpperCase()+e.slice(1)}var Mt=[\"new\",\"less\",\"flaky\",\"still\",\"fixed\",\"changed\",\"added\",\"removed\"];var It={new:\"newly failing\",less:\"passes less\",flaky:\"flaky\",still:\"still failing\",fixed:\"fixed\"},Po={...It,less:\"passing less\"},xe={...It,changed:\"changed\",added:\"added\",removed:\"removed\"};var bn=Symbol.for(\"pv\"),Cn=0;function s(e,t,n,o,a,r){t||(t={});var i,l,f=t;if(\"ref\"in f&&typeof e!=\"function\")for(l in f={},t)l==\"ref\"?i=t[l]:f[l]=t[l];var d={type:e,props:f,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:bn,__v:--Cn,__i:-1,__u:0};return(a||r)&&(d.__source=a,d.__self=r),k.vnode&&k.vnode(d),d}var ee=_e([]),kn=200;function We(...e){let t=G(ee);if(t.length===0)return!1;let n=e.join(`\n`).toLowerCase();return t.some(o=>n.includes(o))}function R({text:e}){let t=G(ee),n=t.length===0?[]:xn(e,t);if(n.length===0)return s(x,{children:e});let o=n.flatMap(({start:a,end:r},i)=>[e.slice(n[i-1]?.end??0,a),s(\"mark\",{children:e.slice(a,r)},a)]);return s(x,{children:[o,e.slice(n.at(-1)?.end)]})}function xn(e,t){let n=e.toLowerCase();if(n.length!==e.length)return[];let o=t.flatMap(r=>{let i=[],l=n.indexOf(r);for(;l>=0&&i.length<kn;)i.push({start:l,end:l+r.length}),l=n.indexOf(r,l+r.length);return i}),a=0;return o.sort((r,i)=>r.start-i.start||i.end-r.end).filter(({start:r,end:i})=>r<a?!1:(a=i,!0))}var Ot={connect:\"start\",list:\"list tools\",model:\"model\",call:\"tools\",other:\"other\"};function Nt({timeline:e}){let t=e.reduce((o,{endMs:a})=>Math.max(o,a),1),n=Object.entries(Ot).flatMap(([o,a])=>{let r=e.filter(l=>l.kind===o),i=r.reduce((l,{startMs:f,endMs:d})=>l+d-f,0);return r.length===0?[]:[{kind:o,told:`${a} ${N(i)}`}]});return s(x,{children:[s(\"div\",{class:\"timeline\",role:\"img\",\"aria-label\":`Timeline of ${N(t)}: ${n.map(({told:o})=>o).join(\", \")}`,children:e.map(({kind:o,label:a,startMs:r,endMs:i,isError:l},f)=>s(\"i\",{class:`k-${o} ${l?\"is-error\":\"\"}`,title:`${Ot[o]}: ${a}, ${N(i-r)}`,style:{left:`${r/t*100}%`,width:`${(i-r)/t*100}%`}},f))}),s(\"p\",{class:\"key soft\",children:n.map(({kind:o,told:a})=>s(\"span\",{children:[s(\"i\",{class:`k-${o}`}),a]},o))})]})}function we({conversation:e}){let{omitted:t,messages:n,timeline:o}=e;return s(\"div\",{class:\"conversation\",children:[o.length>0&&s(Nt,{timeline:o}),t!==void 0&&s(\"p\",{class:\"soft\",children:[V(t,\"message\"),\" before these: see traces/ of the artifact.\"]}),s(\"ol\",{class:\"messages\",\"aria-label\":\"Messages\",children:n.map((a,r)=>s(\"li\",{class:`message by-${Sn(a)}`,children:s(En,{message:a})},r))})]})}var wn=[\"user\",\"assistant\",\"system\",\"step\",\"tool\"],Sn=({role:e})=>wn.includes(e)?e:\"other\",Pn={step:\"step of the case\",tool:\"result\"};function En({message:e}){let{role:t,text:n,reasoning:o,images:a,calls:r=[],durationMs:i,tokens:l}=e,f=[Pn[t]??t,...i===void 0?[]:[N(i)],...Tn(l)];return s(x,{children:[s(\"p\",{class:\"who soft\",children:f.join(\" · \")}),o!==void 0&&s(Rn,{text:o}),n!==\"\"&&s(\"div\",{class:\"bubble\",children:s($t,{text:n})}),s(Ht,{images:a}),r.map((d,c)=>s(Mn,{call:d},c))]})}function Rn({text:e}){return s(\"details\",{class:\"thought\",open:We(e),children:[s(\"summary\",{children:\"Thought before\"}),s($t,{text:e})]})}function Tn(e){if(e===void 0)return[];let{input:t,output:n,total:o}=e;return t!==null&&n!==null?[`${Z(t)} tokens in, ${Z(n)} out`]:o===null?[]:[`${Z(o)} tokens`]}function $t({text:e}){return s(\"div\",{class:\"said\",children:s(R,{text:e})})}var Ke=_e(new Set);function Lt({messages:e}){let t=e.flatMap(n=>n.calls??[]);return new Set(t.filter(n=>Dt(n).length>0).map(({toolName:n})=>n))}var Dt=({isError:e,differs:t,isUnexpected:n})=>[...e?[\"error\"]:[],...t?[\"other arguments\"]:[],...n?[\"not expected\"]:[]];function Mn({call:e}){let{toolName:t,server:n,isError:o,differs:a,durationMs:r,result:i}=e,l=Dt(e),f=l.length>0,d=We(e.arguments,i??\"\"),c=G(Ke).has(t),m=[...n===void 0?[]:[n],...r===void 0?[]:[N(r)],...i===void 0?[\"no result\"]:[]];return s(\"details\",{class:`call ${f?\"is-bad\":\"\"}`,open:f||d||c,children:[s(\"summary\",{children:[s(\"code\",{children:s(R,{text:t})}),l.map(g=>s(\"span\",{class:\"tag t-bad\",children:g},g)),s(\"span\",{class:\"soft\",children:m.join(\" · \")})]}),a&&s(In,{differs:a}),s(At,{title:\"Arguments\",text:e.arguments}),i!==void 0&&s(At,{title:o?\"Error\":\"Result\",text:i}),s(Ht,{images:e.images})]})}function In({differs:e}){return s(\"div\",{class:\"scroll\",children:s(\"table\",{class:\"differs\",\"aria-label\":\"Arguments that differ\",children:[s(\"thead\",{children:s(\"tr\",{children:[s(\"th\",{scope:\"col\",children:\"Argument\"}),s(\"th\",{scope:\"col\",children:\"expected\"}),s(\"th\",{scope:\"col\",children:\"actual\"})]})}),s(\"tbody\",{children:e.map(({name:t,expected:n,actual:o})=>s(\"tr\",{children:[s(\"th\",{scope:\"row\",children:s(R,{text:t})}),s(\"td\",{class:\"plus\",children:s(Ft,{text:n})}),s(\"td\",{class:\"minus\",children:s(Ft,{text:o})})]},t))})]})})}function Ft({text:e}){return e===void 0?s(x,{children:\"not given\"}):s(\"code\",{children:s(R,{text:e})})}var On=22;function At({title:e,text:t}){let n=t.split(`\n`).length>On;return s(\"div\",{class:\"json\",children:[s(\"div\",{class:\"json-head\",children:[s(\"span\",{class:\"soft\",children:e}),s(Nn,{text:t,what:e.toLowerCase()})]}),s(\"pre\",{...n?{role:\"group\",tabIndex:0,\"aria-label\":e}:{},children:s(R,{text:t})})]})}function Nn({text:e,what:t}){let[n,o]=T(\"\"),a=()=>{(navigator.clipboard?.writeText(e)??Promise.reject(new Error(\"no clipboard\"))).then(()=>o(\"Copied\"),()=>o(\"Not allowed: select and copy\"))};return s(\"span\",{children:[s(\"span\",{role:\"status\",class:\"soft\",children:n}),\" \",s(\"button\",{type:\"button\",class:\"copy\",\"aria-label\":`Copy ${t}`,onClick:a,children:\"Copy\"})]})}function Ht({images:e=[]}){return s(x,{children:e.map(({mediaType:t,data:n},o)=>s(\"img\",{src:`data:${t};base64,${n}`,alt:`${w(o+1)} of ${V(e.length,\"picture\")} in the message`},o))})}function Wt({conversation:e,besides:t}){let[n,o]=T(null),a=t.find(({title:r})=>r===n);return s(x,{children:[t.length>0&&s(\"p\",{class:\"pills\",children:t.map(({title:r})=>s(\"button\",{type:\"button\",\"aria-pressed\":r===n,class:\"pill\",onClick:()=>o(r===n?null:r),children:[\"Side by side: \",r]},r))}),a?.conversation===void 0?s(we,{conversation:e}):s(\"div\",{class:\"beside\",children:[s(\"section\",{\"aria-label\":\"This one\",children:[s(\"h5\",{children:\"This one\"}),s(we,{conversation:e})]}),s(\"section\",{\"aria-label\":a.title,children:[s(\"h5\",{children:a.title}),s(Ke.Provider,{value:Lt(e),children:s(we,{conversation:a.conversation})})]})]})]})}function Ut({evidence:e}){let{title:t,error:n,calls:o,assertions:a=[],moreAssertions:r,results:i,stack:l}=e,f=n??o??i??l;return s(x,{children:[s(\"h4\",{class:\"how\",children:t}),n&&s(Kt,{lines:n}),o&&o.length>0&&s(qt,{lines:o,children:[\"Tool calls: \",s(\"code\",{children:\"-\"}),\" expected, \",s(\"code\",{children:\"+\"}),\" actual\"]}),a.length>0&&s(An,{assertions:a,moreAssertions:r}),i&&s(qt,{lines:i,children:[\"Results: \",s(\"code\",{children:\"-\"}),\" expected, \",s(\"code\",{children:\"+\"}),\" observed\"]}),l&&s(x,{children:[s(\"h5\",{children:\"Stack\"}),s(Kt,{lines:l})]}),f===void 0&&a.length===0&&!e.hasPassed&&s(\"p\",{children:\"No reason was given.\"})]})}function Kt({lines:e}){return s(\"pre\",{children:s(R,{text:e.join(`\n`)})})}var Fn={\"-\":\"minus\",\"+\":\"plus\"};function qt({lines:e,children:t}){return s(x,{children:[s(\"h5\",{children:t}),s(\"pre\",{children:e.map((n,o)=>s(\"span\",{class:`line ${Fn[n.charAt(0)]??\"\"}`,children:s(R,{text:`${n}\n`})},o))})]})}function An({assertions:e,moreAssertions:t}){return s(x,{children:[s(\"h5\",{children:\"Assertions\"}),s(\"ul\",{class:\"assertions\",children:e.map(({label:n,passed:o,reason:a},r)=>s(\"li\",{children:[s(\"span\",{class:`tag ${o?\"t-good\":\"t-bad\"}`,children:[s(\"span\",{\"aria-hidden\":\"true\",children:[o?\"✓\":\"✕\",\" \"]}),s(\"span\",{class:\"unseen\",children:o?\"Met: \":\"Missed: \"}),s(R,{text:n})]}),a!==void 0&&s(\"span\",{class:\"reason\",children:s(R,{text:a})})]},r))}),t!==void 0&&s(\"p\",{class:\"soft\",children:[V(t,\"more assertion\"),\": see report.json.\"]})]})}function jt({detail:e,iteration:t,isOnPaper:n,onIteration:o}){let{place:a,remarks:r=[],iterations:i}=e,l=G(ee),f=i.find(({number:m})=>m===t)??Wn(e,l)??null,d=n?i.filter(m=>$n(m)):[],c=d.length>0||f===null?d:[f];return s(\"div\",{class:\"body\",children:[(a!==void 0||r.length>0)&&s(\"div\",{class:\"about soft\",children:[a&&s(\"p\",{children:a.address===void 0?s(\"code\",{children:a.label}):s(\"a\",{href:a.address,rel:\"noopener noreferrer\",children:s(\"code\",{children:a.label})})}),r.map(m=>s(\"p\",{children:s(R,{text:m})},m))]}),s(\"div\",{class:i.length>1?\"split\":void 0,children:[i.length>1&&s(Kn,{iterations:i,onIteration:o,chosen:f?.number??null}),s(\"div\",{class:\"evidence\",children:c.map(m=>s(Dn,{detail:e,one:m,isOnPaper:n,onIteration:o,same:c.find(g=>g!==m&&Ln(g,m))},m.number))})]})]})}var $n=({outcome:e})=>e===\"failed\"||e===\"error\",Ln=(e,t)=>e.evidence===t.evidence&&e.number<t.number;function Dn({detail:e,one:t,same:n,isOnPaper:o,onIteration:a}){let r=e.evidence[t.evidence??-1],i=s(qn,{one:t,isNamed:o&&e.iterations.length>1});if(r===void 0)return i;let{teller:l=t.number}=r,f=l===t.number?r.conversation:t.conversation??void 0,d=f??(n===void 0?r.conversation:void 0);return s(x,{children:[i,n===void 0?s(Ut,{evidence:r}):s(\"p\",{children:`Failed in the same way as iteration ${w(n.number)}.`}),d!==void 0&&f===void 0&&s(\"p\",{children:[\"This is the conversation of \",s(\"button\",{type:\"button\",class:\"link\",onClick:()=>a(l),children:`iteration ${w(l)}`}),`, which failed in the same way. ${t.conversation===null?\"Its own is in report.json.\":\"Its own is not in the report.\"}`]}),d&&s(Wt,{conversation:d,besides:Hn(e,t)},t.number)]})}function Hn({evidence:e,beside:t=[]},n){return t.flatMap(o=>o===n.evidence?[]:e[o]??[])}function Wn({iterations:e,evidence:t,beside:n=[]},o){let a=e.filter(l=>l.evidence!==void 0),r=({evidence:l=-1,conversation:f})=>{let d=JSON.stringify([t[l],f]).toLowerCase();return o.some(c=>d.includes(c))};return(o.length>0&&t.length>1?a.find(r):void 0)??a.find(l=>!n.includes(l.evidence??-1))??a[0]??e[0]}function Kn({iterations:e,chosen:t,onIteration:n}){return s(\"ol\",{class:\"iterations\",\"aria-label\":\"Iterations\",children:e.map(o=>s(\"li\",{children:s(\"button\",{type:\"button\",class:`iteration is-${o.outcome}`,\"aria-current\":o.number===t?\"true\":void 0,onClick:()=>n(o.number),children:[s(\"span\",{children:[w(o.number),\" \",o.isRetried?\"passed after a retry\":o.outcome]}),o.durationMs!==void 0&&s(\"span\",{children:N(o.durationMs)})]})},o.number))})}function qn({one:e,isNamed:t}){let{number:n,durationMs:o,tokens:a,model:r,attempts:i,reason:l,outcome:f,isRetried:d}=e,c=[...t?[`Iteration ${w(n)}`]:[],d?\"passed after a retry\":f,...o===void 0?[]:[N(o)],...r===void 0?[]:[r],...a===void 0?[]:[`${Z(a)} tokens`],...i===void 0?[]:[`${w(i)} attempts`]];return s(x,{children:[s(\"p\",{class:\"soft figures-line\",children:s(R,{text:c.join(\" · \")})}),l!==void 0&&s(\"p\",{children:s(R,{text:l})})]})}function Bt({cases:e,one:t,at:n,of:o,isOpen:a,isOnPaper:r,iteration:i,...l}){let{key:f,title:d,state:c,passed:m,total:g,strip:u,durationMs:C,isQuarantined:h,change:y}=t,_=u.length>1;return s(\"li\",{class:`case is-${c}`,\"data-key\":f,\"data-state\":c,\"data-open\":a?\"\":void 0,\"aria-setsize\":o,\"aria-posinset\":n+1,children:[s(\"h3\",{children:s(\"button\",{type:\"button\",class:\"row\",\"aria-expanded\":a,onClick:()=>l.onToggle(f,!a),children:[s(\"span\",{class:\"dot\",\"aria-hidden\":\"true\"}),s(\"span\",{class:\"title\",children:[s(\"span\",{class:\"unseen\",children:[Ce[c],\": \"]}),s(\"span\",{dir:\"auto\",children:s(R,{text:d})})]}),s(\"span\",{class:\"tags\",children:[y&&s(\"span\",{class:`tag ${Un[y]??\"t-soft\"}`,children:xe[y]}),h&&s(\"span\",{class:\"tag t-soft\",children:\"in quarantine\"})]}),s(\"span\",{class:\"signs\",children:_&&s(Bn,{signs:u})}),s(\"span\",{class:\"figure\",children:[_&&`${w(m)} of ${w(g)}`,s(\"span\",{class:\"unseen\",children:_&&\" passed\"})]}),s(\"span\",{class:\"figure time\",children:C!==void 0&&N(C)})]})}),a&&s(jt,{detail:e.detailOf(t),iteration:i,isOnPaper:r,onIteration:p=>l.onIteration(f,p)})]})}var Un={new:\"t-bad\",less:\"t-warn\",flaky:\"t-warn\",fixed:\"t-good\"},jn={[B.passed]:\"p\",[B.retried]:\"r\",[B.failed]:\"f\",[B.error]:\"e\",[B.skipped]:\"s\",[B.unfinished]:\"u\"};function Bn({signs:e}){return s(\"span\",{class:\"strip\",\"aria-hidden\":\"true\",children:[...e].map((t,n)=>s(\"i\",{class:jn[t]??\"s\"},n))})}var qe=200,Gn=46;function Gt({handle:e,cases:t,shown:n,open:o,place:a,isOnPaper:r,...i}){let l=M(null),f=M(new Map),d=M(null),[,c]=T(0),[m,g]=T({top:0,height:1e3}),u=oe(()=>c(h=>h+1),[]),C=St(n,{heightOf:({key:h})=>o.has(h)?f.current.get(h):void 0,rowHeight:f.current.get(\"\")??Gn,...r||n.length<=qe?{from:0,to:Number.POSITIVE_INFINITY}:zn(m)});return E(()=>{let h=()=>{let y=l.current?.getBoundingClientRect().top??0;g(_=>{let p={top:Math.round(-y),height:window.innerHeight};return _.top===p.top&&_.height===p.height?_:p})};return h(),window.addEventListener(\"scroll\",h,{passive:!0}),window.addEventListener(\"resize\",h),()=>{window.removeEventListener(\"scroll\",h),window.removeEventListener(\"resize\",h)}},[]),E(()=>{let h=!1,y=!1;for(let _ of l.current?.children??[]){if(!(_ instanceof HTMLElement))continue;let p=_.dataset.open===void 0;if(p&&y)continue;y||=p;let v=p?\"\":_.dataset.key??\"\",b=_.offsetHeight+Vn;f.current.get(v)!==b&&(f.current.set(v,b),h=!0)}h&&n.length>qe&&u()}),E(()=>{let h=d.current;if(h===null)return;let y=[...l.current?.children??[]].find(_=>_ instanceof HTMLElement&&_.dataset.key===h);y!==void 0&&(d.current=null,y.scrollIntoView({block:\"start\"}),y.querySelector(\"button\")?.focus({preventScroll:!0}))}),gt(e,()=>({reveal(h){let y=l.current?.getBoundingClientRect().top??0;d.current=h;let _=C.offsetOf(h);_!==null&&n.length>qe&&window.scrollBy({top:y+_}),u()}}),[C,n,u]),s(\"ol\",{class:\"cases\",ref:l,style:C.drawn.length===n.length?void 0:{paddingTop:`${C.above}px`,paddingBottom:`${C.below}px`},children:C.drawn.map(({one:h,at:y})=>s(Bt,{cases:t,one:h,at:y,of:n.length,isOnPaper:r,...i,isOpen:o.has(h.key),iteration:a.key===h.key?a.iteration:null},h.key))})}var Vn=6,zn=({top:e,height:t})=>({from:e-t,to:Math.max(0,e)+2*t});function Vt(e){let t=M(e);t.current=e,E(()=>{let n=o=>{let{key:a,target:r,ctrlKey:i,metaKey:l,altKey:f}=o;if(!(i||l||f)){if(a===\"Escape\"&&r instanceof Element)return t.current.leave(r);if(!(r instanceof Element&&r.matches(\"input, textarea, select\"))){if(a===\"/\")t.current.search();else if(a===\"j\")t.current.step(1);else if(a===\"k\")t.current.step(-1);else return;o.preventDefault()}}};return document.addEventListener(\"keydown\",n),()=>document.removeEventListener(\"keydown\",n)},[])}function zt(){let[e,t]=T(!1);return E(()=>{let n=()=>Qn(()=>t(!0)),o=()=>t(!1);return window.addEventListener(\"beforeprint\",n),window.addEventListener(\"afterprint\",o),()=>{window.removeEventListener(\"beforeprint\",n),window.removeEventListener(\"afterprint\",o)}},[]),e}function Qn(e){let{debounceRendering:t}=k;k.debounceRendering=n=>n(),e(),t===void 0?delete k.debounceRendering:k.debounceRendering=t}function Qt({facet:e,values:t,wanted:n,onToggle:o}){let a=ke(e),r=M(null);return E(()=>{let l=({target:d})=>{d instanceof Node&&r.current?.contains(d)===!1&&r.current!==null&&(r.current.open=!1)},f=[\"pointerdown\",\"focusin\"];for(let d of f)document.addEventListener(d,l);return()=>{for(let d of f)document.removeEventListener(d,l)}},[]),s(\"details\",{class:\"facet\",ref:r,onKeyDown:({key:l})=>{l!==\"Escape\"||r.current===null||(r.current.open=!1,r.current.querySelector(\"summary\")?.focus())},children:[s(\"summary\",{class:\"pill\",children:[a,n.length>0&&` (${w(n.length)})`]}),s(\"fieldset\",{children:[s(\"legend\",{class:\"unseen\",children:a}),t.map(({value:l,count:f})=>s(\"label\",{children:[s(\"input\",{type:\"checkbox\",checked:n.includes(l),onChange:()=>o(l)}),s(\"span\",{class:\"name\",dir:\"auto\",children:l}),s(\"span\",{class:\"soft\",children:w(f)})]},l))]})]})}var Yn={worst:\"worst first\",title:\"by title\",slowest:\"slowest first\",tokens:\"most tokens first\",rate:\"least passed first\"};function Jn(e){let t=new ResizeObserver(([n])=>{let o=n?.borderBoxSize[0]?.blockSize??0;document.documentElement.style.setProperty(\"--toolbar\",`${Math.ceil(o)}px`)});return e!==null&&t.observe(e),()=>t.disconnect()}function Yt({cases:e,selection:t,search:n,expandable:o,isWhole:a,onChange:r,...i}){let{query:l,filters:f,sort:d}=t,c=M(null);E(()=>Jn(c.current),[]);let m=F(()=>Xn(e),[e]),g=F(()=>Zn(e),[e]),u=F(()=>to(e),[e]),C=l!==\"\"||Object.values(f).some(_=>_.length>0),h=(_,p)=>r({...t,filters:{...f,[_]:p}}),y=(_,p)=>{let v=f[_]??[],b=v.filter(I=>I!==p);h(_,b.length<v.length?b:[...v,p])};return s(\"search\",{class:\"toolbar\",\"aria-label\":\"Cases\",ref:c,children:[s(\"input\",{type:\"search\",ref:n,\"aria-label\":\"Search in the cases\",\"aria-keyshortcuts\":\"/\",placeholder:'Search titles first, \"a phrase\", tool:name  ( / )',autocomplete:\"off\",spellcheck:!1,value:l,onInput:({currentTarget:_})=>r({...t,query:_.value})}),s(\"div\",{class:\"pills\",children:[m.map(({state:_,count:p})=>s(\"button\",{type:\"button\",class:\"pill\",\"aria-pressed\":f.state?.includes(_)??!1,onClick:()=>y(\"state\",_),children:[Ce[_],\" \",w(p)]},_)),g.map(({change:_,count:p})=>s(\"button\",{type:\"button\",class:\"pill\",\"aria-pressed\":f.change?.includes(_)??!1,onClick:()=>y(\"change\",_),children:[ke(xe[_]),\" \",w(p)]},_)),u.map(({facet:_,values:p})=>s(Qt,{facet:_,values:p,wanted:f[_]??[],onToggle:v=>y(_,v)},_)),s(\"select\",{\"aria-label\":\"Order\",value:d,onChange:({currentTarget:_})=>r({...t,sort:re[_.selectedIndex]??\"worst\"}),children:re.map(_=>s(\"option\",{value:_,children:Yn[_]},_))}),s(\"button\",{type:\"button\",onClick:i.onExpand,children:a?\"Expand all\":`Expand first ${w(o)}`}),s(\"button\",{type:\"button\",onClick:i.onCollapse,children:\"Collapse all\"}),i.onStep&&s(x,{children:[s(\"button\",{type:\"button\",\"aria-keyshortcuts\":\"j\",onClick:()=>i.onStep?.(1),children:[\"Next failure \",s(\"kbd\",{children:\"j\"})]}),s(\"button\",{type:\"button\",\"aria-keyshortcuts\":\"k\",onClick:()=>i.onStep?.(-1),children:[\"Previous \",s(\"kbd\",{children:\"k\"})]})]}),C&&s(\"button\",{type:\"button\",onClick:()=>r({...t,query:\"\",filters:{}}),children:\"Show all\"})]})]})}function Xn(e){return Pt.flatMap(t=>{let n=Q(e.all.filter(o=>o.state===t));return n===0?[]:[{state:t,count:n}]})}function Zn(e){return Mt.flatMap(t=>{let n=Q(e.all.filter(o=>o.change===t));return n===0?[]:[{change:t,count:n}]})}var eo=200;function to(e){return j.flatMap(t=>{let n=new Map;for(let r of e.all)for(let i of He(r,t,e))n.set(i,(n.get(i)??0)+1);let o=[...n].map(([r,i])=>({value:r,count:i}));return o.some(({count:r})=>r<e.all.length)?[{facet:t,values:o.sort((r,i)=>i.count-r.count).slice(0,eo)}]:[]})}var Se=200;function Jt({cases:e}){let t=F(()=>ve(location.hash),[]),[n,o]=T(t?.selection??z),[a,r]=T(t??X),[i,l]=T(()=>oo(e,t)),f=zt(),d=M(a.key),c=M(\"\"),m=M(null),g=M(null),u=F(()=>kt(e,n),[e,n]),C=F(()=>he(n.query).terms,[n.query]);E(()=>{let p={...a,selection:n},v=be(p);c.current=v;let b=ve(location.hash);if(v===\"\"&&b===null||b!==null&&be(b)===v)return;let I=wt(b??X,p)?\"pushState\":\"replaceState\";history[I](null,\"\",`#${v}`)},[n,a]);let h=oe((p,v)=>{l(b=>new Set(b).add(p)),d.current=p,r({key:p,iteration:v}),m.current?.reveal(p)},[]);E(()=>{let p=()=>{let b=location.hash===\"\"?X:ve(location.hash);if(b===null){c.current!==\"\"&&history.replaceState(null,\"\",`#${c.current}`);return}if(o(b.selection),b.key!==null)return h(b.key,b.iteration);r(b),b!==X&&document.getElementById(U.root)?.scrollIntoView()},v=({target:b})=>{(b instanceof Element?b.closest('a[href^=\"#\"]'):null)?.getAttribute(\"href\")===location.hash&&p()};return t?.key&&h(t.key,t.iteration),window.addEventListener(\"hashchange\",p),document.addEventListener(\"click\",v),()=>{window.removeEventListener(\"hashchange\",p),document.removeEventListener(\"click\",v)}},[h,t]);let y=oe((p,v)=>{l(b=>{let I=new Set(b);return v?I.add(p):I.delete(p),I}),d.current=p,r({key:v?p:null,iteration:null})},[]),_=p=>{let v=so(u,d.current,p);v!==null&&h(v.key,null)};return Vt({step:_,search:()=>g.current?.focus(),leave:p=>{let v=p.closest(\".case[data-open]\");p===g.current?o(b=>({...b,query:\"\"})):v instanceof HTMLElement&&v.dataset.key!==void 0&&(y(v.dataset.key,!1),v.querySelector(\"button\")?.focus())}}),s(ee.Provider,{value:C,children:[s(Yt,{cases:e,selection:n,search:g,onChange:o,onStep:u.some(Xt)?_:null,expandable:Math.min(u.length,Se),isWhole:u.length<=Se,onExpand:()=>l(new Set(u.slice(0,Se).map(({key:p})=>p))),onCollapse:()=>l(new Set)}),s(\"p\",{class:\"shown soft\",role:\"status\",children:`Showing ${w(Q(u))} of ${V(Q(e.all),\"case\")}`}),u.length===0&&s(no,{onReset:()=>o(z)}),s(Gt,{handle:m,cases:e,shown:u,place:a,open:f?ro(u,i):i,isOnPaper:f,onToggle:y,onIteration:(p,v)=>r({key:p,iteration:v})})]})}function no({onReset:e}){return s(\"p\",{class:\"nothing\",children:[\"No case matches.\",\" \",s(\"button\",{type:\"button\",onClick:e,children:\"Show all\"})]})}function oo(e,t){let[n]=e.all;return new Set(t===null&&n?.state===\"failing\"?[n.key]:[])}function ro(e,t){let n=e.filter(({state:o})=>o===\"failing\").slice(0,Se);return new Set([...t,...n.map(({key:o})=>o)])}function so(e,t,n){let o=e.filter(Xt),a=o.findIndex(r=>r.key===t);return a<0?o.at(n>0?0:-1)??null:o[a+n]??o[a]??null}var Xt=({state:e})=>e!==\"passed\"&&e!==\"skipped\";var Ue=[\"system\",\"light\",\"dark\"],Zt=\"mcp-eval-report-theme\",ao={system:\"◐ System\",light:\"☀ Light\",dark:\"☾ Dark\"};function en(){let[e,t]=T(io);return E(()=>{e===\"system\"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e},[e]),s(\"select\",{\"aria-label\":\"Colours\",value:e,onChange:({currentTarget:n})=>{let o=Ue[n.selectedIndex]??\"system\";t(o),tn()?.setItem(Zt,o)},children:Ue.map(n=>s(\"option\",{value:n,children:ao[n]},n))})}function io(){let e=tn()?.getItem(Zt);return Ue.find(t=>t===e)??\"system\"}function tn(){try{return window.localStorage}catch(e){if(e instanceof DOMException)return null;throw e}}var nn=document.getElementById(U.theme);nn!==null&&Fe(s(en,{}),nn);var on=document.getElementById(U.root),rn=e=>document.getElementById(e)?.textContent??\"\";if(on!==null){let e=new me(JSON.parse(rn(U.index)),rn(U.details));Fe(s(Jt,{cases:e}),on)}})();\n";
/** Base64 SHA-256 of the script: the only one the page lets run. */
const PAGE_SCRIPT_SHA256 = '06tgmSKYnWKBDL4CU97dnf/tLy0DWND9rCZIBhBH8Rw=';
const PAGE_STYLES = ":root{color-scheme:light dark;--bg: light-dark(#ffffff, #0d1117);--panel: light-dark(#f6f8fa, #151b23);--line: light-dark(#d1d9e0, #2f3742);--ink: light-dark(#1f2328, #e6edf3);--soft: light-dark(#59636e, #9aa4af);--bad: light-dark(#b3171f, #ff8a80);--bad-bg: light-dark(#ffebe9, #3c1618);--good: light-dark(#116329, #56d364);--good-bg: light-dark(#dafbe1, #12361d);--warn: light-dark(#7d4e00, #e3b341);--warn-bg: light-dark(#fff8c5, #3a2d05);--link: light-dark(#0550ae, #6cb6ff);--accent: light-dark(#6639ba, #c297ff);--mono: ui-monospace, SFMono-Regular, Menlo, Consolas, \"DejaVu Sans Mono\", monospace}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*{box-sizing:border-box}html{scroll-padding-top:60px}body{margin:0;background:var(--bg);color:var(--ink);font:14px/1.5 system-ui,-apple-system,Segoe UI,Noto Sans,Helvetica,Arial,sans-serif;overflow-wrap:anywhere}h1{font-size:22px;line-height:1.25;margin:0}h2{font-size:17px;margin:30px 0 10px}h3{font-size:14px;margin:16px 0 6px}h4{font-size:13.5px;margin:12px 0 6px}h5{font-size:13px;margin:12px 0 6px;color:var(--soft)}p{margin:8px 0}a{color:var(--link)}code,pre{font:12.5px / 1.45 var(--mono)}pre{margin:6px 0 12px;padding:10px 12px;overflow-x:auto;background:var(--panel);border:1px solid var(--line);border-radius:8px;white-space:pre-wrap}table{border-collapse:collapse;font-size:13.5px}th,td{padding:5px 12px;border:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400;overflow-wrap:break-word}thead th{background:var(--panel);font-weight:600;white-space:nowrap}td:not(:last-child){min-width:5em}th+td:last-child{overflow-wrap:anywhere}.n1 tr>:nth-child(1),.n2 tr>:nth-child(2),.n3 tr>:nth-child(3),.n4 tr>:nth-child(4),.n5 tr>:nth-child(5),.n6 tr>:nth-child(6){text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}.scroll{overflow-x:auto}.scroll+details{margin-top:8px}@media(max-width:640px){th,td{padding:4px 8px}.scroll th[scope=row],.scroll td:nth-child(2):last-child{overflow-wrap:anywhere}.scroll th[scope=row]{min-width:7.5em}thead th{white-space:normal}}.headline{font-size:16px;font-weight:600}.figures{display:flex;flex-wrap:wrap;align-items:center;gap:6px 18px;padding:0;margin:12px 0;list-style:none}.figures strong{font-size:17px}.alert{margin:14px 0;border-left:4px solid var(--accent);background:var(--panel);padding:8px 14px;border-radius:0 8px 8px 0}.alert.problem{border-color:var(--warn)}.soft,.place{color:var(--soft)}.tag{display:inline-block;max-width:100%;padding:1px 8px;border-radius:20px;font-size:12px;font-weight:600}.t-bad{background:var(--bad-bg);color:var(--bad)}.t-good{background:var(--good-bg);color:var(--good)}.t-warn{background:var(--warn-bg);color:var(--warn)}.t-soft{background:var(--panel);color:var(--soft)}button,select,input{font:inherit;color:inherit}button,select,.pill{padding:5px 12px;cursor:pointer;background:var(--bg);border:1px solid var(--line);border-radius:20px}button:hover,select:hover,.pill:hover{border-color:var(--soft)}button.link{padding:0;border:0;border-radius:2px;color:var(--link);text-decoration:underline}.pill[aria-pressed=true]{background:var(--ink);border-color:var(--ink);color:var(--bg)}li:has(>details){list-style:none}mark{background:var(--warn-bg);color:var(--ink);outline:1px solid var(--warn);border-radius:2px}:focus-visible{outline:2px solid var(--link);outline-offset:2px}:is(nav,.call,.iterations,.scroll) :focus-visible,.scroll:focus-visible{outline-offset:-2px}kbd{padding:0 5px;border:1px solid var(--line);border-radius:4px;color:var(--soft);font:11px / 1.4 var(--mono)}.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.changes{display:grid;gap:6px;margin:8px 0;padding:0;list-style:none}.changes li{display:grid;grid-template-columns:108px minmax(0,1fr) auto;gap:4px 12px;align-items:center;padding:7px 12px;border:1px solid var(--line);border-radius:8px}.changes .tag{justify-self:start}.changes svg{display:inline-block;width:auto;height:14px;margin:0 4px;vertical-align:-2px}.changes li>:last-child{text-align:right}@media(max-width:640px){.changes li{grid-template-columns:108px minmax(0,1fr)}.changes li>:last-child{grid-column:2;text-align:left}}.cause{margin-bottom:6px;border:1px solid var(--line);border-radius:8px}.cause summary{display:grid;grid-template-columns:minmax(56px,auto) minmax(0,1fr) auto;gap:10px;align-items:baseline;padding:9px 12px;cursor:pointer;list-style:none}.cause b{white-space:nowrap;color:var(--bad)}.cause ul{margin:0;padding:0 12px 10px 78px;columns:300px;list-style:none}.cause li{break-inside:avoid}@media(max-width:640px){.cause summary{grid-template-columns:minmax(44px,auto) minmax(0,1fr)}.cause .tag{grid-column:2;justify-self:start}.cause ul{padding-left:12px}}main,.top>div,footer{max-width:1200px;margin:0 auto;padding:0 20px}.top{position:sticky;top:0;z-index:3;background:var(--bg);border-bottom:1px solid var(--line)}.top>div{display:flex;gap:16px;align-items:center;height:46px}.top b{flex-shrink:1000;max-width:40%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.top nav{display:flex;gap:14px;min-width:0;margin-left:auto;overflow-x:auto;scrollbar-width:none;white-space:nowrap}.top nav a{padding:4px 0;color:var(--soft);text-decoration:none}.top nav a:hover{color:var(--ink);text-decoration:underline}.top select{flex:none;padding:3px 8px}.verdict{margin:20px 0 16px;padding:14px 18px;border-left:5px solid var(--line);border-radius:10px;background:var(--panel)}.verdict-failed .verdict,.verdict-invalid .verdict{border-color:var(--bad);background:var(--bad-bg)}.verdict-passed .verdict{border-color:var(--good);background:var(--good-bg)}.verdict-incomplete .verdict{border-color:var(--warn);background:var(--warn-bg)}.verdict p{margin:4px 0 0}footer{margin-top:34px;padding-bottom:40px;color:var(--soft);font-size:12.5px}.small{font-size:13px}.small table{font-size:12.5px}@media(max-width:800px){.top nav{display:none}.top b{flex:1;max-width:none}}@media(max-width:640px){main,.top>div,footer{padding:0 12px}}@media print{details::details-content{height:auto;content-visibility:visible}.top{position:static}.top nav,.top select{display:none}}.chart{display:block;width:100%;max-width:480px;height:auto}.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin:16px 0}.card,.box{min-width:0;padding:12px 14px;border:1px solid var(--line);border-radius:10px}.card dt{color:var(--soft);font-size:12px}.card dd{margin:0}.card .figure{display:block;font-size:clamp(19px,15px + 1.2vw,24px);font-weight:650;line-height:1.4;letter-spacing:-.01em}.card p{margin:2px 0 0;color:var(--soft);font-size:12px}.card .figure.bad{color:var(--bad)}.card .figure.warn{color:var(--warn)}.card .figure.good{color:var(--good)}.boxes{display:flex;flex-wrap:wrap;gap:16px}.box{flex:1 1 340px}.box h3{margin:0 0 8px;color:var(--soft);font-size:13px;font-weight:600}.box p{margin:6px 0 0;font-size:12.5px}.box.wide{flex-basis:100%}.matrix{width:100%;border-collapse:separate;border-spacing:3px;font-size:12.5px}.matrix :is(th,td){padding:4px 8px;border:0;vertical-align:middle}.matrix td{border-radius:6px;text-align:center;font-variant-numeric:tabular-nums;white-space:nowrap}.matrix thead th{background:none;color:var(--soft);font-weight:500;white-space:normal}.matrix thead th:not(:first-child){text-align:center}.matrix td.good{background:var(--good-bg);color:var(--good)}.matrix td.bad{background:var(--bad-bg);color:var(--bad)}.matrix td.warn{background:var(--warn-bg);color:var(--warn)}.matrix small{display:block;font-size:11px}.matrix tfoot :is(th,td){color:var(--soft)}.matrix tbody th{font-size:13px}.tools thead th:last-child,.tools td:last-child{text-align:left;white-space:normal}.strips{margin:0;padding:0;columns:320px;column-gap:28px;font-size:13px;list-style:none}.strips li{display:flex;gap:10px;align-items:center;padding:2px 0;break-inside:avoid}.strips li>:first-child{display:-webkit-box;flex:1 1 auto;min-width:0;overflow:hidden;text-overflow:ellipsis;-webkit-box-orient:vertical;-webkit-line-clamp:2}.strips .chart{flex:none;width:auto;height:14px}.strips li>:last-child{color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap}.chart a:is(:hover,:focus-visible)>*{stroke:var(--link);stroke-width:1.5}.matrix td a{color:inherit;text-decoration:none}.matrix td a:is(:hover,:focus-visible){text-decoration:underline}.strips li a,.matrix th a{color:inherit}.toolbar{position:sticky;top:46px;z-index:2;display:grid;gap:8px;padding:10px 0;background:var(--bg)}.toolbar input[type=search]{width:100%;padding:7px 10px;background:var(--bg);border:1px solid var(--line);border-radius:8px}.pills{display:flex;flex-wrap:wrap;gap:6px}.facet{position:relative}.facet summary{list-style:none}.facet summary:after{content:\" ▾\"}.facet fieldset{position:absolute;z-index:2;margin:4px 0 0;padding:8px 12px;width:max-content;max-width:min(340px,80vw);max-height:50vh;overflow-y:auto;background:var(--bg);border:1px solid var(--line);border-radius:8px;box-shadow:0 6px 20px #0003}.facet label{display:flex;gap:8px;padding:3px 0}.facet .name{flex:1;min-width:0}.shown{margin:4px 0 10px}.cases{margin:0;padding:0;list-style:none}.case,.case :is(a,button,summary,pre){scroll-margin-top:calc(var(--toolbar, 90px) + 52px)}.case{margin-bottom:6px;border:1px solid var(--line);border-radius:10px}.case h3{margin:0}.row{display:grid;grid-template-columns:10px minmax(0,1fr) auto auto 72px 72px;gap:12px;align-items:center;width:100%;height:38px;padding:0 14px;border:0;border-radius:10px;text-align:left;font-weight:400}.case .title{grid-column:2;overflow:hidden;font-weight:600;text-overflow:ellipsis;white-space:nowrap}.case[data-open] .title{white-space:normal}.case[data-open] .row{height:auto;min-height:38px;padding:6px 14px;background:var(--panel);border-radius:10px 10px 0 0}.tags{display:flex;grid-column:3;gap:6px}.case .signs{grid-column:4}.case .figure{grid-column:5;color:var(--soft);text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}.case .time{grid-column:6}.dot{width:10px;height:10px;border-radius:50%;background:var(--good)}.is-failing .dot{background:var(--bad);border-radius:2px}.is-unfinished .dot,.is-flaky .dot{background:var(--warn)}.is-skipped .dot{background:var(--line)}.strip{display:inline-flex;gap:3px;vertical-align:middle}.strip i{width:13px;height:13px;border-radius:3px;background:var(--good);opacity:.5;font-style:normal}.strip i:is(.f,.e,.r,.u){opacity:1}.strip i.f,.strip i.e{background:var(--bad)}.strip i:is(.f,.e):after{content:\"×\";display:block;color:var(--bg);font:700 12px/13px system-ui,sans-serif;text-align:center}.strip i.e:after{content:\"!\"}.strip i.r,.strip i.u{background:var(--warn)}.strip i.s{background:var(--line);opacity:1}.body{border-top:1px solid var(--line)}.about{padding:4px 16px 0}.split{display:grid;grid-template-columns:190px minmax(0,1fr)}.iterations{margin:0;padding:8px;max-height:480px;overflow-y:auto;list-style:none}.iteration{display:flex;justify-content:space-between;gap:8px;width:100%;padding:5px 10px;border:0;border-radius:7px;text-align:left}.iteration:hover{background:var(--panel)}.iterations :is(.is-failed,.is-error){color:var(--bad)}.iterations [aria-current]{background:var(--panel);font-weight:600}.iterations :is(.is-failed,.is-error)[aria-current]{background:var(--bad-bg)}.evidence{min-width:0;padding:8px 16px 14px}.split>.evidence{border-left:1px solid var(--line)}.line{display:block}.minus{background:var(--bad-bg)}.plus{background:var(--good-bg)}.assertions{display:grid;gap:4px;margin:6px 0;padding:0;list-style:none}.assertions .reason{margin-left:8px}@media(max-width:640px){.toolbar{position:static}.case,.case :is(a,button,summary,pre){scroll-margin-top:56px}.row{grid-template-columns:10px minmax(0,1fr) 60px;padding:0 10px}.case :is(.signs,.time){display:none}.tags{display:none}.case[data-open] .tags{display:flex;grid-column:2;grid-row:2}.case .figure{grid-column:3}.split{grid-template-columns:minmax(0,1fr)}.iterations{display:flex;flex-wrap:wrap;max-height:170px;border-bottom:1px solid var(--line)}.iteration{width:auto;white-space:nowrap}.split>.evidence{padding:8px 12px 12px;border-left:0}}@media print{.toolbar,.iterations,.evidence .pills{display:none}.figures-line:not(:first-child){margin-top:20px;padding-top:8px;border-top:1px solid var(--line)}.split{grid-template-columns:minmax(0,1fr)}.case .title{white-space:normal}}.timeline{position:relative;height:18px;margin-top:10px;overflow:hidden;background:var(--panel);border-radius:5px}.timeline i{position:absolute;top:3px;bottom:3px;min-width:2px;border-radius:3px}.k-connect,.k-list,.k-other{background:var(--soft)}.k-list{opacity:.6}.k-model{background:var(--accent)}.k-call{background:var(--link)}.timeline .is-error{background:var(--bad)}.key{display:flex;flex-wrap:wrap;gap:2px 14px;margin:4px 0 10px;font-size:12px}.key i{display:inline-block;width:9px;height:9px;margin-right:5px;border-radius:2px}.messages{margin:0;padding:0;list-style:none}.message{margin:10px 0}.who{margin:0 0 2px;font-size:12px}.bubble{width:fit-content;max-width:min(82%,760px);padding:7px 12px;border:1px solid var(--line);border-radius:12px}.by-user .bubble,.by-system .bubble{background:var(--panel)}.said{white-space:pre-wrap}.by-assistant>.bubble{margin-left:auto}.by-assistant>.who{text-align:right}.thought{margin:4px 0;color:var(--soft)}.call{margin:6px 0;overflow:hidden;border:1px solid var(--line);border-radius:10px}.call.is-bad{border-color:var(--bad)}.call summary{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:center;padding:6px 12px;background:var(--panel);cursor:pointer}.call summary code{font-weight:700}.call summary>.soft{margin-left:auto}.call>:not(summary){margin:8px 12px}.json-head{display:flex;gap:8px;align-items:center;justify-content:space-between;font-size:12px}.json pre{margin:4px 0;max-height:420px;overflow:auto}.copy{padding:1px 9px;font-size:12px}.differs{width:100%}.differs :is(th,td){overflow-wrap:anywhere}.conversation img{display:block;max-width:100%;max-height:480px;margin:6px 0;border:1px solid var(--line);border-radius:8px}.beside{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:18px}@media(max-width:800px){.beside{grid-template-columns:minmax(0,1fr)}.bubble{max-width:100%}}@media print{.copy{display:none}.json pre{max-height:none}}\n";
/** Base64 SHA-256 of the styles: the only ones the page lets apply. */
const PAGE_STYLES_SHA256 = 'QRwjlvdAbvFFf9rcQ5DqvZOmEAXijQMlMtLD7n6A5Zg=';

;// CONCATENATED MODULE: ./build/render/charts/rate-bar.js


const WIDTH = 200;
const rate_bar_HEIGHT = 20;
/** A pass rate as a bar, with its interval and a mark at what is wanted. A card is too small for words in it. */
function rateBar(bar) {
    const { rate, interval, threshold, tone } = bar;
    const x = linear([0, 1], [0, WIDTH]);
    const back = { y: 7, height: 6, rx: 3 };
    const colour = TONES[tone];
    const parts = [
        svg_element('rect', { ...back, width: WIDTH, fill: 'var(--line)' }),
        svg_element('rect', { ...back, width: x(within(rate)), fill: colour }),
    ];
    if (interval !== undefined) {
        const [low, high] = [x(within(interval.low)), x(within(interval.high))];
        const end = (at) => svg_element('path', { d: `M${at.toFixed(2)} 4v12`, stroke: colour });
        parts.push(svg_element('rect', { x: low, y: 4, width: high - low, height: 12, fill: colour, opacity: 0.28 }), ...[end(low), end(high)]);
    }
    if (threshold !== undefined) {
        const at = x(within(threshold));
        const mark = { d: `M${at.toFixed(2)} 1v18`, stroke: 'var(--ink)', 'stroke-width': 2 };
        parts.push(svg_element('path', mark));
    }
    return drawing({ width: WIDTH, height: rate_bar_HEIGHT, label: rate_bar_wordsOf(bar), parts });
}
function within(fraction) {
    return Math.min(1, Math.max(0, fraction));
}
function rate_bar_wordsOf({ rate, interval, threshold, }) {
    const parts = [`${(0,quantity/* formatPercent */.l9)(rate)} passed`];
    if (interval !== undefined) {
        const { low, high, confidence } = interval;
        const sure = (0,quantity/* formatExactPercent */.oy)(confidence);
        parts.push(`${sure} interval ${(0,quantity/* formatPercent */.l9)(low)} to ${(0,quantity/* formatPercent */.l9)(high)}`);
    }
    if (threshold !== undefined)
        parts.push(`${(0,quantity/* formatExactPercent */.oy)(threshold)} wanted`);
    return parts.join(', ');
}

// EXTERNAL MODULE: ./build/render/facts/history.js
var facts_history = __webpack_require__(49657);
// EXTERNAL MODULE: ./build/render/text/durations.js
var text_durations = __webpack_require__(21104);
;// CONCATENATED MODULE: ./build/render/facts/numbers/beside-baseline.js


/** Cases that the baseline has too, and that do the same there. */
function sharedCases(report, baseline) {
    const beforeOf = baselineCases(report, baseline);
    return report.cases.flatMap((head) => {
        const before = beforeOf(head);
        const isSame = before?.definition === undefined || before.definition === head.definition;
        return before === undefined || !isSame ? [] : [{ head, before }];
    });
}
/**
 * What an iteration uses beside what it used in the baseline, of the cases that both have: so neither
 * cases that came nor iterations that were added count as more. Null where there is no such case.
 */
function useChange(report, baseline, cost) {
    const shared = sharedCases(report, baseline);
    if (shared.length === 0 || baseline?.outcome !== 'found')
        return null;
    return {
        tokens: meanGrowth(shared, ({ tokens }) => tokens.total),
        p95Ms: growth(p95Of(shared.map(({ head }) => head)), p95Of(shared.map((one) => one.before))),
        cost: cost === null ? null : meanGrowth(shared, cost),
        ...{ shared: shared.length, cases: report.cases.length },
        isOneSession: baseline.baseline.origin.kind === 'checkout',
    };
}
/** Durations of the cases that both have, as the baseline tells them, ascending. */
function durationsBefore(report, baseline) {
    return (0,text_durations/* sortedDurationsMs */.V)(sharedCases(report, baseline).flatMap(({ before }) => before.iterations));
}
function p95Of(cases) {
    return (0,text_durations/* percentile */.Y)((0,text_durations/* sortedDurationsMs */.V)(cases.flatMap(({ iterations }) => iterations)), 0.95);
}
/** Of the cases of which both sides tell it, each with its mean, however often it ran. */
function meanGrowth(shared, measure) {
    const sum = { head: 0, before: 0 };
    for (const one of shared) {
        const [head, before] = [meanOf(one.head, measure), meanOf(one.before, measure)];
        if (head === null || before === null)
            continue;
        sum.head += head;
        sum.before += before;
    }
    return growth(sum.head, sum.before);
}
/** Null where some iteration does not tell it: the others would pass for all. */
function meanOf(testCase, measure) {
    const ended = testCase.iterations.filter(isWhole);
    let sum = 0;
    for (const iteration of ended) {
        const figure = measure(iteration, testCase);
        if (figure === null)
            return null;
        sum += figure;
    }
    return ended.length === 0 ? null : sum / ended.length;
}
const isWhole = ({ outcome }) => outcome !== 'skipped' && outcome !== 'unfinished';
function growth(now, before) {
    return now === null || before === null || !(before > 0) ? null : now / before - 1;
}

// EXTERNAL MODULE: ./build/model/cases/models-ran.js
var models_ran = __webpack_require__(73924);
;// CONCATENATED MODULE: ./build/render/facts/numbers/costs.js

/** By the prices that the policy gives; null where it gives none. */
function costsBy({ prices }) {
    if (prices === undefined)
        return null;
    const byModel = new Map(prices.map((price) => [price.model, price]));
    return (iteration, testCase) => {
        if (iteration.outcome === 'skipped')
            return 0;
        const model = (0,models_ran/* modelRanOn */.U)(iteration, testCase);
        const { input, output, total } = iteration.tokens;
        // It ran on no model, as steps without a prompt do.
        if (model === null && [input, output, total].every((count) => count === null))
            return 0;
        const price = byModel.get(model ?? '');
        return price === undefined ? null : (0,models_ran/* costOf */.ho)(iteration, price);
    };
}
/** The sum of all iterations; null where that of some is not known, or no model ran. */
function totalCost({ cases }, cost) {
    let sum = 0;
    for (const testCase of cases) {
        if (testCase.folded !== undefined)
            return null;
        for (const iteration of testCase.iterations) {
            const one = cost(iteration, testCase);
            if (one === null)
                return null;
            sum += one;
        }
    }
    return sum === 0 ? null : sum;
}

// EXTERNAL MODULE: ./build/model/cases/folded-cases.js
var folded_cases = __webpack_require__(99535);
;// CONCATENATED MODULE: ./build/render/facts/numbers/latency.js



/** So many bins, and some more where rounding makes them. */
const BINS = 16;
/** Durations of all iterations that count, folded ones too; null where none or not all are known. */
const latencyFacts = (0,once_per/* oncePer */.P)((report) => latencyBeside(report, new Float64Array()));
/**
 * The same beside how long they took in the baseline.
 * @param before durations, ascending.
 */
function latencyBeside({ cases }, before) {
    const known = [];
    for (const testCase of cases) {
        // Percentiles of a part would pass for those of all.
        if (!gatherDurations(testCase, known))
            return null;
    }
    const ascending = Float64Array.from(known.filter(isCredible)).sort();
    const former = before.filter(isCredible);
    if (ascending.length === 0)
        return null;
    return {
        ...{ count: ascending.length, bins: binsOf(ascending, former) },
        ...{ p50Ms: at(ascending, 0.5), p95Ms: at(ascending, 0.95), p99Ms: at(ascending, 0.99) },
        ...(former.length > 0 && { before: { p50Ms: at(former, 0.5), p95Ms: at(former, 0.95) } }),
    };
}
const at = (ascending, fraction) => (0,text_durations/* percentile */.Y)(ascending, fraction) ?? 0;
/** A report from elsewhere may say any number. */
function isCredible(durationMs) {
    return durationMs >= 0 && durationMs <= Number.MAX_SAFE_INTEGER;
}
/** Whether those of its folded iterations are known one by one. */
function gatherDurations({ iterations, folded }, known) {
    for (const { durationMs, outcome } of iterations) {
        if (durationMs !== null && outcome !== 'skipped')
            known.push(durationMs);
    }
    if (folded === undefined)
        return true;
    let told = 0;
    for (const { durationMs, passed } of (0,folded_cases/* unpackCases */.kZ)(folded)) {
        if (passed === 0)
            continue;
        if (passed !== 1 || durationMs === null)
            return false;
        known.push(durationMs);
        told += 1;
    }
    return told === folded.passed;
}
/** Equal bins up to the 99th percentile, and one for the few that took longer: one of them may be huge. */
function binsOf(ascending, former) {
    const least = Math.min(ascending[0] ?? 0, former[0] ?? Number.POSITIVE_INFINITY);
    const p99Ms = Math.max(at(ascending, 0.99), at(former, 0.99));
    const step = roundStep((p99Ms - least) / BINS || p99Ms / BINS);
    const first = Math.floor(least / step);
    const last = Math.floor(p99Ms / step);
    const empty = { count: 0, ...(former.length > 0 && { before: 0 }) };
    const bins = Array.from({ length: last - first + 1 }, (_, place) => {
        return { fromMs: (first + place) * step, toMs: (first + place + 1) * step, ...empty };
    });
    const longer = {
        ...{ fromMs: (last + 1) * step, toMs: Number.POSITIVE_INFINITY },
        ...empty,
    };
    const binOf = (durationMs) => bins[Math.floor(durationMs / step) - first] ?? longer;
    for (const durationMs of ascending)
        binOf(durationMs).count += 1;
    const share = ascending.length / former.length;
    for (const durationMs of former) {
        const bin = binOf(durationMs);
        bin.before = (bin.before ?? 0) + share;
    }
    return longer.count + (longer.before ?? 0) > 0 ? [...bins, longer] : bins;
}
const ROUND = [1, 2, 5, 10];
/** The least of 1, 2 and 5 times a power of ten that is no less: what people count by. */
function roundStep(least) {
    if (!(least > 0))
        return 1;
    const power = 10 ** Math.floor(Math.log10(least));
    // A hair of tolerance, since powers of ten below one are not exact.
    const factor = ROUND.find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
    return factor * power;
}

;// CONCATENATED MODULE: ./build/render/html/numbers/cards.js









/** The figures that are looked at first, each on a card of its own. */
function cards(facts, verdict, baseline) {
    const cost = costsBy(verdict);
    const change = useChange(facts.report, baseline, cost);
    const shown = [
        rateCard(facts, verdict),
        ...comparedCards(verdict),
        flakyCard(facts, verdict),
        timeCard(facts, change),
        tokensCard(facts, change),
        costCard(facts, cost, change),
    ].filter((card) => card !== null);
    return `<dl class="cards">${shown.map(cardMarkup).join('')}</dl>`;
}
function cardMarkup({ title, figure, tone, chart = '', details = [] }) {
    const colour = tone === undefined || tone === 'plain' ? '' : ` ${tone}`;
    const more = details.length === 0 ? '' : `<p>${details.join(' · ')}</p>`;
    return `<div class="card"><dt>${title}</dt><dd><strong class="figure${colour}">${figure}</strong>${chart}${more}</dd></div>`;
}
function rateCard(facts, verdict) {
    const own = (0,own_rate/* ownRate */.d)(facts, verdict);
    if (own === null)
        return null;
    const { passed, total } = own.sample;
    const delta = (0,facts_history/* formatDelta */.CW)(facts.report, own.rate, (0,facts_history/* ranBeside */.uQ)(verdict));
    const wanted = own.threshold === undefined ? [] : [`${(0,quantity/* formatExactPercent */.oy)(own.threshold)} wanted`];
    const share = `${(0,quantity/* formatCount */.B4)(passed)} of ${(0,quantity/* countOf */.pq)(total, facts.noun)}`;
    return {
        title: 'Pass rate',
        figure: (0,quantity/* formatPercent */.l9)(own.rate),
        chart: rateBar(own),
        details: [share, ...wanted, ...(delta === null ? [] : [delta])],
    };
}
function comparedCards(verdict) {
    const { counts } = (0,story_changes/* changesOf */.f)(verdict) ?? {};
    if (counts === undefined)
        return [];
    const others = [
        [counts.fixed, 'fixed'],
        [counts.still, 'still failing'],
        [counts.less, 'lower, maybe by chance'],
    ];
    return [
        {
            title: 'Newly failing',
            figure: (0,quantity/* formatCount */.B4)(counts.new),
            tone: counts.new > 0 ? 'bad' : 'plain',
            details: others.flatMap(([count, word]) => count > 0 ? [`${(0,quantity/* formatCount */.B4)(count)} ${word}`] : []),
        },
    ];
}
/** Cases that came out in several ways, which says something only where a case had several chances. */
function flakyCard({ cases, repeats, counts }, verdict) {
    if (!repeats && counts.flaky === 0)
        return null;
    const changes = (0,story_changes/* changesOf */.f)(verdict);
    const flaky = cases.filter(({ testCase, counts: { passed, failed, flaky: retried } }) => (retried > 0 || (passed > 0 && failed > 0)) && changes?.kindOf(testCase) !== 'new');
    return {
        title: 'Flaky',
        figure: (0,quantity/* formatCount */.B4)(flaky.length),
        tone: flaky.length > 0 ? 'warn' : 'plain',
        details: flaky.length === 0
            ? []
            : [changes === null ? 'passed and failed' : 'passed and failed, not newly'],
    };
}
/** `▲ 12% more`, so that neither colour nor a sign alone says it; nothing where nobody knows. */
function changeOf(change, figure) {
    const growth = change?.[figure] ?? null;
    if (change === null || growth === null)
        return [];
    const isApart = figure === 'p95Ms' && !change.isOneSession;
    const than = `${baselineWords(change)}${isApart ? ', which ran apart' : ''}`;
    if (growth === 0)
        return [`as ${than}`];
    const part = Math.abs(growth);
    const size = part > 1 ? `${(0,quantity/* formatCount */.B4)(Math.round(part * 100))}%` : (0,quantity/* formatPercent */.l9)(part);
    return [growth > 0 ? `▲&nbsp;${size} more than ${than}` : `▼&nbsp;${size} less than ${than}`];
}
/** What a change is from, and of which cases where that is not all of them. */
function baselineWords({ shared, cases }) {
    return shared === cases
        ? 'in the baseline'
        : `in the baseline (${(0,quantity/* countOf */.pq)(shared, 'case')} in both)`;
}
function timeCard(facts, change) {
    const { report, totalDurationMs, wallMs, noun } = facts;
    if (wallMs === null && totalDurationMs === null)
        return null;
    const latency = latencyFacts(report);
    const summed = totalDurationMs === null ? [] : [`${(0,format/* formatDuration */.a3)(totalDurationMs)} summed`];
    const slow = latency === null
        ? []
        : [
            [`p95 of ${noun}s ${(0,format/* formatDuration */.a3)(latency.p95Ms)}`, ...changeOf(change, 'p95Ms')].join(', '),
        ];
    return wallMs === null
        ? { title: 'Time, summed', figure: (0,format/* formatDuration */.a3)(totalDurationMs), details: slow }
        : { title: 'Wall time', figure: (0,format/* formatDuration */.a3)(wallMs), details: [...summed, ...slow] };
}
function tokensCard({ tokens: { total, input, output }, noun }, change) {
    if (total === null)
        return null;
    const parts = input === null || output === null ? [] : [[input, 'in'], [output, 'out']];
    return {
        title: 'Tokens',
        figure: (0,format/* formatTokens */._y)(total),
        details: [
            ...parts.map(([count, word]) => `${(0,format/* formatTokens */._y)(count)} ${word}`),
            ...changeOf(change, 'tokens').map((words) => `per ${noun} ${words}`),
        ],
    };
}
function costCard({ report, noun }, cost, change) {
    const total = cost === null ? null : totalCost(report, cost);
    return total === null
        ? null
        : {
            ...{ title: 'Cost', figure: (0,format/* formatAmount */.ej)(total) },
            details: [
                'by the prices of the policy',
                ...changeOf(change, 'cost').map((words) => `per ${noun} ${words}`),
            ],
        };
}

;// CONCATENATED MODULE: ./build/render/charts/latency-histogram.js



const latency_histogram_WIDTH = 340;
const latency_histogram_HEIGHT = 150;
/** Where bars begin and end. */
const SIDES = [8, latency_histogram_WIDTH - 8];
const FLOOR = 126;
/** Below the lines of the percentiles' words. */
const CEILING = 44;
/** Words of a mark stand before it where there is no room behind. */
const WORDS_ROOM = 90;
/**
 * How long iterations took: bars of bins, marks of the percentiles, and the baseline's as an outline.
 * @param addressOf where a bar leads; null where nowhere.
 */
function latencyHistogram(facts, noun, addressOf) {
    const { bins, p50Ms, p95Ms, p99Ms } = facts;
    const [left, right] = SIDES;
    const wide = (right - left) / Math.max(1, bins.length);
    const top = linear([0, highest(bins)], [FLOOR, CEILING]);
    const bars = bins.map((bin, at) => {
        const y = top(bin.count);
        // What is there is seen, however little it is beside the others.
        const height = bin.count > 0 ? Math.max(1, FLOOR - y) : 0;
        const place = {
            x: left + at * wide + 1,
            y: FLOOR - height,
            width: Math.max(1, wide - 2),
            height,
        };
        const label = binWords(bin, noun);
        const bar = svg_element('rect', { ...place, fill: 'var(--accent)' }, hint(label));
        const address = bin.count > 0 ? (addressOf?.(bin) ?? null) : null;
        return linked(bar, { address, label });
    });
    const x = latency_histogram_placeOf(bins, wide);
    const marks = [
        { name: 'p50', ms: p50Ms, y: 12, fill: 'var(--soft)', dash: '1 3' },
        { name: 'p95', ms: p95Ms, y: 24, fill: 'var(--warn)', dash: '4 3' },
        { name: 'p99', ms: p99Ms, y: 36, fill: 'var(--bad)', dash: undefined },
    ].map(({ name, ms, y, fill, dash }) => {
        const at = x(ms);
        const isLate = at > latency_histogram_WIDTH - WORDS_ROOM;
        const line = `M${at.toFixed(2)} ${y - 9}V${FLOOR}`;
        return {
            line: svg_element('path', { d: line, stroke: fill, 'stroke-dasharray': dash }),
            told: words({ x: isLate ? at - 4 : at + 4, y, anchor: isLate ? 'end' : 'start', fill, isAbove: true }, `${name} ${(0,format/* formatDuration */.a3)(ms)}`),
        };
    });
    const axis = svg_element('path', { d: `M${left} ${FLOOR}H${right}`, stroke: 'var(--line)' });
    const outline = facts.before === undefined ? [] : [outlineOf(bins, wide, top)];
    // What one mark says may stand on the line of another.
    const told = [...marks.map((mark) => mark.line), ...marks.map((mark) => mark.told)];
    const parts = [...bars, ...outline, axis, ...told, ...axisWords(facts)];
    return drawing({
        ...{ width: latency_histogram_WIDTH, height: latency_histogram_HEIGHT, label: latency_histogram_wordsOf(facts, noun), parts },
        isLinked: addressOf !== undefined,
    });
}
function highest(bins) {
    return bins.reduce((most, { count, before = 0 }) => Math.max(most, count, before), 1);
}
/** Steps over the bins, which stay seen below it. */
function outlineOf(bins, wide, top) {
    const [left] = SIDES;
    const steps = bins.map(({ before = 0 }, at) => `V${top(before).toFixed(2)}H${(left + (at + 1) * wide).toFixed(2)}`);
    return svg_element('path', {
        ...{ d: `M${left} ${FLOOR}${steps.join('')}V${FLOOR}`, fill: 'none' },
        ...{ stroke: 'var(--ink)', 'stroke-width': 1.2, 'stroke-linejoin': 'round' },
    });
}
function binWords({ fromMs, toMs, count }, noun) {
    const from = (0,format/* formatDuration */.a3)(fromMs);
    const range = Number.isFinite(toMs) ? `${from} to ${(0,format/* formatDuration */.a3)(toMs)}` : `${from} or more`;
    return `${range}: ${(0,quantity/* countOf */.pq)(count, noun)}`;
}
/** Where on the line a duration is that some bin has. */
function latency_histogram_placeOf(bins, wide) {
    const [left] = SIDES;
    return (ms) => {
        const at = bins.findIndex(({ fromMs, toMs }) => ms >= fromMs && ms < toMs);
        const bin = bins[at];
        if (bin === undefined)
            return left;
        const part = Number.isFinite(bin.toMs) ? (ms - bin.fromMs) / (bin.toMs - bin.fromMs) : 0;
        return left + (at + part) * wide;
    };
}
function axisWords({ bins, before }) {
    const [first] = bins;
    const last = bins.at(-1);
    if (first === undefined || last === undefined)
        return [];
    const [left, right] = SIDES;
    const isOpen = !Number.isFinite(last.toMs);
    const end = isOpen ? `${(0,format/* formatDuration */.a3)(last.fromMs)} or more` : (0,format/* formatDuration */.a3)(last.toMs);
    return [
        words({ x: left, y: latency_histogram_HEIGHT - 8 }, (0,format/* formatDuration */.a3)(first.fromMs)),
        words({ x: right, y: latency_histogram_HEIGHT - 8, anchor: 'end' }, end),
        ...(before === undefined
            ? []
            : [words({ x: latency_histogram_WIDTH / 2, y: latency_histogram_HEIGHT - 8, anchor: 'middle' }, 'line: the baseline')]),
    ];
}
function latency_histogram_wordsOf(facts, noun) {
    const { count, bins, p50Ms, p95Ms, p99Ms, before } = facts;
    const most = bins.reduce((best, bin) => (best === undefined || bin.count > best.count ? bin : best), undefined);
    const figures = `median ${(0,format/* formatDuration */.a3)(p50Ms)}, 95th percentile ${(0,format/* formatDuration */.a3)(p95Ms)}, 99th percentile ${(0,format/* formatDuration */.a3)(p99Ms)}`;
    const peak = most === undefined ? '' : `; most in ${binWords(most, noun)}`;
    const former = before === undefined
        ? ''
        : `; in the baseline median ${(0,format/* formatDuration */.a3)(before.p50Ms)}, 95th percentile ${(0,format/* formatDuration */.a3)(before.p95Ms)}`;
    return `Durations of ${(0,quantity/* formatCount */.B4)(count)} ${noun}s: ${figures}${peak}${former}`;
}

;// CONCATENATED MODULE: ./build/render/charts/token-bars.js


const token_bars_WIDTH = 340;
const ROW = 34;
/** Between what went in and what came out. */
const GAP = 2;
const token_bars_NAME_LENGTH = 32;
/** Tokens in and out, one bar a model, all on one scale. */
function tokenBars(bars) {
    const x = linear([0, bars.reduce((most, { input, output }) => Math.max(most, input + output), 1)], [0, token_bars_WIDTH - GAP]);
    const parts = bars.flatMap(({ name, input, output }, at) => {
        const top = at * ROW;
        const rect = { y: top + 16, height: 10, rx: 2 };
        const end = x(input);
        return [
            words({ x: 0, y: top + 11, fill: 'var(--ink)' }, name, token_bars_NAME_LENGTH),
            words({ x: token_bars_WIDTH, y: top + 11, anchor: 'end' }, `${(0,format/* formatTokens */._y)(input)} in, ${(0,format/* formatTokens */._y)(output)} out`),
            svg_element('rect', { ...rect, width: Math.max(1, end), fill: 'var(--accent)' }),
            svg_element('rect', {
                ...{ ...rect, x: end + GAP, width: Math.max(1, x(output)), fill: 'var(--soft)' },
            }),
        ];
    });
    const label = bars.map(({ name, input, output }) => `${name}: ${(0,format/* formatTokens */._y)(input)} in, ${(0,format/* formatTokens */._y)(output)} out`);
    return drawing({
        ...{ width: token_bars_WIDTH, height: Math.max(1, bars.length) * ROW, parts },
        label: `Tokens. ${label.join('; ')}`,
    });
}

;// CONCATENATED MODULE: ./build/render/charts/trend.js



const trend_WIDTH = 340;
const trend_HEIGHT = 130;
const trend_SIDES = [14, trend_WIDTH - 14];
const [trend_CEILING, trend_FLOOR] = [18, 108];
/** The scale begins at such a step below the lowest, and not above this: what falls must be seen. */
const STEP = 0.05;
const HIGHEST_FLOOR = 0.8;
/**
 * Pass rates of runs, the reported one last, with what the gate asks for.
 * @param addressOf where a point leads; null where nowhere.
 */
function trendChart(points, own, addressOf = () => null) {
    const { interval, threshold, tone } = own;
    const values = points.map(({ passRate }) => passRate);
    const lows = [...values, threshold ?? 1, interval?.low ?? 1];
    const floor = floorOf(Math.min(...lows));
    const y = linear([floor, 1], [trend_FLOOR, trend_CEILING]);
    const x = linear([0, Math.max(1, points.length - 1)], trend_SIDES);
    const [left, right] = trend_SIDES;
    const axis = svg_element('path', { d: `M${left} ${trend_FLOOR}H${right}`, stroke: 'var(--line)' });
    const line = points.map(({ passRate }, at) => `${x(at).toFixed(2)},${y(passRate).toFixed(2)}`);
    const parts = [
        axis,
        ...(threshold === undefined ? [] : [gateLine(y(threshold))]),
        svg_element('polyline', {
            ...{ points: line.join(' '), fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2 },
        }),
        // Below the point, which is what can be pressed.
        ...(interval === undefined
            ? []
            : [whiskers(x(points.length - 1), [y(interval.low), y(interval.high)], TONES[tone])]),
        ...points.map((point, at) => {
            const place = { cx: x(at), cy: y(point.passRate), r: point.own ? 4.5 : 2.5 };
            const fill = point.own ? TONES[tone] : 'var(--accent)';
            const label = pointWords(point);
            const drawn = svg_element('circle', { ...place, fill }, hint(label));
            return linked(drawn, { address: addressOf(point), label });
        }),
        ...(threshold === undefined ? [] : [gateWords(threshold, y(threshold))]),
        words({ x: left, y: trend_HEIGHT - 8 }, `from ${(0,quantity/* formatExactPercent */.oy)(floor)}`),
        words({ x: right, y: trend_HEIGHT - 8, anchor: 'end' }, 'this run'),
    ];
    const asked = threshold === undefined ? '' : ` The gate asks for ${(0,quantity/* formatExactPercent */.oy)(threshold)}.`;
    return drawing({
        width: trend_WIDTH,
        height: trend_HEIGHT,
        label: `${(0,facts_history/* describeHistory */.aq)(points)}${asked}`,
        parts,
        isLinked: points.some((point) => addressOf(point) !== null),
    });
}
function floorOf(lowest) {
    const below = Math.floor(lowest / STEP + 1e-9) * STEP;
    return Math.max(0, Math.min(HIGHEST_FLOOR, Number(below.toFixed(2))));
}
function gateLine(at) {
    const [left, right] = trend_SIDES;
    return svg_element('path', {
        ...{ d: `M${left} ${at.toFixed(2)}H${right}`, stroke: 'var(--warn)' },
        'stroke-dasharray': '4 4',
    });
}
function gateWords(threshold, at) {
    const place = { x: trend_SIDES[0], y: at - 4, fill: 'var(--warn)', isAbove: true };
    return words(place, `gate ${(0,quantity/* formatExactPercent */.oy)(threshold)}`);
}
function whiskers(at, [low, high], stroke) {
    const [x, y] = [at.toFixed(2), high.toFixed(2)];
    const end = (level) => `M${(at - 4).toFixed(2)} ${level}h8`;
    return svg_element('path', {
        d: `M${x} ${y}V${low.toFixed(2)}${end(y)}${end(low.toFixed(2))}`,
        stroke,
    });
}
function pointWords({ passRate, runNumber, own }) {
    const run = own ? 'this run' : runNumber === null ? 'an earlier run' : `run ${runNumber}`;
    return `${run}: ${(0,quantity/* formatPercent */.l9)(passRate)}`;
}

;// CONCATENATED MODULE: ./build/render/html/numbers/heat-map.js






const STRIPS_SHOWN = 50;
const heat_map_TITLE_LENGTH = 120;
/** The worst cases, iteration by iteration; empty where each ran once. */
function heatMapBox(facts) {
    const { rows, more } = worstCases(facts, STRIPS_SHOWN);
    if (rows.length === 0)
        return '';
    const keys = caseKeys(facts.report.cases);
    const lines = rows.map(({ testCase, counts: { passed, total } }) => {
        const name = markup_text((0,case_name/* caseName */.c)(testCase), heat_map_TITLE_LENGTH);
        const title = inner(name, caseAddress(keys, testCase));
        const strip = iterationStrip(testCase.iterations, (one) => caseAddress(keys, testCase, one));
        const share = `${(0,quantity/* formatCount */.B4)(passed)}/${(0,quantity/* formatCount */.B4)(total)}`;
        return `<li>${title}${strip}<span>${share}</span></li>`;
    });
    const rest = more > 0 ? `<p class="soft">${(0,quantity/* countOf */.pq)(more, 'more case')} passed as often or more.</p>` : '';
    return box('Case × iteration', `<ol class="strips">${lines.join('\n')}</ol>${rest}`, true);
}
/** The cases with the lowest pass rates, told one by one; none where no case ran more than once. */
function worstCases({ cases, repeats }, limit) {
    const told = repeats ? cases.filter(({ testCase }) => testCase.iterations.length > 0) : [];
    const rated = told
        .map((facts) => ({ facts, rate: (0,model_counts/* passRate */.sc)(facts.counts) ?? 2 }))
        .sort((one, other) => one.rate - other.rate);
    const rows = rated.slice(0, limit).map(({ facts }) => facts);
    return { rows, more: told.length - rows.length };
}

;// CONCATENATED MODULE: ./build/render/facts/numbers/model-matrix.js



/** Cases that ran on the models, by their results on each; a case with variants is one row. */
function modelMatrix(cases, models, cost = null) {
    const rows = [...Map.groupBy(cases, rowKey)].flatMap(([, group]) => {
        const [first] = group;
        const byModel = groupByModel(group);
        if (first === undefined || byModel.size === 0)
            return [];
        const cells = new Map(models.flatMap((model) => {
            const iterations = byModel.get(model);
            const cell = iterations === undefined ? null : model_matrix_cellOf(iterations, cost);
            return cell === null ? [] : [[model, cell]];
        }));
        const title = first.variant?.title ?? first.title;
        return cells.size === 0 ? [] : [{ title, cases: group, cells }];
    });
    return { models, rows: rows.sort((one, other) => rateOf(one) - rateOf(other)) };
}
function rowKey({ id, variant }) {
    return variant === undefined ? `case ${id}` : `variant ${variant.title}`;
}
function groupByModel(cases) {
    const byModel = new Map();
    for (const testCase of cases) {
        const { iterations, variant } = testCase;
        for (const iteration of iterations) {
            const { model, provider } = iteration;
            const ran = model === null ? (variant ?? null) : { model, provider };
            if (ran === null)
                continue;
            const name = (0,listed_names/* modelName */.fD)(ran);
            const group = byModel.get(name);
            if (group === undefined)
                byModel.set(name, [{ iteration, testCase }]);
            else
                group.push({ iteration, testCase });
        }
    }
    return byModel;
}
function model_matrix_cellOf(ran, cost) {
    const iterations = ran.map(({ iteration }) => iteration);
    const isBad = ({ iteration: { outcome } }) => outcome === 'failed' || outcome === 'error';
    const example = ran.find(isBad) ?? ran[0];
    if (example === undefined)
        return null;
    const costs = ran.map(({ iteration, testCase }) => cost?.(iteration, testCase) ?? null);
    return {
        counts: (0,model_counts/* countIterations */.ai)(iterations),
        medianDurationMs: (0,text_durations/* percentile */.Y)((0,text_durations/* sortedDurationsMs */.V)(iterations), 0.5),
        cost: sumOfAll(costs),
        example,
    };
}
/** Null where some figure is not known: the others would pass for all. */
function sumOfAll(figures) {
    let sum = 0;
    for (const figure of figures) {
        if (figure === null)
            return null;
        sum += figure;
    }
    return sum;
}
/** Of all its models together; those without results last. */
function rateOf({ cells }) {
    const sum = { passed: 0, total: 0 };
    for (const { counts } of cells.values()) {
        sum.passed += counts.passed;
        sum.total += counts.total;
    }
    return sum.total === 0 ? 2 : sum.passed / sum.total;
}

;// CONCATENATED MODULE: ./build/render/sections/numbers/models.js





/** Table of the figures by model, where there are several. */
function modelsSection({ models }, limit = 20) {
    if (models.length < 2)
        return null;
    const draw = (shown) => {
        const rows = models.slice(0, shown).map(({ name, counts, medianDurationMs, tokens }) => {
            const rate = (0,model_counts/* passRate */.sc)(counts);
            return [
                (0,text_escape/* code */.aY)(name, 80),
                rate === null ? format/* UNKNOWN */.HV : (0,quantity/* formatPercent */.l9)(rate),
                // What is kept together keeps the squares above it in one line, however narrow the column.
                `${(0,format/* squares */.pT)(counts, 5)}<br>${(0,quantity/* formatCount */.B4)(counts.passed)}&nbsp;of&nbsp;${(0,quantity/* formatCount */.B4)(counts.total)}&nbsp;passed`,
                (0,format/* formatDuration */.a3)(medianDurationMs),
                (0,format/* formatTokens */._y)(tokens.total),
            ];
        });
        const more = models.length - rows.length;
        const rest = more > 0 ? `\n\n${(0,quantity/* countOf */.pq)(more, 'more model')}: see the report.` : '';
        return `### Models\n\n${(0,table/* table */.t)(MODEL_COLUMNS, rows)}${rest}`;
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

;// CONCATENATED MODULE: ./build/render/html/numbers/models.js









const MODELS_SHOWN = 200;
const COLUMNS_SHOWN = 8;
const ROWS_SHOWN = 50;
const models_NAME_LENGTH = 80;
/** Figures by model, the weakest first, where there are more than the matrix has columns. */
function modelsBox({ models }) {
    if (models.length <= COLUMNS_SHOWN)
        return '';
    const rows = models
        .slice(0, MODELS_SHOWN)
        .map(({ name, counts, medianDurationMs, tokens }) => [
        modelLink(name),
        rateWords(counts),
        `${(0,quantity/* formatCount */.B4)(counts.passed)} of ${(0,quantity/* formatCount */.B4)(counts.total)}`,
        (0,format/* formatDuration */.a3)(medianDurationMs),
        (0,format/* formatTokens */._y)(tokens.total),
    ]);
    const more = models.length - rows.length;
    const rest = more > 0 ? omission(`${(0,quantity/* countOf */.pq)(more, 'more model')} left out`) : '';
    return box('Models', `${grid(MODEL_COLUMNS, rows)}${rest}`, true);
}
/** What each case came to on each model, the weakest of both first; empty where there is one model. */
function matrixBox({ models, report }, verdict) {
    if (models.length < 2)
        return '';
    const columns = models.slice(0, COLUMNS_SHOWN);
    const names = columns.map(({ name }) => name);
    const { rows } = modelMatrix(report.cases, names, costsBy(verdict));
    if (rows.length === 0)
        return '';
    const keys = caseKeys(report.cases);
    const head = names.map((name) => `<th scope="col">${modelLink(name)}</th>`);
    const lines = rows.slice(0, ROWS_SHOWN).map((row) => {
        const parts = names.map((name) => cellMarkup(row.cells.get(name), keys));
        const heading = inner(markup_text(row.title, models_NAME_LENGTH), rowAddress(row, keys));
        return `<tr><th scope="row">${heading}</th>${parts.join('')}</tr>`;
    });
    const table = `<table class="matrix"><thead><tr><th scope="col">Case</th>${head.join('')}</tr></thead><tbody>${lines.join('\n')}</tbody><tfoot>${sums(columns, rows)}</tfoot></table>`;
    const omitted = [
        [rows.length - lines.length, 'more case'],
        [models.length - names.length, 'more model'],
    ];
    const rest = omitted.flatMap(([more, noun]) => (more > 0 ? [(0,quantity/* countOf */.pq)(more, noun)] : []));
    const words = rest.length === 0 ? '' : omission(`${rest.join(' and ')} left out`);
    return box('Case × model', `<div class="scroll" tabindex="0">${table}</div>${words}`, true);
}
/** A model by its name, which leads to its cases. */
function modelLink(name) {
    return inner(markup_text(name, models_NAME_LENGTH), namedAddress('model', name));
}
/** A case; of one that is several on several models, all of them. */
function rowAddress({ title, cases }, keys) {
    const [first, ...others] = cases;
    return first === undefined || others.length > 0 ? titledAddress(title) : caseAddress(keys, first);
}
/** What the models came to over all of their cases. */
function sums(models, cases) {
    const rows = [
        ['Pass rate', ({ counts }) => rateWords(counts)],
        ['Median duration', ({ medianDurationMs }) => (0,format/* formatDuration */.a3)(medianDurationMs)],
        ['Tokens', ({ tokens }) => (0,format/* formatTokens */._y)(tokens.total)],
    ];
    const costs = new Map(models.map(({ name }) => {
        const ofModel = cases.flatMap(({ cells }) => cells.get(name) ?? []);
        return [name, sumOfAll(ofModel.map(({ cost }) => cost))];
    }));
    if ([...costs.values()].some((cost) => cost !== null)) {
        rows.push(['Cost', ({ name }) => costWords(costs.get(name) ?? null)]);
    }
    return rows
        .map(([title, figure]) => {
        const figures = models.map((model) => `<td>${figure(model)}</td>`);
        return `<tr><th scope="row">${title}</th>${figures.join('')}</tr>`;
    })
        .join('\n');
}
function costWords(cost) {
    return cost === null ? format/* UNKNOWN */.HV : (0,format/* formatAmount */.ej)(cost);
}
function rateWords(counts) {
    const rate = (0,model_counts/* passRate */.sc)(counts);
    return rate === null ? format/* UNKNOWN */.HV : (0,quantity/* formatPercent */.l9)(rate);
}
function cellMarkup(cell, keys) {
    if (cell === undefined)
        return `<td>${format/* UNKNOWN */.HV}</td>`;
    const { counts, medianDurationMs, cost, example } = cell;
    const address = attribute(caseAddress(keys, example.testCase, example.iteration));
    const share = `${(0,quantity/* formatCount */.B4)(counts.passed)}/${(0,quantity/* formatCount */.B4)(counts.total)}`;
    const figures = [
        ...(medianDurationMs === null ? [] : [(0,format/* formatDuration */.a3)(medianDurationMs)]),
        ...(cost === null ? [] : [(0,format/* formatAmount */.ej)(cost)]),
    ];
    const small = figures.length === 0 ? '' : `<small>${figures.join(' · ')}</small>`;
    return `<td class="${toneOf(counts)}"><a href="${address}">${share}${small}</a></td>`;
}
function toneOf({ passed, total }) {
    if (total === 0)
        return 'plain';
    if (passed === total)
        return 'good';
    return passed === 0 ? 'bad' : 'warn';
}

;// CONCATENATED MODULE: ./build/render/facts/numbers/tool-coverage.js

/** Null where nobody knows what the servers offer, or what all of the cases call. */
const toolCoverage = (0,once_per/* oncePer */.P)((report) => {
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

;// CONCATENATED MODULE: ./build/render/words/surface/coverage-words.js

/** `4 of 6 tools are touched by a case; 3 parameters of these are never given.` */
function coverageWords({ tools, touched, neverGiven, more }) {
    const all = tools.length;
    const [who, are] = all === 1 ? ['The only tool', 'is'] : [`All ${(0,quantity/* countOf */.pq)(all, 'tool')}`, 'are'];
    const some = `${(0,quantity/* formatCount */.B4)(touched)} of ${(0,quantity/* countOf */.pq)(all, 'tool')} ${touched === 1 ? 'is' : 'are'}`;
    const share = touched === 0
        ? `No case touches ${all === 1 ? 'the only tool' : `any of ${(0,quantity/* countOf */.pq)(all, 'tool')}`}`
        : `${touched === all ? `${who} ${are}` : some} touched by a case`;
    const given = neverGiven === 0
        ? ''
        : `; ${(0,quantity/* countOf */.pq)(neverGiven, 'parameter')} of ${touched === 1 ? 'it' : 'these'} ${neverGiven === 1 ? 'is' : 'are'} never given`;
    const untold = more === 0 ? '' : `; of ${(0,quantity/* countOf */.pq)(more, 'more tool')} nothing is known`;
    return `${share}${given}${untold}.`;
}

;// CONCATENATED MODULE: ./build/render/html/numbers/tools.js





const TOOLS_SHOWN = 100;
const tools_NAME_LENGTH = 120;
const PARAMETERS_SHOWN = 30;
/** The servers' tools, those first that no case touches; empty where nobody knows them. */
function toolsBox(report) {
    const coverage = toolCoverage(report);
    if (coverage === null)
        return '';
    const ofSeveral = new Set(coverage.tools.map(({ server }) => server)).size > 1;
    const rows = coverage.tools.slice(0, TOOLS_SHOWN).map((tool) => row(tool, ofSeveral));
    const more = coverage.tools.length - rows.length;
    const rest = more > 0 ? omission(`${(0,quantity/* countOf */.pq)(more, 'more tool')} left out`) : '';
    const head = '<tr><th scope="col">Tool</th><th scope="col">Touched by</th><th scope="col">Parameters</th></tr>';
    const table = `<table class="matrix tools"><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table>`;
    const words = `<p class="soft">${coverageWords(coverage)}</p>`;
    return box('Tools', `${words}<div class="scroll" tabindex="0">${table}</div>${rest}`, true);
}
function row(tool, ofSeveral) {
    const { server, name, cases, given, neverGiven, isDestructive } = tool;
    const place = ofSeveral ? ` <span class="soft">${markup_text(server, tools_NAME_LENGTH)}</span>` : '';
    const hint = isDestructive ? ' <span class="soft">destructive</span>' : '';
    const touched = cases === 0 ? 'no case' : inner((0,quantity/* countOf */.pq)(cases, 'case'), namedAddress('tool', name));
    const never = neverGiven.length === 0 ? [] : [`never given: ${listed(neverGiven)}`];
    const parts = [...(given.length === 0 ? [] : [listed(given)]), ...never];
    return `<tr><th scope="row"><code>${markup_text(name, tools_NAME_LENGTH)}</code>${place}${hint}</th><td class="${cases === 0 ? 'bad' : 'good'}">${touched}</td><td>${parts.join('; ')}</td></tr>`;
}
function listed(names) {
    const shown = names.slice(0, PARAMETERS_SHOWN).map((name) => `<code>${markup_text(name, 60)}</code>`);
    const more = names.length - shown.length;
    return `${shown.join(', ')}${more > 0 ? ` and ${(0,quantity/* formatCount */.B4)(more)} more` : ''}`;
}

;// CONCATENATED MODULE: ./build/render/html/numbers/numbers.js













const BARS_SHOWN = 12;
/** Where the time, the tokens and the failures went, and what no case touches. */
function numbersSection(facts, verdict, baseline) {
    const charts = () => [
        trendBox(facts, verdict, baseline),
        latencyBox(facts, baseline),
        tokensBox(facts),
        modelsBox(facts),
    ];
    const tables = () => [matrixBox(facts, verdict), heatMapBox(facts), toolsBox(facts.report)];
    const draw = (boxes) => {
        const shown = boxes.filter((one) => one !== '');
        return section('Numbers', shown.length === 0 ? '' : `<div class="boxes">${shown.join('\n')}</div>`);
    };
    return {
        title: 'numbers',
        levels: [
            { keep: 14, render: () => draw([...charts(), ...tables()]) },
            { keep: 30, render: () => draw(charts()) },
        ],
    };
}
function trendBox(facts, verdict, baseline) {
    const own = (0,own_rate/* ownRate */.d)(facts, verdict);
    const points = (0,facts_history/* historyPoints */.gL)(facts.report, own?.rate ?? null);
    if (points.length === 0 || own === null)
        return '';
    const words = `<p class="soft">${(0,facts_history/* describeHistory */.aq)(points)}</p>`;
    const chart = trendChart(points, own, pointAddress(facts, baseline));
    return box('Pass rate over runs', `${chart}${words}`);
}
/** Its own run leads to what failed, the baseline to the page of its run; of others none is known. */
function pointAddress({ counts }, baseline) {
    const origin = baseline?.outcome === 'found' ? baseline.baseline.origin : null;
    const former = (0,text_escape/* httpAddress */.Fh)(origin?.address);
    return ({ own, createdAtMs = null }) => {
        if (own)
            return counts.failed > 0 ? '#state=failing' : null;
        return createdAtMs !== null && createdAtMs === origin?.createdAtMs ? former : null;
    };
}
function latencyBox({ report, noun }, baseline) {
    const latency = latencyBeside(report, durationsBefore(report, baseline));
    // What takes one time has no distribution; it stands on its card.
    return latency === null || latency.bins.length < 2
        ? ''
        : box(`Duration of ${noun}s`, latencyHistogram(latency, noun, binAddress));
}
/** The cases of which some iteration took so long; null of parts of milliseconds, which the page has not. */
function binAddress({ fromMs, toMs }) {
    const isOpen = !Number.isFinite(toMs);
    if (!Number.isSafeInteger(fromMs) || !(isOpen || Number.isSafeInteger(toMs)))
        return null;
    return `#q=took:${fromMs}-${isOpen ? '' : toMs}`;
}
function tokensBox({ models, tokens, report }) {
    if (tokens.input === null || tokens.output === null)
        return '';
    const [only, ...others] = models;
    const bars = others.length === 0
        ? [{ name: only?.name ?? report.suite.name, input: tokens.input, output: tokens.output }]
        : barsOf(models);
    const more = models.length - BARS_SHOWN;
    const rest = more > 0 ? `<p class="soft">${(0,quantity/* countOf */.pq)(more, 'more model')} not drawn.</p>` : '';
    return bars.length === 0 ? '' : box('Tokens', `${tokenBars(bars)}${rest}`);
}
function barsOf(models) {
    return models.slice(0, BARS_SHOWN).flatMap(({ name, tokens: { input, output } }) => {
        return input === null || output === null ? [] : [{ name, input, output }];
    });
}

// EXTERNAL MODULE: ./build/render/words/surface/surface-words.js
var surface_words = __webpack_require__(99916);
;// CONCATENATED MODULE: ./build/render/sections/environment.js



const COLUMNS = [
    { title: 'What', align: 'left' },
    { title: 'Value', align: 'left' },
];
const ORIGIN_FACTS = 5;
/** What ran, where, against which servers. */
function environment_environmentSection(view) {
    const rows = environmentFacts(view);
    if (rows.length === 0)
        return null;
    const draw = () => {
        const cells = rows.map((row) => [(0,text_escape/* inline */.mG)(row.label, 60), valueCell(row)]);
        return (0,table/* fold */.A)('Environment', (0,table/* table */.t)(COLUMNS, cells));
    };
    return { title: 'environment', levels: [{ keep: 20, render: draw }] };
}
/** Where the results come from in one line, so that a comment tells whether it is of this commit. */
function originSection({ environment }) {
    if (environment.length === 0)
        return null;
    const facts = environment
        .slice(0, ORIGIN_FACTS)
        .map((fact) => `${inline(fact.label, 60)} ${valueCell(fact, 80)}`);
    const render = () => `<sub>${facts.join(' · ')}</sub>`;
    return { title: 'origin', levels: [{ keep: 18, render }] };
}
/** Its value and, where it has one, its identifier as a link. Markup. */
function valueCell({ value, id, address }, limit = 300) {
    return [(0,text_escape/* inline */.mG)(value, limit), ...(id ? [(0,text_escape/* link */.nf)((0,text_escape/* code */.aY)(id, 80), address)] : [])]
        .filter((part) => part !== '')
        .join(' ');
}

;// CONCATENATED MODULE: ./build/render/sections/gate/surface.js







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
const surface_ROWS_UNFOLDED = 20;
const ROWS_FOLDED = 480;
const surface_VALUE_LENGTH = 160;
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
    const silent = (0,surface_words/* silentWords */.ZE)(found.silent, SILENT_SHOWN).map((words) => `- ${(0,text_escape/* inline */.mG)(words, 600)}`);
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
            { keep: 38, render: () => draw(surface_ROWS_UNFOLDED, limit, DIFFS_SHOWN) },
            { keep: 39, render: () => draw(surface_ROWS_UNFOLDED, Math.min(limit, 50), 5) },
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
    const words = `${CLASS_SIGNS[surface.changes[0]?.class ?? 'compatible']} ${(0,surface_words/* surfaceCounts */.qO)(surface)}`;
    const [, ...body] = changesOf(surface, { unfolded: surface_ROWS_UNFOLDED, folded: 0, diffs: 5 });
    return {
        title: 'changes of tools',
        levels: [
            { keep: 30, render: () => joined([title, (0,table/* fold */.A)(words, joined(body))]) },
            { keep: 56, render: () => joined([title, words]) },
        ],
    };
}
function changesOf(surface, { unfolded, folded, diffs }) {
    const { changes, counts, weights, origin } = surface;
    const [first, others] = [changes.slice(0, unfolded), changes.slice(unfolded, unfolded + folded)];
    const all = counts.breaking + counts.unclear + counts.wording + counts.compatible;
    const more = all - first.length - others.length;
    const words = (0,surface_words/* surfaceCounts */.qO)(surface);
    const worded = changes.filter(({ diff }) => diff !== undefined).slice(0, diffs);
    return [
        words === '' ? 'Nothing changed.' : `${words}.`,
        first.length === 0 ? '' : changeTable(first),
        others.length === 0 ? '' : (0,table/* fold */.A)((0,quantity/* countOf */.pq)(others.length, 'more change'), changeTable(others)),
        more > 0 ? `${(0,quantity/* countOf */.pq)(more, 'more change')}: see the report.` : '',
        worded.length === 0 ? '' : (0,table/* fold */.A)(diffSummary(worded), joined(worded.map(diffOf))),
        [
            ...weights
                .slice(0, WEIGHTS_SHOWN)
                .map((weight) => `- List of tools of ${(0,text_escape/* code */.aY)(weight.server)}: ${(0,surface_words/* weightWords */.A)(weight)}`),
            ...(0,surface_words/* untoldWords */.cb)(surface).map((untold) => `- ${(0,text_escape/* inline */.mG)(untold, 600)}`),
        ].join('\n'),
        `<sub>Compared with: ${valueCell((0,baseline_words/* originFact */.xg)(origin, null, true))}</sub>`,
    ];
}
const diffSummary = (changes) => `${(0,quantity/* countOf */.pq)(changes.length, 'text')} that models and people read`;
function changeTable(changes) {
    const rows = changes.map((change) => [
        surface_lines([
            `${CLASS_SIGNS[change.class]}&nbsp;**${surface_words/* CLASS_WORDS */.f5[change.class]}**`,
            (0,surface_words/* kindWords */.Gk)(change),
            surface_words/* DIRECTION_WORDS */.Et[change.direction],
        ]),
        surface_lines([
            (0,text_escape/* codePath */.Xe)((0,surface_words/* subjectWords */.oR)(change), surface_VALUE_LENGTH),
            change.place === '' ? '' : (0,text_escape/* codePath */.Xe)(change.place, PLACE_LENGTH),
            (0,surface_words/* sidesMarkup */.$S)(change, (text) => (0,text_escape/* code */.aY)(text, surface_VALUE_LENGTH)),
        ]),
    ]);
    return (0,table/* table */.t)(SURFACE_COLUMNS, rows);
}
const surface_lines = (texts) => texts.filter((text) => text !== '').join('<br>');
const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' };
/** The lines of a changed text, each behind its sign. Cleaned, not escaped. */
function diffLines({ diff = [] }) {
    return diff.map(({ sign, text }) => `${DIFF_SIGNS[sign]} ${(0,clean_text/* cleanLine */.Ow)(text, LINE_LENGTH)}`);
}
function diffOf(change) {
    return `${(0,text_escape/* code */.aY)((0,surface_words/* placeWords */.fp)(change), surface_VALUE_LENGTH)}\n\n${(0,text_escape/* fence */.EU)(diffLines(change), 'diff')}`;
}
function joined(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}

;// CONCATENATED MODULE: ./build/render/html/surface.js







const html_surface_VALUE_LENGTH = 400;
/**
 * What changed of what servers offer, the gravest first; empty where nobody asked for it, and of a run
 * where nothing did.
 */
function surface_surfaceSection({ source, surface: found }, { surface }) {
    const draw = (limit) => {
        if (source === 'run' && surface !== undefined) {
            // Folded, since it decides nothing.
            const words = `${CLASS_SIGNS[surface.changes[0]?.class ?? 'compatible']} ${(0,surface_words/* surfaceCounts */.qO)(surface)}`;
            const [, ...body] = surface_changesOf(surface, limit);
            return section('Tools of the servers', `<details><summary>${words}</summary>${body.join('\n')}</details>`);
        }
        if (found === undefined || source !== 'diff')
            return '';
        const silent = (0,surface_words/* silentWords */.ZE)(found.silent, limit).map((words) => markup_text(words, 2_000));
        return section('What the servers offer', [...surface_listOf(silent), ...(surface === undefined ? [] : surface_changesOf(surface, limit))].join('\n'));
    };
    return {
        title: 'changes of what the servers offer',
        levels: [
            { keep: 62, render: () => draw(1_000) },
            { keep: 63, render: () => draw(20) },
        ],
    };
}
function surface_changesOf(surface, limit) {
    const { changes, counts, weights, origin } = surface;
    const shown = changes.slice(0, limit);
    const all = counts.breaking + counts.unclear + counts.wording + counts.compatible;
    const more = all - shown.length;
    const words = (0,surface_words/* surfaceCounts */.qO)(surface);
    const tokens = weights
        .slice(0, limit)
        .map((weight) => `List of tools of ${markup_text(weight.server)}: ${(0,surface_words/* weightWords */.A)(weight)}`);
    return [
        `<p>${words === '' ? 'Nothing changed.' : `${words}.`}</p>`,
        ...(shown.length === 0 ? [] : [grid(SURFACE_COLUMNS, shown.map(rowOf))]),
        ...(more > 0 ? [omission(`${(0,quantity/* countOf */.pq)(more, 'more change')} left out`)] : []),
        ...shown.filter(({ diff }) => diff !== undefined).map(surface_diffOf),
        ...surface_listOf([...tokens, ...(0,surface_words/* untoldWords */.cb)(surface).map((untold) => markup_text(untold, 2_000))]),
        `<p class="soft">Compared with: ${factValue((0,baseline_words/* originFact */.xg)(origin, null, true))}</p>`,
    ];
}
function rowOf(change) {
    return [
        html_surface_lines([
            `${CLASS_SIGNS[change.class]}&nbsp;<strong>${surface_words/* CLASS_WORDS */.f5[change.class]}</strong>`,
            (0,surface_words/* kindWords */.Gk)(change),
            surface_words/* DIRECTION_WORDS */.Et[change.direction],
        ]),
        html_surface_lines([
            pathMarkup((0,surface_words/* subjectWords */.oR)(change)),
            change.place === '' ? '' : pathMarkup(change.place),
            (0,surface_words/* sidesMarkup */.$S)(change, (value) => `<code>${markup_text(value, html_surface_VALUE_LENGTH)}</code>`),
        ]),
    ];
}
const html_surface_lines = (parts) => parts.filter((part) => part !== '').join('<br>');
function pathMarkup(path) {
    const pieces = (0,text_escape/* pathPieces */.P3)(path, html_surface_VALUE_LENGTH).map((piece) => markup_text(piece, html_surface_VALUE_LENGTH));
    return `<code>${pieces.join('<wbr>')}</code>`;
}
function surface_diffOf(change) {
    const place = `<code>${markup_text((0,surface_words/* placeWords */.fp)(change), html_surface_VALUE_LENGTH)}</code>`;
    return `<details><summary>${place}</summary><pre>${escapeLines(diffLines(change))}</pre></details>`;
}
function surface_listOf(items) {
    return items.length === 0 ? [] : [`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`];
}

;// CONCATENATED MODULE: ./build/render/markdown/document.js
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
function document_fitSections(sections, budget, leftOut = leftOutLine) {
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

;// CONCATENATED MODULE: ./build/render/html-report.js


















/** Larger pages browsers open too slowly to be of use. */
const HTML_REPORT_BYTES = 15_000_000;
/** At most, for links to all sections that there are. */
const NAVIGATION_BYTES = 2_000;
/** Of cases. */
const LONG_LIST = 100;
/** Nothing from elsewhere, and no script or style but ours. */
const POLICY = `default-src 'none'; img-src data:; script-src 'sha256-${PAGE_SCRIPT_SHA256}'; style-src 'sha256-${PAGE_STYLES_SHA256}'; base-uri 'none'; form-action 'none'`;
/**
 * The whole report as one HTML page that loads nothing. Its program, `src/page`, draws the cases from
 * the data in it; all else stands there without it too. Where it would grow larger than the limit, evidence is shortened and then passing cases are left
 * out; it says so, and names the JSON report.
 */
function renderHtmlReport(view, limitBytes = HTML_REPORT_BYTES) {
    const facts = view.report === null ? null : (0,facts_facts/* factsOf */.xS)(view.report);
    const frame = page(view, facts, '');
    const limit = limitBytes - measure(frame, 'bytes') - NAVIGATION_BYTES;
    const main = document_fitSections(sectionsOf(view, facts), { unit: 'bytes', limit }, (titles) => omission(`Left out: ${titles.join(', ')},`));
    return page(view, facts, main);
}
function sectionsOf(view, facts) {
    const { verdict } = view;
    const environment = environmentSection(view);
    const changes = policyChangesSection(verdict);
    const isInvalid = verdict.value === 'invalid';
    const mistakes = isInvalid ? [page_sections_configurationSection(verdict)] : [];
    const gate = isInvalid ? [] : [gateSection(verdict)];
    if (facts === null)
        return [changes, ...mistakes, ...gate, environment];
    const { report } = facts;
    const [numbers, cases] = [
        numbersSection(facts, verdict, view.baseline),
        casesSection(facts, view),
    ];
    // Below a list that nobody scrolls to the end of they would be found by nobody.
    const isLong = facts.cases.length > LONG_LIST;
    return [
        changes,
        page_sections_noticeSection(report),
        page_sections_problemsSection(report, verdict),
        ...mistakes,
        diagnosesSection(report),
        comparisonSection(verdict, facts),
        surface_surfaceSection(report, verdict),
        causesSection(facts, verdict),
        ...(isLong ? [numbers, cases] : [cases, numbers]),
        repeatsSection(verdict),
        ...gate,
        confirmationSection(verdict),
        quarantineSection(verdict),
        page_sections_warningsSection(report),
        environment,
    ];
}
function page(view, facts, main) {
    const { report, verdict } = view;
    const name = report === null ? '' : report.suite.name.trim();
    const titleOf = (suite) => `${sections_headline/* VERDICT_WORDS */._G[verdict.value]}${suite === '' ? '' : `: ${suite}`}`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${titleOf(attribute(name))}</title>
<style>${PAGE_STYLES}</style>
</head>
<body class="verdict-${verdict.value}">
<header class="top"><div><b>${markup_text(name === '' ? 'MCP eval report' : name)}</b>${navigation(main)}<span id="${PAGE_IDS.theme}"></span></div></header>
<main>
<div class="verdict">
<h1>${titleOf(markup_text(name))}</h1>
<p class="headline">${markup_text((0,verdict_words/* headlineOf */.g)(verdict), sections_headline/* HEADLINE_LENGTH */.qd)}</p>
</div>
${facts === null || !(0,report_source/* hasCases */.Yp)(facts.report) ? '' : numbers(facts, view)}
${main}</main>
<footer><p>Report of the MCP eval gate${artifactsLink(view)}</p></footer>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}
/** Leads to the sections of the page. */
function navigation(main) {
    const links = [...main.matchAll(HEADING)].map(([, id, title]) => `<a href="#${id}">${title}</a>`);
    return `<nav aria-label="Sections">${links.join('')}</nav>`;
}
/** As `section` writes it, and no text from elsewhere can. */
const HEADING = /<h2 id="(section-[a-z-]+)">([^<]*)</g;
/** What it came to: counts that are not zero, and the figures on their cards. */
function numbers(facts, { verdict, baseline }) {
    const items = countsBesideCards(facts, verdict).map((part) => `<li>${part}</li>`);
    const list = items.length === 0 ? '' : `<ul class="figures">${items.join('')}</ul>\n`;
    return `${list}${cards(facts, verdict, baseline)}`;
}
/** How many passed of how many is on the card of the rate, unless that is without some set aside. */
function countsBesideCards(facts, verdict) {
    const aside = (0,quarantine_words/* asideParts */.fk)(verdict);
    const isOnCard = aside.length === 0 && (0,own_rate/* ownRate */.d)(facts, verdict) !== null;
    const { counts, errors } = facts;
    const shown = isOnCard ? { errors, counts: { ...counts, passed: 0, failed: errors } } : facts;
    return [...(0,sections_headline/* countParts */.MA)(shown), ...aside];
}
function artifactsLink({ links = {} }) {
    const label = 'Artifacts of the workflow run';
    const markup = markup_anchor(label, links.report);
    return markup === label ? '' : ` · ${markup}`;
}

;// CONCATENATED MODULE: ./build/render/sections/case-table.js








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
                : [`${passAllTitle(repeats)} ${(0,quantity/* formatPercent */.l9)(chance)}`]),
            ...(durationMs === null ? [] : [(0,format/* formatDuration */.a3)(durationMs)]),
            ...(tokens === null ? [] : [`${(0,format/* formatTokens */._y)(tokens)} tokens`]),
        ].map((figure) => figure.replaceAll(' ', '&nbsp;'));
        if (namesModels && models.length > 0)
            figures.push(modelsCell(models));
        const below = figures.length === 0 ? '' : `<br><sub>${figures.join(' · ')}</sub>`;
        return [facts_facts/* STATE_ICONS */.t1[state], `${title}${below}`, howOften(item, facts)];
    };
}
function howOften(item, { repeats }) {
    const { counts, testCase } = item;
    if (!repeats)
        return outcomeCell(item);
    if (counts.total === 0)
        return skippedCell(testCase);
    return `${(0,format/* squares */.pT)(counts, SQUARES_SHOWN)} ${(0,quantity/* formatCount */.B4)(counts.passed)}&nbsp;of&nbsp;${(0,quantity/* formatCount */.B4)(counts.total)}`;
}
/** Every case in a row, those that passed last. */
function caseTableSection(facts, repeats, { rowSteps, unfoldedRows } = SUMMARY_TABLE) {
    const count = facts.cases.length;
    if (count === 0)
        return null;
    // Of the steps that show every row, one is enough.
    const needed = rowSteps.filter((_, step) => (rowSteps[step + 1] ?? 0) < count);
    const columns = columnsOf(facts);
    const row = (0,once_per/* oncePer */.P)(cellsOf(facts, repeats));
    return {
        title: `table of ${(0,quantity/* countOf */.pq)((0,model_counts/* countCases */.zp)(facts.report.cases), 'case')}`,
        levels: needed.map((limit, step) => ({
            keep: 5 + step,
            render: () => case_table_draw(facts, limit, { columns, row, unfoldedRows, repeats }),
        })),
    };
}
function case_table_draw(facts, limit, drawing) {
    const { columns, row, unfoldedRows, repeats } = drawing;
    const shown = facts.cases.slice(0, limit);
    const parts = [
        (0,table/* table */.t)(columns, shown.map((item) => row(item))),
    ];
    const total = (0,model_counts/* countCases */.zp)(facts.report.cases);
    const more = total - (0,model_counts/* countCases */.zp)(shown.map(({ testCase }) => testCase));
    if (more > 0)
        parts.push(`${(0,quantity/* countOf */.pq)(more, 'more case')}: see the report.`);
    if (facts.repeats) {
        const legend = (0,format/* squaresLegend */.eH)((0,model_counts/* sumCounts */.W_)(shown.map(({ counts }) => counts)));
        parts.push(`<sub>Iterations, failures first: ${legend}</sub>`);
    }
    if (repeats !== undefined)
        parts.push(`<sub>${describeRepeats(repeats)}</sub>`);
    const body = parts.join('\n\n');
    const title = `Cases (${(0,quantity/* formatCount */.B4)(total)})`;
    if (shown.length <= unfoldedRows)
        return `### ${title}\n\n${body}`;
    return (0,table/* fold */.A)(`<strong>${title}</strong>`, body);
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
const case_table_REASON_LENGTH = 120;
/** That a case was skipped and, where that is known, why. */
function skippedCell({ iterations }) {
    const reason = iterations.find(({ error }) => error !== null)?.error;
    return reason == null ? 'skipped' : `skipped: ${(0,text_escape/* inline */.mG)(reason, case_table_REASON_LENGTH)}`;
}
/** Where all cases have the same models, that is no news of any of them. */
function modelsDiffer({ cases }) {
    const known = cases.map(({ models }) => models.join('\n')).filter((models) => models !== '');
    return new Set(known).size > 1;
}
function modelsCell(models) {
    const named = models.slice(0, 2).map((model) => (0,text_escape/* code */.aY)(model, 60));
    const more = models.length - named.length;
    return more > 0 ? `${named.join(', ')} +${(0,quantity/* formatCount */.B4)(more)}` : named.join(', ');
}

// EXTERNAL MODULE: ./build/render/words/story/cause-words.js
var cause_words = __webpack_require__(51590);
;// CONCATENATED MODULE: ./build/render/sections/story/cause-evidence.js








/** What differs from what was expected, or the error where nothing can be compared and it says more. */
function briefEvidence(iteration, detail, reason) {
    const failed = iteration.assertions.filter(({ passed }) => !passed);
    const calls = (0,tool_call_diff/* toolCallDiff */.Q)(iteration, detail.diffLines);
    const diff = calls.length > 0 ? calls : assertionDiff(failed, detail);
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
    const results = assertionDiff(failedAssertions, detail);
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
        detail: SHORT_DETAIL,
        folds,
        cases: folds * 4,
        examples: 1,
        lines: 500,
    })),
    ...[500, 200, 100, 50, 20, 10, 5, 2, 1, 0].map((lines, step) => ({
        keep: lines === 0 ? 970 : 60 + step,
        detail: SHORT_DETAIL,
        ...{ folds: 0, cases: 0, examples: 0 },
        lines,
    })),
];
const SUMMARY_PLAN = {
    openFirst: true,
    isBrief: false,
    steps: [
        { keep: 35, detail: FULL_DETAIL, folds: 25, cases: 500, examples: 3, lines: 500 },
        ...SHORT_STEPS,
    ],
};
const COMMENT_PLAN = {
    openFirst: false,
    isBrief: true,
    steps: [
        { keep: 35, detail: SHORT_DETAIL, folds: 5, cases: 15, examples: 1, lines: 15 },
        ...SHORT_STEPS.slice(3),
    ],
};
/** More than that nobody reads, and it takes seconds to draw. */
const WHOLE_PLAN = {
    openFirst: true,
    isBrief: false,
    steps: [
        {
            ...{ keep: 34, detail: WHOLE_DETAIL, folds: 2_000, lines: 10_000 },
            ...{ cases: 10_000, examples: 2_000 },
        },
        ...SUMMARY_PLAN.steps,
    ],
};
const ASIDE = 'in quarantine';
/** Code points of a reason in a line. */
const causes_REASON_LENGTH = 160;
/** Beyond this many, lines below causes that have their evidence shown are folded. */
const UNFOLDED_LINES = 10;
const causes_SQUARES_SHOWN = 10;
/** Why cases failed, each cause once with the evidence for it. */
function causes_causesSection(facts, verdict, links, { steps, openFirst, isBrief } = SUMMARY_PLAN) {
    const failing = (0,facts_facts/* casesIn */.XV)(facts, 'failing').length;
    if (failing === 0)
        return null;
    const causes = (0,story_causes/* causesOf */.c)(facts, verdict);
    const ofCauses = causes.length < failing ? `: ${(0,quantity/* countOf */.pq)(causes.length, 'cause')}` : '';
    const title = `### Failing cases (${(0,quantity/* formatCount */.B4)(failing)})${ofCauses}`;
    const line = (0,once_per/* oncePer */.P)(causeLine);
    const addressOf = ({ cases: [{ item, iterations }] }) => links.hasPage
        ? PAGE_NAME + caseAddress(caseKeys(facts.report.cases), item.testCase, iterations[0])
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
        return (0,text_escape/* inline */.mG)(reason, causes_REASON_LENGTH);
    }
    return `${(0,text_escape/* code */.aY)(tool)} ${(0,text_escape/* inline */.mG)(reason.slice(tool.length), causes_REASON_LENGTH)}`;
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
    const isTold = [...reason].length <= causes_REASON_LENGTH;
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
        ...(counts.total > 1 ? [`${(0,format/* squares */.pT)(counts, causes_SQUARES_SHOWN)} ${of}`] : []),
        ...(isPart ? [`iteration${iterations.length === 1 ? '' : 's'} ${numbers}`] : []),
        ...(location === null ? [] : [placeLink(location, links)]),
        ...(isNew && !isOne && cause.cases.some((each) => !each.isNew) ? [NEW] : []),
        ...(isAside && !cause.isAside ? [ASIDE] : []),
        ...(reason === cause.reason || isOne ? [] : [(0,text_escape/* inline */.mG)(reason, causes_REASON_LENGTH)]),
    ];
}
function placeLink(location, links) {
    return (0,text_escape/* link */.nf)((0,text_escape/* code */.aY)(formatPlace(location)), sourceAddress(location, links));
}

;// CONCATENATED MODULE: ./build/render/sections/diagnoses.js






/** More servers are counted. */
const MOST_ROWS = 200;
/** A row a server, and below it a line for each check that keeps one from being well. */
function diagnoses_diagnosesSection({ diagnoses = [] }, limit = 100) {
    if (diagnoses.length === 0)
        return null;
    return {
        title: 'servers',
        levels: [
            { keep: 60, render: () => sections_diagnoses_draw(diagnoses, { rows: MOST_ROWS, lines: limit, width: 1000 }) },
            { keep: 62, render: () => sections_diagnoses_draw(diagnoses, { rows: 50, lines: 20, width: 300 }) },
            { keep: 64, render: () => sections_diagnoses_draw(diagnoses, { rows: 5, lines: 3, width: 100 }) },
        ],
    };
}
function sections_diagnoses_draw(diagnoses, { rows, lines, width }) {
    const shown = diagnoses.slice(0, rows);
    const body = shown.map((one) => (0,diagnosis_words/* diagnosisRow */.s_)(one, (text) => (0,text_escape/* inline */.mG)(text, 60)));
    const troubles = diagnoses.flatMap((one) => (0,diagnosis/* troublesOf */.on)(one).map((check) => lineOf(one, check, width)));
    const left = [
        ...more(diagnoses.length - shown.length, 'more server'),
        ...more(troubles.length - lines, 'more failing check'),
    ];
    return [
        `### Servers\n\n${(0,table/* table */.t)(diagnosis_words/* DIAGNOSIS_COLUMNS */.Es, body)}`,
        troubles.slice(0, lines).join('\n'),
        left.length === 0 ? '' : `${left.join(' and ')}: see the report.`,
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
const more = (count, noun) => (count > 0 ? [(0,quantity/* countOf */.pq)(count, noun)] : []);
function lineOf({ server, location }, check, width) {
    const place = location === undefined ? '' : ` (${(0,text_escape/* inline */.mG)(formatPlace(location))})`;
    const what = `<strong>${(0,text_escape/* inline */.mG)(server, 60)}</strong>, ${diagnosis_words/* CHECK_NAMES */.cj[check.id]}${place}`;
    const advice = (0,diagnosis_words/* adviceMarkup */.jB)(check, (text) => (0,text_escape/* inline */.mG)(text, width), (text) => (0,text_escape/* code */.aY)(text, width));
    return `- ${(0,diagnosis_words/* signOf */.rL)(check)} ${what}: ${(0,diagnosis_words/* sentence */.em)((0,text_escape/* inline */.mG)(check.detail, width))}${advice}`;
}

;// CONCATENATED MODULE: ./build/render/sections/flaky-cases.js



/** Cases that passed, of which some iteration did only after a retry. Failing ones are told of as such. */
function flakyCasesSection(facts, limit = 50) {
    const flaky = (0,facts_facts/* casesIn */.XV)(facts, 'flaky');
    if (flaky.length === 0)
        return null;
    const list = (shown) => {
        const lines = flaky.slice(0, shown).map(flakyLine);
        const more = flaky.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,quantity/* countOf */.pq)(more, 'more flaky case')}: see the report`);
        return `### Flaky cases (${(0,quantity/* formatCount */.B4)(flaky.length)})\n\n${lines.join('\n')}`;
    };
    return {
        title: 'flaky cases',
        levels: [
            { keep: 30, render: () => list(limit) },
            { keep: 31, render: () => list(10) },
            { keep: 32, render: () => list(3) },
        ],
    };
}
function flakyLine({ testCase, title }) {
    return `- ${facts_facts/* STATE_ICONS */.t1.flaky} ${title}: ${attemptsText(testCase).toLowerCase()}`;
}
/** `Passed at attempt 3`. */
function attemptsText({ iterations }) {
    const most = iterations.reduce((former, iteration) => ((0,model_counts/* isFlaky */.s8)(iteration) ? Math.max(former, iteration.attempts) : former), 1);
    return most > 1 ? `Passed at attempt ${(0,quantity/* formatCount */.B4)(most)}` : 'Passed after a retry';
}

;// CONCATENATED MODULE: ./build/render/sections/gate/confirmation.js




/** Cases that stand unfolded, the most suspect first. */
const confirmation_ROWS_UNFOLDED = 5;
/** What looking again at a suspected regression has shown, beside what was found at first. */
function confirmation_confirmationSection({ confirmation, suspicion }, limit = 100) {
    if (confirmation === undefined)
        return null;
    const words = (0,text_escape/* inline */.mG)((0,confirmation_words/* describeConfirmation */.ts)(confirmation), 1000);
    const looks = suspicion === undefined ? [] : (0,confirmation_words/* lookSentences */._6)(suspicion).map((one) => `- ${(0,text_escape/* inline */.mG)(one, 600)}`);
    const rowsOf = (cases) => cases.map((one) => [(0,text_escape/* inline */.mG)(one.title ?? one.identity), ...(0,confirmation_words/* confirmationFigures */.pW)(one)]);
    const draw = (shown) => {
        const rows = rowsOf(confirmation.cases.slice(0, shown));
        const [first, others] = [rows.slice(0, confirmation_ROWS_UNFOLDED), rows.slice(confirmation_ROWS_UNFOLDED)];
        const more = confirmation.cases.length - rows.length;
        return [
            '### Looked at again',
            words,
            ...(looks.length > 0 ? [looks.join('\n')] : []),
            ...(first.length > 0 ? [(0,table/* table */.t)(confirmation_words/* CONFIRMATION_COLUMNS */.QL, first)] : []),
            ...(others.length > 0
                ? [(0,table/* fold */.A)((0,quantity/* countOf */.pq)(others.length, 'more case'), (0,table/* table */.t)(confirmation_words/* CONFIRMATION_COLUMNS */.QL, others))]
                : []),
            ...(more > 0 ? [`${(0,quantity/* countOf */.pq)(more, 'more case')}: see the report`] : []),
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

;// CONCATENATED MODULE: ./build/render/sections/gate/policy-changes.js




/** What the code under test would change of what it is judged by; null where that is nothing. */
function policy_changes_policyChangesSection(verdict, limit = 50) {
    const changes = policyChanges(verdict);
    if (changes.length === 0)
        return null;
    const list = (shown) => {
        const lines = changes.slice(0, shown).map((change) => `- ${(0,text_escape/* inline */.mG)(change, 500)}`);
        const more = changes.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,quantity/* countOf */.pq)(more, 'more change')}: see the report`);
        return alerts_alert('WARNING', [(0,text_escape/* inline */.mG)(changesHeading(verdict)), '', ...lines]);
    };
    const short = `The change touches what it is judged by: ${(0,quantity/* countOf */.pq)(changes.length, 'change')}.`;
    return {
        title: 'what it would change of the policy',
        levels: [
            { keep: 70, render: () => list(limit) },
            { keep: 84, render: () => list(5) },
            { keep: 985, render: () => short },
        ],
    };
}

;// CONCATENATED MODULE: ./build/render/sections/gate/quarantine.js



/** What became of each entry of the quarantine, those that no longer hold first; null without one. */
function quarantine_quarantineSection({ quarantine = [] }, limit = 50) {
    if (quarantine.length === 0)
        return null;
    const notes = [
        ...quarantine.filter(({ state }) => state !== 'active'),
        ...quarantine.filter(({ state }) => state === 'active'),
    ];
    const list = (shown) => {
        const lines = notes.slice(0, shown).map((note) => `- ${(0,text_escape/* inline */.mG)((0,quarantine_words/* describeQuarantine */.Ux)(note), 500)}`);
        const more = notes.length - lines.length;
        if (more > 0)
            lines.push(`- ${(0,quantity/* formatCount */.B4)(more)} more: see the report`);
        return `### Quarantine (${(0,quantity/* formatCount */.B4)(quarantine.length)})\n\n${lines.join('\n')}`;
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

;// CONCATENATED MODULE: ./build/render/sections/numbers/run-history.js


/** Pass rates of the suite's recent runs, drawn and in words. */
function runHistorySection(facts, verdict) {
    const points = (0,facts_history/* historyPoints */.gL)(facts.report, (0,own_rate/* ownRate */.d)(facts, verdict)?.rate ?? null);
    if (points.length === 0)
        return null;
    const draw = () => `### Recent runs\n\n<code>${(0,facts_history/* sparkline */.KM)(points)}</code> ${(0,facts_history/* describeHistory */.aq)(points)}`;
    return { title: 'recent runs', levels: [{ keep: 22, render: draw }] };
}

;// CONCATENATED MODULE: ./build/render/sections/numbers/tool-coverage.js




const TOOLS_NAMED = 5;
/** One line of which tools of the servers no case touches; null where nobody knows them. */
function toolCoverageSection({ report }) {
    const coverage = toolCoverage(report);
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
        return `**Tools:** ${coverageWords(coverage)}${names}`;
    };
    const levels = [
        { keep: 38, render: () => draw(TOOLS_NAMED) },
        { keep: 39, render: () => draw(0) },
    ];
    return { title: 'tools', levels };
}

;// CONCATENATED MODULE: ./build/render/sections/numbers/totals.js


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
        { title: `Median ${noun}`, value: (0,text_durations/* percentile */.Y)(percentiles, 0.5) },
        { title: '95th percentile', value: (0,text_durations/* percentile */.Y)(percentiles, 0.95) },
    ];
    const counts = [
        { title: 'Tokens', value: tokens.total },
        { title: 'Tokens in', value: tokens.input },
        { title: 'Tokens out', value: tokens.output },
    ];
    return [
        ...durations.map(({ title, value }) => ({ title, figure: (0,format/* formatDuration */.a3)(value), value })),
        ...counts.map(({ title, value }) => ({ title, figure: (0,format/* formatTokens */._y)(value), value })),
    ].filter(({ value }) => value !== null);
}

;// CONCATENATED MODULE: ./build/render/sections/story/changes.js









/** Cases that came out otherwise and stand unfolded, what matters most first. */
const WORST_ROWS = 5;
const changes_SENTENCE_LENGTH = 600;
const BRANCH_LENGTH = 30;
/** As many as a telephone has room for beside a title. */
const changes_SQUARES_SHOWN = 5;
/**
 * What differs from the baseline: counts, the worst cases, what is to be said of them; the rest is
 * folded. Null where nothing was compared.
 * @param limit rows that are folded at most.
 */
function changesSection(verdict, limit = 100) {
    const { comparison } = verdict;
    const changes = (0,story_changes/* changesOf */.f)(verdict);
    if (comparison === undefined || changes === null)
        return null;
    const rows = changes.compared;
    const sentences = (0,comparison_words/* remarkSentences */.pI)(verdict, comparison);
    const begin = `### Against the baseline\n\n${(0,comparison_words/* countsWords */.Mm)(comparison, changes.counts)}`;
    const how = changes_listOf([...(0,comparison_words/* effectSentences */.oU)(comparison), ...(0,comparison_words/* toldCases */.Nk)(verdict).map(comparison_words/* namingSentence */.cf)]);
    const drawRows = (shown) => changes_changeTable(shown, comparison);
    const draw = (folded, namesShown) => changes_joined([
        begin,
        drawRows(rows.slice(0, WORST_ROWS)),
        moreRows(changes, { shown: WORST_ROWS + folded, namesShown, drawRows }),
        changes_listOf(sentences),
        how === '' ? '' : (0,table/* fold */.A)('How they were compared', how),
        footer(comparison, rows),
    ]);
    return {
        title: 'comparison with the baseline',
        levels: [
            { keep: 38, render: () => draw(limit, Number.POSITIVE_INFINITY) },
            { keep: 39, render: () => draw(Math.min(limit, 10), 100) },
            {
                keep: 57,
                render: () => changes_joined([begin, drawRows(rows.slice(0, 3)), changes_listOf(sentences.slice(0, 3))]),
            },
            { keep: 58, render: () => begin },
        ],
    };
}
function footer({ origin }, rows) {
    const legend = rows.some(({ found }) => (0,comparison_words/* remarkOn */.yY)(found).tellsChance) ? [comparison_words/* CHANCE_LEGEND */.v_] : [];
    return `<sub>${[`Baseline: ${valueCell((0,baseline_words/* originFact */.xg)(origin))}`, ...legend].join(' · ')}</sub>`;
}
/** What is behind the first rows; those that newly fail by name at least. */
function moreRows({ counts, compared }, { shown, namesShown, drawRows }) {
    const beside = (rows) => {
        const listed = Map.groupBy(rows, ({ kind }) => kind);
        return (0,comparison_words/* moreWords */.bp)(counts, Object.fromEntries([...listed].map(([kind, of]) => [kind, of.length])));
    };
    const more = beside(compared.slice(0, WORST_ROWS));
    if (more === null)
        return '';
    const rest = beside(compared.slice(0, shown));
    const names = compared
        .slice(shown)
        .filter(({ kind }) => kind === 'new')
        .slice(0, namesShown)
        .map(({ found }) => (0,text_escape/* inline */.mG)((0,comparison_words/* nameOf */.Vb)(found), 160));
    return (0,table/* fold */.A)(`More rows: ${more}`, changes_joined([
        drawRows(compared.slice(WORST_ROWS, shown)),
        names.length === 0 ? '' : `Newly failing as well: ${names.join(', ')}.`,
        rest === null ? '' : `Without a row here: ${rest}. See the report.`,
    ]));
}
function changes_changeTable(rows, { origin }) {
    if (rows.length === 0)
        return '';
    const there = (0,text_escape/* inline */.mG)(origin.branch ?? '', BRANCH_LENGTH) || 'Baseline';
    const columns = [
        { title: 'Change', align: 'left' },
        { title: 'Case', align: 'left' },
        { title: `${there} → now`, align: 'left' },
    ];
    const cells = rows.map(({ kind, found }) => {
        const { baseline, head } = found;
        const { remark } = (0,comparison_words/* remarkOn */.yY)(found);
        const counts = { passed: head.passed, failed: Math.max(0, head.total - head.passed) };
        const word = change_words/* CHANGE_WORDS */.r8[kind];
        // What is kept together keeps the squares above it in one line, however narrow the column.
        const tallies = `${(0,regression_words/* tallyWords */.c_)(baseline)} → ${(0,regression_words/* tallyWords */.c_)(head)}`.replaceAll(' ', '&nbsp;');
        return [
            `${change_words/* CHANGE_SIGNS */.C_[kind]}&nbsp;${kind === 'new' ? `<strong>${word}</strong>` : word}`,
            changes_lines([(0,text_escape/* inline */.mG)((0,comparison_words/* nameOf */.Vb)(found), 160), remark === '' ? '' : `<sub>${(0,text_escape/* inline */.mG)(remark)}</sub>`]),
            changes_lines([(0,format/* squares */.pT)(counts, changes_SQUARES_SHOWN), tallies]),
        ];
    });
    return (0,table/* table */.t)(columns, cells);
}
const changes_lines = (parts) => parts.filter((part) => part !== '').join('<br>');
function changes_listOf(sentences) {
    return sentences.map((sentence) => `- ${(0,text_escape/* inline */.mG)(sentence, changes_SENTENCE_LENGTH)}`).join('\n');
}
function changes_joined(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}

;// CONCATENATED MODULE: ./build/render/summary.js



















/** Any report fits into this much room, in bytes or characters. */
const SMALLEST_BUDGET = 1000;
/**
 * The report as Markdown for GitHub, in as much detail as the budget has room for: failing evidence
 * first, passing rows last, and what was left out counted.
 * @returns the empty string where the budget is below `SMALLEST_BUDGET` and nothing fits.
 */
function renderSummary(view, budget) {
    return fitSections(reportSections(view, SUMMARY_DETAIL), budget);
}
const SUMMARY_DETAIL = { causes: SUMMARY_PLAN, table: SUMMARY_TABLE };
/** Every section of a report that has something to show, in the order of reading. */
function reportSections(view, detail) {
    const { report, verdict, links = {} } = view;
    const { listLines } = detail;
    const facts = report === null ? null : (0,facts_facts/* factsOf */.xS)(report);
    const sections = [(0,sections_headline/* headlineSection */.Wu)(verdict, facts, links)];
    if (verdict.value === 'invalid' && verdict.troubles.length > 1) {
        sections.push(configurationSection(verdict));
    }
    sections.push(policy_changes_policyChangesSection(verdict, listLines));
    if (facts !== null) {
        sections.push(noticeSection(facts.report), problemsSection(facts.report, verdict, listLines));
        sections.push(diagnoses_diagnosesSection(facts.report, listLines));
        sections.push(changesSection(verdict, listLines), changedToolsSection(facts.report, verdict));
        sections.push(causes_causesSection(facts, verdict, links, detail.causes));
        sections.push(flakyCasesSection(facts, listLines));
        sections.push((0,gate_table/* gateSection */.Tx)(verdict), surfaceSection(facts.report, verdict, listLines));
        sections.push(confirmation_confirmationSection(verdict, listLines));
        sections.push(quarantine_quarantineSection(verdict, listLines));
        sections.push(modelsSection(facts, listLines), totalsSection(facts));
        sections.push(toolCoverageSection(facts));
        sections.push(runHistorySection(facts, verdict), caseTableSection(facts, verdict.repeats, detail.table));
        sections.push(warningsSection(facts.report, listLines));
    }
    sections.push(environment_environmentSection(view));
    return sections.filter((section) => section !== null);
}

;// CONCATENATED MODULE: ./build/render/report-markdown.js




/** More than this no viewer of Markdown opens. */
const REPORT_MARKDOWN_BYTES = 16_000_000;
const report_markdown_WHOLE_DETAIL = {
    causes: WHOLE_PLAN,
    table: WHOLE_TABLE,
    listLines: Number.POSITIVE_INFINITY,
};
/**
 * The whole report as Markdown: thousands of failing cases with their evidence, and of rows; of more
 * it tells the number.
 */
function renderReportMarkdown(view, limitBytes = REPORT_MARKDOWN_BYTES) {
    const sections = reportSections(view, report_markdown_WHOLE_DETAIL);
    return document_fitSections(sections, { unit: 'bytes', limit: limitBytes });
}

// EXTERNAL MODULE: ./build/report-file/report-schema.js + 5 modules
var report_schema = __webpack_require__(24837);
// EXTERNAL MODULE: ./build/report-file/report-writer.js
var report_writer = __webpack_require__(68130);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlbuilder/json2xml.js + 7 modules
var json2xml = __webpack_require__(28669);
;// CONCATENATED MODULE: ./build/publish/junit-export.js






const junit_export_NAME_LENGTH = 1000;
/** Of what results were to be and were. */
const RESULT_LIMITS = { diffLines: 500, error: { lines: 0, width: 1000 } };
const ATTRIBUTE = '@';
/**
 * The results as JUnit XML: a `testcase` an iteration. Cases of several iterations are each a
 * suite; the others share one named after the eval suite. `error` stands for what could not be
 * carried out and for what did not finish. Folded iterations are a property of their suite only.
 */
function junitXml(report) {
    const { cases, suite } = report;
    const single = cases.filter(({ iterations }) => iterations.length <= 1);
    const repeated = cases.filter(({ iterations }) => iterations.length > 1);
    const suites = [
        ...(single.length > 0 ? [suiteNode(suite.name, single, suite.name)] : []),
        ...repeated.map((testCase) => suiteNode(testCase.title, [testCase], suite.name)),
    ];
    const builder = new json2xml/* default */.A({
        attributeNamePrefix: ATTRIBUTE,
        ignoreAttributes: false,
        suppressBooleanAttributes: false,
        suppressEmptyNode: true,
        format: true,
    });
    const content = builder.build({
        testsuites: {
            [`${ATTRIBUTE}name`]: line(suite.name),
            ...totals(report.cases),
            testsuite: suites,
        },
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
}
function suiteNode(name, cases, suiteName) {
    const foldedPassed = cases.reduce((sum, { folded }) => sum + (folded?.passed ?? 0), 0);
    const foldedSkipped = cases.reduce((sum, { folded }) => sum + (folded?.skipped ?? 0), 0);
    return {
        [`${ATTRIBUTE}name`]: line(name),
        ...totals(cases),
        ...properties({
            'folded-passed': foldedPassed > 0 ? foldedPassed : null,
            'folded-skipped': foldedSkipped > 0 ? foldedSkipped : null,
        }),
        testcase: cases.flatMap((testCase) => testCase.iterations.map((iteration) => caseNode(testCase, iteration, suiteName))),
    };
}
function totals(cases) {
    const iterations = cases.flatMap((testCase) => testCase.iterations);
    const counts = (0,model_counts/* countIterations */.ai)(iterations);
    const errors = iterations.filter(({ outcome }) => isError(outcome)).length;
    const durationMs = iterations.reduce((sum, iteration) => sum + (iteration.durationMs ?? 0), 0);
    return attributes({
        tests: counts.total + counts.skipped,
        failures: counts.failed + counts.unfinished - errors,
        errors,
        skipped: counts.skipped,
        time: seconds(durationMs),
    });
}
function isError(outcome) {
    return outcome === 'error' || outcome === 'unfinished';
}
function caseNode(testCase, iteration, suiteName) {
    const { location, iterations } = testCase;
    // One without a name is what readers take for the trace of a run that was cut off.
    const named = (0,case_name/* caseName */.c)(testCase);
    const name = iterations.length > 1 ? `${named} [iteration ${iteration.number}]` : named;
    const { model, provider, tokens, attempts } = iteration;
    return {
        ...attributes({
            name: line(name),
            classname: line(suiteName),
            time: iteration.durationMs === null ? null : seconds(iteration.durationMs),
            file: location === null ? null : line(location.file),
            line: possibleLine(location?.line ?? null),
        }),
        ...properties({
            model,
            provider,
            'tokens.input': tokens.input,
            'tokens.output': tokens.output,
            'tokens.total': tokens.total,
            attempts: attempts > 1 ? attempts : null,
            flaky: (0,model_counts/* isFlaky */.s8)(iteration) ? 'true' : null,
            tags: testCase.tags?.join(', ') ?? null,
        }),
        ...outcomeNode(iteration),
    };
}
function outcomeNode(iteration) {
    const { outcome, error, errorDetails } = iteration;
    if (outcome === 'passed')
        return {};
    if (outcome === 'skipped') {
        return { skipped: error === null ? '' : attributes({ message: line(error) }) };
    }
    const message = outcome === 'unfinished' ? (error ?? 'It did not finish.') : (error ?? '');
    const results = assertionDiff(iteration.assertions, RESULT_LIMITS);
    const details = [error, errorDetails, ...(results.length === 0 ? [] : [results.join('\n')])]
        .filter((part) => part !== null)
        .join('\n\n');
    const node = {
        ...attributes({ message: line(message), type: outcome }),
        '#text': (0,clean_text/* cleanText */.X5)(details),
    };
    return isError(outcome) ? { error: node } : { failure: node };
}
function properties(values) {
    const known = Object.entries(values).flatMap(([name, value]) => value === null ? [] : [attributes({ name, value: line(String(value)) })]);
    return known.length === 0 ? {} : { properties: { property: known } };
}
function attributes(values) {
    const known = Object.entries(values).filter(([, value]) => value !== null);
    return Object.fromEntries(known.map(([name, value]) => [`${ATTRIBUTE}${name}`, value]));
}
/** XML has no place for control characters and lone surrogates: these are written out. */
function line(value) {
    return (0,clean_text/* cleanLine */.Ow)(value, junit_export_NAME_LENGTH);
}
/** A report from elsewhere may have any number; XML readers take none below zero and no exponent. */
const MAX_DURATION_MS = 1e15;
function seconds(durationMs) {
    return (Math.min(Math.max(durationMs, 0), MAX_DURATION_MS) / 1000).toFixed(3);
}

// EXTERNAL MODULE: ./build/publish/trace-files.js + 1 modules
var trace_files = __webpack_require__(25974);
;// CONCATENATED MODULE: ./build/publish/report-files.js














/**
 * Writes the report as JSON, Markdown, HTML, badge and JUnit XML, and its traces, to a folder no other
 * step or attempt uses. Each file is on its own: one that cannot be made is a warning.
 */
async function writeReportFiles(view, { temporaryFolder, folder: given, actionVersion, generatedAtMs, logger, ...more }) {
    const all = [];
    const attempt = async (what, write) => {
        try {
            const file = await write();
            all.push(file);
            return file;
        }
        catch (error) {
            logger.warning(`${what} could not be written: ${(0,errors/* errorMessage */.gJ)(error)}`);
            return null;
        }
    };
    const flag = given === undefined ? 'wx' : 'w';
    const folder = await makeFolder(temporaryFolder, given, logger);
    if (folder === null)
        return { folder, report: null, markdown: null, all };
    const keep = (what, name, make) => attempt(what, () => write(external_node_path_.join(folder, name), make(), flag));
    const { report: results } = view;
    const { traces = { choice: 'all' } } = more;
    // The JSON first: it is what all the others can be made from again.
    const extent = { bytes: 0, values: 0 };
    const pieces = (0,report_writer/* reportPieces */.iq)((0,report_writer/* buildReportFile */.hF)({ ...view, verdict: (0,verdict_words/* worded */.M)(view.verdict), actionVersion, generatedAtMs }));
    const report = await attempt('The JSON report', () => write(external_node_path_.join(folder, report_schema/* REPORT_FILE_NAME */._G), (0,report_writer/* measuredPieces */.Y0)(pieces, extent), flag));
    if (report !== null && !(0,report_writer/* isReadLater */.rx)(extent)) {
        logger.notice(`The JSON report is too large for a later job to publish it: it has ${extent.bytes} bytes and some ${extent.values} values, and at most ${report_schema/* MAX_REPORT_BYTES */.WA} and ${report_schema/* MAX_REPORT_VALUES */.XO} are read. Split the suite where results are published by another job.`);
    }
    const markdown = await keep('The Markdown report', 'report.md', () => renderReportMarkdown({ ...view, links: { ...view.links, hasPage: true } }));
    await keep('The HTML report', PAGE_NAME, () => renderHtmlReport(view));
    await keep('The badge', 'badge.svg', () => badgeSvg(view));
    await keep('The endpoint of the badge', 'badge.json', () => `${JSON.stringify(badgeEndpoint(view), null, 2)}\n`);
    if (results !== null && (0,report_source/* hasCases */.Yp)(results)) {
        await keep('The JUnit export', 'junit.xml', () => junitXml(results));
        const onLeftOut = (count) => logger.notice(`${(0,quantity/* countOf */.pq)(count, 'trace')} had no room in \`traces/\`: all together would be larger than 50 MB.`);
        for (const { name, text } of (0,trace_files/* traceFiles */.R)(results, traces, onLeftOut)) {
            await keep('A trace', external_node_path_.join('traces', name), () => text);
        }
    }
    return { folder, report, markdown, all };
}
async function makeFolder(temporaryFolder, given, logger) {
    try {
        const folder = given ?? (await (0,promises_.mkdtemp)(external_node_path_.join(temporaryFolder, 'mcp-eval-report-')));
        const traces = external_node_path_.join(folder, 'traces');
        await (0,promises_.mkdir)(traces, { recursive: true });
        // Those of an earlier run would be taken for traces of this one.
        const former = (await (0,promises_.readdir)(traces)).filter((name) => trace_files/* TRACE_FILE_NAME */.v.test(name));
        await Promise.all(former.map((name) => (0,promises_.rm)(external_node_path_.join(traces, name))));
        return folder;
    }
    catch (error) {
        logger.warning(`The report could not be written: ${(0,errors/* errorMessage */.gJ)(error)}`);
        return null;
    }
}
async function write(file, text, flag) {
    await (0,promises_.writeFile)(file, text, { flag });
    return file;
}


/***/ }),

/***/ 25974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ TRACE_FILE_NAME),
  R: () => (/* binding */ traceFiles),
  wholeOf: () => (/* binding */ wholeOf)
});

// EXTERNAL MODULE: ./build/model/conversation/plain-messages.js
var plain_messages = __webpack_require__(95813);
// EXTERNAL MODULE: ./build/model/redacted-report.js
var redacted_report = __webpack_require__(78015);
// EXTERNAL MODULE: ./build/report-file/conversation-archive.js
var conversation_archive = __webpack_require__(23222);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/report-file/schema/case-schema.js
var case_schema = __webpack_require__(82406);
// EXTERNAL MODULE: ./build/report-file/schema/conversation-schema.js
var conversation_schema = __webpack_require__(37815);
;// CONCATENATED MODULE: ./build/report-file/schema/trace-schema.js



const TRACE_SCHEMA_ID = 'urn:mcp-eval-gate-action:trace:1';
const { outcome, error, model, provider, number } = case_schema/* iterationSchema */.J.shape;
/** A file of `traces/`. Readers must ignore members they do not know. */
const traceFileSchema = schemas/* object */.Ikc({
    $schema: schemas/* string */.YjP().describe('Identifier of this schema.'),
    caseId: schemas/* string */.YjP().describe('`id` of the case in the report.'),
    title: schemas/* string */.YjP().describe('Of the case.'),
    iteration: number,
    iterationId: schemas/* string */.YjP(),
    ...{ outcome, error, model, provider },
    messages: schemas/* array */.YOg(schemas/* object */.Ikc({ role: schemas/* string */.YjP(), text: schemas/* string */.YjP() }))
        .describe('Those of `conversation` as plain texts.'),
    conversation: conversation_schema/* conversationSchema */.R,
})
    .meta({ title: 'Trace of an iteration' });
/** The published JSON Schema of a trace file. */
function traceJsonSchema() {
    return { $id: TRACE_SCHEMA_ID, ...z.toJSONSchema(traceFileSchema, { io: 'input' }) };
}

;// CONCATENATED MODULE: ./build/publish/trace-files.js




/** What an archive has kept, without secrets. */
function wholeOf(archive, secrets) {
    return (iterationId) => {
        const kept = archive?.get(iterationId);
        return kept && (0,redacted_report/* redactConversation */.Jh)(kept, secrets);
    };
}
/**
 * Names and texts of the trace files, one at a time: those that failed first, as far as there is room.
 * @param onLeftOut told how many there is no room for, where it is any.
 */
function* traceFiles({ cases }, { choice, whole }, onLeftOut) {
    if (choice === 'none')
        return;
    const all = cases.flatMap(placed);
    const hasFailed = ({ iteration }) => ['failed', 'error'].includes(iteration.outcome);
    const chosen = [
        ...all.filter(hasFailed),
        ...(choice === 'all' ? all.filter((one) => !hasFailed(one)) : []),
    ];
    let bytes = 0;
    let leftOut = 0;
    for (const { name, testCase, iteration } of chosen) {
        const conversation = whole?.(iteration.id) ?? iteration.conversation;
        if (conversation === undefined)
            continue;
        const text = `${JSON.stringify(traceFile(testCase, iteration, conversation), null, 2)}\n`;
        const size = Buffer.byteLength(text);
        if (leftOut > 0 || bytes + size > conversation_archive/* MAX_TRACES_BYTES */.E) {
            leftOut += 1;
            continue;
        }
        bytes += size;
        yield { name, text };
    }
    if (leftOut > 0)
        onLeftOut(leftOut);
}
/** As `placed` names them, so that nothing else is taken for one. */
const TRACE_FILE_NAME = /^case-\d+-iteration-\d+\.json$/;
/** Named by position, since titles and ids hold anything. */
function placed(testCase, caseIndex) {
    return testCase.iterations.map((iteration, index) => ({
        name: `case-${caseIndex + 1}-iteration-${index + 1}.json`,
        ...{ testCase, iteration },
    }));
}
function traceFile({ id: caseId, title }, { id: iterationId, number, outcome, error, model, provider }, conversation) {
    return {
        $schema: TRACE_SCHEMA_ID,
        ...{ caseId, title, iteration: number, iterationId, outcome, error, model, provider },
        ...{ messages: (0,plain_messages/* plainMessages */.b)(conversation), conversation },
    };
}


/***/ })

};
