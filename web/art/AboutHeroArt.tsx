import { safePaint as c } from '../theme/variables';
import { Houses } from './parts/Houses';
import { Panel } from './parts/Panel';
import { Person } from './parts/Person';
import { Sun } from './parts/Sun';
import { Turbine } from './parts/Turbine';
import { Picture } from './Picture';

/** Who we are: people of the trade before what they build. It stands on a dark band. */
export const AboutHeroArt = () => (
  <Picture width={560} height={214}>
    <Sun x={298} y={94} r={58} />
    <Turbine x={62} y={70} scale={1.4} fill={c.snow} angle={16} />
    <Houses x={402} y={210} scale={1.1} />
    <Panel x={86} y={136} scale={0.88} />
    <Person x={226} y={210} scale={1.9} clothes={c.jade} helmet={c.snow} />
    <Person x={378} y={210} scale={1.9} clothes={c.mistDeep} />
    <Person x={302} y={210} scale={2.1} clothes={c.snow} hair={c.snowShade} scarf />
  </Picture>
);
