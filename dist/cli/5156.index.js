export const id = 5156;
export const ids = [5156];
export const modules = {

/***/ 15156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chatRoutes: () => (/* binding */ chatRoutes)
});

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./build/contract/resources/chat.js

const CHAT_SESSION_STATUSES = (/* unused pure expression or super */ null && (['active', 'archived']));
/** Who sees a chat session besides its owner. */
const CHAT_SESSION_VISIBILITIES = (/* unused pure expression or super */ null && (['private', 'project']));
/** Who may use a chatbox. */
const CHATBOX_MODES = (/* unused pure expression or super */ null && (['project_members', 'invited_only', 'anyone_with_link']));
const epochMs = schemas/* number */.aig().nullish();
/** Item of GET /chat-sessions. */
const chatSessionSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    title: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP().nullish(),
    projectId: schemas/* string */.YjP().nullish(),
    visibility: schemas/* string */.YjP().nullish(),
    lastActivityAt: epochMs,
    createdAt: epochMs,
    isPinned: schemas/* boolean */.zMY().optional(),
    isUnread: schemas/* boolean */.zMY().optional(),
});
/** Item of GET /projects/{projectId}/chatboxes. */
const chatboxSchema = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    projectId: schemas/* string */.YjP().nullish(),
    description: schemas/* string */.YjP().nullish(),
    mode: schemas/* string */.YjP().nullish(),
    hostStyle: schemas/* string */.YjP().nullish(),
    hostId: schemas/* string */.YjP().nullish(),
    hostName: schemas/* string */.YjP().nullish(),
    serverCount: schemas/* number */.aig(),
    serverNames: schemas/* array */.YOg(schemas/* string */.YjP()),
    link: schemas/* looseObject */._H3({ path: schemas/* string */.YjP(), url: schemas/* string */.YjP() }).nullish(),
    createdAt: epochMs,
    updatedAt: epochMs,
});
/** A chatbox with what it tells its model, and its servers. */
const chatboxDetailSchema = chatboxSchema.extend({
    modelId: schemas/* string */.YjP().nullish(),
    systemPrompt: schemas/* string */.YjP().nullish(),
    temperature: schemas/* number */.aig().nullish(),
    requireToolApproval: schemas/* boolean */.zMY(),
    servers: schemas/* array */.YOg(schemas/* looseObject */._H3({
        id: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        url: schemas/* string */.YjP().nullish(),
        useOAuth: schemas/* boolean */.zMY(),
    })),
});

// EXTERNAL MODULE: ./build/contract/routes/route.js
var route = __webpack_require__(35767);
;// CONCATENATED MODULE: ./build/contract/routes/chats.js



const CHATBOXES = '/projects/{projectId}/chatboxes';
/** What later clients call chatboxes. */
const SCENARIOS = `${route/* API_PATH */.f0}/projects/{projectId}/scenarios`;
/** Chats, which the service has from its configuration. */
const chatRoutes = {
    'chatSessions.list': (0,route/* route */.wE)({
        method: 'GET',
        path: '/chat-sessions',
        summary: 'The chat sessions that the user of the key can see, what happened last first.',
        access: 'key',
        repeatable: true,
        query: {
            projectId: 'Only those of this project.',
            status: '`active`, which is the default, or `archived`.',
        },
        reply: {
            status: 200,
            items: chatSessionSchema,
            pages: limits/* LIMITS */.b1.chatSessionsPage,
            takesBefore: true,
        },
        errors: ['NOT_FOUND'],
    }),
    'chatboxes.list': (0,route/* route */.wE)({
        method: 'GET',
        path: CHATBOXES,
        aliases: [SCENARIOS],
        summary: 'The chatboxes that a project has published.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, items: chatboxSchema, pages: limits/* LIMITS */.b1.cataloguePage, wholeByDefault: true },
        errors: [],
    }),
    'chatboxes.get': (0,route/* route */.wE)({
        method: 'GET',
        path: `${CHATBOXES}/{chatboxId}`,
        aliases: [`${SCENARIOS}/{chatboxId}`],
        summary: 'A chatbox with its model, what that is told, and its servers.',
        notes: 'What the chatbox does not say itself, its host says.',
        access: 'key',
        repeatable: true,
        reply: { status: 200, body: chatboxDetailSchema },
        errors: [],
    }),
};


/***/ })

};
