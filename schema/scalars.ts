import { Prisma } from '../prisma/generated/client';
import { builder } from './builder';
import { DateTimeISOResolver } from 'graphql-scalars';

builder.addScalarType('DateTime', DateTimeISOResolver);

/** Money and ratings travel as text with two decimals ("1500.00", "4.50"), so that no client rounds them. */
builder.scalarType('Decimal', {
  description: 'An exact decimal number as text, with two decimals: "1500.00", "4.50".',
  serialize: (value) => new Prisma.Decimal(value).toFixed(2),
  parseValue: (value) => String(value),
});
