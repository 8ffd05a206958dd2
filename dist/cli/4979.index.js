export const id = 4979;
export const ids = [4979];
export const modules = {

/***/ 44979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cancelLeftRun: () => (/* binding */ cancelLeftRun)
/* harmony export */ });
/* harmony import */ var _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58327);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92657);


/** The runner waits little for the steps of a cancelled job. */
const CANCEL_TIMEOUT_MS = 5_000;
/**
 * Cancels a run that the main step left under way, so that it does not hold one of the
 * organization's slots. What goes wrong is logged, never thrown.
 */
async function cancelLeftRun({ projectId, runId }, client, { logger, clock }) {
    try {
        const { status } = await client.runs.cancel(projectId, runId, {
            deadlineAtMs: clock.now() + CANCEL_TIMEOUT_MS,
        });
        logger.info(`The run ${runId} was cancelled; its status is ${status}.`);
    }
    catch (error) {
        // The contract's words and its services differ on how they refuse to cancel a finished run.
        if (error instanceof _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && (error.status === 400 || error.status === 409)) {
            logger.info(`The run ${runId} had ended already.`);
        }
        else {
            logger.warning(`The run ${runId} could not be cancelled: ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)}`);
        }
    }
}


/***/ })

};
