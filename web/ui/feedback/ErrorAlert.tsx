import { Alert, type AlertProps } from '@mui/material';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import { useLanguage } from '../../language';
import { keepCodesWhole } from '../text/unbrokenCodes';

interface ErrorAlertProps extends Pick<AlertProps, 'action' | 'sx'> {
  /** The message without status, in either language. */
  message: string;
}

/** An error in the page's language, also after the visitor has switched it. */
export function ErrorAlert({ message, ...props }: ErrorAlertProps) {
  const { language } = useLanguage();
  const text = useErrorMessage(message, language);
  return (
    <Alert severity="error" {...props}>
      <bdi>{keepCodesWhole(text)}</bdi>
    </Alert>
  );
}
