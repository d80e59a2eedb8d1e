import type { PrismaClient } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import type { Language } from '../contract/languages';
import { paymentStatusLabelsAr } from '../contract/labels/stateLabelsAr';
import { pageSizes } from '../contract/pageSizes';
import { splitSearchWords, toSearchText } from '../contract/search/searchText';
import { stopWords } from '../contract/search/commonWords';
import { searchedStems, toTokens } from '../contract/search/stems';
import { displayName, nameColumns } from '../contract/text/names/displayName';
import { formatPrice } from '../contract/text/format/formatters';
import { searchQuerySchema } from '../contract/validation/fields/textFields';
import { editableCourses } from '../core/accessRules';
import { adminSearchFilter } from '../admin/adminSearch';
import { builder } from '../core/builder';
import type { SignedInContext, Viewer } from '../core/context';
import { validate } from '../core/problem';
import { headingStem } from '../search/fieldStems';
import { escapeLike } from '../core/escapeLike';
import { hasAdminRights } from '../core/permissionProblem';
import { findStudentEnrollments } from '../studio/studioEnrollments';

const take = pageSizes.office.searchResults;
const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

const searchKinds = {
  person: { description: 'An account; the id is its id.' },
  course: { description: 'A course.' },
  payment: { description: 'An order and its payment.' },
  event: { description: 'An event.' },
  certificate: { description: 'A certificate.' },
  blogPost: { description: 'A blog post.' },
  contactMessage: { description: 'A message of the contact form.' },
  enrollment: { description: "A student in one of the trainer's courses; the id is that of the enrollment." },
} as const;

type SearchKind = keyof typeof searchKinds;

interface OfficeSearchResult {
  id: number;
  title: string;
  subtitle: string | null;
}

interface OfficeSearchGroup {
  kind: SearchKind;
  results: OfficeSearchResult[];
}

const OfficeSearchKindType = builder.enumType('OfficeSearchKind', {
  description: 'What a result of the office search is.',
  values: searchKinds,
});

const OfficeSearchResultType = builder.objectRef<OfficeSearchResult>('OfficeSearchResult').implement({
  description: 'A row that the office search has found.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key of the row.' }),
    title: t.exposeString('title', { description: 'Name, title or number.' }),
    subtitle: t.exposeString('subtitle', {
      nullable: true,
      description: 'What distinguishes rows with the same title.',
    }),
  }),
});

const OfficeSearchGroupType = builder.objectRef<OfficeSearchGroup>('OfficeSearchGroup').implement({
  description: 'Results of a kind.',
  fields: (t) => ({
    kind: t.expose('kind', { type: OfficeSearchKindType, description: 'Kind of the results.' }),
    results: t.expose('results', { type: [OfficeSearchResultType], description: `The newest, at most ${take}.` }),
  }),
});

interface SearchRequest {
  db: PrismaClient;
  viewer: Viewer;
  text: string;
  language: Language;
}

type FindResults = (request: SearchRequest) => Promise<OfficeSearchResult[]>;

interface Titles {
  title: string;
  titleAr: string;
}

/** The title in the language, or in the other one while a draft lacks it. */
const titleIn = ({ title, titleAr }: Titles, language: Language): string =>
  language === 'ar' ? titleAr || title : title || titleAr;

const titles = { title: true, titleAr: true } as const;

/** Rows with a title: `adminSearchText` has other texts, too, so its index only narrows. */
const titleConditions = (text: string) => [
  ...adminSearchFilter(text),
  ...splitSearchWords(text).map((word) => ({ searchDocument: { titleText: { contains: escapeLike(word) } } })),
];

type TitledKind = Extract<SearchKind, 'course' | 'event' | 'blogPost'>;
type TitleCondition = ReturnType<typeof titleConditions>[number] | ReturnType<typeof formConditions>[number];

