import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import { readText } from '../../../schema/contract/userImport/textEncoding';
import { CopyIcon } from '../../art/icons/rowIcons';
import { toClientError } from '../../data/errors/clientError';
import { formatNumber, usePlural, useTranslation } from '../../language';
import { FormDialog } from '../../ui/form/FormDialog';
import { ltrInputProps } from '../../ui/form/inputs';
import { useCopyText } from '../../ui/hooks/useCopyText';
import { CsvFileInput } from '../form/CsvFileInput';
import { AdminSearchPicker } from '../form/AdminSearchPicker';
import type { PickerOption } from '../../ui/form/SearchPicker';
import type { OpenDialogProps } from '../form/DialogButton';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import { addressesInCsv, parseAddressList } from './addressList';
import { useCourseOptions } from './courseOptions';
import { useEnrollStudentsMutation } from './__generated__/enrollmentResource';

const outcomes = ['enrolled', 'alreadyEnrolled', 'notConfirmed', 'notFound', 'invalid'] as const;
type EnrollOutcome = Record<(typeof outcomes)[number], readonly string[]>;

export function EnrollStudentsDialog({ isOpen, onClose, onExited }: OpenDialogProps) {
  const { t } = useTranslation('adminEnrollments');
  const { t: tCommon } = useTranslation();
  const hintId = useId();
  const form = useEnrollForm();
  const { course, text, fileName, error, outcome } = form;
  return (
    <FormDialog
      isOpen={isOpen}
      error={error}
      onClose={onClose}
      onExited={onExited}
      title={t('enroll.title')}
      submit={t('enroll.submit')}
      cancel={outcome ? tCommon('close') : undefined}
      isDirty={text !== ''}
      isSaving={form.isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography id={hintId}>{t('enroll.hint', { max: formatNumber(bounds.enrollStudents.max, 'ar') })}</Typography>
        <AdminSearchPicker
          label={t('course')}
          value={course}
          useOptions={useCourseOptions}
          onChange={form.setCourse}
          autoFocus
        />
        <TextField
          label={t('enroll.addresses')}
          value={text}
          multiline
          minRows={4}
          maxRows={10}
          onChange={({ target }) => form.setText(target.value)}
          slotProps={{ htmlInput: { ...ltrInputProps, 'aria-describedby': hintId, autoComplete: 'off' } }}
        />
        <CsvFileInput
          label={t('enroll.file')}
          describedBy={hintId}
          name={fileName}
          onSelect={(file) => void form.readFile(file)}
        />
        <Box role="status">{outcome && <EnrollOutcomeLists outcome={outcome} />}</Box>
      </Stack>
    </FormDialog>
  );
}

const { kilobytes } = bounds.userImport;

/** Addresses have the same letters in each plausible encoding. */
const readAddressFile = async (file: File): Promise<string> =>
  readText(new Uint8Array(await file.arrayBuffer()))[0]?.text ?? '';

function useEnrollForm() {
  const { t } = useTranslation('adminEnrollments');
  const invalidateQueries = useInvalidateAllQueries();
  const [course, setCourse] = useState<PickerOption | null>(null);
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState<string>();
  const [error, setError] = useState<string>();
  const [outcome, setOutcome] = useState<EnrollOutcome>();
  const [enroll, { loading }] = useEnrollStudentsMutation();

  const findProblem = (addresses: readonly string[]): string | undefined => {
    const { max } = bounds.enrollStudents;
    if (!course) return t('enroll.courseMissing');
    if (addresses.length === 0) return t('enroll.addressesMissing');
    return addresses.length > max ? t('enroll.tooMany', { max: formatNumber(max, 'ar') }) : undefined;
  };
  const readFile = async (file: File) => {
    setError(undefined);
    const content = file.size > kilobytes * 1024 ? '' : await readAddressFile(file).catch(() => '');
    const found = addressesInCsv(content);
    if (found === '') {
      setError(t('enroll.unreadable', { name: file.name, kilobytes: formatNumber(kilobytes, 'ar') }));
      return;
    }
    setFileName(file.name);
    setText((typed) => (typed.trim() === '' ? found : `${typed.trimEnd()}\n${found}`));
  };
  const submit = async () => {
    const { addresses, invalid } = parseAddressList(text);
    const problem = findProblem(addresses);
    setError(problem);
    if (!course || problem !== undefined) return;
    try {
      const { data } = await enroll({ variables: { input: { courseId: course.id, emails: addresses } } });
      if (!data) return;
      setOutcome({ ...data.enrollStudents, invalid });
      setText('');
      setFileName(undefined);
      await invalidateQueries();
    } catch (cause) {
      setError(toClientError(cause).message);
    }
  };
  return { course, setCourse, text, setText, fileName, readFile, error, outcome, isSaving: loading, submit };
}

const addressListStyles = {
  margin: 0,
  paddingInlineStart: 2.5,
  maxBlockSize: 220,
  overflow: 'auto',
  overflowWrap: 'anywhere',
} as const;

function EnrollOutcomeLists({ outcome }: { outcome: EnrollOutcome }) {
  const { t } = useTranslation('adminEnrollments');
  const { t: tCommon } = useTranslation();
  const formatCount = usePlural('adminEnrollments');
  const copyText = useCopyText();
  const sectionRef = useRef<HTMLElement>(null);
  // On a phone the lists are below the visible part of the dialog.
  useEffect(() => {
    sectionRef.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <Stack ref={sectionRef} component="section" aria-label={t('enroll.outcome')} sx={{ gap: 2 }}>
      {outcomes
        .filter((name) => outcome[name].length > 0)
        .map((name) => (
          <div key={name}>
            <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
              <Typography component="h3" sx={{ fontWeight: 700 }}>
                {formatCount(`enroll.${name}`, outcome[name].length)}
              </Typography>
              <Button
                size="small"
                startIcon={<CopyIcon size={18} />}
                aria-label={`${tCommon('copy')}: ${t(`enroll.names.${name}`)}`}
                onClick={() => copyText(outcome[name].join('\n'), t(`enroll.names.${name}`))}
              >
                {tCommon('copy')}
              </Button>
            </Stack>
            <Box component="ul" tabIndex={0} aria-label={t(`enroll.names.${name}`)} sx={addressListStyles}>
              {outcome[name].map((address) => (
                <li key={address}>
                  <bdi dir="ltr">{address}</bdi>
                </li>
              ))}
            </Box>
          </div>
        ))}
    </Stack>
  );
}
