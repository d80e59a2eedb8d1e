import { trimLines } from '../../bilingualText';
import type { CourseContent } from '../types';

export const highVoltageSafety: CourseContent = {
  slug: 'high-voltage-safety',
  category: 'electrical-safety',
  trainer: 'trainer',
  level: 'beginner',
  price: 0,
  createdDaysAgo: 255,
  title: { en: 'High-Voltage Safety in the Workshop', ar: 'السلامة عند العمل على التوتر العالي في الورشة' },
  description: {
    en: 'What every mechanic must know before approaching an orange cable: the danger of direct current, protective equipment, making a vehicle safe, damaged batteries and first aid.',
    ar: 'ما يجب أن يعرفه كل ميكانيكي قبل الاقتراب من كابل برتقالي: خطر التيار المستمر، ومعدات الوقاية، وتأمين المركبة، والبطاريات المتضررة، والإسعافات الأولية.',
  },
  keywords: [
    'habilitation électrique',
    'consignation',
    'haute tension',
    'sécurité électrique',
    'électrocution',
    'ضربة الضو',
    'équipement de protection',
  ],
  outcomes: [
    {
      en: 'Recognise voltage class B and say why a circuit is never opened under load',
      ar: 'التعرف على توتر الفئة B وبيان سبب عدم فتح دارة تحت الحمولة',
    },
    { en: 'Check insulating gloves and tools before each use', ar: 'فحص القفازات العازلة والأدوات قبل كل استعمال' },
    {
      en: 'List the steps that make a vehicle safe and give the reason for their order',
      ar: 'سرد خطوات تأمين المركبة وتعليل ترتيبها',
    },
    {
      en: 'Recognise a damaged battery and park the vehicle at the right distance',
      ar: 'التعرف على بطارية متضررة وركن المركبة على المسافة المطلوبة',
    },
    {
      en: 'Act after an electric shock: cut the power, pull the person away, call 14, begin compressions',
      ar: 'التصرف بعد الصعقة: قطع التيار وإبعاد المصاب والاتصال بالرقم 14 وبدء الضغطات',
    },
  ],
  audience: [
    {
      en: 'Mechanics and vehicle electricians before their first electric car',
      ar: 'الميكانيكيون وكهربائيو السيارات قبل أول سيارة كهربائية',
    },
    {
      en: 'Managers of workshops who answer for the safety of their staff',
      ar: 'مسيّرو الورشات المسؤولون عن سلامة عمالهم',
    },
    {
      en: 'Drivers of tow trucks and staff of yards for damaged vehicles',
      ar: 'سائقو شاحنات القطر وعمال حظائر المركبات المتضررة',
    },
    {
      en: 'Trainees in vehicle electricity at vocational training centres',
      ar: 'متربصو كهرباء السيارات في مراكز التكوين المهني',
    },
  ],
  requirements: [
    { en: 'No prior knowledge of electricity', ar: 'لا معارف مسبقة في الكهرباء' },
    {
      en: 'A phone or a computer; the lessons themselves need no equipment',
      ar: 'هاتف أو حاسوب، ولا تتطلّب متابعة الدروس أي معدات',
    },
    {
      en: 'For practice: class 0 gloves within their test date, and a second person beside you',
      ar: 'للتطبيق: قفازات من الفئة 0 لم يفت موعد فحصها، مع حضور شخص ثانٍ',
    },
    {
      en: 'For work on vehicles, the authorisation that it requires; the certificate does not replace it',
      ar: 'للعمل على المركبات: التأهيل الكهربائي المطلوب، فشهادة الدورة لا تعوّضه',
    },
  ],
  sections: [
    { firstLesson: 1, title: { en: 'Danger and protection', ar: 'الخطر والوقاية' } },
    { firstLesson: 3, title: { en: 'Working safely', ar: 'العمل بأمان' } },
    { firstLesson: 4, title: { en: 'When something has happened', ar: 'حين يقع الحادث' } },
  ],
  lessons: [
    {
      title: { en: 'Why 400 volts of direct current are different', ar: 'لماذا تختلف 400 فولط من التيار المستمر؟' },
      minutes: 40,
      video: 'current.mp4',
      isPreview: true,
      text: {
        en: trimLines`
          In vehicles, ISO 6469-3 and UN Regulation 100 draw the line at 60 V direct and 30 V alternating current. Above it we speak of voltage class B, or simply high voltage, and orange insulation marks it. Fifty milliamperes through the chest can be enough to kill; a traction battery can deliver more than a thousand amperes.

          | Class (ISO 6469-3) | Direct current | Alternating current |
          | --- | --- | --- |
          | A | up to 60 V | up to 30 V |
          | B | above 60 up to 1,500 V | above 30 up to 1,000 V |

          With a body resistance of about 1,000 ohms, 400 V drive eight times the fifty milliamperes named above:

          $$I = \frac{U}{R} = \frac{400\ \text{V}}{1000\ \Omega} = 0.4\ \text{A}$$

          Direct current has a second danger. Alternating current passes through zero a hundred times a second, which helps to extinguish an arc; direct current never does. An arc that is drawn by unplugging a loaded connector keeps burning at several thousand degrees. Hence the first rule: **never open a circuit under load**.
        `,
        ar: trimLines`
          في المركبات يضع المعيار ISO 6469-3 ولائحة الأمم المتحدة رقم 100 الحد عند 60 فولط للتيار المستمر و30 فولط للمتناوب. فوق ذلك نتحدث عن الفئة B أو عن التوتر العالي ببساطة، ويدل عليه العزل البرتقالي. خمسون ميلي أمبير تعبر الصدر قد تكفي للقتل، وبطارية الجر تستطيع إعطاء أكثر من ألف أمبير.

          | الفئة (ISO 6469-3) | تيار مستمر | تيار متناوب |
          | --- | --- | --- |
          | A | إلى 60 فولط | إلى 30 فولط |
          | B | فوق 60 وإلى 1,500 فولط | فوق 30 وإلى 1,000 فولط |

          بمقاومة جسم تقارب 1,000 أوم تدفع 400 فولط تيارًا يبلغ ثمانية أضعاف الخمسين ميلي أمبير المذكورة أعلاه:

          $$I = \frac{U}{R} = \frac{400\ \text{V}}{1000\ \Omega} = 0.4\ \text{A}$$

          وللتيار المستمر خطر ثانٍ. فالتيار المتناوب يمر بالصفر مئة مرة في الثانية، وهذا يساعد على إطفاء القوس، أما المستمر فلا يمر به أبدًا. والقوس الذي ينشأ عند نزع موصل محمّل يظل مشتعلًا بحرارة تبلغ آلاف الدرجات. ومن هنا القاعدة الأولى: **لا تُفتح دارة تحت الحمولة أبدًا**.
        `,
      },
    },
    {
      title: { en: 'Gloves, tools and the rescue hook', ar: 'القفازات والأدوات وخطاف الإنقاذ' },
      minutes: 35,
      text: {
        en: trimLines`
          Insulating gloves follow IEC 60903; class 0 is intended for work up to 1,000 V alternating or 1,500 V direct current. Before each use roll the cuff, trap the air and listen for leaks: a glove with a pinhole is not a glove. Leather over-gloves protect the rubber from sharp edges. Note the test date and replace gloves that are overdue.

          | Class of gloves (IEC 60903) | Alternating current | Direct current |
          | --- | --- | --- |
          | 00 | 500 V | 750 V |
          | 0 | 1,000 V | 1,500 V |
          | 1 | 7,500 V | 11,250 V |

          Tools bear the double triangle and 1,000 V mark of IEC 60900. Add a face shield against arcs, an insulating mat, a barrier with a sign and a rescue hook, and remove rings, watch and chain. Work on class B voltage is never done alone: the second person knows the emergency switch and does nothing else.
        `,
        ar: trimLines`
          تخضع القفازات العازلة للمعيار IEC 60903، والفئة 0 مخصصة للعمل حتى 1,000 فولط متناوب أو 1,500 فولط مستمر. قبل كل استعمال تُلف حافة القفاز لحبس الهواء ويُصغى إلى أي تسرب: القفاز المثقوب ليس قفازًا. ويحمي قفاز جلدي خارجي المطاط من الحواف الحادة. ويُسجَّل تاريخ الفحص وتُستبدل القفازات التي فات موعدها.

          | فئة القفازات (IEC 60903) | تيار متناوب | تيار مستمر |
          | --- | --- | --- |
          | 00 | 500 فولط | 750 فولط |
          | 0 | 1,000 فولط | 1,500 فولط |
          | 1 | 7,500 فولط | 11,250 فولط |

          وتحمل الأدوات علامة المثلث المزدوج و1,000 فولط وفق المعيار IEC 60900. يضاف إليها واقٍ للوجه من القوس الكهربائي، وبساط عازل، وحاجز عليه لافتة، وخطاف إنقاذ، وتُنزع الخواتم والساعات والسلاسل. ولا يعمل أحد على التوتر العالي بمفرده: الشخص الثاني يعرف مكان قاطع الطوارئ ولا ينشغل بغيره.
        `,
      },
    },
    {
      title: { en: 'Making a vehicle safe, step by step', ar: 'تأمين المركبة خطوة بخطوة' },
      minutes: 45,
      video: 'current.mp4',
      text: {
        en: trimLines`
          - Switch off, take the key out of range and disconnect the 12 V battery.
          - Remove the service disconnect with gloves on and lock it away; the key stays in your pocket.
          - Wait as long as the maker says, often five to ten minutes, until the capacitors have discharged.
          - Prove the tester on a known source, measure between plus and minus and from each to the body, prove the tester again.
          - Mark the vehicle as safe, with name and time.

          The order is not decoration. Without the lock a colleague may restore what you removed; without waiting, the inverter still holds several hundred volts; without the second proof you do not know whether zero means safe or merely a broken tester.

          :::danger The battery itself is never dead
          All steps make the vehicle beyond the contactors free of voltage. Inside the pack the cells keep theirs: opening it is another job, with another qualification.
          :::
        `,
        ar: trimLines`
          - إيقاف المركبة وإبعاد المفتاح عن مجالها وفصل بطارية 12 فولط.
          - نزع فاصل الخدمة بالقفازات وقفله في مكان آمن، والمفتاح يبقى في الجيب.
          - الانتظار المدة التي يحددها الصانع، وهي غالبًا من خمس إلى عشر دقائق، حتى تفرغ المكثفات.
          - التحقق من جهاز الفحص على مصدر معروف، ثم القياس بين الموجب والسالب وبين كل منهما والهيكل، ثم التحقق من الجهاز ثانية.
          - وضع علامة على المركبة تفيد بتأمينها، مع الاسم والساعة.

          هذا الترتيب ليس زينة. فمن دون القفل قد يعيد زميل ما نُزع، ومن دون الانتظار يظل العاكس محتفظًا بمئات الفولطات، ومن دون التحقق الثاني لا نعلم هل يعني الصفر الأمان أم عطلًا في جهاز الفحص.

          :::danger البطارية نفسها لا تُفرَّغ من التوتر أبدًا
          هذه الخطوات كلها تجعل المركبة بعد الملامسات خالية من التوتر. أما داخل الحزمة فتحتفظ الخلايا بتوترها: وفتحها عمل آخر بتأهيل آخر.
          :::
        `,
      },
    },
    {
      title: { en: 'Dealing with a damaged battery', ar: 'التعامل مع بطارية متضررة' },
      minutes: 40,
      handouts: ['batterySafety'],
      text: {
        en: trimLines`
          Suspect every battery after an accident, a flood or a charging fault. Warning signs are a sweet solvent-like smell, hissing, white vapour, bulging and a surface temperature that climbs by itself. A thermal camera from a distance tells more than a hand up close.

          :::danger Leave, ventilate, call 14
          If vapour escapes, do not breathe it and do not try to extinguish it with a small extinguisher. Leave, keep others away and call civil protection on 14; say that a lithium battery is involved.
          :::

          Park the vehicle outdoors, at least fifteen metres from buildings and other vehicles, with the windows ajar, and check the temperature for two days or more. Damaged cells must not go into an ordinary parcel: transport follows the dangerous goods rules, and undamaged cells too need the UN 38.3 test summary.
        `,
        ar: trimLines`
          كل بطارية بعد حادث أو فيضان أو عطل شحن موضع شك. وعلامات الخطر رائحة حلوة تشبه المذيبات، وصفير، وبخار أبيض، وانتفاخ، وحرارة سطح ترتفع من تلقاء نفسها. وكاميرا حرارية من بعيد تقول أكثر مما تقوله اليد من قريب.

          :::danger نغادر ونهوّي ونتصل بالرقم 14
          إذا تسرب بخار فلا نستنشقه ولا نحاول إخماده بمطفأة صغيرة. نغادر ونبعد الآخرين ونتصل بالحماية المدنية على الرقم 14، ونذكر أن الأمر يتعلق ببطارية ليثيوم.
          :::

          تُركن المركبة في الخارج على بعد خمسة عشر مترًا على الأقل من المباني والمركبات الأخرى مع فتحة صغيرة في النوافذ، وتراقب الحرارة يومين أو أكثر. ولا توضع الخلايا المتضررة في طرد عادي: نقلها يخضع لقواعد البضائع الخطرة، وحتى السليمة منها تحتاج إلى ملخص اختبار UN 38.3.
        `,
      },
    },
    {
      title: { en: 'Accident and first aid', ar: 'الحادث والإسعافات الأولية' },
      minutes: 35,
      text: {
        en: trimLines`
          Cut the power first, and if that is impossible pull the person away with the insulated hook, never with bare hands. Call civil protection on 14. If there is no normal breathing, begin chest compressions at 100 to 120 a minute and use a defibrillator as soon as one arrives.

          :::danger First the current, then the person
          Nobody touches a person who is still in the circuit. Cut the power, or use the insulated hook; then call 14, then begin chest compressions.
          :::

          A person who has received a shock needs a hospital even when feeling well, because disturbances of heart rhythm may come hours later. Cool burns with lukewarm running water for twenty minutes. Afterwards write down what happened: the near-miss that is discussed openly is the accident that does not happen.
        `,
        ar: trimLines`
          نقطع التيار أولًا، فإن تعذّر ذلك أُبعد المصاب بالخطاف العازل لا باليد أبدًا. ونتصل بالحماية المدنية على الرقم 14. إذا غاب التنفس الطبيعي بدأت الضغطات على الصدر بمعدل 100 إلى 120 في الدقيقة، واستُعمل جهاز إزالة الرجفان بمجرد وصوله.

          :::danger التيار أولًا ثم المصاب
          لا يلمس أحد شخصًا ما زال في الدارة. نقطع التيار أو نستعمل الخطاف المعزول، ثم نتصل بالرقم 14، ثم نبدأ الضغط على الصدر.
          :::

          يحتاج المصاب بصعقة إلى المستشفى ولو أحس أنه بخير، لأن اضطراب نبض القلب قد يظهر بعد ساعات. وتُبرَّد الحروق بماء فاتر جارٍ عشرين دقيقة. وبعد ذلك يُدوَّن ما حدث: فالحادث الوشيك الذي يُناقش بصراحة حادث لن يقع.
        `,
      },
    },
  ],
};

