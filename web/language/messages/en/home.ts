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
      'Practical courses in electric vehicles and renewable energy, taught by experts in Arabic and in English, at the pace that suits you.',
    browse: 'Browse courses',
    start: 'Start for free',
    statistics: 'The platform in figures',
    students: 'students',
    courses: 'courses',
    experts: 'experts',
    green: '100% Green',
    future: 'Sustainable Future',
  },
  featured: {
    title: 'Featured courses',
    subtitle: 'Our latest courses, ready for you to begin today',
    all: 'All courses',
  },
  blog: {
    title: 'From the blog',
    subtitle: 'Measured in the workshop and on the roof, written down for you',
    all: 'All articles',
    categories: 'Subjects of the blog',
  },
  payment: {
    title: 'Pay the way you already know',
    subtitle: 'No foreign card needed: three ways that work everywhere in Algeria, in dinars.',
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
    guarantee: { title: 'Money-back guarantee', text: 'If the course does not suit you, your money comes back.' },
    secure: { title: 'Secure processing', text: 'Your payment is checked and confirmed safely.' },
  },
} as const;
