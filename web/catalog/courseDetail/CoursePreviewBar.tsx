import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { PageContainer } from '../../ui/layout/Section';
import { previewedRoles, type PreviewedRole } from '../parts/courseViewpoint';

const barStyles = {
  backgroundColor: 'tint',
  color: 'onTint',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 1,
  color: 'inherit',
  '&[aria-current]': { fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: '0.35em' },
} as const;

/** For the course's trainer and admins: the page as others see it. */
export function CoursePreviewBar({ courseId, viewAs }: { courseId: string; viewAs: PreviewedRole | null }) {
  const { t } = useTranslation('courses');
  const labelId = useId();
  return (
    <Box className="no-print" sx={barStyles}>
      <PageContainer
        component="nav"
        aria-labelledby={labelId}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
      >
        <Typography id={labelId} component="span" variant="body2" sx={{ fontWeight: 700, marginInlineEnd: 1 }}>
          {t('preview.label')}
        </Typography>
        {[null, ...previewedRoles].map((each) => (
          <TextLink
            key={each ?? 'staff'}
            to={paths.course(courseId, { as: each ?? undefined })}
            variant="body2"
            aria-current={each === viewAs ? 'page' : undefined}
            sx={linkStyles}
          >
            {t(`preview.${each ?? 'staff'}`)}
          </TextLink>
        ))}
      </PageContainer>
    </Box>
  );
}
