import { existsSync } from 'node:fs';

/** The shell has no windows to look after, and takes half as long for the same page. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** The Chromium that pages are opened in: what `CHROMIUM` names, else one of Debian's. It may not be there. */
export const CHROMIUM =
  process.env['CHROMIUM'] ?? PLACES.find((path) => existsSync(path)) ?? PLACES[1];
