/** Course levels (R-CAT-1). */
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;

/** Labels in exports and in the admin search. */
export const courseLevelLabelsAr = { beginner: 'مبتدئ', intermediate: 'متوسط', advanced: 'متقدّم' } as const;
