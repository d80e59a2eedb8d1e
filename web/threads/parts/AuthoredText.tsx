import { Alert, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLanguage, useTranslation } from '../../language';
import { PersonAvatar } from '../../ui/layout/PersonAvatar';
import { formatRelativeTime } from '../../ui/text/formatRelativeTime';
import type { PostItemFragment, ThreadItemFragment } from './__generated__/threads';

interface AuthoredTextProps {
  text: PostItemFragment | ThreadItemFragment;
  /** Beside the name. */
  chips?: ReactNode;
}

/** Who wrote what, and when: plain text in its own direction, without links. */
export function AuthoredText({ text, chips }: AuthoredTextProps) {
  const { t } = useTranslation('threads');
  const { language } = useLanguage();
  const name = language === 'ar' ? text.authorNameAr : text.authorName;
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, marginBlockEnd: 1 }}
      >
        <PersonAvatar firstName={name ?? '?'} src={text.authorAvatar} size={32} fontSize="0.9375rem" />
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {text.isMine ? t('you') : <bdi>{name ?? t('former')}</bdi>}
        </Typography>
        {chips}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={text.createdAt} suppressHydrationWarning>
            {formatRelativeTime(text.createdAt, language)}
          </time>
          {text.editedAt && ` · ${t('edited')}`}
        </Typography>
      </Box>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '46rem' }}>
        {text.text || t('formerText')}
      </Typography>
      {text.isHidden && (
        <Alert severity="warning" sx={{ marginBlockStart: 1 }}>
          {t('hidden', { reason: text.hiddenReason ?? '' })}
        </Alert>
      )}
    </>
  );
}
