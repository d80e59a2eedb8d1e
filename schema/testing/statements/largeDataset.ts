import type { Pool } from 'pg';
import { vacuumAnalyze } from './vacuumAnalyze';

/** Size of the generated dataset. User 1 is the admin, user 2 the first trainer, user 1001 the first student. */
const largeDatasetSize = {
  users: 100_000,
  trainers: 1000,
  courses: 2000,
  /** Courses without lessons and enrollments. */
  emptyCourses: 20_000,
  lessons: 10,
  enrollments: 200_000,
  payments: 200_000,
  contactMessages: 100_000,
  auditEntries: 200_000,
} as const;

/**
 * Fills an empty database with `largeDatasetSize` rows, as the triggers would leave them. Requires PostgreSQL and takes
 * some seconds.
 */
export async function fillLargeDataset(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    for (const table of tablesWithTriggers) await client.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
    for (const statement of insertStatements) await client.query(statement);
    for (const table of tablesWithTriggers) await client.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
    await vacuumAnalyze(client);
    await client.query('RESET statement_timeout');
  } finally {
    client.release();
  }
}

const tablesWithTriggers = [
  'users',
  'courses',
  'course_counters',
  'lessons',
  'enrollments',
  'lesson_progress',
  'reviews',
  'payments',
  'certificates',
  'contact_messages',
  'audit_entries',
];

const { users, trainers, courses, emptyCourses, lessons, enrollments, payments, contactMessages, auditEntries } =
  largeDatasetSize;
const firstStudentId = trainers + 1;

