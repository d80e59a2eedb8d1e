import type { BilingualText } from '../bilingualText';
import type { FaqContent } from './types';

export const faqCategories: { slug: string; name: BilingualText }[] = [
  { slug: 'general', name: { en: 'General', ar: 'عام' } },
  { slug: 'courses', name: { en: 'Courses', ar: 'الدورات' } },
  { slug: 'payment', name: { en: 'Payment', ar: 'الدفع' } },
  { slug: 'technical', name: { en: 'Technical', ar: 'الدعم التقني' } },
];

export const faqs: FaqContent[] = [
  {
    category: 'general',
    question: { en: 'Who are the courses for?', ar: 'لمن هذه الدورات؟' },
    answer: {
      en: 'For electricians, mechanics, technicians, engineers and students, and for anyone who wants to understand solar energy and electric vehicles. Each course page names its level; the beginner courses ask for no more than school physics.',
      ar: 'للكهربائيين والميكانيكيين والتقنيين والمهندسين والطلاب، ولكل من يرغب في فهم الطاقة الشمسية والمركبات الكهربائية. صفحة كل دورة تذكر مستواها، ودورات المبتدئين لا تتطلّب أكثر من فيزياء المدرسة.',
    },
  },
  {
    category: 'general',
    question: { en: 'In which language are the lessons?', ar: 'بأي لغة تُقدَّم الدروس؟' },
    answer: {
      en: 'Every lesson is written in Arabic and in English, and you can switch at any time from the menu at the top. Technical terms carry their international abbreviation, and the dictionary explains them in both languages and names them in French.',
      ar: 'كل درس مكتوب بالعربية والإنجليزية، ويمكن التبديل بينهما في أي وقت من القائمة في أعلى الصفحة. وترافق المصطلحات التقنية اختصاراتها الدولية، ويشرحها القاموس باللغتين مع مقابلها الفرنسي.',
    },
  },
  {
    category: 'courses',
    question: { en: 'How long can I follow a course?', ar: 'إلى متى يمكنني متابعة الدورة؟' },
    answer: {
      en: 'There is no deadline. A course has one price and no subscription, and you keep access, including to lessons that are added or updated later. Your progress is saved after each lesson.',
      ar: 'لا يوجد أجل محدّد. للدورة سعر واحد بلا اشتراك، والوصول إليها دائم، ويشمل الدروس التي تضاف أو تحدَّث لاحقًا. ويُحفظ تقدّمك بعد كل درس.',
    },
  },
  {
    category: 'payment',
    question: { en: 'How can I pay for a course?', ar: 'كيف أدفع ثمن الدورة؟' },
    answer: {
      en: 'In Algerian dinars, without a foreign card: by BaridiMob, by transfer to our postal account (CCP) or by bank transfer, and by card (Edahabia, CIB) where it is offered. Choose the method when you order; the page of the order shows the account, the exact amount and the reference to write on the transfer.',
      ar: 'بالدينار الجزائري ودون بطاقة أجنبية: عبر بريدي موب أو بتحويل إلى حسابنا البريدي الجاري (CCP) أو بتحويل بنكي، وبالبطاقة (الذهبية أو CIB) حيث تُعرض. تُختار الطريقة عند الطلب، وتبيّن صفحة الطلب الحساب والمبلغ المحدّد والمرجع الذي يُكتب على التحويل.',
    },
  },
  {
    category: 'technical',
    question: { en: 'Can I study on my phone?', ar: 'هل يمكن التعلّم بالهاتف؟' },
    answer: {
      en: 'Yes. The pages adapt to small screens, and texts load quickly on a slow mobile connection. A lesson begun on the phone continues on the computer where you left it.',
      ar: 'نعم. تتكيف الصفحات مع الشاشات الصغيرة، وتُحمَّل النصوص بسرعة حتى على اتصال بطيء. والدرس الذي بدأ على الهاتف يُستأنف على الحاسوب من حيث توقف.',
    },
  },
  {
    category: 'general',
    question: { en: 'Do I receive a certificate?', ar: 'هل أحصل على شهادة؟' },
    answer: {
      en: 'Yes, on completing all lessons of a course, once you have confirmed the spelling of your name in Arabic and in Latin letters. Each certificate has a number and a verification code: on the verification page, employers see at once whether it is valid. It confirms what you have studied; it does not replace a state diploma or the authorisations that some electrical work requires.',
      ar: 'نعم، عند إتمام جميع دروس الدورة وبعد تأكيد كتابة اسمك بالحروف العربية واللاتينية. لكل شهادة رقم ورمز تحقق، وتبيّن صفحة التحقق لصاحب العمل فورًا إن كانت الشهادة صالحة. وهي تثبت ما درسته، ولا تعوّض شهادة الدولة ولا التأهيلات التي تشترطها بعض الأعمال الكهربائية.',
    },
  },
  {
    category: 'courses',
    question: { en: 'In which order should I take the courses?', ar: 'بأي ترتيب تُتابع الدورات؟' },
    answer: {
      en: 'Begin with a free beginner course of the field that interests you. Before anything that involves opening a high-voltage system, take "High-Voltage Safety in the Workshop" first.',
      ar: 'يُستحسن البدء بدورة مجانية للمبتدئين في المجال الذي يهمك. وقبل كل ما يستدعي فتح منظومة عالية التوتر، تأتي أولًا دورة «السلامة عند العمل على التوتر العالي في الورشة».',
    },
  },
  {
    category: 'courses',
    question: { en: 'Are there practical sessions?', ar: 'هل توجد حصص تطبيقية؟' },
    answer: {
      en: 'The courses themselves are online. Several times a year we organize workshops in Algiers, Oran, Constantine and the south; you find them on the page “Events”, where you can reserve a seat after signing in.',
      ar: 'الدورات نفسها عبر الإنترنت. وننظم عدة مرات في السنة ورشات في الجزائر العاصمة ووهران وقسنطينة والجنوب، تجدها في صفحة «الفعاليات» حيث يُحجز المقعد بعد تسجيل الدخول.',
    },
  },
  {
    category: 'payment',
    question: { en: 'When is my course opened after a transfer?', ar: 'متى تُفتح الدورة بعد التحويل؟' },
    answer: {
      en: 'Send the transaction number and a photo or PDF of the receipt from the page of your order. We compare it with our account, and the course opens as soon as we confirm it; you get a message and a receipt. Card payments are confirmed within seconds.',
      ar: 'أرسل رقم العملية وصورة الوصل أو ملف PDF من صفحة طلبك. نقارنه بحسابنا وتُفتح الدورة فور التأكيد، وتصلك رسالة ووصل. أما الدفع بالبطاقة فيتأكّد خلال ثوانٍ.',
    },
  },
  {
    category: 'payment',
    question: { en: 'Can I get my money back?', ar: 'هل يمكن استرجاع المبلغ؟' },
    answer: {
      en: 'Yes, within the guarantee period that the page of your order names. Open the order under “My payments” and ask for a refund. When the money is returned, the access ends, the certificate of the course is revoked and your progress is kept.',
      ar: 'نعم، خلال مدة الضمان المبيّنة في صفحة طلبك. افتح الطلب في «مدفوعاتي» واطلب الاسترداد. وعند إرجاع المبلغ ينتهي الوصول وتُلغى شهادة الدورة إن صدرت، ويُحفظ تقدّمك.',
    },
  },
  {
    category: 'technical',
    question: { en: 'The video does not start. What can I do?', ar: 'الفيديو لا يعمل، فما الحل؟' },
    answer: {
      en: 'Reload the page and try a current version of Chrome, Firefox, Edge or Safari. On a slow connection wait a moment: the player chooses a lower quality by itself, and for videos of YouTube and Vimeo you choose it in the settings of the player. If it still fails, send us the name of the lesson and of your browser.',
      ar: 'أعد تحميل الصفحة وجرّب إصدارًا حديثًا من Chrome أو Firefox أو Edge أو Safari. ومع الاتصال البطيء انتظر قليلًا: يختار المشغّل جودة أقل من تلقاء نفسه، وفي فيديوهات يوتيوب وفيميو تختارها من إعداداته. وإن استمر العطل فأرسل إلينا اسم الدرس واسم المتصفح.',
    },
  },
  {
    category: 'technical',
    question: { en: 'I forgot my password. How do I sign in?', ar: 'نسيت كلمة المرور، فكيف أدخل إلى حسابي؟' },
    answer: {
      en: 'Choose “Forgot your password?” on the page “Login” and enter your email address: the message has a link with which you set a new one. We never ask for your password, neither by telephone nor by e-mail.',
      ar: 'اختر «نسيت كلمة المرور؟» في صفحة «تسجيل الدخول» وأدخل بريدك الإلكتروني: في الرسالة رابط تضبط به كلمة مرور جديدة. ونحن لا نطلب كلمة المرور أبدًا، لا بالهاتف ولا بالبريد الإلكتروني.',
    },
  },
];
