import { useTranslation } from 'react-i18next';
import { useCourseNamesQuery } from './__generated__/TrainerDashboard';
import { inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { NativeSelect } from '../ui/form/NativeSelect';

interface CourseSelectProps {
  id: string;
  /** Key of the chosen course; '' for all. */
  value: string;
  onChoose(course: string): void;
}

/** One of the trainer's courses, or all. */
export function CourseSelect({ id, value, onChoose }: CourseSelectProps) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { data } = useCourseNamesQuery();
  const courses = data?.teachingCourses.rows ?? [];
  const options = courses.map((course) => ({ value: course.id, label: inLanguage(course, 'title', language) }));
  return (
    <NativeSelect
      id={id}
      name="course"
      label={t('list.course')}
      value={options.some((option) => option.value === value) ? value : ''}
      options={[{ value: '', label: t('list.allCourses') }, ...options]}
      onChoose={onChoose}
    />
  );
}
