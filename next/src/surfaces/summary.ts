/** Adds Markdown to the job summary. */
export async function writeSummary(markdown: string): Promise<void> {
  const { summary } = await import('@actions/core');
  await summary.addRaw(markdown).write();
}
