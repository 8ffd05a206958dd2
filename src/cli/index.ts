#!/usr/bin/env node
/** Entry point of `mcp-eval-gate`. All that only a new Node can read is loaded behind this. */

const LEAST_NODE = 24;

if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
  process.stderr.write(
    `mcp-eval-gate needs Node.js ${LEAST_NODE} or newer, and this is ${process.version}.\n`,
  );
  process.exitCode = 2;
} else {
  const { main } = await import('./program.ts');
  process.exitCode = await main(process.argv.slice(2));
}
