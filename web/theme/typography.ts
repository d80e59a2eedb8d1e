import type { Direction, TypographyVariantsOptions } from '@mui/material/styles';
import { families } from './families';

const leading = {
  rtl: { title: 1.4, heading: 1.5, text: 1.8 },
  ltr: { title: 1.15, heading: 1.3, text: 1.65 },
} as const;

/** No letter spacing anywhere: Arabic letters join, and an Arabic title may stand on an English page. */
const plain = { letterSpacing: 0, textTransform: 'none' } as const;

/** Sizes in rem, so that they follow the reader's own setting; headings grow with the window. */
export const typographyFor = (direction: Direction): TypographyVariantsOptions => {
  const { title, heading, text } = leading[direction];
  const head = (fontSize: string, lineHeight: number, fontWeight = 800) => ({
    ...plain,
    textWrap: 'balance',
    fontSize,
    lineHeight,
    fontWeight,
  });
  const body = (fontSize: string, fontWeight = 400) => ({ ...plain, fontSize, lineHeight: text, fontWeight });
  return {
    fontFamily: families[direction],
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 700,
    // Somebody's title may be one endless word.
    h1: { ...head('clamp(2.25rem, 1.45rem + 3.4vw, 3.75rem)', title), overflowWrap: 'anywhere' },
    h2: head('clamp(1.75rem, 1.35rem + 1.7vw, 2.5rem)', title),
    h3: head('clamp(1.375rem, 1.2rem + 0.75vw, 1.75rem)', heading),
    h4: head('1.25rem', heading, 700),
    h5: head('1.125rem', heading, 700),
    h6: head('1.0625rem', heading, 700),
    subtitle1: body('clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)'),
    subtitle2: body('1rem', 500),
    body1: body('1.0625rem'),
    body2: body('1rem'),
    caption: body('0.9375rem'),
    overline: body('0.9375rem', 500),
    button: { ...plain, fontSize: '1.0625rem', lineHeight: 1.5, fontWeight: 700 },
  };
};
