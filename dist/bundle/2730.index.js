export const id = 2730;
export const ids = [2730];
export const modules = {

/***/ 12727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ TERMINAL_STATUSES),
/* harmony export */   Fq: () => (/* binding */ knownResult),
/* harmony export */   OJ: () => (/* binding */ pagesByBody),
/* harmony export */   TC: () => (/* binding */ STATUS_OF_CODE),
/* harmony export */   _2: () => (/* binding */ readsResults),
/* harmony export */   fv: () => (/* binding */ errorCodes),
/* harmony export */   xb: () => (/* binding */ OPERATIONS)
/* harmony export */ });
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44842);

const OPERATIONS = Object.keys(_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .routes */ .JZ);
/** Whether it reads a run back, so that trouble says nothing about what the user wrote. */
const readsResults = (operation) => _routes_js__WEBPACK_IMPORTED_MODULE_0__/* .routes */ .JZ[operation].path.includes('{runId}');
/** Whether a list pages by its body instead of its query. */
const pagesByBody = (operation) => _routes_js__WEBPACK_IMPORTED_MODULE_0__/* .routes */ .JZ[operation].method === 'POST';
/** Of a run that has ended. */
const TERMINAL_STATUSES = ['completed', 'failed', 'cancelled', 'timed_out'];
/** A result that this edition knows. */
const knownResult = (result) => result === 'passed' || result === 'failed' ? result : null;
const STATUS_OF_CODE = {
    UNAUTHORIZED: 401,
    OAUTH_REQUIRED: 401,
    FORBIDDEN: 403,
    VALIDATION_ERROR: 400,
    NOT_FOUND: 404,
    CONFLICT: 409,
    FEATURE_NOT_SUPPORTED: 422,
    RATE_LIMITED: 429,
    INTERNAL_ERROR: 500,
    SERVER_UNREACHABLE: 502,
    TIMEOUT: 504,
};
function errorCodes(operation) {
    const { group, path, body, query, mayConflict } = _routes_js__WEBPACK_IMPORTED_MODULE_0__/* .routes */ .JZ[operation];
    const codes = ['UNAUTHORIZED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL_ERROR'];
    const names = query;
    if (body !== null || names.length > 0)
        codes.push('VALIDATION_ERROR');
    if (path.includes('{') || names.includes('projectId'))
        codes.push('NOT_FOUND');
    if (mayConflict)
        codes.push('CONFLICT');
    if (group === 'servers') {
        codes.push('OAUTH_REQUIRED', 'FEATURE_NOT_SUPPORTED', 'SERVER_UNREACHABLE', 'TIMEOUT');
    }
    return codes;
}


/***/ }),

/***/ 84269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ measureJson)
/* harmony export */ });
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** `[` and `{`, which differ in one bit; so do `]` and `}`. */
const OPENING = 0x7b;
const CLOSING = 0x7d;
const CASE_BIT = 0x20;
/** Counts the values and levels of JSON without parsing it. */
function measureJson(json) {
    const codeAt = typeof json === 'string' ? (at) => json.charCodeAt(at) : (at) => json[at] ?? 0;
    let values = 1;
    let level = 0;
    let depth = 0;
    let isInText = false;
    let isEscaped = false;
    for (let at = 0; at < json.length; at += 1) {
        const code = codeAt(at);
        if (isInText) {
            // No text of JSON goes over lines. In a stream of events another field may have begun one.
            if (isEscaped)
                isEscaped = false;
            else if (code === BACKSLASH)
                isEscaped = true;
            else if (code === QUOTE || code === LINE_FEED || code === CARRIAGE_RETURN)
                isInText = false;
        }
        else if (code === QUOTE)
            isInText = true;
        else if (code === COMMA)
            values += 1;
        else if ((code | CASE_BIT) === CLOSING)
            level -= 1;
        else if ((code | CASE_BIT) === OPENING) {
            values += 1;
            level += 1;
            depth = Math.max(depth, level);
        }
    }
    return { values, depth };
}


/***/ }),

/***/ 41504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TH: () => (/* binding */ advise),
  uc: () => (/* binding */ adviseTools),
  vL: () => (/* binding */ describeCommand),
  Ic: () => (/* binding */ describeFailure),
  U9: () => (/* binding */ describeWarning),
  md: () => (/* binding */ describeWhat),
  WE: () => (/* binding */ explain)
});

// UNUSED EXPORTS: reasonOf

// EXTERNAL MODULE: ./build/src/words/lines.js
var words_lines = __webpack_require__(65416);
;// CONCATENATED MODULE: ./build/src/words/assertions.js

/**
 * How a missed assertion reads, by type and condition (`*`: any type), else by type. `{result}` is the
 * result or the answer, `{value}` what stands in it at the path, `{place}` the path; the rest are
 * members of the failure.
 */
