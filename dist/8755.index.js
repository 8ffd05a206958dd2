export const id = 8755;
export const ids = [8755];
export const modules = {

/***/ 87956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   Dt: () => (/* binding */ MAX_TITLE_CHARACTERS),
/* harmony export */   KE: () => (/* binding */ MAX_ANNOTATIONS),
/* harmony export */   cs: () => (/* binding */ publishAnnotations),
/* harmony export */   ux: () => (/* binding */ mostSevere)
/* harmony export */ });
/* harmony import */ var _render_facts_repository_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10751);
/* harmony import */ var _clipped_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80409);


/** Most severe first. */
const SEVERITIES = ['error', 'warning', 'notice'];
/** The runner shows ten of a kind for each step; ten in all is what anyone reads. */
const MAX_ANNOTATIONS = 10;
/** The runner cuts messages there. */
const MAX_MESSAGE_CHARACTERS = 4_096;
const MAX_TITLE_CHARACTERS = 255;
/**
 * Writes the ten most severe annotations as workflow commands, which the toolkit escapes. Gives
 * how many were shown and how many left out.
 */
function publishAnnotations(annotations, commands) {
    const chosen = mostSevere(annotations).slice(0, MAX_ANNOTATIONS);
    for (const { severity, title, message, location } of chosen) {
        commands[severity]((0,_clipped_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipCharacters */ .P)(withoutControls(message), MAX_MESSAGE_CHARACTERS), {
            title: (0,_clipped_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipCharacters */ .P)(withoutControls(title), MAX_TITLE_CHARACTERS),
            ...place(location),
        });
    }
    return { shown: chosen.length, leftOut: annotations.length - chosen.length };
}
/** Sorted by severity; among equals as they came. */
function mostSevere(annotations) {
    return annotations.toSorted((left, right) => SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity));
}
function place(location) {
    const inside = (0,_render_facts_repository_place_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPlace */ .G)(location);
    if (inside === null)
        return {};
    return inside.line === null
        ? { file: inside.file }
        : { file: inside.file, startLine: inside.line };
}
/** Colours and other controls of a terminal mean nothing in an annotation. */
function withoutControls(text) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    return text.replace(/\u001B\[[0-9;]*[A-Za-z]|[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
}


/***/ }),

/***/ 80409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ clipCharacters),
/* harmony export */   W: () => (/* binding */ clipBytes)
/* harmony export */ });
const ELLIPSIS = '…';
/** Text of at most `limit` UTF-16 units that splits no character. */
function clipCharacters(text, limit) {
    if (text.length <= limit)
        return text;
    const end = limit - ELLIPSIS.length;
    const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
    return `${text.slice(0, splitsPair ? end - 1 : end)}${ELLIPSIS}`;
}
/** Text of at most `limit` bytes of UTF-8 that splits no character. */
function clipBytes(text, limit) {
    const bytes = Buffer.from(text, 'utf8');
    if (bytes.length <= limit)
        return text;
    let end = limit - Buffer.byteLength(ELLIPSIS);
    // Continuation bytes are 10xxxxxx: step back to the first byte of a character.
    while (((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000)
        end -= 1;
    return `${bytes.subarray(0, end).toString('utf8')}${ELLIPSIS}`;
}


/***/ }),

/***/ 38755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  logVerdict: () => (/* binding */ logVerdict),
  showsColours: () => (/* binding */ showsColours)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/render/annotations.js
var annotations = __webpack_require__(29987);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
;// CONCATENATED MODULE: ./build/render/terminal/paint.js

