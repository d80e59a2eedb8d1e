import type { ApolloClient } from '@apollo/client';
import type { Language } from '../../../../schema/contract/languages';
import { problems, type ProblemCode } from '../../../../schema/contract/problems/problems';
import { parseCommaList } from '../../../../schema/contract/text/commaSeparatedList';
import { TransportError } from '../../../data/apollo/transport';
import type { ServerSnapshot } from '../../../drafts/draftModel';
import type { DraftApi } from '../../../drafts/PersistedDraft';
import { toQuestionContent, toQuestionValues } from '../questionForm/questionContent';
import type { QuestionValues } from '../questionForm/questionValues';
import {
  CreateQuestionDocument,
  QuizDraftsDocument,
  UpdateQuestionDraftDocument,
  UpdateQuizDocument,
  type QuestionDraftFragment,
  type QuizDraftFragment,
} from './__generated__/quizDraftApi';
import { clientKeyOfQuestion } from './questionIds';
import { createQuestionDraftPolicy, quizDraftPolicy } from './quizDraftPolicies';
import { toQuizInput, toQuizValues, type QuizValues } from './quizValues';

export const toQuizSnapshot = (quiz: QuizDraftFragment): ServerSnapshot<QuizValues> => ({
  values: toQuizValues(quiz),
  updatedAt: quiz.updatedAt,
});

export const toQuestionSnapshot = ({ draft, tags }: QuestionDraftFragment): ServerSnapshot<QuestionValues> => ({
  values: toQuestionValues(draft, tags),
  updatedAt: draft.updatedAt,
});

/** A question that the server has not created yet; its kind is the first change. */
export const newQuestionSnapshot: ServerSnapshot<QuestionValues> = {
  values: toQuestionValues({ kind: 'single', body: {}, key: {}, feedback: {} }, []),
  updatedAt: '',
};

interface QuizDraftApiOptions {
  client: ApolloClient;
  courseId: string;
  language: Language;
  /** The values that the server holds of the question with this id: a draft is stored as a whole. */
  serverValues(id: string): QuestionValues | undefined;
}

/** A quiz, and the bank of its course. */
export interface QuizData {
  quiz: QuizDraftFragment;
  courseQuestions: readonly QuestionDraftFragment[];
}

/** The draft APIs of the quizzes and questions of a course. They reject with errors of Apollo or the transport. */
export function createQuizDraftApis({ client, courseId, language, serverValues }: QuizDraftApiOptions) {
  const notFound = (code: ProblemCode) => new TransportError(problems[code].status, problems[code].text[language]);
  const storedValues = (id: string) => serverValues(id) ?? newQuestionSnapshot.values;
  const fetchDrafts = async (lessonId: string): Promise<QuizData> => {
    const { data } = await client.query({
      query: QuizDraftsDocument,
      variables: { courseId, lessonId },
      fetchPolicy: 'network-only',
    });
    if (!data?.quiz) throw notFound('lessonNotFound');
    return { quiz: data.quiz, courseQuestions: data.courseQuestions };
  };

  const quiz = (lessonId: string): DraftApi<QuizValues> => ({
    ...quizDraftPolicy,
    save: async (changes, updatedAt) => {
      const variables = { lessonId, input: toQuizInput(changes), updatedAt };
      const { data } = await client.mutate({ mutation: UpdateQuizDocument, variables });
      if (!data) throw notFound('lessonNotFound');
      return toQuizSnapshot(data.updateQuiz);
    },
    fetch: async () => toQuizSnapshot((await fetchDrafts(lessonId)).quiz),
  });

  /** @param lessonId of the quiz whose query reads the question */
  const question = (id: string, lessonId: string): DraftApi<QuestionValues> => ({
    ...createQuestionDraftPolicy(() => storedValues(id)),
    save: async (changes, updatedAt) => {
      const values = { ...storedValues(id), ...changes };
      const input = {
        ...toQuestionContent(values),
        ...(changes.tags !== undefined && { tags: parseCommaList(changes.tags) }),
      };
      const { data } = await client.mutate({
        mutation: UpdateQuestionDraftDocument,
        variables: { id, input, updatedAt },
      });
      if (!data) throw notFound('questionNotFound');
      return toQuestionSnapshot(data.updateQuestionDraft);
    },
    fetch: async () => {
      const { courseQuestions } = await fetchDrafts(lessonId);
      const current = courseQuestions.find((each) => each.id === id);
      if (!current) throw notFound('questionNotFound');
      return toQuestionSnapshot(current);
    },
  });

  /**
   * Creates the question with the first save and updates it afterwards. A repeated request returns the question that the first
   * one created.
   * @param newId of `createNewQuestionId`
   */
  const newQuestion = (
    newId: string,
    lessonId: string,
    onCreated: (question: QuestionDraftFragment) => void,
  ): DraftApi<QuestionValues> => {
    let created: DraftApi<QuestionValues> | undefined;
    return {
      ...createQuestionDraftPolicy(() => storedValues(newId)),
      save: async (changes, updatedAt) => {
        if (created) return created.save(changes, updatedAt);
        const { kind } = { ...newQuestionSnapshot.values, ...changes };
        const input = { kind, clientKey: clientKeyOfQuestion(newId) };
        const { data } = await client.mutate({ mutation: CreateQuestionDocument, variables: { courseId, input } });
        if (!data) throw notFound('courseNotFound');
        created = question(data.createQuestion.id, lessonId);
        // The changes stay unsaved in the renamed draft, which sends them next.
        onCreated(data.createQuestion);
        return toQuestionSnapshot(data.createQuestion);
      },
      fetch: () => (created ? created.fetch() : Promise.resolve(newQuestionSnapshot)),
    };
  };

  return { quiz, question, newQuestion };
}
