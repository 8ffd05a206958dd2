/** Mistakes in what the user wrote. */
import { ADDS, testRows } from '../support/verdicts.ts';

const PROMPTS = 'title: asks, prompt: hi, expect: x, model: anthropic/m';
// biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the list of servers
const unset = { s: { command: 'node', env: { TOKEN: '${SURELY_NOT_SET}' } } };
const NEEDED = { key: 'anthropic/m', other: ['model-api-keys', 'ANTHROPIC_API_KEY'] };
const NO_KEY = { 'model-api-keys': 'anthropic=' };
const unknown = (nearest: string) => ({ code: 'not-found', nearest });

testRows({
  'config-input': { inputs: { iterations: '1001' }, problem: { code: 'range' } },
  'config-fraction': { inputs: { 'min-pass-rate': '0.9' }, problem: { nearest: '90' } },
  'config-misspelt': { inputs: { min_pass_rate: '90' }, problem: unknown('min-pass-rate') },
  'config-misspelt-display': {
    inputs: { artifact_name: 'evals' },
    problem: unknown('artifact-name'),
  },
  'config-other-mode': { inputs: { 'if-no-files': 'warn' }, problem: { key: 'if-no-files' } },
  'config-no-suite': { inputs: { 'suite-file': 'evals.yaml' }, problem: { code: 'unreadable' } },
  'config-suite-file': { cases: ['title: t, cal: add'], problem: { nearest: 'call' } },
  'config-no-servers': { inputs: { 'mcp-config': 'no.json' }, problem: { code: 'unreadable' } },
  'config-unset': { servers: unset, problem: { code: 'reference' } },
  'config-server': {
    settings: 'servers: [library]',
    servers: { libary: { command: 'node' } },
    problem: { code: 'not-found', nearest: 'libary' },
  },
  'config-key-needed': { cases: [PROMPTS], inputs: NO_KEY, problem: NEEDED },
  'config-key-unneeded': { cases: [ADDS], inputs: { 'model-api-keys': 'anthropic=\nopenai=' } },
});
