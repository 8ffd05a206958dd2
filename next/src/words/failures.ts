import { oneLine } from '../lib/text.ts';
import type { Failure, ServerFailure, ServiceFailure } from '../report/failure.ts';
import { didYouMean } from './problems.ts';

const SHOWN = 300;
const shown = (text: string) => oneLine(text, SHOWN);

/** Describes what went wrong, in one line. */
export function describeFailure(failure: Failure): string {
  switch (failure.kind) {
    case 'assertion':
      return describeAssertion(failure);
    case 'arguments':
      return `The arguments of \`${failure.tool}\` do not fit its schema at \`${shown(failure.path)}\`: expected ${shown(failure.expected)}, got ${shown(failure.observed)}.`;
    case 'tool-error':
      return `Tool \`${failure.tool}\` of server \`${failure.server}\` returned an error: ${shown(failure.message)}`;
    case 'missing-tool':
      return `Server \`${failure.server}\` has no tool \`${failure.tool}\`.${didYouMean(failure.nearest)}`;
    case 'server':
      return describeServer(failure);
    case 'model':
      return `Model \`${failure.model}\` of ${failure.provider} gave no usable answer (${failure.reason}): ${shown(failure.message)}`;
    case 'limit':
      return failure.which === 'integer'
        ? `The value at \`${failure.path ?? '$'}\` has an integer above 2^53, which cannot be compared exactly.`
        : `The ${failure.which} limit of ${failure.value} was reached.`;
    case 'setup':
      return failure.exitCode === null
        ? `The program of the setup command \`${shown(failure.command)}\` does not exist.`
        : `The setup command \`${shown(failure.command)}\` failed with exit code ${failure.exitCode}.`;
    case 'test':
      return shown(failure.message);
    case 'service':
      return describeService(failure);
    case 'cancelled':
      return 'The job was cancelled.';
    case 'deadline':
      return `The time limit of ${seconds(failure.afterMs)} ended.`;
    case 'bug':
      return `Internal error: ${shown(failure.message)}`;
    case 'unknown':
      return failure.message === '' ? 'The service gives no reason.' : shown(failure.message);
  }
}

/** Assertions that read better than by their type; `%` stands for the expected value. */
const MISSED: Readonly<Record<string, string>> = {
  textContains: 'does not contain %',
  textEquals: 'is not %',
  expectError: 'is not the error %',
};

function describeAssertion(failure: Extract<Failure, { kind: 'assertion' }>): string {
  const { type, tool, path, expected, observed, line } = failure;
  const of = tool === null ? 'The answer' : `The result of \`${tool}\``;
  const at = path === null ? '' : ` at \`${shown(path)}\``;
  const missed = (MISSED[type] ?? `misses \`${type}\` %`).replace(
    '%',
    () => `"${shown(expected)}"`,
  );
  const where = line === null ? '' : ` (line ${line})`;
  return `${of}${at} ${missed}: "${shown(observed)}"${where}.`;
}

function describeService({ reason, status, code, message }: ServiceFailure): string {
  const answered = `The eval service answered with ${status}`;
  switch (reason) {
    case 'refused':
      return `${answered}${code === null ? '' : ` ${shown(code)}`}: ${shown(message)}`;
    case 'quota':
      return `The organization has used up its quota: ${shown(message)}`;
    case 'network':
      return `The eval service did not answer: ${shown(message)}`;
    case 'timeout':
      return 'The eval service did not answer in time.';
    case 'deadline':
      return 'The time limit ended before the eval service answered.';
    case 'redirect':
      return `${answered} and redirects to ${shown(message)}. The key is not sent there.`;
    case 'size':
      return 'The answer of the eval service is too large.';
    case 'malformed':
      return `${answered}, not in the form of its API.`;
    case 'list':
      return 'The eval service sends a list that does not end.';
    case 'parameter':
      return `The value for \`${shown(message)}\` is not an id.`;
  }
}

