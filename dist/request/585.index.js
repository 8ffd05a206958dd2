export const id = 585;
export const ids = [585];
export const modules = {

/***/ 9585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startForReports: () => (/* binding */ startForReports),
  startForServers: () => (/* binding */ startForServers)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/jsonc/servers-file.js + 1 modules
var servers_file = __webpack_require__(5481);
// EXTERNAL MODULE: ./build/redaction/secret-values.js
var secret_values = __webpack_require__(6215);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(2657);
// EXTERNAL MODULE: ./build/session/environment.js
var session_environment = __webpack_require__(4642);
// EXTERNAL MODULE: ./build/session/workspace/mcp-config-text.js
var mcp_config_text = __webpack_require__(8790);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/text/meant-name.js
var meant_name = __webpack_require__(6829);
// EXTERNAL MODULE: ./build/session/workspace/workspace-file.js + 1 modules
var workspace_file = __webpack_require__(7546);
;// CONCATENATED MODULE: ./build/session/workspace/missing-file.js





/** Where suites are kept, as the documentation has it. */
const SUITES = 'evals/**/*.{yaml,yml,json}';
/** Folders of what others wrote, which may hold any number of files. */
const FOREIGN = (/* unused pure expression or super */ null && (['node_modules', '.git', '.venv', 'vendor']));
const MAX_SEEN = 200;
const PATTERN = /[*?{]/;
const MAX_LISTED = 5;
/** Where agents and editors keep their list of MCP servers, in a form that is read here too. */
const USUAL_CONFIGS = [
    '.mcp.json',
    'mcp.json',
    '.vscode/mcp.json',
    '.cursor/mcp.json',
    '.roo/mcp.json',
    '.kiro/settings/mcp.json',
    '.amazonq/mcp.json',
    '.junie/mcp/mcp.json',
    '.trae/mcp.json',
    'claude_desktop_config.json',
];
/** Where it stands among settings, if at all. */
const SETTINGS = ['.gemini/settings.json', '.qwen/settings.json'];
const MAX_SETTINGS_BYTES = 1024 * 1024;
/** The least that starts a server. */
const CONFIG_EXAMPLE = '{ "mcpServers": { "my-server": { "command": "node", "args": ["dist/server.js"] } } }';
/** What to say of a suite file that is not there: what the workspace has in its place. */
async function missingSuiteFile(file, workspace) {
    const pattern = PATTERN.test(file)
        ? ' This input takes one file, no pattern; give each suite a step or a matrix leg of its own.'
        : '';
    const target = await readlink(join(workspace, file)).catch(() => null);
    if (target !== null)
        return `it is a link to \`${target}\`, which is not there.`;
    const near = await nearFiles(file, SUITES, workspace);
    return `there is no such file in the workspace.${pattern}${near ?? ' Is it checked out?'}`;
}
/** What to say of a folder in place of a suite file. */
async function folderForSuite(file, workspace) {
    const near = await nearFiles(join(file, 'suite.yaml'), SUITES, workspace);
    return `\`${file}\` is a folder; name one file.${near ?? ''}`;
}
/**
 * Which files of a pattern are in the workspace in place of one that is not; null where there are none.
 * Begins with a space.
 */
async function nearFiles(file, pattern, workspace) {
    const found = await filesNear(file, pattern, workspace);
    const [nearest] = found;
    if (nearest === undefined)
        return null;
    const there = `There ${found.length > 1 ? 'are' : 'is'}: ${listed(found)}`;
    if (!isNear(file, nearest))
        return ` ${there}`;
    return ` Did you mean \`${nearest}\`?${found.length > 1 ? ` ${there}` : ''}`;
}
/** Whether a path may have been meant for another: its name, wherever it lies, or all of a pattern is half alike. */
function isNear(file, other) {
    if (goesThrough(file, other))
        return true;
    const [written, meant] = PATTERN.test(file) ? [file, other] : [nameOf(file), nameOf(other)];
    const letters = Math.max(lettersOf(written).length, lettersOf(meant).length);
    return slipsBetween(written, meant) <= letters / 2;
}
/** Whether a path takes another, which is a file, for a folder. */
const goesThrough = (file, other) => file.startsWith(`${other}/`);
/** Of a file, without its ending: folders and endings are alike in files of any name. */
const nameOf = (file) => parse(file).name;
/** Files of the workspace, those whose names are written most alike first. */
async function filesNear(file, pattern, workspace) {
    const found = [];
    const exclude = (path) => FOREIGN.includes(basename(path));
    for await (const path of glob(pattern, { cwd: workspace, exclude })) {
        found.push(path.replaceAll(sep, '/'));
        if (found.length >= MAX_SEEN)
            break;
    }
    const near = byNearness(normalize(file), found.toSorted());
    if (PATTERN.test(file))
        return near;
    const wanted = nameOf(file);
    const slips = (one) => (goesThrough(file, one) ? 0 : slipsBetween(wanted, nameOf(one)));
    return near.toSorted((one, other) => slips(one) - slips(other));
}
function listed(paths) {
    const more = paths.length - MAX_LISTED;
    const names = paths
        .slice(0, MAX_LISTED)
        .map((path) => `\`${path}\``)
        .join(', ');
    return more > 0 ? `${names} and ${more} more.` : `${names}.`;
}
/** What to say of a list of servers that is not there: where one lies, or what is in one. */
async function missingServerConfig(file, workspace) {
    const beside = await usualServerConfig(workspace, file);
    const missing = `there is no file \`${file}\` in the workspace.`;
    if (beside !== undefined) {
        const message = `${missing} There is \`${beside}\`; name that one.`;
        return { where: 'mcp-config', message, example: beside };
    }
    return {
        where: 'mcp-config',
        message: `${missing} It names the MCP servers to start; write one like the example, and check the repository out before this step.`,
        example: CONFIG_EXAMPLE,
    };
}
/** A list of servers that lies in the workspace; undefined where there is none but that file. */
async function usualServerConfig(workspace, file) {
    for (const path of USUAL_CONFIGS.filter((usual) => usual !== (0,external_node_path_.normalize)(file))) {
        const there = await (0,promises_.access)((0,external_node_path_.join)(workspace, path)).then(() => true, () => false);
        if (there)
            return path;
    }
    for (const path of SETTINGS)
        if (await hasServers(path, workspace))
            return path;
    return undefined;
}
/** False too where the file cannot be read: it is a guess. */
async function hasServers(path, workspace) {
    const options = { workspace, maxBytes: MAX_SETTINGS_BYTES, absoluteAnywhere: false };
    const text = await (0,workspace_file/* readWorkspaceFile */.sL)(path, options).catch(() => null);
    const value = text === null ? null : await (0,servers_file/* serversFileValue */.AI)(text);
    return Object.keys((0,servers_file/* serversIn */.AX)(value)).length > 0;
}

// EXTERNAL MODULE: ./build/resilience/time-limit.js
var time_limit = __webpack_require__(8005);
;// CONCATENATED MODULE: ./build/session/output-lines.js
const MAX_LINE_LENGTH = 2_000;
/**
 * Takes the lines of what a program writes, without secrets. One may span several lines, so that it
 * is hidden before.
 */
function followLines(stream, redactor, onLine) {
    const secrets = redactor.stream();
    let unended = '';
    const end = () => onLine(unended.length > MAX_LINE_LENGTH
        ? `${unended.slice(0, MAX_LINE_LENGTH)}… (cut)`
        : unended.replace(/\r$/, ''));
    const take = (text) => {
        const [first = '', ...others] = text.split('\n');
        // Of a line without an end no more is kept than is shown.
        unended = (unended + first).slice(0, MAX_LINE_LENGTH + 1);
        for (const line of others) {
            end();
            unended = line.slice(0, MAX_LINE_LENGTH + 1);
        }
    };
    stream.setEncoding('utf8');
    stream.on('data', (chunk) => take(secrets.write(chunk)));
    stream.once('end', () => {
        take(secrets.end());
        if (unended !== '')
            end();
    });
}

;// CONCATENATED MODULE: ./build/session/embedded/service-log.js

const MAX_LINES = 2_000;
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
    follow(stream) {
        followLines(stream, this.#secrets, (line) => this.#add(line));
    }
    /** Takes a line that has no secrets any more. */
    #add(text) {
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
;// CONCATENATED MODULE: ./build/processes/process-groups.js
/** Windows has no process groups: there only the process itself is ended. */
const HAS_GROUPS = process.platform !== 'win32';
/** Sends a signal to a process group. Returns whether anything was there that could be reached. */
function signalGroup(group, signal) {
    try {
        process.kill(-group, signal);
        return 'sent';
    }
    catch (error) {
        // By its code alone: under some test runners Node's errors are of another realm.
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
        if (code === 'ESRCH')
            return 'gone';
        if (code === 'EPERM')
            return 'forbidden';
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/session/embedded/service-messages.js


/** What the service tells over its channel. */
const messageSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* looseObject */._H3({
        type: schemas/* literal */.euz('ready'),
        baseUrl: schemas/* string */.YjP(),
        apiKey: schemas/* string */.YjP(),
        baseTrouble: schemas/* string */.YjP().optional(),
    }),
    schemas/* looseObject */._H3({ type: schemas/* literal */.euz('servers'), groups: schemas/* array */.YOg(schemas/* int */.Whr().min(2)) }),
    schemas/* looseObject */._H3({
        type: schemas/* literal */.euz('failed'),
        message: schemas/* string */.YjP(),
        problems: schemas/* array */.YOg(schemas/* object */.Ikc({ place: schemas/* string */.YjP().nullable(), message: schemas/* string */.YjP() })).optional(),
        input: schemas/* string */.YjP().default('mcp-config'),
    }),
]);
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
    // Some are gone already, or another user's: see `server-sandbox`.
    void ended.then(() => {
        for (const group of groups)
            signalGroup(group, 'SIGKILL');
    });
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./build/contract/embedded/server-environment.js
var server_environment = __webpack_require__(9991);
;// CONCATENATED MODULE: ./build/session/embedded/proxy.js


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

;// CONCATENATED MODULE: ./build/session/embedded/service-process.js





/** Requests the service grants: it is ours alone, so that waiting would serve nobody. */
const EMBEDDED_RATE = { burst: 200, perSecond: 1_000 };
/** The runner grants a cancelled step 7.5 s from SIGINT to SIGTERM; both waits must fit in. */
const STOP_GRACE_MS = 1_500;
const TERM_GRACE_MS = 1_500;
/** Path of the service's program beside the bundle this code is in. */
function bundledEntry() {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url)), 'service', 'index.js');
}
/** Starts the service's program, and tells it what it is started with. */
function startProcess(options) {
    const { logger, temporaryFolder, mcpConfigPath: mcpConfig, modelBaseUrls } = options;
    const { serverSandbox = 'off', takesCommands = false, sandboxHidden = [] } = options;
    const { keepsConnections = false } = options;
    const { mcpConfigText, base } = options;
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
            ...(base && {
                base: {
                    folder: base.folder,
                    mcpConfig: base.mcpConfig,
                    mcpConfigText: base.mcpConfigText,
                },
            }),
            requestsPerMinute,
            burst,
            modelBaseUrls,
            serverSandbox,
            takesCommands,
            keepsConnections,
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
/** Asks the process to end, first kindly, then firmly. */
async function endProcess(child, ended, clock) {
    if (child.connected)
        child.disconnect();
    if (await (0,time_limit/* settlesWithin */.od)(STOP_GRACE_MS, ended, clock))
        return;
    child.kill('SIGTERM');
    if (await (0,time_limit/* settlesWithin */.od)(TERM_GRACE_MS, ended, clock))
        return;
    child.kill('SIGKILL');
    await ended;
}

;// CONCATENATED MODULE: ./build/session/embedded/embedded-service.js





/** The embedded service could not be started, or went away: trouble of ours, not of the user. */
class EmbeddedServiceError extends errors/* ExpectedError */.Dh {
    name = 'EmbeddedServiceError';
}
const START_TIMEOUT_MS = 30_000;
/** The service exits with this where it failed for another reason than what the user gave it. */
const INTERNAL_FAILURE = 1;
/**
 * Starts the service and waits until it takes requests.
 * @throws ConfigurationError where it finds its configuration wrong; EmbeddedServiceError where it
 * does not start; the signal's reason on abort. Nothing is left behind then.
 */
async function startEmbeddedService(options) {
    const { clock, logger, signal } = options;
    signal.throwIfAborted();
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
        const { baseUrl, apiKey, baseTrouble = null } = await untilReady(child, ended, options);
        void ended.then((end) => {
            if (!stopping)
                death.abort(lostService(end, log));
        });
        return { baseUrl, apiKey, baseTrouble, died: death.signal, stop };
    }
    catch (error) {
        await stop();
        throw error;
    }
}
function lostService({ description }, log) {
    const last = log.lastWords();
    const words = last === undefined ? '' : ` It last wrote: ${last}`;
    return new EmbeddedServiceError(`The embedded service ${description} in the middle of its work.${words}`);
}
async function untilReady(child, ended, { signal, clock, startTimeoutMs = START_TIMEOUT_MS, serversFile }) {
    const ready = async () => {
        const endedEarly = ended.then(({ description }) => {
            throw new EmbeddedServiceError(`The embedded service ${description} before it was ready.`);
        });
        const message = await Promise.race([firstMessage(child), endedEarly]);
        if (message.type === 'ready')
            return message;
        throw startFailure(message, await ended, serversFile);
    };
    try {
        return await (0,time_limit/* withTimeLimit */.Bv)(startTimeoutMs, signal, ready, clock);
    }
    catch (error) {
        if (!(error instanceof time_limit/* TimeLimitError */.$q))
            throw error;
        const seconds = startTimeoutMs / 1000;
        throw new EmbeddedServiceError(`The embedded service did not start within ${seconds} s.`);
    }
}
function startFailure({ message, problems = [], input: where }, { exitCode }, serversFile) {
    if (exitCode === INTERNAL_FAILURE) {
        const text = [message, ...problems.map((problem) => problem.message)].join(' ');
        return new EmbeddedServiceError(`The embedded service could not start: ${text}`);
    }
    if (problems.length === 0)
        return new errors/* ConfigurationError */.j1([{ where, message }]);
    return new errors/* ConfigurationError */.j1(problems.map(({ place, message: text }) => ({
        where: [serversFile ?? where, ...(place === null ? [] : [place])].join(':'),
        message: text,
    })));
}

