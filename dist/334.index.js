export const id = 334;
export const ids = [334];
export const modules = {

/***/ 30334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EMBEDDED_RATE: () => (/* binding */ EMBEDDED_RATE),
  startEmbeddedService: () => (/* binding */ startEmbeddedService)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/run/trouble.js
var trouble = __webpack_require__(11189);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/contract/server-environment.js
var server_environment = __webpack_require__(91368);
;// CONCATENATED MODULE: ./build/run/session/proxy.js


const PROXY = /^https?_proxy$/i;
const BYPASS = /^no_proxy$/i;
/** No proxy reaches servers and models that run beside the service. Node takes IPv6 in brackets. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/**
 * What has to be changed in the environment of a Node process for its `fetch` to take the proxy the
 * environment names, which Node does only when told so. Empty where it names none of use.
 * Source: https://nodejs.org/api/cli.html#node_use_env_proxy1
 */
function proxyVariables(environment, logger) {
    const entries = Object.entries(environment).filter(([, value]) => value);
    const proxies = entries
        .filter(([name]) => PROXY.test(name))
        .map(([name, value = '']) => ({ name, address: addressForNode(value) }));
    for (const { name, address } of proxies) {
        if (address !== undefined)
            continue;
        logger.warning(`The variable ${name} holds no address of an http or https proxy: the embedded service does without it.`);
    }
    if (proxies.every(({ address }) => address === undefined))
        return {};
    const bypassed = entries.flatMap(([name, value]) => (BYPASS.test(name) ? (value ?? []) : []));
    const bypass = [...new Set([...bypassed, ...LOOPBACK])].join(',');
    return {
        ...Object.fromEntries(proxies.map(({ name, address }) => [name, address])),
        ...{ NODE_USE_ENV_PROXY: '1', NO_PROXY: bypass, no_proxy: bypass },
    };
}
/** The address with a scheme, as Node wants it; undefined where Node would not start with it. */
function addressForNode(value) {
    const address = value.includes('://') ? value : `http://${value}`;
    const url = URL.parse(address);
    if (url === null || !['http:', 'https:'].includes(url.protocol))
        return undefined;
    try {
        decodeURIComponent(url.username + url.password);
        return address;
    }
    catch (error) {
        if (error instanceof URIError)
            return undefined;
        throw error;
    }
}
/**
 * The part of an environment that a service may start with, where every process of its user can
 * read it: what servers see anyway. A Node that reads proxies only then gets their passwords too.
 *
 * @param takesProxiesLater whether Node can be given proxies once it runs, as from 24.14 on.
 */
function visibleEnvironment(environment, logger, takesProxiesLater = "setGlobalProxyFromEnv" in external_node_http_) {
    const visible = (0,server_environment/* serverEnvironment */.Pw)(environment);
    if (takesProxiesLater)
        return visible;
    const rest = Object.entries(environment).filter(([name]) => PROXY.test(name) && !(name in visible));
    for (const [name] of rest) {
        logger.notice(`Servers under test can read the password in ${name}: before Node 24.14, which this runner lacks, only a process that starts with it can use such a proxy.`);
    }
    return { ...visible, ...Object.fromEntries(rest) };
}

;// CONCATENATED MODULE: ./build/run/session/service-log.js
const MAX_LINES = 2_000;
const MAX_LINE_LENGTH = 2_000;
/**
 * What the embedded service and its servers wrote, without secrets: shown folded at the end, or at
 * once where someone is looking for a fault.
 */
class ServiceLog {
    #lines = [];
    #logger;
    #secrets;
    #atOnce;
    #dropped = 0;
    constructor(logger, secrets, { atOnce }) {
        this.#logger = logger;
        this.#secrets = secrets;
        this.#atOnce = atOnce;
    }
    /** Takes the lines of a stream. A secret may span several of them, so it is hidden before. */
    follow(stream) {
        const secrets = this.#secrets.stream();
        let unended = '';
        const take = (text) => {
            const [first = '', ...others] = text.split('\n');
            // Of a line without an end no more is kept than is shown.
            unended = (unended + first).slice(0, MAX_LINE_LENGTH + 1);
            for (const line of others) {
                this.#add(unended);
                unended = line.slice(0, MAX_LINE_LENGTH + 1);
            }
        };
        stream.setEncoding('utf8');
        stream.on('data', (chunk) => take(secrets.write(chunk)));
        stream.once('end', () => {
            take(secrets.end());
            if (unended !== '')
                this.#add(unended);
        });
    }
    /** Takes a line that has no secrets any more. */
    #add(line) {
        const text = line.length > MAX_LINE_LENGTH
            ? `${line.slice(0, MAX_LINE_LENGTH)}… (cut)`
            : line.replace(/\r$/, '');
        if (this.#atOnce)
            this.#logger.info(`service: ${text}`);
        this.#lines.push(text);
        if (this.#lines.length > MAX_LINES) {
            this.#lines.shift();
            this.#dropped += 1;
        }
    }
    /** The newest line that says something, for an error message. */
    lastWords() {
        return this.#lines.findLast((line) => line.trim() !== '');
    }
    /** Logs all lines under one folded title, unless they were logged as they came. */
    async print() {
        if (this.#atOnce || this.#lines.length === 0)
            return;
        await this.#logger.group('Log of the embedded service', async () => {
            if (this.#dropped > 0)
                this.#logger.info(`(${this.#dropped} earlier lines are left out)`);
            for (const line of this.#lines)
                this.#logger.info(line);
        });
    }
}

;// CONCATENATED MODULE: ./build/run/session/embedded-service.js








/** Requests the service grants: it is ours alone, so that waiting would serve nobody. */
const EMBEDDED_RATE = { burst: 200, perSecond: 100 };
const START_TIMEOUT_MS = 30_000;
/** The runner grants a cancelled step 7.5 s from SIGINT to SIGTERM; both waits must fit in. */
const STOP_GRACE_MS = 1_500;
const TERM_GRACE_MS = 1_500;
const messageSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* looseObject */._H3({ type: schemas/* literal */.euz('ready'), baseUrl: schemas/* string */.YjP(), apiKey: schemas/* string */.YjP() }),
    schemas/* looseObject */._H3({ type: schemas/* literal */.euz('servers'), groups: schemas/* array */.YOg(schemas/* int */.Whr().min(2)) }),
    schemas/* looseObject */._H3({
        type: schemas/* literal */.euz('failed'),
        message: schemas/* string */.YjP(),
        problems: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
        input: schemas/* string */.YjP().default('mcp-config'),
    }),
]);
/** The service exits with this where it failed for another reason than what the user gave it. */
const INTERNAL_FAILURE = 1;
/** Path of the service's program beside the bundle this code is in. */
function bundledEntry() {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url)), 'service', 'index.js');
}
/**
 * Starts the service and waits until it takes requests.
 * @throws ConfigurationError where it finds its configuration wrong; EmbeddedServiceError where it
 * does not start; the signal's reason on abort. Nothing is left behind then.
 */
