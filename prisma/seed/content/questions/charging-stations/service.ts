import { multiple, procedure, single } from '../builders';
import { fatal, never, required, sequence } from '../procedureRules';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const faults = 'Fault finding and maintenance';

/** Commissioning, fault finding and maintenance. */
export const service: DemoQuestion[] = [
  multiple({
    name: 'stations-commissioned-when',
    topic: topics.commissioning,
    lesson: 'Commissioning and the OCPP back end',
    text: {
      en: 'A station is to be handed over. What belongs to its commissioning?',
      ar: 'ستُسلَّم محطة شحن. ماذا يدخل في وضعها في الخدمة؟',
    },
    options: {
      a: { en: 'Simulating the loss of earth', ar: 'محاكاة فقدان الأرضي' },
      b: {
        en: 'Setting the clock to the local time of the customer',
        ar: 'ضبط الساعة على التوقيت المحلي للزبون',
        note: {
          en: 'The clock runs on UTC; the back end shows local time.',
          ar: 'تُضبط الساعة على التوقيت العالمي، ونظام الإدارة هو الذي يعرض المحلي.',
        },
      },
      c: { en: 'Pulling the network plug for a minute during charging', ar: 'فصل كابل الشبكة دقيقة أثناء الشحن' },
      d: {
        en: 'Entering the address of the back end with `ws`, which every network lets through',
        ar: 'كتابة عنوان نظام الإدارة بالبادئة `ws` التي تمررها كل الشبكات',
        note: {
          en: 'Without encryption anyone on the way reads card numbers: `wss`.',
          ar: 'من دون تشفير يقرأ كل من في الطريق أرقام البطاقات: `wss`.',
        },
      },
      e: { en: 'Comparing the meter with a clamp meter', ar: 'مقارنة العداد بملقط التيار' },
      f: { en: 'Changing the factory password', ar: 'تغيير كلمة مرور المصنع' },
    },
    right: ['a', 'c', 'e', 'f'],
    why: {
      en: 'A station is commissioned when it **refuses** correctly, not when it charges once.',
      ar: 'تُعدّ المحطة موضوعة في الخدمة حين **ترفض** على الوجه الصحيح، لا حين تشحن مرة واحدة.',
    },
  }),
  single({
    name: 'stations-stays-in-b',
    topic: topics.faultFinding,
    lesson: faults,
    text: {
      en: 'One evening a car is plugged in, CP stands at 9 V and stays there. Other cars charge at the same point. Where do you look first?',
      ar: 'وُصلت سيارة مساءً، وبقي CP عند 9 فولط. سيارات أخرى تُشحن من النقطة نفسها. أين تبحث أولًا؟',
    },
    options: {
      a: {
        en: 'At the residual-current device of the point',
        ar: 'في القاطع التفاضلي للنقطة',
        note: {
          en: 'If it had tripped, no car would charge and CP would be without signal.',
          ar: 'لو فصل لما شُحنت أي سيارة ولغابت الإشارة عن CP.',
        },
      },
      b: { en: 'In the car, at its charging timer', ar: 'في السيارة، عند مؤقت الشحن' },
      c: {
        en: 'At the fan of the station',
        ar: 'في مروحة المحطة',
        note: {
          en: 'Heat lowers the current during charging; here charging has not begun.',
          ar: 'الحرارة تخفض التيار أثناء الشحن، والشحن هنا لم يبدأ.',
        },
      },
      d: {
        en: 'At the resistor on PP',
        ar: 'في مقاومة القطب PP',
        note: {
          en: 'It limits the current, it does not hold the car in state B.',
          ar: 'هي تحدّ التيار ولا تُبقي السيارة في الحالة B.',
        },
      },
    },
    right: 'b',
    why: {
      en: 'State B: connected, not asking for charge. One vehicle only points to the vehicle; in the evening, to a timer that waits for the night.',
      ar: 'الحالة B: موصولة لا تطلب الشحن. مركبة واحدة تعني المركبة، وفي المساء تعني مؤقتًا ينتظر الليل.',
    },
  }),
  single({
    name: 'stations-drop-after-twenty-minutes',
    topic: topics.faultFinding,
    lesson: faults,
    text: {
      en: 'At a point in front of a hotel the current falls from 32 A to 16 A after twenty minutes, with every car. What is the likely reason?',
      ar: 'في نقطة أمام فندق ينزل التيار من 32 إلى 16 أمبير بعد عشرين دقيقة مع كل السيارات. ما السبب المرجح؟',
    },
    options: {
      a: { en: 'A warm contact, for instance discoloured pins', ar: 'نقطة تلامس ساخنة، كأقطاب تغيّر لونها' },
      b: {
        en: 'The batteries of the cars are nearly full',
        ar: 'بطاريات السيارات تكاد تمتلئ',
        note: {
          en: 'Not with every car, and not after the same time.',
          ar: 'ليس مع كل السيارات ولا بعد المدة نفسها.',
        },
      },
      c: {
        en: 'The contract with the distribution company has too little power',
        ar: 'القدرة المكتتبة في العقد غير كافية',
        note: {
          en: 'Then the main breaker would trip; it does not wait twenty minutes.',
          ar: 'لفصل عندئذ القاطع الرئيسي، وهو لا ينتظر عشرين دقيقة.',
        },
      },
      d: { en: 'The SIM card has expired', ar: 'انتهت صلاحية شريحة الهاتف' },
    },
    right: 'a',
    why: {
      en: 'A temperature sensor protects the connector: heat needs some twenty minutes to build up at a bad contact.',
      ar: 'حساس حرارة يحمي الموصل: وتحتاج الحرارة إلى نحو عشرين دقيقة لتتراكم عند تلامس رديء.',
    },
  }),
  procedure({
    name: 'stations-open-dc-station',
    topic: topics.safety,
    lesson: faults,
    points: 3,
    isCritical: true,
    text: {
      en: 'A power module of a DC station is to be replaced. Choose the steps, in order.',
      ar: 'ستُستبدل وحدة قدرة في محطة تيار مستمر. اختر الخطوات بالترتيب.',
    },
    steps: {
      a: { en: 'Wait as long as the manual says', ar: 'انتظار المدة المذكورة في الدليل' },
      b: { en: 'Begin the work at the terminals', ar: 'بدء العمل على المرابط' },
      c: {
        en: 'Take the dark display as proof',
        ar: 'اعتبار الشاشة المظلمة دليلًا على غياب التوتر',
        note: {
          en: 'The display has its own small supply; the capacitors of the power stage do not care about it.',
          ar: 'للشاشة تغذية صغيرة خاصة بها، ولا شأن لمكثفات مرحلة القدرة بها.',
        },
      },
      d: { en: 'Lock the switch and keep the key', ar: 'قفل القاطع والاحتفاظ بالمفتاح' },
      e: { en: 'Prove with a tester that there is no voltage', ar: 'التحقق بالمِفحاص من غياب التوتر' },
      f: { en: 'Switch off the supply', ar: 'فصل التغذية' },
    },
    rules: [
      ...required('b'),
      ...fatal(required('f', 'd', 'a', 'e')),
      ...fatal(sequence('f', 'a', 'e', 'b')),
      ...sequence('f', 'd'),
      ...fatal(sequence('d', 'b')),
      ...fatal(never('c')),
    ],
    why: {
      en: 'Off, locked, waited, proved – then the work. The capacitors of a DC station stay charged for minutes after switching off.',
      ar: 'فصل فقفل فانتظار فتحقق، ثم العمل. فمكثفات محطة التيار المستمر تبقى مشحونة دقائق بعد الفصل.',
    },
  }),
];
