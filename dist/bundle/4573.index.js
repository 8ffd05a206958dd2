export const id = 4573;
export const ids = [4573];
export const modules = {

/***/ 84573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPrompt: () => (/* binding */ runPrompt)
});

// EXTERNAL MODULE: ./node_modules/ai/dist/index.js + 3 modules
var dist = __webpack_require__(52535);
// EXTERNAL MODULE: ./build/src/api/case-rules.js + 1 modules
var case_rules = __webpack_require__(8790);
// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
// EXTERNAL MODULE: ./build/src/lib/unsafe-integer.js
var unsafe_integer = __webpack_require__(6176);
// EXTERNAL MODULE: ./build/src/report/failure-error.js
var failure_error = __webpack_require__(11589);
// EXTERNAL MODULE: ./build/src/words/models.js
var models = __webpack_require__(16637);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@ai-sdk/provider/dist/index.js
var provider_dist = __webpack_require__(90583);
// EXTERNAL MODULE: ./build/src/api/client/connection.js
var connection = __webpack_require__(21518);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/report/place.js
var place = __webpack_require__(13099);
;// CONCATENATED MODULE: ./build/src/service/models/provider.js








/** Providers with an API of their own, and its address. The SDK would read others from variables. */
const ADDRESSES = {
    anthropic: 'https://api.anthropic.com/v1',
    google: 'https://generativelanguage.googleapis.com/v1beta',
    openai: 'https://api.openai.com/v1',
};
/** The SDK refuses to start without a key, although a server at a base URL may need none. */
const NO_KEY = 'none';
const opened = new WeakMap();
/** The model that prompts go to. It builds schemas, so that each choice has one for all its turns. */
function openModel(choice) {
    const model = opened.get(choice) ?? createModel(choice);
    opened.set(choice, model);
    return model;
}
/** Each SDK is loaded when it is first used. */
async function createModel(choice) {
    const { model, provider, apiKey, baseUrl } = choice;
    const prefix = `${provider}/`;
    const name = model.toLowerCase().startsWith(prefix) ? model.slice(prefix.length) : model;
    const baseURL = baseUrl ?? ADDRESSES[provider];
    if (baseURL === undefined)
        throw new Error(`no address of provider ${provider}`);
    const settings = { apiKey: apiKey ?? NO_KEY, baseURL, fetch: providerFetch };
    switch (provider) {
        case 'anthropic': {
            const { createAnthropic } = await Promise.all(/* import() */[__webpack_require__.e(8372), __webpack_require__.e(6644)]).then(__webpack_require__.bind(__webpack_require__, 96644));
            return createAnthropic(settings)(name);
        }
        case 'google': {
            const { createGoogle } = await Promise.all(/* import() */[__webpack_require__.e(8372), __webpack_require__.e(785)]).then(__webpack_require__.bind(__webpack_require__, 785));
            return createGoogle(settings)(name);
        }
        case 'openai': {
            const { createOpenAI } = await Promise.all(/* import() */[__webpack_require__.e(8372), __webpack_require__.e(4678)]).then(__webpack_require__.bind(__webpack_require__, 44678));
            // Servers that imitate OpenAI have its chat API at most.
            if (baseUrl === null)
                return createOpenAI(settings).responses(name);
            return createOpenAI({ ...settings, fetch: chatFetch }).chat(name);
        }
        default: {
            const { createOpenAICompatible } = await __webpack_require__.e(/* import() */ 7703).then(__webpack_require__.bind(__webpack_require__, 57703));
            const headers = {};
            if (apiKey !== null)
                headers['authorization'] = `Bearer ${apiKey}`;
            return createOpenAICompatible({ name: provider, baseURL, headers, fetch: chatFetch })(name);
        }
    }
}
/**
 * Sends a request to a provider. Follows no redirects: the key is for this address only. There is no
 * other try if nothing listens at an address of this machine, or HTTP clients never use the port.
 */
