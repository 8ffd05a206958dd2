import type { SourceLocation } from '../../model/run-report.ts';
import { cleanText } from '../clean-text.ts';
import type { ReportLinks } from '../view.ts';

/** `evals/suite.yaml:27`. */
export function formatPlace({ file, line }: SourceLocation): string {
  return line === null ? file : `${file}:${line}`;
}

/** Address of a place at the commit; null where the repository's is not known. */
export function sourceAddress({ file, line }: SourceLocation, links: ReportLinks): string | null {
  if (!links.source) return null;
  const path = file.split('/').map((part) => encodeURIComponent(cleanText(part)));
  return `${links.source}${path.join('/')}${line === null ? '' : `#L${line}`}`;
}
