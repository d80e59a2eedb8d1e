-- One line for each function: the rule that it keeps. prisma/database.sql prints them beside the functions.
COMMENT ON FUNCTION "add_rating"(integer, integer, integer) IS
  'The rating of a course is the mean of its approved reviews, rounded to two decimals; 0 without reviews.';
COMMENT ON FUNCTION "add_search_words"(text) IS
  'The search corrects typing errors to words of published texts; each is stored with its most usual spelling.';
COMMENT ON FUNCTION "audit_entity_name"(jsonb) IS
  'An audit entry names its row by its title, name or what comes nearest to one: Arabic first, at most 200 characters.';
COMMENT ON FUNCTION "audit_related_name"(jsonb) IS
  'An audit entry of a row without a name of its own names the person and the course, event or lesson.';
COMMENT ON FUNCTION "audit_short_value"(jsonb) IS
  'The list of audit entries shows at most 80 characters of a value.';
COMMENT ON FUNCTION "begin_enrollment"() IS
  'An enrollment begins when its row is written, after waits for locks; lessons withdrawn before are not owed.';
COMMENT ON FUNCTION "check_lesson_waiver"() IS
  'Only withdrawn lessons are waived, and for an enrollment only those of its course.';
COMMENT ON FUNCTION "check_upload_kind"() IS
  'A column refers only to uploads of its kind; values from before remain.';
COMMENT ON FUNCTION "complete_lesson"(integer, integer) IS
  'A lesson is completed once, after it was opened; returns the enrollment if this completes it.';
COMMENT ON FUNCTION "count_blog_post_view"() IS
  'Each view of a blog post counts once, also after its row was deleted.';
COMMENT ON FUNCTION "count_enrollment"() IS
  'The counter of a course equals its enrollments in progress or completed.';
COMMENT ON FUNCTION "count_event_registration"() IS
  'The counter of an event equals its registrations, and never exceeds its capacity.';
COMMENT ON FUNCTION "count_poll_vote"() IS
  'The counter of a poll equals its voters.';
COMMENT ON FUNCTION "count_poll_vote_choice"() IS
  'The counter of an option equals the votes for it.';
COMMENT ON FUNCTION "count_rating"() IS
  'Only approved reviews count in the rating of a course.';
COMMENT ON FUNCTION "counted_lessons"(integer) IS
  'The lessons that decide about a completion: required published ones, and those withdrawn after the enrollment began.';
COMMENT ON FUNCTION "create_course_counters"() IS
  'Every course has a row of counters.';
COMMENT ON FUNCTION "current_certificate"(integer) IS
  'An enrollment has at most one certificate that is valid or awaits a name.';
COMMENT ON FUNCTION "deactivate_coupons_of_course"() IS
  'A coupon for deleted courses only is deactivated: without courses it would hold for all.';
COMMENT ON FUNCTION "delete_unused_search_words"() IS
  'Corrections lead only to words of published texts and of the vocabulary.';
COMMENT ON FUNCTION "enrollment_percent"(integer) IS
  'Progress is the share of completed lessons in those that count, rounded down; waived ones do not count.';
COMMENT ON FUNCTION "generate_certificate_code"() IS
  'A certificate''s code has 16 characters of Crockford''s base 32, with 79 random bits.';
COMMENT ON FUNCTION "issue_certificate"(integer) IS
  'A completed enrollment gets one certificate with the values of this moment; without confirmed names it awaits them.';
COMMENT ON FUNCTION "issue_certificate_of_enrollment"() IS
  'The certificate is issued in the transaction of the completion.';
COMMENT ON FUNCTION "lacks_certificate"(integer) IS
  'A second certificate is issued only after the first was revoked because of a refund.';
COMMENT ON FUNCTION "log_audit_entry"() IS
  'Each write by an admin leaves an audit entry with the changed columns, without secrets and computed columns.';
COMMENT ON FUNCTION "log_content_change"() IS
  'Each statement that changes a cached table is noted, so that answers that depend on it are computed again.';
COMMENT ON FUNCTION "log_counter_change"() IS
  'A changed counter makes only the answers about its course outdated.';
COMMENT ON FUNCTION "log_coupon_courses"() IS
  'The audit log has the courses of a coupon before and after each change by an admin.';
COMMENT ON FUNCTION "log_second_factor_audit_entry"() IS
  'The audit log has when an admin''s second factor was confirmed or removed, without its secret.';
COMMENT ON FUNCTION "log_view_change"() IS
  'A view makes only the answers that show its blog post''s counter outdated.';
COMMENT ON FUNCTION "normalize_search"(text) IS
  'Search ignores case, diacritics and variants of letters, digits and dashes, as normalizeLetters() in searchText.ts does.';
COMMENT ON FUNCTION "payment_reference"(integer) IS
  'An order''s reference follows from its id: "TY-" and six characters, unique and not in sequence.';
