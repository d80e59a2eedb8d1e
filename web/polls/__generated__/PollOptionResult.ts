/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PollOptionResultFragment = { id: string, optionText: string, optionTextAr: string, votes: number };

export const PollOptionResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PollOptionResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PollOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"optionText"}},{"kind":"Field","name":{"kind":"Name","value":"optionTextAr"}},{"kind":"Field","name":{"kind":"Name","value":"votes"}}]}}]} as unknown as DocumentNode<PollOptionResultFragment, unknown>;