const providerFetch = async (input, init) => {
    try {
        return await fetch(input, { ...init, redirect: 'manual' });
    }
    catch (error) {
        if (init?.signal?.aborted)
            throw error;
        const url = String(input);
        const { cause = error } = Object(error);
        const code = (0,errors/* errorCode */.CA)(cause) ?? '';
        const isLocal = (0,connection/* isLoopback */.U9)(URL.parse(url)?.hostname ?? '');
        const isLasting = (isLocal && code === 'ECONNREFUSED') || (0,errors/* messageOf */.bD)(cause) === 'bad port';
        const message = (0,errors/* messageOf */.bD)(cause) || code;
        throw new provider_dist/* APICallError */.hL({ message, url, requestBodyValues: {}, isRetryable: !isLasting });
    }
};
/** Sends a request to a chat API, and repairs calls in the answer that the SDK does not read. */
const chatFetch = async (input, init) => {
    const response = await providerFetch(input, init);
    const text = await response.text();
    const body = (0,lib_text/* parseJson */.qF)(text);
    if (!(0,json_values/* isObject */.Gv)(body))
        return new Response(text, response);
    repairCalls(body);
    return new Response(JSON.stringify(body), response);
};
/**
 * Gives each call of a tool an id of its own, and arguments that are JSON. Some gateways leave
 * either out, or give all calls of an answer one id.
 */
function repairCalls({ choices }) {
    const ids = new Set(['', null, undefined]);
    for (const { message } of (0,json_values/* objectsIn */.Qv)(choices)) {
        for (const call of (0,json_values/* objectsIn */.Qv)(Object(message)['tool_calls'])) {
            if (ids.has(call['id']))
                call['id'] = `call_${(0,external_node_crypto_.randomUUID)()}`;
            ids.add(call['id']);
            const { function: called } = call;
            if (!(0,json_values/* isObject */.Gv)(called) || typeof called['arguments'] === 'string')
                continue;
            called['arguments'] = JSON.stringify(called['arguments'] ?? {});
        }
    }
}
/** Errors of the SDK about an answer that cannot be read or followed. */
const UNREADABLE = [
    provider_dist/* EmptyResponseBodyError */.Tt,
    provider_dist/* InvalidResponseDataError */.xn,
    provider_dist/* JSONParseError */.u6,
    provider_dist/* NoContentGeneratedError */.Ym,
    dist/* ToolChoiceViolationError */.Rlz,
    provider_dist/* TypeValidationError */.iM,
];
/** Says that a model gave no usable answer. `message` is foreign text. */
function modelFailure({ model, provider }, reason, redactor, message = '', status = null) {
    return {
        kind: 'model',
        provider: redactor.text(provider, limits/* NAME_LIMIT */.Uo),
        model: redactor.text(model, limits/* NAME_LIMIT */.Uo),
        status,
        reason,
        message: redactor.text(message, limits/* TEXT_LIMIT */.W$),
        ...place/* NOWHERE */.JW,
    };
}
/** Reads an error of the SDK that the provider has made. Null: it is a mistake of ours. */
function providerFailure(error, choice, redactor) {
    if (dist/* RetryError */.J_o.isInstance(error))
        return providerFailure(error.lastError, choice, redactor);
    if (provider_dist/* APICallError */.hL.isInstance(error)) {
        const { statusCode: status = null, message, responseBody = '' } = error;
        // Some gateways report an error with status 200.
        const { message: said } = Object(Object((0,lib_text/* parseJson */.qF)(responseBody))['error']);
        const shown = typeof said === 'string' ? said : message || responseBody;
        return modelFailure(choice, reasonOf(status, responseBody), redactor, shown, status);
    }
    if (!UNREADABLE.some((kind) => kind.isInstance(error)))
        return null;
    return modelFailure(choice, 'malformed', redactor, (0,errors/* messageOf */.bD)(error));
}
/** @param status null: no answer */
function reasonOf(status, body) {
    if (status === null)
        return 'unreachable';
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 429)
        return 'rate';
    if (status === 408 || status >= 500)
        return 'outage';
    // The address leads to a page of something else.
    if (status >= 300 && body.trimStart().startsWith('<'))
        return 'unreachable';
    return status < 300 ? 'malformed' : 'refused';
}

