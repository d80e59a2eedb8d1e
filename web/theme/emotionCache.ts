import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import type { Direction } from '@mui/material/styles';
import rtl from '@mui/stylis-plugin-rtl';
import { DECLARATION, prefixer } from 'stylis';

const prefixedProperties = /^(user-select|backdrop-filter|text-size-adjust|print-color-adjust|mask.*)$/;

/**
 * Prefixes only what current browsers need: the default prefixer adds a third. Declarations only, because Emotion's
 * older stylis fails on prefixed rule sets.
 */
const vendorPrefixer: StylisPlugin = (element, ...rest) =>
  element.type === DECLARATION && prefixedProperties.test(String(element.props))
    ? prefixer(element, ...rest)
    : undefined;

/** Each direction has its own key, so both can exist in one document during a language switch. */
export const createEmotionCache = (direction: Direction): EmotionCache =>
  createCache({
    key: direction,
    prepend: true,
    // MUI's own styles use physical directions, which the plugin mirrors.
    stylisPlugins: direction === 'rtl' ? [vendorPrefixer, rtl] : [vendorPrefixer],
  });
