import { Alert, Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { usePlural, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { importScrollAreaStyles } from './importScrollAreaStyles';
import type { CompletedImport, ImportedEnrollments } from './importResult';

const outcomes = ['newAccountEnrolled', 'existingAccountEnrolled', 'alreadyEnrolled', 'addressNotConfirmed'] as const;

/** What an import does for each person in the chosen course: before it as a preview, after it as its result. */
export function ImportEnrollments({ course, enrollments }: ImportedEnrollments) {
  const { t } = useTranslation('adminUsers');
  const title = t('import.enroll.title', { course });
  const counts = outcomes
    .map((outcome) => [outcome, enrollments.filter((row) => row.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 1.5 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography>
        {counts.map(([outcome, count]) => `${t(`import.enroll.${outcome}`)}: ${String(count)}`).join(' · ')}
      </Typography>
      <Box tabIndex={0} role="region" aria-label={t('import.enroll.rows')} sx={importScrollAreaStyles}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('import.line')}</TableCell>
              <TableCell>{t('import.enroll.outcome')}</TableCell>
              <TableCell>{fieldLabelsAr.email}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {enrollments.map(({ line, email, outcome }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                <TableCell>{t(`import.enroll.${outcome}`)}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <bdi dir="ltr">{email}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Stack>
  );
}

/** The import is complete: what became of each row in the course. */
export function ImportOutcome({ result, courseId, ...enrollments }: CompletedImport) {
  const { t } = useTranslation('adminUsers');
  const formatCount = usePlural('adminUsers');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <Alert ref={ref} tabIndex={-1} severity="success">
        {formatCount('import.done', result.rows)} ·{' '}
        <TextLink to={`${paths.admin.enrollments}?course=${courseId}`}>{t('import.enroll.people')}</TextLink>
      </Alert>
      <ImportEnrollments {...enrollments} />
    </>
  );
}
