import { identityOfResult } from '../../identity/case-identity.ts';
import { CaseFolder, type FoldedCase } from '../../model/cases/folded-cases.ts';
import { sumKnown } from '../../model/counts.ts';
import type { CaseReport, Digest, IterationReport } from '../../model/run-report.ts';
import type { CaseStatus, ParsedCase } from '../read/parsed-case.ts';
import { caseKey, externalIterationId, identityOfKey } from './identity.ts';
import { KeyTable } from './key-table.ts';
import {
  foldedCase,
  iterationReport,
  listedOf,
  locationOf,
  MAX_PASSING_CASES,
  TextBudget,
} from './report-cases.ts';
import { type ResultRow, type RowOrigin, resultRow } from './result-row.ts';

/** A case as it is shown, and how early it came. */
interface ListedCase {
  readonly order: number;
  readonly report: CaseReport;
}

/** What a plain case is shown by; only the first ones have it. */
interface PlainFacts {
  readonly order: number;
  readonly parsed: ParsedCase;
}

type PlainStatus = Extract<CaseStatus, 'passed' | 'skipped'>;

/**
 * The cases of a report, gathered while result files are read. What failed or is flaky is kept
 * whole. What plainly passed or was skipped is kept as its identity, outcome and duration, and shown
 * one by one up to a limit, so that a file may list millions of tests.
 */
export class CaseLedger {
  readonly #origin: RowOrigin;
  readonly #limit: number;
  readonly #texts = new TextBudget();
  readonly #listed = new Map<string, ListedCase>();
  readonly #plain = new PlainCases();
  readonly #facts = new Map<string, PlainFacts>();
  #rows = 0;

  constructor(origin: RowOrigin, limit = MAX_PASSING_CASES) {
    this.#origin = origin;
    this.#limit = limit;
  }

  add(parsed: ParsedCase): void {
    const key = caseKey(parsed);
    const { status, flaky, attempts } = parsed;
    this.#rows += 1;
    const plain = (status === 'passed' || status === 'skipped') && !flaky && attempts === 1;
    const listed = this.#listed.get(key);
    if (listed) this.#addIteration(listed.report, parsed);
    else if (plain) this.#addPlain(key, status, parsed);
    else this.#list(key, parsed);
  }

