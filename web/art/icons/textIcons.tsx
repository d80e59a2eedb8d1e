import { SvgIcon, type IconProps } from './SvgIcon';

const draw = (path: string) => (props: IconProps) => (
  <SvgIcon {...props}>
    <path d={path} />
  </SvgIcon>
);

/** Signs of the toolbar above a long text. */
export const textIcons = {
  heading: draw('M6 5v14M18 5v14M6 12h12'),
  bold: draw('M7.5 5h5.3a3.4 3.4 0 0 1 0 6.8H7.5zM7.5 11.8h6.2a3.6 3.6 0 0 1 0 7.2H7.5z'),
  italic: draw('M10 5h7M7 19h7M13.8 5l-3.6 14'),
  bullet: draw('M9.5 6h10M9.5 12h10M9.5 18h10M4.5 6h.1M4.5 12h.1M4.5 18h.1'),
  numbered: draw('M10.5 6h9M10.5 12h9M10.5 18h9M4 4.6l1.4-.8V9M3.8 15.6c.6-1.2 2.8-1 2.6.4-.1.9-2.4 2-2.6 3.2h2.8'),
  task: draw('M4 5h5v5H4zM4 14h5v5H4zM12.5 7.5h7.5M12.5 16.5h7.5M5.2 7.4l1 1 1.6-2'),
  table: draw('M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14'),
  picture: draw('M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.6 9.2h.1'),
  callout: draw('M12 4.2 21 19.6H3zM12 10v4.2M12 16.8h.1'),
  formula: draw('M17.5 6V5H6.5l6 7-6 7h11v-1'),
  link: draw(
    'M10.2 13.8a3.6 3.6 0 0 0 5.1 0l3.2-3.2a3.6 3.6 0 0 0-5.1-5.1l-1.2 1.2M13.8 10.2a3.6 3.6 0 0 0-5.1 0l-3.2 3.2a3.6 3.6 0 0 0 5.1 5.1l1.2-1.2',
  ),
  code: draw('M8.5 7.5 4 12l4.5 4.5M15.5 7.5 20 12l-4.5 4.5'),
  find: draw('M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l4.5 4.5'),
} as const;
