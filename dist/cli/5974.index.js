export const id = 5974;
export const ids = [5974];
export const modules = {

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
