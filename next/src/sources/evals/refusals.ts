import type { ServiceError } from '../../api/client/client.ts';
import type { SuiteFile } from '../../api/suite-file.ts';
import type { Problem } from '../../report/problem.ts';

/** Finds out what in the suite file the service refused; empty if the answer does not say. */
export async function refusedParts(error: ServiceError, suite: SuiteFile): Promise<Problem[]> {
  const { problem } = await import('../../report/problem.ts');
  const issues: unknown = error.details?.['issues'];
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: unknown): Problem[] => {
    const { path, data }: { path?: unknown; data?: unknown } = Object(issue);
    const [, test, step] = /^tests\[(\d+)\](?:\.steps\[(\d+)\])?/.exec(String(path)) ?? [];
    const place = suite.placeOf(Number(test ?? 0), Number(step ?? 0));
    const read = problem.safeParse({ place, data });
    return read.success ? [read.data] : [];
  });
}