COMMENT ON FUNCTION "phone_digits"(text) IS
  'Phone numbers are found in the national and the international form, as toPhoneDigits() in searchText.ts has them.';
COMMENT ON FUNCTION "refresh_certificate_search_text"() IS
  'The admin search finds certificates by the present name and address of their holder.';
COMMENT ON FUNCTION "refresh_labelled_search_documents"() IS
  'The search finds rows by the present names of their category, trainer and author.';
COMMENT ON FUNCTION "refresh_lesson_search_document"() IS
  'The search finds courses by the titles of their published lessons.';
COMMENT ON FUNCTION "refresh_lesson_search_text"() IS
  'The search finds courses by the texts of their published lessons.';
COMMENT ON FUNCTION "refresh_own_search_document"() IS
  'The search finds a row by its present texts.';
COMMENT ON FUNCTION "refresh_payment_search_text"() IS
  'The admin search finds orders by the present name and address of their payer.';
COMMENT ON FUNCTION "refresh_poll_search_text"() IS
  'The admin search finds polls by the texts of their options.';
COMMENT ON FUNCTION "refresh_search_documents"(text, integer[]) IS
  'Each searchable row has one document with its normalized texts and stems.';
COMMENT ON FUNCTION "refuse_certificate_change"() IS
  'Of a certificate only the state, its reasons and the awaited name change, and a revoked or replaced one stays so.';
COMMENT ON FUNCTION "refuse_incomplete_course"() IS
  'A published course and its published lessons have texts in both languages.';
COMMENT ON FUNCTION "refuse_lesson_without_title"() IS
  'A published lesson of a course that was ever published has titles in both languages.';
COMMENT ON FUNCTION "refuse_owed_completion"() IS
  'An enrollment that owes lessons is not completed.';
COMMENT ON FUNCTION "refuse_receipt_change"() IS
  'Receipts are neither changed nor deleted.';
COMMENT ON FUNCTION "reject_reserved_email"() IS
  'An address that its former owner can still take back belongs to no other account.';
COMMENT ON FUNCTION "search_phrase"(text) IS
  'Names are compared by the stems of their words, in order.';
COMMENT ON FUNCTION "search_singular"(text) IS
  'Broken plurals are found by their singular, as brokenPlurals in stems.ts has them.';
COMMENT ON FUNCTION "search_sound"(text) IS
  'Words are compared as they sound in Arabic, French and English.';
COMMENT ON FUNCTION "search_sound_key"(text) IS
  'Similar words are looked up by their consonants, at least two.';
COMMENT ON FUNCTION "search_stem"(text) IS
  'Word forms are found by one stem, as stemToken() in stems.ts has it.';
COMMENT ON FUNCTION "search_stems"(text) IS
  'A text has the stems of its words, also those without an Arabic prefix.';
COMMENT ON FUNCTION "search_tokens"(text) IS
  'Words are letters and digits; separators of thousands do not divide a number.';
COMMENT ON FUNCTION "set_admin_search_text"() IS
  'The admin search reads one column, with the texts of the row and its phone number.';
COMMENT ON FUNCTION "set_audit_summary"() IS
  'An audit entry of an update lists its fields, the important ones first, with the values of three.';
COMMENT ON FUNCTION "set_certificate_columns"() IS
  'Certificates are numbered without gaps in each year of Algiers.';
COMMENT ON FUNCTION "set_first_published_at"() IS
  'The first publication keeps its date.';
COMMENT ON FUNCTION "set_lesson_publication"() IS
  'A lesson that no longer counts is withdrawn from a time on; students from before may owe it.';
COMMENT ON FUNCTION "set_payment_columns"() IS
  'A user has at most one open order for an item: its key is unique.';
COMMENT ON FUNCTION "set_search_vocabulary_keys"() IS
  'The search knows the words of the vocabulary by their stems.';
COMMENT ON FUNCTION "set_sort_keys"() IS
  'Lists sort by letters of their language first, without regard to case and marks.';
COMMENT ON FUNCTION "set_user_sort_keys"() IS
  'People are sorted by last name, then first name, Arabic ones first.';
COMMENT ON FUNCTION "similar_search_words"(text) IS
  'Corrections come from at most 60 words that share a fifth of the trigrams and differ by three letters in length.';
COMMENT ON FUNCTION "sort_key"(text, text) IS
  'Texts that begin with letters of the language come first, then those with other letters, then digits and marks.';
COMMENT ON FUNCTION "update_progress"(integer[], boolean, timestamp with time zone) IS
  'Progress reaches 100 only with the completion; returns the enrollments that were completed.';
COMMENT ON FUNCTION "withdrawn_lessons"(integer) IS
  'Students see withdrawn lessons that they have completed or still owe.';
