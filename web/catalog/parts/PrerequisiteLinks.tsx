import { useLanguage, localizeFieldWithLang } from '../../language';
import { paths, TextLink } from '../../routing';
import type { PrerequisitesFragment } from './__generated__/Prerequisites';

/** Links to the courses that come before a course, as items of a list. */
export function PrerequisiteLinks({ course }: { course: PrerequisitesFragment }) {
  const { language } = useLanguage();
  return course.prerequisites.map((required) => {
    const { text: title, ...langProps } = localizeFieldWithLang(required, 'title', language);
    return (
      <li key={required.id}>
        <TextLink to={paths.course(required.id)} {...langProps}>
          {title}
        </TextLink>
      </li>
    );
  });
}
