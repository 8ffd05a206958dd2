/** Room a surface has. Characters are UTF-16 units: never fewer than what GitHub counts. */
export interface Budget {
  unit: 'bytes' | 'characters';
  limit: number;
}

/** One way to show a section. */
export interface Level {
  /** How long it is held on to: of all sections, the one whose level has the least gives way. */
  keep: number;
  render(): string;
}

/** Part of a document that can show itself in less and less detail. */
export interface Section {
  title: string;
  /** Fullest first. A section that has none left is dropped, and named at the end. */
  levels: readonly Level[];
}

const SEPARATOR = '\n\n';

/**
 * The sections in their order, each in as much detail as all of them together have room for.
 * @returns the empty string where not even the last levels fit.
 */
export function fitSections(sections: readonly Section[], budget: Budget): string {
  const slots = sections.map(({ title, levels }) => ({
    title,
    drawn: levels.map(({ keep, render }) => ({ keep, text: once(render) })),
    at: 0,
  }));
  for (;;) {
    const text = compose(slots);
    if (measure(text, budget.unit) <= budget.limit) return text;
    const next = slots
      .filter(({ at, drawn }) => at < drawn.length)
      .reduce<(typeof slots)[number] | null>(
        (least, slot) => (least === null || keepOf(slot) < keepOf(least) ? slot : least),
        null,
      );
    if (next === null) return '';
    next.at += 1;
  }
}

interface Slot {
  title: string;
  drawn: readonly { keep: number; text: () => string }[];
  at: number;
}

function keepOf({ drawn, at }: Slot): number {
  return drawn[at]?.keep ?? Number.POSITIVE_INFINITY;
}

function compose(slots: readonly Slot[]): string {
  const shown = slots.map(({ drawn, at }) => drawn[at]?.text() ?? '').filter((text) => text !== '');
  const dropped = slots.filter(({ at, drawn }) => at > 0 && at >= drawn.length);
  if (shown.length === 0) return '';
  if (dropped.length > 0) {
    const titles = dropped.map(({ title }) => title).join(', ');
    shown.push(`Left out to fit here, but in the report: ${titles}.`);
  }
  return `${shown.join(SEPARATOR)}\n`;
}

export function measure(text: string, unit: Budget['unit']): number {
  return unit === 'bytes' ? Buffer.byteLength(text) : text.length;
}

function once(render: () => string): () => string {
  let text: string | null = null;
  return () => {
    text ??= render();
    return text;
  };
}
