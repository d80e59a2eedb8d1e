import { safePaint as c } from '../theme/variables';
import { Current } from './parts/Current';
import type { PictureProps } from './Picture';
import { Scene } from './Scene';

const heads = [26, 80, 134, 188, 242, 296];

/** A talk: the screen, the speaker, the hall. */
export const EventPicture = (props: PictureProps) => (
  <Scene hour="day" {...props}>
    <rect x={64} y={22} width={146} height={92} rx={10} fill={c.night} />
    <rect x={72} y={30} width={130} height={76} rx={5} fill={c.deep} />
    <Current d="M84 86c16-40 28-40 44-16s26 22 40-8 18-22 24-16" width={4} />
    <circle cx={250} cy={76} r={12} fill={c.sandDeep} />
    <path fill={c.amber} d="M227 132c0-26 7-40 23-40s23 14 23 40z" />
    <path fill={c.snow} d="M222 118h56l-6 48h-44z" />
    <path fill={c.snowShade} d="M218 113h64v7h-64z" />
    <g fill={c.night}>
      {heads.map((x) => (
        <path key={x} d={`M${x - 23} 202c0-22 4-34 23-34s23 12 23 34zM${x} 141a12 12 0 0 1 0 24 12 12 0 0 1 0-24z`} />
      ))}
    </g>
  </Scene>
);
