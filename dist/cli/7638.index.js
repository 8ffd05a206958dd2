export const id = 7638;
export const ids = [7638];
export const modules = {

/***/ 82761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ programOfService)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


/** The service's program: beside the bundle of this one, or among the sources. */
function programOfService() {
    const here = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url);
    return here.endsWith('.ts')
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), '..', '..', 'service', 'index.ts')
        : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), '..', 'service', 'index.js');
}


/***/ }),

/***/ 86129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ withEnvironmentFiles),
/* harmony export */   KS: () => (/* binding */ isKeyVariable),
/* harmony export */   jW: () => (/* binding */ keysInEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92657);




/** Puts what `.env` files say below what the environment says itself; of several, the last one counts. */
async function withEnvironmentFiles(terminal, files) {
    const problems = [];
    let environment = {};
    for (const file of files) {
        try {
            const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(terminal.folder, file), 'utf8');
            environment = { ...environment, ...(0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseEnv)(text) };
        }
        catch (error) {
            const message = `cannot read \`${file}\`: ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUnread */ .Ms)(error)}.`;
            problems.push({ where: '--dotenv', message, example: '.env' });
        }
    }
    environment = { ...environment, ...terminal.environment };
    return { terminal: { ...terminal, environment }, problems };
}
/** Whether a variable is looked in for the key of a model. */
function isKeyVariable(name) {
    return Object.values(KEY_VARIABLES).some((names) => names.includes(name));
}
/** Variables in which the programs of model providers expect their keys, by the provider. */
const KEY_VARIABLES = {
    anthropic: ['ANTHROPIC_API_KEY'],
    openai: ['OPENAI_API_KEY'],
    google: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY'],
};
/** Keys of models as the input of that name has them; undefined where there are none. */
function keysInEnvironment(environment) {
    const lines = Object.entries(KEY_VARIABLES).flatMap(([provider, names]) => {
        const key = names.map((name) => environment[name]?.trim()).find((value) => value);
        return key === undefined ? [] : [`${provider}=${key}`];
    });
    return lines.length === 0 ? undefined : lines.join('\n');
}


/***/ }),

/***/ 37638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// UNUSED EXPORTS: runProgram

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(67375);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/ports/clock.js
var clock = __webpack_require__(33201);
// EXTERNAL MODULE: ./build/cli/options/environment.js
var options_environment = __webpack_require__(86129);
// EXTERNAL MODULE: ./build/inputs/kinds/plain.js
var plain = __webpack_require__(44628);
// EXTERNAL MODULE: ./build/inputs/kinds/policy.js
var policy = __webpack_require__(28644);
// EXTERNAL MODULE: ./build/inputs/kinds/provider-lines.js
var provider_lines = __webpack_require__(15905);
// EXTERNAL MODULE: ./build/inputs/table/table.js + 6 modules
var table = __webpack_require__(20555);
;// CONCATENATED MODULE: ./build/cli/options/input-options.js





/** Kinds of which an option may be given over and over, each time a line. */
const SEVERAL = new Set([
    ...[plain/* failingVerdicts */.XT, plain/* globs */.gV, plain/* list */.p_, policy/* prices */.Vt, provider_lines/* providerKeys */.uU, provider_lines/* providerUrls */.Uu, plain/* ratesByModel */.ax],
]);
/**
 * Inputs of the action that are options of a command: all of its mode, but for those that say where on
 * GitHub results are shown, and what the runner alone can tell.
 */
function optionInputs(mode) {
    return table/* INPUTS */.m.filter(({ name, modes, part, expression }) => {
        if (!modes.includes(mode) || name === 'mode' || expression !== undefined)
            return false;
        return part !== 'publishing' || name === 'fail-on';
    });
}
/** Gives a command an option for each of the inputs, in groups as the guide has them. */
function addInputOptions(command, inputs) {
    for (const input of inputs) {
        const text = helpOf(input);
        const group = `${input.section}:`;
        if (input.kind === plain/* truth */.Im) {
            command.addOption(new commander/* Option */.c$(`--${input.name}`, text).helpGroup(group));
            command.addOption(new commander/* Option */.c$(`--no-${input.name}`).hideHelp());
            continue;
        }
        const option = new commander/* Option */.c$(`--${input.name} <value>`, text).helpGroup(group);
        command.addOption(option.argParser((one, before = []) => [...before, one]));
    }
}
/** What was written of the inputs, as the action would be handed it. */
function writtenInputs(command, inputs) {
    const problems = [];
    const raw = inputs.flatMap(({ name, kind, example, emptyCounts }) => {
        const written = command.getOptionValue(new commander/* Option */.c$(`--${name}`).attributeName());
        if (typeof written === 'boolean')
            return [[name, String(written)]];
        if (!Array.isArray(written))
            return [];
        const values = written.map((one) => String(one).trim());
        // As of an input of the action, which a workflow fills from variables that may be empty.
        const value = emptyCounts ? values : values.filter((one) => one !== '');
        if (value.length === 0)
            return [];
        if (value.length === 1 || SEVERAL.has(kind))
            return [[name, value.join('\n')]];
        problems.push({ where: name, message: 'is given more than once.', example });
        return [[name, String(value.at(-1))]];
    });
    return { raw: Object.fromEntries(raw), problems };
}
/** The first sentence of what an input is for, and what holds without it. */
function helpOf({ text, default: standard, otherwise }) {
    const end = text.search(/\.(?= )/);
    const sentence = end === -1 ? text : text.slice(0, end + 1);
    const without = standard === undefined ? otherwise : `\`${standard}\``;
    return without === undefined ? sentence : `${sentence} Default: ${without}.`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/cli/judged/showing-options.js



/** Heading of the options that no input is. */
const GROUP = 'At the terminal:';
/** Gives a command the options that say how its results are shown. */
function addShowingOptions(command) {
    const options = [
        ['--json', 'Print the report with its verdict as JSON, and nothing else on standard output.'],
        ['--output <folder>', 'Write the report there, as JSON, Markdown, HTML and JUnit XML.'],
        ['--verbose', 'Tell what is done, too.'],
        ['--debug', 'Tell all there is to tell.'],
    ];
    for (const [flags, text] of options)
        command.addOption(new commander/* Option */.c$(flags, text).helpGroup(GROUP));
}
/** What is wrong with where a report is to be written, told before anything runs for it. */
function outputProblems({ output }, folder) {
    if (output === undefined)
        return [];
    const facts = (0,external_node_fs_.statSync)(external_node_path_.resolve(folder, output), { throwIfNoEntry: false });
    if (facts === undefined || facts.isDirectory())
        return [];
    const message = `\`${output}\` is a file. Name the folder that the report is to be written to.`;
    return [{ where: '--output', message, example: 'report' }];
}

;// CONCATENATED MODULE: ./build/cli/judged/mode-command.js





/**
 * Flags and text of the option that every command has whose servers may want variables. Node itself
 * takes `--env-file`, wherever it stands.
 */
const DOTENV_OPTION = [
    '--dotenv <file>',
    'Read variables of a .env file, for those that the environment lacks.',
];
/** One document after the other is none that a program could read. */
const WATCHED_JSON = 'error: --watch and --json do not go together: JSON is printed once. With --output, each run writes its report.';
/** Makes the command; what it takes to judge is loaded where that happens. */
function modeCommand({ name, mode, description, argument, without = [], options = [], judgings }, terminal, end) {
    const inputs = optionInputs(mode).filter((input) => !without.includes(input.name));
    const command = new commander/* Command */.uB(name).description(description).argument(...argument);
    for (const [flags, text] of options)
        command.addOption(extraOption(flags, text));
    command.addOption(extraOption(...DOTENV_OPTION));
    addShowingOptions(command);
    addInputOptions(command, inputs);
    return command.action(async (words, shown) => {
        if (shown.watch && shown.json)
            command.error(WATCHED_JSON);
        const { raw, problems } = writtenInputs(command, inputs);
        const { dotenv = [] } = shown;
        const unwritable = outputProblems(shown, terminal.folder);
        const { judgeAndShow } = await Promise.all(/* import() */[__webpack_require__.e(9783), __webpack_require__.e(364), __webpack_require__.e(2505), __webpack_require__.e(8739), __webpack_require__.e(6814), __webpack_require__.e(5711), __webpack_require__.e(4837), __webpack_require__.e(4578)]).then(__webpack_require__.bind(__webpack_require__, 94578));
        const opener = shown.open
            ? new (await __webpack_require__.e(/* import() */ 2993).then(__webpack_require__.bind(__webpack_require__, 2993))).ReportOpener(terminal)
            : undefined;
        const asked = (environment) => judgings(words, { ...raw, mode }, command.opts(), environment);
        const judge = async () => {
            const read = await (0,options_environment/* withEnvironmentFiles */.Bu)(terminal, dotenv);
            const judged = asked(read.terminal.environment).map((one) => ({
                ...one,
                problems: [...problems, ...read.problems, ...unwritable, ...(one.problems ?? [])],
            }));
            return judgeAndShow(judged, shown, read.terminal, opener);
        };
        if (shown.watch !== true)
            return end(await judge());
        const { overAndOver } = await __webpack_require__.e(/* import() */ 3331).then(__webpack_require__.bind(__webpack_require__, 23331));
        const { watchedPaths } = await __webpack_require__.e(/* import() */ 3122).then(__webpack_require__.bind(__webpack_require__, 43122));
        const all = asked(terminal.environment).map((one) => one.raw);
        const dependsOn = () => watchedPaths(all, dotenv, terminal.folder);
        end(await overAndOver(judge, dependsOn, { ...terminal, clock: clock/* systemClock */.m }));
    });
}
/** An option that no input says; what takes a value may be given over and over. */
function extraOption(flags, text) {
    const option = new commander/* Option */.c$(flags, text).helpGroup(GROUP);
    return option.required ? option.argParser((one, all = []) => [...all, one]) : option;
}
/** What was named with and without the option, one a line. */
function joined(raw, input, words) {
    const all = [...(raw[input] ? [raw[input]] : []), ...words].join('\n');
    return all === '' ? raw : { ...raw, [input]: all };
}

;// CONCATENATED MODULE: ./build/cli/commands/authoring/init.js




const MODE = 'doctor';
const WITHOUT = ['fail-on'];
const DEFAULT_FILE = 'evals/smoke.yaml';
/** `init`: writes the skeleton of a suite, by what servers say of their tools. */
const addInit = (terminal, end) => {
    const inputs = optionInputs(MODE).filter(({ name }) => !WITHOUT.includes(name));
    const command = new commander/* Command */.uB('init')
        .description('Write a suite with a case for each tool that the servers have.')
        .argument('[file]', `Where it is to be written. Default: \`${DEFAULT_FILE}\`.`)
        .addOption(new commander/* Option */.c$('--verbose', 'Tell what is done, too.'))
        .addOption(extraOption(...DOTENV_OPTION));
    addInputOptions(command, inputs);
    return command.action(async (file, { verbose, dotenv }) => {
        const { raw, problems } = writtenInputs(command, inputs);
        const read = await (0,options_environment/* withEnvironmentFiles */.Bu)(terminal, dotenv ?? []);
        const { initSuite } = await Promise.all(/* import() */[__webpack_require__.e(9783), __webpack_require__.e(364), __webpack_require__.e(2505), __webpack_require__.e(8739), __webpack_require__.e(6814), __webpack_require__.e(3618)]).then(__webpack_require__.bind(__webpack_require__, 33618));
        const asked = {
            ...{ file: file ?? DEFAULT_FILE, raw: { ...raw, mode: MODE } },
            ...{ problems: [...problems, ...read.problems], verbose: verbose === true },
        };
        end(await initSuite(asked, read.terminal));
    });
};

;// CONCATENATED MODULE: ./build/cli/commands/authoring/record.js




const record_MODE = 'doctor';
const record_WITHOUT = ['fail-on', 'servers'];
const record_DEFAULT_FILE = 'evals/smoke.yaml';
const ARGS = { where: '--args', example: `--args '{"days": 3}'` };
/** `record`: calls a tool and makes a case of it. */
const addRecord = (terminal, end) => {
    const inputs = optionInputs(record_MODE).filter(({ name }) => !record_WITHOUT.includes(name));
    const command = new commander/* Command */.uB('record')
        .description('Call a tool, and add a case to a suite that asserts what came of it.')
        .argument('<server>', 'By id or name.')
        .argument('[tool]', 'Left out, the calls of a session are read from the standard input: `TOOL {…}`, one a line.')
        .addOption(new commander/* Option */.c$('--args <json>', 'What the tool is given, as a JSON object.'))
        .addOption(new commander/* Option */.c$('--suite <file>', 'The suite file; made where there is none.').default(record_DEFAULT_FILE))
        .addOption(new commander/* Option */.c$('--title <title>', 'Title of the case. Default: the call, or the tools of a session.'))
        .addOption(new commander/* Option */.c$('--case-per-call', 'Make a case of each call of a session, each with a connection of its own.'))
        .addOption(new commander/* Option */.c$('--expect-error', 'The tool is to refuse; arguments need not fit its schema.'))
        .addOption(new commander/* Option */.c$('--verbose', 'Tell what is done, too.'))
        .addOption(extraOption(...DOTENV_OPTION));
    addInputOptions(command, inputs);
    return command.action(async (server, tool, options) => {
        const { raw, problems } = writtenInputs(command, inputs);
        const read = await (0,options_environment/* withEnvironmentFiles */.Bu)(terminal, options.dotenv ?? []);
        const { callOf, callsFrom } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.bind(__webpack_require__, 10815));
        const { recordCalls } = await Promise.all(/* import() */[__webpack_require__.e(9783), __webpack_require__.e(393), __webpack_require__.e(8815), __webpack_require__.e(6623), __webpack_require__.e(527), __webpack_require__.e(364), __webpack_require__.e(8836), __webpack_require__.e(2505), __webpack_require__.e(8739), __webpack_require__.e(1753), __webpack_require__.e(6814), __webpack_require__.e(4157), __webpack_require__.e(7427), __webpack_require__.e(8366)]).then(__webpack_require__.bind(__webpack_require__, 15135));
        const { title, casePerCall = false } = options;
        if (tool === undefined && options.args !== undefined) {
            command.error('error: --args is for one call: name its tool');
        }
        if (casePerCall && (tool !== undefined || title !== undefined)) {
            command.error('error: --case-per-call is for a session: name neither a tool nor a --title');
        }
        const one = tool === undefined ? null : callOf(tool, options.args ?? '{}', ARGS);
        const isWrong = one !== null && 'where' in one;
        const asked = {
            calls: one === null ? callsFrom(terminal) : isWrong ? [] : [{ ...one, title }],
            session: one === null ? { isApart: casePerCall, title } : null,
            ...{
                file: options.suite,
                raw: { ...raw, mode: record_MODE, servers: server },
            },
            problems: [...problems, ...read.problems, ...(isWrong ? [one] : [])],
            ...{ expectError: options.expectError === true, verbose: options.verbose === true },
        };
        end(await recordCalls(asked, read.terminal));
    });
};

;// CONCATENATED MODULE: ./build/cli/commands/snapshot.js




