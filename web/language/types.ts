type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Counted<Key> = Key extends `${infer Base}_${Plural}` ? Base : never;
type Plain<Key> = Key extends `${string}_${Plural}` ? never : Key;

/**
 * The same messages in Arabic: every key that the English ones have, and all six plural forms wherever English has its
 * two.
 */
export type Messages<English> = {
  readonly [Key in Plain<keyof English>]: English[Key] extends string ? string : Messages<English[Key]>;
} & { readonly [Key in `${Counted<keyof English>}_${Plural}`]: string };
