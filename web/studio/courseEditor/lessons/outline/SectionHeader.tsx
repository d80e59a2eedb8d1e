import { useSortable } from '@dnd-kit/sortable';
import { Box, Chip, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { PencilIcon, TrashIcon } from '../../../../art/icons/editIcons';
import type { DraftHandle } from '../../../../drafts/createDraftHooks';
import { localizeFieldWithLang, useLanguage, useTranslation, type Language } from '../../../../language';
import { localizedFieldName, untitledLanguages } from '../../../BilingualColumns';
import { hasTitle } from '../../../../catalog/parts/courseOutline';
import type { SectionFormValues } from '../../drafts/courseDraftPolicies';
import { DraftConflict } from '../../drafts/DraftConflict';
import { useDraft } from '../../drafts/courseDrafts';
import { sectionDraftKey } from '../../drafts/draftKeys';
import { MoveButtons } from './MoveButtons';

interface SectionHeaderProps {
  id: string;
  /** Position, from 1. */
  number: number;
  sectionCount: number;
  isEmpty: boolean;
  /** Whether it was just added: its title gets the focus. */
  isNew: boolean;
  onMove(by: -1 | 1): void;
  onDelete(): void;
}

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minBlockSize: 44,
  outline: 'none',
  scrollMarginBlockStart: '10rem',
} as const;

/** The title of a section with its buttons; lessons can be dropped on it. */
export function SectionHeader({ id, number, sectionCount, isEmpty, isNew, onMove, onDelete }: SectionHeaderProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const draft = useDraft(sectionDraftKey(id));
  const [isEditing, setEditing] = useState(isNew);
  const fieldsId = useId();
  const renameButton = useRef<HTMLButtonElement>(null);
  const { setNodeRef } = useSortable({ id: sectionDraftKey(id), disabled: { draggable: true } });
  if (!draft) return null;
  const { text, ...languageProps } = localizeFieldWithLang(draft.values, 'title', language);
  const title = text || t('sections.untitled');
  const finish = () => {
    setEditing(false);
    renameButton.current?.focus();
  };
  return (
    <Box ref={setNodeRef} sx={{ marginBlockEnd: 1 }}>
      <Box id={sectionDraftKey(id)} tabIndex={-1} sx={rowStyles}>
        <Typography
          component="h3"
          variant="h6"
          {...(text && languageProps)}
          sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere', color: text ? undefined : 'text.secondary' }}
        >
          {title}
        </Typography>
        <IconButton
          ref={renameButton}
          size="small"
          aria-label={t('sections.rename', { title })}
          aria-expanded={isEditing}
          aria-controls={fieldsId}
          onClick={() => setEditing(!isEditing)}
        >
          <PencilIcon size={20} />
        </IconButton>
        {sectionCount > 1 && (
          <MoveButtons
            id={`move-${sectionDraftKey(id)}`}
            labels={{ up: t('sections.up', { title }), down: t('sections.down', { title }) }}
            canMove={(by) => number + by >= 1 && number + by <= sectionCount}
            onMove={onMove}
          />
        )}
        {isEmpty && sectionCount > 1 && (
          <IconButton size="small" color="error" aria-label={t('sections.delete', { title })} onClick={onDelete}>
            <TrashIcon size={20} />
          </IconButton>
        )}
      </Box>
      {!isEditing && hasTitle(draft.values) && (
        <Stack direction="row" sx={{ gap: 1 }}>
          {untitledLanguages(draft.values).map((each) => (
            <Chip key={each} size="small" color="warning" label={t(`languageMissing.${each}`)} />
          ))}
        </Stack>
      )}
      <DraftConflict
        draft={draft}
        labels={{ title: t('fields.title'), titleAr: t('fields.titleAr') }}
        formatValue={(_field, value) => value}
      />
      <Box id={fieldsId}>
        {isEditing && <SectionTitleFields id={id} draft={draft} isNew={isNew} onFinish={finish} />}
      </Box>
    </Box>
  );
}

interface SectionTitleFieldsProps {
  id: string;
  draft: DraftHandle<SectionFormValues>;
  isNew: boolean;
  onFinish(): void;
}

/** The title in both languages, that of the page first. Enter and Escape end the change, which is saved already. */
function SectionTitleFields({ id, draft, isNew, onFinish }: SectionTitleFieldsProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    firstField.current?.focus();
    if (isNew) firstField.current?.select();
  }, [isNew]);
  const order: Language[] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  return (
    <Stack sx={{ gap: 1.5, paddingBlock: 1 }}>
      {order.map((each, index) => {
        const name = localizedFieldName('title', each);
        const message = draft.validationMessage(name);
        return (
          <TextField
            key={each}
            id={`${sectionDraftKey(id)}-${name}`}
            size="small"
            label={t(`sections.${name}`)}
            value={draft.values[name]}
            onChange={(event) => draft.editField(name, event.target.value)}
            onKeyDown={(event) => {
              if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return;
              // Enter would press the button that gets the focus.
              event.preventDefault();
              onFinish();
            }}
            error={message !== undefined}
            helperText={message}
            inputRef={index === 0 ? firstField : undefined}
            slotProps={{ htmlInput: { lang: each, dir: each === 'ar' ? 'rtl' : 'ltr', autoComplete: 'off' } }}
          />
        );
      })}
    </Stack>
  );
}
