import type { StepContext } from '../../collect.ts';
import type { CaseReport, RunReport } from '../../model/run-report.ts';
import { caseLines } from '../../render/terminal/case-lines.ts';
import { caseName } from '../../render/text/case-name.ts';
import { cleanLine } from '../../text/clean-text.ts';
import type { Screen } from '../terminal/screen.ts';

const NAME_LENGTH = 60;
/** What is shorter is quicker read than looked up. */
const WORTH_LINES = 4;

/** Cases of a run, each told once: as it ends, or else when all of it is over. */
export class LiveResults {
  readonly #screen: Screen;
  readonly #hide: (text: string) => string;
  readonly #bails: boolean;
  readonly #told = new Set<string>();
  /** By its lines, the case that it was told of. */
  readonly #reasons = new Map<string, string>();
  /** The run was ended at a case that failed. */
  wasStopped = false;

  /**
   * @param hide takes out of a text what nobody is to see.
   * @param bails whether the run ends as soon as a case has failed.
   */
  constructor(screen: Screen, hide: (text: string) => string, bails = false) {
    this.#screen = screen;
    this.#hide = hide;
    this.#bails = bails;
  }

  /** What the evals are to tell as they go on. */
  readonly onProgress: NonNullable<StepContext['onProgress']> = ({ text, cases }, stop) => {
    // First, so that it is not the last one's figures that stand below the lines.
    this.#screen.showBar(() => text);
    for (const one of cases ?? []) if (hasEnded(one)) this.#tell(one);
    if (this.#bails && !this.wasStopped && cases?.some(hasFailed)) {
      this.wasStopped = true;
      stop();
    }
  };

  /** Waiting for what has no figures yet. */
  begin(): void {
    const startedAtMs = performance.now();
    const seconds = () => Math.floor((performance.now() - startedAtMs) / 1000);
    this.#screen.showBar(() => `Getting ready · ${seconds()} s`);
  }

  /** Tells what is left to tell. */
  end(report: RunReport | null): void {
    this.#screen.showBar(null);
    for (const one of report?.cases ?? []) this.#tell(one);
  }

  #tell(testCase: CaseReport): void {
    const { id } = testCase;
    if (testCase.folded === undefined && this.#told.has(id)) return;
    this.#told.add(id);
    const [head = '', ...reasons] = caseLines(testCase, this.#screen.page);
    for (const line of [head, ...this.#once(reasons, testCase)]) {
      this.#screen.line(this.#hide(line));
    }
  }

  /** A reason that takes several lines is told of the first case that has it. */
  #once(reasons: readonly string[], testCase: CaseReport): readonly string[] {
    const key = reasons.join('\n');
    const first = this.#reasons.get(key);
    if (first === undefined) this.#reasons.set(key, cleanLine(caseName(testCase), NAME_LENGTH));
    if (first === undefined || reasons.length < WORTH_LINES) return reasons;
    return [`    ${this.#screen.page.paint('quiet', `As with "${first}".`)}`];
  }
}

function hasEnded({ iterations, planned }: CaseReport): boolean {
  return (
    planned !== undefined &&
    iterations.length >= planned &&
    iterations.every(({ outcome }) => outcome !== 'unfinished')
  );
}

const hasFailed = (one: CaseReport) =>
  hasEnded(one) &&
  one.iterations.some(({ outcome }) => outcome === 'failed' || outcome === 'error');
