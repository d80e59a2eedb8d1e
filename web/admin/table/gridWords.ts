import type { GridLocaleText } from '@mui/x-data-grid';

/** What the grid itself says, of what it has in this panel. */
export const gridWords: Partial<GridLocaleText> = {
  noRowsLabel: 'لا توجد بيانات',
  noResultsOverlayLabel: 'لا توجد بيانات',
  noColumnsOverlayLabel: 'لا أعمدة',
  columnHeaderSortIconLabel: 'ترتيب',
  checkboxSelectionHeaderName: 'تحديد',
  checkboxSelectionSelectAllRows: 'تحديد كل صفوف الصفحة',
  checkboxSelectionUnselectAllRows: 'إلغاء تحديد كل صفوف الصفحة',
  actionsCellMore: 'المزيد',
};
