/** A poll of the shape the schema answers, different where told. */
export const aPoll = (different: Record<string, unknown> = {}) => ({
  id: 7,
  question: 'Which electric car would suit Algerian cities best?',
  questionAr: 'أي سيارة كهربائية أنسب للمدن الجزائرية؟',
  options: [
    { id: 71, optionText: 'Fiat 500e', optionTextAr: 'فيات 500e', votes: 112 },
    { id: 72, optionText: 'Dacia Spring', optionTextAr: 'داسيا سبرينغ', votes: 98 },
    { id: 73, optionText: 'Another one', optionTextAr: 'سيارة أخرى', votes: 3 },
  ],
  isMultiple: false,
  isExpired: false,
  voterCount: 213,
  endsAt: null,
  hasVoted: false,
  myChoices: [],
  ...different,
});
