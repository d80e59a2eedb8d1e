import { motionAllowed } from '../../theme/globalStyles';

/** Windows with a list of places beside the content; on narrower ones the list is a drawer. */
export const wideWindow = '@media (min-width: 900px)';
export const narrowWindow = '@media (max-width: 899.95px)';

/**
 * On narrow windows, a `nav` with `popover="auto"` as a drawer at one side. The browser opens it; where it cannot and no
 * script can, the list is part of the page.
 */
export const popoverDrawerStyles = (side: 'start' | 'end') => {
  const [away, awayRtl] = side === 'start' ? ['-100%', '100%'] : ['100%', '-100%'];
  return {
    position: 'fixed',
    inset: 'auto',
    insetBlock: 0,
    ...(side === 'start' ? { insetInlineStart: 0 } : { insetInlineEnd: 0 }),
    boxSizing: 'border-box',
    inlineSize: 'min(320px, 88vw)',
    blockSize: 'auto',
    maxBlockSize: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@supports not selector(:popover-open)': {
      '&:not([data-open])': { display: 'none' },
      'html[data-scripting="none"] &': { display: 'block', position: 'static', inlineSize: 'auto' },
    },
    '&::backdrop': { backgroundColor: 'rgb(6 26 19 / 55%)' },
    // Where scroll bars take room, hiding them would move the page.
    '@media (pointer: coarse)': { 'html:has(&:popover-open)': { overflow: 'hidden' } },
    [motionAllowed]: {
      transition: 'translate 180ms ease-out, overlay 180ms allow-discrete, display 180ms allow-discrete',
      '&:not(:popover-open)': { translate: away, '[dir="rtl"] &': { translate: awayRtl } },
      '@starting-style': {
        '&:popover-open': { translate: away },
        '[dir="rtl"] &:popover-open': { translate: awayRtl },
      },
    },
  } as const;
};
