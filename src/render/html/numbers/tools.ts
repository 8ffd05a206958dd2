import { countOf, formatCount } from '../../../model/quantity.ts';
import type { RunReport } from '../../../model/run-report.ts';
import { type CoveredTool, toolCoverage } from '../../facts/numbers/tool-coverage.ts';
import { coverageWords } from '../../words/surface/coverage-words.ts';
import { namedAddress } from '../data/case-index.ts';
import { box, inner, omission, text } from '../markup.ts';

const TOOLS_SHOWN = 100;
const NAME_LENGTH = 120;
const PARAMETERS_SHOWN = 30;

/** The servers' tools, those first that no case touches; empty where nobody knows them. */
export function toolsBox(report: RunReport): string {
  const coverage = toolCoverage(report);
  if (coverage === null) return '';
  const ofSeveral = new Set(coverage.tools.map(({ server }) => server)).size > 1;
  const rows = coverage.tools.slice(0, TOOLS_SHOWN).map((tool) => row(tool, ofSeveral));
  const more = coverage.tools.length - rows.length;
  const rest = more > 0 ? omission(`${countOf(more, 'more tool')} left out`) : '';
  const head =
    '<tr><th scope="col">Tool</th><th scope="col">Touched by</th><th scope="col">Parameters</th></tr>';
  const table = `<table class="matrix tools"><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table>`;
  const words = `<p class="soft">${coverageWords(coverage)}</p>`;
  return box('Tools', `${words}<div class="scroll" tabindex="0">${table}</div>${rest}`, true);
}

function row(tool: CoveredTool, ofSeveral: boolean): string {
  const { server, name, cases, given, neverGiven, isDestructive } = tool;
  const place = ofSeveral ? ` <span class="soft">${text(server, NAME_LENGTH)}</span>` : '';
  const hint = isDestructive ? ' <span class="soft">destructive</span>' : '';
  const touched =
    cases === 0 ? 'no case' : inner(countOf(cases, 'case'), namedAddress('tool', name));
  const never = neverGiven.length === 0 ? [] : [`never given: ${listed(neverGiven)}`];
  const parts = [...(given.length === 0 ? [] : [listed(given)]), ...never];
  return `<tr><th scope="row"><code>${text(name, NAME_LENGTH)}</code>${place}${hint}</th><td class="${cases === 0 ? 'bad' : 'good'}">${touched}</td><td>${parts.join('; ')}</td></tr>`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, PARAMETERS_SHOWN).map((name) => `<code>${text(name, 60)}</code>`);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
}