/** Where what servers offer is written down, unless it is said. */
const SNAPSHOT_FILE = 'mcp-surface.json';
/** `snapshot`: writes what servers offer to a file, and later holds them against it. */
const addSnapshot = (terminal, end) => modeCommand({
    name: 'snapshot',
    mode: 'diff',
    description: 'Write down what servers offer; where that is done already, say what changed.',
    argument: ['[file]', `Where it is or will be written. Default: \`${SNAPSHOT_FILE}\`.`],
    without: ['compare-to', 'snapshot', 'fail-on-change'],
    options: [['--update', 'Write it anew.']],
    judgings: (words, raw, { update }) => {
        const file = [words].flat()[0] ?? SNAPSHOT_FILE;
        const facts = (0,external_node_fs_.statSync)(external_node_path_.resolve(terminal.folder, file), { throwIfNoEntry: false });
        // A folder is refused, as one that a file is to be written to.
        if (facts !== undefined && !facts.isDirectory() && update !== true) {
            const against = { 'compare-to': `file:${file}`, 'fail-on-change': 'any' };
            return [{ title: null, raw: { ...raw, ...against } }];
        }
        const written = { 'compare-to': 'none', snapshot: file };
        const done = `What the servers offer is in ${(0,clean_text/* cleanLine */.Ow)(file, 200)}.`;
        return [{ title: null, raw: { ...raw, ...written }, done }];
    },
}, terminal, end);

;// CONCATENATED MODULE: ./build/cli/commands/diff.js




/** What a baseline may be called; else it is a path. */
const KIND = /^(?:none|auto|(?:file|checkout|branch|run):.*)$/s;
/** `diff`: holds what servers offer against what they offered. */
const addDiff = (terminal, end) => modeCommand({
    name: 'diff',
    mode: 'diff',
    description: 'Hold what servers offer against what they offered, and say what breaks callers.',
    argument: [
        '[base]',
        `Snapshot, report, or folder with a checkout of the base. Default: \`${SNAPSHOT_FILE}\`.`,
    ],
    judgings: (words, raw) => {
        const { folder } = terminal;
        // One word, unlike that of the others.
        const named = [words].flat()[0];
        if (named === undefined && raw['compare-to'])
            return [{ title: null, raw }];
        const base = named ?? SNAPSHOT_FILE;
        const isThere = KIND.test(base) || (0,external_node_fs_.existsSync)(external_node_path_.resolve(folder, base));
        const judged = { title: null, raw: { ...raw, 'compare-to': compareTo(base, folder) } };
        return [{ ...judged, problems: isThere ? [] : [noBase(named)] }];
    },
}, terminal, end);
/** There are no runs of a workflow here that could have left one. */
function noBase(named) {
    const missing = named === undefined
        ? `is missing, and there is no \`${SNAPSHOT_FILE}\``
        : `there is no file or folder \`${named}\``;
    const advice = 'Name a snapshot, a report, or a folder with a checkout';
    return {
        where: 'base',
        message: `${missing}. ${advice}; \`mcp-eval-gate snapshot\` writes the first.`,
    };
}
function compareTo(base, folder) {
    if (KIND.test(base))
        return base;
    const found = (0,external_node_fs_.statSync)(external_node_path_.resolve(folder, base), { throwIfNoEntry: false });
    return `${found?.isDirectory() ? 'checkout' : 'file'}:${base}`;
}

;// CONCATENATED MODULE: ./build/cli/commands/doctor.js

/** `doctor`: looks at servers and says of each whether it is well. */
const addDoctor = (terminal, end) => modeCommand({
    name: 'doctor',
    mode: 'doctor',
    description: 'Look at MCP servers, and say of each whether it is well and what to do.',
    argument: ['[servers...]', 'By id or name; all that are enabled where none is named.'],
    judgings: (servers, raw) => [{ title: null, raw: joined(raw, 'servers', servers) }],
}, terminal, end);

;// CONCATENATED MODULE: ./build/cli/commands/gate.js

/** `gate`: judges a report again, offline. It reads its own options, to tell all mistakes at once. */
const addGate = ({ folder, stdout, stderr }, end) => new commander/* Command */.uB('gate')
    .description('Judge a report again, offline, and print the verdict as JSON.')
    .usage('--report FILE [--baseline FILE] [options]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .argument('[options...]')
    .action(async (args) => {
    const { runGateCommand } = await Promise.all(/* import() */[__webpack_require__.e(364), __webpack_require__.e(2505), __webpack_require__.e(5711), __webpack_require__.e(4837), __webpack_require__.e(1410)]).then(__webpack_require__.bind(__webpack_require__, 11410));
    const result = await runGateCommand(args, folder);
    stdout.write(result.stdout);
    stderr.write(result.stderr);
    end(result.exitCode);
});

;// CONCATENATED MODULE: ./build/cli/commands/ingest.js

/** `ingest`: judges result files of test runners. */
const addIngest = (terminal, end) => modeCommand({
    name: 'ingest',
    mode: 'ingest',
    description: 'Judge result files of test runners: JUnit XML, Jest JSON, Vitest JSON.',
    argument: ['[files...]', 'Files or globs; one that begins with ! excludes files.'],
    judgings: (files, raw) => [{ title: null, raw: joined(raw, 'results', files) }],
}, terminal, end);

;// CONCATENATED MODULE: ./build/cli/commands/inspect.js

/** `inspect`: prints what is read of result files. It exits with 1 where one of them is damaged. */
const addInspect = ({ folder, stdout, signal }, end) => new commander/* Command */.uB('inspect')
    .description('Print what is read of each result file, a line of JSON a file.')
    .argument('<files...>', 'Result files of test runners.')
    .option('--merge-retries', 'Take cases of the same name for attempts of one test.')
    .action(async (files, { mergeRetries = false }) => {
    const path = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 76760, 19));
    const { parseResultFile } = await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(9886), __webpack_require__.e(2368)]).then(__webpack_require__.bind(__webpack_require__, 39886));
    const { harmless } = await __webpack_require__.e(/* import() */ 8286).then(__webpack_require__.bind(__webpack_require__, 18286));
    for (const file of files) {
        const options = { file, workspace: folder, mergeRetries, signal };
        const read = await parseResultFile(path.resolve(folder, file), options, () => { });
        const { file: name, format, dialect, declared: _, ...facts } = read;
        const told = { file: name, format, ...(dialect && { dialect }), ...facts };
        stdout.write(`${harmless(JSON.stringify(told))}\n`);
        if (read.errors.length > 0)
            end(1);
    }
});

// EXTERNAL MODULE: ./build/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(81562);
;// CONCATENATED MODULE: ./build/cli/commands/run.js





/** `run`: runs eval suites and judges their results, one suite after the other. */
const addRun = (terminal, end) => modeCommand({
    name: 'run',
    mode: 'run',
    description: 'Run eval suites and judge their results.',
    argument: ['[suites...]', 'Suite files; or saved suites, with an address in --base-url.'],
    options: [
        ['--case <title>', 'Run the case of this title alone. May be given more than once.'],
        ['--filter <text>', 'Run the cases alone that have this in their title.'],
        ['--tag <tag>', 'Run the cases alone that have this tag.'],
        ['--bail', 'Stop at the first case that fails.'],
        ['--watch', 'Run again when the suite, the list of servers or their code changes.'],
        ['--open', 'Open the report in the browser.'],
    ],
    judgings: (suites, written, options, environment) => {
        const raw = withModelKeys(written, environment);
        const asked = { ...choiceOf(options, raw), bail: options['bail'] === true };
        if (suites.length === 0)
            return [{ title: null, raw, ...asked }];
        return suites.map((suite) => ({
            title: suites.length > 1 ? suite : null,
            raw: { ...raw, ...suiteInput(suite, raw, terminal.folder) },
            ...asked,
        }));
    },
}, terminal, end);
/** Keys of models are looked for where the programs of their providers expect them. */
function withModelKeys(raw, environment) {
    const keys = (0,raw_inputs/* isEmbedded */.n)(raw) ? (0,options_environment/* keysInEnvironment */.jW)(environment) : undefined;
    return keys === undefined ? raw : { 'model-api-keys': keys, ...raw };
}
/** Which cases are asked for; a service that keeps the suite would take them for all there are. */
function choiceOf(options, raw) {
    const listed = (name) => {
        const value = options[name];
        return Array.isArray(value) ? value.map(String) : [];
    };
    const choice = { titles: listed('case'), parts: listed('filter'), tags: listed('tag') };
    const isAll = choice.titles.length + choice.parts.length + choice.tags.length === 0;
    if (isAll)
        return {};
    if ((0,raw_inputs/* isEmbedded */.n)(raw))
        return { choice };
    const given = ['case', 'filter', 'tag'].filter((name) => listed(name).length > 0);
    const problems = given.map((name) => ({ where: `--${name}`, message: HOSTED_CHOICE }));
    return { choice, problems };
}
const HOSTED_CHOICE = 'works with the embedded service only: a hosted one keeps the suite, which a part of it would write ' +
    'over. Remove it or `--base-url`.';
/** A service elsewhere has saved suites, which no file of that name stands for. */
function suiteInput(suite, raw, folder) {
    const isSaved = !(0,raw_inputs/* isEmbedded */.n)(raw) && !(0,external_node_fs_.existsSync)(external_node_path_.resolve(folder, suite));
    return isSaved ? { suite } : { 'suite-file': suite };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./build/cli/judged/service-program.js
var service_program = __webpack_require__(82761);
;// CONCATENATED MODULE: ./build/cli/commands/serve.js




/** `serve`: the eval service on its own; it reads its own options. */
const addServe = ({ folder, environment, signal, endedBy }, end) => new commander/* Command */.uB('serve')
    .description('Start the eval service on its own; its `--help` tells its options.')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .argument('[options...]')
    .action(async (args) => {
    const words = args.includes('--help') || args.includes('-h') ? ['--help'] : args;
    const child = (0,external_node_child_process_.spawn)(process.execPath, [(0,service_program/* programOfService */.H)(), ...words], {
        ...{ cwd: folder, env: environment, stdio: 'inherit' },
    });
    // From the keyboard it hears of it too; the second time does nothing.
    const pass = () => child.kill(endedBy?.() ?? 'SIGINT');
    signal.addEventListener('abort', pass, { once: true });
    const [exitCode] = await (0,external_node_events_.once)(child, 'exit');
    end(exitCode ?? 0);
});

;// CONCATENATED MODULE: ./build/cli/commands/tools.js




const tools_MODE = 'doctor';
/** What is asked of results is not asked here. */
const tools_WITHOUT = ['fail-on'];
/** `tools`: lists the tools of servers. */
const addTools = (terminal, end) => {
    const inputs = optionInputs(tools_MODE).filter(({ name }) => !tools_WITHOUT.includes(name));
    const command = new commander/* Command */.uB('tools')
        .description('List the tools of MCP servers, with what they take.')
        .argument('[servers...]', 'By id or name; all that are enabled where none is named.')
        .addOption(new commander/* Option */.c$('--schemas', 'Print the JSON Schemas of what they take and give.'))
        .addOption(new commander/* Option */.c$('--json', 'Print all that the servers offer as JSON.'))
        .addOption(new commander/* Option */.c$('--verbose', 'Tell what is done, too.'));
    command.addOption(extraOption(...DOTENV_OPTION));
    addInputOptions(command, inputs);
    return command.action(async (servers, options) => {
        const { raw, problems } = writtenInputs(command, inputs);
        const read = await (0,options_environment/* withEnvironmentFiles */.Bu)(terminal, options.dotenv ?? []);
        const { listTools } = await Promise.all(/* import() */[__webpack_require__.e(9783), __webpack_require__.e(364), __webpack_require__.e(2505), __webpack_require__.e(8739), __webpack_require__.e(6814), __webpack_require__.e(8262)]).then(__webpack_require__.bind(__webpack_require__, 78262));
        const asked = {
            ...{ ...options, raw: joined({ ...raw, mode: tools_MODE }, 'servers', servers) },
            problems: [...problems, ...read.problems],
        };
        end(await listTools(asked, read.terminal));
    });
};

;// CONCATENATED MODULE: ./build/cli/commands/validate.js


const validate_MODE = 'run';
const validate_WITHOUT = ['fail-on', 'suite', 'suite-file'];
/** `validate`: looks for mistakes in suite files and what they are judged by, and runs nothing. */
const addValidate = (terminal, end) => {
    const inputs = optionInputs(validate_MODE).filter(({ name }) => !validate_WITHOUT.includes(name));
    const command = new commander/* Command */.uB('validate')
        .description('Look for mistakes in suite files, in the file of servers, and in the options of a run. Nothing is run.')
        .argument('<suites...>', 'Suite files.')
        .addOption(new commander/* Option */.c$('--json', 'Print the mistakes as JSON.'));
    addInputOptions(command, inputs);
    return command.action(async (suites, { json = false }) => {
        const { raw, problems } = writtenInputs(command, inputs);
        const { validateSuites } = await Promise.all(/* import() */[__webpack_require__.e(9783), __webpack_require__.e(393), __webpack_require__.e(527), __webpack_require__.e(364), __webpack_require__.e(8836), __webpack_require__.e(8739), __webpack_require__.e(1753), __webpack_require__.e(4157), __webpack_require__.e(5711), __webpack_require__.e(161)]).then(__webpack_require__.bind(__webpack_require__, 60161));
        end(await validateSuites({ suites, raw: { ...raw, mode: validate_MODE }, problems, json }, terminal));
    });
};

;// CONCATENATED MODULE: ./build/cli/terminal/terminal.js

/** As shells have it: 128 and the number of the signal. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
/** That nobody reads any more: a pipe that was closed, a terminal that is gone. */
const UNREAD = ['EPIPE', 'EIO'];
/** Takes the first signal for the wish that work ends in good order, and the second one at its word. */
function processTerminal() {
    const controller = new AbortController();
    let ending = null;
    const interrupt = (signal) => {
        if (ending !== null)
            process.exit(EXIT_CODES[signal]);
        ending = signal;
        controller.abort(new errors/* CancelledError */.cc('It was interrupted.'));
    };
    const signals = Object.keys(EXIT_CODES);
    for (const signal of signals)
        process.on(signal, interrupt);
    for (const stream of [process.stdout, process.stderr]) {
        // Whoever read it may have seen enough.
        stream.on('error', (error) => {
            if (!UNREAD.includes(error.code ?? ''))
                throw error;
        });
    }
    return {
        folder: process.cwd(),
        environment: process.env,
        stdout: process.stdout,
        stderr: process.stderr,
        // Opened by whoever reads it alone.
        stdin: () => process.stdin,
        signal: controller.signal,
        endedBy: () => ending,
        exitCode: () => (ending === null ? null : EXIT_CODES[ending]),
        release: () => {
            for (const signal of signals)
                process.off(signal, interrupt);
        },
    };
}

;// CONCATENATED MODULE: ./build/cli/program.js

















/** All there are, in the order in which the help has them. */
const COMMANDS = [
    ...[addRun, addValidate, addIngest, addGate],
    ...[addTools, addDoctor, addSnapshot, addDiff],
    ...[addInit, addRecord, addInspect, addServe],
];
/** What is wrong on a command line is for the user to set right, as with the verdict `invalid`. */
const USAGE_EXIT_CODE = 2;
/** A fault of this program, or of the machine. */
const FAULT_EXIT_CODE = 3;
const EXIT_CODES_HELP = `
Exit codes:
  0  the verdict is passed, or --fail-on spares it
  1  failed
  2  invalid: the command line, a file or a server's configuration is wrong
  3  incomplete: something kept the verdict from being decided
`;
/**
 * Carries out a command line.
 * @returns the exit code.
 */
async function runProgram(args, terminal) {
    let exitCode = 0;
    const output = {
        writeOut: (text) => void terminal.stdout.write(text),
        writeErr: (text) => void terminal.stderr.write(text),
        // What was typed comes from wherever it was pasted from.
        outputError: (text, write) => write((0,clean_text/* cleanText */.X5)(text)),
    };
    const program = new commander/* Command */.uB('mcp-eval-gate')
        .description('Evals of MCP servers, and the gate on their results, at a terminal.')
        .version(version/* VERSION */.x, '--version', 'Print the version.')
        .helpCommand(false)
        .exitOverride()
        .enablePositionalOptions()
        .configureOutput(output)
        .addHelpText('after', EXIT_CODES_HELP);
    for (const add of COMMANDS) {
        const command = add(terminal, (code) => {
            exitCode = code;
        });
        // Not all settings are inherited: some commands read their options themselves, `--help` included.
        program.addCommand(command.exitOverride().configureOutput(output));
    }
    try {
        await program.parseAsync([...args], { from: 'user' });
        return exitCode;
    }
    catch (error) {
        if (error instanceof commander/* CommanderError */.b7)
            return error.exitCode === 0 ? 0 : USAGE_EXIT_CODE;
        const isExpected = error instanceof errors/* ExpectedError */.Dh;
        const text = isExpected || !(error instanceof Error) ? (0,errors/* errorMessage */.gJ)(error) : error.stack;
        // A terminal shows ^C where it stands, with no end of the line.
        const isTyped = terminal.stderr.isTTY === true && terminal.endedBy?.() === 'SIGINT';
        terminal.stderr.write(`${isTyped ? '\n' : ''}${(0,clean_text/* cleanText */.X5)(text ?? (0,errors/* errorMessage */.gJ)(error))}\n`);
        return FAULT_EXIT_CODE;
    }
}
/** The program of this process. */
async function main(args) {
    const terminal = processTerminal();
    try {
        const exitCode = await runProgram(args, terminal);
        return terminal.exitCode() ?? exitCode;
    }
    finally {
        terminal.release();
    }
}


/***/ }),

