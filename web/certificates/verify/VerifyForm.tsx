import { Box, Button, TextField } from '@mui/material';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { toVerifyPath } from './toVerifyPath';
import { keepCodesWhole } from '../../ui/text/unbrokenCodes';

const formStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'start',
  gap: 1.5,
} as const;

/** Beside the field, whose label is above it. */
const submitStyles = { minBlockSize: 48, marginBlockStart: { sm: '30px' } } as const;

export function VerifyForm({ text = '', isInvalid = false }: { text?: string; isInvalid?: boolean }) {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  const id = useId();
  return (
    <Box
      component="form"
      method="get"
      action={paths.verify()}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('code');
        if (typeof typed === 'string' && typed.trim()) void navigate(toVerifyPath(typed));
      }}
      sx={formStyles}
    >
      <TextField
        key={text}
        id={id}
        name="code"
        label={t('verify.label')}
        defaultValue={text}
        error={isInvalid}
        helperText={keepCodesWhole(t(isInvalid ? 'verify.invalid' : 'verify.hint'))}
        autoComplete="off"
        slotProps={{
          htmlInput: {
            dir: 'ltr',
            maxLength: 100,
            autoCapitalize: 'characters',
            spellCheck: false,
            enterKeyHint: 'go',
          },
        }}
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" sx={submitStyles}>
        {t('verify.submit')}
      </Button>
    </Box>
  );
}
