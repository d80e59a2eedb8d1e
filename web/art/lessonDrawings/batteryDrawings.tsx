import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Arrow, Box, Diagram, Label, createMirrorX, type LessonDrawingProps } from './parts';

const batteryPackLabels = {
  ar: { cell: 'خلية', module: 'وحدة', pack: 'حزمة', management: 'BMS', switches: ['منصهرة', 'وملامسات'] },
  en: { cell: 'Cell', module: 'Module', pack: 'Pack', management: 'BMS', switches: ['Fuse and', 'contactors'] },
} as const;

const cellPath = 'M-8-24h16a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H-8a4 4 0 0 1-4-4v-40a4 4 0 0 1 4-4zm4-5h8v5h-8z';

/** A cell, a module of cells, and a pack of modules with what protects it. */
export function BatteryPack({ language }: LessonDrawingProps) {
  const mirrorX = createMirrorX(language);
  const { cell, module, pack, management, switches } = batteryPackLabels[language];
  const packStart = Math.min(mirrorX(172), mirrorX(312));
  return (
    <Diagram>
      <path fill={c.primary} transform={`translate(${mirrorX(28)} 90)`} d={cellPath} />
      <Arrow from={[46, 90]} to={[64, 90]} language={language} />
      <g transform={`translate(${mirrorX(108)} 90)`}>
        <rect x={-36} y={-40} width={72} height={76} rx={8} fill={c.tint} stroke={c.edge} strokeWidth={2} />
        {[-20, 0, 20].map((x) => (
          <path key={x} fill={c.primary} transform={`translate(${x} 0) scale(.75)`} d={cellPath} />
        ))}
      </g>
      <Arrow from={[148, 90]} to={[168, 90]} language={language} />
      <rect x={packStart} y={14} width={140} height={146} rx={10} fill="none" stroke={c.edge} strokeWidth={2.5} />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <g key={index} transform={`translate(${packStart + 10 + (index % 3) * 42} ${24 + Math.floor(index / 3) * 38})`}>
          <rect width={36} height={32} rx={5} fill={c.tint} />
          <path fill={c.primary} d="M5 8h6v18H5zm10 0h6v18h-6zm10 0h6v18h-6z" />
        </g>
      ))}
      <Box
        x={178}
        y={104}
        width={40}
        height={46}
        language={language}
        lines={[management]}
        fill={c.amber}
        textColor={c.onAmber}
      />
      <Box
        x={222}
        y={104}
        width={86}
        height={46}
        language={language}
        lines={switches}
        fill={c.primary}
        textColor={c.onPrimary}
      />
      {(
        [
          [cell, 28],
          [module, 108],
          [pack, 242],
        ] as const
      ).map(([text, x]) => (
        <Label key={text} x={mirrorX(x)} y={184} language={language} size={14} isBold>
          {text}
        </Label>
      ))}
    </Diagram>
  );
}

const prechargeLabels = {
  ar: { battery: 'البطارية', inverter: 'العاكس', precharge: 'الشحن المسبق' },
  en: { battery: 'Battery', inverter: 'Inverter', precharge: 'Precharge' },
} as const;

/** An open contact on a horizontal line, 32 units wide. */
const contactPath = (x: number, y: number) => `M${x} ${y}l30-13`;

export const PrechargeLines = () => (
  <>
    <g fill="none" stroke={c.ink} strokeWidth={2.5}>
      <path d="M44 94V72h60m32 0h144v24M44 110v46h76m32 0h128v-24M226 72v28m0 10v46" />
      <path d="M84 72V34h20m32 0h8m44 0h16v38" stroke={c.amberInk} />
      <path d={contactPath(104, 72) + contactPath(120, 156)} />
      <path d={contactPath(104, 34)} stroke={c.amberInk} />
      <rect x={144} y={26} width={44} height={16} stroke={c.amberInk} />
      <path d="M210 100h32m-32 10h32" strokeWidth={4} />
      <path d="M28 96h32" strokeWidth={3} />
      <path d="M36 108h16" strokeWidth={6} />
    </g>
    <Box x={248} y={96} width={68} height={36} language="en" lines={[]} />
  </>
);

/** Signs of the parts, the same in every language. */
export const PrechargeSigns = () => (
  <>
    <Label x={166} y={38} isBold color={c.amberInk}>
      R
    </Label>
    <Label x={200} y={110} isBold>
      C
    </Label>
    <Label x={122} y={90} isBold>
      K+
    </Label>
    <Label x={138} y={176} isBold>
      K−
    </Label>
    <Label x={118} y={16} isBold color={c.amberInk}>
      Kp
    </Label>
    <Label x={26} y={88}>
      +
    </Label>
    <Label x={26} y={126}>
      −
    </Label>
  </>
);

/** Circuits are read from left to right in both languages. */
export function PrechargeCircuit({ language }: LessonDrawingProps) {
  const { battery, inverter, precharge } = prechargeLabels[language];
  return (
    <Diagram>
      <PrechargeLines />
      <Label x={282} y={118} language={language} color={c.onTint} isBold>
        {inverter}
      </Label>
      <Label x={96} y={107} language={language}>
        {battery}
      </Label>
      <Label x={250} y={30} language={language} color={c.amberInk} isBold>
        {precharge}
      </Label>
      <PrechargeSigns />
    </Diagram>
  );
}
