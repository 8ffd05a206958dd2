import { NONE, totalOf } from '../../report/counts.ts';
import type { Counts, ReportCase, Verdict } from '../../report/report.ts';
import type { Reason } from '../../report/verdict.ts';
import { because } from '../checks/check.ts';
import type { Sides } from '../statistics/tally.ts';

/** Results of a case and side in one look. There are two looks at most. */
export const LOOK = 5;

/** Fresh iterations of a case, of all looks together. The missing ones were started, and lost. */
export type Fresh = Sides<Counts>;

/** What can be run afresh, and what that showed so far. */
export interface Looks {
  /** Whether the base can run next to the head, in turns. Else the head runs alone. */
  hasBase: boolean;
  /** Most fresh iterations of both sides, with those that ran (`max-confirm-iterations`). */
  max: number;
  /** Whether another job ran them, so that no others follow. */
  isOver?: boolean;
  /** By `id` of the case in the report. */
  fresh: ReadonlyMap<string, Fresh>;
}

/** Fresh iterations of a case to run now. Alone, the head can stop at its first pass. */
export interface LookItem extends Pick<ReportCase, 'id' | 'identity' | 'title'> {
  /** Of the base (`before`, 0 if the head runs alone) and of the head. */
  iterations: Sides<number>;
}

/** What to run before the gate judges again. */
export interface LookPlan {
  items: LookItem[];
  /** Most iterations that all looks take, those that ran included, if none is lost. */
  worst: number;
  /** Titles of suspects for which `max` has no room. They are `incomplete`. */
  leftOut: string[];
}

/** Collects what looks have to run, within their bound. */
export class Looking {
  readonly plan: LookPlan = { items: [], worst: 0, leftOut: [] };
  readonly hasBase: boolean;
  readonly #looks: Looks;
  readonly #spent: number;
  readonly #ofBase: number;
  #left: number;

  constructor(looks: Looks) {
    this.#looks = looks;
    this.hasBase = looks.hasBase;
    const all = [...looks.fresh.values()];
    const spent = (side: keyof Fresh) => all.reduce((sum, one) => sum + totalOf(one[side]), 0);
    this.#ofBase = spent('before');
    this.#spent = this.#ofBase + spent('after');
    this.#left = looks.max - this.#spent;
  }

  /** What ran, and what has no room; null: nothing is suspect. */
  get facts(): Verdict['looks'] {
    const { worst, leftOut } = this.plan;
    if (this.#spent + worst + leftOut.length === 0) return null;
    const base = this.#ofBase > 0 && this.hasBase ? 'ran' : 'absent';
    // Those of a base that ended early decide nothing.
    const iterations = this.#spent - (this.hasBase ? 0 : this.#ofBase);
    return { base, iterations, leftOut: leftOut.slice(0, 1_000) };
  }

  /** Why cases fail that never passed, and that failed in all fresh iterations of the head. */
  failedAgain(cases: readonly { one: ReportCase; failed: number }[]): Reason {
    let count = 0;
    for (const { one, failed } of cases) count += failed + this.freshOf(one).after.failed;
    const names = cases.map(({ one }) => one.title);
    return because('failed-again', count, names);
  }

  freshOf({ id }: ReportCase): Fresh {
    return this.#looks.fresh.get(id) ?? { before: NONE, after: NONE };
  }

  /** Whether the base decides about a case; null: another job did not run it afresh. */
  hasBaseFor(one: ReportCase): boolean | null {
    if (!this.#looks.isOver) return this.hasBase;
    const { before, after } = this.freshOf(one);
    return totalOf(after) === 0 ? null : totalOf(before) >= totalOf(after);
  }

  /** Takes the room for as many of these cases as there is, each at its most, and names the others. */
  reserve(cases: readonly ReportCase[], most: number): number {
    const room = Math.floor((this.#looks.max - this.plan.worst) / most);
    this.plan.worst += most * Math.min(room, cases.length);
    this.plan.leftOut.push(...cases.slice(room).map(({ title }) => title));
    return room;
  }

  /** Plans what a case lacks of so many results of each side, unless too many got lost. */
  ask(one: ReportCase, needed: number, hasBase: boolean): void {
    const { before, after } = this.freshOf(one);
    const lackOf = ({ passed, failed }: Counts) => Math.max(0, needed - passed - failed);
    const iterations = { before: hasBase ? lackOf(before) : 0, after: lackOf(after) };
    const count = iterations.before + iterations.after;
    const isLost = after.missing >= LOOK || (hasBase && before.missing >= LOOK);
    if (count === 0 || count > this.#left || isLost) return;
    this.#left -= count;
    const { id, identity, title } = one;
    this.plan.items.push({ id, identity, title, iterations });
  }
}
