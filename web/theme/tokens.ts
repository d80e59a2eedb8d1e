/** Colors by purpose; both schemes define all of them. */
export interface ColorTokens extends IllustrationColors {
  /** Page background, and the background of cards, tables and dialogs. */
  ground: string;
  paper: string;
  /** Background at the top of the home page. */
  dawn: string;
  ink: string;
  muted: string;
  /** Decorative borders, and borders that identify a control. */
  line: string;
  edge: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  /** Dark sections and their text. */
  deep: string;
  onDeep: string;
  onDeepMuted: string;
  deepLine: string;
  /** Chips, avatars, selected rows. */
  tint: string;
  onTint: string;
  /** Accent. `amber` is never a text color on light backgrounds; use `amberInk`. */
  amber: string;
  onAmber: string;
  amberTint: string;
  amberInk: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  dangerTint: string;
}

const lightIllustrationColors: IllustrationColors = {
  sky: '#0E6B4F',
  skyLow: '#7DBF9F',
  sand: '#F0CE92',
  sandMid: '#E3B467',
  sandDeep: '#CF9744',
  mist: '#D3E9DF',
  mistDeep: '#9CC7B5',
  cream: '#FCE6B4',
  jade: '#0E6B4F',
  night: '#10231D',
  snow: '#FFFFFF',
  snowShade: '#D3E9DF',
};

const darkIllustrationColors: IllustrationColors = {
  sky: '#072A1F',
  skyLow: '#1F6B51',
  sand: '#B48D51',
  sandMid: '#8F6C37',
  sandDeep: '#6C5026',
  mist: '#183A2E',
  mistDeep: '#2C604D',
  cream: '#4A3A18',
  jade: '#48A883',
  night: '#07100D',
  snow: '#E2EDE7',
  snowShade: '#AFC6BB',
};

export const lightColors: ColorTokens = {
  ground: '#FBF8F2',
  dawn: '#FFF2D6',
  paper: '#FFFFFF',
  ink: '#10231D',
  muted: '#5A6B64',
  line: '#E7E1D4',
  edge: '#84908A',
  primary: '#0E6B4F',
  primaryHover: '#0A563F',
  onPrimary: '#FFFFFF',
  deep: '#08402F',
  onDeep: '#FFFFFF',
  onDeepMuted: '#BAD4C7',
  deepLine: '#2B5F4D',
  tint: '#E4F2EB',
  onTint: '#0B5A42',
  amber: '#F4A81D',
  onAmber: '#2B1D00',
  amberTint: '#FFF2D6',
  amberInk: '#7A5200',
  danger: '#B3402C',
  dangerHover: '#963423',
  onDanger: '#FFFFFF',
  dangerTint: '#FBE7E2',
  ...lightIllustrationColors,
};

export const darkColors: ColorTokens = {
  ground: '#0B1512',
  dawn: '#12352A',
  paper: '#12201B',
  ink: '#EAF3EE',
  muted: '#9DB3A9',
  line: '#24382F',
  edge: '#64796E',
  primary: '#4CC795',
  primaryHover: '#6BD6AA',
  onPrimary: '#08241A',
  deep: '#0A2A20',
  onDeep: '#EAF3EE',
  onDeepMuted: '#A3BDB1',
  deepLine: '#1E4738',
  tint: '#16362A',
  onTint: '#7EDDB6',
  amber: '#FFC24B',
  onAmber: '#2B1D00',
  amberTint: '#3A2E12',
  amberInk: '#FFC24B',
  danger: '#FF9A85',
  dangerHover: '#FFB3A3',
  onDanger: '#3B1D17',
  dangerTint: '#3B1D17',
  ...darkIllustrationColors,
};

export type ColorToken = keyof ColorTokens;

export const colorTokenNames = Object.keys(lightColors) as ColorToken[];

/** Pixels. */
export const borderRadii = { card: 16, control: 12, chip: 8 } as const;
/** Colors of illustrations beyond the product's: sky, sand, mist, and the darkest and lightest shapes. */
interface IllustrationColors {
  sky: string;
  skyLow: string;
  sand: string;
  sandMid: string;
  sandDeep: string;
  mist: string;
  mistDeep: string;
  cream: string;
  /** Green shapes, with enough contrast on every sky. */
  jade: string;
  night: string;
  snow: string;
  snowShade: string;
}
