import { trimLines } from '../../bilingualText';
import type { CourseContent } from '../types';

export const rooftopDesign: CourseContent = {
  slug: 'rooftop-pv-system-design',
  category: 'solar-energy',
  trainer: 'nadia.meziane',
  level: 'intermediate',
  price: 18500,
  createdDaysAgo: 98,
  title: {
    en: 'Designing Rooftop PV Systems: Survey, Sizing, Commissioning',
    ar: 'أنظمة الأسطح الكهروضوئية: المعاينة والحساب والوضع في الخدمة',
  },
  description: {
    en: 'A complete design on paper and on the roof: reading the load, surveying, sizing the array and the strings, choosing cables, protections and battery, and handing over a system that was tested to IEC 62446-1.',
    ar: 'تصميم كامل على الورق وفوق السطح: دراسة الاستهلاك والمعاينة وحساب حقل الألواح والسلاسل، واختيار الكوابل ووسائل الحماية والبطارية، ثم تسليم منظومة اختُبرت وفق المعيار IEC 62446-1.',
  },
  keywords: [
    'dimensionnement',
    'étude photovoltaïque',
    'PVsyst',
    'تحجيم نظام شمسي',
    'toiture solaire',
    'chute de tension',
    'أنسطالاسيون سولار',
  ],
  outcomes: [
    {
      en: 'Draw up the load table of a house from four Sonelgaz bills and a list of appliances',
      ar: 'إعداد جدول استهلاك منزل من أربع فواتير لسونلغاز وقائمة الأجهزة',
    },
    {
      en: 'Calculate the power of an array from daily energy, peak sun hours and performance ratio',
      ar: 'حساب قدرة الحقل من الطاقة اليومية وساعات الذروة الشمسية ومعامل الأداء',
    },
    {
      en: 'Check the number of modules in a string against the limits of the inverter, in cold and in heat',
      ar: 'التحقق من عدد ألواح السلسلة على حدود العاكس في البرد وفي الحر',
    },
    {
      en: 'Select direct-current cables, string fuses, isolator and surge protective devices',
      ar: 'اختيار كوابل التيار المستمر ومنصهرات السلاسل والفاصل وواقيات فرط التوتر',
    },
    {
      en: 'Carry out the measurements before handover in the right order and put together the folder',
      ar: 'إجراء قياسات ما قبل التسليم بترتيبها الصحيح وإعداد ملف الزبون',
    },
  ],
  audience: [
    {
      en: 'Installers who want to size their systems themselves',
      ar: 'مركّبو الأنظمة الشمسية الراغبون في حساب منظوماتهم بأنفسهم',
    },
    { en: 'Electricians who are turning to photovoltaics', ar: 'الكهربائيون المنتقلون إلى الأنظمة الكهروضوئية' },
    {
      en: 'Engineers of design offices who check quotes and drawings',
      ar: 'مهندسو مكاتب الدراسات الذين يراجعون العروض والمخططات',
    },
    {
      en: 'Students of renewable energies with a final project to design',
      ar: 'طلاب الطاقات المتجددة المقبلون على مشروع تخرج',
    },
  ],
  requirements: [
    {
      en: 'The free course “Solar Energy from Scratch” or the same knowledge of modules and inverters',
      ar: 'دورة «الطاقة الشمسية من الصفر» المجانية أو معرفة مكافئة بالألواح والعواكس',
    },
    {
      en: 'Basics of house installations: circuit breaker, residual-current device, earthing',
      ar: 'أسس المنشآت المنزلية: قاطع التيار والقاطع التفاضلي والتأريض',
    },
    {
      en: 'A calculator or a spreadsheet; design software is not needed',
      ar: 'آلة حاسبة أو جدول حسابات، ولا حاجة إلى برنامج تصميم',
    },
    {
      en: 'For a survey of your own: tape measure, compass application and camera',
      ar: 'لمعاينة حقيقية: شريط قياس وتطبيق بوصلة وآلة تصوير',
    },
  ],
  prerequisites: ['solar-energy-fundamentals'],
  sections: [
    { firstLesson: 1, title: { en: 'From the demand to the roof', ar: 'من الطلب إلى السطح' } },
    { firstLesson: 3, title: { en: 'Calculating the system', ar: 'حساب المنظومة' } },
    { firstLesson: 6, title: { en: 'Storage and handover', ar: 'التخزين والتسليم' } },
  ],
  lessons: [
    {
      title: { en: 'Begin with the load, not with the modules', ar: 'البداية من الاستهلاك لا من الألواح' },
      minutes: 50,
      video: 'current.mp4',
      handouts: ['sizing'],
      text: {
        en: trimLines`
          A system is sized for consumption, so consumption comes first. Take four consecutive quarterly bills from Sonelgaz and note the kilowatt-hours rather than the amount: tariffs come in blocks, and the amount hides what we need. The difference between the summer bill and the spring bill is, in most homes, the air conditioner.

          Bills say how much, not when. For the when, list the appliances with power, hours and time of day. A refrigerator draws about 1 to 1.5 kWh a day around the clock; lighting with LED lamps less than half a kilowatt-hour, in the evening; a 12,000 BTU inverter air conditioner between 4 and 8 kWh on a hot day, mostly in the afternoon, which suits the sun well.

          | Appliance | Energy a day | When |
          | --- | --- | --- |
          | Refrigerator | 1.2 kWh | day and night |
          | LED lighting | 0.4 kWh | evening |
          | Inverter air conditioner | 6.0 kWh | afternoon |
          | Television and router | 0.6 kWh | evening |
          | **Total** | **8.2 kWh** | |

          Finally look for savings before looking for modules. Replacing one old freezer can cost less than the two modules that would feed it. Write the result as a small table: daily energy, share consumed in daylight, highest simultaneous power. Every following lesson uses these three numbers.
        `,
        ar: trimLines`
          تُحسب المنظومة على قدر الاستهلاك، فبه نبدأ. نأخذ أربع فواتير فصلية متتالية من سونلغاز ونسجل الكيلوواط ساعي لا المبلغ: فالتسعيرة مقسمة إلى شطور، والمبلغ يخفي ما نحتاج إليه. والفرق بين فاتورة الصيف وفاتورة الربيع هو، في معظم البيوت، المكيّف.

          الفواتير تقول كم، ولا تقول متى. لمعرفة الوقت تُعدّ قائمة بالأجهزة وقدرتها وساعات تشغيلها وموعدها من اليوم. تستهلك الثلاجة نحو 1 إلى 1.5 كيلوواط ساعي في اليوم على مدار الساعة، والإنارة بمصابيح LED أقل من نصف كيلوواط ساعي مساءً، ومكيّف من نوع العاكس بقدرة 12,000 وحدة حرارية بريطانية بين 4 و8 كيلوواط ساعي في يوم حار، أغلبها بعد الظهر، وهو ما يلائم الشمس تمامًا.

          | الجهاز | الطاقة في اليوم | الموعد |
          | --- | --- | --- |
          | الثلاجة | 1.2 كيلوواط ساعي | نهارًا وليلًا |
          | الإنارة بمصابيح LED | 0.4 كيلوواط ساعي | مساءً |
          | مكيّف من نوع العاكس | 6.0 كيلوواط ساعي | بعد الظهر |
          | التلفاز وجهاز التوجيه | 0.6 كيلوواط ساعي | مساءً |
          | **المجموع** | **8.2 كيلوواط ساعي** | |

          وأخيرًا نبحث عن الاقتصاد قبل البحث عن الألواح: استبدال مجمّد قديم واحد قد يكلّف أقل من اللوحين اللذين سيغذيانه. تُدوَّن النتيجة في جدول صغير: الطاقة اليومية، وحصة الاستهلاك نهارًا، وأكبر قدرة متزامنة. وكل الدروس التالية تنطلق من هذه الأرقام الثلاثة.
        `,
      },
    },
    {
      title: { en: 'The survey: an hour on the roof', ar: 'المعاينة: ساعة فوق السطح' },
      minutes: 45,
      video: 'current.mp4',
      isPreview: true,
      text: {
        en: trimLines`
          A survey answers four questions: where is south, what casts a shadow, what carries the weight, and where does the cable go. Take a compass application, a tape measure, a camera and the habit of writing everything down before leaving.

          In Algiers, at 36.7° north, a tilt of about 30 degrees towards the south gives the best yearly yield; in Tamanrasset, at 22.8°, about 20 degrees. Ten degrees more or less cost only one or two per cent, so the structure may follow the roof. East and west slopes lose around 15% each, yet spread production over the day, which helps self-consumption.

          On a flat concrete roof the ballasted frame adds 15 to 30 kg per square metre, and wind decides more than weight: uplift at the edges is strongest, so keep at least half a metre clear. On metal sheet, fix into the purlins and never into the sheet alone. If the building shows cracks, sagging or unknown extensions, a civil engineer signs before we drill.

          :::danger Falls come before volts
          Work on a roof only with a guard rail or with a harness on a tested anchor, never alone, never on wet sheet metal, and never on a skylight.
          :::
        `,
        ar: trimLines`
          تجيب المعاينة عن أربعة أسئلة: أين الجنوب؟ وما الذي يلقي ظلًا؟ وما الذي يحمل الوزن؟ ومن أين يمر الكابل؟ نأخذ معنا تطبيق بوصلة وشريط قياس وآلة تصوير، ومعها عادة تدوين كل شيء قبل مغادرة المكان.

          في الجزائر العاصمة، عند خط العرض 36.7 شمالًا، يعطي ميل قدره نحو 30 درجة باتجاه الجنوب أفضل إنتاج سنوي، وفي تمنراست، عند 22.8، نحو 20 درجة. عشر درجات زيادة أو نقصانًا لا تكلف أكثر من واحد أو اثنين في المئة، فيمكن للهيكل أن يتبع السطح. أما التوجيه شرقًا أو غربًا فيخسر نحو 15%، لكنه يوزّع الإنتاج على ساعات النهار ويخدم الاستهلاك الذاتي.

          على سطح خرساني مستوٍ يضيف الهيكل المثقَّل بين 15 و30 كيلوغرامًا في المتر المربع، والرياح أهم من الوزن: فقوة الرفع أشد عند الحواف، ولذلك يُترك نصف متر على الأقل. وعلى الصفيح المعدني يكون التثبيت في العوارض لا في الصفيح وحده. وإذا ظهرت في المبنى تشققات أو تقوس أو إضافات مجهولة، وقّع مهندس مدني قبل أن نثقب شيئًا.

          :::danger خطر السقوط قبل خطر الكهرباء
          لا عمل فوق السطح إلا بحاجز واقٍ أو بحزام مشدود إلى نقطة تثبيت مختبَرة، ولا يعمل أحد وحده، ولا على صفيح مبلل ولا فوق كوة زجاجية.
          :::
        `,
      },
    },
    {
      title: {
        en: 'Sizing the array: one formula, three judgements',
        ar: 'حساب قدرة الحقل: علاقة واحدة وثلاثة تقديرات',
      },
      minutes: 55,
      handouts: ['sizing'],
      text: {
        en: trimLines`
          The formula fits on a palm: power in kilowatts peak equals daily energy divided by peak sun hours and by the performance ratio. A family needs 12 kWh a day, the site receives 5 peak sun hours, and we assume a performance ratio of 0.75. Twelve divided by 3.75 gives 3.2 kWp; six modules of 550 W make 3.3 kWp.

          $$P = \frac{E_{day}}{PSH \times PR} = \frac{12\ \text{kWh}}{5\ \text{h} \times 0.75} = 3.2\ \text{kWp} \qquad E_{day} = P \times PSH \times PR$$

          The first judgement is the month. For a grid-tied house take the yearly average; for an off-grid house take December or January, when a coastal site may fall to 3 peak sun hours. The second is the performance ratio, which sums up heat, dust, cables, mismatch and inverter: 0.80 for a clean, well-ventilated system, 0.70 for a hot and dusty one.

          The third is growth. Households that get a reliable supply buy appliances. Leave room in the inverter and on the roof for a second string, but do not install today what might be needed in three years: prices of modules have so far moved in one direction.

          Check the answer against experience before sending it. In northern Algeria one kilowatt peak yields roughly 1,450 to 1,650 kWh a year; in the south 1,700 to 1,900. A spreadsheet that promises much more has an error in it.
        `,
        ar: trimLines`
          العلاقة بسيطة يسعها كفّ اليد: القدرة بالكيلوواط ذروة تساوي الطاقة اليومية مقسومة على ساعات الذروة الشمسية وعلى معامل الأداء. عائلة تحتاج إلى 12 كيلوواط ساعي في اليوم، والموقع يتلقى 5 ساعات ذروة، ونفترض معامل أداء قدره 0.75. نقسم 12 على 3.75 فنجد 3.2 كيلوواط ذروة، أي ستة ألواح من فئة 550 واط بمجموع 3.3 كيلوواط ذروة.

          $$P = \frac{E_{day}}{PSH \times PR} = \frac{12\ \text{kWh}}{5\ \text{h} \times 0.75} = 3.2\ \text{kWp} \qquad E_{day} = P \times PSH \times PR$$

          التقدير الأول هو الشهر: للمنزل المربوط بالشبكة نأخذ المعدل السنوي، وللمنزل المعزول نأخذ ديسمبر أو جانفي، حين قد ينزل موقع ساحلي إلى 3 ساعات ذروة. والثاني هو معامل الأداء الذي يجمع أثر الحرارة والغبار والكوابل وعدم التطابق والعاكس: 0.80 لمنظومة نظيفة جيدة التهوية، و0.70 لمنظومة في مكان حار ومغبر.

          والثالث هو النمو: فالأسرة التي تحصل على تغذية موثوقة تشتري أجهزة جديدة. يُترك في العاكس وعلى السطح متسع لسلسلة ثانية، لكن لا يُركَّب اليوم ما قد يُحتاج إليه بعد ثلاث سنوات، فأسعار الألواح لم تتحرك حتى الآن إلا في اتجاه واحد.

          وقبل إرسال النتيجة نقارنها بالتجربة: ينتج الكيلوواط ذروة الواحد في شمال الجزائر ما بين 1,450 و1,650 كيلوواط ساعي سنويًا، وفي الجنوب ما بين 1,700 و1,900. والجدول الذي يَعِد بأكثر من ذلك بكثير فيه خطأ.
        `,
      },
    },
    {
      title: { en: 'Strings and the voltage window of the inverter', ar: 'السلاسل ونافذة توتر العاكس' },
      minutes: 55,
      text: {
        en: trimLines`
          An inverter accepts voltage between two limits. The upper one is absolute: exceed it on a single cold morning and the input stage is destroyed, without warranty. The lower one is the start of the MPPT window: fall below it on a hot afternoon and production collapses just when the sun is strongest.

          Check the cold case first. A module has a Voc of 49.5 V and a coefficient of -0.27% per degree; in Sétif we reckon with -5 °C at sunrise, 30 degrees below the test condition. The voltage rises by 8.1% to 53.5 V. Ten modules reach 535 V, eleven 589 V; with a limit of 600 V eleven would just fit, and ten leave a sensible margin.

          Then the hot case. The same module has a Vmp of 41.5 V and we reckon with 70 °C in the cell, 45 degrees above the test condition. With -0.35% per degree 35 V remain, so ten modules give 350 V, comfortably inside a window that begins at 200 V. Both checks belong on the drawing, with the temperatures that were assumed.

          | Modules in the string | Cold: Voc at -5 °C | Hot: Vmp at 70 °C | Limit 600 V, window from 200 V |
          | --- | --- | --- | --- |
          | 10 | 535 V | 350 V | fits, with a margin |
          | 11 | 589 V | 385 V | fits barely |
          | 12 | 642 V | 420 V | destroys the inverter |

          $$V_{\max} = N \times V_{oc}\,\bigl(1 + \beta\,(T_{\min} - 25)\bigr) = 10 \times 49.5\,\bigl(1 + 0.0027 \times 30\bigr) = 535\ \text{V}$$
        `,
        ar: trimLines`
          يقبل العاكس توترًا بين حدّين. الحد الأعلى مطلق: تجاوزه في صباح بارد واحد يتلف مرحلة الدخول، ولا يغطيه الضمان. والحد الأدنى هو بداية نافذة MPPT: النزول تحته في ظهيرة حارة يجعل الإنتاج ينهار والشمس في أوج قوتها.

          نبدأ بحالة البرد. لوح توتر دارته المفتوحة 49.5 فولط ومعامله 0.27% بالسالب لكل درجة، ونحسب في سطيف على 5 درجات تحت الصفر عند الشروق، أي 30 درجة تحت شرط الاختبار. يرتفع التوتر بنسبة 8.1% ليبلغ 53.5 فولط. عشرة ألواح تصل إلى 535 فولط، وأحد عشر إلى 589 فولط: فإن كان الحد 600 فولط اتسع لأحد عشر بالكاد، وتركت العشرة هامشًا معقولًا.

          ثم حالة الحر. اللوح نفسه توتره عند القدرة العظمى 41.5 فولط، ونحسب على 70 درجة في الخلية، أي 45 درجة فوق شرط الاختبار. بمعامل 0.35% بالسالب لكل درجة يبقى 35 فولط، فتعطي عشرة ألواح 350 فولط، وهي قيمة مريحة داخل نافذة تبدأ من 200 فولط. ومكان الحسابين على المخطط، مع درجات الحرارة التي افتُرضت.

          | عدد الألواح في السلسلة | البرد: Voc عند 5 درجات تحت الصفر | الحر: Vmp عند 70 درجة | الحد 600 فولط والنافذة من 200 |
          | --- | --- | --- | --- |
          | 10 | 535 فولط | 350 فولط | ملائم مع هامش |
          | 11 | 589 فولط | 385 فولط | ملائم بالكاد |
          | 12 | 642 فولط | 420 فولط | يتلف العاكس |

          $$V_{\max} = N \times V_{oc}\,\bigl(1 + \beta\,(T_{\min} - 25)\bigr) = 10 \times 49.5\,\bigl(1 + 0.0027 \times 30\bigr) = 535\ \text{V}$$
        `,
      },
    },
    {
      title: { en: 'Cables, fuses and surge protection', ar: 'الكوابل والمنصهرات والحماية من فرط التوتر' },
      minutes: 60,
      text: {
        en: trimLines`
          On the DC side use only solar cable with double insulation that withstands ultraviolet light, type H1Z2Z2-K. Its section follows from the voltage drop, which should stay below 1%. Example: 20 metres one way, 10 A, 6 mm². Forty metres of copper have about 0.12 ohm, the drop is 1.2 V, and on a 350 V string that is a third of one per cent.

          String fuses are needed from three strings in parallel upwards, because only then can two healthy strings drive a dangerous reverse current through a faulty one. They must be of the gPV type according to IEC 60269-6; an ordinary AC fuse cannot extinguish a DC arc. For the same reason the DC isolator must be rated for direct current at the full string voltage.

          - A surge protective device type 2 on the DC input (IEC 61643-31), and another one in the AC board.
          - Equipotential bonding of the frame and structure, 6 mm² copper at least.
          - Connectors of one make only: two brands that seem to fit are the most frequent cause of burnt joints.

          :::danger Never unplug a string under load
          The arc of direct current does not go out by itself. Stop the inverter, open the DC isolator, measure that no current flows, and only then open a connector. Modules give voltage as long as light falls on them.
          :::

          On the AC side a dedicated circuit breaker, a residual-current device as required by the inverter's manual, and a label on the main board: **two sources of supply**.
        `,
        ar: trimLines`
          في جهة التيار المستمر لا يُستعمل إلا الكابل الشمسي ذو العزل المزدوج المقاوم للأشعة فوق البنفسجية، من النوع H1Z2Z2-K. يتحدد مقطعه بهبوط التوتر الذي ينبغي ألا يتجاوز 1%. مثال: 20 مترًا ذهابًا وتيار 10 أمبير ومقطع 6 مم². مقاومة أربعين مترًا من النحاس نحو 0.12 أوم، فيكون الهبوط 1.2 فولط، وهو ثلث الواحد في المئة في سلسلة بتوتر 350 فولط.

          تصبح منصهرات السلاسل ضرورية ابتداءً من ثلاث سلاسل على التفرع، لأن سلسلتين سليمتين تستطيعان عندئذ دفع تيار عكسي خطير في السلسلة المعطوبة. ويجب أن تكون من الفئة gPV وفق المعيار IEC 60269-6، فمنصهرة التيار المتناوب العادية لا تطفئ قوس التيار المستمر. وللسبب نفسه يجب أن يكون فاصل التيار المستمر مخصصًا لهذا التيار عند توتر السلسلة الكامل.

          - واقي فرط التوتر من النوع 2 عند مدخل التيار المستمر (IEC 61643-31)، وآخر في لوحة التيار المتناوب.
          - ربط متساوي الكمون للإطارات والهيكل بنحاس لا يقل مقطعه عن 6 مم².
          - موصلات من صانع واحد: فالعلامتان اللتان تبدوان متوافقتين أكثر أسباب احتراق الوصلات شيوعًا.

          :::danger لا تُفصل سلسلة تحت الحمل أبدًا
          قوس التيار المستمر لا ينطفئ من تلقاء نفسه. نوقف العاكس ونفتح فاصل التيار المستمر ونتحقق بالقياس من غياب التيار، ثم نفتح الموصل. وتعطي الألواح توترًا ما دام الضوء يصلها.
          :::

          وفي جهة التيار المتناوب قاطع خاص بالدارة، وقاطع تفاضلي وفق ما يشترطه دليل العاكس، وملصق على اللوحة الرئيسية: **مصدران للتغذية**.
        `,
      },
    },
    {
      title: { en: 'Adding a battery that is large enough', ar: 'إضافة بطارية تكفي الحاجة' },
      minutes: 45,
      video: 'current.mp4',
      handouts: ['sizing', 'batterySafety'],
      text: {
        en: trimLines`
          A battery is chosen for an evening, not for a week. Add up what must run between sunset and sunrise: refrigerator, lighting, router, television, perhaps a fan. Six kilowatt-hours are a typical result for a family home without air conditioning at night.

          Nominal capacity is not usable capacity. A lithium iron phosphate battery is normally used to 90% depth of discharge, and about 5% are lost on the way through the inverter. Six divided by 0.9 and by 0.95 gives 7 kWh; the next size on the market is usually 7.5 or 10 kWh. A lead-acid battery should not be emptied below half if it is to last, so it would need nearly twice the nominal capacity.

          $$E_{nominal} = \frac{E}{DoD \times \eta} = \frac{6\ \text{kWh}}{0.9 \times 0.95} = 7.0\ \text{kWh} \qquad \frac{150\ \text{Ah} \times 51.2\ \text{V}}{1000} = 7.7\ \text{kWh}$$

          Power matters as much as energy. A pump or an old compressor draws several times its rated current for a moment when it starts; battery and inverter must both carry it. Finally choose the place: dry, ventilated, away from bedrooms, not above 35 °C, with room to work in front. A cupboard on a south-facing balcony fails on every point.
        `,
        ar: trimLines`
          تُختار البطارية لأمسية لا لأسبوع. نجمع ما يجب أن يعمل بين الغروب والشروق: الثلاجة والإنارة وجهاز التوجيه والتلفاز، وربما مروحة. ستة كيلوواط ساعي نتيجة معتادة لبيت عائلي لا يشغّل المكيّف ليلًا.

          السعة الاسمية ليست السعة القابلة للاستعمال. تُستعمل بطارية فوسفات الحديد والليثيوم عادة حتى عمق تفريغ 90%، ويضيع نحو 5% في الطريق عبر العاكس. نقسم 6 على 0.9 ثم على 0.95 فنجد 7 كيلوواط ساعي، والقياس التالي في السوق هو غالبًا 7.5 أو 10. أما بطارية الرصاص فلا ينبغي تفريغها تحت النصف إن أردناها أن تعمّر، فتحتاج إلى ضعف السعة الاسمية تقريبًا.

          $$E_{nominal} = \frac{E}{DoD \times \eta} = \frac{6\ \text{kWh}}{0.9 \times 0.95} = 7.0\ \text{kWh} \qquad \frac{150\ \text{Ah} \times 51.2\ \text{V}}{1000} = 7.7\ \text{kWh}$$

          والقدرة لا تقل أهمية عن الطاقة: تسحب المضخة أو الضاغط القديم عند الإقلاع أضعاف التيار الاسمي للحظة، وعلى البطارية والعاكس معًا تحمّل ذلك. وأخيرًا يُختار المكان: جاف ومهوّى وبعيد عن غرف النوم، لا تتجاوز حرارته 35 درجة، وأمامه متسع للعمل. وخزانة في شرفة تواجه الجنوب تخالف هذه الشروط كلها.
        `,
      },
    },
    {
      title: { en: 'Commissioning and handover to IEC 62446-1', ar: 'الوضع في الخدمة والتسليم وفق IEC 62446-1' },
      minutes: 50,
      text: {
        en: trimLines`
          A system that produces is not yet a system that was tested. IEC 62446-1 lists what a customer may expect: documents, an inspection and measurements. The standard is short, and following it protects the installer more than anyone else.

          ## Measurements, in this order
          - Continuity of the protective and bonding conductors.
          - Polarity of each string, before anything is plugged in.
          - Open-circuit voltage of each string, compared with its neighbours: a difference of one module's voltage means a wrong count.
          - Short-circuit or operating current of each string.
          - Insulation resistance between DC conductors and earth: at least 1 megohm for systems above 120 V.

          :::warning Strings are live in daylight
          The isolator does not make the modules dead. Measure with instruments of category III for the full string voltage, and short-circuit a string only with a device that is made for it.
          :::

          Then the functions: the inverter starts, stops when the grid is switched off, waits and starts again. Record irradiance and module temperature next to the power, otherwise nobody can say later whether 2.4 kW was good or poor.

          Hand over a folder with single-line diagram, datasheets, test results, warranty terms, the shutdown procedure in Arabic beside the inverter, and a date for the first visit. The customer signs the list, not just the invoice.
        `,
        ar: trimLines`
          المنظومة التي تنتج ليست بالضرورة منظومة مختبَرة. يعدّد المعيار IEC 62446-1 ما يحق للزبون انتظاره: وثائق ومعاينة وقياسات. وهو معيار قصير، واحترامه يحمي من يركّب المنظومة قبل غيره.

          ## القياسات بهذا الترتيب
          - استمرارية موصلات الحماية والربط متساوي الكمون.
          - قطبية كل سلسلة قبل وصل أي شيء.
          - توتر الدارة المفتوحة لكل سلسلة مقارنًا بجاراتها: فرق يساوي توتر لوح واحد معناه خطأ في العدد.
          - تيار الدارة القصيرة أو تيار التشغيل لكل سلسلة.
          - مقاومة العزل بين موصلات التيار المستمر والأرض: لا تقل عن 1 ميغاأوم في الأنظمة التي تتجاوز 120 فولط.

          :::warning السلاسل حية ما دام النهار
          الفاصل لا يقطع توتر الألواح نفسها. نقيس بأجهزة من الفئة CAT III لتوتر السلسلة الكامل، ولا تُقصر سلسلة إلا بجهاز مخصص لذلك.
          :::

          ثم تأتي الوظائف: يقلع العاكس، ويتوقف عند قطع الشبكة، وينتظر ثم يقلع من جديد. وتُسجَّل شدة الإشعاع وحرارة الألواح بجانب القدرة، وإلا فلن يعرف أحد لاحقًا هل كانت 2.4 كيلوواط نتيجة جيدة أم ضعيفة.

          يُسلَّم ملف فيه المخطط أحادي الخط والبطاقات التقنية ونتائج القياس وشروط الضمان، وإجراء الإيقاف معلّقًا بالعربية بجانب العاكس، وموعد أول زيارة. ويوقّع الزبون على هذه القائمة، لا على الفاتورة وحدها.
        `,
      },
    },
  ],
};
