import { Box, IconButton, Typography } from '@mui/material';
import { TrashIcon } from '../art/icons/editIcons';
import { formatTime, useLanguage, useTranslation } from '../language';
import { TextLink } from '../routing';
import { visuallyHidden } from '../ui/layout/layoutStyles';
import type { NotificationItemFragment } from './__generated__/NotificationsScreen';

interface NotificationRowProps {
  notification: NotificationItemFragment;
  onOpen(): void;
  onDelete(): void;
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: { xs: 1.5, sm: 2 },
  padding: { xs: 2, sm: 2.5 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBlockEnd: 0 },
} as const;

const dotStyles = { inlineSize: 10, blockSize: 10, marginBlockStart: '0.6em', borderRadius: '50%' } as const;

/** The link marks the notification as read. */
export function NotificationRow({ notification, onOpen, onDelete }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { language } = useLanguage();
  const { title, text, path, readAt, createdAt } = notification;
  const isUnread = readAt === null;
  return (
    <Box component="li" sx={{ ...rowStyles, backgroundColor: isUnread ? 'tint' : undefined }}>
      <Box
        sx={{
          ...dotStyles,
          backgroundColor: isUnread ? 'primary.main' : 'transparent',
          '@media (forced-colors: active)': { backgroundColor: isUnread ? 'Highlight' : 'Canvas' },
        }}
      />
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <TextLink
          to={path}
          onClick={onOpen}
          sx={{
            display: 'inline-block',
            paddingBlock: 0.5,
            color: 'text.primary',
            fontWeight: isUnread ? 700 : 500,
            textDecorationColor: 'transparent',
            '&:hover': { textDecorationColor: 'currentColor' },
          }}
        >
          {isUnread && (
            <Box component="span" sx={visuallyHidden}>
              {t('unread')}{' '}
            </Box>
          )}
          <bdi>{title}</bdi>
        </TextLink>
        {text && <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{text}</Typography>}
        <Box component="time" dateTime={createdAt} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {formatTime(createdAt, language)}
        </Box>
      </Box>
      <IconButton color="inherit" aria-label={t('delete', { title })} onClick={onDelete}>
        <TrashIcon size={20} />
      </IconButton>
    </Box>
  );
}
