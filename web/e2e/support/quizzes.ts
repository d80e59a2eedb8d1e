import type { APIRequestContext, Page } from '@playwright/test';
import type { QuestionContent, QuestionFeedback } from '../../../schema/contract/grading/questions/question';
import type { OpenPage } from '../fixtures';
import { registerByApi } from './accounts';
import { sendGraphql } from './graphql';
import { publishForTest, uniqueId } from './testRecords';

/** A question as an author writes it, and its place in a quiz. */
interface AskedQuestion {
  content: QuestionContent;
  feedback?: Partial<QuestionFeedback>;
  tags?: string[];
  points?: number;
  isCritical?: boolean;
}

interface QuizRules {
  passPercent?: number;
  attemptsAllowed?: number;
  pauseMinutes?: number;
  timeLimitSeconds?: number | null;
  reveal?: 'never' | 'after_pass' | 'after_last' | 'always';
  shuffleQuestions?: boolean;
  shuffleOptions?: boolean;
}

interface QuizCourse {
  courseId: string;
  /** The lesson before the quiz. */
  contentId: string;
  lessonId: string;
}

/** A published free course of the signed-in trainer: a lesson with a text, and a quiz with the questions in their order. */
export async function createQuizCourse(
  request: APIRequestContext,
  questions: readonly AskedQuestion[],
  rules: QuizRules = {},
): Promise<QuizCourse> {
  const send = async (mutation: string, variables: object): Promise<string> => {
    const { data, errors } = await sendGraphql<{ result: { id: string } } | null>(request, mutation, variables);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.result.id;
  };
  const category = await sendGraphql<{ categories: { id: string }[] }>(request, '{ categories { id } }');
  const courseId = await send('mutation ($input: CreateCourseInput!) { result: createCourse(input: $input) { id } }', {
    input: {
      title: `Battery safety ${uniqueId()}`,
      titleAr: `السلامة مع البطاريات ${uniqueId()}`,
      description: 'Without current.',
      descriptionAr: 'بلا تيار.',
      price: '0',
      duration: 30,
      level: 'beginner',
      categoryId: category.data.categories[0]?.id,
    },
  });
  const createLesson = (input: object) =>
    send(
      'mutation ($id: ID!, $input: CreateLessonInput!) { result: createLesson(courseId: $id, input: $input) { id } }',
      {
        id: courseId,
        input: { isPublished: true, ...input },
      },
    );
  const contentId = await createLesson({ title: 'Isolate', titleAr: 'العزل', content: 'Wait.', contentAr: 'انتظر.' });
  const lessonId = await createLesson({
    title: 'Final quiz',
    titleAr: 'الاختبار النهائي',
    kind: 'quiz',
    isPublished: false,
  });
  const slots = [];
  for (const { content, feedback = {}, tags = [], points = 1, isCritical = false } of questions) {
    const { kind, body, key } = content;
    const questionId = await send(
      'mutation ($id: ID!, $input: CreateQuestionInput!) { result: createQuestion(courseId: $id, input: $input) { id } }',
      { id: courseId, input: { kind, tags } },
    );
    await send(
      'mutation ($id: ID!, $input: QuestionDraftInput!) { result: updateQuestionDraft(id: $id, input: $input) { id } }',
      {
        id: questionId,
        input: { body, key, feedback: { explanation: '', explanationAr: '', notes: [], ...feedback } },
      },
    );
    await send('mutation ($id: ID!) { result: applyQuestion(id: $id) { id } }', { id: questionId });
    slots.push({ questionId, points, isCritical });
  }
  await send(
    'mutation ($id: ID!, $input: UpdateQuizInput!) { result: updateQuiz(lessonId: $id, input: $input) { id: lessonId } }',
    {
      id: lessonId,
      input: {
        attemptsAllowed: 0,
        pauseMinutes: 0,
        shuffleQuestions: false,
        shuffleOptions: false,
        reveal: 'always',
        ...rules,
        slots,
      },
    },
  );
  await send('mutation ($id: ID!) { result: updateLesson(id: $id, input: { isPublished: true }) { id } }', {
    id: lessonId,
  });
  await publishForTest(request, courseId);
  return { courseId, contentId, lessonId };
}

