import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import type { Direction } from '@mui/material/styles';
import rtl from '@mui/stylis-plugin-rtl';
import { DECLARATION, prefixer } from 'stylis';

const prefixedProperties = /^(user-select|backdrop-filter|text-size-adjust|print-color-adjust|mask.*)$/;

/**
 * Only what browsers of today still want prefixed: flexbox for those of 2012 made styles a third longer. And only
 * declarations: Emotion carries an older stylis, on whose rule sets the prefixer of the newer one throws.
 */
const vendorPrefixer: StylisPlugin = (element, ...rest) =>
  element.type === DECLARATION && prefixedProperties.test(String(element.props))
    ? prefixer(element, ...rest)
    : undefined;

/**
 * A cache that writes styles for one direction. Each has its key, so that both can live in one document
 * while the language changes. The server makes a new one for every request; the nonce satisfies the CSP.
 */
export const createEmotionCache = (direction: Direction, nonce?: string): EmotionCache =>
  createCache({
    key: direction,
    prepend: true,
    ...(nonce === undefined ? {} : { nonce }),
    // MUI's own styles are physical: the plugin turns them.
    stylisPlugins: direction === 'rtl' ? [vendorPrefixer, rtl] : [vendorPrefixer],
  });