;// CONCATENATED MODULE: ./build/session/embedded/runner-files.js

/** Variables that name a file in which a step tells the runner something, or is told. */
const FILE_VARIABLES = [
    'GITHUB_ENV',
    'GITHUB_EVENT_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
];
/** By these a runner of one's own logs in. Source: files of `config.sh` of actions/runner. */
const RUNNER_CREDENTIALS = ['.credentials', '.credentials_rsaparams', '.runner', '_diag'];
/**
 * Where the runner keeps what steps tell it, what happened, the checkouts of actions and its own
 * credentials: of no use to a server under test but to attack the job. Some may not exist.
 */
function runnerFiles(environment, temporaryFolder) {
    const files = FILE_VARIABLES.flatMap((name) => environment[name] || []);
    const { RUNNER_TEMP: temp, RUNNER_WORKSPACE: workspace } = environment;
    const work = workspace ? (0,external_node_path_.dirname)(workspace) : null;
    const found = [
        temporaryFolder,
        ...(temp ? [temp] : []),
        ...files.map((file) => (0,external_node_path_.dirname)(file)),
        ...(work === null ? [] : [work]),
        ...(work === null ? [] : RUNNER_CREDENTIALS.map((name) => (0,external_node_path_.join)((0,external_node_path_.dirname)(work), name))),
    ];
    return [...new Set(found)];
}