// EXTERNAL MODULE: ./node_modules/@ai-sdk/provider-utils/dist/index.js
var provider_utils_dist = __webpack_require__(21763);
// EXTERNAL MODULE: ./build/src/api/case-evidence.js
var case_evidence = __webpack_require__(59844);
// EXTERNAL MODULE: ./build/src/service/engine/plan.js
var engine_plan = __webpack_require__(8453);
;// CONCATENATED MODULE: ./build/src/service/engine/model-tools.js





/** The longest name of a tool that all providers take. */
const MAX_NAME = 64;
/** Assertions that cannot hold without their tool. */
const POSITIVE = ['toolCalledWith', 'toolCalledAtLeastOnce', 'firstToolWas'];
/** Lists the tools that have changed, or all. Throws the FailureError of a server without a list. */
async function offerTools(slot, isAnew) {
    const { plan, surroundings } = slot.run;
    const { redactor, onWarning } = surroundings;
    const offered = [];
    const connections = [];
    for (const server of plan.servers) {
        const { name } = server.entry;
        const connection = await slot.use({ serverName: name }, async (open) => {
            if (isAnew || open.hasListChanged)
                await open.loadTools();
            return open;
        });
        if (connection.listRefusal !== null)
            throw connection.listRefusal;
        connections.push(connection);
        for (const [broken, mistakes] of connection.badTools) {
            if (server.warned.has(broken))
                continue;
            server.warned.add(broken);
            onWarning?.(redactor.text((0,models/* warnBrokenTool */.mn)(name, broken, mistakes), limits/* TEXT_LIMIT */.W$));
        }
        for (const [toolName, definition] of connection.tools) {
            const isHidden = plan.profile?.respectToolVisibility === true && isForApps(definition);
            if (!isHidden)
                offered.push({ server, toolName, definition });
        }
    }
    const known = offered.map(({ toolName }) => toolName);
    const missing = (toolName) => (0,engine_plan/* missingTool */.z3)(toolName, plan.servers, known, redactor);
    return { ...nameTools(offered), connections, missing };
}
/**
 * Throws a FailureError if no server has a tool that the case needs, or it is broken. A tool may
 * still come if a server says that its list changes.
 */
async function checkNeededTools(test, { connections, missing }) {
    const choice = test.advancedConfig?.toolChoice;
    const needed = (0,case_evidence/* assertionsOf */.VG)(test).flatMap(({ assertion: one }) => 'toolName' in one && POSITIVE.includes(one.type ?? '') ? [String(one.toolName)] : []);
    if (typeof choice === 'object')
        needed.push(choice.toolName);
    for (const name of needed) {
        if (connections.some(({ tools }) => tools.has(name)))
            continue;
        // The call of a broken tool fails by what MCP does not allow in it, and is not sent.
        await connections.find(({ badTools }) => badTools.has(name))?.call(name, {});
        if (!connections.some(({ mayChangeTools }) => mayChangeTools))
            throw missing(name);
    }
}
function isForApps({ _meta: meta }) {
    const { visibility } = Object(Object(meta).ui);
    return Array.isArray(visibility) && !visibility.includes('model');
}
/**
 * Names tools as providers allow it. A name that several tools have gets that of the server; further
 * equal ones get a number.
 */