/** How a piece of text is meant. What becomes of that is for the terminal to say. */
const TONES = (/* unused pure expression or super */ null && (['good', 'bad', 'doubtful', 'quiet', 'strong']));
/** What tones look like, in the names of `util.styleText`. */
const TONE_STYLES = {
    good: 'green',
    bad: 'red',
    doubtful: 'yellow',
    quiet: 'dim',
    strong: 'bold',
};
/** The page for lines that are searched for as they are: where there is no terminal, none of them is broken. */
function paint_searchable(page) {
    return page.isPiped === true ? { ...page, width: Number.POSITIVE_INFINITY } : page;
}
/** Columns that a text has even on the narrowest terminal. */
const LEAST_TEXT = 20;
/** A clean line behind a mark, and what of it does not fit below its own beginning. */
function paint_hung({ glyph, tone, indent = '' }, line, { paint, width }, most = Number.POSITIVE_INFINITY) {
    const room = Math.max(LEAST_TEXT, width - indent.length - glyph.length - 1);
    return wrapped(line, room, most).map((piece, at) => `${indent}${at === 0 ? paint(tone, glyph) : ' '.repeat(glyph.length)} ${piece}`);
}
/** A clean line in pieces that fit, broken between words where there are any; at most so many. */
function wrapped(line, width, most) {
    const pieces = [];
    let rest = line;
    while (rest.length > width && pieces.length < most - 1) {
        const space = rest.lastIndexOf(' ', width);
        const end = space > 0 ? space : width;
        pieces.push(rest.slice(0, end));
        rest = rest.slice(end).trimStart();
    }
    return [...pieces, (0,clean_text/* cap */.Np)(rest, width)];
}

// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/render/facts/facts.js + 1 modules
var facts_facts = __webpack_require__(18908);
// EXTERNAL MODULE: ./build/render/facts/story/causes.js + 1 modules
var story_causes = __webpack_require__(79803);
// EXTERNAL MODULE: ./build/render/facts/story/changes.js
var story_changes = __webpack_require__(5350);
// EXTERNAL MODULE: ./build/render/text/case-name.js
var case_name = __webpack_require__(89265);
// EXTERNAL MODULE: ./build/render/words/comparison-words.js
var comparison_words = __webpack_require__(78346);
// EXTERNAL MODULE: ./build/render/words/regression-words.js
var regression_words = __webpack_require__(20022);
// EXTERNAL MODULE: ./build/render/words/story/change-words.js
var change_words = __webpack_require__(91977);
// EXTERNAL MODULE: ./build/render/words/surface/surface-words.js
var surface_words = __webpack_require__(99916);
;// CONCATENATED MODULE: ./build/render/terminal/story-lines.js











/** Told apart by their shape too, since colours may be missing. */
const GLYPHS = {
    new: ['✗', 'bad'],
    less: ['▾', 'doubtful'],
    flaky: ['~', 'doubtful'],
    still: ['✗', 'quiet'],
    fixed: ['✓', 'good'],
};
const INDENT = '  ';
const MOST_ROWS = 10;
const PIECES = 4;
/**
 * What came out otherwise than in the baseline, and why cases failed where several did for one cause:
 * what the lines of the cases above do not say. Empty where they say it all.
 */
