import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Box, Diagram, Earth, Label, createMirrorX, type LessonDrawingProps } from './parts';

/** Name, offset from the middle, radius. Facing the other half, left and right change places. */
const type2Contacts = [
  ['CP', -24, -42, 14],
  ['PP', 24, -42, 14],
  ['N', -50, 0, 18],
  ['PE', 0, 0, 18],
  ['L1', 50, 0, 18],
  ['L3', -25, 46, 18],
  ['L2', 25, 46, 18],
] as const;

const type2Labels = {
  ar: { control: 'CP وPP: تحكم', neutral: 'N: حيادي', earth: 'PE: أرضي', phases: 'L1 إلى L3: أطوار' },
  en: { control: 'CP, PP: control', neutral: 'N: neutral', earth: 'PE: earth', phases: 'L1 to L3: phases' },
} as const;

const contactColors: Readonly<Record<string, readonly [fill: string, text: string]>> = {
  CP: [c.amber, c.onAmber],
  PP: [c.amber, c.onAmber],
  N: [c.edge, c.paper],
  PE: [c.primary, c.onPrimary],
};

/** Face of the connector around the origin; without names all contacts look alike. */
export const Type2Face = ({ hasNames }: { hasNames: boolean }) => (
  <>
    <path
      fill={c.tint}
      stroke={c.edge}
      strokeWidth={3}
      d="M-52-70h104a14 14 0 0 1 12 7C100-6 84 84 0 86-84 84-100-6-64-63a14 14 0 0 1 12-7z"
    />
    {type2Contacts.map(([name, x, y, r]) => {
      const [fill, text] = (hasNames && contactColors[name]) || [c.ink, c.paper];
      return (
        <g key={name}>
          <circle cx={x} cy={y} r={r} fill={fill} />
          {hasNames && (
            <Label x={x} y={y + 4} color={text} isBold>
              {name}
            </Label>
          )}
        </g>
      );
    })}
  </>
);

/** The connector with the names of its seven contacts. */
export function Type2Contacts({ language }: LessonDrawingProps) {
  const mirrorX = createMirrorX(language);
  const { control, neutral, earth, phases } = type2Labels[language];
  return (
    <Diagram>
      <g transform={`translate(${mirrorX(98)} 104)`}>
        <Type2Face hasNames />
      </g>
      {[control, neutral, earth, phases].map((line, index) => (
        <Label key={line} x={mirrorX(254)} y={62 + index * 30} language={language} size={13}>
          {line}
        </Label>
      ))}
    </Diagram>
  );
}

const stationWiringLabels = {
  ar: {
    chain: [['العداد'], ['قاطع', 'رئيسي'], ['تفاضلي', '\u200E30 mA\u200E'], ['قاطع', 'الدارة'], ['المحطة']],
    others: ['دارات', 'أخرى'],
    type: 'النوع B، أو A مع كاشف \u200E6 mA\u200E',
  },
  en: {
    chain: [['Meter'], ['Main', 'breaker'], ['RCD', '30 mA'], ['Circuit', 'breaker'], ['Station']],
    others: ['Other', 'circuits'],
    type: 'Type B, or A with 6 mA DC',
  },
} as const;

/** Single-line diagram of the supply of a charging point. */
export function StationWiring({ language }: LessonDrawingProps) {
  const mirrorX = createMirrorX(language);
  const { chain, others, type } = stationWiringLabels[language];
  const stationX = mirrorX(290);
  return (
    <Diagram>
      <path stroke={c.edge} strokeWidth={3} d="M20 64h280" />
      <path stroke={c.edge} strokeWidth={3} fill="none" d={`M${mirrorX(128)} 64v62H${mirrorX(94)}v14`} />
      <path stroke={c.primary} strokeWidth={2.5} d={`M${stationX} 92v34`} />
      <Earth x={stationX} y={128} />
      {chain.map((lines, index) => (
        <Box
          key={lines.join()}
          x={2 + index * 64}
          y={36}
          width={60}
          height={56}
          language={language}
          lines={lines}
          {...(index === 2 && { fill: c.amber, textColor: c.onAmber })}
          {...(index === 4 && { fill: c.primary, textColor: c.onPrimary })}
        />
      ))}
      <Box x={64} y={140} width={60} height={44} language={language} lines={others} />
      <Label x={mirrorX(222)} y={184} language={language} color={c.amberInk}>
        {type}
      </Label>
    </Diagram>
  );
}
