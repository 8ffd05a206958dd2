export const id = 8044;
export const ids = [8044];
export const modules = {

/***/ 24953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ missingFile),
/* harmony export */   NB: () => (/* binding */ defineCommand),
/* harmony export */   ai: () => (/* binding */ EXIT_CODES)
/* harmony export */ });
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13099);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50698);


/**
 * Makes a command of what it does once its arguments are read, of which at most so many have no
 * name. With any number these are files, and `run` lists what is wrong with them too if an option
 * is wrong.
 */
function defineCommand(options, maxOperands, run) {
    return {
        options,
        start: async (args, environment, write) => {
            const given = (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .readOptions */ .Tt)(options, args, maxOperands);
            if (!('values' in given))
                return given;
            const goesOn = given.problems.length === 0 || maxOperands === Infinity;
            return goesOn ? run(given, environment, write) : given;
        },
    };
}
/** What is wrong if a command gets no file. */
const missingFile = (name, key = 'FILE') => {
    return { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfFile */ .T2)(name), data: { code: 'missing', key } };
};
/** Exit codes by verdict, the worst first. A service that cannot start is `incomplete`. */
const EXIT_CODES = {
    invalid: 2,
    failed: 1,
    incomplete: 3,
    passed: 0,
};


/***/ }),

/***/ 18044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCli: () => (/* binding */ runCli)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
// EXTERNAL MODULE: ./build/src/lib/redaction/redactor.js + 1 modules
var redaction_redactor = __webpack_require__(41706);
// EXTERNAL MODULE: ./build/src/words/messages.js
var messages = __webpack_require__(18763);
// EXTERNAL MODULE: ./build/src/cli/command.js
var cli_command = __webpack_require__(24953);
// EXTERNAL MODULE: ./build/src/api/validation.js
var validation = __webpack_require__(74499);
// EXTERNAL MODULE: ./build/src/report/place.js
var place = __webpack_require__(13099);
// EXTERNAL MODULE: ./build/src/words/problems.js + 1 modules
var problems = __webpack_require__(73695);
// EXTERNAL MODULE: ./build/src/words/lines.js
var lines = __webpack_require__(65416);
;// CONCATENATED MODULE: ./build/src/words/service.js

const TROUBLES = {
    'port-taken': 'Port {port} of {host} is taken. Use `--port 0` for a free one.',
    'database-version': '{file} is a database of version {version}, which this program cannot read. Use another file.',
    'database-in-use': 'Another service uses {file}. Stop it, or name another by `--database`.',
    'encryption-key': '{source} must hold 32 bytes in Base64. Make them: `openssl rand -base64 32`.',
    database: 'Cannot open the database {file}: {detail}',
    start: 'Cannot start the service: {detail}',
};
const describeStartTrouble = (trouble) => (0,lines/* writeReason */.UR)(TROUBLES, trouble);

;// CONCATENATED MODULE: ./build/src/cli/program.js





