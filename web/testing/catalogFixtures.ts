/** A trainer with figures, as the page of the trainer needs one. */
export const trainerFixture = (overrides: Record<string, unknown> = {}) => ({
  id: 2,
  firstName: 'Nadia',
  lastName: 'Meziane',
  firstNameAr: 'نادية',
  lastNameAr: 'مزيان',
  avatar: null,
  bio: 'Builds rooftop systems.',
  bioAr: 'تبني أنظمة الأسطح.',
  courseCount: 3,
  enrollmentCount: 41,
  rating: '4.60',
  ratingCount: 12,
  ...overrides,
});

export const categoryFixture = (overrides: Record<string, unknown> = {}) => ({
  id: 3,
  name: 'Batteries',
  nameAr: 'البطاريات',
  icon: 'battery',
  courseCount: 2,
  description: 'Cells and packs.',
  descriptionAr: 'الخلايا والحزم.',
  ...overrides,
});

export const glossaryCategoryFixtures = [
  { category: 'Batteries', categoryAr: 'البطاريات', count: 5 },
  { category: 'Charging', categoryAr: 'الشحن', count: 7 },
];
