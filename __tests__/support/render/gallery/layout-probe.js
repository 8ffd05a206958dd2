// Evaluated in a page: what its boxes and colours are at fault in, a line each. Boxes, not pixels.
(() => {
  const SLACK = 1.5;
  const SPACE = 10;
  const faults = new Set();
  const told = (text) => JSON.stringify(text.trim().slice(0, 60));

  const root = document.documentElement;
  if (root.scrollWidth > window.innerWidth + SLACK) {
    faults.add(`the page is ${root.scrollWidth} wide in a window of ${window.innerWidth}`);
  }

  /** What is shown to nobody, or to screen readers alone. */
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.unseen, .sr-only') === null;

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  /** Sides that hold what is in them: it scrolls there, or ends in dots that say so. */
  const scrolls = ({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll';
  const ends = ({ overflowX, textOverflow }) =>
    overflowX !== 'visible' && textOverflow === 'ellipsis';

  const colourOf = (css) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
    const scale = css.startsWith('color(') ? 255 : 1;
    return [red * scale, green * scale, blue * scale, alpha];
  };
  const over = ([r, g, b, a], back) =>
    [r, g, b].map((part, at) => part * a + back[at] * (1 - a)).concat(1);
  const backs = new Map();
  const backOf = (element) => {
    if (element === null)
      return colourOf(styleOf(root).colorScheme === 'dark' ? '0 0 0' : '255 255 255');
    if (!backs.has(element)) {
      const own = colourOf(styleOf(element).backgroundColor);
      backs.set(element, own[3] === 1 ? own : over(own, backOf(element.parentElement)));
    }
    return backs.get(element);
  };
  const luminance = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const opacityOf = (element) =>
    element === null ? 1 : Number(styleOf(element).opacity) * opacityOf(element.parentElement);

  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.data;
    const parent = node.parentElement;
    if (text.trim() === '' || parent.closest('script, style, noscript, title, option') !== null)
      continue;
    if (!isSeen(parent)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
    if (rects.length === 0) continue;

    // Held by what encloses it, up to what scrolls.
    let clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    for (let box = parent; box !== null && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (box.ownerSVGElement) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (scrolls(style) || ends(style)) {
        clip = { left, right, top, bottom };
        break;
      }
      // A space at which a line is broken hangs over its end, and nobody sees it.
      const slack = styleOf(parent).whiteSpace === 'pre-wrap' ? SPACE : SLACK;
      const out = rects.find((rect) => rect.right > right + slack || rect.left < left - slack);
      if (out) {
        const by = Math.max(out.right - right, left - out.left).toFixed(0);
        faults.add(
          `${told(text)} leaves its <${box.localName} class="${box.getAttribute('class') ?? ''}"> by ${by}`,
        );
        break;
      }
      if (style.overflowY !== 'visible') {
        clip = { left, right, top, bottom };
        if (style.overflowY === 'hidden' && rects.some((rect) => rect.bottom > bottom + 3)) {
          faults.add(`${told(text)} is cut off below by its <${box.localName}>`);
        }
        break;
      }
    }

    const style = styleOf(parent);
    const ink = parent.ownerSVGElement ? style.fill : style.color;
    const back = backOf(parent);
    const [r, g, b, a] = colourOf(ink);
    const found = contrast(over([r, g, b, a * opacityOf(parent)], back), back);
    // Emoji have colours of their own.
    if (found < 4.5 && /[\p{L}\p{N}]/u.test(text)) {
      faults.add(`${told(text)} has a contrast of ${found.toFixed(2)}`);
    }

    for (const rect of rects) {
      // The letters of a line take up less than its box, which may reach into that of the next.
      const inset = rect.height * 0.2;
      const box = {
        left: Math.max(rect.left, clip.left),
        right: Math.min(rect.right, clip.right),
        top: Math.max(rect.top, clip.top) + inset,
        bottom: Math.min(rect.bottom, clip.bottom) - inset,
      };
      if (box.right > box.left && box.bottom > box.top) boxes.push({ ...box, node, text });
    }
  }

  boxes.sort((one, other) => one.top - other.top);
  const stuck = (node) => node.parentElement.closest('.top, .toolbar');
  for (const [at, one] of boxes.entries()) {
    for (let next = at + 1; next < boxes.length && boxes[next].top < one.bottom; next += 1) {
      const other = boxes[next];
      if (other.node === one.node || stuck(other.node) !== stuck(one.node)) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (wide > SLACK) faults.add(`${told(one.text)} lies on ${told(other.text)}`);
    }
  }

  for (const heading of document.querySelectorAll('h2')) {
    const next = heading.nextElementSibling;
    if (next === null || next.localName === 'h2' || next.localName === 'h1') {
      faults.add(`nothing stands below the heading ${told(heading.textContent)}`);
    }
  }
  return [...faults].slice(0, 12);
})();
