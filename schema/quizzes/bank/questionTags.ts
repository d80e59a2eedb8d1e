import { auditedTransaction } from '../../audit/auditedTransaction';
import { findEditableCourse } from '../../catalog/courseEditing/editableCourse';
import { lockCourse } from '../../catalog/courseEditing/updateCourse';
import { bounds } from '../../contract/bounds';
import { questionTagSchema } from '../../contract/validation/learning/quizzes';
import { builder } from '../../core/builder';
import { Problem, validate } from '../../core/problem';

const QuestionTagType = builder.prismaObject('QuestionTag', {
  description: 'The names of a tag of questions, which results and certificates show as a topic.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    tag: t.exposeString('tag', { description: 'The tag as questions have it.' }),
    name: t.exposeString('name', { description: 'English name.' }),
    nameAr: t.exposeString('nameAr', { description: 'Arabic name.' }),
  }),
});

const QuestionTagInput = builder.inputType('QuestionTagInput', {
  description: 'A tag and its names.',
  fields: (t) => ({
    tag: t.string({ required: true, description: 'The tag as questions have it.' }),
    name: t.string({ required: true, description: `English name, at most ${bounds.tags.lengthMax} characters.` }),
    nameAr: t.string({ required: true, description: `Arabic name, at most ${bounds.tags.lengthMax} characters.` }),
  }),
});

const courseIdArg = { required: true, description: 'Key of the course.' } as const;

builder.queryField('questionTags', (t) =>
  t.withAuth({ can: 'course:write' }).prismaField({
    type: [QuestionTagType],
    description: `Tags of a course's questions that have names, at most ${bounds.quizzes.namedTags}: for its trainer and admins.`,
    problems: ['courseNotFound'],
    args: { courseId: t.arg.id(courseIdArg) },
    resolve: async (query, _root, args, context) => {
      const { id: courseId } = await findEditableCourse(args.courseId, context);
      const take = bounds.quizzes.namedTags;
      return context.db.questionTag.findMany({ ...query, where: { courseId }, orderBy: { tag: 'asc' }, take });
    },
  }),
);

builder.mutationField('nameQuestionTag', (t) =>
  t.withAuth({ can: 'course:write' }).prismaField({
    type: QuestionTagType,
    description:
      'Names a tag in both languages: a trainer in their own course, an admin in any. Earlier results keep the names that they have.',
    problems: ['courseNotFound', 'invalidInput'],
    args: {
      courseId: t.arg.id(courseIdArg),
      input: t.arg({ type: QuestionTagInput, required: true, description: 'The tag and its names.' }),
    },
    resolve: async (query, _root, { courseId: key, input }, context) => {
      const { id: courseId } = await findEditableCourse(key, context);
      const { tag, ...names } = validate(questionTagSchema, input);
      return auditedTransaction(context, async (tx) => {
        await lockCourse(tx, courseId);
        const others = await tx.questionTag.count({ where: { courseId, tag: { not: tag } } });
        if (others >= bounds.quizzes.namedTags) throw new Problem('invalidInput', { fields: { tag: 'tooMany' } });
        const where = { courseId_tag: { courseId, tag } };
        return tx.questionTag.upsert({ ...query, where, create: { courseId, tag, ...names }, update: names });
      });
    },
  }),
);
