import type { SampleData } from '../database/sampleData';

export const publicPaths = ({ courseIds, postSlugs }: SampleData): string[] => [
  '/',
  '/courses',
  `/courses/${Math.min(...courseIds)}`,
  `/blog/${postSlugs[0]}`,
];

const views = ['grid', 'list'] as const;
const orders = ['newest', 'popular', 'rating', 'priceLow', 'priceHigh'].flatMap((sort) =>
  views.map((view) => ({ sort, view })),
);

/** Different pages of the course list, by parameters that it knows: none of them has been rendered before. */
export const distinctPaths = ({ courseIds }: SampleData, first: number, count: number): string[] =>
  Array.from({ length: count }, (_, offset) => {
    const index = first + offset;
    const id = courseIds[index % courseIds.length];
    const after = Buffer.from(`GPC:N:${id}`).toString('base64');
    const order = orders[Math.floor(index / courseIds.length) % orders.length];
    return `/courses?${new URLSearchParams({ ...order, after })}`;
  });
