export const id = 8734;
export const ids = [8734,5172];
export const modules = {

/***/ 17797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   account: () => (/* binding */ account),
/* harmony export */   chatSessions: () => (/* binding */ chatSessions),
/* harmony export */   chatbox: () => (/* binding */ chatbox),
/* harmony export */   chatboxes: () => (/* binding */ chatboxes),
/* harmony export */   deletedHost: () => (/* binding */ deletedHost),
/* harmony export */   host: () => (/* binding */ host),
/* harmony export */   hostDeletion: () => (/* binding */ hostDeletion),
/* harmony export */   hostRequest: () => (/* binding */ hostRequest),
/* harmony export */   hostUpdate: () => (/* binding */ hostUpdate),
/* harmony export */   hosts: () => (/* binding */ hosts),
/* harmony export */   projects: () => (/* binding */ projects),
/* harmony export */   role: () => (/* binding */ role),
/* harmony export */   servers: () => (/* binding */ servers),
/* harmony export */   suites: () => (/* binding */ suites)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40144);


/** What a user may do in an organization. A guest cannot use the API. */
const role = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['owner', 'admin', 'member', 'guest']);
const account = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('email', 'name'),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const project = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('description', 'organizationId', 'visibility', 'role'),
    /** It changes with each suite, host, run and ingestion. */
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const projects = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(project);
/** How an MCP server is shown. Commands, arguments, variables and headers never are. */
const server = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** `url` is without user, password, query and fragment; null for a local process. */
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('projectId', 'transportType', 'url'),
    enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    useOAuth: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    hasClientSecret: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    oauthScopes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const servers = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(server);
const latestRun = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('id', 'status'),
    /** Share from 0 to 1; null if nothing finished. */
    passRate: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(),
    failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(),
    createdAt: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)().nullish(),
});
const listedSuite = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('name', 'projectId'),
    latestRun: latestRun.nullish(),
    totals: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(), failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(), runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish() })
        .nullish(),
    /** Of the last ten runs, the oldest first. */
    passRateTrend: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()).nullish(),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const suites = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(listedSuite);
/** A named model with its capabilities. */
const listedHost = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** `hostConfigId` is a hash of the configuration. */
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('hostConfigId', 'modelId'),
    serverCount: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const hosts = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(listedHost);
const host = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), config: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.openObject)().nullish() });
const hostName = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().trim().min(1).max(200);
const open = (shape) => zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(shape).nullish();
const clientInfo = open((0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('name', 'version'));
/** Members other than these are kept, and returned as they came. */
const hostConfig = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    modelId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().trim().min(1).max(500),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('hostStyle', 'systemPrompt'),
    temperature: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(2).nullish(),
    requireToolApproval: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    /** False: the model sees tools that are meant for apps. */
    respectToolVisibility: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    clientCapabilities: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.openObject)().nullish(),
    connectionDefaults: open({
        headers: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.openObject)().nullish(),
        /** Milliseconds. */
        requestTimeout: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().nullish(),
    }),
    /** How the host introduces itself to servers. */
    mcpProfile: open({ initialize: open({ clientInfo }) }),
    serverIds: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)()).nullish(),
    optionalServerIds: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)()).nullish(),
});
/** Exactly one of `template` and `config`. */
const hostRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: hostName,
    template: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    config: hostConfig.optional(),
    /** Of a template. */
    theme: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['light', 'dark']).optional(),
});
/** At least one of both. `config` replaces the former one. */
const hostUpdate = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: hostName.optional(),
    config: hostConfig.optional(),
});
const hostDeletion = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({});
const deletedHost = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(), deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() });
const chatSession = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('title', 'status', 'projectId', 'visibility'),
    lastActivityAt: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)().nullish(),
    createdAt: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.time)().nullish(),
    isPinned: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    isUnread: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
});
const chatSessions = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(chatSession);
const listedChatbox = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.id)(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('projectId', 'description', 'mode', 'hostStyle', 'hostId', 'hostName'),
    serverCount: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(),
    serverNames: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
    link: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullish(),
    ..._shapes_js__WEBPACK_IMPORTED_MODULE_0__.times,
});
const chatboxes = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.pageOf)(listedChatbox);
const chatboxServer = server
    .pick({ id: true, url: true, useOAuth: true })
    .extend({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() });
