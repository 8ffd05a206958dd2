/**
 * What the page does by itself: it hides the cases that do not match. Without it the page shows
 * them all. It only reads texts and sets `hidden`, so nothing in a report can become code.
 */
export const PAGE_SCRIPT = `
'use strict';
(() => {
  const form = document.getElementById('filter');
  const search = document.getElementById('search');
  const status = document.getElementById('shown');
  const cases = [...document.querySelectorAll('.case')];
  const texts = new Map();
  const figure = (count) => count.toLocaleString('en-US');
  const textOf = (item) => {
    if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());
    return texts.get(item);
  };
  const apply = () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const states = new Set(new FormData(form).getAll('state'));
    let shown = 0;
    let all = 0;
    for (const item of cases) {
      const visible =
        states.has(item.dataset.state) && words.every((word) => textOf(item).includes(word));
      item.hidden = !visible;
      // An entry may stand for many cases.
      const count = Number(item.dataset.cases ?? 1);
      all += count;
      if (visible) shown += count;
    }
    status.textContent = 'Showing ' + figure(shown) + ' of ' + figure(all) + ' cases';
  };
  let waiting = 0;
  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(apply, 80);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input')) return;
    event.preventDefault();
    search.focus();
  });
  form.hidden = false;
  apply();
})();
`;

/** Base64 SHA-256 of the script: the only one the page lets run. A test keeps it true. */
export const PAGE_SCRIPT_SHA256 = 'p7BwXW02WtbMnYkh7E8ZXtCZOmzR0BBwo8US794awjM=';
