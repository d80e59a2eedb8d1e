import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { identity } from '../identity';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { Mark } from './Mark';

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

/** The mark and the name; leads home. */
export function Brand() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const name = identity.name[language];
  return (
    <HomeLink to={paths.home} aria-label={t('home', { name })}>
      <Mark />
      {name}
    </HomeLink>
  );
}
