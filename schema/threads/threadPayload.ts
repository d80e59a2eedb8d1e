interface Titles {
  title: string;
  titleAr: string;
}

interface ThreadWithTitles {
  id: number;
  courseId: number;
  lessonId: number;
  lesson: Titles;
  course: Titles;
}

/** What notifications about a thread have in common. A title that a language lacks is that of the other one. */
export const toThreadPayload = ({ id: threadId, courseId, lessonId, lesson, course }: ThreadWithTitles) => ({
  threadId,
  courseId,
  lessonId,
  title: course.title || course.titleAr,
  titleAr: course.titleAr || course.title,
  lessonTitle: lesson.title || lesson.titleAr,
  lessonTitleAr: lesson.titleAr || lesson.title,
});
