export const id = 7120;
export const ids = [7120];
export const modules = {

/***/ 37120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openApiDocument: () => (/* binding */ openApiDocument)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(29396);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
;// CONCATENATED MODULE: ./build/src/words/api.js
/** What the documents of the API say, next to the table of routes. */
const API_DESCRIPTION = 'Operates MCP servers, runs eval suites on them, and stores results of runs elsewhere. Ignore unknown members of replies and treat unknown error codes as final.';
const CODE_MEANINGS = {
    UNAUTHORIZED: 'The key is missing or not valid.',
    OAUTH_REQUIRED: 'The MCP server requires an OAuth grant.',
    FORBIDDEN: 'The key is valid and does not allow this.',
    VALIDATION_ERROR: 'The request has mistakes. `details.issues` lists them.',
    NOT_FOUND: 'The route, the project or the resource does not exist, or the key cannot access it.',
    CONFLICT: 'The state of the resource, or an earlier request, excludes this request.',
    FEATURE_NOT_SUPPORTED: 'The MCP server does not support this.',
    RATE_LIMITED: 'The key has sent too many requests, or the organization has too many active runs.',
    INTERNAL_ERROR: 'The service failed. `details.requestId` names the request in its log.',
    SERVER_UNREACHABLE: 'The service cannot connect to the MCP server.',
    TIMEOUT: 'The MCP server did not answer in time.',
};
const SUCCESS_MEANINGS = {
    200: 'The request succeeded.',
    201: 'The resource exists now.',
    202: 'The run goes on in the background.',
};
const OPERATION_SUMMARIES = {
    getAccount: 'Shows the account behind the key.',
    listProjects: 'Lists the projects that the key can access.',
    listServers: 'Lists the saved MCP servers.',
    listEvalSuites: 'Lists eval suites, each with its latest run.',
    listHosts: 'Lists hosts.',
    createHost: 'Creates a host from a template or a configuration.',
    getHost: 'Shows a host.',
    updateHost: 'Renames a host or replaces its configuration.',
    deleteHost: 'Deletes a host.',
    listChatSessions: 'Lists chat sessions, the last used first.',
    listChatboxes: 'Lists published chatboxes.',
    getChatbox: 'Shows the settings of a chatbox.',
    validateServer: 'Connects to a server and shows its capabilities.',
    diagnoseServer: 'Checks address, connection, capabilities and lists of a server.',
    checkOAuth: 'Tells whether a server requires an OAuth grant.',
    listTools: 'Lists the tools of a server.',
    callTool: 'Calls a tool and returns its result unmodified.',
    listPrompts: 'Lists the prompts of a server.',
    getPrompt: 'Renders a prompt and returns it unmodified.',
    listResources: 'Lists the resources of a server.',
    readResource: 'Reads a resource.',
    exportServer: 'Exports tools, resources and prompts of a server.',
    importTokens: 'Stores OAuth tokens that later operations on the server use and refresh.',
    createEvalSuite: 'Creates a suite and its cases. Runs nothing.',
    getEvalSuite: 'Shows a suite.',
    listCases: 'Lists the cases of a suite.',
    listRuns: 'Lists the runs of a suite, the newest first.',
    createEvalRun: 'Creates a run and starts it in the background.',
    getEvalRun: 'Shows a run.',
    cancelEvalRun: 'Cancels a run.',
    listIterations: 'Lists the iterations of a run.',
    getTrace: 'Shows what happened in an iteration.',
    reportRun: 'Stores a finished run with its results.',
    startRun: 'Creates a run of this `externalRunId`, or finds it.',
    appendIterations: 'Adds results to a started run. Skips the ones that it has.',
    finalizeRun: 'Ends a started run.',
    createUploadUrl: 'Creates an address that takes one file.',
};

// EXTERNAL MODULE: ./build/src/api/operation.js
var api_operation = __webpack_require__(12727);
// EXTERNAL MODULE: ./build/src/api/routes.js
var routes = __webpack_require__(44842);
;// CONCATENATED MODULE: ./build/src/api/openapi.js




const SCHEMAS = '#/components/schemas/';
const json = (schema) => ({ content: { 'application/json': { schema } } });
/** Makes the OpenAPI document of the table of routes. */
async function openApiDocument() {
    const named = await nameSchemas();
    const responses = {};
    const paths = {};
    for (const operation of api_operation/* OPERATIONS */.xb) {
        const { path, method } = routes/* routes */.JZ[operation];
        const entry = await entryOf(operation, named.refTo, responses);
        paths[path] = { ...paths[path], [method.toLowerCase()]: entry };
    }
    return {
        openapi: '3.1.1',
        info: { title: 'Server Operations and Eval Runs', version: '1', description: API_DESCRIPTION },
        servers: [{ url: routes/* BASE_PATH */.o2 }],
        tags: routes/* GROUPS */.fd.map((name) => ({ name })),
        security: [{ apiKey: [] }],
        paths,
        components: {
            securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
            responses,
            schemas: named.schemas(),
        },
    };
}
/** @param errors gets the responses that the entry refers to */
async function entryOf(operation, refTo, errors) {
    const { path, group, status, query, body, reply } = routes/* routes */.JZ[operation];
    const success = json(refTo(await reply(), `${operation}Reply`));
    const responses = {
        [status]: { description: SUCCESS_MEANINGS[status], ...success },
    };
    const byStatus = Map.groupBy((0,api_operation/* errorCodes */.fv)(operation), (code) => api_operation/* STATUS_OF_CODE */.TC[code]);
    for (const [errorStatus, codes] of byStatus) {
        const name = codes.join('.');
        errors[name] = errorResponse(codes);
        responses[errorStatus] = { $ref: `#/components/responses/${name}` };
    }
    return {
        operationId: operation,
        tags: [group],
        summary: OPERATION_SUMMARIES[operation],
        parameters: parametersOf(path, query),
        requestBody: body === null ? undefined : json(refTo(await body(), `${operation}Request`)),
        responses,
    };
}
function parametersOf(path, query) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
        return { name, in: 'path', required: true, schema: { type: 'string' } };
    });
    const inQuery = query.map((name) => {
        const description = routes/* QUERY_PARAMETERS */.mY[name];
        const type = name === 'limit' ? 'integer' : 'string';
        return { name, in: 'query', required: false, description, schema: { type } };
    });
    return [...inPath, ...inQuery];
}
function errorResponse(codes) {
    const description = codes.map((code) => `\`${code}\`: ${CODE_MEANINGS[code]}`).join('\n');
    const code = { enum: [...codes] };
    const body = json({ allOf: [{ $ref: `${SCHEMAS}ErrorBody` }], properties: { code } });
    if (!codes.includes('RATE_LIMITED'))
        return { description, ...body };
    const headers = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } };
    return { description, headers, ...body };
}
/** Names schemas by their exports, so that the document holds each once. */
async function nameSchemas() {
    const ingest = await __webpack_require__.e(/* import() */ 3301).then(__webpack_require__.bind(__webpack_require__, 55682));
    const modules = [
        await __webpack_require__.e(/* import() */ 4663).then(__webpack_require__.bind(__webpack_require__, 44663)),
        await __webpack_require__.e(/* import() */ 6695).then(__webpack_require__.bind(__webpack_require__, 56695)),
        await __webpack_require__.e(/* import() */ 8077).then(__webpack_require__.bind(__webpack_require__, 88077)),
        await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 71522)),
        await __webpack_require__.e(/* import() */ 144).then(__webpack_require__.bind(__webpack_require__, 40144)),
        await __webpack_require__.e(/* import() */ 6589).then(__webpack_require__.bind(__webpack_require__, 26589)),
        await __webpack_require__.e(/* import() */ 178).then(__webpack_require__.bind(__webpack_require__, 17797)),
        await __webpack_require__.e(/* import() */ 9571).then(__webpack_require__.bind(__webpack_require__, 61952)),
        await __webpack_require__.e(/* import() */ 2332).then(__webpack_require__.bind(__webpack_require__, 79951)),
        ingest,
    ];
    const registry = registries/* registry */.u5();
    const nameOf = (schema, name) => {
        const id = registry.get(schema)?.id ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
        if (!registry.has(schema))
            registry.add(schema, { id });
        return id;
    };
    for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
        if (value instanceof schemas/* ZodType */.aRx)
            nameOf(value, name);
    }
    // Rows are read member by member, which their place in a request does not show.
    const rows = ingest.reportRequest.shape.results.element;
    return {
        refTo: (schema, name) => ({ $ref: `${SCHEMAS}${nameOf(schema, name)}` }),
        schemas: () => {
            const { schemas } = json_schema_processors/* toJSONSchema */.bl(registry, {
                io: 'input',
                // An assertion about a widget is known by its `kind`, and has no `type`.
                unrepresentable: 'any',
                uri: (id) => `${SCHEMAS}${id}`,
                override: ({ zodSchema, jsonSchema }) => {
                    if (zodSchema === rows)
                        jsonSchema.$ref = `${SCHEMAS}Row`;
                    simplify(jsonSchema);
                },
            });
            const bare = Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [
                id,
                schema,
            ]);
            return Object.fromEntries(bare);
        },
    };
}
/** Removes what says nothing. */
function simplify(schema) {
    delete schema.propertyNames;
    if (schema.maximum === Number.MAX_SAFE_INTEGER)
        delete schema.maximum;
    if (schema.minimum === Number.MIN_SAFE_INTEGER)
        delete schema.minimum;
}


/***/ })

};
