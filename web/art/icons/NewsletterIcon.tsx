import { Icon, type IconProps } from './Icon';

export const NewsletterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.8 9.6L12 4l8.2 5.6v8.6a2 2 0 0 1-2 2H5.8a2 2 0 0 1-2-2zM4.2 10.4l7.8 5 7.8-5M9.2 9.4h5.6" />
  </Icon>
);
