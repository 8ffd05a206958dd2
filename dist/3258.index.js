export const id = 3258;
export const ids = [3258];
export const modules = {

/***/ 64289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ mcpToolSchema),
/* harmony export */   HJ: () => (/* binding */ resourcePageSchema),
/* harmony export */   IE: () => (/* binding */ mcpPromptSchema),
/* harmony export */   Jn: () => (/* binding */ serverExportSchema),
/* harmony export */   K6: () => (/* binding */ oauthRequirementSchema),
/* harmony export */   Ni: () => (/* binding */ callToolResultSchema),
/* harmony export */   RX: () => (/* binding */ promptPageSchema),
/* harmony export */   XE: () => (/* binding */ serverPromptGetSchema),
/* harmony export */   X_: () => (/* binding */ serverToolCallSchema),
/* harmony export */   c1: () => (/* binding */ serverRequestSchema),
/* harmony export */   co: () => (/* binding */ serverValidationSchema),
/* harmony export */   gf: () => (/* binding */ tokensImportedSchema),
/* harmony export */   hg: () => (/* binding */ serverPageRequestSchema),
/* harmony export */   i0: () => (/* binding */ mcpResourceSchema),
/* harmony export */   ln: () => (/* binding */ doctorReportSchema),
/* harmony export */   pT: () => (/* binding */ readResourceResultSchema),
/* harmony export */   qy: () => (/* binding */ tokenImportSchema),
/* harmony export */   rX: () => (/* binding */ serverResourceReadSchema),
/* harmony export */   tB: () => (/* binding */ getPromptResultSchema),
/* harmony export */   tZ: () => (/* binding */ toolPageSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);


/** What an MCP server says of itself or answers, handed on as it came. */
const openObject = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J());
const optionalObject = openObject.nullish();
/** Requests that say nothing but what server they are about. */
const serverRequestSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({});
const serverPageRequestSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    cursor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('The `nextCursor` of the page before; the first page without it.'),
});
const serverToolCallSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    toolName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Name of the tool, as the list of tools has it.'),
    parameters: openObject
        .default({})
        .refine((value) => JSON.stringify(value).length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.toolCallArgumentsLength, {
        message: `must be no longer than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b1.toolCallArgumentsLength} characters of JSON`,
    })
        .describe('What the tool is given, by the names of its arguments.'),
    taskOptions: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()
        .optional()
        .describe('Asks for a task in place of a result, which is refused: `FEATURE_NOT_SUPPORTED`.'),
});
const serverPromptGetSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    promptName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Name of the prompt, as the list of prompts has it.'),
    arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]))
        .default({})
        .describe('What fills the prompt in. The server gets numbers and flags as texts.'),
});
const serverResourceReadSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Address of the resource, as the list of resources has it.'),
});
/** A connection that stood. One that did not is a refusal. */
const serverValidationSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    success: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Version of the protocol, what the server calls itself, and its capabilities. */
    initInfo: optionalObject,
});
const checkSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['ok', 'error', 'skipped']),
    detail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const doctorReportSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    generatedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['ready', 'oauth_required', 'partial', 'error']),
    /** What the address of a remote server answers to a request without a session. */
    probe: optionalObject,
    connection: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['connected', 'error', 'skipped']),
        detail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    }),
    initInfo: optionalObject,
    capabilities: optionalObject,
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional(),
    resources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional(),
    resourceTemplates: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional(),
    prompts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        probe: checkSchema.optional(),
        connection: checkSchema.optional(),
        initialization: checkSchema.optional(),
        capabilities: checkSchema.optional(),
        tools: checkSchema.optional(),
        resources: checkSchema.optional(),
        resourceTemplates: checkSchema.optional(),
        prompts: checkSchema.optional(),
    }),
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ code: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), details: optionalObject })
        .nullish(),
});
const oauthRequirementSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    useOAuth: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    serverUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** What the server publishes of that; absent where it publishes nothing. */
    authorization: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        /** What tokens are made out to. */
        resource: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
        authorizationServers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        scopes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        /** Why what it publishes cannot be used; null where it can. */
        problem: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    })
        .optional(),
});
/** What can stand in the header of a request. */
const tokenText = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[\x21-\x7e]+$/, 'must be a token: no spaces, ASCII alone');
const tokenImportSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    serverUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Address of the server that the tokens are for.'),
    oauthResourceUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .optional()
        .describe('What the tokens are made out to, where that is not the address of the server.'),
    authorizationServerUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5({ protocol: /^https?$/ })
        .optional()
        .describe('Whose tokens they are, where the server names several or none.'),
    clientInformation: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ clientId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1), clientSecret: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional() })
        .optional()
        .describe('The OAuth client that got the tokens. Without it they cannot be renewed.'),
    tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        access_token: tokenText,
        refresh_token: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional(),
        token_type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
            .regex(/^bearer$/i, 'must be Bearer: no others are shown to servers')
            .optional(),
        scope: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        id_token: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        expires_in: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
            .nonnegative()
            .max(1e9)
            .optional()
            .describe('Seconds from now. Left out, the token is used until the server refuses it.'),
    })
        .describe('The answer of the token endpoint. Other members of it are not kept.'),
});
const tokensImportedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    imported: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true),
    /** Epoch milliseconds; null where nobody said so. */
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
});
/** A page whose items are as the server wrote them. */
const pageOf = (item) => zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ items: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item), nextCursor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() });
const mcpToolSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), inputSchema: openObject });
const mcpPromptSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const mcpResourceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const toolPageSchema = pageOf(mcpToolSchema);
const promptPageSchema = pageOf(mcpPromptSchema);
const resourcePageSchema = pageOf(mcpResourceSchema);
/** The `CallToolResult` of MCP. An error of the tool itself is `isError`. */
const callToolResultSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    content: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional(),
    structuredContent: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    isError: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
});
/** The `GetPromptResult` of MCP. */
const getPromptResultSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    messages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject),
});
/** The `ReadResourceResult` of MCP. */
const readResourceResultSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    contents: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
});
const described = {
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
};
const serverExportSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    serverId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    exportedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        ...described,
        inputSchema: openObject,
        outputSchema: openObject.optional(),
        annotations: openObject.optional(),
        execution: openObject.optional(),
    })),
    resources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...described, uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), mimeType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() })),
    prompts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...described, arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(openObject).optional() })),
    /** Where they are told of, titles and annotations are too. */
    resourceTemplates: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ...described, uriTemplate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), mimeType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() }))
        .optional(),
});


