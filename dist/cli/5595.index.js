export const id = 5595;
export const ids = [5595];
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

/***/ 45595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serverOperationRoutes: () => (/* binding */ serverOperationRoutes)
/* harmony export */ });
/* harmony import */ var _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64289);
/* harmony import */ var _route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35767);


const SERVER = '/projects/{projectId}/servers/{serverId}';
const REACHING = ['OAUTH_REQUIRED', 'SERVER_UNREACHABLE', 'TIMEOUT'];
const ASKING = [...REACHING, 'FEATURE_NOT_SUPPORTED'];
const PAGES = 'Items and cursors are the server’s own, as it writes them. A server that does not offer such things is refused with FEATURE_NOT_SUPPORTED.';
const VERBATIM = 'The answer is that of the server, letter for letter, whatever it tells. What the server refuses as wrong is refused with VALIDATION_ERROR.';
/** What a saved server is asked at once, each time over a connection of its own. */
const serverOperationRoutes = {
    'servers.validate': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/validate`,
        summary: 'Connects to a server, and tells what it says of itself.',
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverRequestSchema */ .c1,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverValidationSchema */ .co },
        errors: REACHING,
    }),
    'servers.doctor': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/doctor`,
        summary: 'Goes through all that it takes to use a server, and reports on each step.',
        notes: 'A server that does not work is a report too, with the status `error`, or `partial` where some of its lists cannot be had. One that needs an OAuth grant is refused with OAUTH_REQUIRED; `details.report` is the report then. Where it is known whose doing an error is, `blame` beside it and in `error.details` says `configuration` (it cannot be started as it is written), `server`, or `surroundings`.',
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverRequestSchema */ .c1,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .doctorReportSchema */ .ln },
        errors: ['OAUTH_REQUIRED'],
    }),
    'servers.checkOAuth': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/check-oauth`,
        summary: 'Whether a server needs an OAuth grant.',
        notes: 'A remote server is asked without a session; a local one needs none. Nothing is asked of the authorization servers that it names.',
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverRequestSchema */ .c1,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .oauthRequirementSchema */ .K6 },
        errors: ['SERVER_UNREACHABLE', 'TIMEOUT'],
    }),
    'servers.tools.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/tools`,
        summary: 'The tools of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverPageRequestSchema */ .hg,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .toolPageSchema */ .tZ, serverItems: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .mcpToolSchema */ .EY },
        errors: ASKING,
    }),
    'servers.tools.call': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/tools/call`,
        summary: 'Calls a tool of a server.',
        notes: `${VERBATIM} A result with \`isError\` is an answer like others.`,
        access: 'key',
        repeatable: false,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverToolCallSchema */ .X_,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .callToolResultSchema */ .Ni },
        errors: ASKING,
    }),
    'servers.prompts.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/prompts`,
        summary: 'The prompts of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverPageRequestSchema */ .hg,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .promptPageSchema */ .RX, serverItems: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .mcpPromptSchema */ .IE },
        errors: ASKING,
    }),
    'servers.prompts.get': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/prompts/get`,
        summary: 'Has a server render one of its prompts.',
        notes: VERBATIM,
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverPromptGetSchema */ .XE,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .getPromptResultSchema */ .tB },
        errors: ASKING,
    }),
    'servers.resources.list': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/resources`,
        summary: 'The resources of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverPageRequestSchema */ .hg,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .resourcePageSchema */ .HJ, serverItems: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .mcpResourceSchema */ .i0 },
        errors: ASKING,
    }),
    'servers.resources.read': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/resources/read`,
        summary: 'Reads a resource of a server.',
        notes: `${VERBATIM} A resource that it does not have is NOT_FOUND where it says so.`,
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverResourceReadSchema */ .rX,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .readResourceResultSchema */ .pT },
        errors: ASKING,
    }),
    'servers.export': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/export`,
        summary: 'All tools, resources and prompts of a server in one document.',
        notes: 'What the server does not offer is an empty list.',
        access: 'key',
        repeatable: true,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverRequestSchema */ .c1,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .serverExportSchema */ .Jn },
        errors: REACHING,
    }),
    'servers.importTokens': (0,_route_js__WEBPACK_IMPORTED_MODULE_1__/* .route */ .wE)({
        method: 'POST',
        path: `${SERVER}/oauth/import-tokens`,
        summary: 'Keeps OAuth tokens for a server, which the caller has got.',
        notes: 'From then on, what the caller does with the server shows it the token, which is renewed before it ends and where the server refuses it. They replace what was imported before, are for the owner of the key alone, and are never told. Where they can be renewed, the authorization server is asked about itself first.',
        access: 'key',
        // By then, those from before may have been renewed, and these be of no use any more.
        repeatable: false,
        request: async () => _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenImportSchema */ .qy,
        reply: { status: 200, body: _resources_server_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensImportedSchema */ .gf },
        errors: ['SERVER_UNREACHABLE', 'TIMEOUT'],
    }),
};


/***/ })

};
