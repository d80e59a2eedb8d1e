import { Button, Card, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../language';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { AdminPage } from '../AdminPage';
import { AdminSearchPicker } from '../form/AdminSearchPicker';
import { EnrollmentResult } from './EnrollmentResult';
import type { PickerOption } from '../../ui/form/SearchPicker';
import { personParam } from '../../routing/paths';
import { toPersonOption, useItems, type ItemOption } from './officePickers';
import { PaymentStep } from './PaymentStep';
import { PersonStep } from './PersonStep';
import { useOfficeEnrollment } from './useOfficeEnrollment';
import { useOfficePersonByIdQuery } from './__generated__/OfficeEnrollmentScreen';

/** One screen for a person at the counter, whom the address can name: who, what for, how it is paid. */
export function Component() {
  const { t } = useTranslation('adminOfficeEnrollment');
  const [round, setRound] = useState(0);
  const [params, setParams] = useSearchParams();
  const id = params.get(personParam) ?? '';
  const query = useOfficePersonByIdQuery({ variables: { id }, skip: id === '' });
  const next = () => {
    setParams({}, { replace: true });
    setRound(round + 1);
  };
  return (
    <AdminPage name="officeEnrollment" text={t('about')}>
      {id === '' ? (
        <EnrollmentForm key={round} initialPerson={null} onNext={next} />
      ) : (
        <QueryResult of={query} skeleton={<TextSkeleton lines={3} />}>
          {({ user }) => (
            <EnrollmentForm key={id} initialPerson={user?.isActive ? toPersonOption(user) : null} onNext={next} />
          )}
        </QueryResult>
      )}
    </AdminPage>
  );
}

interface EnrollmentFormProps {
  initialPerson: PickerOption | null;
  onNext(): void;
}

function EnrollmentForm({ initialPerson, onNext }: EnrollmentFormProps) {
  const { t } = useTranslation('adminOfficeEnrollment');
  const enrollment = useOfficeEnrollment(initialPerson);
  const { person, item, payment, quote, result, isBusy, error, missing } = enrollment;
  if (result && item) return <EnrollmentResult result={result} title={item.title} onNext={onNext} />;
  return (
    <Stack
      component="form"
      noValidate
      aria-busy={isBusy}
      onSubmit={enrollment.submit}
      sx={{ gap: 2, maxInlineSize: '52rem' }}
    >
      <Step title={t('steps.person')}>
        <PersonStep
          person={person}
          isNew={enrollment.isNew}
          control={enrollment.control}
          error={person ? undefined : missing}
          onSelect={enrollment.setPerson}
          onNewChange={enrollment.setNew}
        />
      </Step>
      <Step title={t('steps.item')}>
        <AdminSearchPicker<ItemOption>
          label={t('item')}
          helperText={t('itemHint')}
          error={item ? undefined : missing}
          value={item}
          useOptions={useItems}
          onChange={enrollment.setItem}
          autoFocus={initialPerson !== null}
        />
      </Step>
      {item && (
        <Step title={t('steps.payment')}>
          <QueryResult of={quote} skeleton={<TextSkeleton lines={3} />}>
            {({ officeQuote }) => (
              <PaymentStep
                item={item}
                payment={payment}
                notes={enrollment.notes}
                quote={officeQuote}
                onChange={enrollment.setPayment}
                onNotesChange={enrollment.setNotes}
              />
            )}
          </QueryResult>
        </Step>
      )}
      {error && <ErrorAlert message={error} />}
      <Button
        type="submit"
        variant="contained"
        size="large"
        aria-disabled={isBusy || !enrollment.isPossible}
        sx={{ alignSelf: 'start' }}
      >
        {t(isBusy ? 'submitting' : payment === 'cash' ? 'submitCash' : 'submit')}
      </Button>
    </Stack>
  );
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" aria-label={title} sx={{ padding: { xs: 2, md: 3 } }}>
    <Typography component="h2" variant="h5" sx={{ marginBlockEnd: 1.5 }}>
      {title}
    </Typography>
    <Stack sx={{ gap: 2 }}>{children}</Stack>
  </Card>
);
