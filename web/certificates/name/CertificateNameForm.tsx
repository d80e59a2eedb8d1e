import { Box, Typography } from '@mui/material';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import {
  certificateNameSchema,
  type CertificateNameFormValues,
} from '../../../schema/contract/validation/learning/certificates';
import { useTranslation } from '../../language';
import { invalidateLearning } from '../../data/apollo/invalidateLearning';
import { useToast } from '../../ui/feedback/ToastProvider';
import { FormFrame } from '../../ui/form/FormFrame';
import { submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { TextInput } from '../../ui/form/inputs';
import { SpellingSuggestion } from '../../accounts/parts/NameInputs';
import { useFormDraft } from '../../ui/form/useFormDraft';
import { noScriptOnly, twoColumnGrid } from '../../ui/layout/layoutStyles';
import { OwnCertificatesDocument } from '../ownCertificates/__generated__/CertificatesScreen';
import { NamePreview } from './NamePreview';
import { ownArabicName, suggestNames } from './nameSuggestions';
import { useConfirmCertificateNameMutation, type CertificateHolderFragment } from './__generated__/CertificateName';

type CertificateNames = z.output<typeof certificateNameSchema>;
type NameForm = UseFormReturn<CertificateNameFormValues, unknown, CertificateNames>;

/** Both spellings of the holder's name. Suggestions fill a field only when they are pressed; an own spelling in Arabic is there. */
export function CertificateNameForm({ holder }: { holder: CertificateHolderFragment }) {
  const { t } = useTranslation('certificates');
  const { form, submit } = useCertificateNameForm(holder);
  const [name, nameAr] = useWatch({ control: form.control, name: ['name', 'nameAr'] });
  const suggestions = suggestNames({ ...holder, name, nameAr });
  return (
    <>
      <Typography sx={noScriptOnly}>{t('name.needsScript')}</Typography>
      <FormFrame form={form} onSubmit={submit} submit={t('name.confirm')} submitting={t('name.confirming')}>
        <Box sx={{ ...twoColumnGrid, gap: 2.5 }}>
          <NameField
            form={form}
            field="nameAr"
            label={t('name.arabic')}
            hint={t('name.arabicHint')}
            suggestion={suggestions.nameAr}
          />
          <NameField
            form={form}
            field="name"
            label={t('name.latin')}
            hint={t('name.latinHint')}
            suggestion={suggestions.name}
          />
        </Box>
        <NamePreview name={name} nameAr={nameAr} />
        <Typography sx={{ fontWeight: 500 }}>{t('name.once')}</Typography>
      </FormFrame>
    </>
  );
}

interface NameFieldProps {
  form: NameForm;
  field: 'name' | 'nameAr';
  label: string;
  hint: string;
  /** Null if there is none, or if it is in the field. */
  suggestion: string | null;
}

function NameField({ form, field, label, hint, suggestion }: NameFieldProps) {
  const { t } = useTranslation('certificates');
  const language = field === 'nameAr' ? 'ar' : 'en';
  const inputProps = { dir: language === 'ar' ? 'rtl' : 'ltr', lang: language, autoComplete: 'off', spellCheck: false };
  const use = (text: string) => form.setValue(field, text, { shouldDirty: true, shouldValidate: true });
  return (
    <div>
      <TextInput
        name={field}
        control={form.control}
        label={label}
        helperText={hint}
        required
        fullWidth
        slotProps={{ htmlInput: inputProps }}
      />
      {suggestion !== null && (
        <SpellingSuggestion
          spelling={suggestion}
          script={language === 'ar' ? 'arabic' : 'latin'}
          text={t('name.suggestion')}
          label={t('name.suggestionLabel', { name: suggestion })}
          onUse={use}
        />
      )}
    </div>
  );
}

function useCertificateNameForm(holder: CertificateHolderFragment) {
  const { id, certificateName, certificateNameAr } = holder;
  const { t } = useTranslation('certificates');
  const showToast = useToast();
  const [confirmName] = useConfirmCertificateNameMutation({
    update: invalidateLearning,
    refetchQueries: [OwnCertificatesDocument],
    awaitRefetchQueries: true,
  });
  const form: NameForm = useZodForm(certificateNameSchema, {
    name: certificateName ?? '',
    nameAr: certificateNameAr ?? ownArabicName(holder),
  });
  useFormDraft(`certificateName:${id}`, form);
  const submit = submitWithServerErrors(form, async (input) => {
    const { data } = await confirmName({ variables: { input } });
    if (!data) return;
    const { length } = data.confirmCertificateName;
    showToast({
      title: t('name.confirmed'),
      ...(length > 0 && { description: t('name.issued', { count: length }) }),
      variant: 'success',
    });
  });
  return { form, submit };
}
