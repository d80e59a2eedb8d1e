import { trimLines } from '../../bilingualText';
import type { CourseContent } from '../types';

export const lithiumBatteries: CourseContent = {
  slug: 'lithium-batteries-and-bms',
  category: 'batteries-storage',
  trainer: 'trainer',
  level: 'intermediate',
  price: 16000,
  createdDaysAgo: 56,
  title: {
    en: 'Lithium-Ion Batteries and Their Management Systems',
    ar: 'بطاريات الليثيوم أيون وأنظمة إدارتها',
  },
  description: {
    en: 'From the chemistry of a cell to the diagnosis of a pack: datasheets, series and parallel, the functions of a BMS, state of charge and state of health, and what Algerian heat does to all of them.',
    ar: 'من كيمياء الخلية إلى تشخيص الحزمة: البطاقات التقنية، والتسلسل والتفرع، ووظائف نظام إدارة البطارية، وحالة الشحن والحالة الصحية، وما تفعله الحرارة في الجزائر بذلك كله.',
  },
  keywords: [
    'batterie lithium',
    'باتري ليتيوم',
    'pack batterie',
    'réparation de batterie',
    'équilibrage des cellules',
    'BMS',
  ],
  outcomes: [
    {
      en: 'Choose LFP or NMC for a task from the datasheet: energy, currents and limits',
      ar: 'اختيار LFP أو NMC للمهمة من البطاقة التقنية: الطاقة والتيارات والحدود',
    },
    {
      en: 'Calculate voltage and capacity of a pack from its notation, such as 96s2p',
      ar: 'حساب توتر الحزمة وسعتها من رمزها، مثل 96s2p',
    },
    {
      en: 'Explain precharge, balancing and the limits that a BMS sends to charger and inverter',
      ar: 'شرح الشحن المسبق والموازنة والحدود التي يرسلها نظام الإدارة إلى الشاحن والعاكس',
    },
    {
      en: 'Judge a figure for state of health by the test from which it comes',
      ar: 'الحكم على رقم الحالة الصحية من الاختبار الذي أعطاه',
    },
    {
      en: 'Recognise the first signs of thermal runaway and act on them',
      ar: 'التعرف على أولى علامات الانفلات الحراري والتصرف عند ظهورها',
    },
  ],
  audience: [
    {
      en: 'Vehicle electricians and mechanics who deal with traction batteries',
      ar: 'كهربائيو السيارات وميكانيكيوها المتعاملون مع بطاريات الجر',
    },
    { en: 'Installers of solar systems with home storage', ar: 'مركّبو الأنظمة الشمسية المزوّدة بتخزين منزلي' },
    {
      en: 'Dealers and experts who value used electric cars',
      ar: 'التجار والخبراء الذين يقدّرون قيمة السيارات الكهربائية المستعملة',
    },
    { en: 'Students of electrical engineering and electronics', ar: 'طلاب الهندسة الكهربائية والإلكترونيك' },
  ],
  requirements: [
    {
      en: 'Voltage, current, resistance and power in direct-current circuits',
      ar: 'التوتر والتيار والمقاومة والقدرة في دارات التيار المستمر',
    },
    {
      en: 'Series and parallel connection, as in the free beginner courses',
      ar: 'الربط على التسلسل وعلى التفرع كما في دورات المبتدئين المجانية',
    },
    {
      en: 'A calculator; neither a battery nor a measuring instrument is needed',
      ar: 'آلة حاسبة، ولا حاجة إلى بطارية ولا إلى جهاز قياس',
    },
    {
      en: 'Before opening a real pack above 60 V, the course “High-Voltage Safety in the Workshop”',
      ar: 'قبل فتح حزمة حقيقية تتجاوز 60 فولط: دورة «السلامة عند العمل على التوتر العالي في الورشة»',
    },
  ],
  sections: [
    { firstLesson: 1, title: { en: 'From cell to pack', ar: 'من الخلية إلى الحزمة' } },
    { firstLesson: 4, title: { en: 'Supervision, ageing and safety', ar: 'المراقبة والتقادم والسلامة' } },
  ],
  lessons: [
    {
      title: { en: 'Inside the cell', ar: 'داخل الخلية' },
      minutes: 50,
      video: 'current.mp4',
      isPreview: true,
      text: {
        en: trimLines`
          A lithium-ion cell has two electrodes, a separator and an electrolyte. When it is discharged, lithium ions travel from the graphite anode through the separator to the cathode, while the electrons take the way through our motor. Charging sends both back. Nothing burns and nothing is used up; the ions simply change their lodging, which is why the process can be repeated thousands of times.

          The cathode gives the chemistry its name. **LFP**, lithium iron phosphate, has a nominal voltage of 3.2 V, tolerates heat and abuse well, lives for several thousand cycles and contains neither nickel nor cobalt. **NMC**, nickel manganese cobalt, has 3.6 to 3.7 V and stores more per kilogram, so it is found where space and weight are scarce.

          | Typical values | LFP | NMC |
          | --- | --- | --- |
          | Nominal voltage | 3.2 V | 3.6 to 3.7 V |
          | Full charge | 3.65 V | 4.2 V |
          | Energy of the cell | 90 to 180 Wh/kg | 150 to 270 Wh/kg |
          | Cycles to 80% | 2,000 to 6,000 | 1,000 to 2,000 |

          For a stationary battery in Biskra or a city bus, LFP is usually the sensible choice. For a long-range car NMC still has its place. Neither is 'the better battery': the task decides.
        `,
        ar: trimLines`
          لخلية الليثيوم أيون مسريان وفاصل وكهرليت. عند التفريغ تنتقل أيونات الليثيوم من مصعد الغرافيت عبر الفاصل إلى المهبط، بينما تسلك الإلكترونات الطريق عبر محركنا، ويعيد الشحن الاثنين إلى مكانهما. لا شيء يحترق ولا شيء يُستهلك: الأيونات تغيّر مسكنها فحسب، ولهذا يمكن تكرار العملية آلاف المرات.

          المهبط هو الذي يعطي الكيمياء اسمها. **LFP**، فوسفات الحديد والليثيوم، توتره الاسمي 3.2 فولط، ويتحمل الحرارة وسوء الاستعمال جيدًا، ويعيش بضعة آلاف من الدورات، ولا يحتوي على النيكل ولا الكوبالت. أما **NMC**، أي النيكل والمنغنيز والكوبالت، فتوتره بين 3.6 و3.7 فولط ويخزن أكثر في الكيلوغرام، فنجده حيث يضيق المكان ويهم الوزن.

          | قيم نموذجية | LFP | NMC |
          | --- | --- | --- |
          | التوتر الاسمي | 3.2 فولط | 3.6 إلى 3.7 فولط |
          | الشحن الكامل | 3.65 فولط | 4.2 فولط |
          | طاقة الخلية | 90 إلى 180 واط ساعي/كغ | 150 إلى 270 واط ساعي/كغ |
          | عدد الدورات حتى 80% | 2,000 إلى 6,000 | 1,000 إلى 2,000 |

          لبطارية ثابتة في بسكرة أو لحافلة في المدينة يكون LFP عادة هو الخيار المعقول، ولسيارة بعيدة المدى ما زال لخلايا NMC مكانها. وليس بينهما «بطارية أفضل»: المهمة هي التي تقرر.
        `,
      },
    },
    {
      title: { en: 'Reading a cell datasheet', ar: 'قراءة البطاقة التقنية للخلية' },
      minutes: 45,
      text: {
        en: trimLines`
          Capacity is given in ampere-hours and measured at a stated current and temperature. Multiplied by the nominal voltage it becomes energy: 100 Ah at 3.2 V are 0.32 kWh. Currents are written as multiples of capacity: 1C is 100 A for this cell, 0.5C is 50 A. A cell that may be discharged at 1C empties in an hour; whether it may be charged as quickly stands on another line.

          $$E = C \cdot U = \frac{100\ \text{Ah} \times 3.2\ \text{V}}{1000} = 0.32\ \text{kWh}$$

          ## Limits that are never crossed
          - Upper voltage: 3.65 V for LFP, usually 4.2 V for NMC.
          - Lower voltage: commonly 2.5 V; below it copper dissolves and the cell is lost.
          - Charging below 0 °C: metallic lithium is deposited, and damage is permanent.
          - Temperature: often 55 or 60 °C at most, and far less for a long life.

          Internal resistance explains behaviour under load. Half a milliohm at 100 A costs 0.05 V and produces 5 W of heat in each cell; in a pack of 96 cells that is nearly half a kilowatt. The number of cycles is always given to a certain remaining capacity, 80% as a rule, and at a friendly 25 °C. Read the small print before repeating the number to a customer.
        `,
        ar: trimLines`
          تُذكر السعة بالأمبير ساعي وتُقاس عند تيار ودرجة حرارة محددين، وبضربها في التوتر الاسمي تصبح طاقة: 100 أمبير ساعي عند 3.2 فولط تعطي 0.32 كيلوواط ساعي. وتُكتب التيارات مضاعفاتٍ للسعة: 1C هو 100 أمبير لهذه الخلية، و0.5C هو 50 أمبير. الخلية التي يُسمح بتفريغها عند 1C تفرغ في ساعة، أما السماح بشحنها بالسرعة نفسها فمذكور في سطر آخر.

          $$E = C \cdot U = \frac{100\ \text{Ah} \times 3.2\ \text{V}}{1000} = 0.32\ \text{kWh}$$

          ## حدود لا تُتجاوز
          - التوتر الأعلى: 3.65 فولط لخلايا LFP، و4.2 فولط عادة لخلايا NMC.
          - التوتر الأدنى: 2.5 فولط في الغالب، وتحته يذوب النحاس وتضيع الخلية.
          - الشحن تحت الصفر: يترسب الليثيوم المعدني ويكون الضرر دائمًا.
          - الحرارة: 55 أو 60 درجة على الأكثر، وأقل من ذلك بكثير لمن يريد عمرًا طويلًا.

          تفسّر المقاومة الداخلية السلوك تحت الحمولة: نصف ميلي أوم عند 100 أمبير يكلّف 0.05 فولط وينتج 5 واط من الحرارة في كل خلية، أي قرابة نصف كيلوواط في حزمة من 96 خلية. أما عدد الدورات فيُعطى دائمًا حتى سعة متبقية معينة، هي 80% عادة، وعند 25 درجة مريحة. فلنقرأ الحروف الصغيرة قبل نقل الرقم إلى الزبون.
        `,
      },
    },
    {
      title: { en: 'From cell to pack', ar: 'من الخلية إلى الحزمة' },
      minutes: 50,
      video: 'current.mp4',
      text: {
        en: trimLines`
          Series connection raises voltage, parallel connection raises capacity. Sixteen LFP cells in series give 51.2 V, the standard of home storage; 96 NMC cells in series give about 350 V, the classic car. The notation 96s2p says: ninety-six groups in series, two cells in parallel in each.

          ![A cell, a module of cells in series, and a pack of modules with fuse, contactors and management system](/media/lessons/battery-pack-en.svg "From the cell to the module to the pack, which also holds the fuse, the contactors and the management system.")

          In a series chain the weakest cell rules. When it is empty the whole pack is empty, when it is full charging must stop, even if the others have room. Cells are therefore sorted by capacity and resistance before assembly, and a single replacement cell in an old pack is rarely a good repair.

          A pack is also mechanics and thermal engineering: compression plates against swelling, busbars with defined torque, cooling plates or air channels, a housing that keeps out dust and water, and a vent that leads gases away from people. Ask of every home-made pack where the gas would go.
        `,
        ar: trimLines`
          الربط على التسلسل يرفع التوتر، والربط على التفرع يرفع السعة. ست عشرة خلية LFP على التسلسل تعطي 51.2 فولط، وهو المعتاد في التخزين المنزلي، و96 خلية NMC على التسلسل تعطي نحو 350 فولط، وهي السيارة الكلاسيكية. والرمز 96s2p يقول: ست وتسعون مجموعة على التسلسل، في كل منها خليتان على التفرع.

          ![خلية، ثم وحدة من خلايا متسلسلة، ثم حزمة من الوحدات فيها منصهرة وملامسات ونظام إدارة](/media/lessons/battery-pack-ar.svg "من الخلية إلى الوحدة إلى الحزمة، وفي الحزمة أيضًا المنصهرة والملامسات ونظام الإدارة.")

          في السلسلة تحكم الخلية الأضعف: إذا فرغت فرغت الحزمة كلها، وإذا امتلأت وجب وقف الشحن وإن بقي في غيرها متسع. لذلك تُفرز الخلايا بحسب السعة والمقاومة قبل التجميع، ونادرًا ما تكون خلية بديلة واحدة في حزمة قديمة إصلاحًا جيدًا.

          والحزمة أيضًا ميكانيك وهندسة حرارية: صفائح ضغط تقاوم الانتفاخ، وقضبان توصيل تُشد بعزم محدّد، وصفائح تبريد أو قنوات هواء، وغلاف يمنع الغبار والماء، ومنفس يبعد الغازات عن الناس. ولنسأل أمام كل حزمة مصنوعة يدويًا: إلى أين سيذهب الغاز؟
        `,
      },
    },
    {
      title: { en: 'What a BMS does all day', ar: 'ماذا يفعل نظام إدارة البطارية طوال اليوم؟' },
      minutes: 55,
      handouts: ['batterySafety'],
      text: {
        en: trimLines`
          The battery management system measures each cell voltage, several temperatures and the pack current. From these it derives everything else: it **protects** by opening the contactors, **limits** by telling charger and inverter how much current is welcome, **balances**, **estimates** and **reports**.

          | The BMS finds | It does |
          | --- | --- |
          | a cell at its upper voltage | ends charging, still allows discharging |
          | a cell at its lower voltage | ends discharging, still allows charging |
          | cells below 0 °C | refuses charging or heats first |
          | cells that are too hot | lowers the current, then opens the contactors |
          | a weak insulation | warns, and does not connect at the next start |

          Before the main contactors close, a precharge resistor fills the capacitors of the inverter in a fraction of a second. Without it the inrush would weld the contacts. A welded contactor is a serious fault, because the pack can then no longer be disconnected; the BMS checks for it at every start.

          Passive balancing drains the fullest cells through small resistors, some tens or hundreds of milliamperes, mostly near the end of charging. It corrects small differences patiently. It cannot rescue a damaged cell, and a pack whose spread grows from week to week is asking for a diagnosis and not for more balancing.

          Communication runs over CAN in vehicles and over CAN or RS485 in stationary systems. When the inverter and the battery come from different makers, check the compatibility list and the firmware version on both sides. Most 'faulty' home batteries we are shown merely speak another dialect.
        `,
        ar: trimLines`
          يقيس نظام إدارة البطارية توتر كل خلية، وعدة درجات حرارة، وتيار الحزمة. ومنها يستنتج كل ما سواها: **يحمي** بفتح الملامسات، و**يحدّ** بإبلاغ الشاحن والعاكس بالتيار المقبول، و**يوازن**، و**يقدّر**، و**يُعلم**.

          | ما يكتشفه نظام الإدارة | ما يفعله |
          | --- | --- |
          | خلية عند حدّها الأعلى | يوقف الشحن ويبقي التفريغ ممكنًا |
          | خلية عند حدّها الأدنى | يوقف التفريغ ويبقي الشحن ممكنًا |
          | خلايا تحت الصفر | يرفض الشحن أو يسخّن أولًا |
          | خلايا شديدة الحرارة | يخفض التيار ثم يفتح الملامسات |
          | عزل ضعيف | ينذر، ولا يصل الحزمة عند الإقلاع التالي |

          قبل غلق الملامسات الرئيسية تملأ مقاومة الشحن المسبق مكثفات العاكس في جزء من الثانية، ولولاها لالتحمت التماسات من شدة تيار الاندفاع. والملامس الملتحم عطل خطير لأن فصل الحزمة يصبح مستحيلًا، ولذلك يتحقق منه النظام عند كل إقلاع.

          الموازنة السلبية تفرّغ الخلايا الأكثر امتلاءً عبر مقاومات صغيرة، بعشرات أو مئات من الميلي أمبير، وغالبًا قرب نهاية الشحن. تصحح الفروق الصغيرة بصبر، لكنها لا تنقذ خلية متضررة. والحزمة التي يتسع فيها الفرق أسبوعًا بعد أسبوع تحتاج إلى تشخيص لا إلى مزيد من الموازنة.

          يجري الاتصال عبر CAN في المركبات، وعبر CAN أو RS485 في الأنظمة الثابتة. وإذا كان العاكس والبطارية من صانعين مختلفين روجعت قائمة التوافق وإصدار البرنامج في الجهتين. فأغلب البطاريات المنزلية «المعطلة» التي تُعرض علينا تتكلم لهجة أخرى لا أكثر.
        `,
      },
    },
    {
      title: { en: 'State of charge and state of health', ar: 'حالة الشحن والحالة الصحية' },
      minutes: 50,
      video: 'current.mp4',
      text: {
        en: trimLines`
          No sensor measures the state of charge. The BMS counts coulombs, that is, it integrates the current; small errors add up and after some days the count has drifted. It is corrected by the open-circuit voltage, which belongs to a certain charge once the cell has rested.

          $$SoC(t) = SoC_0 - \frac{1}{C} \int_0^t I\,dt \qquad SoH = \frac{C_{now}}{C_{new}} = \frac{88\ \text{Ah}}{100\ \text{Ah}} = 88\,\%$$

          With LFP this correction is weak: between 20 and 90% the voltage changes by only a few hundredths of a volt. That is why makers ask owners of LFP cars to charge to 100% now and then: at the upper end the curve is steep and the counter finds its zero. Better systems use a Kalman filter, which weighs model and measurement against each other.

          State of health compares today's capacity with the nominal one. The honest test takes a day: charge fully, rest, discharge at a constant current, count. A quick test reads the value from the BMS and compares the cell voltages under load. For a used car ask for both the number and the way it was obtained; 88% from a full discharge is worth more than 95% from an unknown application.
        `,
        ar: trimLines`
          لا يوجد حساس يقيس حالة الشحن. يعدّ نظام الإدارة الكولومات، أي يكامل التيار، فتتراكم الأخطاء الصغيرة وينحرف العدّ بعد أيام. ويُصحَّح بتوتر الدارة المفتوحة الذي يقابل شحنة معينة بعد أن ترتاح الخلية.

          $$SoC(t) = SoC_0 - \frac{1}{C} \int_0^t I\,dt \qquad SoH = \frac{C_{now}}{C_{new}} = \frac{88\ \text{Ah}}{100\ \text{Ah}} = 88\,\%$$

          هذا التصحيح ضعيف مع LFP: بين 20 و90% لا يتغيّر التوتر إلا ببضعة أجزاء من مئة من الفولط. ولهذا يطلب الصانعون من أصحاب سيارات LFP الشحن إلى 100% من حين إلى آخر، ففي الطرف الأعلى ينحدر المنحنى بقوة ويجد العداد مرجعه. وتستعمل الأنظمة الأفضل مرشح كالمان الذي يوازن بين النموذج والقياس.

          تقارن الحالة الصحية سعة اليوم بالسعة الاسمية. والاختبار الأمين يستغرق يومًا: شحن كامل فراحة فتفريغ بتيار ثابت مع العدّ. أما الاختبار السريع فيقرأ القيمة من نظام الإدارة ويقارن توترات الخلايا تحت الحمولة. وعند شراء سيارة مستعملة نسأل عن الرقم وعن طريقة الحصول عليه: 88% من تفريغ كامل أثمن من 95% من تطبيق مجهول.
        `,
      },
    },
    {
      title: { en: 'Heat, ageing and thermal runaway', ar: 'الحرارة والتقادم والانفلات الحراري' },
      minutes: 50,
      video: 'current.mp4',
      handouts: ['batterySafety'],
      text: {
        en: trimLines`
          Batteries age in two ways. **Calendar ageing** goes on even in a parked car and roughly doubles for every ten degrees. **Cycle ageing** comes with use and grows with the depth of discharge and the current. The worst combination is a full battery in a hot place: a car at 100% in the August sun of Hassi Messaoud ages more in that week than in a month of gentle driving.

          The countermeasures cost nothing: park in the shade, charge to 80% for daily use, store at about 50%, and let the car cool for a while before rapid charging. For stationary batteries a north wall and a ventilated room do more than the best brand.

          **Thermal runaway** begins when a cell heats itself faster than it can be cooled. The causes are internal short circuits, overcharging, crushing or external fire. The electrolyte vents as white, toxic and flammable vapour before there is any flame; that is the moment to leave the building and call civil protection. Large amounts of water cool the neighbouring cells; the battery may reignite hours later, so it stays outdoors, apart and watched.

          :::danger White vapour: everybody leaves
          Do not look for the cause and do not carry the battery out. Leave the building, keep others away from the vapour, and call civil protection on 14.
          :::
        `,
        ar: trimLines`
          تتقادم البطاريات بطريقتين. **التقادم الزمني** يستمر حتى في سيارة متوقفة، ويتضاعف تقريبًا كل عشر درجات. و**التقادم الدوري** يأتي مع الاستعمال ويزداد مع عمق التفريغ وشدة التيار. وأسوأ اجتماع هو بطارية ممتلئة في مكان حار: سيارة مشحونة 100% تحت شمس أوت في حاسي مسعود تتقادم في أسبوع واحد أكثر مما تتقادم في شهر من القيادة الهادئة.

          والوقاية لا تكلف شيئًا: الركن في الظل، والشحن إلى 80% للاستعمال اليومي، والتخزين عند نحو 50%، وترك السيارة تبرد قليلًا قبل الشحن السريع. وللبطاريات الثابتة يفعل الجدار الشمالي والغرفة المهوّاة أكثر مما تفعله أحسن علامة تجارية.

          يبدأ **الانفلات الحراري** حين تسخّن الخلية نفسها أسرع مما يمكن تبريدها. وأسبابه دارة قصيرة داخلية أو شحن زائد أو سحق أو حريق خارجي. يخرج الكهرليت بخارًا أبيض سامًّا وقابلًا للاشتعال قبل ظهور أي لهب، وتلك لحظة إخلاء المكان والاتصال بالحماية المدنية. الماء بكميات كبيرة يبرّد الخلايا المجاورة، وقد تشتعل البطارية من جديد بعد ساعات، فتُترك في الخارج معزولة وتحت المراقبة.

          :::danger بخار أبيض: يغادر الجميع
          لا نبحث عن السبب ولا نحمل البطارية إلى الخارج. نغادر المبنى ونبعد الناس عن البخار ونتصل بالحماية المدنية على الرقم 14.
          :::
        `,
      },
    },
    {
      title: { en: 'Second life (in preparation)', ar: 'الحياة الثانية للبطارية (قيد الإعداد)' },
      minutes: 0,
      isDraft: true,
      text: {
        en: trimLines`
          Notes for the recording: criteria for sorting used packs, tests before reuse, responsibility and labelling.

          To add: a measured example from the Rouiba workshop, with capacity and resistance of sixteen modules.

          Do not publish before the safety sheet has been reviewed.
        `,
        ar: trimLines`
          ملاحظات للتسجيل: معايير فرز الحزم المستعملة، والاختبارات قبل إعادة الاستعمال، والمسؤولية ووضع الملصقات.

          يضاف: مثال مقيس من ورشة الرويبة فيه سعة ست عشرة وحدة ومقاومتها.

          لا يُنشر الدرس قبل مراجعة بطاقة السلامة.
        `,
      },
    },
  ],
};
