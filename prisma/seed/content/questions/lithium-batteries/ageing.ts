import { multiple, number, shortText, single, trueFalse, within } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const management = 'What a BMS does all day';
const charge = 'State of charge and state of health';
const heat = 'Heat, ageing and thermal runaway';

/** Management, health and thermal runaway. */
export const ageing: DemoQuestion[] = [
  shortText({
    name: 'lithium-precharge',
    topic: topics.batteryManagement,
    lesson: management,
    text: {
      en: 'Before the main contactors close, a resistor fills the capacitors of the inverter. What is this step called?',
      ar: 'قبل غلق الملامسات الرئيسية تملأ مقاومةٌ مكثفات العاكس. ماذا تسمى هذه المرحلة؟',
    },
    accepted: ['precharge', 'pre-charge', 'precharging', 'شحن مسبق', 'précharge', 'الشحن المسبق للمكثفات'],
    why: {
      en: '**Precharge.** Without it the inrush current welds the contacts, and a welded contactor can no longer disconnect the pack.',
      ar: '**الشحن المسبق.** لولاه لالتحمت التماسات من تيار الاندفاع، والملامس الملتحم لا يفصل الحزمة بعد ذلك.',
    },
  }),
  trueFalse({
    name: 'lithium-more-balancing',
    topic: topics.batteryManagement,
    lesson: management,
    text: {
      en: 'The spread between the cells of a pack grows from week to week. It helps to let the BMS balance for longer.',
      ar: 'يتسع الفرق بين خلايا حزمة أسبوعًا بعد أسبوع. والحل ترك نظام الإدارة يوازن مدة أطول.',
    },
    isTrue: false,
    why: {
      en: 'Balancing corrects small differences with some hundred milliamperes. A growing spread means a damaged cell: measure before it is hidden.',
      ar: 'تصحح الموازنة فروقًا صغيرة ببضع مئات من الميلي أمبير. أما الفرق المتزايد فيعني خلية متضررة: نقيس قبل أن تُخفى.',
    },
  }),
  single({
    name: 'lithium-full-now-and-then',
    topic: topics.batteryHealth,
    lesson: charge,
    text: {
      en: 'The maker asks the owner of a car with LFP cells to charge to 100% now and then. Why?',
      ar: 'يطلب الصانع من صاحب سيارة بخلايا LFP الشحن إلى 100% من حين إلى آخر. لماذا؟',
    },
    options: {
      a: {
        en: 'The cells forget their capacity otherwise',
        ar: 'لأن الخلايا تنسى جزءًا من سعتها إن لم تمتلئ من حين إلى آخر',
        note: {
          en: 'That was said of nickel-cadmium; lithium cells have no such memory.',
          ar: 'هذا ما قيل عن النيكل والكادميوم، ولا ذاكرة كهذه لخلايا الليثيوم.',
          idea: { en: 'Memory effect', ar: 'أثر الذاكرة' },
          second: 13,
        },
      },
      b: {
        en: 'A full battery ages more slowly',
        ar: 'لأن البطارية الممتلئة تتقادم أبطأ',
        note: {
          en: 'On the contrary, a full one in a hot place ages fastest.',
          ar: 'بل العكس: الممتلئة في مكان حار أسرعها تقادمًا.',
          second: 16,
        },
      },
      c: { en: 'Only there the voltage tells the charge exactly', ar: 'لأن التوتر لا يدل على الشحنة بدقة إلا هناك' },
      d: {
        en: 'So that the acid is mixed',
        ar: 'حتى يختلط الحمض',
        note: {
          en: 'There is no acid in a lithium cell; that is a matter of lead batteries.',
          ar: 'لا حمض في خلية الليثيوم، فهذا شأن بطاريات الرصاص.',
        },
      },
    },
    right: 'c',
    why: {
      en: 'Between 20 and 90% the voltage changes by a few hundredths of a volt. At the upper end the curve is steep, and the counter finds its zero.',
      ar: 'بين 20 و90% لا يتغيّر التوتر إلا ببضعة أجزاء من مئة من الفولط. وفي الطرف الأعلى ينحدر المنحنى بقوة فيجد العداد مرجعه.',
    },
  }),
  number({
    name: 'lithium-health-of-a-used-car',
    topic: topics.batteryHealth,
    lesson: charge,
    text: {
      en: 'A pack of nominally 60 kWh gives 51 kWh in a full, slow discharge. What is its state of health?',
      ar: 'حزمة سعتها الاسمية 60 كيلوواط ساعي أعطت 51 كيلوواط ساعي في تفريغ كامل بطيء. ما حالتها الصحية؟',
    },
    value: '85',
    unit: '%',
    units: ['%'],
    tolerance: within('0.5'),
    why: {
      en: '$SoH = 51 / 60 = 0.85$, that is 85%, and from an honest test: worth more than 95% from an unknown application.',
      ar: '$SoH = 51 / 60 = 0.85$، أي 85%، ومن اختبار أمين: أثمن من 95% من تطبيق مجهول.',
    },
  }),
  multiple({
    name: 'lithium-slower-ageing',
    topic: topics.batteryHealth,
    lesson: heat,
    text: {
      en: 'An owner in Hassi Messaoud wants the battery to last. Which habits help?',
      ar: 'صاحب سيارة في حاسي مسعود يريد أن تعمّر بطاريته. أي العادات تنفع؟',
    },
    options: {
      a: { en: 'Parking in the shade', ar: 'الركن في الظل' },
      b: {
        en: 'Charging to 100% every evening, to be ready',
        ar: 'الشحن إلى 100% كل مساء استعدادًا',
        note: {
          en: 'Full and hot is the worst combination.',
          ar: 'الامتلاء مع الحرارة أسوأ اجتماع.',
          second: 16,
        },
      },
      c: { en: 'Charging to 80% for daily use', ar: 'الشحن إلى 80% للاستعمال اليومي' },
      d: { en: 'Leaving it at about 50% before a long absence', ar: 'تركها عند نحو 50% قبل غياب طويل' },
      e: {
        en: 'Rapid charging straight after a fast drive',
        ar: 'الشحن السريع مباشرة بعد سير سريع',
        note: {
          en: 'Let the car cool for a while first.',
          ar: 'تُترك السيارة تبرد قليلًا أولًا.',
        },
      },
    },
    right: ['a', 'c', 'd'],
    why: {
      en: 'Calendar ageing roughly doubles for every ten degrees and grows with the charge. The remedies cost nothing.',
      ar: 'التقادم الزمني يتضاعف تقريبًا كل عشر درجات ويزداد مع الشحنة. والوقاية لا تكلف شيئًا.',
    },
  }),
  single({
    name: 'lithium-frost-lock',
    topic: topics.safety,
    lesson: 'Reading a cell datasheet',
    isCritical: true,
    text: {
      en: 'On a winter morning in Sétif the BMS refuses to charge at -3 °C. The customer asks you to bridge it, “just until noon”. What do you do?',
      ar: 'في صباح شتوي بسطيف يرفض نظام الإدارة الشحن عند 3 درجات تحت الصفر، ويطلب الزبون تجاوزه «إلى الظهر فقط». ماذا تفعل؟',
    },
    options: {
      a: {
        en: 'I bridge it, but at a low current',
        ar: 'أتجاوزه بتيار ضعيف',
        note: {
          en: 'Metallic lithium is deposited at a low current too, only more slowly.',
          ar: 'يترسب الليثيوم المعدني عند التيار الضعيف أيضًا، ولكن أبطأ.',
          idea: { en: 'Slow charging is harmless in frost', ar: 'الشحن البطيء لا يضر في الصقيع' },
        },
      },
      b: { en: 'I refuse, and propose to warm the cells first', ar: 'أرفض وأقترح تسخين الخلايا أولًا' },
      c: {
        en: 'I lower the limit in the settings by five degrees',
        ar: 'أخفض الحد في الإعدادات خمس درجات',
        note: {
          en: 'The limit is one of the cell, not of the software.',
          ar: 'الحد حد الخلية لا حد البرنامج.',
        },
      },
      d: {
        en: 'I bridge it and stay beside the battery',
        ar: 'أتجاوزه وأبقى بجانب البطارية',
        note: {
          en: 'The damage is invisible, and permanent; the short circuit may come weeks later.',
          ar: 'الضرر لا يُرى وهو دائم، وقد تأتي الدارة القصيرة بعد أسابيع.',
        },
      },
    },
    right: 'b',
    why: {
      en: 'Below 0 °C metallic lithium is deposited on the anode. It never dissolves again and can lead to an internal short circuit, a cause of thermal runaway.',
      ar: 'تحت الصفر يترسب الليثيوم المعدني على المصعد. لا يذوب بعد ذلك، وقد يؤدي إلى دارة قصيرة داخلية، وهي من أسباب الانفلات الحراري.',
    },
  }),
  single({
    name: 'lithium-vapour-in-the-cellar',
    topic: topics.safety,
    lesson: heat,
    isCritical: true,
    text: {
      en: 'White vapour comes from a home battery in a cellar; no flame is to be seen. The family is upstairs. What is the first thing?',
      ar: 'يخرج بخار أبيض من بطارية منزلية في قبو ولا لهب يُرى، والعائلة في الطابق العلوي. ما أول عمل؟',
    },
    options: {
      a: { en: 'Getting everybody out of the house and calling 14', ar: 'إخراج الجميع من البيت والاتصال بالرقم 14' },
      b: {
        en: 'Switching off the battery at its own switch in the cellar',
        ar: 'فصل البطارية من قاطعها في القبو',
        note: {
          en: 'A cell that heats itself has no switch, and the vapour is toxic.',
          ar: 'لا قاطع لخلية تسخّن نفسها، والبخار سام.',
          idea: { en: 'Switching off stops thermal runaway', ar: 'الفصل يوقف الانفلات الحراري' },
          second: 16,
        },
      },
      c: {
        en: 'Carrying the battery into the yard, as long as it does not burn',
        ar: 'حمل البطارية إلى الفناء ما دامت لا تحترق',
        note: {
          en: 'It may ignite in your arms at any moment.',
          ar: 'قد تشتعل بين يديك في أي لحظة.',
        },
      },
      d: {
        en: 'Opening a window in the cellar and watching the battery',
        ar: 'فتح نافذة القبو ومراقبة البطارية',
        note: {
          en: 'No one stays in the room: the vapour is flammable as well.',
          ar: 'لا يبقى أحد في المكان: فالبخار قابل للاشتعال أيضًا.',
        },
      },
    },
    right: 'a',
    why: {
      en: 'The vapour comes **before** the flame: that is the moment to leave. Nobody looks for the cause, nobody carries the battery out.',
      ar: 'البخار يسبق **اللهب**: وتلك لحظة المغادرة. لا بحث عن السبب ولا حمل للبطارية.',
    },
  }),
];
