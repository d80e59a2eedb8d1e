import { expect, test } from 'vitest';
import { ownArabicName, suggestNames } from './nameSuggestions';

const profile = { firstName: 'Amel', lastName: 'Haddad', name: '', nameAr: '' };

test('suggests the name of the profile in its own script, and transliterates it for the other one', () => {
  expect(suggestNames(profile)).toEqual({ name: 'Amel Haddad', nameAr: 'أمل حداد' });
  expect(suggestNames({ ...profile, firstName: 'أمل', lastName: 'حداد' })).toEqual({
    name: 'Amel Haddad',
    nameAr: 'أمل حداد',
  });
  expect(suggestNames({ ...profile, firstName: 'أمل' })).toEqual({ name: 'Amel Haddad', nameAr: 'أمل حداد' });
});

test('follows what is typed in the other field, and ends when the field has the suggestion', () => {
  expect(suggestNames({ ...profile, name: 'Amel Brahimi' }).nameAr).toBe('أمل براهيمي');
  expect(suggestNames({ ...profile, name: ' Amel Haddad ', nameAr: 'أمل حداد' })).toEqual({ name: null, nameAr: null });
});

test('takes the Arabic name from the profile only as its owner has written it', () => {
  const latin = { firstName: 'Amel', lastName: 'Haddad', firstNameAr: null, lastNameAr: null };
  expect(ownArabicName(latin)).toBe('');
  expect(ownArabicName({ ...latin, firstNameAr: 'أمال' })).toBe('');
  expect(ownArabicName({ ...latin, firstNameAr: 'أمال', lastNameAr: 'حدّاد' })).toBe('أمال حدّاد');
  expect(ownArabicName({ ...latin, firstName: 'أمل', lastName: 'حداد' })).toBe('أمل حداد');
});

test('suggests nothing for a name in another script', () => {
  expect(suggestNames({ ...profile, firstName: 'Иван', lastName: '7' })).toEqual({ name: null, nameAr: null });
});
