import { Box, Button, Typography } from '@mui/material';
import type { z } from 'zod';
import { messageKey } from '../../../schema/contract/validation/fields/textFields';
import { learnerHandleSchema } from '../../../schema/contract/validation/learning/certificates';
import { toClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { useSeoSite } from '../../seo/seoContext';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { ltrInputProps, TextInput } from '../../ui/form/inputs';
import { scriptOnly } from '../../ui/layout/layoutStyles';
import { useSetLearnerHandleMutation } from './__generated__/CertificateSettings';

/** The address is required to publish; another button removes the page. */
const publishSchema = learnerHandleSchema.refine(({ handle }) => handle !== null, {
  error: messageKey('invalidHandle'),
  path: ['handle'],
});

export function LearnerHandleForm({ handle }: { handle: string | null }) {
  const { t } = useTranslation('certificates');
  const { origin } = useSeoSite();
  const { form, submit, remove } = useHandleForm(handle);
  return (
    <>
      {handle !== null && (
        <Box sx={publishedStyles}>
          <TextLink to={paths.learner(handle)} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{`${origin.replace(/^https?:\/\//, '')}${paths.learner(handle)}`}</bdi>
          </TextLink>
          <Button variant="outlined" color="error" onClick={() => void remove()} sx={scriptOnly}>
            {t('handle.remove')}
          </Button>
        </Box>
      )}
      <FormFrame
        form={form}
        onSubmit={submit}
        submit={t(handle === null ? 'handle.save' : 'handle.change')}
        submitting={t('handle.saving')}
      >
        <Typography>{t('handle.becomesPublic')}</Typography>
        <TextInput
          name="handle"
          control={form.control}
          label={t('handle.label')}
          helperText={t('handle.hint')}
          autoComplete="off"
          required
          slotProps={{ htmlInput: { ...ltrInputProps, maxLength: 30 } }}
        />
      </FormFrame>
    </>
  );
}

const publishedStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  padding: 2,
  marginBlockEnd: 2.5,
  borderRadius: '12px',
  backgroundColor: 'tint',
} as const;

function useHandleForm(handle: string | null) {
  const { t } = useTranslation('certificates');
  const showToast = useToast();
  const [setHandle] = useSetLearnerHandleMutation();
  const form = useZodForm<z.input<typeof publishSchema>, z.output<typeof publishSchema>>(publishSchema, {
    handle: handle ?? '',
  });
  const submit = submitWithServerErrors(form, async (values) => {
    const { data } = await setHandle({ variables: values });
    form.reset({ handle: data?.setLearnerHandle.learnerHandle ?? '' });
    showToast({ title: t('handle.saved'), variant: 'success' });
  });
  const remove = async () => {
    try {
      await setHandle({ variables: { handle: null } });
      form.reset({ handle: '' });
      showToast({ title: t('handle.removed'), variant: 'success' });
    } catch (error) {
      const { messageWithStatus: description } = toClientError(error);
      showToast({ title: t('handle.removeFailed'), description, variant: 'destructive' });
    }
  };
  return { form, submit, remove };
}
