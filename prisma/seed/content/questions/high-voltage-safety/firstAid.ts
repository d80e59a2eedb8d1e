import { procedure, shortText, single } from '../builders';
import { fatal, never, required, sequence } from '../procedureRules';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const accident = 'Accident and first aid';

/** What to do after an electric shock. */
export const firstAid: DemoQuestion[] = [
  procedure({
    name: 'safety-electric-shock',
    topic: topics.firstAid,
    lesson: accident,
    points: 3,
    isCritical: true,
    text: {
      en: 'A colleague holds on to a live part and cannot let go. The emergency switch is within reach; later he does not breathe normally. Choose what you do, in order.',
      ar: 'زميل متشبث بجزء تحت التوتر ولا يستطيع الإفلات. قاطع الطوارئ في المتناول، وبعد ذلك لا يتنفس طبيعيًا. اختر ما تفعله بالترتيب.',
    },
    steps: {
      a: { en: 'Begin chest compressions, 100 to 120 a minute', ar: 'بدء الضغطات على الصدر، 100 إلى 120 في الدقيقة' },
      b: {
        en: 'Drag him away by the arm',
        ar: 'سحبه من ذراعه',
        note: {
          en: 'Before the power is off, the current takes the way through you as well.',
          ar: 'قبل قطع التيار يسلك التيار طريقه عبرك أيضًا.',
        },
      },
      c: { en: 'Use the defibrillator as soon as it arrives', ar: 'استعمال جهاز إزالة الرجفان فور وصوله' },
      d: { en: 'Press the emergency switch', ar: 'الضغط على قاطع الطوارئ' },
      e: {
        en: 'Wait and see whether he recovers by himself',
        ar: 'الانتظار لمعرفة هل يستفيق من تلقاء نفسه',
        note: {
          en: 'Each minute without compressions lowers the chance of survival.',
          ar: 'كل دقيقة بلا ضغطات تنقص فرصة النجاة.',
        },
      },
      f: { en: 'Call civil protection on 14', ar: 'الاتصال بالحماية المدنية على الرقم 14' },
    },
    rules: [
      ...fatal(required('d', 'a')),
      ...required('f', 'c'),
      ...fatal(sequence('d', 'a')),
      ...fatal(sequence('d', 'b')),
      ...sequence('d', 'f', 'a', 'c'),
      ...never('e'),
    ],
    why: {
      en: 'First the current, then the person: cut the power, call 14, compress the chest, use the defibrillator. Nobody touches a person who is still in the circuit.',
      ar: 'التيار أولًا ثم المصاب: قطع التيار، فالاتصال بالرقم 14، فالضغطات، فجهاز إزالة الرجفان. ولا يلمس أحد شخصًا ما زال في الدارة.',
    },
  }),
  single({
    name: 'safety-feels-well',
    topic: topics.firstAid,
    lesson: accident,
    text: {
      en: 'After a shock of 400 V a mechanic says that he feels well and wants to go on working. What is right?',
      ar: 'بعد صعقة بتوتر 400 فولط يقول ميكانيكي إنه بخير ويريد مواصلة العمل. ما الصواب؟',
    },
    options: {
      a: {
        en: 'He may work on if his hands show no burn',
        ar: 'يواصل إن لم يظهر حرق على يديه',
        note: {
          en: 'The way of the current through the heart leaves no mark on the skin.',
          ar: 'مرور التيار بالقلب لا يترك أثرًا على الجلد.',
          idea: { en: 'No burn, no harm', ar: 'لا حرق فلا ضرر' },
        },
      },
      b: {
        en: 'He rests for an hour and is asked again',
        ar: 'يستريح ساعة ثم يُسأل من جديد',
        note: {
          en: 'Disturbances of the rhythm may come hours later.',
          ar: 'قد يظهر اضطراب النبض بعد ساعات.',
        },
      },
      c: { en: 'He is taken to hospital in any case', ar: 'يُنقل إلى المستشفى في كل الأحوال' },
      d: { en: 'He goes home, but does not drive himself', ar: 'يعود إلى بيته من دون أن يقود بنفسه' },
    },
    right: 'c',
    why: {
      en: 'Disturbances of heart rhythm may come hours after the shock; only a hospital sees them in time.',
      ar: 'قد يظهر اضطراب نبض القلب بعد الصعقة بساعات، ولا يكتشفه في وقته إلا المستشفى.',
    },
  }),
  shortText({
    name: 'safety-civil-protection-number',
    topic: topics.firstAid,
    lesson: accident,
    text: {
      en: 'Which number calls civil protection in Algeria?',
      ar: 'ما رقم الاتصال بالحماية المدنية في الجزائر؟',
    },
    accepted: ['14', 'fourteen', 'أربعة عشر', 'quatorze', 'الرقم 14', 'number 14', 'numéro 14'],
    why: {
      en: '**14**. Say where you are, what happened, and that high voltage or a lithium battery is involved.',
      ar: '**14**. ويُذكر المكان وما حدث، وأن الأمر يتعلق بتوتر عالٍ أو ببطارية ليثيوم.',
    },
  }),
];
