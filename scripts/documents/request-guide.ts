import { callableOperations } from '../../src/client/endpoints/operations.ts';
import { ROUTES } from '../../src/contract/routes/table.ts';
import { REQUEST_INPUTS } from '../../src/inputs/table/request.ts';
import { parametersSchema } from '../../src/request/operation/parameters.ts';
import { meaningOf } from './input-documents.ts';
import { tableOf } from './markdown-table.ts';

/** The guide to the step of one operation, with its inputs and with all operations of the table. */
export function withRequestTables(guide: string): string {
  const [before = '', rest = ''] = guide.split(/^\| Input .*(?:\n\|.*)*/m);
  const [text = ''] = rest.split(/(?<=\n## Operations\n)/);
  return `${before}${inputTable()}${text}\n${operationTable()}\n\n${NOTES}`;
}

function inputTable(): string {
  const rows = REQUEST_INPUTS.map((input) => {
    const { name, kind, ...described } = input;
    const standard = 'default' in described ? described.default : undefined;
    const text = 'expression' in described ? described.expression : standard;
    const otherwise = 'otherwise' in described ? described.otherwise : '';
    const shown = text === undefined ? otherwise : `\`${text}\``;
    return [`\`${name}\``, kind.takes, shown, meaningOf(input)];
  });
  return tableOf([['Input', 'Takes', 'Default', 'Meaning'], ...rows]);
}

function operationTable(): string {
  const rows = [...callableOperations(ROUTES)].map(([name, { route }]) => [
    `\`${name}\``,
    route.summary,
    Object.keys(parametersSchema(route).shape)
      .map((parameter) => `\`${parameter}\``)
      .join(', '),
    route.request === undefined ? '' : 'yes',
    route.repeatable ? 'yes' : 'no',
  ]);
  return tableOf([['Operation', 'What it does', 'Parameters', 'Body', 'Repeated'], ...rows]);
}

const NOTES = `\
\`oauth.importTokens\` is another name of \`servers.importTokens\`. What each body and each answer has in it
is in [api.md](api.md). Two routes are no operations of this step: \`artifacts.upload\` takes a file at an
address of \`artifacts.uploadAddress\`, and \`ingest.capabilities\` is older than the API.
`;
