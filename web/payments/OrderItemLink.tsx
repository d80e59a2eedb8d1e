import { localizeFieldWithLang, useLanguage } from '../language';
import { paths, TextLink } from '../routing';
import type { OrderItemFragment } from './__generated__/OrderItem';

/** The page of the course or event of an order. */
export const orderItemPath = ({ course, event }: OrderItemFragment): string =>
  course ? paths.course(course.id) : paths.event(event?.id ?? '');

/** The page where the same course or event can be ordered. */
export const orderCheckoutPath = ({ course, event }: OrderItemFragment): string =>
  course ? paths.courseCheckout(course.id) : paths.eventCheckout(event?.id ?? '');

/** The title of the ordered course or event, as a link to its page. */
export function OrderItemLink({ order }: { order: OrderItemFragment }) {
  const { language } = useLanguage();
  const item = order.course ?? order.event;
  if (!item) return null;
  const { text, ...langProps } = localizeFieldWithLang(item, 'title', language);
  return (
    <TextLink to={orderItemPath(order)} {...langProps}>
      {text}
    </TextLink>
  );
}
