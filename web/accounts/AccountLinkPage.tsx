import { Alert, Card, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../language';
import { PageMeta } from '../seo/PageMeta';
import { PageContainer } from '../ui/layout/Section';

interface AccountLinkPageProps {
  title: string;
  text?: ReactNode;
  /** True for the result of an action: the heading gets the focus. */
  isResult?: boolean;
  children?: ReactNode;
}

export function AccountLinkPage({ title, text, isResult = false, children }: AccountLinkPageProps) {
  const { t } = useTranslation('accountLinks');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isResult) heading.current?.focus();
  }, [isResult, title]);
  return (
    <PageContainer sx={{ paddingBlock: { xs: 3, md: 8 } }}>
      <PageMeta title={title} isIndexed={false} />
      <Card sx={{ padding: { xs: 2.5, sm: 5 }, maxInlineSize: 560, marginInline: 'auto' }}>
        <Stack sx={{ gap: 2.5 }}>
          <div>
            <Typography ref={heading} tabIndex={-1} component="h1" variant="h2">
              {title}
            </Typography>
            {text && <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>{text}</Typography>}
          </div>
          <noscript>
            <Alert severity="warning">{t('needsScript')}</Alert>
          </noscript>
          {children}
        </Stack>
      </Card>
    </PageContainer>
  );
}
