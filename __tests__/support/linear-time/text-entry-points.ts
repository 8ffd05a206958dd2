import { Readable } from 'node:stream';
import { quote } from '../../../src/client/errors/quote.ts';
import { readNetworkFailure } from '../../../src/client/transport/network-failure.ts';
import { readReply } from '../../../src/client/transport/reply.ts';
import { ReportedRuns } from '../../../src/command/reported-runs.ts';
import { fillIn, findReferenceProblems } from '../../../src/contract/cases/captures.ts';
import type { ResultAssertion } from '../../../src/contract/cases/result-assertion.ts';
import { projectSchema } from '../../../src/contract/resources/catalogue.ts';
import { readIterationSchema } from '../../../src/contract/resources/iteration.ts';
import { boundedConversation } from '../../../src/evals/collect/conversation/bounded-conversation.ts';
import { conversationOf } from '../../../src/evals/collect/conversation/conversation.ts';
import { siftIterations } from '../../../src/evals/collect/sifted-iterations.ts';
import { withoutMarker } from '../../../src/evals/launch/marker.ts';
import { expandRows } from '../../../src/evals/suite-file/rows.ts';
import { compareSurfaces } from '../../../src/gate/surface/compare-surfaces.ts';
import { invalidVerdict } from '../../../src/gate/without-report.ts';
import { modelUrl, serviceAddress } from '../../../src/inputs/kinds/address.ts';
import { number, splitList } from '../../../src/inputs/kinds/plain.ts';
import { providerKeys, providerUrls } from '../../../src/inputs/kinds/provider-lines.ts';
import { argumentFit } from '../../../src/json-schema/argument-fit.ts';
import { parseJsonc } from '../../../src/jsonc/jsonc-text.ts';
import { bearOut } from '../../../src/model/cases/folded-cases.ts';
import type { Conversation } from '../../../src/model/conversation/conversation.ts';
import { listNames } from '../../../src/model/listed-names.ts';
import { redactReport } from '../../../src/model/redacted-report.ts';
import type { ServerSurface } from '../../../src/model/servers/surface.ts';
import { publishAnnotations } from '../../../src/publish/github/annotations.ts';
import { classifyFailure } from '../../../src/publish/github/api/api-failure.ts';
import { artifactName } from '../../../src/publish/github/artifact.ts';
import { readMarker } from '../../../src/publish/github/comment/comment-marker.ts';
import { junitXml } from '../../../src/publish/junit-export.ts';
import { secretsOfAnswer, secretsOfRequest } from '../../../src/redaction/literal-secrets.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { secretValues } from '../../../src/redaction/secret-values.ts';
import { annotationsOf } from '../../../src/render/annotations.ts';
import { renderCheckOutput } from '../../../src/render/check-output.ts';
import { renderComment } from '../../../src/render/comment.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { renderReportMarkdown } from '../../../src/render/report-markdown.ts';
import { renderSummary } from '../../../src/render/summary.ts';
import type { ReportView } from '../../../src/render/view.ts';
import { parseReportFile } from '../../../src/report-file/report-reader.ts';
import { withoutSecrets } from '../../../src/results/read/text.ts';
import { withoutCommands } from '../../../src/runner/actions-logger.ts';
import { readEventContext } from '../../../src/runner/event-context.ts';
import { expandVariables } from '../../../src/service/config/expansion.ts';
import { argumentsMatch } from '../../../src/service/engine/judging/argument-matching.ts';
import {
  responseContains,
  responseMatches,
} from '../../../src/service/engine/judging/assertions-response.ts';
import type { JudgedResult } from '../../../src/service/engine/judging/results/judged-result.ts';
import { judgeResult } from '../../../src/service/engine/judging/results/result-assertions.ts';
import { captureValues } from '../../../src/service/engine/steps/captured-values.ts';
import { parseJsonObject } from '../../../src/service/http/bodies/json-object.ts';
import { eventData } from '../../../src/service/mcp/wire/result-texts.ts';
import { serverPlaces } from '../../../src/session/code-origin/server-places.ts';
import { namedVariables } from '../../../src/session/environment.ts';
import { followLines } from '../../../src/session/output-lines.ts';
import { jsonMembers } from '../../../src/text/json-members.ts';
import { ConfigurationError, formatProblem } from '../../../src/trouble/errors.ts';
import { judgedViewOf } from '../render/arbitrary-report.ts';
import { almost, reportFullOf } from './full-report.ts';
import { terminalLines } from './terminal-lines.ts';

