/** A schema.org object; undefined properties are omitted. */
export interface JsonLdObject {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Characters that search engines and previews show. */
export const maxDescriptionLength = 300;
