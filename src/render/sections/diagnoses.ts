import { countOf } from '../../model/quantity.ts';
import type { RunReport } from '../../model/run-report.ts';
import { type Diagnosis, type DiagnosisCheck, troublesOf } from '../../model/servers/diagnosis.ts';
import type { Section } from '../markdown/document.ts';
import { table } from '../markdown/table.ts';
import { code, inline } from '../text/escape.ts';
import {
  adviceMarkup,
  CHECK_NAMES,
  DIAGNOSIS_COLUMNS,
  diagnosisRow,
  sentence,
  signOf,
} from '../words/health/diagnosis-words.ts';
import { formatPlace } from './place.ts';

/** More servers are counted. */
const MOST_ROWS = 200;

/** A row a server, and below it a line for each check that keeps one from being well. */
export function diagnosesSection({ diagnoses = [] }: RunReport, limit = 100): Section | null {
  if (diagnoses.length === 0) return null;
  return {
    title: 'servers',
    levels: [
      { keep: 60, render: () => draw(diagnoses, { rows: MOST_ROWS, lines: limit, width: 1000 }) },
      { keep: 62, render: () => draw(diagnoses, { rows: 50, lines: 20, width: 300 }) },
      { keep: 64, render: () => draw(diagnoses, { rows: 5, lines: 3, width: 100 }) },
    ],
  };
}

interface Room {
  rows: number;
  lines: number;
  /** Characters of what is told of one check. */
  width: number;
}

function draw(diagnoses: readonly Diagnosis[], { rows, lines, width }: Room): string {
  const shown = diagnoses.slice(0, rows);
  const body = shown.map((one) => diagnosisRow(one, (text) => inline(text, 60)));
  const troubles = diagnoses.flatMap((one) =>
    troublesOf(one).map((check) => lineOf(one, check, width)),
  );
  const left = [
    ...more(diagnoses.length - shown.length, 'more server'),
    ...more(troubles.length - lines, 'more failing check'),
  ];
  return [
    `### Servers\n\n${table(DIAGNOSIS_COLUMNS, body)}`,
    troubles.slice(0, lines).join('\n'),
    left.length === 0 ? '' : `${left.join(' and ')}: see the report.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const more = (count: number, noun: string) => (count > 0 ? [countOf(count, noun)] : []);

function lineOf({ server, location }: Diagnosis, check: DiagnosisCheck, width: number): string {
  const place = location === undefined ? '' : ` (${inline(formatPlace(location))})`;
  const what = `<strong>${inline(server, 60)}</strong>, ${CHECK_NAMES[check.id]}${place}`;
  const advice = adviceMarkup(
    check,
    (text) => inline(text, width),
    (text) => code(text, width),
  );
  return `- ${signOf(check)} ${what}: ${sentence(inline(check.detail, width))}${advice}`;
}