/***/ 37285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ executionSettingsSchema),
/* harmony export */   Ce: () => (/* binding */ ISOLATIONS),
/* harmony export */   KN: () => (/* binding */ caseLimitsSchema),
/* harmony export */   PB: () => (/* binding */ ITERATION_FOLDER),
/* harmony export */   SI: () => (/* binding */ suiteExecutionSchema),
/* harmony export */   gM: () => (/* binding */ namesIterationFolder)
/* harmony export */ });
/* unused harmony export ITERATION_VARIABLE */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);


const { leastMs, connectMs, toolMs, iterationMs, turns, concurrency } = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .EXECUTION_LIMITS */ .M0;
const milliseconds = (most) => zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(leastMs).max(most).optional();
/**
 * Which iterations share a server's process or session. `lane`: those of one lane. `iteration`:
 * none. `auto`: those of one lane, until something was called that may have changed its state.
 */
const ISOLATIONS = ['auto', 'lane', 'iteration'];
/** How long a case waits for whom, and how often it asks its model. */
const caseLimitsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    connectTimeoutMs: milliseconds(connectMs).describe('For a server to come up, in milliseconds.'),
    toolTimeoutMs: milliseconds(toolMs).describe('For the answer to one request to a server.'),
    iterationTimeoutMs: milliseconds(iterationMs).describe('For all steps of an iteration.'),
    maxTurns: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(1)
        .max(turns)
        .optional()
        .describe('Answers of the model to one prompt, at most.'),
});
/** A line for the shell of the platform, or a program and its arguments. */
const commandSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).min(1)]);
/** How a run is carried out. Its limits stand in for those of its cases. */
const executionSettingsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...caseLimitsSchema.shape,
    concurrency: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(1)
        .max(concurrency)
        .optional()
        .describe('Iterations that are carried out at once, at most.'),
    isolation: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(ISOLATIONS)
        .optional()
        .describe('When an iteration gets servers that were started for it.'),
    setup: commandSchema
        .optional()
        .describe('A line for the shell, or a program and its arguments, run before the servers of an iteration start. Only a service that was started for one suite takes it.'),
    teardown: commandSchema.optional().describe('The same, run after they have ended.'),
});
/** What a suite says of all of its runs. Its limits stand in its cases. */
const suiteExecutionSchema = executionSettingsSchema.pick({
    concurrency: true,
    isolation: true,
});
/** The variable that has the folder of an iteration. */
const ITERATION_VARIABLE = 'ITERATION_TMP';
/** Stands for the folder of an iteration, wherever it is written. */
const ITERATION_FOLDER = `\${${ITERATION_VARIABLE}}`;
/** Whether any text of a value names the folder of an iteration. */
function namesIterationFolder(value) {
    return value !== undefined && JSON.stringify(value).includes(ITERATION_FOLDER);
}


/***/ }),

/***/ 33989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ SERVER_SANDBOXES)
/* harmony export */ });
/** What the service can start local MCP servers in. */
const SERVER_SANDBOXES = ['bwrap', 'user', 'off'];


/***/ }),

/***/ 83163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ HOSTED_LIMITS),
/* harmony export */   M0: () => (/* binding */ EXECUTION_LIMITS),
/* harmony export */   QQ: () => (/* binding */ TURNS_PER_PROMPT),
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   nF: () => (/* binding */ KEY_PREFIX),
/* harmony export */   ol: () => (/* binding */ DEFAULT_PROJECT),
/* harmony export */   us: () => (/* binding */ OWN_LIMITS)
/* harmony export */ });
/**
 * Numbers both sides of the wire agree on.
 * Source: the service API document, section 8, and the limits of its published contracts.
 */
const LIMITS = {
    /** Requests a key may send at once. */
    rateBurst: 10,
    /** Requests a second a key may sustain. */
    ratePerSecond: 1,
    concurrentRunsPerOrganization: 2,
    stepsPerCase: 200,
    toolCallArgumentsLength: 100_000,
    renderTimeoutMs: 120_000,
    widgetTextLength: 5_000,
    interactWaitMs: 30_000,
    regexInputLength: 100_000,
    /** A larger body of a request is refused; files are no bodies in this sense. */
    requestBodyBytes: 5 * 1024 * 1024,
    iterationsPage: { default: 50, max: 200 },
    /** As many as a case may have. */
    stepsPage: { default: 200, max: 200 },
    suiteRunsPage: { default: 25, max: 100 },
    chatSessionsPage: { default: 50, max: 200 },
    cataloguePage: { default: 100, max: 200 },
};
/** What a hosted service takes of a suite. Source: the limits of its published contracts. */
const HOSTED_LIMITS = { casesPerSuite: 100, iterationsPerCase: 10 };
/** What the service of this project takes of a suite, on a runner or for a team. */
const OWN_LIMITS = {
    casesPerSuite: 10_000,
    iterationsPerCase: 1_000,
    iterationsPerRun: 100_000,
    /** Of a request with cases, in place of what others may have. */
    requestBodyBytes: 32 * 1024 * 1024,
    /** Lists of tools that a new run is answered with, of all its servers together. */
    listedTools: { bytes: 4 * 1024 * 1024, values: 100_000 },
};
/** Answers of a model to one prompt that the embedded service waits for, where nothing else is said. */
const TURNS_PER_PROMPT = 20;
/** Between what the settings of a run may lie. */
const EXECUTION_LIMITS = {
    leastMs: 100,
    connectMs: 3_600_000,
    toolMs: 3_600_000,
    iterationMs: 21_600_000,
    turns: 200,
    concurrency: 1_000,
};
/** The literal that names the key organization's default project in ingestion paths. */
const DEFAULT_PROJECT = 'default';
/** Every API key begins with this. */
const KEY_PREFIX = 'sk_';


/***/ }),

/***/ 33984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ serviceAddress),
/* harmony export */   Zr: () => (/* binding */ modelUrl),
/* harmony export */   fn: () => (/* binding */ remoteAddress),
/* harmony export */   jq: () => (/* binding */ serviceKey),
/* harmony export */   zw: () => (/* binding */ EMBEDDED)
/* harmony export */ });
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
/* harmony import */ var _text_without_trailing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97451);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70144);



function httpUrl(value) {
    const url = URL.parse(value) ?? undefined;
    return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** Address of a model endpoint. */
const modelUrl = (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .kind */ .f)('address', (value, refuse) => {
    const url = httpUrl(value) ?? refuse('must be an http or https URL.');
    if (url.username || url.password)
        refuse('must not hold a user name or password.');
    return (0,_text_without_trailing_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailing */ .h)(value, '/');
});
/** What names the service of this repository. */
const EMBEDDED = 'embedded';
/** `embedded`, or the address of a service: encrypted unless local, and with its version path. */
const serviceAddress = (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .kind */ .f)(`\`${EMBEDDED}\`, or an address`, (value, refuse) => {
    if (value === EMBEDDED)
        return { kind: 'embedded' };
    const url = httpUrl(value) ?? refuse('must be `embedded` or an http or https URL.');
    return { kind: 'remote', baseUrl: checkedBaseUrl(value, url, refuse) };
});
/** The address of a service that is somewhere else. */
const remoteAddress = (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .kind */ .f)('an address', (value, refuse) => {
    const url = httpUrl(value) ?? refuse('must be an http or https URL.');
    return checkedBaseUrl(value, url, refuse);
});
function checkedBaseUrl(value, url, refuse) {
    if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
        refuse('must be https, since the API key would be sent in the clear.');
    }
    if (url.username || url.password)
        refuse('must not hold a user name or password.');
    if (url.search || url.hash)
        refuse('must not have a query or a fragment.');
    if (url.pathname === '/')
        refuse('lacks the version path of the service, such as `/api/v1`.');
    return (0,_text_without_trailing_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailing */ .h)(value, '/');
}
/** Key of a service. */
const serviceKey = (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .kind */ .f)('text', (key, refuse) => key.startsWith(_contract_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_PREFIX */ .nF)
    ? key
    : refuse(`must be a key of the evals service, which begins with \`${_contract_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_PREFIX */ .nF}\`.`));


/***/ }),

/***/ 51775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ baselineSource)
/* harmony export */ });
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70144);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44628);


const WORDS = ['auto', 'none'];
const FORMS = '`auto`, `none`, `branch:<name>`, `run:<id>`, `file:<path>` or `checkout:<path>`';
/** As git has them, less what nobody calls a branch. */
const BRANCH = /^[^\s~^:?*[\\\p{Cc}]{1,255}$/u;
/** Of a run of a workflow or of a service. */
const RUN_ID = /^[\w.-]{1,200}$/;
/** What results are held against. */
const baselineSource = (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .kind */ .f)(FORMS, (value, refuse) => {
    const lines = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(value);
    if (lines.length > 1)
        refuse(`names one baseline, not ${lines.length}.`);
    const word = WORDS.find((one) => one === value);
    if (word !== undefined)
        return { kind: word };
    const at = value.indexOf(':');
    const rest = value.slice(at + 1).trim();
    switch (value.slice(0, Math.max(at, 0))) {
        case 'branch':
            if (!BRANCH.test(rest) || rest.includes('..'))
                refuse(`names no branch: \`${rest}\`.`);
            return { kind: 'branch', name: rest };
        case 'run':
            if (!RUN_ID.test(rest))
                refuse(`names no run: \`${rest}\`.`);
            return { kind: 'run', id: rest };
        case 'file':
            return { kind: 'file', path: rest || refuse('has no path behind `file:`.') };
        case 'checkout':
            return { kind: 'checkout', path: rest || refuse('has no path behind `checkout:`.') };
        default:
            return refuse(`must be ${FORMS}, not \`${value}\`.`);
    }
});


/***/ }),

/***/ 70144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ kind)
/* harmony export */ });
/* unused harmony export parsed */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);

/** Schema of a text that `read` turns into a value, or refuses with a message. */
function parsed(read) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((value, context) => {
        const refuse = (message) => {
            context.addIssue({ code: 'custom', message });
            throw new Refusal();
        };
        try {
            return read(value, refuse);
        }
        catch (error) {
            if (error instanceof Refusal)
                return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
            throw error;
        }
    });
}
/** Unwinds a reader that has reported its problem. */
class Refusal extends Error {
}
/** A kind of input that is undefined where it is left out. */
function kind(takes, read) {
    return { takes, schema: parsed(read), absent: undefined };
}


/***/ }),

/***/ 44628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FH: () => (/* binding */ choiceOf),
/* harmony export */   Im: () => (/* binding */ truth),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Rd: () => (/* binding */ nameOrNever),
/* harmony export */   X1: () => (/* binding */ percentage),
/* harmony export */   XT: () => (/* binding */ failingVerdicts),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   ax: () => (/* binding */ ratesByModel),
/* harmony export */   gV: () => (/* binding */ globs),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   ry: () => (/* binding */ splitList),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _model_quantity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24409);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70543);
/* harmony import */ var _text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26829);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70144);





const text = {
    takes: 'text',
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    absent: undefined,
};
/** Patterns of files, which are read where the files are looked for. */
const globs = {
    takes: 'globs, one a line',
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    absent: '',
};
/** Items between commas or line ends. */
const list = {
    takes: 'list',
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform(splitList),
    absent: [],
};
function splitList(value) {
    return value
        .split(/[,\r\n]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
/** Lines of a text that say something, without the space around them. */
function splitLines(value) {
    return value
        .split(/\r\n|\r|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** One of a few words. */
function choice(choices) {
    const quoted = choices.map((name) => `\`${name}\``);
    return {
        takes: inWords(quoted),
        schema: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(choices, {
            error: ({ input }) => `must be one of ${quoted.join(', ')}.${hintAt(input, choices)}`,
        }),
        absent: undefined,
    };
}
/** What people write for a choice that is no yes or no, and for a mode. */
const OTHER_WORDS = {
    ...{ false: ['never', 'off', 'none'], no: ['never', 'off', 'none'] },
    ...{ true: ['always', 'auto'], yes: ['always', 'auto'] },
    ...{ eval: ['run'], evals: ['run'], test: ['run'], tests: ['run'] },
    ...{ junit: ['ingest'], report: ['ingest'], check: ['doctor'], compare: ['diff'] },
};
/** The choice that other words stand for, or that is a slip of the keyboard away, if one is. */
function hintAt(written, choices) {
    if (typeof written !== 'string')
        return '';
    const word = written.toLowerCase();
    const others = Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word] : undefined;
    const near = others?.find((one) => choices.includes(one)) ?? (0,_text_meant_name_js__WEBPACK_IMPORTED_MODULE_0__/* .meantName */ .d5)(written, choices);
    return near === undefined ? '' : ` Did you mean \`${near}\`?`;
}
function inWords(choices) {
    return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}
/** One of a few words, each of which stands for a value. */
function choiceOf(values) {
    const words = choice(Object.keys(values));
    return { ...words, schema: words.schema.transform((word) => values[word]) };
}
/** Booleans as YAML writes them. */
const truth = (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .f)('`true` or `false`', (value, refuse) => {
    const lower = value.toLowerCase();
    return lower === 'true' || (lower === 'false' ? false : refuse('must be `true` or `false`.'));
});
/** A decimal number for which `holds` is true; `range` says in words what that asks. */
function number(range, holds) {
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .f)(range, (value, refuse) => {
        const read = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
        return holds(read) ? read : refuse(`must be ${range}, not \`${value}\`.`);
    });
}
const inPercent = number('a percentage from 0 to 100', (value) => value >= 0 && value <= 100);
/** A share in percent. */
const percentage = {
    ...inPercent,
    schema: inPercent.schema.superRefine((value, context) => {
        const message = (0,_model_quantity_js__WEBPACK_IMPORTED_MODULE_3__/* .fractionMistake */ .BM)(value);
        if (message)
            context.addIssue({ code: 'custom', message });
    }),
};
/** A percentage for all models, and one for each that a line names: `model=percentage`. */
const ratesByModel = (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .f)('a percentage, or `model=percentage` lines', (value, refuse) => {
    const named = new Map();
    let others = null;
    for (const line of splitLines(value)) {
        const at = line.lastIndexOf('=');
        const name = line.slice(0, Math.max(at, 0)).trim();
        const read = percentage.schema.safeParse(line.slice(at + 1).trim());
        const told = at < 0 ? 'the models that no line names' : `\`${name}\``;
        if (at === 0)
            refuse(`has a line without a model before its \`=\`: \`${line}\`.`);
        if (!read.success) {
            return refuse(`of ${told} ${read.error.issues.map(({ message }) => message).join(' ')}`);
        }
        if (at < 0 ? others !== null : named.has(name))
            refuse(`has the rate of ${told} twice.`);
        if (at < 0)
            others = read.data;
        else
            named.set(name, read.data);
    }
    return { others, named };
});
const NEVER = 'never';
/** A name, or none at all. */
const nameOrNever = (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .f)(`text, or \`${NEVER}\``, (value) => value === NEVER ? undefined : value);
/** Verdicts that fail the step, or `never`. */
const failingVerdicts = (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .f)(`list of verdicts, or \`${NEVER}\``, (value, refuse) => {
    const names = splitList(value);
    const choices = _model_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICTS */ .bk.filter((verdict) => verdict !== 'passed');
    const chosen = choices.filter((verdict) => names.includes(verdict));
    const strays = names.filter((name) => !choices.some((verdict) => verdict === name));
    if (strays.length === 0 && chosen.length > 0)
        return chosen;
    if (names.length === 1 && names[0] === NEVER)
        return [];
    return refuse(`must name any of ${choices.join(', ')}; or \`${NEVER}\` alone.`);
});


/***/ }),

