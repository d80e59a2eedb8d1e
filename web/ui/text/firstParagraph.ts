const paragraphBreak = /\n\s*\n/;

export const firstParagraph = (description: string): string => description.split(paragraphBreak)[0]?.trim() ?? '';

/** What follows the first paragraph; empty for a single one. */
export const afterFirstParagraph = (description: string): string => {
  const end = description.trim().search(paragraphBreak);
  return end < 0 ? '' : description.trim().slice(end).trim();
};
