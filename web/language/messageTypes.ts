type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type PluralBaseKey<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : never;
type NonPluralKey<Key> = Key extends `${string}_${PluralForm}` ? never : Key;

/** Requires every English key, and all six Arabic plural forms for each English plural. */
export type ArabicMessages<English> = {
  readonly [Key in NonPluralKey<keyof English>]: English[Key] extends string ? string : ArabicMessages<English[Key]>;
} & { readonly [Key in `${PluralBaseKey<keyof English>}_${PluralForm}`]: string };