/***/ }),

/***/ 53258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diagnoseServers: () => (/* binding */ diagnoseServers)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/jsonc/servers-file.js + 1 modules
var servers_file = __webpack_require__(95481);
// EXTERNAL MODULE: ./build/session/resolve.js
var resolve = __webpack_require__(56011);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/model/servers/diagnosis.js
var diagnosis = __webpack_require__(40096);
;// CONCATENATED MODULE: ./build/doctor/advice.js
/** The request that each list is had by, and the capability that has it. */
const LISTS = {
    tools: ['tools/list', 'tools'],
    resources: ['resources/list', 'resources'],
    'resource-templates': ['resources/templates/list', 'resources'],
    prompts: ['prompts/list', 'prompts'],
};
/**
 * What to do about a check, for whoever has the server; null where there is nothing to do.
 * @param hasAnswered its address has answered, whatever it was.
 */
function adviceFor({ id, outcome, detail }, { transportType, url, enabled }, hasAnswered) {
    if (outcome === 'passed' || outcome === 'notApplicable')
        return null;
    if (id === 'check-oauth' && outcome === 'failed') {
        return 'Mend what it publishes of itself at `/.well-known/oauth-protected-resource`, and its authorization server at `/.well-known/oauth-authorization-server`.';
    }
    const isProcess = transportType === 'stdio';
    if (outcome === 'invalid') {
        if (id === 'configuration') {
            return enabled
                ? 'Set it right where the server is configured.'
                : 'Enable it where it is configured, or leave it out of `servers`.';
        }
        return isProcess
            ? 'Install the program (in a workflow, in a step before this one), or correct `command`, `args` or `cwd` of the server.'
            : 'Correct the configuration of the server.';
    }
    if (id === 'check-oauth')
        return CREDENTIALS;
    if (id === 'initialization' && OTHER_VERSION.test(detail)) {
        return 'Use a release of the server that speaks another version of MCP, and correct or remove `protocolVersion` where the server is configured with one.';
    }
    const list = LISTS[id];
    if (list !== undefined && outcome === 'failed') {
        const [request, capability] = list;
        return `Mend what the server does with \`${request}\`, or let it not declare the capability \`${capability}\`.`;
    }
    if (outcome === 'incomplete') {
        return isProcess
            ? 'Run the job again. If it stays so, the runner, or the registry that the server is fetched from, is in the way.'
            : 'Run the job again. If it stays so, look at the address and at what is on the way there from this runner: DNS, proxy, TLS, a log-in.';
    }
    if (id === 'validate') {
        return 'It was connected to just before: look for what an earlier process or session leaves behind.';
    }
    if (isProcess) {
        return 'Start it by hand as it is configured: what it writes to its standard error tells why it ends, and its standard output is for MCP alone.';
    }
    return isLoopback(url) && !hasAnswered
        ? 'Start the server (in a workflow, in a step before this one), and wait until it answers.'
        : 'Look into the log of the server: it was reached, and did not answer as MCP wants.';
}
/** So services tell that the two sides agree upon no version: each has answered as it should. */
const OTHER_VERSION = /^(?:speaks|does not speak) the version [^\n]* of MCP/;
/** What a server that lets nobody in needs. */
const CREDENTIALS = `Give it credentials that it takes: in its configuration, \`"headers": { "Authorization": "Bearer \${TOKEN}" }\` with a secret in \`env\` of the step, neither empty nor expired; or import OAuth tokens for it on the service (\`oauth/import-tokens\`).`;
/** What a look needs that was cut off. */
const MORE_TIME = 'Give more time in `timeout-minutes`; if that is no help, look at which server takes so long.';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function isLoopback(url) {
    return LOOPBACK.test(URL.parse(url ?? '')?.hostname ?? '');
}

// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/trouble/whose-trouble.js
var whose_trouble = __webpack_require__(12538);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/contract/resources/server-operations.js
var server_operations = __webpack_require__(64289);
// EXTERNAL MODULE: ./build/contract/wire/envelope.js
var envelope = __webpack_require__(51581);
;// CONCATENATED MODULE: ./build/doctor/server-refusal.js







/** Of what servers and services say; a service may say more than anybody reads. */
const DETAIL_LENGTH = 4_000;
const LATE = { outcome: 'incomplete', isLate: true };
const OVER = 'looked at: `timeout-minutes` are over';
const serversSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ problems: schemas/* array */.YOg(schemas/* string */.YjP()) }));
/**
 * What an error says of one server.
 * @param isOver there was no time left when it came.
 * @throws the error where it says nothing of that: the key is refused, or it is a fault of ours.
 */
function explain(error, serverName, isOver) {
    if (!(error instanceof errors/* ExpectedError */.Dh))
        throw error;
    const none = {
        ...{ isConfiguration: false, needsGrant: false, isGrantRefused: false, isLate: false },
        report: null,
        detail: toldOf(error.message, serverName),
    };
    if (!(error instanceof api_error/* ApiError */.hD)) {
        if (error instanceof api_error/* DeadlineError */.j3)
            return { ...none, ...LATE, detail: `was not ${OVER}` };
        const isCutOff = isOver && error instanceof api_error/* NetworkError */.Dr && error.kind === 'timeout';
        if (isCutOff)
            return { ...none, ...LATE, detail: `was not completely ${OVER}` };
        return { ...none, outcome: (0,whose_trouble/* isUsersTrouble */.Sf)(error) ? 'invalid' : 'incomplete' };
    }
    const { code, status, reason, details } = error;
    if (code === 'OAUTH_REQUIRED') {
        const report = server_operations/* doctorReportSchema */.ln.safeParse(details?.['report']).data ?? null;
        const said = report?.error?.message ?? error.message;
        return {
            ...none,
            ...{ outcome: 'incomplete', detail: toldOf(said, serverName), needsGrant: true, report },
            isGrantRefused: reason === envelope/* ERROR_REASON */.cm.grantRefused,
        };
    }
    // Whoever may not ask of this server may ask of none.
    if (status === 401 || status === 403)
        throw error;
    if (reason === envelope/* ERROR_REASON */.cm.serverConfiguration) {
        const problems = serversSchema
            .safeParse(details?.['servers'])
            .data?.flatMap((server) => server.problems);
        const detail = problems?.length ? (0,clean_text/* cap */.Np)(problems.join(' '), DETAIL_LENGTH) : none.detail;
        return { ...none, detail, outcome: 'invalid', isConfiguration: true };
    }
    const outcome = (0,whose_trouble/* isUsersTrouble */.Sf)(error) ? 'invalid' : (0,whose_trouble/* outcomeOfBlame */.zn)(details?.['blame']);
    return { ...none, outcome };
}
/** Words about a server, without the name that they begin with: they stand beside it. */
function toldOf(text, serverName) {
    const prefix = [`MCP server "${serverName}" `, `MCP server ${JSON.stringify(serverName)} `].find((one) => text.startsWith(one));
    return (0,clean_text/* cap */.Np)(prefix === undefined ? text : text.slice(prefix.length), DETAIL_LENGTH);
}

