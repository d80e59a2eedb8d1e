import { useTranslation } from 'react-i18next';
import { AboutHeroArt } from '../art/AboutHeroArt';
import { PageHero } from '../ui/PageHero';
import { PageTitle } from '../ui/PageTitle';
import { Achievements } from './Achievements';
import { ClosingBanner } from './ClosingBanner';
import { Figures } from './Figures';
import { Story } from './Story';

/** Who we are (spec.md section 2, About). */
export function AboutScreen() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageTitle title={t('page.title')} description={t('page.description')} />
      <PageHero badge={t('badge')} title={t('title')} subtitle={t('subtitle')} art={<AboutHeroArt />} />
      <Story />
      <Figures />
      <Achievements />
      <ClosingBanner />
    </>
  );
}
