export const faqs = {
  title: 'Frequently asked questions',
  subtitle: 'Short answers to what learners ask us most.',
  tabs: {
    label: 'What the questions are about',
    general: 'General',
    courses: 'Courses',
    payment: 'Payment',
    technical: 'Technical',
  },
  empty: 'There is no question about this yet.',
  ask: { title: 'Your question is not here?', text: 'Write to us, and a person answers.', action: 'Contact us' },
} as const;
