export const id = 4972;
export const ids = [4972];
export const modules = {

/***/ 24972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectServer: () => (/* binding */ connectServer),
  plainOptions: () => (/* reexport */ mcp_link/* plainOptions */.Lo)
});

// UNUSED EXPORTS: Connection

// EXTERNAL MODULE: ./build/src/lib/limits.js
var lib_limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/report/failure-error.js
var failure_error = __webpack_require__(11589);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
// EXTERNAL MODULE: ./build/src/service/mcp/environment.js
var mcp_environment = __webpack_require__(81320);
// EXTERNAL MODULE: ./build/src/service/mcp/link.js
var mcp_link = __webpack_require__(44828);
// EXTERNAL MODULE: ./build/src/service/mcp/message.js
var mcp_message = __webpack_require__(60253);
// EXTERNAL MODULE: ./build/src/service/mcp/package-runner.js
var package_runner = __webpack_require__(51385);
// EXTERNAL MODULE: ./build/src/service/mcp/server-failure.js
var server_failure = __webpack_require__(21556);
// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
// EXTERNAL MODULE: ./build/src/lib/output-tail.js
var output_tail = __webpack_require__(61547);
// EXTERNAL MODULE: ./build/src/lib/processes.js
var processes = __webpack_require__(99012);
// EXTERNAL MODULE: ./build/src/lib/sleep.js
var sleep = __webpack_require__(48646);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
;// CONCATENATED MODULE: ./build/src/service/mcp/stdio.js






/** The end of the output and the end of the process follow each other within this. */
const SETTLE_MS = 1_000;
const NEWLINE = 0x0a;
/** A server may print without end. */
const MAX_ODD_LINES = 3;
/** More is kept of a line than the redactor reads of it, whatever the bytes of a character. */
const ODD_LINE_BYTES = 8_192;
/**
 * Messages over the standard streams of a process, one a line. The SDK's own transport neither says
 * how a process ended nor ends what the process started.
 *
 * `onerror` gets a MalformedError for each message that is beyond a limit, and so answers nothing.
 */
