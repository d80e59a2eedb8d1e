import { safePaint as c } from '../../theme/variables';
import { Current } from '../parts/Current';
import { Picture, type PictureProps } from '../Picture';

/** A desk at night: the lamp, a notebook in which the current is drawn, books, a glass of tea. */
export const DeskPost = (props: PictureProps) => (
  <Picture width={320} height={200} fit="slice" {...props}>
    <path fill={c.deep} d="M0 0h320v200H0z" />
    <path fill={c.sky} d="M206 18h84v78h-84z" />
    <circle cx={266} cy={42} r={13} fill={c.snow} />
    <path fill={c.skyLow} d="M206 80c22-2 32-14 48-14s22 10 36 12v18h-84z" />
    <path stroke={c.night} strokeWidth={5} fill="none" d="M206 18h84v78h-84zM248 18v78" />
    <path fill={c.amber} opacity={0.18} d="M104 78L42 186h210L142 62z" />
    <path fill={c.sandDeep} d="M0 142h320v58H0z" />
    <path fill={c.sandMid} d="M0 142h320v8H0z" />
    <path fill={c.amber} opacity={0.3} d="M67 142h157l28 46H42z" />
    <path stroke={c.snow} strokeWidth={6} strokeLinejoin="round" fill="none" d="M46 142V98l46-50" />
    <path fill={c.snow} d="M22 147a24 11 0 0 1 48 0z" />
    <path fill={c.amber} d="M88 42c10-14 30-12 38 0l24 18-54 26-12-28c-2-6-1-11 4-16z" />
    <path fill={c.night} d="M76 188l26-38h124l26 38-76 2a14 6 0 0 1-24 0z" />
    <path fill={c.snow} d="M82 182l24-36c20-6 42-5 58 4 16-9 38-10 58-4l24 36c-28-6-56-6-82 4-26-10-54-10-82-4z" />
    <path fill={c.snowShade} d="M164 150c16-9 38-10 58-4l24 36c-28-6-56-6-82 4z" />
    <path
      stroke={c.mistDeep}
      strokeWidth={3}
      strokeLinecap="round"
      d="M180 160c12-4 22-5 34-4m-32 14c14-3 24-4 40-3"
      fill="none"
    />
    <Current d="M104 170c10-2 12 0 16-8s8-7 11 0 6 7 9 0 7-5 12 3" width={4} />
    <path fill={c.jade} d="M250 128h56v14h-56z" />
    <path fill={c.snow} d="M256 116h46v12h-46z" />
    <path fill={c.danger} d="M252 103h52v13h-52z" />
    <path fill={c.snow} opacity={0.8} d="M260 128h6v14h-6zm0-25h6v13h-6z" />
    <path fill={c.snow} opacity={0.55} d="M268 78h22l-3 25h-16z" />
    <path fill={c.amber} d="M269.5 86h19l-2 15h-15z" />
  </Picture>
);
