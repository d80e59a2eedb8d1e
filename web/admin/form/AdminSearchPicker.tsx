import { useTranslation } from '../../language';
import { SearchPicker, type PickerOption, type SearchPickerProps } from '../../ui/form/SearchPicker';

interface AdminSearchPickerProps<Option extends PickerOption> extends Omit<SearchPickerProps<Option>, 'texts'> {
  /** Shown for a search without results. */
  none?: string;
}

/** The picker with the texts of the panel. */
export function AdminSearchPicker<Option extends PickerOption>({ none, ...picker }: AdminSearchPickerProps<Option>) {
  const { t } = useTranslation('admin');
  const texts = { none: none ?? t('search.none'), searching: t('search.searching') };
  return <SearchPicker {...(picker as SearchPickerProps<Option>)} texts={texts} />;
}
