export const id = 8298;
export const ids = [8298];
export const modules = {

/***/ 45865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95498);
/* harmony import */ var _lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67067);




/** Their commit is of this repository. A dispatch can check out anything. */
const OWN_EVENTS = ['push', 'schedule', 'merge_group', 'release'];
/** Of runs by these, the head is all the code. Others run for a branch, and may be about a fork. */
const RUNS_OF_HEAD = [...OWN_EVENTS, 'pull_request', 'workflow_dispatch'];
const WORKFLOW_REF = /^([^/@]+\/[^/@]+)\/(\.github\/workflows\/[^/@]+)@/;
const MAX_PAYLOAD_BYTES = 16 * 2 ** 20;
/** A part of another shape counts as absent. */
const part = (shape) => shape.nullish().catch(null);
/** Zeros stand for no commit. */
const sha = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const owner = part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }));
const repository = part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), owner }));
const end = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha, ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), repo: repository });
const pull = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ number: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()), head: end, base: end });
const payloadShape = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    repository: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), default_branch: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    before: part(sha),
    pull_request: part(pull),
    merge_group: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ head_sha: sha, base_sha: sha, base_ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    workflow_run: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        id: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()),
        run_attempt: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()),
        path: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        event: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        head_sha: sha,
        head_branch: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
        head_repository: repository,
        pull_requests: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(pull)),
    })),
    issue: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ number: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()), pull_request: part(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({})) })),
});
/** Reads the payload of the event; null if there is none. */
async function readPayload(variables) {
    const path = variables['GITHUB_EVENT_PATH'];
    if (!path)
        return null;
    const text = await (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkspaceFile */ .s)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), MAX_PAYLOAD_BYTES);
    return typeof text === 'string' ? ((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text) ?? null) : null;
}
/** Reads the variables of the runner and the payload of the event, null if there is none. */
function readEvent(variables, payload) {
    const read = (name) => variables[`GITHUB_${name}`] ?? '';
    const event = payloadShape.safeParse(payload).data ?? {};
    const { pull_request: pull, workflow_run: run, merge_group: group, issue } = event;
    const name = read('EVENT_NAME');
    const id = event.repository?.id ?? idOf(read('REPOSITORY_ID'));
    const refBranch = (read('REF_TYPE') === 'branch' && read('REF_NAME')) || null;
    const [, home, workflow = null] = WORKFLOW_REF.exec(read('WORKFLOW_REF')) ?? [];
    // A fork that was deleted has no repository.
    const { head_repository: from, head_branch: ref } = run ?? {};
    const ownHead = { sha: group?.head_sha ?? read('SHA'), ref: refBranch, repo: { id } };
    const head = pull?.head ?? (run && { sha: run.head_sha, ref, repo: from }) ?? ownHead;
    const isOwn = pull || run || OWN_EVENTS.includes(name) ? head.repo?.id === id : null;
    const isOfHead = isOwn !== null && (!run || RUNS_OF_HEAD.includes(run.event ?? ''));
    const branch = isOwn === false ? null : (head.ref ?? null);
    const base = baseOf(event, id);
    const target = event.repository?.default_branch ?? branch;
    // A push to the default branch compares with what it found there.
    const before = name === 'push' && refBranch === target ? (event.before ?? null) : null;
    const targetBase = target === null ? null : { commit: before, branch: target };
    const isReadOnly = isOwn === false && /^pull_request(?!_target)/.test(name);
    const path = run?.path?.replace(/@.*/s, '') ?? null;
    return {
        name,
        repository: read('REPOSITORY'),
        repositoryId: id,
        workflow: home === read('REPOSITORY') ? workflow : null,
        job: read('JOB'),
        step: read('ACTION'),
        runId: idOf(read('RUN_ID')),
        attempt: idOf(read('RUN_ATTEMPT')) ?? 1,
        commit: head.sha,
        code: isOwn === false ? 'fork' : isOfHead ? 'own' : 'unknown',
        tip: /^refs\/(?:heads|tags)\//.test(read('REF')) ? read('SHA') : null,
        pull: (issue?.pull_request ? issue : pull)?.number ?? null,
        runHead: from && ref ? { repositoryId: from.id, label: `${from.owner?.login}:${ref}` } : null,
        followed: run?.id ? { id: run.id, attempt: run.run_attempt ?? 1, workflow: path } : null,
        isReadOnly,
        secretless: isReadOnly ? 'fork' : read('ACTOR') === 'dependabot[bot]' ? 'dependabot' : null,
        branch,
        base: base ? { commit: base.sha, branch: base.ref } : targetBase,
        policyBase: policyBaseOf(name, event, read('SHA')),
    };
}
function baseOf(event, id) {
    const { pull_request: pull, merge_group: group, workflow_run: run } = event;
    if (pull)
        return pull.base;
    if (group)
        return { sha: group.base_sha, ref: group.base_ref.replace(/^refs\/heads\//, '') };
    // GitHub lists no pull requests of forks, and may list those that go to another repository.
    const [only, another] = (run?.pull_requests ?? []).filter(({ head, base }) => head.sha === run?.head_sha && base.repo?.id === id);
    return another === undefined ? only?.base : undefined;
}
/**
 * The commit that a change goes into, not the one that it branched off, which its author chose. Runs
 * and comments lead from foreign code to a workflow of the default branch, whose tip is `GITHUB_SHA`.
 */
function policyBaseOf(name, event, tip) {
    const { pull_request: pull, merge_group: group, issue } = event;
    const isDirect = pull || group || /^(?:pull_request|merge_group)/.test(name);
    if (!isDirect && name !== 'workflow_run' && !issue?.pull_request)
        return { at: 'checkout' };
    const commit = isDirect ? (pull?.base.sha ?? group?.base_sha) : sha.safeParse(tip).data;
    return commit === undefined ? { at: 'unknown' } : { at: 'commit', sha: commit };
}
/** An id or number of GitHub; null for another text. */
function idOf(text) {
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}


/***/ }),

/***/ 49654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ terminalInputs),
/* harmony export */   bn: () => (/* binding */ ACTION_INPUTS),
/* harmony export */   eo: () => (/* binding */ repeatingOptions),
/* harmony export */   mc: () => (/* binding */ INPUTS),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   yL: () => (/* binding */ textRow),
/* harmony export */   yW: () => (/* binding */ isOf)
/* harmony export */ });
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74499);
/* harmony import */ var _report_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32188);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87745);



/** Sources that run something, start servers, run evals, and have results of tests. */
const OF_CODE = ['evals', 'command', 'doctor', 'diff'];
const OF_SERVERS = ['evals', 'doctor', 'diff'];
const OF_RUNS = ['evals', 'command'];
const OF_NAMED = ['command', 'results'];
const OF_BUDGETS = ['evals', 'command', 'collected'];
const OF_TESTS = ['evals', 'command', 'results', 'collected'];
/** Infers what is read. Without a default an empty value stands for nothing. */
const row = (given) => Object.assign({ default: '' }, given);
const textRow = (name, description, of, service) => ({ name, of, service, description, default: '', read: (value) => ({ value }) });
/** What is on unless it is set. */
const switchRow = (name, description) => row({ name, description, default: 'true', read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSwitch */ .hc });
/** A setting of the policy; undefined if it is not set. */
const settingRow = (name, description = _report_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0.shape[name].description ?? '', of) => row({ name, of, description, read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSetting */ .LA(name)) });
/** Each input once. The action, the command line and `action.yml` follow this table. */
const INPUTS = {
    mode: row({
        name: 'mode',
        description: '`run` runs a suite, `command` an eval program, `ingest` reads result files, `doctor` checks servers, `diff` compares what they offer. `collect` runs or ingests, and leaves the report for `publish`, which judges and shows reports of other jobs. Without it: what is set decides.',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readMode */ .Em,
    }),
    suiteFile: textRow('suite-file', 'Path of the eval suite, YAML or JSON. To run one, this, `suite`, `command` or `results` must be set. With `mode: diff`: the suite whose cases use the tools.', ['evals', 'diff']),
    suite: textRow('suite', 'Id or name of a suite of an eval service to run.', 'evals', 'hosted'),
    servers: row({
        name: 'servers',
        of: OF_SERVERS,
        description: 'Names of the only servers that are used. Without it: those of the suite, or all of the list.',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readNames */ .r6,
    }),
    mcpConfig: row({
        name: 'mcp-config',
        of: OF_SERVERS,
        service: 'embedded',
        description: 'Path of the list of MCP servers.',
        default: '.mcp.json',
        read: (value) => ({ value }),
    }),
    iterations: row({
        name: 'iterations',
        of: 'evals',
        description: 'Iterations of each case, 1 to 1,000. Without it: what the suite says.',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readNumber */ .kz(1, 1_000, 'whole')),
    }),
    concurrency: row({
        name: 'concurrency',
        of: 'evals',
        service: 'embedded',
        description: 'Iterations at the same time. Without it: what the suite says, or the number of processors, at least 2.',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readNumber */ .kz(1, 100, 'whole')),
    }),
    shard: row({
        name: 'shard',
        of: 'evals',
        service: 'embedded',
        description: 'Part of the suite to run, such as `1/3`. `matrix`: one for each of its jobs.',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readShard */ .Xy),
    }),
    connectTimeout: row({
        name: 'connect-timeout',
        of: OF_SERVERS,
        service: 'embedded',
        description: 'Seconds for a server to start. Without it: 10, or 90 if a package may be downloaded.',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readNumber */ .kz(0.1, 3_600, 'seconds')),
    }),
    timeoutMinutes: row({
        name: 'timeout-minutes',
        of: OF_CODE,
        description: 'Minutes for the run, up to 360.',
        default: '30',
        // Up to six hours, which is what a job has.
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readNumber */ .kz(0.01, 360, 'minutes'),
    }),
    allowUntrustedServers: row({
        name: 'allow-untrusted-servers',
        of: OF_CODE,
        description: 'Whether servers, suites and commands of a fork run although the job has secrets.',
        default: 'false',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readSwitch */ .hc,
    }),
    modelApiKeys: row({
        name: 'model-api-keys',
        of: 'evals',
        description: 'Keys of model providers, a line `provider=key` each. Without one: the variable `PROVIDER_API_KEY`, but not with `base-url`.',
        read: (text) => _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se(text),
    }),
    modelBaseUrls: row({
        name: 'model-base-urls',
        of: 'evals',
        service: 'embedded',
        description: 'Addresses of model providers, a line `provider=URL` each.',
        read: (text) => _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se(text, _api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .addressProblem */ .cg),
    }),
    command: textRow('command', 'Shell lines that run an eval program, which reports by the SDK: docs/command.md.', 'command', 'embedded'),
    results: textRow('results', 'Result files instead of a suite: a glob a line, `!` excludes. JUnit XML, Jest JSON or Vitest JSON.', 'results'),
    testOutcome: row({
        name: 'test-outcome',
        of: 'results',
        description: 'How the step that ran the tests ended: `steps.ID.outcome` as an expression.',
        default: 'unknown',
        // The outcome of a step that does not exist is empty.
        ifEmpty: { code: 'no-step' },
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readWord */ .pS(['success', 'failure', 'cancelled', 'skipped', 'unknown']),
    }),
    ifNoFiles: row({
        name: 'if-no-files',
        of: 'results',
        description: 'If no file matches: `error`, or `warn` or `ignore`, with which the step passes.',
        default: 'error',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readWord */ .pS(['error', 'warn', 'ignore']),
    }),
    suiteName: textRow('suite-name', 'Name of the results. Without it: workflow and job.', OF_NAMED),
    reportPath: textRow('report-path', 'For `publish`: path of a report, or of a folder of reports. Without it: the artifacts of the workflow run.', 'collected'),
    baseUrl: row({
        name: 'base-url',
        description: 'Address of an eval service that runs the suite, or that results are sent to. `embedded`: the service of this action.',
        default: 'embedded',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readUnless */ .Hm('embedded', '', /^embedded$/i),
    }),
    reportTo: textRow('report-to', 'Address of an eval service that gets the results of the suite or the command as well.', OF_RUNS, 'embedded'),
    apiKey: textRow('api-key', 'Key of the eval service.', undefined, 'reached'),
    project: textRow('project', 'Id or name of the project. Without it: the only one, or `Default`.', undefined, 'reached'),
    minPassRate: settingRow('min-pass-rate', undefined, OF_TESTS),
    minCasePassRate: settingRow('min-case-pass-rate', undefined, OF_TESTS),
    regression: settingRow('regression', 'How cases are compared with the baseline: `gate`, `inform`, `strict`, `statistical` or `off`. Without it: regressions of cases with a model fail.', OF_TESTS),
    failOnChange: settingRow('fail-on-change', undefined, 'diff'),
    maxTotalTokens: settingRow('max-total-tokens', undefined, OF_BUDGETS),
    maxCost: settingRow('max-cost', 'Most that tokens cost by `prices` of a gate file.', OF_BUDGETS),
    gateFile: textRow('gate-file', 'Path of the gate file, which has all settings. Without it: `.github/eval-gate.yml`, if it is there.'),
    baseline: row({
        name: 'baseline',
        of: [...OF_TESTS, 'diff'],
        description: 'Earlier results to compare with: `auto`, `none`, `branch:NAME`, `run:ID`, `file:PATH` or `checkout:PATH`. With `mode: diff` also a snapshot.',
        default: 'auto',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readBaseline */ .mF,
    }),
    confirmCheckout: textRow('confirm-checkout', 'Folder with a checkout of the base, whose servers confirm what is worse. Without it: a folder of the workspace at the commit of the base.', 'evals', 'embedded'),
    artifactName: row({
        name: 'artifact-name',
        description: 'Name of the artifact with the report, which later runs compare with, or `never`.',
        default: 'mcp-eval-report',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readUnless */ .Hm('never', null),
    }),
    leg: row({
        name: 'matrix',
        description: 'The matrix of this job and its strategy, as JSON. Leave it out.',
        default: 'null',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readLeg */ .NT,
    }),
    githubToken: textRow('github-token', 'Token for the gate file of the base commit, earlier results, the comment and the check run.'),
    failOn: row({
        name: 'fail-on',
        description: 'Verdicts that fail the step, or `never`.',
        default: 'failed, incomplete, invalid',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readVerdicts */ .Hk,
    }),
    summary: switchRow('summary', 'Whether to write the job summary.'),
    annotations: switchRow('annotations', 'Whether to annotate lines of files, in the log and the check run.'),
    comment: row({
        name: 'comment',
        description: 'Comment of the pull request: `auto`, `always` (warns without a pull request), `on-failure` or `never`.',
        default: 'auto',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readWord */ .pS(['auto', 'always', 'on-failure', 'never']),
    }),
    commentKey: row({
        name: 'comment-key',
        description: 'Tells the comment from others of this job. Without it: the id of the step.',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readUnless */ .Hm('', '', /^$/),
    }),
    checkName: row({
        name: 'check-name',
        description: 'Name of the check run to create. Without it, or with `never`: none.',
        read: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .readUnless */ .Hm('never', ''),
    }),
};
const ACTION_INPUTS = Object.values(INPUTS).map(({ name }) => name);
/** Of jobs of GitHub. A command of the terminal has a source already. */
const OF_JOBS = /^(?:mode|allow-untrusted-servers|fail-on|summary|annotations|comment|comment-key|check-name|artifact-name|matrix|github-token)$/;
/** Options of the terminal program that run a suite again by the same inputs, without keys. */
const repeatingOptions = (given) => Object.values(INPUTS).flatMap(({ name, default: otherwise }) => {
    const text = given.get(name)?.trim() ?? '';
    // A terminal cannot ask GitHub for a baseline.
    const isLeftOut = ['', otherwise].includes(text) || /^(?:branch|run):/.test(text);
    const isElsewhere = !terminalInputs('evals').includes(name) || /^suite-file$|-key/.test(name);
    return isLeftOut || isElsewhere ? [] : [`--${name}=${text}`];
});
/** Whether an input has an effect on a source. */
const isOf = ({ of }, source) => of === undefined || [of].flat().includes(source);
/** Inputs of a source that the terminal program has, which publishes nothing. */
const terminalInputs = (source) => Object.values(INPUTS).flatMap((row) => isOf(row, source) && !OF_JOBS.test(row.name) ? [row.name] : []);


