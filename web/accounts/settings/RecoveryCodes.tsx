import { Alert, Box, Button, Portal, Stack, Typography } from '@mui/material';
import { siteInfo } from '../../../schema/contract/site/siteInfo';
import { useLanguage, useTranslation } from '../../language';
import { useCopyText } from '../../ui/hooks/useCopyText';

/** Printed instead of the page. */
const printedCodesStyles = {
  display: 'none',
  '@media print': { display: 'block', 'body:has(> &) > :not(&)': { display: 'none !important' } },
} as const;

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: 1,
  listStyle: 'none',
  margin: 0,
  padding: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  fontFamily: 'monospace',
  fontSize: '1.0625rem',
} as const;

const formatCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onDone(): void;
}

/** The codes are shown only once: the server has only their hashes. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const copyText = useCopyText();
  const formatted = codes.map(formatCode);
  const title = t('secondFactor.codesOf', { site: siteInfo.name[language] });
  const download = () => saveTextFile('tayyar-recovery-codes.txt', [title, email, '', ...formatted, ''].join('\n'));
  return (
    <>
      <Alert severity="warning" role="status">
        {t('secondFactor.codesOnce')}
      </Alert>
      <div id="recovery-codes">
        <CodeList codes={formatted} />
      </div>
      <Portal>
        <Box sx={printedCodesStyles}>
          <Typography>{title}</Typography>
          <bdi>{email}</bdi>
          <CodeList codes={formatted} />
        </Box>
      </Portal>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => copyText(formatted.join('\n'))}>
          {t('secondFactor.copyCodes')}
        </Button>
        <Button variant="outlined" onClick={download}>
          {t('secondFactor.download')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('secondFactor.print')}
        </Button>
      </Stack>
      <Button variant="contained" size="large" onClick={onDone}>
        {t('secondFactor.saved')}
      </Button>
    </>
  );
}

const CodeList = ({ codes }: { codes: readonly string[] }) => (
  <Box component="ul" dir="ltr" sx={listStyles}>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </Box>
);

function saveTextFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
