export const privacy = {
  title: 'Privacy Policy',
  titleAr: 'سياسة الخصوصية',
  body: `This policy says which personal data Tayyar stores, why, for how long, and which rights you have. It follows the Algerian Law No. 18-07 of 10 June 2018 on the protection of natural persons in the processing of personal data.

## What we store

| Data | Why |
| --- | --- |
| Name, username, email address, phone number (optional), language | your account, and messages about it |
| Password | only as a hash that cannot be turned back into the password |
| Picture and biography (optional) | shown on your account page and, for trainers and authors, on the pages of their courses and articles |
| Enrollments, progress, completed lessons, reviews | to continue your courses and to show your results |
| Event registrations, poll votes | to hold your seat and to count each vote once |
| Payments: amount, method, reference, state, proof of payment and transaction number; the account that a refund goes to, if you name one | required by accounting law; the account to return the money, and it is deleted with your account once the refund is decided |
| Sign-ins: time and browser | so that you can see and end your sessions |
| Messages from the contact form, newsletter address | to answer you, and to send the newsletter that you confirmed |
| Changes made by administrators | a log that shows who changed what |

Visitors without an account get one random identifier in a cookie when they vote or read an article, so that votes and views are counted once. We store no IP addresses with your data; limits against abuse keep only hashes of them for a short time.

## What others see

Your reviews are shown without your name and picture. The name and picture of a trainer are shown on the pages of the courses, those of an author beside the articles. Trainers see the names and progress of the students of their courses. Whoever has the code of a certificate sees the name on it, and a public page of your certificates exists only if you create it. Email addresses and phone numbers are seen by administrators only.

We do not sell data, show no advertising, and load no fonts, scripts or pictures of other companies, except for videos that a trainer embeds: these are loaded from the video service when you open the lesson.

## Cookies

The site needs these cookies, all of them for its own use: your session, your language, the color scheme, the random identifier of visitors, and one that recognizes a browser in which you have signed in before.

## How long

- Your account and its data: until you delete the account. Deletion takes effect after seven days, in which you can cancel it. Your certificates are then revoked; download them before. Your reviews and votes remain, without your name.
- Sessions: until they expire or you end them.
- Contact messages: as long as needed to answer them, two years at most.
- Documents of what you paid (receipts with your name, proofs, transaction numbers): ten years, as accounting law requires, also after the deletion of the account. Of orders that were never paid, your notes, numbers and proofs are deleted with the account.

## Your rights

You can see and correct your data on the account page, download all of it there, and delete your account. You can object to messages in the notification settings, and to the newsletter by the link in every issue. For any other request, write to us; we answer within thirty days. You can also turn to the national authority for the protection of personal data (ANPDP).
`,
  bodyAr: `توضّح هذه السياسة ما تخزّنه منصة تيّار من بيانات شخصية، ولماذا، وإلى متى، وما حقوقك. وهي تتبع القانون الجزائري رقم 18\u200E-\u200E07 المؤرخ في 10 جوان 2018 المتعلق بحماية الأشخاص الطبيعيين في مجال معالجة المعطيات ذات الطابع الشخصي.

## ما نخزّنه

| البيانات | السبب |
| --- | --- |
| الاسم واسم المستخدم والبريد الإلكتروني والهاتف (اختياري) واللغة | حسابك والرسائل المتعلقة به |
| كلمة المرور | بصمة مشفّرة فقط لا يمكن استرجاع كلمة المرور منها |
| الصورة والنبذة (اختياريتان) | تظهران في صفحة حسابك، وفي صفحات دوراتك ومقالاتك إن كانت لك دورات أو مقالات |
| التسجيلات والتقدّم والدروس المكتملة والتقييمات | لمتابعة دوراتك وعرض نتائجك |
| التسجيل في الفعاليات والتصويت | لحجز مقعدك واحتساب كل صوت مرة واحدة |
| المدفوعات: المبلغ والطريقة والمرجع والحالة، وإثبات الدفع ورقم العملية؛ والحساب الذي يُرجع إليه المبلغ إن ذكرته | يفرضها قانون المحاسبة؛ أما الحساب فلإرجاع المبلغ، ويُحذف مع حسابك بعد البتّ في الاسترداد |
| عمليات الدخول: الوقت والمتصفح | لتتمكن من رؤية جلساتك وإنهائها |
| رسائل نموذج الاتصال وعنوان النشرة | للرد عليك، ولإرسال النشرة التي أكّدت اشتراكك فيها |
| تعديلات المديرين | سجل يبيّن من غيّر ماذا |

يحصل الزائر الذي لا حساب له على معرّف عشوائي واحد في ملف تعريف ارتباط عندما يصوّت أو يقرأ مقالًا، لتُحتسب الأصوات والمشاهدات مرة واحدة. ولا نخزّن عناوين IP مع بياناتك؛ أما حدود الحماية من إساءة الاستخدام فتحتفظ ببصمات منها لمدة قصيرة فقط.

## ما يراه الآخرون

تظهر تقييماتك بلا اسم ولا صورة. ويظهر اسم المدرّب ولقبه وصورته في صفحات دوراته، واسم كاتب المقال ولقبه وصورته بجانب مقالاته. ويرى المدرّبون أسماء طلاب دوراتهم وتقدّمهم. ومن لديه رمز شهادة يرى الاسم المكتوب عليها، ولا تُنشر صفحة عامة لشهاداتك إلا إذا أنشأتها. أما عناوين البريد وأرقام الهاتف فلا يراها إلا المديرون.

لا نبيع البيانات ولا نعرض إعلانات، ولا نحمّل خطوطًا أو برامج أو صورًا من شركات أخرى، إلا مقاطع الفيديو التي يضمّنها المدرّب: فهي تُحمَّل من خدمة الفيديو عند فتح الدرس.

## ملفات تعريف الارتباط

يحتاج الموقع إلى هذه الملفات، وكلها لاستعماله الخاص: جلستك، ولغتك، ونمط الألوان، ومعرّف الزائر العشوائي، وملف يميّز متصفحًا سبق أن دخلت منه.

## مدة الاحتفاظ

- حسابك وبياناته: إلى أن تحذف الحساب. يسري الحذف بعد سبعة أيام يمكنك خلالها التراجع عنه. وتُلغى شهاداتك حينها، فنزّلها قبل ذلك. وتبقى تقييماتك وأصواتك دون اسمك.
- الجلسات: إلى أن تنتهي أو تنهيها بنفسك.
- رسائل نموذج الاتصال: ما دام الرد عليها يحتاج إليها، وسنتين على الأكثر.
- وثائق ما دفعته (الوصولات وفيها اسمك، والإثباتات، وأرقام التحويلات): عشر سنوات كما يفرض قانون المحاسبة، حتى بعد حذف الحساب. أما الطلبات التي لم تُدفع فتُحذف ملاحظاتها وأرقامها وإثباتاتها مع الحساب.

## حقوقك

يمكنك الاطّلاع على بياناتك وتصحيحها في صفحة الحساب، وتنزيلها كاملة منها، وحذف حسابك. ويمكنك الاعتراض على الرسائل من تفضيلات الإشعارات، وعلى النشرة بالرابط الموجود في كل عدد. ولأي طلب آخر راسلنا، ونجيبك خلال ثلاثين يومًا. ويمكنك كذلك اللجوء إلى السلطة الوطنية لحماية المعطيات ذات الطابع الشخصي.
`,
};
