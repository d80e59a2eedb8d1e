import { hotspot, number, order, percent, single, trueFalse } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const survey = 'The survey: an hour on the roof';
const array = 'Sizing the array: one formula, three judgements';
const battery = 'Adding a battery that is large enough';

/** Load, survey, array and battery. */
export const sizing: DemoQuestion[] = [
  single({
    name: 'rooftop-bill-says',
    topic: topics.survey,
    lesson: 'Begin with the load, not with the modules',
    text: {
      en: 'A customer brings four quarterly bills. What do they tell you, and what is missing?',
      ar: 'أحضر زبون أربع فواتير فصلية. ماذا تقول لك وماذا ينقصها؟',
    },
    options: {
      a: {
        en: 'The amounts in dinars are all that a design needs to begin with',
        ar: 'المبالغ بالدينار هي كل ما يحتاج إليه التصميم في البداية',
        note: {
          en: 'Tariffs come in blocks: the amount hides the kilowatt-hours.',
          ar: 'التسعيرة مقسمة إلى أشطر، فالمبلغ يخفي الكيلوواط ساعي.',
          idea: { en: 'Twice the bill is twice the energy', ar: 'ضعف الفاتورة ضعف الطاقة' },
          second: 8,
        },
      },
      b: {
        en: 'They say how much energy, but not at what time of day',
        ar: 'تقول كم من الطاقة، ولا تقول في أي ساعة من اليوم',
      },
      c: {
        en: 'They give the highest simultaneous power',
        ar: 'تعطي أكبر قدرة متزامنة',
        note: {
          en: 'That comes from the list of appliances.',
          ar: 'هذه تأتي من قائمة الأجهزة.',
        },
      },
      d: {
        en: 'One summer bill would have told the same',
        ar: 'فاتورة صيف واحدة كانت ستقول الشيء نفسه',
        note: {
          en: 'The difference between summer and spring shows the air conditioner.',
          ar: 'الفرق بين الصيف والربيع هو الذي يكشف المكيّف.',
        },
      },
    },
    right: 'b',
    why: {
      en: 'For the “when” list the appliances with power, hours and time of day: a kilowatt-hour at noon and one at night are different things for the sun.',
      ar: 'لمعرفة «متى» تُعدّ قائمة بالأجهزة وقدرتها وساعاتها: فكيلوواط ساعي عند الظهر غير كيلوواط ساعي في الليل بالنسبة إلى الشمس.',
    },
  }),
  hotspot({
    name: 'rooftop-wind-uplift',
    topic: topics.survey,
    lesson: survey,
    text: {
      en: 'A storm passes over this house. At which marked place does the wind lift a module most strongly?',
      ar: 'تمر عاصفة فوق هذا البيت. عند أيّ المواضع المرقّمة في الصورة يكون رفع الرياح للألواح أشد؟',
    },
    picture: {
      file: 'courses/rooftop-pv-system-design.svg',
      alt: {
        en: 'A white house with a wide roof that carries two rows of three modules in its middle; a cable leads down to a box on the wall; scales mark width and height of the roof',
        ar: 'بيت أبيض بسطح عريض يحمل في وسطه صفين من ثلاثة ألواح، وكابل ينزل إلى علبة على الجدار، ومسطرتان تبيّنان عرض السطح وارتفاعه',
      },
    },
    places: {
      a: { x: 48, y: 39, en: 'Between the two rows, in the middle of the roof', ar: 'بين الصفين في وسط السطح' },
      b: { x: 73.7, y: 73, en: 'At the box on the wall', ar: 'عند العلبة على الجدار' },
      c: { x: 14, y: 53, en: 'At the lower left corner of the roof', ar: 'عند الزاوية السفلى اليسرى للسطح' },
      d: { x: 39.7, y: 77, en: 'On the wall between the windows', ar: 'على الجدار بين النافذتين' },
    },
    right: ['c'],
    why: {
      en: 'Uplift is strongest at edges and corners. Keep at least half a metre clear there.',
      ar: 'قوة الرفع أشد عند الحواف والزوايا، ولذلك يُترك عندها نصف متر على الأقل.',
    },
  }),
  trueFalse({
    name: 'rooftop-alone-on-the-roof',
    topic: topics.safety,
    lesson: survey,
    isCritical: true,
    text: {
      en: 'For a survey of ten minutes on a flat roof without a parapet, a technician may go up alone and without a harness, since nothing is being mounted.',
      ar: 'لمعاينة من عشر دقائق فوق سطح مستوٍ بلا جدار واقٍ، يجوز لتقني أن يصعد وحده بلا حزام ما دام لا يركّب شيئًا.',
    },
    isTrue: false,
    why: {
      en: 'Falls come before volts: a guard rail or a harness on a tested anchor, never alone, however short the visit.',
      ar: 'خطر السقوط قبل خطر الكهرباء: حاجز واقٍ أو حزام مشدود إلى نقطة مختبَرة، ولا يصعد أحد وحده مهما قصرت الزيارة.',
    },
  }),
  number({
    name: 'rooftop-array-power',
    topic: topics.sizing,
    lesson: array,
    text: {
      en: 'A grid-tied workshop uses 18 kWh a day; the site has 5 peak sun hours, and the performance ratio is 0.75. What peak power does the array need?',
      ar: 'ورشة مربوطة بالشبكة تستهلك 18 كيلوواط ساعي في اليوم؛ في الموقع 5 ساعات ذروة ومعامل الأداء 0.75. ما قدرة الذروة اللازمة للحقل؟',
    },
    value: '4.8',
    unit: 'kWp',
    units: ['kWp', 'kWh'],
    tolerance: percent('2'),
    why: {
      en: '$P = \\frac{E_{day}}{PSH \\times PR} = \\frac{18}{5 \\times 0.75} = 4.8\\ \\text{kWp}$, for instance nine modules of 550 W.',
      ar: '$P = \\frac{E_{day}}{PSH \\times PR} = \\frac{18}{5 \\times 0.75} = 4.8\\ \\text{kWp}$، أي تسعة ألواح من 550 واط مثلًا.',
    },
  }),
  single({
    name: 'rooftop-promised-yield',
    topic: topics.sizing,
    lesson: array,
    text: {
      en: 'A rival promises 7,200 kWh a year from 3 kWp in Béjaïa. What do you think of it?',
      ar: 'منافس يَعِد بإنتاج 7,200 كيلوواط ساعي سنويًا من 3 كيلوواط ذروة في بجاية. ما رأيك؟',
    },
    options: {
      a: {
        en: 'Good modules reach that',
        ar: 'الألواح الجيدة تبلغ ذلك',
        note: {
          en: 'The quality of a module changes its size, hardly its yield per kilowatt peak.',
          ar: 'جودة اللوح تغيّر مساحته، ولا تكاد تغيّر إنتاج الكيلوواط ذروة.',
          idea: { en: 'Better modules yield more per kilowatt peak', ar: 'اللوح الأجود يعطي أكثر لكل كيلوواط ذروة' },
        },
      },
      b: {
        en: 'It fits if the roof faces south and nothing shades it',
        ar: 'معقول إن كان السطح نحو الجنوب بلا ظل',
        note: {
          en: 'The best direction is already in the usual 1,450 to 1,650.',
          ar: 'أفضل توجيه داخل سلفًا في المعتاد بين 1,450 و1,650.',
        },
      },
      c: {
        en: 'There is an error in it: 2,400 per kilowatt peak',
        ar: 'فيه خطأ: 2,400 لكل كيلوواط ذروة',
      },
      d: {
        en: 'It is too little for the north',
        ar: 'هو قليل بالنسبة إلى الشمال',
        note: {
          en: 'Even the south yields 1,700 to 1,900.',
          ar: 'حتى الجنوب لا يعطي إلا 1,700 إلى 1,900.',
        },
      },
    },
    right: 'c',
    why: {
      en: 'In northern Algeria a kilowatt peak yields 1,450 to 1,650 kWh a year: three of them about 4,350 to 4,950 kWh.',
      ar: 'في شمال الجزائر يعطي الكيلوواط ذروة بين 1,450 و1,650 كيلوواط ساعي سنويًا: أي نحو 4,350 إلى 4,950 للثلاثة.',
    },
  }),
  number({
    name: 'rooftop-battery-nominal',
    topic: topics.sizing,
    lesson: battery,
    text: {
      en: 'Between sunset and sunrise a family needs 8 kWh. The LFP battery is used to 90%, and 5% are lost in the inverter. What nominal capacity is needed at least?',
      ar: 'تحتاج عائلة بين الغروب والشروق إلى 8 كيلوواط ساعي. تُستعمل بطارية LFP حتى 90%، ويضيع 5% في العاكس. ما أدنى سعة اسمية؟',
    },
    value: '9.36',
    unit: 'kWh',
    units: ['kWh', 'kW', 'Wh'],
    tolerance: percent('2'),
    why: {
      en: '$E_{nominal} = \\frac{8}{0.9 \\times 0.95} \\approx 9.4\\ \\text{kWh}$: the next size on the market is 10 kWh.',
      ar: '$E_{nominal} = \\frac{8}{0.9 \\times 0.95} \\approx 9.4\\ \\text{kWh}$: والقياس التالي في السوق 10 كيلوواط ساعي.',
    },
  }),
  order({
    name: 'rooftop-design-order',
    topic: topics.sizing,
    lesson: array,
    text: {
      en: 'In which order do you design a system?',
      ar: 'بأي ترتيب تُصمَّم المنظومة؟',
    },
    options: {
      a: { en: 'Calculate the power of the array', ar: 'حساب قدرة الحقل' },
      b: { en: 'Choose cables and fuses', ar: 'اختيار الكوابل والمنصهرات' },
      c: { en: 'Write down the daily load', ar: 'تدوين الاستهلاك اليومي' },
      d: {
        en: 'Check the string against the inverter, cold and hot',
        ar: 'مراجعة السلسلة على حدود العاكس في البرد والحر',
      },
    },
    right: ['c', 'a', 'd', 'b'],
    why: {
      en: 'The load gives the power, the power the number of modules, the string its voltage and current, and these the copper.',
      ar: 'الاستهلاك يعطي القدرة، والقدرة عدد الألواح، والسلسلة توترها وتيارها، وهذان يعطيان النحاس.',
    },
  }),
];
