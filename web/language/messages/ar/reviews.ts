import type { Messages } from '../../types';
import type { reviews as english } from '../en/reviews';

export const reviews: Messages<typeof english> = {
  anonymous: 'طالب مجهول',
  empty: 'لا توجد تقييمات بعد. كن أول من يقيّم هذه الدورة!',
  rating: '{{rating}} من 5 نجوم',
  more: 'مزيد من التقييمات',
  all_zero: 'لا تقييمات',
  all_one: 'تقييم واحد',
  all_two: 'تقييمان',
  all_few: '{{n}} تقييمات',
  all_many: '{{n}} تقييمًا',
  all_other: '{{n}} تقييم',
};
