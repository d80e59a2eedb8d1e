import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import * as Toast from '@radix-ui/react-toast';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import { CheckCircleIcon } from '../art/icons/CheckCircleIcon';
import { CloseIcon } from '../art/icons/CloseIcon';
import { WarningIcon } from '../art/icons/WarningIcon';
import { useLanguage } from '../language/useLanguage';
import { paint } from '../theme/variables';
import type { Notice } from './Notices';

const Viewport = styled(Toast.Viewport)({
  position: 'fixed',
  insetBlockEnd: 24,
  insetInlineEnd: 24,
  zIndex: 2000,
  inlineSize: 'min(400px, calc(100vw - 32px))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
  '@media (max-width: 600px)': { insetBlockEnd: 16, insetInlineEnd: 16 },
});

const Card = styled(Toast.Root)({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: 14,
  alignItems: 'start',
  padding: '16px 18px',
  paddingInlineEnd: 10,
  borderRadius: 16,
  border: `1px solid ${paint.line}`,
  backgroundColor: paint.paper,
  color: paint.ink,
  boxShadow: '0 12px 32px rgb(8 40 30 / 18%)',
  '--accent': paint.primary,
  '&[data-tone="destructive"]': { '--accent': paint.danger, borderColor: paint.danger },
  '& > .tayyar-icon': { color: 'var(--accent)', marginBlockStart: 2 },
  // A title alone stands beside the middle of its button.
  '&[data-brief]': { alignItems: 'center' },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '@media (prefers-reduced-motion: no-preference)': {
    '@keyframes notice': { from: { opacity: 0, transform: 'translateY(12px)' } },
    '&[data-state="open"]': { animation: 'notice 180ms ease-out' },
    '&[data-swipe="cancel"]': { transition: 'transform 160ms ease-out' },
  },
});

const Title = styled(Toast.Title)({ fontWeight: 700, lineHeight: 1.6 });
const Description = styled(Toast.Description)({ color: paint.muted, fontSize: '1rem', lineHeight: 1.7 });

/** One notice at a time, for five seconds; F8 focuses it, a swipe to the right puts it away (spec.md section 9). */
export function NoticeBoard({ notice, number }: { notice: Notice; number: number }) {
  const { t } = useTranslation();
  const { direction } = useLanguage();
  const { title, description, tone = 'success' } = notice;
  const isBad = tone === 'destructive';
  return (
    <Toast.Provider
      label={t('notifications')}
      duration={limits.toast.durationMs}
      swipeDirection="right"
      swipeThreshold={limits.toast.swipeThresholdPx}
    >
      <Card key={number} data-tone={tone} data-brief={description ? undefined : ''} type="foreground" dir={direction}>
        {isBad ? <WarningIcon /> : <CheckCircleIcon />}
        <div>
          <Title>{title}</Title>
          {description && (
            <Description>
              <bdi>{description}</bdi>
            </Description>
          )}
        </div>
        <Toast.Close asChild>
          <IconButton aria-label={t('close')}>
            <CloseIcon size={20} />
          </IconButton>
        </Toast.Close>
      </Card>
      <Viewport label={t('notificationsHotkey', { hotkey: '{hotkey}' })} />
    </Toast.Provider>
  );
}
