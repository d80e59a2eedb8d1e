/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NearestTermsQueryVariables = Exact<{
  query: string;
}>;


export type NearestTermsQuery = { search: { suggestion: string | null, glossaryTerms: Array<{ id: string, term: string, termAr: string, letter: string, letterAr: string, definition: string, definitionAr: string, acronym: string | null, acronymAr: string | null, nameFr: string | null, spellings: Array<string>, category: string, categoryAr: string, isPublished: boolean, updatedAt: string, canEdit: boolean }> } };


export const NearestTermsDocument = {"__meta__":{"hash":"a5d5e7e32f1784fd1c8d2c3a1c9bcba28d921a5b023471dce2bb84581aa12a54"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NearestTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"glossaryTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GlossaryTermEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GlossaryTermEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlossaryTerm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"termAr"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"letterAr"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"definitionAr"}},{"kind":"Field","name":{"kind":"Name","value":"acronym"}},{"kind":"Field","name":{"kind":"Name","value":"acronymAr"}},{"kind":"Field","name":{"kind":"Name","value":"nameFr"}},{"kind":"Field","name":{"kind":"Name","value":"spellings"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryAr"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<NearestTermsQuery, NearestTermsQueryVariables>;

export const useNearestTermsQuery = (options: apollo.useQuery.Options<NearestTermsQuery, NearestTermsQueryVariables> | SkipToken) =>
  apollo.useQuery<NearestTermsQuery, NearestTermsQueryVariables>(NearestTermsDocument, options);