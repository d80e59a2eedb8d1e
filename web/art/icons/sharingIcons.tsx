import { SvgIcon, type IconProps } from './SvgIcon';

export const LinkIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M9.9 14.1a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14.1 9.9a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.1-1.1" />
  </SvgIcon>
);

export const RssIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M5 11.3A7.7 7.7 0 0 1 12.7 19M5 5a14 14 0 0 1 14 14" />
    <circle cx="6.3" cy="17.7" r="1.3" fill="currentColor" />
  </SvgIcon>
);

export const WhatsAppIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4 20l1.1-4A8.4 8.4 0 1 1 8.2 19z" />
    <path d="M8.9 8.6c-.2 3.5 2.9 6.6 6.4 6.5.8-.3 1.1-.9 1.1-1.7l-2-1-1 .9c-1.2-.5-2-1.3-2.6-2.5l.9-1-1-2c-.8 0-1.4.2-1.8.8z" />
  </SvgIcon>
);

export const NewsletterIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M3.8 9.6L12 4l8.2 5.6v8.6a2 2 0 0 1-2 2H5.8a2 2 0 0 1-2-2zM4.2 10.4l7.8 5 7.8-5M9.2 9.4h5.6" />
  </SvgIcon>
);

export const SendIcon = (props: IconProps) => (
  <SvgIcon mirrored {...props}>
    <path d="M20.6 3.8L3.6 9.9l6.5 3.7 3.9 6.7zM10.1 13.6l4.2-4" />
  </SvgIcon>
);
