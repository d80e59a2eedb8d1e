import { Box, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { displayFirstName, displayName } from '../../../schema/contract/text/names/displayName';
import { BookIcon, UsersIcon } from '../../art/icons/commonIcons';
import { WaveLine } from '../../art/parts/WaveLine';
import { formatNumber, localizeFieldWithLang, useLanguage, usePlural, useTranslation } from '../../language';
import { BackLink, paths } from '../../routing';
import { PersonAvatar } from '../../ui/layout/PersonAvatar';
import { PageContainer } from '../../ui/layout/Section';
import { IconText } from '../../ui/text/IconText';
import { StarRating } from '../../ui/text/StarRating';
import type { TrainerProfileFragment } from './__generated__/TrainerScreen';

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  columnGap: { sm: 4, md: 6 },
  rowGap: 2.5,
  alignItems: 'start',
} as const;

/** An amber ring apart from the picture. */
const ringStyles = {
  justifySelf: 'start',
  padding: '5px',
  border: '3px solid',
  borderColor: 'amber',
  borderRadius: '50%',
  lineHeight: 0,
} as const;

const avatarSize = 128;

/** The dark band at the top of the page, with the line of the site. */
function HeroBand({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  return (
    <Box data-surface="dark" sx={{ position: 'relative', overflow: 'hidden' }}>
      <Box
        sx={{
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 8,
          lineHeight: 0,
          transform: direction === 'rtl' ? 'scaleX(-1)' : 'none',
        }}
      >
        <WaveLine />
      </Box>
      <PageContainer
        sx={{ position: 'relative', paddingBlockStart: { xs: 3, md: 5 }, paddingBlockEnd: { xs: 8, md: 10 } }}
      >
        {children}
      </PageContainer>
    </Box>
  );
}

export function TrainerHero({ trainer }: { trainer: TrainerProfileFragment }) {
  const { t } = useTranslation('trainers');
  const { language } = useLanguage();
  const { text: bio, ...langProps } = localizeFieldWithLang(trainer, 'bio', language);
  return (
    <HeroBand>
      <Box component="nav" aria-label={t('path')} sx={{ marginBlockEnd: 2.5 }}>
        <BackLink to={paths.courses()} height={32}>
          {t('allCourses')}
        </BackLink>
      </Box>
      <Box sx={gridStyles}>
        <Box sx={ringStyles}>
          <PersonAvatar
            firstName={displayFirstName(trainer, language)}
            src={trainer.avatar}
            size={avatarSize}
            fontSize="3rem"
          />
        </Box>
        <Stack sx={{ gap: 1.5, alignItems: 'flex-start', minInlineSize: 0 }}>
          <div>
            <Typography sx={{ color: 'amber', fontWeight: 700 }}>{t('badge')}</Typography>
            <Typography variant="h1" sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)', overflowWrap: 'anywhere' }}>
              <bdi>{displayName(trainer, language)}</bdi>
            </Typography>
          </div>
          <TrainerFigures trainer={trainer} />
          {bio && (
            <Typography
              {...langProps}
              sx={{
                maxInlineSize: '44rem',
                color: 'text.secondary',
                fontSize: '1.125rem',
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
                textAlign: 'start',
              }}
            >
              {bio}
            </Typography>
          )}
        </Stack>
      </Box>
    </HeroBand>
  );
}

function TrainerFigures({ trainer }: { trainer: TrainerProfileFragment }) {
  const { t } = useTranslation('trainers');
  const { t: tCourses } = useTranslation('courses');
  const { language } = useLanguage();
  const formatCount = usePlural('trainers');
  const formatReviews = usePlural('courses');
  const rating = formatNumber(Number(trainer.rating), language, 1);
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('figures')}
      sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {trainer.ratingCount > 0 && (
        <li>
          <IconText
            icon={
              <StarRating filled={Math.floor(Number(trainer.rating))} label={tCourses('card.rating', { rating })} />
            }
          >
            <strong>{rating}</strong> {`(${formatReviews('reviews', trainer.ratingCount)})`}
          </IconText>
        </li>
      )}
      <li>
        <IconText icon={<BookIcon size={20} />}>{formatCount('courseCount', trainer.courseCount)}</IconText>
      </li>
      {trainer.enrollmentCount > 0 && (
        <li>
          <IconText icon={<UsersIcon size={20} />}>{formatCount('enrollments', trainer.enrollmentCount)}</IconText>
        </li>
      )}
    </Stack>
  );
}

export const TrainerHeroSkeleton = () => (
  <HeroBand>
    <Box sx={{ ...gridStyles, paddingBlockStart: 5 }}>
      <Skeleton variant="circular" width={avatarSize} height={avatarSize} />
      <Stack sx={{ gap: 1.5 }}>
        <Skeleton variant="text" sx={{ inlineSize: 'min(100%, 360px)', fontSize: '3rem' }} />
        <Skeleton variant="text" sx={{ inlineSize: 'min(80%, 300px)' }} />
        <Skeleton variant="text" sx={{ inlineSize: 'min(100%, 44rem)' }} />
      </Stack>
    </Box>
  </HeroBand>
);
