import { Alert, Box, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { CalendarIcon, CertificateIcon } from '../art/icons/commonIcons';
import { EventMeta } from '../events/EventMeta';
import { localizeFieldWithLang, useLanguage, usePlural, useTranslation } from '../language';
import { isOpenPayment, PaymentNotice } from '../payments/parts/PaymentNotice';
import { ButtonLink, paths } from '../routing';
import { QuizIcon } from '../art/icons/lessonIcons';
import type {
  DueCertificateFragment,
  DueEventFragment,
  DueOrderFragment,
  DuePracticeFragment,
} from './__generated__/DueList';

interface DueListProps {
  orders: readonly DueOrderFragment[];
  enrollments: readonly (DueCertificateFragment & DuePracticeFragment)[];
  /** The latest first, as the server sorts them. */
  registrations: readonly DueEventFragment[];
}

/** What waits for the student: orders to pay, certificates that need a name, questions to practice, and the next event. Empty without any. */
export function DueList({ orders, enrollments, registrations }: DueListProps) {
  const { t } = useTranslation(['student', 'practice']);
  const formatCount = usePlural('practice');
  const headingId = useId();
  const open = orders.filter(isOpenPayment);
  const unnamed = enrollments.filter(({ certificate }) => certificate?.status === 'awaiting_name');
  const nextEvent = registrations.findLast(({ status, event }) => status === 'registered' && !event.isOver);
  const practices = enrollments.filter(({ practice }) => practice !== null && practice.roundCount > 0);
  if (open.length + unnamed.length + practices.length === 0 && !nextEvent) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ marginBlockStart: 2 }}>
      <Typography component="h2" id={headingId} variant="h5" sx={{ marginBlockEnd: 1.5 }}>
        {t('due')}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {open.map((order) => (
          <PaymentNotice
            key={order.id}
            payment={order}
            place={order.course ? 'course' : 'event'}
            title={<LocalizedTitle of={order.course ?? order.event ?? { title: '', titleAr: '' }} />}
          />
        ))}
        {unnamed.map(({ id, certificate, course }) => (
          <DueNotice
            key={id}
            icon={<CertificateIcon size={22} />}
            title={<LocalizedTitle of={course} />}
            action={
              <ButtonLink
                to={certificate ? paths.ownCertificate(certificate) : paths.certificates()}
                variant="contained"
                size="small"
              >
                {t('confirmName')}
              </ButtonLink>
            }
          >
            {t('certificateAwaitsName')}
          </DueNotice>
        ))}
        {practices.map(({ id, practice, course }) => (
          <DueNotice
            key={`practice ${id}`}
            icon={<QuizIcon size={22} />}
            title={<LocalizedTitle of={course} />}
            action={
              <ButtonLink to={paths.practice(course.id)} variant="contained" size="small">
                {t('practice:start')}
              </ButtonLink>
            }
          >
            {formatCount('dueCount', practice?.roundCount ?? 0)}
          </DueNotice>
        ))}
        {nextEvent && (
          <DueNotice
            icon={<CalendarIcon size={22} />}
            title={<LocalizedTitle of={nextEvent.event} />}
            action={
              <ButtonLink to={paths.event(nextEvent.event.id)} variant="outlined" color="inherit" size="small">
                {t('seeEvent')}
              </ButtonLink>
            }
          >
            <EventMeta event={nextEvent.event} />
          </DueNotice>
        )}
      </Stack>
    </Box>
  );
}

interface DueNoticeProps {
  icon: ReactNode;
  title: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

function DueNotice({ icon, title, action, children }: DueNoticeProps) {
  return (
    <Alert severity="info" icon={icon}>
      <Box sx={{ fontWeight: 700 }}>{title}</Box>
      {children}
      <Box sx={{ marginBlockStart: 1.5 }}>{action}</Box>
    </Alert>
  );
}

function LocalizedTitle({ of }: { of: { title: string; titleAr: string } }) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(of, 'title', language);
  return <bdi {...langProps}>{text}</bdi>;
}
