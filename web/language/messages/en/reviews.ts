export const reviews = {
  anonymous: 'Anonymous Student',
  empty: 'No reviews yet. Be the first to review this course!',
  rating: '{{rating}} out of 5 stars',
  more: 'More reviews',
  all_one: '{{n}} review',
  all_other: '{{n}} reviews',
} as const;
