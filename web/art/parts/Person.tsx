import { colorVarsWithFallback as c } from '../../theme/cssVariables';

interface PersonProps {
  /** Center of the shoulders' lower edge. */
  x: number;
  y: number;
  scale?: number;
  clothesColor: string;
  /** Color of the hair or of the headscarf. */
  hairColor?: string;
  hasHeadscarf?: boolean;
  helmetColor?: string;
  isFromBehind?: boolean;
}

const headscarfPath = 'M0-58c11 0 17 8 17 18 0 7 2 11 4 17-6 5-36 5-42 0 2-6 4-10 4-17 0-10 6-18 17-18z';
const shortHairPath = 'M-13-38c-3-13 4-18 13-18s17 4 13 18c-2-5-4-8-7-9-6 3-13 3-16 1-2 2-3 4-3 8z';

/** A person down to the chest, without facial features, 48 × 58 units. */
export const Person = ({
  x,
  y,
  scale = 1,
  clothesColor,
  hairColor = c.night,
  hasHeadscarf = false,
  helmetColor,
  isFromBehind = false,
}: PersonProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path fill={clothesColor} d="M-24 0v-7c0-12 8-19 19-19H5c11 0 19 7 19 19v7z" />
    <path fill={c.sandMid} d="M-5-34H5v8a5 5 0 0 1-10 0z" />
    {hasHeadscarf && <path fill={hairColor} d={headscarfPath} />}
    {isFromBehind ? (
      !hasHeadscarf && <circle cy={-43} r={13} fill={hairColor} />
    ) : (
      <ellipse cy={-41} rx={hasHeadscarf ? 9 : 12} ry={hasHeadscarf ? 11 : 12} fill={c.sandMid} />
    )}
    {!hasHeadscarf && <path fill={hairColor} d={shortHairPath} />}
    {helmetColor && (
      <path fill={helmetColor} d="M-15-46c0-9 6-15 15-15s15 6 15 15h2a2 2 0 0 1 0 4h-34a2 2 0 0 1 0-4z" />
    )}
  </g>
);