/***/ 28644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: () => (/* binding */ passRateConfidence),
/* harmony export */   ID: () => (/* binding */ caseRates),
/* harmony export */   IW: () => (/* binding */ readGrowth),
/* harmony export */   RK: () => (/* binding */ budgets),
/* harmony export */   Rm: () => (/* binding */ confidence),
/* harmony export */   Vt: () => (/* binding */ prices),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   Zi: () => (/* binding */ isConfidence),
/* harmony export */   a6: () => (/* binding */ DEFAULT_BOUND_CONFIDENCE_PERCENT)
/* harmony export */ });
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70144);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44628);


/** A percentage for every case; files alone tell cases apart. */
const caseRates = {
    ..._plain_js__WEBPACK_IMPORTED_MODULE_0__/* .percentage */ .X1,
    schema: _plain_js__WEBPACK_IMPORTED_MODULE_0__/* .percentage */ .X1.schema.transform((others) => ({
        others,
        byCase: new Map(),
        byTag: new Map(),
        byModel: new Map(),
    })),
};
/** A drop of the pass rate, in percentage points. */
const points = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)('a number of percentage points from 0 to 100', (value) => value >= 0 && value <= 100);
const CONFIDENCE = 'a percentage of at least 50 and less than 100';
/** How sure one is to be, in percent: what is half as likely as not is no confidence. */
const isConfidence = (percent) => percent >= 50 && percent < 100;
const confidence = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(CONFIDENCE, isConfidence);
/** The confidence of a lower bound where nothing is said of it, in percent. */
const DEFAULT_BOUND_CONFIDENCE_PERCENT = 95;
const passRateConfidence = (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .kind */ .f)(`\`point\`, \`lower-bound\`, or ${CONFIDENCE}`, (value, refuse) => {
    if (value === 'point')
        return value;
    if (value === 'lower-bound')
        return DEFAULT_BOUND_CONFIDENCE_PERCENT;
    const read = confidence.schema.safeParse(value);
    if (read.success)
        return read.data;
    return refuse(`must be \`point\`, \`lower-bound\`, or ${CONFIDENCE}, not \`${value}\`.`);
});
/** More than the baseline's, such as `+10%`. */
const GROWTH = /^\+\s?(\d{1,6}(?:\.\d{1,6})?)\s?%$/;
/** How much more than the baseline's it may be, as a fraction; null where a text does not say that. */
function readGrowth(text) {
    const percent = GROWTH.exec(text)?.[1];
    return percent === undefined ? null : Number(percent) / 100;
}
const WHOLE = {
    words: 'a whole number above 0',
    holds: (value) => Number.isSafeInteger(value) && value > 0,
};
const POSITIVE = { words: 'a number above 0', holds: (value) => value > 0 };
const WHOLE_OR_NONE = {
    words: 'a whole number from 0',
    holds: (value) => Number.isSafeInteger(value) && value >= 0,
};
function budgetOf({ words, holds }) {
    const limit = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(`${words}, or such as \`+10%\``, holds);
    return (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .kind */ .f)(limit.takes, (value, refuse) => {
        const growth = readGrowth(value);
        if (growth !== null)
            return { kind: 'relative', growth };
        // A growth whose sign of percent was forgotten would be a limit by itself.
        if (value.startsWith('+'))
            return refuse(`must be ${limit.takes}, not \`${value}\`.`);
        const read = limit.schema.safeParse(value);
        if (read.success)
            return { kind: 'absolute', limit: read.data };
        return refuse(read.error.issues.map(({ message }) => message).join(' '));
    });
}
/** Kinds of limits, each by itself or relative to the baseline's. */
const budgets = {
    whole: budgetOf(WHOLE),
    positive: budgetOf(POSITIVE),
    wholeOrNone: budgetOf(WHOLE_OR_NONE),
};
const PRICE = /^(\d{1,9}(?:\.\d{1,9})?)\s?,\s?(\d{1,9}(?:\.\d{1,9})?)$/;
/** What a million tokens of each model cost: `provider/model=INPUT,OUTPUT`. */
const prices = (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .kind */ .f)('`provider/model=INPUT,OUTPUT` lines', (value, refuse) => {
    const read = new Map();
    for (const line of (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(value)) {
        const at = line.lastIndexOf('=');
        const name = line.slice(0, Math.max(at, 0)).trim();
        const [, input, output] = PRICE.exec(line.slice(at + 1).trim()) ?? [];
        if (name === '' || input === undefined || output === undefined) {
            return refuse(`has a line that is not \`provider/model=INPUT,OUTPUT\`: \`${line}\`.`);
        }
        if (read.has(name))
            refuse(`has the prices of \`${name}\` twice.`);
        read.set(name, { input: Number(input), output: Number(output) });
    }
    return read;
});


/***/ }),

/***/ 15905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ou: () => (/* binding */ providersOf),
/* harmony export */   Uu: () => (/* binding */ providerUrls),
/* harmony export */   uU: () => (/* binding */ providerKeys)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33984);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44628);



/** Longer names are rather keys that were pasted without their provider. */
const PROVIDER = /^[a-z0-9][a-z0-9._-]{0,31}$/i;
const LEFT_EMPTY = /^[a-z0-9][a-z0-9._-]{0,31}\s*=$/i;
/** Lower-cased provider and value of a line; null where it is not `provider=value`. */
function splitProviderLine(line) {
    const at = line.indexOf('=');
    const provider = line.slice(0, Math.max(at, 0)).trim();
    const value = line.slice(at + 1).trim();
    return PROVIDER.test(provider) && value ? { provider: provider.toLowerCase(), value } : null;
}
/** Lower-cased provider of a line with nothing behind its `=`; null where the line is another. */
function emptyProvider(line) {
    return LEFT_EMPTY.test(line) ? line.slice(0, -1).trim().toLowerCase() : null;
}
/** Providers of the lines that are right; what is wrong with the others is told elsewhere. */
function providersOf(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)(text).flatMap((line) => splitProviderLine(line)?.provider ?? []);
}
/**
 * One `provider=value` a line, as a record by lower-cased provider. Every bad line is reported,
 * by its number only: what is on it may be a secret.
 *
 * @param mayBeEmpty whether a line may lack its value, which is then the empty string
 */
function byProvider(value, what, mayBeEmpty = false) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform((input, context) => {
        const read = new Map();
        for (const [index, line] of (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)(input).entries()) {
            const message = readPair(line, mayBeEmpty ? value.or(zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('')) : value, what, read);
            if (message)
                context.addIssue({ code: 'custom', message: `line ${index + 1} ${message}` });
        }
        return Object.fromEntries(read);
    });
}
/** Adds a line to what was read; returns what is wrong with it. */
function readPair(line, value, what, read) {
    const empty = emptyProvider(line);
    const pair = empty === null ? splitProviderLine(line) : { provider: empty, value: '' };
    if (!pair)
        return `is not \`provider=${what}\`.`;
    const { provider } = pair;
    if (read.has(provider))
        return `names \`${provider}\` a second time.`;
    const parsedValue = value.safeParse(pair.value);
    if (!parsedValue.success && empty !== null)
        return `has no ${what} behind the \`=\`.`;
    if (!parsedValue.success) {
        return `(\`${provider}\`) ${parsedValue.error.issues.map(({ message }) => message).join(' ')}`;
    }
    read.set(provider, parsedValue.data);
    return undefined;
}
const NONE = {};
/** Addresses of models, by lower-cased provider. */
const providerUrls = {
    takes: '`provider=url` lines',
    schema: byProvider(_address_js__WEBPACK_IMPORTED_MODULE_0__/* .modelUrl */ .Zr.schema, 'url'),
    absent: NONE,
};
/** Keys of models, by lower-cased provider; empty where its line has none. */
const providerKeys = {
    takes: '`provider=key` lines',
    schema: byProvider(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'key', true),
    absent: NONE,
    // A name alone is no secret, and masked it would blank out the advice that tells it.
    secretsIn: (text) => (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)(text).flatMap((line) => emptyProvider(line) === null ? (splitProviderLine(line)?.value ?? line) : []),
};


/***/ }),

/***/ 39949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   V6: () => (/* binding */ modesInWords),
/* harmony export */   n4: () => (/* binding */ isKnownMode),
/* harmony export */   qT: () => (/* binding */ looksAtServers),
/* harmony export */   vX: () => (/* binding */ asksServers),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/**
 * `run`: evals run on a service; `ingest`: result files of a test runner are judged; `command`: an
 * eval program is run, and what it reports to a service is judged; `doctor`: servers are looked at;
 * `diff`: what servers offer is held against what they offered; `collect`: results of any kind, for
 * another job to publish; `publish`: what such a job collected is judged; `calibrate`: it is said how
 * often the policy would have blocked such results by chance.
 */
const MODES = [
    'run',
    'ingest',
    'command',
    'doctor',
    'diff',
    'collect',
    'publish',
    'calibrate',
];
/** Those in which MCP servers are asked. */
const ASKING = ['run', 'doctor', 'diff'];
const asksServers = (source) => ASKING.includes(source);
/** Those in which servers themselves are looked at, and no results of evals are judged. */
const LOOKING = ['doctor', 'diff'];
const looksAtServers = (source) => LOOKING.includes(source);
/** What the mode given says, else what the other inputs imply. */
function sourceOf({ mode, results, command }) {
    if (mode !== undefined && isSource(mode))
        return mode;
    if (results !== undefined)
        return 'ingest';
    return command === undefined ? 'run' : 'command';
}
/** Whether it is known what to do: what is right beside it hangs on that. */
const isKnownMode = ({ mode }) => mode === undefined || MODES.some((known) => known === mode);
function isSource(mode) {
    return mode !== 'collect' && MODES.some((known) => known === mode);
}
const MODE_AND_WORK = {
    run: '`run`, which runs evals',
    ingest: '`ingest`, which reads result files',
    command: '`command`, which runs an eval program',
    doctor: '`doctor`, which looks at servers',
    diff: '`diff`, which compares what servers offer',
    publish: '`publish`, which publishes a collected report',
    calibrate: '`calibrate`, which tries out a policy',
};
/** `mode `ingest`, which reads result files`; of several, their names alone. */
function modesInWords(modes) {
    const [mode] = modes;
    if (mode !== undefined && modes.length === 1)
        return `mode ${MODE_AND_WORK[mode]}`;
    return `the modes ${modes
        .map((one) => `\`${one}\``)
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' and ')}`;
}


/***/ }),

/***/ 81562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isEmbedded)
/* harmony export */ });
/* unused harmony export withMatrixShard */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _kinds_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33984);


/** Whether the evals service of this repository is to be started on the runner. */
function isEmbedded(raw) {
    return (raw['base-url'] ?? _kinds_address_js__WEBPACK_IMPORTED_MODULE_0__/* .EMBEDDED */ .zw) === _kinds_address_js__WEBPACK_IMPORTED_MODULE_0__/* .EMBEDDED */ .zw;
}
/** `toJSON(strategy)`; a job without a matrix is the only one of one. */
const strategySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ 'job-index': zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0), 'job-total': zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1) });
/** Inputs with `shard: matrix` written out, such as `2/5`, where the strategy tells it. */
function withMatrixShard(raw) {
    const strategy = raw['shard'] === 'matrix' ? readStrategy(raw['strategy'] ?? '') : null;
    if (strategy === null)
        return raw;
    // GitHub counts jobs from 0.
    return { ...raw, shard: `${strategy['job-index'] + 1}/${strategy['job-total']}` };
}
function readStrategy(json) {
    try {
        return strategySchema.safeParse(JSON.parse(json)).data ?? null;
    }
    catch (error) {
        // Written by hand: what is wrong with `shard` is told then.
        if (error instanceof SyntaxError)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 87388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ BASELINE_INPUTS)
/* harmony export */ });
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50154);
/* harmony import */ var _kinds_baseline_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51775);
/* harmony import */ var _kinds_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44628);



const EVERY_MODE = ['run', 'ingest', 'command', 'publish', 'calibrate'];
const SECTION = 'What to hold it against';
const MOST_DAYS = 3650;
/** Inputs that say what results are held against. */
const BASELINE_INPUTS = [
    {
        name: 'baseline',
        kind: _kinds_baseline_source_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineSource */ .f,
        modes: EVERY_MODE,
        default: 'auto',
        example: 'branch:main',
        section: SECTION,
        text: 'Earlier results that these are held against. `auto` looks for the report that an earlier run ' +
            'of this job left as an artifact, on the branch that a pull request is to go to, which takes the ' +
            'permission `actions: read`; where a service runs the suite, for its earlier runs there.',
        details: '`branch:<name>` looks on that branch, `run:<id>` is one run of the workflow or of the service, `file:<path>` a report ' +
            'or the folder that holds it, `checkout:<path>` the base itself, whose servers are run beside ' +
            "the head's. Paths are relative to the workspace.",
    },
    {
        name: 'confirm-checkout',
        kind: _kinds_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        modes: ['run'],
        part: 'run',
        example: 'base',
        section: SECTION,
        text: 'Folder with a checkout of the base, whose servers are run beside those of the head where a ' +
            'suspected regression is looked at again. With the embedded service; relative to the workspace.',
        details: 'Nothing of it is run else. Without it the head runs again alone, which may clear it and not ' +
            'confirm: [gating.md](gating.md#confirmation).',
    },
    {
        name: 'confirm-servers',
        kind: _kinds_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_,
        modes: ['run'],
        part: 'run',
        example: 'weather-main',
        section: SECTION,
        text: 'Servers of the base that a hosted service has saved, by id or name, separated by commas or ' +
            'new lines: what `confirm-checkout` is for the embedded service.',
        details: 'They run beside those of the head where a suspected regression is looked at again, and never ' +
            'else. Of cases that ask a model; a step that names its server would ask that of the head: ' +
            '[gating.md](gating.md#servers-of-the-base-on-a-hosted-service).',
    },
    {
        name: 'on-missing-baseline',
        kind: (0,_kinds_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq)(_model_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .MISSING_BASELINE_RULES */ .ND),
        modes: EVERY_MODE,
        part: 'policy',
        otherwise: '`not-applicable`',
        example: 'incomplete',
        section: SECTION,
        text: 'What becomes of comparisons where there is no baseline: they decide nothing ' +
            '(`not-applicable`), are undecided (`incomplete`), or `pass` where the look-up worked and ' +
            'found no earlier run at all.',
    },
    {
        name: 'baseline-max-age-days',
        kind: (0,_kinds_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)(`more than 0 and up to ${MOST_DAYS}`, (value) => value > 0 && value <= MOST_DAYS),
        modes: EVERY_MODE,
        part: 'policy',
        otherwise: 'any age will do',
        example: '14',
        section: SECTION,
        text: `Days after which a baseline is too old. More than 0, up to ${MOST_DAYS}.`,
    },
    {
        name: 'on-unlike-baseline',
        kind: (0,_kinds_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq)(_model_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .UNLIKE_BASELINE_RULES */ .fT),
        modes: EVERY_MODE,
        part: 'policy',
        otherwise: '`warn`',
        example: 'incomplete',
        section: SECTION,
        text: 'What becomes of comparisons with a baseline that is too old or of other models: a warning, ' +
            'or they are undecided (`incomplete`).',
    },
];


/***/ }),

/***/ 82081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ EXECUTION_INPUTS)
/* harmony export */ });
/* harmony import */ var _contract_cases_execution_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37285);
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
/* harmony import */ var _kinds_plain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44628);



const { leastMs, connectMs, toolMs, iterationMs, turns, concurrency } = _contract_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .EXECUTION_LIMITS */ .M0;
function seconds(mostMs) {
    const [least, most] = [leastMs / 1000, mostMs / 1000];
    const inSeconds = (0,_kinds_plain_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(`a number of seconds from ${least} to ${most}`, (value) => value >= least && value <= most);
    return { ...inSeconds, schema: inSeconds.schema.transform((value) => Math.round(value * 1000)) };
}
const wholeUpTo = (most) => (0,_kinds_plain_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(`a whole number from 1 to ${most}`, (value) => Number.isInteger(value) && value >= 1 && value <= most);
const AS_SUITE_SAYS = 'as the suite file says; else';
/** Inputs that say how a run is carried out; all of them override what suite and cases say. */
const EXECUTION_INPUTS = [
    {
        name: 'concurrency',
        kind: wholeUpTo(concurrency),
        modes: ['run'],
        part: 'execution',
        otherwise: `${AS_SUITE_SAYS} as many as there are cores, at least 2`,
        example: '4',
        section: 'How to run it',
        text: 'How many iterations the embedded service carries out at once, at most. Each of these lanes ' +
            'has its own processes of the servers.',
    },
    {
        name: 'isolation',
        kind: (0,_kinds_plain_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(_contract_cases_execution_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ISOLATIONS */ .Ce),
        modes: ['run'],
        part: 'execution',
        otherwise: `${AS_SUITE_SAYS} \`auto\``,
        example: 'iteration',
        section: 'How to run it',
        text: 'When an iteration gets MCP servers that were started for it alone: always (`iteration`), ' +
            'after one that failed (`lane`), or also after one that called what may change their state ' +
            '(`auto`).',
    },
    {
        name: 'connect-timeout',
        kind: seconds(connectMs),
        modes: ['run'],
        part: 'execution',
        property: 'connectTimeoutMs',
        otherwise: `${AS_SUITE_SAYS} 10, or 90 for what is fetched first, as by npx`,
        example: '20',
        section: 'How to run it',
        text: 'Seconds that an MCP server may take to come up.',
    },
    {
        name: 'tool-timeout',
        kind: seconds(toolMs),
        modes: ['run'],
        part: 'execution',
        property: 'toolTimeoutMs',
        otherwise: `${AS_SUITE_SAYS} 30`,
        example: '60',
        section: 'How to run it',
        text: 'Seconds that an MCP server may take for one request, such as the call of a tool.',
    },
    {
        name: 'iteration-timeout',
        kind: seconds(iterationMs),
        modes: ['run'],
        part: 'execution',
        property: 'iterationTimeoutMs',
        otherwise: `${AS_SUITE_SAYS} 300`,
        example: '600',
        section: 'How to run it',
        text: 'Seconds that the steps of one iteration may take together.',
        details: 'The start of its servers is not counted.',
    },
    {
        name: 'max-turns',
        kind: wholeUpTo(turns),
        modes: ['run'],
        part: 'execution',
        otherwise: `${AS_SUITE_SAYS} ${_contract_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .TURNS_PER_PROMPT */ .QQ}`,
        example: '10',
        section: 'How to run it',
        text: 'Answers of a model to one prompt, at most; each may call tools.',
    },
];


