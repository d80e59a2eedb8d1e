import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cssVariableName } from '../../theme/cssVariables';
import { colorTokenNames, darkColors } from '../../theme/tokens';

/** A drawing as a file of its own, without the theme: the light colors are in it, the dark ones are a media query. */
export function toStandaloneSvg(drawing: ReactElement): string {
  const svg = renderToStaticMarkup(drawing).replace(/ (?:class|aria-hidden|focusable)="[^"]*"/g, '');
  const darkRules = colorTokenNames
    .filter((token) => svg.includes(`var(${cssVariableName(token)},`))
    .map((token) => `${cssVariableName(token)}:${darkColors[token]}`);
  return svg
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('width="100%" height="100%"', 'width="640" height="400"')
    .replace('>', `><style>@media (prefers-color-scheme:dark){svg{${darkRules.join(';')}}}</style>`);
}
