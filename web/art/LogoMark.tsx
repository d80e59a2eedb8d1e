import { lightColors } from '../theme/tokens';

/** The same in both color schemes and in `public/favicon.svg`. */
export function LogoMark() {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill={lightColors.sky} />
      <path
        d="M7 23.5c3.2-9 6.6-9.6 9.8-3.5s7 6.4 9.6.6c1.8-4 3.6-5.6 6.6-5.2"
        fill="none"
        stroke={lightColors.amber}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
