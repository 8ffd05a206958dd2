/** The bundle leaves its report as an artifact of the run. */
import { expect, test } from '@jest/globals';
import { readArchivedFile } from '../../src/github/archive.ts';
import { jobVariables } from '../support/baselines.ts';
import { serveArtifactService } from '../support/github/artifact-store.ts';
import { GitHubEmulator, TOKEN } from '../support/github/emulator.ts';
import { BUNDLE, Job } from '../support/runner.ts';

const job = new Job();
const github = await GitHubEmulator.start();
const NAMES = ['report.json', 'junit.xml', 'report.md', 'report.html'];
const artifacts: string[][] = [];
const service = await serveArtifactService(github.blobs, (_name, archive) =>
  artifacts.push(NAMES.map((name) => String(readArchivedFile(archive, name)))),
);

test('a push with result files', async () => {
  job.write('a.xml', '<testsuite name="s"><testcase name="a"/></testsuite>');
  const variables = {
    ...jobVariables(github, 'push', github.commit('main')),
    ...service.variables,
    GITHUB_ACTION: '__run_2',
  };
  const inputs = { results: 'a.xml', 'github-token': TOKEN };
  const { report, outputs } = await job.run({ inputs, variables, entry: BUNDLE });
  expect(outputs['artifact-url']).toMatch(/\/artifacts\/1$/);
  expect(artifacts).toEqual([
    [
      report,
      expect.stringContaining('<testcase name="s › a"'),
      expect.stringContaining('1 of 1 test passed'),
      expect.stringMatching(/^<!doctype html>[\s\S]*<h1>[\s\S]*<script>[\s\S]*<\/html>\n$/),
    ],
  ]);
});