export const driveDiagnostics: CourseContent = {
  slug: 'electric-drive-diagnostics',
  category: 'electric-vehicles',
  trainer: 'trainer',
  level: 'advanced',
  price: 28500,
  createdDaysAgo: 180,
  title: {
    en: 'Electric Drive Diagnostics: Motor, Inverter and CAN',
    ar: 'تشخيص منظومة الجر الكهربائي: المحرك والعاكس وشبكة CAN',
  },
  description: {
    en: 'Systematic fault finding on high-voltage drives for technicians who already work safely: bus signals, diagnostic services, insulation, contactors, power electronics and motor measurements.',
    ar: 'بحث منهجي عن أعطال منظومات الجر عالية التوتر، للتقنيين الذين يتقنون قواعد السلامة: إشارات الناقل، وخدمات التشخيص، والعزل، والملامسات، وإلكترونيات القدرة، وقياسات المحرك.',
  },
  keywords: [
    'diagnostic auto',
    'dépannage voiture électrique',
    'ميكانيسيان',
    'valise diagnostic',
    'moteur électrique',
    'تصليح السيارات الكهربائية',
  ],
  outcomes: [
    {
      en: 'Check a CAN bus by its resistance and the levels of its two wires',
      ar: 'فحص ناقل CAN بمقاومته ومستويي سلكيه',
    },
    {
      en: 'Save and read the fault memory over UDS and make use of the freeze frame',
      ar: 'حفظ ذاكرة الأعطال وقراءتها بخدمات UDS والاستفادة من اللقطة المجمّدة',
    },
    {
      en: 'Corner an insulation fault by disconnecting one consumer after another',
      ar: 'حصر عطل العزل بفصل المستهلكات واحدًا بعد الآخر',
    },
    {
      en: 'Find the break in an interlock loop and interpret a precharge curve',
      ar: 'تحديد موضع انقطاع حلقة التعشيق وتفسير منحنى الشحن المسبق',
    },
    {
      en: 'Test the switches of an inverter, current sensors, motor windings and resolver',
      ar: 'فحص قواطع العاكس وحساسات التيار ولفات المحرك وحساس الموضع',
    },
  ],
  audience: [
    {
      en: 'Workshop technicians with experience of electric vehicles',
      ar: 'تقنيو الورشات ذوو الخبرة في المركبات الكهربائية',
    },
    {
      en: 'Vehicle electricians who already work with a diagnostic tool',
      ar: 'كهربائيو السيارات الذين يستعملون أداة تشخيص في عملهم',
    },
    { en: 'Maintenance technicians of fleets of vans and buses', ar: 'تقنيو صيانة أساطيل الحافلات وشاحنات التوزيع' },
    {
      en: 'Teachers of vehicle electronics at vocational training centres',
      ar: 'أساتذة إلكترونيك السيارات في مراكز التكوين المهني',
    },
  ],
  requirements: [
    {
      en: 'The course “High-Voltage Safety in the Workshop”, and practice in making a vehicle safe',
      ar: 'دورة «السلامة عند العمل على التوتر العالي في الورشة» وممارسة في تأمين المركبة',
    },
    {
      en: 'A second person for all work on voltage class B, which is never done alone',
      ar: 'شخص ثانٍ عند كل عمل على توتر الفئة B، فلا يعمل أحد عليه بمفرده',
    },
    {
      en: 'Reading of wiring diagrams, and use of multimeter and oscilloscope',
      ar: 'قراءة المخططات الكهربائية واستعمال جهاز متعدد القياسات وراسم الإشارة',
    },
    {
      en: 'For practice: diagnostic tool, 500 V insulation tester and documentation of the maker',
      ar: 'للتطبيق: أداة تشخيص وجهاز قياس العزل بتوتر 500 فولط ووثائق الصانع',
    },
  ],
  prerequisites: ['electric-cars-step-by-step', 'high-voltage-safety'],
  sections: [
    { firstLesson: 1, title: { en: 'Communication and fault memory', ar: 'الاتصال وذاكرة الأعطال' } },
    { firstLesson: 3, title: { en: 'The high-voltage circuit', ar: 'دارة التوتر العالي' } },
    { firstLesson: 5, title: { en: 'Measurements and a case', ar: 'قياسات ودراسة حالة' } },
  ],
  lessons: [
    {
      title: { en: 'CAN on the oscilloscope', ar: 'شبكة CAN على راسم الإشارة' },
      minutes: 70,
      video: 'current.mp4',
      isPreview: true,
      text: {
        en: trimLines`
          A high-speed CAN bus according to ISO 11898-2 has two wires and a 120 ohm resistor at each end, so a healthy bus at rest measures 60 ohms. In the recessive state both wires lie near 2.5 V; in the dominant state CAN-H rises to about 3.5 V and CAN-L falls to about 1.5 V. Measure the resistance first: 120 ohms tell of a missing terminator, 40 of one too many.

          | Resistance between CAN-H and CAN-L | Meaning |
          | --- | --- |
          | 60 Ω | both terminators present |
          | 120 Ω | one terminator missing, or an open wire |
          | 40 Ω | one terminator too many |
          | near 0 Ω | short circuit between the wires |

          $$R = \frac{120 \times 120}{120 + 120} = 60\ \Omega$$

          Error counters tell the rest. A node that keeps failing withdraws as bus-off, and the vehicle reports a lost module that is in fact only badly connected. Look at the edges, at earth offset and at what the bus does when a suspect module is unplugged.
        `,
        ar: trimLines`
          يتكوّن ناقل CAN عالي السرعة وفق ISO 11898-2 من سلكين ومقاومة 120 أوم عند كل طرف، فنقيس على ناقل سليم في حالة سكون 60 أوم. في الحالة المتنحية يكون السلكان قرب 2.5 فولط، وفي الحالة السائدة يرتفع CAN-H إلى نحو 3.5 فولط وينخفض CAN-L إلى نحو 1.5 فولط. نقيس المقاومة أولًا: 120 أوم تعني مقاومة إنهاء غائبة، و40 تعني واحدة زائدة.

          | المقاومة بين CAN-H وCAN-L | المعنى |
          | --- | --- |
          | 60 أوم | مقاومتا الإنهاء موجودتان |
          | 120 أوم | مقاومة غائبة أو سلك مقطوع |
          | 40 أوم | مقاومة زائدة |
          | قرب الصفر | قصر بين السلكين |

          $$R = \frac{120 \times 120}{120 + 120} = 60\ \Omega$$

          وتكمل عدادات الأخطاء الصورة: العقدة التي تواصل الفشل تنسحب في وضع bus-off، فتبلغ المركبة عن وحدة مفقودة وهي في الحقيقة سيئة الوصل لا غير. ننظر إلى حواف الإشارة، وإلى فرق الأرضي، وإلى سلوك الناقل عند فصل الوحدة المشتبه فيها.
        `,
      },
    },
    {
      title: { en: 'Reading faults with UDS', ar: 'قراءة الأعطال بخدمات UDS' },
      minutes: 65,
      text: {
        en: trimLines`
          Unified Diagnostic Services, ISO 14229, give workshop tools a common grammar: service 0x22 reads a value, 0x19 the fault memory, 0x2E writes, 0x31 starts a routine. Each fault code comes with a status byte and often with a freeze frame, and the freeze frame is worth more than the code: temperature, voltage and speed at the moment of failure.

          | Service | Does |
          | --- | --- |
          | \`0x10\` | opens a diagnostic session |
          | \`0x14\` | clears the fault memory |
          | \`0x19\` | reads the fault memory |
          | \`0x22\` | reads a value |
          | \`0x2E\` | writes a value |
          | \`0x31\` | starts a routine |

          Never clear the memory before saving it. Sort by time, separate cause from consequence, and read the live values of the neighbours: a drive that limits its torque may be obeying a battery that is too cold.
        `,
        ar: trimLines`
          تمنح خدمات التشخيص الموحدة، ISO 14229، أدوات الورشة لغة مشتركة: الخدمة 0x22 تقرأ قيمة، و0x19 ذاكرة الأعطال، و0x2E تكتب، و0x31 تطلق إجراءً. يأتي كل رمز عطل مع بايت حالة، وكثيرًا ما ترافقه لقطة مجمّدة، واللقطة أثمن من الرمز: حرارة وتوتر وسرعة لحظة العطل.

          | الخدمة | عملها |
          | --- | --- |
          | \`0x10\` | تفتح جلسة تشخيص |
          | \`0x14\` | تمسح ذاكرة الأعطال |
          | \`0x19\` | تقرأ ذاكرة الأعطال |
          | \`0x22\` | تقرأ قيمة |
          | \`0x2E\` | تكتب قيمة |
          | \`0x31\` | تطلق إجراءً |

          لا تُمسح الذاكرة قبل حفظها أبدًا. نرتب الأعطال زمنيًا، ونفصل السبب عن النتيجة، ونقرأ القيم الحية للوحدات المجاورة: فوحدة الجر التي تحدّ من عزمها قد تكون مطيعة لبطارية باردة.
        `,
      },
    },
    {
      title: { en: 'Insulation faults and how to corner them', ar: 'أعطال العزل وكيف نحاصرها' },
      minutes: 70,
      video: 'current.mp4',
      text: {
        en: trimLines`
          The high-voltage system floats: neither pole is connected to the body. A monitor measures the insulation continuously, and the usual minimum is 100 ohms per volt on direct current systems and 500 ohms per volt where alternating parts are connected. At 400 V that means 200 kilohms in the second case.

          $$R_{\min} = 500\ \Omega/\text{V} \times 400\ \text{V} = 200\ \text{k}\Omega$$

          :::danger The measurement itself is high voltage
          500 V of the insulation tester charge cables and capacitors. Gloves stay on, and the part is discharged before it is touched.
          :::

          Divide and conquer. Disconnect consumers one at a time, beginning with those that carry moisture: air conditioning compressor, heater, charging inlet. Measure with 500 V DC, only on the separated part and only after asking the documentation whether it may be tested at this voltage. A fault that appears after rain and vanishes at noon is in a connector until proved otherwise.
        `,
        ar: trimLines`
          منظومة التوتر العالي معلقة: لا قطب منها موصول بالهيكل. يقيس جهاز مراقبة العزل باستمرار، والحد الأدنى المعتاد 100 أوم لكل فولط في أنظمة التيار المستمر، و500 أوم لكل فولط حيث ترتبط بها أجزاء متناوبة. ومعنى ذلك عند 400 فولط 200 كيلو أوم في الحالة الثانية.

          $$R_{\min} = 500\ \Omega/\text{V} \times 400\ \text{V} = 200\ \text{k}\Omega$$

          :::danger القياس نفسه توتر عالٍ
          توتر 500 فولط من جهاز قياس العزل يشحن الكوابل والمكثفات. تبقى القفازات في اليدين، ويُفرَّغ الجزء قبل لمسه.
          :::

          نقسّم لننتصر: تُفصل المستهلكات واحدًا بعد الآخر بدءًا بما تصله الرطوبة: ضاغط المكيّف والمسخّن ومدخل الشحن. ويكون القياس بتوتر 500 فولط مستمر على الجزء المفصول وحده، وبعد التأكّد من الوثائق أنه يتحمل هذا التوتر. والعطل الذي يظهر بعد المطر ويختفي ظهرًا يقع في موصل ما لم يثبت العكس.
        `,
      },
    },
    {
      title: { en: 'Interlock, contactors and precharge', ar: 'حلقة التعشيق والملامسات والشحن المسبق' },
      minutes: 60,
      text: {
        en: trimLines`
          The interlock is a low-voltage loop through every high-voltage connector and cover. If it opens while driving, the vehicle warns and limits; if it is open at standstill, the contactors will not close. Follow the loop with the wiring diagram and a source of a few volts and halve the distance each time.

          ![Circuit: battery, main contactors in both lines, a precharge resistor with its own contactor beside the positive one, and the capacitor of the inverter](/media/lessons/precharge-circuit-en.svg "The precharge contactor closes first; the resistor limits the current into the capacitor.")

          With 100 ohms and 1,000 microfarads the time constant is a tenth of a second; after three of them 95% are reached:

          $$\tau = R\,C = 100\ \Omega \times 1000\ \mu\text{F} = 0.1\ \text{s} \qquad U(3\tau) = (1 - e^{-3})\,U_{bat} \approx 0.95\,U_{bat}$$

          Record the DC link voltage at start-up. A healthy precharge climbs like a charging capacitor and reaches about 95% within some hundred milliseconds. A curve that stays low means a load on the link, a curve that does not move means an open resistor, and a voltage that is there before precharge means a welded contactor.
        `,
        ar: trimLines`
          حلقة التعشيق دارة توتر منخفض تمر عبر كل موصل وكل غطاء في منظومة التوتر العالي. إذا انفتحت أثناء السير أنذرت المركبة وحدّت من القدرة، وإذا كانت مفتوحة في التوقف لم تُغلق الملامسات. نتبع الحلقة بالمخطط وبمصدر من بضعة فولطات ونقسم المسافة نصفين في كل مرة.

          ![دارة فيها بطارية وملامسان رئيسيان ومقاومة شحن مسبق لها ملامس بجانب الملامس الموجب ومكثف العاكس](/media/lessons/precharge-circuit-ar.svg "يُغلق ملامس الشحن المسبق أولًا، وتحدّ المقاومة من التيار الداخل إلى المكثف.")

          بمقاومة 100 أوم وسعة 1,000 ميكروفاراد يكون ثابت الزمن عُشر ثانية، وبعد ثلاثة منه نبلغ 95%:

          $$\tau = R\,C = 100\ \Omega \times 1000\ \mu\text{F} = 0.1\ \text{s} \qquad U(3\tau) = (1 - e^{-3})\,U_{bat} \approx 0.95\,U_{bat}$$

          نسجل توتر الوصلة المستمرة عند الإقلاع. الشحن المسبق السليم يصعد مثل مكثف يُشحن ويبلغ نحو 95% خلال بضع مئات من الميلي ثانية. المنحنى الذي يبقى منخفضًا يعني حمولة على الوصلة، والذي لا يتحرك يعني مقاومة مقطوعة، والتوتر الموجود قبل الشحن المسبق يعني ملامسًا ملتحمًا.
        `,
      },
    },
    {
      title: { en: 'Inverter and motor measurements', ar: 'قياسات العاكس والمحرك' },
      minutes: 75,
      video: 'current.mp4',
      text: {
        en: trimLines`
          With the drive separated and discharged, the diode test between each phase and both poles of the DC link shows six similar values; one that stands out points to a damaged switch. Compare the three current sensors at standstill: an offset of a few amperes makes the car jerk at walking pace long before a fault code appears.

          The windings of the motor have milliohms, so measure with four wires and compare the phases with each other rather than with a table. The resolver gives sine and cosine; draw one over the other and you should see a circle. An ellipse means unequal amplitudes, a shifted centre means an offset.

          | Measurement | Healthy | Suspicious |
          | --- | --- | --- |
          | Diode test, six paths | six similar values | one that stands out |
          | Current sensors at standstill | near 0 A, all alike | an offset of some amperes |
          | Windings, four wires | three equal values | one phase deviates |
          | Sine over cosine | a circle around zero | an ellipse or a shifted centre |
        `,
        ar: trimLines`
          بعد فصل وحدة الجر وتفريغها، يعطي فحص الثنائيات بين كل طور وقطبي الوصلة المستمرة ست قيم متقاربة، والقيمة الشاذة تدل على قاطع متضرر. ونقارن حساسات التيار الثلاثة في السكون: انحراف ببضعة أمبيرات يجعل السيارة ترتجف عند سرعة المشي قبل ظهور أي رمز عطل بكثير.

          مقاومة لفات المحرك بالميلي أوم، فنقيس بأربعة أسلاك ونقارن الأطوار فيما بينها لا بجدول. ويعطي حساس الموضع جيبًا وجيب تمام: نرسم أحدهما بدلالة الآخر فنرى دائرة. الإهليلج يعني سعتين غير متساويتين، والمركز المزاح يعني انحرافًا ثابتًا.

          | القياس | السليم | المشتبه فيه |
          | --- | --- | --- |
          | فحص الثنائيات، ستة مسارات | ست قيم متقاربة | قيمة شاذة |
          | حساسات التيار في السكون | قرب الصفر ومتساوية | انحراف ببضعة أمبيرات |
          | اللفات بأربعة أسلاك | ثلاث قيم متساوية | طور مختلف |
          | الجيب بدلالة جيب التمام | دائرة حول الصفر | إهليلج أو مركز مزاح |
        `,
      },
    },
    {
      title: { en: 'Case study: the van that stopped at Boumerdès', ar: 'دراسة حالة: شاحنة توقفت في بومرداس' },
      minutes: 60,
      text: {
        en: trimLines`
          A delivery van loses power on a gentle climb, always after forty minutes, and recovers after a rest. The memory shows over-temperature of the inverter, yet the radiator is clean and the pump runs. We follow the evidence: inlet and outlet temperature, flow, pump current.

          The pump draws less current than a healthy one, and the temperature difference is twice as large as expected: too little flow. The cause is an air pocket after a careless change of coolant, and the remedy is the maker's bleeding routine, started through the diagnostic tool. The lesson is older than electric vehicles: replace nothing before the measurement has spoken.

          The coolant carries away the heat loss P with its mass flow and its specific heat. Half the flow means twice the difference of temperature:

          $$\Delta T = \frac{P}{\dot{m}\,c}$$
        `,
        ar: trimLines`
          شاحنة توزيع صغيرة تفقد قدرتها في صعود خفيف، بعد أربعين دقيقة دائمًا، ثم تتعافى بعد استراحة. تذكر ذاكرة الأعطال ارتفاع حرارة العاكس، لكن المبرّد نظيف والمضخة تعمل. نتبع الأدلة: حرارة الدخول والخروج، والتدفق، وتيار المضخة.

          تسحب المضخة تيارًا أقل من السليمة، وفرق الحرارة ضعف المتوقع: التدفق ضعيف. والسبب جيب هواء بعد تبديل متسرع لسائل التبريد، والعلاج هو إجراء التنفيس الذي وضعه الصانع ويُطلق من أداة التشخيص. والعبرة أقدم من السيارات الكهربائية: لا يُستبدل شيء قبل أن يتكلم القياس.

          يحمل سائل التبريد الحرارة الضائعة P بتدفقه الكتلي وسعته الحرارية. ونصف التدفق يعني ضعف فرق الحرارة:

          $$\Delta T = \frac{P}{\dot{m}\,c}$$
        `,
      },
    },
  ],
};

