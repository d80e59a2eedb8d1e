import { letterOf } from '../../schema/contract/dictionary';

/** A term of the shape the schema answers, different where told. */
export const aTerm = (different: { term?: string; termAr?: string } & Record<string, unknown> = {}) => {
  const names = { term: 'Wallbox', termAr: 'شاحن جداري', ...different };
  return {
    id: 1,
    definition: 'A fixed charging point.',
    definitionAr: 'نقطة شحن ثابتة.',
    acronym: null,
    acronymAr: null,
    category: 'Charging',
    categoryAr: 'الشحن',
    isPublished: true,
    createdAt: new Date('2026-01-01'),
    updatedAt: new Date('2026-01-01'),
    createdBy: 2,
    canEdit: false,
    letter: letterOf(names.term),
    letterAr: letterOf(names.termAr),
    ...names,
  };
};

/** Two categories with twelve terms between them. */
export const someCategories = [
  { category: 'Batteries', categoryAr: 'البطاريات', count: 5 },
  { category: 'Charging', categoryAr: 'الشحن', count: 7 },
];
