import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '..';

const describeField = (name: string) => {
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  return { description: fields[name]?.description, problems: fields[name]?.extensions.problems };
};

test('the description ends with the problems, those of the permission first', () => {
  expect(describeField('createCategory')).toEqual({
    description: 'Creates a category. Problems: notSignedIn, notAllowed, invalidInput, slugTaken, categoryNotFound.',
    problems: ['notSignedIn', 'notAllowed', 'invalidInput', 'slugTaken', 'categoryNotFound'],
  });
});

test('a permission of every role refuses visitors only', () => {
  expect(describeField('deleteNotification').problems).toEqual(['notSignedIn', 'notFound']);
});

test('a field without problems has no list', () => {
  expect(describeField('me').problems).toBeUndefined();
});

test('no description lists problems by hand', () => {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const { name, description, extensions } of Object.values(type.getFields())) {
      const problems = extensions.problems as string[] | undefined;
      const lists = description?.match(/Problems: [^.]*\./g) ?? [];
      expect(lists, name).toEqual(problems ? [`Problems: ${problems.join(', ')}.`] : []);
    }
});
