import { pageSizes } from '../../schema/contract/pageSizes';

/** A page of a connection of the schema. */
export interface ConnectionPage {
  nodes: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export interface PagingArguments {
  first: number;
  after: string | null;
}

/** Some rows of a list that is read in parts. */
export interface ListPart {
  rows: unknown[];
  isLast: boolean;
}

/** The rows of a connection page by page, up to `maxRows`. */
export async function* readPages(
  fetchPage: (paging: PagingArguments) => Promise<ConnectionPage>,
  maxRows: number,
): AsyncGenerator<ListPart, void> {
  let after: string | null = null;
  for (let count = 0, isLast = false; !isLast;) {
    const first = Math.min(pageSizes.max, maxRows - count);
    const { nodes, pageInfo } = await fetchPage({ first, after });
    count += nodes.length;
    after = pageInfo.endCursor;
    isLast = !pageInfo.hasNextPage || count >= maxRows;
    yield { rows: nodes, isLast };
  }
}
