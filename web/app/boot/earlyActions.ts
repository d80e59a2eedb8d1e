import { colorSchemeCookie, parseColorScheme } from '../../../schema/contract/site/colorScheme';
import { copyText } from '../../data/browser/clipboard';
import { readCookie, storeCookie } from '../../data/browser/cookies';
import { colorSchemeEvent, getApplicationState, pressedEvent } from '../../data/browser/applicationState';
import type { createFeedback } from './feedback';

interface EarlyActionsOptions {
  feedback: ReturnType<typeof createFeedback>;
  whenParsed: Promise<void>;
}

const darkSchemeQuery = matchMedia('(prefers-color-scheme: dark)');

/**
 * What controls do before hydration, when React has no handlers yet: choose a color scheme, copy an address, be enabled by
 * a choice. The state of the application decides whose turn it is: React's handlers do nothing before it is `ready`, or
 * what they do is the same. Passwords are shown here after hydration too.
 */
export function followEarlyActions({ feedback, whenParsed }: EarlyActionsOptions): void {
  void whenParsed.then(markColorScheme);
  void whenParsed.then(enableByChoice);
  document.addEventListener('change', enableByChoice);
  darkSchemeQuery.addEventListener('change', () => {
    if (getApplicationState() !== 'ready') applyColorScheme();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const passwordToggle = target.closest<HTMLElement>('[data-password-toggle]');
    if (passwordToggle) togglePassword(passwordToggle);
    if (getApplicationState() === 'ready') return;
    const scheme = target.closest<HTMLElement>('[data-scheme-choice]')?.dataset.schemeChoice;
    if (scheme) chooseColorScheme(scheme);
    const { copy, copied = '' } = target.closest<HTMLElement>('[data-copy]')?.dataset ?? {};
    if (copy)
      copyText(copy).then(
        () => feedback.showNotice(copied),
        () => feedback.showNotice(copy),
      );
  });
}

/** `PasswordInput` follows. */
function togglePassword(button: HTMLElement): void {
  const field = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!(field instanceof HTMLInputElement)) return;
  const isShown = field.type === 'password';
  field.type = isShown ? 'text' : 'password';
  button.setAttribute('aria-pressed', String(isShown));
  button.dispatchEvent(new Event(pressedEvent));
}

/** A button whose form needs a choice. The browser may restore choices after a reload. */
function enableByChoice(): void {
  if (getApplicationState() === 'ready') return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-needs-choice]'))
    button.setAttribute('aria-disabled', String(!button.form?.querySelector(':checked')));
}

function chooseColorScheme(choice: string): void {
  storeCookie(colorSchemeCookie, parseColorScheme(choice) ?? '');
  applyColorScheme();
  markColorScheme();
  document.dispatchEvent(new Event(colorSchemeEvent));
}

const readColorScheme = () => parseColorScheme(readCookie(colorSchemeCookie));

/** Without a choice, the device's preference counts. */
function applyColorScheme(): void {
  document.documentElement.dataset.scheme = readColorScheme() ?? (darkSchemeQuery.matches ? 'dark' : 'light');
}

/** The server's page is the same for all visitors, so its controls do not show the choice. */
function markColorScheme(): void {
  const chosen = readColorScheme() ?? 'system';
  for (const control of document.querySelectorAll<HTMLElement>('[data-scheme-choice]'))
    control.setAttribute(
      control.matches('[role]') ? 'aria-checked' : 'aria-pressed',
      String(control.dataset.schemeChoice === chosen),
    );
}
