export const id = 687;
export const ids = [687];
export const modules = {

/***/ 4873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nY: () => (/* binding */ listedSurface),
/* harmony export */   rv: () => (/* binding */ surfaceBudget)
/* harmony export */ });
/* unused harmony export takesTasksAlone */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _model_servers_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21054);
/* harmony import */ var _text_json_extent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6179);



/** What of a server's lists is taken; null stands for what is not there. */
const text = optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const flag = optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY());
const schema = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J());
const toolSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: text,
    description: text,
    inputSchema: schema,
    outputSchema: optional(schema),
    annotations: optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        title: text,
        readOnlyHint: flag,
        destructiveHint: flag,
        idempotentHint: flag,
        openWorldHint: flag,
    })),
    execution: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
});
const argumentSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: text,
    description: text,
    required: flag,
});
const promptSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...{ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), title: text, description: text },
    arguments: optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(argumentSchema)),
});
const placeSchema = { name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), title: text, description: text, mimeType: text };
const resourceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...placeSchema, uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const templateSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...placeSchema, uriTemplate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const listsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(toolSchema.transform(toolOf)),
    prompts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(promptSchema.transform(promptOf)).optional(),
    resources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(resourceSchema.transform(resourceOf)).optional(),
    resourceTemplates: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(templateSchema.transform(templateOf)).optional(),
});
function optional(value) {
    return value.nullish().transform((given) => given ?? undefined);
}
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
    const { prompts, resources, resourceTemplates } = exported;
    const read = listsSchema.safeParse({ tools, prompts, resources, resourceTemplates });
    if (!read.success)
        return { obstacle: oddnessOf(read.error) };
    const { tools: ofTools, ...others } = read.data;
    const surface = { server, tools: ofTools };
    if (others.prompts)
        surface.prompts = others.prompts;
    if (others.resources)
        surface.resources = others.resources;
    if (others.resourceTemplates)
        surface.resourceTemplates = others.resourceTemplates;
    return { surface: (0,_model_servers_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalSurface */ .yc)(surface) };
}
/** What was left out would be taken for gone: so one odd item makes all of them unknown. */
function oddnessOf({ issues: [issue] }) {
    const place = (issue?.path ?? []).map(String).join('.');
    return `it lists what MCP does not allow, at ${place}: ${issue?.message}`;
}
/** Whether a tool takes calls as tasks alone. Source: MCP 2025-11-25, ToolExecution. */
function takesTasksAlone({ execution }) {
    return (typeof execution === 'object' &&
        execution !== null &&
        'taskSupport' in execution &&
        execution.taskSupport === 'required');
}
function toolOf({ annotations, execution, ...tool }) {
    const { inputSchema, outputSchema } = tool;
    const { title: hintTitle, ...hints } = annotations ?? {};
    return {
        ...named({ ...tool, title: tool.title ?? hintTitle }),
        inputSchema,
        ...(outputSchema !== undefined && { outputSchema }),
        annotations: known(hints),
        ...(takesTasksAlone({ execution }) && { taskSupport: 'required' }),
    };
}
function promptOf({ arguments: given = [], ...prompt }) {
    return {
        ...named(prompt),
        arguments: given.map((one) => ({ ...named(one), required: one.required ?? false })),
    };
}
function resourceOf({ uri, ...place }) {
    return { ...named(place), uri, ...typed(place) };
}
function templateOf({ uriTemplate, ...place }) {
    return { ...named(place), uriTemplate, ...typed(place) };
}
const typed = ({ mimeType }) => ({
    ...(mimeType !== undefined && { mimeType }),
});
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
            : (0,_listed_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .listedSurface */ .nY)(server, {}, tools, budget);
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
