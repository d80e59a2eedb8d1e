export type PaymentItem = { courseId: number; eventId?: undefined } | { eventId: number; courseId?: undefined };

interface ItemKeys {
  courseId?: number | null | undefined;
  eventId?: number | null | undefined;
}

/** The item of a validated input, which has exactly one of both keys. */
export const toPaymentItem = ({ courseId, eventId }: ItemKeys): PaymentItem =>
  courseId ? { courseId } : { eventId: eventId ?? 0 };