class StdioTransport {
    onclose;
    onerror;
    onmessage;
    group;
    stderr = new output_tail/* OutputTail */.g();
    /** The message that ended the connection, if one did. */
    excess = null;
    #line = new mcp_message/* MessageBuffer */.gw();
    #oddLines = [];
    #over = new AbortController();
    constructor(start, living) {
        this.group = new processes/* ProcessGroup */.PT(start, living);
        const { stdout, stderr } = this.group.child;
        stdout.on('data', (chunk) => this.#receive(chunk));
        stdout.once('end', () => void (0,sleep/* sleep */.yy)(SETTLE_MS, this.#over.signal).then(() => this.#end()));
        stderr.on('data', (chunk) => this.stderr.add(chunk));
    }
    /** Whether nothing more comes from the server. */
    get isOver() {
        return this.#over.signal.aborted;
    }
    /** The first odd lines of standard output, and one without an end. Not cleaned, not redacted. */
    get oddLines() {
        const rest = this.#line.begin(ODD_LINE_BYTES);
        const isOdd = this.#oddLines.length < MAX_ODD_LINES && /^\s*[^\s{]/.test(rest.toString());
        return isOdd ? [...this.#oddLines, rest] : this.#oddLines;
    }
    async start() {
        const { child, ended } = this.group;
        // How it has ended does not matter here.
        void Promise.allSettled([ended]).then(() => this.#end());
        // It rejects then.
        if (child.pid === undefined)
            await ended;
        // It may have ended before it was listened to.
        if (this.isOver)
            this.onclose?.();
    }
    send(message) {
        // A failed write is followed by the end of the process, which says more.
        return new Promise((resolve) => {
            this.group.child.stdin.write(`${JSON.stringify(message)}\n`, () => resolve());
        });
    }
    async close() {
        this.#end();
        await this.group.stop();
    }
    #end() {
        if (this.isOver)
            return;
        this.#over.abort();
        this.#oddLines = [...this.oddLines];
        this.#line.take();
        this.onclose?.();
    }
    #receive(chunk) {
        for (let from = 0; !this.isOver && from < chunk.length;) {
            const end = chunk.indexOf(NEWLINE, from);
            const piece = chunk.subarray(from, end === -1 ? chunk.length : end);
            from += piece.length + 1;
            const excess = this.#line.add(piece);
            if (excess !== null) {
                // Nothing that follows can be trusted to belong to what was asked.
                this.excess = excess;
                this.onerror?.(excess);
                this.#end();
                this.group.kill();
            }
            else if (end !== -1)
                this.#read(this.#line.take());
        }
    }
    #read(line) {
        const excess = (0,mcp_message/* excessIn */.lo)(line);
        if (excess !== null) {
            this.onerror?.(excess);
            return;
        }
        const text = line.toString().trim();
        if (text === '')
            return;
        const message = text.startsWith('{') ? (0,lib_text/* parseJson */.qF)(text) : undefined;
        if ((0,json_values/* isObject */.Gv)(message) && 'jsonrpc' in message) {
            // Who listens checks what it gets.
            this.onmessage?.(message);
        }
        else if (this.#oddLines.length < MAX_ODD_LINES) {
            // Banners and logs on standard output are common and harmless.
            this.#oddLines.push(Buffer.from(line.subarray(0, ODD_LINE_BYTES)));
        }
    }
}

;// CONCATENATED MODULE: ./build/src/service/mcp/local-link.js












/** npm needs 70 s to report a registry that it cannot reach. */
const FETCH_LIMIT_MS = 90_000;
const ODD_LINE_SHOWN = 100;
/** Errors of the system that say that the machine has no room for another process. */
const NO_RESOURCES = ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM'];
/** Errors of the system that say that the command cannot be started. */
const NO_PROGRAM = 'ENOENT EACCES ENOTDIR ENAMETOOLONG E2BIG EINVAL ERR_INVALID_ARG_VALUE'.split(' ');
/** Starts the process of a server. Throws a FailureError. */
async function openLocalLink(server, { workspace, environment, redactor, living }) {
    const { command, args } = server;
    const cwd = (0,external_node_path_.resolve)(workspace, server.cwd ?? '.');
    const start = { command, args, cwd, env: (0,mcp_environment/* serverEnvironment */.P)(environment, server.env) };
    const withHint = (failure) => {
        const hint = startHint(server, failure, start);
        if (hint !== null) {
            const value = hint.value.replace(`${workspace}/`, '');
            failure.hint = { kind: hint.kind, value: redactor.text(value, lib_limits/* TEXT_LIMIT */.W$) };
        }
        return failure;
    };
    const notStarted = (reason, detail) => withHint((0,server_failure/* serverFailure */.aG)(server, 'start', reason, redactor, detail));
    /** Null: the process has started. */
    const startFailure = (error) => {
        const code = (0,errors/* errorCode */.CA)(error) ?? '';
        if (NO_RESOURCES.includes(code))
            return notStarted('resources', code);
        return NO_PROGRAM.includes(code) ? notStarted('missing-program', command) : null;
    };
    // The system reports a missing folder as a missing program.
    const folder = await (0,promises_.stat)(cwd).catch(() => null);
    if (!folder?.isDirectory())
        throw new failure_error/* FailureError */.p(notStarted('missing-folder', cwd));
    let transport;
    /** The failure of a request to a server that has started. */
    const endFailure = (error, phase) => {
        const { group, excess, isOver, stderr, oddLines } = transport;
        const hasCrashed = isOver && excess === null && !(error instanceof mcp_message/* MalformedError */.G4);
        const failure = (0,server_failure/* serverFailure */.aG)(server, phase, hasCrashed ? 'crash' : 'malformed', redactor);
        // The SDK says no more of an end than that it came.
        if (!hasCrashed)
            failure.detail = redactor.text((0,errors/* messageOf */.bD)(excess ?? error), lib_limits/* TEXT_LIMIT */.W$);
        // A server that answers with an error says enough.
        if (error instanceof ProtocolError)
            return failure;
        const { exitCode, signalCode } = group.child;
        failure.exitCode = exitCode;
        failure.signal = signalCode;
        failure.stderr = stderr.read(redactor);
        failure.stdout = oddLines.map((line) => redactor.text(line, ODD_LINE_SHOWN).trim()).join('\n');
        const hasFailedToStart = hasCrashed && phase === 'connect' && exitCode !== 0;
        const trouble = hasFailedToStart ? (0,package_runner/* readFetchTrouble */._j)(server, failure.stderr) : null;
        if (trouble === null)
            return failure;
        const detail = redactor.text(trouble.detail, lib_limits/* TEXT_LIMIT */.W$);
        return { ...failure, ...trouble, detail };
    };
    try {
        transport = new StdioTransport(start, living);
    }
    catch (error) {
        const failure = startFailure(error);
        throw failure === null ? error : new failure_error/* FailureError */.p(failure);
    }
    const { ProtocolError } = await (0,mcp_link/* loadSdk */.NP)();
    return {
        transport,
        connectLimitMs: (0,package_runner/* isFetched */.cg)(server) ? FETCH_LIMIT_MS : mcp_link/* CONNECT_LIMIT_MS */.sw,
        failureOf: (error, phase) => {
            const failure = startFailure(error);
            if (failure !== null)
                return failure;
            const ended = endFailure(error, phase);
            return phase === 'connect' ? withHint(ended) : ended;
        },
        hasSessionEnded: () => false,
        hasEnded: () => {
            const { exitCode, signalCode } = transport.group.child;
            return exitCode !== null || signalCode !== null;
        },
        close: (isAborted) => {
            if (isAborted)
                transport.group.kill();
            return transport.close();
        },
    };
}
/** `~/x`, also as the value of an option or below the folder where the server started. */
const HOME = /(?:^|[=/])~(?:\/|$)/;
/** How Node.js, Bun, Deno, Python, Java and Ruby say that a module or file is not there. */
const LOST_FILE = /(?:Cannot find (?:module|package)|Module not found|No module named|can't open file|Unable to access jarfile|cannot load such file --) ['"]?([^'"\n;]{1,300})/;
/** How programs say that another process has a port, a file or a lock. */
const IN_USE = /EADDRINUSE|already (?:in use|running|locked)|\bis locked\b|(?:acquire|get|obtain)\b.{0,40}\block\b/i;
const VARIABLE = /^[A-Z][A-Z\d_]{2,63}$/;
/** Other words in capitals do not look like the name of a variable. */
const VARIABLE_PART = /_|KEY|TOKEN|SECRET|PASS/;
/** Errors have names like variables. */
const ERROR_CODE = /^(?:ERR_|E[A-Z]+$|MODULE_NOT_FOUND$)/;
const LACKING = /missing|require|not set|unset|undefined|must|not defined|not found|provide|need|environment|empty|keyerror/i;
const INPUT_FLAG = /^(?:-[a-zA-Z]*i[a-zA-Z]*|--interactive(?:=true)?)$/;
/** What is known of why a server did not start. The value is foreign text that may hold secrets. */
function startHint(server, { reason, detail, stderr, exitCode }, { cwd, env }) {
    if (reason === 'missing-folder' || reason === 'missing-program') {
        if (HOME.test(detail))
            return { kind: 'home', value: detail };
        const value = reason === 'missing-folder' ? cwd : server.command;
        if (/[\\/]/.test(value) && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, value)))
            return { kind: 'exists', value };
        return isLine(value, cwd) ? { kind: 'split', value } : null;
    }
    if (reason !== 'crash')
        return null;
    const [, lost] = LOST_FILE.exec(stderr) ?? [];
    const quoted = server.args.find((arg) => /^(['"]).*\1$/.test(arg) && stderr.includes(arg));
    if (lost !== undefined && quoted !== undefined)
        return { kind: 'quotes', value: quoted };
    if (lost !== undefined)
        return { kind: HOME.test(lost) ? 'home' : 'install', value: lost };
    if (IN_USE.test(stderr))
        return { kind: 'in-use', value: '' };
    const variable = lackedVariable(stderr, env);
    if (variable !== undefined)
        return { kind: 'variable', value: variable };
    const isOpen = server.args.some((arg) => INPUT_FLAG.test(arg));
    if (isContainer(server) && (exitCode === 0 ? !isOpen : stderr.includes('not a TTY')))
        return { kind: 'docker-input', value: '' };
    const home = server.args.find((arg) => HOME.test(arg));
    return home === undefined ? null : { kind: 'home', value: home };
}
function isLine(command, cwd) {
    const [program = '', ...rest] = command.trim().split(/\s+/);
    if (rest.length === 0)
        return command.includes('&&');
    const exists = (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, path));
    // A path may have blanks: its part before the first one is no file then.
    return !exists(command) && (!/[\\/]/.test(program) || exists(program));
}
/** The first variable that a program says it lacks, and that it did not get. */
function lackedVariable(stderr, given) {
    return stderr
        .split('\n')
        .filter((line) => LACKING.test(line))
        .flatMap((line) => line.split(/\W+/))
        .find((word) => VARIABLE.test(word) &&
        VARIABLE_PART.test(word) &&
        !ERROR_CODE.test(word) &&
        !Object.hasOwn(given, word));
}
const isContainer = ({ command, args }) => ['docker', 'podman'].includes((0,package_runner/* programName */.kX)(command)) && args.includes('run');

// EXTERNAL MODULE: ./build/src/service/mcp/request.js
var request = __webpack_require__(90867);
// EXTERNAL MODULE: ./build/src/service/mcp/shapes.js
var shapes = __webpack_require__(33758);
;// CONCATENATED MODULE: ./build/src/service/mcp/gate.js





/** Of answers to a server's own requests that wait. Further requests get none. */
const MAX_WAITING = 2 ** 20;
/** Requests that a server introduces itself with. */
const INTRODUCTIONS = ['initialize', 'server/discover'];
/**
 * Stands between a transport and the client of the SDK. It lets in sound answers to pending requests
 * only, and answers the server's own requests.
 *
 * A transport reports a MalformedError to `onerror` if a message is beyond a limit: it answers all
 * pending requests, since its id is not known.
 */
class Gate {
    onclose;
    onerror;
    onmessage;
    onlistchange = () => { };
    /** The server's last answer to `initialize` or `server/discover`. */
    info = {};
    isClosed = false;
    /** Whether it was not this side that ended the connection. */
    isLost = false;
    #link;
    #pending = new Map();
    /** Stateless servers have no requests of their own. */
    #isInSession = false;
    #waiting = 0;
    /** So many answers are sent at once, since each may need a connection. */
    #lanes = new Array(64).fill(Promise.resolve());
    constructor(link) {
        this.#link = link;
    }
    get sessionId() {
        return this.#link.transport.sessionId;
    }
    get hasPerRequestStream() {
        return this.#link.transport.hasPerRequestStream === true;
    }
    setProtocolVersion(version) {
        this.#link.transport.setProtocolVersion?.(version);
    }
    start() {
        const { transport } = this.#link;
        transport.onmessage = (message) => this.#take(message);
        transport.onerror = (error) => {
            if (!(error instanceof mcp_message/* MalformedError */.G4))
                this.onerror?.(error);
            else
                for (const { id } of [...this.#pending.values()])
                    this.#deliver((0,request/* endOf */.pJ)(id, error));
        };
        transport.onclose = () => {
            this.isLost ||= !this.isClosed;
            void this.close();
        };
        return transport.start();
    }
    send(message, options) {
        if ('method' in message && 'id' in message) {
            const { id, method } = message;
            this.#pending.set(String(id), { id, method });
            this.#isInSession ||= method === 'initialize';
        }
        return this.#link.transport.send(message, options);
    }
    /** Ends what waits. The link ends the server. */
    async close() {
        if (this.isClosed)
            return;
        this.isClosed = true;
        this.onclose?.();
    }
    /** @param message checked for no more than that it is an object */
    #take(message) {
        const { id, method, error } = { ...message };
        const isNamed = typeof id === 'string' || typeof id === 'number';
        if (method === undefined) {
            const named = isNamed ? this.#pending.get(String(id)) : undefined;
            if (named !== undefined)
                this.#settle(named, message);
            // The server could not read the id of what it refuses.
            if (isNamed || isMissing(error))
                return;
            for (const request of [...this.#pending.values()])
                this.#settle(request, message);
        }
        else if (isNamed)
            this.#answer(id, method);
        else if (typeof method === 'string' && method.endsWith('/list_changed'))
            this.onlistchange();
    }
    #settle({ id, method }, message) {
        const { result, error } = { ...message };
        const isError = !isMissing(error);
        const mistake = isError ? (0,shapes/* errorMistake */.r6)(error) : (0,shapes/* resultMistake */._4)(method, result);
        if (mistake !== null) {
            const isQuoted = isError || !(0,json_values/* isObject */.Gv)(result);
            const quote = isQuoted ? `: ${JSON.stringify(message)}` : '';
            this.#deliver((0,request/* endOf */.pJ)(id, new mcp_message/* MalformedError */.G4(`${mistake}${quote}`)));
        }
        else if (isError)
            this.#deliver({ jsonrpc: '2.0', id, error: Object(error) });
        else {
            if (INTRODUCTIONS.includes(method))
                this.info = Object(result);
            this.#deliver({ jsonrpc: '2.0', id, result: Object(result) });
        }
    }
    #deliver(answer) {
        this.#pending.delete(String(answer.id));
        this.onmessage?.(answer);
    }
    #answer(id, method) {
        if (!this.#isInSession || this.#waiting > MAX_WAITING)
            return;
        const error = { code: server_failure/* METHOD_NOT_FOUND */.X$, message: 'Method not found' };
        const answer = method === 'ping' ? { jsonrpc: '2.0', id, result: {} } : { jsonrpc: '2.0', id, error };
        const { length } = JSON.stringify(answer);
        this.#waiting += length;
        const taken = () => {
            this.#waiting -= length;
        };
        // An answer that cannot be sent is reported by the transport.
        const sent = this.#lanes.shift()?.then(() => this.#link.transport.send(answer));
        this.#lanes.push(Promise.resolve(sent).then(taken, taken));
    }
}
const isMissing = (value) => value === undefined || value === null;

;// CONCATENATED MODULE: ./build/src/service/mcp/negotiation.js







const OWN_INFO = { name: 'mcp-eval-gate', version: '1' };
/** How the SDK begins to say that a server speaks another version. */
const OTHER_VERSION = "Server's protocol version is not supported";
/** How servers fail that do not expect the first request. */
const ODD_REASONS = /^(?:crash|malformed|error|status|unreachable)$/;
/** What gateways answer in place of a server. */
const GATEWAY_STATUSES = [502, 503, 504];
/** A server speaks another version of MCP than `wanted`. */
class VersionError extends mcp_message/* MalformedError */.G4 {
    wanted;
    constructor(message, wanted) {
        super(message);
        this.wanted = wanted;
    }
}
/**
 * Finds out which versions of MCP a server speaks, and begins a session with it. Some servers know
 * no request before `initialize`: they end, or never answer again. Such a server is connected to
 * once more, as one with sessions, within another limit.
 *
 * @param open makes a new way to the server, with a process of its own if it is a local one
 * @throws FailureError if the server cannot be connected to within its limits
 */
async function openSession(server, options, signal, open) {
    const { known, limits } = options;
    const begun = [];
    const begin = async (versions) => {
        const link = await open();
        const session = {
            link,
            gate: new Gate(link),
            client: await clientFor(versions, options),
            versions,
        };
        begun.push(session);
        return session;
    };
    const first = await begin(versionsOf(server, known));
    const limitMs = Math.min(limits.connectMs ?? first.link.connectLimitMs, lib_limits/* MAX_TIMER_MS */._o);
    /** Connects, and once more if the server may know sessions only. */
    const findOut = async () => {
        try {
            return await connect(first, limitMs, signal);
        }
        catch (error) {
            if (!mayHaveSessions(error, first))
                throw error;
            // Two processes of a server at the same time can disturb each other.
            await first.link.close(true);
            const again = await begin({ era: 'session', version: null });
            return connect(again, limitMs, signal).catch((later) => {
                // A server that does not know sessions says more the first time.
                const isUnknown = later instanceof server_failure/* ProtocolFailure */.TH && later.code === server_failure/* METHOD_NOT_FOUND */.X$;
                throw isUnknown ? error : later;
            });
        }
    };
    let kept = null;
    try {
        kept = await findOut();
        known.era = eraOf(kept);
        return kept;
    }
    finally {
        await Promise.all(begun.map((it) => (it === kept ? null : it.link.close(signal.aborted))));
    }
}
const eraOf = ({ client }) => client.getProtocolEra() === 'modern' ? 'stateless' : 'session';
function versionsOf(server, known) {
    const { protocolVersion: version } = server;
    if (version !== null) {
        return { era: version < mcp_link/* STATELESS_VERSION */.m0 ? 'session' : 'stateless', version };
    }
    const isSse = 'url' in server && server.transport === 'sse';
    const era = isSse ? 'session' : known.era;
    return { era, version: era === 'stateless' ? mcp_link/* STATELESS_VERSION */.m0 : null };
}
async function clientFor({ era, version }, { profile }) {
    const { Client, SUPPORTED_PROTOCOL_VERSIONS } = await (0,mcp_link/* loadSdk */.NP)();
    const isPinned = era === 'stateless' && version !== null;
    const isOnly = era === 'session' && version !== null;
    return new Client(profile?.clientInfo ?? OWN_INFO, {
        capabilities: profile?.clientCapabilities ?? {},
        inputRequired: { autoFulfill: false },
        supportedProtocolVersions: isOnly ? [version] : SUPPORTED_PROTOCOL_VERSIONS,
        versionNegotiation: { mode: isPinned ? { pin: version } : era === null ? 'auto' : 'legacy' },
    });
}
async function connect(session, limitMs, signal) {
    const { link, gate, client } = session;
    const failureOf = (error) => {
        const failure = link.failureOf(error, 'connect');
        if (error instanceof VersionError)
            failure.hint = { kind: 'version', value: error.wanted };
        return failure;
    };
    await (0,request/* within */.ux)(limitMs, signal, failureOf, (limited) => client.connect(gate, { signal: limited, timeout: lib_limits/* MAX_TIMER_MS */._o }).catch(async (error) => {
        throw await connectError(error, session);
    }));
    return session;
}
/** Whether a server that failed when it was asked for its versions may know sessions only. */
function mayHaveSessions(error, { link, versions }) {
    if (versions.era !== null)
        return false;
    if (!(error instanceof failure_error/* FailureError */.p) || error.failure.kind !== 'server')
        return false;
    const { reason, status } = error.failure;
    // What may be downloaded has had much time.
    if (reason === 'timeout')
        return link.connectLimitMs <= mcp_link/* CONNECT_LIMIT_MS */.sw;
    return ODD_REASONS.test(reason) && !GATEWAY_STATUSES.includes(status ?? 0);
}
async function connectError(error, { gate, versions }) {
    const sdk = await (0,mcp_link/* loadSdk */.NP)();
    const { LATEST_PROTOCOL_VERSION, SdkError, SdkErrorCode } = sdk;
    const wanted = versions.version ?? LATEST_PROTOCOL_VERSION;
    const isOther = Error.isError(error) && error.message.startsWith(OTHER_VERSION);
    const spoken = error instanceof sdk.UnsupportedProtocolVersionError ? error.supported : null;
    if (isOther || spoken !== null) {
        const named = JSON.stringify(spoken ?? gate.info['protocolVersion']);
        return new VersionError(`protocol version ${named} instead of "${wanted}"`, wanted);
    }
    if (!(error instanceof SdkError) || error.code !== SdkErrorCode.EraNegotiationFailed)
        return error;
    if (gate.isLost)
        return new SdkError(SdkErrorCode.ConnectionClosed, 'Connection closed');
    if (versions.era === 'stateless' && error.cause === undefined) {
        return new VersionError(`no protocol version "${wanted}" in \`server/discover\``, wanted);
    }
    return error.cause ?? error;
}

;// CONCATENATED MODULE: ./build/src/service/mcp/pages.js


const MAX_PAGES = 1_000;
/** The page in an answer that the gate has checked. */
function pageOf(list, answer) {
    const { [list]: items, nextCursor } = answer;
    // Some servers write the end of a list as an empty cursor.
    const next = typeof nextCursor === 'string' && nextCursor !== '' ? nextCursor : null;
    return { items, nextCursor: next };
}
/**
 * Reads all pages of a list.
 *
 * @param read reads one page, the first one without a cursor
 * @param limitMs for all pages together
 * @returns all items, or what is wrong with the list
 */
async function readAll(read, limitMs) {
    const endsAt = performance.now() + limitMs;
    const all = [];
    const cursors = new Set([null]);
    /** UTF-16 units of JSON. */
    let length = 0;
    for (const cursor of cursors) {
        const { items, nextCursor } = await read(cursor);
        // One by one: arguments of a call are on the stack.
        for (const item of items)
            all.push(item);
        length += JSON.stringify(items).length;
        if (all.length > shapes/* MAX_ITEMS */._5)
            return { mistake: `has more than ${shapes/* MAX_ITEMS */._5} items` };
        if (length > lib_limits/* MAX_MESSAGE_BYTES */.fv)
            return { mistake: 'is larger than 10 MiB' };
        if (nextCursor === null)
            break;
        if (cursors.has(nextCursor))
            return { mistake: `repeats the cursor ${nextCursor}` };
        const isEndless = cursors.size >= MAX_PAGES || performance.now() > endsAt;
        if (isEndless)
            return { mistake: `does not end after ${cursors.size} pages` };
        cursors.add(nextCursor);
    }
    return { items: all };
}

;// CONCATENATED MODULE: ./build/src/service/mcp/connection.js










const CALL_LIMIT_MS = 30_000;
/** All pages of a list get this much more time than one. */
const LIST_FACTOR = 5;
/** A server misses arguments that its tool wants as headers. */
const HEADER_MISMATCH = -32_020;
/** A connection to one MCP server. It sends one request at a time. */
class Connection {
    tools = new Map();
    /** What is wrong with the tools that MCP does not allow, by name. They are not in `tools`. */
    badTools = new Map();
    repeatedTools = new Set();
    /** How the server refused to list its tools. Calls can do without the list. */
    listRefusal = null;
    /** Whether something was called that may have changed the state of the server. */
    isTouched = false;
    /** Whether the server has said that one of its lists has changed since its tools were listed. */
    hasListChanged = false;
    /** Names of tools that change nothing. A name that several tools have is not one. */
    #harmless = new Set();
    #signal;
    #redactor;
    #callLimitMs;
    #reopen;
    #session;
    #hasCalled = false;
    /** Whether a request got no answer, or its session had ended. */
    #isLost = false;
    #last = Promise.resolve();
    constructor(session, reopen, signal, redactor, { profile, limits }) {
        this.#session = this.#watched(session);
        this.#reopen = reopen;
        this.#signal = signal;
        this.#redactor = redactor;
        this.#callLimitMs = limits.callMs ?? profile?.requestTimeoutMs ?? CALL_LIMIT_MS;
    }
    /** Whether it is a remote server without sessions: each connection to it is as good as another. */
    get isStateless() {
        return this.#session.gate.hasPerRequestStream && this.era === 'stateless';
    }
    get era() {
        return eraOf(this.#session);
    }
    get mayChangeTools() {
        return Object(this.capabilities['tools']).listChanged === true;
    }
    get isOpen() {
        const { gate, link } = this.#session;
        return !gate.isClosed && !this.#isLost && !link.hasEnded();
    }
    /** The answer to `initialize` or `server/discover` as the server sent it. */
    get info() {
        return this.#session.gate.info;
    }
    get protocolVersion() {
        return this.#session.client.getNegotiatedProtocolVersion() ?? '';
    }
    get capabilities() {
        return Object(this.info['capabilities']);
    }
    /** All tools that it has listed; null if it refused. Of those that MCP does not allow, the name. */
    get listedTools() {
        const bad = Array.from(this.badTools.keys(), (name) => ({ name }));
        return this.listRefusal === null ? [...this.tools.values(), ...bad] : null;
    }
    /** Lists the tools anew, if the server offers any and does not refuse. Throws a FailureError. */
    async loadTools() {
        this.hasListChanged = false;
        this.listRefusal = null;
        const listed = await this.listAll('tools').catch((error) => {
            if (!(error instanceof server_failure/* ProtocolFailure */.TH))
                throw error;
            this.listRefusal = error;
            return [];
        });
        const { tools, badTools, repeatedTools } = this;
        for (const names of [tools, badTools, repeatedTools, this.#harmless])
            names.clear();
        for (const [at, tool] of listed.entries()) {
            const mistakes = (0,shapes/* itemMistakes */.HS)('tools', tool, this.era === 'session');
            if (this.isStateless)
                mistakes.push(...(0,shapes/* headerMistakes */.rl)(tool['inputSchema'] ?? null));
            const name = typeof tool['name'] === 'string' ? tool['name'] : `tools[${at}]`;
            if (tools.has(name) || badTools.has(name))
                repeatedTools.add(name);
            const { readOnlyHint } = Object(tool['annotations']);
            if (readOnlyHint === true && !repeatedTools.has(name))
                this.#harmless.add(name);
            else
                this.#harmless.delete(name);
            if (mistakes.length === 0)
                tools.set(name, tool);
            else
                badTools.set(name, mistakes.join('; '));
        }
    }
    /** Calls a tool. An error of the protocol is a result too. Throws a FailureError. */
    async call(name, args) {
        const mistakes = this.tools.has(name) ? undefined : this.badTools.get(name);
        if (mistakes !== undefined)
            throw this.#malformed(`tool \`${name}\`: ${mistakes}`, name);
        this.#hasCalled = true;
        this.isTouched ||= !this.#harmless.has(name);
        return this.ask('tools/call', { name, arguments: args }).catch(server_failure/* resultOfError */.LD);
    }
    /**
     * Sends a request, such as `tools/call`. Resolves to the result with all members that it has.
     *
     * @throws ProtocolFailure if the server answers with an error; FailureError if it does not answer
     */
    async ask(method, params) {
        try {
            return await this.#request('call', method, params);
        }
        catch (error) {
            const isMismatch = error instanceof server_failure/* ProtocolFailure */.TH && error.code === HEADER_MISMATCH;
            if (!isMismatch || !this.isStateless)
                throw error;
            await this.loadTools();
            return this.#request('call', method, params);
        }
    }
    /** Reads one page of a list, the first one without a cursor. Throws as `ask` does. */
    async listPage(list, cursor) {
        const params = cursor === null ? {} : { cursor };
        return pageOf(list, await this.#request('list', shapes/* LISTS */.m5[list].method, params));
    }
    /**
     * Reads all pages of a list, at most 10,000 items and 10 MiB. It is empty if the server does not
     * offer any. Throws as `ask` does.
     */
    async listAll(list) {
        if (this.capabilities[shapes/* LISTS */.m5[list].capability] === undefined)
            return [];
        return this.askAll(list).catch((error) => {
            // Few servers that list resources have templates.
            const isUnknown = error instanceof server_failure/* ProtocolFailure */.TH && error.code === server_failure/* METHOD_NOT_FOUND */.X$;
            if (list === 'resourceTemplates' && isUnknown)
                return [];
            throw error;
        });
    }
    /** Reads all pages of a list, whatever the server says that it offers. Throws as `ask` does. */
    async askAll(list) {
        const read = (cursor) => this.listPage(list, cursor);
        const all = await readAll(read, LIST_FACTOR * this.#callLimitMs);
        if ('mistake' in all)
            throw this.#malformed(`${list} ${all.mistake}`);
        return all.items;
    }
    /** Ends the server or the session, at once if the signal aborts. Never rejects. */
    close() {
        return this.#session.link.close(this.#signal.aborted);
    }
    #request(phase, method, params) {
        const list = /^(?!tools)(\w+)\/.*list$/.exec(method)?.[1] ?? null;
        const tool = method === 'tools/call' ? String(params['name']) : list;
        const failureOf = (error) => this.#failureOf(error, phase, tool);
        const answer = this.#last.then(() => (0,request/* within */.ux)(this.#callLimitMs, this.#signal, failureOf, (signal) => this.#sendTwice(method, params, signal)));
        this.#last = answer.catch((error) => {
            const failure = error instanceof failure_error/* FailureError */.p ? error.failure : null;
            if (failure?.kind !== 'server')
                return;
            this.#isLost ||= failure.reason === 'timeout' || failure.hint?.kind === 'session';
        });
        return answer;
    }
    /** A server that has ended the session has not carried out the request. */
    async #sendTwice(method, params, signal) {
        const { link } = this.#session;
        try {
            return await this.#send(method, params, signal);
        }
        catch (error) {
            if (!link.hasSessionEnded(error))
                throw error;
            await link.close(true);
            this.#session = this.#watched(await this.#reopen(signal));
            return this.#send(method, params, signal);
        }
    }
    #send(method, params, signal) {
        const { client } = this.#session;
        const isCall = method === 'tools/call' && this.isStateless;
        const tool = isCall ? this.tools.get(String(params['name'])) : undefined;
        return (0,request/* sendRequest */.w$)(client, method, params, tool, signal);
    }
    #watched(session) {
        session.gate.onlistchange = () => {
            this.hasListChanged = true;
            this.isTouched ||= this.#hasCalled;
        };
        return session;
    }
    #malformed(detail, tool = null) {
        return new failure_error/* FailureError */.p(this.#failureOf(new mcp_message/* MalformedError */.G4(detail), 'list', tool));
    }
    #failureOf(error, phase, tool) {
        const failure = this.#session.link.failureOf(error, phase);
        if (tool !== null)
            failure.tool = this.#redactor.text(tool, lib_limits/* NAME_LIMIT */.Uo);
        return failure;
    }
}
/**
 * Starts or reaches a server and connects to it. Throws a FailureError, or what the credentials throw.
 *
 * @param signal cancels all requests of the connection
 */
