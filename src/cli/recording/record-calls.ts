import { homedir, tmpdir } from 'node:os';
import { ApiError } from '../../client/errors/api-error.ts';
import type { CallToolResult, McpTool } from '../../contract/resources/server-operations.ts';
import { isEmbedded, type RawInputs } from '../../inputs/raw-inputs.ts';
import { argumentFit } from '../../json-schema/argument-fit.ts';
import { judgeTrouble } from '../../judge.ts';
import { secretsOfRequest } from '../../redaction/literal-secrets.ts';
import { createSecretKeeper } from '../../redaction/secret-keeper.ts';
import { tokensIn } from '../../redaction/token-shapes.ts';
import { verdictLines } from '../../render/terminal/verdict-lines.ts';
import { allOf } from '../../surface/ask-servers.ts';
import { cleanLine, cleanLines } from '../../text/clean-text.ts';
import { meantName } from '../../text/meant-name.ts';
import { ConfigurationError, type ConfigurationProblem } from '../../trouble/errors.ts';
import type { AtTerminal } from '../judged/job-at-terminal.ts';
import { inOptions } from '../options/option-words.ts';
import { type ChosenServers, withServers } from '../servers/asked-surface.ts';
import { EXIT_CODES } from '../terminal/exit-codes.ts';
import { Screen } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { terminalLogger } from '../terminal/terminal-logger.ts';
import type { AskedCall } from './call-lines.ts';
import { type Outcome, recordedCase, schemaMisfit, textOf, titleOf } from './recorded-case.ts';
import { growingSuite, withCase, writeSuite } from './suite-addition.ts';

type CallLine = AskedCall | ConfigurationProblem;

interface AskedRecording {
  /** What is wrong with one stands in its place. */
  calls: AsyncIterable<CallLine> | Iterable<CallLine>;
  /** Whether the first mistake does not end it: whoever types can type again. */
  isSession: boolean;
  file: string;
  /** Whether the tools are to refuse. */
  expectError: boolean;
  /** With the server alone in `servers`. */
  raw: RawInputs;
  problems: readonly ConfigurationProblem[];
  verbose: boolean;
}

const NO_CALL = {
  where: 'tool',
  message: 'there is no call to record. Name a tool, or write calls to the standard input.',
  example: `late_fee --args '{"days": 3}'`,
};
const TEXT_LENGTH = 500;
const SHOWN_LINES = 30;
const MOST_TOOLS = 20;

/**
 * Calls tools and adds a case for each call to a suite file, which asserts what came of it.
 * @returns the exit code, the highest of all calls.
 */
export async function recordCalls(asked: AskedRecording, terminal: Terminal): Promise<number> {
  const screen = new Screen(terminal);
  const secrets = createSecretKeeper();
  const logger = terminalLogger(screen, secrets, asked.verbose ? 'verbose' : 'quiet');
  const at = { terminal, secrets, logger };
  const told = (error: unknown): number => {
    screen.showBar(null);
    const { verdict } = judgeTrouble(inOptions(error), null, at);
    for (const line of verdictLines({ report: null, verdict }, screen.page)) screen.line(line);
    return EXIT_CODES[verdict.value];
  };
  screen.showBar(() => 'Asking the server');
  try {
    // Before a server is started for it.
    if (asked.problems.length === 0) await growingSuite(asked.file, terminal.folder);
    return await withServers(asked.raw, asked.problems, at, async (chosen) => {
      const recorder = await Recorder.of(chosen, asked, { ...at, screen });
      screen.showBar(null);
      let exitCode = 0;
      let count = 0;
      for await (const call of asked.calls) {
        count += 1;
        try {
          if ('where' in call) throw new ConfigurationError([call]);
          exitCode = Math.max(exitCode, await recorder.record(call));
        } catch (error) {
          if (!asked.isSession || !(error instanceof ConfigurationError)) throw error;
          exitCode = Math.max(exitCode, told(error));
        }
      }
      if (count === 0) throw new ConfigurationError([NO_CALL]);
      return exitCode;
    });
  } catch (error) {
    return told(error);
  }
}

