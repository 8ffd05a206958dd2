import type { RunReport } from '../../model/run-report.ts';
import { type Diagnosis, type DiagnosisCheck, troublesOf } from '../../model/servers/diagnosis.ts';
import type { Section } from '../markdown/document.ts';
import { formatPlace } from '../sections/place.ts';
import {
  adviceMarkup,
  CHECK_NAMES,
  DIAGNOSIS_COLUMNS,
  diagnosisRow,
  sentence,
  signOf,
} from '../words/health/diagnosis-words.ts';
import { grid, omission, section, text } from './markup.ts';

/** A row a server, and what keeps each from being well. */
export function diagnosesSection({ diagnoses = [] }: RunReport): Section {
  return {
    title: 'servers',
    levels: [
      { keep: 60, render: () => draw(diagnoses, 1_000) },
      { keep: 70, render: () => draw(diagnoses, 20) },
    ],
  };
}

function draw(diagnoses: readonly Diagnosis[], most: number): string {
  if (diagnoses.length === 0) return '';
  const rows = diagnoses.slice(0, most).map((one) => diagnosisRow(one, (value) => text(value, 80)));
  const troubles = diagnoses.flatMap((one) => troublesOf(one).map((check) => itemOf(one, check)));
  const list = troubles.length === 0 ? '' : `<ul>${troubles.slice(0, most).join('')}</ul>`;
  const isWhole = diagnoses.length <= most && troubles.length <= most;
  const rest = isWhole ? '' : omission('More servers left out');
  return section('Servers', `${grid(DIAGNOSIS_COLUMNS, rows)}${list}${rest}`);
}

function itemOf({ server, location }: Diagnosis, check: DiagnosisCheck): string {
  const place = location === undefined ? '' : ` (<code>${text(formatPlace(location))}</code>)`;
  const advice = adviceMarkup(
    check,
    (value) => text(value, 1000),
    (value) => `<code>${text(value, 1000)}</code>`,
  );
  const what = `<strong>${text(server, 80)}</strong>, ${CHECK_NAMES[check.id]}${place}`;
  return `<li>${signOf(check)} ${what}: ${sentence(text(check.detail, 2000))}${advice}</li>`;
}
