import { hotspot, match, number, order, percent, shortText, single } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const modes = 'Four modes and a handful of connectors';
const pilot = 'The pilot signal: a conversation over one wire';
const backEnd = 'Commissioning and the OCPP back end';

/** Connectors, pilot signal and messages. */
export const signals: DemoQuestion[] = [
  single({
    name: 'stations-gbt-inlet',
    topic: topics.charging,
    lesson: modes,
    text: {
      en: 'A customer with an imported car (GB/T inlet for direct current) wants to use CCS2 stations and has found a cheap adapter on the internet. What do you advise?',
      ar: 'زبون يملك سيارة مستوردة بمدخل GB/T للتيار المستمر، ويريد استعمال محطات CCS2، وقد وجد في الإنترنت مهايئًا رخيصًا. بماذا تنصحه؟',
    },
    options: {
      a: {
        en: 'The adapter, as long as its contacts carry the full charging current',
        ar: 'المهايئ ما دامت أقطابه تتحمل تيار الشحن كاملًا بلا تسخين',
        note: {
          en: 'Contacts are the smaller half: the two standards speak different languages.',
          ar: 'الأقطاب هي النصف الأسهل: فلكل معيار لغته.',
          idea: { en: 'An adapter only changes the shape', ar: 'المهايئ يغيّر الشكل فقط' },
          second: 10,
        },
      },
      b: {
        en: 'The adapter, but only below 50 kW',
        ar: 'المهايئ، ولكن دون 50 كيلوواط',
        note: {
          en: 'A misunderstood command to stop is dangerous at any power.',
          ar: 'أمر توقف أُسيء فهمه خطر عند أي قدرة.',
        },
      },
      c: {
        en: 'A GB/T station, or alternating current with a suitable inlet',
        ar: 'محطة GB/T، أو التيار المتناوب بمدخل مناسب',
      },
      d: { en: 'Replacing the contacts of the inlet', ar: 'تبديل أقطاب المدخل' },
    },
    right: 'c',
    why: {
      en: 'An adapter between direct current standards has to translate the communication as well as the shape, and few have been tested for it.',
      ar: 'المهايئ بين معايير التيار المستمر عليه أن يترجم الاتصال لا الشكل فقط، وقليل منها اختُبر لذلك.',
    },
  }),
  match({
    name: 'stations-pilot-states',
    topic: topics.pilotSignal,
    lesson: pilot,
    text: {
      en: 'You measure the positive half of the signal on CP. What does each voltage say?',
      ar: 'تقيس النصف الموجب من الإشارة على القطب CP. علامَ يدل كل توتر؟',
    },
    options: {
      a: { en: '6 V', ar: '6 فولط' },
      b: { en: '12 V', ar: '12 فولط' },
      c: { en: '9 V', ar: '9 فولط' },
      d: { en: '3 V', ar: '3 فولط' },
    },
    targets: {
      p: { en: 'A vehicle is connected and does not charge', ar: 'مركبة موصولة لا تُشحن' },
      q: { en: 'The vehicle wants to charge, with ventilation', ar: 'تطلب المركبة الشحن مع التهوية' },
      r: { en: 'No vehicle is connected', ar: 'لا مركبة موصولة' },
      s: { en: 'The vehicle wants to charge', ar: 'تطلب المركبة الشحن' },
    },
    right: { a: 's', b: 'r', c: 'p', d: 'q' },
    why: {
      en: 'The vehicle loads the positive half with resistors, 3 V less for each state: A 12 V, B 9 V, C 6 V, D 3 V.',
      ar: 'تحمّل المركبة النصف الموجب بمقاومات، بفرق 3 فولط لكل حالة: A عند 12، وB عند 9، وC عند 6، وD عند 3.',
    },
  }),
  number({
    name: 'stations-duty-cycle',
    topic: topics.pilotSignal,
    lesson: pilot,
    text: {
      en: 'The oscilloscope shows a duty cycle of 40% on CP. What current does the station allow?',
      ar: 'يُظهر راسم الإشارة على القطب CP نسبة عرض نبضة قدرها 40%. ما التيار الذي تسمح به المحطة؟',
    },
    value: '24',
    unit: 'A',
    units: ['A', 'mA'],
    tolerance: percent('1'),
    why: {
      en: '$I_{\\max} = 0.6\\ \\text{A} \\times 40 = 24\\ \\text{A}$. The vehicle may take less, never more.',
      ar: '$I_{\\max} = 0.6\\ \\text{A} \\times 40 = 24\\ \\text{A}$. وللمركبة أن تأخذ أقل، لا أكثر.',
    },
  }),
  shortText({
    name: 'stations-only-twenty-amperes',
    topic: topics.faultFinding,
    lesson: pilot,
    text: {
      en: 'A customer complains that a 32 A point delivers only 20 A with their cable. On which contact of the connector do you measure a resistor before you open the station? Write its two letters.',
      ar: 'يشتكي زبون من أن نقطة 32 أمبير لا تعطي بكابله إلا 20. على أي قطب من الموصل تُقاس مقاومة قبل فتح المحطة؟ اكتب حرفيه.',
    },
    accepted: ['PP', 'proximity pilot', 'القطب PP'],
    why: {
      en: '**PP** names the cable: 680 ohms stand for 20 A, 220 for 32 A. With 680 ohms the station is right and the cable is the reason.',
      ar: '**PP** يعرّف بالكابل: 680 أوم تعني 20 أمبير، و220 تعني 32. فإذا وُجدت 680 أوم فالمحطة على صواب والكابل هو السبب.',
    },
  }),
  hotspot({
    name: 'stations-earth-contact',
    topic: topics.charging,
    lesson: modes,
    text: {
      en: 'You look at the face of a Type 2 connector with its two small contacts at the top. Where is the contact of the protective earth?',
      ar: 'تنظر إلى واجهة موصل من النوع 2 وقطباه الصغيران في الأعلى. أين قطب الأرضي الواقي؟',
    },
    picture: {
      file: 'questions/type-2-face.svg',
      alt: {
        en: 'Face of a connector, flat at the top and rounded below: two small contacts in the upper row, three large ones in the middle row, two large ones below; none of them is labelled',
        ar: 'واجهة موصل مستوية من الأعلى مستديرة من الأسفل: قطبان صغيران في الصف العلوي، وثلاثة كبيرة في الأوسط، واثنان كبيران في الأسفل، من دون أي تسمية',
      },
    },
    places: {
      a: { x: 42.5, y: 31, en: 'Upper row, left', ar: 'الصف العلوي، يسارًا' },
      b: {
        x: 34.4,
        y: 52,
        en: 'Middle row, left',
        ar: 'الصف الأوسط، يسارًا',
        note: {
          en: 'On one of the two halves this is the neutral.',
          ar: 'هذا هو الحيادي في أحد النصفين.',
        },
      },
      c: { x: 50, y: 52, en: 'Middle row, in the centre', ar: 'الصف الأوسط، في الوسط' },
      d: { x: 65.6, y: 52, en: 'Middle row, right', ar: 'الصف الأوسط، يمينًا' },
      e: {
        x: 57.8,
        y: 75,
        en: 'Lower row, right',
        ar: 'الصف السفلي، يمينًا',
        note: { en: 'The lower row carries phases.', ar: 'الصف السفلي للأطوار.' },
      },
    },
    right: ['c'],
    why: {
      en: 'PE sits in the centre, on connector and inlet alike, while the others change sides in the mirror image.',
      ar: 'يقع PE في الوسط، في الموصل والمدخل معًا، بينما تتبادل بقية الأقطاب الجهتين في الصورة المعكوسة.',
    },
  }),
  order({
    name: 'stations-ocpp-session',
    topic: topics.communication,
    lesson: backEnd,
    text: {
      en: 'A station is switched on and then serves its first customer with a card. Put its messages of OCPP 1.6 in order.',
      ar: 'شُغّلت محطة ثم خدمت أول زبون ببطاقة. رتّب رسائلها في OCPP 1.6.',
    },
    options: {
      a: { en: '`MeterValues`', ar: '`MeterValues`' },
      b: { en: '`Authorize`', ar: '`Authorize`' },
      c: { en: '`StopTransaction`', ar: '`StopTransaction`' },
      d: { en: '`BootNotification`', ar: '`BootNotification`' },
      e: { en: '`StartTransaction`', ar: '`StartTransaction`' },
    },
    right: ['d', 'b', 'e', 'a', 'c'],
    why: {
      en: 'It wakes up, asks whether the card is good, begins with a meter reading, reports at intervals and ends with the last reading.',
      ar: 'تقلع، وتسأل عن البطاقة، وتبدأ بقراءة العداد، وتبلّغ على فترات، وتنتهي بآخر قراءة.',
    },
  }),
];
