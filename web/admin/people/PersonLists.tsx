import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mui/material';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { registrationStatusLabelsAr, stateLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { parseUserAgent } from '../../../schema/contract/text/userAgent';
import { formatDate, formatNumber, formatPrice, formatTime, localizeField, useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { CodeText } from '../../ui/text/CodeText';
import { CertificateStatusCell } from '../certificates/CertificateStatusCell';
import { MessageState } from '../contactMessages/MessageState';
import { enrollmentToggle } from '../enrollments/enrollmentToggle';
import { EnrollmentStatusCell } from '../enrollments/EnrollmentStatusCell';
import { PaymentStatusCell, paymentItemTitle } from '../payments/PaymentFacts';
import { RecordList } from '../record/RecordList';
import type { RecordPartProps } from '../record/recordScreen';
import { useResourceTexts } from '../resource/resourceTexts';
import { runForEachRow } from '../resource/bulkMutations';
import { undoOfToggle } from '../resource/useResourceActions';
import { useRowMutation } from '../resource/useRowMutation';
import { StatusCell } from '../table/cells';
import { useConfirmation } from '../table/useConfirmation';
import { AdminEndUserSessionsDocument, type AdminUserFragment } from '../users/__generated__/userResource';
import type {
  PersonDetailsFragment,
  PersonEnrollmentFragment,
  PersonQuery,
  PersonSessionFragment,
} from './__generated__/PersonScreen';

type PersonPartProps = RecordPartProps<AdminUserFragment, PersonQuery>;

/** What the person has, beside what can be done with it. */
export function PersonCourses({ data: { person } }: PersonPartProps) {
  if (!person) return null;
  return (
    <>
      <Enrollments person={person} />
      <Payments person={person} />
      <EventRegistrations person={person} />
      <Reviews person={person} />
    </>
  );
}

export function PersonActivity({ data: { person, adminCertificates } }: PersonPartProps) {
  if (!person) return null;
  return (
    <>
      <Certificates certificates={adminCertificates} />
      <Messages person={person} />
      <Sessions person={person} />
    </>
  );
}

interface ListProps {
  person: PersonDetailsFragment;
}

function Enrollments({ person: { account, enrollments, enrollmentCount } }: ListProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <RecordList
      title={t('enrollments')}
      emptyText={t('noEnrollments')}
      count={enrollmentCount}
      rows={enrollments.map((enrollment) => {
        const { id, course, status, progress, enrolledAt, endedAt } = enrollment;
        return {
          id,
          title: <TextLink to={paths.admin.course(course.id)}>{localizeField(course, 'title', 'ar')}</TextLink>,
          facts: [
            t('progress', { value: formatNumber(progress, 'ar') }),
            t('enrolledAt', { date: formatDate(enrolledAt, 'ar') }),
            status === 'ended' && endedAt && t('endedAt', { date: formatDate(endedAt, 'ar') }),
          ],
          state: <EnrollmentStatusCell status={status} />,
          action: <AccessButton enrollment={enrollment} name={displayName(account, 'ar')} />,
        };
      })}
    />
  );
}

interface AccessButtonProps {
  enrollment: Pick<PersonEnrollmentFragment, 'id' | 'status' | 'source' | 'course'>;
  name: string;
}

/** Opens or ends the access to the course. */
function AccessButton({ enrollment, name }: AccessButtonProps) {
  const texts = useResourceTexts('adminEnrollments');
  const client = useApolloClient();
  const runMutation = useRowMutation();
  const { ask, dialog } = useConfirmation();
  const { isOn, on, off, rowActionLabel, mutate, confirm } = enrollmentToggle;
  const isOpen = isOn(enrollment);
  const rowName = texts.t('rowName', { name, course: localizeField(enrollment.course, 'title', 'ar') });
  const label = (isOpen ? off : on).label(texts);
  const done = { title: texts.admin('done', { action: label }), description: rowName };
  const question = confirm({ isOn: !isOpen, rows: [enrollment], name: rowName }, texts);
  const change = { ids: [enrollment.id], isOn: !isOpen, isUndo: false, rows: [enrollment] };
  const run = () =>
    void runMutation(() => mutate(client, change), done, {
      row: enrollment,
      undo: undoOfToggle(enrollmentToggle, !isOpen, client),
    });
  return (
    <span className="no-print">
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={rowActionLabel(enrollment, texts, rowName)}
        onClick={() => ask(question, run)}
      >
        {label}
      </Button>
      {dialog}
    </span>
  );
}

function Payments({ person: { payments, paymentCount } }: ListProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <RecordList
      title={t('payments')}
      emptyText={t('noPayments')}
      count={paymentCount}
      rows={payments.map((payment) => ({
        id: payment.id,
        title: <TextLink to={paths.admin.payment(payment.id)}>{paymentItemTitle(payment)}</TextLink>,
        facts: [
          <bdi key="amount">{formatPrice(payment.amount, 'ar')}</bdi>,
          <CodeText key="reference">{payment.reference}</CodeText>,
          formatDate(payment.createdAt, 'ar'),
        ],
        state: <PaymentStatusCell status={payment.status} />,
      }))}
    />
  );
}