const ASSERTION_WORDS = {
    toolCalledWith: 'The model did not call `{expected}`. It called {observed}',
    'toolCalledWith arguments': 'The call has other arguments{place}: expected `{expected}`, got `{observed}`',
    'toolCalledWith minCount': 'Expected `{expected}`, got {observed} of these calls',
    toolCalledAtLeastOnce: 'Expected a call of `{expected}`, got {observed}',
    toolNeverCalled: 'Expected no call of `{expected}`, got `{observed}`',
    firstToolWas: 'Expected a call of `{expected}` first, got {observed}',
    'responseContains nothing': 'There is no answer',
    'responseMatches nothing': 'There is no answer',
    finalAssistantMessageNonEmpty: 'There is no answer',
    noToolErrors: 'A tool returned an error: {observed}',
    tokenBudgetUnder: 'The model used {observed} tokens; fewer than {expected} are required',
    'tokenBudgetUnder unknown': 'The provider does not say how many tokens the model used',
    turnCountUnder: 'The model used {observed} turns; fewer than {expected} are required',
    'matchOptions extraCalls': 'Expected at most {expected} calls more, got {observed}',
    'matchOptions order': 'Expected the call `{expected}` in its order, got {observed}',
    'matchOptions ownCall': 'Expected a call `{expected}` for this assertion alone, got {observed}',
    isNegativeTest: 'Expected no call of a tool, got `{observed}`',
    reference: 'A captured value does not fit{place}: {expected}, got {observed}',
    expectError: '{result} is not the expected error: expected "{expected}", got "{observed}"',
    'expectError succeeded': '`{tool}` succeeded, expected the error "{expected}": "{observed}"',
    'expectError any': '`{tool}` succeeded, expected an error: "{observed}"',
    textContains: '{result} does not contain "{expected}": "{observed}"',
    textEquals: '{result} is not "{expected}": "{observed}"',
    textMatches: '{result} does not match `{expected}`: "{observed}"',
    'jsonPath equals': '{value} is {observed}, not {expected}',
    'jsonPath contains': '{value} does not contain {expected}: {observed}',
    'jsonPath matches': '{value} does not match `{expected}`: {observed}',
    'jsonPath min': '{value} is {observed}, not at least {expected}',
    'jsonPath max': '{value} is {observed}, not at most {expected}',
    'jsonPath count': '{value} has {observed}, not {expected}',
    'jsonPath minCount': '{value} has {observed}, not at least {expected}',
    'jsonPath maxCount': '{value} has {observed}, not at most {expected}',
    'jsonPath members': '{value} is neither a list nor an object: {observed}',
    'jsonPath exists': '{value} exists: {observed}',
    'jsonPath nothing': '{value} does not exist',
    matchesSchema: '{value} does not fit the schema ({condition}): {expected}, got {observed}',
    matchesOutputSchema: '{value} does not fit the output schema of the tool ({condition}): {expected}, got {observed}',
    hasContent: '{result} does not have parts with {expected}; it has: {observed}',
    sizeUnder: '{result} has {observed} bytes; fewer than {expected} are required',
    latencyUnder: '{result} took {observed} ms; less than {expected} is required',
    'isError error': '{result} is not an error: "{observed}"',
    'isError no-error': '{result} is an error: "{observed}"',
    matchesSnapshot: '{value} differs from the snapshot: expected {expected}, got {observed}',
    'matchesSnapshot new': '{value} is not in the snapshot: {observed}',
    'matchesSnapshot mask': '{value} does not exist, so the mask protects nothing',
    'matchesSnapshot missing': '{result} has no snapshot. Write it as `snapshot` if it is right: {observed}',
    'matchesSnapshot file': '{value} is not {expected}. A snapshot is the value itself, no file. Write it as `snapshot` if it is right: {observed}',
    capture: '{result} has no value for `{condition}`{place}: expected "{expected}", got "{observed}"',
    'capture nothing': '{result} has no value for `{condition}`{place}, expected {expected}',
    other: '{result} misses `{type}` "{expected}": "{observed}"',
    '* no-json': '{result} is not JSON: "{observed}"',
    '* no-structured-content': '{result} has no structured content',
    '* no-schema': '{result} has no output schema to fit',
    '* bad-schema': '{result} cannot be judged by its schema: {expected}',
};
/** What people write if they take a snapshot for a file, or for a switch. */
const NO_SNAPSHOT = /^(?:true|"[^"\s]+\.(?:json|snap|txt|ya?ml)")$/;
/** Describes an assertion that does not hold, in one line. */
function describeAssertion(failure) {
    const { type, tool, path, condition, expected, observed } = failure;
    const result = tool === null ? 'The answer' : `The result of \`${(0,words_lines/* shown */.SP)(tool)}\``;
    const quoted = path === null ? null : `\`${(0,words_lines/* shown */.SP)(path)}\``;
    const values = {
        type: (0,words_lines/* shown */.SP)(type),
        result,
        value: quoted === null ? result : `${quoted} of ${result.replace('T', 't')}`,
        place: quoted === null ? '' : ` at ${quoted}`,
        condition: (0,words_lines/* shown */.SP)(condition ?? ''),
        expected: (0,words_lines/* exactly */.pV)(expected),
        observed: (0,words_lines/* exactly */.pV)(observed ?? 'nothing'),
        tool: (0,words_lines/* shown */.SP)(tool ?? ''),
    };
    const alike = type.replace('response', 'text');
    const nothing = observed === null ? [`${type} nothing`] : [];
    const own = condition ?? (path === '$' && NO_SNAPSHOT.test(expected) ? 'file' : null);
    const forms = [`* ${condition}`, ...nothing, `${type} ${own}`, type, alike];
    const form = forms.find((key) => Object.hasOwn(ASSERTION_WORDS, key)) ?? 'other';
    const sentence = ASSERTION_WORDS[form] ?? '';
    return `${sentence.replace(/\{(\w+)\}/g, (_, member) => values[member] ?? '')}.`;
}

// EXTERNAL MODULE: ./build/src/words/models.js
var models = __webpack_require__(16637);
// EXTERNAL MODULE: ./build/src/words/results.js
var results = __webpack_require__(74969);
;// CONCATENATED MODULE: ./build/src/words/servers.js


