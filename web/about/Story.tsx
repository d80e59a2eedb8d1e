import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MissionArt } from '../art/MissionArt';
import { TeamArt } from '../art/TeamArt';
import { VisionArt } from '../art/VisionArt';
import { Page } from '../ui/Page';
import { Section } from '../ui/Section';

const parts = [
  { key: 'vision', Art: VisionArt },
  { key: 'mission', Art: MissionArt },
  { key: 'team', Art: TeamArt },
] as const;

const cardStyles = {
  display: { xs: 'block', sm: 'grid', md: 'block' },
  gridTemplateColumns: '220px 1fr',
  alignItems: 'center',
  columnGap: 4,
  padding: { xs: 3, md: 4 },
} as const;

/** Vision, mission and team. */
export function Story() {
  const { t } = useTranslation('about');
  return (
    <Page>
      <Section title={t('story.title')}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
          {parts.map(({ key, Art }) => (
            <Card key={key} component="article" sx={cardStyles}>
              <Box sx={{ inlineSize: 'min(100%, 240px)', marginBlockEnd: { xs: 2, sm: 0, md: 3 } }}>
                <Art />
              </Box>
              <div>
                <Typography component="h3" variant="h3">
                  {t(`story.${key}.title`)}
                </Typography>
                <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>{t(`story.${key}.text`)}</Typography>
              </div>
            </Card>
          ))}
        </Box>
      </Section>
    </Page>
  );
}
