export const about = {
  page: {
    title: 'About',
    description:
      'Who we are: a training platform for electric vehicles and renewable energy, made in Algeria, in Arabic and in English.',
  },
  badge: 'About us',
  title: 'Skills for an electric future',
  subtitle:
    'We train the people who will build, run and repair Algeria’s electric future: in their language, at their own pace, with practical tools.',
  story: {
    title: 'What moves us',
    vision: {
      title: 'Our vision',
      text: 'An Algeria powered by sun and wind, where every town has people who can install, drive and repair electric equipment.',
    },
    mission: {
      title: 'Our mission',
      text: 'To teach electric vehicles and renewable energy in a practical way, in Arabic and English, at prices in dinars, wherever you live.',
    },
    team: {
      title: 'Our team',
      text: 'Engineers, technicians and teachers who work in the field themselves. They write the lessons, answer questions and work with you in the workshop.',
    },
  },
  figures: {
    title: 'Tayyar in figures',
    subtitle: 'Our progress so far.',
    students: 'trained students',
    courses: 'courses',
    trainers: 'expert trainers',
    satisfaction: 'satisfaction',
  },
  achievements: {
    title: 'What we have achieved',
    subtitle: 'Four results that we are proud of.',
    bilingual: {
      title: 'Two languages, one level',
      text: 'Every course, lesson and article is available in Arabic and English, and you can switch at any time.',
    },
    dictionary: {
      title: 'A dictionary of the trade',
      text: 'The terms of electric vehicles and energy, explained in both languages, with their French names, free for everyone.',
    },
    workshop: {
      title: 'From the screen to the workshop',
      text: 'Online lessons lead to events where you measure, wire and repair yourself.',
    },
    certificate: {
      title: 'A certificate that can be checked',
      text: 'Completed courses earn a certificate with a number and a code, which any employer can verify online.',
    },
  },
  closing: {
    title: 'Be part of the change',
    text: 'Start a free course today, or tell us what your team needs.',
    courses: 'Browse the courses',
    contact: 'Contact us',
  },
} as const;
