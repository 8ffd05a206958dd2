export const id = 8894;
export const ids = [8894];
export const modules = {

/***/ 24953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ missingFile),
/* harmony export */   NB: () => (/* binding */ defineCommand),
/* harmony export */   ai: () => (/* binding */ EXIT_CODES)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54968);
/* harmony import */ var _lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67067);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13099);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50698);






/**
 * Makes a command of what it does once its arguments are read, of which at most so many have no
 * name. With any number these are files, and `run` lists what is wrong with them too if an option
 * is wrong.
 */
function defineCommand(options, maxOperands, run) {
    return {
        options,
        start: async (args, environment, write) => {
            const given = (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptions */ .Tt)(options, args, maxOperands);
            if (!('values' in given))
                return given;
            const known = await withDotenv(environment, given.values);
            given.problems.push(...known.problems);
            const goesOn = given.problems.length === 0 || maxOperands === Infinity;
            return goesOn ? run(given, known.environment, write) : given;
        },
    };
}
/** What is wrong if a command gets no file. */
const missingFile = (name, key = 'FILE') => {
    return { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfFile */ .T2)(name), data: { code: 'missing', key } };
};
/** Exit codes by verdict, the worst first. A service that cannot start is `incomplete`. */
const EXIT_CODES = {
    invalid: 2,
    failed: 1,
    incomplete: 3,
    passed: 0,
};
/** A value in quotes can have several lines. */
const QUOTED = /^([ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*)(["'`])[\s\S]*?\2/gm;
/** A line of a file of variables that `parseEnv` does not ignore. */
const SOUND = /^\s*(?:#.*|(?:export\s+)?[\w.-]+\s*=.*)?$/;
/** Adds the variables of the file that the option names. It may be outside the workspace. */
async function withDotenv(environment, { dotenv: path }) {
    if (typeof path !== 'string')
        return { environment, problems: [] };
    const { workspace, redactor, variables } = environment;
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path);
    const content = await (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readWorkspaceFile */ .s)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(full), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(full));
    if (typeof content !== 'string')
        return { environment, ...(0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadable */ .O$)(path, content) };
    const plain = content.replace(QUOTED, (all, name) => name + all.replace(/[^\n]/g, ''));
    const problems = plain.split('\n').flatMap((text, at) => {
        const place = { ...(0,_report_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfFile */ .T2)(path), line: at + 1, column: 1 };
        return SOUND.test(text) ? [] : [{ place, data: { code: 'missing', key: 'NAME=' } }];
    });
    const added = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseEnv)(content);
    for (const [name, value = ''] of Object.entries(added)) {
        redactor.add(name, (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsOfVariable */ .r4)(name, value));
    }
    return { environment: { ...environment, variables: { ...added, ...variables } }, problems };
}


/***/ }),

/***/ 68894:
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
// EXTERNAL MODULE: ./build/src/api/validation.js
var validation = __webpack_require__(74499);
// EXTERNAL MODULE: ./build/src/report/place.js
var place = __webpack_require__(13099);
// EXTERNAL MODULE: ./build/src/words/problems.js
var problems = __webpack_require__(55307);
// EXTERNAL MODULE: ./build/src/words/service.js
var service = __webpack_require__(66976);
// EXTERNAL MODULE: ./build/src/cli/command.js
var cli_command = __webpack_require__(24953);
;// CONCATENATED MODULE: ./build/src/cli/program.js





