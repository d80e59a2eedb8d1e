import { light, tokenNames } from './tokens';
import { paint, variableOf, variablePrefix } from './variables';

const palette = (name: string) => `--${variablePrefix}-palette-${name}`;

/** The daylight colours under every name that styles use for them. */
const daylight = {
  ...Object.fromEntries(tokenNames.map((token) => [variableOf(token), light[token]])),
  [palette('text-primary')]: light.ink,
  [palette('text-secondary')]: light.muted,
  [palette('divider')]: light.line,
  [palette('background-paper')]: light.paper,
};

/** On paper all is ink on white, whatever the scheme, and what one can only click is not there. */
export const printStyles = {
  '@media print': {
    // Twice, to weigh more than the scheme and the bands themselves.
    ':root:root, [data-band][data-band]': daylight,
    ':root:root': { colorScheme: 'light' },
    'body, [data-band][data-band]': { backgroundColor: 'transparent', color: paint.ink },
    'nav, button, .MuiButton-root, [role="tablist"], .no-print': { display: 'none !important' },
    'article, li, tr': { breakInside: 'avoid' },
    // A bar without its colour says nothing.
    '[role="progressbar"], [role="progressbar"] *': { printColorAdjust: 'exact' },
  },
};
