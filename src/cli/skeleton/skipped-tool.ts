import type { SurfaceTool } from '../../model/servers/surface.ts';

/** Words that a tool has in its name which changes something, where the server does not say. */
const CHANGING: ReadonlySet<string> = new Set(
  (
    'approve archive ban book buy cancel clear close commit create delete deploy destroy disable drop edit ' +
    'enable erase exec execute grant insert install kill merge modify move order overwrite pay post publish ' +
    'purge push put remove rename replace reserve reset restart revoke save send shutdown start stop submit ' +
    'terminate toggle transfer trigger truncate uninstall update upload upsert write'
  ).split(' '),
);

const THEN = 'Look at its arguments; then take this line out to run it.';

/** Why a tool is not called before somebody has looked at it; null where it may be. */
export function whyNotCalled({ name, annotations = {}, taskSupport }: SurfaceTool): string | null {
  if (taskSupport === 'required') {
    return 'The server takes calls of this tool as tasks alone, and a suite makes none.';
  }
  const { readOnlyHint, destructiveHint } = annotations;
  if (readOnlyHint === true) return null;
  if (destructiveHint === true) {
    return `The server says of this tool that it may destroy something. ${THEN}`;
  }
  // What it only adds is in the way of whoever ran it to have a look, too.
  if (readOnlyHint === false) {
    return `The server says of this tool that it changes something. ${THEN}`;
  }
  const word = wordsOf(name).find((one) => CHANGING.has(one));
  if (word === undefined) return null;
  return `The server does not say whether this tool changes something, and it is called "${word}". ${THEN}`;
}

/** Such as `delete` and `file` of `deleteFile`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]/);
}
