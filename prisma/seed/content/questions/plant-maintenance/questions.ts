import { match, multiple, number, order, single, trueFalse, within } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const ratio = 'The performance ratio and IEC 61724-1';
const soiling = 'Soiling: measure, decide, clean';
const thermography = 'Thermography and curve tracing';

/** Performance ratio, soiling and thermography. */
export const plantMaintenanceQuestions: DemoQuestion[] = [
  number({
    name: 'plant-performance-ratio',
    topic: topics.performance,
    lesson: ratio,
    text: {
      en: 'A plant of 800 kWp delivered 3,900 kWh on a day with 6.5 kWh/m² in the plane of the modules. What is its performance ratio, in per cent?',
      ar: 'سلّمت محطة قدرتها 800 كيلوواط ذروة 3,900 كيلوواط ساعي في يوم تلقى فيه مستوى الألواح 6.5 كيلوواط ساعي في المتر المربع. ما معامل أدائها بالنسبة المئوية؟',
    },
    value: '75',
    unit: '%',
    units: ['%'],
    tolerance: within('0.5'),
    why: {
      en: '$PR = \\frac{3900}{800 \\times 6.5 / 1} = 0.75$, that is 75%.',
      ar: '$PR = \\frac{3900}{800 \\times 6.5 / 1} = 0.75$، أي 75%.',
    },
  }),
  single({
    name: 'plant-dirty-pyranometer',
    topic: topics.performance,
    lesson: ratio,
    text: {
      en: 'After a sandstorm nothing was cleaned, neither modules nor sensor. The performance ratio has not changed. What do you conclude?',
      ar: 'بعد عاصفة رملية لم يُنظَّف شيء، لا الألواح ولا الحساس، ولم يتغيّر معامل الأداء. ماذا تستنتج؟',
    },
    options: {
      a: {
        en: 'The storm cost nothing',
        ar: 'لم تكلف العاصفة شيئًا',
        note: {
          en: 'Look at the kilowatt-hours: they have fallen.',
          ar: 'انظر إلى الكيلوواط ساعي: لقد نقصت.',
          idea: { en: 'A constant ratio means constant yield', ar: 'ثبات المعامل يعني ثبات الإنتاج' },
          second: 8,
        },
      },
      b: {
        en: 'The inverters compensate for the dust',
        ar: 'العواكس تعوّض أثر الغبار',
        note: { en: 'No inverter makes light.', ar: 'لا عاكس يصنع ضوءًا.' },
      },
      c: { en: 'The sensor is as dirty as the modules and sees less sun', ar: 'الحساس متسخ مثل الألواح فيرى شمسًا أقل' },
      d: {
        en: 'The sensor is broken',
        ar: 'الحساس معطل',
        note: { en: 'It works; it only looks through the same dust.', ar: 'هو يعمل، لكنه ينظر عبر الغبار نفسه.' },
      },
    },
    right: 'c',
    why: {
      en: 'Numerator and denominator fell together. A dirty pyranometer makes a dirty plant look excellent.',
      ar: 'نقص البسط والمقام معًا. ومقياس إشعاع متسخ يجعل محطة متسخة تبدو ممتازة.',
    },
  }),
  number({
    name: 'plant-soiling-loss',
    topic: topics.performance,
    lesson: soiling,
    text: {
      en: 'Two identical modules: the clean one gives 9.20 A, the other 8.28 A. How large is the loss by soiling?',
      ar: 'لوحان متطابقان: يعطي النظيف 9.20 أمبير والآخر 8.28 أمبير. ما نسبة الضياع بسبب الاتساخ؟',
    },
    value: '10',
    unit: '%',
    units: ['%'],
    tolerance: within('0.2'),
    why: {
      en: '$SR = 8.28 / 9.20 = 0.90$, so 10% is lost.',
      ar: '$SR = 8.28 / 9.20 = 0.90$، فالضائع 10%.',
    },
  }),
  number({
    name: 'plant-cleaning-pays',
    topic: topics.performance,
    lesson: soiling,
    points: 2,
    text: {
      en: 'Dust costs a plant 300 kWh a day, worth 4 DZD each. Water, work and wear of one cleaning cost 24,000 DZD. For how many days must the clean state last at least, so that the cleaning pays? (Assume that the loss stays the same.)',
      ar: 'يكلّف الغبار محطة 300 كيلوواط ساعي في اليوم، قيمة الواحد 4 دج. وتكلف عملية تنظيف من ماء وعمل وتآكل 24,000 دج. كم يومًا على الأقل يجب أن تدوم النظافة كي يجدي التنظيف؟ (مع افتراض ثبات الضياع.)',
    },
    value: '20',
    unit: 'day',
    units: ['day', 'week'],
    tolerance: within('0.5'),
    why: {
      en: '$24\\,000 / (300 \\times 4) = 20$ days. If the next storm is expected sooner, wait for it.',
      ar: '$24\\,000 / (300 \\times 4) = 20$ يومًا. وإذا كانت العاصفة التالية منتظرة قبل ذلك انتظرناها.',
    },
  }),
  order({
    name: 'plant-soiling-routine',
    topic: topics.maintenance,
    lesson: soiling,
    text: { en: 'Put the work against dust in a sensible order.', ar: 'رتّب العمل في مواجهة الغبار ترتيبًا معقولًا.' },
    options: {
      a: { en: 'Clean the plant', ar: 'تنظيف المحطة' },
      b: { en: 'Compare the lost energy with the cost', ar: 'مقارنة الطاقة الضائعة بالتكلفة' },
      c: { en: 'Measure again', ar: 'القياس من جديد' },
      d: { en: 'Measure the clean and the soiled module', ar: 'قياس اللوح النظيف واللوح المتسخ' },
    },
    right: ['d', 'b', 'a', 'c'],
    why: {
      en: 'Measure, decide, clean, and check what it brought: the next decision needs that figure.',
      ar: 'قياس ثم قرار ثم تنظيف ثم تحقق مما عاد به: فالقرار التالي يحتاج إلى ذلك الرقم.',
    },
  }),
  trueFalse({
    name: 'plant-dry-robots',
    topic: topics.maintenance,
    lesson: soiling,
    text: {
      en: 'Dry robots save water. Their effect on the surface of the glass nevertheless has to be watched.',
      ar: 'الروبوتات الجافة توفر الماء، ومع ذلك يجب مراقبة أثرها في سطح الزجاج.',
    },
    isTrue: true,
    why: {
      en: 'Sand under a brush scratches the antireflective layer, and what is gone does not come back.',
      ar: 'الرمل تحت الفرشاة يخدش الطبقة المضادة للانعكاس، وما زال منها لا يعود.',
    },
  }),
  multiple({
    name: 'plant-infrared-conditions',
    topic: topics.faultFinding,
    lesson: thermography,
    text: {
      en: 'When may an infrared inspection begin?',
      ar: 'متى يجوز بدء الفحص بالأشعة تحت الحمراء؟',
    },
    options: {
      a: {
        en: '450 W/m², clear and steady',
        ar: '450 واط في المتر المربع وسماء صافية مستقرة',
        note: { en: 'Too little: the faults hardly become warm.', ar: 'قليل: لا تكاد الأعطال تسخن.' },
      },
      b: { en: '750 W/m², steady for half an hour', ar: '750 واط في المتر المربع، مستقرة منذ نصف ساعة' },
      c: {
        en: '900 W/m² between passing clouds',
        ar: '900 واط في المتر المربع بين سحب عابرة',
        note: {
          en: 'The temperatures follow the clouds with a delay: the picture shows the past.',
          ar: 'تتبع الحرارة السحب متأخرة: فالصورة تعرض الماضي.',
        },
      },
      d: { en: '620 W/m², cloudless', ar: '620 واط في المتر المربع بلا سحب' },
      e: {
        en: 'At night, when nothing dazzles the camera',
        ar: 'ليلًا حيث لا شيء يبهر الكاميرا',
        note: {
          en: 'Without light no current flows, and nothing becomes warm.',
          ar: 'من دون ضوء لا يمر تيار ولا يسخن شيء.',
          idea: { en: 'An infrared camera needs darkness', ar: 'الكاميرا الحرارية تحتاج إلى الظلام' },
        },
      },
    },
    right: ['b', 'd'],
    why: {
      en: 'At least 600 W/m² in the plane of the modules **and** a steady sky: IEC TS 62446-3.',
      ar: 'ما لا يقل عن 600 واط في المتر المربع على مستوى الألواح **مع** سماء مستقرة: IEC TS 62446-3.',
    },
  }),
  match({
    name: 'plant-warm-areas',
    topic: topics.faultFinding,
    lesson: thermography,
    text: {
      en: 'What do you expect on the I-V curve for each warm area?',
      ar: 'ماذا تنتظر على منحنى التيار والتوتر لكل منطقة ساخنة؟',
    },
    options: {
      a: { en: 'A third of a module', ar: 'ثلث لوح' },
      b: { en: 'A whole string', ar: 'سلسلة كاملة' },
      c: { en: 'A single cell', ar: 'خلية واحدة' },
    },
    targets: {
      p: { en: 'A step', ar: 'درجة في المنحنى' },
      q: { en: 'No current', ar: 'لا تيار' },
      r: { en: 'A third of the voltage is missing', ar: 'غياب ثلث التوتر' },
      s: { en: 'More current than its neighbours', ar: 'تيار أكبر من جاراتها' },
    },
    right: { a: 'r', b: 'q', c: 'p' },
    why: {
      en: 'A bypass diode takes a third of the voltage; an open string gives no current and turns its light into heat; a weak cell makes a step.',
      ar: 'الصمام الالتفافي يأخذ ثلث التوتر، والسلسلة المفتوحة لا تعطي تيارًا فيتحول ضوؤها إلى حرارة، والخلية الضعيفة تصنع درجة.',
    },
  }),
  single({
    name: 'plant-warm-third',
    topic: topics.faultFinding,
    lesson: thermography,
    text: {
      en: 'In the picture exactly one third of a module is warm, evenly, in two rounds on different days, without any shade. What is the likely cause?',
      ar: 'في الصورة ثلث لوح تمامًا ساخن بانتظام، في جولتين ويومين مختلفين ومن دون ظل. ما السبب المرجح؟',
    },
    options: {
      a: { en: 'A bypass diode that conducts', ar: 'صمام التفافي ناقل' },
      b: {
        en: 'Bird droppings along the lower edge',
        ar: 'فضلات الطيور على الحافة السفلى',
        note: { en: 'They warm one cell, not an even third.', ar: 'تسخّن خلية واحدة لا ثلثًا منتظمًا.' },
      },
      c: {
        en: 'An open string fuse',
        ar: 'منصهرة سلسلة مفتوحة',
        note: { en: 'Then the whole string would be warm.', ar: 'لسخنت السلسلة كلها.' },
      },
      d: {
        en: 'Wind that cools the rest',
        ar: 'رياح تبرّد الباقي',
        note: { en: 'Wind knows no thirds.', ar: 'الرياح لا تعرف الأثلاث.' },
      },
    },
    right: 'a',
    why: {
      en: 'Each of three diodes guards a third of the cells. The I-V curve confirms it: a third of the voltage is missing.',
      ar: 'كل صمام من الثلاثة يحرس ثلث الخلايا. ويثبت المنحنى ذلك بغياب ثلث التوتر.',
    },
  }),
  single({
    name: 'plant-open-fuse-holder',
    topic: topics.safety,
    lesson: thermography,
    isCritical: true,
    text: {
      en: 'A whole string is warm; you suspect its fuse in the combiner box, at noon and with all other strings at work. What comes before opening the fuse holder?',
      ar: 'سلسلة كاملة ساخنة، وتشك في منصهرتها داخل علبة التجميع، ظهرًا وبقية السلاسل تعمل. ماذا يسبق فتح حامل المنصهرة؟',
    },
    options: {
      a: {
        en: 'Nothing: a blown fuse carries no current',
        ar: 'لا شيء: المنصهرة المحترقة لا تحمل تيارًا',
        note: {
          en: 'You only suspect that it is blown. If it is not, the holder draws an arc.',
          ar: 'هذا ظن لا غير. فإن كانت سليمة نشأ القوس في الحامل.',
          idea: { en: 'A suspicion is a measurement', ar: 'الظن قياس' },
        },
      },
      b: {
        en: 'Putting on gloves; then it may be opened under load',
        ar: 'لبس القفازات، ثم يُفتح تحت الحمولة',
        note: { en: 'Gloves do not hold back an arc.', ar: 'القفازات لا تصد القوس.' },
      },
      c: {
        en: 'Waiting for a cloud',
        ar: 'انتظار سحابة',
        note: { en: 'Less light is less current, still at the full voltage.', ar: 'ضوء أقل تيار أقل، والتوتر كامل.' },
      },
      d: {
        en: 'Opening the DC isolator and measuring that no current flows',
        ar: 'فتح فاصل التيار المستمر والتحقق بالقياس من غياب التيار',
      },
    },
    right: 'd',
    why: {
      en: 'No circuit is opened under load, a fuse holder least of all: isolator first, clamp meter on the string, and only then the holder. It stays live in daylight.',
      ar: 'لا تُفتح دارة تحت الحمولة، وحامل المنصهرة قبل غيره: الفاصل أولًا، ثم ملقط التيار على السلسلة، ثم الحامل. ويبقى تحت التوتر ما دام النهار.',
    },
  }),
];