/***/ }),

/***/ 87745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ shardOfMatrix),
/* harmony export */   BX: () => (/* binding */ isSetting),
/* harmony export */   Em: () => (/* binding */ readMode),
/* harmony export */   Hk: () => (/* binding */ readVerdicts),
/* harmony export */   Hm: () => (/* binding */ readUnless),
/* harmony export */   LA: () => (/* binding */ readSetting),
/* harmony export */   NT: () => (/* binding */ readLeg),
/* harmony export */   RN: () => (/* binding */ meantProblem),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   hc: () => (/* binding */ readSwitch),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   mF: () => (/* binding */ readBaseline),
/* harmony export */   pS: () => (/* binding */ readWord),
/* harmony export */   r6: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74499);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45865);
/* harmony import */ var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71098);
/* harmony import */ var _lib_json_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92082);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34665);
/* harmony import */ var _lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54968);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95498);
/* harmony import */ var _report_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32188);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18456);









const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const NAMED = ['branch', 'run', 'file', 'checkout'];
const BASELINES = ['auto', 'none', 'branch:NAME', 'run:ID', 'file:PATH', 'checkout:PATH'];
/** Digits of what people write for a share, a percentage or a growth. */
const WRITTEN = /^(\+?) ?(\d{1,4}(?:\.\d{1,6})?) ?(%?)$/;
/** Settings in percent, and those of which nothing sensible is below 1 %. */
const isPercent = (key) => isRate(key) || key === 'min-effect';
const isRate = (key) => /pass-rate|confidence/.test(key);
/** Settings that can be a growth. */
const isBudget = (key) => /^max-(?:total-tokens|p95-latency-ms)$/.test(key);
const isSetting = (key) => Object.hasOwn(_report_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .policy */ .JN.shape, key);
/**
 * What is wrong with the text of a setting that stands for another one: a share for a percentage,
 * or `+10`, which YAML reads as 10. Null: nothing.
 */
function meantProblem(key, written) {
    const [, plus = '', number = '', sign = ''] = WRITTEN.exec(written) ?? [];
    const isShare = sign === '' && Number(number) > 0 && Number(number) < 1;
    let nearest = written;
    if (isPercent(key) && sign === '%' && plus === '')
        nearest = number;
    if (isRate(key) && isShare)
        nearest = String(Number((Number(number) * 100).toFixed(4)));
    if (isBudget(key) && plus + sign !== '')
        nearest = `+${number}%`;
    return nearest === written ? null : { code: 'value', value: written, nearest, known: [] };
}
/** Reads what need not be set; undefined: it is not. */
const optional = (read) => (text) => text === '' ? { value: undefined } : read(text);
function readSetting(key) {
    return (text) => {
        const meant = meantProblem(key, text);
        if (meant !== null)
            return { problem: meant };
        const parsed = (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(_report_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .policy */ .JN, { [key]: NUMBER.test(text) ? Number(text) : text });
        if ('value' in parsed)
            return { value: parsed.value[key] };
        return { problem: withValue(parsed.misfits[0]?.data ?? (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, []), text) };
    };
}
/** Adds what stands there to what is wrong with it. */
function withValue(data, text) {
    const value = JSON.stringify((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)((0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .maskTokens */ .x1)(text), _lib_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .NAME_LIMIT */ .Uo));
    if (data.code === 'type')
        data.observed = value;
    if (data.code === 'range')
        data.value = value;
    return data;
}
/** Where earlier results come from. */
function readBaseline(text) {
    if (text === 'auto' || text === 'none')
        return { value: { kind: text } };
    const [, name, value = ''] = /^(\w+):\s*(\S.*)$/.exec(text) ?? [];
    const kind = NAMED.find((one) => one === name);
    const isPath = /^[^:]+\.json$/.test(text);
    const [, branch] = /^refs\/heads\/(.+)/.exec(value) ?? [];
    if (kind === 'branch' && branch)
        return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, [`branch:${branch}`]) };
    if (kind === undefined || (kind === 'run' && (0,_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .idOf */ .TH)(value) === null))
        return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, isPath ? [`file:${text}`] : BASELINES) };
    return { value: { kind, value } };
}
/** The leg of a matrix as GitHub writes it, alone or first in a list. Some values can be objects. */
function readLeg(text) {
    const [matrix] = [(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text)].flat();
    if (matrix !== null && !(0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(matrix))
        return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, ['toJSON(matrix)']) };
    const values = Object.values(matrix ?? {});
    const write = (one) => (typeof one === 'object' ? (0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalJson */ .d)(one) : one);
    return { value: values.map(write).join('-') };
}
const VERDICTS = ['failed', 'incomplete', 'invalid'];
/** Verdicts, or `never`. */
function readVerdicts(text) {
    const names = [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))];
    if (names.length === 1 && names[0] === 'never')
        return { value: [] };
    const value = VERDICTS.filter((verdict) => names.includes(verdict));
    const wrong = names.find((name) => !VERDICTS.some((verdict) => verdict === name));
    if (wrong === undefined && value.length > 0)
        return { value };
    const [other] = value;
    if (wrong === 'never' && other)
        return { problem: { code: 'conflict', key: wrong, other } };
    return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(wrong ?? text, [...VERDICTS, 'never']) };
}
const MODES = ['run', 'command', 'ingest', 'doctor', 'diff', 'collect', 'publish'];
/** A mode; empty: what is set decides. */
function readMode(text) {
    const value = text === '' ? text : MODES.find((mode) => mode === text);
    if (value !== undefined)
        return { value };
    return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .notFoundProblem */ .nh)('mode', (0,_lib_redaction_known_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .maskTokens */ .x1)(text), [...MODES]) };
}
/** A part of a suite, such as `1/3`. */
function readShard(text) {
    if (text === 'matrix')
        return { problem: { code: 'no-matrix' } };
    const [part = 0, total = 0] = text.split('/').map((one) => (0,_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .idOf */ .TH)(one) ?? 0);
    const isSound = text === `${part}/${total}` && part >= 1 && part <= total && total <= _report_report_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PARTS */ .kz;
    if (isSound)
        return { value: { part, total } };
    const last = total > 1 && total <= _report_report_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PARTS */ .kz ? total : 3;
    return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, [`1/${last} … ${last}/${last}`]) };
}
/** The part of a job by the leg and the strategy of its matrix, as text; null without one. */
function shardOfMatrix(text) {
    const [, strategy] = [(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text)].flat();
    const { 'job-index': index, 'job-total': total } = (0,_lib_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(strategy) ? strategy : {};
    return typeof index === 'number' && typeof total === 'number' ? `${index + 1}/${total}` : null;
}
function readNumber(min, max, what) {
    return (text) => {
        const value = NUMBER.test(text) ? Number(text) : Number.NaN;
        const isSound = value >= min && value <= max && (what !== 'whole' || Number.isInteger(value));
        if (isSound)
            return { value };
        return { problem: withValue({ code: 'range', what, min, max }, text) };
    };
}
/** Names, divided by commas or in lines of their own. Each counts once. */
function readNames(text) {
    const names = text.split(/[,\n]/).map((name) => name.trim());
    return { value: [...new Set(names.filter((name) => name !== ''))] };
}
/** The expression that a text without its braces stands for. */
const expressionIn = (text) => /^(?:github|inputs|matrix|needs|steps)\.(?!com\b|io\b)[\w.-]+$/.test(text)
    ? [`\${{ ${text} }}`]
    : null;
function readWord(words) {
    return (text) => {
        const value = words.find((word) => word === text);
        const meant = expressionIn(text.replace(/\.conclusion$/, '.outcome'));
        return value === undefined ? { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, meant ?? [...words]) } : { value };
    };
}
/** Any text, or a word for something else, which has slips. */
const readUnless = (word, value, slips = /^(?:never|none|off|false)$/i) => (text) => {
    if (text === word)
        return { value };
    const meant = slips.test(text) ? [word] : expressionIn(text);
    return meant === null ? { value: text } : { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, meant) };
};
/** A switch, as YAML writes it. */
function readSwitch(text) {
    if (/^true$/i.test(text))
        return { value: true };
    if (/^false$/i.test(text))
        return { value: false };
    return { problem: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblem */ .FQ)(text, ['true', 'false']) };
}
/** Lines of `provider=value`, by provider in lower case. Problems quote none: they may hold a key. */
function readLines(text, check = () => null) {
    const value = new Map();
    for (const [at, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const [, name, given = ''] = /^(?!\w+_API_KEY)([^\s=]+)\s*=\s*(\S*)$/i.exec(line.trim()) ?? [];
        const provider = name?.toLowerCase();
        if (provider === undefined || value.has(provider)) {
            return { problem: { code: 'line', line: at + 1, isRepeated: provider !== undefined } };
        }
        const problem = check(given);
        if (problem !== null)
            return { problem };
        // A fork has no secrets.
        if (given !== '')
            value.set(provider, given);
    }
    return { value };
}


/***/ }),

