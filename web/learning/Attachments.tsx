import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../art/icons/DownloadIcon';
import { PaperclipIcon } from '../art/icons/PaperclipIcon';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { PlayedLesson } from './played';

type Attachment = NonNullable<PlayedLesson['attachments']>[number];

/** The files of a lesson. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('learning');
  if (attachments.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="attachments-heading" sx={{ marginBlockEnd: 4 }}>
      <Typography id="attachments-heading" component="h2" variant="h4" sx={{ marginBlockEnd: 1.5 }}>
        {t('attachments')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        }}
      >
        {attachments.map((attachment) => (
          <li key={attachment.url}>
            <File {...attachment} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function File({ url, ...attachment }: Attachment) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const { text: name, ...said } = bilingual(attachment, 'name', language);
  return (
    <Card
      component="a"
      href={url}
      download
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, padding: 2, color: 'inherit', textDecoration: 'none' }}
    >
      <Box sx={{ color: 'primary.main', flex: 'none', display: 'flex' }}>
        <PaperclipIcon />
      </Box>
      <Box component="span" {...said} sx={{ flex: 1, minInlineSize: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {t('download')}
      </Box>
      <Box sx={{ color: 'muted', flex: 'none', display: 'flex' }}>
        <DownloadIcon size={20} />
      </Box>
    </Card>
  );
}
