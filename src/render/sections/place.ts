import type { SourceLocation } from '../../model/run-report.ts';
import { possibleLine, repositoryPlace } from '../facts/repository-place.ts';
import type { ReportLinks } from '../view.ts';

/** `evals/suite.yaml:27`. */
export function formatPlace({ file, line }: SourceLocation): string {
  const possible = possibleLine(line);
  return possible === null ? file : `${file}:${possible}`;
}

/** Address of a place at the commit; null where the repository's is not known, or it is not in it. */
export function sourceAddress(location: SourceLocation, { source }: ReportLinks): string | null {
  const place = repositoryPlace(location);
  if (!source || place === null) return null;
  const path = place.file.split('/').map(encodeURIComponent).join('/');
  return `${source}${path}${place.line === null ? '' : `#L${place.line}`}`;
}
