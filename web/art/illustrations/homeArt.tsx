import type { ReactNode } from 'react';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { svgLabelProps, SpotIllustration, type IllustrationProps } from '../parts/Illustration';
import { FlowLine } from '../parts/FlowLine';

interface PaymentArtProps extends IllustrationProps {
  /** Pixels. */
  size?: number;
}

const PaymentArtFrame = ({ size = 48, title, className, children }: PaymentArtProps & { children: ReactNode }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" className={className} focusable="false" {...svgLabelProps(title)}>
    {children}
  </svg>
);

export const BankTransferArt = (props: PaymentArtProps) => (
  <PaymentArtFrame {...props}>
    <rect width={48} height={48} rx={13} fill={c.amber} />
    <path fill={c.night} d="M24 8l16 9v4H8v-4z" />
    <path fill={c.snow} d="M11 22h5v12h-5zm10.5 0h5v12h-5zM32 22h5v12h-5z" />
    <path fill={c.night} d="M10 35h28v2.5H10zM8 38h32v3H8z" />
    <circle cx={24} cy={15.5} r={2.5} fill={c.amber} />
  </PaymentArtFrame>
);

export const PostalTransferArt = (props: PaymentArtProps) => (
  <PaymentArtFrame {...props}>
    <rect width={48} height={48} rx={13} fill={c.amber} />
    <path
      fill={c.snow}
      d="M11 10h26a2 2 0 0 1 2 2v27l-3.5-2.5L32 39l-4-2.5-4 2.5-4-2.5-4 2.5-3.5-2.5L9 39V12a2 2 0 0 1 2-2z"
    />
    <path fill={c.night} d="M9 12a2 2 0 0 1 2-2h26a2 2 0 0 1 2 2v5H9z" />
    <path stroke={c.mistDeep} strokeWidth={2.2} strokeLinecap="round" d="M14 22.5h11m-11 5h8m-8 5h10" />
    <circle cx={31} cy={27} r={5} fill="none" stroke={c.danger} strokeWidth={2} />
    <path stroke={c.danger} strokeWidth={2} strokeLinecap="round" d="M29 27l1.5 1.5L33 26" />
  </PaymentArtFrame>
);

export const MobileWalletArt = (props: PaymentArtProps) => (
  <PaymentArtFrame {...props}>
    <rect width={48} height={48} rx={13} fill={c.amber} />
    <rect x={14} y={7} width={20} height={34} rx={5} fill={c.night} />
    <rect x={17} y={12} width={14} height={22} rx={2} fill={c.snow} />
    <path fill={c.jade} d="M17 26c5-1 7-4 10-4 2 0 3 1 4 1v9a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2z" />
    <circle cx={24} cy={18} r={3} fill={c.amber} />
    <path stroke={c.snow} strokeWidth={1.8} strokeLinecap="round" d="M22.5 37.5h3" />
  </PaymentArtFrame>
);

export const CardPaymentArt = (props: PaymentArtProps) => (
  <PaymentArtFrame {...props}>
    <rect width={48} height={48} rx={13} fill={c.amber} />
    <rect x={7} y={12} width={34} height={25} rx={4} fill={c.night} />
    <path fill={c.snow} d="M7 18h34v5H7z" />
    <rect x={11} y={27} width={8} height={6} rx={1.5} fill={c.amber} />
    <path stroke={c.snow} strokeWidth={2.2} strokeLinecap="round" d="M24 30h12" />
  </PaymentArtFrame>
);

export const FaqArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <rect x={126} y={24} width={76} height={52} rx={15} fill={c.mistDeep} />
    <path stroke={c.snow} strokeWidth={4} strokeLinecap="round" d="M146 44h38m-38 12h24" />
    <path
      fill={c.night}
      d="M52 34h84a18 18 0 0 1 18 18v58a18 18 0 0 1-18 18h-40l-24 20v-20h-20a18 18 0 0 1-18-18V52a18 18 0 0 1 18-18z"
    />
    <FlowLine d="M78 68c0-22 34-22 34 0 0 14-18 13-18 29" width={7} />
    <circle cx={94} cy={113} r={5.5} fill={c.amber} />
  </SpotIllustration>
);