/***/ 71098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** Writes JSON with the members of each object sorted, so that the same content has one text. */
function canonicalJson(value) {
    return JSON.stringify(value, (_, part) => {
        if (typeof part !== 'object' || part === null || Array.isArray(part))
            return part;
        const members = Object.entries(part);
        return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
    });
}


/***/ }),

/***/ 36750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ paceLines)
/* harmony export */ });
/** Shortest time between two lines. */
const INTERVAL_MS = 5_000;
/** A long run gets fewer lines: this share of its time passes between them. */
const SHARE = 0.2;
/** Passes the first line on, then one now and then, and the last one. `now` is in milliseconds. */
function paceLines(write, now) {
    let startedAt = null;
    let next = 0;
    return (line, isLast = false) => {
        const time = now();
        if (startedAt !== null && !isLast && time < next)
            return;
        startedAt ??= time;
        next = time + Math.max(INTERVAL_MS, (time - startedAt) * SHARE);
        if (isLast)
            startedAt = null;
        write(line);
    };
}


/***/ }),

/***/ 41706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ Redactor)
});

// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
;// CONCATENATED MODULE: ./build/src/lib/redaction/forms.js

/** A shorter value stands in any text by chance. */
const SHORTEST = 6;
/** Words that results and reports are full of. To mask them would hide what happened, and no secret. */
const EVERYDAY = new Set(`cancelled completed content default development disabled enabled failed failure false incomplete
  invalid localhost message number object passed pending private production public required result
  running skipped staging status string success system testing timeout undefined unknown verdict`
    .trim()
    .split(/\s+/));
/** Borders of a key: the same in all keys. */
const PEM_BORDER = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;
/** Whether a value is too short or too common to be masked. */
function isWeak(secret) {
    const value = secret.trim();
    return value.length < SHORTEST || EVERYDAY.has(value.toLowerCase()) || PEM_BORDER.test(value);
}
/**
 * What parts a secret, which people then still read: control characters as JSON escapes them, with the
 * rest of a terminal escape; backticks, which Markdown removes; marks on letters.
 */
const PARTING = /\\{1,4}(?:u(?:001b(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_][^\\]*)?|00[01][\da-f]|d[89a-f][\da-f]{2})|[bf])|`|\p{M}/giu;
/** Makes each run of white space one blank: in this way secrets and texts are compared. */
function flatten(text) {
    return text.replace(/\s+/g, ' ');
}
/**
 * Lists the forms in which a secret can stand in a text: itself, each of its lines, and these as JSON,
 * addresses, markup, Base64 and hexadecimal digits hold them. Weak ones are left out.
 *
 * Not found, and documented so: encrypted, reversed, or separated letter by letter.
 */
function secretForms(secret) {
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    // Texts are cleaned before they are searched.
    const parts = [secret.trim(), ...lines, (0,lib_text/* clean */.uH)(secret).trim()].filter((part) => !isWeak(part));
    const forms = parts.flatMap(formsOf);
    return new Set([...forms, ...forms.map((form) => form.replace(PARTING, ''))].map(flatten));
}
function formsOf(part) {
    const value = part.toWellFormed();
    const json = jsonForms(value);
    const bytes = [value, JSON.stringify(value).slice(1, -1)].flatMap((text) => [
        ...base64Forms(text),
        ...hexForms(text),
    ]);
    return [part, value, ...json, ...addressForms(value), ...markupForms(value), ...bytes];
}
const upper = (digits) => digits.toUpperCase();
const lower = (digits) => digits;
/** JSON escapes of the characters that match. */
const escaped = (text, pattern, letterCase) => text.replace(pattern, (character) => {
    const digits = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${letterCase(digits)}`;
});
/** In JSON and in JSON within JSON, also of writers that escape more than they must. */
function jsonForms(value) {
    const plain = JSON.stringify(value).slice(1, -1);
    const once = [upper, lower].flatMap((letterCase) => {
        const ascii = escaped(plain, /[\u007f-\uffff]/g, letterCase);
        const forPages = [plain, ascii].flatMap((text) => [
            escaped(text, /[<>&]/g, letterCase),
            escaped(text, /[<>&'+=]/g, letterCase).replaceAll('\\"', '\\u0022'),
        ]);
        const all = escaped(value, /[\s\S]/g, letterCase);
        return [plain, ascii, ...forPages, ...forPages.map(slashed), slashed(ascii), all];
    });
    const quoted = plain.replaceAll('\\"', '"').replaceAll("'", "\\'");
    const twice = [plain, slashed(plain)].map((text) => JSON.stringify(text).slice(1, -1));
    return [...once, slashed(plain), quoted, ...twice];
}
const slashed = (text) => text.replaceAll('/', '\\/');
/** In a path, a query, a form, or before the `@` of an address; encoded once or twice. */
function addressForms(value) {
    const encoded = encodeURIComponent(value);
    const strict = encoded.replace(/[!'()*~]/g, (character) => `%${upper(character.charCodeAt(0).toString(16))}`);
    const url = new URL('https://host/');
    url.pathname = `/${value}`;
    url.search = `?${value}`;
    url.username = value;
    const once = [
        encoded,
        strict,
        encoded.replaceAll("'", '%27'),
        strict.replaceAll('%20', '+'),
        new URLSearchParams({ value }).toString().slice('value='.length),
        encodeURI(value),
        encoded.replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent),
        url.pathname.slice(1),
        url.search.slice(1),
        url.username,
    ];
    const twice = [encoded, strict].map((text) => text.replaceAll('%', '%25'));
    return [...once, ...twice].flatMap((text) => [
        text,
        text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    ]);
}
const QUOTES = [
    ['"', "'"],
    ['&quot;', '&apos;'],
    ['&quot;', '&#39;'],
    ['&quot;', '&#039;'],
    ['&quot;', '&#x27;'],
    ['&quot;', "'"],
    ['&#34;', '&#39;'],
    ['&#x22;', '&#x27;'],
];
/** In XML and HTML. */
function markupForms(value) {
    const least = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const numbered = (mark, base) => value.replace(/[&<>"']/g, (character) => `&#${mark}${character.charCodeAt(0).toString(base)};`);
    const named = [least, least.replaceAll('>', '&gt;')].flatMap((text) => QUOTES.map(([double, single]) => text.replaceAll('"', double).replaceAll("'", single)));
    return [...named, numbered('', 10), numbered('x', 16)];
}
/** The digits of a text's Base64 that depend on the secret alone, at each place within three bytes. */
function base64Forms(value) {
    const bytes = Buffer.from(value);
    return [0, 1, 2].flatMap((offset) => {
        const all = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        const from = Math.ceil((offset * 8) / 6);
        const digits = all.slice(from, Math.floor(((offset + bytes.length) * 8) / 6));
        return [
            digits,
            digits.replaceAll('+', '-').replaceAll('/', '_'),
            slashed(digits),
            digits.replaceAll('+', '%2B').replaceAll('/', '%2F'),
            digits.replaceAll('+', '%2b').replaceAll('/', '%2f'),
        ];
    });
}
function hexForms(value) {
    const digits = Buffer.from(value).toString('hex');
    return [digits, upper(digits)];
}

;// CONCATENATED MODULE: ./build/src/lib/redaction/redactor.js




const MASK = '***';
/** Forms are looked up by their first characters. No form is shorter. */
const HEAD = 6;
/** So much of a form before an ellipsis counts as all of it: another program has cut the text. */
const CUT_SHORT = 8;
/** Deeper values of JSON are left out. */
const MAX_DEPTH = 100;
/** Removes secrets from foreign text, in whatever form they stand in it. */
class Redactor {
    #formsByHead = new Map();
    /** Which pairs of characters begin a form. It rules out most places of a text. */
    #pairs = new Uint8Array(2 ** 16);
    /** Secrets that are too weak to be masked, by the name of what holds them. */
    weak = new Set();
    /** Learns secrets. `name` is what the user knows them by: an input, a variable. */
    add(name, secrets) {
        for (const secret of secrets) {
            if (secret.trim() !== '' && isWeak(secret))
                this.weak.add(name);
            for (const form of secretForms(secret)) {
                if (form.length < HEAD)
                    continue;
                const head = form.slice(0, HEAD);
                const forms = this.#formsByHead.get(head) ?? [];
                if (!forms.includes(form))
                    forms.push(form);
                this.#formsByHead.set(head, forms);
                this.#pairs[pairAt(form, 0)] = 1;
            }
        }
    }
    /** Decodes, cleans, redacts and cuts foreign text, to so many UTF-16 units, ellipsis included. */
    text(raw, limit) {
        // A program that passes UTF-8 off as UTF-16 would hide a secret.
        const decoded = typeof raw === 'string' ? raw : new TextDecoder().decode(raw);
        // Cleaning removes most of some texts, so more is read than is shown.
        const read = decoded.slice(0, 8 * limit + 1_024);
        const isCut = read.length < decoded.length;
        return (0,lib_text/* cut */.Jj)(this.#mask(isCut ? `${(0,lib_text/* clean */.uH)(read)}${lib_text/* ELLIPSIS */.Gr}` : (0,lib_text/* clean */.uH)(read)), limit);
    }
    /** Makes a foreign name fit, in one line. */
    name(raw) {
        return (0,lib_text/* oneLine */.TN)(this.text(raw, limits/* NAME_LIMIT */.Uo), limits/* NAME_LIMIT */.Uo);
    }
    /** Whether a secret stands in foreign text. */
    finds(raw) {
        return this.#find((0,lib_text/* clean */.uH)(raw)).length > 0;
    }
    /** Redacts all texts and keys of a JSON value. */
    json(value, limit, levels = MAX_DEPTH) {
        if (typeof value === 'string')
            return this.text(value, limit);
        if (!Array.isArray(value) && !(0,json_values/* isObject */.Gv)(value))
            return value;
        if (levels === 0)
            return lib_text/* ELLIPSIS */.Gr;
        const shown = (item) => this.json(item, limit, levels - 1);
        if (Array.isArray(value))
            return value.map(shown);
        const members = Object.entries(this.keys(value, (key) => this.text(key, limit)));
        return Object.fromEntries(members.map(([key, item]) => [key, shown(item)]));
    }
    /** Redacts keys, which are names if not said otherwise. Those that become alike get a number. */
    keys(value, shown = (key) => this.name(key)) {
        const members = new Map();
        for (const [key, item] of Object.entries(value)) {
            const masked = shown(key);
            members.set(members.has(masked) ? `${masked} (${members.size + 1})` : masked, item);
        }
        return Object.fromEntries(members);
    }
    #mask(text) {
        let masked = '';
        let done = 0;
        for (const { start, end } of this.#find(text)) {
            // They may overlap.
            if (done === 0 || start > done)
                masked += text.slice(done, start) + MASK;
            done = Math.max(done, end);
        }
        return masked + text.slice(done);
    }
    /** Where secrets stand in a clean text, as it is and without what parts them. In order. */
    #find(text) {
        const found = this.#findWhole(text);
        const { changed, placeOf } = replaced(text, PARTING, '');
        for (const { start, end } of changed === text ? [] : this.#findWhole(changed)) {
            found.push({ start: placeOf(start), end: placeOf(end - 1) + 1 });
        }
        return found.sort((one, other) => one.start - other.start);
    }
    #findWhole(text) {
        const found = [];
        const { changed: flat, placeOf } = replaced(text, /\s+/g, ' ');
        for (let at = 0; at < flat.length; at += 1) {
            const length = this.#lengthAt(flat, at);
            if (length > 0)
                found.push({ start: placeOf(at), end: placeOf(at + length - 1) + 1 });
        }
        return found;
    }
    /** Length of the longest form that begins at a place; 0 for none. */
    #lengthAt(flat, at) {
        let longest = 0;
        if (this.#pairs[pairAt(flat, at)] === 0)
            return longest;
        for (const form of this.#formsByHead.get(flat.slice(at, at + HEAD)) ?? []) {
            if (form.length > longest)
                longest = Math.max(longest, foundLength(flat, at, form));
        }
        return longest;
    }
}
/** Two characters as a number of 16 bits. Other pairs may have the same. */
const pairAt = (text, at) => (text.charCodeAt(at) * 257 + text.charCodeAt(at + 1)) & 0xffff;
function foundLength(flat, at, form) {
    if (flat.startsWith(form, at))
        return form.length;
    let same = HEAD;
    while (flat[at + same] === form[same])
        same += 1;
    const isCut = flat.startsWith(lib_text/* ELLIPSIS */.Gr, at + same) || flat.startsWith('...', at + same);
    return isCut && same >= CUT_SHORT ? same : 0;
}
/** A text with each match replaced, and where its characters stood before. */
function replaced(text, pattern, by) {
    const changed = text.replace(pattern, by);
    if (changed.length === text.length)
        return { changed, placeOf: (at) => at };
    const places = [];
    let place = 0;
    for (const { 0: match, index } of [...text.matchAll(pattern), { 0: '', index: text.length }]) {
        for (; place < index; place += 1)
            places.push(place);
        if (by !== '')
            places.push(place);
        place += match.length;
    }
    return { changed, placeOf: (at) => places[at] ?? text.length };
}


/***/ }),

/***/ 67067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readWorkspaceFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89862);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34665);
/* harmony import */ var _nearest_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46159);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95498);







