import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { passwordStrength } from '../../../schema/contract/passwords/commonPasswords';
import { useTranslation } from '../../language';
import { PasswordInput, type TextInputProps } from '../../ui/form/inputs';

export function NewPasswordInput<Values extends FieldValues>({ helperText, ...props }: TextInputProps<Values>) {
  const { t } = useTranslation();
  const { name, control } = props;
  const password: unknown = useWatch({ control: control as unknown as Control<Values>, name });
  const hint =
    typeof password === 'string' && password ? t(`passwordStrength.${passwordStrength(password)}`) : helperText;
  return <PasswordInput {...props} autoComplete="new-password" helperText={hint} keepHintOnError />;
}
