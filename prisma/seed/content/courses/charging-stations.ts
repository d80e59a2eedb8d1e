import { trimLines } from '../../bilingualText';
import type { CourseContent } from '../types';

export const chargingStations: CourseContent = {
  slug: 'charging-stations-installation',
  category: 'charging',
  trainer: 'trainer',
  level: 'intermediate',
  price: 15000,
  createdDaysAgo: 70,
  title: {
    en: 'Charging Stations: Installation, Commissioning and Service',
    ar: 'محطات الشحن: التركيب والوضع في الخدمة والصيانة',
  },
  description: {
    en: 'For electricians who want to install AC charging points properly and understand DC stations: modes and connectors, the pilot signal, site survey, protections to IEC 60364-7-722, OCPP and fault finding.',
    ar: 'موجّهة للكهربائيين الراغبين في تركيب نقاط الشحن بالتيار المتناوب على أصوله وفهم محطات التيار المستمر: الأنماط والموصلات، وإشارة التحكم، ومعاينة الموقع، والحماية وفق IEC 60364-7-722، وبروتوكول OCPP، والبحث عن الأعطال.',
  },
  keywords: [
    'pose de borne de recharge',
    'recharge à domicile',
    'wallbox',
    'بورن روشارج',
    'شارجور سيارة',
    'تركيب بورن في الدار',
    'IRVE',
  ],
  outcomes: [
    {
      en: 'Tell from the papers of a vehicle which charging mode and connector it needs',
      ar: 'تحديد نمط الشحن والموصل المناسبين للمركبة من وثائقها',
    },
    {
      en: 'Size the cable of a 7.4 kW charging point for heating and voltage drop',
      ar: 'حساب مقطع كابل نقطة شحن قدرتها 7.4 كيلوواط بحسب التسخين وهبوط التوتر',
    },
    {
      en: 'Choose the type of the residual-current device and measure the earth electrode of a TT system',
      ar: 'اختيار نوع القاطع التفاضلي وقياس مقاومة المأخذ الأرضي في نظام TT',
    },
    {
      en: 'Test a station with simulated faults and connect it to a management system over OCPP',
      ar: 'اختبار المحطة بمحاكاة الأعطال وربطها بنظام إدارة عبر OCPP',
    },
    {
      en: 'Trace a charging fault to vehicle, cable or station by its symptoms and the pilot signal',
      ar: 'ردّ عطل الشحن إلى المركبة أو الكابل أو المحطة من أعراضه ومن إشارة التحكم',
    },
  ],
  audience: [
    {
      en: 'Electricians who wire houses, shops and workshops',
      ar: 'الكهربائيون العاملون في المنازل والمحلات والورشات',
    },
    {
      en: 'Solar installers who want to offer charging points as well',
      ar: 'مركّبو الأنظمة الشمسية الراغبون في إضافة نقاط الشحن إلى خدماتهم',
    },
    {
      en: 'Maintenance technicians of hotels, car parks and filling stations',
      ar: 'تقنيو الصيانة في الفنادق وحظائر السيارات ومحطات الوقود',
    },
    { en: 'Students of electrical engineering in their last years', ar: 'طلاب السنوات الأخيرة في الهندسة الكهربائية' },
  ],
  requirements: [
    {
      en: 'Practice with low-voltage installations: boards, final circuits, earthing',
      ar: 'ممارسة في منشآت التوتر المنخفض: اللوحات والدارات النهائية والتأريض',
    },
    {
      en: 'Calculation of power and current on one and on three phases',
      ar: 'حساب القدرة والتيار في دارات أحادية الطور وثلاثية الطور',
    },
    {
      en: 'A calculator and a multimeter; a vehicle simulator is useful but not required',
      ar: 'آلة حاسبة وجهاز متعدد القياسات، أما محاكي المركبة فمفيد غير لازم',
    },
    {
      en: 'For work on site, the authorisation that it requires; the certificate does not replace it',
      ar: 'للعمل في الموقع: التأهيل الكهربائي المطلوب، فشهادة الدورة لا تعوّضه',
    },
  ],
  prerequisites: ['electric-cars-step-by-step'],
  sections: [
    { firstLesson: 1, title: { en: 'How vehicle and station agree', ar: 'كيف تتفاهم المركبة والمحطة' } },
    { firstLesson: 3, title: { en: 'Planning and protecting', ar: 'التصميم والحماية' } },
    { firstLesson: 5, title: { en: 'Commissioning and operation', ar: 'الوضع في الخدمة والاستغلال' } },
  ],
  lessons: [
    {
      title: { en: 'Four modes and a handful of connectors', ar: 'أربعة أنماط وعدد قليل من الموصلات' },
      minutes: 50,
      video: 'current.mp4',
      handouts: ['chargingModes'],
      text: {
        en: trimLines`
          IEC 61851-1 sorts charging into four modes. **Mode 1** plugs the vehicle into a household socket without any protection in the cable; it has no place in a modern installation. **Mode 2** adds a control box in the cable and is meant for occasional use. **Mode 3** is the fixed AC charging point with its own electronics. **Mode 4** is direct current: the charger stands outside the vehicle.

          The connectors are described in IEC 62196. For AC the Type 2 connector with seven contacts has become the rule in Europe and its neighbourhood: three phases, neutral, earth and two small contacts, CP and PP. For DC the CCS2 connector adds two large contacts below it, so that one inlet serves both. Vehicles imported from China may come with the GB/T inlets instead, and some Japanese ones with CHAdeMO.

          ![The seven contacts of a Type 2 connector: CP and PP above, N, PE and L1 in the middle, L3 and L2 below](/media/lessons/type-2-contacts-en.svg "The contacts of Type 2; the other half of the connector is the mirror image.")

          | Connector | Current | Usual power |
          | --- | --- | --- |
          | Type 1 | AC, one phase | up to 7.4 kW |
          | Type 2 | AC, one or three phases | 7.4, 11 or 22 kW; up to 43 kW at 63 A |
          | CCS2 | DC | 50 to 350 kW |
          | CHAdeMO | DC | 50 kW, some stations 100 kW |
          | GB/T | DC | up to about 250 kW |

          Ask for the vehicle documents before quoting. A customer with a GB/T inlet needs a GB/T cable or another vehicle, not an adapter of unknown origin: an adapter between DC standards has to translate the communication as well as the shape, and few have been tested for it.
        `,
        ar: trimLines`
          يصنّف المعيار IEC 61851-1 الشحن في أربعة أنماط. **النمط 1** يصل المركبة بمقبس منزلي من دون أي حماية في الكابل، ولا مكان له في منشأة حديثة. و**النمط 2** يضيف علبة تحكم في الكابل ومخصص للاستعمال العارض. و**النمط 3** هو نقطة الشحن الثابتة بالتيار المتناوب ولها إلكترونياتها. أما **النمط 4** فهو التيار المستمر، وفيه يقع الشاحن خارج المركبة.

          والموصلات موصوفة في المعيار IEC 62196. للتيار المتناوب صار موصل النوع 2 ذو الأقطاب السبعة هو القاعدة في أوروبا وجوارها: ثلاثة أطوار وحيادي وأرضي وقطبان صغيران هما CP وPP. وللتيار المستمر يضيف موصل CCS2 قطبين كبيرين أسفله، فيخدم مدخل واحد الغرضين. وقد تأتي المركبات المستوردة من الصين بمداخل GB/T، وبعض اليابانية بمدخل CHAdeMO.

          ![الأقطاب السبعة لموصل النوع 2: في الأعلى CP وPP، وفي الوسط N وPE وL1، وفي الأسفل L3 وL2](/media/lessons/type-2-contacts-ar.svg "أقطاب موصل النوع 2، والنصف المقابل له صورته في المرآة.")

          | الموصل | التيار | القدرة المعتادة |
          | --- | --- | --- |
          | النوع 1 | متناوب، طور واحد | إلى 7.4 كيلوواط |
          | النوع 2 | متناوب، طور واحد أو ثلاثة | 7.4 أو 11 أو 22 كيلوواط، وإلى 43 كيلوواط عند 63 أمبير |
          | CCS2 | مستمر | من 50 إلى 350 كيلوواط |
          | CHAdeMO | مستمر | 50 كيلوواط، وفي بعض المحطات 100 |
          | GB/T | مستمر | إلى نحو 250 كيلوواط |

          نطلب وثائق المركبة قبل تقديم عرض السعر. فالزبون الذي يملك مدخل GB/T يحتاج إلى كابل GB/T أو إلى مركبة أخرى، لا إلى مهايئ مجهول المصدر: المهايئ بين معايير التيار المستمر عليه أن يترجم الاتصال لا الشكل فقط، وقليل منها اختُبر لذلك.
        `,
      },
    },
    {
      title: { en: 'The pilot signal: a conversation over one wire', ar: 'إشارة التحكم: محادثة عبر سلك واحد' },
      minutes: 55,
      isPreview: true,
      text: {
        en: trimLines`
          The contact CP, control pilot, carries a square wave of 1 kHz between +12 V and -12 V that the station generates. The vehicle answers by loading the positive half with resistors, and the voltage tells its state: 12 V nothing is connected (A), 9 V a vehicle is connected (B), 6 V it wants to charge (C), 3 V it wants to charge and demands ventilation (D).

          The station speaks through the width of the pulse. Between 10 and 85% the permitted current is the percentage times 0.6 A: a duty cycle of 26.7% allows 16 A, one of 53.3% allows 32 A. A duty cycle of 5% means: let us talk digitally, according to ISO 15118 or DIN 70121. The vehicle may take less than it is offered, never more.

          | State | Positive half | Meaning |
          | --- | --- | --- |
          | A | 12 V | no vehicle |
          | B | 9 V | vehicle connected |
          | C | 6 V | charging |
          | D | 3 V | charging with ventilation |

          $$I_{\max} = 0.6\ \text{A} \times D \qquad 10 \le D \le 85 \qquad D = 53.3 \;\Rightarrow\; I_{\max} = 32\ \text{A}$$

          The contact PP, proximity pilot, names the cable: a resistor of 680 ohms stands for 20 A, 220 ohms for 32 A, 100 ohms for 63 A. If a customer complains that a 32 A point delivers only 20, measure this resistor before opening the station.

          Two instruments cover most work: a multimeter for the resistors and a tester that plays the part of the vehicle, with an oscilloscope output for the signal.
        `,
        ar: trimLines`
          يحمل القطب CP إشارة مربعة تواترها 1 كيلوهرتز بين 12 فولط موجبة و12 فولط سالبة تولّدها المحطة. وتجيب المركبة بتحميل النصف الموجب بمقاومات، فيدل التوتر على حالتها: 12 فولط لا شيء موصول (A)، و9 فولط مركبة موصولة (B)، و6 فولط تطلب الشحن (C)، و3 فولط تطلب الشحن مع التهوية (D).

          وتتكلم المحطة بعرض النبضة: بين 10 و85% يكون التيار المسموح به هو النسبة مضروبة في 0.6 أمبير، فنسبة 26.7% تسمح بتيار 16 أمبير، ونسبة 53.3% تسمح بتيار 32 أمبير. أما نسبة 5% فمعناها: لنتحدث رقميًا، وفق ISO 15118 أو DIN 70121. وللمركبة أن تأخذ أقل مما يُعرض عليها، لا أكثر.

          | الحالة | النصف الموجب | المعنى |
          | --- | --- | --- |
          | A | 12 فولط | لا مركبة |
          | B | 9 فولط | مركبة موصولة |
          | C | 6 فولط | شحن |
          | D | 3 فولط | شحن مع تهوية |

          $$I_{\max} = 0.6\ \text{A} \times D \qquad 10 \le D \le 85 \qquad D = 53.3 \;\Rightarrow\; I_{\max} = 32\ \text{A}$$

          والقطب PP يعرّف بالكابل: مقاومة 680 أوم تعني 20 أمبير، و220 أوم تعني 32 أمبير، و100 أوم تعني 63 أمبير. فإذا اشتكى زبون من أن نقطة 32 أمبير لا تعطي إلا 20، قسنا هذه المقاومة قبل فتح المحطة.

          يغطي جهازان معظم العمل: جهاز متعدد القياسات للمقاومات، ومِفحاص يؤدي دور المركبة وله مخرج لراسم الإشارة.
        `,
      },
    },
    {
      title: { en: 'Site survey and power balance', ar: 'معاينة الموقع وميزانية القدرة' },
      minutes: 50,
      video: 'current.mp4',
      text: {
        en: trimLines`
          Before asking what the vehicle can take, ask what the site can give. Read the subscribed power on the contract with the distribution company, measure the load of a busy day, and note the free margin hour by hour. A bakery that is full at four in the morning has plenty of room at noon.

          A charging point is a continuous load: reckon with its full current for hours, without the diversity factor that we grant to sockets. Ten points of 7.4 kW would ask for 74 kW, but ten cars that stand all night need perhaps 10 kWh each. Load management shares a fixed budget among them, and 20 kW will often do. It is cheaper than a new transformer.

          The cable is calculated for heating and voltage drop. Example: 32 A single-phase over 25 metres. With 6 mm² the drop is about 4.7 V, or 2%; with 10 mm² it is 2.8 V, or 1.2%. In a sunny cable tray at 45 °C the permitted current falls further, so 10 mm² is the sound choice. Also note mobile coverage at the parking place: a station in a basement without a signal cannot be managed from afar.

          $$\Delta U = \frac{2\,\rho\,\ell\,I}{S} = \frac{2 \times 0.0176\ \Omega\,\text{mm}^2/\text{m} \times 25\ \text{m} \times 32\ \text{A}}{10\ \text{mm}^2} \approx 2.8\ \text{V}$$
        `,
        ar: trimLines`
          قبل السؤال عما تقبله المركبة، نسأل عما يعطيه الموقع. نقرأ القدرة المكتتبة في العقد مع شركة التوزيع، ونقيس حمولة يوم مزدحم، ونسجل الهامش المتاح ساعة بساعة. مخبزة تبلغ ذروتها في الرابعة صباحًا لديها متسع كبير عند الظهر.

          نقطة الشحن حمولة دائمة: نحسب تيارها كاملًا لساعات، من دون معامل التزامن الذي نمنحه للمقابس. عشر نقاط من 7.4 كيلوواط تطلب 74 كيلوواط، لكن عشر سيارات تبيت الليل كله قد لا تحتاج الواحدة منها إلى أكثر من 10 كيلوواط ساعي. تقسّم إدارة الأحمال ميزانية ثابتة بينها، وكثيرًا ما تكفي 20 كيلوواط، وذلك أرخص من محوّل جديد.

          يُحسب الكابل على أساس التسخين وهبوط التوتر. مثال: 32 أمبير أحادي الطور على 25 مترًا. بمقطع 6 مم² يكون الهبوط نحو 4.7 فولط أي 2%، وبمقطع 10 مم² نحو 2.8 فولط أي 1.2%. وفي حامل كوابل مشمس عند 45 درجة ينخفض التيار المسموح به أكثر، فيكون 10 مم² هو الخيار السليم. وتُسجَّل أيضًا تغطية الهاتف النقال في الموقف، فمحطة في طابق سفلي بلا إشارة لا تُدار عن بعد.

          $$\Delta U = \frac{2\,\rho\,\ell\,I}{S} = \frac{2 \times 0.0176\ \Omega\,\text{mm}^2/\text{m} \times 25\ \text{m} \times 32\ \text{A}}{10\ \text{mm}^2} \approx 2.8\ \text{V}$$
        `,
      },
    },
    {
      title: { en: 'Protections and earthing', ar: 'وسائل الحماية والتأريض' },
      minutes: 60,
      text: {
        en: trimLines`
          IEC 60364-7-722 is the part of the installation standard for supplying vehicles. Its main demands are easily remembered: each charging point has its own final circuit, its own overcurrent protection and its own residual-current device of 30 mA at most.

          ![Single-line diagram: meter, main breaker, then for the charging point a residual-current device, a circuit breaker and the station, with an earth electrode](/media/lessons/station-wiring-en.svg "Each charging point has its own residual-current device and its own circuit breaker.")

          The type of that device matters. A vehicle's charger can leak smooth direct current, which magnetises the core of an ordinary RCD until it no longer trips. Therefore either the RCD is of **type B**, or it is of **type A** together with a detector that disconnects at 6 mA DC. Many stations contain this detector; the manual says so in one line, and that line saves the customer a costly device. Type AC is never acceptable.

          Low-voltage networks in Algeria are normally operated as TT systems: the customer provides an earth electrode. With a 30 mA device the theoretical limit is high, but measure and aim for less than 100 ohms, because dry ground in August is not the ground of the test in March. Add a surge protective device where the supply comes overhead or the station stands in the open.

          - Measure the earth resistance and write down the weather.
          - Test the RCD at half, full and five times its rated current.
          - Measure the loop impedance at the station, not at the board.
        `,
        ar: trimLines`
          الجزء IEC 60364-7-722 هو ما يخص تغذية المركبات من معيار المنشآت، وأهم مطالبه سهلة التذكر: لكل نقطة شحن دارة نهائية خاصة بها، وحماية خاصة من زيادة التيار، وقاطع تفاضلي خاص لا تتجاوز حساسيته 30 ميلي أمبير.

          ![مخطط أحادي الخط: عداد ثم قاطع رئيسي ثم لنقطة الشحن قاطع تفاضلي وقاطع للدارة ثم المحطة، مع مأخذ أرضي](/media/lessons/station-wiring-ar.svg "لكل نقطة شحن قاطعها التفاضلي وقاطع دارتها.")

          ونوع هذا القاطع مهم. فقد يسرّب شاحن المركبة تيارًا مستمرًا أملس يمغنط قلب القاطع العادي حتى لا يعود يفصل. لذلك إما أن يكون القاطع من **النوع B**، أو من **النوع A** مع كاشف يفصل عند 6 ميلي أمبير من التيار المستمر. وتحتوي محطات كثيرة على هذا الكاشف، ويذكره الدليل في سطر واحد، وهو سطر يوفر على الزبون جهازًا باهظًا. أما النوع AC فغير مقبول في كل الأحوال.

          تُستغل شبكات التوتر المنخفض في الجزائر عادة وفق نظام TT، أي أن على الزبون توفير مأخذ أرضي. ومع قاطع حساسيته 30 ميلي أمبير يكون الحد النظري مرتفعًا، لكننا نقيس ونستهدف أقل من 100 أوم، لأن التربة الجافة في أوت ليست تربة الاختبار في مارس. ويضاف واقي فرط التوتر حين تكون التغذية هوائية أو تكون المحطة في العراء.

          - قياس مقاومة الأرضي مع تسجيل حالة الطقس.
          - اختبار القاطع التفاضلي عند نصف تياره الاسمي وعنده وعند خمسة أضعافه.
          - قياس ممانعة الحلقة عند المحطة لا عند اللوحة.
        `,
      },
    },
    {
      title: { en: 'Commissioning and the OCPP back end', ar: 'الوضع في الخدمة والربط بنظام الإدارة عبر OCPP' },
      minutes: 55,
      video: 'current.mp4',
      text: {
        en: trimLines`
          First the electrical tests without voltage, then with voltage, then the functions with the vehicle simulator: states A, B and C, stop by the user, stop by the vehicle, loss of earth, simulated fault current. A station is commissioned when it refuses correctly, not when it charges once.

          OCPP, the Open Charge Point Protocol, connects the station with a management system over a WebSocket. In version 1.6, still the most widespread, the essential messages are few: BootNotification when the station wakes up, Heartbeat, Authorize with the number of an RFID card, StartTransaction, MeterValues, StopTransaction. Version 2.0.1 restructures them and adds security profiles and device management.

          | Message of OCPP 1.6 | Sent when |
          | --- | --- |
          | \`BootNotification\` | the station starts |
          | \`Authorize\` | a card is held to the reader |
          | \`StartTransaction\` | charging begins, with the meter reading |
          | \`MeterValues\` | at intervals during charging |
          | \`StopTransaction\` | charging ends, with the last reading |

          Enter the address of the back end with **wss**, not ws, change the factory password, set the clock to UTC and check the meter reading against a clamp meter. Then pull the network plug for a minute: the station must go on charging, keep the readings and deliver them when the connection returns. Operators learn the importance of this test on the first evening that the mobile network is busy.
        `,
        ar: trimLines`
          نبدأ بالاختبارات الكهربائية من دون توتر، ثم تحت التوتر، ثم بالوظائف مع محاكي المركبة: الحالات A وB وC، والإيقاف من طرف المستعمل، والإيقاف من طرف المركبة، وفقدان الأرضي، ومحاكاة تيار العطل. تُعدّ المحطة موضوعة في الخدمة حين ترفض على الوجه الصحيح، لا حين تشحن مرة واحدة.

          يصل بروتوكول OCPP المحطة بنظام إدارة عبر WebSocket. وفي الإصدار 1.6، وهو ما زال الأكثر انتشارًا، الرسائل الأساسية قليلة: BootNotification عند إقلاع المحطة، وHeartbeat، وAuthorize مع رقم بطاقة RFID، وStartTransaction، وMeterValues، وStopTransaction. ويعيد الإصدار 2.0.1 تنظيمها ويضيف مستويات للأمن وإدارة للجهاز.

          | الرسالة في OCPP 1.6 | متى تُرسل |
          | --- | --- |
          | \`BootNotification\` | عند إقلاع المحطة |
          | \`Authorize\` | عند تقريب البطاقة من القارئ |
          | \`StartTransaction\` | عند بدء الشحن، مع قراءة العداد |
          | \`MeterValues\` | على فترات أثناء الشحن |
          | \`StopTransaction\` | عند نهاية الشحن، مع آخر قراءة |

          يُكتب عنوان نظام الإدارة بالبادئة **wss** لا ws، وتُغيَّر كلمة مرور المصنع، وتُضبط الساعة على التوقيت العالمي، وتُقارن قراءة العداد بقراءة ملقط التيار. ثم نفصل كابل الشبكة دقيقة: يجب أن تواصل المحطة الشحن وتحتفظ بالقراءات وترسلها عند عودة الاتصال. ويدرك المستغلون أهمية هذا الاختبار في أول أمسية تكتظ فيها شبكة الهاتف.
        `,
      },
    },
    {
      title: { en: 'Fault finding and maintenance', ar: 'البحث عن الأعطال والصيانة' },
      minutes: 45,
      text: {
        en: trimLines`
          Ask three questions before touching a tool: does it fail with every vehicle or with one, always or sometimes, before charging starts or during it? One vehicle only points to its inlet or cable; failure during charging in the hot afternoon points to temperature; failure after rain points to insulation.

          :::danger Before the cover comes off
          Switch off, lock, and prove with a tester that there is no voltage. In a DC station the capacitors stay charged for minutes: wait as long as the manual says.
          :::

          ## Frequent findings
          - The RCD trips at once: insulation fault in cable or vehicle. Disconnect the vehicle and test again.
          - The vehicle stays in state B: the station has not authorised, or the vehicle has a charging timer.
          - Current drops after twenty minutes: a warm contact. Look for discoloured pins in the connector.
          - The station is offline: SIM card, antenna, or a certificate that has expired.

          Maintenance is modest and must be regular. Once a year retighten the terminals to the torque given in the manual, test the RCD, clean fans and filters, inspect the connector and its latch, and read the event log. In the south clean the filters of DC stations every two months: sand that blocks a filter turns a 60 kW station into one of 30.
        `,
        ar: trimLines`
          نطرح ثلاثة أسئلة قبل لمس أي أداة: هل يحدث العطل مع كل المركبات أم مع واحدة؟ دائمًا أم أحيانًا؟ قبل بدء الشحن أم خلاله؟ مركبة واحدة تعني مدخلها أو كابلها، وعطل خلال الشحن في ظهيرة حارة يعني الحرارة، وعطل بعد المطر يعني العزل.

          :::danger قبل نزع الغطاء
          نفصل التغذية ونقفلها ونتحقق بالمِفحاص من غياب التوتر. وفي محطة التيار المستمر تبقى المكثفات مشحونة دقائق: ننتظر المدة المذكورة في الدليل.
          :::

          ## حالات متكررة
          - القاطع التفاضلي يفصل فورًا: عطل عزل في الكابل أو المركبة. تُفصل المركبة ويعاد الاختبار.
          - المركبة تبقى في الحالة B: المحطة لم تمنح الإذن، أو في المركبة مؤقت شحن.
          - التيار ينخفض بعد عشرين دقيقة: نقطة تلامس ساخنة. يُبحث عن أقطاب تغيّر لونها في الموصل.
          - المحطة غير متصلة: شريحة الهاتف أو الهوائي أو شهادة رقمية انتهت صلاحيتها.

          الصيانة بسيطة لكنها لا تقبل الإهمال: مرة في السنة يُعاد شد المرابط بالعزم المذكور في الدليل، ويُختبر القاطع التفاضلي، وتُنظف المراوح والمصافي، ويُفحص الموصل ومزلاجه، ويُقرأ سجل الأحداث. وفي الجنوب تُنظف مصافي محطات التيار المستمر كل شهرين، فالرمل الذي يسد المصفاة يحوّل محطة 60 كيلوواط إلى محطة 30.
        `,
      },
    },
  ],
};
