/* SQL expressions for generated texts. `n` is the number of the row. */

/** Searched words: no stop words and no words that only qualify. */
export const topics = {
  en: [
    ...['solar', 'battery', 'inverter', 'charger', 'diagnostics', 'wiring', 'panel', 'module', 'cable', 'voltage'],
    ...['sensor', 'controller', 'converter', 'grounding', 'rooftop', 'commissioning', 'metering', 'thermal', 'lithium'],
    ...[
      'cooling',
      'traction',
      'braking',
      'steering',
      'hybrid',
      'photovoltaic',
      'monitoring',
      'simulation',
      'inspection',
    ],
    ...['calibration', 'modelling'],
  ],
  ar: [
    ...['الطاقة', 'البطارية', 'العاكس', 'الشاحن', 'التشخيص', 'الأسلاك', 'اللوح', 'الوحدة', 'الكابل', 'الجهد'],
    ...['المستشعر', 'المتحكم', 'المحول', 'التأريض', 'التشغيل', 'القياس', 'الحرارة', 'الليثيوم', 'التبريد', 'الجر'],
    ...['الكبح', 'التوجيه', 'الهجين', 'المراقبة', 'المحاكاة', 'الفحص', 'المعايرة', 'النمذجة', 'التحليل', 'الاختبار'],
  ],
} as const;

const fillers = {
  en: ['learn', 'practical', 'steps', 'workshop', 'students', 'tools', 'planning', 'exercise', 'project', 'review'],
  ar: ['تعلم', 'تطبيقي', 'خطوات', 'ورشة', 'أدوات', 'تخطيط', 'تمرين', 'مشروع', 'مراجعة', 'مهارات'],
} as const;

type TextLanguage = keyof typeof topics;

const array = (words: readonly string[]): string => `ARRAY[${words.map((word) => `'${word}'`).join(',')}]`;
const pick = (words: readonly string[], index: string): string =>
  `(${array(words)})[1 + ((${index}) % ${words.length})::int]`;

/** Two different topics and the number of the row. */
export const titleSql = (language: TextLanguage): string =>
  [pick(topics[language], 'n'), pick(topics[language], 'n + 1 + (n / 30) % 29'), 'n'].join(` || ' ' || `);

/** One topic and one filler. */
export const shortTitleSql = (language: TextLanguage, index = 'n'): string =>
  [pick(topics[language], index), pick(fillers[language], `${index} * 3`)].join(` || ' ' || `);

/** Sentences of fillers with one topic each. */
export const textSql = (language: TextLanguage, sentences: number): string =>
  `(SELECT string_agg(${pick(fillers[language], 'n + i')} || ' ' || ${pick(fillers[language], 'n * 3 + i * 7')} || ' ' ||
    ${pick(fillers[language], 'i * i + n')} || ' ' || ${pick(topics[language], 'n * 7 + i % 2')} || '.', ' ')
    FROM generate_series(1, ${sentences}) i)`;