const COMMANDS = {
    run: {
        summary: 'Runs suites and prints the verdict of each.',
        usage: ['FILE…', '--suite NAME --base-url ADDRESS'],
        example: 'run evals/suite.yaml --min-pass-rate 90',
        load: () => Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(2730), __webpack_require__.e(3900), __webpack_require__.e(2299), __webpack_require__.e(6033), __webpack_require__.e(4023), __webpack_require__.e(2595), __webpack_require__.e(9396), __webpack_require__.e(5461)]).then(__webpack_require__.bind(__webpack_require__, 62977)),
    },
    ingest: {
        summary: 'Judges result files: JUnit XML, Jest JSON or Vitest JSON. Without any it exits with 0 if `--if-no-files` allows that.',
        usage: ['PATTERN…'],
        example: "ingest 'reports/**/*.xml' --baseline main/report.json",
        load: async () => ({ command: (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(2730), __webpack_require__.e(3900), __webpack_require__.e(2299), __webpack_require__.e(6033), __webpack_require__.e(4023), __webpack_require__.e(2595), __webpack_require__.e(9396), __webpack_require__.e(1582)]).then(__webpack_require__.bind(__webpack_require__, 18908))).ingest }),
    },
    validate: {
        summary: 'Checks suites, the list of servers and the gate file, and starts nothing.',
        usage: ['FILE…'],
        example: 'validate evals/*.yaml',
        load: async () => ({ command: (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(2730), __webpack_require__.e(3900), __webpack_require__.e(2299), __webpack_require__.e(6033), __webpack_require__.e(4023), __webpack_require__.e(2595), __webpack_require__.e(9396), __webpack_require__.e(1582)]).then(__webpack_require__.bind(__webpack_require__, 18908))).validate }),
    },
    tools: {
        summary: 'Lists the tools of servers. Exits with 1 if one fails, with 2 if its entry is wrong.',
        usage: ['[SERVER]'],
        example: 'tools weather --json',
        load: () => Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(2730), __webpack_require__.e(3900), __webpack_require__.e(2299), __webpack_require__.e(6033), __webpack_require__.e(4023), __webpack_require__.e(2595), __webpack_require__.e(9396), __webpack_require__.e(5991)]).then(__webpack_require__.bind(__webpack_require__, 39607)),
    },
    init: {
        summary: 'Writes a first suite for the servers of the list: calls of tools that seem to read.',
        usage: ['[FILE]'],
        example: 'init evals/suite.yaml',
        load: () => Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(2730), __webpack_require__.e(3900), __webpack_require__.e(2299), __webpack_require__.e(6033), __webpack_require__.e(4023), __webpack_require__.e(2595), __webpack_require__.e(9396), __webpack_require__.e(704)]).then(__webpack_require__.bind(__webpack_require__, 24394)),
    },
    doctor: {
        summary: 'Checks servers: address, start, what each offers, and a second connection.',
        usage: ['[SERVER…]'],
        example: 'doctor weather --connect-timeout 30',
        load: async () => ({ command: (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(2730), __webpack_require__.e(3900), __webpack_require__.e(2299), __webpack_require__.e(6033), __webpack_require__.e(4023), __webpack_require__.e(2595), __webpack_require__.e(9396), __webpack_require__.e(1582)]).then(__webpack_require__.bind(__webpack_require__, 18908))).doctor }),
    },
    diff: {
        summary: 'Compares what servers offer with a snapshot, a report or another checkout.',
        usage: ['file:PATH', 'checkout:PATH'],
        example: 'diff checkout:../main --suite-file evals/suite.yaml',
        load: async () => ({ command: (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(2730), __webpack_require__.e(3900), __webpack_require__.e(2299), __webpack_require__.e(6033), __webpack_require__.e(4023), __webpack_require__.e(2595), __webpack_require__.e(9396), __webpack_require__.e(1582)]).then(__webpack_require__.bind(__webpack_require__, 18908))).diff }),
    },
    serve: {
        summary: 'Serves the API until it gets a signal.',
        usage: [''],
        example: 'serve --config service.json --port 8787',
        load: () => __webpack_require__.e(/* import() */ 9519).then(__webpack_require__.bind(__webpack_require__, 79519)),
    },
};
/** Names in a column, each with what it stands for. */
const listOf = (rows) => {
    const width = Math.max(...rows.map(([name]) => name.length));
    return rows.map(([name, text = '']) => `  ${name.padEnd(width)}  ${text}`);
};
const EXITS = 'Exit codes: 0 passed, 1 failed, 2 invalid, 3 incomplete.';
const OVERVIEW = [
    'Usage: COMMAND [options]',
    '',
    ...listOf(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary])),
    '',
    'COMMAND --help shows the options of a command, --version the version.',
    EXITS,
    `Example: ${COMMANDS['run']?.example}`,
];
function helpLines(name, { summary, usage, example }, { options }) {
    const usages = usage.map((line) => `${`Usage: ${name} ${line}`.trimEnd()} [options]`);
    const described = listOf(Object.entries(options).map(([option, { description }]) => [`--${option}`, description]));
    return [...usages, `Example: ${example}`, '', summary, '', ...described, '', EXITS];
}
/** Runs the command that the arguments name, or prints help or version. Returns the exit code. */
async function runProgram(args, environment, write) {
    const { logger } = environment;
    const [name = '', ...rest] = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
    const isHelp = [name, ...rest].some((one) => one === '--help' || one === '-h');
    const print = (lines, code = cli_command/* EXIT_CODES */.ai.passed) => {
        for (const line of lines)
            write(line);
        return code;
    };
    if (/^(?:-v|(?:--)?version)$/.test(name)) {
        const { default: own } = await __webpack_require__.e(/* import() */ 8797).then(__webpack_require__.t.bind(__webpack_require__, 78797, 17));
        return print([own.version]);
    }
    const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (entry === undefined) {
        // A job that runs an empty variable must not pass.
        if (isHelp && /^(?:-.*|help)$/.test(name))
            return print(OVERVIEW);
        if (name === '')
            print(OVERVIEW);
        const known = /\.(?:ya?ml|json)$/.test(name) ? [`run ${name}`] : Object.keys(COMMANDS);
        const data = name === '' ? { code: 'missing', key: 'COMMAND' } : (0,validation/* valueProblem */.FQ)(name, known);
        logger.error((0,problems/* describeProblem */.B)({ place: (0,place/* placeOfFile */.T2)(''), data }));
        return cli_command/* EXIT_CODES */.ai.invalid;
    }
    const { command } = await entry.load();
    if (isHelp)
        return print(helpLines(name, entry, command));
    const ending = await command.start(rest, environment, write);
    if (typeof ending === 'number')
        return ending;
    if ('trouble' in ending) {
        logger.error(describeStartTrouble(ending.trouble));
        return cli_command/* EXIT_CODES */.ai.incomplete;
    }
    for (const problem of ending.problems)
        logger.error((0,problems/* describeProblem */.B)(problem));
    return cli_command/* EXIT_CODES */.ai.invalid;
}

// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/lib/pace.js
var pace = __webpack_require__(36750);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
;// CONCATENATED MODULE: ./build/src/cli/terminal.js




const LINE_LIMIT = 4_096;
const ERASE_LINE = '\r\u001b[2K';
const USUAL_COLUMNS = 80;
const STYLES = {
    passed: 'green',
    failed: 'red',
    undecided: 'yellow',
    strong: 'bold',
    dim: 'dim',
    plain: 'none',
};
/**
 * Writes results to the standard output and all else to the standard error. There, progress is one
 * line that changes; without a terminal that can do it, a line now and then.
 */
function openTerminal(stdout, stderr, redactor, variables) {
    let isShown = false;
    const erase = () => {
        if (isShown)
            stderr.write(ERASE_LINE);
        isShown = false;
    };
    const show = (line) => {
        erase();
        stderr.write(`${redactor.text(line, LINE_LIMIT)}\n`);
    };
    const rewrite = (line, isLast = false) => {
        erase();
        if (isLast)
            return;
        stderr.write(fitted(redactor.text(line, LINE_LIMIT), (stderr.columns || USUAL_COLUMNS) - 1));
        isShown = true;
    };
    const debug = variables['DEBUG'] ? show : () => { };
    const isLive = stderr.isTTY === true && variables['TERM'] !== 'dumb';
    const progress = isLive ? rewrite : (0,pace/* paceLines */.P)(show, () => performance.now());
    const mayColour = stdout.isTTY === true || variables['FORCE_COLOR'] !== undefined;
    const isColoured = mayColour && external_node_tty_.WriteStream.prototype.getColorDepth(variables) > 1;
    return {
        logger: { info: show, notice: show, warn: show, error: show, debug, progress },
        write: (line, role = 'plain') => {
            erase();
            stdout.write(`${isColoured ? styled(line, role) : line}\n`);
        },
    };
}
/** Styles a line, or the sign that it starts with. */
function styled(line, role) {
    const style = STYLES[role];
    const end = /^(?:bold|dim|none)$/.test(style) ? line.length : line.search(/ |$/);
    return `${(0,external_node_util_.styleText)(style, line.slice(0, end), { validateStream: false })}${line.slice(end)}`;
}
/** Cuts a line to columns of a terminal. A character beyond ASCII has two at most. */
function fitted(line, columns) {
    let width = 0;
    let length = 0;
    for (const character of line) {
        width += character < '\u007f' || character === '…' ? 1 : 2;
        if (width > columns)
            return (0,lib_text/* cut */.Jj)(line, Math.max(1, length));
        length += character.length;
    }
    return line;
}

;// CONCATENATED MODULE: ./build/src/cli/index.js







/** Older versions end in a stack. */
const MIN_NODE = 24;
/** Runs the terminal program. Results go to the standard output, all else to the standard error. */
async function runCli() {
    const cancelled = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => cancelled.abort());
    for (const stream of [process.stdout, process.stderr]) {
        // The reader may end first, as `head` does.
        stream.on('error', (error) => {
            if ((0,errors/* errorCode */.CA)(error) !== 'EPIPE')
                throw error;
        });
    }
    const redactor = new redaction_redactor/* Redactor */.p();
    const { stdout, stderr, env } = process;
    const { logger, write } = openTerminal(stdout, stderr, redactor, env);
    if (Number.parseInt(process.versions.node, 10) < MIN_NODE) {
        logger.error(messages/* MESSAGES */.n.oldNode(MIN_NODE, process.version));
        process.exitCode = cli_command/* EXIT_CODES */.ai.invalid;
        return;
    }
    const environment = {
        variables: env,
        workspace: process.cwd(),
        logger,
        signal: cancelled.signal,
        redactor,
        processMark: (0,external_node_crypto_.randomUUID)(),
        now: Date.now,
    };
    process.exitCode = await runProgram(process.argv.slice(2), environment, write);
}


