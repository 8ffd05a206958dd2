import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core has against a page as it is now: rule, element and why. */
export async function axeFindings(page: Page): Promise<unknown> {
  await page.evaluate(AXE);
  return page.evaluate(
    "axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 200) + ' ' + (node.any[0]?.message ?? ''))))",
  );
}
