import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BlogCategoryFragment } from './__generated__/BlogScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { PillLink, pillLine } from '../ui/PillLink';
import { addressOf, type BlogFilters } from './filters';

interface CategoryLinksProps {
  filters: BlogFilters;
  categories: readonly BlogCategoryFragment[];
  /** How many articles there are in all; absent while it is not known. */
  total: number | undefined;
}

/** Each category with how many articles it has, and all of them. Links: what is chosen stands in the address. */
export function CategoryLinks({ filters: { category, search }, categories, total }: CategoryLinksProps) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const to = (chosen: string) => paths.blog(addressOf({ category: chosen, search }));
  return (
    <Box component="nav" aria-label={t('list.categories')}>
      <Box component="ul" sx={pillLine}>
        <li>
          <PillLink to={to('')} isChosen={category === ''} count={total}>
            {t('list.everything')}
          </PillLink>
        </li>
        {categories.map((each) => {
          const { text, ...said } = bilingual(each, 'name', language);
          return (
            <li key={each.id}>
              <PillLink to={to(each.id)} isChosen={category === each.id} count={each.postCount}>
                <span {...said}>{text}</span>
              </PillLink>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
