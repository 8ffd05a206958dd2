import { addKnown } from '../../../../model/counts.ts';
import { bearsOut, discrepancyOfFile } from '../../../../model/declared-counts.ts';
import { addTotals, type DeclaredTotals, NO_TOTALS } from '../../declared-totals.ts';
import { isBad, type Position } from '../../parsed-case.ts';
import { counted } from '../../text.ts';
import { statedSuiteOutcome } from './stated-outcome.ts';

/** What an element says of failures that are not in it. */
export interface Undisclosed {
  message: string;
  position: Position;
}

/** Gathers what the root and the suites of a JUnit file declare, and holds it against the cases. */
export interface JunitTotals {
  /** @param outermost that no other suite holds this one. */
  openSuite(attributes: Record<string, string>, position: Position, outermost: boolean): void;
  openRoot(attributes: Record<string, string>, position: Position): void;
  /** A group of suites inside another element. */
  openGroup(attributes: Record<string, string>, position: Position): void;
  /** The element opened last and not closed yet is at its end. */
  close(): void;
  /** Failures that were met, each attempt as one. */
  addFailures(count: number): void;
  /** The declared totals, and the other ways they may be meant. */
  readings(): [DeclaredTotals, ...DeclaredTotals[]];
  /** Null where every declared failure may be one of those met. */
  undisclosed(): Undisclosed | null;
}

interface Scope {
  declared: number;
  /** `status: failed` and the like. */
  said: string | null;
  position: Position;
  /** Failures met before it. */
  before: number;
}

/**
 * Nested suites declare totals with (PHPUnit, bun) or without those of the suites inside, so both
 * sums are readings; the root's own totals, where it has them, stand alone. Failures are looked
 * for in the whole of an element, which holds for both: some producers count cases, some failure
 * elements, and some (Surefire) every attempt, so that fewer than met are no contradiction.
 */
export function createJunitTotals(): JunitTotals {
  let root = NO_TOTALS;
  let outermostSum = NO_TOTALS;
  let wholeSum = NO_TOTALS;
  const open: Scope[] = [];
  let failures = 0;
  let first: Undisclosed | null = null;
  let further = 0;

  function enter(attributes: Record<string, string>, position: Position): DeclaredTotals {
    const totals = totalsOf(attributes);
    const { status, said } = statedSuiteOutcome(attributes);
    open.push({
      declared: leastFailures(attributes),
      said: isBad(status) ? said : null,
      position,
      before: failures,
    });
    return totals;
  }

  function report(message: string, position: Position): void {
    if (first === null) first = { message, position };
    else further += 1;
  }

  return {
    openSuite(attributes, position, outermost) {
      const declared = enter(attributes, position);
      wholeSum = addTotals(wholeSum, declared);
      if (outermost) outermostSum = addTotals(outermostSum, declared);
    },
    openRoot(attributes, position) {
      root = addTotals(root, enter(attributes, position));
    },
    openGroup: enter,
    close() {
      const scope = open.pop();
      if (!scope) return;
      const met = failures - scope.before;
      if (!bearsOut(scope.declared, met, 'more')) {
        const listed = met === 0 ? 'no failed case' : met;
        report(discrepancyOfFile(scope.declared, 'failure', listed), scope.position);
        // Those around it need not be told of the same ones.
        failures += scope.declared - met;
      } else if (scope.said !== null && met === 0) {
        report(`says "${scope.said}" but lists no failed case`, scope.position);
        failures += 1;
      }
    },
    addFailures(count) {
      failures += count;
    },
    readings() {
      const pick = (sums: DeclaredTotals): DeclaredTotals => ({
        tests: root.tests ?? sums.tests,
        failed: root.failed ?? sums.failed,
        // Newman counts scripts in the root, and tests in its suites.
        ran: Math.min(root.ran ?? Number.POSITIVE_INFINITY, sums.ran ?? root.ran ?? 0),
      });
      return [pick(outermostSum), pick(wholeSum)];
    },
    undisclosed() {
      if (first === null || further === 0) return first;
      return {
        ...first,
        message: `${first.message} (and so do ${counted(further, 'suite')} more)`,
      };
    },
  };
}

/**
 * The fewest failures that an element can mean. Mocha's own reporter wrote the same number as
 * `failures` and as `errors`. Catch2 takes exceptions off its failures, and where it let one pass
 * arrives below 0, which it writes without a sign, in 64 bits.
 */
function leastFailures(attributes: Record<string, string>): number {
  const failures = signedNumber(attributes['failures'] ?? attributes['failed']);
  const errors = signedNumber(attributes['errors']);
  return failures === errors ? failures : failures + errors;
}

function signedNumber(text = ''): number {
  const digits = digitsOf(text);
  return digits === null ? 0 : Number(BigInt.asIntN(64, BigInt(digits)));
}

function totalsOf(attributes: Record<string, string>): DeclaredTotals {
  const failures = wholeNumber(attributes['failures'] ?? attributes['failed']);
  const errors = wholeNumber(attributes['errors']);
  const tests = wholeNumber(attributes['tests']);
  const skipped = wholeNumber(attributes['skipped'] ?? attributes['skip']) ?? 0;
  const idle = skipped + (wholeNumber(attributes['disabled']) ?? 0);
  return {
    tests,
    failed: addKnown(failures, errors),
    ran: tests === null ? null : Math.max(0, tests - idle),
  };
}

function wholeNumber(text: string | undefined): number | null {
  const digits = digitsOf(text);
  return digits === null || digits.length > 15 ? null : Number(digits);
}

/** Of a count, which some producers write as `1.0`. */
function digitsOf(text = ''): string | null {
  return /^\s*(\d{1,20})(?:\.0{1,9})?\s*$/.exec(text)?.[1] ?? null;
}
