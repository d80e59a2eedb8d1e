import { useTranslation, localizeField, useLanguage } from '../../language';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { useStudioCourseOptionsQuery } from './__generated__/StudioScreen';

interface StudioCourseSelectProps {
  id: string;
  /** Course id; '' for all courses. */
  value: string;
  onChange(course: string): void;
}

export function StudioCourseSelect({ id, value, onChange }: StudioCourseSelectProps) {
  const { t } = useTranslation('studio');
  const { language } = useLanguage();
  const { data } = useStudioCourseOptionsQuery();
  const courses = data?.studioCourses.rows ?? [];
  const options = courses.map((course) => ({ value: course.id, label: localizeField(course, 'title', language) }));
  return (
    <NativeSelect
      id={id}
      name="course"
      label={t('list.course')}
      value={options.some((option) => option.value === value) ? value : ''}
      options={[{ value: '', label: t('list.allCourses') }, ...options]}
      onChange={onChange}
    />
  );
}
