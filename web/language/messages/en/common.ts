export const common = {
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  free: 'Free',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Notifications',
  notificationsHotkey: 'Notifications ({{hotkey}})',
} as const;
