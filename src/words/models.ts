import type { FailureOf } from '../report/failure.ts';
import { because, shown, write } from './lines.ts';

type ModelFailure = FailureOf<'model'>;

/** What to do if nothing is known to be wrong. */
export const AGAIN = 'Run the job again.';

/** What a model did, and what to do about it. */
const REASONS: Record<ModelFailure['reason'], [what: string, advice: string]> = {
  auth: ['does not accept the key', 'Check the key of `{provider}`.'],
  rate: ['was asked too often', 'Lower `concurrency`, or raise the limit at `{provider}`.'],
  outage: ['failed', AGAIN],
  refused: ['refused the request', 'Check the name `{model}`, `model-base-urls`, and the message.'],
  unreachable: ['cannot be reached', 'Check `{provider}` in `model-base-urls`, and its server.'],
  malformed: ['sent an answer that cannot be read', 'Check `model-base-urls`, or run again.'],
  filter: ['withheld the answer', 'Change the prompt.'],
  length: ['cut the answer off at its length limit', 'Ask for a shorter answer.'],
  turns: ['used all its turns and did not answer', 'Raise `maxTurns`, or ask for less.'],
  empty: ['gave an empty answer', AGAIN],
  depth: ['nested the arguments of a call more than 100 levels deep', AGAIN],
};

/** Says why a model gave no usable answer, in one line. */
export function describeModel({ model, provider, reason, status, message }: ModelFailure): string {
  const [what] = REASONS[reason];
  const code = status === null ? '' : ` (HTTP ${status})`;
  const owner = model.startsWith(`${provider}/`) ? '' : ` of \`${shown(provider)}\``;
  return `Model \`${shown(model)}\`${owner} ${what}${code}${because(message)}`;
}

/** What inputs say about the providers of the service in this process. */
const BY_INPUTS = ['refused', 'unreachable', 'malformed'];
const OF_SERVICE = 'Check the provider `{provider}` in the settings of the eval service.';
/** Says what to do about it, in one line. */
export function adviseModel(failure: ModelFailure): string {
  const isOfService = failure.isHosted && BY_INPUTS.includes(failure.reason);
  return write(isOfService ? OF_SERVICE : REASONS[failure.reason][1], failure);
}

/** Warns of a tool that no model gets. */
export const warnBrokenTool = (server: string, tool: string, mistakes: string): string =>
  `Models do not get tool \`${shown(tool)}\` of server \`${shown(server)}\`, because MCP does not allow it: ${shown(mistakes)}`;

/** Tells a model why its call was not made. */
export const CALL_MISTAKES = {
  unknown: () => 'There is no such tool.',
  form: () => 'The arguments must be a JSON object. The tool was not called.',
  integer: (path: string) =>
    `The integer at ${path} of the arguments is above 2^53 and cannot be sent exactly. The tool was not called.`,
};
