/** A thing in the words of schema.org; what is undefined is left out. */
export interface JsonLdObject {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** As much of a description as search engines and previews show. */
export const maxDescriptionLength = 300;
