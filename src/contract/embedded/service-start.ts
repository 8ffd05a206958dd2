import { z } from 'zod';
import { SERVER_SANDBOXES } from './server-sandbox.ts';

/** Project of the servers of a second checkout. */
export const BASE_PROJECT = 'Base';

/**
 * First message to a service that the action starts: what may be secret, and so stands neither in
 * its arguments nor in the environment it starts with, which other processes can read.
 */
export const serviceStartSchema = z.strictObject({
  type: z.literal('start'),
  options: z.strictObject({
    /** Where it keeps traces, sealed; everything else is in its memory. */
    temporaryFolder: z.string().min(1),
    /** The file that names the MCP servers, and what it holds. */
    mcpConfig: z.string().min(1),
    mcpConfigText: z.string(),
    /**
     * A second checkout, whose servers are those of a project of their own: see `BASE_PROJECT`. Runs
     * that go on at once then begin their iterations in turns.
     */
    base: z.exactOptional(
      z.strictObject({
        folder: z.string().min(1),
        mcpConfig: z.string().min(1),
        mcpConfigText: z.string(),
      }),
    ),
    requestsPerMinute: z.number(),
    burst: z.number(),
    /** By provider name. A gateway's address may hold a key. */
    modelBaseUrls: z.record(z.string(), z.string()),
    serverSandbox: z.enum(SERVER_SANDBOXES),
    /** Whether the suite brings commands, `setup` or `teardown`. */
    takesCommands: z.exactOptional(z.boolean()),
    /** Whether the next operation on a server goes over the connection of the last one. */
    keepsConnections: z.exactOptional(z.boolean()),
    /** Files and folders that hold what servers must not have; some may not exist. */
    sandboxHidden: z.array(z.string()),
  }),
  /** What `${VAR}` stands for in the files of the service, and its way to the network. */
  environment: z.record(z.string(), z.string()),
});

/** See the schema. */
export type ServiceStart = z.infer<typeof serviceStartSchema>;
