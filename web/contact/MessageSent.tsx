import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MessageSentArt } from '../art/MessageSentArt';

const panelStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2.5,
  padding: 2.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  backgroundColor: 'ground',
} as const;

/** Stays when the notice has gone: the message is on its way, and the form is blank because of that. */
export function MessageSent() {
  const { t } = useTranslation('contact');
  return (
    <Box sx={panelStyles}>
      <Box sx={{ inlineSize: 120, '& svg': { display: 'block' } }}>
        <MessageSentArt />
      </Box>
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography sx={{ fontWeight: 700 }}>{t('form.sent')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('form.sentText')}
        </Typography>
      </Box>
    </Box>
  );
}
