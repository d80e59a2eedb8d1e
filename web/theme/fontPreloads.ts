import './fonts.css';
import manrope400 from '@fontsource/manrope/files/manrope-latin-400-normal.woff2?url';
import manrope500 from '@fontsource/manrope/files/manrope-latin-500-normal.woff2?url';
import manrope700 from '@fontsource/manrope/files/manrope-latin-700-normal.woff2?url';
import manrope800 from '@fontsource/manrope/files/manrope-latin-800-normal.woff2?url';
import tajawal400 from '@fontsource/tajawal/files/tajawal-arabic-400-normal.woff2?url';
import tajawal700 from '@fontsource/tajawal/files/tajawal-arabic-700-normal.woff2?url';
import tajawal800 from '@fontsource/tajawal/files/tajawal-arabic-800-normal.woff2?url';
import type { Direction } from '@mui/material/styles';

/** Fonts of the first view of every page, for `<link rel="preload">`; other weights load on use. */
export const fontPreloads: Readonly<Record<Direction, readonly string[]>> = {
  rtl: [tajawal400, tajawal700, tajawal800, manrope500],
  ltr: [manrope400, manrope700, manrope800],
};
