export const terms = {
  title: 'Terms of Service',
  titleAr: 'شروط الخدمة',
  body: `These terms apply to everyone who uses Tayyar. Creating an account means accepting them.

## Your account

- Give your real name: the trainers of your courses see it, and your certificates bear it.
- One account per person. Keep your password to yourself; you are responsible for what happens with your account.
- You can delete the account at any time on the account page.

## Courses

- An enrollment gives you personal access to the lessons and files of a course, without a time limit. If a course is withdrawn, you keep your access to it.
- Lessons and files are for your own learning. Do not publish or resell them.
- Your progress is computed from completed lessons. Lessons that are added later never take a completion away.

## Orders and payment

- Prices are in Algerian dinars. The price at the time of your order holds, also if it rises later; if it falls before you pay, you pay the lower one.
- An order is open for the days that its page names. An order that is not paid in time expires, and its seat becomes free.
- A course opens, and a seat is yours, when we have confirmed the payment. You get a numbered receipt.
- Send only proofs of your own transfers. We may deactivate accounts that send forged ones.

## Events

Registering holds a seat for you. If you cannot come, cancel the registration, or ask for a refund of a paid seat, so that others can have it.

## Reviews and other contributions

Only students of a course can review it, once. Reviews appear after a check, without a name. We do not publish insults, advertising, or personal data of others. What you write stays yours; you allow us to show it on the site.

## Trainers

- Publish only content to which you have the rights.
- You are responsible for the correctness of what you teach, in particular of safety instructions.
- Courses with students cannot be deleted; they can be withdrawn.

## Safety

Work on high voltage and electrical installations is dangerous. A course does not replace the authorization that the law requires for such work. Follow the instructions of the manufacturer and the rules that apply at your place of work.

## What is not allowed

Do not try to get around access rules, disturb the service, collect data automatically beyond the public interfaces, or use the account of another person. We may deactivate accounts that break these terms; we say why, and you can object.

## Liability and law

We do our best to keep the service available and its content correct, but cannot promise that it is free of errors. These terms are governed by Algerian law. If they change, we announce it before the change takes effect.
`,
  bodyAr: `تسري هذه الشروط على كل من يستخدم منصة تيّار. وإنشاء حساب فيها يعني قبولها.

## حسابك

- استعمل اسمك الحقيقي: يراه مدرّبو دوراتك، وتحمله شهاداتك.
- حساب واحد لكل شخص. لا تعطِ كلمة المرور لغيرك؛ فعليك تقع مسؤولية ما يجري بحسابك.
- يمكنك حذف الحساب في أي وقت من صفحة الحساب.

## الدورات

- يمنحك التسجيل وصولًا شخصيًا إلى دروس الدورة وملفاتها دون حد زمني. وإذا سُحبت الدورة من العرض بقي وصولك إليها.
- الدروس والملفات لتعلّمك أنت. لا تنشرها ولا تُعد بيعها.
- يُحسب تقدّمك من الدروس المكتملة. والدروس التي تضاف لاحقًا لا تلغي إتمام الدورة.

## الطلبات والدفع

- الأسعار بالدينار الجزائري. ويسري السعر المعروض وقت طلبك وإن ارتفع بعده، وإن انخفض قبل أن تدفع سرى السعر الأدنى.
- يبقى الطلب مفتوحًا للأيام المبيّنة في صفحته. والطلب الذي لا يُدفع في أجله ينتهي ويتاح مقعده لغيرك.
- تُفتح الدورة ويصبح المقعد لك حالما نؤكّد الدفع، وتحصل على وصل مرقّم.
- لا ترسل إلا إثباتات لتحويلاتك أنت. وقد نعطّل الحسابات التي ترسل إثباتات مزوّرة.

## الفعاليات

التسجيل يحجز لك مقعدًا. إن تعذّر عليك الحضور فألغِ التسجيل، أو اطلب استرداد مبلغ المقعد المدفوع، ليستفيد غيرك منه.

## التقييمات والمساهمات

لا يقيّم الدورة إلا طلابها، ومرة واحدة. وتظهر التقييمات بعد الموافقة عليها، بلا اسم. لا ننشر الإساءات ولا الإعلانات ولا البيانات الشخصية لآخرين. ما تكتبه يبقى ملكك، وتأذن لنا بعرضه في الموقع.

## المدرّبون

- لا تنشر إلا محتوى تملك حقوقه.
- تقع عليك مسؤولية صحة ما تدرّسه، وبخاصة تعليمات السلامة.
- الدورة التي فيها طلاب لا تُحذف، بل تُسحب من العرض.

## السلامة

العمل على التوتر العالي والتركيبات الكهربائية خطر. ولا تغني الدورة عن الترخيص الذي يشترطه القانون لهذه الأعمال. اتبع تعليمات الشركة المصنّعة والقواعد المعمول بها في مكان عملك.

## ما لا يُسمح به

لا تحاول تجاوز قواعد الوصول، ولا تعطيل الخدمة، ولا جمع البيانات آليًا خارج الواجهات العامة، ولا استعمال حساب غيرك. قد نعطّل الحسابات التي تخالف هذه الشروط، ونبيّن السبب، ولك أن تعترض.

## المسؤولية والقانون

نبذل جهدنا لتبقى الخدمة متاحة ومحتواها صحيحًا، لكن لا يمكننا أن نعد بخلوّها من الأخطاء. تخضع هذه الشروط للقانون الجزائري. وإن تغيّرت أعلنّا ذلك قبل سريان التغيير.
`,
};
