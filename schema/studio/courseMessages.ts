import type { Prisma } from '../../prisma/generated/client';
import { findEditableCourse } from '../catalog/courseEditing/editableCourse';
import { pageSizes } from '../contract/pageSizes';
import { courseMessageRecipientsSchema, courseMessageSchema } from '../contract/validation/office/personalMessages';
import { activeEnrollmentWhere } from '../core/accessRules';
import { builder } from '../core/builder';
import { validate } from '../core/problem';
import { courseMessageNotification } from '../notifications/kinds/courseMessage';
import { countReach, MessageReachType, sendPersonalMessage } from '../notifications/personalMessages';

const enrollmentIdsNote = `Keys of enrollments in the course, at most ${pageSizes.selectedRows}; those without access and repeated ones are left out.`;

const CourseMessageInput = builder.inputType('CourseMessageInput', {
  description: 'A message to learners of a course. The English texts are both given or both left out.',
  fields: (t) => ({
    enrollmentIds: t.idList({ required: true, description: enrollmentIdsNote }),
    subjectAr: t.string({ required: true, description: 'Arabic subject; a single line.' }),
    textAr: t.string({ required: true, description: 'Arabic text, plain; blank lines separate paragraphs.' }),
    subject: t.string({ description: 'English subject.' }),
    text: t.string({ description: 'English text.' }),
  }),
});

/** Those of the chosen learners who have access to the course at the time of the write. */
const learnersOf = (courseId: number, enrollmentIds: number[]): Prisma.UserWhereInput => ({
  enrollments: { some: { id: { in: enrollmentIds }, courseId, ...activeEnrollmentWhere } },
});

const courseIdArg = { required: true, description: 'Key of the course.' } as const;

builder.queryField('courseMessageReach', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: MessageReachType,
    description: 'How many people a message to chosen learners of a course would reach.',
    problems: ['courseNotFound', 'invalidInput'],
    args: {
      courseId: t.arg.id(courseIdArg),
      enrollmentIds: t.arg.idList({ required: true, description: enrollmentIdsNote }),
    },
    resolve: async (_root, { courseId, ...input }, context) => {
      const { id } = await findEditableCourse(courseId, context);
      const { enrollmentIds } = validate(courseMessageRecipientsSchema, input);
      return countReach(context.db, courseMessageNotification, learnersOf(id, enrollmentIds));
    },
  }),
);

builder.mutationField('sendCourseMessage', (t) =>
  t.withAuth({ can: 'course:write' }).int({
    description:
      'Sends a message to chosen learners of a course, by its trainer or an admin: to the inbox of each, and as a mail by their preferences. ' +
      'Returns the number of recipients. Each person gets the same message of a course once a day.',
    problems: ['courseNotFound', 'invalidInput', 'tooManyAttempts', 'messageWithoutRecipients'],
    args: {
      courseId: t.arg.id(courseIdArg),
      input: t.arg({ type: CourseMessageInput, required: true, description: 'The message.' }),
    },
    resolve: async (_root, { courseId, input }, context) => {
      const { id } = await findEditableCourse(courseId, context);
      const { enrollmentIds, ...texts } = validate(courseMessageSchema, input);
      await context.services.rateLimiter.limitByUser(context.viewer.id, 'courseMessage');
      const course = await context.db.course.findUniqueOrThrow({
        where: { id },
        select: { title: true, titleAr: true },
      });
      return sendPersonalMessage(
        {
          notification: courseMessageNotification,
          people: learnersOf(id, enrollmentIds),
          payload: { courseId: id, ...course, ...texts },
          entity: 'course_messages',
          entityId: id,
        },
        context,
      );
    },
  }),
);
