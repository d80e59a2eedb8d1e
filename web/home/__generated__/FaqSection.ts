/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FaqItemFragment = { id: string, question: string, questionAr: string, answer: string, answerAr: string };

export type MoreFaqsQueryVariables = Exact<{
  filter: Types.FaqFilter;
  first: number;
}>;


export type MoreFaqsQuery = { faqs: { nodes: Array<{ id: string, question: string, questionAr: string, answer: string, answerAr: string }> } };

export type LinkedFaqQueryVariables = Exact<{
  id: string;
}>;


export type LinkedFaqQuery = { faq: { isPublished: boolean, id: string, question: string, questionAr: string, answer: string, answerAr: string } | null };

export const FaqItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"questionAr"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answerAr"}}]}}]} as unknown as DocumentNode<FaqItemFragment, unknown>;
export const MoreFaqsDocument = {"__meta__":{"hash":"8ff632f78cea08ca593f1a3de3d6b75e5af8fa63a04cd589aaaf698b8dedb584"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreFaqs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"questionAr"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answerAr"}}]}}]} as unknown as DocumentNode<MoreFaqsQuery, MoreFaqsQueryVariables>;
export const LinkedFaqDocument = {"__meta__":{"hash":"176ce52bb8be07183d0cd26f50d82a0815f1e55634a1cabe486ddf3464cfab4e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkedFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"questionAr"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answerAr"}}]}}]} as unknown as DocumentNode<LinkedFaqQuery, LinkedFaqQueryVariables>;

export const useMoreFaqsQuery = (options: apollo.useQuery.Options<MoreFaqsQuery, MoreFaqsQueryVariables> | SkipToken) =>
  apollo.useQuery<MoreFaqsQuery, MoreFaqsQueryVariables>(MoreFaqsDocument, options);

export const useLinkedFaqQuery = (options: apollo.useQuery.Options<LinkedFaqQuery, LinkedFaqQueryVariables> | SkipToken) =>
  apollo.useQuery<LinkedFaqQuery, LinkedFaqQueryVariables>(LinkedFaqDocument, options);