import type { RouteObject } from 'react-router-dom';

/** Below `/checkout`. */
export const checkoutRoutes: RouteObject[] = [
  {
    id: 'payments/checkout/CheckoutScreen:course',
    path: 'courses/:id',
    lazy: async () => {
      const { CourseCheckoutScreen, listCheckoutQueries } = await import('../../payments/checkout/CheckoutScreen');
      return { Component: CourseCheckoutScreen, handle: listCheckoutQueries('course') };
    },
  },
  {
    id: 'payments/checkout/CheckoutScreen:event',
    path: 'events/:id',
    lazy: async () => {
      const { EventCheckoutScreen, listCheckoutQueries } = await import('../../payments/checkout/CheckoutScreen');
      return { Component: EventCheckoutScreen, handle: listCheckoutQueries('event') };
    },
  },
];

/** Below `/payments`. */
export const paymentRoutes: RouteObject[] = [
  {
    id: 'payments/orderList/OrderListScreen',
    index: true,
    lazy: async () => {
      const { OrderListScreen, listOrderListQueries } = await import('../../payments/orderList/OrderListScreen');
      return { Component: OrderListScreen, handle: listOrderListQueries };
    },
  },
  {
    id: 'payments/order/OrderScreen',
    path: ':id',
    lazy: async () => {
      const { OrderScreen, listOrderQueries } = await import('../../payments/order/OrderScreen');
      return { Component: OrderScreen, handle: listOrderQueries };
    },
  },
];
