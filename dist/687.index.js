export const id = 687;
export const ids = [687];
export const modules = {

/***/ 4873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ listedSurface),
/* harmony export */   r: () => (/* binding */ surfaceBudget)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _model_servers_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21054);
/* harmony import */ var _text_json_extent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6179);



/** What of a server's lists is taken; what is odd about a member costs that member. */
const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().catch(undefined);
const flag = zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional().catch(undefined);
const schema = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J());
const toolSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: text,
    description: text,
    inputSchema: schema,
    outputSchema: schema.optional().catch(undefined),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        title: text,
        readOnlyHint: flag,
        destructiveHint: flag,
        idempotentHint: flag,
        openWorldHint: flag,
    })
        .optional()
        .catch(undefined),
});
const argumentSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: text,
    description: text,
    required: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false).catch(false),
});
const promptSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...{ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), title: text, description: text },
    arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(argumentSchema).default([]).catch([]),
});
const placeSchema = { name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), title: text, description: text, mimeType: text };
const resourceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...placeSchema, uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const templateSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...placeSchema, uriTemplate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const surfaceBudget = () => ({ bytes: 24 * 1024 * 1024, values: 500_000 });
/** Deeper schemas make a report that nobody reads. */
const MAX_DEPTH = 70;
/**
 * What a server offers, as it stands in its export, of which lists may be missing; its tools as its
 * own list has them, where that was asked for. What is taken is taken out of the budget.
 */
function listedSurface(server, exported, tools, budget) {
    let extent;
    try {
        const { prompts, resources, resourceTemplates = [] } = exported;
        const written = JSON.stringify([tools, prompts, resources, resourceTemplates]);
        extent = { ...(0,_text_json_extent_js__WEBPACK_IMPORTED_MODULE_0__/* .measureJson */ .j)(written), bytes: Buffer.byteLength(written) };
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { obstacle: 'its lists are nested too deep to be compared' };
    }
    if (extent.depth > MAX_DEPTH) {
        return { obstacle: `its schemas are nested more than ${MAX_DEPTH} levels deep` };
    }
    if (extent.bytes > budget.bytes || extent.values > budget.values) {
        return { obstacle: 'it offers more than is compared' };
    }
    budget.bytes -= extent.bytes;
    budget.values -= extent.values;
    const { prompts, resources, resourceTemplates: templates } = exported;
    const surface = {
        server,
        tools: readAll(toolSchema, tools).map(toolOf),
        ...(prompts !== undefined && {
            prompts: readAll(promptSchema, prompts).map(({ arguments: given, ...prompt }) => ({
                ...named(prompt),
                arguments: given.map((one) => ({ ...named(one), required: one.required })),
            })),
        }),
        ...(resources !== undefined && {
            resources: readAll(resourceSchema, resources).map(({ uri, mimeType, ...one }) => ({
                ...{ ...named(one), uri },
                ...(mimeType !== undefined && { mimeType }),
            })),
        }),
        ...(templates !== undefined && {
            resourceTemplates: readAll(templateSchema, templates).map(({ uriTemplate, mimeType, ...one }) => ({
                ...{ ...named(one), uriTemplate },
                ...(mimeType !== undefined && { mimeType }),
            })),
        }),
    };
    return { surface: (0,_model_servers_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalSurface */ .yc)(surface) };
}
function toolOf({ annotations: { title: hintTitle, ...hints } = {}, ...tool }) {
    const { inputSchema, outputSchema } = tool;
    return {
        ...named({ ...tool, title: tool.title ?? hintTitle }),
        inputSchema,
        ...(outputSchema !== undefined && { outputSchema }),
        annotations: known(hints),
    };
}
function named({ name, title, description }) {
    return {
        name,
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
    };
}
function known(hints) {
    return Object.fromEntries(Object.entries(hints).filter(([, hint]) => hint !== undefined));
}
/** Items that are none are left out. */
function readAll(item, items) {
    return items.flatMap((one) => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
    });
}


/***/ }),

/***/ 30687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   surfaceOfRun: () => (/* binding */ surfaceOfRun)
/* harmony export */ });
/* harmony import */ var _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
/* harmony import */ var _listed_surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4873);


/**
 * What the servers of a run offered, as far as that was told beside it: their tools, and no other
 * lists. Where none is known of any server, nothing.
 * @param reports that are joined to one later, which has room for all of theirs.
 */
function surfaceOfRun(servers, listed, reports = 1) {
    const { bytes, values } = _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_LIMITS */ .us.listedTools;
    const budget = { bytes: bytes / reports, values: values / reports };
    const lists = new Map(listed.map(({ serverId, tools }) => [serverId, tools]));
    const found = { servers: [], silent: [], chosen: [] };
    for (const { id, name: server } of servers.toSorted(byName)) {
        const tools = lists.get(id);
        found.chosen?.push(server);
        const told = tools === undefined
            ? { obstacle: 'its tools were not told with the run' }
            : (0,_listed_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .listedSurface */ .n)(server, {}, tools, budget);
        if ('surface' in told)
            found.servers.push(told.surface);
        else
            found.silent.push({ server, message: told.obstacle, isOwnDoing: false });
    }
    return found.servers.length === 0 ? undefined : found;
}
const byName = (one, other) => one.name < other.name ? -1 : 1;


/***/ })

};
