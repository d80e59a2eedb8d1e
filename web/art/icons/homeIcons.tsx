import { SvgIcon, type IconProps } from './SvgIcon';

export const LeafIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M6.2 16.3C3.4 9.6 9 4.4 19.6 4.4c.7 10.4-5.2 16.2-11.6 13.6M4.6 20c1.9-4.9 4.8-8 9-9.9" />
  </SvgIcon>
);

export const RefundIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <path d="M4.2 9.5h10.3a5 5 0 0 1 0 10H9M8 5.5l-4 4 4 4" />
  </SvgIcon>
);

export const ShieldIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M12 3.2l7 2.6v5.4c0 4.4-2.6 7.6-7 9.6-4.4-2-7-5.2-7-9.6V5.8zM8.8 11.8l2.3 2.3 4.1-4.4" />
  </SvgIcon>
);
