export const id = 597;
export const ids = [597];
export const modules = {

/***/ 40597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hostRoutes: () => (/* binding */ hostRoutes)
});

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/contract/resources/host.js

/** Longest name of a host, as the database finds it by. */
const NAME_LENGTH = 200;
/** Hosts that the service can make a configuration for by itself. Source: wire.md, 3.6. */
const HOST_TEMPLATES = [
    ...['mcpjam', 'claude', 'claude-code', 'chatgpt', 'mistral', 'cursor'],
    ...['codex', 'copilot', 'vscode', 'agentcore', 'n8n', 'perplexity'],
];
const openObject = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
/** What a host is made of. Members that are not named here are kept as they were sent. */
const hostConfigSchema = schemas/* looseObject */._H3({
    modelId: schemas/* string */.YjP().trim().min(1).describe('`provider/name`, as of a test case.'),
    hostStyle: schemas/* string */.YjP().optional().describe('Whose look a chat has.'),
    systemPrompt: schemas/* string */.YjP().optional().describe('What the model is told before all else.'),
    temperature: schemas/* number */.aig().min(0).max(2).optional().describe('Of its answers.'),
    requireToolApproval: schemas/* boolean */.zMY()
        .optional()
        .describe('A person is asked before a tool is called.'),
    respectToolVisibility: schemas/* boolean */.zMY()
        .optional()
        .describe('Tools that are meant for apps alone are kept from the model, unless `false`.'),
    clientCapabilities: openObject.optional().describe('What servers are told that the host can do.'),
    connectionDefaults: schemas/* looseObject */._H3({
        headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional(),
        requestTimeout: schemas/* number */.aig().positive().optional().describe('In milliseconds.'),
    })
        .optional()
        .describe('How servers are connected to.'),
    hostContext: openObject.optional().describe('What apps are told of their surroundings.'),
    mcpProfile: openObject.optional().describe('How the host introduces itself to servers.'),
    serverIds: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).optional().describe('Servers of the project.'),
    optionalServerIds: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).optional().describe('Servers of the project.'),
});
/** Item of GET /projects/{projectId}/hosts. */
const hostSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    /** Of the content: the same for the same configuration. */
    hostConfigId: schemas/* string */.YjP(),
    modelId: schemas/* string */.YjP(),
    serverCount: schemas/* number */.aig(),
    createdAt: schemas/* number */.aig(),
    updatedAt: schemas/* number */.aig(),
});
/** A host with all of its configuration. */
const hostDetailSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    config: openObject,
});
const nameSchema = schemas/* string */.YjP().trim().min(1).max(NAME_LENGTH);
/** POST /hosts. */
const hostCreateSchema = schemas/* strictObject */.rej({
    name: nameSchema.describe('No other host of the project has it.'),
    template: schemas/* enum */.k5n(HOST_TEMPLATES).optional().describe('What the host is like.'),
    theme: schemas/* enum */.k5n(['light', 'dark']).optional().describe('Of a host that is made by a template.'),
    config: hostConfigSchema.optional().describe('All of its configuration, in place of that.'),
})
    .refine(({ template, config }) => (template === undefined) !== (config === undefined), {
    path: ['template'],
    error: 'is what is needed, or else `config`',
});
/** PATCH /hosts/{hostId}. */
const hostUpdateSchema = schemas/* strictObject */.rej({
    name: nameSchema.optional().describe('No other host of the project has it.'),
    config: hostConfigSchema.optional().describe('In place of all of the configuration there is.'),
})
    .refine(({ name, config }) => name !== undefined || config !== undefined, {
    path: ['name'],
    error: 'is what is needed, or `config`',
});
/** DELETE /hosts/{hostId}. */
const hostDeleteSchema = schemas/* strictObject */.rej({});
const hostDeletedSchema = schemas/* looseObject */._H3({ id: schemas/* string */.YjP(), deleted: schemas/* literal */.euz(true) });

// EXTERNAL MODULE: ./build/contract/routes/route.js
var route = __webpack_require__(35767);
;// CONCATENATED MODULE: ./build/contract/routes/hosts.js



const HOSTS = '/projects/{projectId}/hosts';
const HOST = `${HOSTS}/{hostId}`;
/** Models with what they are told and can do, under names that runs and chatboxes use. */
const hostRoutes = {
    'hosts.list': (0,route/* route */.wE)({
        method: 'GET',
        path: HOSTS,
        summary: 'The hosts of a project.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: hostSchema, pages: limits/* LIMITS */.b1.cataloguePage, wholeByDefault: true },
        errors: [],
    }),
    'hosts.create': (0,route/* route */.wE)({
        method: 'POST',
        path: HOSTS,
        summary: 'Creates a host, by a template or with a configuration.',
        notes: 'A name that the project has already is refused with CONFLICT.',
        access: 'key',
        repeatable: false,
        request: async () => hostCreateSchema,
        reply: { status: 201, body: hostDetailSchema },
        errors: ['CONFLICT'],
    }),
    'hosts.get': (0,route/* route */.wE)({
        method: 'GET',
        path: HOST,
        summary: 'A host with its configuration.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: hostDetailSchema },
        errors: [],
    }),
    'hosts.update': (0,route/* route */.wE)({
        method: 'PATCH',
        path: HOST,
        summary: 'Gives a host another name, another configuration or both.',
        notes: 'A configuration stands in for all of the one there was. Runs keep what they began with.',
        access: 'key',
        repeatable: true,
        request: async () => hostUpdateSchema,
        reply: { status: 200, body: hostDetailSchema },
        errors: ['CONFLICT'],
    }),
    'hosts.delete': (0,route/* route */.wE)({
        method: 'DELETE',
        path: HOST,
        summary: 'Deletes a host.',
        notes: 'It is unknown from then on, to a repeat as well. Runs that named it keep their results.',
        access: 'key',
        repeatable: false,
        request: async () => hostDeleteSchema,
        reply: { status: 200, body: hostDeletedSchema },
        errors: [],
    }),
};


/***/ })

};