/** A server failure, with what does not depend on its reason. */
function describeServer(failure) {
    const { server, reason, attempts, stdout } = failure;
    const sentence = `Server \`${server}\` ${(0,words_lines/* write */.M9)(REASONS[reason], valuesOf(failure))}`;
    const all = (0,words_lines/* adding */.YF)(sentence, attempts > 1 ? ` (tried ${attempts} times)` : '');
    if (stdout === '')
        return all;
    return `${all.replace(/\.$/, '')}. Its standard output begins: "${(0,words_lines/* shown */.SP)(stdout)}".`;
}
/** Says what to do about it: what is known of the cause, else what its reason says. */
const adviseServer = (failure) => (0,words_lines/* write */.M9)(failure.hint ? HINTS[failure.hint.kind] : ADVICE[failure.reason], valuesOf(failure));
/** What lines can have in braces. */
function valuesOf(failure) {
    const { server, tool, phase, limitMs, hint } = failure;
    const isStart = phase === 'start' || phase === 'connect';
    return {
        ...failure,
        part: phase === 'list' ? server : (tool ?? server),
        limit: (0,words_lines/* seconds */.YA)(limitMs),
        // The input counts if both are set.
        setting: isStart ? '`connect-timeout`' : '`toolTimeout` in the suite file',
        value: hint?.value ?? '',
    };
}
/** When it happened, for a line. */
function during({ phase, tool }) {
    if (phase === 'list')
        return `when its ${tool === null ? 'tools' : '{tool}'} were listed`;
    if (phase !== 'call')
        return 'at its start';
    return tool === null ? 'during a call' : 'during a call of `{tool}`';
}
const PORT = ' If `command` starts it, and it listens on a port, write `url` instead.';
/** Whether a connection ended that there was. */
const isLost = ({ phase, status, hint }) => (phase === 'list' || phase === 'call') && status === null && hint === null;
/** Why a server ended at its start, by the hint. */
const FOUND = {
    install: 'it does not find `{value}`',
    quotes: 'it does not find `{value}`',
    variable: 'it needs `{value}`',
};
/** What follows the name of the server. */
const REASONS = {
    'missing-program': 'did not start: `{detail}` does not exist or cannot be executed.',
    'missing-folder': 'did not start: there is no folder `{detail}`.',
    'missing-package': 'did not start: there is no package `{detail}`.',
    variable: 'lacks a value: {detail}',
    crash: (0,words_lines/* choose */.Sw)((failure) => {
        const { exitCode, signal, hint } = failure;
        const found = hint === null ? undefined : FOUND[hint.kind];
        if (found !== undefined)
            return `crashed ${during(failure)}: ${found}.`;
        const code = exitCode === null ? 'it closed its output' : 'exit code {exitCode}';
        const end = signal === null ? code : '{signal}';
        return `${exitCode === 0 ? 'ended' : 'crashed'} ${during(failure)} (${end}).`;
    }),
    timeout: (0,words_lines/* choose */.Sw)((failure) => `did not answer within {limit} ${during(failure)}.`),
    unreachable: (0,words_lines/* choose */.Sw)((failure) => {
        const { detail, status } = failure;
        const isGone = failure.hint?.kind === 'one-client';
        const none = isGone ? 'answered once, and was gone after that' : 'cannot be reached';
        const what = isLost(failure) ? `closed the connection ${during(failure)}` : none;
        if (detail !== '')
            return `${what}: {detail}`;
        return status === null ? `${what}.` : `${what}: HTTP {status}`;
    }),
    address: 'has an address or a header that HTTP does not allow: `{detail}`',
    credentials: (0,words_lines/* choose */.Sw)(({ hasCredentials: has, detail }) => `${has ? 'refused the' : 'needs'} credentials (HTTP {status})${detail === '' ? '.' : ': {detail}'}`),
    malformed: (0,words_lines/* choose */.Sw)((failure) => {
        const did = failure.phase === 'list' ? 'lists' : `sent ${during(failure)}`;
        return `${did} what MCP or a limit does not allow: {detail}`;
    }),
    error: (0,words_lines/* choose */.Sw)((failure) => `answered with an error ${during(failure)}: {detail}`),
    status: (0,words_lines/* choose */.Sw)(({ detail }) => `answered with HTTP {status}${detail ? ': {detail}' : '.'}`),
    registry: 'did not start: its package cannot be downloaded: {detail}',
    resources: 'did not start: the machine has no room for another process ({detail}).',
};
const READ_LOG = 'Read the log of `{server}`.';
const CHECK_ENTRY = 'Check `url` and `type` of `{server}`, or read its log.';
/** What to do if no hint says more. */
const ADVICE = {
    'missing-program': 'Correct `command`, or install or build `{detail}` before this step.',
    'missing-folder': 'Create `{detail}`, or correct `cwd` of `{server}`.',
    'missing-package': 'Correct the name of the package, publish `{detail}`, or set the token of its registry.',
    variable: () => `In a workflow, \`env:\` of the step sets variables, such as \`NAME: \${{ secrets.NAME }}\`.`,
    crash: (0,words_lines/* choose */.Sw)(({ stderr }) => stderr === ''
        ? 'Run the command of `{server}` on your machine.'
        : 'Fix the error at the end of the standard error of `{server}`.'),
    timeout: (0,words_lines/* choose */.Sw)(({ isLocal, phase }) => {
        const port = isLocal && phase === 'connect' ? PORT : '';
        return `Make \`{part}\` answer sooner, or raise {setting}.${port}`;
    }),
    unreachable: (0,words_lines/* choose */.Sw)((failure) => {
        if (isLost(failure))
            return READ_LOG;
        if (/wrong version number/.test(failure.detail))
            return 'Write `http://` in `url` of `{server}`: it speaks no TLS.';
        return (failure.status ?? 400) < 400
            ? 'Check `url` of `{server}`: it leads to a web page, perhaps a log-in.'
            : 'Check the address of `{server}`, and start it before this step.';
    }),
    address: 'Correct `url` and `headers` of `{server}`.',
    credentials: ({ server, hasCredentials }) => hasCredentials
        ? `Check the credentials in \`headers\` of \`${(0,words_lines/* shown */.SP)(server)}\`.`
        : `Add \`headers\` to \`${(0,words_lines/* shown */.SP)(server)}\`, such as \`"Authorization": "Bearer \${TOKEN}"\`.`,
    malformed: (0,words_lines/* choose */.Sw)(({ phase, stdout }) => {
        if (phase === 'list')
            return 'Fix what `{part}` lists.';
        return stdout === ''
            ? 'Fix what `{part}` returns.'
            : 'Let `{server}` write its logs to standard error: standard output is for MCP only.';
    }),
    error: 'Fix the cause in `{server}`, or set what it needs in its `env` or `headers`.',
    status: (0,words_lines/* choose */.Sw)(({ status }) => ((status ?? 500) < 500 ? CHECK_ENTRY : READ_LOG)),
    registry: ({ status, detail }) => {
        if (/certificate|cert_/i.test(detail))
            return 'Set `NODE_EXTRA_CA_CERTS` in `env:` of the step.';
        return status === 401 || status === 403 ? 'Check the token of the registry.' : models/* AGAIN */.jM;
    },
    resources: 'Lower `concurrency`, or use a larger runner.',
};
const HINTS = {
    install: (0,words_lines/* choose */.Sw)(({ value }) => /^(?:\/|[a-z]:)/i.test(value)
        ? 'Write a path within the repository, such as `dist/server.js`, if this one is of another machine. Else install or build `{server}` before this step.'
        : 'Install and build `{server}` before this step, with `{value}` and all that it needs.'),
    exists: (0,words_lines/* choose */.Sw)(({ reason }) => reason === 'missing-folder'
        ? 'Write a folder in `cwd` of `{server}`: `{value}` is a file.'
        : 'Write a program in `command`. `{value}` is a folder, or needs `chmod +x`, or its first line names no program.'),
    quotes: 'Remove the quotes that are part of the argument: no shell reads `args`.',
    variable: 'Add `{value}` under `env` of `{server}`, and set it in the job.',
    home: ({ value }) => `Write \`\${HOME}\` instead of \`~\` in \`${(0,words_lines/* shown */.SP)(value)}\`: only shells know \`~\`.`,
    split: (0,words_lines/* choose */.Sw)(({ value }) => /&&|[|;<>]/.test(value)
        ? 'No shell reads `command`. Write `sh` in it, and `-c` and the whole line in `args`. `cwd` sets the folder.'
        : 'Write the program in `command` and the rest of `{value}` as a list in `args`.'),
    'docker-input': 'Write `docker run` with `-i`, and without `-t`, for `{server}`: its standard input is open, and no terminal.',
    sse: 'Check the path in `url` of `{server}`, or add `"type": "sse"` if it speaks the older SSE transport.',
    port: 'Let `{server}` listen on another port: HTTP clients refuse port {value}.',
    listen: 'Start `{server}` before this step: nothing listens at {value}.',
    slow: 'Make `{server}` answer sooner.',
    'in-use': 'Set `concurrency` to 1, or give each process of `{server}` its own port or file.',
    'one-client': 'Keep `{server}` running after a client: its log may say why it ended. If it serves one at a time, set `concurrency` to 1.',
    version: 'Let `{server}` speak version {value} of MCP, or set its `protocolVersion` to one that it speaks.',
    session: 'Let `{server}` answer HTTP 404 after a session ends: clients then start a new one.',
};

