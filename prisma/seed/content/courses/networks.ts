import { trimLines } from '../../bilingualText';
import type { CourseContent } from '../types';

export const windEnergy: CourseContent = {
  slug: 'wind-energy-site-to-turbine',
  category: 'wind-energy',
  trainer: 'yacine.bouzid',
  level: 'beginner',
  price: 9000,
  createdDaysAgo: 238,
  title: { en: 'Wind Energy: From the Site to the Turbine', ar: 'طاقة الرياح: من الموقع إلى التوربين' },
  description: {
    en: 'Where wind is worth harvesting, how it is measured, how a turbine works and what a year of operation on a dusty plateau looks like.',
    ar: 'أين تستحق الرياح أن تُستغل، وكيف تقاس، وكيف يعمل التوربين، وكيف تبدو سنة من الاستغلال فوق هضبة مغبرة.',
  },
  keywords: ['éolien', 'éolienne', 'énergie éolienne', 'إيوليان', 'طاقة الريح', 'anémomètre'],
  outcomes: [
    {
      en: 'Compare the power available at two sites from their wind speeds',
      ar: 'مقارنة القدرة المتاحة في موقعين من سرعة الرياح فيهما',
    },
    {
      en: 'Plan a measuring campaign of one year: height of the mast, calibration, averages',
      ar: 'التخطيط لحملة قياس مدتها سنة: ارتفاع الصاري والمعايرة والمتوسطات',
    },
    {
      en: 'Name the parts of a turbine and tell pitch from yaw',
      ar: 'تسمية أجزاء التوربين والتمييز بين نظام الخطوة ونظام التوجيه',
    },
    {
      en: 'Derive annual yield and capacity factor from a power curve and a histogram of speeds',
      ar: 'حساب الإنتاج السنوي ومعامل السعة من منحنى القدرة ومدرج السرعات',
    },
    {
      en: 'Place the maintenance work of a year around calm months and sandstorms',
      ar: 'برمجة صيانة السنة بحسب الأشهر الهادئة وموسم العواصف الرملية',
    },
  ],
  audience: [
    { en: 'Technicians who would like to work at a wind farm', ar: 'التقنيون الراغبون في العمل في مزارع الرياح' },
    {
      en: 'Students of renewable energies and of mechanical engineering',
      ar: 'طلاب الطاقات المتجددة والهندسة الميكانيكية',
    },
    {
      en: 'Owners of land on the High Plateaus and in the south-west',
      ar: 'أصحاب الأراضي في الهضاب العليا والجنوب الغربي',
    },
    {
      en: 'Solar installers who want to understand wind as well',
      ar: 'مركّبو الأنظمة الشمسية الراغبون في فهم طاقة الرياح أيضًا',
    },
  ],
  requirements: [
    { en: 'Speed, power and energy, as taught at school', ar: 'السرعة والقدرة والطاقة كما تُدرَّس في المدرسة' },
    { en: 'Percentages, powers of a number and reading a curve', ar: 'النسب المئوية وقوى الأعداد وقراءة منحنى بياني' },
    { en: 'A calculator; no measuring instrument is needed', ar: 'آلة حاسبة، ولا حاجة إلى أجهزة قياس' },
  ],
  sections: [
    { firstLesson: 1, title: { en: 'The wind at the site', ar: 'الرياح في الموقع' } },
    { firstLesson: 3, title: { en: 'The turbine and its yield', ar: 'التوربين ومردوده' } },
  ],
  lessons: [
    {
      title: { en: 'Why the cube matters', ar: 'سر المكعب' },
      minutes: 45,
      video: 'current.mp4',
      isPreview: true,
      text: {
        en: trimLines`
          The power in moving air grows with the cube of its speed: twice the wind carries eight times the power. A site with 8 m/s is therefore not a third better than one with 6 m/s but more than twice as good. No rotor can take everything; the limit found by Betz is 59.3%, and modern turbines reach 40 to 50%.

          A rotor of 50 m diameter sweeps 1,963 m². In a wind of 8 m/s, with a power coefficient of 0.45, it takes 277 kW out of the air:

          $$P = \tfrac{1}{2}\,\rho\,A\,v^3\,C_p = \tfrac{1}{2} \times 1.225 \times 1963 \times 8^3 \times 0.45 \approx 277\ \text{kW}$$

          In Algeria the best winds blow in the south-west and over parts of the High Plateaus. The first wind farm, at Kabertène in the wilaya of Adrar, has twelve turbines of 850 kW and has fed the local network since 2014.
        `,
        ar: trimLines`
          تزداد القدرة التي يحملها الهواء المتحرك مع مكعب سرعته: ريح بضعف السرعة تحمل ثمانية أضعاف القدرة. فموقع بسرعة 8 أمتار في الثانية ليس أفضل بالثلث من موقع بسرعة 6 أمتار، بل أفضل بأكثر من الضعف. ولا يستطيع أي دوّار أخذها كلها: الحد الذي وجده بتز هو 59.3%، وتبلغ التوربينات الحديثة بين 40 و50%.

          دوّار قطره 50 مترًا يمسح مساحة 1,963 مترًا مربعًا. وفي ريح سرعتها 8 أمتار في الثانية وبمعامل قدرة 0.45 يأخذ من الهواء 277 كيلوواط:

          $$P = \tfrac{1}{2}\,\rho\,A\,v^3\,C_p = \tfrac{1}{2} \times 1.225 \times 1963 \times 8^3 \times 0.45 \approx 277\ \text{kW}$$

          في الجزائر تهب أفضل الرياح في الجنوب الغربي وفوق أجزاء من الهضاب العليا. وأول مزرعة رياح، في كبرتن بولاية أدرار، تضم اثني عشر توربينًا قدرة الواحد منها 850 كيلوواط، وتغذي الشبكة المحلية منذ سنة 2014.
        `,
      },
    },
    {
      title: { en: 'Measuring the wind honestly', ar: 'قياس الرياح بأمانة' },
      minutes: 50,
      text: {
        en: trimLines`
          A year is the minimum, since seasons differ, and the mast should reach at least two thirds of the planned hub height. Cup anemometers are calibrated before and after; their booms point away from the mast so that its shadow does not fall into the data. Ten-minute averages are stored with their standard deviation, which reveals turbulence.

          The result is a histogram of speeds, usually described by a Weibull distribution with a shape and a scale. Long-term correction compares the year with a nearby weather station or with reanalysis data, because one windy year has ruined more than one business plan.

          $$f(v) = \frac{k}{A}\left(\frac{v}{A}\right)^{k-1} e^{-(v/A)^k} \qquad k:\ \text{shape},\quad A:\ \text{scale in m/s}$$
        `,
        ar: trimLines`
          سنة كاملة هي الحد الأدنى لأن الفصول تختلف، وينبغي أن يبلغ الصاري ثلثي ارتفاع المحور المخطط له على الأقل. تعاير مقاييس السرعة ذات الأكواب قبل الحملة وبعدها، وتُوجَّه أذرعها بعيدًا عن الصاري حتى لا يفسد ظله البيانات. وتُحفظ متوسطات عشر دقائق مع انحرافها المعياري الذي يكشف الاضطراب.

          والنتيجة مدرج تكراري للسرعات يوصف عادة بتوزيع ويبل الذي له معامل شكل ومعامل مقياس. ثم يقارن التصحيح طويل الأمد تلك السنة بمحطة أرصاد قريبة أو ببيانات إعادة التحليل، فسنة واحدة كثيرة الرياح أفسدت أكثر من خطة أعمال.

          $$f(v) = \frac{k}{A}\left(\frac{v}{A}\right)^{k-1} e^{-(v/A)^k} \qquad k:\ \text{الشكل},\quad A:\ \text{المقياس}$$
        `,
      },
    },
    {
      title: { en: 'Anatomy of a turbine', ar: 'تشريح التوربين' },
      minutes: 50,
      video: 'current.mp4',
      text: {
        en: trimLines`
          Three blades turn slowly with great torque, a gearbox raises the speed, and a generator makes electricity. Direct-drive turbines leave out the gearbox and pay with a larger generator. The pitch system rotates the blades about their own axis, to limit power in strong wind and to stop; the yaw system turns the nacelle into the wind.

          The doubly-fed induction generator needs a converter for about a third of the power only and was the standard for years. The full converter decouples the machine from the grid completely and makes it easier to satisfy grid codes.

          | Generator | Converter handles | Gearbox |
          | --- | --- | --- |
          | Doubly-fed induction | about a third of the power | yes |
          | Synchronous, full converter | all of the power | with or without |
          | Direct drive | all of the power | none |
        `,
        ar: trimLines`
          ثلاث شفرات تدور ببطء وبعزم كبير، وعلبة تروس ترفع السرعة، ومولّد ينتج الكهرباء. وتستغني التوربينات ذات الدفع المباشر عن علبة التروس مقابل مولّد أكبر. يدير نظام الخطوة الشفرات حول محورها ليحدّ من القدرة في الرياح القوية وليوقف التوربين، ويدير نظام التوجيه الكُنّة نحو الريح.

          والمولّد التحريضي مزدوج التغذية لا يحتاج إلى محوّل إلكتروني إلا لنحو ثلث القدرة، وقد كان المعتاد سنوات طويلة. أما المحوّل الكامل فيفصل الآلة عن الشبكة تمامًا ويسهّل احترام قواعد الربط.

          | المولّد | ما يمر عبر المبدّل | علبة السرعة |
          | --- | --- | --- |
          | تحريضي مزدوج التغذية | نحو ثلث القدرة | موجودة |
          | متزامن بمبدّل كامل | القدرة كلها | موجودة أو لا |
          | بدفع مباشر | القدرة كلها | لا توجد |
        `,
      },
    },
    {
      title: { en: 'Power curve and annual yield', ar: 'منحنى القدرة والإنتاج السنوي' },
      minutes: 45,
      text: {
        en: trimLines`
          Below the cut-in speed of 3 to 4 m/s nothing happens; up to the rated speed of about 12 m/s power climbs steeply; then it stays constant until the turbine stops for its safety at about 25 m/s. Multiplying the curve by the histogram of speeds gives the annual yield, less wake losses, downtime and cable losses. How a curve is measured is laid down in IEC 61400-12-1.

          The capacity factor sums it up: energy produced divided by what the rated power would deliver around the clock. Values of 30 to 40% mark a good site. Hot, thin air lowers it: at 40 °C the density is some 8% below the standard value at 15 °C.

          $$CF = \frac{E_{year}}{P_{rated} \times 8760\ \text{h}} = \frac{2\,600\ \text{MWh}}{0.85\ \text{MW} \times 8760\ \text{h}} \approx 35\,\%$$
        `,
        ar: trimLines`
          دون سرعة الإقلاع، من 3 إلى 4 أمتار في الثانية، لا يحدث شيء، ثم تصعد القدرة بقوة حتى السرعة الاسمية، نحو 12 مترًا في الثانية، ثم تبقى ثابتة إلى أن يتوقف التوربين حمايةً لنفسه عند نحو 25 مترًا في الثانية. وبضرب المنحنى في المدرج التكراري للسرعات نحصل على الإنتاج السنوي، بعد خصم خسائر الأثر والتوقفات والكوابل. ويحدّد المعيار IEC 61400-12-1 طريقة قياس المنحنى.

          ويلخص معامل السعة ذلك كله: الطاقة المنتجة مقسومة على ما تعطيه القدرة الاسمية لو اشتغلت على مدار الساعة. القيم بين 30 و40% علامة موقع جيد. والهواء الحار الخفيف يخفضه: عند 40 درجة تكون الكثافة أقل بنحو 8% من القيمة المعيارية عند 15 درجة.

          $$CF = \frac{E_{year}}{P_{rated} \times 8760\ \text{h}} = \frac{2\,600\ \text{MWh}}{0.85\ \text{MW} \times 8760\ \text{h}} \approx 35\,\%$$
        `,
      },
    },
    {
      title: { en: 'Sand, heat and the maintenance year', ar: 'الرمل والحرارة وسنة الصيانة' },
      minutes: 40,
      text: {
        en: trimLines`
          Sand erodes the leading edge of the blades, and a rough edge costs several per cent of yield. Filters of the nacelle clog, grease dries, and converters reduce their power on hot afternoons. Maintenance is planned for the calm months and before the season of sandstorms.

          A good logbook notes bolts, oil samples, vibration and the reason for every stop. Availability above 97% is less a matter of the manufacturer than of spare parts: the nearest gearbox should not be a ship's voyage away.

          :::warning Before entering the hub
          Stop the turbine, set the rotor lock and take the remote control away from the operator. A brake alone does not hold a rotor in gusts.
          :::
        `,
        ar: trimLines`
          يأكل الرمل الحافة الأمامية للشفرات، والحافة الخشنة تكلف بضعة في المئة من الإنتاج. وتنسد مصافي الكُنّة، ويجف الشحم، وتخفض المحوّلات قدرتها في الظهيرات الحارة. لذلك تُبرمج الصيانة في الأشهر الهادئة وقبل موسم العواصف الرملية.

          ويسجّل الدفتر الجيد البراغي وعينات الزيت والاهتزاز وسبب كل توقف. والجاهزية التي تتجاوز 97% مسألة قطع غيار أكثر مما هي مسألة صانع: لا ينبغي أن تفصلنا عن أقرب علبة تروس رحلة سفينة.

          :::warning قبل الدخول إلى محور الدوّار
          نوقف التوربين ونثبّت قفل الدوّار ونلغي التحكم عن بعد. فالمكبح وحده لا يمسك دوّارًا في الهبّات.
          :::
        `,
      },
    },
  ],
};

