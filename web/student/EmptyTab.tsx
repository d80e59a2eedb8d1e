import type { ComponentType } from 'react';
import { useTranslation } from '../language';
import { paths, ButtonLink } from '../routing';
import { EmptyState } from '../ui/feedback/queryStates';

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