;// CONCATENATED MODULE: ./build/src/words/failures.js





const NOT_SENT = 'The results were not sent, or not all of them. The verdict does not change.';
/** Characters of the output of a command. */
const LAST_WORDS = 300;
const WHAT = {
    assertion: describeAssertion,
    arguments: 'The arguments of `{tool}` do not fit its schema at `{path}`: expected {expected}, got {observed}.',
    'tool-error': 'Server `{server}` returned an error for {what} `{tool}`: {message}',
    'missing-tool': 'Server `{server}` has no tool `{tool}`.{nearest}',
    server: describeServer,
    model: models/* describeModel */.Vy,
    limit: (failure) => (0,words_lines/* write */.M9)(LIMITS[failure.which], limitValues(failure)),
    setup: (failure) => describeCommand(failure.isProgram ? 'eval' : 'setup', failure),
    test: (failure) => reasonOf(failure) || 'The file gives no reason.',
    results: results/* describeResults */.ws,
    service: (failure) => (0,words_lines/* write */.M9)(SERVICE_WORDS[failure.reason], failure),
    policy: ({ file, commit, reason, detail }) => {
        const of = commit === null ? 'the base commit' : `commit ${commit.slice(0, 7)}`;
        const why = `${POLICY_REASONS[reason][0]}${detail === '' ? '' : ` (${(0,words_lines/* shown */.SP)(detail)})`}`;
        if (file === null)
            return `${why}: whose code is checked out is not known. Nothing of it runs.`;
        return `${why}: the gate file \`${(0,words_lines/* shown */.SP)(file)}\` of ${of} decides, and cannot be read.`;
    },
    cancelled: 'The run was stopped.',
    deadline: ({ afterMs, leftMs }) => `The time limit of ${(0,words_lines/* inTime */.RN)(afterMs)} ${leftMs ? `has ${(0,words_lines/* seconds */.YA)(leftMs)} left, which is too short for an answer` : 'ended'}.`,
    bug: 'Internal error: {message}',
    unknown: ({ message, status, isProgram }) => {
        const no = `The ${isProgram ? 'program' : 'service'} gives no reason.`;
        if (status === undefined)
            return (0,words_lines/* shown */.SP)(message) || no;
        return `The run ${ENDS[status] ?? 'broke off'} in the eval service${(0,words_lines/* because */.xx)(message)}`;
    },
};
const ENDS = { cancelled: 'was cancelled', timed_out: 'timed out' };
const RAISE = 'Raise `timeout-minutes`.';
const failures_ADVICE = {
    // What is expected and what came says it all.
    assertion: '',
    arguments: 'Change `{path}` in the case, or the input schema of `{tool}`.',
    'tool-error': (0,words_lines/* choose */.Sw)(({ code, what, message }) => {
        if (message.includes(REFUSED))
            return START_IT;
        if (what === 'resource')
            return 'Write the URI of a resource, such as `file:///prices.json`, or fix it in `{server}`.';
        if (what === 'list')
            return 'Fix `{tool}` of server `{server}`.';
        if (code === -32601)
            return 'Add a {what} of this name to `{server}`, or name another server.';
        return code === -32602
            ? 'Change the arguments of the case, or accept them in `{tool}`.'
            : 'Fix `{tool}`, or write `error: true` if the error is expected.';
    }),
    'missing-tool': (0,words_lines/* choose */.Sw)(({ baselineHad }) => {
        if (baselineHad)
            return 'Restore `{tool}`, or change the cases that call it.';
        return baselineHad === null
            ? 'Correct the name `{tool}` in the cases, or add the tool.'
            : 'Correct the name `{tool}` in the cases: the baseline does not have it either.';
    }),
    server: adviseServer,
    model: models/* adviseModel */.QC,
    limit: (failure) => (0,words_lines/* write */.M9)(LIMIT_ADVICE[failure.which], limitValues(failure)),
    setup: adviseSetup,
    test: ({ message }) => ((0,words_lines/* shown */.SP)(message) === '' ? results/* CHECK_STEP */.eF : ''),
    results: results/* adviseResults */.Ze,
    service: adviseService,
    policy: ({ reason, permission }) => permission === null
        ? POLICY_REASONS[reason][1]
        : `Add \`${permission}\` to the permissions of the job.`,
    cancelled: models/* AGAIN */.jM,
    deadline: RAISE,
    bug: 'Report it with the debug log.',
    unknown: ({ isProgram }) => (isProgram ? results/* CHECK_PROGRAM */.mG : 'Open the run in the eval service.'),
};
/** Writes the line of a failure. The table joins each kind with its failure, which others lose. */
const writeOf = (table, failure) => (0,words_lines/* write */.M9)(table[failure.kind], failure);
/** Why a test failed. Some programs put it below a heading, or at the end of a traceback. */
function reasonOf({ message, details }) {
    const line = (0,words_lines/* shown */.SP)(message);
    const isTraceback = line.startsWith('Traceback (');
    if (!isTraceback && !line.endsWith(':'))
        return line;
    const lines = (details || message)
        .split('\n')
        .map(words_lines/* shown */.SP)
        .filter((one) => one !== '');
    if (isTraceback)
        return lines.at(-1) ?? line;
    return `${line} ${lines[lines.indexOf(line) + 1] ?? ''}`.trimEnd();
}
/** Of Node.js and others: nothing listens at an address that the tool asks. */
const REFUSED = 'ECONNREFUSED';
const START_IT = 'Start what listens there before this step.';
const adviseTools = ({ message }) => message.includes(REFUSED) ? START_IT : 'Fix what these tools share.';
const POLICY_REASONS = {
    'no-base': ['The event names no base commit', 'Use one that does, such as `pull_request`.'],
    'no-access': ['There is no valid token, or no repository', 'Set `github-token`.'],
    rate: ['GitHub limits the requests', 'Run the job again later.'],
    unreachable: ['GitHub did not answer', models/* AGAIN */.jM],
    status: ['GitHub refused', models/* AGAIN */.jM],
    malformed: ['The answer is not from GitHub', models/* AGAIN */.jM],
    limit: ['The answer of GitHub is too late or too large', models/* AGAIN */.jM],
};
/** Where a failure is, in brackets with a blank before them; empty if that is not known. */
function atPlace(failure) {
    const { file = null, line = null } = failure.kind === 'test' ? failure : {};
    if (file !== null)
        return ` (${(0,words_lines/* position */.G1)(file, line)})`;
    return 'step' in failure && failure.line !== null ? ` (line ${failure.line})` : '';
}
const describeWhat = (failure) => writeOf(WHAT, failure);
/** Describes what went wrong and where, in one line. */
const describeFailure = (failure) => (0,words_lines/* adding */.YF)(describeWhat(failure), atPlace(failure));
/** Says what to do about a failure, in one line. Empty if its description says all. */
const advise = (failure) => writeOf(failures_ADVICE, failure);
/** Describes a failure and says what to do about it, in one line. */
const explain = (failure) => `${(0,words_lines/* ended */.v6)(describeFailure(failure))} ${advise(failure)}`.trimEnd();
/** Describes a warning, in one line. What is not about a result file has ended an upload. */
function describeWarning(failure) {
    if (failure.kind === 'results' && failure.reason !== 'upload')
        return explain(failure);
    const what = failure.kind === 'cancelled' ? 'The upload was stopped.' : describeFailure(failure);
    return `${(0,words_lines/* ended */.v6)(what)} ${NOT_SENT}`;
}
function describeCommand(name, { command, exitCode, output, limitMs }) {
    const written = `The ${name} command \`${(0,words_lines/* shown */.SP)(command)}\``;
    const end = (0,words_lines/* because */.xx)((0,words_lines/* endOf */.pJ)(output, LAST_WORDS));
    if (limitMs !== null)
        return `${written} did not end within ${(0,words_lines/* seconds */.YA)(limitMs)}${end}`;
    if (exitCode === null)
        return `${written} names a program that does not exist.`;
    return `${written} failed with exit code ${exitCode}${end}`;
}
function adviseSetup({ command, exitCode, limitMs }) {
    const [program = '', quote] = /^(["']).*?\1|^\S+/.exec(command.trim()) ?? [];
    const isMissing = exitCode === null && limitMs === null;
    const other = quote ? 'remove the quotes' : 'correct the command';
    if (isMissing)
        return `Install \`${(0,words_lines/* brief */.dh)(program)}\`, or ${other}. A list is one program.`;
    return `Run \`${(0,words_lines/* brief */.dh)(command)}\` on your machine.`;
}
/** What lines can have in braces. `name` is how suites write the assertion, such as `matches`. */
function limitValues(failure) {
    const { value, of, path } = failure;
    const name = (of ?? '').replace(/^(?:text|response)M/, 'm');
    const isOfSchema = name.endsWith('Schema');
    return { ...failure, limit: (0,words_lines/* seconds */.YA)(value), name, isOfSchema, path: path ?? '$' };
}
const LIMITS = {
    iteration: (0,words_lines/* choose */.Sw)(({ waitedFor }) => waitedFor === null
        ? 'The iteration did not end within {limit}.'
        : 'The iteration did not end within {limit}, waiting for a {waitedFor}.'),
    pattern: 'A pattern of `{name}` was not judged within {value} ms.',
    size: (0,words_lines/* choose */.Sw)(({ isOfSchema }) => isOfSchema
        ? '`{name}` cannot be judged: its schema refers to itself without end, or the value nests too deep.'
        : 'The value at `{path}` is too large, or nests too deep, to be judged.'),
    nodes: '`{path}` leads to more than {value} values.',
    integer: 'The value at `{path}` has an integer above 2^53, which cannot be compared exactly.',
};
const LIMIT_ADVICE = {
    iteration: (0,words_lines/* choose */.Sw)(({ waitedFor }) => {
        const first = waitedFor === null ? 'Split the case' : 'Make the {waitedFor} answer sooner';
        return `${first}, or raise \`iterationTimeout\` in the suite file.`;
    }),
    pattern: (0,words_lines/* choose */.Sw)(({ of }) => of === 'matchesOutputSchema'
        ? 'Simplify the output schema of the tool.'
        : 'Simplify the pattern of `{name}`.'),
    size: (0,words_lines/* choose */.Sw)(({ isOfSchema }) => isOfSchema ? 'Correct the schema of `{name}`.' : 'Let the server answer with less.'),
    nodes: 'Write a path to fewer values. To count the items of a list, write the path of the list.',
    integer: 'Compare the text, or capture it by a pattern.',
};
const SERVICE_WORDS = {
    refused: ({ status, code, message }) => `The eval service answered with ${status}${code === null ? '' : ` ${(0,words_lines/* shown */.SP)(code)}`}: ${(0,words_lines/* shown */.SP)(message)}`,
    quota: 'The organization has used up its quota: {message}',
    network: 'The eval service did not answer: {message}',
    timeout: 'The eval service did not answer in time.',
    deadline: 'The time limit ended before the eval service answered.',
    redirect: 'The eval service redirects to {message}. Nothing is sent there.',
    size: 'The answer of the eval service is too large.',
    malformed: 'The eval service answered with {status}, not in the form of its API.',
    list: 'The eval service sends a list that does not end.',
    parameter: 'The value for `{message}` is not an id.',
};
function adviseService({ reason, status, message, operation, isReading }) {
    const isMalformed = reason === 'malformed' && (status ?? 0) < 500;
    if (reason === 'redirect' || isMalformed)
        return 'Check `base-url`.';
    if (reason === 'quota')
        return 'Raise the quota, or wait until it is reset.';
    const isFull = status === 429 && operation === 'createEvalRun';
    if (reason === 'deadline' || isFull)
        return RAISE;
    if (status === 401 || status === 403)
        return 'Check `api-key`.';
    if (reason === 'parameter')
        return `Correct \`${(0,words_lines/* shown */.SP)(message)}\`.`;
    if (status === 404 && !isReading)
        return 'Check `base-url` and `project`.';
    return status === 400 || status === 422 ? 'Change what the message names.' : models/* AGAIN */.jM;
}


/***/ }),

