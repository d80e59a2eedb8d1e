import { SvgIcon, type IconProps } from './SvgIcon';

export const FacebookIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M10.2 20.5v-6.6H7.8v-3.2h2.4V8.4c0-2.9 1.6-4.7 4.5-4.7h2v3.2h-1.5c-1.1 0-1.6.6-1.6 1.7v2.1h3l-.6 3.2h-2.4v6.6z" />
  </SvgIcon>
);

export const InstagramIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="3.8" y="3.8" width="16.4" height="16.4" rx="4.6" />
    <circle cx="12" cy="12" r="3.7" />
    <path d="M16.7 7.3v.1" />
  </SvgIcon>
);

export const LinkedInIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="3.8" y="3.8" width="16.4" height="16.4" rx="3.2" />
    <path d="M8 10.6v5.6M8 7.7v.1m3.6 8.4v-5.6m0 2.6c0-1.6.9-2.6 2.3-2.6 1.3 0 2.1.9 2.1 2.5v3.1" />
  </SvgIcon>
);

export const XIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4.2 4.2h4l11.6 15.6h-4zM19 4.2l-6.5 7.1m-1.7 1.9l-6 6.6" />
  </SvgIcon>
);

export const YouTubeIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="2.8" y="5.4" width="18.4" height="13.2" rx="4" />
    <path d="M10.2 9.3v5.4l4.6-2.7z" fill="currentColor" />
  </SvgIcon>
);
