import { z } from 'zod';
import type { QuarantineEntry } from '../model/policy.ts';
import type { ConfigurationProblem } from '../trouble/errors.ts';
import { readWritten, refusal, type WrittenFile } from '../yaml/written-file.ts';

const DAY_MS = 86_400_000;

/** Cases that are out of the gate for a time. */
export const quarantineFileSchema = z
  .array(
    z.strictObject({
      case: z.string().min(1).describe('Its title, or its id on the service.'),
      reason: z.string().min(1).describe('Why it is not fit to judge by.'),
      owner: z.string().min(1).describe('Who sees to it.'),
      expires: z.iso
        .date('must be a date such as 2030-01-31.')
        .describe('The last day on which it holds, by UTC.'),
    }),
  )
  .max(10_000);

/**
 * Reads a quarantine file, YAML or JSON.
 * @param file that the text stands in, as it is told.
 * @throws ConfigurationError naming every problem with its `file:line:column`.
 */
export async function readQuarantineFile(file: string, text: string): Promise<QuarantineEntry[]> {
  const described = { schema: quarantineFileSchema, what: 'a quarantine file', empty: [] };
  const parsed = await readWritten(file, text, described);
  const problems = [...parsed.problems, ...repeatedCases(parsed)];
  if (parsed.value === null || problems.length > 0) {
    throw refusal(file, problems, (problem) => problem);
  }
  return parsed.value.map(({ expires, ...entry }) => ({
    ...entry,
    expiresAtMs: Date.parse(expires) + DAY_MS,
  }));
}

function repeatedCases({
  written,
  placeOf,
}: WrittenFile<typeof quarantineFileSchema>): ConfigurationProblem[] {
  const cases = new Set<unknown>();
  return (Array.isArray(written) ? written : []).flatMap((entry: unknown, index) => {
    const name = typeof entry === 'object' && entry !== null && 'case' in entry ? entry.case : null;
    if (typeof name !== 'string') return [];
    const isRepeated = cases.has(name);
    cases.add(name);
    return isRepeated
      ? [{ where: placeOf([index, 'case']), message: 'is in quarantine already.' }]
      : [];
  });
}
