/** The runner refuses longer summaries. */
const MAX_BYTES = 1_000_000;

/** Adds Markdown to the job summary. */
export async function writeSummary(markdown: string): Promise<void> {
  if (Buffer.byteLength(markdown) > MAX_BYTES) {
    throw new Error(`the summary is larger than ${MAX_BYTES} bytes`);
  }
  const { summary } = await import('@actions/core');
  await summary.addRaw(markdown).write();
}
