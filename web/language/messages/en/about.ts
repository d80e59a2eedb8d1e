export const about = {
  page: {
    title: 'About',
    description:
      'Who we are: a training platform for electric vehicles and renewable energy, made in Algeria, in Arabic and in English.',
  },
  badge: 'About us',
  title: 'The current that carries skills forward',
  subtitle:
    'We train the people who will build, run and repair Algeria’s electric future: in their language, at their pace, with the tools in hand.',
  story: {
    title: 'What moves us',
    vision: {
      title: 'Our vision',
      text: 'An Algeria that runs on its sun and its wind, and where every town has people who know how to install, drive and repair what is electric.',
    },
    mission: {
      title: 'Our mission',
      text: 'To teach electric vehicles and renewable energy in a practical way, in Arabic and in English, at a price that can be paid in dinars, wherever one lives.',
    },
    team: {
      title: 'Our team',
      text: 'Engineers, technicians and teachers who work in the field themselves. They write each lesson, answer questions, and stand in the workshop with you.',
    },
  },
  figures: {
    title: 'Tayyar in figures',
    subtitle: 'Small steps, many of them, in the same direction.',
    students: 'trained students',
    courses: 'courses',
    trainers: 'expert trainers',
    satisfaction: 'satisfaction',
  },
  achievements: {
    title: 'What we have achieved',
    subtitle: 'Four things that we are proud of, and go on with.',
    bilingual: {
      title: 'Two languages, one level',
      text: 'Every course, lesson and article stands in Arabic and in English, and one switches at any moment.',
    },
    dictionary: {
      title: 'A dictionary of the trade',
      text: 'The words of electric vehicles and energy, explained in both languages and free for everybody.',
    },
    workshop: {
      title: 'From the screen to the workshop',
      text: 'Online lessons lead to events where one measures, wires and repairs with one’s own hands.',
    },
    certificate: {
      title: 'A certificate for each course',
      text: 'Whoever completes a course has it confirmed, lesson by lesson.',
    },
  },
  closing: {
    title: 'Be part of the change',
    text: 'Begin with a free course today, or tell us what your team needs.',
    courses: 'Browse the courses',
    contact: 'Contact us',
  },
} as const;
