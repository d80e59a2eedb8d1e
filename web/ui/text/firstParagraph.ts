export const firstParagraph = (description: string): string => description.split(/\n\s*\n/)[0]?.trim() ?? '';
