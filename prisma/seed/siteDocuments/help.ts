export const help = {
  title: 'Help Center',
  titleAr: 'مركز المساعدة',
  body: `The answers to the questions that we are asked most. If yours is not among them, write to us from the page “Contact us”.

## Account

**I forgot my password.** Choose “Forgot your password?” on the page “Login” and enter your email address. The link in the message is valid for 30 minutes. If no message arrives, look into the spam folder and check the address.

**I did not get the confirmation message.** Your account works before the confirmation too, but no paid seat is held for you and your reviews are not published until then. “Send the link again” on the account page sends it once more, and the address can be corrected there.

**I changed my email address by mistake, or another person did.** The message to the old address has a link that restores it. The link is valid for seven days.

**I lost the phone with my authenticator app.** Sign in with one of the recovery codes that you saved when you switched on two-step verification. Without a code, write to us.

**I want to have my data, or to delete my account.** Both are on the account page. The deletion can be cancelled for seven days: just sign in.

## Courses

**Where is my course?** On the page “My learning”. “Continue Learning” opens the lesson at which you stopped.

**How long do I have access?** Without a limit, also when the course is no longer offered.

**My progress is not 100% although I have seen everything.** A lesson counts when you press “Mark as complete”. The list beside the player shows which one is missing.

**The video does not play.** Reload the page first. On a slow connection wait a moment: the player chooses a lower quality by itself, and for videos of YouTube and Vimeo you choose it in the settings of the player. If it still does not play, tell us the course and the lesson.

## Payment

**How can I pay?** By BaridiMob, CCP or bank transfer, and by card (Edahabia, CIB) where it is offered. The page of your order shows the account, the exact amount and the reference to write on the transfer. Then send the transaction number and a photo or PDF of the receipt there.

**When is my course opened?** As soon as we have confirmed your proof; you get a message. “My payments” in the account menu shows the state of each order and its receipt.

**My proof was refused.** The page of the order says why. Correct it and send another proof; nothing is lost.

**Can I get my money back?** Yes, within the guarantee period that the page of your order names. See “Refund Policy”.

## Events

**How do I get to the online event?** The link is on the page of the event as soon as you have registered, and in the calendar file.

**The event is sold out.** Seats become free when others cancel. Look again some days before the event.

## Messages

**I get too many messages.** You can choose under “Notifications” on the account page what you get, in the site and by email. Every such mail has the link “Stop these messages”.
`,
  bodyAr: `إجابات أكثر الأسئلة التي تصلنا. إن لم تجد سؤالك بينها فراسلنا من صفحة «الاتصال بنا».

## الحساب

**نسيت كلمة المرور.** اختر «نسيت كلمة المرور؟» في صفحة «تسجيل الدخول» وأدخل بريدك الإلكتروني. الرابط في الرسالة صالح لمدة 30 دقيقة. إن لم تصل الرسالة فابحث في مجلد الرسائل غير المرغوب فيها وتحقّق من العنوان.

**لم تصلني رسالة التأكيد.** يعمل حسابك قبل التأكيد أيضًا، لكن لا يُحجز لك مقعد مدفوع ولا تُنشر تقييماتك إلا بعده. زر «إعادة إرسال الرابط» في صفحة الحساب يرسلها من جديد، وفيها تصحّح العنوان.

**تغيّر بريدي بالخطأ، أو غيّره شخص آخر.** في الرسالة المرسلة إلى العنوان القديم رابط يعيده. الرابط صالح لسبعة أيام.

**فقدت الهاتف الذي فيه تطبيق المصادقة.** ادخل بأحد رموز الاسترداد التي حفظتها عند تفعيل التحقق بخطوتين. وإن لم يكن لديك رمز فراسلنا.

**أريد نسخة من بياناتي، أو حذف حسابي.** كلاهما في صفحة الحساب. يمكن التراجع عن الحذف خلال سبعة أيام بمجرد تسجيل الدخول.

## الدورات

**أين دورتي؟** في صفحة «تعلّمي». زر «متابعة التعلّم» يفتح الدرس الذي توقفت عنده.

**إلى متى يدوم الوصول؟** بلا حد، حتى إن لم تعد الدورة معروضة.

**تقدّمي ليس 100% مع أنني شاهدت كل شيء.** يُحتسب الدرس عندما تضغط «أنهيت هذا الدرس». والقائمة بجانب المشغّل تبيّن الدرس الناقص.

**الفيديو لا يعمل.** أعد تحميل الصفحة أولًا. ومع الاتصال البطيء انتظر قليلًا: يختار المشغّل جودة أقل من تلقاء نفسه، وفي فيديوهات يوتيوب وفيميو تختارها من إعداداته. وإن لم يعمل بعد ذلك فأخبرنا باسم الدورة والدرس.

## الدفع

**كيف أدفع؟** عبر بريدي موب أو الحساب البريدي الجاري (CCP) أو التحويل البنكي، وبالبطاقة (الذهبية أو CIB) حيث تُعرض. تبيّن صفحة طلبك الحساب والمبلغ المحدّد والمرجع الذي يُكتب على التحويل. ثم أرسل من الصفحة نفسها رقم العملية وصورة الوصل أو ملف PDF.

**متى تُفتح دورتي؟** فور تأكيد إثبات الدفع، وتصلك رسالة. وتبيّن صفحة «مدفوعاتي» في قائمة الحساب حالة كل طلب ووصله.

**رُفض إثبات الدفع.** تذكر صفحة الطلب السبب. صحّح وأرسل إثباتًا آخر، ولا يضيع شيء.

**هل يمكنني استرداد المبلغ؟** نعم، خلال مدة الضمان المبيّنة في صفحة طلبك. انظر «سياسة الاسترداد».

## الفعاليات

**كيف أصل إلى الفعالية عبر الإنترنت؟** الرابط في صفحة الفعالية فور تسجيلك، وفي ملف التقويم.

**نفدت مقاعد الفعالية.** تتاح مقاعد عندما يلغي آخرون تسجيلهم. عُد إليها قبل موعدها بأيام.

## الرسائل

**تصلني رسائل كثيرة.** يمكنك تحت «الإشعارات» في صفحة الحساب اختيار ما يصلك في الموقع وبالبريد. وفي كل رسالة من هذا النوع رابط «إلغاء هذه الرسائل».
`,
};
