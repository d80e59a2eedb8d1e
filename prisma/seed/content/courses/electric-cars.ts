import { trimLines } from '../../bilingualText';
import type { CourseContent } from '../types';

export const electricCars: CourseContent = {
  slug: 'electric-cars-step-by-step',
  category: 'electric-vehicles',
  trainer: 'trainer',
  level: 'beginner',
  price: 0,
  createdDaysAgo: 84,
  title: { en: 'Electric Cars Step by Step', ar: 'السيارات الكهربائية خطوة بخطوة' },
  description: {
    en: 'What is under the floor of an electric car, how the motor, inverter and battery share the work, how far one drives in a real summer, how charging works and what a kilometre costs in Algeria.',
    ar: 'ماذا يوجد تحت أرضية السيارة الكهربائية، وكيف يتقاسم المحرك والعاكس والبطارية العمل، وأيّ مسافة تُقطع فعلًا في الصيف، وكيف يجري الشحن، وكم يكلّف الكيلومتر في الجزائر.',
  },
  keywords: [
    'voiture électrique',
    'طوموبيل كهربائية',
    'لوطو إليكتريك',
    'autonomie',
    'ميكانيك السيارات الكهربائية',
    'batterie de voiture',
  ],
  outcomes: [
    {
      en: 'Name the main parts of an electric drive and say what each of them does',
      ar: 'تسمية المكونات الرئيسية لمنظومة الجر الكهربائي وبيان وظيفة كل منها',
    },
    {
      en: 'Explain how the inverter sets torque and speed without a gearbox',
      ar: 'شرح كيفية ضبط العاكس للعزم والسرعة من دون علبة سرعات',
    },
    {
      en: 'Estimate the range of a car from battery capacity, consumption and speed',
      ar: 'تقدير مدى السيارة من سعة البطارية والاستهلاك والسرعة',
    },
    {
      en: 'Calculate the charging time at a household socket and at a wallbox',
      ar: 'حساب زمن الشحن من مقبس منزلي ومن شاحن جداري',
    },
    {
      en: 'Compare the energy cost of 100 km in an electric car and in a petrol car',
      ar: 'مقارنة تكلفة الطاقة لكل 100 كيلومتر بين سيارة كهربائية وسيارة بنزين',
    },
  ],
  audience: [
    { en: 'Families who are thinking of buying an electric car', ar: 'العائلات التي تفكر في شراء سيارة كهربائية' },
    {
      en: 'Workshop mechanics who receive their first electric cars',
      ar: 'ميكانيكيو الورشات الذين يستقبلون أولى السيارات الكهربائية',
    },
    {
      en: 'Taxi drivers, driving schools and owners of delivery vans',
      ar: 'سائقو سيارات الأجرة ومدارس السياقة وأصحاب شاحنات التوزيع',
    },
    {
      en: 'Trainees in vehicle mechanics and vehicle electricity',
      ar: 'متربصو التكوين المهني في ميكانيك السيارات وكهربائها',
    },
  ],
  requirements: [
    { en: 'No prior knowledge of electricity or mechanics', ar: 'لا معارف مسبقة في الكهرباء ولا في الميكانيك' },
    { en: 'The four operations of arithmetic and a calculator', ar: 'العمليات الحسابية الأربع وآلة حاسبة' },
    { en: 'A phone or a computer; a car of your own is not needed', ar: 'هاتف أو حاسوب، ولا يُشترط امتلاك سيارة' },
    {
      en: 'No safety training, since no lesson asks you to open a high-voltage part',
      ar: 'لا تكوين في السلامة، فلا درس يتطلّب فتح جزء من منظومة التوتر العالي',
    },
  ],
  sections: [
    { firstLesson: 1, title: { en: 'Inside the car', ar: 'داخل السيارة' } },
    { firstLesson: 4, title: { en: 'On the road', ar: 'على الطريق' } },
  ],
  lessons: [
    {
      title: { en: 'A tour under the floor', ar: 'جولة تحت الأرضية' },
      minutes: 40,
      video: 'current.mp4',
      isPreview: true,
      text: {
        en: trimLines`
          Put an electric car on the lift and the first surprise is how little there is to see. A flat box fills the space between the axles: the battery pack, 250 to 600 kilograms. At one axle, sometimes at both, sits a drive unit hardly larger than a suitcase. There is no exhaust, no fuel tank and no gearbox with five speeds.

          ## The parts and their jobs
          - **Battery pack**: stores energy, typically 40 to 80 kWh at about 400 V; newer platforms use 800 V.
          - **Inverter**: turns direct current into three-phase current for the motor, and back again when braking.
          - **Motor and reduction gear**: one fixed ratio, about nine to one.
          - **On-board charger**: turns alternating current from the socket into direct current for the battery.
          - **DC-DC converter**: feeds the ordinary 12 V system, which replaces the alternator.

          Orange cables connect them. The colour is an international warning: high voltage, hands off unless you are trained and the system has been made safe. A small 12 V battery is still there, because the computer that closes the main contactors needs power before the large battery is connected. When it is flat the car does not start, like every other car, which is worth knowing before calling a tow truck.

          :::danger Orange means high voltage
          Never pull, cut or open an orange cable, nor a cover with the yellow triangle. Only trained people work there, and only after the system has been made safe.
          :::
        `,
        ar: trimLines`
          نرفع سيارة كهربائية على الرافعة، فتكون المفاجأة الأولى قلة ما يُرى: صندوق مسطح يملأ ما بين المحورين هو حزمة البطارية، ووزنها بين 250 و600 كيلوغرام. وعند أحد المحورين، أو عند كليهما أحيانًا، وحدة جر لا يزيد حجمها كثيرًا على حقيبة سفر. لا عادم ولا خزان وقود ولا علبة سرعات بخمس نسب.

          ## المكونات ووظائفها
          - **حزمة البطارية**: تخزن الطاقة، وهي عادة بين 40 و80 كيلوواط ساعي عند نحو 400 فولط، وتعمل المنصات الأحدث عند 800 فولط.
          - **العاكس**: يحوّل التيار المستمر إلى تيار ثلاثي الطور للمحرك، ويعكس العملية عند الكبح.
          - **المحرك ومخفّض السرعة**: نسبة ثابتة واحدة، نحو تسعة إلى واحد.
          - **الشاحن الداخلي**: يحوّل التيار المتناوب القادم من المقبس إلى تيار مستمر للبطارية.
          - **محوّل التيار المستمر**: يغذي شبكة 12 فولط المعتادة، فيحل محل المولّد.

          تربط بينها كوابل برتقالية اللون، وهذا اللون تحذير عالمي: توتر عالٍ لا يُلمس إلا بعد تكوين وبعد تأمين المنظومة. وما زالت البطارية الصغيرة بتوتر 12 فولط موجودة، لأن الحاسوب الذي يغلق الملامسات الرئيسية يحتاج إلى التغذية قبل وصل البطارية الكبيرة. فإذا فرغت تعطلت السيارة كأي سيارة أخرى، وهي معلومة تستحق أن تُعرف قبل استدعاء شاحنة القطر.

          :::danger البرتقالي يعني التوتر العالي
          لا يُسحب كابل برتقالي ولا يُقطع ولا يُفتح، وكذلك الغطاء الذي يحمل المثلث الأصفر. لا يعمل هناك إلا المكوَّنون، وبعد تأمين المنظومة فقط.
          :::
        `,
      },
    },
    {
      title: { en: 'Motor and inverter: torque from standstill', ar: 'المحرك والعاكس: عزم منذ السكون' },
      minutes: 50,
      text: {
        en: trimLines`
          Most cars use a permanent magnet synchronous motor: coils in the stator create a rotating magnetic field, magnets in the rotor follow it. The induction motor, without magnets, survives as a second drive on some all-wheel models because it can coast without losses when it is not needed.

          The inverter is the true gearbox. Six electronic switches, IGBTs or silicon carbide transistors, chop the battery voltage thousands of times per second and shape three currents shifted by 120 degrees. Their amplitude sets the torque, their frequency sets the speed. That is why full torque is available from standstill and why there is nothing to shift.

          Power follows from torque and speed. With power in kilowatts, torque in newton metres and speed in revolutions per minute, 250 N·m at 4,000 revolutions make 105 kW:

          $$P = \frac{M \cdot n}{9550} = \frac{250 \times 4000}{9550} \approx 105\ \text{kW}$$

          Efficiency is the second gift. Motor and inverter together turn some 90% of the battery's energy into motion over a wide range; a petrol engine in town seldom reaches 25%. What is lost appears as heat in a small space, so the drive is cooled by a liquid circuit, and the coolant is one of the few fluids that a workshop still changes.
        `,
        ar: trimLines`
          تستعمل معظم السيارات محركًا متزامنًا ذا مغانط دائمة: تولّد وشائع الثابت حقلًا مغناطيسيًا دوّارًا، وتتبعه مغانط الدوّار. أما المحرك التحريضي الخالي من المغانط فبقي محركًا ثانيًا في بعض الطرازات رباعية الدفع، لأنه يدور حرًّا من دون ضياع حين لا نحتاج إليه.

          العاكس هو علبة السرعات الحقيقية: ستة قواطع إلكترونية، من نوع IGBT أو من كربيد السيليسيوم، تقطّع توتر البطارية آلاف المرات في الثانية وتشكّل ثلاثة تيارات بينها فرق طور قدره 120 درجة. تحدد سعتها عزم الدوران، ويحدّد تواترها السرعة. ولهذا يتوفر العزم كاملًا منذ السكون، ولا شيء يستدعي تبديل السرعات.

          وتنتج القدرة عن العزم والسرعة. بالقدرة بالكيلوواط والعزم بالنيوتن متر والسرعة بعدد الدورات في الدقيقة، يعطي عزم 250 نيوتن متر عند 4,000 دورة قدرة 105 كيلوواط:

          $$P = \frac{M \cdot n}{9550} = \frac{250 \times 4000}{9550} \approx 105\ \text{kW}$$

          والمردود هدية ثانية: يحوّل المحرك والعاكس معًا نحو 90% من طاقة البطارية إلى حركة في مجال واسع من السرعات، بينما نادرًا ما يبلغ محرك البنزين 25% داخل المدينة. وما يضيع يظهر حرارةً في حيز ضيق، ولذلك تُبرَّد وحدة الجر بدارة سائلة، وسائل التبريد من السوائل القليلة التي ما زالت الورشة تبدلها.
        `,
      },
    },
    {
      title: { en: 'Battery and range in real life', ar: 'البطارية والمدى في الحياة الواقعية' },
      minutes: 45,
      video: 'current.mp4',
      text: {
        en: trimLines`
          Range is a division. A usable battery of 60 kWh divided by a consumption of 16 kWh per 100 km gives 375 km. The brochure says more because WLTP is a laboratory cycle with gentle acceleration, 23 °C and no air conditioning. It serves for comparing two cars, not for planning the road to Ghardaïa.

          Speed is the strongest lever, since air resistance grows with its square. At 90 km/h many cars need 13 to 15 kWh per 100 km, at 120 km/h 18 to 22. Heat costs less than people expect: air conditioning takes 1 to 2 kW once the cabin is cool, so a slow trip suffers more than a fast one. A headwind from the south can cost as much as the air conditioner.

          | Steady speed | Consumption per 100 km | Range with 60 kWh |
          | --- | --- | --- |
          | 90 km/h | 14 kWh | 430 km |
          | 110 km/h | 17 kWh | 350 km |
          | 120 km/h | 20 kWh | 300 km |

          Three habits help. Cool the cabin while the car is still plugged in. Plan long trips between 10 and 80% of charge, because charging is fast there and slow above. And keep a reserve of fifty kilometres as long as rapid chargers are far apart; the map of charging points changes every month, so look before you leave.
        `,
        ar: trimLines`
          المدى عملية قسمة: بطارية سعتها القابلة للاستعمال 60 كيلوواط ساعي، نقسمها على استهلاك قدره 16 كيلوواط ساعي لكل 100 كيلومتر فنجد 375 كيلومترًا. وتذكر النشرة الإشهارية أكثر من ذلك لأن WLTP دورة مخبرية بتسارع لطيف وحرارة 23 درجة ومن دون تكييف. تصلح للمقارنة بين سيارتين، لا للتخطيط لطريق غرداية.

          السرعة أقوى العوامل، لأن مقاومة الهواء تزداد مع مربعها. عند 90 كيلومترًا في الساعة تحتاج سيارات كثيرة إلى 13 أو 15 كيلوواط ساعي لكل 100 كيلومتر، وعند 120 إلى ما بين 18 و22. أما الحر فيكلّف أقل مما يُظن: يستهلك المكيّف بين 1 و2 كيلوواط بعد أن تبرد المقصورة، فتتأثر الرحلة البطيئة به أكثر من السريعة. وقد تكلف ريح معاكسة من الجنوب قدر ما يكلفه المكيّف.

          | السرعة الثابتة | الاستهلاك في 100 كم | المدى ببطارية 60 كيلوواط ساعي |
          | --- | --- | --- |
          | 90 كم/سا | 14 كيلوواط ساعي | 430 كم |
          | 110 كم/سا | 17 كيلوواط ساعي | 350 كم |
          | 120 كم/سا | 20 كيلوواط ساعي | 300 كم |

          ثلاث عادات تساعد: تبريد المقصورة والسيارة ما زالت موصولة بالشاحن، وتخطيط الأسفار الطويلة بين 10 و80% من الشحن لأنه سريع في هذا المجال بطيء فوقه، والاحتفاظ باحتياط قدره خمسون كيلومترًا ما دامت الشواحن السريعة متباعدة. وخريطة نقاط الشحن تتغيّر كل شهر، فلنراجعها قبل الانطلاق.
        `,
      },
    },
    {
      title: { en: 'Regenerative braking and one-pedal driving', ar: 'الكبح الاسترجاعي والقيادة بدواسة واحدة' },
      minutes: 35,
      text: {
        en: trimLines`
          Lift your foot and the car slows down by itself: the motor has become a generator and the battery receives current. On a descent such as the road from Chréa to Blida, the display shows kilometres coming back. Not all of them, since each conversion loses a little; of the energy of braking some 60 to 70% returns as motion later.

          ![Energy flows from the battery through inverter and motor to the wheels, and back the same way when braking](/media/lessons/regenerative-braking-en.svg "When driving, energy flows to the wheels; when braking, part of it returns the same way.")

          How much is there to win? A car of 1,800 kg at 72 km/h, that is 20 m/s, carries 0.1 kWh of kinetic energy:

          $$E = \tfrac{1}{2} m v^2 = \tfrac{1}{2} \times 1800 \times 20^2 = 360\,000\ \text{J} = 0.1\ \text{kWh}$$

          In one-pedal driving the accelerator commands both directions. Beginners find it jerky for ten minutes and tiring never again. Brake lights come on when the deceleration is strong enough, as the regulations require, so those behind are warned.

          There are limits. A full battery cannot accept more energy, and a cold one only little; then the car brakes less than usual unless it blends in the friction brakes. Those brakes are used so seldom that rust, not wear, becomes their enemy. A firm stop once a week on an empty road keeps the discs bright, and the brake fluid still has to be changed on schedule.
        `,
        ar: trimLines`
          نرفع القدم فتبطئ السيارة من تلقاء نفسها: صار المحرك مولّدًا وصارت البطارية تستقبل التيار. وفي منحدر مثل طريق الشريعة إلى البليدة تُظهر الشاشة كيلومترات عائدة، وإن لم تعد كلها، فكل تحويل يفقد شيئًا: من طاقة الكبح يرجع نحو 60 إلى 70% حركةً فيما بعد.

          ![تتدفق الطاقة من البطارية عبر العاكس والمحرك إلى العجلات، وتعود في الطريق نفسه عند الكبح](/media/lessons/regenerative-braking-ar.svg "عند السير تتجه الطاقة إلى العجلات، وعند الكبح يعود جزء منها في الطريق نفسه.")

          وكم يمكن أن نسترجع؟ سيارة كتلتها 1,800 كغ وسرعتها 72 كم/سا، أي 20 مترًا في الثانية، تحمل طاقة حركية قدرها 0.1 كيلوواط ساعي:

          $$E = \tfrac{1}{2} m v^2 = \tfrac{1}{2} \times 1800 \times 20^2 = 360\,000\ \text{J} = 0.1\ \text{kWh}$$

          في القيادة بدواسة واحدة تتحكم دواسة التسارع في الاتجاهين. يجدها المبتدئ متقطعة في الدقائق العشر الأولى، ثم لا يعود إلى غيرها. وتشتعل أضواء الكبح حين يكون التباطؤ كافيًا كما تنص اللوائح، فيُنبَّه من في الخلف.

          ولها حدود: البطارية الممتلئة لا تقبل مزيدًا من الطاقة، والباردة لا تقبل إلا القليل، فتكبح السيارة عندئذ أقل من المعتاد ما لم تُشرك المكابح الاحتكاكية. وهذه المكابح قليلة الاستعمال حتى صار الصدأ عدوها لا التآكل. فرملة قوية مرة في الأسبوع على طريق خالٍ تحفظ الأقراص، ويبقى تبديل سائل المكابح في موعده واجبًا.
        `,
      },
    },
    {
      title: { en: 'Charging at home and on the road', ar: 'الشحن في البيت وعلى الطريق' },
      minutes: 50,
      video: 'current.m3u8',
      handouts: ['chargingModes'],
      text: {
        en: trimLines`
          Charging time is energy divided by power, and the weakest link decides the power. With alternating current the chain is socket, cable and on-board charger: 2.3 kW from a household socket limited to 10 A, 7.4 kW from a single-phase wallbox at 32 A, 11 or 22 kW on three phases if the car can take them. From 20 to 80% a 50 kWh battery needs 30 kWh: thirteen hours at the socket, a little over four at the wallbox.

          With direct current the station itself contains the charger and reaches 50 to 350 kW through the CCS2 connector. Here the battery decides: it accepts full power when warm and rather empty, and throttles above 80% to protect itself. Waiting for the last fifth often takes as long as the first four.

          ![Alternating current passes through the on-board charger; direct current of a station goes straight to the battery](/media/lessons/charging-paths-en.svg "With alternating current the charger is in the car, with direct current it is in the station.")

          | Supply | Power | Time for 30 kWh |
          | --- | --- | --- |
          | Household socket, 10 A | $230\ \text{V} \times 10\ \text{A} = 2.3\ \text{kW}$ | 13 h |
          | Wallbox, one phase, 32 A | $230\ \text{V} \times 32\ \text{A} \approx 7.4\ \text{kW}$ | 4 h |
          | Three phases, 16 A | $3 \times 230\ \text{V} \times 16\ \text{A} \approx 11\ \text{kW}$ | 2 h 45 min |
          | Three phases, 32 A | $3 \times 230\ \text{V} \times 32\ \text{A} \approx 22\ \text{kW}$ | 1 h 20 min |
          | Direct current | 50 kW | 36 min |

          At home, a dedicated circuit is not a luxury. An old socket that carries 10 A for twelve hours every night heats up at the worst contact, and that contact is usually hidden behind plaster. A qualified electrician checks earthing, cable section and the protections before the first night.

          For most owners the pattern is simple: charge at night or from the solar roof at noon, between 20 and 80%, and use rapid charging only on trips.
        `,
        ar: trimLines`
          زمن الشحن هو الطاقة مقسومة على القدرة، وأضعف حلقة هي التي تحدد القدرة. مع التيار المتناوب تتكوّن الحلقات من المقبس والكابل والشاحن الداخلي: 2.3 كيلوواط من مقبس منزلي محدّد بعشرة أمبير، و7.4 كيلوواط من شاحن جداري أحادي الطور عند 32 أمبير، و11 أو 22 كيلوواط بثلاثة أطوار إن كانت السيارة تقبلها. لشحن بطارية سعتها 50 كيلوواط ساعي من 20 إلى 80% يلزم 30 كيلوواط ساعي: ثلاث عشرة ساعة من المقبس، وأكثر من أربع ساعات بقليل من الشاحن الجداري.

          مع التيار المستمر تحتوي المحطة نفسها على الشاحن، وتبلغ قدرتها بين 50 و350 كيلوواط عبر موصل CCS2. وهنا تقرر البطارية: تقبل القدرة كاملة إذا كانت دافئة وقريبة من الفراغ، وتخفضها فوق 80% لتحمي نفسها. وكثيرًا ما يستغرق انتظار الخُمس الأخير ما استغرقته الأخماس الأربعة الأولى.

          ![يمر التيار المتناوب عبر الشاحن المدمج في السيارة، أما التيار المستمر القادم من المحطة فيصل إلى البطارية مباشرة](/media/lessons/charging-paths-ar.svg "في التيار المتناوب يكون الشاحن داخل السيارة، وفي التيار المستمر داخل المحطة.")

          | التغذية | القدرة | زمن 30 كيلوواط ساعي |
          | --- | --- | --- |
          | مقبس منزلي، 10 أمبير | $230\ \text{V} \times 10\ \text{A} = 2.3\ \text{kW}$ | 13 سا |
          | شاحن جداري أحادي الطور، 32 أمبير | $230\ \text{V} \times 32\ \text{A} \approx 7.4\ \text{kW}$ | 4 سا |
          | ثلاثة أطوار، 16 أمبير | $3 \times 230\ \text{V} \times 16\ \text{A} \approx 11\ \text{kW}$ | 2 سا و45 د |
          | ثلاثة أطوار، 32 أمبير | $3 \times 230\ \text{V} \times 32\ \text{A} \approx 22\ \text{kW}$ | 1 سا و20 د |
          | تيار مستمر | 50 كيلوواط | 36 د |

          وفي البيت ليست الدارة المخصصة ترفًا: مقبس قديم يمر فيه 10 أمبير اثنتي عشرة ساعة كل ليلة يسخن عند أسوأ نقطة تلامس، وهي في الغالب مخفية خلف الجبس. يفحص كهربائي مؤهل التأريض ومقطع الكابل ووسائل الحماية قبل الليلة الأولى.

          والعادة المناسبة لأغلب المالكين بسيطة: الشحن ليلًا، أو ظهرًا من السطح الشمسي، بين 20 و80%، وترك الشحن السريع للأسفار.
        `,
      },
    },
    {
      title: { en: 'What a kilometre costs in Algeria', ar: 'كم يكلّف الكيلومتر في الجزائر؟' },
      minutes: 40,
      text: {
        en: trimLines`
          Let us do the sum with round numbers and replace them by today's prices afterwards. A car that consumes 16 kWh per 100 km draws about 17.6 kWh from the socket, since a tenth is lost in charging. At 5.5 DZD per kilowatt-hour, an upper block of the household tariff, that is some 97 DZD. A petrol car with 6.5 litres at around 46 DZD per litre costs about 299 DZD for the same distance.

          The saving is real, some 200 DZD per 100 km, but smaller than in countries where petrol is dear. At 15,000 km a year it amounts to about 30,000 DZD. Honest advice therefore looks at the whole bill: purchase, customs, insurance, tyres and maintenance.

          | | Electric | Petrol |
          | --- | --- | --- |
          | Energy for 100 km | 17.6 kWh | 6.5 litres |
          | Price of the unit | 5.5 DZD | 46 DZD |
          | Cost of 100 km | 97 DZD | 299 DZD |
          | Cost of 15,000 km | about 14,500 DZD | about 44,900 DZD |

          Maintenance is where the electric car gains quietly. No oil, filters, belts, clutch or exhaust; brakes last long; what remains is tyres, cabin filter, coolant, brake fluid and the 12 V battery. Taxis, delivery vans and driving schools, with 40,000 km or more a year, reach the break-even point years before a family does, and a solar roof over the yard brings it closer still.
        `,
        ar: trimLines`
          لنجرِ الحساب بأرقام مدوّرة ثم نعوّضها بأسعار اليوم. سيارة تستهلك 16 كيلوواط ساعي لكل 100 كيلومتر تسحب من المقبس نحو 17.6، لأن عُشر الطاقة يضيع أثناء الشحن. بسعر 5.5 دج للكيلوواط ساعي، وهو من الشطور العليا للتسعيرة المنزلية، تكون التكلفة قرابة 97 دج. أما سيارة بنزين تستهلك 6.5 لترات بسعر يقارب 46 دج للتر فتكلف نحو 299 دج للمسافة نفسها.

          التوفير حقيقي، قرابة 200 دج لكل 100 كيلومتر، لكنه أقل مما هو في بلدان يغلو فيها البنزين. ولمن يقطع 15,000 كيلومتر سنويًا يبلغ نحو 30,000 دج. والنصيحة الأمينة تنظر إذن إلى الفاتورة كلها: الشراء والجمركة والتأمين والعجلات والصيانة.

          | | كهربائية | بنزين |
          | --- | --- | --- |
          | طاقة 100 كم | 17.6 كيلوواط ساعي | 6.5 لتر |
          | سعر الوحدة | 5.5 دج | 46 دج |
          | تكلفة 100 كم | 97 دج | 299 دج |
          | تكلفة 15,000 كم | نحو 14,500 دج | نحو 44,900 دج |

          في الصيانة تكسب السيارة الكهربائية بهدوء: لا زيت ولا مصافي ولا سيور ولا قابض ولا عادم، والمكابح تدوم طويلًا، ولا يبقى إلا العجلات ومصفاة المقصورة وسائل التبريد وسائل المكابح وبطارية 12 فولط. أما سيارات الأجرة وشاحنات التوزيع الصغيرة ومدارس السياقة، التي تقطع 40,000 كيلومتر أو أكثر في السنة، فتبلغ نقطة التعادل قبل العائلة بسنوات، ويقرّبها أكثر سطح شمسي فوق الحظيرة.
        `,
      },
    },
  ],
};
