import { Box, FormLabel, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { withoutPlaceholderTitles } from '../../../../schema/contract/courses/lessonTitles';
import { languageAttributes, useTranslation, type Language } from '../../../language';
import type { DraftHandle } from '../../../drafts/createDraftHooks';
import { RichTextField } from '../../../ui/form/richText/RichTextField';
import { RichTextPreview } from '../../../ui/text/richText/RichTextPreview';
import { localizedFieldName, BilingualColumns, missingTitleLanguages } from '../../BilingualColumns';
import { FormCard } from '../FormCard';
import type { LessonFormValues } from '../drafts/courseDraftPolicies';
import { LessonTitleField } from './LessonTitleFields';

const languageNeutralSamples = {
  list: '- 400 V',
  numbered: '1. 230 V',
  quote: '> IEC 61851',
  code: '`P = U × I`',
  table: '| kW | km |\n| -- | -- |\n| 22 | 110 |',
  task: '- [ ] 230 V\n- [x] 400 V',
  formula: '$P = U \\times I$',
  formulaBlock: '$$\nP = U \\times I\n$$',
  codeBlock: '```\nP = U * I\n```',
  separator: '---',
} as const;

const sampleOrder = [
  ...([
    'heading',
    'strong',
    'emphasis',
    'list',
    'nested',
    'numbered',
    'task',
    'quote',
    'link',
    'picture',
    'table',
  ] as const),
  ...(['callout', 'formula', 'formulaBlock', 'footnote', 'code', 'codeBlock', 'separator'] as const),
];

/** Samples that start with a sign or a URL read from left to right. */
const isLtrSample = (sampleName: (typeof sampleOrder)[number]): boolean =>
  sampleName in languageNeutralSamples || sampleName === 'link' || sampleName === 'picture';

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 1.5,
  margin: 0,
  marginBlockStart: 1.5,
  '& dt': { fontSize: '0.9375rem', color: 'text.secondary' },
  '& dd': { margin: 0, fontFamily: 'monospace', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} as const;

const detailsStyles = {
  marginBlockStart: 2,
  '& > summary': { cursor: 'pointer', fontWeight: 500, minBlockSize: 32, color: 'primary.main' },
} as const;

function MarkdownHelp() {
  const { t } = useTranslation('editor');
  const renderSample = (sampleName: (typeof sampleOrder)[number]) =>
    sampleName in languageNeutralSamples
      ? languageNeutralSamples[sampleName as keyof typeof languageNeutralSamples]
      : t(`lesson.samples.${sampleName as 'heading'}`);
  return (
    <Box component="details" sx={detailsStyles}>
      <summary>{t('lesson.markdown')}</summary>
      <Typography variant="body2">{t('lesson.markdownHint')}</Typography>
      <Box component="dl" sx={gridStyles}>
        {sampleOrder.map((sampleName) => (
          <div key={sampleName}>
            <dt>{t(`lesson.marks.${sampleName}`)}</dt>
            <dd>
              <Box component="bdi" dir={isLtrSample(sampleName) ? 'ltr' : 'auto'} sx={{ display: 'inline-block' }}>
                {renderSample(sampleName)}
              </Box>
            </dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

type TextMode = 'write' | 'read';

export function LessonTextFields({ draft }: { draft: DraftHandle<LessonFormValues> }) {
  const { t } = useTranslation('editor');
  const [mode, setMode] = useState<TextMode>('write');
  const modeSwitch = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      aria-label={t('lesson.textView')}
      onChange={(_event, selected: TextMode | null) => selected && setMode(selected)}
    >
      <ToggleButton value="write">{t('lesson.write')}</ToggleButton>
      <ToggleButton value="read">{t('lesson.read')}</ToggleButton>
    </ToggleButtonGroup>
  );
  return (
    <FormCard title={t('lesson.texts')} action={modeSwitch}>
      <BilingualColumns missing={missingTitleLanguages(withoutPlaceholderTitles(draft.values))}>
        {(language) => {
          const content = localizedFieldName('content', language);
          const languageProps = languageAttributes(language);
          return (
            <>
              <LessonTitleField draft={draft} language={language} />
              {/* Hidden, not removed: pictures go on being uploaded during the preview. */}
              <div hidden={mode === 'read'}>
                <RichTextField
                  pictureKind="attachment"
                  id={mode === 'write' ? `lesson-${content}` : `lesson-${content}-hidden`}
                  name={content}
                  label={t(`fields.${content}`)}
                  lang={language}
                  value={draft.values[content]}
                  onChange={(text) => draft.editField(content, text)}
                  isInvalid={draft.validationMessage(content) !== undefined}
                  helperText={draft.validationMessage(content)}
                  minRows={10}
                  maxRows={30}
                />
              </div>
              {mode === 'read' && (
                <RenderedText
                  id={`lesson-${content}`}
                  label={t(`fields.${content}`)}
                  text={draft.values[content]}
                  {...languageProps}
                />
              )}
            </>
          );
        }}
      </BilingualColumns>
      <MarkdownHelp />
    </FormCard>
  );
}

interface RenderedTextProps {
  /** That of the field, for links to it. */
  id: string;
  label: string;
  text: string;
  lang: Language;
  dir: 'rtl' | 'ltr';
}

function RenderedText({ id, label, text, lang, dir }: RenderedTextProps) {
  const { t } = useTranslation('editor');
  return (
    <div>
      <FormLabel component="div" sx={{ marginBlockEnd: '6px', color: 'text.primary', fontWeight: 500 }}>
        {label}
      </FormLabel>
      <Box id={id} tabIndex={-1} sx={renderedTextStyles}>
        {text.trim() === '' ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('lesson.nothing')}</Typography>
        ) : (
          <div lang={lang} dir={dir}>
            <RichTextPreview text={text} lang={lang} headingLevel={3} />
          </div>
        )}
      </Box>
    </div>
  );
}

const renderedTextStyles = {
  minBlockSize: '12rem',
  padding: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'ground',
} as const;
