export const id = 3628;
export const ids = [3628];
export const modules = {

/***/ 93628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DatabaseInUseError: () => (/* binding */ DatabaseInUseError),
  DatabaseVersionError: () => (/* binding */ DatabaseVersionError),
  lockDatabase: () => (/* binding */ lockDatabase),
  openDatabase: () => (/* binding */ openDatabase)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 75 modules
var kysely = __webpack_require__(88588);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/sqlite/sqlite-dialect.js + 10 modules
var sqlite_dialect = __webpack_require__(59388);
;// CONCATENATED MODULE: ./build/src/service/storage/schema.js
const column = (sql) => ({ sql });
const id = () => column('TEXT NOT NULL UNIQUE');
const seq = () => column('INTEGER PRIMARY KEY AUTOINCREMENT');
const schema_text = () => column('TEXT NOT NULL');
const maybeText = () => column('TEXT');
/** Whole numbers, epoch milliseconds, 0 and 1. */
const integer = () => column('INTEGER NOT NULL');
const count = () => column('INTEGER NOT NULL DEFAULT 0');
const list = () => column("TEXT NOT NULL DEFAULT '[]'");
const maybeInteger = () => column('INTEGER');
const maybeReal = () => column('REAL');
const reference = (table) => column(`TEXT NOT NULL REFERENCES ${table}(id) ON DELETE CASCADE`);
const maybeReference = (table) => column(`TEXT REFERENCES ${table}(id) ON DELETE SET NULL`);
const listed = { seq: seq(), id: id() };
const ofProject = { ...listed, projectId: reference('projects') };
const times = { createdAt: integer(), updatedAt: integer() };
/** Another version is refused. */
const SCHEMA_VERSION = 3;
/** Each table once: the statements that create it and its types follow from here. */
const tables = {
    settings: { name: column('TEXT PRIMARY KEY NOT NULL'), value: schema_text() },
    projects: { ...listed, name: schema_text(), description: maybeText(), ...times },
    servers: {
        ...ofProject,
        name: schema_text(),
        /** How it is started or reached, as JSON. */
        entry: schema_text(),
        /** 0: it is no longer in the configuration, or disabled there. */
        isEnabled: integer(),
        ...times,
    },
    oauthGrants: {
        serverId: reference('servers'),
        /** Of the server when the tokens came. */
        address: schema_text(),
        /** Tokens, their end, client and token endpoint: encrypted JSON. */
        sealed: schema_text(),
        hasClientSecret: integer(),
        /** JSON list. */
        scopes: schema_text(),
    },
    /** `config` is canonical JSON. */
    hosts: { ...ofProject, name: schema_text(), config: schema_text(), ...times },
    suites: {
        ...ofProject,
        name: schema_text(),
        description: maybeText(),
        /** JSON list of ids. */
        serverIds: schema_text(),
        model: maybeText(),
        provider: maybeText(),
        /** In percent. */
        minimumPassRate: maybeReal(),
        /** Of all its runs. */
        runs: count(),
        passed: count(),
        failed: count(),
        ...times,
    },
    testCases: {
        ...listed,
        suiteId: reference('suites'),
        title: schema_text(),
        /** The case as JSON. */
        definition: schema_text(),
        ...times,
    },
    runs: {
        ...listed,
        suiteId: reference('suites'),
        projectId: reference('projects'),
        /** 1 for the first run of the suite. */
        runNumber: integer(),
        /** One of the statuses of the API. */
        status: schema_text(),
        statusReason: maybeText(),
        result: maybeText(),
        /** `api`, or `sdk` if it was ingested. */
        source: schema_text(),
        notes: maybeText(),
        minimumPassRate: maybeReal(),
        planned: integer(),
        passed: count(),
        failed: count(),
        externalRunId: maybeText(),
        evaluationConfigHash: maybeText(),
        createdAt: integer(),
        /** Of the last request that changed it. */
        touchedAt: integer(),
        completedAt: maybeInteger(),
    },
    iterations: {
        ...listed,
        runId: reference('runs'),
        /** Null for an ingested run. */
        testCaseId: maybeReference('testCases'),
        ingestedCaseId: maybeText(),
        title: schema_text(),
        number: integer(),
        status: schema_text(),
        result: maybeText(),
        model: maybeText(),
        provider: maybeText(),
        startedAt: maybeInteger(),
        durationMs: maybeReal(),
        tokensUsed: maybeReal(),
        /** JSON, as all below except the id. */
        usage: maybeText(),
        actualToolCalls: list(),
        expectedToolCalls: list(),
        failures: list(),
        error: maybeText(),
        externalIterationId: maybeText(),
        /** What else a reporter sent that the API shows: scores and their rules. */
        reported: maybeText(),
    },
    traces: {
        iterationId: column('TEXT PRIMARY KEY NOT NULL REFERENCES iterations(id) ON DELETE CASCADE'),
        trace: schema_text(),
    },
    idempotencyKeys: {
        seq: seq(),
        /** The suite, or the project and the name of the suite. */
        scope: schema_text(),
        key: schema_text(),
        /** Of the request. */
        hash: schema_text(),
        runId: reference('runs'),
    },
};
const indexes = [
    'UNIQUE projects(name)',
    'UNIQUE servers(projectId, name)',
    'servers(projectId, seq)',
    'hosts(projectId, seq)',
    'UNIQUE oauthGrants(serverId)',
    'UNIQUE hosts(projectId, name)',
    'suites(projectId, seq)',
    'suites(projectId, name)',
    'UNIQUE testCases(suiteId, title)',
    'testCases(suiteId, seq)',
    'UNIQUE runs(suiteId, runNumber)',
    'UNIQUE runs(projectId, externalRunId)',
    "runs(source, touchedAt) WHERE status IN ('pending', 'running')",
    'iterations(runId, seq)',
    'UNIQUE iterations(runId, externalIterationId)',
    'iterations(runId, ingestedCaseId, number)',
    'iterations(testCaseId)',
    'UNIQUE idempotencyKeys(scope, key)',
    'idempotencyKeys(runId)',
];
/** The statements that create all tables. */
function createStatements() {
    const created = Object.entries(tables).map(([table, columns]) => {
        const parts = Object.entries(columns).map(([name, { sql }]) => `${name} ${sql}`);
        return `CREATE TABLE ${table} (${parts.join(', ')}) STRICT`;
    });
    const indexed = indexes.map((index, at) => {
        const [, unique = '', on] = /^(UNIQUE )?(.*)$/.exec(index) ?? [];
        return `CREATE ${unique}INDEX index${at} ON ${on}`;
    });
    return [...created, ...indexed];
}

;// CONCATENATED MODULE: ./build/src/service/storage/database.js




/** Another process may write at the same time. Requests wait as long: SQLite blocks the process. */
const BUSY_LIMIT_MS = 5_000;
class DatabaseVersionError extends Error {
    version;
    constructor(version) {
        super(`database version ${version}`);
        this.version = version;
    }
}
/**
 * Opens a database, and creates its tables if it is empty.
 *
 * @param file path, or `:memory:`. Only the user can read a file that is created.
 * @throws DatabaseVersionError if another version wrote it; an error of the system or of SQLite
 */
function openDatabase(file = ':memory:') {
    if (file !== ':memory:')
        createPrivately(file);
    const database = new external_node_sqlite_.DatabaseSync(file, {
        enableForeignKeyConstraints: true,
        timeout: BUSY_LIMIT_MS,
    });
    try {
        database.exec('PRAGMA journal_mode = WAL');
        database.exec('PRAGMA synchronous = NORMAL');
        database.exec('PRAGMA temp_store = MEMORY');
        prepareTables(database);
    }
    catch (error) {
        database.close();
        throw error;
    }
    return new kysely/* Kysely */._$({ dialect: dialectOf(database) });
}
/** Another service uses the database. */
class DatabaseInUseError extends Error {
}
/**
 * Takes a database for one service: at its start it ends the runs of a service that is gone. The
 * system frees the lock if the process dies.
 *
 * @returns what frees it
 * @throws DatabaseInUseError
 */
function lockDatabase(file) {
    createPrivately(`${file}.lock`);
    const lock = new external_node_sqlite_.DatabaseSync(`${file}.lock`, { timeout: 0 });
    try {
        lock.exec('BEGIN EXCLUSIVE');
    }
    catch (cause) {
        lock.close();
        throw new DatabaseInUseError(file, { cause });
    }
    return () => lock.close();
}
/** Creates a file that only the user can read, or makes an existing one so. */
function createPrivately(file) {
    const mode = 0o600;
    const descriptor = (0,external_node_fs_.openSync)(file, 'a', mode);
    (0,external_node_fs_.fchmodSync)(descriptor, mode);
    (0,external_node_fs_.closeSync)(descriptor);
}
function prepareTables(database) {
    database.exec('BEGIN IMMEDIATE');
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    if (tables.length === 0) {
        for (const statement of createStatements())
            database.exec(statement);
        const insert = database.prepare("INSERT INTO settings (name, value) VALUES ('version', ?)");
        insert.run(String(SCHEMA_VERSION));
    }
    database.exec('COMMIT');
    const isOurs = tables.length === 0 || tables.some(({ name }) => name === 'settings');
    const found = isOurs
        ? database.prepare("SELECT value FROM settings WHERE name = 'version'").get()
        : undefined;
    const version = String(found?.['value'] ?? 'unknown');
    if (version !== String(SCHEMA_VERSION))
        throw new DatabaseVersionError(version);
}
function dialectOf(database) {
    /** What SQLite needs in place of a statement of Kysely. */
    const adapted = (sql) => {
        // Takes the write lock at the start: a later upgrade fails if another process wrote meanwhile.
        if (sql === 'begin')
            return 'begin immediate';
        // A full disk has ended the transaction already.
        return sql === 'rollback' && !database.isTransaction ? 'select 1' : sql;
    };
    // Kysely passes what the types of the tables allow.
    const values = (given) => given;
    return new sqlite_dialect/* SqliteDialect */.P({
        database: {
            close: () => database.close(),
            prepare: (sql) => {
                const statement = database.prepare(adapted(sql));
                return {
                    reader: statement.columns().length > 0,
                    all: (given) => statement.all(...values(given)),
                    run: (given) => statement.run(...values(given)),
                    iterate: (given) => statement.iterate(...values(given)),
                };
            },
        },
    });
}


/***/ })

};
