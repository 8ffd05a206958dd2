import { render } from 'preact';
import type { PageData } from '../render/page-data.ts';
import { printOnDemand } from './detail/printed.tsx';
import { Page } from './page.tsx';

const index = document.querySelector('#index');
const root = document.querySelector('#page');
if (root !== null && index !== null) {
  // We wrote it.
  const data = JSON.parse(index.textContent) as PageData;
  root.replaceChildren();
  render(<Page data={data} />, root);
  printOnDemand(data);
}