/***/ }),

/***/ 37157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ DEFAULT_QUARANTINE_FILE),
/* harmony export */   x: () => (/* binding */ POLICY_INPUTS)
/* harmony export */ });
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50154);
/* harmony import */ var _kinds_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44628);
/* harmony import */ var _kinds_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28644);



const EVERY_MODE = ['run', 'ingest', 'command', 'publish', 'calibrate'];
/** Fewer are not one look at a single case; more cost more than the suite. */
const CONFIRM_ITERATIONS = { least: 20, most: 100_000 };
const BESIDE_BASELINE = 'Or by how much it may be more than in the baseline, such as `+10%`.';
/** Where cases in quarantine are listed, if they are. */
const DEFAULT_QUARANTINE_FILE = '.github/eval-quarantine.yml';
/** Inputs that say what is asked of results; none has a text by default, for a file may say it too. */
const POLICY_INPUTS = [
    {
        name: 'min-pass-rate',
        kind: _kinds_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .percentage */ .X1,
        modes: EVERY_MODE,
        part: 'policy',
        property: 'minPassRatePercent',
        // What the suite file and the outputs call the thing that it is about.
        otherNames: ['minimum-pass-rate', 'pass-rate'],
        otherwise: "the suite's own pass criteria; of result files, that every test passed",
        example: '90',
        section: 'How to judge it',
        text: 'Least share of iterations that must pass, in percent: 90, not 0.9.',
        details: '0, or above 1 and up to 100: `0.9` is refused, since it says 0.9 %. It is also sent as the ' +
            "run's pass criteria.",
    },
    {
        name: 'min-pass-rate-by-model',
        kind: _kinds_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .ratesByModel */ .ax,
        modes: ['run', 'command', 'publish', 'calibrate'],
        part: 'policy',
        property: 'minPassRateByModelPercent',
        otherwise: 'models are not judged apart',
        example: '80',
        section: 'How to judge it',
        text: 'Least share of iterations that must pass on each model, in percent; or lines such as ' +
            '`openai/gpt-5-mini=80`, beside which a line with a percentage alone is for all others.',
        details: 'It is asked besides `min-pass-rate`. Iterations without a model are of none. A model that is ' +
            'named, or that a case was to run on, and that nothing ran on leaves the verdict `incomplete`.',
    },
    {
        name: 'pass-rate-confidence',
        kind: _kinds_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .passRateConfidence */ .Cx,
        modes: EVERY_MODE,
        part: 'policy',
        otherwise: '`point`',
        example: 'lower-bound',
        section: 'How to judge it',
        text: 'Whether `min-pass-rate` is held against the observed rate (`point`) or against what the true ' +
            'rate is at least, with a confidence of 95 % (`lower-bound`) or another, such as `99`.',
    },
    {
        name: 'inference',
        kind: (0,_kinds_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(_model_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .INFERENCES */ .Rw),
        modes: EVERY_MODE,
        part: 'policy',
        otherwise: '`these-cases`',
        example: 'unseen-cases',
        section: 'How to judge it',
        text: 'What the pass rate is about: the cases of the suite (`these-cases`), or tasks like them, of ' +
            'which they are a sample (`unseen-cases`).',
    },
    {
        name: 'min-case-pass-rate',
        kind: _kinds_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .caseRates */ .ID,
        modes: EVERY_MODE,
        part: 'policy',
        property: 'minCasePassRatePercent',
        otherwise: 'cases are not judged one by one',
        example: '60',
        section: 'How to judge it',
        text: 'Least share of the iterations of each case that must pass, in percent.',
        details: 'The gate file may say it by case, tag and model.',
    },
    {
        name: 'regression',
        kind: (0,_kinds_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(_model_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .REGRESSION_MODES */ .hF),
        modes: EVERY_MODE,
        part: 'policy',
        otherwise: '`inform`',
        example: 'gate',
        section: 'How to judge it',
        text: 'What a regression against the baseline does. `inform` shows it, `gate` blocks: cases without ' +
            'chance by each iteration, sampled ones by a statistical test; `strict` and `statistical` hold ' +
            'all cases to one of these; `off` compares nothing.',
    },
    {
        name: 'regression-confidence',
        kind: _kinds_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .confidence */ .Rm,
        modes: EVERY_MODE,
        part: 'policy',
        property: 'regressionConfidencePercent',
        otherwise: '95',
        example: '95',
        section: 'How to judge it',
        text: 'How sure one must be of a regression of sampled cases, in percent.',
    },
    {
        name: 'min-effect',
        kind: _kinds_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .points */ .WR,
        modes: EVERY_MODE,
        part: 'policy',
        property: 'minEffectPercent',
        otherwise: '1',
        example: '5',
        section: 'How to judge it',
        text: 'Least drop of the pass rate that counts as a regression, in percentage points.',
    },
    {
        name: 'confirm',
        kind: (0,_kinds_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)(['auto', 'never']),
        modes: EVERY_MODE,
        part: 'policy',
        otherwise: '`auto`',
        example: 'auto',
        section: 'How to judge it',
        text: 'Whether a regression of sampled cases against results of another session is confirmed by ' +
            'fresh ones before it blocks (`auto`), or blocks at once (`never`).',
    },
    {
        name: 'max-confirm-iterations',
        kind: (0,_kinds_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(`a whole number from ${CONFIRM_ITERATIONS.least} to ${CONFIRM_ITERATIONS.most}`, (value) => Number.isInteger(value) &&
            value >= CONFIRM_ITERATIONS.least &&
            value <= CONFIRM_ITERATIONS.most),
        modes: EVERY_MODE,
        part: 'policy',
        otherwise: '400',
        example: '200',
        section: 'How to judge it',
        text: 'Iterations that this may cost at most, of both sides together.',
    },
    {
        name: 'max-total-tokens',
        kind: _kinds_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .budgets */ .RK.whole,
        modes: EVERY_MODE,
        part: 'policy',
        example: '200000',
        section: 'How to judge it',
        text: `Most tokens that all iterations may use together. ${BESIDE_BASELINE}`,
    },
    {
        name: 'max-p95-latency-ms',
        kind: _kinds_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .budgets */ .RK.positive,
        modes: EVERY_MODE,
        part: 'policy',
        example: '20000',
        section: 'How to judge it',
        text: `Milliseconds within which 95 of 100 iterations must end. ${BESIDE_BASELINE}`,
    },
    {
        name: 'max-tool-calls',
        kind: _kinds_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .budgets */ .RK.wholeOrNone,
        modes: EVERY_MODE,
        part: 'policy',
        example: '10',
        section: 'How to judge it',
        text: `Most tool calls that an iteration of any case may make. ${BESIDE_BASELINE}`,
    },
    {
        name: 'max-duration-minutes',
        kind: _kinds_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .budgets */ .RK.positive,
        modes: EVERY_MODE,
        part: 'policy',
        example: '15',
        section: 'How to judge it',
        text: `Most minutes that the run may take. ${BESIDE_BASELINE}`,
        details: 'It judges a run that has ended; `timeout-minutes` ends one.',
    },
    {
        name: 'max-cost',
        kind: _kinds_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .budgets */ .RK.positive,
        modes: EVERY_MODE,
        part: 'policy',
        example: '2.50',
        section: 'How to judge it',
        text: `Most that the tokens may cost, in the currency of \`prices\`. ${BESIDE_BASELINE}`,
    },
    {
        name: 'prices',
        kind: _kinds_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .prices */ .Vt,
        modes: EVERY_MODE,
        part: 'policy',
        example: 'anthropic/claude-haiku-4.5=1,5',
        section: 'How to judge it',
        text: 'What a million tokens of each model cost, those it reads and those it writes, for ' +
            '`max-cost` and for the cost that the HTML report shows. Nothing is guessed of a model that no ' +
            'line names.',
    },
    {
        name: 'gate-file',
        kind: _kinds_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        modes: EVERY_MODE,
        part: 'policyFiles',
        example: '.github/eval-gate.yml',
        section: 'How to judge it',
        text: 'File in the repository with any of these settings, and what they are for single cases, tags ' +
            'and models. On pull requests its version in the base branch counts.',
        details: '[The gate file](gating.md#the-gate-file) has all of it.',
    },
    {
        name: 'quarantine-file',
        kind: _kinds_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        modes: EVERY_MODE,
        part: 'policyFiles',
        default: DEFAULT_QUARANTINE_FILE,
        example: DEFAULT_QUARANTINE_FILE,
        section: 'How to judge it',
        text: 'File in the repository that lists cases which are shown and do not count for a time. On pull ' +
            'requests its version in the base branch counts. Nobody has to have it.',
    },
];


/***/ }),

/***/ 83157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ PUBLISHING_INPUTS)
});

;// CONCATENATED MODULE: ./build/model/choices/publishing.js
/**
 * `auto` and `always` both keep one comment up to date; they differ in how loudly an absent one is
 * spoken of. `on-failure` begins only with a verdict that is not `passed`.
 */
const COMMENT_MODES = ['auto', 'always', 'on-failure', 'never'];
/** What a check run says of an `incomplete` verdict; never `success`. */
const INCOMPLETE_CONCLUSIONS = ['action_required', 'neutral'];
/** Whose conversations have files in the artifact. */
const TRACE_CHOICES = ['failed', 'all', 'none'];

// EXTERNAL MODULE: ./build/model/verdict.js
var verdict = __webpack_require__(70543);
// EXTERNAL MODULE: ./build/inputs/kinds/plain.js
var plain = __webpack_require__(44628);
;// CONCATENATED MODULE: ./build/inputs/table/publishing.js