function describeServer(failure: ServerFailure): string {
  const name = `Server \`${failure.server}\``;
  const during = failure.phase === 'call' ? 'during a call' : 'at its start';
  const detail = shown(failure.detail);
  switch (failure.reason) {
    case 'missing-program':
      return `${name} did not start: \`${detail}\` does not exist or cannot be executed.`;
    case 'missing-package':
      return `${name} did not start: there is no package \`${detail}\`.`;
    case 'variable':
      return `${name} needs the variable \`${detail}\`, which is not set.`;
    case 'crash': {
      const code =
        failure.exitCode === null ? 'it closed its output' : `exit code ${failure.exitCode}`;
      const end = failure.signal ?? code;
      return `${name} crashed ${during} (${end}).`;
    }
    case 'timeout':
      return `${name} did not answer within ${seconds(failure.limitMs ?? 0)} ${during}.`;
    case 'unreachable':
      return `${name} cannot be reached: ${detail}`;
    case 'credentials':
      return `${name} refused the credentials with HTTP ${failure.status}.`;
    case 'malformed':
      return `${name} sent an answer that MCP does not allow ${during}: ${detail}`;
    case 'status':
      return `${name} answered with HTTP ${failure.status}: ${detail}`;
    case 'registry':
      return `The package of server \`${failure.server}\` cannot be downloaded: ${detail}`;
    case 'resources':
      return `${name} did not start: the machine has no room for another process (${detail}).`;
  }
}

const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;

/** Says what to do about a failure, in one line. */
export function advise(failure: Failure): string {
  switch (failure.kind) {
    case 'assertion':
      return "Compare the tool's result with what the case expects.";
    case 'arguments':
      return 'Change the arguments, or the schema of the tool.';
    case 'tool-error':
      return failure.code === -32602
        ? 'Change the arguments of the case, or accept them in the tool.'
        : 'Fix the tool, or write `error: true` if the error is expected.';
    case 'missing-tool':
      return 'Restore the tool, or change the cases that call it.';
    case 'server':
      return adviseServer(failure);
    case 'model':
      return failure.reason === 'auth' ? 'Check the key of the provider.' : 'Run the job again.';
    case 'limit':
      return failure.which === 'integer'
        ? 'Compare the text, or capture it by a pattern.'
        : `Raise the ${failure.which} limit.`;
    case 'setup':
      return 'Run the setup command on your machine.';
    case 'test':
      return 'Fix the test or the code under test.';
    case 'service':
      return adviseService(failure);
    case 'cancelled':
      return 'Run the job again.';
    case 'deadline':
      return 'Raise `timeout-minutes`.';
    case 'bug':
      return 'Report it with the debug log.';
    case 'unknown':
      return 'Open the run in the eval service.';
  }
}

function adviseService({ reason, status }: ServiceFailure): string {
  if (reason === 'redirect') return 'Check the address of the eval service.';
  if (reason === 'quota') return 'Raise the quota, or wait until it is reset.';
  if (reason === 'deadline') return 'Raise `timeout-minutes`.';
  if (status === 401 || status === 403) return 'Check the key of the eval service.';
  return status === 400 || reason === 'parameter'
    ? 'Change what the message names.'
    : 'Run the job again.';
}

function adviseServer({ reason, hasCredentials }: ServerFailure): string {
  switch (reason) {
    case 'missing-program':
    case 'missing-package':
      return 'Install or build it in a step before this one.';
    case 'variable':
      return 'Set it under `env:` of the step.';
    case 'crash':
      return 'Read the end of its standard error.';
    case 'timeout':
      return 'Make it answer sooner.';
    case 'unreachable':
      return 'Check the address, and that the server is started before this step.';
    case 'credentials':
      return hasCredentials
        ? 'Check the credentials in `headers`.'
        : 'Add credentials under `headers`.';
    case 'malformed':
      return 'Write MCP messages only to standard output, and logs to standard error.';
    case 'status':
      return 'Read the log of the server.';
    case 'registry':
    case 'resources':
      return 'Run the job again.';
  }
}
