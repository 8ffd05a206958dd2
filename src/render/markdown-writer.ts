import { cut } from '../lib/text.ts';
import type { Outcome } from '../report/report.ts';
import { DOCUMENT as WORDS } from '../words/document.ts';
import { cutSentence, endOf, joined, NUMBER, position } from '../words/lines.ts';
import type { Source } from '../words/verdicts.ts';
import { escapeMarkdown, fence, link } from './escape.ts';
import type { Cause, CauseCase } from './findings.ts';
import { fill, type Measure, NOTHING, type Written } from './fitting.ts';

/** Where things are on the web. Null: not known. */
export interface Links {
  /** Of the workflow run. */
  run: string | null;
  /** Of the artifact with the report. */
  report: string | null;
  /** Of a line of a file in the repository at the commit under test. */
  file: (file: string, line: number | null) => string | null;
}

/** Causes of the table. More do not fit a screen. */
const MAX_ROWS = 5;
/** Causes with their evidence. */
const MAX_FOLDED = 100;
/** Cases that a cause lists. */
const MAX_CASES = 10;
/** Characters of a text that stands alone. */
const LONG = 500;
/** Most characters of a cell, and of the title of a case in it. */
const FULL = { text: 100, title: 30 };
const SHORT = { text: 60, title: 0 };
/** Characters of evidence. */
const MAX_EVIDENCE = 4_000;
/** Iterations of a case that are shown one by one. */
const MAX_STRIP = 10;
/** Room for a line that says how much more there is. */
const MORE = 40;
/** Room for a title with its tags. */
const TITLE = 100;

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

  /** One line behind a mark, shortened if it is too long. */
  line(text: string, mark: string, room: number): Written {
    return this.#shorten(text, LONG, room, (kept) => mark + escapeMarkdown(kept));
  }

  #shorten(text: string, most: number, room: number, write: (text: string) => string): Written {
    for (let length = most; length >= 30; length /= 2) {
      const kept = cut(text, Math.floor(length));
      const written = write(kept);
      if (this.#sizeOf(written) <= room) return { text: written, isWhole: kept === text };
    }
    return NOTHING;
  }

  /** A list, with a line for how many items there are more. */
  list(texts: readonly string[], room: number): Written {
    const write = (text: string) => `- ${escapeMarkdown(cutSentence(text, LONG))}`;
    const { lines, left } = fill(texts, write, room - MORE, this.#sizeOf);
    if (left > 0 && lines.length > 0) lines.push(`- ${WORDS.moreLines(left)}`);
    const isCut = texts.some(({ length }) => length > LONG);
    return { text: lines.join('\n'), isWhole: left === 0 && !isCut };
  }

  /** The table of the first causes. */
  table(value: Outcome, causes: readonly Cause[], room: number): Written {
    const first = causes.slice(0, MAX_ROWS);
    const isAdvised = first.some(({ advice }) => advice !== '');
    const write = (cells: string[]) => `| ${cells.slice(0, isAdvised ? 3 : 2).join(' | ')} |`;
    const isDeciding = first.some((cause) => cause.isDeciding);
    const titles = [WORDS.why(value, isDeciding), WORDS.cases(this.#source), WORDS.toDo];
    const head = [write(titles), write([':--', '--:', ':--'])];
    const rest = room - this.#sizeOf(head.join('\n')) - 2 * MORE;
    const starts = first.map(({ cases: [one] }) => one && cut(one.title, FULL.title));
    const rows = first.map((cause, at) => {
      const isSame = cause.advice !== '' && cause.advice === first[at - 1]?.advice;
      // Titles that begin alike would read alike.
      const shorten = starts.indexOf(starts[at]) < starts.lastIndexOf(starts[at]) ? endOf : cut;
      return { ...cause, advice: isSame ? WORDS.asAbove : cause.advice, shorten };
    });
    const fillWith = (most: typeof FULL) =>
      fill(rows, (row) => write(this.#cells(row, row.shorten, most)), rest, this.#sizeOf);
    const full = fillWith(FULL);
    const { lines, left } = full.left > 0 ? fillWith(SHORT) : full;
    if (lines.length === 0) return { text: '', isWhole: left === 0 };
    const others = causes.slice(lines.length);
    const named = new Set(others.flatMap(({ cases }) => cases.map(({ title }) => title)));
    const more = WORDS.moreCauses(others.length, named.size, this.#source);
    const note = others.length > 0 ? `\n\n${more}` : '';
    return { text: `${[...head, ...lines].join('\n')}${note}`, isWhole: left === 0 };
  }

  #cells(cause: Cause, shorten: typeof cut, most: typeof FULL): string[] {
    const { sentence, advice, isNew, cases } = cause;
    const named = cases.slice(0, 1).map(({ title }) => shorten(title, most.title));
    if (cases.length > 1) named.push(WORDS.more(cases.length - 1));
    const hasTitle = most.title > 0 && named.length > 0;
    const titles = hasTitle ? `<br><sub>${escapeMarkdown(named.join(', '))}</sub>` : '';
    return [
      `${isNew ? `**${WORDS.isNew}** ` : ''}${escapeMarkdown(cutSentence(sentence, most.text))}${titles}`,
      cases.length === 0 ? WORDS.nothing : NUMBER.format(cases.length),
      escapeMarkdown(cutSentence(advice, most.text)),
    ];
  }

  /** What a cause is, what to do, evidence and cases, folded or open. */
  cause(cause: Cause, isOpen: boolean, room: number): Written {
    const { sentence, advice, evidence, cases } = cause;
    const title = WORDS.cause(cutSentence(sentence, LONG), cases.length, this.#source);
    return this.fold(title, isOpen, room, (rest) => {
      const proof = this.#evidence(evidence, rest);
      const blocks = [
        isOpen && advice.length <= FULL.text ? '' : escapeMarkdown(cutSentence(advice, LONG)),
        proof.text,
      ];
      const left = rest - this.#sizeOf(blocks.join('\n\n')) - MORE;
      const shown = cases.slice(0, MAX_CASES);
      // The file of the suite alone says nothing.
      const isPlaced = cause.failure.kind === 'test' || cases.some(({ line }) => line !== null);
      const filled = fill(shown, (one) => this.#case(one, isPlaced), left, this.#sizeOf);
      const { lines } = filled;
      const more = cases.length - lines.length;
      if (more > 0 && lines.length > 0) lines.push(`- ${WORDS.more(more)}`);
      const text = joined('\n\n', [...blocks, lines.join('\n')]);
      return { text, isWhole: proof.isWhole && filled.left === 0 };
    });
  }

  #evidence(evidence: Cause['evidence'], room: number): Written {
    if (evidence === null) return { text: '', isWhole: true };
    const { text, language } = evidence;
    return this.#shorten(text, MAX_EVIDENCE, room, (kept) => fence(kept, language));
  }

  #case({ title, file, line, before, after, outcomes }: CauseCase, isPlaced: boolean): string {
    const isShort = outcomes.length > 1 && outcomes.length <= MAX_STRIP;
    const place = file && isPlaced ? link(position(file, line), this.#links.file(file, line)) : '';
    const strip = isShort && WORDS.strip(outcomes);
    const name = escapeMarkdown(cut(title, LONG));
    return `- ${joined(' · ', [name, place, strip, WORDS.change(before, after)])}`;
  }

  /** Hides a text behind its title. */
  fold(title: string, isOpen: boolean, room: number, write: (room: number) => Written): Written {
    const start = `<details${isOpen ? ' open' : ''}><summary>${escapeMarkdown(title)}</summary>\n\n`;
    const end = '\n\n</details>';
    const { text, isWhole } = write(room - this.#sizeOf(start + end));
    return text === '' ? { text, isWhole } : { text: `${start}${text}${end}`, isWhole };
  }

  /** Causes one after the other, behind a title that says how many of them there are. */
  others(causes: readonly Cause[], room: number): Written {
    let isWhole = true;
    const write = (cause: Cause, free: number) => {
      const written = this.cause(cause, false, free);
      isWhole &&= written.isWhole;
      return written.text;
    };
    const { lines } = fill(causes.slice(0, MAX_FOLDED), write, room - TITLE, this.#sizeOf);
    if (lines.length === 0) return NOTHING;
    const title = WORDS.evidence(lines.length, causes.length);
    return this.fold(title, false, room, () => ({ text: lines.join('\n\n'), isWhole }));
  }

  /** What was shown before, and links. */
  foot(texts: readonly string[], isLinked: boolean, room: number): Written {
    const { report, run } = this.#links;
    const shown = texts.map((text) => escapeMarkdown(cut(text, LONG).replace(/\.$/, '')));
    if (report !== null && isLinked) shown.push(link(WORDS.report, report));
    if (run !== null && isLinked) shown.push(link(WORDS.run, run));
    const known = shown.filter((text) => text !== '');
    const { lines, left } = fill(known, (text) => text, room, this.#sizeOf);
    const text = lines.length === 0 ? '' : `<sub>${lines.join(' · ')}</sub>`;
    return { text, isWhole: left === 0 };
  }
}
