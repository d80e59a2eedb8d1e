import { auditedTransaction } from '../audit/auditedTransaction';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../core/bulkActions';
import type { SignedInContext } from '../core/context';
import { updateEventSchema, createEventSchema, toEventColumns } from '../contract/validation/events';
import { validate, onConstraintViolation, omitNullish, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { EventType } from './event';

const EventInput = builder.inputType('EventInput', {
  description: 'An event, or what changes of one. What is required of a new one is checked field by field.',
  fields: (t) => ({
    title: t.string({ description: 'English title; required.' }),
    titleAr: t.string({ description: 'Arabic title; required.' }),
    description: t.string({ description: 'English description; required.' }),
    descriptionAr: t.string({ description: 'Arabic description; required.' }),
    startsAt: t.field({ type: 'DateTime', description: 'When it begins; required, under this name or `startDate`.' }),
    startDate: t.field({ type: 'DateTime', description: 'The other name of `startsAt`.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When it ends; required, under this name or `endDate`.' }),
    endDate: t.field({ type: 'DateTime', description: 'The other name of `endsAt`.' }),
    location: t.string({ description: 'Where, in English; required.' }),
    locationAr: t.string({ description: 'Where, in Arabic.' }),
    isOnline: t.boolean({ description: 'Whether one takes part from afar; false unless told.' }),
    meetingUrl: t.string({ description: 'Where to meet online: an https address.' }),
    capacity: t.int({ description: 'Seats; null: as many as come.' }),
    price: t.field({ type: 'Decimal', description: 'In dinars; 0 unless told.' }),
    thumbnail: t.string({ description: 'Address of a picture.' }),
    isPublished: t.boolean({ description: 'False for a draft, as it is unless told.' }),
  }),
});

const eventIdArg = { required: true, description: 'Key of the event.' } as const;

/** @param given is told of the end where it says when that is, of the start otherwise */
const onEventConstraintViolation = (given: Record<string, unknown>) => {
  const blamed = ['endsAt', 'endDate', 'startsAt', 'startDate'].find((name) => given[name] !== undefined) ?? 'endsAt';
  return onConstraintViolation({
    events_never_oversold: { code: 'capacityBelowRegistrations', fields: { capacity: 'capacityBelowRegistrations' } },
    events_end_after_start: { code: 'invalidInput', fields: { [blamed]: 'endsBeforeStart' } },
  });
};

/** Nobody's seat is deleted behind their back (product.md section 3); the condition is part of the write. */
const deleteEvent = (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.event.deleteMany({ where: { id, registeredCount: 0 } });
    if (count > 0) return;
    throw new Problem((await tx.event.count({ where: { id } })) > 0 ? 'eventHasRegistrations' : 'eventNotFound');
  });

const setEventPublished = (isPublished: boolean) => (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.event.updateMany({ where: { id }, data: { isPublished } });
    if (count === 0) throw new Problem('eventNotFound');
  });

builder.mutationFields((t) => ({
  createEvent: t.withAuth({ can: 'event:manage' }).prismaField({
    type: EventType,
    description: 'Adds an event, organised by the admin who does. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { input: t.arg({ type: EventInput, required: true, description: 'The event.' }) },
    resolve: (query, _root, { input }, context) => {
      const { startDate, endDate, ...row } = toEventColumns(validate(createEventSchema, omitNullish(input)));
      // The draft has both times, under one name or the other.
      const times = { startDate: startDate as Date, endDate: endDate as Date };
      const data = { ...row, ...times, organizerId: context.viewer.id };
      return auditedTransaction(context, (tx) => tx.event.create({ ...query, data }));
    },
  }),
  updateEvent: t.withAuth({ can: 'event:manage' }).prismaField({
    type: EventType,
    description:
      'Changes an event; absent fields stay. Problems: notSignedIn, notAllowed, eventNotFound, invalidInput, capacityBelowRegistrations, changedMeanwhile.',
    args: {
      id: t.arg.id(eventIdArg),
      input: t.arg({ type: EventInput, required: true, description: 'What changes.' }),
      updatedAt: t.arg({
        type: 'DateTime',
        description: 'When the state that was edited had last changed; refused if it has changed since.',
      }),
    },
    resolve: (query, _root, { id: key, input, updatedAt }, context) => {
      const id = parseId(key);
      const data = toEventColumns(validate(updateEventSchema, input));
      return auditedTransaction(context, async (tx) => {
        // The condition is part of the write: of two who save at once, one has changed the row before the other's turn.
        const { count } = await tx.event.updateMany({ where: { id, updatedAt: updatedAt ?? undefined }, data });
        const event = await tx.event.findUnique({ ...query, where: { id } });
        if (!event) throw new Problem('eventNotFound');
        if (count === 0) throw new Problem('changedMeanwhile');
        return event;
      }).catch(onEventConstraintViolation(input));
    },
  }),
  deleteEvent: t.withAuth({ can: 'event:manage' }).field({
    type: 'ID',
    description:
      'Deletes an event that nobody is registered for. Answers its key. Problems: notSignedIn, notAllowed, eventNotFound, eventHasRegistrations.',
    args: { id: t.arg.id(eventIdArg) },
    resolve: async (_root, { id: key }, context) => {
      const id = parseId(key);
      await deleteEvent(id, context);
      return id;
    },
  }),
  publishEvents: t.withAuth({ can: 'event:manage' }).field({
    type: BulkResultType,
    description: 'Publishes events, or makes drafts of them. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }),
      isPublished: t.arg.boolean({ required: true, description: 'False makes drafts of them.' }),
    },
    resolve: (_root, { ids, isPublished }, context) => applyInBulk(ids, setEventPublished(isPublished), context),
  }),
  deleteEvents: t.withAuth({ can: 'event:manage' }).field({
    type: BulkResultType,
    description: 'Deletes events that nobody is registered for. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Keys; 100 at most.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteEvent, context),
  }),
}));
