import { join, relative } from 'node:path';
import { artifactStem } from '../github/artifact-name.ts';
import { sleep, within } from '../lib/sleep.ts';
import type { Judged } from '../pipeline/pipeline.ts';
import { annotationsOf } from '../render/annotations.ts';
import { findNews } from '../render/findings.ts';
import { renderMarkdown } from '../render/markdown.ts';
import { renderLines } from '../render/terminal.ts';
import type { Environment } from '../session/environment.ts';
import { LOG_ANNOTATIONS, writeAnnotations } from '../surfaces/annotations.ts';
import { canUpload, uploadReport } from '../surfaces/artifact.ts';
import { linksOf } from '../surfaces/links.ts';
import { outputsOf, unsafeOutputs, writeOutputs } from '../surfaces/outputs.ts';
import { reportFileOf, writeReports } from '../surfaces/report-file.ts';
import { addSummary } from '../surfaces/summary.ts';
import { MESSAGES } from '../words/messages.ts';
import { attemptWith, publishOnGitHub } from './remote-surfaces.ts';

/** For each file. Node never ends the creation of a folder below `/proc`. */
const FILE_LIMIT_MS = 30_000;

/**
 * Shows a verdict on all surfaces. Trouble with one is a warning and changes nothing else. Returns
 * the exit code of the step.
 */
export async function publish(
  judged: Judged,
  environment: Environment,
  write: (text: string) => void,
  wait = sleep,
): Promise<number> {
  const { config, report, verdict, origin, baseline, options = [], job } = judged;
  const { commit } = origin;
  const { variables, workspace, logger, signal, redactor } = environment;
  const findings = findNews(report, verdict);
  const isRed = !report.isAllowedEmpty && config.failOn.includes(verdict.value);
  const links = linksOf(job?.event ?? null, variables);
  const attempt = attemptWith(logger, job?.event.isReadOnly ?? false);
  const output = (values: Record<string, string>) =>
    attempt('outputs', () => writeOutputs(variables['GITHUB_OUTPUT'] ?? '', values));

  // Each step of a job has a report of its own.
  const step = (variables['GITHUB_ACTION'] ?? 'step').replace(/[^\w-]/g, '_');
  const folder = join(variables['RUNNER_TEMP'] ?? workspace, 'mcp-eval-report', step);
  // A checkout of the action in the repository is there for readers, too.
  const own = relative(workspace, join(process.argv[1] ?? '', '../cli.js'));
  const program = own.startsWith('..') ? undefined : own;
  const result = { file: reportFileOf(report, verdict, origin), baseline, options, program };
  const paths = [];
  for (const name of ['report.json', 'report.md', 'junit.xml', 'report.html']) {
    const path = join(folder, name);
    const write = () => within(writeReports(path, [result], false, links), FILE_LIMIT_MS);
    paths.push(await attempt('report', write));
  }
  const [path = '', summaryPath = ''] = paths;
  const places = { 'report-path': path, 'summary-path': summaryPath };
  await output(outputsOf(report, verdict, findings.counts, places));
  for (const name of unsafeOutputs(report)) logger.notice(MESSAGES.unsafeOutput(name));
  if (config.summary) {
    const render = (limit: number) =>
      renderMarkdown(findings, { limit, unit: 'bytes', links, commit, before: '' });
    await attempt('summary', () => addSummary(variables['GITHUB_STEP_SUMMARY'] ?? '', render));
  }
  const annotations = config.annotations ? annotationsOf(findings, LOG_ANNOTATIONS - 1) : [];
  await attempt('annotations', () => writeAnnotations(annotations, redactor, write));

  if (!canUpload(variables)) logger.debug(MESSAGES.noArtifacts);
  else if (config.artifactName !== null && path !== '' && !signal.aborted) {
    const stem = artifactStem(config.artifactName, variables['GITHUB_JOB'] ?? '', config.leg);
    const files = paths.filter((one) => one !== undefined);
    const address = await attempt('artifact', () => uploadReport(files, stem, variables));
    if (address !== undefined) await output({ 'artifact-url': address });
    links.report = address ?? null;
  }
  if (!signal.aborted) {
    await output(await publishOnGitHub(judged, findings, { links, isRed }, environment, wait));
  }

  // The client for artifacts has written lines of its own.
  const said = new Set(annotations.map(({ message }) => message));
  const sections = findings.sections.map((section) => {
    return { ...section, lines: section.lines.filter((line) => !said.has(line)) };
  });
  const lines = renderLines(report, { ...findings, sections });
  const last = lines.pop() ?? '';
  for (const line of lines) logger.info(line);
  (isRed ? logger.error : logger.info)(last);
  return isRed ? 1 : 0;
}
