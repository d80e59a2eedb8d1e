import { useTranslation } from 'react-i18next';
import { directionOf } from '../../../schema/contract/languages';
import type { CourseValues } from './kinds';
import { Part } from './Part';
import type { Writing } from './sheets';
import { inTongue, SideBySide } from './SideBySide';
import { WritingField } from './WritingField';

/** Title and description in both languages. */
export function CourseTexts({ of }: { of: Writing<CourseValues> }) {
  const { t } = useTranslation('editor');
  return (
    <Part title={t('details.texts')} hint={t('details.textsHint')}>
      <SideBySide>
        {(language) => {
          const field = (name: 'title' | 'description') => ({
            place: 'course',
            of,
            name: inTongue(name, language),
            label: t(`fields.${inTongue(name, language)}`),
            slotProps: { htmlInput: { lang: language, dir: directionOf(language) } },
          });
          return (
            <>
              <WritingField {...field('title')} required />
              <WritingField
                {...field('description')}
                required
                multiline
                minRows={7}
                maxRows={20}
                helperText={t('details.descriptionHint')}
              />
            </>
          );
        }}
      </SideBySide>
    </Part>
  );
}