  /** In the order of their first rows; what is only counted comes last. */
  finish(): CaseReport[] {
    const listed = [...this.#listed.values()];
    const folded = { passed: new CaseFolder(), skipped: new CaseFolder() };
    const shown = { passed: 0, skipped: 0 };
    const most = listedOf(this.#plain.size, this.#limit);
    for (const [key, { order, parsed }] of this.#facts) {
      const iterations = this.#plain.remove(key);
      const kind = kindOf(iterations);
      shown[kind] += iterations.length;
      if (shown[kind] <= most) {
        listed.push({ order, report: this.#plainReport(key, parsed, iterations) });
      } else {
        folded[kind].add(foldedOf(identityOfResult(identityOfKey(key)), iterations));
      }
    }
    for (const [identity, iterations] of this.#plain.all()) {
      folded[kindOf(iterations)].add(foldedOf(identity, iterations));
    }
    listed.sort((one, other) => one.order - other.order);
    return [
      ...listed.map(({ report }) => report),
      ...foldedCase('passing', folded.passed),
      ...foldedCase('skipped', folded.skipped),
    ];
  }

  #addPlain(key: string, status: PlainStatus, parsed: ParsedCase): void {
    const isNew = this.#plain.add(key, status, parsed.durationMs);
    if (isNew && this.#facts.size < this.#limit)
      this.#facts.set(key, { order: this.#rows, parsed });
  }

  /** From now on the case is kept whole, with what it did before. */
  #list(key: string, parsed: ParsedCase): void {
    const order = this.#facts.get(key)?.order ?? this.#rows;
    const report = this.#plainReport(key, parsed, this.#plain.remove(key));
    this.#facts.delete(key);
    this.#addIteration(report, parsed);
    this.#listed.set(key, { order, report });
  }

  #plainReport(key: string, parsed: ParsedCase, iterations: readonly PlainIteration[]): CaseReport {
    const id = identityOfKey(key);
    const row = resultRow(parsed, { caseId: id, iteration: 1 }, this.#origin);
    return {
      id,
      identity: identityOfResult(id),
      title: row.title,
      location: locationOf(row),
      iterations: iterations.map(({ status, durationMs }, index) =>
        this.#iteration(
          { ...row, ...this.#plainRow(row, status, index + 1), durationMs },
          index + 1,
        ),
      ),
    };
  }

  #plainRow(row: ResultRow, status: PlainStatus, iteration: number): Partial<ResultRow> {
    const plain = { status, flaky: false, attempts: 1, errorDetails: null };
    const error = row.status === 'skipped' && status === 'skipped' ? row.error : null;
    return { ...plain, error, id: this.#idOf(row.caseId, iteration) };
  }

  #idOf(caseId: string, iteration: number): string {
    const { shard, workflowAttempt: attempt } = this.#origin;
    return externalIterationId({ caseId, iteration, shard, attempt });
  }

  #addIteration({ id, iterations }: CaseReport, parsed: ParsedCase): void {
    const iteration = iterations.length + 1;
    const row = resultRow(parsed, { caseId: id, iteration }, this.#origin);
    iterations.push(this.#iteration(row, iteration));
  }

  #iteration(row: ResultRow, number: number): IterationReport {
    return iterationReport(row, number, this.#texts);
  }
}

interface PlainIteration {
  readonly status: PlainStatus;
  readonly durationMs: number | null;
}

/** A case of which something passed is a passing one. */
function kindOf(iterations: readonly PlainIteration[]): PlainStatus {
  return iterations.some(({ status }) => status === 'passed') ? 'passed' : 'skipped';
}

const UNKNOWN_MS = -1;

/** Iterations that plainly passed or were skipped, two numbers each, as chains by their case. */
class PlainCases {
  /** Number of the case's last iteration, from 1. */
  readonly #last = new KeyTable();
  readonly #durationsMs: number[] = [];
  /** Twice the number of the case's iteration before, 0 where there is none; odd: skipped. */
  readonly #links: number[] = [];

  /** Iterations so far. */
  get size(): number {
    return this.#links.length;
  }

  /** Whether the case is a new one. */
  add(key: string, status: PlainStatus, durationMs: number | null): boolean {
    const before = this.#last.get(key);
    this.#durationsMs.push(durationMs ?? UNKNOWN_MS);
    this.#last.set(key, this.#links.push(before * 2 + (status === 'skipped' ? 1 : 0)));
    return before === 0;
  }

  /** Iterations of a case in their order, which is forgotten. */
  remove(key: string): PlainIteration[] {
    const iterations = this.#chain(this.#last.get(key));
    this.#last.remove(key);
    return iterations;
  }

  /** The iterations of each case, and its identity. */
  *all(): Generator<[identity: Digest, iterations: PlainIteration[]]> {
    for (const [identity, last] of this.#last.entries()) yield [identity, this.#chain(last)];
  }

  #chain(last: number): PlainIteration[] {
    const iterations: PlainIteration[] = [];
    for (let number = last; number > 0; ) {
      const link = this.#links[number - 1] ?? 0;
      const durationMs = this.#durationsMs[number - 1] ?? UNKNOWN_MS;
      iterations.push({
        status: link % 2 === 1 ? 'skipped' : 'passed',
        durationMs: durationMs === UNKNOWN_MS ? null : durationMs,
      });
      number = Math.floor(link / 2);
    }
    return iterations.reverse();
  }
}

function foldedOf(identity: Digest, iterations: readonly PlainIteration[]): FoldedCase {
  const passed = iterations.filter(({ status }) => status === 'passed').length;
  return {
    ...{ identity, passed, skipped: iterations.length - passed },
    durationMs: sumKnown(iterations, ({ durationMs }) => durationMs),
  };
}
