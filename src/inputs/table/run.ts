import { SERVER_SANDBOXES } from '../../contract/embedded/server-sandbox.ts';
import { HOSTED_LIMITS, OWN_LIMITS } from '../../contract/limits.ts';
import type { InputDescriptor } from '../descriptor.ts';
import { choice, list, number, text, truth } from '../kinds/plain.ts';
import { providerKeys, providerUrls } from '../kinds/provider-lines.ts';

/** What becomes of the run of an earlier attempt. */
const RERUNS = ['new', 'reuse'] as const;

/** What becomes of arguments that the tool they are for does not take. */
const ARGUMENT_CHECKS = ['refuse', 'warn', 'off'] as const;

/** Inputs that say what is run and on what, some of which other modes have as well. */
export const RUN_INPUTS = [
  {
    name: 'suite-file',
    kind: text,
    modes: ['run'],
    example: 'evals/smoke.yaml',
    section: 'What to run',
    text:
      'YAML or JSON file in the repository that describes the eval suite. It is created in the ' +
      'project, or updated where the project has a suite of that `name`, and run.',
  },
  {
    name: 'suite',
    kind: text,
    modes: ['run'],
    example: 'smoke',
    section: 'What to run',
    text: 'Saved eval suite to rerun, by id or name. Give this or `suite-file`.',
    details: 'The embedded service starts empty, so it takes `suite-file` only.',
  },
  {
    name: 'command',
    kind: text,
    modes: ['command'],
    example: 'npm run evals',
    section: 'What to run',
    text:
      "The repository's own eval program, one or more lines of a shell. It reports its runs to the " +
      'service that the variables `MCPJAM_BASE_URL`, `MCPJAM_API_KEY` and `MCPJAM_PROJECT_ID` name.',
    details:
      'It runs in the workspace with `bash -eo pipefail`, or `sh -e` where there is no bash. See ' +
      '[command.md](command.md).',
  },
  {
    name: 'project',
    kind: text,
    modes: ['run', 'ingest', 'command', 'doctor', 'diff'],
    part: 'run',
    otherwise: 'the only project the key can see, else the one named `Default`',
    example: 'Default',
    section: 'What to run',
    text: 'Project, by id or name.',
  },
  {
    name: 'servers',
    kind: list,
    modes: ['run', 'doctor', 'diff'],
    part: 'run',
    otherwise:
      'those the suite names; else all enabled in `mcp-config` with the embedded service, and the ' +
      'only one there is with another. In mode `doctor` all that are enabled',
    example: 'weather, search',
    section: 'What to run',
    text: 'MCP servers to run against or to look at, by id or name, separated by commas or new lines.',
  },
  {
    name: 'mcp-config',
    kind: text,
    modes: ['run', 'doctor', 'diff'],
    default: '.mcp.json',
    example: '.mcp.json',
    section: 'Where to run it',
    text: 'File that names the MCP servers of the embedded service (`mcpServers`).',
    details:
      'It is in the workspace, or given by an absolute path. `.vscode/mcp.json` and the like will do: ' +
      '[service.md](service.md#mcp-servers) says what is read.',
  },
  {
    name: 'model-api-keys',
    kind: providerKeys,
    modes: ['run'],
    secret: true,
    example: 'anthropic=…',
    section: 'Where to run it',
    text: 'Keys of model providers, one `provider=key` a line.',
    details:
      'A line without a key, as where the workflow has no secrets, is wrong only where a case needs ' +
      'that key.',
  },
  {
    name: 'model-base-urls',
    kind: providerUrls,
    modes: ['run'],
    example: 'ollama=http://127.0.0.1:11434/v1',
    section: 'Where to run it',
    text:
      'Addresses of OpenAI-compatible or self-hosted model endpoints for the embedded service, one ' +
      '`provider=url` a line, for example Ollama, LiteLLM or Azure.',
    details:
      'For one, `ollama=http://127.0.0.1:11434/v1`. The report says that they were used. Keys in ' +
      'them are masked.',
  },
  {
    name: 'iterations',
    kind: number(
      `a whole number from 1 to ${OWN_LIMITS.iterationsPerCase}`,
      (value) => Number.isInteger(value) && value >= 1 && value <= OWN_LIMITS.iterationsPerCase,
    ),
    modes: ['run'],
    part: 'run',
    otherwise: 'as the suite says',
    example: '3',
    section: 'What to run',
    text: `How often each case runs, 1 to ${OWN_LIMITS.iterationsPerCase}, or to ${HOSTED_LIMITS.iterationsPerCase} on a hosted service. Overrides what suite and cases say.`,
  },
  {
    name: 'check-arguments',
    kind: choice(ARGUMENT_CHECKS),
    modes: ['run'],
    part: 'run',
    default: 'refuse',
    example: 'warn',
    section: 'What to run',
    text:
      'What becomes of a suite file whose cases give a tool arguments that its input schema does not ' +
      'take: `refuse` (verdict `invalid`, before any tool or model is called), `warn`, or `off`.',
    details:
      '[Checked before the run](suite.md#checked-before-the-run) says what is checked and what is let ' +
      'alone, such as steps that expect an error.',
  },
  {
    name: 'rerun',
    kind: choice(RERUNS),
    modes: ['run'],
    part: 'run',
    default: 'new',
    example: 'new',
    section: 'Where to run it',
    text:
      'What an attempt of a workflow run does where one before it had a run on a hosted service: ' +
      '`new` starts another, `reuse` takes up that one.',
    details:
      'The service is sent a key (`Idempotency-Key`) of repository, workflow run, job, matrix leg and ' +
      'step, with `new` of the attempt too, and answers a key that it knows with the run that it ' +
      'has. The log says which one happened. A run that was reused has the outcome it had: one that was ' +
      'cancelled stays so. The embedded service starts empty, and so knows no run. Jobs that call one ' +
      'reusable workflow are told apart by what the runner calls them, which is another in each ' +
      'attempt: with `reuse`, give each a `matrix` of its own, or they have one run between them.',
  },
  {
    name: 'notes',
    kind: text,
    modes: ['run', 'ingest'],
    part: 'run',
    undecisive: true,
    example: 'nightly',
    section: 'What to run',
    text: 'Text to keep with the run.',
  },
  {
    name: 'allow-untrusted-servers',
    kind: truth,
    modes: ['run', 'command', 'doctor', 'diff'],
    default: 'false',
    example: 'false',
    section: 'Where to run it',
    text:
      "Whether to run code that is not known as this repository's own where the job has secrets or " +
      'a token that may write: MCP servers or the `command` of such a checkout, or its suite file ' +
      'on a hosted service. Read docs/security.md before you allow it.',
    details:
      '[Code of forks](security.md#code-of-forks) says what is known as own. A server under test ' +
      "can read what the runner's user can. Say `true` only where a maintainer has read that very " +
      'code, or can answer for it.',
  },
  {
    name: 'server-sandbox',
    kind: choice(SERVER_SANDBOXES),
    modes: ['run', 'doctor', 'diff'],
    default: 'off',
    example: 'bwrap',
    section: 'Where to run it',
    text:
      'What the embedded service starts local MCP servers in: `bwrap` (bubblewrap, Linux), `user` ' +
      '(the user `nobody`, by sudo), or `off`. Where it cannot be had, the verdict is `invalid`.',
    details:
      'No server is started then. [Sandboxing servers](security.md#sandboxing-servers) says what ' +
      'each needs and closes. Servers with a `url` are not started by the action, so that it does ' +
      'not concern them.',
  },
] as const satisfies readonly InputDescriptor[];