const EVERY_MODE = ['run', 'ingest', 'command', 'doctor', 'diff', 'publish', 'calibrate'];
/** Inputs that say what is published, and the report that mode `publish` is about. */
const PUBLISHING_INPUTS = [
    {
        name: 'report-path',
        kind: plain/* text */.Qq,
        modes: ['publish', 'calibrate'],
        example: 'collected',
        section: 'Pull requests from forks',
        text: 'Report that a job in mode `collect` left, a file or the folder its artifact was downloaded ' +
            'to; or the folder with a folder for each of the jobs that ran a suite in parts, whose reports ' +
            'are joined.',
        details: 'Relative to the workspace. Mode `calibrate` takes several, one a line: reports, folders of one, ' +
            'and folders with such folders.',
    },
    {
        name: 'fail-on',
        kind: plain/* failingVerdicts */.XT,
        modes: EVERY_MODE,
        part: 'publishing',
        default: verdict/* DEFAULT_FAIL_ON */.VQ.join(','),
        example: 'failed,invalid',
        section: 'How to judge it',
        text: 'Verdicts that fail the step, separated by commas: any of `failed`, `incomplete` and ' +
            '`invalid`; or `never`.',
    },
    {
        name: 'summary',
        kind: plain/* truth */.Im,
        modes: EVERY_MODE,
        part: 'publishing',
        default: 'true',
        undecisive: true,
        example: 'true',
        section: 'Where to show it',
        text: 'Whether to write the job summary.',
    },
    {
        name: 'annotations',
        kind: plain/* truth */.Im,
        modes: EVERY_MODE,
        part: 'publishing',
        default: 'true',
        undecisive: true,
        example: 'true',
        section: 'Where to show it',
        text: 'Whether to annotate files with what failed, ten annotations at the most.',
        details: 'They are the most severe, with the verdict, at file and line where they are known.',
    },
    {
        name: 'artifact-name',
        kind: plain/* nameOrNever */.Rd,
        modes: EVERY_MODE,
        part: 'publishing',
        default: 'mcp-eval-report',
        undecisive: true,
        example: 'mcp-eval-report',
        section: 'Where to show it',
        text: 'Name of the artifact with the whole report, to which job, matrix leg and attempt are added; ' +
            'or `never`.',
        details: 'The attempt is added from the second on.',
    },
    {
        name: 'traces',
        kind: (0,plain/* choice */.Yq)(TRACE_CHOICES),
        modes: EVERY_MODE,
        part: 'publishing',
        default: 'all',
        undecisive: true,
        example: 'failed',
        section: 'Where to show it',
        text: 'Which iterations have a file with their conversation in the folder `traces/` of the artifact: ' +
            '`failed`, `all` or `none`. 50 MB at most, those that failed first.',
        details: 'A hosted service is asked for the traces of 25 iterations that failed, since each costs a ' +
            'request. The report has the conversations that failed whatever is said here.',
    },
    {
        name: 'comment',
        kind: (0,plain/* choice */.Yq)(COMMENT_MODES),
        modes: EVERY_MODE,
        part: 'publishing',
        default: 'auto',
        undecisive: true,
        example: 'on-failure',
        section: 'Where to show it',
        text: 'When to keep a comment on the pull request: `auto` or `always` whatever the verdict, ' +
            '`on-failure` from the first verdict that is not `passed`, or `never`. `auto` is silent about ' +
            'events without a pull request, `always` says so in a notice.',
        details: 'There is one comment, which is kept up to date.',
    },
    {
        name: 'comment-key',
        kind: plain/* text */.Qq,
        modes: EVERY_MODE,
        part: 'publishing',
        undecisive: true,
        otherwise: 'suite, job and matrix leg',
        example: 'smoke',
        section: 'Where to show it',
        text: 'What the comment goes by. Results under the same key share one comment.',
        details: 'The suite counts as it is written in the inputs.',
    },
    {
        name: 'pr-number',
        kind: (0,plain/* number */.ai)('the number of a pull request', (value) => Number.isSafeInteger(value) && value > 0),
        modes: EVERY_MODE,
        part: 'publishing',
        undecisive: true,
        otherwise: 'that of the event',
        example: '42',
        section: 'Where to show it',
        text: 'Number of the pull request to comment on.',
    },
    {
        name: 'check-name',
        kind: plain/* text */.Qq,
        modes: EVERY_MODE,
        part: 'publishing',
        undecisive: true,
        example: 'Evals',
        section: 'Where to show it',
        text: 'Name of a check run to write the verdict to, for branch protection. Left out, there is none.',
    },
    {
        name: 'incomplete-conclusion',
        kind: (0,plain/* choice */.Yq)(INCOMPLETE_CONCLUSIONS),
        modes: EVERY_MODE,
        part: 'publishing',
        undecisive: true,
        otherwise: '`action_required` where `fail-on` has `incomplete`, else `neutral`',
        example: 'action_required',
        section: 'Where to show it',
        text: 'Conclusion of the check run for the verdict `incomplete`. `action_required` holds up a merge ' +
            'that requires the check, `neutral` lets it pass.',
    },
    {
        name: 'matrix',
        kind: plain/* text */.Qq,
        modes: EVERY_MODE,
        part: 'publishing',
        default: 'null',
        expression: `\${{ toJSON(matrix) }}`,
        undecisive: true,
        example: 'leave it out for the default',
        section: 'Where to show it',
        text: 'Matrix leg of the job, which keeps the results of the legs apart. Leave it out, unless ' +
            'several jobs of a workflow call one reusable workflow: then say in it which call this is.',
        details: `For example \`\${{ inputs.call }}\`, an input of that workflow.`,
    },
    {
        name: 'github-token',
        kind: plain/* text */.Qq,
        modes: EVERY_MODE,
        part: 'publishing',
        expression: `\${{ github.token }}`,
        secret: true,
        undecisive: true,
        example: 'leave it out for the default',
        section: 'Where to show it',
        text: 'Token for comment and check run, and to look up whose code is checked out.',
    },
];


/***/ }),

/***/ 20555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ INPUTS)
});

// EXTERNAL MODULE: ./build/inputs/table/baseline.js
var baseline = __webpack_require__(87388);
// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
// EXTERNAL MODULE: ./build/inputs/kinds/address.js
var address = __webpack_require__(33984);
// EXTERNAL MODULE: ./build/inputs/kinds/plain.js
var plain = __webpack_require__(44628);
// EXTERNAL MODULE: ./build/inputs/mode.js
var mode = __webpack_require__(39949);
;// CONCATENATED MODULE: ./build/inputs/table/common.js




/** GitHub ends a job after six hours at the latest. */
const JOB_LIMIT_MINUTES = 360;
const minutes = (0,plain/* number */.ai)(`more than 0 and less than ${JOB_LIMIT_MINUTES}`, (value) => value > 0 && value < JOB_LIMIT_MINUTES);
/** Inputs that several modes have. */
const COMMON_INPUTS = [
    {
        name: 'mode',
        kind: (0,plain/* choice */.Yq)(mode/* MODES */.FN),
        modes: ['run', 'ingest', 'command', 'doctor', 'diff', 'publish', 'calibrate'],
        otherwise: '`run`, or `ingest` where `results` is given, or `command` where that is',
        example: 'ingest',
        section: 'Inputs and outputs',
        text: 'What to do. `run` runs an eval suite and judges its results; `ingest` judges the result ' +
            'files of a test runner; `command` runs an eval program and judges the runs that it reports; ' +
            '`doctor` looks at MCP servers and says of each whether it is well; `diff` holds what they ' +
            "offer against what they offered; `collect` gets results for a fork's pull request and leaves " +
            'the report as an artifact; `publish` judges and shows such a report; `calibrate` says how often ' +
            'the policy would have blocked results by chance.',
    },
    {
        name: 'base-url',
        kind: address/* serviceAddress */.Ad,
        modes: ['run', 'ingest', 'command', 'doctor', 'diff'],
        default: address/* EMBEDDED */.zw,
        example: 'https://evals.example.com/api/v1',
        section: 'Where to run it',
        text: 'Address of the evals service including its version path, such as ' +
            '`https://evals.example.com/api/v1`; or `embedded` to run the evals on this runner, against ' +
            'the MCP servers named in `mcp-config`, with no account.',
        details: 'It must be `https` unless it is this machine.',
    },
    {
        name: 'api-key',
        kind: address/* serviceKey */.jq,
        modes: ['run', 'ingest', 'command', 'doctor', 'diff'],
        secret: true,
        example: `a repository secret that holds ${limits/* KEY_PREFIX */.nF}…`,
        section: 'Where to run it',
        text: `Key of the evals service; begins with \`${limits/* KEY_PREFIX */.nF}\`. Needed, and allowed, only with an address in \`base-url\`.`,
    },
    {
        name: 'timeout-minutes',
        kind: { ...minutes, schema: minutes.schema.transform((value) => value * 60_000) },
        modes: ['run', 'ingest', 'command', 'doctor', 'diff'],
        part: 'timeouts',
        otherNames: ['timeout'],
        property: 'evalsMs',
        default: '30',
        example: '30',
        section: 'Where to run it',
        text: `How long the evals may take before the verdict is \`incomplete\` and the run is cancelled. More than 0, less than ${JOB_LIMIT_MINUTES}.`,
    },
];

// EXTERNAL MODULE: ./build/inputs/table/execution.js
var execution = __webpack_require__(82081);
// EXTERNAL MODULE: ./build/model/choices/ingest-choices.js
var ingest_choices = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/inputs/kinds/kind.js
var kind = __webpack_require__(70144);
;// CONCATENATED MODULE: ./build/inputs/table/ingest.js



/** The service takes 256 characters; the attempt may have to be appended. */
const MAX_RUN_ID_LENGTH = 250;
const runId = (0,kind/* kind */.f)('text', (id, refuse) => id.length <= MAX_RUN_ID_LENGTH
    ? id
    : refuse(`must have at most ${MAX_RUN_ID_LENGTH} characters.`));
/** Of an id that no step before has, GitHub gives the empty text. */
const testOutcome = (0,kind/* kind */.f)('outcome of a step', (value, refuse) => {
    const known = ingest_choices/* TEST_OUTCOMES */.p.find((outcome) => outcome === value);
    if (known !== undefined)
        return known;
    if (value !== '')
        return refuse(`must be one of ${ingest_choices/* TEST_OUTCOMES */.p.join(', ')}, not \`${value}\`.`);
    return refuse('is empty: no step before this one has the id that it names. Give the step that runs the tests ' +
        'an `id`, or leave the line out.');
});
const finalize = (0,plain/* choiceOf */.FH)({
    auto: 'auto',
    true: 'always',
    false: 'never',
});
/** Inputs of mode `ingest`. */
const INGEST_INPUTS = [
    {
        name: 'results',
        kind: plain/* globs */.gV,
        modes: ['ingest'],
        part: 'results',
        property: 'globs',
        example: 'reports/**/*.xml',
        section: 'What to ingest',
        text: 'Result files of the test runners (JUnit XML, Jest JSON, Vitest JSON), as globs relative to ' +
            'the workspace, one a line. A line that begins with `!` excludes files.',
        details: 'One that begins with `#` is a comment.',
    },
    {
        name: 'format',
        kind: (0,plain/* choice */.Yq)(['auto', ...ingest_choices/* RESULT_FORMATS */.L]),
        modes: ['ingest'],
        part: 'results',
        default: 'auto',
        example: 'junit',
        section: 'What to ingest',
        text: `Format of the result files, ${(0,plain/* choice */.Yq)(ingest_choices/* RESULT_FORMATS */.L).takes}; or \`auto\` to tell it by the content of each.`,
    },
    {
        name: 'merge-retries',
        kind: plain/* truth */.Im,
        modes: ['ingest'],
        part: 'results',
        default: 'false',
        example: 'true',
        section: 'What to ingest',
        text: 'Whether cases of one result file with the same suite, class, name and source file are ' +
            'attempts of one test, where their producer (Gradle, pytest, gotestsum) is known to repeat ' +
            'what it tries again. The last one decides, and a pass after a failure is flaky. Off by ' +
            'default, since parameterised tests repeat names as well.',
    },
    {
        name: 'if-no-files',
        kind: (0,plain/* choice */.Yq)(['error', 'warn', 'ignore']),
        modes: ['ingest'],
        part: 'results',
        default: 'error',
        example: 'warn',
        section: 'What to ingest',
        text: 'What to do where no result file is found. `error` makes the verdict `invalid`; `warn` and ' +
            '`ignore` make it `incomplete` and let the step pass, `ignore` without a warning.',
    },
    {
        name: 'test-outcome',
        kind: testOutcome,
        modes: ['ingest'],
        part: 'results',
        default: 'unknown',
        emptyCounts: true,
        example: 'failure',
        section: 'What to ingest',
        text: `How the step that ran the tests ended, \`\${{ steps.ID.outcome }}\`. Where it failed and no ` +
            'test in the result files did, the verdict is `incomplete`; so it is where the step was ' +
            'cancelled or skipped.',
        details: 'It is `success`, `failure`, `cancelled` or `skipped`. Where it comes out empty, no step has ' +
            'that id: the verdict is `invalid`.',
    },
    {
        name: 'suite-name',
        kind: plain/* text */.Qq,
        modes: ['ingest'],
        part: 'run',
        otherwise: 'workflow and job, with the matrix leg where there is one and `shard` is not given',
        example: 'unit tests',
        section: 'What to ingest',
        text: 'Suite that the results belong to.',
        details: 'Two steps of one job need a name each.',
    },
    {
        name: 'external-run-id',
        kind: runId,
        modes: ['ingest'],
        part: 'run',
        otherwise: 'made of repository, workflow run and suite name',
        example: 'nightly-2026-01-31',
        section: 'What to ingest',
        text: 'Identity of the run that the results belong to.',
    },
    {
        name: 'finalize',
        kind: finalize,
        modes: ['ingest'],
        part: 'run',
        default: 'auto',
        example: 'auto',
        section: 'What to ingest',
        text: 'Whether to end the run. `auto` ends it once every shard has reported, `true` demands that ' +
            'they have, `false` leaves it open.',
        details: 'With `true`, a shard that is missing makes the verdict `incomplete`.',
    },
    {
        name: 'upload-artifacts',
        kind: plain/* truth */.Im,
        modes: ['ingest'],
        part: 'run',
        default: 'true',
        undecisive: true,
        example: 'true',
        section: 'What to ingest',
        text: 'Whether to upload the result files themselves to the service at `base-url`.',
        details: 'Without one there is nowhere to send them.',
    },
];

// EXTERNAL MODULE: ./build/inputs/table/policy.js
var policy = __webpack_require__(37157);
// EXTERNAL MODULE: ./build/inputs/table/publishing.js + 1 modules
var publishing = __webpack_require__(83157);
;// CONCATENATED MODULE: ./build/inputs/table/report-to.js


/** Inputs that say to which service results go that the embedded one has. */
const REPORT_TO_INPUTS = [
    {
        name: 'report-to',
        kind: address/* remoteAddress */.fn,
        modes: ['run', 'command'],
        undecisive: true,
        example: 'https://evals.example.com/api/v1',
        section: 'Where to show it',
        text: 'Address of an evals service, with its version path, that is sent the results of the embedded ' +
            'service, so that it keeps them. Trouble with that is a warning, and never a verdict.',
        details: 'Results that are not whole are not sent. A run of the service is made of them, under an id that ' +
            'is the same whenever the step sends them again. Sending takes two minutes at most.',
    },
    {
        name: 'report-to-api-key',
        kind: address/* serviceKey */.jq,
        modes: ['run', 'command'],
        undecisive: true,
        secret: true,
        example: 'a repository secret that holds sk_…',
        section: 'Where to show it',
        text: 'Key of the service at `report-to`. Where it is empty, as in workflows of forks, nothing is sent.',
    },
    {
        name: 'report-to-project',
        kind: plain/* text */.Qq,
        modes: ['run', 'command'],
        undecisive: true,
        otherwise: 'the one that the service takes for the default',
        example: 'Default',
        section: 'Where to show it',
        text: 'Project of the service at `report-to`, by id or name.',
    },
];

// EXTERNAL MODULE: ./build/contract/embedded/server-sandbox.js
var server_sandbox = __webpack_require__(33989);
// EXTERNAL MODULE: ./build/inputs/kinds/provider-lines.js
var provider_lines = __webpack_require__(15905);
;// CONCATENATED MODULE: ./build/inputs/table/run.js




