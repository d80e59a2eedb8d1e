/** Lesson attachments in `web/public/media`. */
export const lessonAttachments = {
  sizing: {
    name: 'Solar sizing sheet (CSV)',
    nameAr: 'ورقة حساب المنظومة الشمسية (CSV)',
    url: '/media/solar-sizing-sheet.csv',
  },
  batterySafety: {
    name: 'Battery safety checklist (TXT)',
    nameAr: 'قائمة تحقق لسلامة البطاريات (TXT)',
    url: '/media/battery-safety-checklist.txt',
  },
  chargingModes: {
    name: 'Charging modes on one page (TXT)',
    nameAr: 'أنماط الشحن في صفحة واحدة (TXT)',
    url: '/media/charging-modes-summary.txt',
  },
} as const;
