import { z } from 'zod';
import { isPackedHistory } from '../../model/cases/case-history.ts';
import { readRoster } from '../../model/cases/suite-roster.ts';
import { REPORT_SOURCES } from '../../model/choices/report-source.ts';
import { MAX_SHARDS, SHARD_RULES } from '../../model/choices/shard.ts';
import type { PackedHistory, SuiteRoster } from '../../model/run-report.ts';
import { DIAGNOSIS_CHECKS, DIAGNOSIS_OUTCOMES } from '../../model/servers/diagnosis.ts';
import { originSchema } from './baseline-schema.ts';
import { caseSchema } from './case-schema.ts';
import { count, digestSchema, epochMs, locationSchema } from './common-schema.ts';
import { surfaceReportSchema } from './surface-schema.ts';

const historySchema = z.array(
  z.string().refine(isPackedHistory, { error: 'is no history of cases' }),
) as unknown as z.ZodType<PackedHistory[], string[]>;

const runSchema = z.object({
  id: z.string(),
  number: z.number().nullable(),
  status: z.string().describe('Whether execution finished, in the words of the service.'),
  result: z
    .enum(['passed', 'failed'])
    .nullable()
    .describe("The service's own judgement by the suite's pass criteria."),
  createdAtMs: epochMs,
  completedAtMs: epochMs,
  notes: z.string().nullable(),
  declared: z
    .object({
      total: z.number().nullable(),
      passed: z.number().nullable(),
      failed: z.number().nullable(),
    })
    .nullable()
    .describe('Counts of iterations as the service tells them.'),
  criterion: z
    .exactOptional(z.number().min(0).max(1))
    .describe('Least fraction that was to pass, as the run was asked for.'),
  foreignCases: z
    .exactOptional(z.array(z.string()))
    .describe('Cases that ran though they were not asked for, and count nowhere.'),
  execution: z
    .exactOptional(
      z.object({
        isolation: z.string().describe('Which iterations shared servers, such as `auto`.'),
        concurrency: z.number().describe('Iterations carried out at once, at most.'),
        starts: z.number().describe('How often servers were started.'),
        wallMs: z.number(),
        workMs: z.number().describe('What the work of all iterations took, summed.'),
        startupMs: z.number().describe('What all iterations waited for servers, summed.'),
        servers: z.array(
          z.object({
            name: z.string(),
            protocolVersion: z.string().describe('Version of MCP that was spoken.'),
          }),
        ),
      }),
    )
    .describe('How the service carried out the run, where it says so.'),
});

const serverSchema = z.object({
  id: z.string(),
  name: z.string(),
  tools: z
    .exactOptional(z.array(z.string()))
    .describe('Names of its tools before the run; missing where nobody found out.'),
  moreTools: z
    .exactOptional(count)
    .describe('How many tools it has beside those; missing where they are all.'),
});

const diagnosisSchema = z
  .object({
    serverId: z.string(),
    server: z.string().describe('Its name.'),
    location: z.exactOptional(locationSchema),
    protocolVersion: z.string().nullable().describe('Version of MCP that was spoken.'),
    durationMs: z.number().describe('What looking at it took.'),
    checks: z.array(
      z.object({
        id: z.enum(DIAGNOSIS_CHECKS),
        outcome: z
          .enum(DIAGNOSIS_OUTCOMES)
          .describe(
            '`invalid`: for you to set right. `failed`: the doing of the server. `incomplete`: that of neither.',
          ),
        detail: z.string().describe('What was found.'),
        advice: z.exactOptional(z.string()).describe('What to do.'),
        durationMs: z.exactOptional(z.number()),
      }),
    ),
  })
  .describe('What mode `doctor` found of a server.');

const rosterSchema = z
  .object({ packed: z.array(z.string()), titles: z.array(z.string()) })
  .refine((roster) => readRoster(roster) !== null, { error: 'is no roster of cases' })
  .describe(
    'All cases of the suite in its order: each as `identity,planned;`, 1,000 in a text, with 0 planned iterations where it is skipped, and their titles.',
  ) as unknown as z.ZodType<SuiteRoster, { packed: string[]; titles: string[] }>;

const shardSchema = z
  .object({
    index: z.int().positive().describe('From 1.'),
    total: z.int().positive().max(MAX_SHARDS),
    by: z.enum(SHARD_RULES).describe('What cases were dealt out by.'),
    durations: z
      .exactOptional(digestSchema)
      .describe('Hash of how long cases take, where they were dealt out by that.'),
    suite: digestSchema.describe('Hash of the whole suite and of what else decides what is run.'),
    commit: z.string().describe('Whose code was run; empty where that is not known.'),
    workflowRun: z.string().describe('Id of the workflow run; empty where that is not known.'),
    attempt: z.int().positive(),
    roster: rosterSchema,
  })
  .refine(({ index, total }) => index <= total, { error: 'is no part of its total' })
  .describe('Which part of the suite it is of, where that was run in parts.');

export const resultsSchema = z.object({
  source: z.enum(REPORT_SOURCES),
  suite: z.object({ id: z.string().nullable(), name: z.string() }),
  project: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  run: runSchema.nullable(),
  servers: z.array(serverSchema),
  surface: z.exactOptional(surfaceReportSchema),
  cases: z.array(caseSchema),
  problems: z
    .array(
      z.object({
        kind: z.string().describe('Such as `timeout`, `network` or `damaged-file`.'),
        message: z.string(),
        location: z.exactOptional(locationSchema),
        isShortfall: z
          .exactOptional(z.boolean())
          .describe('Only planned results are missing, whose number the cases tell.'),
      }),
    )
    .describe('What kept the evidence from being whole.'),
  warnings: z.array(z.string()).describe('Oddities that decide nothing.'),
  notice: z.string().nullable().describe('Such as that the models were not real ones.'),
  artifacts: z
    .exactOptional(z.array(z.object({ file: z.string(), id: z.string() })))
    .describe('Raw result files the service keeps, by the ids it gave them.'),
  history: z
    .exactOptional(
      z.array(
        z.object({
          runNumber: z.number().nullable(),
          passRate: z.number().min(0).max(1).describe('Passed iterations as a fraction.'),
          createdAtMs: epochMs,
        }),
      ),
    )
    .describe('Earlier runs of the suite that completed, the oldest first.'),
  shard: z.exactOptional(shardSchema),
  legs: z
    .exactOptional(
      z.array(
        z.object({
          index: z.int().positive(),
          total: z.int().positive(),
          attempt: z.int().positive(),
          runId: z.string().nullable(),
          cases: count.describe('How many cases it told.'),
          artifact: z
            .exactOptional(z.string())
            .describe('What the artifact of its job is called in a first attempt.'),
        }),
      ),
    )
    .describe('What it was joined of, where a suite was run in parts; `run` sums their runs then.'),
  caseHistory: z
    .exactOptional(historySchema)
    .describe(
      'How cases came out in up to 30 recent runs, the oldest first, each case as `identity,definition,p12f1p3;`: twelve times all its iterations passed, once none did, then three times all; `v` where some did. 1,000 in a text. The definition is left out where it is not known.',
    ),
  formerVersion: z
    .exactOptional(z.literal(1))
    .describe('Schema version of the file it was read from, where that is a former one.'),
  origin: z.exactOptional(originSchema),
  diagnoses: z.exactOptional(z.array(diagnosisSchema)),
});
