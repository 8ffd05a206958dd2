import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Routes that a run asks of a hosted service. */
export const HOSTED_ROUTES = {
  projects: /\/projects$/,
  suites: /\/eval-suites$/,
  servers: /\/servers$/,
  cases: /\/cases$/,
  create: /\/eval-runs$/,
  run: /\/eval-runs\/[^/]+$/,
  iterations: /\/iterations$/,
  trace: /\/trace$/,
  history: /\/runs$/,
} as const;
export type HostedRoute = keyof typeof HOSTED_ROUTES;

/** How a route answers in place of what is right; `count` is that of its requests so far. */
export type Answering = (response: ServerResponse, count: number) => void;

const SUMMARY = { total: 1, passed: 0, failed: 1 };

/** What a service says of one run that failed. */
export const HOSTED_RUN = {
  id: 'r_1',
  status: 'completed',
  result: 'failed',
  createdAt: 1,
  completedAt: 2,
  summary: SUMMARY,
};
export const HOSTED_ITERATION = {
  id: 'i_1',
  runId: 'r_1',
  title: 'fee',
  status: 'completed',
  result: 'failed',
  iterationNumber: 1,
};

const RIGHT: Readonly<Record<HostedRoute, unknown>> = {
  projects: { items: [{ id: 'p_1', name: 'Default' }] },
  suites: { items: [{ id: 's_1', name: 'saved', createdAt: 1 }] },
  servers: { items: [{ id: 'sv_1', name: 'library', enabled: true }] },
  cases: { items: [] },
  create: { runId: 'r_1', suiteId: 's_1', status: 'running', servers: [{ id: 'sv_1' }] },
  run: HOSTED_RUN,
  iterations: { items: [HOSTED_ITERATION] },
  trace: { messages: [], prompts: [] },
  history: { items: [] },
};

export interface HostedService {
  baseUrl: string;
  close(): Promise<void>;
}

/** A hosted service of one failed run, of which some routes answer otherwise. */
export async function startHostedService(
  answering: Partial<Record<HostedRoute, Answering>>,
): Promise<HostedService> {
  const counts = new Map<HostedRoute, number>();
  const server = createServer((request, response) => {
    const route = routeOf(request);
    const count = (counts.get(route) ?? 0) + 1;
    counts.set(route, count);
    response.on('error', () => response.destroy());
    response.setHeader('content-type', 'application/json');
    const answer = answering[route];
    if (answer) answer(response, count);
    else response.end(JSON.stringify(RIGHT[route]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // Always so for a TCP listener.
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function routeOf({ url = '/' }: IncomingMessage): HostedRoute {
  const { pathname } = new URL(url, 'http://localhost');
  const found = Object.entries(HOSTED_ROUTES).find(([, pattern]) => pattern.test(pathname));
  return (found?.[0] ?? 'run') as HostedRoute; // A key of the table it was found in.
}
