import type { PageData } from '../render/page-data.ts';

/** The whole page: the news, a list on the left, what is chosen on the right. */
export function Page({ data }: { data: PageData }) {
  return <h1>{data.headline}</h1>;
}
