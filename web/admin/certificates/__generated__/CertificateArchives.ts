/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schemaTypes';

import * as apollo from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CertificateArchiveFragment = { id: string, state: Types.DataExportState, total: number, done: number, bytes: number | null, url: string | null, createdAt: string, expiresAt: string };

export type CertificateArchivesQueryVariables = Exact<{ [key: string]: never; }>;


export type CertificateArchivesQuery = { certificateArchives: Array<{ id: string, state: Types.DataExportState, total: number, done: number, bytes: number | null, url: string | null, createdAt: string, expiresAt: string }> };

export type CreateCertificateArchiveMutationVariables = Exact<{
  filter?: Types.AdminCertificateFilter | null | undefined;
}>;


export type CreateCertificateArchiveMutation = { createCertificateArchive: { id: string, state: Types.DataExportState, total: number, done: number, bytes: number | null, url: string | null, createdAt: string, expiresAt: string } };

export const CertificateArchiveFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateArchive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateArchive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<CertificateArchiveFragment, unknown>;
export const CertificateArchivesDocument = {"__meta__":{"hash":"f7cc46ab4fc644c0dbcb00c786204269a3836358cbc3b3b93fa3f022b953486f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CertificateArchives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificateArchives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateArchive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateArchive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateArchive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<CertificateArchivesQuery, CertificateArchivesQueryVariables>;
export const CreateCertificateArchiveDocument = {"__meta__":{"hash":"279343d3ca8738312edd9cdde75a0aba561c9f29c3d7b90889f85413ecbfd94e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCertificateArchive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCertificateFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCertificateArchive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateArchive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateArchive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateArchive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<CreateCertificateArchiveMutation, CreateCertificateArchiveMutationVariables>;

export const useCertificateArchivesQuery = (options?: apollo.useQuery.Options<CertificateArchivesQuery, CertificateArchivesQueryVariables> | SkipToken) =>
  apollo.useQuery<CertificateArchivesQuery, CertificateArchivesQueryVariables>(CertificateArchivesDocument, options ?? {});

export const useCreateCertificateArchiveMutation = (options?: apollo.useMutation.Options<CreateCertificateArchiveMutation, CreateCertificateArchiveMutationVariables>) =>
  apollo.useMutation<CreateCertificateArchiveMutation, CreateCertificateArchiveMutationVariables>(CreateCertificateArchiveDocument, options);