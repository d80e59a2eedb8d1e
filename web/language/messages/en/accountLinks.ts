export const accountLinks = {
  needsScript: 'This page requires JavaScript. Please turn it on in your browser and reload this page.',
  pending: 'One moment...',
  toSignIn: 'Sign in',
  toAccount: 'My account',
  toCourses: 'Browse courses',
  newLink: 'Request a new link',
  contact: 'Contact us',
  invalid: { title: 'This link cannot be used' },
  confirmEmail: {
    title: 'Confirm your email address',
    text: 'Press the button to confirm that you received our message. If you are not signed in here, sessions on other devices end.',
    button: 'Confirm my address',
    doneTitle: 'Your address is confirmed',
    doneText: 'Your reviews can be published, and you can recover your account at any time.',
    invalidText:
      'It is incomplete, expired or was used before. If your address still needs it, your account page says so and sends a new link.',
  },
  confirmEmailChange: {
    title: 'Confirm your new address',
    text: 'From then on you sign in with this address, and our messages go to it.',
    button: 'Use this address',
    doneTitle: 'Your address is changed',
    doneText: 'Sign in with the new address from now on.',
    invalidText:
      'It is incomplete, expired or was used before, or the password was changed since. Request the change again on your account page.',
  },
  revertEmailChange: {
    title: 'Undo the change of address',
    text: 'Your account returns to this address. All its sessions end, its password no longer works, and you get a link for a new one.',
    button: 'Undo the change',
    doneTitle: 'Your account has this address again',
    doneText: 'All sessions have ended. We have sent you a link for a new password.',
    invalidText:
      'It is incomplete, was used before or is older than 7 days. If you have lost your account, write to us.',
  },
  forgot: {
    title: 'Forgot your password?',
    text: 'Enter the email address of your account. We send you a link for a new password.',
    submit: 'Send the link',
    noMailbox: 'I cannot open this mailbox',
    doneTitle: 'Check your mailbox',
    doneText:
      'If \u2068{{email}}\u2069 belongs to an account, a link for a new password is on its way. It is valid for 30 minutes.',
    doneHelp: 'No message after a few minutes? Look in the spam folder, and check the address.',
    again: 'Enter another address',
  },
  reset: {
    title: 'Choose a new password',
    text: 'This signs you out on all devices.',
    submit: 'Save the password',
    doneTitle: 'Your password is saved',
    doneText: 'Sign in with your new password.',
    invalidText: 'It is incomplete, expired or was used before. Request a new link with the address of your account.',
  },
  notice: {
    unconfirmed:
      'Confirm your address: open the link that we sent to \u2068{{email}}\u2069. Your reviews are published only after that.',
    unconfirmedForSeat:
      'A seat is held for confirmed addresses only. Open the link that we sent to \u2068{{email}}\u2069, then order here.',
    bounced:
      'Our messages to \u2068{{email}}\u2069 come back. Check the address and change it, or send the link again once the mailbox works.',
    resend: 'Send the link again',
    change: 'Change the address',
    sent: 'The link is on its way',
    sentText: 'Look in the spam folder too.',
    failed: 'The link was not sent',
  },
} as const;