async function connectServer(server, surroundings, signal, options) {
    signal.throwIfAborted();
    (0,server_failure/* checkVariables */.kL)(server, surroundings.redactor);
    const open = async () => {
        if (!('url' in server))
            return openLocalLink(server, surroundings);
        const { openRemoteLink } = await __webpack_require__.e(/* import() */ 1112).then(__webpack_require__.bind(__webpack_require__, 71112));
        return openRemoteLink(server, surroundings, options);
    };
    const reopen = (ended) => openSession(server, options, ended, open);
    return new Connection(await reopen(signal), reopen, signal, surroundings.redactor, options);
}


/***/ }),

/***/ 60253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ MalformedError),
/* harmony export */   gw: () => (/* binding */ MessageBuffer),
/* harmony export */   lo: () => (/* binding */ excessIn)
/* harmony export */ });
/* harmony import */ var _lib_json_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84269);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34665);


const MIN_ROOM = 1_024;
/** An answer that MCP does not allow, or that is beyond a limit. Its message is foreign text. */
class MalformedError extends Error {
    name = 'MalformedError';
}
const tooMany = (what) => new MalformedError(`a message has more than ${what}`);
class MessageBuffer {
    /** Chunks that are kept one by one cost more than they hold. */
    #room = Buffer.alloc(0);
    #length = 0;
    /** Adds the next bytes of a message. Returns an error if there are more than 10 MiB. */
    add(bytes) {
        const length = this.#length + bytes.length;
        if (length > _lib_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MESSAGE_BYTES */ .fv)
            return tooMany(`${_lib_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MESSAGE_BYTES */ .fv / 2 ** 20} MiB`);
        if (length > this.#room.length) {
            const larger = Buffer.allocUnsafe(Math.max(MIN_ROOM, 2 * length));
            this.#room.copy(larger, 0, 0, this.#length);
            this.#room = larger;
        }
        this.#room.set(bytes, this.#length);
        this.#length = length;
        return null;
    }
    begin(length) {
        return Buffer.from(this.#room.subarray(0, Math.min(length, this.#length)));
    }
    /** Takes the message out. Another one begins. */
    take() {
        const message = this.#room.subarray(0, this.#length);
        this.#room = Buffer.alloc(0);
        this.#length = 0;
        return message;
    }
}
/** What a message has too much of to be parsed in short time; null if nothing is too much. */
function excessIn(bytes) {
    const { values, depth } = (0,_lib_json_size_js__WEBPACK_IMPORTED_MODULE_1__/* .measureJson */ .j)(bytes);
    if (depth > _lib_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MESSAGE_DEPTH */ .To)
        return tooMany(`${_lib_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MESSAGE_DEPTH */ .To} levels`);
    return values > _lib_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MESSAGE_VALUES */ .u2 ? tooMany(`${_lib_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MESSAGE_VALUES */ .u2} values`) : null;
}


/***/ }),

