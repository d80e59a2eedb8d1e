import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { NoTermsArt } from '../art/NoTermsArt';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';
import { addressOf, type GlossaryFilters } from './filters';

interface NoTermsProps {
  filters: GlossaryFilters;
  onReset(): void;
}

/** No term fits. The button is that of a form: without scripts, it leads to the whole dictionary. */
export function NoTerms({ filters: { view }, onReset }: NoTermsProps) {
  const { t } = useTranslation('glossary');
  const reset = (
    <form
      action={paths.glossary()}
      onSubmit={(event) => {
        event.preventDefault();
        onReset();
      }}
    >
      {Object.entries(addressOf({ view })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="contained">
        {t('reset')}
      </Button>
    </form>
  );
  return <EmptyState art={<NoTermsArt />} title={t('empty')} text={t('emptyText')} action={reset} level={3} />;
}
