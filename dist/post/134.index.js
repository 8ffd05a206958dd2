export const id = 134;
export const ids = [134];
export const modules = {

/***/ 5134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serverOperationRoutes: () => (/* binding */ serverOperationRoutes)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(3163);
;// CONCATENATED MODULE: ./build/contract/resources/server-operations.js


/** What an MCP server says of itself or answers, handed on as it came. */
const openObject = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const optionalObject = openObject.nullish();
/** Requests that say nothing but what server they are about. */
const serverRequestSchema = schemas/* strictObject */.rej({});
const serverPageRequestSchema = schemas/* strictObject */.rej({
    cursor: schemas/* string */.YjP()
        .nullish()
        .describe('The `nextCursor` of the page before; the first page without it.'),
});
const serverToolCallSchema = schemas/* strictObject */.rej({
    toolName: schemas/* string */.YjP().min(1).describe('Name of the tool, as the list of tools has it.'),
    parameters: openObject
        .default({})
        .refine((value) => JSON.stringify(value).length <= limits/* LIMITS */.b1.toolCallArgumentsLength, {
        message: `must be no longer than ${limits/* LIMITS */.b1.toolCallArgumentsLength} characters of JSON`,
    })
        .describe('What the tool is given, by the names of its arguments.'),
    taskOptions: schemas/* unknown */.L5J()
        .optional()
        .describe('Asks for a task in place of a result, which is refused: `FEATURE_NOT_SUPPORTED`.'),
});
const serverPromptGetSchema = schemas/* strictObject */.rej({
    promptName: schemas/* string */.YjP().min(1).describe('Name of the prompt, as the list of prompts has it.'),
    arguments: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()]))
        .default({})
        .describe('What fills the prompt in. The server gets numbers and flags as texts.'),
});
const serverResourceReadSchema = schemas/* strictObject */.rej({
    uri: schemas/* string */.YjP().min(1).describe('Address of the resource, as the list of resources has it.'),
});
/** A connection that stood. One that did not is a refusal. */
const serverValidationSchema = schemas/* looseObject */._H3({
    success: schemas/* literal */.euz(true),
    status: schemas/* string */.YjP(),
    /** Version of the protocol, what the server calls itself, and its capabilities. */
    initInfo: optionalObject,
});
const checkSchema = schemas/* looseObject */._H3({
    status: schemas/* enum */.k5n(['ok', 'error', 'skipped']),
    detail: schemas/* string */.YjP(),
});
const doctorReportSchema = schemas/* looseObject */._H3({
    generatedAt: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(['ready', 'oauth_required', 'partial', 'error']),
    /** What the address of a remote server answers to a request without a session. */
    probe: optionalObject,
    connection: schemas/* looseObject */._H3({
        status: schemas/* enum */.k5n(['connected', 'error', 'skipped']),
        detail: schemas/* string */.YjP(),
    }),
    initInfo: optionalObject,
    capabilities: optionalObject,
    tools: schemas/* array */.YOg(openObject).optional(),
    resources: schemas/* array */.YOg(openObject).optional(),
    resourceTemplates: schemas/* array */.YOg(openObject).optional(),
    prompts: schemas/* array */.YOg(openObject).optional(),
    checks: schemas/* looseObject */._H3({
        probe: checkSchema.optional(),
        connection: checkSchema.optional(),
        initialization: checkSchema.optional(),
        capabilities: checkSchema.optional(),
        tools: checkSchema.optional(),
        resources: checkSchema.optional(),
        resourceTemplates: checkSchema.optional(),
        prompts: checkSchema.optional(),
    }),
    error: schemas/* looseObject */._H3({ code: schemas/* string */.YjP(), message: schemas/* string */.YjP(), details: optionalObject })
        .nullish(),
});
const oauthRequirementSchema = schemas/* looseObject */._H3({
    useOAuth: schemas/* boolean */.zMY(),
    serverUrl: schemas/* string */.YjP().nullable(),
    /** What the server publishes of that; absent where it publishes nothing. */
    authorization: schemas/* looseObject */._H3({
        /** What tokens are made out to. */
        resource: schemas/* string */.YjP().nullable(),
        authorizationServers: schemas/* array */.YOg(schemas/* string */.YjP()),
        scopes: schemas/* array */.YOg(schemas/* string */.YjP()),
        /** Why what it publishes cannot be used; null where it can. */
        problem: schemas/* string */.YjP().nullable(),
    })
        .optional(),
});
/** What can stand in the header of a request. */
const tokenText = schemas/* string */.YjP().regex(/^[\x21-\x7e]+$/, 'must be a token: no spaces, ASCII alone');
const tokenImportSchema = schemas/* strictObject */.rej({
    serverUrl: schemas/* string */.YjP().min(1).describe('Address of the server that the tokens are for.'),
    oauthResourceUrl: schemas/* string */.YjP()
        .optional()
        .describe('What the tokens are made out to, where that is not the address of the server.'),
    authorizationServerUrl: schemas/* url */.OZ5({ protocol: /^https?$/ })
        .optional()
        .describe('Whose tokens they are, where the server names several or none.'),
    clientInformation: schemas/* strictObject */.rej({ clientId: schemas/* string */.YjP().min(1), clientSecret: schemas/* string */.YjP().min(1).optional() })
        .optional()
        .describe('The OAuth client that got the tokens. Without it they cannot be renewed.'),
    tokens: schemas/* looseObject */._H3({
        access_token: tokenText,
        refresh_token: schemas/* string */.YjP().min(1).optional(),
        token_type: schemas/* string */.YjP()
            .regex(/^bearer$/i, 'must be Bearer: no others are shown to servers')
            .optional(),
        scope: schemas/* string */.YjP().optional(),
        id_token: schemas/* string */.YjP().optional(),
        expires_in: schemas/* number */.aig()
            .nonnegative()
            .max(1e9)
            .optional()
            .describe('Seconds from now. Left out, the token is used until the server refuses it.'),
    })
        .describe('The answer of the token endpoint. Other members of it are not kept.'),
});
const tokensImportedSchema = schemas/* looseObject */._H3({
    imported: schemas/* literal */.euz(true),
    /** Epoch milliseconds; null where nobody said so. */
    expiresAt: schemas/* number */.aig().nullable(),
});
/** A page whose items are as the server wrote them. */
const pageOf = (item) => schemas/* looseObject */._H3({ items: schemas/* array */.YOg(item), nextCursor: schemas/* string */.YjP().optional() });
const mcpToolSchema = schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), inputSchema: openObject });
const mcpPromptSchema = schemas/* looseObject */._H3({ name: schemas/* string */.YjP() });
const mcpResourceSchema = schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), uri: schemas/* string */.YjP() });
const toolPageSchema = pageOf(mcpToolSchema);
const promptPageSchema = pageOf(mcpPromptSchema);
const resourcePageSchema = pageOf(mcpResourceSchema);
/** The `CallToolResult` of MCP. An error of the tool itself is `isError`. */
const callToolResultSchema = schemas/* looseObject */._H3({
    content: schemas/* array */.YOg(openObject).optional(),
    structuredContent: schemas/* unknown */.L5J().optional(),
    isError: schemas/* boolean */.zMY().optional(),
});
/** The `GetPromptResult` of MCP. */
const getPromptResultSchema = schemas/* looseObject */._H3({
    description: schemas/* string */.YjP().optional(),
    messages: schemas/* array */.YOg(openObject),
});
/** The `ReadResourceResult` of MCP. */
const readResourceResultSchema = schemas/* looseObject */._H3({
    contents: schemas/* array */.YOg(schemas/* looseObject */._H3({ uri: schemas/* string */.YjP() })),
});
const described = {
    name: schemas/* string */.YjP(),
    title: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
};
const serverExportSchema = schemas/* looseObject */._H3({
    serverId: schemas/* string */.YjP(),
    exportedAt: schemas/* string */.YjP(),
    tools: schemas/* array */.YOg(schemas/* looseObject */._H3({
        ...described,
        inputSchema: openObject,
        outputSchema: openObject.optional(),
        annotations: openObject.optional(),
        execution: openObject.optional(),
    })),
    resources: schemas/* array */.YOg(schemas/* looseObject */._H3({ ...described, uri: schemas/* string */.YjP(), mimeType: schemas/* string */.YjP().optional() })),
    prompts: schemas/* array */.YOg(schemas/* looseObject */._H3({ ...described, arguments: schemas/* array */.YOg(openObject).optional() })),
    /** Where they are told of, titles and annotations are too. */
    resourceTemplates: schemas/* array */.YOg(schemas/* looseObject */._H3({ ...described, uriTemplate: schemas/* string */.YjP(), mimeType: schemas/* string */.YjP().optional() }))
        .optional(),
});

