import { safePaint as c } from '../theme/variables';
import { Current } from './parts/Current';
import { Picture } from './Picture';

/** Come and join: a plug before its socket, each at the end of its current. It lies on a dark band. */
export const ConnectArt = () => (
  <Picture width={560} height={214}>
    <Current d="M-6 184c60 10 62-68 116-68h46" width={8} />
    <Current d="M566 44c-66-12-54 72-108 72h-40" width={8} />
    <path stroke={c.mistDeep} strokeWidth={11} strokeLinecap="round" d="M232 98h40m-40 36h40" />
    <path
      fill={c.snow}
      d="M150 94h22c6-14 20-22 36-22h24a6 6 0 0 1 6 6v76a6 6 0 0 1-6 6h-24c-16 0-30-8-36-22h-22a8 8 0 0 1-8-8v-28a8 8 0 0 1 8-8z"
    />
    <path fill={c.snowShade} d="M142 120h96v34a6 6 0 0 1-6 6h-24c-16 0-30-8-36-22h-22a8 8 0 0 1-8-8z" />
    <path fill={c.jade} d="M334 64h52a40 40 0 0 1 40 40v24a40 40 0 0 1-40 40h-52a8 8 0 0 1-8-8V72a8 8 0 0 1 8-8z" />
    <rect x={322} y={58} width={18} height={116} rx={8} fill={c.snow} />
    <path stroke={c.night} strokeWidth={11} strokeLinecap="round" d="M332 98h.1m-.1 36h.1" />
    <path fill={c.amber} d="M386 88l-20 32h14l-6 24 24-34h-14l8-22z" />
    <path
      stroke={c.amber}
      strokeWidth={6}
      strokeLinecap="round"
      d="M297 74V46m-15 32l-13-20m41 20l9-14m-22 88v28m-15-32l-13 20m41-20l9 14"
    />
  </Picture>
);
