import { SvgIcon, type IconProps } from './SvgIcon';

export const PencilIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4.5 19.5l1-4.3L16.4 4.3a1.8 1.8 0 0 1 2.5 0l.8.8a1.8 1.8 0 0 1 0 2.5L8.8 18.5zM14.3 6.4l3.3 3.3" />
  </SvgIcon>
);

export const PlusIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M12 5v14M5 12h14" />
  </SvgIcon>
);

export const TrashIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M4.5 6.8h15M9 6.6V5.2c0-.9.7-1.6 1.6-1.6h2.8c.9 0 1.6.7 1.6 1.6v1.4M6.2 7l.8 11.6a2 2 0 0 0 2 1.8h6a2 2 0 0 0 2-1.8L17.8 7M10.2 11v5.4m3.6-5.4v5.4" />
  </SvgIcon>
);

export const UploadIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M12 15.2V4.2M7.5 8.4 12 4l4.5 4.4M4.5 19.5h15" />
  </SvgIcon>
);

export const EyeIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M2.8 12C4.7 8 8 5.8 12 5.8s7.3 2.2 9.2 6.2c-1.9 4-5.2 6.2-9.2 6.2S4.7 16 2.8 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </SvgIcon>
);

export const EyeOffIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M9.6 6.1A9.6 9.6 0 0 1 12 5.8c4 0 7.3 2.2 9.2 6.2a12 12 0 0 1-2.5 3.5M6 7.9A11.6 11.6 0 0 0 2.8 12c1.9 4 5.2 6.2 9.2 6.2 1.7 0 3.3-.4 4.7-1.2M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16" />
  </SvgIcon>
);

export const PublishIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="2" />
    <path d="M8 16a5.7 5.7 0 0 1 0-8M16 8a5.7 5.7 0 0 1 0 8M5.2 18.8a9.6 9.6 0 0 1 0-13.6M18.8 5.2a9.6 9.6 0 0 1 0 13.6" />
  </SvgIcon>
);

export const UnpublishIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M8 16a5.7 5.7 0 0 1-1.4-5.9M16 8a5.7 5.7 0 0 1 1.4 5.9M5.2 18.8A9.6 9.6 0 0 1 3.9 7M18.8 5.2A9.6 9.6 0 0 1 20.1 17M4 4l16 16" />
  </SvgIcon>
);

export const UnlockIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
    <path d="M8 10.5V7.6a4 4 0 0 1 7.6-1.7M12 14.3v2" />
  </SvgIcon>
);

export const UndoIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M8.5 5 4 9.5 8.5 14M4.5 9.5h9.7a5 5 0 0 1 0 10H11" />
  </SvgIcon>
);
