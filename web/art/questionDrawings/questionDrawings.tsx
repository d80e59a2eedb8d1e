import type { ComponentType } from 'react';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { PrechargeLines, PrechargeSigns } from '../lessonDrawings/batteryDrawings';
import { Type2Face } from '../lessonDrawings/chargingDrawings';
import { Diagram, Label } from '../lessonDrawings/parts';

const Type2FaceWithoutNames = () => (
  <Diagram>
    <g transform="translate(160 104)">
      <Type2Face hasNames={false} />
    </g>
  </Diagram>
);

const PrechargeCircuitWithoutWords = () => (
  <Diagram>
    <PrechargeLines />
    <Label x={282} y={119} color={c.onTint} size={15} isBold>
      = / ∼
    </Label>
    <PrechargeSigns />
  </Diagram>
);

/** Drawings of the demo questions by name, without words, so that one file serves both languages; `npm run images` writes them. */
export const questionDrawings: Readonly<Record<string, ComponentType>> = {
  'precharge-circuit': PrechargeCircuitWithoutWords,
  'type-2-face': Type2FaceWithoutNames,
};
