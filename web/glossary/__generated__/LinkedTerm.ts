/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LinkedTermQueryVariables = Exact<{
  id: string;
}>;


export type LinkedTermQuery = { glossaryTerm: { id: string, term: string, termAr: string, letter: string, letterAr: string, definition: string, definitionAr: string, acronym: string | null, acronymAr: string | null, nameFr: string | null, spellings: Array<string>, category: string, categoryAr: string, isPublished: boolean, updatedAt: string, canEdit: boolean } | null };


export const LinkedTermDocument = {"__meta__":{"hash":"5eb238773c46d71ec38d6ad04ae7bf61952ea11286e767865f6b7fa9d4179278"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkedTerm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glossaryTerm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GlossaryTermEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GlossaryTermEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlossaryTerm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"termAr"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"letterAr"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"definitionAr"}},{"kind":"Field","name":{"kind":"Name","value":"acronym"}},{"kind":"Field","name":{"kind":"Name","value":"acronymAr"}},{"kind":"Field","name":{"kind":"Name","value":"nameFr"}},{"kind":"Field","name":{"kind":"Name","value":"spellings"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryAr"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]} as unknown as DocumentNode<LinkedTermQuery, LinkedTermQueryVariables>;

export const useLinkedTermQuery = (options: apollo.useQuery.Options<LinkedTermQuery, LinkedTermQueryVariables> | SkipToken) =>
  apollo.useQuery<LinkedTermQuery, LinkedTermQueryVariables>(LinkedTermDocument, options);