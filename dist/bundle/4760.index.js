export const id = 4760;
export const ids = [4760];
export const modules = {

/***/ 47125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLogger),
/* harmony export */   p: () => (/* binding */ environmentOf)
/* harmony export */ });
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34665);
/* harmony import */ var _lib_pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36750);
/* harmony import */ var _lib_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41706);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95498);
/* harmony import */ var _surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94576);





/** What a step gets from its process. `write` adds to the log of the job. */
function environmentOf(variables, folder, signal, write, processMark, keep) {
    const redactor = new _lib_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_0__/* .Redactor */ .p();
    return {
        variables,
        workspace: variables['GITHUB_WORKSPACE'] ?? folder,
        logger: createLogger(write, redactor, variables['RUNNER_DEBUG'] === '1'),
        signal,
        redactor,
        processMark,
        keep,
        now: Date.now,
    };
}
function createLogger(write, redactor, isDebug) {
    const command = (name, line) => write((0,_surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .commandOf */ .Nl)(name, (0,_surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(line, redactor)));
    const info = (line) => write(`${(0,_surfaces_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(line, redactor)}\n`);
    return {
        info,
        notice: (line) => command('notice', line),
        warn: (line) => command('warning', line),
        error: (line) => command('error', line),
        debug: (line) => {
            if (isDebug)
                command('debug', line);
        },
        group: (title) => {
            if (title === null)
                write('::endgroup::\n');
            else
                command('group', (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(title, _lib_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME_LIMIT */ .Uo));
        },
        progress: (0,_lib_pace_js__WEBPACK_IMPORTED_MODULE_4__/* .paceLines */ .P)(info, () => performance.now()),
    };
}


/***/ }),

/***/ 94760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/api/routes.js
var routes = __webpack_require__(44842);
// EXTERNAL MODULE: ./build/src/api/validation.js
var validation = __webpack_require__(74499);
// EXTERNAL MODULE: ./build/src/inputs/config.js
var inputs_config = __webpack_require__(38457);
// EXTERNAL MODULE: ./build/src/inputs/job.js
var inputs_job = __webpack_require__(32600);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/src/api/client/connection.js
var connection = __webpack_require__(21518);
// EXTERNAL MODULE: ./build/src/api/operation.js
var operation = __webpack_require__(12727);
// EXTERNAL MODULE: ./build/src/lib/redaction/known-secrets.js
var known_secrets = __webpack_require__(54968);
// EXTERNAL MODULE: ./build/src/lib/unsafe-integer.js
var unsafe_integer = __webpack_require__(6176);
// EXTERNAL MODULE: ./build/src/lib/yaml.js
var yaml = __webpack_require__(98042);
// EXTERNAL MODULE: ./build/src/report/place.js
var place = __webpack_require__(13099);
// EXTERNAL MODULE: ./build/src/inputs/rows.js
var rows = __webpack_require__(49654);
;// CONCATENATED MODULE: ./build/src/inputs/request.js











const REQUEST_INPUTS = {
    operation: (0,rows/* row */.nM)({
        name: 'operation',
        description: 'Operation of the API, such as `callTool`. docs/api.md lists all.',
        read: (text) => {
            const value = operation/* OPERATIONS */.xb.find((name) => name === text) ?? null;
            if (value !== null || text === '')
                return { value };
            return { problem: (0,validation/* notFoundProblem */.nh)('operation', (0,known_secrets/* maskTokens */.x1)(text), [...operation/* OPERATIONS */.xb]) };
        },
    }),
    parameters: (0,rows/* textRow */.yL)('parameters', 'What is in braces in the path of the operation, and its query, as JSON or YAML. `serverId` can be the name of a server. `projectId` is known.'),
    body: (0,rows/* textRow */.yL)('body', 'Body of the request, as JSON or YAML.'),
    baseUrl: rows/* INPUTS */.mc.baseUrl,
    apiKey: (0,rows/* row */.nM)({ ...rows/* INPUTS */.mc.apiKey, service: 'hosted' }),
    project: (0,rows/* row */.nM)({ ...rows/* INPUTS */.mc.project, service: 'hosted' }),
    mcpConfig: rows/* INPUTS */.mc.mcpConfig,
    allowUntrustedServers: rows/* INPUTS */.mc.allowUntrustedServers,
    githubToken: rows/* INPUTS */.mc.githubToken,
};
/** YAML reads some ids as numbers. */
const parameter = schemas/* preprocess */.vkY((value) => (typeof value === 'number' ? String(value) : value), schemas/* string */.YjP().min(1));
/**
 * Reads what an operation is called with, and checks it by its schemas. Lists all problems: the request
 * counts only if there are none.
 */
