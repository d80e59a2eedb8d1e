import { withoutPlaceholderTitles } from '../../../../schema/contract/courses/lessonTitles';
import { useTranslation, type Language } from '../../../language';
import { languageInputSlots } from '../../../ui/form/inputs';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { BilingualColumns, localizedFieldName, missingTitleLanguages } from '../../BilingualColumns';
import { FormCard } from '../FormCard';
import type { LessonFormValues } from '../drafts/courseDraftPolicies';
import { LessonDraftField } from './LessonDraftField';

interface LessonTitleFieldProps {
  draft: DraftHandle<LessonFormValues>;
  language: Language;
}

export function LessonTitleField({ draft, language }: LessonTitleFieldProps) {
  const { t } = useTranslation('editor');
  const name = localizedFieldName('title', language);
  return (
    <LessonDraftField
      draft={draft}
      name={name}
      label={t(`fields.${name}`)}
      required
      slotProps={languageInputSlots(language)}
    />
  );
}

/** The titles of a lesson without a text of its own. */
export function LessonTitleFields({ draft }: Pick<LessonTitleFieldProps, 'draft'>) {
  const { t } = useTranslation('editor');
  return (
    <FormCard title={t('lesson.titles')}>
      <BilingualColumns missing={missingTitleLanguages(withoutPlaceholderTitles(draft.values))}>
        {(language) => <LessonTitleField draft={draft} language={language} />}
      </BilingualColumns>
    </FormCard>
  );
}
