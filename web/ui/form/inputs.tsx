import {
  Box,
  TextField,
  type TextFieldProps,
  MenuItem,
  IconButton,
  InputAdornment,
  FormControlLabel,
  FormHelperText,
  Switch,
} from '@mui/material';
import { useLayoutEffect, useRef, type ReactNode, type RefObject, useState, useId } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { pressedEvent } from '../../data/browser/applicationState';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import {
  formatNumber,
  formatPrice,
  languageAttributes,
  useLanguage,
  useTranslation,
  type Language,
} from '../../language';
import { parseAmount, parseDecimal, parseFormNumber } from '../../../schema/contract/text/decimalNumber';
import { EyeIcon, EyeOffIcon } from '../../art/icons/editIcons';
import { scriptOnly, visuallyHidden } from '../layout/layoutStyles';

/** Attributes of inputs for e-mail addresses, phone numbers and user names. */
export const ltrInputProps = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;
/** Slot props of a field for text in a language, which is never one's own name or address. */
export const languageInputSlots = (language: Language) => ({
  htmlInput: { ...languageAttributes(language), autoComplete: 'off' },
});
/** The input takes the direction of the typed text. */
export const autoDirectionInputProps = { dir: 'auto' } as const;

export interface TextInputProps<Values extends FieldValues> extends Omit<
  TextFieldProps,
  'name' | 'error' | 'defaultValue'
> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, FieldValues>;
  label: string;
  /** Shows the hint below an error too, because it explains the expected format. */
  keepHintOnError?: boolean | undefined;
}

/** Errors are shown in the visitor's language. */
export function TextInput<Values extends FieldValues>({
  name,
  control,
  helperText,
  keepHintOnError = false,
  ...rest
}: TextInputProps<Values>) {
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name, control: control as unknown as Control<Values> });
  const { ref, ...value } = field;
  const inputRef = useAdoptPrehydrationInput(field.value, field.onChange);
  const text: string | undefined = field.value;
  const errorMessage = useErrorMessage(fieldState.error?.message, language);
  return (
    <TextField
      {...rest}
      {...value}
      value={text ?? ''}
      inputRef={(element: HTMLInputElement | HTMLTextAreaElement | null) => {
        ref(element);
        inputRef.current = element;
      }}
      error={errorMessage !== undefined}
      helperText={
        errorMessage === undefined ? helperText : renderErrorWithHint(errorMessage, keepHintOnError && helperText)
      }
    />
  );
}

const renderErrorWithHint = (errorMessage: string, hint: ReactNode) =>
  hint ? (
    <>
      {errorMessage}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {hint}
      </Box>
    </>
  ) : (
    errorMessage
  );

/** Adopts text that the user or a password manager entered before hydration. */
function useAdoptPrehydrationInput(value: unknown, onChange: (inputValue: string) => void) {
  const inputRef = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const initial = useRef({ value, onChange });
  useLayoutEffect(() => {
    const field = inputRef.current;
    // A select passes its value instead of an element.
    const inputValue = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
    const { value: initialValue, onChange: onInitialChange } = initial.current;
    // Numbers are displayed as digits, which is not user input.
    if (inputValue && inputValue !== (typeof initialValue === 'number' ? String(initialValue) : initialValue))
      onInitialChange(inputValue);
  }, []);
  return inputRef;
}

/** Date and time in Algeria, without a zone, in the format of `toDateTimeLocal`. */
export const DateTimeInput = <Values extends FieldValues>(
  props: Omit<TextInputProps<Values>, 'slotProps' | 'type'>,
) => (
  <TextInput
    {...props}
    type="datetime-local"
    slotProps={{ htmlInput: { dir: 'ltr', max: '9999-12-31T23:59' }, inputLabel: { shrink: true } }}
  />
);
/** Algeria is UTC+1 without daylight saving time. */
const algeriaUtcOffsetMs = 3_600_000;

/** Value of a datetime-local field in Algerian time: '2026-11-21T10:00'; empty for null. */
export const toDateTimeLocal = (iso: string | null | undefined): string =>
  iso ? new Date(Date.parse(iso) + algeriaUtcOffsetMs).toISOString().slice(0, 16) : '';

interface NumberInputProps<Values extends FieldValues> extends Omit<TextInputProps<Values>, 'slotProps'> {
  /** Value of an empty field, default: 0. */
  emptyValue?: number;
}

interface AmountInputProps<Values extends FieldValues> extends Omit<TextInputProps<Values>, 'slotProps'> {
  /** A price in dinars, or a plain number. */
  kind: 'price' | 'number';
}

