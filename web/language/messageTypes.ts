type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type PluralBaseKey<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : never;
type NonPluralKey<Key> = Key extends `${string}_${PluralForm}` ? never : Key;

/**
 * The same messages in Arabic: every key that the English ones have, and all six plural forms wherever English has its
 * two.
 */
export type ArabicMessages<English> = {
  readonly [Key in NonPluralKey<keyof English>]: English[Key] extends string ? string : ArabicMessages<English[Key]>;
} & { readonly [Key in `${PluralBaseKey<keyof English>}_${PluralForm}`]: string };
