import { caseLines } from '../../../src/render/terminal/case-lines.ts';
import { serverLines } from '../../../src/render/terminal/server-lines.ts';
import { verdictLines } from '../../../src/render/terminal/verdict-lines.ts';
import type { ReportView } from '../../../src/render/view.ts';

/** All that a terminal is told of a report and its verdict. */
export function terminalLines(view: ReportView): string[] {
  const page = { paint: (_tone: string, text: string) => text, width: 80 };
  const cases = view.report?.cases ?? [];
  return [
    ...cases.flatMap((one) => caseLines(one, page)),
    ...serverLines(view, page),
    ...verdictLines(view, page),
  ];
}
