import { formatNumber, formatPrice, localizeField } from '../../language';
import { adminResource } from '../resource/adminResource';
import { adminListPage } from '../resource/AdminResourceScreen';
import { type ResourceTexts } from '../resource/resourceTexts';
import { activeFilter, parseYesNo } from '../resource/filterOptions';
import { activateToggle } from '../resource/rowToggles';
import {
  ActivateCouponsDocument,
  AdminCouponListDocument,
  DeleteCouponDocument,
  DeleteCouponsDocument,
  type AdminCouponFragment,
} from './__generated__/couponResource';
import { lazyDialog } from '../../ui/lazyDialog';

export const formatDiscount = (
  { percent, amount }: AdminCouponFragment,
  { t }: Pick<ResourceTexts<'adminCoupons'>, 't'>,
) => (percent === null ? formatPrice(amount ?? '0', 'ar') : t('percentValue', { n: String(percent) }));

export const formatCourses = ({ courses }: AdminCouponFragment, { t }: Pick<ResourceTexts<'adminCoupons'>, 't'>) =>
  courses.length === 0 ? t('allCourses') : courses.map((course) => localizeField(course, 'title', 'ar')).join('، ');

const CouponForm = lazyDialog(async () => (await import('./CouponForm')).CouponForm);

const couponResource = adminResource({
  name: 'coupons',
  namespace: 'adminCoupons',
  list: AdminCouponListDocument,
  page: ({ adminCoupons }) => adminCoupons,
  rowName: ({ code }) => code,
  columns: ({ t, latinText, column, active, date }) => [
    latinText('code'),
    column('discount', {
      isSortable: false,
      cell: (coupon) => <bdi>{formatDiscount(coupon, { t })}</bdi>,
    }),
    column('usedCount', {
      cell: ({ usedCount, totalLimit }) =>
        totalLimit === null
          ? formatNumber(usedCount, 'ar')
          : t('uses', { used: formatNumber(usedCount, 'ar'), limit: formatNumber(totalLimit, 'ar') }),
    }),
    column('courses', { isSortable: false, cell: (coupon) => formatCourses(coupon, { t }) }),
    active(),
    date('startsAt', { isSortable: false, hasTime: true, isHidden: true }),
    date('endsAt', { hasTime: true }),
    date('createdAt', { isHidden: true }),
  ],
  sort: ['createdAt', 'desc'],
  filters: (texts) => ({ status: activeFilter(texts) }),
  toFilter: ({ status }) => ({ isActive: parseYesNo(status) }),
  Form: CouponForm,
  toggle: activateToggle(ActivateCouponsDocument),
  delete: DeleteCouponDocument,
  deleteMany: DeleteCouponsDocument,
});

export const Component = adminListPage('coupons', couponResource, ({ t }) => t('about'));
