import { z } from 'zod';
import {
  assertionSchema,
  locatorSchema,
  transcriptAssertionSchema,
} from '../../../contract/cases/assertion.ts';
import { passCriteriaSchema } from '../../../contract/cases/pass-criteria.ts';
import {
  matchOptionsSchema,
  stepSchema,
  testCaseSchema,
} from '../../../contract/cases/test-case.ts';
import {
  accountSchema,
  organizationSchema,
  projectSchema,
  serverReferenceSchema,
  serverSchema,
} from '../../../contract/resources/catalogue.ts';
import {
  chatboxDetailSchema,
  chatboxSchema,
  chatSessionSchema,
} from '../../../contract/resources/chat.ts';
import { runCreateSchema, suiteCreateSchema } from '../../../contract/resources/eval-requests.ts';
import {
  hostConfigSchema,
  hostCreateSchema,
  hostDeletedSchema,
  hostDeleteSchema,
  hostDetailSchema,
  hostSchema,
  hostUpdateSchema,
} from '../../../contract/resources/host.ts';
import {
  capabilitiesSchema,
  ingestAppendedSchema,
  ingestAppendSchema,
  ingestFinalizeSchema,
  ingestReportSchema,
  ingestResultSchema,
  ingestRowSchema,
  ingestStartedSchema,
  ingestStartSchema,
  openObjectSchema,
  readRowSchema,
  storedArtifactSchema,
  uploadAddressSchema,
} from '../../../contract/resources/ingest.ts';
import {
  iterationSchema,
  toolCallSchema,
  usageSchema,
} from '../../../contract/resources/iteration.ts';
import { ciMetadataSchema, runCreatedSchema, runSchema } from '../../../contract/resources/run.ts';
import {
  caseUpsertSchema,
  suiteCaseSchema,
  suiteCreatedSchema,
  suiteDetailSchema,
  suiteSchema,
} from '../../../contract/resources/suite.ts';
import {
  promptAnalysisSchema,
  spanSchema,
  traceMessageSchema,
  traceSchema,
} from '../../../contract/resources/trace.ts';
import { serviceRoutes } from '../../../contract/routes/service.ts';

/** A shape in JSON Schema, as far as documents look into it. */
export interface JsonShape {
  $ref?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, JsonShape>;
  required?: string[];
  items?: JsonShape;
  anyOf?: JsonShape[];
  oneOf?: JsonShape[];
  enum?: unknown[];
  const?: unknown;
  additionalProperties?: JsonShape | boolean;
  [keyword: string]: unknown;
}

/** Shapes that stand by themselves in the document, each under its name. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  Account: accountSchema,
  AnyObject: openObjectSchema,
  Assertion: assertionSchema,
  Capabilities: capabilitiesSchema,
  CaseUpsert: caseUpsertSchema,
  Chatbox: chatboxSchema,
  ChatboxDetail: chatboxDetailSchema,
  ChatSession: chatSessionSchema,
  CiMetadata: ciMetadataSchema,
  Host: hostSchema,
  HostConfig: hostConfigSchema,
  HostCreate: hostCreateSchema,
  HostDelete: hostDeleteSchema,
  HostDeleted: hostDeletedSchema,
  HostDetail: hostDetailSchema,
  HostUpdate: hostUpdateSchema,
  IngestAppend: ingestAppendSchema,
  IngestAppended: ingestAppendedSchema,
  IngestFinalize: ingestFinalizeSchema,
  IngestReport: ingestReportSchema,
  IngestResult: ingestResultSchema,
  IngestRow: ingestRowSchema,
  IngestStart: ingestStartSchema,
  IngestStarted: ingestStartedSchema,
  Iteration: iterationSchema,
  Locator: locatorSchema,
  MatchOptions: matchOptionsSchema,
  OpenApi: serviceRoutes['service.openapi'].reply.body,
  Organization: organizationSchema,
  PassCriteria: passCriteriaSchema,
  Project: projectSchema,
  PromptAnalysis: promptAnalysisSchema,
  Run: runSchema,
  RunCreate: runCreateSchema,
  RunCreated: runCreatedSchema,
  Server: serverSchema,
  ServerReference: serverReferenceSchema,
  Span: spanSchema,
  Step: stepSchema,
  StoredArtifact: storedArtifactSchema,
  Suite: suiteSchema,
  SuiteCase: suiteCaseSchema,
  SuiteCreate: suiteCreateSchema,
  SuiteCreated: suiteCreatedSchema,
  SuiteDetail: suiteDetailSchema,
  TestCase: testCaseSchema,
  ToolCall: toolCallSchema,
  Trace: traceSchema,
  TraceMessage: traceMessageSchema,
  TranscriptAssertion: transcriptAssertionSchema,
  UploadAddress: uploadAddressSchema,
  Usage: usageSchema,
};

/** Read member by member, so that JSON Schema cannot tell of it what it reads. */
const READ_TOLERANTLY: ReadonlyMap<unknown, string> = new Map([[readRowSchema, 'IngestRow']]);

const refTo = (name: string) => `#/components/schemas/${name}`;

/** Collects the shapes of routes, and tells them as JSON Schemas. */
export function collectShapes() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  return {
    /** Where the document has the shape; one that nobody has named gets the name given here. */
    refTo(schema: z.ZodType, name: string): { $ref: string } {
      const known = registry.get(schema)?.id;
      if (known === undefined) registry.add(schema, { id: name });
      return { $ref: refTo(known ?? name) };
    },
    /** All of them by their names, in the order of the alphabet. */
    schemas(): Record<string, JsonShape> {
      const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: refTo, override: simplify });
      const byName = Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1));
      return Object.fromEntries(
        byName.map(([name, { $schema: _, $id: __, ...shape }]) => [name, shape as JsonShape]),
      );
    },
  };
}

/** Leaves out what says nothing, or what holds for schemas here and not for the API. */
function simplify({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  const name = READ_TOLERANTLY.get(zodSchema);
  if (name !== undefined) jsonSchema.$ref = refTo(name);
  const others = jsonSchema.additionalProperties;
  // Members that the service does not know are no mistake of a request.
  if (others === false || (typeof others === 'object' && Object.keys(others).length === 0)) {
    delete jsonSchema.additionalProperties;
  }
  delete jsonSchema.propertyNames;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  // What a client takes in place of an odd value is no default of the API.
  if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
}
