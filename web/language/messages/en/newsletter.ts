export const newsletter = {
  title: 'Newsletter',
  text: 'New articles, courses and events, by email.',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  subscribed: 'Thank you for subscribing!',
  subscribedText: 'Your address is on the list.',
  failed: 'Subscription failed',
  needsScript: 'Subscribing requires JavaScript. You can also write to us:',
} as const;