;// CONCATENATED MODULE: ./build/session/embedded/embedded-start.js











/**
 * Starts the embedded service for the servers and models of the inputs; what they are given as
 * secret is hidden from then on.
 * @throws ConfigurationError, EmbeddedServiceError, or the signal's reason.
 */
async function startForServers(config, context) {
    const { environment, clock, logger, secrets, signal, workspace, temporaryFolder } = context;
    const { mcpConfigFile: file, modelBaseUrls, serverSandbox, base } = config;
    const serversFile = { file, text: await readMcpConfig(file, workspace) };
    const texts = [serversFile.text, ...(base === undefined ? [] : [base.mcpConfigText])];
    for (const { name, place, what } of await (0,servers_file/* serverDoubts */.VU)(serversFile.text)) {
        const told = 'envFile' in what
            ? 'has an `envFile`, which is not read here: what it needs of it goes into its `env`, such as ' +
                `\`"TOKEN": "\${TOKEN}"\`, and into the environment that this runs in.`
            : `is given ${JSON.stringify(what.variable)} as it stands. Where a variable is meant, write it as \`\${NAME}\`.`;
        logger.warning(`${file}:${place}: server ${JSON.stringify(name)} ${told}`);
    }
    const named = (0,session_environment/* namedVariables */.hl)(texts.join('\n'));
    learnSecrets(await Promise.all(texts.map(contentOf)), modelBaseUrls, context);
    for (const name of (0,session_environment/* withheldVariables */.BN)(environment, named)) {
        logger.info(`${name} holds a password, so MCP servers do not see it. One that needs it gets it by ` +
            `\`"env": { "${name}": "\${${name}}" }\` in its configuration.`);
    }
    const service = await startEmbeddedService({
        ...(context.serviceEntry === undefined ? {} : { entry: context.serviceEntry }),
        mcpConfigPath: (0,external_node_path_.resolve)(workspace, file),
        mcpConfigText: serversFile.text,
        serversFile: file,
        base,
        modelBaseUrls,
        environment: (0,session_environment/* serviceEnvironment */.J6)(environment, named),
        workingFolder: workspace,
        serverSandbox,
        takesCommands: config.takesCommands,
        keepsConnections: config.keepsConnections,
        sandboxHidden: runnerFiles(environment, temporaryFolder),
        temporaryFolder,
        logger,
        secrets,
        clock,
        signal,
        logAtOnce: environment['RUNNER_DEBUG'] === '1',
    });
    secrets.learn(service.apiKey);
    return { service, rate: EMBEDDED_RATE, serversFile };
}
/**
 * Starts the embedded service with no servers, to take what is reported to it.
 * @throws ConfigurationError, EmbeddedServiceError, or the signal's reason.
 */
