import { accountRoutes } from './account.ts';
import { chatRoutes } from './chats.ts';
import { comparisonRoutes } from './comparison.ts';
import { hostRoutes } from './hosts.ts';
import { ingestRoutes } from './ingest.ts';
import { organizationRoutes } from './organizations.ts';
import { projectRoutes } from './projects.ts';
import type { RouteTable } from './route.ts';
import { runRoutes } from './runs.ts';
import { serverOperationRoutes } from './servers/operations.ts';
import { serverRoutes } from './servers/servers.ts';
import { serviceRoutes } from './service.ts';
import { suiteRoutes } from './suites.ts';

/**
 * Every route of the API by the name of its operation. What is not in here does not exist. A client
 * takes the part of its resource instead, so that it loads no shapes that it does not read.
 */
export const ROUTES = {
  ...accountRoutes,
  ...organizationRoutes,
  ...projectRoutes,
  ...serverRoutes,
  ...serverOperationRoutes,
  ...hostRoutes,
  ...suiteRoutes,
  ...runRoutes,
  ...comparisonRoutes,
  ...chatRoutes,
  ...ingestRoutes,
  ...serviceRoutes,
} as const satisfies RouteTable;

export type Operation = keyof typeof ROUTES;
