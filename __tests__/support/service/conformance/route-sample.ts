import type { ErrorCode } from '../../../../src/contract/wire/envelope.ts';
import type { RouteCall } from './route-call.ts';
import type { Scene } from './scene.ts';

/** Makes a request for a scene. */
export type Make = (scene: Scene) => RouteCall | Promise<RouteCall>;

/** What there is to know of a route to try all that the table says of it. */
export interface RouteSample {
  /** A request that succeeds, of things that no other request has touched where it changes any. */
  good: Make;
  /** Further requests that succeed, whose answers hold other members. */
  alsoGood?: readonly Make[];
  /** Bodies that are refused, and the path of the problem that is named. */
  wrong?: readonly (readonly [body: unknown, path: string])[];
  /** Requests that are refused for what the table does not tell by itself. */
  refused?: Partial<Record<ErrorCode, Make>>;
  /** A table of the database without which it fails; null: it asks nothing that could fail. */
  needs: string | null;
  /** Members of the answer that tell a repeat from the first. */
  toldApart?: readonly string[];
}
