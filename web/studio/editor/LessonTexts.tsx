import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../../schema/contract/languages';
import { RichText } from '../../ui/RichText';
import type { LessonValues } from './kinds';
import { MarkdownHelp } from './MarkdownHelp';
import { Part } from './Part';
import type { Writing } from './sheets';
import { inTongue, SideBySide } from './SideBySide';
import { WritingField } from './WritingField';

type View = 'write' | 'read';

/** Title and text in both languages; the text as it is written, or as students read it. */
export function LessonTexts({ of }: { of: Writing<LessonValues> }) {
  const { t } = useTranslation('editor');
  const [view, setView] = useState<View>('write');
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={t('lesson.textView')}
      onChange={(_event, chosen: View | null) => chosen && setView(chosen)}
    >
      <ToggleButton value="write">{t('lesson.write')}</ToggleButton>
      <ToggleButton value="read">{t('lesson.read')}</ToggleButton>
    </ToggleButtonGroup>
  );
  return (
    <Part title={t('lesson.texts')} action={choice}>
      <SideBySide>
        {(language) => {
          const [title, content] = [inTongue('title', language), inTongue('content', language)];
          const spoken = { lang: language, dir: directionOf(language) };
          return (
            <>
              <WritingField
                place="lesson"
                of={of}
                name={title}
                label={t(`fields.${title}`)}
                required
                slotProps={{ htmlInput: spoken }}
              />
              {view === 'write' ? (
                <WritingField
                  place="lesson"
                  of={of}
                  name={content}
                  label={t(`fields.${content}`)}
                  multiline
                  minRows={10}
                  maxRows={30}
                  slotProps={{ htmlInput: spoken }}
                />
              ) : (
                <Read label={t(`fields.${content}`)} text={of.values[content]} {...spoken} />
              )}
            </>
          );
        }}
      </SideBySide>
      <MarkdownHelp />
    </Part>
  );
}

function Read({ label, text, lang, dir }: { label: string; text: string; lang: string; dir: 'rtl' | 'ltr' }) {
  const { t } = useTranslation('editor');
  return (
    <div>
      <FormLabel component="div" sx={{ marginBlockEnd: '6px', color: 'text.primary', fontWeight: 500 }}>
        {label}
      </FormLabel>
      <Box sx={readStyles}>
        {text.trim() === '' ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('lesson.nothing')}</Typography>
        ) : (
          <div lang={lang} dir={dir}>
            <RichText text={text} headingLevel={3} />
          </div>
        )}
      </Box>
    </div>
  );
}

const readStyles = {
  minBlockSize: '12rem',
  padding: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'ground',
} as const;
