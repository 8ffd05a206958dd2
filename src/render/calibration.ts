import type { Calibration } from '../model/calibration.ts';
import { table } from './markdown/table.ts';
import { inline } from './text/escape.ts';
import { calibrationWords } from './words/calibration-words.ts';

/** Texts are a few sentences of ours, with names of models and of the suite in them. */
const MOST_CHARACTERS = 500;

/** A calibration as Markdown for GitHub; some kilobytes at most. */
export function renderCalibration(calibration: Calibration): string {
  const { headline, facts, table: figures, advice } = calibrationWords(calibration);
  const list = (texts: readonly string[]) =>
    texts.map((text) => `- ${inline(text, MOST_CHARACTERS)}`).join('\n');
  const tables =
    figures === null
      ? []
      : [
          table(
            figures.titles.map((title) => ({ title, align: 'right' })),
            figures.rows,
          ),
        ];
  return [
    `## ⚖️ Calibration: ${inline(calibration.suite)}`,
    `**${inline(headline, MOST_CHARACTERS)}**`,
    list(facts),
    ...tables,
    `### What to set\n\n${list(advice)}`,
  ].join('\n\n');
}