const COMMANDS = {
    run: {
        summary: 'Runs suites and prints the verdict of each.',
        usage: ['FILE…', '--suite NAME --base-url ADDRESS'],
        load: () => Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(9677), __webpack_require__.e(7034), __webpack_require__.e(7131), __webpack_require__.e(3511), __webpack_require__.e(1106), __webpack_require__.e(2085), __webpack_require__.e(1581), __webpack_require__.e(5461)]).then(__webpack_require__.bind(__webpack_require__, 62977)),
    },
    ingest: {
        summary: 'Judges result files: JUnit XML, Jest JSON or Vitest JSON. Without any it exits with 0 if `--if-no-files` allows that.',
        usage: ['PATTERN…'],
        load: () => Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(9677), __webpack_require__.e(7034), __webpack_require__.e(7131), __webpack_require__.e(3511), __webpack_require__.e(1106), __webpack_require__.e(2085), __webpack_require__.e(1581), __webpack_require__.e(8312)]).then(__webpack_require__.bind(__webpack_require__, 63490)),
    },
    validate: {
        summary: 'Checks suites, the list of servers and the gate file, and starts nothing.',
        usage: ['FILE…'],
        load: () => Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(6417), __webpack_require__.e(9677), __webpack_require__.e(7034), __webpack_require__.e(7131), __webpack_require__.e(3511), __webpack_require__.e(1106), __webpack_require__.e(2085), __webpack_require__.e(1581), __webpack_require__.e(7798)]).then(__webpack_require__.bind(__webpack_require__, 64308)),
    },
    tools: {
        summary: 'Lists the tools of servers. Exits with 1 if one fails, with 2 if its entry is wrong.',
        usage: ['[SERVER]'],
        load: () => Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(9677), __webpack_require__.e(7131), __webpack_require__.e(2085), __webpack_require__.e(9539)]).then(__webpack_require__.bind(__webpack_require__, 66517)),
    },
    serve: {
        summary: 'Serves the API until it gets a signal.',
        usage: [''],
        load: () => __webpack_require__.e(/* import() */ 9519).then(__webpack_require__.bind(__webpack_require__, 79519)),
    },
    keys: {
        summary: 'Creates, lists and revokes API keys. A running service sees the change at once.',
        usage: ['create --organization NAME', 'list', 'revoke ID'],
        load: () => __webpack_require__.e(/* import() */ 674).then(__webpack_require__.bind(__webpack_require__, 60674)),
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
    'Example: run evals/suite.yaml --min-pass-rate 90',
];
/** The help of one command. */
function helpLines(name, { summary, usage }, { options }) {
    const usages = usage.map((line) => `${`Usage: ${name} ${line}`.trimEnd()} [options]`);
    const described = listOf(Object.entries(options).map(([option, { description }]) => [`--${option}`, description]));
    return [...usages, '', summary, '', ...described, '', EXITS];
}
/** Runs the command that the arguments name, or prints help or version. Returns the exit code. */
async function runProgram(args, environment, write) {
    const { logger } = environment;
    const [name = '', ...rest] = args;
    const isHelp = name === '' || args.includes('--help');
    const print = (lines) => {
        for (const line of lines)
            write(line);
        return cli_command/* EXIT_CODES */.ai.passed;
    };
    if (name === '--version') {
        const { default: own } = await __webpack_require__.e(/* import() */ 8797).then(__webpack_require__.t.bind(__webpack_require__, 78797, 17));
        return print([own.version]);
    }
    const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (entry === undefined) {
        print(OVERVIEW);
        if (isHelp)
            return cli_command/* EXIT_CODES */.ai.passed;
        const data = (0,validation/* valueProblem */.FQ)(name, Object.keys(COMMANDS));
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
        logger.error((0,service/* describeStartTrouble */.fI)(ending.trouble));
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
/* harmony export */   OO: () => (/* binding */ database),
/* harmony export */   PM: () => (/* binding */ dotenv),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   __: () => (/* binding */ nameOptions),
/* harmony export */   nX: () => (/* binding */ mcpConfig),
/* harmony export */   wH: () => (/* binding */ withInputs)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49567);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74499);
/* harmony import */ var _inputs_former_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62170);
/* harmony import */ var _inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49654);
/* harmony import */ var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46159);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13099);







/** A text that is not empty. */
const text = () => zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1);
/** A text that can be given several times. */
const texts = () => zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(text()).default([]);
/** An option without a value. */
const flag = () => zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().default(false);
/** A whole number within bounds. */
const whole = (min, max, otherwise, description) => zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
    .transform((written, context) => {
    const number = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
    if (number >= min && number <= max)
        return number;
    (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .addMisfit */ .ql)(context, [], { code: 'range', what: 'number', min, max });
    return zod__WEBPACK_IMPORTED_MODULE_7__/* .NEVER */ .tm;
})
    .prefault(otherwise)
    .describe(`${description} Default: ${otherwise}.`);
