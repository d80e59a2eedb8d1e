import { Box, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { languageAttributes, useTranslation, formatNumber, type Language } from '../../language';
import { isolateText } from '../../../schema/contract/text/directionIsolates';
import { createPollSchema } from '../../../schema/contract/validation/site/polls';
import { DateTimeInput, toDateTimeLocal, SwitchInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { BilingualFields } from '../form/BilingualFields';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { parseCommaList } from '../../../schema/contract/text/commaSeparatedList';
import {
  AdminPollByIdDocument,
  CreatePollDocument,
  UpdatePollDocument,
  type AdminPollFragment,
} from './__generated__/pollResource';
import { formatPollOptions, pollFields, pollPath } from './pollResource';

/** The options of a language are one comma-separated text; the end is in Algerian time. */
const toPollFormValues = (row: AdminPollFragment | null) => ({
  question: row?.question ?? '',
  questionAr: row?.questionAr ?? '',
  ...formatPollOptions(row?.options ?? []),
  expiresAt: toDateTimeLocal(row?.expiresAt),
  isActive: row?.isActive ?? true,
  allowMultiple: row?.allowMultiple ?? false,
});

function PollFields({ control, row }: EntityFieldsProps<PollFormValues, AdminPollFragment>) {
  const { t } = useTranslation('adminPolls');
  const { t: tAdmin } = useTranslation('admin');
  const hasVotes = (row?.voterCount ?? 0) > 0;
  return (
    <Stack sx={{ gap: 3 }}>
      <BilingualFields control={control} name="question" label={t('question')} required autoFocus />
      <BilingualFields
        control={control}
        name="options"
        label={t('options')}
        helperText={hasVotes ? `${t('optionsHint')} ${t('votesKept')}` : t('optionsHint')}
        keepHintOnError
        required
        multiline
        minRows={2}
        maxRows={8}
      />
      <PollPreview control={control} />
      <Box sx={twoColumnGrid}>
        <DateTimeInput control={control} name="expiresAt" label={t('expiresAt')} helperText={t('expiresAtHint')} />
        <Stack sx={{ gap: 1 }}>
          <SwitchInput control={control} name="allowMultiple" label={t('allowMultiple')} />
          <SwitchInput control={control} name="isActive" label={tAdmin('state.active')} />
        </Stack>
      </Box>
    </Stack>
  );
}

export const PollForm = entityForm({
  namespace: 'adminPolls',
  schema: createPollSchema,
  toFormValues: toPollFormValues,
  toInput: ({ expiresAt, endsAt: _end, ...poll }) => ({ ...poll, expiresAt: expiresAt?.toISOString() ?? null }),
  createDocument: CreatePollDocument,
  updateDocument: UpdatePollDocument,
  fetchCurrent: queryById(AdminPollByIdDocument, ({ poll }) => poll),
  diff: pollFields,
  recordPath: pollPath,
  Fields: PollFields,
});

const previewStyles = {
  padding: { xs: 2, sm: 3 },
  borderRadius: '16px',
  border: '1px dashed',
  borderColor: 'edge',
  backgroundColor: 'tint',
} as const;

const cardStyles = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  minInlineSize: 0,
  padding: 2,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'paper',
  overflowWrap: 'anywhere',
} as const;

const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  paddingBlock: 0.75,
  paddingInline: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  '&[data-missing]': { borderStyle: 'dashed', borderColor: 'error.main', color: 'error.main' },
} as const;

const optionMarkStyles = {
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  border: '2px solid',
  borderColor: 'edge',
  borderRadius: '50%',
} as const;

/** Preview in both languages; marks options that exist in one language only. */
function PollPreview({ control }: { control: Control<PollFormValues, unknown, FieldValues> }) {
  const { t } = useTranslation('adminPolls');
  const titleId = useId();
  const poll = useWatch({ control });
  const sides = { ar: parseCommaList(poll.optionsAr ?? ''), en: parseCommaList(poll.options ?? '') };
  const isMultiple = (poll.allowMultiple ?? false) || (poll.question ?? '').toLowerCase().includes('multiple');
  const hasEqualCounts = sides.ar.length === sides.en.length;
  return (
    <Box component="section" aria-labelledby={titleId} sx={previewStyles}>
      <Typography id={titleId} component="h3" variant="h6" sx={{ marginBlockEnd: 1.5 }}>
        {t('preview.title')}
      </Typography>
      <Box sx={twoColumnGrid}>
        <PollPreviewPane
          language="ar"
          question={poll.questionAr}
          options={sides.ar}
          otherOptions={sides.en}
          isMultiple={isMultiple}
        />
        <PollPreviewPane
          language="en"
          question={poll.question}
          options={sides.en}
          otherOptions={sides.ar}
          isMultiple={isMultiple}
        />
      </Box>
      <Typography role="status" sx={{ color: 'error.main', marginBlockStart: hasEqualCounts ? 0 : 1.5 }}>
        {!hasEqualCounts &&
          t('preview.outOfStep', { ar: formatNumber(sides.ar.length, 'ar'), en: formatNumber(sides.en.length, 'ar') })}
      </Typography>
    </Box>
  );
}

interface PollPreviewPaneProps {
  language: Language;
  question: string | undefined;
  options: readonly string[];
  otherOptions: readonly string[];
  isMultiple: boolean;
}

function PollPreviewPane({ language, question = '', options, otherOptions, isMultiple }: PollPreviewPaneProps) {
  const { t } = useTranslation('adminPolls');
  const places = Array.from({ length: Math.max(options.length, otherOptions.length) }, (_, place) => place);
  const languageProps = languageAttributes(language);
  return (
    <Box sx={cardStyles}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`preview.languages.${language}`)} · {t(isMultiple ? 'preview.chooseSeveral' : 'preview.chooseOne')}
      </Typography>
      {question.trim() ? (
        <Typography sx={{ fontWeight: 700 }} {...languageProps}>
          {question}
        </Typography>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('preview.noQuestion')}</Typography>
      )}
      {places.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('preview.noOptions')}</Typography>}
      <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {places.map((place) =>
          options[place] === undefined ? (
            <Box component="li" key={place} data-missing sx={optionStyles}>
              {t('preview.missing', { option: isolateText(otherOptions[place] ?? '') })}
            </Box>
          ) : (
            <Box component="li" key={place} sx={optionStyles} dir={languageProps.dir}>
              <Box aria-hidden sx={{ ...optionMarkStyles, ...(isMultiple && { borderRadius: '5px' }) }} />
              <span {...languageProps}>{options[place]}</span>
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
}

type PollFormValues = ReturnType<typeof toPollFormValues>;