/** A server all of whose texts are one, and are others where the type is. */
function surfaceOf(text: string, type: string): ServerSurface {
  const name = `${type} ${text}`;
  const schema = { type, title: name, pattern: text, format: text, enum: [text, name] };
  const inputSchema = { properties: { [text]: schema }, required: [name] };
  const annotated = { name, title: name, description: name };
  return {
    server: text,
    tools: [{ ...annotated, inputSchema, outputSchema: inputSchema }],
    prompts: [{ ...annotated, name: text, arguments: [{ ...annotated, required: true }] }],
    resources: [{ ...annotated, uri: text, mimeType: name }],
  };
}

type EntryPoints = Readonly<Record<string, (text: string) => unknown>>;

/** Whatever shows or takes apart a report, each given one that has the text wherever it has one. */
export const REPORT_ENTRY_POINTS: EntryPoints = {
  'the summary': (text) => renderSummary(viewFullOf(text), { unit: 'bytes', limit: 1_000_000 }),
  'a terminal': (text) => terminalLines(viewFullOf(text)),
  'the comment': (text) => renderComment(viewFullOf(text), { unit: 'characters', limit: 65_536 }),
  'the check': (text) => renderCheckOutput(viewFullOf(text)),
  'the Markdown report': (text) => renderReportMarkdown(viewFullOf(text)),
  'the HTML report': (text) => renderHtmlReport(viewFullOf(text)),
  'the annotations': (text) => annotate(viewFullOf(text)),
  'the JUnit export': (text) => junitXml(reportFullOf(text)),
  'the redaction of a report': (text) => redactReport(reportFullOf(text), redactor),
};

/** Enough to tell a square by: each of its forms is made and looked at, which takes its time. */
const secretOf = (text: string) => text.slice(0, 40_000);