function story_lines_storyLines({ report, verdict }, page) {
    return [
        ...changeLines(verdict, page),
        ...(report === null ? [] : toolLines(report, verdict, page)),
        ...(report === null ? [] : causeLines(report, verdict, page)),
    ];
}
function changeLines(verdict, page) {
    const changes = (0,story_changes/* changesOf */.f)(verdict);
    const words = changes && (0,comparison_words/* moreWords */.bp)(changes.counts);
    if (changes === null || words === null)
        return [];
    const shown = changes.compared.slice(0, MOST_ROWS);
    const more = changes.compared.length - shown.length;
    return [
        ...wrapped(`Against the baseline: ${words}`, page.width, PIECES),
        ...shown.flatMap((change) => changeLine(change, page)),
        ...(more > 0 ? [`${INDENT}… ${(0,quantity/* countOf */.pq)(more, 'more case')}`] : []),
    ];
}
/** One line: what it is in full, the report tells. */
function toolLines({ source }, { surface }, page) {
    if (source !== 'run' || surface === undefined)
        return [];
    return wrapped(`Tools of the servers: ${(0,surface_words/* surfaceCounts */.qO)(surface)}`, page.width, PIECES);
}
function changeLine({ kind, found }, page) {
    const [glyph, tone] = GLYPHS[kind];
    const tallies = `${(0,regression_words/* tallyWords */.c_)(found.baseline)} → ${(0,regression_words/* tallyWords */.c_)(found.head)}`;
    const text = `${change_words/* CHANGE_WORDS */.r8[kind]}: ${(0,clean_text/* cleanLine */.Ow)((0,comparison_words/* nameOf */.Vb)(found), 160)} (${tallies})`;
    return paint_hung({ glyph, tone, indent: INDENT }, text, page, PIECES);
}
function causeLines(report, verdict, page) {
    const facts = (0,facts_facts/* factsOf */.xS)(report);
    const failing = (0,facts_facts/* casesIn */.XV)(facts, 'failing').length;
    const causes = (0,story_causes/* causesOf */.c)(facts, verdict);
    // Each case has told its own cause.
    if (causes.length >= failing)
        return [];
    const shown = causes.slice(0, MOST_ROWS);
    const more = causes.length - shown.length;
    return [
        `${(0,quantity/* countOf */.pq)(failing, 'case')} failed, for ${(0,quantity/* countOf */.pq)(causes.length, 'cause')}:`,
        ...shown.flatMap((cause) => paint_hung(causeMark(cause), causeText(cause), page, PIECES)),
        ...(more > 0 ? [`${INDENT}… ${(0,quantity/* countOf */.pq)(more, 'more cause')}`] : []),
    ];
}
function causeMark({ isAside }) {
    return { glyph: '✗', tone: isAside ? 'quiet' : 'bad', indent: INDENT };
}
function causeText({ cases, iterations, reason, isNew, isAside }) {
    const [{ item }, ...others] = cases;
    const who = others.length === 0 ? (0,clean_text/* cleanLine */.Ow)((0,case_name/* caseName */.c)(item.testCase), 160) : (0,quantity/* countOf */.pq)(cases.length, 'case');
    const times = iterations > cases.length ? `, ${(0,quantity/* formatCount */.B4)(iterations)} ×` : '';
    const marks = `${isNew ? ' (new)' : ''}${isAside ? ' (in quarantine)' : ''}`;
    return `${who}${times}: ${reason}${marks}`;
}

// EXTERNAL MODULE: ./build/render/sections/gate/gate-table.js
var gate_table = __webpack_require__(51488);
// EXTERNAL MODULE: ./build/render/words/check-words.js
var check_words = __webpack_require__(29403);
// EXTERNAL MODULE: ./build/render/words/quarantine-words.js
var quarantine_words = __webpack_require__(32851);
// EXTERNAL MODULE: ./build/render/words/verdict-words.js
var verdict_words = __webpack_require__(46418);
;// CONCATENATED MODULE: ./build/render/terminal/verdict-lines.js







