import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newsletterPaths } from '../../schema/contract/site/urls';
import { NewsletterIcon } from '../art/icons/sharingIcons';
import { useTranslation } from '../language';
import { ButtonLink, paths } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { ContactEmailLink } from '../contact/parts/ContactEmailLink';
import { ErrorAlert } from '../ui/feedback/ErrorAlert';
import { useLinkToken } from '../routing/useLinkToken';
import { useRequest } from '../ui/hooks/useRequest';
import { scriptOnly } from '../ui/layout/layoutStyles';
import { PageContainer } from '../ui/layout/Section';
import { useConfirmNewsletterMutation, useUnsubscribeFromNewsletterMutation } from './__generated__/newsletterLinks';

const cardStyles = {
  maxInlineSize: 560,
  marginInline: 'auto',
  padding: { xs: 3, sm: 5 },
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
} as const;

const iconStyles = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: '14px',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;

type NewsletterLink = keyof typeof newsletterPaths;

/** The page behind a link of a newsletter mail. Mail scanners open links too, so only its button acts. */
export function Component() {
  const { pathname } = useLocation();
  const link: NewsletterLink = pathname.startsWith(newsletterPaths.unsubscribe) ? 'unsubscribe' : 'confirm';
  const { t } = useTranslation('newsletter');
  return (
    <PageContainer sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageMeta title={t(`${link}.title`)} isIndexed={false} />
      <Card key={link} component="section" aria-labelledby="newsletter-link" sx={cardStyles}>
        <Box sx={iconStyles}>
          <NewsletterIcon />
        </Box>
        <NewsletterLinkAction link={link} />
      </Card>
    </PageContainer>
  );
}

function NewsletterLinkAction({ link }: { link: NewsletterLink }) {
  const { t } = useTranslation(['newsletter', 'common']);
  const { token, forget } = useLinkToken();
  const [confirmLink] = useConfirmNewsletterMutation();
  const [unsubscribe] = useUnsubscribeFromNewsletterMutation();
  const [isDone, setDone] = useState(false);
  const request = useRequest(async () => {
    const options = { variables: { token: token ?? '' } };
    await (link === 'confirm' ? confirmLink(options) : unsubscribe(options));
    setDone(true);
    forget();
  });
  const isInvalid = token === null || request.error?.problem === 'linkNotValid';
  const state = isDone ? 'done' : isInvalid ? 'invalid' : 'open';
  const texts = { open: 'text', done: 'doneText', invalid: 'invalidText' } as const;
  const titles = { open: 'title', done: 'done', invalid: 'invalid' } as const;
  return (
    <>
      <div role="status">
        <Typography id="newsletter-link" variant="h1" sx={{ fontSize: { xs: '1.625rem', sm: '2rem' } }}>
          {t(`${link}.${titles[state]}`)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 1.5 }}>
          {token === null && !isDone ? t('common:missingLink') : t(`${link}.${texts[state]}`)}
        </Typography>
      </div>
      {state === 'open' && (
        <>
          <noscript>
            <Typography>{t(`${link}.needsScript`)}</Typography>
          </noscript>
          {request.error && <ErrorAlert message={request.error.message} />}
          <Button
            variant="contained"
            size="large"
            aria-disabled={request.isBusy}
            aria-busy={request.isBusy}
            onClick={request.run}
            sx={scriptOnly}
          >
            {t(request.isBusy ? 'sending' : `${link}.action`)}
          </Button>
        </>
      )}
      {state !== 'open' && <NextSteps link={link} isDone={isDone} />}
    </>
  );
}

function NextSteps({ link, isDone }: { link: NewsletterLink; isDone: boolean }) {
  const { t } = useTranslation('newsletter');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {(isDone || link === 'confirm') && (
        <ButtonLink to={`${paths.blog()}#newsletter`} variant={isDone ? 'outlined' : 'contained'}>
          {t(isDone && link === 'confirm' ? 'readArticles' : 'subscribeAgain')}
        </ButtonLink>
      )}
      {!isDone && link === 'unsubscribe' && <ContactEmailLink />}
    </Box>
  );
}
