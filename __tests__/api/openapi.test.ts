import { expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApiDocument } from '../../src/api/openapi.ts';
import { errorCodes, OPERATIONS, STATUS_OF_CODE } from '../../src/api/operation.ts';
import { type QueryName, routes } from '../../src/api/routes.ts';
import { OPERATION_SUMMARIES } from '../../src/words/api.ts';

const document = await openApiDocument();

test('it is valid, and all references lead somewhere', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  const { components } = document;
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g);
  const lost = [...references].filter(([, kind, name = '']) => {
    return !(name in (kind === 'schemas' ? components.schemas : components.responses));
  });
  expect(lost).toEqual([]);
});

test.each(OPERATIONS)('%s: parameters, body, reply and codes', async (operation) => {
  const { path, method, query, status, body } = routes[operation];
  const summary = OPERATION_SUMMARIES[operation];
  const entry = document.paths[path]?.[method.toLowerCase()];
  expect(entry).toMatchObject({ operationId: operation, summary });
  const names = entry?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
  const queryNames: readonly QueryName[] = query;
  expect(names).toEqual([...inPath, ...queryNames.map((name) => `query ${name}`)]);
  expect(entry?.requestBody === undefined).toBe(body === null);
  const { [status]: success, ...errors } = entry?.responses ?? {};
  expect(success).toHaveProperty('content');
  const codes = Object.entries(errors).flatMap(([errorStatus, response]) => {
    const [name = ''] = '$ref' in response ? response.$ref.split('/').slice(-1) : [];
    return name.split('.').map((code) => [code, Number(errorStatus)]);
  });
  const known = errorCodes(operation).map((code) => [code, STATUS_OF_CODE[code]]);
  expect(codes.sort()).toEqual(known.sort());
});