/** The option that all commands of the service have. */
const database = text()
    .default('mcp-eval-gate.sqlite')
    .describe('Path of the database. Default: mcp-eval-gate.sqlite.');
/** An input of the action as an option, whose value stays a text. A switch needs no value. */
const inputOption = (row) => (row.default === 'false' ? zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .Yj() : zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP())
    .superRefine((written, context) => {
    const text = written.trim();
    const result = text === '' ? null : row.read(text);
    if (result !== null && 'problem' in result)
        (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .addMisfit */ .ql)(context, [], result.problem);
})
    .optional()
    .describe(row.description);
/** A terminal has no access to GitHub: earlier results are a report on the disk. */
const baseline = text()
    .transform((written, context) => {
    if (written === 'none' || written.startsWith('file:'))
        return written;
    if (!/^(?:auto$|branch:|run:)/.test(written))
        return `file:${written}`;
    (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .addMisfit */ .ql)(context, [], (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_1__/* .valueProblem */ .FQ)(written, ['none', 'file:PATH']));
    return zod__WEBPACK_IMPORTED_MODULE_7__/* .NEVER */ .tm;
})
    .optional()
    .describe('Path of the report, or of its folder, to compare with. Default: `none`.');
/** The variable that has the key of the eval service if no option has it. */
const KEY_VARIABLE = 'MCP_EVAL_API_KEY';
const apiKey = inputOption(_inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc.apiKey).describe(`${_inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc.apiKey.description} Default: the variable ${KEY_VARIABLE}.`);
/** Adds the inputs of a source to the options that a command has of its own. */
function withInputs(source, own) {
    const names = (0,_inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalInputs */ .MT)(source);
    const rows = Object.values(_inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc).filter(({ name }) => names.includes(name));
    const options = Object.fromEntries(rows.map((row) => [row.name, inputOption(row)]));
    return Object.assign(options, { baseline, 'api-key': apiKey }, own);
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
/** The inputs among the options that were given. */
function inputsOf(source, values) {
    const names = (0,_inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalInputs */ .MT)(source);
    const given = Object.entries(values).filter(([name]) => names.includes(name));
    return new Map(given.filter((entry) => typeof entry[1] === 'string'));
}
/** The option that names the list of servers. */
const mcpConfig = text()
    .default(_inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc.mcpConfig.default)
    .describe(`${_inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc.mcpConfig.description} Default: ${_inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc.mcpConfig.default}.`);
/** The option of commands that start servers. */
const dotenv = text()
    .optional()
    .describe('File of variables. A variable that is set already wins.');
const json = flag().describe('Prints each report as a line of JSON, and nothing else.');
const output = text()
    .optional()
    .describe('File for the report: `.xml` for JUnit XML, `.md` for Markdown, `.html` for a page, else JSON.');
/** Reads the arguments of a command, of which so many have no name. Lists all that is wrong. */
function readOptions(shape, args, maxOperands) {
    const known = Object.keys(shape);
    // An unknown option takes a value if the one that is meant does: the value is no second mistake.
    const takes = (name, value) => shape[known.includes(name) ? name : ((0,_lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .q)(name, known) ?? '')]?.safeParse(value)
        .success ?? false;
    const given = args.flatMap((arg) => /^--(?:no-)?([^=]+)/.exec(arg)?.[1] ?? []);
    const options = [...known, ...given].map((name) => {
        const type = takes(name, true) ? 'boolean' : 'string';
        return [name, { type, multiple: takes(name, ['text']) }];
    });
    const { values, positionals: operands, tokens, } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...args],
        options: Object.fromEntries(options),
        strict: false,
        allowNegative: true,
        allowPositionals: true,
        tokens: true,
    });
    /** By option: its first mistake. */
    const wrong = new Map();
    const named = tokens.filter((token) => token.kind === 'option');
    for (const { name, value = '--', inlineValue } of named) {
        if (!known.includes(name) || takes(name, true))
            continue;
        const isRepeated = named.filter((one) => one.name === name).length > 1;
        // What looks like the next option is no value.
        if (!inlineValue && value.startsWith('--')) {
            wrong.set(name, { code: 'value', value: null, nearest: null, known: [] });
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
        const moved = _inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .ACTION_INPUTS */ .bn.includes(name) ? undefined : (0,_inputs_former_js__WEBPACK_IMPORTED_MODULE_2__/* .movedProblem */ .l)(name, `--${name}`);
        if (data.code === 'unknown-key' && moved !== undefined) {
            if (known.includes(moved.name))
                moved.name = `--${moved.name}`;
            return { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOfFile */ .T2)(''), data: moved };
        }
        if (data.code !== 'unknown-key')
            return { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOfFile */ .T2)(`--${name}`), data };
        const nearest = data.nearest && `--${data.nearest}`;
        return { place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOfFile */ .T2)(''), data: { ...data, key: `--${name}`, nearest, known: [] } };
    });
    for (const key of operands.slice(maxOperands)) {
        const option = (0,_lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .q)(key, known);
        const nearest = option === undefined ? null : `--${option}`;
        const data = { code: 'unknown-key', key, nearest, known: [] };
        problems.push({ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOfFile */ .T2)(''), data });
    }
    return 'value' in rest ? { values: rest.value, operands, problems } : { problems };
}