/** What becomes of the run of an earlier attempt. */
const RERUNS = ['new', 'reuse'];
/** What becomes of arguments that the tool they are for does not take. */
const ARGUMENT_CHECKS = ['refuse', 'warn', 'off'];
/** Inputs that say what is run and on what, some of which other modes have as well. */
const RUN_INPUTS = [
    {
        name: 'suite-file',
        kind: plain/* text */.Qq,
        modes: ['run'],
        example: 'evals/smoke.yaml',
        section: 'What to run',
        text: 'YAML or JSON file in the repository that describes the eval suite. It is created in the ' +
            'project, or updated where the project has a suite of that `name`, and run.',
    },
    {
        name: 'suite',
        kind: plain/* text */.Qq,
        modes: ['run'],
        example: 'smoke',
        section: 'What to run',
        text: 'Saved eval suite to rerun, by id or name. Give this or `suite-file`.',
        details: 'The embedded service starts empty, so it takes `suite-file` only.',
    },
    {
        name: 'command',
        kind: plain/* text */.Qq,
        modes: ['command'],
        example: 'npm run evals',
        section: 'What to run',
        text: "The repository's own eval program, one or more lines of a shell. It reports its runs to the " +
            'service that the variables `MCPJAM_BASE_URL`, `MCPJAM_API_KEY` and `MCPJAM_PROJECT_ID` name.',
        details: 'It runs in the workspace with `bash -eo pipefail`, or `sh -e` where there is no bash. See ' +
            '[command.md](command.md).',
    },
    {
        name: 'project',
        kind: plain/* text */.Qq,
        modes: ['run', 'ingest', 'command', 'doctor', 'diff'],
        part: 'run',
        otherwise: 'the only project the key can see, else the one named `Default`',
        example: 'Default',
        section: 'What to run',
        text: 'Project, by id or name.',
    },
    {
        name: 'servers',
        kind: plain/* list */.p_,
        modes: ['run', 'doctor', 'diff'],
        part: 'run',
        otherwise: 'those the suite names; else all enabled in `mcp-config` with the embedded service, and the ' +
            'only one there is with another. In mode `doctor` all that are enabled',
        example: 'weather, search',
        section: 'What to run',
        text: 'MCP servers to run against or to look at, by id or name, separated by commas or new lines.',
    },
    {
        name: 'mcp-config',
        kind: plain/* text */.Qq,
        modes: ['run', 'doctor', 'diff'],
        default: '.mcp.json',
        example: '.mcp.json',
        section: 'Where to run it',
        text: 'File that names the MCP servers of the embedded service (`mcpServers`).',
        details: 'It is in the workspace, or given by an absolute path. `.vscode/mcp.json` and the like will do: ' +
            '[service.md](service.md#mcp-servers) says what is read.',
    },
    {
        name: 'model-api-keys',
        kind: provider_lines/* providerKeys */.uU,
        modes: ['run'],
        secret: true,
        example: 'anthropic=…',
        section: 'Where to run it',
        text: 'Keys of model providers, one `provider=key` a line.',
        details: 'A line without a key, as where the workflow has no secrets, is wrong only where a case needs ' +
            'that key.',
    },
    {
        name: 'model-base-urls',
        kind: provider_lines/* providerUrls */.Uu,
        modes: ['run'],
        example: 'ollama=http://127.0.0.1:11434/v1',
        section: 'Where to run it',
        text: 'Addresses of OpenAI-compatible or self-hosted model endpoints for the embedded service, one ' +
            '`provider=url` a line, for example Ollama, LiteLLM or Azure.',
        details: 'For one, `ollama=http://127.0.0.1:11434/v1`. The report says that they were used. Keys in ' +
            'them are masked.',
    },
    {
        name: 'iterations',
        kind: (0,plain/* number */.ai)(`a whole number from 1 to ${limits/* OWN_LIMITS */.us.iterationsPerCase}`, (value) => Number.isInteger(value) && value >= 1 && value <= limits/* OWN_LIMITS */.us.iterationsPerCase),
        modes: ['run'],
        part: 'run',
        otherwise: 'as the suite says',
        example: '3',
        section: 'What to run',
        text: `How often each case runs, 1 to ${limits/* OWN_LIMITS */.us.iterationsPerCase}, or to ${limits/* HOSTED_LIMITS */.Fj.iterationsPerCase} on a hosted service. Overrides what suite and cases say.`,
    },
    {
        name: 'check-arguments',
        kind: (0,plain/* choice */.Yq)(ARGUMENT_CHECKS),
        modes: ['run'],
        part: 'run',
        default: 'refuse',
        example: 'warn',
        section: 'What to run',
        text: 'What becomes of a suite file whose cases give a tool arguments that its input schema does not ' +
            'take: `refuse` (verdict `invalid`, before any tool or model is called), `warn`, or `off`.',
        details: '[Checked before the run](suite.md#checked-before-the-run) says what is checked and what is let ' +
            'alone, such as steps that expect an error.',
    },
    {
        name: 'rerun',
        kind: (0,plain/* choice */.Yq)(RERUNS),
        modes: ['run'],
        part: 'run',
        default: 'new',
        example: 'new',
        section: 'Where to run it',
        text: 'What an attempt of a workflow run does where one before it had a run on a hosted service: ' +
            '`new` starts another, `reuse` takes up that one.',
        details: 'The service is sent a key (`Idempotency-Key`) of repository, workflow run, job, matrix leg and ' +
            'step, with `new` of the attempt too, and answers a key that it knows with the run that it ' +
            'has. The log says which one happened. A run that was reused has the outcome it had: one that was ' +
            'cancelled stays so. The embedded service starts empty, and so knows no run. Jobs that call one ' +
            'reusable workflow are told apart by what the runner calls them, which is another in each ' +
            'attempt: with `reuse`, give each a `matrix` of its own, or they have one run between them.',
    },
    {
        name: 'notes',
        kind: plain/* text */.Qq,
        modes: ['run', 'ingest'],
        part: 'run',
        undecisive: true,
        example: 'nightly',
        section: 'What to run',
        text: 'Text to keep with the run.',
    },
    {
        name: 'allow-untrusted-servers',
        kind: plain/* truth */.Im,
        modes: ['run', 'command', 'doctor', 'diff'],
        default: 'false',
        example: 'false',
        section: 'Where to run it',
        text: "Whether to run code that is not known as this repository's own where the job has secrets or " +
            'a token that may write: MCP servers or the `command` of such a checkout, or its suite file ' +
            'on a hosted service. Read docs/security.md before you allow it.',
        details: '[Code of forks](security.md#code-of-forks) says what is known as own. A server under test ' +
            "can read what the runner's user can. Say `true` only where a maintainer has read that very " +
            'code, or can answer for it.',
    },
    {
        name: 'server-sandbox',
        kind: (0,plain/* choice */.Yq)(server_sandbox/* SERVER_SANDBOXES */.g),
        modes: ['run', 'doctor', 'diff'],
        default: 'off',
        example: 'bwrap',
        section: 'Where to run it',
        text: 'What the embedded service starts local MCP servers in: `bwrap` (bubblewrap, Linux), `user` ' +
            '(the user `nobody`, by sudo), or `off`. Where it cannot be had, the verdict is `invalid`.',
        details: 'No server is started then. [Sandboxing servers](security.md#sandboxing-servers) says what ' +
            'each needs and closes. Servers with a `url` are not started by the action, so that it does ' +
            'not concern them.',
    },
];

// EXTERNAL MODULE: ./build/model/choices/shard.js
var shard = __webpack_require__(30485);
;// CONCATENATED MODULE: ./build/inputs/table/shards.js



const shards_shard = {
    ...(0,kind/* kind */.f)('`INDEX/TOTAL`, `matrix` or `all/TOTAL`', (value, refuse) => (0,shard/* parseShard */.uK)(value) ??
        refuse('must be the number of this shard and how many there are, `matrix` for those of this job in ' +
            'its matrix, or `all/` and how many.')),
    absent: null,
};
/** Inputs that say which part of a suite or of the tests a job runs. */
const SHARD_INPUTS = [
    {
        name: 'shard',
        kind: shards_shard,
        modes: ['run', 'ingest'],
        part: 'run',
        otherwise: 'all of it',
        example: '2/5',
        section: 'What to run',
        text: 'Which part this job runs, such as `2/5`, or `matrix` where each job of a matrix is a part. ' +
            'Of a suite file it runs that part of the cases, for a job in mode `publish` to join. Of result ' +
            'files it says which part they are of: all parts report to one run, on a service at `base-url`, ' +
            'and `all/5` is the job that runs no tests and only ends that run.',
        details: 'A suite file is run in parts by the embedded service alone.',
    },
    {
        name: 'shard-durations',
        kind: plain/* text */.Qq,
        modes: ['run'],
        part: 'run',
        otherwise: 'the parts are told by the hash of what cases are known by',
        example: 'evals/durations/report.json',
        section: 'What to run',
        text: 'Report of this action, a file or the folder that holds it, by whose durations of cases the ' +
            'parts are made to take alike.',
        details: 'Relative to the workspace. All parts need the same one, as from the commit or from a job ' +
            'before: parts that were made by others are not joined.',
    },
    {
        name: 'strategy',
        kind: plain/* text */.Qq,
        modes: ['run', 'ingest'],
        expression: `\${{ toJSON(strategy) }}`,
        undecisive: true,
        example: 'leave it out for the default',
        section: 'What to run',
        text: 'Place of the job in its matrix, for `shard` when that is `matrix`. Leave it out.',
    },
];

// EXTERNAL MODULE: ./build/model/policy.js
var model_policy = __webpack_require__(50154);
// EXTERNAL MODULE: ./build/inputs/kinds/baseline-source.js
var baseline_source = __webpack_require__(51775);
;// CONCATENATED MODULE: ./build/inputs/table/surface.js



/** Inputs of mode `diff`, which holds what servers offer against what they offered. */
const SURFACE_INPUTS = [
    {
        name: 'compare-to',
        kind: baseline_source/* baselineSource */.f,
        modes: ['diff'],
        part: 'surface',
        default: 'auto',
        example: 'file:mcp-surface.json',
        section: 'What servers offer',
        text: 'What the servers offered before. `auto` looks for the report that an earlier run of this job ' +
            'left as an artifact, on the branch that a pull request is to go to, which takes the permission ' +
            '`actions: read`; `file:<path>` is a snapshot or a report in the workspace; `checkout:<path>` the ' +
            'base itself, whose own servers are asked.',
        details: '`branch:<name>` looks on that branch, `run:<id>` in one run of the workflow; `none` compares ' +
            'nothing, as where only a `snapshot` is written: [diff.md](diff.md).',
    },
    {
        name: 'fail-on-change',
        kind: (0,plain/* choice */.Yq)(model_policy/* FAIL_ON_CHANGE */.IP),
        modes: ['diff'],
        part: 'surface',
        default: 'breaking',
        example: 'any',
        section: 'What servers offer',
        text: 'Which changes fail the check `surface-compatible`: those that are `breaking` for callers, `any`, ' +
            'those of descriptions too, or `never`, which shows them all the same.',
    },
    {
        name: 'snapshot',
        kind: plain/* text */.Qq,
        modes: ['diff'],
        part: 'surface',
        otherwise: 'none is written',
        example: 'mcp-surface.json',
        section: 'What servers offer',
        text: 'File in the workspace that what the servers offer is written to: tools with their schemas and ' +
            'annotations, prompts and resources, in an order that is always the same.',
        details: 'Where a server could not be asked, nothing is written. Commit the file, and `compare-to: ' +
            'file:<path>` holds later states against it. It is read before it is written over.',
    },
];

;// CONCATENATED MODULE: ./build/inputs/table/table.js










/** Every input of the action, in the order in which what is wrong with them is told. */
const INPUTS = [
    ...COMMON_INPUTS,
    ...policy/* POLICY_INPUTS */.x,
    ...RUN_INPUTS,
    ...SHARD_INPUTS,
    ...execution/* EXECUTION_INPUTS */.x,
    ...INGEST_INPUTS,
    ...baseline/* BASELINE_INPUTS */.Y,
    ...SURFACE_INPUTS,
    ...publishing/* PUBLISHING_INPUTS */.i,
    ...REPORT_TO_INPUTS,
];


/***/ }),

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RESULT_FORMATS),
/* harmony export */   p: () => (/* binding */ TEST_OUTCOMES)
/* harmony export */ });
/** What the user may say of result files and of the run that a service makes of them. */
const RESULT_FORMATS = ['junit', 'jest', 'vitest'];
/** How the step ended that ran the tests; `unknown` where the workflow does not say. */
const TEST_OUTCOMES = ['success', 'failure', 'cancelled', 'skipped', 'unknown'];


/***/ }),

/***/ 30485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zb: () => (/* binding */ SHARD_RULES),
/* harmony export */   hH: () => (/* binding */ MAX_SHARDS),
/* harmony export */   uK: () => (/* binding */ parseShard),
/* harmony export */   ue: () => (/* binding */ legName)
/* harmony export */ });
const MAX_SHARDS = 1_000;
/** Reads `2/5`, or `all/5` for the job that only ends the run; null for anything else. */
function parseShard(text) {
    const [, part = '', whole = ''] = /^(all|\d{1,4})\/(\d{1,4})$/.exec(text.trim()) ?? [];
    const total = Number(whole);
    const index = part === 'all' ? null : Number(part);
    if (total < 1 || total > MAX_SHARDS)
        return null;
    return index === null || (index >= 1 && index <= total) ? { index, total } : null;
}
/** By what cases are dealt out: their identity, or how long they take. */
const SHARD_RULES = ['identity', 'durations'];
/** Such as `leg 2/5`. */
const legName = ({ index, total }) => `leg ${index}/${total}`;


/***/ }),

/***/ 50154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ DEFAULT_REGRESSION_CONFIDENCE),
/* harmony export */   IP: () => (/* binding */ FAIL_ON_CHANGE),
/* harmony export */   ND: () => (/* binding */ MISSING_BASELINE_RULES),
/* harmony export */   Rw: () => (/* binding */ INFERENCES),
/* harmony export */   Zb: () => (/* binding */ DEFAULT_MIN_EFFECT),
/* harmony export */   fT: () => (/* binding */ UNLIKE_BASELINE_RULES),
/* harmony export */   gm: () => (/* binding */ DEFAULT_CONFIRM_ITERATIONS),
/* harmony export */   hF: () => (/* binding */ REGRESSION_MODES)
/* harmony export */ });
/** Which changes of what servers offer are held against them. */
const FAIL_ON_CHANGE = ['breaking', 'any', 'never'];
/**
 * What a pass rate is about: these very cases, whose iterations are the sample, or tasks like these,
 * of which the cases are the sample.
 */
const INFERENCES = ['these-cases', 'unseen-cases'];
/**
 * `inform` shows a regression and lets it pass; `gate` holds deterministic cases to every iteration
 * and sampled ones to the statistical test; `strict` and `statistical` hold all cases to one of
 * these; `off` compares nothing.
 */
const REGRESSION_MODES = ['inform', 'gate', 'strict', 'statistical', 'off'];
const DEFAULT_REGRESSION_CONFIDENCE = 0.95;
const DEFAULT_MIN_EFFECT = 0.01;
/** Of both sides together. */
const DEFAULT_CONFIRM_ITERATIONS = 400;
/**
 * What becomes of comparisons where there is no baseline. `not-applicable`: they decide nothing;
 * `incomplete`: they are undecided; `pass`: they pass where a look-up that worked found no earlier
 * run, and are undecided else.
 */
const MISSING_BASELINE_RULES = ['not-applicable', 'incomplete', 'pass'];
/** What becomes of comparisons with a baseline that is too old or from other models. */
const UNLIKE_BASELINE_RULES = ['warn', 'incomplete'];


/***/ }),