const TONE_OF = {
    passed: 'good',
    failed: 'bad',
    invalid: 'bad',
    incomplete: 'doubtful',
};
const CHECK_GLYPHS = {
    passed: ['✓', 'good'],
    failed: ['✗', 'bad'],
    undecided: ['?', 'doubtful'],
    notApplicable: ['-', 'quiet'],
};
/** Of a text that others wrote: people write as much as they like, and the report has all of it. */
const MAX_LINES = 12;
const MOST_NOTES = 20;
/** What changed and why cases failed, what kept the evidence from being whole, what was checked, and the verdict as the last line. */
function verdictLines({ report, verdict }, page) {
    const story = storyLines({ report, verdict }, page);
    const wide = searchable(page);
    const above = [
        ...(story.length === 0 ? [] : [...story, '']),
        ...problemLines(report, wide),
        ...checkLines(verdict, wide),
        ...noteLines(verdict, wide),
    ];
    const troubles = verdict.value === 'invalid' ? verdict.troubles : [];
    const [only] = troubles;
    return [
        ...(above.length === 0 ? [] : ['', ...above]),
        '',
        ...closingLines(verdict, wide),
        // One alone stands in the headline.
        ...(only === undefined || troubles.length === 1
            ? []
            : troubles.flatMap((text) => hung({ glyph: '-', tone: 'quiet' }, told(text), wide))),
    ];
}
/** The verdict's word, and what it means beside it. */
function closingLines(verdict, page) {
    const word = `${verdict.value.toUpperCase()} `;
    const tone = TONE_OF[verdict.value];
    return cleanLines(headlineOf(verdict), { lines: MAX_LINES, width: 1000 }).flatMap((line, at) => hung({ glyph: at === 0 ? word : ' '.repeat(word.length), tone }, line, page));
}
function problemLines(report, page) {
    const problems = (report?.problems ?? []).map(({ message }) => message);
    const all = [
        ...problems.map((text) => hung({ glyph: '!', tone: 'bad' }, told(text), page)),
        ...(report?.warnings ?? []).map((text) => hung({ glyph: '!', tone: 'doubtful' }, told(text), page)),
    ];
    return all.length <= MOST_NOTES
        ? all.flat()
        : [
            ...all.slice(0, MOST_NOTES).flat(),
            `… ${all.length - MOST_NOTES} more, all of them in the report`,
        ];
}
/** What was checked, what decided first. */
function checkLines({ checks }, page) {
    return (0,gate_table/* byWeight */.IN)(checks).flatMap((check) => linesOf(check, page));
}
function linesOf(check, page) {
    const { title, expected, actual } = (0,check_words/* checkWords */.iW)(check);
    const [glyph, tone] = CHECK_GLYPHS[check.outcome];
    const role = check.gates ? '' : ', which only informs';
    // What nobody asked for and nothing was held against is no line worth.
    if (check.outcome === 'notApplicable' && !check.gates)
        return [];
    const line = `${title}: ${check_words/* OUTCOME_NAMES */._m[check.outcome]}${role} (expected ${expected}; found ${actual})`;
    return paint_hung({ glyph, tone: check.gates ? tone : 'quiet' }, told(line), page);
}
function noteLines({ quarantine = [] }, page) {
    return quarantine.flatMap((note) => hung({ glyph: 'Quarantine:', tone: 'quiet' }, told(describeQuarantine(note)), page));
}
const told = (text) => (0,clean_text/* cleanLine */.Ow)(text, 1000);

// EXTERNAL MODULE: ./build/publish/github/annotations.js
var github_annotations = __webpack_require__(87956);
// EXTERNAL MODULE: ./build/publish/github/clipped-text.js
var clipped_text = __webpack_require__(80409);
;// CONCATENATED MODULE: ./build/publish/step-log.js









/** Of a line of the log: people write as much as they like, and the report has all of it. */
const MAX_NOTE_LENGTH = 500;
const WIDTH = 80;
/** Whether what shows the log shows colours: GitHub's own page does, and no terminal need be there. */
function showsColours(environment) {
    return environment['GITHUB_ACTIONS'] === 'true' && !environment['NO_COLOR'];
}
const COLOUR = '\u001b[';
/** A glyph, what it is indented by, and its colour. */
const LONGEST_SIGN = 16;
/** A line without its coloured sign, and that sign: nothing else in a line may have a colour. */
function signed(line) {
    const [indent = '', coloured = '', off] = line.split(COLOUR, 3);
    if (off === undefined || indent.trim() !== '')
        return [line];
    const sign = `${indent}${COLOUR}${coloured}${COLOUR}${off.slice(0, off.indexOf('m') + 1)}`;
    return sign.length > LONGEST_SIGN ? [line] : [line.slice(sign.length), sign];
}
/** Nobody's terminal breaks its lines, and those that read it look for colours in none but the signs. */
function pageOf(coloured) {
    return {
        width: WIDTH,
        paint: (tone, text) => coloured ? (0,external_node_util_.styleText)(TONE_STYLES[tone], text, { validateStream: false }) : text,
    };
}
/** Tells the verdict in the log: what changed and why cases failed, its checks, and in the end itself, as an error where it is red. */
function logVerdict({ report, verdict }, { annotated, red, ofServers, coloured = false }, logger) {
    const page = pageOf(coloured);
    const lines = [...story_lines_storyLines({ report, verdict }, page), ...checkLines(verdict, page)];
    for (const line of lines)
        logger.info(...signed(line));
    for (const note of verdict.quarantine ?? []) {
        const told = (0,clipped_text/* clipCharacters */.P)((0,quarantine_words/* describeQuarantine */.Ux)(note), MAX_NOTE_LENGTH);
        logger[note.state === 'active' ? 'info' : 'notice'](`Quarantine: ${told}`);
    }
    logger[red ? 'error' : 'info'](closingLine(verdict, { annotated, ofServers }));
}
/** The verdict in a line, and below it the mistakes that no annotation has told. */
function closingLine(verdict, { annotated, ofServers }) {
    const { value, troubles, judged } = verdict;
    // Reports of several jobs are judged in a mode of their own.
    const about = ofServers || judged?.sampleOf === 'server' ? 'Servers' : 'Evals';
    const whole = `${about} ${value}: ${(0,verdict_words/* headlineOf */.g)(verdict)}`;
    if (value !== 'invalid' || troubles.length === 0)
        return whole;
    // With so many, some have no annotation.
    const allTold = annotated && troubles.length < github_annotations/* MAX_ANNOTATIONS */.KE;
    const [only = ''] = troubles;
    if (troubles.length === 1) {
        const place = allTold ? (0,annotations/* placeOf */.$)(only) : null;
        return place === null ? whole : `${about} ${value}: The configuration is wrong at ${place}.`;
    }
    const untold = allTold ? troubles.filter((text) => (0,annotations/* placeOf */.$)(text) === null) : troubles;
    return [whole, ...untold.map((text) => `- ${text}`)].join('\n');
}


