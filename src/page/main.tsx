/** The program of the HTML report: draws the cases from the data in the page, and switches its colours. */
import { render } from 'preact';
import { PAGE_IDS } from '../render/html/data/page-data.ts';
import { Cases } from './state/cases.ts';
import { CaseBrowser } from './view/case-browser.tsx';
import { ThemeSwitch } from './view/theme-switch.tsx';

const colours = document.getElementById(PAGE_IDS.theme);
if (colours !== null) render(<ThemeSwitch />, colours);

const root = document.getElementById(PAGE_IDS.root);
const contentOf = (id: string) => document.getElementById(id)?.textContent ?? '';
if (root !== null) {
  // Written by the same version, in the same file.
  const cases = new Cases(JSON.parse(contentOf(PAGE_IDS.index)), contentOf(PAGE_IDS.details));
  render(<CaseBrowser cases={cases} />, root);
}
