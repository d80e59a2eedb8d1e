import type { ComponentType } from 'react';
import { useTranslation } from '../language';
import { paths } from '../paths';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ButtonLink } from '../ui/navigation/routerLinks';

interface EmptyTabProps {
  Art: ComponentType;
  title: string;
  text: string;
}

export function EmptyTab({ Art, title, text }: EmptyTabProps) {
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