/***/ }),

/***/ 89862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   US: () => (/* binding */ stackOf),
/* harmony export */   bD: () => (/* binding */ messageOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** The message of anything thrown. An error that joins several has an empty one of its own. */
function messageOf(error) {
    if (error instanceof AggregateError && error.message === '') {
        return error.errors.map(messageOf).join('; ');
    }
    return Error.isError(error) ? error.message : String(error);
}
/** The code of a system error, such as `ENOENT`; `undefined` for other errors. */
function errorCode(error) {
    if (!Error.isError(error) || !('code' in error))
        return undefined;
    return typeof error.code === 'string' ? error.code : undefined;
}
/** The stack of anything thrown and of its causes, for a debug log. */
function stackOf(error) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(error);
}


/***/ }),

/***/ 95498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Gr: () => (/* binding */ ELLIPSIS),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/** Foreign text: decode, clean, redact, cut, escape, in that order. Here are decode, clean and cut. */
const ESC = '\\u001b';
const END_OF_STRING = `(?:\\u0007|${ESC}\\\\|\\u009c)`;
/** Terminal escapes: OSC, DCS and similar ones with what they hold; CSI; short ones. */
const TERMINAL_ESCAPE = new RegExp(`(?:${ESC}[\\]PX^_]|[\\u009d\\u0090\\u0098\\u009e\\u009f])[^\\u0007\\u001b\\u009c]*${END_OF_STRING}?` +
    `|(?:${ESC}\\[|\\u009b)[0-?]*[ -/]*[@-~]?` +
    `|${ESC}[ -/]*[0-~]?`, 'g');
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const PICTOGRAPH = '\\p{Extended_Pictographic}[\\u{1f3fb}-\\u{1f3ff}]?\\ufe0f?';
const JOINING_LETTER = '[\\u0620-\\u06ff\\u0750-\\u077f\\u0900-\\u0dff]';
/** Joiners that readers need: within an emoji, and between letters of Persian or Indic words. */
const NEEDED = `${PICTOGRAPH}(?:\\u200d${PICTOGRAPH})*|[0-9#*]\\ufe0f?\\u20e3|${JOINING_LETTER}[\\u200c\\u200d](?=${JOINING_LETTER})`;
/**
 * Control, format, private and unassigned characters, selectors, fillers, lone surrogates. What begins
 * or ends a terminal escape stays until the others within the escape are gone.
 */
