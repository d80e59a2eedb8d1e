import Box from '@mui/material/Box';
import { Mark } from './Mark';

const names = { ar: 'تيّار', en: 'Tayyar' } as const;

interface Props {
  language: keyof typeof names;
  /** Height of the mark in pixels; the name follows it. */
  size?: number;
}

/** The mark with the name beside it, in the language of the page. */
export const Wordmark = ({ language, size = 40 }: Props) => (
  <Box
    component="span"
    lang={language}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1.25,
      color: 'ink',
      fontWeight: 800,
      fontSize: size * 0.65,
      lineHeight: 1.4,
    }}
  >
    <Mark size={size} />
    {names[language]}
  </Box>
);
