/** Check runs of an emulated GitHub, with its limits. */
import * as z from 'zod';
import type { GitHubEmulator, Handler } from './emulator.ts';

const ORIGIN = 'https://github.com/acme/weather-mcp';
const line = z.int().min(1).max(2_147_483_647);
const bytes = (text: string) => Buffer.byteLength(text) <= 65_535;
const annotationShape = z.strictObject({
  path: z.string().regex(/^[^/]/),
  start_line: line,
  end_line: line,
  annotation_level: z.enum(['failure', 'warning', 'notice']),
  title: z.string().max(255),
  message: z.string().min(1).refine(bytes),
});
const outputShape = z.strictObject({
  title: z.string().min(1).max(255),
  summary: z.string().refine(bytes),
  annotations: z.array(annotationShape).max(50).default([]),
});
const newShape = z.strictObject({
  name: z.string().min(1),
  head_sha: z.string(),
  external_id: z.string(),
  details_url: z.url().optional(),
  status: z.literal('completed'),
  conclusion: z.enum(['success', 'neutral', 'action_required', 'failure']),
  output: outputShape,
});
const changeShape = newShape.pick({ conclusion: true, output: true }).partial();

/** A check run with its requests, in the order of its creation. */
export interface StoredCheck extends z.output<typeof newShape> {
  id: number;
  /** The number of annotations of each request that had some. */
  batches: number[];
}

type Answer = ReturnType<Handler>;

/** Adds the routes. Writing includes reading. */
export function serveChecks(emulator: GitHubEmulator) {
  const store = {
    all: [] as StoredCheck[],
    /** Stands in for the answer to the next creation, after or `instead` of it. */
    next: null as (() => Answer) | null,
    add(seed: Partial<StoredCheck> & Pick<StoredCheck, 'head_sha' | 'external_id'>): StoredCheck {
      const output = { title: 'seed', summary: 'seed', annotations: [] };
      const common = { name: 'MCP evals', status: 'completed', conclusion: 'success' } as const;
      const check = { ...common, output, batches: [], ...seed, id: emulator.newId() };
      store.all.push(check);
      return check;
    },
  };
  const json = ({ batches: _, ...check }: StoredCheck) => ({
    ...check,
    html_url: `${ORIGIN}/runs/${check.id}`,
    output: { ...check.output, annotations: undefined },
  });
  const invalid = (error: z.ZodError): Answer => ({
    status: 422,
    json: { message: `Invalid request. ${z.prettifyError(error)}` },
  });
  const parse = (body: string): unknown => JSON.parse(body);
  const take = (check: StoredCheck, annotations: readonly unknown[]) => {
    if (annotations.length > 0) check.batches.push(annotations.length);
  };
  const add = (method: string, pattern: RegExp, handler: Handler) =>
    emulator.route(method, pattern, handler, 'checks: write');
  add('POST', /^check-runs$/, (_parts, _query, body) => {
    const { data, error } = newShape.safeParse(parse(body));
    if (error) return invalid(error);
    const check = store.add(data);
    take(check, data.output.annotations);
    const answer = store.next?.();
    store.next = null;
    return answer ?? { status: 201, json: json(check) };
  });
  add('PATCH', /^check-runs\/(\d+)$/, ([id], _query, body) => {
    const { data, error } = changeShape.safeParse(parse(body));
    const check = store.all.find((one) => String(one.id) === id);
    if (!check) return { status: 404, json: { message: 'Not Found' } };
    if (error) return invalid(error);
    Object.assign(check, data);
    take(check, data.output?.annotations ?? []);
    return { json: json(check) };
  });
  add('GET', /^commits\/(\w+)\/check-runs$/, ([sha], query) => {
    const { check_name: name, filter = 'latest', per_page: size = '30', page = '1' } = query;
    const ofCommit = store.all.filter((one) => one.head_sha === sha);
    const newest = new Map(ofCommit.map((one) => [one.name, one]));
    const found = (filter === 'all' ? ofCommit : [...newest.values()]).filter(
      (one) => name === undefined || one.name === name,
    );
    const start = (Number(page) - 1) * Number(size);
    const check_runs = found.slice(start, start + Number(size)).map(json);
    return { json: { total_count: found.length, check_runs } };
  });
  return store;
}
