export const common = {
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  free: 'Free',
  anErrorOccurred: 'An error occurred',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  notifications: 'Notifications',
  notificationsHotkey: 'Notifications ({{hotkey}})',
} as const;
