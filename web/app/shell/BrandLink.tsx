import { styled } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslation, useLanguage } from '../../language';
import { siteInfo } from '../../../schema/contract/site/siteInfo';
import { paths } from '../../routing';
import { LogoMark } from '../../art/LogoMark';

const HomeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 48,
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: 'min(1.5rem, 9vw)',
  fontWeight: 800,
  lineHeight: 1.4,
});

export function BrandLink() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const name = siteInfo.name[language];
  return (
    <HomeLink to={paths.home} aria-label={t('home', { name })}>
      <LogoMark />
      {name}
    </HomeLink>
  );
}
