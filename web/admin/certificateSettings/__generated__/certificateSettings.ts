/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminCertificateSettingsFragment = { signatoryName: string, signatoryNameAr: string, signatoryTitle: string, signatoryTitleAr: string, signature: string | null, updatedAt: string };

export type AdminCertificateSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCertificateSettingsQuery = { certificateSettings: { signatoryName: string, signatoryNameAr: string, signatoryTitle: string, signatoryTitleAr: string, signature: string | null, updatedAt: string } };

export type UpdateCertificateSettingsMutationVariables = Exact<{
  input: Types.CertificateSettingsInput;
  updatedAt?: string | null | undefined;
}>;


export type UpdateCertificateSettingsMutation = { updateCertificateSettings: { signatoryName: string, signatoryNameAr: string, signatoryTitle: string, signatoryTitleAr: string, signature: string | null, updatedAt: string } };

export const AdminCertificateSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCertificateSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitleAr"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminCertificateSettingsFragment, unknown>;
export const AdminCertificateSettingsDocument = {"__meta__":{"hash":"2c6010a246270865e29f0a2485a5998f2e2098c9b4ac10685ed42b8bf28741f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCertificateSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificateSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCertificateSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCertificateSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitleAr"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminCertificateSettingsQuery, AdminCertificateSettingsQueryVariables>;
export const UpdateCertificateSettingsDocument = {"__meta__":{"hash":"ad7afe88484006a3ac80840ae0aa8fb847022ca3400339161ee7bc9c576535bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCertificateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCertificateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCertificateSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCertificateSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitleAr"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateCertificateSettingsMutation, UpdateCertificateSettingsMutationVariables>;

export const useAdminCertificateSettingsQuery = (options?: apollo.useQuery.Options<AdminCertificateSettingsQuery, AdminCertificateSettingsQueryVariables> | SkipToken) =>
  apollo.useQuery<AdminCertificateSettingsQuery, AdminCertificateSettingsQueryVariables>(AdminCertificateSettingsDocument, options ?? {});

export const useUpdateCertificateSettingsMutation = (options?: apollo.useMutation.Options<UpdateCertificateSettingsMutation, UpdateCertificateSettingsMutationVariables>) =>
  apollo.useMutation<UpdateCertificateSettingsMutation, UpdateCertificateSettingsMutationVariables>(UpdateCertificateSettingsDocument, options);