import type { RouteObject } from 'react-router-dom';

/** Below `/checkout`. */
export const checkoutRoutes: RouteObject[] = [
  {
    id: 'payments/checkout/CheckoutScreen:course',
    path: 'courses/:id',
    lazy: () => import('../../payments/checkout/CheckoutScreen'),
  },
  {
    id: 'payments/checkout/CheckoutScreen:event',
    path: 'events/:id',
    lazy: () => import('../../payments/checkout/CheckoutScreen'),
  },
];

/** Below `/payments`. */
export const paymentRoutes: RouteObject[] = [
  {
    id: 'payments/orderList/OrderListScreen',
    index: true,
    lazy: () => import('../../payments/orderList/OrderListScreen'),
  },
  {
    id: 'payments/order/OrderScreen',
    path: ':id',
    lazy: () => import('../../payments/order/OrderScreen'),
  },
];