;// CONCATENATED MODULE: ./build/doctor/doctor-report.js



/** What the service's doctor looks at, in its words and in ours. */
const REPORTED = [
    ['probe', 'probe'],
    ['connection', 'connection'],
    ['initialization', 'initialization'],
    ['capabilities', 'capabilities'],
    ['tools', 'tools'],
    ['resources', 'resources'],
    ['resourceTemplates', 'resource-templates'],
    ['prompts', 'prompts'],
];
const VERSION_LENGTH = 64;
/** What the service's doctor found, step by step. */
function checksOfReport(report, serverName) {
    return REPORTED.flatMap(([name, id]) => {
        const check = report.checks[name];
        // A service may look at less.
        if (check === undefined)
            return [];
        return {
            id,
            outcome: outcomeOf(id, check, report),
            detail: toldOf(check.detail, serverName),
        };
    });
}
function outcomeOf(id, { status, ...check }, { connection, error }) {
    if (status === 'ok')
        return 'passed';
    // An address that does not answer is told of by the connection, which takes more than that.
    if (status === 'skipped' || id === 'probe')
        return 'notApplicable';
    // Beside what every service tells: whose doing it is.
    const { blame } = check;
    if (blame !== undefined)
        return (0,whose_trouble/* outcomeOfBlame */.zn)(blame);
    // Who was connected has to answer.
    return connection.status === 'connected'
        ? (0,whose_trouble/* outcomeOfBlame */.zn)('server')
        : (0,whose_trouble/* outcomeOfBlame */.zn)(error?.details?.['blame']);
}
/** Version of MCP that was spoken; null where it did not come to that. */
function spokenVersion({ initInfo }) {
    const version = initInfo?.['protocolVersion'];
    return typeof version === 'string' ? (0,clean_text/* cap */.Np)(version, VERSION_LENGTH) : null;
}

;// CONCATENATED MODULE: ./build/doctor/oauth-check.js
const MOST_TOLD = 5;
/**
 * Whether a server needs OAuth and gets what it needs. Where it lets nobody in, this tells it in place
 * of the connection, unless it is other credentials that it wants.
 * @param refused how it let nobody in; null where it was connected to.
 */
function oauthChecks({ useOAuth, authorization }, refused) {
    const told = (outcome, detail) => ({
        ...{ id: 'check-oauth', outcome, detail },
    });
    if (!useOAuth) {
        const check = told('notApplicable', 'needs no OAuth grant');
        return refused === null ? [check] : [check, lockedOut(refused)];
    }
    const waiting = refused === null ? [] : [WAITING];
    const problem = authorization?.problem;
    if (problem) {
        const what = `what it publishes of its authorization cannot be used: ${problem}`;
        return [...waiting, told('failed', what)];
    }
    const whose = ofWhom(authorization);
    if (refused === null)
        return [told('passed', `takes OAuth tokens${whose}, and lets us in`)];
    const detail = refused.detail.trim().replace(/\.$/, '');
    const spent = refused.isGrantRefused ? '; the tokens imported for it are taken no more' : '';
    return [...waiting, told('incomplete', `${detail}${spent}; it takes OAuth tokens${whose}`)];
}
const WAITING = {
    ...{ id: 'connection', outcome: 'notApplicable' },
    detail: 'the server lets nobody in without an OAuth grant',
};
/** Whom it tells so wants credentials of another kind. */
function lockedOut({ detail, outcome }) {
    return { id: 'connection', outcome, detail };
}
function ofWhom(authorization) {
    const { authorizationServers = [], scopes = [] } = authorization ?? {};
    const servers = authorizationServers.slice(0, MOST_TOLD).join(', ');
    const wanted = scopes.slice(0, MOST_TOLD).join(', ');
    return `${servers === '' ? '' : ` of ${servers}`}${wanted === '' ? '' : ` (scopes ${wanted})`}`;
}