const INVISIBLE = '(?![\\t\\n\\r\\u0007\\u001b\\u0080-\\u009f])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Default_Ignorable_Code_Point}\\u2800]';
const UNCLEAN = new RegExp(`(?<needed>${NEEDED})|${INVISIBLE}`, 'gu');
const BORDER = /(?![\t\n])\p{Cc}/gu;
/** More marks on one letter run over the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const OTHER_SPACE = /(?! )\p{Zs}/gu;
/** Most texts have nothing to clean. */
const UNUSUAL = /[^\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u23ff\u2500-\u27bf]/;
const ELLIPSIS = '…';
/** Decodes UTF-8; bytes that are none become U+FFFD. A byte order mark is left out. */
function decode(bytes) {
    return new TextDecoder().decode(bytes);
}
/**
 * Removes what fools a terminal or a reader: terminal escapes, control and zero-width characters,
 * direction marks. Line breaks become line feeds, all spaces become blanks.
 */
function clean(text) {
    if (!UNUSUAL.test(text))
        return text;
    return text
        .replace(UNCLEAN, (_match, needed) => needed ?? '')
        .replace(TERMINAL_ESCAPE, '')
        .replace(LINE_BREAK, '\n')
        .replace(BORDER, '')
        .replace(PILED_MARKS, '$1')
        .replace(OTHER_SPACE, ' ');
}
/** Cuts to `limit` UTF-16 units, ellipsis included. Leaves no half of a character. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const kept = text.slice(0, Math.max(0, limit - ELLIPSIS.length));
    return kept.replace(/\u200d?[\ud800-\udbff]?$/, '') + ELLIPSIS;
}
/** One clean line of at most `limit` UTF-16 units: white space becomes one blank. */
function oneLine(text, limit) {
    return cut(clean(text)
        .replace(/\s{2,}|[^\S ]/g, ' ')
        .trim(), limit);
}
/** Parses JSON; `undefined` for what is none. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 65416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ position),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   UR: () => (/* binding */ writeReason),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   YF: () => (/* binding */ adding),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   pV: () => (/* binding */ exactly),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   q9: () => (/* binding */ cutSentence),
/* harmony export */   uk: () => (/* binding */ NUMBER),
/* harmony export */   v6: () => (/* binding */ ended),
/* harmony export */   xx: () => (/* binding */ because)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95498);

