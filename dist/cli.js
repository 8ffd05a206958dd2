#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < 24) {
  const again = ['npx -p node@24 node', ...process.argv.slice(1)].join(' ');
  console.error(`This needs Node.js 24 or later, not ${process.version}. Run it by: ${again}`);
  process.exit(2);
}
const { runCli } = await import('./bundle/index.js');
await runCli();