// EXTERNAL MODULE: ./build/contract/routes/route.js
var route = __webpack_require__(5767);
;// CONCATENATED MODULE: ./build/contract/routes/servers/operations.js


const SERVER = '/projects/{projectId}/servers/{serverId}';
const REACHING = ['OAUTH_REQUIRED', 'SERVER_UNREACHABLE', 'TIMEOUT'];
const ASKING = [...REACHING, 'FEATURE_NOT_SUPPORTED'];
const PAGES = 'Items and cursors are the server’s own, as it writes them. A server that does not offer such things is refused with FEATURE_NOT_SUPPORTED.';
const VERBATIM = 'The answer is that of the server, letter for letter, whatever it tells. What the server refuses as wrong is refused with VALIDATION_ERROR.';
/** What a saved server is asked at once, each time over a connection of its own. */
const serverOperationRoutes = {
    'servers.validate': (0,route/* route */.wE)({
        method: 'POST',
        path: `${SERVER}/validate`,
        summary: 'Connects to a server, and tells what it says of itself.',
        access: 'key',
        repeatable: true,
        request: async () => serverRequestSchema,
        reply: { status: 200, body: serverValidationSchema },
        errors: REACHING,
    }),
    'servers.doctor': (0,route/* route */.wE)({
        method: 'POST',
        path: `${SERVER}/doctor`,
        summary: 'Goes through all that it takes to use a server, and reports on each step.',
        notes: 'A server that does not work is a report too, with the status `error`, or `partial` where some of its lists cannot be had. One that needs an OAuth grant is refused with OAUTH_REQUIRED; `details.report` is the report then. Where it is known whose doing an error is, `blame` beside it and in `error.details` says `configuration` (it cannot be started as it is written), `server`, or `surroundings`.',
        access: 'key',
        repeatable: true,
        request: async () => serverRequestSchema,
        reply: { status: 200, body: doctorReportSchema },
        errors: ['OAUTH_REQUIRED'],
    }),
    'servers.checkOAuth': (0,route/* route */.wE)({
        method: 'POST',
        path: `${SERVER}/check-oauth`,
        summary: 'Whether a server needs an OAuth grant.',
        notes: 'A remote server is asked without a session; a local one needs none. Nothing is asked of the authorization servers that it names.',
        access: 'key',
        repeatable: true,
        request: async () => serverRequestSchema,
        reply: { status: 200, body: oauthRequirementSchema },
        errors: ['SERVER_UNREACHABLE', 'TIMEOUT'],
    }),
    'servers.tools.list': (0,route/* route */.wE)({
        method: 'POST',
        path: `${SERVER}/tools`,
        summary: 'The tools of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => serverPageRequestSchema,
        reply: { status: 200, body: toolPageSchema, serverItems: mcpToolSchema },
        errors: ASKING,
    }),
    'servers.tools.call': (0,route/* route */.wE)({
        method: 'POST',
        path: `${SERVER}/tools/call`,
        summary: 'Calls a tool of a server.',
        notes: `${VERBATIM} A result with \`isError\` is an answer like others.`,
        access: 'key',
        repeatable: false,
        request: async () => serverToolCallSchema,
        reply: { status: 200, body: callToolResultSchema },
        errors: ASKING,
    }),
    'servers.prompts.list': (0,route/* route */.wE)({
        method: 'POST',
        path: `${SERVER}/prompts`,
        summary: 'The prompts of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => serverPageRequestSchema,
        reply: { status: 200, body: promptPageSchema, serverItems: mcpPromptSchema },
        errors: ASKING,
    }),
    'servers.prompts.get': (0,route/* route */.wE)({
        method: 'POST',
        path: `${SERVER}/prompts/get`,
        summary: 'Has a server render one of its prompts.',
        notes: VERBATIM,
        access: 'key',
        repeatable: true,
        request: async () => serverPromptGetSchema,
        reply: { status: 200, body: getPromptResultSchema },
        errors: ASKING,
    }),
    'servers.resources.list': (0,route/* route */.wE)({
        method: 'POST',
        path: `${SERVER}/resources`,
        summary: 'The resources of a server, page by page.',
        notes: PAGES,
        access: 'key',
        repeatable: true,
        request: async () => serverPageRequestSchema,
        reply: { status: 200, body: resourcePageSchema, serverItems: mcpResourceSchema },
        errors: ASKING,
    }),
    'servers.resources.read': (0,route/* route */.wE)({
        method: 'POST',
        path: `${SERVER}/resources/read`,
        summary: 'Reads a resource of a server.',
        notes: `${VERBATIM} A resource that it does not have is NOT_FOUND where it says so.`,
        access: 'key',
        repeatable: true,
        request: async () => serverResourceReadSchema,
        reply: { status: 200, body: readResourceResultSchema },
        errors: ASKING,
    }),
    'servers.export': (0,route/* route */.wE)({
        method: 'POST',
        path: `${SERVER}/export`,
        summary: 'All tools, resources and prompts of a server in one document.',
        notes: 'What the server does not offer is an empty list.',
        access: 'key',
        repeatable: true,
        request: async () => serverRequestSchema,
        reply: { status: 200, body: serverExportSchema },
        errors: REACHING,
    }),
    'servers.importTokens': (0,route/* route */.wE)({
        method: 'POST',
        path: `${SERVER}/oauth/import-tokens`,
        summary: 'Keeps OAuth tokens for a server, which the caller has got.',
        notes: 'From then on, what the caller does with the server shows it the token, which is renewed before it ends and where the server refuses it. They replace what was imported before, are for the owner of the key alone, and are never told. Where they can be renewed, the authorization server is asked about itself first.',
        access: 'key',
        // By then, those from before may have been renewed, and these be of no use any more.
        repeatable: false,
        request: async () => tokenImportSchema,
        reply: { status: 200, body: tokensImportedSchema },
        errors: ['SERVER_UNREACHABLE', 'TIMEOUT'],
    }),
};


/***/ })

};
