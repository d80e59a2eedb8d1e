import type { ResolverOptions } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { contactMessageSchema } from '../../../schema/contract/validation/site/contact';
import { networkErrorMessages } from '../../data/apollo/transport';
import { schemaResolver, type FormSchema } from './zodForm';

type Values = Record<string, string>;

const options: ResolverOptions<Values> = { fields: {}, shouldUseNativeValidation: false };
const resolve = (schema: unknown, values: Values) =>
  schemaResolver(schema as FormSchema<Values, Values>)(values, undefined, options);

afterEach(() => vi.unstubAllGlobals());

test('a schema that is loaded later gives the same messages as one that is there', async () => {
  const values = { name: '', email: 'lina@', subject: 'x', message: '' };
  const loaded = await resolve(contactMessageSchema, values);
  expect(loaded.errors).toMatchObject({ email: { message: 'invalidEmail' } });
  expect(await resolve(() => Promise.resolve(contactMessageSchema), values)).toEqual(loaded);
});

test('a schema that cannot be loaded is a connection error of the form, not of a field', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const { errors } = await resolve(() => Promise.reject(new TypeError('Failed to fetch')), {});
  expect(errors).toEqual({ root: { server: { type: 'server', message: networkErrorMessages.en } } });
});
