import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ToolsCourseImage } from '../art/fallbackImages/ToolsCourseImage';
import { GlossaryIcon, HandshakeIcon } from '../art/icons/aboutIcons';
import { CertificateIcon } from '../art/icons/contentIcons';
import { GlobeIcon } from '../art/icons/shellIcons';
import { PageContainer } from '../ui/layout/PageContainer';
import { Section } from '../ui/layout/Section';

const achievements = [
  { key: 'bilingual', Icon: GlobeIcon },
  { key: 'dictionary', Icon: GlossaryIcon },
  { key: 'workshop', Icon: HandshakeIcon },
  { key: 'certificate', Icon: CertificateIcon },
] as const;

const listStyles = {
  position: 'relative',
  display: 'grid',
  gap: { xs: 3, md: 4 },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The amber line that connects the items.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 28,
    insetInlineStart: 27,
    inlineSize: 3,
    borderRadius: '3px',
    backgroundColor: 'amber',
  },
} as const;

const timelineIconStyles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  border: '3px solid',
  borderColor: 'amber',
  borderRadius: '50%',
  backgroundColor: 'ground',
  color: 'primary.main',
} as const;

const imageFrameStyles = {
  display: { xs: 'none', md: 'block' },
  minBlockSize: 320,
  borderRadius: '24px',
  overflow: 'hidden',
  '& svg': { display: 'block' },
} as const;

export function Achievements() {
  const { t } = useTranslation('about');
  return (
    <PageContainer>
      <Section title={t('achievements.title')} subtitle={t('achievements.subtitle')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { md: '7fr 5fr' }, columnGap: { md: 6, lg: 9 } }}>
          <Box component="ol" sx={listStyles}>
            {achievements.map(({ key, Icon }) => (
              <Box key={key} component="li" sx={{ display: 'grid', gridTemplateColumns: '56px 1fr', columnGap: 2.5 }}>
                <Box sx={timelineIconStyles}>
                  <Icon />
                </Box>
                <Box sx={{ paddingBlockStart: 1 }}>
                  <Typography component="h3" variant="h4">
                    {t(`achievements.${key}.title`)}
                  </Typography>
                  <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
                    {t(`achievements.${key}.text`)}
                  </Typography>
                </Box>
              </Box>
            ))}
          </Box>
          <Box sx={imageFrameStyles}>
            <ToolsCourseImage />
          </Box>
        </Box>
      </Section>
    </PageContainer>
  );
}
