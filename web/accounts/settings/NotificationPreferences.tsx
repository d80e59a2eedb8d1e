import { Alert, Box, Skeleton, Switch } from '@mui/material';
import { toClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { useViewer } from '../../session/useViewer';
import { QueryResult } from '../../ui/feedback/queryStates';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRefetchAfterLanguageChange } from '../../ui/hooks/useRefetchAfterLanguageChange';
import {
  useNotificationPreferencesQuery,
  useUpdateNotificationPreferenceMutation,
  type NotificationPreferenceRowFragment,
} from './__generated__/NotificationPreferences';

const tableStyles = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: 0.75, borderBlockEnd: '1px solid', borderColor: 'divider' },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& th': { fontWeight: 500, textAlign: 'start' },
  '& thead th': { color: 'text.secondary', fontSize: '0.9375rem' },
  '& td, & thead th:not(:first-of-type)': { inlineSize: { xs: 68, sm: 96 }, textAlign: 'center' },
} as const;

export function NotificationPreferences() {
  const { t } = useTranslation('account');
  const { viewer } = useViewer();
  const preferences = useNotificationPreferencesQuery();
  useRefetchAfterLanguageChange(preferences.refetch);
  return (
    <QueryResult of={preferences} skeleton={<Skeleton variant="rounded" height={280} />}>
      {({ myNotificationPreferences }) => (
        <>
          {viewer?.isEmailConfirmed === false && (
            <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
              {t('notifications.unconfirmed')}
            </Alert>
          )}
          <Box component="table" sx={tableStyles}>
            <thead>
              <tr>
                <th scope="col">{t('notifications.kind')}</th>
                <th scope="col">{t('notifications.inApp')}</th>
                <th scope="col">{t('notifications.byEmail')}</th>
              </tr>
            </thead>
            <tbody>
              {myNotificationPreferences.map((preference) => (
                <PreferenceRow key={preference.kind} preference={preference} />
              ))}
            </tbody>
          </Box>
        </>
      )}
    </QueryResult>
  );
}

function PreferenceRow({ preference }: { preference: NotificationPreferenceRowFragment }) {
  const { t } = useTranslation('account');
  const showToast = useToast();
  const [update] = useUpdateNotificationPreferenceMutation();
  const { kind, label, inApp, byEmail, canChooseInApp, canChooseEmail } = preference;
  /** The switch moves at once, and back if the server refuses. */
  const save = async (channels: { inApp: boolean; byEmail: boolean }) => {
    try {
      await update({
        variables: { kind, ...channels },
        optimisticResponse: { updateNotificationPreference: { ...preference, ...channels } },
      });
    } catch (error) {
      showToast({
        title: t('notifications.failed'),
        description: toClientError(error).messageWithStatus,
        variant: 'destructive',
      });
    }
  };
  const switchOf = (name: string, isOn: boolean, canChoose: boolean, toChannels: (on: boolean) => typeof channels) => (
    <Switch
      checked={isOn}
      disabled={!canChoose}
      onChange={(_event, on) => void save(toChannels(on))}
      slotProps={{
        input: { 'aria-label': t('notifications.channel', { kind: label, channel: name }), role: 'switch' },
      }}
    />
  );
  const channels = { inApp, byEmail };
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{switchOf(t('notifications.inApp'), inApp, canChooseInApp, (on) => ({ ...channels, inApp: on }))}</td>
      <td>{switchOf(t('notifications.byEmail'), byEmail, canChooseEmail, (on) => ({ ...channels, byEmail: on }))}</td>
    </tr>
  );
}