/***/ 90867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   w$: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89862);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34665);
/* harmony import */ var _lib_signals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92264);
/* harmony import */ var _report_failure_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11589);
/* harmony import */ var _link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44828);
/* harmony import */ var _server_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21556);







const INTERNAL_ERROR = -32_603;
/** Passes results through: the SDK's own checks reshape them. */
const passThrough = {
    // Results are objects: the gate sees to it.
    '~standard': { version: 1, vendor: 'as-sent', validate: (value) => ({ value: value }) },
};
/**
 * Sends a request by the SDK, whose own limit would say less than that of `within`.
 *
 * @param tool as a server without sessions has listed it, if the request calls one
 */
function sendRequest(client, method, params, tool, signal) {
    const options = { signal, timeout: _lib_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_TIMER_MS */ ._o };
    const { inputSchema = {} } = Object(tool);
    const isMirrored = JSON.stringify(inputSchema).includes('"x-mcp-header":');
    if (!isMirrored)
        return client.request({ method, params }, passThrough, options);
    // The SDK repeats arguments as headers. Other requests do not pass its checks, which reshape results.
    const name = String(params['name']);
    const call = { name, arguments: Object(params['arguments']) };
    return client.callTool(call, { ...options, toolDefinition: { name, inputSchema } });
}
/**
 * Runs a request within a limit. Its signal is its own: the SDK cancels a request whose signal
 * aborts, be it answered or not.
 *
 * @throws ProtocolFailure if the server answers with an error; FailureError if it does not answer
 */