;// CONCATENATED MODULE: ./build/doctor/diagnose.js





/** A server elsewhere gets a second chance after so long, as where evals are run on it. */
const PAUSE_MS = 1_000;
/** In so long, nothing can be asked any more. */
const LAST_MS = 500;
/**
 * Looks at one server: the doctor of the service goes through all that it takes to use it; then it is
 * asked whether it needs OAuth, and connected to once more. What one trouble keeps from being looked at
 * is not applicable, so that each is told once.
 * @throws what says nothing of this server alone: the signal's reason, a key that is refused.
 */
async function diagnose(server, context) {
    const { client, projectId, clock, signal, deadlineAtMs } = context;
    const place = { projectId, serverId: server.id };
    // What is not well is to be told, rather than waited for.
    const options = { signal, deadlineAtMs, maxAttempts: 2 };
    const ask = async (call) => {
        const startedAt = clock.now();
        // What is cut off by the deadline may come a little before it.
        const isOver = () => clock.now() + LAST_MS >= deadlineAtMs;
        const took = () => Math.max(0, clock.now() - startedAt);
        try {
            return { reply: await call(), refusal: null, durationMs: took() };
        }
        catch (error) {
            signal.throwIfAborted();
            return { reply: null, refusal: explain(error, server.name, isOver()), durationMs: took() };
        }
    };
    const startedAt = clock.now();
    const examine = async () => examined(await ask(() => client.servers.doctor(place, options)), server);
    let examination = await examine();
    if (examination.mayPass) {
        await clock.sleep(PAUSE_MS, signal);
        examination = await examine();
    }
    const { isConnected, lockedOutBy, protocolVersion } = examination;
    // Of a server that is not there, neither would say any more.
    const isThere = isConnected || lockedOutBy !== null;
    const required = isThere ? await ask(() => client.servers.checkOAuth(place, options)) : null;
    const validated = isConnected ? await ask(() => client.servers.validate(place, options)) : null;
    const checks = new Map([
        ...examination.checks,
        ...authorizationChecks(required, lockedOutBy),
        validationCheck(validated),
    ].map((check) => [check.id, check]));
    const hasAnswered = checks.get('probe')?.outcome === 'passed';
    return {
        ...{ serverId: server.id, server: server.name, protocolVersion },
        durationMs: Math.max(0, clock.now() - startedAt),
        checks: diagnosis/* DIAGNOSIS_CHECKS */.As.flatMap((id) => {
            const check = checks.get(id);
            return check === undefined ? [] : advised(check, server, hasAnswered);
        }),
    };
}
function advised(check, server, hasAnswered) {
    const advice = check.advice ?? adviceFor(check, server, hasAnswered);
    return advice === null ? check : { ...check, advice };
}
function examined({ reply, refusal }, server) {
    const report = reply ?? refusal?.report ?? null;
    const checks = report === null ? [] : checksOfReport(report, server.name);
    const lockedOutBy = refusal?.needsGrant ? refusal : null;
    if (report === null && refusal !== null) {
        const { outcome, detail, isConfiguration, isLate } = refusal;
        if (outcome === 'invalid' && !server.enabled) {
            checks.push({ id: 'configuration', outcome, detail: 'is disabled' });
        }
        else {
            const id = isConfiguration ? 'configuration' : 'connection';
            checks.push({ id, outcome, detail, ...(isLate && { advice: MORE_TIME }) });
        }
    }
    return {
        checks,
        isConnected: report?.connection.status === 'connected',
        lockedOutBy,
        protocolVersion: report && spokenVersion(report),
        mayPass: reply !== null && checks.some(({ outcome }) => outcome === 'incomplete'),
    };
}
function authorizationChecks(answer, lockedOutBy) {
    const id = 'check-oauth';
    if (answer === null) {
        return [{ id, outcome: 'notApplicable', detail: 'the server could not be asked' }];
    }
    const { reply, refusal, durationMs } = answer;
    const checks = [];
    if (reply !== null)
        checks.push(...oauthChecks(reply, lockedOutBy));
    if (refusal !== null) {
        const advice = refusal.isLate && { advice: MORE_TIME };
        checks.push({ id, outcome: refusal.outcome, detail: refusal.detail, ...advice });
        if (lockedOutBy !== null)
            checks.push(lockedOut(lockedOutBy));
    }
    return checks.map((check) => ({
        ...check,
        ...(check.id === id && { durationMs }),
        ...(lockedOutBy !== null && check.outcome === 'incomplete' && { advice: CREDENTIALS }),
    }));
}
function validationCheck(answer) {
    const id = 'validate';
    if (answer === null)
        return { id, outcome: 'notApplicable', detail: 'there is no connection' };
    const { refusal, durationMs } = answer;
    if (refusal === null) {
        return { id, outcome: 'passed', detail: 'connected to once more', durationMs };
    }
    const { outcome, detail, isLate } = refusal;
    return { id, outcome, detail, durationMs, ...(isLate && { advice: MORE_TIME }) };
}

