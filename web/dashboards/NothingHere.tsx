import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';
import { ButtonLink } from '../ui/RouterLink';

interface NothingHereProps {
  Art: ComponentType;
  title: string;
  text: string;
}

/** A tab with nothing in it yet: the way out is the catalogue. */
export function NothingHere({ Art, title, text }: NothingHereProps) {
  const { t } = useTranslation('student');
  return (
    <EmptyState
      art={<Art />}
      title={title}
      text={text}
      action={
        <ButtonLink variant="contained" to={paths.courses()}>
          {t('browse')}
        </ButtonLink>
      }
    />
  );
}
