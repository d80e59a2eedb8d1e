import { useTranslation } from 'react-i18next';
import type { CourseSort } from '../data/__generated__/schemaTypes';
import { NativeSelect } from '../ui/form/NativeSelect';
import { sorts } from './filters';
import { filterForm } from './panelStyles';

/** The order of the list; part of the filters' form. */
export function SortField({ value, onChoose }: { value: CourseSort; onChoose(sort: CourseSort): void }) {
  const { t } = useTranslation('courses');
  return (
    <NativeSelect
      id="course-sort"
      name="sort"
      form={filterForm}
      label={t('list.sort')}
      isLabelHidden
      value={value}
      options={sorts.map((sort) => ({ value: sort, label: t(`list.sorts.${sort}`) }))}
      onChoose={(chosen) => onChoose(sorts.find((sort) => sort === chosen) ?? value)}
    />
  );
}
