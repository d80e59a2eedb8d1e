import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { useViewer } from '../session/useViewer';

/** Where a course is written from: the trainer's studio, or the table of courses in the admin panel; its name, and the words of a button that leads there. */
export function useBackLink(): { to: string; name: string; back: string } {
  const { t } = useTranslation('editor');
  const { viewer } = useViewer();
  if (viewer?.role === 'admin') return { to: paths.admin.panel('courses'), name: t('panel'), back: t('backToPanel') };
  return { to: paths.dashboard.trainer, name: t('studio'), back: t('backToStudio') };
}