/***/ }),

/***/ 50698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ KEY_VARIABLE),
/* harmony export */   CG: () => (/* binding */ output),
/* harmony export */   IO: () => (/* binding */ inputOption),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   N9: () => (/* binding */ baselineNamed),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   _Z: () => (/* binding */ baseline),
/* harmony export */   __: () => (/* binding */ nameOptions),
/* harmony export */   nX: () => (/* binding */ mcpConfig),
/* harmony export */   wH: () => (/* binding */ withInputs)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49567);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88532);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74499);
/* harmony import */ var _inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49654);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87745);
/* harmony import */ var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46159);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13099);







const text = () => zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1);
const texts = () => zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(text()).default([]);
/** An option without a value, or with `true` or `false`. */
const flag = () => zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .Yj()
    .pipe(zod__WEBPACK_IMPORTED_MODULE_6__/* .stringbool */ .uEf({ truthy: ['true'], falsy: ['false'] }))
    .default(false);
/** A whole number within bounds. `what`: its unit. */
const whole = (min, max, initial, help, what = 'whole') => zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
    .transform((written, context) => {
    const number = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
    if (number >= min && number <= max)
        return number;
    (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .addMisfit */ .ql)(context, [], { code: 'range', what, min, max });
    return zod__WEBPACK_IMPORTED_MODULE_8__/* .NEVER */ .tm;
})
    .prefault(initial)
    .describe(`${help} Default: ${initial}.`);
/** An input of the action as an option, whose value stays a text. */
const inputOption = (row) => zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
    .superRefine((written, context) => {
    const text = written.trim();
    const result = text === '' ? null : row.read(text);
    if (result !== null && 'problem' in result)
        (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .addMisfit */ .ql)(context, [], result.problem);
})
    .optional()
    .describe(row.description);
/** A path alone is that of a file. */
const baselineNamed = (written) => /^(?:none|auto)$|^(?:file|branch|run|checkout):/.test(written) ? written : `file:${written}`;
/** A terminal has no access to GitHub: earlier results are on the disk. */
const baseline = text()
    .transform((written, context) => {
    if (!/^(?:auto$|branch:|run:)/.test(written))
        return baselineNamed(written);
    (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .addMisfit */ .ql)(context, [], (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .valueProblem */ .FQ)(written, ['file:PATH', 'checkout:PATH']));
    return zod__WEBPACK_IMPORTED_MODULE_8__/* .NEVER */ .tm;
})
    .optional()
    .describe('Path of the report, or of its folder, to compare with.');
/** The variable that has the key of the eval service if no option has it. */
const KEY_VARIABLE = 'MCP_EVAL_API_KEY';
const apiKey = inputOption(_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc.apiKey).describe(`${_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc.apiKey.description} Default: the variable ${KEY_VARIABLE}.`);
/** Adds the inputs of a source to the options that a command has of its own. */
function withInputs(source, own) {
    const names = (0,_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalInputs */ .MT)(source);
    const rows = Object.values(_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc).filter(({ name }) => names.includes(name));
    const options = Object.fromEntries(rows.map((row) => [row.name, inputOption(row)]));
    // Not every source compares.
    if (_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc.baseline.name in options)
        options[_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc.baseline.name] = baseline;
    return Object.assign(options, { 'api-key': apiKey }, own);
}
/** Names options instead of inputs in a problem, since a terminal has no inputs. */
function nameOptions(problem, known) {
    const { place, data } = problem;
    if (!place.isInput)
        return;
    const option = (name) => (known.includes(name) ? `--${name}` : name);
    problem.place = (0,_report_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOfFile */ .T2)(option(place.source));
    if ('key' in data)
        data.key = option(data.key);
    if (data.code === 'needs')
        data.other = data.other.map(option);
    if (data.code === 'conflict')
        data.other = option(data.other);
}
function inputsOf(source, values) {
    const names = (0,_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalInputs */ .MT)(source);
    const given = Object.entries(values).filter(([name]) => names.includes(name));
    return new Map(given.filter((entry) => typeof entry[1] === 'string'));
}
const mcpConfig = text()
    .default(_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc.mcpConfig.default)
    .describe(`${_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc.mcpConfig.description} Default: ${_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc.mcpConfig.default}.`);
