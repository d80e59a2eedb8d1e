/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeachingStatsFragment = { totalCourses: number, students: number, publishedCourses: number, revenue: string, averageRating: string, completionRate: number, totalSales: number };

export type StudioScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioScreenQuery = { studioSummary: { totalCourses: number, students: number, publishedCourses: number, revenue: string, averageRating: string, completionRate: number, totalSales: number } };

export type StudioCourseOptionFragment = { id: string, title: string, titleAr: string };

export type StudioCourseOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioCourseOptionsQuery = { studioCourses: { rows: Array<{ id: string, title: string, titleAr: string }> } };

export const TeachingStatsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeachingStats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCourses"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"publishedCourses"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"completionRate"}},{"kind":"Field","name":{"kind":"Name","value":"totalSales"}}]}}]} as unknown as DocumentNode<TeachingStatsFragment, unknown>;
export const StudioCourseOptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioCourseOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}}]}}]} as unknown as DocumentNode<StudioCourseOptionFragment, unknown>;
export const StudioScreenDocument = {"__meta__":{"hash":"1a5ffffe6c022d2334340d4bafda93786a0126ee431a0af91d6b62e2e1743753"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudioScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studioSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeachingStats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeachingStats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCourses"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"publishedCourses"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"completionRate"}},{"kind":"Field","name":{"kind":"Name","value":"totalSales"}}]}}]} as unknown as DocumentNode<StudioScreenQuery, StudioScreenQueryVariables>;
export const StudioCourseOptionsDocument = {"__meta__":{"hash":"848b2bfa9f528a1a6caba0c8aa01afcf2d8e544bb8283db62e83b0356d8e0d98"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudioCourseOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studioCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioCourseOption"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioCourseOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}}]}}]} as unknown as DocumentNode<StudioCourseOptionsQuery, StudioCourseOptionsQueryVariables>;

export const useStudioScreenQuery = (options?: apollo.useQuery.Options<StudioScreenQuery, StudioScreenQueryVariables> | SkipToken) =>
  apollo.useQuery<StudioScreenQuery, StudioScreenQueryVariables>(StudioScreenDocument, options ?? {});

export const useStudioCourseOptionsQuery = (options?: apollo.useQuery.Options<StudioCourseOptionsQuery, StudioCourseOptionsQueryVariables> | SkipToken) =>
  apollo.useQuery<StudioCourseOptionsQuery, StudioCourseOptionsQueryVariables>(StudioCourseOptionsDocument, options ?? {});