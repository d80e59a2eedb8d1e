import { localizeFieldWithLang, useLanguage } from '../language';
import { paths, TextLink } from '../routing';
import type { OrderItemFragment } from './__generated__/OrderItem';

export const orderItemPath = ({ course, event }: OrderItemFragment): string =>
  course ? paths.course(course.id) : paths.event(event?.id ?? '');

export const orderCheckoutPath = ({ course, event }: OrderItemFragment): string =>
  course ? paths.courseCheckout(course.id) : paths.eventCheckout(event?.id ?? '');

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