async function startForReports(context) {
    const { environment, clock, logger, secrets, signal, workspace, temporaryFolder } = context;
    const service = await startEmbeddedService({
        ...(context.serviceEntry === undefined ? {} : { entry: context.serviceEntry }),
        // No such file is looked for: the text is all there is.
        mcpConfigPath: (0,external_node_path_.resolve)(workspace, 'no-servers.json'),
        mcpConfigText: JSON.stringify({ mcpServers: {} }),
        modelBaseUrls: {},
        environment: (0,session_environment/* serviceEnvironment */.J6)(environment, []),
        workingFolder: workspace,
        temporaryFolder,
        logger,
        secrets,
        clock,
        signal,
        logAtOnce: environment['RUNNER_DEBUG'] === '1',
    });
    secrets.learn(service.apiKey);
    return { service, rate: EMBEDDED_RATE, serversFile: null };
}
async function readMcpConfig(file, workspace) {
    try {
        return await (0,mcp_config_text/* readMcpConfigText */._)(file, workspace);
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT') {
            throw new errors/* ConfigurationError */.j1([await missingServerConfig(file, workspace)]);
        }
        const problem = (0,errors/* errorMessage */.gJ)(error);
        const message = error instanceof workspace_file/* UnfitFileError */.bk ? problem : `cannot read \`${file}\`: ${problem}`;
        const example = (await usualServerConfig(workspace, file)) ?? '.mcp.json';
        throw new errors/* ConfigurationError */.j1([{ where: 'mcp-config', message, example }]);
    }
}
/** Hides what servers and models are given, and tells of what is too weak to be hidden. */
function learnSecrets(configuration, modelBaseUrls, { environment, workspace, logger, secrets }) {
    const { values, unhidden } = (0,secret_values/* secretValues */.V)({
        configuration,
        environment,
        workspace,
        modelBaseUrls: Object.values(modelBaseUrls),
    });
    for (const secret of [...values, ...(0,session_environment/* withheldPasswords */.qE)(environment)])
        secrets.learn(secret);
    if (unhidden.length === 0)
        return;
    logger.notice(`What ${unhidden.join(', ')} ${unhidden.length === 1 ? 'holds' : 'hold'} is too short or too ` +
        'common to be taken out of logs and reports. If it is a secret, give it a longer value.');
}
/** What a file holds; its text where it is not valid, of which the service tells. */
const contentOf = async (text) => (await (0,servers_file/* serversFileValue */.AI)(text)) ?? text;


/***/ })

};