const chatbox = listedChatbox.extend({
    ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__.texts)('modelId', 'systemPrompt'),
    temperature: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    requireToolApproval: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    servers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(chatboxServer).nullish(),
});


/***/ }),

/***/ 13532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ keyVariable),
/* harmony export */   Y: () => (/* binding */ isWithheld)
/* harmony export */ });
/** Whether it is an input, a token of the runner, or our key: servers cannot refer to these. */
function isWithheld(name) {
    return /^(?:INPUT_|ACTIONS_|MCP_EVAL_GATE_)/i.test(name);
}
/** The variable that has the key of a provider of models: `OPENAI_API_KEY`. */
const keyVariable = (provider) => `${provider.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_API_KEY`;


/***/ }),

/***/ 48734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ createKey),
/* harmony export */   issueKey: () => (/* binding */ issueKey),
/* harmony export */   listKeys: () => (/* binding */ listKeys),
/* harmony export */   revokeKey: () => (/* binding */ revokeKey),
/* harmony export */   y: () => (/* binding */ authenticator)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _api_resources_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17797);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74499);
/* harmony import */ var _catalogue_setup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34146);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49860);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85172);
/* harmony import */ var _storage_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32318);







/** Characters of a key that are stored and shown. */
const SHOWN = 9;
/** A key is random, so that a plain hash is safe. */
const hashOf = (key) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', key);
/** Stores a key of a user in an organization, by its hash. Resolves to the id of the key. */
async function createKey(queries, key, owner, createdAt) {
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const row = { ...owner, id, hash: hashOf(key), shown: key.slice(0, SHOWN), createdAt };
    await queries.insertInto('apiKeys').values(row).execute();
    return id;
}
/**
 * Stores a key. Without a member it creates what is missing: the organization, its project and its
 * local owner.
 *
 * @param email of a member; null: the local owner
 * @param name of the key
 * @returns the id of the key, or why the organization has no such member
 */
function issueKey(database, key, { organization, email, name }, now) {
    return database.transaction().execute(async (queries) => {
        if (email === null)
            await saveLocalOwner(queries, organization, now);
        const members = await queries
            .selectFrom('memberships')
            .innerJoin('users', 'users.id', 'memberships.userId')
            .innerJoin('organizations', 'organizations.id', 'memberships.organizationId')
            .select(['users.email', 'userId', 'organizationId'])
            .where('organizations.name', '=', organization)
            .execute();
        const wanted = email ?? _settings_js__WEBPACK_IMPORTED_MODULE_5__.LOCAL_OWNER.email;
        const member = members.find((one) => one.email === wanted);
        if (member === undefined) {
            const known = members.map((one) => one.email);
            return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .notFoundProblem */ .nh)('member', wanted, known) };
        }
        const { userId, organizationId } = member;
        return { id: await createKey(queries, key, { name, userId, organizationId }, now) };
    });
}
async function saveLocalOwner(queries, organization, now) {
    const organizationId = await (0,_catalogue_setup_js__WEBPACK_IMPORTED_MODULE_3__/* .saveOrganization */ .Hg)(queries, organization);
    await (0,_catalogue_setup_js__WEBPACK_IMPORTED_MODULE_3__/* .saveMember */ .kE)({ queries, organizationId, now }, _settings_js__WEBPACK_IMPORTED_MODULE_5__.LOCAL_OWNER);
    await (0,_storage_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .saveRow */ .Qp)(queries, 'projects', { organizationId, name: _settings_js__WEBPACK_IMPORTED_MODULE_5__.DEFAULT_PROJECT }, now);
}
/** Revokes a key. Resolves to whether it was active. */
async function revokeKey(database, id, now) {
    const { numUpdatedRows } = await database
        .updateTable('apiKeys')
        .set({ revokedAt: now })
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .executeTakeFirst();
    return numUpdatedRows > 0n;
}
/** Lists all keys, without the keys themselves. */
function listKeys(database) {
    return database
        .selectFrom('apiKeys')
        .innerJoin('users', 'users.id', 'apiKeys.userId')
        .leftJoin('organizations', 'organizations.id', 'apiKeys.organizationId')
        .select([
        'apiKeys.id',
        'apiKeys.name',
        'apiKeys.shown',
        'apiKeys.createdAt',
        'apiKeys.revokedAt',
        'users.email',
        'organizations.name as organization',
    ])
        .orderBy('apiKeys.seq')
        .execute();
}
/**
 * Makes what tells who sends a request, by its header `Authorization`. It checks keys in this order:
 * header, key, revoked, rate, user, organization, role. So a revoked key costs no token, and an
 * orphaned one does. Throws a Refusal.
 *
 * @param clock monotonic milliseconds
 */