export const smartGrids: CourseContent = {
  slug: 'smart-grids-renewables',
  category: 'smart-grids',
  trainer: 'yacine.bouzid',
  level: 'advanced',
  price: 24000,
  createdDaysAgo: 165,
  title: { en: 'Smart Grids and the Integration of Renewables', ar: 'الشبكات الذكية ودمج الطاقات المتجددة' },
  description: {
    en: 'For engineers: balancing, voltage and frequency with a growing share of inverters, the protocols of the control room, forecasting and the part that storage and vehicles can play.',
    ar: 'موجّهة للمهندسين: التوازن والتوتر والتواتر مع تزايد حصة العواكس، وبروتوكولات غرفة التحكم، والتنبؤ، والدور الذي يمكن أن يؤديه التخزين والمركبات.',
  },
  keywords: [
    'réseau intelligent',
    'réseau électrique',
    'شبكات كهربائية ذكية',
    'compteur intelligent',
    'Sonelgaz',
    'سونلغاز',
  ],
  outcomes: [
    {
      en: 'Explain what rotating masses, primary and secondary control do for the frequency',
      ar: 'شرح دور الكتل الدوّارة والتحكم الأولي والثانوي في حفظ التواتر',
    },
    {
      en: 'Choose how an inverter at the end of a feeder should absorb reactive power',
      ar: 'اختيار طريقة امتصاص القدرة الردية لعاكس في نهاية المغذّي',
    },
    {
      en: 'Draw up the list of points of a project with IEC 61850, IEC 60870-5-104 and Modbus',
      ar: 'إعداد قائمة النقاط لمشروع يجمع IEC 61850 وIEC 60870-5-104 وModbus',
    },
    {
      en: 'Judge a forecast by its error bar and against persistence',
      ar: 'تقييم التنبؤ بهامش خطئه وبمقارنته بنموذج الثبات',
    },
    {
      en: 'Rank sources of flexibility by cost per shifted kilowatt-hour',
      ar: 'ترتيب مصادر المرونة بتكلفة الكيلوواط ساعي المنقول',
    },
  ],
  audience: [
    {
      en: 'Engineers of distribution companies and dispatching centres',
      ar: 'مهندسو شركات التوزيع ومراكز تسيير الشبكة',
    },
    {
      en: 'Engineers who connect solar and wind plants to the network',
      ar: 'المهندسون المكلفون بربط محطات الشمس والرياح بالشبكة',
    },
    { en: 'Integrators of control and communication systems', ar: 'مهندسو دمج أنظمة التحكم والاتصال' },
    {
      en: 'Students of master and doctoral programmes in electrical networks',
      ar: 'طلاب الماستر والدكتوراه في الشبكات الكهربائية',
    },
  ],
  requirements: [
    {
      en: 'Three-phase networks, active and reactive power at the level of an engineer',
      ar: 'الشبكات ثلاثية الطور والقدرة الفعالة والردية بمستوى مهندس',
    },
    { en: 'Basics of communication over IP networks', ar: 'أسس الاتصال عبر شبكات IP' },
    { en: 'Basic statistics: average, deviation and error', ar: 'أسس الإحصاء: المتوسط والانحراف والخطأ' },
  ],
  sections: [
    { firstLesson: 1, title: { en: 'Keeping the balance', ar: 'الحفاظ على التوازن' } },
    { firstLesson: 4, title: { en: 'Looking ahead and reacting', ar: 'الاستباق والتجاوب' } },
  ],
  lessons: [
    {
      title: { en: 'Fifty hertz: the balance of every second', ar: 'خمسون هرتزًا: توازن كل ثانية' },
      minutes: 60,
      video: 'current.mp4',
      isPreview: true,
      text: {
        en: trimLines`
          Frequency is the speedometer of the balance between generation and load. When a unit trips, the rotating masses give up kinetic energy at once, primary control answers within seconds, secondary control restores the set point within minutes. Inverters have no rotating mass; with a large share of them frequency falls faster, so part of the reserve must come from fast control.

          How fast does the frequency fall at first? A network of 15,000 MVA with an inertia constant of 5 s that loses 500 MW:

          $$\frac{df}{dt} = -\frac{\Delta P \times f_0}{2\,H\,S_n} = -\frac{500 \times 50}{2 \times 5 \times 15\,000} \approx -0.17\ \text{Hz/s}$$

          Algeria's interconnected network in the north behaves differently from the isolated networks of the far south. In a village of 3 MW a passing cloud is an event, and the choice between spinning reserve and a battery is made in litres of diesel.
        `,
        ar: trimLines`
          التواتر عداد السرعة لتوازن الإنتاج والاستهلاك. حين تخرج وحدة إنتاج من الخدمة تعطي الكتل الدوّارة طاقتها الحركية فورًا، ثم يستجيب التحكم الأولي في ثوانٍ، ثم يعيد التحكم الثانوي القيمة المرجعية في دقائق. وليس للعواكس كتلة دوّارة، فإذا كبرت حصتها هبط التواتر أسرع، ووجب أن يأتي جزء من الاحتياطي من تحكم سريع.

          بأي سرعة ينخفض التواتر في البداية؟ شبكة قدرتها 15,000 ميغافولط أمبير وثابت عطالتها 5 ثوانٍ فقدت 500 ميغاواط:

          $$\frac{df}{dt} = -\frac{\Delta P \times f_0}{2\,H\,S_n} = -\frac{500 \times 50}{2 \times 5 \times 15\,000} \approx -0.17\ \text{Hz/s}$$

          ويختلف سلوك الشبكة المترابطة في شمال الجزائر عن سلوك الشبكات المعزولة في أقصى الجنوب. ففي بلدة حمولتها 3 ميغاواط تكون سحابة عابرة حدثًا، والاختيار بين الاحتياطي الدوّار والبطارية يُحسب بلترات المازوت.
        `,
      },
    },
    {
      title: { en: 'Voltage, reactive power and ride-through', ar: 'التوتر والقدرة الردية وتجاوز الهبوط' },
      minutes: 65,
      text: {
        en: trimLines`
          Distributed generation lifts the voltage at the end of a feeder, because the power flows against the direction for which it was designed. Inverters can help by absorbing reactive power: a fixed power factor, a characteristic over active power or one over voltage, Q(U). The last acts only where it is needed.

          With the resistance R and the reactance X of the line, active power P and reactive power Q raise the voltage; an inverter that absorbs reactive power makes Q negative:

          $$\frac{\Delta U}{U} \approx \frac{R\,P + X\,Q}{U^2}$$

          During a fault a plant must not run away. Grid codes prescribe a curve of voltage over time below which it may disconnect; above it the inverter stays and supports the voltage with reactive current. We test this behaviour in a simulation of a 30 kV feeder.
        `,
        ar: trimLines`
          يرفع الإنتاج الموزع التوتر في نهاية المغذّي لأن القدرة تسري عكس الاتجاه الذي صُمم له. وتستطيع العواكس المساعدة بامتصاص القدرة الردية: بمعامل قدرة ثابت، أو بخاصية تابعة للقدرة الفعالة، أو بخاصية تابعة للتوتر Q(U)، وهذه الأخيرة لا تعمل إلا حيث تدعو الحاجة.

          بمقاومة الخط R ومفاعلته X ترفع القدرة الفعالة P والقدرة الردية Q التوتر، والعاكس الذي يمتص القدرة الردية يجعل Q سالبة:

          $$\frac{\Delta U}{U} \approx \frac{R\,P + X\,Q}{U^2}$$

          وعند حدوث عطل لا يجوز للمحطة أن تنسحب. تحدد قواعد الربط منحنى للتوتر بدلالة الزمن لا يُسمح بالانفصال إلا تحته، وفوقه يبقى العاكس ويدعم التوتر بتيار ردي. نختبر هذا السلوك في محاكاة لمغذٍّ بتوتر 30 كيلوفولط.
        `,
      },
    },
    {
      title: { en: 'The language of the control room', ar: 'لغة غرفة التحكم' },
      minutes: 60,
      video: 'current.mp4',
      text: {
        en: trimLines`
          Substations speak IEC 61850, with its data model of logical nodes and its fast GOOSE messages; control centres often use IEC 60870-5-104 over IP; inverters and meters usually offer Modbus, and SunSpec gives the registers of Modbus a common meaning. An integrator reads all three in one project.

          | Protocol | Where | Carries |
          | --- | --- | --- |
          | IEC 61850 | inside the substation | a data model, GOOSE messages within milliseconds |
          | IEC 60870-5-104 | substation to control centre | states, measurements, commands over IP |
          | Modbus | inverters, meters | registers without meaning of their own |
          | SunSpec over Modbus | inverters | registers with agreed meanings |

          Start from the list of points: name, unit, scale, period, alarm limits. Half of all integration errors are a factor of ten or a minus sign. The other half is time: without a common clock no sequence of events can be reconstructed.
        `,
        ar: trimLines`
          تتكلم المحطات الفرعية IEC 61850 بنموذج بياناته القائم على العقد المنطقية وبرسائل GOOSE السريعة، وتستعمل مراكز التحكم غالبًا IEC 60870-5-104 عبر شبكة IP، وتعرض العواكس والعدادات عادة Modbus، ويمنح SunSpec سجلات Modbus معنى مشتركًا. ويقرأ مهندس الدمج الثلاثة في مشروع واحد.

          | البروتوكول | موضعه | ما ينقله |
          | --- | --- | --- |
          | IEC 61850 | داخل محطة التحويل | نموذج بيانات ورسائل GOOSE خلال أجزاء من الثانية |
          | IEC 60870-5-104 | من محطة التحويل إلى مركز التحكم | حالات وقياسات وأوامر عبر IP |
          | Modbus | العواكس والعدادات | سجلات بلا معنى في ذاتها |
          | SunSpec فوق Modbus | العواكس | سجلات ذات معانٍ متفق عليها |

          البداية من قائمة النقاط: الاسم والوحدة والمقياس والدورية وحدود الإنذار. نصف أخطاء الدمج معامل عشرة أو إشارة ناقص، والنصف الآخر هو الوقت: فمن دون ساعة مشتركة لا يمكن إعادة بناء تسلسل الأحداث.
        `,
      },
    },
    {
      title: { en: 'Forecasting sun, wind and evening peaks', ar: 'التنبؤ بالشمس والرياح وذروة المساء' },
      minutes: 55,
      text: {
        en: trimLines`
          Satellite images and cloud tracking serve the next hours, numerical weather models the next days. A forecast without an error bar is of little use to the dispatcher, who needs to know how much reserve to keep. We compare every model with persistence, the simplest of all: tomorrow will be like today.

          The skill score says what a model adds to persistence: 1 would be perfect, 0 is no better than repeating yesterday.

          $$S = 1 - \frac{RMSE_{model}}{RMSE_{persistence}} = 1 - \frac{8\,\%}{12\,\%} \approx 0.33$$

          In summer the Algerian peak has moved towards the afternoon with air conditioning, and the sun meets it halfway. The evening peak remains, and here storage and demand response compete with gas turbines.
        `,
        ar: trimLines`
          تخدم صور الأقمار الصناعية وتتبع السحب الساعات المقبلة، وتخدم نماذج الطقس العددية الأيام المقبلة. والتنبؤ من دون هامش خطأ قليل الفائدة لمن يسيّر الشبكة، إذ عليه أن يعرف مقدار الاحتياطي. ونقارن كل نموذج بأبسط النماذج وهو الثبات: غدًا مثل اليوم.

          درجة المهارة تقول ما يضيفه النموذج إلى الثبات: القيمة 1 كمال، والقيمة 0 لا تفوق تكرار الأمس.

          $$S = 1 - \frac{RMSE_{model}}{RMSE_{persistence}} = 1 - \frac{8\,\%}{12\,\%} \approx 0.33$$

          في الصيف تحولت الذروة في الجزائر نحو ما بعد الظهر مع المكيفات، والشمس تلاقيها في منتصف الطريق. وتبقى ذروة المساء، وفيها ينافس التخزين والتحكم في الطلب توربينات الغاز.
        `,
      },
    },
    {
      title: { en: 'Flexibility: storage, demand and vehicles', ar: 'المرونة: التخزين والطلب والمركبات' },
      minutes: 60,
      video: 'current.mp4',
      text: {
        en: trimLines`
          Flexibility is the ability to shift energy in time. Cold stores, water pumping and desalination can move their load by hours without anybody noticing; batteries react in milliseconds but hold only a few hours. We rank the sources by cost per shifted kilowatt-hour rather than by fashion.

          A thousand parked vehicles with 10 kWh to spare are 10 MWh. Controlled charging is the easy first step, since it needs only a signal; feeding back requires a suitable vehicle, a suitable station, a tariff and a meter that counts both directions.

          | Source | Answers within | Lasts |
          | --- | --- | --- |
          | Battery | milliseconds | one to four hours |
          | Cold store | minutes | a few hours |
          | Water pumping | minutes | as long as the tank lasts |
          | Controlled charging | seconds | the night |
        `,
        ar: trimLines`
          المرونة هي القدرة على نقل الطاقة في الزمن. غرف التبريد وضخ المياه والتحلية تستطيع إزاحة حمولتها ساعات من دون أن ينتبه أحد، والبطاريات تستجيب في ميلي ثوانٍ لكنها لا تكفي إلا بضع ساعات. نرتب المصادر بتكلفة الكيلوواط ساعي المنقول، لا بما هو رائج.

          ألف مركبة متوقفة في كل منها 10 كيلوواط ساعي فائضة تساوي 10 ميغاواط ساعي. الشحن المتحكم فيه هو الخطوة السهلة الأولى لأنه لا يحتاج إلا إلى إشارة، أما الإعادة إلى الشبكة فتتطلّب مركبة ومحطة مناسبتين وتسعيرة وعدادًا يعدّ في الاتجاهين.

          | المصدر | يستجيب خلال | يدوم |
          | --- | --- | --- |
          | البطارية | أجزاء من الألف من الثانية | من ساعة إلى أربع ساعات |
          | غرفة التبريد | دقائق | بضع ساعات |
          | ضخ الماء | دقائق | ما دام في الخزان ماء |
          | الشحن المتحكَّم فيه | ثوانٍ | الليل |
        `,
      },
    },
  ],
};

