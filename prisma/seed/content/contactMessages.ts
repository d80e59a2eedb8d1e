/** Contact messages and newsletter subscribers of the demo. */
export const contactMessages = [
  {
    name: 'عبد القادر مرابط',
    email: 'abdelkader.merabet@demo.dz',
    phone: '+213 550 71 22 43',
    subject: 'تكوين فريق صيانة من ستة تقنيين',
    message:
      'السلام عليكم، نسيّر حظيرة حافلات في سطيف ونرغب في تكوين ستة تقنيين في السلامة على التوتر العالي وتشخيص منظومة الجر. هل يمكن تنظيم الدورة في مقرنا خلال شهر؟',
    daysAgo: 2,
    handledDaysAgo: null,
  },
  {
    name: 'Samira Djebbar',
    email: 'samira.djebbar@demo.dz',
    phone: null,
    subject: 'Group price for students',
    message:
      'Twenty students of our master programme would like to take the smart grids course together. Is there a group price?',
    daysAgo: 11,
    handledDaysAgo: 9,
  },
];

export const newsletterSubscribers = [
  { email: 'samira.djebbar@demo.dz', language: 'en' as const, daysAgo: 11 },
  { email: 'abdelkader.merabet@demo.dz', language: 'ar' as const, daysAgo: 30 },
  { email: 'student@demo.dz', language: 'ar' as const, daysAgo: 41 },
];
