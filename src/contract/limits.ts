/**
 * Numbers both sides of the wire agree on.
 * Source: the service API document, section 8, and the limits of its published contracts.
 */
export const LIMITS = {
  /** Requests a key may send at once. */
  rateBurst: 10,
  /** Requests a second a key may sustain. */
  ratePerSecond: 1,
  concurrentRunsPerOrganization: 2,
  stepsPerCase: 200,
  toolCallArgumentsLength: 100_000,
  renderTimeoutMs: 120_000,
  widgetTextLength: 5_000,
  interactWaitMs: 30_000,
  regexInputLength: 100_000,
  /** A larger body of a request is refused; files are no bodies in this sense. */
  requestBodyBytes: 5 * 1024 * 1024,
  iterationsPage: { default: 50, max: 200 },
  /** As many as a case may have. */
  stepsPage: { default: 200, max: 200 },
  suiteRunsPage: { default: 25, max: 100 },
  chatSessionsPage: { default: 50, max: 200 },
  cataloguePage: { default: 100, max: 200 },
} as const;

/** What a hosted service takes of a suite. Source: the limits of its published contracts. */
export const HOSTED_LIMITS = { casesPerSuite: 100, iterationsPerCase: 10 } as const;

/** What the service of this project takes of a suite, on a runner or for a team. */
export const OWN_LIMITS = {
  casesPerSuite: 10_000,
  iterationsPerCase: 1_000,
  iterationsPerRun: 100_000,
  /** Of a request with cases, in place of what others may have. */
  requestBodyBytes: 32 * 1024 * 1024,
  /** Lists of tools that a new run is answered with, of all its servers together. */
  listedTools: { bytes: 4 * 1024 * 1024, values: 100_000 },
} as const;

/** Answers of a model to one prompt that the embedded service waits for, where nothing else is said. */
export const TURNS_PER_PROMPT = 20;

/** Between what the settings of a run may lie. */
export const EXECUTION_LIMITS = {
  leastMs: 100,
  connectMs: 3_600_000,
  toolMs: 3_600_000,
  iterationMs: 21_600_000,
  turns: 200,
  concurrency: 1_000,
} as const;

/** The literal that names the key organization's default project in ingestion paths. */
export const DEFAULT_PROJECT = 'default';

/** Every API key begins with this. */
export const KEY_PREFIX = 'sk_';