function authenticator(database, settings, clock) {
    const takeToken = tokenBuckets(settings, clock);
    return async (header) => {
        const [, key] = /^bearer +(\S+) *$/i.exec(header ?? '') ?? [];
        if (key === undefined)
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalOf */ .Of)('UNAUTHORIZED', { reason: 'no-key' });
        const row = await database
            .selectFrom('apiKeys')
            .leftJoin('memberships', (join) => join
            .onRef('memberships.userId', '=', 'apiKeys.userId')
            .onRef('memberships.organizationId', '=', 'apiKeys.organizationId'))
            .select(['apiKeys.id', 'apiKeys.userId', 'revokedAt', 'memberships.organizationId', 'role'])
            .where('hash', '=', hashOf(key))
            .executeTakeFirst();
        if (row === undefined)
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalOf */ .Of)('UNAUTHORIZED', { reason: 'key' });
        if (row.revokedAt !== null)
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalOf */ .Of)('UNAUTHORIZED', { reason: 'revoked-key' });
        takeToken(row.id);
        const { userId, organizationId } = row;
        if (organizationId === null) {
            const details = { reason: 'ORPHANED_KEY' };
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalOf */ .Of)('UNAUTHORIZED', { reason: 'orphaned-key' }, details);
        }
        const known = _api_resources_catalogue_js__WEBPACK_IMPORTED_MODULE_1__.role.parse(row.role);
        if (known === 'guest')
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalOf */ .Of)('UNAUTHORIZED', { reason: 'guest' });
        return { userId, organizationId, role: known };
    };
}
/** Takes a token of a key that the database has. Refuses if its bucket is empty. */
function tokenBuckets({ burst, ratePerSecond }, clock) {
    const buckets = new Map();
    return (key) => {
        const now = clock();
        const bucket = buckets.get(key) ?? { tokens: burst, at: now };
        const refilled = bucket.tokens + ((now - bucket.at) / 1_000) * ratePerSecond;
        const tokens = Math.min(burst, refilled);
        if (tokens < 1) {
            const seconds = Math.max(1, Math.ceil((1 - tokens) / ratePerSecond));
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalOf */ .Of)('RATE_LIMITED', { reason: 'rate', seconds });
        }
        buckets.set(key, { tokens: tokens - 1, at: now });
    };
}


/***/ }),

/***/ 34146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ applySetup),
/* harmony export */   Hg: () => (/* binding */ saveOrganization),
/* harmony export */   gF: () => (/* binding */ addStoredSecrets),
/* harmony export */   kE: () => (/* binding */ saveMember)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _api_servers_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99677);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85172);
/* harmony import */ var _storage_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32318);




/**
 * Brings a configuration into the database. What has the same name keeps its id. What left the
 * configuration stays where runs refer to it: a server disabled, a project without members and chats,
 * an organization without members and with such projects. Each organization has the project `Default`.
 */