export const offGridStorage: CourseContent = {
  slug: 'off-grid-energy-storage',
  category: 'batteries-storage',
  trainer: 'yacine.bouzid',
  level: 'advanced',
  price: 22000,
  createdDaysAgo: 230,
  title: { en: 'Energy Storage for Off-Grid Sites', ar: 'تخزين الطاقة للمواقع المعزولة' },
  description: {
    en: 'Design and operation of battery systems where no line arrives: autonomy, hybrid plants with diesel, control, enclosure and remote monitoring.',
    ar: 'تصميم منظومات البطاريات واستغلالها حيث لا يصل الخط: الاستقلالية، والمحطات الهجينة مع المازوت، والتحكم، والمأوى، والمراقبة عن بعد.',
  },
  keywords: [
    'site isolé',
    'hors réseau',
    'stockage',
    'تخزين الكهرباء',
    'بلا سونلغاز',
    'autonomie en électricité',
    'onduleur hybride',
  ],
  outcomes: [
    {
      en: 'Size a battery from daily energy, days of autonomy and depth of discharge',
      ar: 'حساب سعة البطارية من الطاقة اليومية وأيام الاستقلالية وعمق التفريغ',
    },
    {
      en: 'Lay out the parallel branches of a 48 V battery bank with their cables and fuses',
      ar: 'ترتيب الفروع المتوازية لمجموعة بطاريات عند 48 فولط مع كوابلها ومنصهراتها',
    },
    {
      en: 'Decide when the diesel engine of a hybrid plant should run, and at what load',
      ar: 'تحديد وقت تشغيل محرك المازوت في محطة هجينة وحمولته المناسبة',
    },
    {
      en: 'Choose the few values and alarms that a remote site has to send',
      ar: 'اختيار القيم والإنذارات القليلة التي يجب أن يرسلها موقع بعيد',
    },
    {
      en: 'Plan a shelter that keeps heat and sand out before any cooling is calculated',
      ar: 'تصميم مأوى يقي من الحر والرمل قبل حساب أي تبريد',
    },
  ],
  audience: [
    { en: 'Engineers and technicians of telecom masts', ar: 'مهندسو أبراج الاتصالات وتقنيوها' },
    {
      en: 'Experienced solar installers who work in the far south',
      ar: 'مركّبو الأنظمة الشمسية ذوو الخبرة العاملون في أقصى الجنوب',
    },
    { en: 'Operators of diesel plants that are to become hybrid', ar: 'مستغلو محطات المازوت المقبلة على التهجين' },
    {
      en: 'Technical managers of remote camps, farms and guest houses',
      ar: 'المسؤولون التقنيون عن قواعد الحياة والمزارع وبيوت الضيافة البعيدة عن الخط',
    },
  ],
  requirements: [
    {
      en: 'The course “Lithium-Ion Batteries and Their Management Systems” or the same knowledge',
      ar: 'دورة «بطاريات الليثيوم أيون وأنظمة إدارتها» أو معرفة مكافئة',
    },
    {
      en: 'Practice in sizing solar arrays: peak sun hours, performance ratio, worst month',
      ar: 'ممارسة في حساب الحقول الشمسية: ساعات الذروة ومعامل الأداء وأسوأ شهر',
    },
    {
      en: 'Cable sections, fuses and short-circuit current on direct current',
      ar: 'مقاطع الكوابل والمنصهرات وتيار الدارة القصيرة في التيار المستمر',
    },
    { en: 'A calculator or a spreadsheet', ar: 'آلة حاسبة أو جدول حسابات' },
  ],
  sections: [
    { firstLesson: 1, title: { en: 'Sizing the storage', ar: 'حساب سعة التخزين' } },
    { firstLesson: 3, title: { en: 'Running the plant', ar: 'تشغيل المحطة' } },
  ],
  lessons: [
    {
      title: { en: 'Autonomy: how many nights?', ar: 'الاستقلالية: كم ليلة؟' },
      minutes: 50,
      video: 'current.mp4',
      isPreview: true,
      text: {
        en: trimLines`
          Autonomy is the time the battery carries the load without sun. A telecom mast may demand three days, a guest house with a generator is content with one night. Each additional day costs as much as the first and is used less often, so the question is not what would be pleasant but what a failure costs.

          We size a site near Djanet: 14 kWh a day, two days of autonomy, LFP at 80% depth of discharge for a long life. Twenty-eight divided by 0.8 and by 0.94 gives 37 kWh.

          $$E_{nominal} = \frac{E_{day} \times N}{DoD \times \eta} = \frac{14\ \text{kWh} \times 2}{0.8 \times 0.94} \approx 37\ \text{kWh}$$
        `,
        ar: trimLines`
          الاستقلالية هي الزمن الذي تحمل فيه البطارية الحمولة من دون شمس. قد يطلب برج اتصالات ثلاثة أيام، ويكتفي بيت ضيافة له مولّد بليلة واحدة. وكل يوم إضافي يكلّف ما كلفه الأول ويُستعمل أقل منه، فالسؤال ليس عما هو مريح بل عما يكلفه الانقطاع.

          نحسب موقعًا قرب جانت: 14 كيلوواط ساعي في اليوم، واستقلالية يومين، وبطارية LFP بعمق تفريغ 80% طلبًا لعمر طويل. نقسم 28 على 0.8 ثم على 0.94 فنجد 37 كيلوواط ساعي.

          $$E_{nominal} = \frac{E_{day} \times N}{DoD \times \eta} = \frac{14\ \text{kWh} \times 2}{0.8 \times 0.94} \approx 37\ \text{kWh}$$
        `,
      },
    },
    {
      title: { en: 'The battery bank and its protections', ar: 'مجموعة البطاريات ووسائل حمايتها' },
      minutes: 50,
      text: {
        en: trimLines`
          At 48 V a load of 10 kW draws more than 200 A, so cables are short, thick and equally long in every parallel branch; unequal lengths mean unequal ageing. Each branch has a fuse close to the battery, with a breaking capacity above the short-circuit current, which for lithium can reach many kiloamperes.

          $$I = \frac{P}{U} = \frac{10\,000\ \text{W}}{48\ \text{V}} \approx 208\ \text{A}$$

          :::danger Low voltage, high current
          48 V hardly gives a shock, but a spanner across the terminals melts in a moment. Insulated tools, no rings or watches, and covers on every busbar.
          :::

          IEC 62619 treats the safety of industrial lithium cells and batteries, and a certificate should name the model that is delivered. The room has a door that opens outwards, a smoke detector and a drawing of the disconnection points on the wall.
        `,
        ar: trimLines`
          عند 48 فولط تسحب حمولة 10 كيلوواط أكثر من 200 أمبير، فتكون الكوابل قصيرة وغليظة ومتساوية الطول في كل فرع متوازٍ، لأن الأطوال غير المتساوية تعني تقادمًا غير متساوٍ. ولكل فرع منصهرة قريبة من البطارية قدرة قطعها أكبر من تيار الدارة القصيرة الذي قد يبلغ في الليثيوم عدة كيلو أمبيرات.

          $$I = \frac{P}{U} = \frac{10\,000\ \text{W}}{48\ \text{V}} \approx 208\ \text{A}$$

          :::danger توتر منخفض وتيار شديد
          نادرًا ما تصعق 48 فولط أحدًا، لكن مفتاحًا معدنيًا بين القطبين ينصهر في لحظة. أدوات معزولة، ولا خواتم ولا ساعات، وأغطية على كل قضيب توصيل.
          :::

          يتناول المعيار IEC 62619 سلامة خلايا الليثيوم وبطارياته الصناعية، وينبغي أن تذكر الشهادة الطراز المسلَّم بعينه. وللغرفة باب يفتح إلى الخارج وكاشف دخان، ومخطط لنقاط الفصل على الجدار.
        `,
      },
    },
    {
      title: { en: 'Hybrid plants: sun, battery and diesel', ar: 'المحطات الهجينة: الشمس والبطارية والمازوت' },
      minutes: 55,
      video: 'current.mp4',
      text: {
        en: trimLines`
          A diesel engine dislikes running below a third of its rated power: it carbons up and burns more per kilowatt-hour. In a hybrid plant the battery lets it run at a good load for a few hours or not at all. The control decides by state of charge, load and forecast.

          | Load of a 30 kW diesel set | Typical consumption |
          | --- | --- |
          | 75% | 0.28 litres per kWh |
          | 50% | 0.30 litres per kWh |
          | 25% | 0.40 litres per kWh |

          Savings are counted in litres and in journeys. In the far south the transport of fuel over many hundred kilometres often costs as much as the fuel itself, which is why hybridisation of diesel plants belongs to the national renewable programme.
        `,
        ar: trimLines`
          لا يحب محرك المازوت العمل دون ثلث قدرته الاسمية: يتراكم فيه الكربون ويستهلك أكثر لكل كيلوواط ساعي. وفي المحطة الهجينة تسمح له البطارية بالعمل بحمولة جيدة بضع ساعات أو بالتوقف تمامًا. ويقرر التحكم بحسب حالة الشحن والحمولة والتنبؤ.

          | حمولة مولّد مازوت بقدرة 30 كيلوواط | الاستهلاك النموذجي |
          | --- | --- |
          | 75% | 0.28 لتر لكل كيلوواط ساعي |
          | 50% | 0.30 لتر لكل كيلوواط ساعي |
          | 25% | 0.40 لتر لكل كيلوواط ساعي |

          تُحسب الوفورات باللترات وبالرحلات: ففي أقصى الجنوب كثيرًا ما يكلّف نقل الوقود مئات الكيلومترات قدر ما يكلفه الوقود نفسه، ولهذا يدخل تهجين محطات المازوت في البرنامج الوطني للطاقات المتجددة.
        `,
      },
    },
    {
      title: { en: 'Control, communication and remote monitoring', ar: 'التحكم والاتصال والمراقبة عن بعد' },
      minutes: 45,
      text: {
        en: trimLines`
          The grid-forming inverter sets voltage and frequency; all others follow. Surplus is signalled by raising the frequency slightly, whereupon the solar inverters reduce their power, without any extra cable. Battery and inverter exchange limits over CAN, and a lost message must lead to a safe state.

          | Frequency (an example of settings) | Power of the solar inverters |
          | --- | --- |
          | up to 51.0 Hz | 100% of what the sun gives |
          | 51.5 Hz | 50% |
          | 52.0 Hz | 0% |

          For a site five hours away by track, monitoring is not a comfort. Send few values, but reliably: state of charge, highest cell temperature, power, alarms, and a daily message that says everything is well.
        `,
        ar: trimLines`
          العاكس المشكِّل للشبكة يضبط التوتر والتواتر وتتبعه بقية العواكس. ويُعلن الفائض برفع التواتر قليلًا، فتخفض العواكس الشمسية قدرتها من دون أي كابل إضافي. وتتبادل البطارية والعاكس الحدود عبر CAN، وكل رسالة مفقودة يجب أن تنتهي بحالة آمنة.

          | التواتر (مثال عن الضبط) | قدرة العواكس الشمسية |
          | --- | --- |
          | إلى 51.0 هرتز | 100% مما تعطيه الشمس |
          | 51.5 هرتز | 50% |
          | 52.0 هرتز | 0% |

          وفي موقع يبعد خمس ساعات عبر المسالك لا تكون المراقبة رفاهية. تُرسل قيم قليلة لكن بموثوقية: حالة الشحن، وأعلى حرارة خلية، والقدرة، والإنذارات، ورسالة يومية تقول إن كل شيء بخير.
        `,
      },
    },
    {
      title: { en: 'A shelter against the heat', ar: 'مأوى يقي من الحرارة' },
      minutes: 40,
      text: {
        en: trimLines`
          At 45 °C in the shade a metal container becomes an oven. Earth walls, a double roof with moving air, a door on the north side and equipment placed low keep the room many degrees cooler, without a watt. Only then calculate the cooling, and count its consumption as part of the load.

          :::tip Count the heat from inside as well
          What an inverter loses stays in the room. At 5 kW and an efficiency of 95% that is about 250 W, day and night a small heater.
          :::

          Seal cable entries against sand and rodents, and make the filters so simple that the guardian of the site can change them.
        `,
        ar: trimLines`
          عند 45 درجة في الظل تصبح الحاوية المعدنية فرنًا. أما الجدران الطينية والسقف المزدوج الذي يتحرك الهواء فيه والباب الشمالي والأجهزة الموضوعة قرب الأرض فتجعل الغرفة أبرد بدرجات كثيرة من دون واط واحد. بعد ذلك فقط يُحسب التبريد ويُعدّ استهلاكه جزءًا من الحمولة.

          :::tip نحسب الحرارة الآتية من الداخل أيضًا
          ما يضيع في العاكس يبقى في الغرفة. عند 5 كيلوواط ومردود 95% يبلغ نحو 250 واط، أي مدفأة صغيرة لا تنطفئ.
          :::

          وتُسد مداخل الكوابل أمام الرمل والقوارض، وتُختار مصافٍ بسيطة يستطيع حارس الموقع تبديلها.
        `,
      },
    },
  ],
};