/** Rows whose title has other forms of the words: "battery" for "batteries". The index on `fieldStems` narrows. */
const formConditions = (text: string, kind: TitledKind) =>
  toTokens(text)
    .filter((token) => !stopWords.has(token))
    .map((token) => {
      const stems = searchedStems(token);
      const headings = stems.map((stem) => headingStem(kind, stem));
      return { searchDocument: { fieldStems: { hasSome: headings }, titleStems: { hasSome: stems } } };
    });

/** Rows with a title that has the words, else other forms of them. */
async function findByTitle<Row>(
  text: string,
  kind: TitledKind,
  find: (conditions: TitleCondition[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await find(titleConditions(text));
  const forms = rows.length === 0 ? formConditions(text, kind) : [];
  return forms.length > 0 ? find(forms) : rows;
}

const findPeople: FindResults = async ({ db, text, language }) => {
  const rows = await db.user.findMany({
    select: { id: true, ...nameColumns, email: true, phone: true },
    where: { AND: adminSearchFilter(text), deletedAt: null },
    orderBy: newestFirst,
    take,
  });
  return rows.map(({ id, email, phone, ...names }) => ({
    id,
    title: displayName(names, language),
    subtitle: phone ?? email,
  }));
};

const findCourses: FindResults = async ({ db, viewer, text, language }) => {
  const rows = await findByTitle(text, 'course', (conditions) =>
    db.course.findMany({
      select: { id: true, ...titles, trainer: { select: nameColumns } },
      where: { AND: [editableCourses(viewer), ...conditions] },
      orderBy: newestFirst,
      take,
    }),
  );
  return rows.map(({ id, trainer, ...course }) => ({
    id,
    title: titleIn(course, language),
    subtitle: displayName(trainer, language),
  }));
};

const findPayments: FindResults = async ({ db, text, language }) => {
  const rows = await db.payment.findMany({
    select: {
      ...{ id: true, reference: true, amount: true, status: true },
      ...{ user: { select: nameColumns }, course: { select: titles }, event: { select: titles } },
    },
    where: { AND: adminSearchFilter(text) },
    orderBy: newestFirst,
    take,
  });
  return rows.map(({ id, reference, amount, status, user, course, event }) => {
    const item = course ?? event;
    const facts = [formatPrice(amount.toFixed(2), language), paymentStatusLabelsAr[status]];
    return {
      id,
      title: reference,
      subtitle: [displayName(user, language), ...(item ? [titleIn(item, language)] : []), ...facts].join(' · '),
    };
  });
};

const findEvents: FindResults = async ({ db, text, language }) => {
  const rows = await findByTitle(text, 'event', (conditions) =>
    db.event.findMany({
      select: { id: true, ...titles, location: true, locationAr: true },
      where: { AND: conditions },
      orderBy: [{ startDate: 'desc' }, { id: 'desc' }],
      take,
    }),
  );
  return rows.map(({ id, location, locationAr, ...event }) => ({
    id,
    title: titleIn(event, language),
    subtitle: (language === 'ar' && locationAr) || location,
  }));
};

const findCertificates: FindResults = async ({ db, text, language }) => {
  const rows = await db.certificate.findMany({
    select: { id: true, number: true, user: { select: nameColumns } },
    where: { AND: adminSearchFilter(text) },
    orderBy: newestFirst,
    take,
  });
  return rows.map(({ id, number, user }) => ({ id, title: number, subtitle: displayName(user, language) }));
};

const findBlogPosts: FindResults = async ({ db, text, language }) => {
  const rows = await findByTitle(text, 'blogPost', (conditions) =>
    db.blogPost.findMany({
      select: { id: true, ...titles, author: { select: nameColumns } },
      where: { AND: conditions },
      orderBy: newestFirst,
      take,
    }),
  );
  return rows.map(({ id, author, ...post }) => ({
    id,
    title: titleIn(post, language),
    subtitle: displayName(author, language),
  }));
};

const findMessages: FindResults = async ({ db, text }) => {
  const rows = await db.contactMessage.findMany({
    select: { id: true, subject: true, name: true },
    where: { AND: adminSearchFilter(text) },
    orderBy: newestFirst,
    take,
  });
  return rows.map(({ id, subject, name }) => ({ id, title: subject, subtitle: name }));
};

/** By name alone, as in the studio. */
const findStudents: FindResults = async ({ db, viewer, text, language }) => {
  const ids = await findStudentEnrollments(db, { trainerId: viewer.id }, text, take);
  const rows = await db.enrollment.findMany({
    select: { id: true, student: { select: nameColumns }, course: { select: titles } },
    where: { id: { in: ids } },
    orderBy: [{ enrolledAt: 'desc' }, { id: 'desc' }],
  });
  return rows.map(({ id, student, course }) => ({
    id,
    title: displayName(student, language),
    subtitle: titleIn(course, language),
  }));
};

type SearchedKinds = readonly (readonly [SearchKind, FindResults])[];

const peopleAndNumbers = [
  ['person', findPeople],
  ['payment', findPayments],
  ['certificate', findCertificates],
] as const satisfies SearchedKinds;

const contents = [
  ['course', findCourses],
  ['event', findEvents],
  ['blogPost', findBlogPosts],
  ['contactMessage', findMessages],
] as const satisfies SearchedKinds;

const [people, payments, certificates] = peopleAndNumbers;
const [courses, events, ...otherContents] = contents;

/** What the words name comes before the orders and certificates that are found through it. */
const kindsForAdmins: SearchedKinds = [people, courses, events, payments, certificates, ...otherContents];
const kindsForNumbers: SearchedKinds = [...peopleAndNumbers, ...contents];
const kindsForTrainers: SearchedKinds = [
  ['course', findCourses],
  ['enrollment', findStudents],
];

const isNumber = (text: string): boolean => /^[+\d\s()./-]+$/.test(text) && /\d/.test(text);

/** Trigram indexes find no shorter run of letters or digits; without one, whole tables would be read. */
const indexedRun = /[\p{L}\p{N}]{3}/u;

/** The text to search for: its first words, or a number in groups as one word; undefined if no index finds it. */
function toIndexedText(search: string): string | undefined {
  const words = toSearchText(validate(searchQuerySchema, search)).split(/\s+/).slice(0, bounds.search.words);
  const text = words.join(' ');
  const word = !indexedRun.test(text) && isNumber(text) ? text.replace(/\D/g, '') : text;
  return indexedRun.test(word) ? word : undefined;
}

/** Groups that are searched at a time, so that one search leaves connections to other requests. */
const groupsAtOnce = 3;

async function searchOffice(search: string, { db, viewer, language }: SignedInContext): Promise<OfficeSearchGroup[]> {
  const text = toIndexedText(search);
  if (text === undefined) return [];
  const kindsOfText = isNumber(text) ? kindsForNumbers : kindsForAdmins;
  const kinds = hasAdminRights(viewer) ? kindsOfText : kindsForTrainers;
  const groups: OfficeSearchGroup[] = [];
  for (let start = 0; start < kinds.length; start += groupsAtOnce)
    groups.push(
      ...(await Promise.all(
        kinds
          .slice(start, start + groupsAtOnce)
          .map(async ([kind, find]) => ({ kind, results: await find({ db, viewer, text, language }) })),
      )),
    );
  return groups.filter(({ results }) => results.length > 0);
}

builder.queryField('officeSearch', (t) =>
  t.withAuth({ can: 'studio:read' }).field({
    type: [OfficeSearchGroupType],
    description:
      'People, orders, certificates, courses, events, posts and messages by anything that identifies them: all words, a phone ' +
      'number in any notation, the number of an order, transfer or certificate. Trainers find their own courses, and students by ' +
      'name. Kinds without results are left out; of numbers, people, orders and certificates come first.',
    problems: ['invalidInput'],
    args: {
      text: t.arg.string({
        required: true,
        description: 'Words or a number; nothing is found without 3 letters or digits in a row.',
      }),
    },
    resolve: (_root, { text }, context) => searchOffice(text, context),
  }),
);
