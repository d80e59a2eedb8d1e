import { hotspot, match, number, percent, single } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const datasheet = 'Reading a cell datasheet';
const pack = 'From cell to pack';
const management = 'What a BMS does all day';

/** Cells, packs and their limits. */
export const cells: DemoQuestion[] = [
  single({
    name: 'lithium-biskra-chemistry',
    topic: topics.cells,
    lesson: 'Inside the cell',
    text: {
      en: 'A cold store in Biskra orders a stationary battery that is cycled every day for ten years; there is plenty of room. Which chemistry do you propose, and why?',
      ar: 'غرفة تبريد في بسكرة تطلب بطارية ثابتة تعمل دورة كل يوم لعشر سنوات، والمكان متسع. أي كيمياء تقترح ولماذا؟',
    },
    options: {
      a: {
        en: 'NMC, since it stores more energy per kilogram and per litre',
        ar: 'NMC لأنها تخزن طاقة أكثر في الكيلوغرام وفي اللتر',
        note: {
          en: 'Weight does not count in a cold store; ten years are about 3,650 cycles.',
          ar: 'لا أهمية للوزن في غرفة تبريد، وعشر سنوات تعني نحو 3,650 دورة.',
          idea: { en: 'The higher energy density is the better battery', ar: 'الأعلى كثافة هي الأفضل' },
          second: 12,
        },
      },
      b: {
        en: 'NMC, since its voltage is higher',
        ar: 'NMC لأن توترها أعلى',
        note: {
          en: 'The voltage of the pack is made by the number of cells in series.',
          ar: 'توتر الحزمة يصنعه عدد الخلايا المتسلسلة.',
        },
      },
      c: {
        en: 'LFP, since it may be charged below 0 °C',
        ar: 'LFP لأنها تُشحن تحت الصفر',
        note: {
          en: 'No lithium cell of the lesson may, and Biskra has another problem.',
          ar: 'لا خلية من خلايا الدرس تُشحن تحت الصفر، ومشكلة بسكرة غير ذلك.',
        },
      },
      d: {
        en: 'LFP, since it tolerates heat and lives for more cycles',
        ar: 'LFP لأنها تتحمل الحرارة وتعيش دورات أكثر',
      },
    },
    right: 'd',
    why: {
      en: 'LFP reaches 2,000 to 6,000 cycles, NMC 1,000 to 2,000. Neither is “the better battery”: the task decides.',
      ar: 'تبلغ LFP بين 2,000 و6,000 دورة، وNMC بين 1,000 و2,000. وليس بينهما «بطارية أفضل»: المهمة هي التي تقرر.',
    },
  }),
  number({
    name: 'lithium-home-pack-energy',
    topic: topics.cells,
    lesson: datasheet,
    text: {
      en: 'A home battery has 16 cells in series, each of 280 Ah and 3.2 V. What is its nominal energy?',
      ar: 'بطارية منزلية من 16 خلية على التسلسل، سعة الواحدة 280 أمبير ساعي وتوترها 3.2 فولط. ما طاقتها الاسمية؟',
    },
    value: '14.34',
    unit: 'kWh',
    units: ['kWh', 'Wh', 'kW'],
    tolerance: percent('2'),
    why: {
      en: '$16 \\times 3.2\\ \\text{V} = 51.2\\ \\text{V}$ and $280\\ \\text{Ah} \\times 51.2\\ \\text{V} / 1000 \\approx 14.3\\ \\text{kWh}$. Series adds voltage, the ampere-hours stay.',
      ar: '$16 \\times 3.2\\ \\text{V} = 51.2\\ \\text{V}$ و$280\\ \\text{Ah} \\times 51.2\\ \\text{V} / 1000 \\approx 14.3\\ \\text{kWh}$. التسلسل يجمع التوتر، ويبقى الأمبير ساعي كما هو.',
    },
  }),
  number({
    name: 'lithium-half-c',
    topic: topics.cells,
    lesson: datasheet,
    text: {
      en: 'The datasheet of a 280 Ah cell allows charging at 0.5C. What current is that?',
      ar: 'تسمح بطاقة خلية سعتها 280 أمبير ساعي بالشحن عند 0.5C. ما شدة هذا التيار؟',
    },
    value: '140',
    unit: 'A',
    units: ['A', 'Ah'],
    tolerance: percent('1'),
    why: {
      en: '1C is 280 A for this cell, half of it 140 A: amperes, not ampere-hours.',
      ar: '1C لهذه الخلية 280 أمبير، ونصفه 140 أمبير: الوحدة أمبير لا أمبير ساعي.',
    },
  }),
  number({
    name: 'lithium-heat-of-a-cell',
    topic: topics.cells,
    lesson: datasheet,
    text: {
      en: 'A cell has an internal resistance of 0.6 milliohm and carries 150 A: $P = R\\,I^2$. How much heat arises in it?',
      ar: 'مقاومة خلية الداخلية 0.6 ميلي أوم ويمر فيها 150 أمبير: $P = R\\,I^2$. ما القدرة التي تتحول فيها إلى حرارة؟',
    },
    value: '13.5',
    unit: 'W',
    units: ['W', 'kW'],
    tolerance: percent('2'),
    why: {
      en: '$P = 0.0006\\ \\Omega \\times (150\\ \\text{A})^2 = 13.5\\ \\text{W}$ in each cell; at half the current a quarter of it.',
      ar: '$P = 0.0006\\ \\Omega \\times (150\\ \\text{A})^2 = 13.5\\ \\text{W}$ في كل خلية؛ وعند نصف التيار الربع فقط.',
    },
  }),
  single({
    name: 'lithium-96s2p',
    topic: topics.cells,
    lesson: pack,
    text: {
      en: 'A pack is labelled 96s2p and made of cells of 3.65 V and 60 Ah. What are its voltage and capacity?',
      ar: 'كُتب على حزمة 96s2p، وخلاياها 3.65 فولط و60 أمبير ساعي. ما توترها وسعتها؟',
    },
    options: {
      a: {
        en: 'About 700 V and 60 Ah',
        ar: 'نحو 700 فولط و60 أمبير ساعي',
        note: {
          en: 'That would be 192 cells in series.',
          ar: 'هذه 192 خلية على التسلسل.',
          second: 12,
        },
      },
      b: { en: 'About 350 V and 120 Ah', ar: 'نحو 350 فولط و120 أمبير ساعي' },
      c: {
        en: 'About 350 V and 60 Ah',
        ar: 'نحو 350 فولط و60 أمبير ساعي',
        note: {
          en: '2p: two cells in parallel double the capacity.',
          ar: '2p: خليتان على التفرع تضاعفان السعة.',
          second: 12,
        },
      },
      d: {
        en: 'About 7.3 V and 5,760 Ah',
        ar: 'نحو 7.3 فولط و5,760 أمبير ساعي',
        note: {
          en: 's is series, p is parallel, not the other way round.',
          ar: 'الحرف s للتسلسل وp للتفرع، لا العكس.',
          idea: { en: 'Series adds capacity', ar: 'التسلسل يجمع السعة' },
        },
      },
    },
    right: 'b',
    why: {
      en: '$96 \\times 3.65 \\approx 350$ V, $2 \\times 60 = 120$ Ah, together about 42 kWh.',
      ar: '$96 \\times 3.65 \\approx 350$ فولط، و$2 \\times 60 = 120$ أمبير ساعي، أي نحو 42 كيلوواط ساعي.',
    },
  }),
  hotspot({
    name: 'lithium-weakest-cell',
    topic: topics.cells,
    lesson: pack,
    text: {
      en: 'The pack is being discharged. Which of the marked parts decides when discharging must end?',
      ar: 'الحزمة في حالة تفريغ. أيّ الأجزاء المرقّمة في الصورة يقرر متى يجب وقف التفريغ؟',
    },
    picture: {
      file: 'courses/lithium-batteries-and-bms.svg',
      alt: {
        en: 'Four cells in a row, wired to a management system above them: the first, second and fourth are equally full, the third is filled to a lower level; a cable leaves the pack at the right',
        ar: 'أربع خلايا في صف موصولة بنظام إدارة فوقها: الأولى والثانية والرابعة متساوية الامتلاء، ومستوى الثالثة أخفض؛ ويخرج كابل من الحزمة يمينًا',
      },
    },
    places: {
      a: { x: 25, y: 66, en: 'First cell from the left', ar: 'الخلية الأولى من اليسار' },
      b: { x: 38.75, y: 66, en: 'Second cell from the left', ar: 'الخلية الثانية من اليسار' },
      c: { x: 52.5, y: 66, en: 'Third cell from the left', ar: 'الخلية الثالثة من اليسار' },
      d: { x: 66.25, y: 66, en: 'Fourth cell from the left', ar: 'الخلية الرابعة من اليسار' },
      e: {
        x: 90,
        y: 67,
        en: 'The cable of the pack',
        ar: 'كابل الحزمة',
        note: {
          en: 'The voltage at the cable is a sum, in which one empty cell goes unnoticed.',
          ar: 'التوتر عند الكابل مجموع تضيع فيه خلية فارغة واحدة.',
          idea: { en: 'The pack voltage is enough', ar: 'توتر الحزمة يكفي' },
          second: 12,
        },
      },
    },
    right: ['c'],
    why: {
      en: 'In a chain the weakest cell rules: when it is empty the whole pack is empty, however much is left in the others.',
      ar: 'في السلسلة تحكم الخلية الأضعف: إذا فرغت فرغت الحزمة كلها مهما بقي في غيرها.',
    },
  }),
  match({
    name: 'lithium-bms-reactions',
    topic: topics.batteryManagement,
    lesson: management,
    text: { en: 'What does the BMS do in each case?', ar: 'ماذا يفعل نظام الإدارة في كل حالة؟' },
    options: {
      a: { en: 'One cell reaches its upper voltage', ar: 'بلغت خلية حدّها الأعلى' },
      b: { en: 'One cell reaches its lower voltage', ar: 'بلغت خلية حدّها الأدنى' },
      c: { en: 'The cells have -4 °C, the charger is on', ar: 'حرارة الخلايا 4 تحت الصفر والشاحن يعمل' },
      d: { en: 'The insulation became weak while driving', ar: 'ضعف العزل أثناء السير' },
    },
    targets: {
      p: { en: 'Refuses charging or heats first', ar: 'يرفض الشحن أو يسخّن أولًا' },
      q: { en: 'Ends discharging, still allows charging', ar: 'يوقف التفريغ ويبقي الشحن ممكنًا' },
      r: { en: 'Warns, and does not connect at the next start', ar: 'ينذر، ولا يصل الحزمة عند الإقلاع التالي' },
      s: { en: 'Ends charging, still allows discharging', ar: 'يوقف الشحن ويبقي التفريغ ممكنًا' },
      t: { en: 'Balances all cells at once', ar: 'يوازن كل الخلايا فورًا' },
    },
    right: { a: 's', b: 'q', c: 'p', d: 'r' },
    why: {
      en: 'Each limit closes one direction only; and nobody is left without drive in the middle of the road for a weak insulation.',
      ar: 'كل حد يغلق اتجاهًا واحدًا، ولا يُترك أحد بلا دفع وسط الطريق بسبب عزل ضعيف.',
    },
  }),
];
