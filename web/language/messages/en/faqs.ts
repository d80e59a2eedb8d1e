export const faqs = {
  linked: {
    title: 'The question you opened',
    gone: 'The question of this link no longer exists. Below are the others.',
  },
  title: 'Frequently asked questions',
  subtitle: 'Short answers to the most common questions.',
  tabs: {
    label: 'Question categories',
    general: 'General',
    courses: 'Courses',
    payment: 'Payment',
    technical: 'Technical',
  },
  none: 'The answers to the most common questions will appear here.',
  more_one: 'Show {{n}} more question',
  more_other: 'Show {{n}} more questions',
  less: 'Show fewer questions',
  empty: 'There are no questions in this category yet.',
  ask: { title: 'Can’t find your question?', text: 'Write to us and we will answer.', action: 'Contact us' },
} as const;