const insertStatements = [
  `INSERT INTO "users" ("id", "username", "usernameKey", "email", "passwordHash", "role", "firstName", "lastName", "adminSearchText", "createdAt")
   SELECT n, 'user' || n, 'user' || n, 'user' || n || '@example.dz', '-',
     (CASE WHEN n = 1 THEN 'admin' WHEN n <= ${trainers} THEN 'trainer' ELSE 'student' END)::"Role",
     'First' || n % 500, 'Last' || n % 900, n || E'\\nuser' || n || '@example.dz first' || n % 500 || ' last' || n % 900,
     now() - n * interval '1 minute'
   FROM generate_series(1, ${users}) n`,
  `SELECT setval('users_id_seq', ${users})`,
  `INSERT INTO "categories" ("id", "name", "nameAr", "slug")
   SELECT n, 'Category ' || n, 'فئة ' || n, 'category-' || n FROM generate_series(1, 20) n`,
  `INSERT INTO "courses" ("id", "title", "titleAr", "description", "descriptionAr", "slug", "categoryId", "trainerId", "price",
     "isFree", "isPublished", "searchText", "adminSearchText", "createdAt")
   SELECT n, 'Course ' || n, 'دورة ' || n, 'About solar ' || n, 'عن الشمس ' || n, 'course-' || n, 1 + n % 20,
     CASE WHEN n <= ${courses} THEN 2 + n % ${trainers - 1} ELSE ${trainers} END,
     n % 3 * 1000, n % 3 = 0, n % 10 <> 0, 'course ' || n, 'course ' || n || ' solar',
     now() - n * interval '1 hour'
   FROM generate_series(1, ${courses + emptyCourses}) n`,
  `INSERT INTO "course_counters" ("courseId", "enrollmentCount", "rating")
   SELECT n, CASE WHEN n <= ${courses} THEN ${enrollments / courses} ELSE n * 7919 % 1000 END, n * 31 % 500 / 100.0
   FROM generate_series(1, ${courses + emptyCourses}) n`,
  `INSERT INTO "course_sections" ("id", "courseId", "position") SELECT c, c, 1 FROM generate_series(1, ${courses}) c`,
  `INSERT INTO "lessons" ("courseId", "sectionId", "title", "titleAr", "duration", "order", "isPublished")
   SELECT c, c, 'Lesson ' || l, 'درس ' || l, 30, l, true
   FROM generate_series(1, ${courses}) c, generate_series(1, ${lessons}) l`,
  `INSERT INTO "enrollments" ("studentId", "courseId", "enrolledAt", "lastActivityAt")
   SELECT ${firstStudentId} + n % ${users - trainers}, 1 + (n / 7) % ${courses},
     now() - n * interval '2 minutes', now() - n * interval '1 minute'
   FROM generate_series(1, ${enrollments}) n
   ON CONFLICT DO NOTHING`,
  `INSERT INTO "lesson_progress" ("enrollmentId", "lessonId", "openedAt", "completedAt")
   SELECT e."id", l."id", e."enrolledAt", CASE WHEN e."id" % 2 = 0 THEN e."enrolledAt" END
   FROM "enrollments" e JOIN "lessons" l ON l."courseId" = e."courseId" AND l."order" <= e."id" % 4`,
  `INSERT INTO "reviews" ("userId", "courseId", "trainerId", "rating", "comment", "isApproved", "adminSearchText", "createdAt")
   SELECT e."studentId", e."courseId", c."trainerId", 1 + e."id" % 5, 'Fine', e."id" % 2 = 0, 'fine', e."enrolledAt"
   FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId" WHERE e."id" % 10 = 0`,
  // As many as half of the enrollments.
  `INSERT INTO "certificates" ("id", "enrollmentId", "userId", "courseId", "status", "year", "sequence", "number", "code", "holderName",
     "holderNameAr", "courseTitle", "courseTitleAr", "level", "duration", "lessonCount", "trainerName", "completedAt", "issuedAt",
     "revokedAt", "revocationCause", "adminSearchText", "createdAt")
   SELECT e."id", e."id", e."studentId", e."courseId",
     (CASE WHEN e."id" % 2000 = 0 THEN 'revoked' WHEN e."id" % 100 = 2 THEN 'awaiting_name' ELSE 'valid' END)::"CertificateStatus",
     2026, e."id", 'TYR-2026-' || lpad(e."id"::text, 6, '0'), lpad(e."id"::text, 16, '0'),
     CASE WHEN e."id" % 100 <> 2 THEN 'Name ' || e."id" END, CASE WHEN e."id" % 100 <> 2 THEN 'اسم' END,
     'Course ' || e."courseId", 'دورة', 'beginner', 90, 10, 'Trainer', e."enrolledAt", CASE WHEN e."id" % 100 <> 2 THEN e."enrolledAt" END,
     CASE WHEN e."id" % 2000 = 0 THEN now() END, CASE WHEN e."id" % 2000 = 0 THEN 'admin'::"RevocationCause" END,
     e."id" || E'\\ntyr-2026-' || lpad(e."id"::text, 6, '0') || E'\\n' || lpad(e."id"::text, 16, '0') || E'\\nname ' || e."id" ||
       ' first' || e."id" % 500 || ' last' || e."id" % 900 || E'\\nuser' || e."studentId" || '@example.dz', e."enrolledAt"
   FROM "enrollments" e WHERE e."id" % 2 = 0`,
  `INSERT INTO "payments" ("id", "userId", "courseId", "amount", "listPrice", "method", "status", "reference", "adminSearchText",
     "checkoutId", "expiresAt", "submittedAt", "refundRequestedAt", "createdAt", "confirmedAt", "refundedAt")
   SELECT n, ${firstStudentId} + n % ${users - trainers}, 1 + (n / 7) % ${courses}, 1000 + n % 90, 2000,
     (CASE WHEN n % 1000 = 7 THEN 'cash' WHEN n % 3 = 0 THEN 'ccp' ELSE 'baridimob' END)::"PaymentMethod",
     (CASE WHEN n % 2000 = 0 THEN 'submitted' WHEN n % 2000 = 1 THEN 'refund_requested' WHEN n % 10 = 2 THEN 'expired'
       WHEN n % 10 = 3 THEN 'refunded' ELSE 'confirmed' END)::"PaymentStatus",
     'TY-' || n, 'ty-' || n || E'\\ntx' || n || ' first' || n % 500 || ' last' || n % 900 ||
       E'\\nuser' || n || '@example.dz' || E'\\n0550123456\\nintroduction to photovoltaic systems\\nمدخل الى الانظمه الكهروضوييه', 'checkout' || n,
     now(), now() - n * interval '1 minute', now() - n * interval '1 minute', now() - n * interval '1 minute',
     CASE WHEN n % 10 <> 2 AND n % 2000 <> 0 THEN now() - n * interval '1 minute' END,
     CASE WHEN n % 10 = 3 THEN now() - n * interval '1 minute' END
   FROM generate_series(1, ${payments}) n`,
  `INSERT INTO "payment_proofs" ("paymentId", "uploadKey", "fileHash", "transactionId", "transactionKey")
   SELECT n, n || '.webp', 'hash' || n, 'tx' || n, 'TX' || n FROM generate_series(1, ${payments}) n`,
  `INSERT INTO "gateway_events" ("id", "type", "checkoutId", "outcome", "receivedAt")
   SELECT 'event' || n, 'checkout.paid', 'checkout' || n, CASE WHEN n % 5000 = 0 THEN 'wrong amount' ELSE 'confirmed' END,
     now() - n * interval '1 minute'
   FROM generate_series(1, ${payments}) n`,
  `INSERT INTO "contact_messages" ("name", "email", "subject", "message", "dedupeHash", "handledAt", "adminSearchText", "createdAt")
   SELECT 'Name ' || n, 'sender' || n || '@example.dz', 'Subject ' || n, 'Message', 'hash' || n,
     CASE WHEN n % 1000 <> 0 THEN now() END, n || E'\\nname ' || n || E'\\nsender' || n || E'@example.dz\\nsubject ' || n,
     now() - n * interval '1 minute'
   FROM generate_series(1, ${contactMessages}) n`,
  `INSERT INTO "audit_entries" ("at", "actorId", "actorName", "action", "entity", "entityId", "entityName", "before", "after", "changedFields", "summary")
   SELECT now() - n * interval '1 minute', 1 + n % 40, 'Name', CASE WHEN n % 50 = 0 THEN 'delete' ELSE 'update' END,
     CASE WHEN n % 4 = 0 THEN 'users' ELSE 'courses' END, 1 + n % ${courses}, 'Row ' || n, '{"price": 1}', '{"price": 2}',
     ARRAY[CASE WHEN n % 40 = 1 THEN 'price' ELSE 'title' END], '[{"field": "price", "before": 1, "after": 2}]'
   FROM generate_series(1, ${auditEntries}) n`,
];
