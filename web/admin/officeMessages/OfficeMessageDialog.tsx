import { Alert, Box, Stack, Typography } from '@mui/material';
import { useWatch, type Control } from 'react-hook-form';
import { languages, type Language } from '../../../schema/contract/languages';
import {
  officeMessageTextsSchema,
  type OfficeMessageFormValues,
} from '../../../schema/contract/validation/officeMessages';
import { usePlural, useTranslation } from '../../language';
import { ErrorState } from '../../ui/feedback/queryStates';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormDialog } from '../../ui/form/FormDialog';
import { getFormError, submitWithServerErrors, useZodForm } from '../../ui/form/FormFrame';
import { TextInput } from '../../ui/form/inputs';
import type { OpenDialogProps } from '../form/DialogButton';
import { useOfficeMessageReachQuery, useSendOfficeMessageMutation } from './__generated__/officeMessages';

interface OfficeMessageDialogProps extends OpenDialogProps {
  /** Keys of the chosen people, each once. */
  userIds: readonly string[];
}

/** A message to chosen people: its reach, its texts and how it reads. */
export function OfficeMessageDialog({ userIds, ...dialog }: OfficeMessageDialogProps) {
  const { t } = useTranslation('adminOfficeMessages');
  const formatCount = usePlural('adminOfficeMessages');
  const notify = useToast();
  const [send] = useSendOfficeMessageMutation();
  const form = useZodForm<OfficeMessageFormValues>(officeMessageTextsSchema, {
    subjectAr: '',
    textAr: '',
    subject: '',
    text: '',
  });
  const { control, formState } = form;
  const submit = submitWithServerErrors(form, async (texts) => {
    const { data } = await send({ variables: { input: { ...texts, userIds: [...userIds] } } });
    notify({ title: formatCount('sent', data?.sendOfficeMessage ?? 0) });
    dialog.onClose();
  });
  return (
    <FormDialog
      {...dialog}
      title={t('title')}
      isDirty={formState.isDirty && !formState.isSubmitSuccessful}
      isSaving={formState.isSubmitting}
      submit={t('submit')}
      error={getFormError(formState.errors)}
      onSubmit={submit}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Reach userIds={userIds} />
        <Alert severity="info">{t('purpose')}</Alert>
        <MessageFields control={control} />
        <Preview control={control} />
      </Stack>
    </FormDialog>
  );
}

function Reach({ userIds }: Pick<OfficeMessageDialogProps, 'userIds'>) {
  const { t } = useTranslation('adminOfficeMessages');
  const formatCount = usePlural('adminOfficeMessages');
  const { data, error, refetch } = useOfficeMessageReachQuery({
    variables: { userIds: [...userIds] },
    fetchPolicy: 'no-cache',
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const reach = data?.officeMessageReach;
  const unreached = userIds.length - (reach?.recipientCount ?? 0);
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 700 }}>
        {reach ? formatCount('recipients', reach.recipientCount) : t('counting')}
      </Typography>
      {reach && <Typography>{formatCount('mails', reach.mailCount)}</Typography>}
      {reach && unreached > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{formatCount('unreached', unreached)}</Typography>
      )}
    </Box>
  );
}

interface FormPartProps {
  control: Control<OfficeMessageFormValues, unknown, Record<string, unknown>>;
}

function MessageFields({ control }: FormPartProps) {
  const { t } = useTranslation('adminOfficeMessages');
  const arabic = { slotProps: { htmlInput: { lang: 'ar', dir: 'rtl' } } } as const;
  const english = { slotProps: { htmlInput: { lang: 'en', dir: 'ltr' } } } as const;
  const lines = { multiline: true, minRows: 4, maxRows: 12 } as const;
  return (
    <>
      <TextInput control={control} {...arabic} name="subjectAr" label={t('subjectAr')} required autoFocus />
      <TextInput control={control} {...arabic} {...lines} name="textAr" label={t('textAr')} required />
      <TextInput control={control} {...english} name="subject" label={t('subject')} helperText={t('englishHint')} />
      <TextInput control={control} {...english} {...lines} name="text" label={t('text')} />
    </>
  );
}

const previewStyles = {
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: '12px',
  paddingInline: 2,
  paddingBlock: 1.5,
  overflowWrap: 'anywhere',
} as const;

/** The message as recipients read it, in each language that has texts. */
function Preview({ control }: FormPartProps) {
  const { t } = useTranslation('adminOfficeMessages');
  const { subjectAr = '', textAr = '', subject, text } = useWatch({ control });
  const texts: Record<Language, [subject: string, text: string]> = {
    ar: [subjectAr, textAr],
    en: [subject ?? '', text ?? ''],
  };
  const written = languages.filter((language) => texts[language].join('').trim() !== '');
  if (written.length === 0) return null;
  return (
    <Stack component="section" aria-label={t('preview')} sx={{ gap: 1.5 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {t('preview')}
      </Typography>
      {written.map((language) => (
        <Box key={language} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} sx={previewStyles}>
          <Typography sx={{ fontWeight: 700 }}>{texts[language][0]}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{texts[language][1].trim().replace(/\n+/g, '\n')}</Typography>
        </Box>
      ))}
    </Stack>
  );
}
