import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** The first stop of the Tab key: past the bar, to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <Button
      className="no-print"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      variant="contained"
      sx={{
        position: 'fixed',
        zIndex: 1500,
        insetBlockStart: 8,
        insetInlineStart: 8,
        '&:not(:focus)': { transform: 'translateY(calc(-100% - 16px))' },
      }}
    >
      {t('skipToContent')}
    </Button>
  );
}