/** Reads a text file of the workspace. Refuses links that lead out, pipes, devices, large files. */
async function readWorkspaceFile(workspace, path, maxBytes = _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_FILE_BYTES */ .gZ) {
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, path);
    try {
        const [root, target] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(workspace), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(full)]);
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, target);
        if (inside === '..' || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`))
            return { reason: 'outside', near: [] };
        // Without `O_NONBLOCK` a pipe waits for its writer.
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(target, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
        try {
            const stats = await file.stat();
            if (!stats.isFile())
                return { reason: 'not-a-file', near: [] };
            if (stats.size > maxBytes)
                return { reason: 'too-large', near: [] };
            const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .decode */ .D4)(await file.readFile(), true);
            return /^<{7} /m.test(text) && /^>{7} /m.test(text) ? { reason: 'merge', near: [] } : text;
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') {
            return { reason: 'missing', near: await filesNear(workspace, path) };
        }
        if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
            return { reason: 'encoding', near: [] };
        if (code === 'EACCES' || code === 'ELOOP')
            return { reason: 'denied', near: [] };
        throw error;
    }
}
/** The file that some of the last 20 parts of a path name, or whose folders and name are nearest. */
async function filesNear(workspace, path) {
    const plain = path.replaceAll(/["']|^- /g, '').replaceAll('\\', '/');
    const parts = plain.split('/').slice(-20);
    const ends = parts.map((_, at) => parts.slice(at).join('/'));
    const meant = ends.find((end) => end !== '' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, end)));
    if (meant !== undefined)
        return [meant];
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(plain))
        return [];
    let at = workspace;
    for (const part of parts) {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(at, part)) ? [part] : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(at).catch(() => []);
        const nearest = (0,_nearest_name_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .q)(part, names);
        if (nearest === undefined)
            return [];
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(at, nearest);
    }
    return [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, at)];
}


/***/ }),

/***/ 51653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ baselineFacts),
/* harmony export */   TG: () => (/* binding */ origin)
/* harmony export */ });
/* unused harmony export BASELINE_REASONS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9269);


/** Where results come from. GitHub says so, never the report itself. */
const origin = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Commit that was tested; null at a terminal. */
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Epoch milliseconds. */
    createdAtMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    /** Number of the workflow run. */
    run: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** What tells the results of this step from those of others: workflow, job, step. */
    key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
});
/**
 * Why there is no baseline, or none that can be used: `words/baseline.ts` says what each means. `detail`
 * says how GitHub refused, why a checkout cannot run, or what it has of the head (`own-commit`).
 */
const BASELINE_REASONS = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .d)('no-run missing unreachable no-permission no-access bad-token not-in-base untrusted malformed', 'too-large ambiguous expired enterprise other-suite future too-old empty cannot-run no-servers timeout', 'own-commit');
const reason = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(BASELINE_REASONS);
/**
 * How the search ended. `none`: there is none yet. `unknown`: `auto` could not search. `unusable`:
 * one is named, or found, and cannot be compared with. Comparisons are undecided then.
 */
const baselineFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('state', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('found'), origin, ageDays: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'unknown', 'unusable']),
        reason,
        /** What was asked for, such as `branch:main` or a path. */
        source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /** Foreign or technical text; empty if there is none. */
        detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /** Permission of the token that is missing, such as `actions: read`. */
        permission: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        origin: origin.nullable(),
    }),
]);


/***/ }),

/***/ 71522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RESULT_REASONS: () => (/* binding */ RESULT_REASONS),
/* harmony export */   failure: () => (/* binding */ failure),
/* harmony export */   resultsFailure: () => (/* binding */ resultsFailure),
/* harmony export */   text: () => (/* binding */ text)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _lib_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34665);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9269);



/** A name that the user or a server gave: of a tool, a server, a provider. */
const name = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(500);
/** Foreign text: cleaned, redacted and cut where it entered. */
const text = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(_lib_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .TEXT_LIMIT */ .W$);
/** The step of the case and its line in the suite file. Absent in older files and from other services. */
const place = { step: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable().default(null) };
/**
 * Why a result file or a report, or what it says, is no evidence. The last three lines are warnings only,
 * and others can be. `detail` is a line of `results` (`no-match`), an error code of the system
 * (`unreadable`), a format (`foreign`), the parser's text (`damaged`), a word of the file (`undecided`),
 * an element or attribute (`hidden`), `test-outcome` (`step`), titles of cases or suites (`refused-cases`,
 * `open-run`), a path or artifact (`no-report`), such as `2/3` (`missing-part`, `repeated-part`), what
 * it is of and what counts (`left-out`, `same-name`, `other-run`), what went wrong (`fresh`), the service's text
 * (`refused-report`), or secrets (`untrusted`). `listed` is a limit (`too-many`), a number of cases
 * (`other-part`), or an attempt (`old-attempt`).
 */
const RESULT_REASONS = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('no-match unreadable too-large too-many too-many-files empty foreign unknown-format damaged', 'invalid output type entities depth failures tests files unexplained interrupted undecided', 'no-result hidden hole lost-report step refused-cases no-report malformed no-permission', 'unreachable left-out same-name other-run missing-part repeated-part other-part', 'nothing-reported open-run announced refused-report too-many-runs old-attempt', 'encoding foreign-cases unknown-encoding characters several-documents noise no-tests not-counted', 'copies repeats unmerged passed-with-messages old outside texts upload no-key not-sent untrusted', 'fresh nameless markup no-count');
/**
 * What went wrong with an iteration, a server, a model or a file, as data. The tables of `words/` say
 * what each reason and hint means.
 */
const failure = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('assertion'),
        type: name(),
        /** Whose result is judged; null for the answer of a model. */
        server: name().nullable(),
        tool: name().nullable(),
        /** The condition that does not hold, such as `min`; null: the assertion as a whole. */
        condition: name().nullable(),
        /** JSON path of the value; null if the whole result is judged. */
        path: text().nullable(),
        expected: text(),
        /** Null: there is nothing. */
        observed: text().nullable(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('arguments'),
        tool: name(),
        path: text(),
        expected: text(),
        observed: text(),
        /** Whether it was found before the run. */
        isPreflight: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** Whether they fit in the baseline; null: not known. */
        fittedBefore: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().default(null),
        ...place,
    }),
    /** A server answered a step with an error where the case expects a result. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool-error'),
        server: name(),
        /** What `tool` names. A list has the name of its method. */
        what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['tool', 'prompt', 'resource', 'list']),
        tool: name(),
        /** JSON-RPC code; null if the result itself says `isError`. -32602 is a refusal of the arguments. */
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        message: text(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('missing-tool'),
        server: name(),
        tool: name(),
        nearest: name().nullable(),
        /** Whether a baseline had it; null if no baseline lists tools. */
        baselineHad: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable(),
        ...place,
    }),
    /** A server cannot be started, reached, or understood. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('server'),
        server: name(),
        phase: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['start', 'connect', 'list', 'call', 'close']),
        /** The tool that was called, or the list that was read if it is not that of tools. */
        tool: name().nullable(),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n((0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('missing-program missing-folder missing-package variable crash timeout', 'unreachable address credentials malformed error status registry resources')),
        /** Whether it is a process of ours or has a loopback address. */
        isLocal: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** What is missing, malformed or refused. */
        detail: text(),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        signal: name().nullable(),
        /** The first lines of its standard output that are no messages. */
        stdout: text(),
        /** The end of its standard error. */
        stderr: text(),
        limitMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        hasCredentials: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        /** What is known of the cause, with the name that it is about; null if nothing is. */
        hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n((0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('install variable home split docker-input sse port listen session slow in-use one-client', 'version exists quotes')),
            value: text(),
        })
            .nullable(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('model'),
        provider: name(),
        model: name(),
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n((0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('auth rate outage refused unreachable malformed filter length turns empty depth')),
        message: text(),
        /** Whether a service of others asked it, whose providers are not those of the inputs. */
        isHosted: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
        ...place,
    }),
    /** A limit of ours ended a step, or a value cannot be judged within it. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('limit'),
        which: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['iteration', 'pattern', 'size', 'nodes', 'integer']),
        /** Milliseconds of an iteration or a pattern, or values of a path; 0: there is no single limit. */
        value: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        /** Type of the assertion that cannot be judged; null: an iteration. */
        of: name().nullable(),
        path: text().nullable(),
        /** What the iteration waited for when its limit ended. */
        waitedFor: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['model', 'server']).nullable(),
        ...place,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('setup'),
        command: text(),
        /** Null if the program does not exist, or did not end within `limitMs`. */
        exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        /** The end of what it wrote. */
        output: text(),
        /** The limit that it did not end within; null if it ended. */
        limitMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        /** Whether it is the eval program of the step, and not the setup of an iteration. */
        isProgram: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('test'),
        type: name().nullable(),
        message: text(),
        details: text(),
        file: text().nullable(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('results'),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(RESULT_REASONS),
        /** Path of the file, relative to the workspace; empty if it is about none. */
        file: text(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        detail: text(),
        declared: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        listed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        /** How many more there are of it in the file. */
        more: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    }),
    /** The eval service refused a request or did not answer. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('service'),
        operation: name(),
        /** `deadline`: the caller's ended before the limit of the request. */
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n((0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .d)('refused quota network timeout deadline redirect size malformed list parameter')),
        /** The API's error code; null if the answer has none. */
        code: name().nullable(),
        /** HTTP status; null without an answer. */
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
        /** What the service says; the error of the network, the target of a redirect, the parameter. */
        message: text(),
        /** Whether only results that exist already were asked for. */
        isReading: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    }),
    /** What GitHub has to say is not known: the gate file of the base commit, or (null) whose code runs. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('policy'),
        /** Not known: the base, or a token and a repository. Others are of GitHub. `limit`: also of size. */
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['no-base', 'no-access', 'rate', 'unreachable', 'status', 'malformed', 'limit']),
        file: text().nullable(),
        commit: name().nullable(),
        detail: text(),
        /** What the token may lack, such as `contents: read`. */
        permission: name().nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancelled') }),
    /** What is left of the time is too short for an answer. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('deadline'), afterMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), leftMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() }),
    /** A mistake of ours. The stack is in the log. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('bug'), message: text() }),
    /** What a service that sends no failures says about an iteration, or a run that ended early. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unknown'),
        message: text(),
        /** Whether the service says that the iteration failed. */
        isFailed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** Of the run, such as `cancelled`; absent: it is about an iteration. */
        status: name().optional(),
        /** Whether an eval program has reported it, and no service knows more. */
        isProgram: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    }),
]);
/** What is wrong with results. What is not known is left out of the data. */
function resultsFailure(reason, data = {}) {
    const unknown = { file: '', line: null, detail: '', declared: null, listed: null, more: 0 };
    return { ...unknown, ...data, kind: 'results', reason };
}


/***/ }),

/***/ 35440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ outcome),
/* harmony export */   m: () => (/* binding */ VERDICT_PROPERTY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

const outcome = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'incomplete', 'invalid']);
/** A property of a suite in our own JUnit XML. Errors of that suite are missing results. */
const VERDICT_PROPERTY = 'mcp-eval-gate.verdict';


/***/ }),

/***/ 32188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ policy),
/* harmony export */   W0: () => (/* binding */ settings),
/* harmony export */   Xo: () => (/* binding */ growthOf),
/* harmony export */   _X: () => (/* binding */ policyFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const PERCENT = { params: { data: { code: 'range', what: 'percent', min: 0, max: 100 } } };
const isPercent = (value) => value >= 0 && value <= 100;
/** Percent as people write it, from 0 to 100. `inputs/` refuses what is meant as a share. */
const percent = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().refine(isPercent, PERCENT).meta({ minimum: 0, maximum: 100 });
const confidence = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(50).lt(100);
const byName = (value) => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), value);
const byModel = (value) => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .stringFormat */ .NpN('model', /^[^/]+\/./), value);
/** More than in the baseline, in percent. */
const GROWTH = /^\+\d{1,4}(?:\.\d+)?%$/;
const growth = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .stringFormat */ .NpN('growth', GROWTH);
const quarantined = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** Title of the case. */
    case: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    /** The last day that it holds, in UTC. */
    expires: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(),
});
/**
 * What the gate requires: the keys of the gate file, which inputs of the same name can set too. Each
 * setting is declared here, and nowhere else.
 */
const settings = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    'min-pass-rate': percent().describe('Percent of iterations or tests that must pass.'),
    'pass-rate-confidence': confidence().describe('Judges pass rates by their lower bound at this confidence, in percent.'),
    'min-pass-rate-by-model': zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([percent(), byModel(percent())])
        .describe('Percent that must pass on each model, or by `provider/model`.'),
    'min-case-pass-rate': zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
        percent(),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            all: percent().optional(),
            cases: byName(percent()).optional(),
            tags: byName(percent()).optional(),
            models: byModel(percent()).optional(),
        }),
    ])
        .describe('Percent of its iterations that each case must pass.'),
    regression: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['gate', 'inform', 'strict', 'statistical', 'off'])
        .describe('How cases are compared with the baseline.'),
    'regression-confidence': confidence().describe('Confidence of the comparison of cases with a model, in percent. Default: 95.'),
    'min-effect': percent().describe('Smallest drop of cases with a model that counts, in points. Default: 0.'),
    confirm: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['auto', 'never'])
        .describe('Whether fresh iterations check suspects before they fail. Default: `auto`.'),
    'max-confirm-iterations': zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
        .min(20)
        .describe('Most fresh iterations of base and head together. Default: 400.'),
    'max-total-tokens': zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), growth()])
        .describe('Most tokens of all iterations, or such as `+10%` above the baseline.'),
    'max-p95-latency-ms': zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive(), growth()])
        .describe('Milliseconds in which 95 % of the iterations end, or such as `+10%`.'),
    'max-tool-calls': zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Most tool calls of an iteration.'),
    'max-duration-minutes': zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().describe('Most minutes of the run.'),
    'max-cost': zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().describe('Most that all tokens cost by `prices`.'),
    prices: byModel(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0), output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0) })).describe('Cost of a million tokens, by `provider/model`.'),
    'fail-on-change': zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['breaking', 'any', 'never'])
        .describe('Which changes of what servers offer fail `mode: diff`. Default: `breaking`.'),
    'on-missing-baseline': zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['not-applicable', 'incomplete'])
        .describe('What comparisons are without a baseline. Default: `not-applicable`.'),
    'baseline-max-age-days': zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().describe('Oldest baseline, in days.'),
    'allow-removed': zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether many cases can be removed at once.'),
    'expected-tests': zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).describe('Least number of tests in result files.'),
    'merge-retries': zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .describe('Whether equal tests are attempts of one (pytest, Gradle, gotestsum).'),
    quarantine: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(quarantined).describe('Cases that do not count for some time.'),
});
/** All of them can be left out. */
const policy = settings.partial();
/** The growth that a budget allows, as a share such as 0.1; null: the budget is a number. */
const growthOf = (budget) => typeof budget === 'number' ? null : Number(budget.slice(1, -1)) / 100;
/** Where a policy comes from. */
const policyFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Commit that the gate file is read from; null: the checkout. */
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Path of the gate file; null: there is none. */
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** What the change under test alters in the gate file. It counts once it is merged. */
    changes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        setting: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /** The case of an entry of the quarantine. */
        subject: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        /** As JSON; null: not set. Of the quarantine: the last day. */
        from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        to: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    })),
});


/***/ }),

/***/ 47035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ problem)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9269);


const place = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Path of the file, relative to the workspace; an input's name if `isInput`. */
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    isInput: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    /** Where in the value it is, such as `tests[0].steps[1].call`; empty for the whole. */
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const names = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text);
/** The known name that is most like one that is not known. */
const nearest = text.nullable();
const format = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['YAML', 'JSON', 'regular expression', 'JSON path', 'JSON Schema']);
/** Why a case or an assertion cannot fail. */
const VACUITIES = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .d)('no-action no-assertion expected-output tool-choice too-early no-result turns any-text any-count', 'any-value');
const UNREADABLE = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .d)('missing no-servers no-checkout folder not-a-file denied too-large outside exists encoding merge');
const untrusted = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fork', 'commit', 'no-commit']);
const data = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('code', [
    /** A file or value that cannot be parsed. `detail` is the parser's own text. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('syntax'), format, detail: text }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unreadable'),
        /** `no-servers`: the list of servers is missing. `folder`: the one of the base. */
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(UNREADABLE),
        near: names,
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('missing'), key: text }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-match'), near: names }),
    /** A folder instead of a glob, or nothing if it is empty. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-glob'), folder: text }),
    /** A line that is not `name=value`, or whose name an earlier line has. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('line'), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), isRepeated: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unknown-key'), key: text, nearest, known: names }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('repeated'), what: text, name: text }),
    /** `expected` names a type or form in the words of the format, such as `a list`. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('type'), expected: text, observed: text }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('value'), value: text.nullable(), nearest, known: names }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('range'),
        what: text,
        min: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        /** Whether the bound itself is wrong. */
        isExclusive: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
        /** What stands there, as JSON. */
        value: text.optional(),
    }),
    /** Mistakes beyond those that are listed. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('more'), count: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    /** An integer beyond 2^53 in what a case sends or compares. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('integer') }),
    /** A reference to a value that no earlier step captures, or where none is filled in. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('capture'), name: text, nearest, isFilled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }),
    /** A step or assertion about widgets, which are not rendered. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('widget'), what: text }),
    /** An argument does not fit the schema of its tool. `path` is empty for all arguments. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('argument'),
        tool: text,
        path: text,
        /** `unlisted`: a name that servers ignore. */
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['unknown', 'unlisted', 'missing', 'type', 'value']),
        /** The name that is missing, types, or a condition in the words of JSON Schema. */
        expected: text,
        /** As JSON. */
        observed: text,
        nearest,
    }),
    /** The outcome of a step that does not exist. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-step') }),
    /** A part of each job of a matrix, in a job without one. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-matrix') }),
    /** What an eval service refuses by an HTTP status. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('refused'), what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['key', 'address']), status: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    /** A model that a service of others cannot ask, in its words. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('model'), model: text, message: text }),
    /** A project of a service without servers. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-servers'), project: text }),
    /** An option that chooses cases of a saved suite. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('whole') }),
    /** Code that may be of a fork, in a job with secrets. `of`: event, commit or path. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('untrusted'), reason: untrusted, of: text, secrets: names }),
    /** A job that GitHub gives no secrets to. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('no-secrets'), of: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fork', 'dependabot']) }),
    /** Keys that do not go together, or one that needs another. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('conflict'), key: text, other: text }),
    /** `isOfGate`: only the gate file can have it. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('needs'), key: text, other: names, isOfGate: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional() }),
    /** A key that holds for a whole case, and that its prompts write in several ways. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('differs'), key: text }),
    /** What an input and the gate file set to two values, as JSON. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('two-values'), key: text, input: text, file: text }),
    /** The gate file of the base commit is wrong, and that of the change is not. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('repaired') }),
    /** An input or option that is a setting of the gate file. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('setting'), key: text, name: text }),
    /** What YAML reads as another value than the text that stands there. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('quotes'), written: text, read: text }),
    /** A server, tool or other thing that a name refers to and that does not exist. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('not-found'),
        what: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
            'enabled server',
            ...(0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_1__/* .namesIn */ .d)('server tool provider project suite member case tag input mode operation'),
        ]),
        name: text,
        /** Where a suite was looked for. */
        project: text.optional(),
        /** The rows of a case that lack the member, counted from 1. */
        rows: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()).optional(),
        nearest,
        known: names,
    }),
    /** A tool with its server, where only the name of the tool is known. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool-name'), meant: text }),
    /** A name that is left out although there are several to choose from. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('ambiguous'), what: text, known: names }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cannot-fail'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(VACUITIES) }),
    /** A URL, `service`: of an eval service, that is none of HTTP, or has a user or password in it. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('address'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['form', 'service', 'credentials']) }),
    /** A command that is no program: a list, or what only Windows has. `program` is what to write. `shell`: an operator. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('command'),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['list', 'windows', 'shell']),
        program: text,
        /** Whether the rest belongs in `args`. */
        hasArgs: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    }),
    /** What lacks a value. `written` is empty where it is not shown, `variable` in suites, `nearest` if the value is empty. */
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('reference'),
        written: text,
        variable: text,
        nearest: text.optional(),
    }),
]);
/** A mistake of the user, in words by `words/`. `cases`: identities, if a run is refused for it. */
const problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ place, data, cases: names.optional() });


/***/ }),

/***/ 18456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ server),
/* harmony export */   kz: () => (/* binding */ MAX_PARTS),
/* harmony export */   qi: () => (/* binding */ runReport),
/* harmony export */   rn: () => (/* binding */ reportFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80737);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51653);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71522);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35440);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47035);
/* harmony import */ var _trace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90817);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74041);







/** Tokens of models; null: not known. */
const tokens = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    input: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nullable(),
    output: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nullable(),
    total: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nullable(),
});
const iteration = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    number: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int(),
    outcome: _outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcome */ .b,
    /** How often a test was tried. Above 1 if it passed: it is flaky. */
    attempts: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().default(1),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nullable(),
    /** Null if no model was asked. */
    tokens: tokens.nullable().default(null),
    /** As `provider/model`. */
    model: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable().default(null),
    /** Number of tool calls; null: not known. */
    toolCalls: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().nullable().default(null),
    failures: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_failure_js__WEBPACK_IMPORTED_MODULE_1__.failure),
    /** Of iterations that failed, and of some that passed; null: not kept. */
    trace: _trace_js__WEBPACK_IMPORTED_MODULE_4__/* .trace */ .uP.nullable().default(null),
});
const count = zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(0).max(1_000);
const counts = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ passed: count, failed: count, missing: count });
const testCase = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    /** The same in every run of the case: 16 hex digits. */
    identity: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    /** Of what the case does, 16 hex digits. Null: not known, as in result files. */
    definition: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
    /** Whether a model takes part, so that its outcome varies by itself. */
    isSampled: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
    title: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
    /** What its steps and assertions name, by default tools, but for those that must not be called. */
    tools: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ server: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), kind: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .OFFERS */ .ep).optional() })),
    /** Iterations that should have run. */
    planned: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int(),
    iterations: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(iteration),
    /** Why the case did not run; null if it did. */
    skipped: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
    /** Fresh iterations of a suspect, so that a job that publishes has them. Absent: there are none. */
    fresh: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ before: counts, after: counts }).optional(),
});
const tool = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    /** Canonical JSON, or a digest of it if it is too large; null: not known. */
    inputSchema: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
    /** Canonical JSON; null: there is none. Absent, as below: not known. */
    outputSchema: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
    description: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
    /** What it promises of its calls, such as `read-only`. */
    promises: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()).max(6).optional(),
    /** Of a resource, whose address is its name; null: it has none. */
    mediaType: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
});
const offers = zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(tool).nullable();
/** A list is null if it is not known. Only a comparison of servers has other lists than tools. */
const server = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    tools: offers,
    prompts: offers.optional(),
    resources: offers.optional(),
    templates: offers.optional(),
});
/** Most jobs of a matrix. */
const MAX_PARTS = 256;
/** A part of a suite, counted from 1, and the cases of all parts. */
const shard = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    part: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(1).max(MAX_PARTS),
    total: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().min(1).max(MAX_PARTS),
    /** Those that are not skipped. Empty: the suite could not be read. */
    cases: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ identity: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), title: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), planned: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr() })),
});
/** A letter for each earlier run, at most 30: `p` if all iterations passed, else `f`. */
const word = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^[pf]{0,30}$/);
/** What a source found out, the same for all sources. */
const runReport = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    source: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['evals', 'results', 'doctor', 'diff']),
    /** `file`: path of the suite in the workspace; null: there is none. */
    suite: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
        name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        file: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable().default(null),
    }),
    run: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        status: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        /** The service's own judgement, by the suite's criteria. */
        result: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['passed', 'failed']).nullable(),
        durationMs: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nullable(),
    })
        .nullable(),
    servers: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(server),
    cases: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(testCase),
    /** Cases of a suite that did not run, and use tools of the servers. */
    users: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(testCase.pick({ title: true, tools: true })).default([]),
    /** Whether the user chose only some of the cases, so that the others are not gone. */
    isPart: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().default(false),
    /** Absent if the job has the whole suite. */
    shard: shard.optional(),
    /**
     * Number of things that cannot be right: results that are repeated, of no case or of another run, and
     * what the run says of its results and they do not show.
     */
    contradictions: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().default(0),
    /** Whether an eval program may have more results than it reported. */
    isOpen: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().default(false),
    /** Mistakes of the user: the verdict is `invalid`. */
    problems: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .C),
    /** What ended the run as a whole. */
    failures: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_failure_js__WEBPACK_IMPORTED_MODULE_1__.failure),
    /** What changes no verdict. */
    warnings: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_failure_js__WEBPACK_IMPORTED_MODULE_1__.failure).default([]),
    /** Whether the user allows that there are no results. The step passes then. */
    isAllowedEmpty: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().default(false),
    /**
     * Outcomes of earlier runs of the base, the newest last: what the baseline hands on, and its own.
     * That of this report is not among them. `historyWith` adds it when this is a baseline.
     */
    history: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ identity: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), definition: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(), outcomes: word }))
        .default([]),
});
/** The file `report.json`. */
const reportFile = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1),
    generatedAt: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    origin: _baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .origin */ .TG,
    verdict: _verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .verdict */ .WJ,
    report: runReport,
});


/***/ }),

/***/ 90817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ IMAGE_LIMIT),
/* harmony export */   Sl: () => (/* binding */ image),
/* harmony export */   uP: () => (/* binding */ trace)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71522);


/** Characters of the address of an image: 200 kB, of which each three bytes are four. */
const IMAGE_LIMIT = 266_700;
/** The address of an image, of a type that holds no program. */
const image = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .max(IMAGE_LIMIT)
    .regex(/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/);
/** A request to a server, in the order of time. */
const call = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    what: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('call'),
    /** Null: not known. */
    server: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** Name of the tool, or the method of another request. */
    tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** JSON; null: not kept. */
    arguments: (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__.text)().nullable(),
    /** Text or JSON; null: it has none. */
    answer: (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__.text)().nullable(),
    images: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(image),
    /** Characters of the answer that are left out; absent: none. */
    leftOut: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().optional(),
    /** Whether the server says so, or the call failed and has no answer. */
    isError: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** Milliseconds since the iteration began; null: not known. */
    startMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    /** Id of the step in the case, and its line in the suite file. */
    step: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
});
/** What a user or a model says. A model that only calls tools answers with an empty text. */
const message = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    what: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['prompt', 'answer']),
    text: (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__.text)(),
    leftOut: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().optional(),
    /** As of a call; absent: not known. */
    startMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
});
/** What happened in an iteration, in the order of time, at most 500 entries. */
const trace = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    entries: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('what', [call, message])),
    /** How many entries there were more. */
    more: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
});


/***/ }),

/***/ 74041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   ZS: () => (/* binding */ TOOL_CHANGES),
/* harmony export */   ep: () => (/* binding */ OFFERS),
/* harmony export */   tQ: () => (/* binding */ EFFECTS)
/* harmony export */ });
/* unused harmony exports REASONS, comparison */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _lib_names_in_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9269);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51653);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35440);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32188);





const counts = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), failed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), missing: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr() });
const CHECKS = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_4__/* .namesIn */ .d)('all-passed min-pass-rate min-pass-rate-by-model min-case-pass-rate sampled-cases no-regression', 'no-removed-tools tools-compatible new-and-changed-cases gone-cases expected-tests', 'max-total-tokens max-tool-calls max-p95-latency-ms max-duration-minutes max-cost');
/**
 * Why a check is undecided, does not apply, or is out of the ordinary: `words/checks.ts` says what each
 * means. `names` are of what it is about: models or cases of the policy that did not run (`not-run`),
 * cases or models that do not count (`known-flaky`, `still-failing`, `quarantined`), models
 * (`no-price`), servers (`no-tool-lists`), cases that went (`gone`), suspects (the third line).
 * `count` is their number, or that of results (`missing-results`; null: not known), of iterations that
 * are needed (`sample-too-small`, `cannot-fail`) or failed (`failed-again`), of values that are not known.
 */
const REASONS = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_4__/* .namesIn */ .d)('no-results missing-results sample-too-small contradiction not-run no-baseline no-common-case', 'all-failed-before known-flaky still-failing quarantined cannot-fail unknown-values no-price', 'confirmed failed-again still-worse drifted cleared unchecked not-looked not-needed', 'no-tool-lists not-confirmed not-ended gone');
const reason = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(REASONS),
    count: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    names: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
/** A case, model or tool that a check is about. */
const subject = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    threshold: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    observed: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    /** Of a tool that is gone, if it has one. */
    newName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
});
const check = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(CHECKS),
    /** Whether it decides the verdict. */
    gates: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['passed', 'failed', 'undecided', 'notApplicable']),
    /** Of `threshold` and `observed`. Shares are from 0 to 1. `growth` is a share of the baseline. */
    unit: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['share', 'cases', 'tests', 'tools', 'tokens', 'calls', 'ms', 'cost', 'growth']),
    threshold: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    observed: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    /** Iterations or results that it counts; null if it counts none. */
    counts: counts.nullable(),
    /** Confidence interval of `observed`. */
    interval: zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()]).nullable(),
    pValue: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    reason: reason.nullable(),
    /** The worst ones first, at most 20. */
    subjects: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(subject),
    /** How many there are. */
    subjectCount: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
});
/** Of the iterations of a case. */
const tally = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), total: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr() });
/** A case on both sides; a side is null if it has no result there. */
const casePair = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    identity: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    isSampled: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    before: tally.nullable(),
    after: tally.nullable(),
    /** One-sided, of this case alone; null: not tested. */
    pValue: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    /** Fresh iterations of a suspect; null: there are none. */
    fresh: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ before: tally.nullable(), after: tally.nullable() }).optional(),
});
/** `parameter-changed`: other values fit it. Only a comparison of servers lists the second line. */
const TOOL_CHANGES = (0,_lib_names_in_js__WEBPACK_IMPORTED_MODULE_4__/* .namesIn */ .d)('tool-removed tool-renamed parameter-removed parameter-renamed parameter-required parameter-changed', 'promise-lost media-type-changed schema-changed tool-added promise-gained parameter-added', 'parameter-optional wording');
/** What servers list. */
const OFFERS = ['tools', 'prompts', 'resources', 'templates'];
/** What a change means for callers. `may-break`: no rule decides. */
const EFFECTS = ['breaking', 'may-break', 'compatible', 'wording'];
/** How a tool differs from the baseline. */
const toolChange = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    server: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(OFFERS).default('tools'),
    /** Its name in the baseline. */
    tool: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    what: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(TOOL_CHANGES),
    effect: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(EFFECTS).default('breaking'),
    /** Whether `parameter` is a property of what it returns. */
    isOutput: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false),
    /** The gravest difference in a schema: its place, before and after as JSON. Null: there is none. */
    detail: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).nullable().default(null),
    /** Of a promise, its name. Null if it is about the tool itself. */
    parameter: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** The new name of what was renamed; null for all else. */
    newName: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** Titles of cases that use the tool, at most 20, and how many there are. */
    cases: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    caseCount: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
});
const comparison = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    baseline: _baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineFacts */ .F_,
    /** How many further items a list has. It keeps 1,000 cases, or 100 changes of tools. */
    unlisted: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()),
    /** What the gate counts as a regression. If no sampled case shows it alone, all that pass less. */
    regressed: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(casePair),
    /** Never pass any more, which chance does not explain, but the test of all cases does not show. */
    stopped: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(casePair),
    /** Worse than before, but not significant, or known as flaky. */
    newlyFailing: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(casePair),
    knownFlaky: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(casePair),
    fixed: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(casePair),
    stillFailing: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(casePair),
    changed: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(casePair),
    added: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(casePair),
    removed: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(casePair),
    /** Several cases of one identity, or with new titles of one definition, on a side. */
    ambiguous: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(casePair),
    /** Without results on one side. */
    notRun: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(casePair),
    /** Those of tools that cases use come first. At most 100. */
    toolChanges: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(toolChange).default([]),
    compared: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    /** What servers list and one side does not know, such as `library/prompts`. */
    leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).default([]),
    /** Results of the compared cases in the baseline. */
    before: tally.nullable().default(null),
    /** Mean change of the pass rate of sampled cases, as a share, with its interval. */
    effect: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ change: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), low: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), high: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }).nullable(),
    /**
     * Smallest drop of the mean pass rate that is seen in 80 % of runs, and the share of runs in which
     * one case that stops working is seen.
     */
    smallestDrop: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ drop: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), seen: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }).nullable(),
});
const quarantineState = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    case: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    owner: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    expires: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** `unknown`: there is no such case. An expired entry has no effect. */
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['active', 'expired', 'unknown', 'repeated']),
});
const verdict = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    value: _outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .b,
    checks: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(check),
    /** Why these checks decide: set by the user, or the default. */
    rule: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['policy', 'default']),
    /** Null if the run is about no policy, since the configuration is wrong. */
    policy: _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .policyFacts */ ._X.nullable(),
    /** Null if no baseline is wanted. */
    comparison: comparison.nullable(),
    quarantine: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(quarantineState),
    /** Fresh iterations of both sides; null if there was no suspect, or if nothing can run afresh. */
    looks: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        /** `failed`: there is a base, and it cannot run. `absent`: none was needed, or there is none. */
        base: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['ran', 'failed', 'absent']),
        iterations: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
        /** Titles of suspects for which the bound has no room, at most 1,000. */
        leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    })
        .nullable()
        .default(null),
});


/***/ }),

/***/ 73695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ describeMistake),
  B: () => (/* binding */ describeProblem)
});

// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/words/lines.js
var lines = __webpack_require__(65416);
;// CONCATENATED MODULE: ./build/src/words/problem-advice.js
/** Types by the names that schemas have for them. */
const TYPES = {
    array: 'a list',
    token: 'printable characters without blanks and line breaks',
    boolean: '`true` or `false`',
    calls: 'a tool, or a list of tools',
    date: 'a day such as `2026-01-31`',
    expectation: 'a text, a value or an expectation',
    false: '`false`',
    growth: 'a number, or a growth such as `+10%`',
    error: '`true` or the text of the error (a step without `error` must succeed)',
    identifier: 'a name of letters, digits and `_`',
    int: 'a whole number',
    integer: 'a whole number',
    model: 'a model with its provider, such as `anthropic/claude-haiku-4-5`',
    null: 'nothing',
    number: 'a number',
    object: 'an object',
    schema: 'a schema: an object, `true` or `false`',
    fitting: '`output` or an object, which is a JSON Schema (no file is read)',
    comparable: 'a text (or any value, with `path: $` next to it)',
    reason: 'a text that says why',
    record: 'an object',
    string: 'a text',
    suite: 'an object with `name` and `tests`',
    servers: 'a list of servers, which `doctor` checks',
    results: 'a result file, which `ingest` judges',
    promptfoo: 'a file of promptfoo. See docs/suite.md',
    workflow: 'a workflow of GitHub, which names suites in `suite-file`',
    rows: 'a list of rows, such as `[{ a: 1 }, { a: 2 }]`',
    gate: 'a gate file, which `gate-file` names',
    true: '`true`',
    url: 'an address such as `https://example.test`',
};
/** What to set for keys of other formats, and of other places. */
const ELSEWHERE = new Map([
    ['timeout', ' Set `toolTimeout` of the suite.'],
    ['--results', ' `ingest` judges result files.'],
    ['connectTimeout', ' Set `connect-timeout`.'],
    ['auth', ' Write what the server needs in `headers` or `env`.'],
    ['mcpServers', ' Servers stand in `.mcp.json`.'],
    ['env', ' Variables of servers stand in `.mcp.json`.'],
    ['retries', ' Nothing is repeated until it passes. `runs` repeats cases.'],
    ['notContains', " Write `matches: '^(?![^]*TEXT)'`."],
    ['tests', ' Cases stand in a suite, which `suite-file` names.'],
    ['--env-file', ' Write it before the program: `node --env-file=.env …`.'],
    ['type', ' `schema` of an expectation checks types.'],
    ['isError', ' Write `error: true` next to `call`, without `expect`.'],
    ['description', ' Write a comment.'],
    ['envFile', ' Its file is not read. Set the variables in the step, and name them in `env`.'],
]);
/** What to write for a file or key that is missing, or for a key that is alone. */
const FORMS = new Map([
    ['missing', ' Correct its path.'],
    [
        'no-servers',
        ' Correct its path, run in its folder, or create it, such as `{"mcpServers": {"NAME": {"command": "node", "args": ["server.js"]}}}`. See docs/servers.md.',
    ],
    ['BASELINE', ' Write `file:tools.json`, or `checkout:../base`.'],
    ['mcpServers', ' Write `{"mcpServers": { … }}` around all servers.'],
    ['COMMAND', ' Write one of those above.'],
    ['PATTERN', " Write one, such as `'reports/**/*.xml'`."],
    ['--api-key', ' Set it, or the variable `MCP_EVAL_API_KEY`.'],
    ['model-api-keys', ' A secret that does not exist is empty.'],
    ['suite alone', ' A path belongs in `suite-file`.'],
    ['--suite alone', ' Write a path without `--suite`.'],
]);
const ADVICE = [
    [/^Invalid group$/, 'JavaScript writes `(?i:text)` for `(?i)text`.'],
    [/^invalid symbol$/, 'A list of servers is JSON, with straight quotes: see docs/servers.md.'],
    [/^Nothing to repeat$/, 'In a pattern, `.*` stands for any text.'],
    [/^no \\A/, 'Write `^` and `$`.'],
    [/^slashes and flags$/, 'Write `(?i:text)` for `/text/i`, and `[/]` for a `/` of the text.'],
    [/^Unresolved tag|without quotes$/, 'Put the text in quotes.'],
    [/^invalid escape/i, 'Write `\\\\` for each `\\` of the text.'],
];
/** What to write instead of a value with another type. */
function formOf(expected, observed) {
    const isList = expected === 'array';
    if (expected === 'comparable' && observed === 'array')
        return ' Write an item of `expect` for each.';
    if (!isList && expected !== 'object' && expected !== 'record')
        return '';
    if (observed === 'null')
        return isList
            ? ' Write an item: in YAML below it, after `- `.'
            : ' Write what belongs to it, in YAML indented below it, or remove it.';
    if (isList)
        return ' Write `[ ]` around all items, or in YAML `- ` before each.';
    return ` Write \`{ "NAME": … }\`${observed === 'string' ? ' without quotes around it' : ''}, or in YAML \`NAME: …\`.`;
}