async function startEmbeddedService(options) {
    const { clock, logger } = options;
    const child = startProcess(options);
    const ended = endOf(child);
    endServersAfter(child, ended);
    const log = new ServiceLog(logger, options.secrets, { atOnce: options.logAtOnce ?? false });
    for (const stream of [child.stdout, child.stderr])
        if (stream)
            log.follow(stream);
    const death = new AbortController();
    let stopping = false;
    const stop = async () => {
        stopping = true;
        await endProcess(child, ended, clock);
        await log.print();
    };
    try {
        const { baseUrl, apiKey } = await untilReady(child, ended, options);
        void ended.then((end) => {
            if (!stopping)
                death.abort(lostService(end, log));
        });
        return { baseUrl, apiKey, died: death.signal, stop };
    }
    catch (error) {
        await stop();
        throw error;
    }
}
/**
 * Ends the servers that the service has left, as it does where it is killed. Those that have left
 * their process group are out of reach.
 */
function endServersAfter(child, ended) {
    let groups = [];
    child.on('message', (message) => {
        const parsed = messageSchema.safeParse(message);
        if (parsed.success && parsed.data.type === 'servers')
            groups = parsed.data.groups;
    });
    void ended.then(() => groups.forEach(killGroup));
}
function killGroup(group) {
    try {
        process.kill(-group, 'SIGKILL');
    }
    catch (error) {
        // Gone already, or another user's: see `server-sandbox`.
        if (!['ESRCH', 'EPERM'].includes((0,errors/* errorCode */.CA)(error) ?? ''))
            throw error;
    }
}
function lostService({ description }, log) {
    const last = log.lastWords();
    const words = last === undefined ? '' : ` It last wrote: ${last}`;
    return new trouble/* EmbeddedServiceError */.AJ(`The embedded service ${description} in the middle of its work.${words}`);
}
function startProcess(options) {
    const { logger, temporaryFolder, mcpConfigPath: mcpConfig, modelBaseUrls } = options;
    const { serverSandbox = 'off', sandboxHidden = [] } = options;
    const { mcpConfigText } = options;
    const environment = withoutUnset({
        ...options.environment,
        ...proxyVariables(options.environment, logger),
    });
    const entry = options.entry ?? bundledEntry();
    const child = (0,external_node_child_process_.spawn)(process.execPath, [entry, 'embedded'], {
        cwd: options.workingFolder,
        env: visibleEnvironment(environment, logger),
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        windowsHide: true,
    });
    const { burst, perSecond } = EMBEDDED_RATE;
    const requestsPerMinute = perSecond * 60;
    const start = {
        type: 'start',
        options: {
            temporaryFolder,
            mcpConfig,
            mcpConfigText,
            requestsPerMinute,
            burst,
            modelBaseUrls,
            serverSandbox,
            sandboxHidden: [...sandboxHidden],
        },
        environment,
    };
    // Where it does not arrive, the process is gone or never was, which is told as such.
    child.send(start, () => { });
    return child;
}
function withoutUnset(environment) {
    const entries = Object.entries(environment);
    return Object.fromEntries(entries.filter((entry) => entry[1] !== undefined));
}
/** Resolves once the process is gone, or could not be started; never rejects. */
function endOf(child) {
    return new Promise((resolve) => {
        // Not once: a later one, such as a signal that cannot be sent, would end this process.
        child.on('error', ({ message }) => resolve({ exitCode: null, description: `could not be started (${message})` }));
        child.once('exit', (exitCode, signal) => resolve({
            exitCode,
            description: signal === null ? `exited with code ${exitCode}` : `was ended by ${signal}`,
        }));
    });
}
async function untilReady(child, ended, { signal, clock, startTimeoutMs = START_TIMEOUT_MS }) {
    const settled = new AbortController();
    const timedOut = clock
        .sleep(startTimeoutMs, AbortSignal.any([signal, settled.signal]))
        .then(() => {
        const seconds = startTimeoutMs / 1000;
        throw new trouble/* EmbeddedServiceError */.AJ(`The embedded service did not start within ${seconds} s.`);
    });
    const endedEarly = ended.then(({ description }) => {
        throw new trouble/* EmbeddedServiceError */.AJ(`The embedded service ${description} before it was ready.`);
    });
    try {
        const message = await Promise.race([firstMessage(child), endedEarly, timedOut]);
        if (message.type === 'ready')
            return message;
        throw startFailure(message, await Promise.race([ended, timedOut]));
    }
    finally {
        settled.abort();
    }
}
/** The first message of a start that this version understands. */
function firstMessage(child) {
    return new Promise((resolve) => {
        child.on('message', (message) => {
            const parsed = messageSchema.safeParse(message);
            if (parsed.success && parsed.data.type !== 'servers')
                resolve(parsed.data);
        });
    });
}
function startFailure({ message, problems = [], input: where }, { exitCode }) {
    if (exitCode === INTERNAL_FAILURE) {
        const text = [message, ...problems].join(' ');
        return new trouble/* EmbeddedServiceError */.AJ(`The embedded service could not start: ${text}`);
    }
    const texts = problems.length > 0 ? problems.map((text) => `${message}: ${text}`) : [message];
    return new errors/* ConfigurationError */.j1(texts.map((text) => ({ where, message: text })));
}
/** Asks the process to end, first kindly, then firmly. */
async function endProcess(child, ended, clock) {
    if (child.connected)
        child.disconnect();
    if (await endsWithin(STOP_GRACE_MS, ended, clock))
        return;
    child.kill('SIGTERM');
    if (await endsWithin(TERM_GRACE_MS, ended, clock))
        return;
    child.kill('SIGKILL');
    await ended;
}
async function endsWithin(ms, ended, clock) {
    const settled = new AbortController();
    const late = clock.sleep(ms, settled.signal).then(() => false);
    try {
        return await Promise.race([ended.then(() => true), late]);
    }
    finally {
        settled.abort();
    }
}


/***/ })

};