/***/ 16637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ CALL_MISTAKES),
/* harmony export */   QC: () => (/* binding */ adviseModel),
/* harmony export */   Vy: () => (/* binding */ describeModel),
/* harmony export */   jM: () => (/* binding */ AGAIN),
/* harmony export */   mn: () => (/* binding */ warnBrokenTool)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65416);

/** What to do if nothing is known to be wrong. */
const AGAIN = 'Run the job again.';
/** What a model did, and what to do about it. */
const REASONS = {
    auth: ['does not accept the key', 'Check the key of `{provider}`.'],
    rate: ['was asked too often', 'Lower `concurrency`, or raise the limit at `{provider}`.'],
    outage: ['failed', AGAIN],
    refused: ['refused the request', 'Check the name `{model}`, `model-base-urls`, and the message.'],
    unreachable: ['cannot be reached', 'Check `{provider}` in `model-base-urls`, and its server.'],
    malformed: ['sent an answer that cannot be read', 'Check `model-base-urls`, or run again.'],
    filter: ['withheld the answer', 'Change the prompt.'],
    length: ['cut the answer off at its length limit', 'Ask for a shorter answer.'],
    turns: ['used all its turns and did not answer', 'Raise `maxTurns`, or ask for less.'],
    empty: ['gave an empty answer', AGAIN],
    depth: ['nested the arguments of a call more than 100 levels deep', AGAIN],
};
/** Says why a model gave no usable answer, in one line. */
function describeModel({ model, provider, reason, status, message }) {
    const [what] = REASONS[reason];
    const code = status === null ? '' : ` (HTTP ${status})`;
    const owner = model.startsWith(`${provider}/`) ? '' : ` of \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(provider)}\``;
    return `Model \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(model)}\`${owner} ${what}${code}${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .because */ .xx)(message)}`;
}
/** What inputs say about the providers of the service in this process. */
const BY_INPUTS = ['refused', 'unreachable', 'malformed'];
const OF_SERVICE = 'Check the provider `{provider}` in the settings of the eval service.';
/** Says what to do about it, in one line. */
function adviseModel(failure) {
    const isOfService = failure.isHosted && BY_INPUTS.includes(failure.reason);
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .write */ .M9)(isOfService ? OF_SERVICE : REASONS[failure.reason][1], failure);
}
/** Warns of a tool that no model gets. */
const warnBrokenTool = (server, tool, mistakes) => `Models do not get tool \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(tool)}\` of server \`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(server)}\`, because MCP does not allow it: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(mistakes)}`;
/** Tells a model why its call was not made. */
const CALL_MISTAKES = {
    unknown: () => 'There is no such tool.',
    form: () => 'The arguments must be a JSON object. The tool was not called.',
    integer: (path) => `The integer at ${path} of the arguments is above 2^53 and cannot be sent exactly. The tool was not called.`,
};


