interface Props {
  /** Lit side and shaded side of the far dune, then the near ground. */
  tones: readonly [string, string, string];
}

/** The horizon of the family, for a frame of 320 by 200: one dune with a crest, and the ground before it. */
export const Dunes = ({ tones: [lit, shade, near] }: Props) => (
  <>
    <path fill={lit} d="M0 150C48 146 74 124 112 122c34-2 52 22 92 24 46 2 74-20 116-24v78H0z" />
    <path fill={shade} d="M112 122c34-2 52 22 92 24 14 .6 27-1 39-3.6-34 8-62 24-84 57.6H96c30-20 44-40 16-78z" />
    <path fill={near} d="M0 176c52-14 104-14 158-6s108 8 162-4v34H0z" />
  </>
);
