export const id = 69;
export const ids = [69];
export const modules = {

/***/ 80069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KeyError: () => (/* binding */ KeyError),
/* harmony export */   j: () => (/* binding */ openSealer)
/* harmony export */ });
/* unused harmony export KEY_VARIABLE */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/**
 * The variable with the key that encrypts stored tokens: 32 bytes in Base64, as
 * `openssl rand -base64 32` makes them. It replaces the file `<database>.key`.
 */
const KEY_VARIABLE = 'MCP_EVAL_GATE_KEY';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A key is not 32 bytes in Base64. */
class KeyError extends Error {
    /** The variable or the file that holds it. */
    source;
    constructor(source) {
        super(`no encryption key in ${source}`);
        this.source = source;
    }
}
/** Encrypts what is stored of tokens, with AES-256-GCM. */
const sealerOf = (key) => ({
    /** Encrypts a JSON value for an owner. The result is Base64. */
    seal: (owner, value) => {
        const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(NONCE_BYTES);
        const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)(CIPHER, key, nonce).setAAD(Buffer.from(owner));
        const content = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
        return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
    },
    /** Decrypts a value; null if it has another key or owner, or is damaged. */
    open: (owner, sealed) => {
        const bytes = Buffer.from(sealed, 'base64');
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
        try {
            const decipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
            decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
            const content = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
            return JSON.parse(Buffer.concat([content, decipher.final()]).toString());
        }
        catch {
            return null;
        }
    },
});
/**
 * Opens the key for the tokens in a database: from the environment, else from `<database>.key`,
 * which is created if it is missing. A database in memory gets a random key.
 *
 * @throws KeyError; an error of the system if the file cannot be read or created
 */
function openSealer(databaseFile, environment) {
    const { [KEY_VARIABLE]: given = '' } = environment;
    if (given !== '')
        return sealerOf(parseKey(given, KEY_VARIABLE));
    if (databaseFile === null)
        return sealerOf((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(KEY_BYTES));
    const file = `${databaseFile}.key`;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
        createKeyFile(file);
    return sealerOf(parseKey((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'), file));
}
function parseKey(text, source) {
    const key = Buffer.from(text.trim(), 'base64');
    if (key.length !== KEY_BYTES)
        throw new KeyError(source);
    return key;
}
/** Creates the file complete. The lock of the database keeps other services away. */
function createKeyFile(file) {
    const draft = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, file);
}


/***/ })

};
