import { render } from 'preact';
import type { PageData } from '../render/page-data.ts';
import { Printed } from './detail/printed.tsx';
import { Page } from './page.tsx';

const index = document.querySelector('#index');
const root = document.querySelector('#page');
if (root !== null && index !== null) {
  // We wrote it.
  const data = JSON.parse(index.textContent) as PageData;
  const draw = (isPrinting: boolean) =>
    render([<Page data={data} />, isPrinting && <Printed data={data} />], root);
  root.replaceChildren();
  draw(false);
  addEventListener('beforeprint', () => draw(true));
  addEventListener('afterprint', () => draw(false));
}
