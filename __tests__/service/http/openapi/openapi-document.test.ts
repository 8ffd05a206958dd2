import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { generateApiGuide } from '../../../../scripts/schemas.ts';
import { errorsOf } from '../../../../src/contract/routes/route.ts';
import { ROUTES } from '../../../../src/contract/routes/table.ts';
import { ERROR_STATUS } from '../../../../src/contract/wire/envelope.ts';
import {
  type OpenApiDocument,
  openApiDocument,
} from '../../../../src/service/http/openapi/openapi-document.ts';
import { send } from '../../../support/service/api-caller.ts';
import { echoCase } from '../../../support/service/cases.ts';
import { fullSdkRow } from '../../../support/service/reporters/sdk-rows.ts';
import { type ServiceFixture, startFixture } from '../../../support/service/service-fixture.ts';

let document: OpenApiDocument;
beforeAll(async () => {
  document = await openApiDocument(ROUTES);
});

/** The operations of the document, as far as they are looked at here. */
const operations = () =>
  Object.entries(document.paths).flatMap(([path, { servers: _, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      ...(operation as {
        operationId: string;
        requestBody?: { content: Record<string, { schema: { $ref: string } }> };
        responses: Record<string, { $ref?: string }>;
      }),
    })),
  );

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('has exactly the routes of the table, each under the name of its operation', () => {
  const routes = Object.entries(ROUTES).map(([name, { method, path }]) => [
    name,
    `${method} ${path}`,
  ]);
  expect(operations().map(({ operationId, route }) => [operationId, route])).toEqual(routes);
});

it('has the refusals of each route, by status and code', () => {
  const told = operations().map(({ operationId, responses }) => {
    const codes = Object.entries(responses).flatMap(([status, { $ref }]) => {
      const name = $ref?.replace(/^#\/components\/responses\/(reporter\.)?/, '');
      return name === undefined ? [] : name.split('.').map((code) => `${status} ${code}`);
    });
    return [operationId, codes.sort()];
  });
  const expected = Object.entries(ROUTES).map(([name, route]) => [
    name,
    errorsOf(route)
      .map((code) => `${ERROR_STATUS[code]} ${code}`)
      .sort(),
  ]);
  expect(told).toEqual(expected);
});

describe('the shapes', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  beforeAll(() => {
    ajv.addSchema(document, 'openapi');
  });
  const errorsOfShape = (name: string, value: unknown) => {
    const validate = ajv.compile({ $ref: `openapi#/components/schemas/${name}` });
    validate(value);
    return validate.errors ?? [];
  };

  it('are schemas whose references lead somewhere', () => {
    for (const name of Object.keys(document.components.schemas)) {
      expect(() => errorsOfShape(name, {})).not.toThrow();
    }
  });

  it.each([
    ['SuiteCreate', { name: 's', serverIds: ['a'], model: 'm', tests: [echoCase('t')] }],
    ['SuiteCreate', { name: 's', serverIds: ['a'], model: 'm', tests: [echoCase('t')], new: 1 }],
    ['IngestReport', { suiteName: 's', externalRunId: 'r', results: [fullSdkRow(1)] }],
  ])('%s takes what the service takes', (name, value) => {
    expect(errorsOfShape(name, value)).toEqual([]);
  });

  it.each([
    ['SuiteCreate', { name: 's', serverIds: ['a'], model: 'm', tests: [{ title: 't' }] }],
    ['IngestReport', { suiteName: 's', externalRunId: 'r', results: [{ caseTitle: 't' }] }],
  ])('%s does not take what the service refuses', (name, value) => {
    expect(errorsOfShape(name, value)).not.toEqual([]);
  });
});

it('says of each member of a request what it is for', () => {
  const { schemas } = document.components;
  const nameOf = ($ref: string) => $ref.split('/').at(-1) ?? '';
  /** Shapes that the shape leads to, itself included. */
  const reachedFrom = (name: string, reached = new Set<string>()): Set<string> => {
    if (reached.has(name)) return reached;
    reached.add(name);
    const refs = JSON.stringify(schemas[name]).matchAll(/"\$ref":"([^"]+)"/g);
    for (const [, ref = ''] of refs) reachedFrom(nameOf(ref), reached);
    return reached;
  };
  const requests = operations().flatMap(({ requestBody }) => {
    const ref = requestBody?.content['application/json']?.schema.$ref;
    return ref === undefined ? [] : [...reachedFrom(nameOf(ref))];
  });
  expect(requests).toContain('TestCase');
  const unexplained = [...new Set(requests)].flatMap((name) =>
    Object.entries(schemas[name]?.properties ?? {})
      .filter(([, { description }]) => description === undefined)
      .map(([member]) => `${name}.${member}`),
  );
  expect(unexplained).toEqual([]);
});

it('is told in docs/api.md, which `npm run schemas` writes', async () => {
  for (const [file, text] of Object.entries(await generateApiGuide())) {
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});

describe('GET /openapi.json', () => {
  let fixture: ServiceFixture;
  afterEach(() => fixture.close());

  it('is answered without a key', async () => {
    fixture = await startFixture();
    const { status, body } = await send(fixture.service.baseUrl, null, 'GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('tells strangers nothing where the service has one client', async () => {
    fixture = await startFixture({ inMemory: true });
    const { baseUrl } = fixture.service;
    expect((await send(baseUrl, null, 'GET', '/openapi.json')).status).toBe(401);
    expect((await send(baseUrl, fixture.api.key, 'GET', '/openapi.json')).status).toBe(200);
  });
});
