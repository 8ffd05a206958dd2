export const id = 815;
export const ids = [815];
export const modules = {

/***/ 10815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   callOf: () => (/* binding */ callOf),
/* harmony export */   callsFrom: () => (/* binding */ callsFrom)
/* harmony export */ });
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);

const NO_JSON = 'is no JSON: it takes braces around all of it, and double quotes around each name and text.';
/** A call as it was typed, or what is wrong with its arguments. */
function callOf(tool, json, { where, example }) {
    try {
        const given = JSON.parse(json);
        if (typeof given === 'object' && given !== null && !Array.isArray(given)) {
            return { tool, arguments: { ...given } };
        }
        return { where, message: 'must be a JSON object.', example };
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return { where, message: NO_JSON, example };
    }
}
/** Calls as they are typed, one a line: a tool, and what it is given. */
async function* callsFrom({ stdin: open, stderr, signal, }) {
    const stdin = open?.();
    if (stdin === undefined)
        return;
    if (stdin.isTTY === true)
        stderr.write('One call a line: TOOL {"name": "value"}. Ctrl-D ends it.\n');
    const lines = (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: stdin });
    const close = () => lines.close();
    signal.addEventListener('abort', close);
    let number = 0;
    try {
        for await (const line of lines) {
            number += 1;
            const text = line.trim();
            if (text === '' || text.startsWith('#'))
                continue;
            const end = text.search(/\s/);
            const [tool, json] = end === -1 ? [text, '{}'] : [text.slice(0, end), text.slice(end)];
            yield callOf(tool, json, { where: `line ${number}`, example: 'late_fee {"days": 3}' });
        }
    }
    finally {
        signal.removeEventListener('abort', close);
        lines.close();
    }
}


/***/ })

};
