import { SvgIcon, type IconProps } from './SvgIcon';

export const GlossaryIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M5 6.2a2.4 2.4 0 0 1 2.4-2.4h11.1v13H7.4A2.4 2.4 0 0 0 5 19.1zM18.5 16.8v3.4H7.2A2.2 2.2 0 0 1 5 18M9.2 12.6l2.6-5.8 2.6 5.8m-4.3-2h3.4" />
  </SvgIcon>
);

export const HandshakeIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M12.2 7.4L9.8 6.2 6.6 7.4 2.8 6.6v8.2l2.4.4 4.6 4.2c.7.6 1.7.5 2.2-.2M12.2 7.4L8.6 11c.9 1.3 2.6 1.3 3.8.2l1.2-1.1 4.6 4.5M12.2 7.4l2.4-1.2 3.4 1.2 3.2-.8v8.2l-2.6.4M12 19.2l.5.4c1.2.8 2.6-.2 2.3-1.5 1.3.4 2.4-.6 2.2-1.8 1.2.1 2-1 1.2-1.8" />
  </SvgIcon>
);
