import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { siteInfo } from '../../siteInfo';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { LogoMark } from '../../art/LogoMark';

const HomeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 48,
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: '1.5rem',
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
