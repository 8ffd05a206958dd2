import { z } from 'zod';
import { epochMs } from './common-schema.ts';

const originShape = {
  commit: z.string().nullable(),
  branch: z.string().nullable(),
  createdAtMs: epochMs,
  address: z.string().nullable().describe('Page to look at them.'),
};

export const originSchema = z
  .object({
    ...originShape,
    subject: z.string().describe('What the inputs name them by.'),
    artifact: z
      .exactOptional(z.string())
      .describe('What the artifact of the job is called in a first attempt.'),
  })
  .describe('Of what state of the repository they are.');

export const baselineOriginSchema = z.object({
  kind: z.string().describe('Such as `artifact`, `service-run`, `file` or `checkout`.'),
  isMergeBase: z
    .boolean()
    .nullable()
    .describe('Whether it is of the very commit that the pull request branched off.'),
  ...originShape,
});

export const baselineSchema = z
  .object({
    outcome: z
      .string()
      .describe(
        '`found`, `none`, `unknown` where it could not be looked for, `unreadable` where the one named cannot be read, or `not-asked`.',
      ),
    origin: z.exactOptional(baselineOriginSchema),
    message: z.exactOptional(z.string()).describe('Why there is none.'),
  })
  .describe('What the results were held against.');
