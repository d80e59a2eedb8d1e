import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ExternalIcon } from '../art/icons/ExternalIcon';

/** A video on a page that we can't show here: the way there. */
export function LinkedVideo({ address }: { address: string }) {
  const { t } = useTranslation('learning');
  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        padding: 3,
      }}
    >
      <Typography>{t('elsewhereNote', { host: `\u200E${new URL(address).hostname}\u200E` })}</Typography>
      <Box component="span">
        <Button href={address} target="_blank" rel="noopener noreferrer" variant="outlined" endIcon={<ExternalIcon />}>
          {t('elsewhere')}
        </Button>
      </Box>
    </Card>
  );
}
