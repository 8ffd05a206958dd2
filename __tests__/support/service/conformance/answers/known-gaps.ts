import type { Operation } from '../../../../../src/contract/routes/table.ts';

interface Gaps {
  operations: readonly Operation[];
  /** As `replyGaps` tells them, each below `at`. */
  places: readonly string[];
  at?: string;
  /** What has none, or why it is null. */
  why: string;
}

const OF_REPORTERS = [
  ...['ci', 'evaluationConfigHash', 'expectedIterations', 'externalRunId', 'framework'],
  ...['hostConfigHash', 'scoreIntegrity', 'serverNames', 'statusReason', 'tags'],
];
const DIFFERENCE = ['base', 'compare', 'delta', 'percentDelta'];

/** Members that some answers of the samples do not have, or have as null. All others have them all. */
export const KNOWN_GAPS: readonly Gaps[] = [
  {
    operations: ['account.get'],
    places: ['/imageUrl', '/plan', '/profilePictureUrl'],
    why: 'the service has no pictures and no plans',
  },
  {
    operations: ['organizations.list'],
    places: ['/items/*/logoUrl', '/items/*/plan'],
    why: 'the service has no pictures and no plans',
  },
  {
    operations: ['projects.list'],
    places: ['/items/*/description', '/items/*/icon'],
    why: 'the service has only names of projects',
  },
  { operations: ['servers.list'], places: ['/items/*/url'], why: 'a local server' },
  {
    operations: ['servers.checkOAuth'],
    places: ['/authorization', '/serverUrl'],
    why: 'a local server',
  },
  {
    operations: ['servers.importTokens'],
    places: ['/expiresAt'],
    why: 'nobody said how long the tokens hold',
  },
  {
    operations: ['servers.doctor'],
    places: ['/error', '/probe'],
    why: 'a local server, which nothing is wrong with',
  },
  { operations: ['servers.tools.list'], places: ['/nextCursor'], why: 'the last page' },
  {
    operations: ['servers.prompts.list', 'servers.resources.list'],
    places: ['/nextCursor'],
    why: 'the last page',
  },
  { operations: ['servers.tools.call'], places: ['/isError'], why: 'the server wrote none' },
  {
    operations: ['servers.export'],
    places: [
      ...['/prompts/*/title', '/resources/*/description', '/resources/*/title'],
      '/tools/*/annotations',
    ],
    why: 'the server wrote none',
  },
  {
    operations: ['suites.get', 'suites.update'],
    places: ['/schedule/intervalMinutes'],
    why: 'the service has no schedules',
  },
  { operations: ['suites.update'], places: ['/description'], why: 'it was taken away' },
  {
    operations: ['suites.cases.update'],
    places: ['/checks', '/expectedOutput', '/matchOptions', '/scenario'],
    why: 'what a case does not say is left out',
  },
  {
    operations: ['suites.cases.list'],
    at: '/items/*',
    places: ['/checks', '/expectedOutput', '/matchOptions', '/scenario'],
    why: 'what a case does not say is left out',
  },
  {
    operations: ['suites.runs.list'],
    at: '/items/*/',
    places: OF_REPORTERS,
    why: 'runs that were not reported',
  },
  {
    operations: ['suites.runs.list'],
    at: '/items/*',
    places: ['/execution/warnings', '/namedHostId', '/notes'],
    why: 'a run without notes, host and warnings',
  },
  {
    operations: ['suites.runs.list'],
    at: '/items/*',
    places: ['/execution/servers/*/moreTools'],
    why: 'servers of few tools, which are all told',
  },
  {
    operations: ['runs.get'],
    places: ['/execution/servers/*/moreTools'],
    why: 'servers of few tools, which are all told',
  },
  {
    operations: ['runs.get', 'runs.cancel'],
    at: '/',
    places: OF_REPORTERS,
    why: 'runs that were not reported',
  },
  {
    operations: ['runs.get', 'runs.cancel'],
    places: ['/execution', '/namedHostId', '/notes'],
    why: 'a run without notes and host, reported or never carried out to its end',
  },
  {
    operations: ['runs.get'],
    places: ['/ci/branch', '/ci/commitSha', '/completedAt', '/execution/warnings'],
    why: 'a report without a branch, a run that goes on, one without warnings',
  },
  {
    operations: ['runs.get', 'runs.cancel'],
    places: ['/result'],
    why: 'not carried out to its end',
  },
  {
    operations: ['runs.create'],
    places: ['/argumentMisfits', '/deduped', '/listedTools'],
    why: 'no arguments that do not fit, no repeat, and nobody asks for lists',
  },
  {
    operations: ['runs.iterations.list'],
    at: '/items/*',
    places: [
      ...['/advancedConfig', '/caseId', '/errorDetails', '/evaluationConfig', '/expectedOutput'],
      ...[
        '/externalCaseId',
        '/externalIterationId',
        '/isNegativeTest',
        '/leftOut',
        '/matchOptions',
      ],
      ...['/metadata', '/query', '/scoreIntegrity', '/scoreProblem', '/scores'],
    ],
    why: 'what reporters alone tell',
  },
  {
    operations: ['runs.iterations.list'],
    at: '/items/*',
    places: [
      ...['/durationMs', '/error', '/model', '/provider', '/result', '/startedAt', '/startupMs'],
      ...['/tokensUsed', '/usage', '/usage/cachedInputTokens', '/usage/reasoningTokens'],
    ],
    why: 'no model, no error, not ended, or reported',
  },
  {
    operations: ['runs.iterations.trace'],
    places: ['/leftOut', '/widgetSnapshots'],
    why: 'not reported, or all of it read',
  },
  {
    operations: ['runs.iterations.trace'],
    at: '/spans/*',
    places: [
      ...['/authoredStepId', '/finishReason', '/inputTokens', '/modelId', '/outputTokens'],
      ...['/parentId', '/promptIndex', '/provider', '/reason', '/serverId', '/stepIndex'],
      ...['/toolCallId', '/toolName', '/totalTokens'],
    ],
    why: 'each category of spans has members of its own',
  },
  {
    operations: ['runs.iterations.trace'],
    at: '/prompts/*',
    places: [
      '/expectedOutput',
      ...['expected', 'observed', 'reason'].map((name) => `/predicateResults/*/${name}`),
    ],
    why: 'nothing was expected in words, or an assertion held',
  },
  { operations: ['runs.iterations.steps'], places: ['/items/*/reason'], why: 'the step went well' },
  {
    operations: ['runs.compare'],
    places: [
      ...['/cases/*/base/error', '/cases/*/compare/error'],
      '/cases/*/compare/representativeIterationId',
      ...[
        '/scoreContract/base/evaluationConfigHash',
        '/scoreContract/compare/evaluationConfigHash',
      ],
    ],
    why: 'a case that passed, one that is only in one of the runs, a run without that configuration',
  },
  {
    operations: ['runs.compare'],
    places: [
      ...['base', 'delta', 'percentDelta'].map((name) => `/metrics/totalTokens/${name}`),
      ...DIFFERENCE.map((name) => `/metrics/estimatedCostUsd/${name}`),
      '/passSummary/failed/percentDelta',
    ],
    why: 'the service knows no prices, and nothing is a percentage of nothing',
  },
  {
    operations: ['runs.compare'],
    places: [
      ...['base', 'compare'].flatMap((side) => [
        `/cases/*/scoreDeltas/*/${side}/passed`,
        `/cases/*/scoreDeltas/*/${side}/value`,
      ]),
      ...['/cases/*/scoreDeltas/*/value', '/scoreContract/scorers/*/meanValue'].flatMap((place) =>
        DIFFERENCE.map((name) => `${place}/${name}`),
      ),
      ...DIFFERENCE.map((name) => `/scoreContract/scorers/*/passRate/${name}`),
    ],
    why: 'a scorer that gave no score or no verdict',
  },
  {
    operations: ['chatboxes.list'],
    at: '/items/*',
    places: ['/hostId', '/hostName', '/hostStyle'],
    why: 'the project has no host of the name that the chatbox is configured with',
  },
  {
    operations: ['chatboxes.get'],
    places: ['/hostId', '/hostName', '/hostStyle', '/modelId', '/servers/*/url'],
    why: 'the same, and a local server',
  },
  { operations: ['ingest.start'], places: ['/result', '/summary'], why: 'the run has not ended' },
];