async function applySetup(database, organizations, now) {
    await database.transaction().execute(async (queries) => {
        const names = organizations.map(({ name }) => name);
        const left = await queries
            .selectFrom('organizations')
            .select('name')
            .where('name', 'not in', names)
            .execute();
        const gone = left.map(({ name }) => ({ name, members: [], projects: [] }));
        for (const { name, members, projects } of [...organizations, ...gone]) {
            const organizationId = await saveOrganization(queries, name);
            const change = { queries, organizationId, now };
            const users = await applyMembers(change, members);
            const others = await emptiedProjects(change, projects);
            for (const project of [...projects, ...others])
                await applyProject(change, project, users);
        }
    });
}
/** Teaches the redactor the secrets of the servers in the database. */
async function addStoredSecrets(database, redactor) {
    const rows = await database.selectFrom('servers').select(['name', 'entry']).execute();
    for (const { name, entry } of rows)
        redactor.add(name, (0,_api_servers_file_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsOfServer */ .ei)(JSON.parse(entry)));
}
/** Finds an organization by name, or creates it. Resolves to its id. */
async function saveOrganization(queries, name) {
    const { id } = await queries
        .insertInto('organizations')
        .values({ id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), name })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
        .returning('id')
        .executeTakeFirstOrThrow();
    return id;
}
/** Makes a user, who is known by email, a member of an organization. Resolves to the id of the user. */
async function saveMember({ queries, organizationId, now }, { email, name, role }) {
    const userId = await (0,_storage_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .saveRow */ .Qp)(queries, 'users', { name, email }, now);
    await queries
        .insertInto('memberships')
        .values({ organizationId, userId, role })
        .onConflict((conflict) => conflict.doUpdateSet({ role }))
        .execute();
    return userId;
}
async function applyMembers(change, members) {
    const { queries, organizationId } = change;
    const kept = [_settings_js__WEBPACK_IMPORTED_MODULE_2__.LOCAL_OWNER.email, ...members.map(({ email }) => email)];
    await queries
        .deleteFrom('memberships')
        .where('organizationId', '=', organizationId)
        .where('userId', 'not in', queries.selectFrom('users').select('id').where('email', 'in', kept))
        .execute();
    const users = new Map();
    for (const member of members)
        users.set(member.email, await saveMember(change, member));
    return users;
}
/** The projects of an organization that left its configuration, without members. */
async function emptiedProjects({ queries, organizationId }, projects) {
    const kept = [_settings_js__WEBPACK_IMPORTED_MODULE_2__.DEFAULT_PROJECT, ...projects.map(({ name }) => name)];
    const others = await queries
        .selectFrom('projects')
        .select(['name', 'description'])
        .where('organizationId', '=', organizationId)
        .where('name', 'not in', kept)
        .execute();
    const emptied = others.map((other) => ({ ...(0,_settings_js__WEBPACK_IMPORTED_MODULE_2__.emptyProject)(''), ...other, members: [] }));
    const hasDefault = projects.some(({ name }) => name === _settings_js__WEBPACK_IMPORTED_MODULE_2__.DEFAULT_PROJECT);
    return hasDefault ? emptied : [(0,_settings_js__WEBPACK_IMPORTED_MODULE_2__.emptyProject)(_settings_js__WEBPACK_IMPORTED_MODULE_2__.DEFAULT_PROJECT), ...emptied];
}
async function applyProject(change, setup, users) {
    const { queries, organizationId, now } = change;
    const { name, description, members } = setup;
    const isPrivate = members === null ? 0 : 1;
    const row = { organizationId, name, description, isPrivate };
    const projectId = await (0,_storage_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .saveRow */ .Qp)(queries, 'projects', row, now);
    await queries.deleteFrom('projectMembers').where('projectId', '=', projectId).execute();
    for (const userId of new Set((members ?? []).flatMap((email) => users.get(email) ?? []))) {
        await queries.insertInto('projectMembers').values({ projectId, userId }).execute();
    }
    await applyServers(change, projectId, setup);
    await applyChatboxes(change, projectId, setup);
    await applyChatSessions(queries, projectId, setup, users);
}
async function applyServers({ queries, now }, projectId, setup) {
    const names = setup.servers.map(({ name }) => name);
    const others = queries
        .updateTable('servers')
        .set({ isEnabled: 0 })
        .where('name', 'not in', names);
    await others.where('projectId', '=', projectId).execute();
    for (const server of setup.servers) {
        const entry = JSON.stringify(server);
        const row = { projectId, name: server.name, entry, isEnabled: 1 };
        await (0,_storage_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .saveRow */ .Qp)(queries, 'servers', row, now);
    }
}
async function applyChatboxes({ queries, now }, projectId, setup) {
    const names = setup.chatboxes.map(({ name }) => name);
    const others = queries.deleteFrom('chatboxes').where('name', 'not in', names);
    await others.where('projectId', '=', projectId).execute();
    for (const chatbox of setup.chatboxes) {
        const row = { projectId, name: chatbox.name, settings: JSON.stringify(chatbox) };
        await (0,_storage_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .saveRow */ .Qp)(queries, 'chatboxes', row, now);
    }
}
async function applyChatSessions(queries, projectId, { chatSessions }, users) {
    const titles = chatSessions.map(({ title }) => title);
    const others = queries.deleteFrom('chatSessions').where('title', 'not in', titles);
    await others.where('projectId', '=', projectId).execute();
    for (const { title, owner, isPinned, isUnread, ...rest } of chatSessions) {
        const ownerId = users.get(owner ?? '') ?? null;
        const changed = { ...rest, ownerId, isPinned: Number(isPinned), isUnread: Number(isUnread) };
        await queries
            .insertInto('chatSessions')
            .values({ id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), projectId, title, ...changed })
            .onConflict((conflict) => conflict.columns(['projectId', 'title']).doUpdateSet(changed))
            .execute();
    }
}


