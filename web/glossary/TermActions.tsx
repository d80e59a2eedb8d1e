import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LinkIcon } from '../art/icons/LinkIcon';
import { PencilIcon } from '../art/icons/PencilIcon';
import { TrashIcon } from '../art/icons/TrashIcon';
import type { TermEntryFragment } from './__generated__/GlossaryScreen';
import { inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { useEditing } from './editing';
import { termId } from './letters';

/** The address of the term itself; for those who may, the ways to change and to delete it. */
export function TermActions({ term }: { term: TermEntryFragment }) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const { search } = useLocation();
  const editing = useEditing();
  const name = { term: inLanguage(term, 'term', language) };
  return (
    <Stack direction="row" className="no-print" sx={{ flexShrink: 0, marginBlockStart: -0.75, marginInlineEnd: -1 }}>
      {editing && term.canEdit && (
        <>
          <IconButton size="small" aria-label={t('edit.edit', name)} onClick={() => editing.edit(term)}>
            <PencilIcon />
          </IconButton>
          <IconButton
            size="small"
            color="error"
            aria-label={t('edit.delete', name)}
            onClick={() => editing.remove(term)}
          >
            <TrashIcon />
          </IconButton>
        </>
      )}
      <IconButton component={Link} size="small" to={{ search, hash: termId(term.id) }} aria-label={t('link', name)}>
        <LinkIcon />
      </IconButton>
    </Stack>
  );
}
