import { Car } from '../art/parts/Car';
import { Charger } from '../art/parts/Charger';
import { Palm } from '../art/parts/Palm';
import { Panel } from '../art/parts/Panel';
import { Sun } from '../art/parts/Sun';
import { Turbine } from '../art/parts/Turbine';
import { Picture } from '../art/Picture';
import { safePaint as c } from '../theme/variables';

/** What one learns here, side by side along the current: wind, sun, panels, charging, driving. It stands on a dark band. */
export function CatalogueArt() {
  return (
    <Picture width={560} height={214}>
      <Sun x={262} y={100} r={48} />
      <Turbine x={62} y={66} scale={1.44} fill={c.snow} angle={14} />
      <Turbine x={132} y={114} scale={0.96} fill={c.mistDeep} angle={52} />
      <Palm x={176} y={210} scale={0.62} fill={c.jade} />
      <Panel x={206} y={128} scale={1} />
      <Charger x={372} y={209} scale={1.2} />
      <Car x={406} y={210} scale={0.94} />
    </Picture>
  );
}
