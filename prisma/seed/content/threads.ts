interface PostContent {
  /** Key of an account. */
  author: string;
  text: string;
  isAccepted?: boolean;
  daysAgo: number;
}

interface ThreadContent {
  course: string;
  /** Number of the published lesson, from 1. */
  lesson: number;
  author: string;
  second?: number;
  isPrivate?: boolean;
  text: string;
  daysAgo: number;
  posts: PostContent[];
}

/** Questions about demo lessons: answered ones, one that waits for the demo trainer, and a private one. */
export const threads: ThreadContent[] = [
  {
    course: 'charging-stations-installation',
    lesson: 1,
    author: 'student',
    second: 6,
    text: 'هل يصلح كابل النمط 2 للشحن اليومي في البيت، أم يجب تركيب محطة ثابتة؟',
    daysAgo: 21,
    posts: [
      {
        author: 'trainer',
        text: 'يصلح للشحن العارض. أما الشحن اليومي بتيار 10 أمبير لساعات فيُسخّن المأخذ العادي، لذلك نركّب محطة بدارة خاصة وحماية تفاضلية.',
        isAccepted: true,
        daysAgo: 20,
      },
    ],
  },
  {
    course: 'electric-cars-step-by-step',
    lesson: 3,
    author: 'imene.bouchama',
    text: 'My range drops by about a fifth in January. Is the battery ageing, or is it only the cold?',
    daysAgo: 60,
    posts: [
      {
        author: 'lydia.ouali',
        text: 'Mine does the same each winter and comes back in spring.',
        daysAgo: 59,
      },
      {
        author: 'trainer',
        text: 'Mostly the cold: the heating takes energy, and a cold cell gives less. Ageing is what does not come back in spring. Compare the same trip in May.',
        isAccepted: true,
        daysAgo: 58,
      },
    ],
  },
  {
    course: 'charging-stations-installation',
    lesson: 2,
    author: 'student',
    text: 'قِسْتُ 9 فولت على سلك إشارة التحكم والمركبة موصولة ولا تشحن. ما الخطوة التالية؟',
    daysAgo: 2,
    posts: [],
  },
  {
    course: 'high-voltage-safety',
    lesson: 2,
    author: 'student',
    isPrivate: true,
    text: 'أعمل في ورشة لا قفّازات عازلة فيها. كيف أطلب من صاحبها أن يوفّرها؟',
    daysAgo: 70,
    posts: [
      {
        author: 'trainer',
        text: 'لا تعمل على التوتر العالي بلا قفّازات من الصنف 0، مهما كان السبب. اكتب له طلبًا فيه سعرها وما تقوله قواعد السلامة، وسأرسل إليك نموذجًا.',
        daysAgo: 69,
      },
    ],
  },
];
