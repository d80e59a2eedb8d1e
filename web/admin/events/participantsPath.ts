/** The page of an event's participants; without one, their list opens in a dialog. */
export const participantsPath: ((eventId: string) => string) | undefined = undefined;
