/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TablePreferenceFragment = { list: string, columns: Array<string>, density: Types.TableDensity };

export type MyTablePreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyTablePreferencesQuery = { myTablePreferences: Array<{ list: string, columns: Array<string>, density: Types.TableDensity }> };

export type SaveTablePreferenceMutationVariables = Exact<{
  list: string;
  columns?: Array<string> | string | null | undefined;
  density: Types.TableDensity;
}>;


export type SaveTablePreferenceMutation = { saveTablePreference: { list: string, columns: Array<string>, density: Types.TableDensity } };

export const TablePreferenceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TablePreference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TablePreference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]} as unknown as DocumentNode<TablePreferenceFragment, unknown>;
export const MyTablePreferencesDocument = {"__meta__":{"hash":"82a6610272eb3e4f310c91d6ce06535434f54b1327b9cdc77776ef196bdca9fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyTablePreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTablePreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TablePreference"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TablePreference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TablePreference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]} as unknown as DocumentNode<MyTablePreferencesQuery, MyTablePreferencesQueryVariables>;
export const SaveTablePreferenceDocument = {"__meta__":{"hash":"4ce3d4a78b9f1635d796535bf58287bbde83e20f8d720535f4a3828a12c1d41f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTablePreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"density"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TableDensity"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTablePreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"density"},"value":{"kind":"Variable","name":{"kind":"Name","value":"density"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TablePreference"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TablePreference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TablePreference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]} as unknown as DocumentNode<SaveTablePreferenceMutation, SaveTablePreferenceMutationVariables>;

export const useMyTablePreferencesQuery = (options?: apollo.useQuery.Options<MyTablePreferencesQuery, MyTablePreferencesQueryVariables> | SkipToken) =>
  apollo.useQuery<MyTablePreferencesQuery, MyTablePreferencesQueryVariables>(MyTablePreferencesDocument, options ?? {});

export const useSaveTablePreferenceMutation = (options?: apollo.useMutation.Options<SaveTablePreferenceMutation, SaveTablePreferenceMutationVariables>) =>
  apollo.useMutation<SaveTablePreferenceMutation, SaveTablePreferenceMutationVariables>(SaveTablePreferenceDocument, options);