/***/ }),

/***/ 49860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   X6: () => (/* binding */ bodyRefusal),
/* harmony export */   mX: () => (/* binding */ notFound)
/* harmony export */ });
/* harmony import */ var _api_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12727);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74499);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13099);
/* harmony import */ var _words_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55307);
/* harmony import */ var _words_refusals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6654);





/** An answer with an error code. Handlers throw it. */
class Refusal extends Error {
    status;
    body;
    /** Headers of the answer. */
    headers;
    constructor(body, headers = {}) {
        super(body.message);
        this.status = _api_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .STATUS_OF_CODE */ .TC[body.code];
        this.body = body;
        this.headers = headers;
    }
}
/** Makes the answer to a request that is refused for one reason. */
function refusalOf(code, reason, details) {
    const headers = 'seconds' in reason ? { 'retry-after': `${reason.seconds}` } : {};
    return new Refusal({ code, message: (0,_words_refusals_js__WEBPACK_IMPORTED_MODULE_4__/* .describeRefusal */ .a)(reason), details }, headers);
}
/** Makes the answer to an id that the caller cannot see. It never tells whether the id exists. */
function notFound(what, id) {
    return refusalOf('NOT_FOUND', { reason: 'unknown-id', what, id });
}
/**
 * Makes the answer to a body with mistakes: it lists 100 of them and counts all.
 *
 * @param more what else `details` has
 */
function bodyRefusal(misfits, more = {}) {
    const issues = misfits.slice(0, _api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PROBLEMS */ .aZ).map(({ path, data }) => {
        const place = (0,_report_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfFile */ .T2)('', (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .LF)(path));
        return { path: place.path, message: (0,_words_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblem */ .B)({ place, data }) };
    });
    const message = issues.map(({ message: line }) => line).join('\n');
    const details = { issues, problems: misfits.length, ...more };
    return new Refusal({ code: 'VALIDATION_ERROR', message, details });
}


/***/ }),

