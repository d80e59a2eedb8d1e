import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Sun } from '../parts/Sun';
import { Illustration } from '../parts/Illustration';

/** For dark backgrounds. */
export const BlogHeroArt = () => (
  <Illustration width={560} height={214}>
    <path fill={c.amber} opacity={0.16} d="M88 108L44 210h182L151 80z" />
    <path stroke={c.snow} strokeWidth={7} strokeLinejoin="round" fill="none" d="M36 206v-76l50-62" />
    <path fill={c.snow} d="M8 210a28 12 0 0 1 56 0z" />
    <path fill={c.amber} d="M80 60c11-16 34-14 43-1l28 21-62 30-13-32c-3-7-1-13 4-18z" />
    <path fill={c.jade} d="M88 184h118a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H88z" />
    <path fill={c.snow} d="M100 158h96v26h-96z" />
    <path fill={c.sand} d="M92 134h100v24H92z" />
    <path fill={c.deep} opacity={0.7} d="M104 184h8v26h-8zm8-26h8v26h-8zm-8-24h8v24h-8z" />
    <path fill={c.snow} opacity={0.5} d="M140 94h32l-4 40h-24z" />
    <path fill={c.amber} d="M142 108h28l-3 24h-22z" />
    <g transform="translate(236 34)">
      <path fill={c.snowShade} d="M92 0l96 14v162H92z" />
      <path fill={c.snow} d="M0 14L92 0v176H0z" />
      <path fill={c.sky} d="M14 34l64-9v62l-64 4z" />
      <Sun x={52} y={56} r={13} />
      <path fill={c.sand} d="M14 78c18-4 24-14 40-12 10 1 14 6 24 6v15l-64 4z" />
      <path
        stroke={c.mistDeep}
        strokeWidth={5}
        strokeLinecap="round"
        d="M16 110l60-4M16 126l60-2M16 142h60M16 158h38M106 32l66 8m-66 14l66 5m-66 15l40 2m-40 36l66 0m-66 18h66m-66 18h66"
      />
    </g>
    <g transform="translate(480 210) rotate(-90)">
      <path fill={c.jade} d="M0-13h14v26H0z" />
      <path fill={c.amber} d="M14-13h104v26H14z" />
      <path fill={c.snow} opacity={0.4} d="M14-13h104v8H14z" />
      <path fill={c.sand} d="M118-13l30 13-30 13z" />
      <path fill={c.night} d="M138-4.3l10 4.3-10 4.3z" />
    </g>
    <path
      fill={c.jade}
      d="M530 176c-26-6-28-30-22-44 16 8 22 24 22 44zm0 0c-4-30 2-50 14-64 10 22 4 46-14 64zm0 0c4-20 14-30 28-34 2 16-8 30-28 34z"
    />
    <path fill={c.snow} d="M508 174h44l-6 32a5 5 0 0 1-5 4h-22a5 5 0 0 1-5-4z" />
  </Illustration>
);
