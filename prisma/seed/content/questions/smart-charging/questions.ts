import { match, multiple, number, order, percent, shortText, single, trueFalse } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const sharing = 'Sharing a limited connection';
const digital = 'What ISO 15118 adds to the pilot signal';
const trust = 'Plug and Charge: certificates without tears';

/** Load management, ISO 15118 and certificates. */
export const smartChargingQuestions: DemoQuestion[] = [
  number({
    name: 'smart-equal-shares',
    topic: topics.loadManagement,
    lesson: sharing,
    text: {
      en: 'A car park shares 36 kW in equal parts. Eight cars are charging. What does each get?',
      ar: 'تقسم حظيرة 36 كيلوواط حصصًا متساوية، وثماني سيارات قيد الشحن. ما حصة كل واحدة؟',
    },
    value: '4.5',
    unit: 'kW',
    units: ['kW', 'kWh', 'kVA'],
    tolerance: percent('1'),
    why: { en: '$36 / 8 = 4.5$ kW each.', ar: '$36 / 8 = 4.5$ كيلوواط لكل سيارة.' },
  }),
  number({
    name: 'smart-what-is-left',
    topic: topics.loadManagement,
    lesson: sharing,
    text: {
      en: 'Dynamic management on a connection of 36 kW: the building draws 22 kW at the moment, and four cars share the rest equally. What does each get?',
      ar: 'إدارة متغيرة على ربط قدرته 36 كيلوواط: يسحب المبنى الآن 22 كيلوواط، وتقسم أربع سيارات الباقي بالتساوي. ما حصة كل واحدة؟',
    },
    value: '3.5',
    unit: 'kW',
    units: ['kW', 'kWh', 'kVA'],
    tolerance: percent('1'),
    why: {
      en: '$(36 - 22) / 4 = 3.5$ kW. If an oven in the building switches off, the cars get more at once.',
      ar: '$(36 - 22) / 4 = 3.5$ كيلوواط. وإذا انطفأ فرن في المبنى نالت السيارات أكثر في الحال.',
    },
  }),
  single({
    name: 'smart-sixth-car',
    topic: topics.loadManagement,
    lesson: sharing,
    text: {
      en: 'The rule on the wall: “First come, 7.2 kW each”, on 36 kW. Five cars are charging when a sixth arrives. What happens to it?',
      ar: 'القاعدة على الجدار: «الأسبق أولًا، 7.2 كيلوواط لكل سيارة» من أصل 36. خمس سيارات قيد الشحن ووصلت سادسة. ماذا يحدث لها؟',
    },
    options: {
      a: {
        en: 'All six get 6 kW',
        ar: 'تنال الست 6 كيلوواط لكل واحدة',
        note: { en: 'That would be the rule of equal shares.', ar: 'هذه قاعدة الحصص المتساوية.' },
      },
      b: { en: 'It waits until one of the five is done', ar: 'تنتظر حتى تنتهي إحدى الخمس' },
      c: {
        en: 'It gets 7.2 kW as well, for a short time that does no harm',
        ar: 'تنال 7.2 كيلوواط أيضًا، فلا ضرر في وقت قصير',
        note: {
          en: '43.2 kW on a connection of 36: the main breaker decides the rest.',
          ar: '43.2 كيلوواط على ربط من 36: والقاطع الرئيسي يتولى الباقي.',
          idea: { en: 'A connection may be exceeded for a while', ar: 'تجاوز الربط مؤقتًا لا بأس به' },
        },
      },
      d: {
        en: 'It takes the place of the car that leaves last',
        ar: 'تأخذ مكان السيارة التي تغادر أخيرًا',
        note: { en: 'That would be a rule by departure time.', ar: 'هذه قاعدة موعد المغادرة.' },
      },
    },
    right: 'b',
    why: {
      en: '$5 \\times 7.2 = 36$ kW: the connection is taken. Drivers forgive a slow charge sooner than a mysterious one, so the rule is on the wall.',
      ar: '$5 \\times 7.2 = 36$ كيلوواط: استُعمل الربط كله. والسائقون يغفرون شحنًا بطيئًا ولا يغفرون شحنًا غامضًا، ولذلك تُكتب القاعدة على الجدار.',
    },
  }),
  shortText({
    name: 'smart-charging-profile',
    topic: topics.communication,
    lesson: sharing,
    text: {
      en: 'What does OCPP call the list of periods and limits that a back end sends to a station?',
      ar: 'ماذا يسمي OCPP قائمة الفترات والحدود التي يرسلها نظام الإدارة إلى المحطة؟',
    },
    accepted: ['charging profile', 'ChargingProfile', 'ملف شحن', 'ملف الشحن', 'profil de charge'],
    why: { en: 'A **charging profile**.', ar: '**ملف شحن** (charging profile).' },
  }),
  trueFalse({
    name: 'smart-static-or-dynamic',
    topic: topics.loadManagement,
    lesson: sharing,
    text: {
      en: 'In a building with a large, irregular load, dynamic management makes better use of the connection than static management.',
      ar: 'في مبنى حمولته كبيرة وغير منتظمة تستغل الإدارة المتغيرة الربط أفضل من الإدارة الثابتة.',
    },
    isTrue: true,
    why: {
      en: 'Static management has to assume the worst hour all day. Dynamic management measures and gives away what is left.',
      ar: 'الإدارة الثابتة مضطرة إلى افتراض أسوأ ساعة طوال اليوم، أما المتغيرة فتقيس وتوزع ما يتبقى.',
    },
  }),
  order({
    name: 'smart-session-order',
    topic: topics.communication,
    lesson: digital,
    text: {
      en: 'Put the beginning of a digital charging session in order.',
      ar: 'رتّب بداية جلسة شحن رقمية.',
    },
    options: {
      a: { en: 'Agreement on the protocol version', ar: 'الاتفاق على إصدار البروتوكول' },
      b: { en: 'Schedule and limits', ar: 'الجدول والحدود' },
      c: { en: 'Duty cycle of 5% on the pilot wire', ar: 'نسبة 5% على سلك التحكم' },
      d: { en: 'Services and payment', ar: 'الخدمات والدفع' },
    },
    right: ['c', 'a', 'd', 'b'],
    why: {
      en: 'The 5% say “let us talk”; then version, services, payment, schedule and limits, from the general to the particular.',
      ar: 'نسبة 5% تقول «لنتحدث»، ثم الإصدار فالخدمات فالدفع فالجدول والحدود، من العام إلى الخاص.',
    },
  }),
  match({
    name: 'smart-parts-of-15118',
    topic: topics.communication,
    lesson: digital,
    text: { en: 'In which part do you look it up?', ar: 'في أي جزء تبحث عن كل أمر؟' },
    options: {
      a: { en: 'The power line connection is disturbed', ar: 'الاتصال عبر خط القدرة مضطرب' },
      b: { en: 'A car should feed energy back', ar: 'سيارة يراد لها أن تعيد الطاقة' },
      c: {
        en: 'The message with the contract certificate of a station of today',
        ar: 'رسالة شهادة العقد في محطة من محطات اليوم',
      },
    },
    targets: {
      p: { en: 'ISO 15118-2', ar: 'ISO 15118-2' },
      q: { en: 'ISO 15118-3', ar: 'ISO 15118-3' },
      r: { en: 'ISO 15118-20', ar: 'ISO 15118-20' },
    },
    right: { a: 'q', b: 'r', c: 'p' },
    why: {
      en: 'Part 2: messages and Plug and Charge; part 3: the power line connection; part 20: the next generation, in both directions.',
      ar: 'الجزء 2: الرسائل والتوصيل والشحن؛ والجزء 3: الاتصال عبر خط القدرة؛ والجزء 20: الجيل التالي وفي الاتجاهين.',
    },
  }),
  single({
    name: 'smart-two-second-timeout',
    topic: topics.faultFinding,
    lesson: digital,
    text: {
      en: 'A recorded session ends again and again 2.0 s after the vehicle’s request; the station answers after 2.6 s, when its back end has replied. Where is the remedy?',
      ar: 'تنتهي جلسة مسجّلة كل مرة بعد 2.0 ثانية من طلب المركبة، وترد المحطة بعد 2.6 ثانية حين يجيب نظام الإدارة. أين العلاج؟',
    },
    options: {
      a: {
        en: 'In the battery of the vehicle',
        ar: 'في بطارية المركبة',
        note: {
          en: 'The vehicle keeps its timeout exactly; it is healthy.',
          ar: 'المركبة تحترم مهلتها بدقة، وهي سليمة.',
        },
      },
      b: {
        en: 'In a thicker charging cable',
        ar: 'في كابل شحن أغلظ',
        note: { en: 'Not a single ampere has flowed yet.', ar: 'لم يمر أمبير واحد بعد.' },
      },
      c: {
        en: 'In a longer duty cycle',
        ar: 'في نسبة عرض نبضة أكبر',
        note: { en: '5% only says that both talk digitally.', ar: 'نسبة 5% لا تقول إلا إن الحديث رقمي.' },
      },
      d: {
        en: 'In the station, which must not wait for the back end',
        ar: 'في المحطة: عليها ألا تنتظر نظام الإدارة',
      },
    },
    right: 'd',
    why: {
      en: 'The vehicle gives up after two seconds. The station has to ask the back end beforehand or answer “still processing” in time.',
      ar: 'تنسحب المركبة بعد ثانيتين. وعلى المحطة أن تسأل نظام الإدارة مسبقًا أو تجيب في الوقت بأن الطلب قيد المعالجة.',
    },
  }),
  match({
    name: 'smart-certificates',
    topic: topics.certificates,
    lesson: trust,
    text: { en: 'Which certificate answers which question?', ar: 'أي شهادة تجيب عن أي سؤال؟' },
    options: {
      a: { en: 'Who pays for this charge?', ar: 'من يدفع ثمن هذا الشحن؟' },
      b: { en: 'May the vehicle trust this charging point?', ar: 'هل تثق المركبة بنقطة الشحن هذه؟' },
      c: { en: 'Are the other certificates genuine?', ar: 'هل الشهادات الأخرى صحيحة؟' },
    },
    targets: {
      p: { en: 'Root certificate', ar: 'الشهادة الجذرية' },
      q: { en: 'Contract certificate', ar: 'شهادة العقد' },
      r: { en: 'Station certificate', ar: 'شهادة المحطة' },
    },
    right: { a: 'q', b: 'r', c: 'p' },
    why: {
      en: 'A chain of trust leads from the root to the station and to the vehicle.',
      ar: 'سلسلة ثقة تمتد من الجذر إلى المحطة وإلى المركبة.',
    },
  }),
  multiple({
    name: 'smart-plug-and-charge-fails',
    topic: topics.certificates,
    lesson: trust,
    text: {
      en: 'Since this morning Plug and Charge fails at one station with all vehicles; with a card they charge. What do you check first?',
      ar: 'منذ هذا الصباح يتعذّر التوصيل والشحن في محطة واحدة مع كل المركبات، وبالبطاقة تُشحن. ماذا تراجع أولًا؟',
    },
    options: {
      a: { en: 'The validity of the station’s certificate', ar: 'صلاحية شهادة المحطة' },
      b: {
        en: 'The contract certificates of the vehicles',
        ar: 'شهادات العقد في المركبات',
        note: {
          en: 'Those of all vehicles do not expire on one morning.',
          ar: 'لا تنتهي شهادات كل المركبات في صباح واحد.',
        },
      },
      c: { en: 'The clock of the station', ar: 'ساعة المحطة' },
      d: {
        en: 'The contactor of the station',
        ar: 'ملامس المحطة',
        note: { en: 'With a card it switches, so it is healthy.', ar: 'يعمل مع البطاقة، فهو سليم.' },
      },
    },
    right: ['a', 'c'],
    why: {
      en: 'Most failures are expired certificates and wrong clocks; one station with all vehicles points to the station.',
      ar: 'أغلب الإخفاقات شهادات منتهية وساعات غير مضبوطة، ومحطة واحدة مع كل المركبات تعني المحطة.',
    },
  }),
];
