import { safePaint as c } from '../../theme/variables';
import { Houses } from '../parts/Houses';
import { Panel } from '../parts/Panel';
import { Sun } from '../parts/Sun';
import { Picture, type PictureProps } from '../Picture';

/** Panels on a terrace over the white town and its bay. */
export const RooftopsPost = (props: PictureProps) => (
  <Picture width={320} height={200} fit="slice" {...props}>
    <path fill={c.cream} d="M0 0h320v200H0z" />
    <Sun x={226} y={70} r={34} />
    <path fill={c.skyLow} d="M0 104h320v96H0z" />
    <path stroke={c.cream} strokeWidth={3} strokeLinecap="round" d="M196 114h40m-26 9h22m22-6h14" />
    <path fill={c.sky} d="M0 92c40-4 60 8 96 14s60 22 74 44v50H0z" />
    <Houses x={0} y={170} scale={1.2} />
    <path fill={c.snow} d="M0 170h320v30H0zM150 142h170v58H150z" />
    <path fill={c.snowShade} d="M146 138h174v8H146zM0 166h146v8H0zM150 146h14v54h-14z" />
    <Panel x={150} y={91} scale={0.62} />
    <Panel x={230} y={91} scale={0.62} />
    <path fill={c.sky} d="M196 184v-16a10 10 0 0 1 20 0v16zm60 0v-16a10 10 0 0 1 20 0v16z" />
    <path
      fill={c.sky}
      d="M0 200v-10a16 12 0 0 1 26-5 20 13 0 0 1 36 1 18 11 0 0 1 34 1 15 9 0 0 1 28 3 20 8 0 0 1 36 4 90 5 0 0 1 160-1v7z"
    />
  </Picture>
);
