import { useTranslation } from '../language';
import { paths } from '../routing/paths';
import { useViewer } from '../session/useViewer';

/** The link back to the studio, or to the admin's course table: its name, and its label as a button. */
export function useBackLink(): { to: string; name: string; back: string } {
  const { t } = useTranslation('editor');
  const { viewer } = useViewer();
  if (viewer?.role === 'admin') return { to: paths.admin.panel('courses'), name: t('panel'), back: t('backToPanel') };
  return { to: paths.dashboard.trainer, name: t('studio'), back: t('backToStudio') };
}
