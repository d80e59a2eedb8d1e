import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Arrow, Box, Diagram, Label, createMirrorX, type LessonDrawingProps } from './parts';

const chargingPathsLabels = {
  ar: {
    car: 'السيارة',
    wallbox: ['شاحن', 'جداري'],
    station: ['محطة', 'سريعة'],
    charger: ['شاحن', 'مدمج'],
    battery: 'البطارية',
  },
  en: {
    car: 'Car',
    wallbox: ['Wall', 'box'],
    station: ['DC', 'station'],
    charger: ['On-board', 'charger'],
    battery: 'Battery',
  },
} as const;

/** Alternating current through the charger of the car, direct current past it. */
export function ChargingDiagram({ language }: LessonDrawingProps) {
  const mirrorX = createMirrorX(language);
  const { car, wallbox, station, charger, battery } = chargingPathsLabels[language];
  const frameStart = Math.min(mirrorX(122), mirrorX(314));
  return (
    <Diagram>
      <rect x={frameStart} y={10} width={192} height={180} rx={14} fill="none" stroke={c.edge} strokeWidth={2} />
      <Label x={mirrorX(218)} y={30} language={language} color={c.muted}>
        {car}
      </Label>
      <Box x={8} y={46} width={66} height={48} language={language} lines={wallbox} />
      <Box
        x={8}
        y={126}
        width={66}
        height={48}
        language={language}
        lines={station}
        fill={c.amber}
        textColor={c.onAmber}
      />
      <Box
        x={134}
        y={46}
        width={72}
        height={48}
        language={language}
        lines={charger}
        fill={c.amber}
        textColor={c.onAmber}
      />
      <Box
        x={238}
        y={46}
        width={66}
        height={128}
        language={language}
        lines={[battery]}
        fill={c.primary}
        textColor={c.onPrimary}
      />
      <Arrow from={[78, 70]} to={[130, 70]} language={language} color={c.primary} />
      <Arrow from={[210, 70]} to={[234, 70]} language={language} />
      <Arrow from={[78, 150]} to={[234, 150]} language={language} />
      <Label x={mirrorX(98)} y={62} isBold color={c.primary}>
        AC
      </Label>
      <Label x={mirrorX(222)} y={62} isBold color={c.amberInk}>
        DC
      </Label>
      <Label x={mirrorX(160)} y={142} isBold color={c.amberInk}>
        DC
      </Label>
    </Diagram>
  );
}

const regenerationLabels = {
  ar: {
    parts: ['البطارية', 'العاكس', 'المحرك', 'العجلات'],
    driving: 'السير',
    braking: 'الكبح: يعود \u200E60–70%\u200E',
  },
  en: { parts: ['Battery', 'Inverter', 'Motor', 'Wheels'], driving: 'Driving', braking: 'Braking: 60–70% returns' },
} as const;

/** The same chain in both directions. */
export function RegenerativeBraking({ language }: LessonDrawingProps) {
  const { parts, driving, braking } = regenerationLabels[language];
  return (
    <Diagram>
      {parts.map((part, index) => (
        <Box
          key={part}
          x={8 + index * 80}
          y={76}
          width={64}
          height={48}
          language={language}
          lines={[part]}
          {...(index === 0 && { fill: c.primary, textColor: c.onPrimary })}
        />
      ))}
      {[72, 152, 232].map((x) => (
        <path key={x} d={`M${x} 100h16`} stroke={c.edge} strokeWidth={3} />
      ))}
      <Arrow from={[20, 56]} to={[300, 56]} language={language} strokeWidth={5} />
      <Arrow from={[300, 144]} to={[20, 144]} language={language} color={c.primary} strokeWidth={4} />
      <Label x={160} y={40} language={language} size={14} isBold color={c.amberInk}>
        {driving}
      </Label>
      <Label x={160} y={172} language={language} size={14} isBold color={c.primary}>
        {braking}
      </Label>
    </Diagram>
  );
}
