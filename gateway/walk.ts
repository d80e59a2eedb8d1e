import { limits } from '../schema/contract/limits';

/** A page of a list, as the schema's connections answer it. */
export interface Page<Row = unknown> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** What the walk along a list says of the page it wants. */
export interface Paging {
  first: number;
  after: string | null;
}

/**
 * The rows of a list, page by page, `most` at most.
 * @param ask answers one page; null where what the list belongs to does not exist, and then so is the whole
 */
export async function walk<Row>(
  ask: (paging: Paging) => Promise<Page<Row> | null | undefined>,
  most: number,
): Promise<Row[] | null> {
  const nodes: Row[] = [];
  for (let after: string | null = null; nodes.length < most;) {
    const page = await ask({ first: Math.min(limits.page.max, most - nodes.length), after });
    if (!page) return null;
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  return nodes;
}
