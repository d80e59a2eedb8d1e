import { findEditableCourse } from '../../catalog/courseEditing/editableCourse';
import { bounds } from '../../contract/bounds';
import { builder } from '../../core/builder';
import { QuestionKindType } from '../quizEnums';
import { hashContent, type HashedContent } from '../../../prisma/contentHash';
import type { Language } from '../../contract/languages';
import { formatValidationMessage } from '../../contract/problems/validationMessages';
import { parseQuestionContent } from '../../contract/grading/questions/parseQuestionContent';

const DraftIssueType = builder.objectRef<DraftIssue>('QuestionDraftIssue').implement({
  description: 'What keeps a draft from being applied.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Field, such as "body.options.0.text".' }),
    message: t.exposeString('message', { description: 'Message in the language of the request.' }),
  }),
});

const QuestionDraftType = builder.prismaObject('QuestionDraft', {
  description: 'The content of a question as its author left it, perhaps incomplete.',
  select: { kind: true, body: true, key: true, feedback: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: QuestionKindType, description: 'Kind of the question.' }),
    body: t.field({ type: 'JSON', description: 'What learners see.', resolve: ({ body }) => body }),
    key: t.field({ type: 'JSON', description: 'What decides whether a response is right.', resolve: ({ key }) => key }),
    feedback: t.field({
      type: 'JSON',
      description: 'Explanation and notes: `{explanation, explanationAr, notes}`.',
      resolve: ({ feedback }) => feedback,
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last save.' }),
    isApplied: t.boolean({
      description: 'True if new attempts get this content.',
      select: {
        question: {
          select: {
            versions: { orderBy: { number: 'desc' }, take: 1, select: { key: { select: { contentHash: true } } } },
          },
        },
      },
      resolve: ({ question: { versions }, ...draft }) => versions[0]?.key?.contentHash === hashContent(draft),
    }),
    issues: t.field({
      type: [DraftIssueType],
      description: 'What keeps the draft from being applied; empty if it can be.',
      resolve: (draft, _args, { language }) => findDraftIssues(draft, language),
    }),
  }),
});

export const QuestionType = builder.prismaObject('Question', {
  description: "A question of a course's bank, for the trainer of the course and admins.",
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    courseId: t.exposeID('courseId', { description: 'Key of the course.' }),
    kind: t.field({
      type: QuestionKindType,
      description: 'Kind of the draft.',
      select: { draft: { select: { kind: true } } },
      resolve: ({ draft }) => draft?.kind ?? 'single',
    }),
    tags: t.exposeStringList('tags', { description: 'Tags by which quizzes draw questions and results are grouped.' }),
    current: t.exposeInt('currentNumber', {
      nullable: true,
      description: 'Number of the version that new attempts get; null before the first one.',
    }),
    archivedAt: t.expose('archivedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time from which no new attempt asks it; null otherwise.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change of version or tags.' }),
    draft: t.relation('draft', {
      type: QuestionDraftType,
      nullable: false,
      onNull: 'error',
      description: 'What is being edited.',
    }),
  }),
});

builder.queryField('courseQuestions', (t) =>
  t.withAuth({ can: 'course:write' }).prismaField({
    type: [QuestionType],
    description: `The bank of a course, oldest first, with archived questions, at most ${bounds.quizzes.allQuestions}: for its trainer and admins.`,
    problems: ['courseNotFound'],
    // A thousand drafts are read and judged.
    complexity: { field: 100, multiplier: 60 },
    args: { courseId: t.arg.id({ required: true, description: 'Key of the course.' }) },
    resolve: async (query, _root, { courseId }, context) => {
      const { id } = await findEditableCourse(courseId, context);
      return context.db.question.findMany({
        ...query,
        where: { courseId: id },
        orderBy: { id: 'asc' },
        take: bounds.quizzes.allQuestions,
      });
    },
  }),
);

interface DraftIssue {
  path: string;
  message: string;
}

/** What keeps a draft from being applied, with messages in a language. */
const findDraftIssues = (draft: HashedContent, language: Language): DraftIssue[] =>
  Object.entries(parseQuestionContent(draft).issues ?? {}).map(([path, message]) => ({
    path,
    message: formatValidationMessage(message, language),
  }));