/** Inserts a course with a quiz, and opens a page of a new student who is enrolled in it. */
export async function openQuizStudent(
  openPage: OpenPage,
  questions: readonly AskedQuestion[],
  { rules, ...visitor }: NonNullable<Parameters<OpenPage>[0]> & { rules?: QuizRules },
): Promise<{ page: Page; course: QuizCourse; quizPath: string }> {
  const trainer = await openPage({ role: 'trainer' });
  const course = await createQuizCourse(trainer.request, questions, rules);
  const page = await openPage(visitor);
  await registerByApi(page.request);
  await sendGraphql(page.request, 'mutation ($id: ID!) { enrollInCourse(courseId: $id) { id } }', {
    id: course.courseId,
  });
  return { page, course, quizPath: `/courses/${course.courseId}?lesson=${course.lessonId}` };
}

export const shownQuestion = (page: Page) => page.locator('section[data-shown="true"]');

/** Gives some answer to the shown question: the first choice, a step, or a number. */
export async function answerSomehow(page: Page): Promise<void> {
  await shownQuestion(page).getByRole('heading', { level: 2 }).waitFor();
  const [field, select] = [shownQuestion(page).getByRole('textbox'), shownQuestion(page).locator('select').first()];
  const label = shownQuestion(page).locator('label').first();
  if ((await field.count()) > 0) await field.fill('5');
  else if ((await select.count()) > 0) await select.selectOption({ index: 1 });
  else if ((await label.count()) > 0) await label.click();
  else await shownQuestion(page).getByRole('listitem').getByRole('button').first().click();
}

const option = (id: string, text: string, textAr: string) => ({ id, text, textAr });

