/** What the HTML report is made of, and the page as a browser reads it. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { findNews } from '../../src/render/findings.ts';
import type { PageProgram } from '../../src/render/html.ts';
import { renderHtml } from '../../src/render/html.ts';
import type { PageSource } from '../../src/render/page-data.ts';
import type { RunReport, Verdict } from '../../src/report/report.ts';
import type { Trace } from '../../src/report/trace.ts';
import { ORIGIN } from './comparisons.ts';

const HASHES = { scriptHash: "'sha256-c2NyaXB0'", styleHash: "'sha256-c3R5bGU='" };
export const PROGRAM: PageProgram = { script: 'void 0;', style: 'p{}', ...HASHES };

export function sourceOf(report: RunReport, verdict: Verdict, base?: RunReport | null): PageSource {
  const facts = { state: 'found' as const, origin: ORIGIN, ageDays: 2 };
  const baseline = base ? { facts, report: base } : null;
  const findings = findNews(report, verdict);
  const file = (name: string, line: number | null) => `https://x.test/${name}#L${line}`;
  const links = { run: 'https://x.test/run', report: null, file };
  return { report, verdict, findings, baseline, links, origin: ORIGIN, version: '1.2.3' };
}

/** What an iteration with one call did. */
export function traceOf(answer: string): Trace {
  const call = { what: 'call' as const, server: 's', tool: 't', arguments: '{}', answer };
  const others = { images: [], isError: false, startMs: 0, durationMs: 1, step: 'call', line: 1 };
  return { entries: [{ ...call, ...others }], more: 0 };
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
const elementsIn = (node: Node): Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((one) => ('tagName' in one ? [one, ...elementsIn(one)] : []))
    : [];

/** Elements of a page, and the data that its scripts hold by their ids. */
export function readPage(source: PageSource, limit?: number) {
  const html = [...renderHtml(source, PROGRAM, limit)].join('');
  const elements = elementsIn(parse(html));
  const attributeOf = (one: Element, name: string) =>
    one.attrs.find((attribute) => attribute.name === name)?.value;
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const data = new Map(
    scripts.map((one) => {
      const [content] = one.childNodes;
      const text = content && 'value' in content ? content.value : '';
      const id = attributeOf(one, 'id');
      return [id ?? 'program', id === undefined ? text : JSON.parse(text)] as const;
    }),
  );
  return { html, elements, data, attributeOf };
}
