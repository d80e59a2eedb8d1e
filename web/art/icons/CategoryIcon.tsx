import { SvgIcon, type IconProps } from './SvgIcon';

/** One path per name that categories store. */
const categoryIconPaths: Readonly<Record<string, string>> = {
  solar: 'M6.5 5h11l3 10H3.5zM12 5v10M5 10h14M12 15v4M8.5 19.5h7',
  vehicle:
    'M3.5 16.5v-3.2l2-4.6A2.8 2.8 0 0 1 8 7h6.2c1 0 1.9.5 2.4 1.4l1.8 3.1 2.1 1.2v3.8h-2M9.3 16.5h5.4M5.5 16.5h-2M4.6 11.5h12.6M9.3 16.5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0zM18.5 16.5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0z',
  battery:
    'M4.5 8h13A1.5 1.5 0 0 1 19 9.5v5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 3 14.5v-5A1.5 1.5 0 0 1 4.5 8zM21.3 10.7v2.6M6.5 11v2M10 11v2M13.5 11v2',
  charging:
    'M5 20V6a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v14M3.5 20h12M10.2 7.5l-2.4 4h3.4l-2.4 4M14 13h1.5a1.8 1.8 0 0 1 1.8 1.8v1.4a1.6 1.6 0 0 0 3.2 0V9.5l-3-3',
  wind: 'M3.5 9.5h9.8a2.7 2.7 0 1 0-2.6-3.6M3.5 13.5h13.8a2.6 2.6 0 1 1-2.5 3.5M3.5 17.5h6.3',
  grid: 'M12 3.5L7.5 20.5M12 3.5l4.5 17M5 8h14M6.5 12.5h11M9.8 12.5l5.6 8M14.2 12.5l-5.6 8M5 8v1.8M19 8v1.8',
  safety: 'M12 4l9 15.5H3zM12.6 9.3L10.3 13h3.4l-2.3 3.7',
  business: 'M4.5 19.5h15M6.5 19.5v-5M11 19.5V11M15.5 19.5V7.5M5 8.5l4-3 2.5 1.5L16 3.5M13.2 3.5H16v2.8',
};

/** The drawn icon of a category; nothing for a name without a drawing. */
export function CategoryIcon({ icon, ...props }: IconProps & { icon: string | null }) {
  const path = icon === null ? undefined : categoryIconPaths[icon];
  return path ? (
    <SvgIcon {...props}>
      <path d={path} />
    </SvgIcon>
  ) : null;
}
