import { homedir, tmpdir } from 'node:os';
import { ApiError } from '../../client/errors/api-error.ts';
import type { CallToolResult, McpTool } from '../../contract/resources/server-operations.ts';
import { isEmbedded, type RawInputs } from '../../inputs/raw-inputs.ts';
import { argumentFit } from '../../json-schema/argument-fit.ts';
import { secretsOfRequest } from '../../redaction/literal-secrets.ts';
import { tokensIn } from '../../redaction/token-shapes.ts';
import { allOf } from '../../surface/ask-servers.ts';
import { takesTasksAlone } from '../../surface/listed-surface.ts';
import { cleanLine, cleanLines } from '../../text/clean-text.ts';
import { meantName } from '../../text/meant-name.ts';
import { ConfigurationError, type ConfigurationProblem } from '../../trouble/errors.ts';
import type { AtTerminal } from '../judged/job-at-terminal.ts';
import type { ChosenServers } from '../servers/asked-surface.ts';
import { EXIT_CODES } from '../terminal/exit-codes.ts';
import type { Screen } from '../terminal/screen.ts';
import type { AskedCall } from './call-lines.ts';
import {
  type CaseToWrite,
  freeTitle,
  type Outcome,
  type RecordedCall,
  recordedCase,
  schemaMisfit,
  textOf,
  titleOf,
} from './recorded-case.ts';
import { type GrowingSuite, growingSuite, withCase, writeSuite } from './suite-addition.ts';

type CallLine = AskedCall | ConfigurationProblem;

/** What is to be recorded. */
export interface AskedRecording {
  /** What is wrong with one stands in its place. */
  calls: AsyncIterable<CallLine> | Iterable<CallLine>;
  /** Calls that are typed, of which a mistake does not end it; null where there is one call alone. */
  session: {
    /** Whether each call is a case of its own, rather than a step of one. */
    isApart: boolean;
    /** Of the one case. */
    title: string | undefined;
  } | null;
  file: string;
  /** Whether the tools are to refuse. */
  expectError: boolean;
  /** With the server alone in `servers`. */
  raw: RawInputs;
  problems: readonly ConfigurationProblem[];
  verbose: boolean;
}

const TEXT_LENGTH = 500;
const SHOWN_LINES = 30;
const MOST_TOOLS = 20;

/** Records calls of one server. */
export class Recorder {
  /** Of the case that a session becomes. */
  readonly #steps: CaseToWrite['steps'][number][] = [];
  readonly #called: RecordedCall[] = [];
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
    const { expectError, raw } = this.#asked;
    const { terminal, secrets, screen } = this.#at;
    const { name: server } = serverOf(this.#chosen);
    const isOwn = isEmbedded(raw);
    const listed = this.#checked(tool, given, title);
    const call = { server, tool, arguments: given };
    const before = await this.#suite(title);
    const options = {
      ...{ title: title ?? titleOf(call, before.titles), isOwn, secrets },
      outputSchema: listed?.['outputSchema'],
      // The root of all folders is no place of this machine.
      places: [terminal.folder, homedir(), tmpdir()].filter((place) => place.length > 1),
    };
    // What no suite takes is told before anything is called.
    const asIfDone = recordedCase(call, { result: {} }, options);
    await withCase(before, this.#grown(asIfDone), { server, isOwn });
    const outcome = await this.#outcomeOf(tool, given);
    for (const line of this.#resultLines(tool, outcome)) screen.line(line);
    if (expectError && !isRefused(outcome)) {
      screen.line(`Nothing was written: ${cleanLine(tool, TEXT_LENGTH)} was to end in an error.`);
      return EXIT_CODES.failed;
    }
    const made = recordedCase(call, outcome, options);
    const expected = this.#expectedLines(made, outcome, options.outputSchema);
    if (this.#isOneCase) {
      this.#steps.push(...made.steps);
      this.#called.push(call);
    } else await this.#write(made);
    for (const line of expected) screen.line(line);
    return 0;
  }

  /**
   * Writes the case of a session; nothing where no call was made.
   * @throws ConfigurationError where the suite does not take it.
   */
  async finish(): Promise<void> {
    const [first, ...others] = this.#called;
    if (first === undefined) return;
    const title = this.#asked.session?.title;
    const { titles } = await this.#suite(title);
    const tools = this.#called.map(({ tool }) => tool).join(', ');
    const own = others.length === 0 ? titleOf(first, titles) : freeTitle(tools, titles);
    await this.#write({ title: title ?? own, steps: this.#steps });
  }

  get #isOneCase(): boolean {
    return this.#asked.session?.isApart === false;
  }

  /** A case with what the session had before. */
  #grown(made: CaseToWrite): CaseToWrite {
    return this.#isOneCase ? { ...made, steps: [...this.#steps, ...made.steps] } : made;
  }

  /** @throws ConfigurationError where it has a case of that title. */
  async #suite(title: string | undefined): Promise<GrowingSuite> {
    const { file } = this.#asked;
    const suite = await growingSuite(file, this.#at.terminal.folder);
    if (title === undefined || !suite.titles.includes(title)) return suite;
    const message = `${file} has a case of this title already: give another one.`;
    throw new ConfigurationError([{ where: '--title', message }]);
  }

  async #write(made: CaseToWrite): Promise<void> {
    const { file, raw } = this.#asked;
    const { terminal, screen } = this.#at;
    const { name: server } = serverOf(this.#chosen);
    // The file may have been changed while a tool was at work.
    const suite = await growingSuite(file, terminal.folder);
    const grown = await withCase(suite, made, { server, isOwn: isEmbedded(raw) });
    await writeSuite(file, terminal.folder, grown);
    const title = cleanLine(made.title, TEXT_LENGTH);
    screen.line(`Added to ${cleanLine(file, TEXT_LENGTH)}: ${title}`);
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
    if (listed !== undefined && takesTasksAlone(listed)) {
      const message = `${TASKS_ALONE} A case cannot call it.`;
      throw new ConfigurationError([{ where: cleanLine(tool, TEXT_LENGTH), message }]);
    }
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

  #expectedLines({ steps }: CaseToWrite, outcome: Outcome, outputSchema: unknown): string[] {
    const misfit = 'result' in outcome ? schemaMisfit(outcome.result, outputSchema) : null;
    const expected = steps.flatMap(({ expect, expectError, assertion }) => [
      ...(Array.isArray(expect) ? expect : []),
      ...(expectError === undefined ? [] : [{ expectError }]),
      ...(assertion === undefined ? [] : [assertion]),
    ]);
    return [
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

const TASKS_ALONE = 'the server takes calls of this tool as tasks alone, and none is made here.';

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