/** Characters of foreign text in a sentence, and of those that are looked at. */
const SHOWN = 300;
const SEEN = 10 * SHOWN;
const BRIEF = 60;
let formatter;
/** At most two decimals, or three digits of small numbers. */
const NUMBER = {
    format: (value) => {
        // Most numbers look the same without a formatter, which takes long to load.
        if (Number.isInteger(value) && Math.abs(value) < 1_000)
            return String(value);
        formatter ??= new Intl.NumberFormat('en-US', {
            maximumFractionDigits: 2,
            maximumSignificantDigits: 3,
            roundingPriority: 'morePrecision',
        });
        return formatter.format(value);
    },
};
/** Foreign text in one line. Most of it is clean, so that little more than what is shown is enough. */
function shown(text) {
    const line = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, SHOWN + BRIEF), SHOWN);
    return line.length >= SHOWN ? line : (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, SEEN), SHOWN);
}
/** Foreign text in one line, with all that may differ from another one: line breaks, tabs, blanks. */
const exactly = (text) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .uH)(text.slice(0, SEEN)).replaceAll('\n', '\\n').replaceAll('\t', '\\t'), SHOWN);
/** A place in a file. */
const position = (file, line) => `${shown(file)}${line === null ? '' : `:${line}`}`;
/** Stands for content that is not shown. */
const leftOut = (what, bytes, isCut) => `[${shown(what)}, ${isCut ? 'over ' : ''}${NUMBER.format(Math.ceil(bytes / 1_000))} kB]`;
/** The end of a sentence with foreign text that says more, if there is any. */
const because = (detail) => (detail === '' ? '.' : `: ${shown(detail)}`);
/** Ends a sentence, unless its foreign text does. */
const ended = (sentence) => /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
/** Adds to a sentence, before its full stop. */
const adding = (sentence, more) => sentence.endsWith('.') ? `${sentence.slice(0, -1)}${more}.` : `${sentence}${more}`;
/** Milliseconds in seconds with a tenth. */
const seconds = (ms) => `${Math.round((ms ?? 0) / 100) / 10} s`;
/** The parts that there are, with the separator between them. */
const joined = (separator, parts) => parts.filter((part) => part).join(separator);
/** Names in quotes, the last one after a word. */
function list(names, word = 'or') {
    const quoted = names.map((name) => `\`${name}\``);
    const last = quoted.pop() ?? '';
    return quoted.length === 0 ? last : `${quoted.join(', ')} ${word} ${last}`;
}
/** Foreign text in one line that leaves room for others. */
const brief = (text) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text.slice(0, SEEN), BRIEF);
/** The end of a text: what several texts that begin alike differ by. */
const endOf = (text, limit = BRIEF) => text.length <= limit ? text : `…${text.slice(1 - limit).replace(/^[\udc00-\udfff]/, '')}`;
/** The first five names, and how many there are more. */
function firstOf(names, total = names.length) {
    const more = total - Math.min(5, names.length);
    const first = names.slice(0, 5).map(shown).join(', ');
    return more > 0 ? `${first} and ${NUMBER.format(more)} more` : first;
}
/** `Did you mean …?` with a blank before it; empty without a name. */
const didYouMean = (name) => name === null || name === undefined ? '' : ` Did you mean \`${shown(name)}\`?`;
/** Writes a line with its data, which may be foreign text. */
function write(line, data) {
    if (typeof line !== 'string')
        return line(data);
    const members = Object(data);
    return line.replace(/\{(\w+)\}/g, (_, name) => name === 'nearest' ? didYouMean(members.nearest) : shown(String(members[name])));
}
/** A line that depends on its data. What is picked has members in braces, and no foreign text. */
const choose = (pick) => (data) => write(pick(data), data);
/** Writes the line of a reason. */
function writeReason(table, data) {
    // `ReasonOf` joins each reason with the data of its line.
    return write(table[data.reason], data);
}
/** Cuts a sentence with names in backticks, none of which stays open. */
function cutSentence(sentence, limit) {
    if (sentence.length <= limit)
        return sentence;
    const kept = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sentence, limit);
    return (kept.match(/`/g) ?? []).length % 2 === 0 ? kept : `${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(sentence, limit - 1)}\``;
}


/***/ }),

/***/ 66976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ describeRevoked),
/* harmony export */   Rx: () => (/* binding */ describeKey),
/* harmony export */   fI: () => (/* binding */ describeStartTrouble)
/* harmony export */ });
/* harmony import */ var _lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54968);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65416);


const TROUBLES = {
    'port-taken': 'Port {port} of {host} is taken. Use `--port 0` for a free one.',
    'database-version': '{file} is a database of version {version}, which this program cannot read. Use another file.',
    'database-in-use': 'Another service uses {file}. Stop it, or name another by `--database`.',
    'encryption-key': '{source} must hold 32 bytes in Base64. Make them: `openssl rand -base64 32`.',
    'no-database': 'There is no database {file}. Name it with `--database`.',
    database: 'Cannot open the database {file}: {detail}',
    start: 'Cannot start the service: {detail}',
};
/** Describes in one line why a command of the service cannot go on. */
const describeStartTrouble = (trouble) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .writeReason */ .UR)(TROUBLES, trouble);
/** One row of the list of keys. */
function describeKey(row) {
    const created = new Date(row.createdAt).toISOString();
    const state = row.revokedAt === null ? 'active' : 'revoked';
    const owner = [row.organization ?? '-', row.email, row.name];
    return [row.id, `${row.shown}…`, state, created, ...owner].map(_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP).join('\t');
}
/** Says what `keys revoke` did. */
function describeRevoked(id, isRevoked) {
    // Some give the key itself.
    const name = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(id.startsWith('k_') ? id : (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskTokens */ .x1)(id));
    return isRevoked
        ? `Key ${name} is revoked.`
        : `There is no active key ${name}. See \`keys list\`.`;
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
