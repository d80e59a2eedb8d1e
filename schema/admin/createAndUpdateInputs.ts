import type { InputFieldMap, InputObjectRef } from '@pothos/core';
import { builder } from '../core/builder';

type Types = typeof builder.$inferSchemaTypes;
type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/**
 * The types `Create<Name>Input` and `Update<Name>Input`, which have the same fields.
 * @param fields called with `required` true for the first, false for the second
 */
export const createAndUpdateInputs = (
  name: string,
  noun: string,
  fields: (t: InputFields, required: boolean) => InputFieldMap,
) =>
  [
    builder.inputType(`Create${name}Input`, { description: `A new ${noun}.`, fields: (t) => fields(t, true) }),
    builder.inputType(`Update${name}Input`, {
      description: `Changes of one ${noun}. Absent fields keep their value; null clears an optional field.`,
      fields: (t) => fields(t, false),
    }),
  ] as [InputObjectRef<Types, object>, InputObjectRef<Types, object>];
