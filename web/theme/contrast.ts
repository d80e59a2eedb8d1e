const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** WCAG's ratio of two `#RRGGBB` colours: 1 for equal, 21 for black on white. */
export const contrast = (one: string, other: string) => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
};
