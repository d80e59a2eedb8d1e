export const refunds = {
  title: 'Refund Policy',
  titleAr: 'سياسة الاسترداد',
  body: `If a paid course or event does not suit you, you can get your money back.

## Courses

- You can ask for a refund within the guarantee period. It begins with the confirmation of your payment; the page of your order names its last day.
- The refund covers the full amount that you paid.
- With the refund your access to the lessons ends, and the certificate of the course is revoked if you have one. Your progress is kept: if you enroll again, you continue where you stopped.

## Events

- The same guarantee period applies to a paid seat. With the refund the seat becomes free.
- An order that is not paid yet can be cancelled at any time.
- If we cancel an event, every participant gets a full refund.

## How to ask for it

Open the order under “My payments” in the account menu, choose “Ask for a refund”, say why and name the account that the money goes to. We answer within five working days. Until then your access stays open.

## How it is paid

The amount is transferred to the account that you name in the request: a postal account (CCP, or RIP for BaridiMob) or a bank account (RIB). Depending on the bank this takes up to ten working days. You receive a message and a credit note.

## Payments that we could not confirm

If you transferred money and the order has ended meanwhile, send the receipt of the transfer from the page of the order. The order is opened again while the course or seat is there. If it is not, or if the amount cannot be assigned to an order, it is returned in full.
`,
  bodyAr: `إن لم تناسبك دورة أو فعالية مدفوعة فلك أن تستردّ ما دفعت.

## الدورات

- يمكنك طلب الاسترداد خلال مدة الضمان. تبدأ بتأكيد الدفع، وتبيّن صفحة طلبك آخر يوم فيها.
- يشمل الاسترداد المبلغ الذي دفعته كاملًا.
- ينتهي وصولك إلى الدروس مع الاسترداد وتُلغى شهادة الدورة إن صدرت، ويُحفظ تقدّمك: إذا سجّلت من جديد تابعت من حيث توقفت.

## الفعاليات

- تسري مدة الضمان نفسها على المقعد المدفوع، ويصبح المقعد متاحًا لغيرك مع الاسترداد.
- يمكنك إلغاء طلب لم يُدفع بعد في أي وقت.
- إذا ألغينا فعالية استردّ كل مشارك المبلغ كاملًا.

## كيف تطلبه

افتح الطلب في «مدفوعاتي» من قائمة الحساب، واختر «طلب الاسترداد» واذكر السبب والحساب الذي يُرجع إليه المبلغ. نجيبك خلال خمسة أيام عمل، ويبقى وصولك مفتوحًا إلى حينها.

## كيف يُدفع

يُحوَّل المبلغ إلى الحساب الذي تذكره في الطلب: حساب بريدي جارٍ (CCP، أو RIP لبريدي موب) أو حساب بنكي (RIB). وقد يستغرق ذلك حسب البنك عشرة أيام عمل. وتصلك رسالة وإشعار دائن.

## مدفوعات تعذّر تأكيدها

إذا حوّلت مبلغًا وانتهى الطلب في هذه الأثناء فأرسل الوصل من صفحة الطلب، فيُفتح من جديد ما دامت الدورة أو المقعد متاحًا. وإن لم يعد متاحًا أو لم يمكن ربط المبلغ بطلب أُعيد إليك كاملًا.
`,
};
