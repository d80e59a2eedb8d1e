/** The first paragraph of a description, for the places that have room for no more. */
export const firstParagraph = (description: string): string => description.split(/\n\s*\n/)[0]?.trim() ?? '';
