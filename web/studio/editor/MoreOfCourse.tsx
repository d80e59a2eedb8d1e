import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../../art/icons/ChevronDownIcon';
import type { CourseValues } from './kinds';
import type { Writing } from './sheets';
import { WritingField } from './WritingField';

/** What few need: the name of the course in addresses. */
export function MoreOfCourse({ of }: { of: Writing<CourseValues> }) {
  const { t } = useTranslation('editor');
  const isWrong = of.complaint('slug') !== undefined;
  const keepKnown = () => {
    if (of.values.slug.trim() === '') of.type({ slug: of.sheet.stored.slug });
  };
  return (
    <Accordion defaultExpanded={isWrong} slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary expandIcon={<ChevronDownIcon />} aria-controls="more-of-course" id="more-of-course-heading">
        {t('details.more')}
      </AccordionSummary>
      <AccordionDetails>
        <WritingField
          place="course"
          of={of}
          name="slug"
          label={t('fields.slug')}
          helperText={t('details.slugHint')}
          onBlur={keepKnown}
          slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } }}
        />
      </AccordionDetails>
    </Accordion>
  );
}
