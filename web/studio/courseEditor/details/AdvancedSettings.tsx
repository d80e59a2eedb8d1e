import { Accordion, AccordionDetails, AccordionSummary } from '@mui/material';
import { useState } from 'react';
import { ChevronDownIcon } from '../../../art/icons/commonIcons';
import { CourseField } from '../../../catalog/courseForm/CourseField';
import type { CourseFormSettings } from '../../../catalog/courseForm/courseFormSettings';
import type { CourseFormValues } from '../../../catalog/courseForm/courseFormValues';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { useTranslation } from '../../../language';
import type { CourseDetailsTabFragment } from './__generated__/CourseDetailsTab';
import { ChangeToConfirm } from './ChangeToConfirm';

interface AdvancedSettingsProps {
  course: CourseDetailsTabFragment;
  draft: DraftHandle<CourseFormValues>;
  settings: CourseFormSettings;
}

export function AdvancedSettings({ course, draft, settings }: AdvancedSettingsProps) {
  const { t } = useTranslation('editor');
  const needsAttention = draft.unconfirmedFields.includes('slug') || draft.validationMessages['slug'] !== undefined;
  const [isExpanded, setExpanded] = useState(needsAttention);
  const restoreBlankSlug = () => {
    if (draft.values.slug.trim() === '') draft.edit({ slug: draft.draft.serverValues.slug });
  };
  return (
    <Accordion
      expanded={isExpanded || needsAttention}
      onChange={(_event, isOpening) => setExpanded(isOpening)}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ChevronDownIcon />} aria-controls="more-of-course" id="more-of-course-heading">
        {t('details.more')}
      </AccordionSummary>
      <AccordionDetails onBlur={restoreBlankSlug}>
        <CourseField name="slug" settings={settings} />
        <ChangeToConfirm name="slug" course={course} draft={draft} />
      </AccordionDetails>
    </Accordion>
  );
}
