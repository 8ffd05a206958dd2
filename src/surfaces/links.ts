import type { JobEvent } from '../github/event.ts';
import type { Variables } from '../lib/variables.ts';
import type { Links } from '../render/markdown.ts';
import { repositoryPlace } from '../render/place.ts';

/** Where a run and its files are on the web. Its artifact is not there yet. */
export function linksOf(event: JobEvent | null, variables: Variables): Links {
  const { GITHUB_SERVER_URL: server } = variables;
  if (!server || !event?.repository) return { run: null, report: null, file: () => null };
  const { repository, runId, attempt, commit } = event;
  const home = `${server}/${repository}`;
  return {
    run: runId === null ? null : `${home}/actions/runs/${runId}/attempts/${attempt}`,
    report: null,
    file: (file, line) => {
      const place = repositoryPlace(file, line);
      if (commit === '' || place === null) return null;
      const path = place.file.split('/').map(encodeURIComponent).join('/');
      return `${home}/blob/${commit}/${path}${place.line === null ? '' : `#L${place.line}`}`;
    },
  };
}
