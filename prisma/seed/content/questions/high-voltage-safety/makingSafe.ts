import { multiple, procedure, single, trueFalse } from '../builders';
import { fatal, never, required, sequence } from '../procedureRules';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const makingSafe = 'Making a vehicle safe, step by step';
const damaged = 'Dealing with a damaged battery';

/** Making safe and damaged batteries. */
export const makingSafeQuestions: DemoQuestion[] = [
  procedure({
    name: 'safety-make-vehicle-safe',
    topic: topics.safety,
    lesson: makingSafe,
    points: 4,
    isCritical: true,
    text: {
      en: 'The inverter of a car is to be replaced. Choose the steps that make the vehicle safe, in their order. Some do not belong there.',
      ar: 'سيُستبدل عاكس سيارة. اختر الخطوات التي تؤمّن المركبة ورتّبها. بعض الخطوات لا مكان لها هنا.',
    },
    steps: {
      a: { en: 'Measure plus to minus and each pole to the body', ar: 'القياس بين الموجب والسالب وبين كل قطب والهيكل' },
      b: {
        en: 'Lay the service disconnect on the seat, where everyone finds it',
        ar: 'وضع فاصل الخدمة على المقعد حيث يجده الجميع',
        note: {
          en: 'Whoever finds it can put it back while your hands are inside.',
          ar: 'من يجده قد يعيده ويداك في الداخل.',
        },
      },
      c: {
        en: 'Prove the tester on a known source, before measuring',
        ar: 'التحقق من جهاز الفحص على مصدر معروف قبل القياس',
      },
      d: {
        en: 'Switch off, take the key out of range, disconnect the 12 V battery',
        ar: 'إيقاف المركبة وإبعاد المفتاح وفصل بطارية 12 فولط',
      },
      e: { en: 'Mark the vehicle as safe, with name and time', ar: 'وضع علامة التأمين مع الاسم والساعة' },
      f: { en: 'Wait as long as the maker says', ar: 'انتظار المدة التي يحددها الصانع' },
      g: {
        en: 'Touch the terminal with the back of the hand, to be sure',
        ar: 'لمس القطب بظهر اليد زيادة في الاطمئنان',
        note: {
          en: 'The hand is no tester: at 400 V this is the accident itself.',
          ar: 'اليد ليست جهاز فحص: هذا هو الحادث نفسه عند 400 فولط.',
        },
      },
      h: {
        en: 'Remove the service disconnect with gloves on and lock it away',
        ar: 'نزع فاصل الخدمة بالقفازات وقفله في مكان آمن',
      },
      i: { en: 'Prove the tester again, after measuring', ar: 'التحقق من جهاز الفحص ثانية بعد القياس' },
    },
    rules: [
      ...required('d', 'e'),
      ...fatal(required('h', 'f', 'c', 'a', 'i')),
      ...sequence('d', 'h'),
      ...fatal(sequence('h', 'f', 'a')),
      ...fatal(sequence('c', 'a', 'i')),
      ...sequence('i', 'e'),
      ...fatal([...never('b'), ...never('g')]),
    ],
    why: {
      en: 'Off, disconnect and lock, wait, prove – measure – prove, mark. Without the lock a colleague restores it, without waiting the capacitors hold several hundred volts, without the second proof zero may mean a broken tester.',
      ar: 'إيقاف، ثم فصل وقفل، ثم انتظار، ثم تحقق فقياس فتحقق، ثم علامة. من دون القفل يعيده زميل، ومن دون الانتظار تحتفظ المكثفات بمئات الفولطات، ومن دون التحقق الثاني قد يعني الصفر جهازًا معطلًا.',
    },
  }),
  single({
    name: 'safety-second-proof-fails',
    topic: topics.safety,
    lesson: makingSafe,
    isCritical: true,
    text: {
      en: 'The tester showed 0 V at the inverter. At the second proof, on the known source, it shows 0 V as well. What do you know about the inverter?',
      ar: 'أظهر جهاز الفحص 0 فولط عند العاكس. وعند التحقق الثاني على المصدر المعروف أظهر 0 فولط أيضًا. ماذا نعرف عن العاكس؟',
    },
    options: {
      a: {
        en: 'It is free of voltage: two readings agree',
        ar: 'خالٍ من التوتر، فالقراءتان متفقتان',
        note: {
          en: 'They agree because the tester shows nothing at all.',
          ar: 'تتفقان لأن الجهاز لا يُظهر شيئًا أصلًا.',
          idea: { en: 'Zero on the display means no voltage', ar: 'الصفر على الشاشة يعني غياب التوتر' },
          second: 12,
        },
      },
      b: { en: 'Nothing: it counts as live', ar: 'لا شيء: يُعدّ تحت التوتر' },
      c: {
        en: 'It was discharged by the measurement',
        ar: 'أفرغه القياس نفسه',
        note: {
          en: 'A tester with a high resistance discharges no capacitor of an inverter.',
          ar: 'جهاز عالي المقاومة لا يفرّغ مكثف عاكس.',
        },
      },
      d: {
        en: 'It is safe after another five minutes of waiting',
        ar: 'يصبح آمنًا بعد خمس دقائق أخرى',
        note: {
          en: 'Waiting replaces no measurement, and the tester is broken.',
          ar: 'الانتظار لا يعوّض القياس، والجهاز معطل.',
        },
      },
    },
    right: 'b',
    why: {
      en: 'The tester failed between the two proofs, perhaps before the measurement. Take another one and begin again with the first proof.',
      ar: 'تعطل الجهاز بين التحققين، وربما قبل القياس. يؤخذ جهاز آخر ويعاد العمل من التحقق الأول.',
    },
  }),
  trueFalse({
    name: 'safety-pack-stays-live',
    topic: topics.safety,
    lesson: makingSafe,
    isCritical: true,
    text: {
      en: 'The vehicle was made safe by the book. The cells inside the battery pack nevertheless keep their voltage.',
      ar: 'أُمّنت المركبة وفق القواعد. ومع ذلك تحتفظ الخلايا داخل حزمة البطارية بتوترها.',
    },
    isTrue: true,
    why: {
      en: 'The steps free the vehicle **beyond the contactors**. A battery cannot be switched off inside: opening it is another job, with another qualification.',
      ar: 'تحرّر الخطوات المركبة من التوتر **بعد الملامسات**. أما داخل البطارية فلا قاطع: وفتحها عمل آخر بتأهيل آخر.',
    },
  }),
  single({
    name: 'safety-white-vapour',
    topic: topics.safety,
    lesson: damaged,
    isCritical: true,
    text: {
      en: 'White vapour with a sweet smell comes from below a car that was in a collision. There is no flame. What do you do?',
      ar: 'يخرج بخار أبيض حلو الرائحة من أسفل سيارة تعرضت لاصطدام، ولا لهب. ماذا نفعل؟',
    },
    options: {
      a: {
        en: 'Aim the workshop’s powder extinguisher at the vapour',
        ar: 'توجيه مطفأة الورشة المسحوقية إلى البخار',
        note: {
          en: 'A small extinguisher does not cool cells; it only keeps you in poisonous vapour.',
          ar: 'المطفأة الصغيرة لا تبرّد الخلايا، بل تبقيك وسط بخار سام.',
          idea: { en: 'An extinguisher stops a lithium battery', ar: 'المطفأة توقف بطارية الليثيوم' },
        },
      },
      b: {
        en: 'Push the car out of the workshop with two colleagues',
        ar: 'دفع السيارة إلى خارج الورشة مع زميلين',
        note: {
          en: 'The vapour can ignite at any moment; nobody stays beside it.',
          ar: 'قد يشتعل البخار في أي لحظة، فلا يبقى أحد بجانبه.',
        },
      },
      c: {
        en: 'Open the bonnet and look for the cause',
        ar: 'فتح غطاء المحرك والبحث عن السبب',
        note: {
          en: 'The cause does not matter now. Distance does.',
          ar: 'لا يهم السبب الآن، بل تهم المسافة.',
        },
      },
      d: {
        en: 'Leave, keep others away, call 14 and mention a lithium battery',
        ar: 'المغادرة وإبعاد الآخرين والاتصال بالرقم 14 وذكر بطارية الليثيوم',
      },
    },
    right: 'd',
    why: {
      en: 'The vapour is the electrolyte: toxic, flammable, and ahead of the flame. Civil protection brings water in the quantities that cooling takes.',
      ar: 'البخار هو الكهرليت: سام وقابل للاشتعال ويسبق اللهب. والحماية المدنية تأتي بالماء بالكميات التي يتطلّبها التبريد.',
    },
  }),
  multiple({
    name: 'safety-damaged-signs',
    topic: topics.safety,
    lesson: damaged,
    text: {
      en: 'A flooded car is on the transporter. Which observations mean a dangerous battery?',
      ar: 'سيارة غمرتها المياه فوق شاحنة القطر. أي الملاحظات تدل على بطارية خطرة؟',
    },
    options: {
      a: { en: 'A hissing sound below the floor', ar: 'صفير تحت الأرضية' },
      b: {
        en: 'The 12 V battery is flat',
        ar: 'بطارية 12 فولط فارغة',
        note: {
          en: 'That is usual after a flood and says nothing about the traction battery.',
          ar: 'هذا معتاد بعد الفيضان ولا يقول شيئًا عن بطارية الجر.',
        },
      },
      c: { en: 'A surface temperature that climbs by itself', ar: 'حرارة سطح ترتفع من تلقاء نفسها' },
      d: { en: 'A bulging cover', ar: 'غطاء منتفخ' },
      e: {
        en: 'Mud on the orange cables',
        ar: 'طين على الكوابل البرتقالية',
        note: {
          en: 'Dirt is no sign of the state of the cells, though the insulation will have to be measured.',
          ar: 'الوسخ ليس علامة على حال الخلايا، وإن وجب قياس العزل لاحقًا.',
        },
      },
    },
    right: ['a', 'c', 'd'],
    why: {
      en: 'Smell, hissing, vapour, bulging and a temperature that climbs by itself. Then: outdoors, fifteen metres from everything, watched for two days or more.',
      ar: 'الرائحة والصفير والبخار والانتفاخ والحرارة التي ترتفع من تلقاء نفسها. عندئذ: في الخارج، على خمسة عشر مترًا من كل شيء، ومراقبة يومين أو أكثر.',
    },
  }),
];
