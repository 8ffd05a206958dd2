/** Looks of the page, light or dark as the reader's system is. */
export const PAGE_STYLES = `
:root { color-scheme: light dark; --text: #1f2328; --soft: #59636e; --page: #ffffff; --raised: #f6f8fa;
  --line: #d1d9e0; --link: #0969da; --good: #1a7f37; --bad: #cf222e; --warn: #9a6700;
  --minus: #ffebe9; --plus: #dafbe1; --note: #ddf4ff; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --soft: #9198a1; --page: #0d1117; --raised: #151b23; --line: #3d444d;
    --link: #4493f8; --good: #3fb950; --bad: #f85149; --warn: #d29922;
    --minus: #4b1113; --plus: #12361f; --note: #121d2f; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1080px; padding: 24px; background: var(--page); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif;
  overflow-wrap: anywhere; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 4px; }
h2 { font-size: 19px; margin: 32px 0 12px; padding-bottom: 6px; border-bottom: 1px solid var(--line); }
h3 { font-size: 15px; margin: 16px 0 6px; }
h4 { font-size: 13.5px; margin: 12px 0 6px; color: var(--soft); }
p { margin: 8px 0; }
a { color: var(--link); }
code, pre { font: 12.5px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
pre { margin: 6px 0 12px; padding: 10px 12px; overflow-x: auto; background: var(--raised);
  border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; }
table { border-collapse: collapse; font-size: 14px; }
th, td { padding: 5px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top;
  font-weight: normal; overflow-wrap: break-word; }
thead th { background: var(--raised); font-weight: 600; white-space: nowrap; }
td:not(:last-child) { min-width: 5em; }
.n1 tr > :nth-child(1), .n2 tr > :nth-child(2), .n3 tr > :nth-child(3), .n4 tr > :nth-child(4),
.n5 tr > :nth-child(5), .n6 tr > :nth-child(6) {
  text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.scroll { overflow-x: auto; }
.headline { font-size: 17px; font-weight: 600; }
.figures { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 18px; padding: 0; margin: 12px 0; list-style: none; }
.figures strong { font-size: 17px; }
.rate { display: block; width: 260px; max-width: 100%; height: 10px; }
td:has(> .rate) { white-space: nowrap; }
td .rate { display: inline-block; width: 90px; max-width: none; vertical-align: 0; }
.rate .back { fill: var(--line); } .rate .fill { fill: var(--good); }
.verdict-failed h1, .verdict-invalid h1 { color: var(--bad); }
.verdict-passed h1 { color: var(--good); } .verdict-incomplete h1 { color: var(--warn); }
.alert { margin: 14px 0; border-left: 4px solid var(--link); background: var(--note); padding: 8px 14px; border-radius: 0 6px 6px 0; }
.alert.problem { border-color: var(--warn); background: var(--raised); }
.soft, .place { color: var(--soft); }
#filter { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
  padding: 10px 0; background: var(--page); }
#filter[hidden] { display: none; }
#filter input[type=search] { flex: 1 1 260px; min-width: 0; padding: 7px 10px; font: inherit; color: inherit;
  background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
button { padding: 6px 12px; font: inherit; color: inherit; cursor: pointer; background: var(--raised);
  border: 1px solid var(--line); border-radius: 6px; }
button:hover { border-color: var(--soft); }
fieldset { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 0; padding: 0; border: 0; }
legend { float: left; margin: 0; padding: 0; color: var(--soft); }
label { white-space: nowrap; }
li:has(> details) { list-style: none; }
.case { border: 1px solid var(--line); border-radius: 6px; margin: 6px 0; content-visibility: auto; contain-intrinsic-size: auto 44px; }
.case[hidden] { display: none; }
.case > summary { padding: 9px 12px; cursor: pointer; }
.case[open] > summary { border-bottom: 1px solid var(--line); background: var(--raised); border-radius: 6px 6px 0 0; }
.case > div { padding: 6px 14px 12px; }
.case .title { font-weight: 600; margin-right: 10px; }
.case .soft { margin-right: 10px; white-space: nowrap; }
.minus { display: block; background: var(--minus); } .plus { display: block; background: var(--plus); }
.plain { display: block; }
.spark { font-size: 20px; line-height: 1; letter-spacing: 1px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
footer { margin-top: 40px; padding-top: 12px; border-top: 1px solid var(--line); color: var(--soft); font-size: 13px; }
`;

/** Base64 SHA-256 of the styles: the only ones the page lets apply. A test keeps it true. */
export const PAGE_STYLES_SHA256 = 'pdMixl1AfN1TuCSepAhTiyEfqATuRMzIJGfWwcXjBwk=';