function within(limitMs, signal, failureOf, send) {
    const request = async (own) => {
        // The SDK does not end all of a connect with the signal.
        const aborted = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(own, 'abort').then(() => Promise.reject(new Error('no answer in time')));
        try {
            return await Promise.race([send(own), aborted]);
        }
        catch (thrown) {
            signal.throwIfAborted();
            if (thrown instanceof _report_failure_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FailureError */ .p)
                throw thrown;
            const { ProtocolError } = await (0,_link_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSdk */ .NP)();
            if (!(thrown instanceof ProtocolError)) {
                const failure = failureOf(thrown);
                if (own.aborted && failure.phase !== 'start') {
                    failure.reason = 'timeout';
                    failure.limitMs = limitMs;
                }
                throw new _report_failure_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FailureError */ .p(failure);
            }
            // See `endOf`. JSON holds no errors.
            if (Error.isError(thrown.data))
                throw new _report_failure_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FailureError */ .p(failureOf(thrown.data));
            const failure = failureOf(thrown);
            if (failure.reason === 'malformed')
                failure.reason = 'error';
            throw new _server_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .ProtocolFailure */ .TH(failure, thrown.code, thrown.message);
        }
    };
    return (0,_lib_signals_js__WEBPACK_IMPORTED_MODULE_6__/* .following */ .C)(signal, request, limitMs);
}
/** Ends a request by an error of this side. The request ignores it if it has its answer. */
const endOf = (id, error) => ({
    jsonrpc: '2.0',
    id,
    error: { code: INTERNAL_ERROR, message: (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), data: error },
});


/***/ })

};
