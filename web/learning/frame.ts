/** For `sx`: the place of a video. It keeps its proportions before anything is loaded. */
export const frame = {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: '16px',
  backgroundColor: 'night',
} as const;
