export const id = 3331;
export const ids = [3331];
export const modules = {

/***/ 3096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ Screen)
/* harmony export */ });
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _render_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78986);



/** What lines are written to that nobody's terminal breaks. */
const USUAL_WIDTH = 80;
const BAR_EVERY_MS = 500;
/**
 * Lines for whoever asked, and below them one that is redrawn while they wait. What was asked for goes
 * to the standard output, all else to the other one; where a program reads the first, all lines for
 * people do.
 */
class Screen {
    #lines;
    #notes;
    #bar = null;
    #timer;
    #isDrawn = false;
    #redraws;
    constructor({ stdout, stderr, environment }, { isRead = false } = {}) {
        this.#lines = isRead ? stderr : stdout;
        this.#notes = stderr;
        // A dumb one, such as that of an editor, would show what it is to obey.
        this.#redraws = stderr.isTTY === true && environment['TERM'] !== 'dumb';
    }
    /** What lines are written for. */
    get page() {
        const stream = this.#lines;
        return {
            // Node's own goes by NO_COLOR, FORCE_COLOR, CI and what the terminal says of itself.
            paint: (tone, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)(_render_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .TONE_STYLES */ .oD[tone], text, { stream }),
            width: widthOf(stream),
            isPiped: stream.isTTY !== true,
        };
    }
    /** A line of what was asked for. */
    line(text) {
        this.#above(this.#lines, text);
    }
    /** A line beside what was asked for. */
    note(text, tone = 'quiet') {
        this.#above(this.#notes, (0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)(_render_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .TONE_STYLES */ .oD[tone], text, { stream: this.#notes }));
    }
    /** Keeps a line up to date below all others until the next call; on a terminal alone. */
    showBar(text) {
        this.#erase();
        clearInterval(this.#timer);
        this.#bar = this.#redraws ? text : null;
        if (this.#bar === null)
            return;
        this.#draw();
        this.#timer = setInterval(() => this.#draw(), BAR_EVERY_MS).unref();
    }
    #above(stream, text) {
        this.#erase();
        stream.write(`${text}\n`);
        this.#draw();
    }
    #draw() {
        if (this.#bar === null)
            return;
        this.#erase();
        this.#notes.write(this.#bar().slice(0, widthOf(this.#notes) - 1));
        this.#isDrawn = true;
    }
    #erase() {
        if (!this.#isDrawn)
            return;
        (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.clearLine)(this.#notes, 0);
        (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.cursorTo)(this.#notes, 0);
        this.#isDrawn = false;
    }
}
/** A terminal that does not know how wide it is says 0. */
function widthOf({ isTTY, columns = 0 }) {
    return isTTY === true && columns > 0 ? columns : USUAL_WIDTH;
}


/***/ }),

/***/ 23331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  overAndOver: () => (/* binding */ overAndOver)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/cli/terminal/screen.js
var terminal_screen = __webpack_require__(3096);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/cli/watch/file-watch.js



/** Endings of what a server may be written in: its logs and data are not what it is. */
const CODE = /\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|cs|php|ex|exs|sh|wasm)$/;
const APART = new Set(['node_modules', 'venv', '__pycache__', 'target']);
/** Who has more has named a folder that is none of code. */
const MOST_FOLDERS = 500;
const MOST_DEPTH = 8;
/** Tells of changes of files, also of those that come to be or are put in the place of another one. */
class FileWatch {
    #onChange;
    #watchers = new Map();
    /** By the file, what it was when it was last looked at. */
    #stamps = new Map();
    #files = new Set();
    #ofCode = new Set();
    /** @param onChange is told each once, however many events there are of it. */
    constructor(onChange) {
        this.#onChange = onChange;
    }
    /** Watches these from now on, beside what was watched before. */
    async follow({ files, folders }) {
        const ofCode = new Set();
        for (const folder of folders)
            await addFolders(folder, ofCode);
        this.#files = files;
        this.#ofCode = ofCode;
        const around = [...files].map((file) => external_node_path_.dirname(file));
        for (const folder of new Set([...around, ...ofCode]))
            await this.#watch(folder);
    }
    close() {
        for (const watcher of this.#watchers.values())
            watcher.close();
        this.#watchers.clear();
    }
    /** Folders are watched, not files: editors put a new file in the place of the old one. */
    async #watch(folder) {
        if (this.#watchers.has(folder))
            return;
        try {
            const watcher = (0,external_node_fs_.watch)(folder, (_event, name) => {
                if (name !== null)
                    void this.#look(external_node_path_.join(folder, name));
            });
            // A folder that is gone is none to watch.
            watcher.on('error', () => {
                watcher.close();
                this.#watchers.delete(folder);
            });
            this.#watchers.set(folder, watcher);
            const names = await (0,promises_.readdir)(folder);
            for (const file of names.map((name) => external_node_path_.join(folder, name))) {
                if (this.#counts(file))
                    this.#stamps.set(file, await stampOf(file));
            }
        }
        catch (error) {
            // What is not there is told by the run.
            if (error.code === undefined)
                throw error;
        }
    }
    async #look(file) {
        if (!this.#counts(file))
            return;
        const stamp = await stampOf(file);
        if (this.#stamps.get(file) === stamp)
            return;
        this.#stamps.set(file, stamp);
        this.#onChange(file);
    }
    #counts(file) {
        return this.#files.has(file) || (this.#ofCode.has(external_node_path_.dirname(file)) && CODE.test(file));
    }
}
async function stampOf(file) {
    const stats = await (0,promises_.stat)(file).catch(() => null);
    return stats === null ? 'gone' : `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}
async function addFolders(folder, all, depth = 0) {
    if (all.size >= MOST_FOLDERS || depth > MOST_DEPTH)
        return;
    all.add(folder);
    const inside = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of inside) {
        if (!entry.isDirectory() || entry.name.startsWith('.') || APART.has(entry.name))
            continue;
        await addFolders(external_node_path_.join(folder, entry.name), all, depth + 1);
    }
}

;// CONCATENATED MODULE: ./build/cli/watch/over-and-over.js




/** Editors and compilers write several files in so long, which are one change. */
const QUIET_MS = 200;
const MOST_NAMED = 3;
const NAME_LENGTH = 200;
/**
 * Does something now, and again after each change of what it depends on: once for all that changed
 * while it was done, and never twice at once. It goes on until the terminal wants it to end.
 * @returns what came of it the last time.
 */
async function overAndOver(work, dependsOn, terminal) {
    const { folder, signal, clock } = terminal;
    const screen = new terminal_screen/* Screen */.f(terminal);
    const changed = new Set();
    let wake = () => { };
    const watch = new FileWatch((file) => {
        changed.add(file);
        wake();
    });
    const wakeUp = () => wake();
    signal.addEventListener('abort', wakeUp);
    const nextEvent = () => new Promise((resolve) => {
        wake = resolve;
        if (changed.size > 0 || signal.aborted)
            resolve();
    });
    try {
        await watch.follow(await dependsOn());
        for (;;) {
            const exitCode = await work();
            if (signal.aborted)
                return exitCode;
            // A server may have been added, or have got a folder more.
            await watch.follow(await dependsOn());
            screen.note('Waiting for a change. Ctrl-C ends it.');
            await nextEvent();
            for (let count = -1; count !== changed.size && !signal.aborted;) {
                count = changed.size;
                await clock.sleep(QUIET_MS);
            }
            if (signal.aborted)
                return exitCode;
            screen.note(`── changed: ${namesOf([...changed], folder)}`);
            changed.clear();
        }
    }
    finally {
        signal.removeEventListener('abort', wakeUp);
        watch.close();
    }
}
function namesOf(files, folder) {
    const named = files.slice(0, MOST_NAMED).map((file) => external_node_path_.relative(folder, file));
    const more = files.length > MOST_NAMED ? ` and ${files.length - MOST_NAMED} more` : '';
    return (0,clean_text/* cleanLine */.Ow)(`${named.join(', ')}${more}`, NAME_LENGTH);
}


/***/ }),

/***/ 78986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nq: () => (/* binding */ hung),
/* harmony export */   Vk: () => (/* binding */ searchable),
/* harmony export */   ky: () => (/* binding */ wrapped),
/* harmony export */   oD: () => (/* binding */ TONE_STYLES)
/* harmony export */ });
/* unused harmony export TONES */
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1559);

/** How a piece of text is meant. What becomes of that is for the terminal to say. */
const TONES = (/* unused pure expression or super */ null && (['good', 'bad', 'doubtful', 'quiet', 'strong']));
/** What tones look like, in the names of `util.styleText`. */
const TONE_STYLES = {
    good: 'green',
    bad: 'red',
    doubtful: 'yellow',
    quiet: 'dim',
    strong: 'bold',
};
/** The page for lines that are searched for as they are: where there is no terminal, none of them is broken. */
function searchable(page) {
    return page.isPiped === true ? { ...page, width: Number.POSITIVE_INFINITY } : page;
}
/** Columns that a text has even on the narrowest terminal. */
const LEAST_TEXT = 20;
/** A clean line behind a mark, and what of it does not fit below its own beginning. */
function hung({ glyph, tone, indent = '' }, line, { paint, width }, most = Number.POSITIVE_INFINITY) {
    const room = Math.max(LEAST_TEXT, width - indent.length - glyph.length - 1);
    return wrapped(line, room, most).map((piece, at) => `${indent}${at === 0 ? paint(tone, glyph) : ' '.repeat(glyph.length)} ${piece}`);
}
/** A clean line in pieces that fit, broken between words where there are any; at most so many. */
function wrapped(line, width, most) {
    const pieces = [];
    let rest = line;
    while (rest.length > width && pieces.length < most - 1) {
        const space = rest.lastIndexOf(' ', width);
        const end = space > 0 ? space : width;
        pieces.push(rest.slice(0, end));
        rest = rest.slice(end).trimStart();
    }
    return [...pieces, (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cap */ .Np)(rest, width)];
}


/***/ })

};
