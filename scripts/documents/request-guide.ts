import { callableOperations } from '../../src/client/endpoints/operations.ts';
import type { Route } from '../../src/contract/routes/route.ts';
import { ROUTES } from '../../src/contract/routes/table.ts';
import { REQUEST_INPUTS } from '../../src/inputs/table/request.ts';
import { parametersSchema } from '../../src/request/operation/parameters.ts';
import { meaningOf } from './input-documents.ts';
import { tableOf } from './markdown-table.ts';

/** The guide to the step of one operation, with its inputs and with all operations of the table. */
export async function withRequestTables(guide: string): Promise<string> {
  const [before = '', rest = ''] = guide.split(/^\| Input .*(?:\n\|.*)*/m);
  const [text = ''] = rest.split(/(?<=\n## Operations\n)/);
  return `${before}${inputTable()}${text}\n${await operationTable()}\n\n${NOTES}`;
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

async function operationTable(): Promise<string> {
  const rows = [...callableOperations(ROUTES)].map(async ([name, { route }]) => {
    const parameters = Object.keys(parametersSchema(route).shape);
    return [
      `\`${name}\``,
      route.summary,
      parameters
        // What is looked up stands for its id.
        .filter((parameter) => !parameters.some((place) => `${place}Id` === parameter))
        .map((parameter) => `\`${parameter}\``)
        .join(', '),
      await bodyOf(route),
      route.repeatable ? 'yes' : 'no',
    ];
  });
  const header = ['Operation', 'What it does', 'Parameters', 'Body', 'Repeated'];
  return tableOf([header, ...(await Promise.all(rows))]);
}

async function bodyOf({ request }: Route): Promise<string> {
  if (request === undefined) return '';
  return (await request()).safeParse({}).success ? 'may be left out' : 'yes';
}

const NOTES = `\
In place of \`project\`, \`server\`, \`host\`, \`suite\` and \`chatbox\`, which are looked up by id or name, there
may be \`projectId\`, \`serverId\` and so on, which are sent as they are; so are ids in a body.
\`oauth.importTokens\` is another name of \`servers.importTokens\`. What each body and each answer has in it
is in [api.md](api.md). Two routes are no operations of this step: \`artifacts.upload\` takes a file at an
address of \`artifacts.uploadAddress\`, and \`ingest.capabilities\` is older than the API.
`;