function EventRegistrations({ person: { eventRegistrations, eventRegistrationCount } }: ListProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <RecordList
      title={t('eventRegistrations')}
      emptyText={t('noEventRegistrations')}
      count={eventRegistrationCount}
      rows={eventRegistrations.map(({ id, event, status }) => ({
        id,
        title: <TextLink to={paths.admin.event(event.id)}>{localizeField(event, 'title', 'ar')}</TextLink>,
        facts: [formatDate(event.startDate, 'ar')],
        state: (
          <StatusCell color={status === 'registered' ? 'success' : 'warning'}>
            {registrationStatusLabelsAr[status]}
          </StatusCell>
        ),
      }))}
    />
  );
}

function Reviews({ person: { reviews, reviewCount } }: ListProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <RecordList
      title={t('reviews')}
      emptyText={t('noReviews')}
      count={reviewCount}
      rows={reviews.map(({ id, course, rating, comment, commentAr, isApproved, createdAt }) => ({
        id,
        title: <bdi>{localizeField(course, 'title', 'ar')}</bdi>,
        facts: [
          t('rating', { value: formatNumber(rating, 'ar') }),
          formatDate(createdAt, 'ar'),
          <bdi key="comment">{commentAr ?? comment}</bdi>,
        ],
        state: (
          <StatusCell color={isApproved ? 'success' : 'warning'}>
            {stateLabelsAr[isApproved ? 'reviewApproved' : 'reviewPending']}
          </StatusCell>
        ),
      }))}
    />
  );
}

interface CertificatesProps {
  certificates: PersonQuery['adminCertificates'];
}

function Certificates({ certificates: { rows, totalCount } }: CertificatesProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <RecordList
      title={t('certificates')}
      emptyText={t('noCertificates')}
      count={totalCount}
      rows={rows.map((certificate) => ({
        id: certificate.id,
        title: localizeField(certificate, 'courseTitle', 'ar'),
        facts: [
          certificate.number && (
            <TextLink key="number" to={`${paths.admin.certificates}?search=${certificate.number}`}>
              <CodeText>{certificate.number}</CodeText>
            </TextLink>
          ),
          certificate.issuedAt && formatDate(certificate.issuedAt, 'ar'),
        ],
        state: <CertificateStatusCell status={certificate.status} />,
      }))}
    />
  );
}

function Messages({ person: { contactMessages, contactMessageCount } }: ListProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <RecordList
      title={t('messages')}
      emptyText={t('noMessages')}
      count={contactMessageCount}
      rows={contactMessages.map(({ id, subject, handledAt, createdAt }) => ({
        id,
        title: (
          <TextLink to={paths.admin.message(id)}>
            <bdi>{subject}</bdi>
          </TextLink>
        ),
        facts: [formatDate(createdAt, 'ar')],
        state: <MessageState isHandled={handledAt !== null} />,
      }))}
    />
  );
}

function Sessions({ person: { account, sessions, sessionCount } }: ListProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <RecordList
      title={t('sessions')}
      action={sessionCount > 0 && <EndSessionsButton account={account} />}
      emptyText={t('noSessions')}
      count={sessionCount}
      rows={sessions.map((session) => ({
        id: session.id,
        title: <DeviceName session={session} />,
        facts: [
          t('sessionSince', { date: formatDate(session.createdAt, 'ar'), time: formatTime(session.createdAt, 'ar') }),
        ],
      }))}
    />
  );
}

function EndSessionsButton({ account }: Pick<PersonDetailsFragment, 'account'>) {
  const { t } = useTranslation('adminPeople');
  const { t: tUsers } = useTranslation('adminUsers');
  const client = useApolloClient();
  const runMutation = useRowMutation();
  const { ask, dialog } = useConfirmation();
  const question = {
    title: tUsers('endSessions', { name: displayName(account, 'ar') }),
    text: t('endSessionsText'),
    confirm: tUsers('endSessionsAction'),
    isDestructive: true,
  };
  const endSessions = () =>
    runMutation(
      () =>
        runForEachRow([account.id], (userId) =>
          client.mutate({ mutation: AdminEndUserSessionsDocument, variables: { userId } }),
        ),
      { title: tUsers('sessionsEnded') },
    );
  return (
    <span className="no-print">
      <Button size="small" variant="outlined" color="inherit" onClick={() => ask(question, () => void endSessions())}>
        {tUsers('endSessionsAction')}
      </Button>
      {dialog}
    </span>
  );
}

function DeviceName({ session }: { session: PersonSessionFragment }) {
  const { t } = useTranslation('adminPeople');
  const { browser, operatingSystem } = parseUserAgent(session.userAgent);
  if (browser && operatingSystem) return t('device', { browser, system: operatingSystem });
  return browser ?? operatingSystem ?? t('program');
}
