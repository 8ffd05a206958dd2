import type { JobEvent } from '../github/event.ts';
import type { Variables } from '../lib/variables.ts';
import type { Links } from '../render/markdown.ts';

/** Where a run and its files are on the web. `report` is the address of the artifact, if there is one. */
export function linksOf(
  { repository, runId, attempt, commit }: JobEvent,
  variables: Variables,
  report: string | null,
): Links {
  const { GITHUB_SERVER_URL: server } = variables;
  if (!server || repository === '') return { run: null, report, file: () => null };
  const home = `${server}/${repository}`;
  return {
    run: runId === null ? null : `${home}/actions/runs/${runId}/attempts/${attempt}`,
    report,
    file: (file, line) => {
      const path = file.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
      const parts = path.split('/');
      // Files outside the checkout have no address.
      if (commit === '' || /^\/|^[a-z]:/i.test(path) || parts.includes('..')) return null;
      const place = line === null ? '' : `#L${line}`;
      return `${home}/blob/${commit}/${parts.map(encodeURIComponent).join('/')}${place}`;
    },
  };
}