/***/ 85172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DEFAULT_PROJECT: () => (/* binding */ DEFAULT_PROJECT),
/* harmony export */   LOCAL_OWNER: () => (/* binding */ LOCAL_OWNER),
/* harmony export */   emptyProject: () => (/* binding */ emptyProject),
/* harmony export */   newKey: () => (/* binding */ newKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Name of the project that each organization has. */
const DEFAULT_PROJECT = 'Default';
/** The user that keys of the terminal belong to. No configuration removes it. */
const LOCAL_OWNER = { email: 'local', name: 'local', role: 'owner' };
/** A project with nothing in it, for all of the organization. */
function emptyProject(name) {
    return { name, description: null, members: null, servers: [], chatboxes: [], chatSessions: [] };
}
/** Makes a key. It is good when the database has it. */
const newKey = () => `sk_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('base64url')}`;


/***/ }),

/***/ 32318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ touchProject),
/* harmony export */   Qp: () => (/* binding */ saveRow),
/* harmony export */   uv: () => (/* binding */ findRow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49860);



const NAMES = {
    servers: 'server',
    suites: 'suite',
    runs: 'run',
    hosts: 'host',
    chatboxes: 'chatbox',
};
/** Finds a row of a project. All others answer like an unknown id. */
async function findRow(queries, table, projectId, id) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
    select * from ${kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l.table(table)} where id = ${id} and projectId = ${projectId}
  `.execute(queries);
    const [row] = rows;
    if (row === undefined)
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_1__/* .notFound */ .mX)(NAMES[table], id);
    return row;
}
/**
 * Stores a row. The one that has its place in a unique index takes its values, and keeps its id; its
 * time changes only with them. Resolves to the id.
 */
async function saveRow(queries, table, row, now) {
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const columns = (of) => kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l.join(Object.keys(row).map((name) => kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l.ref(of + name)));
    const [known, given] = [columns(''), columns('excluded.')];
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
    INSERT INTO ${kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l.table(table)} (id, createdAt, updatedAt, ${known})
    VALUES (${id}, ${now}, ${now}, ${kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l.join(Object.values(row))})
    ON CONFLICT DO UPDATE SET (${known}) = (${given}),
      updatedAt = iif((${known}) IS (${given}), updatedAt, ${now})
    RETURNING id
  `.execute(queries);
    return rows[0]?.id ?? id;
}
/** Notes a change in a project: clients pick the project that changed last. */
async function touchProject(queries, id, now) {
    await queries.updateTable('projects').set({ updatedAt: now }).where('id', '=', id).execute();
}


/***/ }),

/***/ 6654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ describeRefusal)
/* harmony export */ });
/* harmony import */ var _lib_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13532);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41504);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65416);