/***/ }),

/***/ 74969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WY: () => (/* binding */ UNNAMED_TEST),
/* harmony export */   Ze: () => (/* binding */ adviseResults),
/* harmony export */   eF: () => (/* binding */ CHECK_STEP),
/* harmony export */   mG: () => (/* binding */ CHECK_PROGRAM),
/* harmony export */   ub: () => (/* binding */ OUTSIDE_TESTS),
/* harmony export */   ws: () => (/* binding */ describeResults)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65416);
/* harmony import */ var _verdicts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46577);


const CHECK_PROGRAM = 'Look at the output of the program in the log.';
const CUT_OFF = 'Look at the log of the test step: it may have ended before the file was written.';
const CHECK_STEP = 'Look at the log of the test step.';
const MAKERS = 'Write the file anew, without other output in it. If that does not help, report it to the makers of the tool.';
const REPORT_IT = 'If the tests passed, report this with the file.';
const FORMATS = 'Write JUnit XML, Jest JSON or Vitest JSON, or exclude this file from the pattern.';
const SPLIT = 'Split the results.';
const RUN_EVALS = 'Run the workflow of the evals again.';
/** What is wrong with a result file, and what to do. Without a full stop, `detail` follows. */
const WORDS = {
    'no-match': [
        'No file matches `{detail}`.',
        'Check that the tests ran, or set `if-no-files: ignore`.',
    ],
    unreadable: [
        ({ detail }) => (detail === 'ELOOP' ? 'The link leads nowhere.' : 'The file cannot be read'),
        'Check that it exists and that you can read it.',
    ],
    'too-large': ['The file is too large.', SPLIT],
    'too-many': ['There are more than 200,000 tests.', SPLIT],
    'too-many-files': ['There are more than 10,000 files.', 'Match fewer files.'],
    empty: ['The file is empty.', CUT_OFF],
    foreign: ['The file has another format', FORMATS],
    'unknown-format': ['The format of the file is not known.', FORMATS],
    damaged: ['The file is damaged', CUT_OFF],
    invalid: ['The file has a syntax error', MAKERS],
    markup: [
        'There is a `<` that begins no element.',
        'Write `&lt;` for it in texts. If it is a mark of a merge conflict, run the tests again.',
    ],
    output: ['There is console output in the XML.', 'Let the reporter write the file itself.'],
    type: ['A value has the wrong type', MAKERS],
    entities: ['The file declares entities, which are not read.', 'Write it without `<!ENTITY`.'],
    depth: ['The file nests too deep.', 'Write it with fewer levels.'],
    failures: [(failure) => describeTotals(failure, 'failure'), CHECK_STEP],
    tests: [(failure) => describeTotals(failure, 'test'), CHECK_STEP],
    files: [(failure) => describeTotals(failure, 'test file'), CHECK_STEP],
    unexplained: ['The run or a suite says that it failed, and lists no such failure.', CHECK_STEP],
    interrupted: ['The test run was interrupted.', CHECK_STEP],
    undecided: [
        'The outcome of a test is not known',
        'Let the tool write it as JUnit, Jest or Vitest do, or report this with the file.',
    ],
    'no-result': ['A test has no result', CHECK_STEP],
    hidden: ['`{detail}` may be a failure, but the format does not have it.', REPORT_IT],
    hole: ['There is text between tests, where tests may be missing.', CUT_OFF],
    'lost-report': ['One of several reports in the file cannot be read.', CUT_OFF],
    step: [({ detail }) => STEPS[detail] ?? 'The test step did not succeed', CHECK_STEP],
    'refused-cases': ['The service did not store cases', 'Change what it does not take.'],
    'no-report': ['There is no report in `{detail}`.', 'Run the evals again, or correct this name.'],
    malformed: ['There is no report of this version.', 'Use one version of the action.'],
    'no-permission': ['The reports cannot be read.', 'Add `{detail}` to `permissions`.'],
    unreachable: ['GitHub does not hand out the report', 'Run the job again.'],
    'left-out': [
        'A report is of another suite, or has other parts, cases or results: {detail}.',
        'Set `artifact-name` for each suite. Run it in one number of parts, or whole.',
    ],
    'same-name': ['Two reports have one name: {detail}.', 'Set `artifact-name` for each step.'],
    'other-run': ['It is of another run or commit: {detail}.', 'Use reports of one run and commit.'],
    'missing-part': ['Part {detail} of the suite has no report.', 'Run the failed jobs again.'],
    'repeated-part': ['Part {detail} of the suite has several reports.', RUN_EVALS],
    'other-part': ['Cases of the report that are not of its part: {listed}.', RUN_EVALS],
    'foreign-cases': ['The service ran further cases, which do not count', ''],
    'nothing-reported': [
        'The program reported no results.',
        'Report by the SDK, with the address and the key of its environment: docs/command.md.',
    ],
    'open-run': ['The program left runs open or without results', CHECK_PROGRAM],
    announced: ['The program announced {declared} results, and reported {listed}.', CHECK_PROGRAM],
    'refused-report': ['A report, or rows of it, did not count', 'Correct it in the program.'],
    'too-many-runs': ['The program reported more than 200 runs.', 'Report fewer runs.'],
    encoding: ['Some bytes do not fit the encoding of the file', 'Write it in UTF-8.'],
    'unknown-encoding': ['The file names the encoding `{detail}`, but is read as UTF-8.', ''],
    characters: ['The file has characters that XML does not allow. They are replaced.', ''],
    'several-documents': ['The file holds several reports. All are read.', ''],
    noise: ['There is other output around the report.', ''],
    'no-count': ['`{detail}` is no number of tests, which are not counted.', ''],
    nameless: ['A test has no name: its class or number stands for it.', ''],
    'no-tests': ['The file lists no test.', ''],
    'not-counted': ['The report says that no test ran, but lists {listed}. They do not count.', ''],
    copies: ['The file has the same content as `{detail}`, and is read once.', ''],
    repeats: ['Tests with the name of another one: {listed}.', ''],
    unmerged: ['`merge-retries` does not apply to this producer.', ''],
    'passed-with-messages': ['Tests that passed and have failure messages: {listed}.', ''],
    old: [
        'The file is more than a day older than the job',
        'Check that the tests wrote it. If it is committed, remove it from the repository.',
    ],
    outside: ['The file is outside the workspace, and is left out.', 'Copy it into the workspace.'],
    texts: ['There are too many failure texts. Further long ones are cut.', ''],
    upload: [
        ({ declared, listed }) => listed === declared
            ? 'The service did not judge the run as it was sent.'
            : `The service stored ${listed} of ${declared} results.`,
        '',
    ],
    fresh: ['Some fresh iterations have no result', ''],
    'not-sent': ['The results are not sent, because they are not complete.', ''],
    'no-key': ['The results are not sent, because `api-key` is empty.', ''],
    'old-attempt': ['Attempt {declared} has no report: {listed} counts.', 'Repeat its job.'],
    untrusted: [
        'Code that may be of a fork runs, and can take {detail}.',
        'Set `allow-untrusted-servers` only in a job with a read-only token.',
    ],
};
/** What `test-outcome` means where the results do not say the same. */
const STEPS = {
    failure: 'The test step failed, but no test in the results did.',
    cancelled: 'The test step was cancelled, so results may be missing.',
    skipped: 'The test step was skipped, so the results are not its own.',
};
function describeTotals({ declared, listed }, noun) {
    if (declared === null)
        return `The file declares more ${noun}s than it lists.`;
    return `The file declares ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(declared, noun)} and lists ${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER */ .uk.format(listed ?? 0)}.`;
}
const UNNAMED_TEST = 'Unnamed test';
const OUTSIDE_TESTS = '(outside any test)';
function describeResults(failure) {
    const { file, line, detail, more, reason } = failure;
    const start = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .write */ .M9)(WORDS[reason][0], failure);
    const what = `${file && `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .position */ .G1)(file, line)}: `}${start}`;
    const all = start.endsWith('.') ? what : `${what}${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .because */ .xx)(detail)}`;
    return more === 0 ? all : `${all.replace(/\.$/, '')}. And ${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER */ .uk.format(more)} more.`;
}
/** Says what to do about it; empty if nothing is to do. */
const adviseResults = (failure) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .write */ .M9)(WORDS[failure.reason][1], failure);


/***/ })

};
