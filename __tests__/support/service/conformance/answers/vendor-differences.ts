import type { Operation } from '../../../../../src/contract/routes/table.ts';

interface MoreStatuses {
  statuses: readonly number[];
  operations: readonly Operation[];
  why: string;
}

/** Statuses of routes that the vendor's document does not name, and why there are such. */
export const MORE_STATUSES: readonly MoreStatuses[] = [
  {
    statuses: [400],
    operations: [
      ...(['account.get', 'projects.list', 'servers.list', 'suites.list'] as const),
      ...(['suites.runs.list', 'hosts.list', 'hosts.get', 'chatSessions.list'] as const),
      ...(['runs.get', 'runs.cancel', 'runs.iterations.list'] as const),
      ...(['runs.iterations.trace', 'runs.iterations.steps'] as const),
    ],
    why: 'a cursor that nobody gave is refused, and so is a body over the cap, also where none belongs',
  },
  {
    statuses: [404],
    operations: ['chatSessions.list'],
    why: 'a project that the key does not reach is told as everywhere',
  },
  {
    statuses: [409],
    operations: ['hosts.create', 'hosts.update'],
    why: 'names of hosts are unique in their project',
  },
  {
    statuses: [409],
    operations: ['runs.create'],
    why: 'an idempotency key that was used for another request is refused',
  },
  {
    statuses: [502, 504],
    operations: ['servers.checkOAuth'],
    why: 'it asks the server, where the vendor reads its own configuration',
  },
];

/** Where answers are otherwise than the vendor's document says, as `vendorProblems` tells it. */
export const OTHER_ANSWERS: Readonly<Record<string, string>> = {
  '409/code must be equal to one of the allowed values': 'CONFLICT is younger than the document',
  '202/status must be equal to constant':
    'a repeat is answered with the status that the run of the first has by now',
};

const HOSTED = 'of the hosted service alone; the API document of this one has nothing of it';

/** Routes that the vendor's document has and this service has not, by how they begin. */
export const NOT_SERVED: Readonly<Record<string, string>> = {
  'GET /host-catalog': HOSTED,
  'GET /harness/': HOSTED,
  'GET /projects/{projectId}/computer-environments': HOSTED,
  'POST /projects/{projectId}/computer-environments': HOSTED,
  'PATCH /projects/{projectId}/computer-environments': HOSTED,
  'DELETE /projects/{projectId}/computer-environments': HOSTED,
  'POST /projects/{projectId}/computer/reset': HOSTED,
  'POST /projects/{projectId}/tunnels': HOSTED,
};
