const newQuestionStart = 'new-';

export const isNewQuestionId = (id: string): boolean => id.startsWith(newQuestionStart);

/** The id of a question until the server has created it. */
export const createNewQuestionId = (): string => `${newQuestionStart}${crypto.randomUUID()}`;

/** The UUID in the id of a new question, by which the server recognizes a repeated request. */
export const clientKeyOfQuestion = (newId: string): string => newId.slice(newQuestionStart.length);