;// CONCATENATED MODULE: ./build/src/words/problems.js



const MAX_NAMES = 12;
/** Describes a mistake in one line: where it is, what is wrong, what to write. */
function describeProblem({ place, data }) {
    const { source, isInput, line, column, path } = place;
    const file = (0,lines/* shown */.SP)(source);
    const position = line === null ? file : `${file}:${line}:${column ?? 1}`;
    const input = `Input \`${file}\`${line === null ? '' : `, line ${line}`}`;
    const where = isInput ? input : position;
    // A shell expands patterns, or fails to, and divides what has blanks.
    const isOdd = data.code === 'unreadable' && /[*?\n{]|^\w+$/.test(source);
    const end = isOdd ? ' This takes one path, not a pattern. Put what has blanks in quotes.' : '';
    return (0,lines/* joined */.oR)(': ', [where, (0,lines/* shown */.SP)(path), describeMistake(data) + end]);
}
const describeMistake = (data) => 
// The table joins each code with its data, which data of any code loses.
(0,lines/* write */.M9)(WORDS[data.code], data);
const WORDS = {
    syntax: ({ format, detail }) => {
        if (/parseAllDocuments/.test(detail))
            return SEVERAL;
        const start = /^(?:YAML|JSON)$/.test(format) ? 'This is not' : 'This is not a';
        const what = (0,lines/* ended */.v6)(`${start} valid ${format}: ${(0,lines/* shown */.SP)(detail)}`);
        const advice = ADVICE.find(([start]) => start.test(detail))?.[1];
        return `${what} ${advice ?? (format === 'YAML' ? INDENT : '')}`.trim();
    },
    unreadable: ({ reason, near }) => `${UNREADABLE[reason]}${(0,lines/* didYouMean */.au)(near[0]) || (FORMS.get(reason) ?? '')}`,
    line: ({ line, isRepeated }) => isRepeated
        ? `Line ${line} names a provider for the second time. Remove one of the lines.`
        : `Line ${line} must be one \`provider=value\`, such as \`anthropic=…\`, and no more.`,
    missing: ({ key }) => `\`${(0,lines/* shown */.SP)(key)}\` is missing.${FORMS.get(key) ?? ''}`,
    'no-match': ({ near }) => `No file matches. ${near.length > 0 ? `Did you mean ${(0,lines/* list */.p_)(near.map(lines/* shown */.SP))}? Lines have no quotes.` : 'Check that the tests ran before this step. Write each path in a line of its own, without `- ` and quotes. Check lines with `!`. Name folders that begin with a dot.'}`,
    'no-glob': ({ folder }) => folder === ''
        ? 'There is no glob. Add a line that does not begin with `!`.'
        : `\`${(0,lines/* shown */.SP)(folder)}\` is a folder. Write \`${(0,lines/* shown */.SP)(folder)}/**/*.xml\`.`,
    'unknown-key': ({ key, nearest, known }) => {
        if (key !== nearest && (0,lines/* shown */.SP)(key) === nearest) {
            return `The key \`${nearest}\` has blanks around it. Remove them.`;
        }
        const isOption = /^[-–—]/.test(key);
        const start = `${isOption ? 'This command has no option' : 'Unknown key'} \`${(0,lines/* shown */.SP)(key)}\`.`;
        const elsewhere = nearest === null ? ELSEWHERE.get(key) : undefined;
        const otherwise = isOption ? ' `--help` lists its options.' : ' Remove it.';
        return `${start}${elsewhere ?? (hint(nearest, known) || otherwise)}`;
    },
    repeated: ({ what, name }) => {
        const once = what === 'key'
            ? 'Remove one, or in YAML write `- ` where another item begins.'
            : 'Remove one.';
        const advice = /^(?:key|model|option)$/.test(what) ? once : 'Give each its own.';
        return `The ${what} "${(0,lines/* shown */.SP)(name)}" occurs twice. ${advice}`;
    },
    type: ({ expected, observed }) => `This must be ${TYPES[expected] ?? expected}, not ${TYPES[observed] ?? observed}.${formOf(expected, observed)}`,
    value: ({ value, nearest, known }) => {
        const start = value === null ? 'The value is missing.' : `"${(0,lines/* shown */.SP)(value)}" is not valid.`;
        return `${start}${hint(nearest, known)}`;
    },
    range: describeRange,
    integer: 'JSON readers round this number. Compare the text, or take it by a pattern. An argument can be a text in quotes.',
    capture: ({ name, nearest, isFilled }) => {
        if (!isFilled) {
            return `\`{{${(0,lines/* shown */.SP)(name)}}}\` is not replaced here, but in arguments, prompts, URIs and expected texts.`;
        }
        const literal = ` Write \`{{row.${(0,lines/* shown */.SP)(name.split('.').at(-1) ?? '')}}}\` for a member of \`each\`, or \`\\{{${(0,lines/* shown */.SP)(name)}}}\` for the text itself (\`\\\\{{\` in double quotes).`;
        return `No earlier step saves \`{{${(0,lines/* shown */.SP)(name)}}}\`.${(0,lines/* didYouMean */.au)(nearest) || literal}`;
    },
    more: 'More mistakes: {count}.',
    widget: 'This service renders no widgets. Remove `{what}`.',
    argument: (data) => (0,lines/* write */.M9)(ARGUMENT_WORDS[data.kind], data),
    conflict: (data) => (0,lines/* write */.M9)(data.key === 'steps' ? OUTSIDE : EXCLUDED, data),
    needs: ({ key, other, isOfGate = false }) => `${key === 'test' || key === 'step' ? `This ${key}` : `\`${(0,lines/* shown */.SP)(key)}\``} needs ${(0,lines/* list */.p_)(other)}${isOfGate ? ' in the gate file' : ''}.${FORMS.get(`${key} alone`) ?? FORMS.get(other[0] ?? '') ?? ''}`,
    'no-step': 'The step that the expression names does not exist. Check its `id`.',
    'no-matrix': 'The job has no `strategy.matrix`. Add one, or write the part, such as `1/3`.',
    refused: 'The service refused the {what} (HTTP {status}). Correct it.',
    model: 'The eval service cannot ask `{model}`. Add its key in the settings of the service, or in `model-api-keys`, if it is missing. It says: `{message}`.',
    'no-servers': 'Project `{project}` of the eval service has no MCP servers. Add them there: `.mcp.json` counts only without `base-url`.',
    whole: 'This chooses cases of a suite file. A saved suite runs whole.',
    untrusted: ({ reason, of, secrets }) => `${(0,lines/* write */.M9)(UNTRUSTED[reason][0], { of })}, and the job has ${(0,lines/* list */.p_)(secrets.map(lines/* shown */.SP), 'and')}. Nothing of the workspace runs. ${UNTRUSTED[reason][1]}, or see \`allow-untrusted-servers\` in docs/security.md.`,
    'no-secrets': ({ of }) => of === 'fork'
        ? 'GitHub gives pull requests of forks no secrets. Skip this step for them by `if: github.event.pull_request.head.repo.full_name == github.repository`.'
        : "GitHub gives runs of Dependabot no Actions secrets. Add the key to the Dependabot secrets of the repository, or skip this step by `if: github.actor != 'dependabot[bot]'`.",
    differs: '`{key}` holds for the whole case. Write the same in each `prompt` step.',
    'two-values': '`{key}` is `{input}` outside of the gate file, and `{file}` in it. Remove one of them.',
    repaired: 'The gate file of the base commit is wrong, and this change repairs it. Merge it although this check fails, or repair the base first.',
    setting: '`{key}` is a setting of the gate file: `{name}`.',
    quotes: 'YAML reads `{written}` as `{read}`. Put the text in quotes.',
    'not-found': ({ what, name, project, rows = [], nearest, known }) => {
        const lack = rows.length > 1 ? `Rows ${(0,lines/* firstOf */.Ku)(rows.map(String))} have` : `Row ${rows[0]} has`;
        const none = what === 'mode' ? 'This version has no' : 'There is no';
        const start = rows.length === 0 ? `${none} ${what}` : `${lack} no`;
        const where = project === undefined ? '' : ` in project \`${(0,lines/* shown */.SP)(project)}\``;
        const all = `${start} \`${(0,lines/* shown */.SP)(name)}\`${where}.${hint(nearest, known)}`;
        if (what === 'operation' && nearest === null)
            return `${all} docs/api.md lists them.`;
        if (what === 'tag' && name.includes(','))
            return `${all} Write \`--tag\` for each.`;
        if (what === 'tag' && known.length === 0)
            return `${all} Write \`tags\` in cases.`;
        if (what !== 'provider')
            return all;
        return `${all} Another provider needs its address in \`model-base-urls\`.`;
    },
    'tool-name': 'The calls of a model are known by the name of the tool. Write `{meant}`.',
    ambiguous: ({ what, known }) => `Name the ${what}. Use ${(0,lines/* list */.p_)(known.map(lines/* shown */.SP))}.`,
    'cannot-fail': ({ reason }) => CANNOT_FAIL[reason],
    address: ({ reason }) => {
        if (reason === 'credentials')
            return 'The URL has credentials in it. Move them to `headers`, or to `model-api-keys`.';
        const advice = reason === 'form' ? '' : ' Write one, or remove it.';
        return `This must be an \`http\` or \`https\` URL with a valid host and port.${advice}`;
    },
    command: ({ reason, program, hasArgs }) => {
        if (reason === 'shell')
            return `No shell reads \`${(0,lines/* shown */.SP)(program)}\`. Write \`sh\` in \`command\`, and \`-c\` and the whole line in \`args\`.`;
        const why = reason === 'list' ? 'This must be a text, not a list.' : 'This is for Windows only.';
        return `${why} Write \`${(0,lines/* shown */.SP)(program)}\`${hasArgs ? ', and the rest in `args`' : ''}.`;
    },
    reference: ({ written, variable, nearest }) => {
        const name = (0,lines/* shown */.SP)(variable);
        if (nearest === '')
            return `\`${(0,lines/* shown */.SP)(written)}\` is empty here. Check the secret or variable that sets it, or write \`\${${name}:-}\`.`;
        if (name === '' && nearest !== undefined)
            return `\`${(0,lines/* shown */.SP)(written)}\` stays as it is. Write \`{{${(0,lines/* shown */.SP)(nearest)}}}\` for the value that a step saves.`;
        if (name === '')
            return `\`${(0,lines/* shown */.SP)(written)}\` stays as it is: a suite reads no variables. Set them in \`env\` of the server.`;
        if (written === '')
            return `No shell or editor fills this in. Set the environment variable \`${name}\`, and write \`\${${name}}\` or \`\${${name}:-default}\`.`;
        if (nearest !== undefined)
            return `\`${(0,lines/* shown */.SP)(written)}\` has no value here.${(0,lines/* didYouMean */.au)(`\${${nearest}}`)}`;
        const end = written === `\${${name}}` ? '' : `, and write \`\${${name}}\``;
        return `\`${(0,lines/* shown */.SP)(written)}\` has no value here. Set the environment variable \`${name}\`${end}.`;
    },
};
const CHECK_OUT = 'Check out a branch of this repository by `actions/checkout`, with git installed';
const UNTRUSTED = {
    fork: ['Event `{of}` runs for code of a fork', 'Run it on `pull_request` without secrets'],
    commit: [
        'The commit `{of}` of the checkout is not the newest of a branch of this repository',
        CHECK_OUT,
    ],
    'no-commit': ['The file or folder `{of}` is in no git checkout', CHECK_OUT],
};
const CANNOT_FAIL = {
    'no-action': 'This case does nothing. Add a step that calls a tool or prompts a model.',
    'too-early': 'This assertion cannot fail: nothing runs before it. Move it further down.',
    'no-result': 'This assertion cannot fail: no step before it has a result. Add a call, or use `responseContains` for the answer of a model.',
    'no-assertion': 'This prompt cannot fail. Add `expect` or `calls`. After a step of the API, add an assertion such as `responseContains`.',
    'expected-output': '`expectedOutput` is stored and not judged. Add an assertion after the prompt, such as `responseContains`.',
    turns: 'This assertion cannot fail: `maxTurns` ends the prompt earlier. Write a smaller number.',
    'tool-choice': 'This cannot fail: `toolChoice: none` rules out calls. Assert something about the answer.',
    'any-text': 'This assertion cannot fail: the pattern matches all texts. Write a stricter pattern, or add another assertion.',
    'any-count': 'This assertion cannot fail: any number is fine. Raise `minCount`.',
    'any-value': 'This assertion cannot fail: the schema allows all values. Write a `type`.',
};
const ARGUMENT_WORDS = {
    unknown: (0,lines/* choose */.Sw)(({ path }) => /^(?:expect|error|save)$/.test(path)
        ? 'Tool `{tool}` has no argument `{path}`. Indent it like `with`, if it is a key of the step.'
        : 'Tool `{tool}` has no argument `{path}`.{nearest}'),
    unlisted: 'Tool `{tool}` lists no argument `{path}`, and may ignore it.{nearest}',
    missing: ({ tool, path, nearest }) => `Tool \`${(0,lines/* shown */.SP)(tool)}\` needs the argument \`${(0,lines/* shown */.SP)(path)}\`.${nearest === null ? '' : ` You wrote \`${(0,lines/* shown */.SP)(nearest)}\`.`}`,
    type: ({ expected, observed, ...data }) => {
        const types = expected.split(' or ').map((type) => TYPES[type] ?? (0,lines/* shown */.SP)(type));
        return `${argumentOf(data)} must be ${types.join(' or ')}, not \`${(0,lines/* shown */.SP)(observed)}\`.`;
    },
    value: ({ expected, nearest, ...data }) => `${argumentOf(data)} does not fit: ${(0,lines/* shown */.SP)(expected.replace(/\.$/, ''))}.${(0,lines/* didYouMean */.au)(nearest)}`,
};
function argumentOf({ tool, path }) {
    const argument = path === '' ? 'The arguments' : `Argument \`${(0,lines/* shown */.SP)(path)}\``;
    return `${argument} of tool \`${(0,lines/* shown */.SP)(tool)}\``;
}
const EXCLUDED = '`{key}` and `{other}` exclude each other. Remove one of them.';
const OUTSIDE = '`{other}` cannot stand next to `steps`. Move it into one of them.';
const SEVERAL = 'This file holds several YAML documents. Remove `---`, or write a file for each.';
const INDENT = 'Check indentation and blanks after `:` and `-`, and quote texts with `: ` or ` #`.';
const UNREADABLE = {
    missing: 'The file does not exist.',
    'no-servers': 'The list of servers does not exist.',
    'no-checkout': 'The workspace is empty. In a workflow, add `actions/checkout` before this step. Else run in the folder of the file.',
    folder: 'The folder does not exist. Check out the base there, with `path` of `actions/checkout`.',
    'not-a-file': 'This is not a file. Write the path of a file, such as one in this folder.',
    exists: 'This would replace a file. Name another one.',
    encoding: 'The file is neither UTF-8 nor UTF-16. Save it as UTF-8.',
    merge: 'The file has marks of a merge conflict. Decide it, and remove them.',
    denied: 'The file cannot be read: permission denied.',
    'too-large': `The file is larger than ${limits/* MAX_FILE_BYTES */.gZ / 2 ** 20} MiB.`,
    outside: 'This path is outside the workspace: in a terminal, the current folder. Use a file in it, or run in another folder.',
};
const PARTS = ['iterations', 'steps', 'cases'];
const UNITS = {
    string: 'character',
    array: 'item',
    object: 'key',
    call: 'tool; an item of a list names each',
};
const NUMBERS = {
    percent: ' percent',
    seconds: ' seconds',
    whole: ' and a whole number',
    minutes: ' minutes',
    hosted: ' if another service runs the suite',
};
function describeRange({ what, min, max, isExclusive = false, value }) {
    if (what === 'string' && min === 1)
        return 'This must not be empty.';
    if (what === 'server')
        return 'No server is enabled. Add one, or remove `disabled` from one.';
    let bounds = min === max ? `${min}` : `${min} to ${max}`;
    if (max === null)
        bounds = `${isExclusive ? 'above' : 'at least'} ${min}`;
    if (min === null)
        bounds = `${isExclusive ? 'below' : 'at most'} ${max}`;
    if (PARTS.includes(what))
        return `There are too many ${what}: ${bounds}.`;
    const unit = UNITS[what];
    if (unit === undefined) {
        const end = value === undefined ? '' : `, not ${(0,lines/* shown */.SP)(value)}`;
        return `This must be ${bounds}${NUMBERS[what] ?? ''}${end}.`;
    }
    return `This must have ${bounds} ${unit}${(max ?? min) === 1 ? '' : 's'}.`;
}
/** The nearest name, else all names if they are few. */
function hint(nearest, known) {
    if (nearest !== null)
        return (0,lines/* didYouMean */.au)(nearest);
    if (known.length === 0 || known.length > MAX_NAMES)
        return '';
    return ` Use ${(0,lines/* list */.p_)(known.map(lines/* shown */.SP))}.`;
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
