import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Illustration, SpotIllustration, type IllustrationProps } from '../parts/Illustration';
import { WindTurbine } from '../parts/WindTurbine';

/** Paths in a 32 × 32 box, centered at the origin. */
const letterPaths = {
  ا: 'M0-15v30',
  ب: 'M-17-8c-2 10 1 15 9 15H8c8 0 11-5 9-15M0 18v.1',
  ت: 'M-17-1c-2 10 1 15 9 15H8c8 0 11-5 9-15M-5-9v.1m10-.1v.1',
  A: 'M-12 15L0-15l12 30M-7.5 4h15',
  B: 'M-9 15v-30h9c11 0 11 14 0 14h-9 11c13 0 13 16 0 16z',
  C: 'M12-9C4-19-13-15-13 0S4 19 12 9',
} as const;

interface LetterGlyphProps {
  letter: keyof typeof letterPaths;
  x: number;
  y: number;
  scale?: number;
  stroke: string;
}

/** A letter drawn as paths, independent of language and fonts. */
const LetterGlyph = ({ letter, x, y, scale = 1, stroke }: LetterGlyphProps) => (
  <path
    d={letterPaths[letter]}
    transform={`translate(${x} ${y}) scale(${scale})`}
    stroke={stroke}
    strokeWidth={5.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    fill="none"
  />
);

const letterBlocks = [
  { letter: 'ت', x: 8, y: 124, side: 86, fill: c.snow, stroke: c.jade },
  { letter: 'ب', x: 98, y: 124, side: 86, fill: c.jade, stroke: c.snow },
  { letter: 'ا', x: 60, y: 34, side: 86, fill: c.amber, stroke: c.night },
  { letter: 'A', x: 376, y: 124, side: 86, fill: c.amber, stroke: c.night },
  { letter: 'B', x: 466, y: 124, side: 86, fill: c.snow, stroke: c.jade },
  { letter: 'C', x: 436, y: 56, side: 64, fill: c.jade, stroke: c.snow },
] as const;

/** For dark backgrounds. */
export const GlossaryHeroArt = () => (
  <Illustration width={560} height={214}>
    <WindTurbine x={280} y={62} scale={1.1} fill={c.snow} angle={20} />
    {letterBlocks.map(({ letter, x, y, side, fill, stroke }) => (
      <g key={letter}>
        <rect x={x} y={y} width={side} height={side} rx={14} fill={fill} />
        <LetterGlyph letter={letter} x={x + side / 2} y={y + side / 2} scale={side / 56} stroke={stroke} />
      </g>
    ))}
    <path fill={c.night} d="M198 152c30-8 58-6 82 8 24-14 52-16 82-8v58H198z" />
    <path fill={c.snow} d="M204 146c28-6 54-4 76 10v50c-22-10-48-10-76-6z" />
    <path fill={c.snowShade} d="M356 146c-28-6-54-4-76 10v50c22-10 48-10 76-6z" />
    <path
      stroke={c.mistDeep}
      strokeWidth={4}
      strokeLinecap="round"
      fill="none"
      d="M218 160c16-2 32 0 48 6m-48 10c16-2 32 0 48 6m28-16c16-6 32-8 48-6m-48 22c10-4 20-6 30-6"
    />
  </Illustration>
);

export const NoGlossaryTermsArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <rect
      x={128}
      y={30}
      width={62}
      height={78}
      rx={12}
      fill="none"
      stroke={c.mistDeep}
      strokeWidth={4}
      strokeDasharray="9 8"
      strokeLinecap="round"
      transform="rotate(12 159 69)"
    />
    <g transform="rotate(-12 66 84)">
      <rect x={36} y={40} width={64} height={82} rx={12} fill={c.snowShade} />
      <LetterGlyph letter="A" x={67} y={80} scale={1.3} stroke={c.jade} />
    </g>
    <rect x={86} y={44} width={76} height={92} rx={13} fill={c.night} />
    <LetterGlyph letter="ب" x={124} y={86} scale={1.45} stroke={c.amber} />
  </SpotIllustration>
);