/***/ 24409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BM: () => (/* binding */ fractionMistake),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   oy: () => (/* binding */ formatExactPercent),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
/** Numbers as people read them; shared by the gate's sentences and the surfaces. */
/** A whole number as `12,345`. Not by `Intl`, whose first formatter costs 14 ms of the cold start. */
function formatCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 iteration`, `12,345 iterations`. */
function countOf(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/**
 * A measured fraction as percent, rounded down to one decimal so that it never reads better than
 * it is: `100%` only where all passed, and never the minimum where it was missed.
 */
function formatPercent(fraction) {
    if (fraction >= 1)
        return '100%';
    if (fraction <= 0)
        return '0%';
    // Doubles fall a hair short of the decimals they stand for: 0.29 * 1000 is 289.99999999999994.
    const permille = Math.min(Math.floor(fraction * 1000 + 1e-6), 999);
    return permille === 0 ? '<0.1%' : `${permille / 10}%`;
}
/** A wanted fraction as percent, with the digits its writer gave it. */
function formatExactPercent(fraction) {
    return `${Number((fraction * 100).toFixed(6))}%`;
}
/**
 * What is wrong with a percentage that reads like a fraction of 1: a gate at 0.9 % lets through
 * nearly everything. Null where nothing is.
 */
function fractionMistake(percent) {
    if (percent <= 0 || percent > 1)
        return null;
    // Doubles stray at the far end: 0.29 * 100 is 28.999999999999996.
    const meant = Number((percent * 100).toPrecision(12));
    return `is in percent: ${meant}, not ${percent}.`;
}


/***/ }),

/***/ 70543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ COUNTED),
/* harmony export */   VQ: () => (/* binding */ DEFAULT_FAIL_ON),
/* harmony export */   Zb: () => (/* binding */ MOST_TROUBLES),
/* harmony export */   aA: () => (/* binding */ QUARANTINE_STATES),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   jT: () => (/* binding */ CHECK_OUTCOMES)
/* harmony export */ });
/* unused harmony export CHECK_IDS */
/**
 * `passed`: every check had evidence and met it. `failed`: some check had evidence and missed it.
 * `incomplete`: a check could not be decided. `invalid`: the user's configuration is wrong.
 */
const VERDICTS = ['passed', 'failed', 'incomplete', 'invalid'];
/** Verdicts that turn the job red where nothing else is asked for: all but `passed`. */
const DEFAULT_FAIL_ON = ['failed', 'incomplete', 'invalid'];
/** Stable names of what the gate checks. */
const CHECK_IDS = (/* unused pure expression or super */ null && ([
    'run-result',
    'all-passed',
    'min-pass-rate',
    'min-pass-rate-by-model',
    'min-case-pass-rate',
    'no-regression',
    'no-removed-tools',
    'new-and-changed-cases',
    'max-total-tokens',
    'max-tool-calls',
    'max-p95-latency-ms',
    'max-duration-minutes',
    'max-cost',
    'servers-healthy',
    'surface-known',
    'surface-compatible',
]));
/** `notApplicable`: nothing insists on the check, and there is nothing to hold it against. */
const CHECK_OUTCOMES = ['passed', 'failed', 'undecided', 'notApplicable'];
/**
 * What is counted: a run of the API has iterations, result files have tests; both are of cases.
 * Servers are counted where these themselves are looked at.
 */
const COUNTED = ['iteration', 'test', 'case', 'server'];
/** What becomes of an entry of the quarantine. */
const QUARANTINE_STATES = ['active', 'repeated', 'expired', 'unknown', 'unlisted'];
/**
 * Where there are more troubles than these, their number is not known: of what is wrong with one file
 * so many are told, and one more that counts the others.
 */
const MOST_TROUBLES = 100;


/***/ }),

/***/ 33201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const systemClock = {
    now: () => Date.now(),
    async sleep(ms, signal) {
        signal?.throwIfAborted();
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, signal ? { signal } : {});
        }
        catch (error) {
            signal?.throwIfAborted();
            throw error;
        }
    },
    alarm(ms, ring) {
        const timer = setTimeout(ring, ms);
        return () => clearTimeout(timer);
    },
};


/***/ }),

/***/ 1559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Np: () => (/* binding */ cap),
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   v3: () => (/* binding */ cleanLines)
/* harmony export */ });
/* unused harmony export head */
/**
 * Makes any text harmless to look at: what a terminal, a bidi algorithm or a reader's eye would be
 * fooled by is taken out (ANSI) or written visibly (the rest). Escaping for a place comes after.
 */
const ESC = '\\u001b';
const BEL = '\\u0007';
/** OSC, DCS and their kin up to their end; CSI with its parameters; two-character escapes. */
const ANSI = new RegExp(`(?:${ESC}[\\]PX^_][^${BEL}${ESC}\\u009c]*(?:${BEL}|${ESC}\\\\|\\u009c)?)` +
    `|(?:(?:${ESC}\\[|\\u009b)[0-?]*[ -/]*[@-~]?)` +
    `|(?:${ESC}[ -/]*[0-~]?)`, 'g');
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/** Emoji, of one or several characters, whose joiners, selectors and tags have their meaning there. */
const PICTOGRAPH = '\\p{Extended_Pictographic}(?:[\\ufe0e\\ufe0f]|\\p{Emoji_Modifier})?';
/** England, Scotland and Wales, the only flags that are made of tags. */
const TAG_FLAG = '\\u{1f3f4}\\u{e0067}\\u{e0062}' +
    '(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}';
const EMOJI = `${TAG_FLAG}|${PICTOGRAPH}(?:\\u200d${PICTOGRAPH})*|[0-9#*]\\ufe0f?\\u20e3`;
/**
 * Letters with a joiner or a non-joiner behind them that is drawn there, and without which words are
 * misspelt: Persian and its kin; letters of India and Sri Lanka that lose their vowel before another
 * letter, where they stand for a consonant at the end (Malayalam), or keep their form (Bengali).
 */
const ARABIC = '[\\u0620-\\u064a\\u066e\\u066f\\u0671-\\u06d3\\u06d5\\u0750-\\u077f]';
const INDIC = '(?=\\p{Lo})[\\u0904-\\u0dc6]';
const NUKTA = '[\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0cbc]';
const VIRAMA = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';
const JOINED = `${ARABIC}\\u200c(?=${ARABIC})|${INDIC}${NUKTA}?${VIRAMA}[\\u200c\\u200d](?=${INDIC})` +
    '|[\\u0d15-\\u0d39]\\u0d4d\\u200d|\\u09b0\\u200d\\u09cd(?=\\u09af)';
/** Format characters that have ink of their own: Arabic number and verse signs. */
const INKED_FORMAT = '\\u0600-\\u0605\\u06dd\\u08e2';
/** Without ink though no property of Unicode says so: blank Braille, null notehead, fillers, blanks. */
const BLANK = '\\u2800\\u{1d159}\\u{16fe4}\\u{1107f}\\u{13441}\\u{13442}';
/** All of them but ours; they are shown as one. */
const SPACE = '(?! )\\p{Zs}';
/**
 * What a reader cannot see, or sees as something else: control and format characters (bidi controls,
 * zero-width ones, tags), selectors, fillers, lone surrogates, noncharacters, what only a certain font
 * has a sign for.
 */
const TREACHEROUS = `(?![\\t\\n${INKED_FORMAT}])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}${BLANK}]`;
/** Marks, with the character they stand on where there is one. */
const MARKED = '[\\p{L}\\p{Mc}\\p{N}\\p{P}\\p{S}]?[\\p{Mn}\\p{Me}]+';
/** What is sound stands first, so that it is passed over as a whole. */
const REMARKABLE = new RegExp(`(?<sound>${EMOJI}|${JOINED})|(?<treacherous>${TREACHEROUS})|(?<marked>${MARKED})|${SPACE}`, 'gu');
const SINGLE_TREACHEROUS = new RegExp(`^${TREACHEROUS}$`, 'u');
const MARK = /^[\p{Mn}\p{Me}]$/u;
/** Marks on one character in the languages that pile them; more of them run over the lines above. */
const MOST_MARKS = 4;
/** What most texts are: nothing in them needs cleaning, and a look is cheaper than a cleaning. */
const PLAIN = /^[\n\t -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e]*$/;
/**
 * Text with line feeds as its only line breaks, and with nothing left in it that is invisible or runs
 * out of its line.
 */
function cleanText(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(ANSI, '').replace(LINE_BREAK, '\n').replace(REMARKABLE, writeVisibly);
}
function writeVisibly(match, sound, odd, marked) {
    if (sound !== undefined)
        return match;
    if (odd !== undefined)
        return escaped(match);
    return marked === undefined ? ' ' : withFewMarks(marked);
}
/**
 * The first few of a pile of marks. One that stands on nothing is written by its number, since it would
 * be drawn over what stands before the text.
 */
function withFewMarks(marked) {
    const [first = '', ...others] = marked;
    const standing = !MARK.test(first);
    const marks = standing ? others : [first, ...others];
    const shown = marks
        .slice(0, MOST_MARKS)
        .map((mark) => (standing && !SINGLE_TREACHEROUS.test(mark) ? mark : escaped(mark)));
    return `${standing ? first : ''}${shown.join('')}${marks.length > MOST_MARKS ? '…' : ''}`;
}
/** `\u200b`: the character by its number. */
function escaped(character) {
    const code = character.codePointAt(0) ?? 0;
    if (code > 0xffff)
        return `\\u{${code.toString(16)}}`;
    return `\\u${code.toString(16).padStart(4, '0')}`;
}
/** Joiners that join nothing any more, and tags of half a flag: they would stay there unseen. */
const CUT_OFF = /[\u200c\u200d]$|[\u{e0061}-\u{e007a}]{1,5}$/u;
/** At most `limit` code points of a text, the last of them an ellipsis where it was cut. */
function cap(text, limit) {
    if (text.length <= limit)
        return text;
    let end = 0;
    let last = 0;
    for (let taken = 0; taken < limit && end < text.length; taken += 1) {
        last = end;
        end += codePointLength(text, end);
    }
    return end < text.length ? `${text.slice(0, last).replace(CUT_OFF, '')}…` : text;
}
function codePointLength(text, index) {
    return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
}
/** A piece of a text short enough to clean quickly, not ending within a code point. */
function head(text, length) {
    if (text.length <= length)
        return text;
    const piece = text.slice(0, length);
    return /[\ud800-\udbff]$/.test(piece) ? piece.slice(0, -1) : piece;
}
/** One clean line already, as most are. */
const PLAIN_LINE = /^[!-~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e]+(?: [!-~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e]+)*$/;
/** One clean line of at most `limit` code points. */
function cleanLine(text, limit) {
    if (text.length <= limit && PLAIN_LINE.test(text))
        return text;
    // Eight times the limit leaves room for the escape sequences and white space that fall away.
    const line = cleanText(head(text, limit * 8))
        .replace(/\s+/g, ' ')
        .trim();
    return cap(line, limit);
}
/** Clean lines of a longer text, with a last line that counts those left out. */
function cleanLines(text, { lines, width }) {
    const roomy = lines * width * 2;
    const piece = head(text, roomy);
    const all = cleanText(piece).trimEnd().split('\n');
    const kept = all.slice(0, lines).map((line) => cap(line, width));
    if (piece.length < text.length) {
        const more = text.length - piece.length;
        return [...kept, `… more, ${more.toLocaleString('en-US')} characters and up`];
    }
    const more = all.length - kept.length;
    return more === 0 ? kept : [...kept, `… ${more.toLocaleString('en-US')} more lines`];
}


/***/ }),

/***/ 26829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ slipsBetween),
/* harmony export */   bi: () => (/* binding */ lettersOf),
/* harmony export */   d5: () => (/* binding */ meantName),
/* harmony export */   fl: () => (/* binding */ byNearness)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** Longer names than anything has are compared up to here. */
const COMPARED_LENGTH = 128;
/** A name without what separates its words, which is where people go wrong first. */
const lettersOf = (name) => name
    .slice(0, COMPARED_LENGTH)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
/** Slips of the keyboard that leave a name what it is. */
const slipsOf = ({ length }) => Math.min(3, Math.floor(length / 3));
/**
 * The name that another was meant for: spelt with other signs between its words, a part of it that
 * only one has, or a slip or two away. Undefined where none is near, and where it is one itself.
 */
function meantName(written, names) {
    const known = [...names];
    if (known.includes(written))
        return undefined;
    const letters = lettersOf(written);
    if (letters === '')
        return undefined;
    const same = known.find((name) => lettersOf(name) === letters);
    if (same !== undefined)
        return same;
    const [best] = byNearness(written, known);
    if (best !== undefined && slipsBetween(written, best) <= slipsOf(letters))
        return best;
    const longer = known.filter((name) => hasWords(name, written) || hasWords(written, name));
    return longer.length === 1 ? longer[0] : undefined;
}
/** How many letters one name is off another; two neighbours that changed places are one slip. */
function slipsBetween(one, other) {
    const [letters, meant] = [lettersOf(one), lettersOf(other)];
    return areSwapped(letters, meant) ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(letters, meant);
}
function areSwapped(one, other) {
    const at = [...one].findIndex((letter, index) => letter !== other[index]);
    if (at < 0)
        return false;
    const swapped = `${one.slice(0, at)}${one.charAt(at + 1)}${one.charAt(at)}${one.slice(at + 2)}`;
    return swapped === other;
}
/** Names by how near they are to what was written, the nearest first. */
function byNearness(written, names) {
    return names
        .map((name) => ({ name, slips: slipsBetween(written, name) }))
        .toSorted((a, b) => a.slips - b.slips)
        .map(({ name }) => name);
}
/** Whether one name begins or ends with the other, words kept whole: `tools.call`, `server`. */
function hasWords(name, part) {
    const words = wordsOf(name);
    const wanted = wordsOf(part);
    if (wanted.length >= words.length)
        return false;
    const isAt = (start) => wanted.every((word, index) => words[start + index] === word);
    return isAt(0) || isAt(words.length - wanted.length);
}
function wordsOf(name) {
    return name
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z\d]+/)
        .filter((word) => word !== '');
}


/***/ }),

/***/ 97451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ withoutTrailing)
/* harmony export */ });
/**
 * The text without the characters of one kind at its end. As a regular expression this would look
 * for the end from each of them, which takes the square of their number.
 */
function withoutTrailing(text, character) {
    let end = text.length;
    while (text[end - 1] === character)
        end -= 1;
    return text.slice(0, end);
}


/***/ }),

/***/ 92657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Dh: () => (/* binding */ ExpectedError),
/* harmony export */   Ms: () => (/* binding */ whyUnread),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   j1: () => (/* binding */ ConfigurationError)
/* harmony export */ });
/** Base of all errors that are thrown on purpose; the message is fit to show as it is. */
class ExpectedError extends Error {
    name = 'ExpectedError';
    nature = 'execution';
}
/** The user's configuration is wrong: verdict `invalid`, shown without a stack. */
class ConfigurationError extends ExpectedError {
    name = 'ConfigurationError';
    nature = 'configuration';
    problems;
    constructor(problems) {
        super(problems.map(formatProblem).join('\n'));
        this.problems = problems;
    }
}
/** The job was cancelled while the action was at work. */
class CancelledError extends ExpectedError {
    name = 'CancelledError';
    nature = 'cancelled';
}
/** The problem in one text, which may have been typed on several lines. */
function formatProblem({ where, message, example }) {
    const hint = example === undefined ? '' : ` Example: ${example}`;
    return `${where}: ${message}${hint}`;
}
/** Text of anything that was thrown. */
function errorMessage(thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
}
/** Why a file could not be read, in words that a user has for it where there are such. */
function whyUnread(error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return 'there is no such file';
    if (code === 'EISDIR')
        return 'it is a folder';
    return code === 'EACCES' ? 'its permissions do not allow it' : errorMessage(error);
}
/** Code of an error of the system, such as `ENOENT`; undefined for any other error. */
function errorCode(thrown) {
    if (typeof thrown !== 'object' || thrown === null || !('code' in thrown))
        return undefined;
    return typeof thrown.code === 'string' ? thrown.code : undefined;
}


/***/ }),

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ SCHEMAS_ADDRESS),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Version of this action, as in package.json. */
const VERSION = '0.1.0';
/**
 * Where the JSON Schemas are to be found by editors. No account has published this action, so that `owner`
 * stands for the one it is used from, as in the README.
 */
const SCHEMAS_ADDRESS = 'https://raw.githubusercontent.com/owner/mcp-eval-gate-action/v1/schemas/';


/***/ })

};
