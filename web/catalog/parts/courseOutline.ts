interface OutlineSection {
  id: string;
  title: string;
  titleAr: string;
}

export interface LessonGroup<Section, Lesson> {
  /** Null for lessons of none of the sections, which are withdrawn ones. */
  section: Section | null;
  lessons: readonly Lesson[];
}

export const hasTitle = ({ title, titleAr }: Pick<OutlineSection, 'title' | 'titleAr'>): boolean =>
  `${title}${titleAr}` !== '';

/** Whether groups have headings: a course with one section and no title is shown as one list. */
export const hasHeadings = (sections: readonly OutlineSection[]): boolean => sections.some(hasTitle);

/**
 * The lessons of a course in groups, in the order of both lists; without empty groups.
 * @param isApart lessons that belong to no section here
 */
export function groupBySection<Section extends OutlineSection, Lesson extends { sectionId: string }>(
  sections: readonly Section[],
  lessons: readonly Lesson[],
  isApart: (lesson: Lesson) => boolean = () => false,
): LessonGroup<Section, Lesson>[] {
  const known = new Set(sections.map(({ id }) => id));
  const belongsTo = (lesson: Lesson, section: Section | null) =>
    section ? lesson.sectionId === section.id && !isApart(lesson) : isApart(lesson) || !known.has(lesson.sectionId);
  return [...sections, null]
    .map((section) => ({ section, lessons: lessons.filter((lesson) => belongsTo(lesson, section)) }))
    .filter((group) => group.lessons.length > 0);
}
