import { SiteDocumentName } from '../../prisma/generated/enums';
import { auditedTransaction } from '../audit/auditedTransaction';
import { updateSiteDocumentSchema } from '../contract/validation/site/siteDocuments';
import { updateArgs } from '../admin/adminMutations';
import { builder } from '../core/builder';
import { omitNullish, validate } from '../core/problem';
import { parseId } from '../core/ids';
import { parsedText } from '../richText/parsedText';
import { updateLocked } from '../admin/optimisticLock';

const SiteDocumentNameType = builder.enumType('SiteDocumentName', {
  description: 'A document of the site: privacy policy, terms of service, refund policy or help page.',
  values: Object.values(SiteDocumentName),
});

const SiteDocumentType = builder.prismaObject('SiteDocument', {
  select: { id: true },
  description: 'A text of the site itself, in both languages.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    name: t.expose('name', { type: SiteDocumentNameType, description: 'Which document it is.' }),
    title: t.exposeString('title', { description: 'English title.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title.' }),
    body: t.exposeString('body', { description: 'English text, Markdown.' }),
    bodyAr: t.exposeString('bodyAr', { description: 'Arabic text, Markdown.' }),
    bodyBlocks: t.field(parsedText('body')),
    bodyBlocksAr: t.field(parsedText('bodyAr')),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
});

builder.queryFields((t) => ({
  siteDocument: t.prismaField({
    type: SiteDocumentType,
    nullable: true,
    description: 'A document of the site; null before the first start has stored it.',
    args: { name: t.arg({ type: SiteDocumentNameType, required: true, description: 'Which document.' }) },
    resolve: (query, _root, { name }, { db }) => db.siteDocument.findUnique({ ...query, where: { name } }),
  }),
  siteDocuments: t.prismaField({
    type: [SiteDocumentType],
    description: 'All documents of the site.',
    complexity: { multiplier: 4 },
    resolve: (query, _root, _args, { db }) => db.siteDocument.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
}));

const UpdateSiteDocumentInput = builder.inputType('UpdateSiteDocumentInput', {
  description: 'Changes of a document. Absent fields keep their value.',
  fields: (t) => ({
    title: t.string({ description: 'English title.' }),
    titleAr: t.string({ description: 'Arabic title.' }),
    body: t.string({ description: 'English text, Markdown.' }),
    bodyAr: t.string({ description: 'Arabic text, Markdown.' }),
  }),
});

builder.mutationField('updateSiteDocument', (t) =>
  t.withAuth({ can: 'siteDocument:manage' }).prismaField({
    type: SiteDocumentType,
    description: 'Updates a document of the site.',
    problems: ['notFound', 'invalidInput', 'changedMeanwhile'],
    args: updateArgs(UpdateSiteDocumentInput),
    resolve: (query, _root, { id: key, input, updatedAt }, context) => {
      const id = parseId(key);
      const data = validate(updateSiteDocumentSchema, omitNullish(input));
      return auditedTransaction(context, async (tx) => {
        await updateLocked(tx.siteDocument, { id, updatedAt, data, notFound: 'notFound' });
        return tx.siteDocument.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
);