async function readRequest(given) {
    const problems = [];
    const values = (0,inputs_config/* readRows */.aK)({ ...rows/* INPUTS */.mc, ...REQUEST_INPUTS }, given, problems);
    const config = { ...values, source: 'evals' };
    const { baseUrl, apiKey, operation } = values;
    const names = Object.values(REQUEST_INPUTS).map(({ name }) => name);
    const set = (0,inputs_config/* setRows */._j)(REQUEST_INPUTS, given);
    problems.push(...(0,inputs_config/* unknownProblems */.jp)(given, names));
    problems.push(...set.flatMap((one) => (0,inputs_config/* serviceProblems */.gx)(one, values)));
    if (baseUrl !== '')
        problems.push(...(0,connection/* connectionProblems */.lm)(baseUrl, apiKey));
    const add = (key, data) => {
        problems.push({ place: (0,place/* placeOfInput */.dj)(key), data });
    };
    if (operation === null) {
        const isSet = set.some(({ name }) => name === 'operation');
        if (!isSet)
            add('operation', { code: 'missing', key: 'operation' });
        return { config, request: null, problems };
    }
    const read = async (key, schema) => {
        const text = await (0,yaml/* parseYaml */.h)(values[key] || '{}');
        const file = (0,validation/* parseFile */.CJ)(text, key, 'YAML', schema);
        const integer = (0,unsafe_integer/* unsafeIntegerPath */.S2)(text.value, unsafe_integer/* isRounded */.EO);
        const found = integer === null ? [] : [file.problemAt(integer, { code: 'integer' })];
        for (const { place, data } of found.concat('problems' in file ? file.problems : []))
            problems.push({ place: { ...place, isInput: true }, data });
        return { written: text.value, read: 'value' in file ? file.value : {} };
    };
    const { path, query: queryNames, body: loadBody, group } = routes/* routes */.JZ[operation];
    const inPath = path.match(/(?<=\{)\w+/g)?.filter((name) => name !== 'projectId') ?? [];
    const shape = new Map();
    for (const name of queryNames)
        shape.set(name, parameter.optional());
    for (const name of inPath)
        shape.set(name, parameter);
    const { read: found } = await read('parameters', schemas/* strictObject */.rej(Object.fromEntries(shape)));
    const parameters = new Map(Object.entries(Object(found)).map(([name, one]) => [name, `${one}`]));
    const schema = (await loadBody?.()) ?? null;
    if (schema === null && values.body !== '')
        add('body', { code: 'conflict', key: 'body', other: operation });
    // The service ignores unknown keys here, which may be misspelt.
    const isOpen = schema instanceof schemas/* ZodObject */.bvH && group !== 'ingest';
    const body = schema && (await read('body', isOpen ? schema.strict() : schema)).written;
    const query = [...parameters].filter(([name]) => !inPath.includes(name));
    return { config, request: { operation, parameters, query: new Map(query), body }, problems };
}

// EXTERNAL MODULE: ./build/src/render/evidence.js
var render_evidence = __webpack_require__(90745);
// EXTERNAL MODULE: ./build/src/report/failure.js
var report_failure = __webpack_require__(71522);
// EXTERNAL MODULE: ./build/src/report/failure-error.js
var failure_error = __webpack_require__(11589);
// EXTERNAL MODULE: ./build/src/session/failure.js
var session_failure = __webpack_require__(2288);
// EXTERNAL MODULE: ./build/src/session/guard.js
var guard = __webpack_require__(69247);
// EXTERNAL MODULE: ./build/src/session/hosted.js
var hosted = __webpack_require__(82299);
// EXTERNAL MODULE: ./build/src/session/session.js
var session = __webpack_require__(34190);
// EXTERNAL MODULE: ./build/src/surfaces/outputs.js
var surfaces_outputs = __webpack_require__(61084);
// EXTERNAL MODULE: ./build/src/words/failures.js + 2 modules
var failures = __webpack_require__(41504);
// EXTERNAL MODULE: ./build/src/words/messages.js
var messages = __webpack_require__(18763);
// EXTERNAL MODULE: ./build/src/words/problems.js + 1 modules
var problems = __webpack_require__(73695);
// EXTERNAL MODULE: ./build/src/action/environment.js
var action_environment = __webpack_require__(47125);
;// CONCATENATED MODULE: ./build/src/action/request.js




















/** Bytes of the output with the result. The file has it all. */
const MAX_OUTPUT_BYTES = 64 * 2 ** 10;
/**
 * Sends one request of the API, and returns the exit code of the step: 1 for problems and refusals.
 * The error of a tool is a result.
 */
async function main(...given) {
    const environment = (0,action_environment/* environmentOf */.p)(...given);
    const { variables, workspace, logger, redactor } = environment;
    const end = (lines, outputs) => {
        const { GITHUB_OUTPUT: path } = variables;
        if (path)
            (0,surfaces_outputs/* writeOutputs */.Kn)(path, outputs);
        for (const line of lines)
            logger.error(line);
        return lines.length === 0 ? 0 : 1;
    };
    try {
        const answer = await send(environment);
        if ('problems' in answer) {
            return end(answer.problems.map(problems/* describeProblem */.B), { status: '', 'error-code': 'invalid' });
        }
        const { operation, reply } = answer;
        const content = JSON.stringify(redactor.json(reply, Number.POSITIVE_INFINITY));
        const step = (variables['GITHUB_ACTION'] ?? 'step').replace(/[^\w-]/g, '_');
        const folder = (0,external_node_path_.join)(variables['RUNNER_TEMP'] ?? workspace, 'mcp-eval-request', step);
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        const path = (0,external_node_path_.join)(folder, 'result.json');
        (0,external_node_fs_.writeFileSync)(path, content);
        const result = Buffer.byteLength(content) > MAX_OUTPUT_BYTES ? '' : content;
        const { isError: hasFailed, status: health } = Object(reply);
        const isError = hasFailed === true || (operation === 'diagnoseServer' && health !== 'ready');
        logger.info(messages/* MESSAGES */.n.answered(operation, isError, path));
        const { status } = routes/* routes */.JZ[operation];
        return end([], { result, 'result-path': path, status: `${status}`, 'is-error': `${isError}` });
    }
    catch (error) {
        const failure = (0,session_failure/* failureOf */.g5)(error, environment);
        const { status, code, reason } = failure.kind === 'service' ? failure : { status: '', code: null, reason: failure.kind };
        const isSafe = /^\w{1,60}$/.test(code ?? '');
        const outputs = { status: `${status ?? ''}`, 'error-code': (isSafe && code) || reason };
        // A service says of a server how it ended.
        const { data } = report_failure.failure.safeParse(Object(error).details?.failure);
        const evidence = data && (0,render_evidence/* evidenceOf */.X)(data);
        return end([`${(0,failures/* explain */.WE)(data ?? failure)}\n${evidence?.text ?? ''}`.trim()], outputs);
    }
}
/** Throws FailureError; the reason of the signal. */
async function send(environment) {
    const { variables, logger, redactor, signal } = environment;
    const { config, request, problems } = await readRequest((0,inputs_config/* actionInputs */.eh)(variables));
    redactor.add('api-key', [config.apiKey]);
    redactor.add('github-token', [config.githubToken]);
    const job = await (0,inputs_job/* openJob */.Iv)(config.githubToken, environment);
    const guarded = await (0,guard/* guard */.a)(config, environment, job, async () => false);
    if (guarded.failure)
        throw new failure_error/* FailureError */.p(guarded.failure);
    if (guarded.problem)
        problems.push(guarded.problem);
    if (request === null || problems.length > 0)
        return { problems };
    const detail = guarded.allowed?.join(', ');
    if (detail)
        logger.warn((0,failures/* explain */.WE)((0,report_failure.resultsFailure)('untrusted', { detail })));
    const opened = await (0,session/* openConnection */.JY)(config, environment);
    if ('problems' in opened)
        return opened;
    const { client, projectId, close } = opened;
    try {
        const { operation, query, body } = request;
        const parameters = Object.fromEntries(request.parameters.set('projectId', projectId));
        const wanted = parameters['serverId'];
        if (wanted !== undefined) {
            const call = { parameters: { projectId }, signal };
            const servers = await Array.fromAsync(client.list('listServers', call));
            const [server] = (0,hosted/* namedBy */.T)(wanted, servers);
            const names = servers.map(({ name }) => name);
            const data = (0,validation/* notFoundProblem */.nh)('server', wanted, names);
            if (!server)
                return { problems: [{ place: (0,place/* placeOfInput */.dj)('parameters'), data }] };
            parameters['serverId'] = server.id;
        }
        const call = { parameters, query: Object.fromEntries(query), body, signal };
        // It fits the schemas of the operation.
        return { operation, reply: await client.call(operation, call) };
    }
    finally {
        await close();
    }
}


/***/ })

};