/**
 * A number that must not become 0 unseen: the text stays as it was typed, what it means is shown below with grouped digits,
 * and a text without a meaning is an error of the field.
 */
export function AmountInput<Values extends FieldValues>({ kind, helperText, ...props }: AmountInputProps<Values>) {
  const { name, control } = props;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { field } = useController({ name, control: control as unknown as Control<Values> });
  const fieldValue: unknown = field.value;
  const typed = typeof fieldValue === 'string' ? fieldValue.trim() : '';
  const amount = kind === 'price' ? parseAmount(typed) : parseDecimal(typed);
  const format = kind === 'price' ? formatPrice(amount ?? '', language) : formatNumber(Number(amount), language);
  const isShown = amount !== null && Number(amount) > 0 && format !== typed;
  return (
    <TextInput
      {...props}
      helperText={isShown ? t('amountRead', { amount: format }) : helperText}
      slotProps={{
        htmlInput: { inputMode: kind === 'price' ? 'decimal' : 'numeric', dir: 'ltr', autoComplete: 'off' },
      }}
    />
  );
}

/** Accepts Latin and Arabic-Indic digits. On blur it shows the value that will be stored: 0 for invalid input. */
export function NumberInput<Values extends FieldValues>({ emptyValue = 0, ...props }: NumberInputProps<Values>) {
  const { name, control } = props;
  const { field } = useController({ name, control: control as unknown as Control<Values> });
  const normalizeInput = () => {
    const fieldValue: unknown = field.value;
    const text = typeof fieldValue === 'string' ? fieldValue.trim() : '';
    const number = String(text === '' ? emptyValue : parseFormNumber(text));
    if (number !== field.value) field.onChange(number);
  };
  return (
    <TextInput
      {...props}
      onBlurCapture={normalizeInput}
      onKeyDownCapture={(event) => event.key === 'Enter' && normalizeInput()}
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } }}
    />
  );
}

interface SelectInputProps<Values extends FieldValues> extends TextInputProps<Values> {
  options: readonly { value: string | number; label: string }[];
}

export function SelectInput<Values extends FieldValues>({ options, ...props }: SelectInputProps<Values>) {
  return (
    <TextInput {...props} select>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextInput>
  );
}

const passwordToggleStyles = {
  ...scriptOnly,
  '&[aria-pressed="true"] > .show, &[aria-pressed="false"] > .hide': { display: 'none' },
} as const;

/** The boot script shows and hides the password, before and after hydration; React follows it. */
export function PasswordInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  const { t } = useTranslation();
  const ownId = useId();
  const { id = ownId } = props;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isVisible = useIsPressed(buttonRef);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        ref={buttonRef}
        edge="end"
        aria-pressed={isVisible}
        aria-controls={id}
        data-password-toggle
        sx={passwordToggleStyles}
      >
        <span className="show">
          <EyeIcon />
          <Box component="span" sx={visuallyHidden}>
            {t('showPassword')}
          </Box>
        </span>
        <span className="hide">
          <EyeOffIcon />
          <Box component="span" sx={visuallyHidden}>
            {t('hidePassword')}
          </Box>
        </span>
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextInput
      {...props}
      id={id}
      type={isVisible ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: toggle }, htmlInput: { dir: 'ltr', spellCheck: false } }}
    />
  );
}

/** Whether the boot script has pressed a button. */
function useIsPressed(buttonRef: RefObject<HTMLButtonElement | null>): boolean {
  const [isPressed, setPressed] = useState(false);
  useLayoutEffect(() => {
    const button = buttonRef.current;
    const follow = () => setPressed(button?.getAttribute('aria-pressed') === 'true');
    follow();
    button?.addEventListener(pressedEvent, follow);
    return () => button?.removeEventListener(pressedEvent, follow);
  }, [buttonRef]);
  return isPressed;
}

interface SwitchInputProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, FieldValues>;
  label: string;
  helperText?: string;
}

export function SwitchInput<Values extends FieldValues>({
  name,
  control,
  label,
  helperText,
}: SwitchInputProps<Values>) {
  const id = useId();
  const { field } = useController({ name, control: control as unknown as Control<Values> });
  const { value, ref, ...rest } = field;
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            {...rest}
            checked={Boolean(value)}
            slotProps={{ input: { ref, ...(helperText && { 'aria-describedby': id }) } }}
          />
        }
        label={label}
      />
      {helperText && <FormHelperText id={id}>{helperText}</FormHelperText>}
    </div>
  );
}
