import { describe, expect, test } from 'vitest';
import { certificateNameSchema } from '../../validation/learning/certificates';
import { nameScript } from './nameScript';
import { transliterateName } from './transliterateName';

test('the script of a name is that of all its letters', () => {
  expect(nameScript("Aïcha Ben-Ali d'Oran")).toBe('latin');
  expect(nameScript('عائشة بن علي')).toBe('arabic');
  expect([nameScript('Amel بن علي'), nameScript('Иван'), nameScript(''), nameScript('7')]).toEqual(Array(4).fill(null));
});

describe('a suggestion', () => {
  test.each([
    ['Amel Benali', 'أمل بن علي'],
    ['MOHAMED EL-AMINE', 'محمد الأمين'],
    ['Abd El Kader Haddad', 'عبد القادر حداد'],
    ['Abdelouahab', 'عبد الوهاب'],
    ['Abdelbari', 'عبد الباري'],
    ['Ouali', 'والي'],
    ['Khadidja Mansouri', 'خديجة منصوري'],
    ['Yacine Chaoui', 'ياسين شاوي'],
    ['Ghezali', 'غزالي'],
    ['Djebbar', 'جبار'],
    ['Nesrine Bouchareb', 'نسرين بوشارب'],
    ['Aïcha Khelifa', 'عائشة خليفة'],
    ['Brahimi', 'براهيمي'],
  ])('%s is written %s', (latin, arabic) => {
    expect(transliterateName(latin)).toBe(arabic);
  });

  test.each([
    ['أمل بن علي', 'Amel Ben Ali'],
    ['عبد القادر حدّاد', 'Abdelkader Haddad'],
    ['نور الدين شاوي', 'Noureddine Chaoui'],
    ['خديجة غزالي', 'Khadidja Ghazali'],
    ['سلمى بن يوسف', 'Salma Ben Youcef'],
    ['مُحَمَّد العيد', 'Mohamed El Aid'],
    ['ياسين بوشارب', 'Yacine Bouchareb'],
    ['مرابط', 'Marabet'],
  ])('%s is written %s', (arabic, latin) => {
    expect(transliterateName(arabic)).toBe(latin);
  });

  test('is a valid name in its script, whatever the letters', () => {
    const names = ['Zoë Œuvrard', 'Łukasz Ñandú', 'ڤيكتور گاسي', 'ئؤءآإ', 'xyzzy', 'Mc Ahh'];
    for (const name of names) {
      const suggestion = transliterateName(name) ?? '';
      const [latin, arabic] = nameScript(name) === 'latin' ? [name, suggestion] : [suggestion, name];
      expect(certificateNameSchema.safeParse({ name: latin, nameAr: arabic }).success, `${name}: ${suggestion}`).toBe(
        true,
      );
    }
  });

  test('is missing for a name in both scripts', () => {
    expect(transliterateName('Amel بن علي')).toBeNull();
  });
});
