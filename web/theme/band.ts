import { dark, type Token } from './tokens';
import { paint, variablePrefix } from './variables';

const variable = (name: string) => `--${variablePrefix}-palette-${name}`;

const kept: Token[] = [
  'primaryHover',
  'onPrimary',
  'onTint',
  'amber',
  'amberTint',
  'amberInk',
  'danger',
  'dangerHover',
  'onDanger',
  'dangerTint',
  'edge',
];

/**
 * A dark band in either scheme: whatever stands inside `data-band="deep"` takes the colours that are
 * readable there, so that no button, field or card needs to know where it is placed.
 */
export const bandStyles = {
  '[data-band="deep"]': {
    ...Object.fromEntries(kept.map((token) => [variable(token), dark[token]])),
    [variable('ink')]: paint.onDeep,
    [variable('text-primary')]: paint.onDeep,
    [variable('muted')]: paint.onDeepMuted,
    [variable('text-secondary')]: paint.onDeepMuted,
    [variable('line')]: paint.deepLine,
    [variable('divider')]: paint.deepLine,
    [variable('ground')]: paint.deep,
    [variable('paper')]: `color-mix(in srgb, ${paint.onDeep} 6%, ${paint.deep})`,
    [variable('background-paper')]: `color-mix(in srgb, ${paint.onDeep} 6%, ${paint.deep})`,
    [variable('tint')]: `color-mix(in srgb, ${paint.onDeep} 12%, ${paint.deep})`,
    [variable('action-hover')]: `color-mix(in srgb, ${paint.onDeep} 12%, ${paint.deep})`,
    [variable('primary-main')]: dark.primary,
    [variable('primary-dark')]: dark.primaryHover,
    [variable('primary-contrastText')]: dark.onPrimary,
    [`--${variablePrefix}-focus`]: paint.amber,
    backgroundColor: paint.deep,
    color: paint.onDeep,
  },
};
