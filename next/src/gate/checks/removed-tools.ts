import type { RunReport } from '../../report/report.ts';
import type { Check } from '../../report/verdict.ts';
import { toolsByServer } from '../comparison/missing-tools.ts';
import type { Evidence } from '../evidence.ts';
import { because, newCheck, setSubjects, settle } from './check.ts';

/**
 * Decides whether the servers still have the tools that cases need, and that they had before. Null
 * if no case needs a tool. Lists that are not whole say nothing.
 */
export function checkRemovedTools({ report, tallies }: Evidence, base: RunReport): Check | null {
  const needed = tallies.flatMap(({ one }) => one.tools);
  if (needed.length === 0) return null;
  const check = newCheck('no-removed-tools', 'tools', 0);
  const [before, after] = [toolsByServer(base), toolsByServer(report)];
  const known = needed.filter(({ server }) => before.has(server) && after.has(server));
  if (known.length === 0) {
    settle(check, 'notApplicable', because('no-tool-lists'));
    return check;
  }
  const isGone = ({ server, name }: (typeof known)[number]) =>
    before.get(server)?.has(name) === true && after.get(server)?.has(name) === false;
  const gone = [...new Set(known.filter(isGone).map(({ server, name }) => `${server}/${name}`))];
  check.outcome = gone.length > 0 ? 'failed' : 'passed';
  check.observed = gone.length;
  const subjects = gone.map((name) => ({ name, threshold: null, observed: null }));
  setSubjects(check, subjects);
  return check;
}
