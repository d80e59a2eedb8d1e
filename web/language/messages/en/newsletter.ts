export const newsletter = {
  title: 'Newsletter',
  text: 'New articles, courses and events, by email.',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  subscribed: 'Thank you for subscribing!',
  subscribedText: 'We will write to you when there is something new.',
  failed: 'Subscription failed',
  needsScript: 'Subscribing needs JavaScript. You can also write to us:',
} as const;
