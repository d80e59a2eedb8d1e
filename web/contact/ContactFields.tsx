import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContactForm } from '../../schema/contract/validation/contact';
import { TextInput } from '../ui/form/TextInput';

const latin = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;
const eitherWay = { dir: 'auto' } as const;

interface ContactFieldsProps {
  control: Control<ContactForm>;
  /** While the message is on its way. */
  readOnly: boolean;
}

/** What a message needs. Name, subject and text may be in either language, whatever that of the page. */
export function ContactFields({ control, readOnly }: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  const slots = (htmlInput: object) => ({ htmlInput: { ...htmlInput, readOnly } });
  return (
    <>
      <TextInput
        name="name"
        required
        control={control}
        label={t('form.name')}
        autoComplete="name"
        slotProps={slots(eitherWay)}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextInput
          name="email"
          required
          control={control}
          label={t('form.email')}
          type="email"
          autoComplete="email"
          slotProps={slots({ ...latin, inputMode: 'email' })}
        />
        <TextInput
          name="phone"
          control={control}
          label={t('form.phone')}
          type="tel"
          autoComplete="tel"
          slotProps={slots({ ...latin, inputMode: 'tel' })}
        />
      </Box>
      <TextInput
        name="subject"
        required
        control={control}
        label={t('form.subject')}
        autoComplete="off"
        slotProps={slots(eitherWay)}
      />
      <TextInput
        name="message"
        required
        control={control}
        label={t('form.message')}
        multiline
        rows={6}
        slotProps={slots(eitherWay)}
      />
    </>
  );
}
