/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TrainerDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type TrainerDashboardQuery = { teachingSummary: { totalCourses: number, students: number, publishedCourses: number, revenue: string, averageRating: string, completionRate: number, totalSales: number } };

export type CourseNameFragment = { id: string, title: string, titleAr: string };

export type CourseNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseNamesQuery = { teachingCourses: { rows: Array<{ id: string, title: string, titleAr: string }> } };

export const CourseNameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}}]}}]} as unknown as DocumentNode<CourseNameFragment, unknown>;
export const TrainerDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainerDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teachingSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCourses"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"publishedCourses"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"completionRate"}},{"kind":"Field","name":{"kind":"Name","value":"totalSales"}}]}}]}}]} as unknown as DocumentNode<TrainerDashboardQuery, TrainerDashboardQueryVariables>;
export const CourseNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teachingCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}}]}}]} as unknown as DocumentNode<CourseNamesQuery, CourseNamesQueryVariables>;

export const useTrainerDashboardQuery = (options?: apollo.useQuery.Options<TrainerDashboardQuery, TrainerDashboardQueryVariables> | SkipToken) =>
  apollo.useQuery<TrainerDashboardQuery, TrainerDashboardQueryVariables>(TrainerDashboardDocument, options ?? {});

export const useCourseNamesQuery = (options?: apollo.useQuery.Options<CourseNamesQuery, CourseNamesQueryVariables> | SkipToken) =>
  apollo.useQuery<CourseNamesQuery, CourseNamesQueryVariables>(CourseNamesDocument, options ?? {});