import { builder } from '../../core/builder';
import { Problem } from '../../core/problem';
import { parseId } from '../../core/ids';
import { CourseType } from '../course';
import { findEditableCourse } from '../courseEditing/editableCourse';
import { changeLessons, inOutline, listsExactly, renumberLessons } from '../lessons/changeLessons';

const courseIdArg = { required: true, description: 'Id of the course.' } as const;

const SectionArrangementInput = builder.inputType('SectionArrangementInput', {
  description: 'A section and its lessons in the new order.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of a section of the course.' }),
    lessonIds: t.idList({ required: true, description: 'Ids of its lessons; empty for none.' }),
  }),
});

builder.mutationFields((t) => ({
  reorderLessons: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Reorders the lessons of a course within their sections; changedMeanwhile if the ids are not exactly its lessons.',
    problems: ['courseNotFound', 'changedMeanwhile'],
    args: {
      courseId: t.arg.id(courseIdArg),
      lessonIds: t.arg.idList({ required: true, description: 'Ids of all lessons of the course, in the new order.' }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: courseId } = await findEditableCourse(args.courseId, context);
      return changeLessons(context, { courseId }, async (tx) => {
        const ids = args.lessonIds.map(parseId);
        const lessons = await tx.lesson.findMany({ where: inOutline(courseId), select: { id: true } });
        if (!listsExactly(ids, lessons)) throw new Problem('changedMeanwhile');
        await renumberLessons(tx, courseId, ids);
        return tx.course.findUniqueOrThrow({ ...query, where: { id: courseId } });
      });
    },
  }),
  arrangeCourse: t.withAuth({ can: 'course:write' }).prismaField({
    type: CourseType,
    description:
      'Orders the sections of a course and its lessons in them, in one write; changedMeanwhile if the ids are not exactly its sections and lessons.',
    problems: ['courseNotFound', 'changedMeanwhile'],
    args: {
      courseId: t.arg.id(courseIdArg),
      sections: t.arg({
        type: [SectionArrangementInput],
        required: true,
        description: 'All sections of the course in the new order, which together have all its lessons.',
      }),
    },
    resolve: async (query, _root, args, context) => {
      const { id: courseId } = await findEditableCourse(args.courseId, context);
      const sections = args.sections.map(({ id, lessonIds }) => ({
        id: parseId(id),
        lessonIds: lessonIds.map(parseId),
      }));
      return changeLessons(context, { courseId }, async (tx) => {
        const sectionIds = sections.map(({ id }) => id);
        const lessonIds = sections.flatMap((section) => section.lessonIds);
        const isWhole =
          listsExactly(sectionIds, await tx.courseSection.findMany({ where: { courseId }, select: { id: true } })) &&
          listsExactly(lessonIds, await tx.lesson.findMany({ where: inOutline(courseId), select: { id: true } }));
        if (!isWhole) throw new Problem('changedMeanwhile');
        const sectionOfLesson = sections.flatMap((section) => section.lessonIds.map(() => section.id));
        await tx.$executeRaw`
          UPDATE "course_sections" s SET "position" = wanted."place"
          FROM unnest(${sectionIds}::integer[]) WITH ORDINALITY AS wanted("id", "place")
          WHERE s."id" = wanted."id" AND s."position" <> wanted."place"`;
        await tx.$executeRaw`
          UPDATE "lessons" l SET "order" = wanted."place", "sectionId" = wanted."sectionId"
          FROM unnest(${lessonIds}::integer[], ${sectionOfLesson}::integer[]) WITH ORDINALITY AS wanted("id", "sectionId", "place")
          WHERE l."id" = wanted."id" AND (l."order", l."sectionId") <> (wanted."place", wanted."sectionId")`;
        return tx.course.findUniqueOrThrow({ ...query, where: { id: courseId } });
      });
    },
  }),
}));
