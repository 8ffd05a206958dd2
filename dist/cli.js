#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < 24) {
  const quoted = process.argv.slice(1).map((one) => /[^\w./:=@-]/.test(one) ? JSON.stringify(one) : one);
  console.error(`This needs Node.js 24 or later, not ${process.version}. Run it with: npx -y -p node@24 node ${quoted.join(' ')}`);
  process.exit(2);
}
const { runCli } = await import('./bundle/index.js');
await runCli();
