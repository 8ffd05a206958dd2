import { clearLine, cursorTo } from 'node:readline';
import { styleText } from 'node:util';
import { type Page, TONE_STYLES, type Tone } from '../../render/terminal/paint.ts';
import type { Output, Terminal } from './terminal.ts';

/** What lines are written to that nobody's terminal breaks. */
const USUAL_WIDTH = 80;
const BAR_EVERY_MS = 500;

/**
 * Lines for whoever asked, and below them one that is redrawn while they wait. What was asked for goes
 * to the standard output, all else to the other one; where a program reads the first, all lines for
 * people do.
 */
export class Screen {
  readonly #lines: Output;
  readonly #notes: Output;
  #bar: (() => string) | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isDrawn = false;
  readonly #redraws: boolean;

  constructor(
    { stdout, stderr, environment }: Pick<Terminal, 'stdout' | 'stderr' | 'environment'>,
    { isRead = false }: { isRead?: boolean } = {},
  ) {
    this.#lines = isRead ? stderr : stdout;
    this.#notes = stderr;
    // A dumb one, such as that of an editor, would show what it is to obey.
    this.#redraws = stderr.isTTY === true && environment['TERM'] !== 'dumb';
  }

  /** What lines are written for. */
  get page(): Page {
    const stream = this.#lines;
    return {
      // Node's own goes by NO_COLOR, FORCE_COLOR, CI and what the terminal says of itself.
      paint: (tone, text) => styleText(TONE_STYLES[tone], text, { stream }),
      width: widthOf(stream),
      isPiped: stream.isTTY !== true,
    };
  }

  /** A line of what was asked for. */
  line(text: string): void {
    this.#above(this.#lines, text);
  }

  /** A line beside what was asked for. */
  note(text: string, tone: Tone = 'quiet'): void {
    this.#above(this.#notes, styleText(TONE_STYLES[tone], text, { stream: this.#notes }));
  }

  /** Keeps a line up to date below all others until the next call; on a terminal alone. */
  showBar(text: (() => string) | null): void {
    this.#erase();
    clearInterval(this.#timer);
    this.#bar = this.#redraws ? text : null;
    if (this.#bar === null) return;
    this.#draw();
    this.#timer = setInterval(() => this.#draw(), BAR_EVERY_MS).unref();
  }

  #above(stream: Output, text: string): void {
    this.#erase();
    stream.write(`${text}\n`);
    this.#draw();
  }

  #draw(): void {
    if (this.#bar === null) return;
    this.#erase();
    this.#notes.write(this.#bar().slice(0, widthOf(this.#notes) - 1));
    this.#isDrawn = true;
  }

  #erase(): void {
    if (!this.#isDrawn) return;
    clearLine(this.#notes, 0);
    cursorTo(this.#notes, 0);
    this.#isDrawn = false;
  }
}

/** A terminal that does not know how wide it is says 0. */
function widthOf({ isTTY, columns = 0 }: Output): number {
  return isTTY === true && columns > 0 ? columns : USUAL_WIDTH;
}
