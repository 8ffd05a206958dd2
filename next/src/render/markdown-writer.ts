import { cut } from '../lib/text.ts';
import type { Outcome } from '../report/report.ts';
import { DOCUMENT as WORDS } from '../words/document.ts';
import type { Source } from '../words/verdicts.ts';
import { escapeMarkdown, fence, link } from './escape.ts';
import type { Cause, CauseCase, Section } from './findings.ts';
import { fill, type Measure, type Part, type PartName, type Written } from './fitting.ts';
import type { Links } from './markdown.ts';

/** Causes of the table. More do not fit a screen. */
const MAX_ROWS = 5;
/** Cases that a cause lists. */
const MAX_CASES = 10;
/** Characters of a text that stands alone. */
const LONG = 500;
/** Characters of the texts of a row: the cause and what to do, each title of a case, their number. */
const ROWS = [
  { text: 160, title: 40, titles: 2 },
  { text: 60, title: 0, titles: 0 },
];
/** Lines and characters of evidence. */
const MAX_LINES = 40;
const MAX_EVIDENCE = 6_000;
/** Room for a line that says how much more there is. */
const MORE = 40;

/** Makes the parts of a document. */
export class MarkdownWriter {
  readonly #source: Source;
  readonly #links: Links;
  readonly #sizeOf: Measure;

  constructor(source: Source, links: Links, sizeOf: Measure) {
    this.#source = source;
    this.#links = links;
    this.#sizeOf = sizeOf;
  }

  /** One line after a mark, shortened if it is too long. */
  line(name: PartName, rank: number, text: string, mark = ''): Part {
    return {
      name,
      rank,
      write: (room) => {
        for (let length = LONG; length >= 30; length /= 2) {
          const shown = cut(text, Math.floor(length));
          const line = mark + escapeMarkdown(shown);
          if (this.#sizeOf(line) <= room) return { text: line, isWhole: shown === text };
        }
        return { text: '', isWhole: false };
      },
    };
  }

  list(name: PartName, rank: number, texts: readonly string[]): Part {
    return { name, rank, write: (room) => this.#list(texts, room) };
  }

  /** What the section holds, folded. */
  section(rank: number, { id, title, lines }: Section): Part {
    const write = (room: number) => this.#fold(this.#bold(title), room, (rest) => this.#list(lines, rest));
    return { name: id, rank, write };
  }

  /** The table of the first causes. */
  causes(rank: number, value: Outcome, causes: readonly Cause[]): Part {
    return { name: 'causes', rank, write: (room) => this.#table(value, causes, room) };
  }

  /** The first cause, open. */
  example(rank: number, cause: Cause): Part {
    return { name: 'first', rank, write: (room) => this.#detail(cause, room, ' open') };
  }

  /** All causes but the first, folded in a fold. */
  others(rank: number, causes: readonly Cause[]): Part {
    const write = (room: number) =>
      this.#fold(WORDS.evidence(causes.length), room, (rest) => {
        const { lines, left } = fill(causes, (cause, free) => this.#detail(cause, free).text, rest, this.#sizeOf);
        return { text: lines.join('\n'), isWhole: left === 0 };
      });
    return { name: 'more', rank, write };
  }
}