/** Records calls of one server. */
class Recorder {
  readonly #chosen: ChosenServers;
  readonly #asked: AskedRecording;
  readonly #at: AtTerminal & { screen: Screen };
  readonly #tools: readonly McpTool[];

  private constructor(
    chosen: ChosenServers,
    asked: AskedRecording,
    at: AtTerminal & { screen: Screen },
    tools: readonly McpTool[],
  ) {
    this.#chosen = chosen;
    this.#asked = asked;
    this.#at = at;
    this.#tools = tools;
  }

  /** @throws what the server answers where it does not list its tools. */
  static async of(
    chosen: ChosenServers,
    asked: AskedRecording,
    at: AtTerminal & { screen: Screen },
  ): Promise<Recorder> {
    const { client, options } = chosen;
    const tools = await allOf(client.servers.tools(placeOf(chosen), options));
    return new Recorder(chosen, asked, at, tools);
  }

  /** @throws ConfigurationError where nothing is called, or written, for what is wrong with it. */
  async record({ tool, arguments: given, title }: AskedCall): Promise<number> {
    const { file, expectError, raw } = this.#asked;
    const { terminal, secrets, screen } = this.#at;
    const { name: server } = serverOf(this.#chosen);
    const isOwn = isEmbedded(raw);
    const listed = this.#checked(tool, given, title);
    const call = { server, tool, arguments: given };
    const before = await growingSuite(file, terminal.folder);
    if (title !== undefined && before.titles.includes(title)) {
      const message = `${file} has a case of this title already: give another one.`;
      throw new ConfigurationError([{ where: '--title', message }]);
    }
    const options = {
      ...{ title: title ?? titleOf(call, before.titles), isOwn, secrets },
      outputSchema: listed?.['outputSchema'],
      // The root of all folders is no place of this machine.
      places: [terminal.folder, homedir(), tmpdir()].filter((place) => place.length > 1),
    };
    // What no suite takes is told before anything is called.
    await withCase(before, recordedCase(call, { result: {} }, options), { server, isOwn });
    const outcome = await this.#outcomeOf(tool, given);
    for (const line of this.#resultLines(tool, outcome)) screen.line(line);
    if (expectError && !isRefused(outcome)) {
      screen.line(`Nothing was written: ${cleanLine(tool, TEXT_LENGTH)} was to end in an error.`);
      return EXIT_CODES.failed;
    }
    const made = recordedCase(call, outcome, options);
    // The file may have been changed while the tool was at work.
    const suite = await growingSuite(file, terminal.folder);
    await writeSuite(file, terminal.folder, await withCase(suite, made, { server, isOwn }));
    for (const line of this.#writtenLines(made, outcome, options.outputSchema)) screen.line(line);
    return 0;
  }

  /** @throws ConfigurationError where the tool is not there, or the arguments are not for it. */
  #checked(tool: string, given: AskedCall['arguments'], title = ''): McpTool | undefined {
    const { secrets } = this.#at;
    const { name: server } = serverOf(this.#chosen);
    const isSecret = (name: string, value: unknown) => {
      const text = JSON.stringify(value);
      return (
        [...secretsOfRequest({ [name]: value }), ...tokensIn(text)].length > 0 ||
        secrets.finds(text)
      );
    };
    const named = Object.entries(given).filter(([name, value]) => isSecret(name, value));
    const problems = named.map(([name]) => ({ where: '--args', message: secretWords(name) }));
    if (title !== '' && isSecret('title', title)) {
      problems.push({ where: '--title', message: 'has a secret in it.' });
    }
    if (problems.length > 0) throw new ConfigurationError(problems);
    const listed = this.#tools.find(({ name }) => name === tool);
    if (this.#asked.expectError) return listed;
    if (listed === undefined) {
      const names = this.#tools.map(({ name }) => name);
      const meant = meantName(tool, names);
      const there = names.slice(0, MOST_TOOLS).join(', ');
      const hint = meant === undefined ? `It has: ${there}.` : `Did you mean \`${meant}\`?`;
      const message = `server \`${server}\` has no tool of this name. ${hint}`;
      throw new ConfigurationError([
        { where: cleanLine(tool, TEXT_LENGTH), message: cleanLine(message, TEXT_LENGTH * 4) },
      ]);
    }
    const fit = argumentFit(listed.inputSchema)({
      ...{ arguments: given, isOpen: () => false, isPart: false },
    });
    // What cannot be judged is for the tool to judge.
    const misfits = 'value' in fit ? fit.value : [];
    if (misfits.length === 0) return listed;
    throw new ConfigurationError([
      ...misfits.map(({ message }) => ({ where: '--args', message: secrets.text(message) })),
      {
        where: tool,
        message: 'takes no such arguments. To record that it refuses them, add `--expect-error`.',
      },
    ]);
  }

  async #outcomeOf(tool: string, given: AskedCall['arguments']): Promise<Outcome> {
    const { client, options } = this.#chosen;
    const { screen } = this.#at;
    screen.showBar(() => `Calling ${cleanLine(tool, 60)}`);
    const call = { toolName: tool, parameters: given };
    try {
      return { result: await client.servers.callTool(placeOf(this.#chosen), call, options) };
    } catch (error) {
      // An error of the protocol that the server answered, as for arguments it does not take.
      if (error instanceof ApiError && error.details?.['mcpErrorCode'] !== undefined) {
        return { refusal: error.said === '' ? error.message : error.said };
      }
      throw error;
    } finally {
      screen.showBar(null);
    }
  }

  #resultLines(tool: string, outcome: Outcome): string[] {
    const { secrets, screen } = this.#at;
    const { paint, width } = screen.page;
    const name = cleanLine(tool, TEXT_LENGTH);
    const title = isRefused(outcome)
      ? paint('doubtful', `${name} ended in an error:`)
      : paint('strong', `${name} answered:`);
    const text = 'refusal' in outcome ? outcome.refusal : textOf(outcome.result);
    const shown = text === '' ? partWords(outcome) : secrets.text(text);
    const lines = cleanLines(shown, { lines: SHOWN_LINES, width: Math.max(20, width - 4) });
    return [title, ...lines.map((line) => `    ${line}`)];
  }

  #writtenLines(
    { title, steps }: ReturnType<typeof recordedCase>,
    outcome: Outcome,
    outputSchema: unknown,
  ): string[] {
    const { file } = this.#asked;
    const misfit = 'result' in outcome ? schemaMisfit(outcome.result, outputSchema) : null;
    const expected = steps.flatMap(({ expect, expectError, assertion }) => [
      ...(Array.isArray(expect) ? expect : []),
      ...(expectError === undefined ? [] : [{ expectError }]),
      ...(assertion === undefined ? [] : [assertion]),
    ]);
    return [
      `Added to ${cleanLine(file, TEXT_LENGTH)}: ${cleanLine(title, TEXT_LENGTH)}`,
      ...expected.map((one) => `    expects ${cleanLine(JSON.stringify(one), TEXT_LENGTH)}`),
      ...(misfit === null
        ? []
        : [
            `The case fails as it is: the result does not keep to the output schema. ${cleanLine(misfit, TEXT_LENGTH)}`,
          ]),
    ];
  }
}

function serverOf({ servers }: ChosenServers): ChosenServers['servers'][number] {
  const [server] = servers;
  if (server === undefined) throw new Error('A server is chosen by its name.');
  return server;
}

const placeOf = (chosen: ChosenServers) => ({
  projectId: chosen.projectId,
  serverId: serverOf(chosen).id,
});

const isRefused = (outcome: Outcome) => 'refusal' in outcome || outcome.result.isError === true;

const secretWords = (name: string) =>
  `\`${cleanLine(name, 60)}\` looks like a secret, and a suite file is read by all who read the repository. ` +
  'Give secrets to the server, by `env` in the list of servers.';

/** What came where none of it is text. */
function partWords(outcome: Outcome): string {
  const { content = [] }: CallToolResult = 'result' in outcome ? outcome.result : {};
  if (content.length === 0) return '(nothing)';
  return content.map(({ type }) => `(${String(type)})`).join(' ');
}
