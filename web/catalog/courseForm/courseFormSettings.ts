import type { CourseFieldName, CourseFormValues } from './courseFormValues';

interface Option {
  value: string;
  label: string;
}

export interface CourseFormSettings {
  labels: Record<CourseFieldName, string>;
  hints: Partial<Record<CourseFieldName, string>>;
  options: Record<
    'categoryId' | 'level' | 'hasCertificate' | 'previewLessonId' | 'requiredCourseIds',
    readonly Option[]
  >;
  /** Null for a new course. */
  courseId: string | null;
  /** Prefix of the element ids, for links to a field (`#course-title`). */
  idPrefix?: string;
  /** Replaces an invalid duration by 0 when its field loses the focus, instead of showing a message. */
  coercesNumbers?: boolean;
}

export const formatCourseValue = (
  settings: CourseFormSettings,
  name: CourseFieldName,
  value: CourseFormValues[CourseFieldName],
): string => {
  if (Array.isArray(value)) return value.map((each) => formatCourseText(settings, name, each)).join('\n');
  return formatCourseText(settings, name, String(value));
};

function formatCourseText(settings: CourseFormSettings, name: CourseFieldName, text: string): string {
  const options = settings.options[name as keyof typeof settings.options] as readonly Option[] | undefined;
  return options?.find((option) => option.value === text)?.label ?? text;
}