const json = flag().describe('Prints each report as a line of JSON, and nothing else.');
const output = text()
    .optional()
    .describe('File for the report: `.xml` for JUnit XML, `.md` for Markdown, `.html` for a page, `.json` or no extension for JSON. It replaces an earlier report only.');
/** Reads the arguments of a command, of which so many have no name. Lists all that is wrong. */
function readOptions(shape, written, maxOperands) {
    const known = Object.keys(shape);
    // An unknown option takes a value if the one that is meant does: the value is no second mistake.
    const takes = (name, value) => shape[(0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .meantKey */ .Jx)(name, known) ?? '']?.safeParse(value).success ?? false;
    const last = written.indexOf('--');
    // One dash stands before letters, each an option. Two more make this one that is unknown.
    const args = written.map((arg, at) => {
        const [, before] = /^--([^=]+)$/.exec(written[at - 1] ?? '') ?? [];
        const isValue = (before && !takes(before, true)) || (last >= 0 && at > last);
        const isMeant = /^-\w/.test(arg) || (/^[–—]/.test(arg) && (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .meantKey */ .Jx)(arg, known) !== null);
        return isMeant && !isValue ? `--${arg}` : arg;
    });
    const given = args.flatMap((arg) => /^--(?:no-)?([^=]+)/.exec(arg)?.[1] ?? []);
    const options = [...known, ...given].map((name) => {
        const type = takes(name, true) ? 'boolean' : 'string';
        return [name, { type, multiple: takes(name, ['text']) }];
    });
    const read = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args,
        options: Object.fromEntries(options),
        strict: false,
        allowNegative: true,
        allowPositionals: true,
        tokens: true,
    });
    const { values, positionals: operands, tokens } = read;
    /** By option: its first mistake. */
    const wrong = new Map();
    const named = tokens.filter((token) => token.kind === 'option');
    for (const { name, value = '--', inlineValue } of named) {
        if (!known.includes(name) || takes(name, true))
            continue;
        const isRepeated = named.filter((one) => one.name === name).length > 1;
        // What looks like the next option is no value.
        if (!inlineValue && value.startsWith('--')) {
            const known = [`--${name}=VALUE`];
            wrong.set(name, { code: 'value', value: null, nearest: null, known });
        }
        else if (isRepeated && !takes(name, ['text'])) {
            wrong.set(name, { code: 'repeated', what: 'option', name: `--${name}` });
        }
    }
    const { misfits } = { misfits: [], ...(0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej(shape), { ...values }) };
    for (const { path, data } of misfits) {
        const [name = ''] = path.map(String);
        if (!wrong.has(name))
            wrong.set(name, data);
        const nearest = data.code === 'unknown-key' ? data.nearest : null;
        if (nearest !== null && takes(name, values[name]))
            values[nearest] ??= values[name];
    }
    const sound = Object.entries(values).filter(([name]) => !wrong.has(name));
    const rest = (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej(shape), Object.fromEntries(sound));
    const problems = [...wrong].map(([name, data]) => {
        if (data.code !== 'unknown-key')
            return { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOfFile */ .T2)(`--${name}`), data };
        if ((0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isSetting */ .BX)(name) && !_inputs_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .ACTION_INPUTS */ .bn.includes(name))
            return { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOfFile */ .T2)(''), data: { code: 'setting', key: `--${name}`, name } };
        const nearest = data.nearest && `--${data.nearest}`;
        const key = /^\w/.test(name) ? `--${name}` : name;
        const part = key.replace(/^[-–—]+/, '');
        const like = known.filter((one) => one.startsWith(part) || one.endsWith(`-${part}`));
        const near = like.map((one) => `--${one}`);
        return { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOfFile */ .T2)(''), data: { ...data, key, nearest, known: near } };
    });
    for (const other of operands.slice(maxOperands)) {
        const option = (0,_lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .q)(other, known);
        const nearest = option === undefined ? null : `--${option}`;
        const isRival = maxOperands > 0 && nearest === null;
        const data = isRival
            ? { code: 'conflict', key: operands[0] ?? '', other }
            : { code: 'value', value: other, nearest, known: known.map((one) => `--${one}`) };
        problems.push({ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOfFile */ .T2)(''), data });
    }
    return 'value' in rest ? { values: rest.value, operands, problems } : { problems };
}


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);


function string(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedString */ .K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodString */ .NDH, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
