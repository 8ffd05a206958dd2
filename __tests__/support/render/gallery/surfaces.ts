import { renderPage, type Theme } from '../../../../scripts/preview.ts';
import { renderCheckOutput } from '../../../../src/render/check-output.ts';
import { renderComment } from '../../../../src/render/comment.ts';
import { renderHtmlReport } from '../../../../src/render/html-report.ts';
import { renderSummary } from '../../../../src/render/summary.ts';
import { TONES, type Tone } from '../../../../src/render/terminal/paint.ts';
import { verdictLines } from '../../../../src/render/terminal/verdict-lines.ts';
import { inline } from '../../../../src/render/text/escape.ts';
import type { ReportView } from '../../../../src/render/view.ts';

type Surface = (view: ReportView, theme: Theme) => Promise<string>;

/** Each surface as a page, those of GitHub as GitHub shows them. */
export const SURFACES = {
  summary: (view, theme) =>
    renderPage(renderSummary(view, { unit: 'bytes', limit: 1_000_000 }), { theme }),
  comment: (view, theme) =>
    renderPage(renderComment(view, { unit: 'characters', limit: 65_536 }), { theme }),
  check: (view, theme) => {
    const { title, summary, text } = renderCheckOutput(view);
    return renderPage(`# ${inline(title, 127)}\n\n${summary}\n\n${text}`, { theme });
  },
  report: async (view) => renderHtmlReport(view),
  terminal: async (view, theme) => terminalPage(view, theme),
} as const satisfies Record<string, Surface>;

const FIRST_TONE = 0xe100;

/** Tones as terminals of good contrast show them. */
const TERMINAL = {
  light: {
    ...{ back: '#ffffff', ink: '#1f2328', good: '#116329', bad: '#b3171f' },
    ...{ doubtful: '#7d4e00', quiet: '#59636e' },
  },
  dark: {
    ...{ back: '#0d1117', ink: '#e6edf3', good: '#56d364', bad: '#ff8a80' },
    ...{ doubtful: '#e3b341', quiet: '#9aa4af' },
  },
} as const;

/** 80 columns, as `mcp-eval-gate gate` writes them. */
function terminalPage({ report, verdict }: ReportView, theme: Theme): string {
  const colours = TERMINAL[theme];
  // Marks that no text has, since lines are measured with them in and escaped after.
  const paint = (tone: Tone, text: string) =>
    `\ue000${String.fromCodePoint(FIRST_TONE + TONES.indexOf(tone))}${text}\ue001`;
  const lines = verdictLines({ report, verdict }, { paint, width: 80 });
  const body = lines
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\ue000(.)/gu, (_, code: string) => {
      const tone = TONES[(code.codePointAt(0) ?? 0) - FIRST_TONE] ?? 'strong';
      const style = tone === 'strong' ? 'font-weight:700' : `color:${colours[tone]}`;
      return `<span style="${style}">`;
    })
    .replaceAll('\ue001', '</span>');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Terminal</title></head>
<body style="margin:16px;background:${colours.back};color:${colours.ink}">
<pre style="margin:0;font:13px/1.45 'DejaVu Sans Mono',monospace;white-space:pre-wrap;overflow-wrap:anywhere;max-width:81ch">${body}</pre>
</body></html>
`;
}
