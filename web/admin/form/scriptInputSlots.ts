export const latinInputSlots = { htmlInput: { dir: 'ltr', lang: 'en', autoComplete: 'off' } } as const;
export const arabicInputSlots = { htmlInput: { dir: 'rtl', lang: 'ar', autoComplete: 'off' } } as const;
