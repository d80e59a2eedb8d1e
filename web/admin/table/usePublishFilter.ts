import { useTranslation } from 'react-i18next';
import type { AdminFilter } from './types';

/** The filter of what readers see and what is still a draft; it answers 'yes' or 'no' (`asFlag`). */
export function usePublishFilter(): AdminFilter {
  const { t } = useTranslation('admin');
  return {
    name: 'status',
    label: t('state.label'),
    all: t('state.all'),
    options: [
      { value: 'yes', label: t('state.published') },
      { value: 'no', label: t('state.draft') },
    ],
  };
}
