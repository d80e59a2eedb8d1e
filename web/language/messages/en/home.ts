export const home = {
  page: {
    title: 'Practical training in electric vehicles and renewable energy',
    description:
      'Courses in electric vehicles, solar, wind and storage for learners in Algeria, in Arabic and in English, with a certificate.',
  },
  hero: {
    badge: 'Electric vehicle and renewable energy training in Algeria',
    title: { first: 'Build', second: 'electric', rest: 'skills for Algeria’s green future' },
    subtitle:
      'Practical courses in electric vehicles and renewable energy, taught by experts in Arabic and in English, at your own pace.',
    browse: 'Browse courses',
    start: 'Start for free',
    statistics: 'Platform statistics',
    students: 'students',
    courses: 'courses',
    experts: 'experts',
    green: '100% Green',
    future: 'Sustainable Future',
  },
  featured: {
    title: 'Featured courses',
    subtitle: 'Our latest courses, ready to start today',
    all: 'All courses',
  },
  blog: {
    title: 'From the blog',
    subtitle: 'Practical knowledge from our trainers',
    all: 'All articles',
    categories: 'Blog categories',
  },
  payment: {
    title: 'Familiar payment methods',
    subtitle:
      'No foreign card needed: payment methods that work everywhere in Algeria, in dinars. Each order has its receipt.',
    mobile: {
      title: 'Postal mobile wallet',
      text: 'Pay from your phone with the BaridiMob application of Algérie Poste.',
    },
    postal: {
      title: 'CCP transfer',
      text: 'Transfer to our postal account from any post office, or online.',
    },
    bank: {
      title: 'Bank transfer',
      text: 'Transfer from your bank account, at the counter or from your bank’s site.',
    },
    guarantee: { title: 'Money-back guarantee', text: 'If the course does not suit you, you get your money back.' },
    secure: { title: 'Secure processing', text: 'Your payment is verified and confirmed securely.' },
  },
} as const;
