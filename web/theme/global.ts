import { bandStyles } from './band';
import { motionStyles } from './motion';
import { printStyles } from './print';
import { paint } from './variables';

/** What no component carries: the page itself, focus, selection, icons, print. */
export const globalStyles = {
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: 96 },
  body: { backgroundColor: paint.ground, color: paint.ink, fontSize: '1.0625rem', overflowWrap: 'break-word' },
  ':focus-visible': { outline: `2px solid var(--tayyar-focus, ${paint.primary})`, outlineOffset: 2 },
  // Where a script puts the focus after a change of page, the page itself is the sign.
  ':is(main, h1)[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { backgroundColor: paint.amber, color: paint.onAmber },
  // Takes up no room: Arabic letters join across the edge of a mark only where nothing stands between them.
  mark: { borderRadius: '3px', backgroundColor: paint.amberTint, color: paint.amberInk },
  'img, video': { maxWidth: '100%' },
  '.tayyar-icon': { flexShrink: 0, verticalAlign: 'middle' },
  '[dir="rtl"] .tayyar-icon-mirrored': { transform: 'scaleX(-1)' },
  '[dir="ltr"] .tayyar-icon-mirrored': { transform: 'none' },
  ...bandStyles,
  ...motionStyles,
  ...printStyles,
};
