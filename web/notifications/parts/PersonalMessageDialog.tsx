import { Alert, Box, Stack, Typography } from '@mui/material';
import { useWatch, type Control } from 'react-hook-form';
import { languages, type Language } from '../../../schema/contract/languages';
import {
  personalMessageTextsSchema,
  type PersonalMessageFormValues,
} from '../../../schema/contract/validation/office/personalMessages';
import { languageAttributes, usePlural, useTranslation } from '../../language';
import { ErrorState } from '../../ui/feedback/queryStates';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormDialog } from '../../ui/form/FormDialog';
import { getFormError, submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { languageInputSlots, TextInput } from '../../ui/form/inputs';

interface PersonalMessageDialogProps {
  isOpen: boolean;
  title: string;
  /** What such messages are for. */
  purpose: string;
  /** Number of chosen people. */
  chosen: number;
  reach: Reach;
  /** Sends the message; resolves to the number of recipients. */
  onSend(texts: PersonalMessageFormValues): Promise<number>;
  onClose(): void;
  onExited(): void;
}

/** A query of how many people a message would reach. */
interface Reach {
  counts: { recipientCount: number; mailCount: number } | undefined;
  error: Error | undefined;
  retry(): void;
}

/** A message to chosen people: its reach, its texts and how it reads. */
export function PersonalMessageDialog({ purpose, chosen, reach, onSend, ...dialog }: PersonalMessageDialogProps) {
  const { t } = useTranslation('personalMessages');
  const formatCount = usePlural('personalMessages');
  const notify = useToast();
  const form = useZodForm<PersonalMessageFormValues>(personalMessageTextsSchema, {
    subjectAr: '',
    textAr: '',
    subject: '',
    text: '',
  });
  const { control, formState } = form;
  const submit = submitWithServerErrors(form, async (texts) => {
    notify({ title: formatCount('sent', await onSend(texts)) });
    dialog.onClose();
  });
  return (
    <FormDialog
      {...dialog}
      isDirty={formState.isDirty && !formState.isSubmitSuccessful}
      isSaving={formState.isSubmitting}
      submit={t('submit')}
      error={getFormError(formState.errors)}
      onSubmit={submit}
    >
      <Stack sx={{ gap: 2.5 }}>
        <ReachText reach={reach} chosen={chosen} />
        <Alert severity="info">{purpose}</Alert>
        <MessageFields control={control} />
        <Preview control={control} />
      </Stack>
    </FormDialog>
  );
}

function ReachText({ reach: { counts, error, retry }, chosen }: Pick<PersonalMessageDialogProps, 'reach' | 'chosen'>) {
  const { t } = useTranslation('personalMessages');
  const formatCount = usePlural('personalMessages');
  if (error) return <ErrorState error={error} onRetry={retry} />;
  const unreached = chosen - (counts?.recipientCount ?? 0);
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 700 }}>
        {counts ? formatCount('recipients', counts.recipientCount) : t('counting')}
      </Typography>
      {counts && <Typography>{formatCount('mails', counts.mailCount)}</Typography>}
      {counts && unreached > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{formatCount('unreached', unreached)}</Typography>
      )}
    </Box>
  );
}

interface FormPartProps {
  control: Control<PersonalMessageFormValues, unknown, Record<string, unknown>>;
}

function MessageFields({ control }: FormPartProps) {
  const { t } = useTranslation('personalMessages');
  const arabic = { slotProps: languageInputSlots('ar') };
  const english = { slotProps: languageInputSlots('en') };
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
  const { t } = useTranslation('personalMessages');
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
        <Box key={language} {...languageAttributes(language)} sx={previewStyles}>
          <Typography sx={{ fontWeight: 700 }}>{texts[language][0]}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{texts[language][1].trim().replace(/\n+/g, '\n')}</Typography>
        </Box>
      ))}
    </Stack>
  );
}
