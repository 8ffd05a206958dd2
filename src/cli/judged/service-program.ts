import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The service's program: beside the bundle of this one, or among the sources. */
export function programOfService(): string {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith('.ts')
    ? join(dirname(here), '..', '..', 'service', 'index.ts')
    : join(dirname(here), '..', 'service', 'index.js');
}
