import { type SelectQueryBuilder, sql } from 'kysely';
import { CATALOGUE_PAGE } from '../http/pages.ts';
import type { ApiRequest, Core } from '../request.ts';

/**
 * Answers with a list, in the order of `seq`.
 *
 * @param seq with its table, if the query has several
 */
export function listRows<DB, Table extends keyof DB, Row extends { seq: number }, Item>(
  { pages }: Pick<Core, 'pages'>,
  { path, query }: Pick<ApiRequest<'listHosts'>, 'path' | 'query'>,
  rows: SelectQueryBuilder<DB, Table, Row>,
  show: (row: Row) => Item | Promise<Item>,
  seq = 'seq',
  size = CATALOGUE_PAGE,
) {
  return pages.answer({
    path,
    query,
    size,
    read: (after, limit) =>
      rows
        .where(sql.ref<number>(seq), '>', after ?? 0)
        .orderBy(sql.ref(seq))
        .limit(limit)
        .execute(),
    positionOf: (row: Row) => row.seq,
    show,
  });
}
