import { saveAnswersSchema, startAttemptSchema } from '../../../schema/contract/validation/learning/quizzes';
import {
  RestAttemptDocument,
  RestSaveAnswersDocument,
  RestStartAttemptDocument,
  RestSubmitAttemptDocument,
} from '../operations/generated';
import { get, post, put, type Route } from '../route';

export const quizRoutes: Route[] = [
  post('/api/lessons/:id/attempts', RestStartAttemptDocument, {
    body: startAttemptSchema,
    isBodyOptional: true,
    variables: ({ params, body: { clientKey } }) => ({ lessonId: params.id, clientKey }),
    response: ({ startQuizAttempt: { isNew: _isNew, ...attempt } }) => attempt,
    isCreated: ({ startQuizAttempt }) => startQuizAttempt.isNew,
  }),
  get('/api/attempts/:id', RestAttemptDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ quizAttempt }) => quizAttempt,
    notFound: 'attemptNotFound',
  }),
  put('/api/attempts/:id/answers', RestSaveAnswersDocument, {
    body: saveAnswersSchema,
    variables: ({ params, body: { answers } }) => ({ id: params.id, answers }),
    response: ({ saveQuizAnswers: { isLate, ...saved } }) => ({ ...saved, late: isLate }),
  }),
  post('/api/attempts/:id/submit', RestSubmitAttemptDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ submitQuizAttempt }) => submitQuizAttempt,
  }),
];
