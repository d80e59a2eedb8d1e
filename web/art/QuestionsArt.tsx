import { safePaint as c } from '../theme/variables';
import { Current } from './parts/Current';
import type { PictureProps } from './Picture';
import { Vignette } from './Vignette';

/** A question that is answered: the mark is bent from the current, and plugged in at its foot. */
export const QuestionsArt = (props: PictureProps) => (
  <Vignette {...props}>
    <rect x={126} y={24} width={76} height={52} rx={15} fill={c.mistDeep} />
    <path stroke={c.snow} strokeWidth={4} strokeLinecap="round" d="M146 44h38m-38 12h24" />
    <path
      fill={c.night}
      d="M52 34h84a18 18 0 0 1 18 18v58a18 18 0 0 1-18 18h-40l-24 20v-20h-20a18 18 0 0 1-18-18V52a18 18 0 0 1 18-18z"
    />
    <Current d="M78 68c0-22 34-22 34 0 0 14-18 13-18 29" width={7} />
    <circle cx={94} cy={113} r={5.5} fill={c.amber} />
  </Vignette>
);