/** Whatever else meets text from outside, and how it meets it. */
export const ENTRY_POINTS: EntryPoints = {
  'the collected report': (text) => thrown(() => parseReportFile(text)),
  'packed cases': (text) =>
    [text, `0123456789abcdef,${text}`].map((one) => bearOut([one], { cases: 1, passed: 1 })),
  'the redaction of a text': (text) => redactor.json({ [text]: [text] }),
  'the redaction of an excerpt': (text) => redactor.excerpt(text, 1_000),
  'the redaction of a stream': (text) => [redactor.stream()].map((it) => it.write(text) + it.end()),
  'a cut text of a result file': (text) => withoutSecrets(text, redactor),
  "a server's secrets": (text) => {
    const workspace = secretOf(text);
    secretValues({ configuration: stdioServer(workspace), environment: {}, workspace });
  },
  'a request and an answer of the API': (text) => {
    secretsOfRequest({ tokens: { note: text, access_token: text } });
    secretsOfAnswer({ secret: text });
  },
  'variables of the environment': (text) => {
    const TOKEN = secretOf(text);
    secretValues({
      configuration: SECRET_REFERENCES,
      environment: { TOKEN, ADDRESS: `https://${TOKEN}`, PLACE: `https://a/${TOKEN}` },
      workspace: '/workspace',
    });
  },
  'variables a configuration names': (text) => namedVariables(text),
  'what a program reports': (text) => reported(text),
  'what a program writes': (text) => written(text),
  'paths of servers': (text) =>
    serverPlaces(
      JSON.stringify({ mcpServers: { one: { command: text, args: [text], cwd: text } } }),
      '/workspace/.mcp.json',
      { environment: {}, workspace: '/workspace' },
    ),
  'JSON that people wrote': (text) => parseJsonc(text),
  'variables expanded': (text) => expandVariables({ env: { [text]: text } }, {}),
  'a quote': (text) => quote(redactor.text(text)),
  'an error of the service': (text) => thrown(() => reply(500, { code: text, message: text })),
  'details of an error': (text) =>
    thrown(() => reply(400, { code: 'VALIDATION_ERROR', details: { model: text, reason: text } })),
  'a refusal for want of quota': (text) =>
    thrown(() => reply(403, { error: `billing_limit_reached {${text}}` })),
  'an answer that is no JSON': (text) => thrown(() => replyText(200, text)),
  'an answer of another shape': (text) => thrown(() => reply(200, { id: 1, [text]: text })),
  'a header of an answer': (text) => thrown(() => replyText(503, '', text)),
  'a failure of the network': (text) =>
    readNetworkFailure(new Error(text, { cause: error(text) }), redactor),
  'an error of GitHub': (text) => classifyFailure(Object.assign(error(text), { status: 403 }), 0),
  'the marker of a comment': (text) => readMarker(`<!-- mcp-eval-gate key=${text}`),
  'the name of an artifact': (text) => artifactName(text, eventOf(text)),
  'the event': (text) => eventOf(text),
  'notes of a run': (text) => withoutMarker(text),
  'a message of a trace': (text) => tracedConversation(text),
  'a line of the log': (text) => withoutCommands(text),
  'a configuration error': (text) =>
    invalidVerdict(
      new ConfigurationError([{ where: text, message: text }]).problems.map(formatProblem),
    ),
  'what a server offers': (text) => {
    const [before, after] = [surfaceOf(text, 'string'), surfaceOf(text, 'integer')];
    compareSurfaces([before], [after]);
  },
  'names of cases': (text) => listNames([text, text]),
  'an odd iteration': (text) =>
    siftIterations([readIterationSchema.parse({ id: 5, title: text, [text]: text })], 'run'),
  'an input that is a number': (text) => number('any', () => true).schema.safeParse(text),
  'an input that is a list': (text) => splitList(text),
  'inputs that are addresses': (text) =>
    ['', 'https://', 'https://a/'].map((start) => [
      modelUrl.schema.safeParse(start + text),
      serviceAddress.schema.safeParse(start + text),
    ]),
  'an input by provider': (text) => [
    providerUrls.schema.safeParse(text),
    providerKeys.secretsIn?.(text),
  ],
  'an assertion that contains': (text) =>
    responseContains({ type: 'responseContains', needle: almost(text) }, answered(text), redactor),
  'an assertion that matches': (text) =>
    responseMatches({ type: 'responseMatches', pattern: '\\s+$' }, answered(text), redactor),
  'a result that is judged': (text) =>
    Promise.all(ASSERTIONS_ON_RESULTS.map((one) => judgeResult(one, resultFullOf(text), redactor))),
  'a value that is captured': (text) =>
    captureValues({ a: '$.list[0]', b: { pattern: '\\s+$' } }, resultFullOf(text)),
  'a text with captured values': (text) => {
    const step = { id: 's', kind: 'prompt', prompt: text } as const;
    const capturing = { ...step, kind: 'toolList', serverName: 's', capture: { a: '$' } } as const;
    return [
      fillIn(step, new Map([['a', text]])),
      findReferenceProblems({ steps: [capturing, step] }),
    ];
  },
  'arguments compared': (text) => argumentsMatch({ [text]: [text] }, { [text]: [text] }, 'partial'),
  'arguments held against a schema': (text) => {
    const enums = { properties: { [`a${text}`]: { enum: [text] } }, required: [`a${text}`] };
    const written = { arguments: { [text]: text, [`a${text}`]: [text] } };
    return argumentFit({ ...enums, additionalProperties: false })({
      ...{ ...written, isOpen: () => false, isPart: false },
    });
  },
  'a row of a test': (text) =>
    expandRows({ tests: [{ title: `{{row.a}} ${text}`, each: [{ a: text }] }, { title: text }] }),
  'the members of a JSON text': (text) =>
    [text, `{"a":"${text}"}`, `{${text}`].map((json) => jsonMembers(json)),
  'what an event carries': (text) => eventData(`data:${text}\ndata: ${text}`),
  'a body of a request': (text) => thrown(() => parseJsonObject(text, 100_000)),
};

