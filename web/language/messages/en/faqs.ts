export const faqs = {
  title: 'Frequently asked questions',
  subtitle: 'Short answers to the most common questions.',
  tabs: {
    label: 'Question categories',
    general: 'General',
    courses: 'Courses',
    payment: 'Payment',
    technical: 'Technical',
  },
  empty: 'There are no questions in this category yet.',
  ask: { title: 'Can’t find your question?', text: 'Write to us and we will answer.', action: 'Contact us' },
} as const;
