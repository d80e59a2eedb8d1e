import { match, multiple, number, order, percent, single, trueFalse } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const market = 'Choosing a market you can reach';
const form = 'Legal form, registration and support';
const quote = 'A quote that earns money';
const warranty = 'Purchasing and warranty';
const cash = 'Cash flow and customers who return';

/** Market, legal form, quotes, warranty and cash flow. */
export const solarBusinessQuestions: DemoQuestion[] = [
  single({
    name: 'business-ten-visits',
    topic: topics.market,
    lesson: market,
    text: {
      en: 'You have visited ten owners of cold stores. Which result speaks for the market?',
      ar: 'زرت عشرة من أصحاب غرف التبريد. أي نتيجة تشهد للسوق؟',
    },
    options: {
      a: {
        en: 'All ten said “interesting”',
        ar: 'قال العشرة كلهم «فكرة مهمة»',
        note: {
          en: 'Politeness costs nothing; nobody has asked for a price.',
          ar: 'المجاملة لا تكلف شيئًا، ولم يسأل أحد عن السعر.',
          idea: { en: 'Interest is demand', ar: 'الاهتمام طلب' },
          second: 5,
        },
      },
      b: {
        en: 'Eight took the brochure',
        ar: 'أخذ ثمانية منهم النشرة',
        note: { en: 'A brochure is taken to end the visit.', ar: 'تؤخذ النشرة لإنهاء الزيارة.' },
      },
      c: {
        en: 'Five follow your page',
        ar: 'يتابع خمسة منهم صفحتك',
        note: { en: 'Followers do not pay.', ar: 'المتابعون لا يدفعون.' },
      },
      d: { en: 'Three asked for a quote', ar: 'طلب ثلاثة منهم عرض سعر' },
    },
    right: 'd',
    why: {
      en: 'Three of ten who ask for a quote are a market. Ask what an outage costs them, and listen more than you present.',
      ar: 'ثلاثة من عشرة يطلبون عرض سعر: هذه سوق. واسأل عما يكلفهم الانقطاع، وأصغِ أكثر مما تعرض.',
    },
  }),
  match({
    name: 'business-who-pays-when',
    topic: topics.market,
    lesson: market,
    text: { en: 'How does each market usually pay?', ar: 'كيف تدفع كل سوق عادةً؟' },
    options: {
      a: { en: 'Farms', ar: 'المزارع' },
      b: { en: 'Municipalities', ar: 'البلديات' },
      c: { en: 'Pharmacies', ar: 'الصيدليات' },
      d: { en: 'Villas', ar: 'الفيلات' },
    },
    targets: {
      p: { en: 'On delivery', ar: 'عند التسليم' },
      q: { en: 'In instalments', ar: 'على دفعات' },
      r: { en: 'After the harvest', ar: 'بعد الجني' },
      s: { en: 'Late, but surely', ar: 'متأخرًا لكنه مضمون' },
    },
    right: { a: 'r', b: 's', c: 'p', d: 'q' },
    why: {
      en: 'Each market has its own season, its own decision maker and its own way of paying. Begin with one.',
      ar: 'لكل سوق موسمها وصاحب القرار فيها وطريقة دفعها. والبداية بواحدة.',
    },
  }),
  single({
    name: 'business-liability',
    topic: topics.market,
    lesson: form,
    text: {
      en: 'A founder works alone and wants to protect the family’s house from debts of the firm. Which form fits?',
      ar: 'مؤسِّس يعمل وحده ويريد حماية بيت العائلة من ديون المؤسسة. أي شكل يناسبه؟',
    },
    options: {
      a: { en: 'EURL', ar: 'EURL' },
      b: {
        en: 'Individual business',
        ar: 'مؤسسة فردية',
        note: {
          en: 'Its owner is liable with everything they own.',
          ar: 'صاحبها مسؤول بكل ما يملك.',
          idea: { en: 'The firm’s debts are not mine', ar: 'ديون المؤسسة ليست ديوني' },
        },
      },
      c: {
        en: 'SARL with himself as the only partner',
        ar: 'SARL هو شريكها الوحيد',
        note: { en: 'A SARL has 2 to 50 partners.', ar: 'في SARL من 2 إلى 50 شريكًا.' },
      },
      d: {
        en: 'None: liability cannot be limited',
        ar: 'لا شيء: المسؤولية لا تُحدّ',
        note: { en: 'EURL and SARL limit it to the contributions.', ar: 'EURL وSARL تحدّانها بالحصص.' },
      },
    },
    right: 'a',
    why: {
      en: 'One partner, liable with the contribution: EURL. Compare taxes, CASNOS and accounting with an accountant before signing.',
      ar: 'شريك واحد مسؤول بحصته: EURL. وتقارَن الضرائب واشتراكات CASNOS والمحاسبة مع محاسب قبل التوقيع.',
    },
  }),
  trueFalse({
    name: 'business-hoped-subsidy',
    topic: topics.quotes,
    lesson: form,
    text: {
      en: 'A subsidy has been applied for and usually comes. It may therefore be deducted in the price of a quote.',
      ar: 'طُلبت إعانة وهي تُمنح في العادة، فيجوز خصمها في عرض السعر.',
    },
    isTrue: false,
    why: {
      en: 'Conditions change. A price is never built on a subsidy that has not been granted.',
      ar: 'الشروط تتغيّر، ولا يُبنى سعر على إعانة لم تُمنح بعد.',
    },
  }),
  number({
    name: 'business-price-of-quote',
    topic: topics.quotes,
    lesson: quote,
    points: 2,
    text: {
      en: 'What price do you quote, if you add a profit of 15% of the cost?\n\n| Block | DZD |\n| --- | --- |\n| Equipment | 540,000 |\n| Mounting and cables | 80,000 |\n| Labour | 110,000 |\n| Transport and travel | 35,000 |\n| Survey, paperwork, warranty visits, reserve | 75,000 |',
      ar: 'ما السعر المعروض إذا أضفت ربحًا قدره 15% من التكلفة؟\n\n| الباب | دج |\n| --- | --- |\n| العتاد | 540,000 |\n| الهياكل والكوابل | 80,000 |\n| اليد العاملة | 110,000 |\n| النقل والتنقل | 35,000 |\n| المعاينة والأوراق وزيارتا الضمان والاحتياط | 75,000 |',
    },
    value: '966000',
    unit: 'DZD',
    units: ['DZD'],
    tolerance: percent('0.5'),
    why: {
      en: 'The cost is 840,000 DZD; $840\\,000 \\times 1.15 = 966\\,000$ DZD.',
      ar: 'التكلفة 840,000 دج؛ $840\\,000 \\times 1.15 = 966\\,000$ دج.',
    },
  }),
  single({
    name: 'business-loss-in-second-year',
    topic: topics.quotes,
    lesson: quote,
    text: {
      en: 'Equipment 600,000 DZD, price 700,000 DZD. The founder is glad about a profit of 100,000. What do you say?',
      ar: 'العتاد 600,000 دج والسعر 700,000 دج، والمؤسِّس مسرور بربح 100,000. ماذا تقول؟',
    },
    options: {
      a: {
        en: 'Right: price minus equipment',
        ar: 'صحيح: السعر ناقص العتاد',
        note: {
          en: 'Labour, travel and two warranty visits are missing.',
          ar: 'تنقص اليد العاملة والتنقل وزيارتا الضمان.',
          idea: { en: 'Price minus equipment is profit', ar: 'السعر ناقص العتاد ربح' },
        },
      },
      b: { en: 'Usually a loss, which shows in the second year', ar: 'خسارة على الأرجح، تظهر في السنة الثانية' },
      c: {
        en: 'Right, if the customer pays at once',
        ar: 'صحيح إن دفع الزبون فورًا',
        note: { en: 'Paying early does not make it more.', ar: 'الدفع المبكر لا يزيده.' },
      },
      d: {
        en: 'Too much: customers will go elsewhere',
        ar: 'كثير: سيذهب الزبائن إلى من هو أرخص منه',
        note: { en: 'It does not even cover the cost.', ar: 'لا يغطي حتى التكلفة.' },
      },
    },
    right: 'b',
    why: {
      en: 'In the example of the lesson the cost before profit is 930,000 DZD, with the same equipment.',
      ar: 'في مثال الدرس تبلغ التكلفة قبل الربح 930,000 دج بالعتاد نفسه.',
    },
  }),
  multiple({
    name: 'business-on-delivery',
    topic: topics.purchasing,
    lesson: warranty,
    text: {
      en: 'Three pallets of modules arrive at the yard. What do you do on the same day?',
      ar: 'وصلت ثلاث منصات من الألواح إلى الحظيرة. ماذا تفعل في اليوم نفسه؟',
    },
    options: {
      a: { en: 'Compare serial numbers with the flash list', ar: 'مقارنة الأرقام التسلسلية بقائمة القياسات' },
      b: {
        en: 'Sign at once and unpack at the customer’s',
        ar: 'التوقيع فورًا وفتحها عند الزبون',
        note: {
          en: 'After installation the same claim is a dispute.',
          ar: 'بعد التركيب تصبح الشكوى نفسها نزاعًا.',
          second: 8,
        },
      },
      c: { en: 'Look at corners and connectors', ar: 'فحص الزوايا والموصلات' },
      d: { en: 'Photograph each pallet and its labels', ar: 'تصوير كل منصة وبطاقاتها' },
      e: {
        en: 'Throw away the list of serial numbers, since the pallets are complete',
        ar: 'رمي قائمة الأرقام ما دامت المنصات كاملة',
        note: {
          en: 'No number, no claim: keep it by roof.',
          ar: 'لا شكوى بلا رقم: تُحفظ بحسب السطح.',
        },
      },
    },
    right: ['a', 'c', 'd'],
    why: {
      en: 'A claim on the day of delivery is a formality. It needs the serial number, the date and a photograph of the label.',
      ar: 'الشكوى يوم الاستلام إجراء بسيط، وتحتاج إلى الرقم التسلسلي والتاريخ وصورة البطاقة.',
    },
  }),
  number({
    name: 'business-lowest-balance',
    topic: topics.quotes,
    lesson: cash,
    text: {
      en: 'The account begins with 200 thousand DZD. What is the lowest balance at the end of a week, in thousands of DZD?\n\n| Thousands of DZD | Week 1 | Week 2 | Week 3 |\n| --- | --- | --- | --- |\n| In | 300 | 0 | 250 |\n| Out | 280 | 160 | 90 |',
      ar: 'يبدأ الحساب بمبلغ 200 ألف دج. ما أدنى رصيد في نهاية أسبوع بآلاف الدنانير؟\n\n| ألف دج | الأسبوع 1 | الأسبوع 2 | الأسبوع 3 |\n| --- | --- | --- | --- |\n| المداخيل | 300 | 0 | 250 |\n| المصاريف | 280 | 160 | 90 |',
    },
    value: '60',
    tolerance: percent('0'),
    why: {
      en: '220 after week 1, **60** after week 2, 220 after week 3. The sum of three weeks looks well; the second one decides.',
      ar: '220 بعد الأسبوع الأول، و**60** بعد الثاني، و220 بعد الثالث. مجموع الأسابيع مطمئن، لكن الثاني هو الذي يقرر.',
    },
  }),
  single({
    name: 'business-public-share',
    topic: topics.quotes,
    lesson: cash,
    text: {
      en: 'Second year, seven of ten orders come from municipalities, all profitable. What is the danger?',
      ar: 'في السنة الثانية تأتي سبع من عشر طلبيات من البلديات، وكلها مربحة. ما الخطر؟',
    },
    options: {
      a: {
        en: 'They might not pay at all',
        ar: 'قد لا تدفع أبدًا',
        note: { en: 'They pay late, but surely.', ar: 'تدفع متأخرة، لكن الدفع مضمون.' },
      },
      b: {
        en: 'None, profit is profit',
        ar: 'لا خطر، فالربح ربح وكل الطلبيات مدفوعة',
        note: {
          en: 'Wages are paid with money, not with profit.',
          ar: 'الأجور تُدفع بالمال لا بالربح.',
          idea: { en: 'Who makes profit cannot fail', ar: 'من يربح لا يُفلس' },
        },
      },
      c: { en: 'They pay late: the firm may die of waiting', ar: 'تدفع متأخرة: قد تموت المؤسسة من الانتظار' },
      d: {
        en: 'Street lamps break more often',
        ar: 'أعمدة الإنارة أكثر أعطالًا',
        note: { en: 'That is a matter of warranty, not of this share.', ar: 'هذا شأن الضمان لا شأن هذه النسبة.' },
      },
    },
    right: 'c',
    why: {
      en: 'Young companies rarely die of losses; they die of waiting. Public customers never exceed half of the orders in the first years.',
      ar: 'نادرًا ما تموت المؤسسات الناشئة من الخسارة، بل من الانتظار. ولا يتجاوز الزبائن العموميون نصف الطلبيات في السنوات الأولى.',
    },
  }),
  order({
    name: 'business-course-of-an-order',
    topic: topics.quotes,
    lesson: quote,
    text: {
      en: 'Payment by 50 / 40 / 10 as in the lesson. Put the steps of an order in sequence.',
      ar: 'الدفع 50 ثم 40 ثم 10 كما في الدرس. رتّب خطوات الطلبية.',
    },
    options: {
      a: { en: 'Delivery and 40%', ar: 'التسليم و40%' },
      b: { en: 'Survey of the site', ar: 'معاينة الموقع' },
      c: { en: 'Commissioning and the last 10%', ar: 'الوضع في الخدمة و10% الأخيرة' },
      d: { en: 'Order with 50%', ar: 'الطلب مع 50%' },
      e: { en: 'Quote with its period of validity', ar: 'عرض السعر مع مدة صلاحيته' },
    },
    right: ['b', 'e', 'd', 'a', 'c'],
    why: {
      en: 'Without a survey no quote, without the first half no purchase; the last tenth keeps both sides interested until the end.',
      ar: 'لا عرض بلا معاينة، ولا شراء بلا النصف الأول، والعُشر الأخير يبقي الطرفين مهتمين حتى النهاية.',
    },
  }),
];