;// CONCATENATED MODULE: ./build/doctor/doctor.js






/** What the embedded service does at once, less one that may still be ending. */
const SERVERS_AT_ONCE = 3;
/** What the report is called. */
const NAME = 'Server health';
/**
 * Looks at the servers of the inputs, on the service of the session: all that are enabled where none
 * is named.
 * @throws only where no server could be looked at.
 */
async function diagnoseServers(config, session) {
    const { signal, deadlineAtMs, clock } = session;
    const { client, serversFile } = await session.service();
    const options = { signal, deadlineAtMs };
    const project = await (0,resolve/* resolveProject */.KI)(config.run.project, await allOf(client.projects.list(options)));
    const saved = await allOf(client.servers.list(project.id, options));
    const servers = await chosen(config, saved);
    const placeOf = await placesIn(serversFile, session.workspace);
    const limit = (0,p_limit/* default */.A)(SERVERS_AT_ONCE);
    const context = { client, projectId: project.id, clock, logger: session.logger, ...options };
    const looks = servers.map((server) => limit(async () => {
        const found = await diagnose(server, context);
        const told = found.checks.find(({ outcome }) => outcome === 'invalid')?.detail;
        const location = placeOf(server.name, told ?? '');
        return { ...found, ...(location && { location }) };
    }));
    // Whoever is told of the first that could not be looked at ends the service, and the others.
    const diagnoses = await Promise.all(looks);
    return {
        source: 'doctor',
        suite: { id: null, name: NAME },
        project: { id: project.id, name: project.name },
        run: null,
        servers: servers.map(({ id, name }) => ({ id, name })),
        cases: [],
        problems: [],
        warnings: unasked(config, saved, servers),
        notice: null,
        diagnoses,
    };
}
async function allOf(items) {
    const read = [];
    for await (const item of items)
        read.push(item);
    return read;
}
async function chosen({ service, run }, saved) {
    if (run.servers.length > 0) {
        return (0,resolve/* resolveAllNamed */.HC)(run.servers, saved, { kind: 'server', where: 'servers' });
    }
    const enabled = saved.filter((server) => server.enabled);
    if (enabled.length > 0)
        return enabled;
    const message = service.kind === 'embedded'
        ? 'there is none to look at: those of `mcp-config` are disabled, or it names none.'
        : 'the project has no enabled MCP servers to look at.';
    throw new errors/* ConfigurationError */.j1([{ where: 'servers', message }]);
}
/** Nobody is to take what was not looked at for well. */
function unasked({ run }, saved, servers) {
    if (run.servers.length > 0)
        return [];
    return saved
        .filter((server) => !servers.includes(server))
        .map(({ name }) => `Server ${JSON.stringify(name)} is disabled, and was not looked at.`);
}
/** Where each server is configured; null where that is not in this repository. */
async function placesIn(serversFile, workspace) {
    if (serversFile === null)
        return () => null;
    const file = repositoryPath(serversFile.file, workspace);
    const placeOf = await (0,servers_file/* serverPlaces */.K$)(serversFile.text);
    return (name, told) => {
        const [line, column] = placeOf(name, told)?.split(':').map(Number) ?? [];
        if (line === undefined)
            return { file, line: null };
        return { file, line, ...(column !== undefined && { column }) };
    };
}
/** As annotations name it; one outside of the repository as it is written. */
function repositoryPath(file, workspace) {
    const inside = (0,external_node_path_.relative)(workspace, (0,external_node_path_.resolve)(workspace, file)).replaceAll(external_node_path_.sep, '/');
    return inside.startsWith('../') || (0,external_node_path_.isAbsolute)(inside) ? file : inside;
}


/***/ })

};
