import { safePaint as c } from '../theme/variables';
import { Current } from './parts/Current';
import { Picture, type PictureProps } from './Picture';

const coast =
  'M0 74c44-10 84-34 122-22 20 8 18 34 24 56 10 34 20 62 50 84 40 28 96 36 150 28 60-8 100-38 122-84 14-30 22-56 52-62 14-4 20-16 40-16h80';
const streets =
  'M0 144c50-10 92 10 112 60s80 82 148 88 192 0 252-60 90-86 128-86M0 220c60-20 92 0 122 40s60 56 90 100M62 90l32 270M172 188l-58 172M296 222l-16 138m122-154l44 154m58-236l76 116m36-152l-12 254M0 312l184-22m84 46l372-66M20 262l160-34m46-2l-30 66m170-66l18 62m72-94l54 58m96-142l-60 20m-250 176l12 52';

/** The Bay of Algiers seen from above, without a name on it, and a pin: where a map will come later. */
export const ContactMapArt = (props: PictureProps) => (
  <Picture width={640} height={360} fit="slice" {...props}>
    <path fill={c.mistDeep} d="M0 0h640v360H0z" />
    <path
      stroke={c.mist}
      strokeWidth={3}
      strokeLinecap="round"
      d="M262 70q8-8 16 0t16 0m44 66q8-8 16 0t16 0m-52-108q8-8 16 0t16 0m64 50q8-8 16 0t16 0m-208 80q8-8 16 0t16 0"
      fill="none"
    />
    <path fill={c.dawn} stroke={c.sand} strokeWidth={4} d={`${coast}h8v306H-8V74z`} />
    <path
      fill={c.skyLow}
      opacity={0.55}
      d="M106 226l52-10-20 60c-18-12-28-30-32-50zm362 72l86-16 10 44-84 14zM26 172l48-6 4 42-40 8z"
    />
    <path
      stroke={c.mistDeep}
      strokeWidth={9}
      strokeLinejoin="round"
      fill="none"
      d="M352 214c6 40 34 50 30 84s20 40 16 66"
    />
    <path stroke={c.paper} strokeWidth={5} fill="none" strokeLinecap="round" d={streets} />
    <path
      stroke={c.sand}
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      d="M148 98h34l14 18m-36 20h28l8 16"
    />
    <Current
      d="M0 94c44-10 84-34 108-22 16 10 14 34 20 54 12 38 26 70 60 92 46 28 106 34 160 26 66-10 110-42 134-92 14-28 22-48 46-54h112"
      width={6}
    />
    <ellipse cx={112} cy={205} rx={18} ry={6} fill={c.night} opacity={0.25} />
    <path fill={c.jade} d="M112 205L78 156a42 42 0 1 1 68 0z" />
    <circle cx={112} cy={131} r={16} fill={c.snow} />
  </Picture>
);
