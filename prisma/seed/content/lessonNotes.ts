interface LessonNoteContent {
  /** Slug of a course of the demo student. */
  course: string;
  /** Number of the published lesson, from 1. */
  lesson: number;
  second?: number;
  text: string;
  daysAgo: number;
}

/** Private notes of the demo student, who writes in both languages. The sample clip is short. */
export const lessonNotes: LessonNoteContent[] = [
  {
    course: 'solar-energy-fundamentals',
    lesson: 1,
    second: 4,
    text: 'الإشعاع السنوي في الجنوب أعلى، لكنّ الحرارة تُنقص مردود اللوح. أسأل عن أدرار.',
    daysAgo: 50,
  },
  {
    course: 'solar-energy-fundamentals',
    lesson: 3,
    text: 'في البطاقة التقنية أنظر أولًا إلى:\n- Voc عند أدنى حرارة\n- معامل الحرارة\n- ضمان القدرة بعد ٢٥ سنة',
    daysAgo: 41,
  },
  {
    course: 'solar-energy-fundamentals',
    lesson: 4,
    second: 7,
    text: 'A shadow on one cell limits the whole string: look for antennas and parapets before drawing the rows.',
    daysAgo: 30,
  },
  {
    course: 'charging-stations-installation',
    lesson: 1,
    second: 5,
    text: 'النمط 3 للمحطات الثابتة، والنمط 2 للكابل ذي العلبة. القابس من النوع 2 هو الأكثر عندنا.',
    daysAgo: 20,
  },
  {
    course: 'charging-stations-installation',
    lesson: 1,
    text: 'أراجع هذا الدرس قبل الاختبار.',
    daysAgo: 4,
  },
];
