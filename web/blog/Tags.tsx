import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { pillRow } from '../ui/PillLink';
import { column } from './columns';

/** What the article is about, in a word or two each, in either language. */
export function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('blog');
  if (tags.length === 0) return null;
  return (
    <Box sx={{ ...column, marginBlockStart: { xs: 4, md: 5 } }}>
      <Box component="ul" aria-label={t('article.tags')} sx={pillRow}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip label={<bdi>{tag}</bdi>} variant="outlined" />
          </li>
        ))}
      </Box>
    </Box>
  );
}
