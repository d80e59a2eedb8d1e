import { Icon, type IconProps } from './Icon';

export const HandshakeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12.2 7.4L9.8 6.2 6.6 7.4 2.8 6.6v8.2l2.4.4 4.6 4.2c.7.6 1.7.5 2.2-.2M12.2 7.4L8.6 11c.9 1.3 2.6 1.3 3.8.2l1.2-1.1 4.6 4.5M12.2 7.4l2.4-1.2 3.4 1.2 3.2-.8v8.2l-2.6.4M12 19.2l.5.4c1.2.8 2.6-.2 2.3-1.5 1.3.4 2.4-.6 2.2-1.8 1.2.1 2-1 1.2-1.8" />
  </Icon>
);