/***/ }),

/***/ 29987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(78048);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(24409);
/* harmony import */ var _model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(40096);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);
/* harmony import */ var _facts_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18908);
/* harmony import */ var _facts_story_causes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79803);
/* harmony import */ var _facts_tool_call_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36654);
/* harmony import */ var _sections_alerts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56763);
/* harmony import */ var _sections_flaky_cases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14959);
/* harmony import */ var _text_case_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89265);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54294);
/* harmony import */ var _words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53463);
/* harmony import */ var _words_story_change_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91977);
/* harmony import */ var _words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99916);
/* harmony import */ var _words_verdict_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46418);















/** Most severe first. */
const SEVERITIES = ['error', 'warning', 'notice'];
/** Characters the runner keeps of a message. */
const MESSAGE_LENGTH = 4_096;
/** Characters GitHub keeps of a title; code points may count double. */
const TITLE_LENGTH = 127;
const REASON_LENGTH = 600;
const DIFF_LINES = 6;
/**
 * What is worth saying about single cases and problems, the most severe first, else in the order
 * of the report. Failing cases of a run that passed its gate are warnings, and so are those that do not
 * count, being in quarantine. Without a report, what
 * is wrong at a place in a file.
 */
function annotationsOf(report, verdict) {
    if (report === null)
        return configurationAnnotations(verdict);
    const failing = verdict.value === 'passed' ? 'warning' : 'error';
    const facts = (0,_facts_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(report);
    const annotations = [
        ...problemAnnotations(report, verdict),
        ...diagnosisAnnotations(report),
        ...surfaceAnnotations(report, verdict),
        ...failureAnnotations(facts, verdict, failing),
        ...facts.cases.flatMap(oddityAnnotations),
        ...report.warnings.map((warning) => locatedAnnotation('notice', 'Worth a look', warning)),
    ];
    return annotations.toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
}
/** `file:line: …` or `file:line:column: …`, as problems of files begin. */
const PLACE = /^([^\s:][^:\n]{0,500}):(\d{1,9})(?::\d{1,9})?: /;
/**
 * A text that begins with a place in a file, at that place. It keeps the place in its words too: the
 * log of a job shows an annotation's message, and not where it is.
 */
function locatedAnnotation(severity, title, text) {
    const [, file = '', line = ''] = PLACE.exec(text) ?? [];
    const location = file === '' ? null : { file, line: Number(line) };
    return annotation(severity, title, text, location);
}
function configurationAnnotations({ value, troubles }) {
    if (value !== 'invalid')
        return [];
    return troubles
        .map((trouble) => locatedAnnotation('error', 'Wrong configuration', trouble))
        .filter(({ location }) => location !== null);
}
/** The place a text begins with, such as `evals/suite.yaml:4:5`, at which `annotationsOf` puts it. */
function placeOf(text) {
    return PLACE.exec(text)?.[0].slice(0, -': '.length) ?? null;
}
const TITLES_TOLD = 20;
const QUARANTINED = ' (in quarantine)';
/**
 * Each cause once, in the order of the story: one that made several cases fail with their titles, all that
 * is of one case alone together.
 */
function failureAnnotations(facts, verdict, failing) {
    const causes = (0,_facts_story_causes_js__WEBPACK_IMPORTED_MODULE_2__/* .causesOf */ .c)(facts, verdict);
    const alone = causes.flatMap((cause) => (isShared(cause) ? [] : cause.cases));
    const partsOf = Map.groupBy(alone, ({ item }) => item);
    return causes.flatMap((cause) => {
        if (isShared(cause))
            return [sharedCause(cause, cause.isAside ? 'warning' : failing)];
        return cause.cases.flatMap((one) => {
            const { item, isAside, isNew } = one;
            const parts = partsOf.get(item) ?? [];
            if (parts[0] !== one)
                return [];
            const bad = parts.flatMap(({ iterations }) => iterations);
            const message = failureMessage({ ...item, bad });
            return [caseRemark(item, isAside ? 'warning' : failing, wordOf(isNew), message)];
        });
    });
}
/** Whether one remark tells it for all of its cases. Those without a reason have none in common. */
function isShared({ cases, kind }) {
    return cases.length > 1 && kind !== 'unknown';
}
function wordOf(isNew) {
    return isNew ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .capitalize */ .ZH)(_words_story_change_words_js__WEBPACK_IMPORTED_MODULE_7__/* .CHANGE_WORDS */ .r8.new) : 'Failing';
}
function sharedCause(cause, severity) {
    const { cases } = cause;
    const titles = cases
        .slice(0, TITLES_TOLD)
        .map(({ item, isAside }) => `${(0,_text_case_name_js__WEBPACK_IMPORTED_MODULE_11__/* .caseName */ .c)(item.testCase)}${isAside && !cause.isAside ? QUARANTINED : ''}`);
    const more = cases.length - titles.length;
    const rest = more > 0 ? ` and ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_12__/* .countOf */ .pq)(more, 'more case')}` : '';
    const fresh = cases.filter(({ isNew }) => isNew).length;
    const areAllNew = fresh === cases.length;
    const newly = fresh > 0 && !areAllNew ? `, ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCount */ .B4)(fresh)} newly` : '';
    const title = `${wordOf(areAllNew)} for one cause: ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_12__/* .countOf */ .pq)(cases.length, 'case')}${newly}`;
    const counted = cases.filter(({ isAside }) => cause.isAside || !isAside);
    const places = counted.map(({ item }) => item.testCase.location);
    const location = places.find((place) => place !== null) ?? null;
    return annotation(severity, title, `${commonWords(cause)} · ${titles.join(', ')}${rest}`, location);
}
/** All of what was said, where it is the same everywhere; else what is common to it. */
function commonWords({ cases, reason }) {
    const errors = new Set(cases.flatMap(({ iterations }) => iterations.map(({ error }) => error)));
    const [only = null] = errors;
    return errors.size === 1 && only !== null ? (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(only, REASON_LENGTH) : reason;
}
/** Without what the headline says already, which is an annotation of its own. */
function problemAnnotations({ problems }, verdict) {
    const headline = (0,_words_verdict_words_js__WEBPACK_IMPORTED_MODULE_9__/* .headlineOf */ .g)(verdict);
    const severity = verdict.value === 'passed' ? 'warning' : 'error';
    return problems
        .filter((problem) => !(0,_sections_alerts_js__WEBPACK_IMPORTED_MODULE_4__/* .saysProblem */ .SA)(headline, problem))
        .map(({ kind, message, location }) => annotation(severity, `Evidence not whole: ${_sections_alerts_js__WEBPACK_IMPORTED_MODULE_4__/* .KIND_WORDS */ .Pv[kind]}`, message, location));
}
/** Changes of what servers offer that are told one by one. */
const CHANGES_TOLD = 6;
/** What breaks callers; the servers' configuration says nothing of where that is. */
function surfaceAnnotations({ source }, { value, surface }) {
    // Of a run they decide nothing: the cases tell what they break.
    if (surface === undefined || source !== 'diff')
        return [];
    const severity = value === 'passed' ? 'warning' : 'error';
    const breaking = surface.changes.filter((change) => change.class === 'breaking');
    return breaking.slice(0, CHANGES_TOLD).map((change) => {
        const [before, now] = (0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_8__/* .sideWords */ .H)(change);
        const sides = [before && `before: ${before}`, now && `now: ${now}`].filter(Boolean);
        const message = [(0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_8__/* .placeWords */ .fp)(change), ...sides].join(' · ');
        return annotation(severity, `Breaking change: ${(0,_words_surface_surface_words_js__WEBPACK_IMPORTED_MODULE_8__/* .kindWords */ .Gk)(change)}`, message);
    });
}
/** Where a server is configured, what is wrong with it. */
function diagnosisAnnotations({ diagnoses = [] }) {
    return diagnoses.flatMap((diagnosis) => (0,_model_servers_diagnosis_js__WEBPACK_IMPORTED_MODULE_13__/* .troublesOf */ .on)(diagnosis).map(({ id, detail, advice, outcome }) => {
        const title = `Server ${diagnosis.server}: ${_words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECK_NAMES */ .cj[id]}`;
        const told = advice === undefined ? detail : `${(0,_words_health_diagnosis_words_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)(detail)} ${advice}`;
        // The log of a job shows no titles.
        const message = `Server ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_14__/* .quotedName */ .aH)(diagnosis.server)}: ${told}`;
        const severity = outcome === 'incomplete' ? 'warning' : 'error';
        return annotation(severity, title, message, diagnosis.location ?? null);
    }));
}
/** What is odd about a case that did not fail. */
function oddityAnnotations(item) {
    const { testCase, state, counts } = item;
    if (state === 'flaky') {
        return [caseRemark(item, 'warning', 'Flaky', `${(0,_sections_flaky_cases_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptsText */ .M)(testCase)}.`)];
    }
    if (state !== 'unfinished')
        return [];
    const planned = Math.max(testCase.planned ?? 0, counts.total);
    const missing = planned - counts.total + counts.unfinished;
    const unfinished = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCount */ .B4)(missing)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_12__/* .countOf */ .pq)(planned, 'iteration')}`;
    return [caseRemark(item, 'warning', 'Unfinished', `${unfinished} did not finish.`)];
}
function caseRemark({ testCase }, severity, word, message) {
    return annotation(severity, `${word}: ${(0,_text_case_name_js__WEBPACK_IMPORTED_MODULE_11__/* .caseName */ .c)(testCase)}`, message, testCase.location);
}
function failureMessage({ counts, bad }) {
    const [first] = bad;
    const why = first ? reasons(first).join(' · ') : '';
    if (counts.total <= 1)
        return why;
    const numbers = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumbers */ .GQ)(bad.map(({ number }) => number));
    const share = `${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCount */ .B4)(counts.failed)} of ${(0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCount */ .B4)(counts.total)}`;
    return `${share} iterations failed (${numbers}). ${why}`;
}
/** Why one iteration failed: its error, and how its tool calls differ. */
function reasons(iteration) {
    const { error, assertions } = iteration;
    const unmet = assertions.find(({ passed }) => !passed);
    const reason = error ?? (unmet ? `${unmet.label}: ${unmet.reason ?? 'not met'}` : null);
    const diff = (0,_facts_tool_call_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .toolCallDiff */ .Q)(iteration, DIFF_LINES);
    return [
        ...(reason === null ? [] : [(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(reason, REASON_LENGTH)]),
        ...(diff.length === 0 ? [] : [`Tool calls (- expected, + actual): ${diff.join(' / ')}`]),
    ];
}
function annotation(severity, title, message, location = null) {
    return {
        severity,
        title: (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(title, TITLE_LENGTH),
        // GitHub takes no annotation without a message.
        message: (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(message, MESSAGE_LENGTH), MESSAGE_LENGTH) || 'No reason was given.',
        location,
    };
}


/***/ })

};
