import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { GlossaryHeroArt } from '../art/GlossaryHeroArt';
import { formatNumber } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { Figures } from '../ui/Figures';
import { PageHero } from '../ui/PageHero';
import type { Summary } from './useGlossary';

/** The head of the dictionary: how many terms and categories there are, and that it costs nothing. */
export function GlossaryHero({ summary }: { summary: Summary | undefined }) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const number = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value, language));
  const figures = [
    { name: t('hero.terms'), value: number(summary?.terms) },
    { name: t('hero.categories'), value: number(summary?.categories.length) },
    { name: t('hero.access'), value: t('hero.free') },
  ];
  return (
    <PageHero badge={t('hero.badge')} title={t('hero.title')} subtitle={t('hero.subtitle')} art={<GlossaryHeroArt />}>
      <Box sx={{ marginBlockStart: 3 }}>
        <Figures label={t('hero.figures')} figures={figures} />
      </Box>
    </PageHero>
  );
}
