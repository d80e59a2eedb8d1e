/** Colors of illustrations beyond the product's: sky, sand, mist, and the darkest and lightest shapes. */
export interface IllustrationColors {
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

export const lightIllustrationColors: IllustrationColors = {
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

export const darkIllustrationColors: IllustrationColors = {
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
