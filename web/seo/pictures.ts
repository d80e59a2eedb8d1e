import type { Language } from '../../schema/contract/languages';
import { fallbackOf, type Pictured } from '../art/fallback';

/** A picture that stands for a page where its address is sent to somebody. */
export interface Preview {
  address: string;
  width?: number;
  height?: number;
}

/** Our own (`npm run pictures` draws them), in the size that link previews are shown in. */
const ours = (name: string): Preview => ({ address: `/previews/${name}.jpg`, width: 1200, height: 630 });

interface OnPage {
  id: string | number;
  thumbnail: string | null;
}

const ownOr =
  (name: string, kind: Pictured) =>
  ({ id, thumbnail }: OnPage): Preview =>
    thumbnail ? { address: thumbnail } : ours(`${name}-${fallbackOf(kind, id)}`);

/** The name and the hero's drawing, for pages that have no picture of their own. */
export const sitePreview = (language: Language): Preview => ours(`site-${language}`);

/** A course's own picture, else the drawing that stands for it on its card. */
export const coursePreview = ownOr('course', 'courses');

/** An article's own picture, else the drawing that stands for it on its card. */
export const articlePreview = ownOr('post', 'posts');

/** An event's own picture, else the drawing that stands for it on its card. */
export const eventPreview = ownOr('event', 'events');
