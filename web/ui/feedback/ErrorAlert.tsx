import { Alert, type AlertProps } from '@mui/material';
import { translateErrorMessage } from '../../data/errors/errorMessages';
import { useLanguage } from '../../language';
import { keepCodesWhole } from '../text/unbrokenCodes';

interface ErrorAlertProps extends Pick<AlertProps, 'action' | 'sx'> {
  /** The message without status, in either language. */
  message: string;
}

/** An error in the page's language, also after the visitor has switched it. */
export function ErrorAlert({ message, ...props }: ErrorAlertProps) {
  const { language } = useLanguage();
  return (
    <Alert severity="error" {...props}>
      <bdi>{keepCodesWhole(translateErrorMessage(message, language))}</bdi>
    </Alert>
  );
}
