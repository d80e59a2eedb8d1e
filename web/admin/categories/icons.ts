/** The drawings that a category may be shown with, by the names that the schema stores. */
export const categoryIcons = ['solar', 'vehicle', 'battery', 'charging', 'wind', 'grid', 'safety', 'business'] as const;

const isKnown = (name: string): name is (typeof categoryIcons)[number] =>
  (categoryIcons as readonly string[]).includes(name);

/**
 * What a drawing is called: one that only the API knows goes by its own name.
 * @param names of the known ones
 */
export const iconName = (name: string, names: Record<(typeof categoryIcons)[number], string>): string =>
  isKnown(name) ? names[name] : name;

/** The names to choose among: those that are known, and the one that the category has. */
export const iconChoices = (current: string | null | undefined): string[] => [
  ...categoryIcons,
  ...(current && !isKnown(current) ? [current] : []),
];
