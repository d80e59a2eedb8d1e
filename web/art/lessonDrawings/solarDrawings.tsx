import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Sun } from '../parts/Sun';
import { Arrow, Box, Diagram, Label, createMirrorX, type LessonDrawingProps } from './parts';

const pvSystemLabels = {
  ar: {
    direct: 'تيار مستمر',
    alternating: 'تيار متناوب',
    string: 'سلسلة ألواح',
    parts: [['فاصل', 'DC'], ['العاكس'], ['لوحة', 'المنزل'], ['العداد']],
    grid: 'الشبكة',
  },
  en: {
    direct: 'Direct current',
    alternating: 'Alternating current',
    string: 'String',
    parts: [['DC', 'switch'], ['Inverter'], ['House', 'board'], ['Meter']],
    grid: 'Grid',
  },
} as const;

/** From the string to the grid. */
export function PvSystem({ language }: LessonDrawingProps) {
  const mirrorX = createMirrorX(language);
  const { direct, alternating, string, parts, grid } = pvSystemLabels[language];
  return (
    <Diagram>
      <path fill={c.amberTint} d={`M${mirrorX(0)} 0H${mirrorX(154)}v200H${mirrorX(0)}z`} />
      <Label x={mirrorX(76)} y={24} language={language} isBold color={c.amberInk}>
        {direct}
      </Label>
      <Label x={mirrorX(244)} y={24} language={language} isBold color={c.primary}>
        {alternating}
      </Label>
      <Sun x={mirrorX(34)} y={54} r={9} />
      {[78, 104, 130].map((y) => (
        <g key={y} transform={`translate(${mirrorX(34)} ${y})`}>
          <rect x={-26} y={0} width={52} height={22} rx={3} fill={c.deep} stroke={c.edge} />
          <path stroke={c.edge} d="M-13 0v22M0 0v22M13 0v22M-26 11h52" />
        </g>
      ))}
      <Label x={mirrorX(38)} y={172} language={language}>
        {string}
      </Label>
      <path stroke={c.edge} strokeWidth={3} d={`M${mirrorX(60)} 115H${mirrorX(300)}`} />
      {parts.map((lines, index) => (
        <Box
          key={lines.join()}
          x={[72, 122, 192, 250][index] ?? 0}
          y={90}
          width={[44, 64, 52, 62][index] ?? 0}
          height={50}
          language={language}
          lines={lines}
          {...(index === 1 && { fill: c.amber, textColor: c.onAmber })}
        />
      ))}
      <Arrow from={[281, 142]} to={[281, 164]} color={c.primary} language={language} />
      <Label x={mirrorX(281)} y={184} language={language}>
        {grid}
      </Label>
    </Diagram>
  );
}

const pumpingLabels = {
  ar: {
    tank: 'خزان',
    friction: 'الاحتكاك: 4 م',
    level: 'المستوى الديناميكي',
    pump: 'مضخة',
    heights: ['40 م', '6 م'],
    head: 'الارتفاع الكلي: 50 م',
  },
  en: {
    tank: 'Tank',
    friction: 'Friction: 4 m',
    level: 'Dynamic level',
    pump: 'Pump',
    heights: ['40 m', '6 m'],
    head: 'Total head: 50 m',
  },
} as const;

/** A well and a raised tank with the heights that add up to the total head. */
export function PumpingHead({ language }: LessonDrawingProps) {
  const { tank, friction, level, pump, heights, head } = pumpingLabels[language];
  return (
    <Diagram>
      <path fill={c.sand} d="M0 84h320v116H0z" />
      <path fill={c.paper} stroke={c.edge} strokeWidth={2} d="M84 84v110h32V84" />
      <path fill={c.skyLow} d="M85 146h30v47H85z" />
      <path stroke={c.edge} strokeWidth={4} d="M216 84V52m48 32V52" />
      <rect x={208} y={20} width={64} height={34} rx={5} fill={c.primary} />
      <path fill="none" stroke={c.primary} strokeWidth={5} d="M100 166V36h108" />
      <rect x={91} y={162} width={18} height={26} rx={5} fill={c.night} />
      <Arrow from={[60, 112]} to={[60, 144]} color={c.danger} strokeWidth={2} />
      <Arrow from={[60, 112]} to={[60, 86]} color={c.danger} strokeWidth={2} />
      <Arrow from={[282, 52]} to={[282, 82]} color={c.danger} strokeWidth={2} />
      <Arrow from={[282, 52]} to={[282, 22]} color={c.danger} strokeWidth={2} />
      <Label x={34} y={119} language={language} color={c.night} isBold>
        {heights[0]}
      </Label>
      <Label x={302} y={57} language={language} isBold>
        {heights[1]}
      </Label>
      <Label x={240} y={42} language={language} color={c.onPrimary}>
        {tank}
      </Label>
      <Label x={154} y={26} language={language}>
        {friction}
      </Label>
      <Label x={182} y={150} language={language} color={c.night}>
        {level}
      </Label>
      <Label x={146} y={180} language={language} color={c.night}>
        {pump}
      </Label>
      <Label x={220} y={114} language={language} size={14} color={c.night} isBold>
        {head}
      </Label>
    </Diagram>
  );
}
