import { useState, type SubmitEvent } from 'react';
import type { OfficePayment } from '../../../schema/contract/payments';
import type { OfficePersonData } from '../../../schema/contract/validation/office/office';
import { createClientKeys } from '../../data/apollo/createClientKeys';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import { getFormError, lazySchema, submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { useRequest } from '../../ui/hooks/useRequest';
import type { PickerOption } from '../../ui/form/SearchPicker';
import type { ItemOption } from './officePickers';
import { paymentsFor } from './PaymentStep';
import {
  useEnrollAtOfficeMutation,
  useOfficeQuoteQuery,
  type OfficeEnrollmentResultFragment,
} from './__generated__/OfficeEnrollmentScreen';

const emptyPerson = { firstName: '', lastName: '', email: '', phone: '' };

const personSchema = lazySchema(
  async () => (await import('../../../schema/contract/validation/office/office')).officePersonSchema,
);

/** The state of one enrollment: the choices, what they cost now, and the result. */
export function useOfficeEnrollment(initialPerson: PickerOption | null) {
  const [person, setPerson] = useState(initialPerson);
  const [isNew, setNew] = useState(false);
  const [item, setItem] = useState<ItemOption | null>(null);
  const [chosenPayment, setPayment] = useState<OfficePayment>();
  const [notes, setNotes] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [result, setResult] = useState<OfficeEnrollmentResultFragment>();
  const form = useZodForm(personSchema, emptyPerson);
  const [enroll] = useEnrollAtOfficeMutation();
  const [{ keyOf, forget }] = useState(createClientKeys);
  const quote = useOfficeQuoteQuery({
    variables: { ...item?.item, userId: isNew ? undefined : person?.id },
    skip: item === null,
    fetchPolicy: 'network-only',
  });
  const payments = item && quote.data ? paymentsFor(quote.data.officeQuote, item) : [];
  const payment = payments.find((each) => each === chosenPayment) ?? payments[0];

  const save = async (who: { userId: string } | OfficePersonData) => {
    if (!item || !payment || !quote.data) return;
    const input = { ...who, ...item.item, payment, price: quote.data.officeQuote.amount, notes };
    try {
      const { data } = await enroll({ variables: { input, clientKey: keyOf(input) } });
      forget();
      setResult(data?.enrollAtOffice);
    } catch (error) {
      // Seats and prices may have changed: the admin sees them with the error.
      await quote.refetch().catch(() => undefined);
      throw error;
    }
  };
  const known = useRequest(async () => (person ? save({ userId: person.id }) : undefined));
  const submitNew = submitWithServerErrors(form, save);
  const isBusy = known.isBusy || form.formState.isSubmitting;
  const isPossible = item === null || payment !== undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isBusy || !isPossible) return;
    if (isNew) void submitNew(event);
    else known.run();
  };
  return {
    person,
    setPerson,
    isNew,
    setNew,
    item,
    setItem,
    payment,
    setPayment,
    notes,
    setNotes,
    quote,
    result,
    submit,
    isBusy,
    isPossible,
    control: form.control,
    error: isNew ? getFormError(form.formState.errors) : known.error?.message,
    /** The message of a choice that is missing, once it was looked for. */
    missing: useErrorMessage(isChecked ? 'required' : undefined, 'ar'),
  };
}