/** One of each that takes a text apart. */
const ASSERTIONS_ON_RESULTS: readonly ResultAssertion[] = [
  { type: 'textContains', needle: 'a\u00fea' },
  { type: 'textMatches', pattern: '\\s+$' },
  { type: 'jsonPath', path: "$..[?search(@, ' +$')]", exists: false },
  { type: 'matchesSchema', schema: { additionalProperties: { pattern: ' +$', format: 'uri' } } },
  { type: 'matchesSnapshot', snapshot: 1, mask: [{ pattern: ' +$' }, { path: '$.a' }] },
];

const resultFullOf = (text: string): JudgedResult => ({
  subject: text,
  isError: false,
  text,
  structured: { [text]: text, list: [text] },
  raw: text,
  parts: [],
  durationMs: 1,
  outputSchema: async () => undefined,
});

const SECRETS = ['sk_live_0123456789', 'secret', 'token=', '\n\n', 'a'];
const redactor = createRedactor(SECRETS);
const SECRET_REFERENCES = ['TOKEN', 'ADDRESS', 'PLACE'].map((name) => `\${${name}}`);

/** The conversation of a trace with the text wherever a server or a model may write. */
function tracedConversation(text: string): Conversation {
  const part = { type: 'tool-call', toolCallId: text, toolName: text, input: { [text]: text } };
  const result = { ...part, type: 'tool-result', output: { type: 'text', value: text } };
  const image = { type: 'image', image: `data:image/png;base64,${text}` };
  const conversation = conversationOf(
    {
      messages: [
        { role: 'assistant', content: [{ type: 'text', text }, image, part, text] },
        { role: 'tool', content: [result, { type: 'file', data: text, mediaType: text }] },
      ],
    },
    (id) => id,
  );
  const limits = { messages: 9, textLength: 2_000, imagesLength: 2_000 };
  return boundedConversation(conversation, limits, redactor);
}

function viewFullOf(text: string): ReportView {
  const environment = [{ label: text, value: text, id: text, address: text }];
  const links = { report: `https://a/${text}`, source: `https://a/${text}` };
  return { ...judgedViewOf(reportFullOf(text)), environment, links };
}

function annotate({ report, verdict }: ReportView): unknown {
  const ignore = () => undefined;
  const annotations = annotationsOf(report, verdict);
  return publishAnnotations(
    annotations.map((one) => ({ ...one, message: JSON.stringify(report?.warnings) })),
    { error: ignore, warning: ignore, notice: ignore },
  );
}

function eventOf(text: string) {
  const env = { GITHUB_REPOSITORY: text, GITHUB_SERVER_URL: text, GITHUB_RUN_ID: text };
  return readEventContext(env, { pull_request: text }, text);
}

function stdioServer(text: string) {
  const connection = { transport: 'stdio', command: text, args: [text, `--${text}`], cwd: null };
  return { ...connection, transport: 'stdio' as const, env: { TOKEN: text, OTHER: text } };
}

function answered(finalText: string) {
  return { calls: [], allCalls: [], finalText, turnCount: 1, totalTokens: 1 };
}

function error(message: string): Error {
  return Object.assign(new Error(message), { response: { status: 403, headers: {} } });
}

function reply(status: number, body: unknown): unknown {
  return replyText(status, JSON.stringify(body));
}

function replyText(status: number, text: string, header: string | null = null): unknown {
  const call = { method: 'GET', path: '/', reply: projectSchema, repeatable: true } as const;
  const reading = { attempts: 1, redactor, nowMs: 0 };
  return readReply(call, { status, text, header: () => header }, reading);
}

/** What a function throws at bad text, which is as good an end as any. */
function thrown(act: () => unknown): unknown {
  try {
    return act();
  } catch (failure) {
    if (failure instanceof Error) return failure.message;
    throw failure;
  }
}

function reported(text: string): void {
  const path = `/api/v1/projects/${text}/eval-ingest/report`;
  const answer = { status: 200, text: JSON.stringify({ runId: text }) };
  for (const one of [path, text]) new ReportedRuns(createRedactor([])).note(one, text, answer);
  new ReportedRuns(createRedactor([])).note('/sdk/v1/evals/report', text, { status: 400, text });
}

function written(text: string): void {
  const stream = new Readable({ read: () => {} });
  followLines(stream, redactor, () => {});
  stream.emit('data', text);
}