/** One question of each kind, in the order of the editor's menu; the first one is critical. */
export const questionsOfAllKinds: readonly AskedQuestion[] = [
  {
    content: {
      kind: 'single',
      body: {
        text: 'Before you check that a vehicle battery is without voltage: what do you do first after removing the service plug?',
        textAr: 'قبل قياس غياب التوتر على بطارية سيارة كهربائية، ما أول ما تفعله بعد نزع قابس الخدمة؟',
        options: [
          option('a', 'Measure between the poles at once', 'تقيس مباشرة بين القطبين'),
          option(
            'b',
            'Wait the time that the manufacturer states, then check the tester on a known source',
            'تنتظر الزمن الذي يحدّده الصانع، ثم تتحقق من جهاز القياس على مصدر معلوم',
          ),
          option('c', 'Take off the gloves to feel the plug', 'تنزع القفّازات لتلمس الموصّل'),
          option('d', 'Put the plug back to check the lock', 'تعيد القابس لتتأكد من الإغلاق'),
        ],
      },
      key: { option: 'b' },
    },
    feedback: {
      explanation: 'Capacitors stay charged for minutes.',
      explanationAr: 'تبقى المكثّفات مشحونة دقائق.',
      notes: [
        {
          option: 'a',
          text: 'You chose to measure at once.',
          textAr: 'اخترت القياس مباشرة. المكثّفات تبقى مشحونة.',
          misconception: 'No plug, no voltage',
          misconceptionAr: 'لا توتر بعد نزع القابس',
          lessonId: null,
          second: null,
        },
      ],
    },
    tags: ['السلامة'],
    points: 2,
    isCritical: true,
  },
  {
    content: {
      kind: 'multiple',
      body: {
        text: 'Which of these must be insulated for 1000 V?',
        textAr: 'أيّ هذه الأدوات يجب أن يكون معزولًا لتوتر 1000 V؟',
        options: [
          option('a', 'Gloves', 'القفّازات'),
          option('b', 'Screwdrivers', 'المفكّات'),
          option('c', 'The notebook', 'الدفتر'),
          option('d', 'The torque wrench', 'مفتاح العزم'),
        ],
      },
      key: { options: ['a', 'b', 'd'], scoring: 'partial' },
    },
    tags: ['السلامة'],
  },
  {
    content: {
      kind: 'boolean',
      body: { text: 'A 48 V battery cannot start an arc.', textAr: 'لا يمكن لبطارية 48 V أن تُحدث قوسًا كهربائية.' },
      key: { isTrue: false },
    },
    tags: ['السلامة'],
  },
  {
    content: {
      kind: 'number',
      body: {
        text: 'A panel of 500 W gets 5.5 peak sun hours. How much does it yield in a day in theory?\n\n$$E = P \\times t$$',
        textAr: 'لوحة قدرتها 500 واط تتلقى 5.5 ساعات ذروة شمسية. كم تعطي في اليوم نظريًا؟\n\n$$E = P \\times t$$',
        units: ['kWh', 'Wh', 'kW'],
      },
      key: { value: '2.75', unit: 'kWh', tolerance: { kind: 'percent', value: '1' } },
    },
    tags: ['الحساب'],
    points: 2,
  },
  {
    content: {
      kind: 'text',
      body: {
        text: 'What is the abbreviation of the battery management system?',
        textAr: 'ما اختصار نظام إدارة البطارية؟',
      },
      key: { accepted: ['BMS'] },
    },
    tags: ['الحساب'],
  },
  {
    content: {
      kind: 'order',
      body: {
        text: 'Put the steps of an isolation in order.',
        textAr: 'رتّب خطوات العزل.',
        options: [
          option('c', 'Measure', 'القياس'),
          option('a', 'Switch off the vehicle', 'إطفاء المركبة'),
          option('b', 'Remove the service plug', 'نزع قابس الخدمة'),
        ],
      },
      key: { options: ['a', 'b', 'c'] },
    },
  },
  {
    content: {
      kind: 'match',
      body: {
        text: 'Which unit belongs to which quantity?',
        textAr: 'أيّ وحدة لأيّ مقدار؟',
        options: [option('a', 'Energy', 'الطاقة'), option('b', 'Power', 'القدرة')],
        targets: [
          option('x', 'Kilowatt', 'كيلوواط'),
          option('y', 'Kilowatt-hour', 'كيلوواط ساعي'),
          option('z', 'Volt', 'فولط'),
        ],
      },
      key: { targets: { a: 'y', b: 'x' } },
    },
  },
  {
    content: {
      kind: 'hotspot',
      body: {
        text: 'Where is the service plug?',
        textAr: 'أين قابس الخدمة؟',
        picture: { url: '/media/lessons/battery-pack-en.svg', alt: 'Drawing of a vehicle', altAr: 'رسم مركبة' },
        places: [
          { ...option('a', 'In front, at the motor', 'في الأمام عند المحرك'), x: 22, y: 60 },
          { ...option('b', 'In the middle, under the seats', 'في الوسط تحت المقاعد'), x: 50, y: 70 },
          { ...option('c', 'At the charging socket', 'عند مأخذ الشحن'), x: 80, y: 45 },
        ],
      },
      key: { places: ['b'] },
    },
  },
  {
    content: {
      kind: 'procedure',
      body: {
        text: 'Choose the steps to check the absence of voltage.',
        textAr: 'اختر خطوات التحقق من غياب التوتر.',
        options: [
          option('a', 'Switch off and take away the key', 'إطفاء المركبة وإبعاد المفتاح'),
          option('b', 'Remove the service plug', 'نزع قابس الخدمة'),
          option('c', 'Wait ten minutes', 'الانتظار عشر دقائق'),
          option('d', 'Measure between the poles', 'القياس بين القطبين'),
          option('e', 'Take off the gloves', 'نزع القفّازات'),
        ],
      },
      key: {
        rules: [
          ...['a', 'b', 'c', 'd'].map((step) => ({ kind: 'required' as const, step, isFatal: false })),
          { kind: 'before', step: 'c', other: 'd', isFatal: true },
          { kind: 'never', step: 'e', since: null, until: null, isFatal: true },
        ],
      },
    },
    points: 3,
  },
];