const ADDRESS_PROBLEMS = {
    'inner-network': 'is in a network that the MCP server itself is outside of',
    'not-https': 'does not use HTTPS',
    credentials: 'contains a user or a password',
    unreachable: 'cannot be reached: {detail}',
    timeout: 'did not answer in time',
    status: 'answered HTTP {detail}',
    size: 'answered with more than 256 KiB',
    redirect: 'redirects, and redirects are not followed',
    elsewhere: 'is not at the MCP server, whose metadata it should have',
    malformed: 'does not answer with valid OAuth metadata',
    mismatch: 'has the metadata of another server: {detail}',
    issuer: ({ detail }) => `needs another \`authorizationServerUrl\`. It publishes ${detail || 'none'}`,
    missing: 'has no metadata of an authorization server',
    'malformed-tokens': 'did not answer with valid tokens',
};
/** Why the service refuses a request: the message of each reason, made of what it needs. */
const MESSAGES = {
    'no-key': 'Send the API key in the header `Authorization: Bearer <key>`.',
    key: 'The API key is not valid.',
    'revoked-key': 'The API key is revoked.',
    'orphaned-key': 'The API key belongs to no organization. Create another one.',
    guest: 'Guests cannot use the API.',
    keys: 'API keys cannot manage API keys.',
    'web-page': 'Web pages cannot use the API, and the host must be a loopback name or address.',
    route: 'There is no such route.',
    bug: 'The service failed. Its log has the cause.',
    'body-size': ({ maxBytes }) => `The body is larger than ${maxBytes / 2 ** 20} MiB.`,
    'body-values': 'The body has more than {max} values.',
    'body-depth': 'The body is nested deeper than {max} levels.',
    'body-json': 'The body is not valid JSON.',
    'body-object': 'The body must be a JSON object.',
    rate: ({ seconds }) => `The API key has reached its request rate. Retry in ${seconds} s.`,
    'unknown-id': 'There is no {what} {id}.',
    cursor: 'cursor: Use the `nextCursor` of the previous page of this list.',
    query: ({ name, known }) => `${name}: Use ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(known)}.`,
    'server-configuration': ({ failures }) => failures.map(_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE).join('\n'),
    'run-ended': 'The run has ended with status {status}.',
    'run-slots': ({ max }) => `The organization has ${max} active runs, which is the maximum.`,
    'no-servers': 'Send `serverIds`: the suite has no saved servers.',
    'no-suite': 'Send `suiteId`, or `suiteName` with `tests` and `serverIds`.',
    'two-hosts': '`hostId` and `namedHostId` name different hosts. Send one of them.',
    'cases-twice': 'Send either `caseIds` or `tests`.',
    commands: 'execution.{key}: This service runs no commands for requests. Remove `{key}`.',
    'server-disabled': 'Server {name} is disabled.',
    model: ({ model, provider, hasAddress, hosted }) => {
        const use = hosted.length === 0 ? '' : ` Or use ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(hosted)}.`;
        if (hasAddress) {
            const variable = (0,_lib_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .keyVariable */ .O)(provider);
            return `Model ${model} has no key. Give one in \`modelApiKeys\`: the action takes it from \`model-api-keys\` or \`${variable}\`.${use}`;
        }
        const of = provider === '' ? `The provider of model ${model}` : `Provider ${provider}`;
        return `${of} is not known. Use anthropic, google or openai, or give a base URL in \`model-base-urls\`.${use}`;
    },
    'no-model': 'Test "{title}" has a prompt and no model. Name one in the test or the suite.',
    idempotency: 'Another request has this idempotency key.',
    'host-member': 'Runs do not support `{member}` of a host. Remove it, or name no host.',
    'host-name': 'There is a host "{name}" already.',
    template: ({ name, known }) => `There is no template "${name}". Use ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(known)}.`,
    'host-source': 'Send exactly one of `template` and `config`.',
    'host-change': 'Send `name` or `config`.',
    'no-trace': 'There is no trace of this iteration.',
    'run-suite': 'The run of this `externalRunId` belongs to another suite. Send another id.',
    'run-scoring': 'The run of this `externalRunId` has another `evaluationConfigHash`. Send another id.',
    'no-uploads': 'This service takes no files.',
    upload: 'The upload address is unknown, used or expired. Request another one.',
    'upload-in-use': 'The upload address is in use.',
    capability: 'The server does not offer {feature}.',
    'mcp-error': 'Server `{server}` answered with error {code}: {detail}',
    task: 'Tools cannot be called as tasks. Leave out `taskOptions`.',
    'request-ended': 'The request ended before the server answered.',
    'local-tokens': 'Server {name} is a local process, which takes no tokens.',
    'own-credentials': 'The configuration of server {name} has a header `Authorization`. Remove it first.',
    'token-target': '{key}: This is not the address of the server, so the tokens are for another one.',
    'oauth-address': ({ problem, address, detail }) => `The address ${address} ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .write */ .M9)(ADDRESS_PROBLEMS[problem], { detail })}.`,
    'refused-grant': ({ server, detail }) => {
        if (detail === null) {
            return `The tokens of server ${server} were encrypted with another key. Import them again.`;
        }
        const why = detail === '' ? '' : ` The authorization server says: ${detail}`;
        return `The tokens of server ${server} are used up. Import new ones.${why}`;
    },
};
/** The message of an error of the API. */
const describeRefusal = (refusal) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .writeReason */ .UR)(MESSAGES, refusal);


/***/ })

};
