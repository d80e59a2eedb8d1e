import { Button, IconButton, styled } from '@mui/material';
import * as Toast from '@radix-ui/react-toast';
import { useTranslation, useLanguage } from '../../language';
import { CloseIcon } from '../../art/icons/listIcons';
import { CheckCircleIcon, WarningIcon } from '../../art/icons/commonIcons';
import { bottomBarAttribute } from '../../data/browser/stickyActionBar';
import { colorVars } from '../../theme/cssVariables';
import { toastClass } from '../../theme/globalStyles';
import { keepCodesWhole } from '../text/unbrokenCodes';
import { narrowWindow } from '../layout/drawerStyles';
import type { ToastOptions } from './ToastProvider';

const durationMs = 5000;
const swipeThresholdPx = 50;

const ToastViewport = styled(Toast.Viewport)({
  position: 'fixed',
  insetBlockEnd: 24,
  // Centered: the buttons of table rows are at the inline end.
  insetInline: 0,
  zIndex: 2000,
  inlineSize: 'min(400px, calc(100vw - 32px))',
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
  outline: 'none',
  [`html:has([${bottomBarAttribute}]) &`]: { insetBlockEnd: 96 },
  // The buttons of a dialog are at its foot.
  'html:has(.MuiDialog-root) &': { insetBlock: '16px auto' },
  // The next action is at the foot of a phone: in a bar, at the end of a form, under the thumb.
  [narrowWindow]: { insetBlock: 'calc(var(--tayyar-bar, 64px) + 8px) auto' },
});

const ToastCard = styled(Toast.Root)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'start',
  padding: '16px 18px',
  paddingInlineEnd: 10,
  borderRadius: 16,
  border: `1px solid ${colorVars.line}`,
  backgroundColor: colorVars.paper,
  color: colorVars.ink,
  boxShadow: '0 12px 32px rgb(8 40 30 / 18%)',
  overflowWrap: 'anywhere',
  '--accent': colorVars.primary,
  '&[data-variant="destructive"]': { '--accent': colorVars.danger, borderColor: colorVars.danger },
  '& > .tayyar-icon': { color: 'var(--accent)', marginBlockStart: 2 },
  // A title without description is centered beside the close button.
  '&[data-title-only]': { alignItems: 'center' },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '@media (prefers-reduced-motion: no-preference)': {
    '@keyframes notice': { from: { opacity: 0, transform: 'translateY(12px)' } },
    '&[data-state="open"]': { animation: 'notice 180ms ease-out' },
    '&[data-swipe="cancel"]': { transition: 'transform 160ms ease-out' },
  },
});

const ToastTitle = styled(Toast.Title)({ fontWeight: 700, lineHeight: 1.6 });
const ToastDescription = styled(Toast.Description)({ color: colorVars.muted, fontSize: '1rem', lineHeight: 1.7 });

/** Shown for five seconds; F8 focuses it, a swipe to the right dismisses it. */
export function ToastMessage({ toast, count }: { toast: ToastOptions; count: number }) {
  const { t } = useTranslation();
  const { direction } = useLanguage();
  const { title, description, variant = 'success', action } = toast;
  const isError = variant === 'destructive';
  return (
    <Toast.Provider
      label={t('notifications')}
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      <ToastCard
        key={count}
        className={toastClass}
        data-variant={variant}
        data-title-only={description || action ? undefined : ''}
        type="foreground"
        dir={direction}
      >
        {isError ? <WarningIcon /> : <CheckCircleIcon />}
        <div>
          <ToastTitle>{keepCodesWhole(title)}</ToastTitle>
          {description && (
            <ToastDescription>
              <bdi>{keepCodesWhole(description)}</bdi>
            </ToastDescription>
          )}
          {action && (
            <Toast.Action asChild altText={action.label}>
              <Button size="small" variant="outlined" onClick={action.run} sx={{ marginBlockStart: 1 }}>
                {action.label}
              </Button>
            </Toast.Action>
          )}
        </div>
        <Toast.Close asChild>
          <IconButton aria-label={t('close')}>
            <CloseIcon size={20} />
          </IconButton>
        </Toast.Close>
      </ToastCard>
      <ToastViewport label={t('notificationsHotkey', { hotkey: '{hotkey}' })} />
    </Toast.Provider>
  );
}
