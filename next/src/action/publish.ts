import { join } from 'node:path';
import { artifactStem } from '../github/artifact-name.ts';
import { messageOf } from '../lib/errors.ts';
import type { Judged } from '../pipeline/pipeline.ts';
import { findNews } from '../render/findings.ts';
import { type Layout, renderMarkdown } from '../render/markdown.ts';
import { renderLines } from '../render/terminal.ts';
import type { Environment } from '../session/environment.ts';
import { canUpload, uploadReport } from '../surfaces/artifact.ts';
import { outputsOf, writeOutputs } from '../surfaces/outputs.ts';
import { reportFileOf, writeReports } from '../surfaces/report-file.ts';
import { writeSummary } from '../surfaces/summary.ts';
import { MESSAGES } from '../words/messages.ts';

const PLAIN_SUMMARY: Layout = {
  limit: 1_000_000,
  unit: 'bytes',
  links: { run: null, report: null, file: () => null },
  before: '',
};

/** Shows a verdict on all surfaces. A surface that fails is a warning and changes nothing else. */
export async function publish(
  { config, report, verdict, origin }: Judged,
  { variables, workspace, logger, signal }: Environment,
): Promise<number> {
  const findings = findNews(report, verdict);
  const attempt = async <T>(
    surface: string,
    write: () => T | Promise<T>,
  ): Promise<T | undefined> => {
    try {
      return await write();
    } catch (error) {
      logger.warn(MESSAGES.surface(surface, messageOf(error)));
      return undefined;
    }
  };
  // Each step of a job has a report of its own.
  const step = (variables['GITHUB_ACTION'] ?? 'step').replace(/[^\w-]/g, '_');
  const folder = join(variables['RUNNER_TEMP'] ?? workspace, 'mcp-eval-report', step);
  const file = reportFileOf(report, verdict, origin);
  const path = await attempt('report', () => writeReports(join(folder, 'report.json'), [file]));
  if (config.summary)
    await attempt('summary', () => writeSummary(renderMarkdown(findings, PLAIN_SUMMARY)));
  const outputs = outputsOf(report, verdict, findings.counts, { 'report-path': path ?? '' });
  const output = (values: Record<string, string>) =>
    attempt('outputs', () => writeOutputs(variables['GITHUB_OUTPUT'] ?? '', values));
  await output(outputs);
  const { artifactName, leg } = config;
  if (!canUpload(variables)) logger.debug(MESSAGES.noArtifacts);
  else if (artifactName !== null && path !== undefined && !signal.aborted) {
    const stem = artifactStem(artifactName, variables['GITHUB_JOB'] ?? '', leg);
    const address = await attempt('artifact', () => uploadReport(path, stem, variables));
    if (address !== undefined) await output({ 'artifact-url': address });
  }
  // The client for artifacts has written lines of its own.
  const warnings = findings.sections.find(({ id }) => id === 'warnings')?.lines ?? [];
  for (const warning of warnings) logger.warn(warning);
  const sections = findings.sections.filter(({ id }) => id !== 'warnings');
  const lines = renderLines(report, { ...findings, sections });
  const last = lines.pop() ?? '';
  for (const line of lines) logger.info(line);
  const isRed = !report.isAllowedEmpty && config.failOn.includes(verdict.value);
  (isRed ? logger.error : logger.info)(last);
  return isRed ? 1 : 0;
}
