import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Language } from '../../../schema/contract/languages';

/** The address of a page, as its screen reads it. */
interface PageLocation {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
  language: Language;
}

export interface PageQuery {
  query: DocumentNode;
  variables: OperationVariables;
  /** Lists the queries that depend on the result. */
  next?: (data: unknown) => PageQuery[];
}

/**
 * The queries of a screen at an address. The server executes them before it renders, so that one render is enough: a
 * query that is missing here costs a second render.
 */
export type ListPageQueries = (location: PageLocation) => PageQuery[];

/**
 * Binds a document to variables of its own type.
 * @param next lists the queries that depend on the result
 */
export const pageQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  next?: (data: NoInfer<Data>) => PageQuery[],
): PageQuery => ({
  query,
  variables,
  // The data is that of the document.
  ...(next && { next: (data) => next(data as Data) }),
});