function nameTools(offered) {
    const equal = Map.groupBy(offered, ({ toolName }) => providerName(toolName));
    /** By the names that the model knows. */
    const targets = new Map();
    const tools = offered.map((one) => {
        const { server, toolName, definition } = one;
        const plain = providerName(toolName);
        const isOnly = equal.get(plain)?.length === 1;
        const wanted = isOnly ? plain : providerName(`${server.entry.name}__${toolName}`);
        let name = wanted;
        for (let number = 2; targets.has(name); number += 1) {
            const suffix = `_${number}`;
            name = wanted.slice(0, MAX_NAME - suffix.length) + suffix;
        }
        targets.set(name, one);
        return [name, offeredTool(definition)];
    });
    return { tools: Object.fromEntries(tools), targets };
}
const providerName = (name) => name.replace(/[^\w-]/g, '_').slice(0, MAX_NAME) || '_';
/** Without a validator: the server judges arguments. */
function offeredTool({ description, inputSchema }) {
    // What a server lists is checked to be a schema of an object.
    const schema = Object(inputSchema);
    // Some providers refuse a schema without properties.
    const { properties = {} } = schema;
    const described = typeof description === 'string' ? { description } : {};
    return { ...described, inputSchema: (0,provider_utils_dist/* jsonSchema */.Og)({ ...schema, properties }) };
}

;// CONCATENATED MODULE: ./build/src/service/engine/prompt-step.js









/** After 2, 4, 8 and 16 s, or when the provider says. */
const RETRIES = 4;
/** Lists and objects in each other, in the arguments of a call. */
const MAX_DEPTH = 100;
/** Most characters of a result that a model gets. */
const MAX_TEXT = 256 * 2 ** 10;
// The SDK writes warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;
/**
 * Sends a prompt to the model, and makes the calls of tools that it asks for until it answers. Throws
 * a FailureError if the provider or a server fails, or a tool is missing that the case needs.
 */
