/** Writes `docs/cli.md` from the commands, and the schema of reports. */
import * as z from 'zod';
import { COMMANDS } from '../src/cli/program.ts';
import { reportFile } from '../src/report/report.ts';
import { table, writeAll } from './suite-docs.ts';

const commands = await Promise.all(
  Object.entries(COMMANDS).map(async ([name, { summary, usage, example, load }]) => {
    const { options } = (await load()).command;
    const rows = Object.entries(options).map(([option, { description = '' }]) => {
      return [`\`--${option}\``, description];
    });
    const lines = [...usage.map((line) => `${name} ${line}`.trimEnd()), example];
    const usages = `\`\`\`sh\n${lines.join('\n')}\n\`\`\``;
    return `## ${name}\n\n${summary} The last line is an example.\n\n${usages}\n\n${table(['option', 'what it sets'], rows)}`;
  }),
);
const page = `# Terminal commands

\`npm run docs\` writes this page from the commands. Do not edit it.

Write \`node PATH/dist/cli.js\` before each command. The exit code is 0 for \`passed\`, 1 for \`failed\`, 2 for \`invalid\` and 3 for \`incomplete\`. [Gate on another CI system](how-to/other-ci.md) shows how to use them.

${commands.join('\n\n')}
`;
const schema = z.toJSONSchema(reportFile, { reused: 'ref', unrepresentable: 'any' });
writeAll({
  'docs/cli.md': page,
  'schemas/report.schema.json': `${JSON.stringify(schema, null, 2)}\n`,
});