export const smartCharging: CourseContent = {
  slug: 'smart-charging-iso-15118',
  category: 'charging',
  trainer: 'trainer',
  level: 'advanced',
  price: 26000,
  isDraft: true,
  createdDaysAgo: 12,
  title: { en: 'Smart Charging and ISO 15118 in Practice', ar: 'الشحن الذكي وبروتوكول ISO 15118 عمليًا' },
  description: {
    en: 'Load management, digital communication between vehicle and station, certificates for Plug and Charge, and first steps towards bidirectional charging. In preparation.',
    ar: 'إدارة الأحمال، والاتصال الرقمي بين المركبة والمحطة، وشهادات التوصيل والشحن، والخطوات الأولى نحو الشحن ثنائي الاتجاه. الدورة قيد الإعداد.',
  },
  keywords: [
    'recharge intelligente',
    'borne OCPP',
    'plug and charge',
    'شحن ذكي للسيارات',
    'V2G',
    'pilotage de la recharge',
  ],
  outcomes: [
    {
      en: 'Write an OCPP charging profile for a car park with a limited connection',
      ar: 'إعداد ملف شحن OCPP لحظيرة ذات ربط محدود القدرة',
    },
    {
      en: 'Choose a rule for sharing power and explain it to the drivers',
      ar: 'اختيار قاعدة لاقتسام القدرة وتوضيحها للسائقين',
    },
    {
      en: 'Read a recorded ISO 15118 session and find out why the vehicle gave up',
      ar: 'قراءة جلسة ISO 15118 مسجّلة ومعرفة سبب انسحاب المركبة',
    },
    {
      en: 'Follow the chain of trust of Plug and Charge and check certificates and clocks',
      ar: 'تتبّع سلسلة الثقة في التوصيل والشحن ومراجعة الشهادات الرقمية والساعات',
    },
  ],
  audience: [
    { en: 'Technicians who commission charging stations', ar: 'التقنيون الذين يضعون محطات الشحن في الخدمة' },
    { en: 'Operators of charging points in car parks and fleets', ar: 'مستغلو نقاط الشحن في الحظائر والأساطيل' },
    { en: 'Developers of management systems for charging stations', ar: 'مطوّرو أنظمة إدارة محطات الشحن' },
  ],
  requirements: [
    {
      en: 'The course “Charging Stations: Installation, Commissioning and Service” or the same knowledge',
      ar: 'دورة «محطات الشحن: التركيب والوضع في الخدمة والصيانة» أو معرفة مكافئة',
    },
    {
      en: 'The pilot signal and the essential messages of OCPP 1.6',
      ar: 'إشارة التحكم والرسائل الأساسية في الإصدار 1.6 من OCPP',
    },
    { en: 'Basics of networks and digital certificates', ar: 'أسس الشبكات المعلوماتية والشهادات الرقمية' },
    { en: 'A computer for reading recorded sessions', ar: 'حاسوب لقراءة الجلسات المسجّلة' },
  ],
  sections: [
    { firstLesson: 1, title: { en: 'One connection for many vehicles', ar: 'ربط واحد لعدة مركبات' } },
    { firstLesson: 3, title: { en: 'Contracts and energy both ways', ar: 'العقود والطاقة في الاتجاهين' } },
  ],
  lessons: [
    {
      title: { en: 'Sharing a limited connection', ar: 'اقتسام ربط محدود القدرة' },
      minutes: 60,
      text: {
        en: trimLines`
          Static management divides a fixed budget, dynamic management measures the building and gives away what is left. In OCPP the rule travels as a charging profile: a list of periods and limits. We program one for a car park of twelve places on a connection of 36 kVA.

          | Rule for 36 kW | With 6 cars | With 12 cars |
          | --- | --- | --- |
          | Equal shares | 6 kW each | 3 kW each |
          | First come, 7.2 kW each | the first 5 charge | the first 5 charge |
          | Departure time | the next to leave get most | the next to leave get most |

          Fairness is a decision and not a formula: first come, first served; equal shares; or departure time. Whatever is chosen has to be written on the wall, since drivers forgive a slow charge sooner than a mysterious one.
        `,
        ar: trimLines`
          الإدارة الثابتة تقسم ميزانية محدّدة، والإدارة المتغيرة تقيس المبنى وتوزع ما يتبقى. وفي OCPP تسافر القاعدة على شكل ملف شحن: قائمة من الفترات والحدود. نبرمج واحدًا لحظيرة فيها اثنا عشر مكانًا بربط قدرته 36 كيلوفولط أمبير.

          | قاعدة اقتسام 36 كيلوواط | مع 6 سيارات | مع 12 سيارة |
          | --- | --- | --- |
          | حصص متساوية | 6 كيلوواط لكل سيارة | 3 كيلوواط لكل سيارة |
          | الأسبق أولًا، 7.2 كيلوواط لكل سيارة | تشحن أول 5 سيارات | تشحن أول 5 سيارات |
          | بحسب موعد المغادرة | الأكثر لمن يغادر أولًا | الأكثر لمن يغادر أولًا |

          العدل قرار لا معادلة: الأسبق أولًا، أو حصص متساوية، أو بحسب موعد المغادرة. ومهما كان الاختيار فمكانه لافتة على الجدار، فالسائقون يغفرون شحنًا بطيئًا ولا يغفرون شحنًا غامضًا.
        `,
      },
    },
    {
      title: { en: 'What ISO 15118 adds to the pilot signal', ar: 'ماذا يضيف ISO 15118 إلى إشارة التحكم؟' },
      minutes: 70,
      video: 'current.mp4',
      text: {
        en: trimLines`
          After the 5% duty cycle, vehicle and station talk over power line communication on the pilot wire. They agree on a protocol version, services, payment, schedule and limits; for direct current they also exchange target voltage and current many times a second. ISO 15118-2 is in the field, ISO 15118-20 adds bidirectional power transfer.

          | Part | Treats |
          | --- | --- |
          | ISO 15118-2 | messages for AC and DC charging, Plug and Charge |
          | ISO 15118-3 | the power line connection on the pilot wire |
          | ISO 15118-20 | the next generation, with power in both directions |

          We read a recorded session message by message and find out why a vehicle gave up: a timeout of two seconds, because the station was slow to answer while it waited for its back end.
        `,
        ar: trimLines`
          بعد نسبة 5% تتحدث المركبة والمحطة بالاتصال عبر خط القدرة على سلك التحكم. تتفقان على إصدار البروتوكول والخدمات والدفع والجدول والحدود، وفي التيار المستمر تتبادلان أيضًا التوتر والتيار المطلوبين مرات عديدة في الثانية. الجزء ISO 15118-2 مستعمل في الميدان، ويضيف ISO 15118-20 نقل الطاقة في الاتجاهين.

          | الجزء | موضوعه |
          | --- | --- |
          | ISO 15118-2 | رسائل الشحن المتناوب والمستمر، والتوصيل والشحن |
          | ISO 15118-3 | الاتصال عبر خط القدرة على سلك التحكم |
          | ISO 15118-20 | الجيل التالي، والقدرة فيه في الاتجاهين |

          نقرأ جلسة مسجّلة رسالة رسالة، ونكتشف لماذا انسحبت المركبة: انقضاء مهلة ثانيتين لأن المحطة تأخرت في الرد وهي تنتظر نظام الإدارة.
        `,
      },
    },
    {
      title: { en: 'Plug and Charge: certificates without tears', ar: 'التوصيل والشحن: شهادات رقمية بلا عناء' },
      minutes: 65,
      text: {
        en: trimLines`
          With Plug and Charge the vehicle identifies itself by a contract certificate, and no card is needed. Behind it stands a chain of trust from a root authority to the station and to the vehicle. Most failures are expired certificates and wrong clocks.

          | Certificate | Held by | Proves |
          | --- | --- | --- |
          | Root | the authority | that the others are genuine |
          | Station | the charging point | that it may be trusted |
          | Contract | the vehicle | who pays |

          We list what an Algerian operator would need to take part, and which questions remain open as long as no national root exists.
        `,
        ar: trimLines`
          في التوصيل والشحن تعرّف المركبة بنفسها بشهادة عقد ولا حاجة إلى بطاقة. ووراء ذلك سلسلة ثقة تمتد من سلطة جذرية إلى المحطة وإلى المركبة. وأغلب الإخفاقات شهادات منتهية الصلاحية وساعات غير مضبوطة.

          | الشهادة | صاحبها | ما تثبته |
          | --- | --- | --- |
          | الجذرية | السلطة | صحة الشهادات الأخرى |
          | شهادة المحطة | نقطة الشحن | أنها جديرة بالثقة |
          | شهادة العقد | المركبة | من يدفع |

          نعدّد ما يحتاج إليه مستغل جزائري للمشاركة، والأسئلة التي تبقى مفتوحة ما دامت لا توجد سلطة جذرية وطنية.
        `,
      },
    },
    {
      title: { en: 'Vehicle to home, vehicle to grid', ar: 'من المركبة إلى المنزل وإلى الشبكة' },
      minutes: 55,
      isDraft: true,
      text: {
        en: trimLines`
          A car battery of 60 kWh holds what a family uses in several evenings. Feeding a house during an outage requires a transfer switch, a neutral that is earthed exactly once, and a vehicle whose warranty allows it.
        `,
        ar: trimLines`
          بطارية سيارة سعتها 60 كيلوواط ساعي تحمل ما تستهلكه عائلة في عدة أمسيات. وتغذية المنزل عند الانقطاع تتطلّب قاطع تحويل، وحياديًا مؤرَّضًا في نقطة واحدة لا أكثر، ومركبة يسمح ضمانها بذلك.
        `,
      },
    },
  ],
};
