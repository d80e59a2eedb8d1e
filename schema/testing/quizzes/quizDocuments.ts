/* GraphQL documents of the tests of quizzes. */

const attemptFields = `id lessonId number state startedAt deadlineAt remainingSeconds savedAt submittedAt passPercent maxPoints score percent
  criticalMissed isRevealed topics { tag name nameAr percent }
  questions {
    position kind points isCritical text textAr textBlocks textBlocksAr
    options { id text textAr textBlocks textBlocksAr } targets { id text textAr } units picture { url alt altAr }
    places { id x y text textAr } response seq savedAt
    review {
      verdict numerator denominator correctResponse explanation explanationAr explanationBlocks explanationBlocksAr
      notes { option text textAr misconception misconceptionAr lessonId second }
    }
  }`;

export const attemptMutations = {
  start: `mutation ($lessonId: ID!, $clientKey: ID) { startQuizAttempt(lessonId: $lessonId, clientKey: $clientKey) { ${attemptFields} } }`,
  save: `mutation ($attemptId: ID!, $answers: [QuizAnswerInput!]!) {
    saveQuizAnswers(attemptId: $attemptId, answers: $answers) { isLate savedAt remainingSeconds answers { position seq response savedAt } } }`,
  submit: `mutation ($attemptId: ID!) { submitQuizAttempt(attemptId: $attemptId) { ${attemptFields} } }`,
} as const;

export const attemptQuery = `query ($id: ID!) { quizAttempt(id: $id) { ${attemptFields} } }`;

export const quizQuery = `query ($lessonId: ID!) {
  quiz(lessonId: $lessonId) {
    lessonId passPercent attemptsAllowed pauseMinutes timeLimitSeconds reveal shuffleQuestions shuffleOptions updatedAt
    questionCount maxPoints criticalCount canStart attemptsLeft nextAttemptAt timeLimitForMe
    myAttempts { id number state score percent isRevealed }
    slots { position questionId drawTag drawCount points isCritical usableCount }
  } }`;
