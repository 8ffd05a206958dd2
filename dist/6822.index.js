export const id = 6822;
export const ids = [6822];
export const modules = {

/***/ 61812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ foldersWithReports),
/* harmony export */   n: () => (/* binding */ hasReport),
/* harmony export */   readCollectedResults: () => (/* binding */ readCollectedResults)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _identity_case_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79594);
/* harmony import */ var _model_listed_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78048);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92657);
/* harmony import */ var _report_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22498);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24837);
/* harmony import */ var _joined_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24686);








/** GitHub takes 500 artifacts of a job; whoever has more in a folder has something else there. */
const MOST_ENTRIES = 10_000;
/**
 * Results that other jobs collected: one report as it is, or those of the legs of a suite as one.
 * What is read of them all is bounded as one report is.
 *
 * @throws ConfigurationError where there is no report, CollectedReportError where there is none that
 *   can be read.
 */
async function readCollectedResults(collected) {
    return (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .withCases */ .ge)(await readResults(collected));
}
async function readResults(collected) {
    const { reportPath, workspace, commit } = collected;
    const below = (await foldersWithReports(reportPath)).map((place) => ({
        place,
        file: node_path__WEBPACK_IMPORTED_MODULE_1__.join(reportPath, place, _report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .REPORT_FILE_NAME */ ._G),
    }));
    const isFolderOfOne = await hasReport(reportPath);
    if (below.length > 0 && !isFolderOfOne)
        return joined(await readLegs(below, workspace), commit);
    const report = await (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readCollectedReport */ .QA)(reportPath, workspace);
    if (report.shard === undefined)
        return report;
    const file = isFolderOfOne ? node_path__WEBPACK_IMPORTED_MODULE_1__.join(reportPath, _report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .REPORT_FILE_NAME */ ._G) : reportPath;
    const own = { place: node_path__WEBPACK_IMPORTED_MODULE_1__.basename(reportPath), file };
    const whole = joined(await readLegs([own, ...below], workspace), commit);
    if (below.length > 0 || report.shard.total === 1)
        return whole;
    return { ...whole, warnings: [ONE_FOLDER, ...whole.warnings] };
}
const ONE_FOLDER = 'There is one report where those of several legs were expected. Artifacts that are unpacked into ' +
    'one folder write over each other: download them without `merge-multiple`.';
/** Names of the folders in it that have a report, in order; links are none. */
async function foldersWithReports(folder) {
    const names = (await entriesOf(folder))
        .filter((one) => one.isDirectory())
        .map(({ name }) => name);
    const found = [];
    for (const name of names.toSorted()) {
        if (await hasReport(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name)))
            found.push(name);
    }
    return found;
}
async function entriesOf(folder) {
    const entries = [];
    try {
        for await (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.opendir)(folder)) {
            if (entries.length === MOST_ENTRIES) {
                const message = `the folder of the collected reports has more than ${MOST_ENTRIES} entries`;
                throw new _report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .CollectedReportError */ .mq(message);
            }
            entries.push(entry);
        }
    }
    catch (error) {
        if (error instanceof _report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .CollectedReportError */ .mq)
            throw error;
        // Whoever reads the one report tells what is wrong with its path.
        if ((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === undefined)
            throw error;
        return [];
    }
    return entries;
}
/** Whether a folder has a report in it. */
async function hasReport(folder) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, _report_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .REPORT_FILE_NAME */ ._G))).isFile();
    }
    catch (error) {
        if ((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === undefined)
            throw error;
        return false;
    }
}
async function readLegs(files, workspace) {
    const read = { legs: [], problems: [], strangers: [] };
    const left = (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeBudget */ .DF)();
    for (const { place, file } of files) {
        try {
            if (await (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .isLedOut */ .os)(file, workspace)) {
                throw new _report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .CollectedReportError */ .mq(`the report in ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_7__/* .listNames */ .Zv)([place])} is led to by a link`);
            }
            const { report, digest } = await readLeg(file, place, left);
            const { shard } = report;
            if (shard === undefined)
                read.strangers.push(place);
            else
                read.legs.push({ place, report: { ...report, shard }, digest });
        }
        catch (error) {
            if (!(error instanceof _report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .CollectedReportError */ .mq))
                throw error;
            read.problems.push(sentence(error.message));
        }
    }
    return read;
}
async function readLeg(file, place, left) {
    const title = `the report in ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_7__/* .listNames */ .Zv)([place])}`;
    const text = await (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readBounded */ .CB)(file, title, left);
    return { report: (0,_report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .resultsOutOf */ .OD)(text, title, left), digest: (0,_identity_case_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(text) };
}
function joined({ legs, problems, strangers }, commit) {
    if (legs.length === 0)
        throw noLegs(problems, strangers);
    const foreign = strangers.map((place) => `The report in ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_7__/* .listNames */ .Zv)([place])} is none of a leg, and was left out.`);
    return (0,_joined_report_js__WEBPACK_IMPORTED_MODULE_6__/* .joinFoundLegs */ .Q)(legs, commit, { problems, warnings: foreign });
}
function noLegs(problems, strangers) {
    const [first] = problems;
    if (first !== undefined)
        return new _report_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .CollectedReportError */ .mq(problems.join(' '));
    const message = `names a folder without a report; there are reports in ${(0,_model_listed_names_js__WEBPACK_IMPORTED_MODULE_7__/* .listNames */ .Zv)(strangers)}, none of them ` +
        'of a leg of a suite. Name the folder of the one that is meant.';
    return new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ where: 'report-path', message, example: 'collected' }]);
}
const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);



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
