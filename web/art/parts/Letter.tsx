/** Strokes of 32 by 32 units about their middle. */
const strokes = {
  ا: 'M0-15v30',
  ب: 'M-17-8c-2 10 1 15 9 15H8c8 0 11-5 9-15M0 18v.1',
  ت: 'M-17-1c-2 10 1 15 9 15H8c8 0 11-5 9-15M-5-9v.1m10-.1v.1',
  A: 'M-12 15L0-15l12 30M-7.5 4h15',
  B: 'M-9 15v-30h9c11 0 11 14 0 14h-9 11c13 0 13 16 0 16z',
  C: 'M12-9C4-19-13-15-13 0S4 19 12 9',
} as const;

interface Props {
  of: keyof typeof strokes;
  x: number;
  y: number;
  scale?: number;
  stroke: string;
}

/** A letter as a drawing, for the dictionary: the same in every language and without a font. */
export const Letter = ({ of, x, y, scale = 1, stroke }: Props) => (
  <path
    d={strokes[of]}
    transform={`translate(${x} ${y}) scale(${scale})`}
    stroke={stroke}
    strokeWidth={5.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    fill="none"
  />
);
