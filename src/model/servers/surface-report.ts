import type { ServerSurface } from './surface.ts';

/** A server that did not tell what it offers. */
export interface SilentServer {
  server: string;
  message: string;
  /** It is its own doing, such as a crash, and not that of a network or of whoever set it up. */
  isOwnDoing: boolean;
}

/** What servers offered when they were asked. */
export interface SurfaceReport {
  /** In canonical order. */
  servers: ServerSurface[];
  silent: SilentServer[];
  /** Names of the servers that were asked for; absent where all that there are were. */
  chosen?: string[];
}