async function runPrompt({ prompt }, place) {
    const { test, model: choice, messages, slot, transcript, redactor } = place;
    if (choice === null)
        throw new Error('a prompt without a model was not refused');
    const { maxTurns = case_rules/* DEFAULT_MAX_TURNS */.y } = slot.run.plan.execution;
    transcript.beginPrompt(prompt);
    messages.push({ role: 'user', content: prompt });
    transcript.waitedFor = 'server';
    let offer = await offerTools(slot, true);
    await checkNeededTools(test, offer);
    for (let turn = 1;; turn += 1) {
        transcript.waitedFor = 'model';
        transcript.beginTurn();
        const answer = await askModel(choice, offer, turn, place);
        transcript.waitedFor = null;
        const { text, toolCalls, finishReason, usage, responseMessages } = answer;
        transcript.addTurn(text, usage);
        const end = (reason) => modelFailure(choice, reason, redactor);
        if (toolCalls.some(({ input }) => (0,json_values/* nestsDeeper */.RK)(input, MAX_DEPTH))) {
            throw new failure_error/* FailureError */.p(end('depth'));
        }
        messages.push(...responseMessages.filter(({ role }) => role === 'assistant'));
        if (toolCalls.length === 0) {
            const reason = noAnswer(finishReason, text);
            if (reason !== null)
                transcript.endWithoutAnswer(end(reason));
            return null;
        }
        await followCalls(toolCalls, offer, place);
        if (turn === maxTurns) {
            transcript.endWithoutAnswer(end('turns'));
            return null;
        }
        transcript.waitedFor = 'server';
        offer = await offerTools(slot, false);
    }
}
/** Gets one answer. Calls of tools are left to the caller. */
async function askModel(choice, offer, turn, place) {
    const { test, messages, slot, redactor, signal } = place;
    const { advancedConfig = {} } = test;
    const { profile } = slot.run.plan;
    const instructions = advancedConfig.system ?? profile?.systemPrompt ?? null;
    const temperature = advancedConfig.temperature ?? profile?.temperature ?? null;
    try {
        return await (0,dist/* generateText */.Df5)({
            model: await openModel(choice),
            messages: [...messages],
            tools: offer.tools,
            toolChoice: toolChoiceOf(turn, offer, test),
            ...(instructions === null ? {} : { instructions }),
            ...(temperature === null ? {} : { temperature }),
            maxRetries: RETRIES,
            abortSignal: signal,
        });
    }
    catch (error) {
        signal.throwIfAborted();
        const failure = providerFailure(error, choice, redactor);
        throw failure === null ? error : new failure_error/* FailureError */.p(failure);
    }
}
/** A forced call is about the first answer. Forced for ever, the model could never answer. */
function toolChoiceOf(turn, offer, test) {
    const wanted = test.advancedConfig?.toolChoice ?? 'auto';
    if (wanted === 'none' || (typeof wanted === 'string' && turn === 1))
        return wanted;
    if (typeof wanted === 'string' || turn > 1)
        return 'auto';
    const found = [...offer.targets].find(([, { toolName }]) => toolName === wanted.toolName);
    if (found === undefined)
        throw offer.missing(wanted.toolName);
    return { type: 'tool', toolName: found[0] };
}
/** Makes the calls of an answer one after the other, and adds their results to the conversation. */
async function followCalls(calls, { targets }, place) {
    const { messages } = place;
    const content = [];
    const images = [];
    for (const call of calls) {
        const { toolCallId, toolName } = call;
        const result = await followCall(call, targets, place);
        content.push({ type: 'tool-result', toolCallId, toolName, output: result.output });
        images.push(...result.images);
    }
    messages.push({ role: 'tool', content });
    if (images.length > 0)
        messages.push({ role: 'user', content: images });
}
async function followCall({ toolName: alias, input }, targets, { slot, transcript, signal }) {
    signal.throwIfAborted();
    const target = targets.get(alias);
    const { toolName = alias } = target ?? {};
    // Gateways write no arguments in several ways.
    const args = input === '' ? {} : (input ?? {});
    const end = transcript.beginCall(toolName, (0,json_values/* isObject */.Gv)(args) ? args : {}, 'model');
    const refuse = (mistake) => {
        end({ result: mistake, error: mistake, isWanted: false });
        return { output: { type: 'error-text', value: mistake }, images: [] };
    };
    if (target === undefined)
        return refuse(models/* CALL_MISTAKES */.Lq.unknown());
    if (!(0,json_values/* isObject */.Gv)(args))
        return refuse(models/* CALL_MISTAKES */.Lq.form());
    const path = (0,unsafe_integer/* findUnsafeInteger */._L)(args);
    if (path !== null)
        return refuse(models/* CALL_MISTAKES */.Lq.integer(path));
    transcript.waitedFor = 'server';
    const step = { serverName: target.server.entry.name };
    const answer = await slot.use(step, (connection) => connection.call(toolName, args));
    transcript.waitedFor = null;
    const result = modelResult(answer);
    const error = answer.isError === true ? result.output.value : null;
    end({ result: answer, error, isWanted: error === null });
    return result;
}
/** Makes the result of a tool readable for a model. Audio and links become lines of text. */
function modelResult(result) {
    const { content = [], structuredContent, isError } = result;
    const images = [];
    const lines = content.flatMap((block) => {
        const { type, data, mimeType } = block;
        if (type !== 'image' || typeof data !== 'string')
            return [lineOf(block)];
        images.push({ type: 'file', data: { type: 'data', data }, mediaType: String(mimeType) });
        return [];
    });
    const isBare = content.length === 0 && structuredContent !== undefined;
    const value = (0,lib_text/* cut */.Jj)(isBare ? JSON.stringify(structuredContent) : lines.join('\n'), MAX_TEXT);
    return { output: { type: isError === true ? 'error-text' : 'text', value }, images };
}
function lineOf({ type, text, resource, mimeType, uri }) {
    const embedded = Object(resource);
    for (const one of [text, embedded.text])
        if (typeof one === 'string')
            return one;
    // Stands for a part that the model cannot get as it is.
    return `[${type}: ${embedded.uri ?? uri ?? mimeType}]`;
}
/** Why an answer without calls is none; null if it is one. */
function noAnswer(finishReason, text) {
    if (finishReason === 'content-filter')
        return 'filter';
    if (finishReason === 'length')
        return 'length';
    return finishReason === 'error' || text.trim() === '' ? 'empty' : null;
}


/***/ })

};
