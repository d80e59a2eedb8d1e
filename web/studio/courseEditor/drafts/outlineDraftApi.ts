import type { ApolloClient } from '@apollo/client';
import type { ProblemCode } from '../../../../schema/contract/problems/problems';
import { toClientError } from '../../../data/errors/clientError';
import type { DraftApi } from '../../../drafts/PersistedDraft';
import type { ServerSnapshot } from '../../../drafts/draftModel';
import {
  ArrangeCourseDocument,
  UpdateSectionDocument,
  type CourseDraftsFragment,
  type SectionFormFragment,
} from './__generated__/courseDraftApi';
import { outlineDraftPolicy, sectionDraftPolicy, type SectionFormValues } from './courseDraftPolicies';
import { mergeOutline, toOutline, type OutlineSection, type OutlineValues } from '../courseOutline';

export const toSectionSnapshot = ({
  title,
  titleAr,
  updatedAt,
}: SectionFormFragment): ServerSnapshot<SectionFormValues> => ({
  values: { title, titleAr },
  updatedAt,
});

interface OutlinedCourse {
  sections: readonly { id: string }[];
  lessons: readonly { id: string; sectionId: string }[];
}

/** The outline has no `updatedAt`: the last write wins. */
export const toOutlineSnapshot = ({ sections, lessons }: OutlinedCourse): ServerSnapshot<OutlineValues> => ({
  values: { sections: toOutline(sections, lessons) },
  updatedAt: '',
});

interface CourseReader {
  fetchCourse(): Promise<CourseDraftsFragment>;
  notFound(code: ProblemCode): Promise<Error>;
}

/** The draft APIs of the sections of a course and of its outline. They reject with errors of Apollo or the transport. */
export function createOutlineApis(client: ApolloClient, courseId: string, { fetchCourse, notFound }: CourseReader) {
  const section = (id: string): DraftApi<SectionFormValues> => ({
    ...sectionDraftPolicy,
    save: async (input, updatedAt) => {
      const { data } = await client.mutate({ mutation: UpdateSectionDocument, variables: { id, input, updatedAt } });
      if (!data) throw await notFound('sectionNotFound');
      return toSectionSnapshot(data.updateSection);
    },
    fetch: async () => {
      const current = (await fetchCourse()).sections.find((each) => each.id === id);
      if (!current) throw await notFound('sectionNotFound');
      return toSectionSnapshot(current);
    },
  });

  const arrange = async (sections: OutlineSection[]) => {
    const { data } = await client.mutate({ mutation: ArrangeCourseDocument, variables: { courseId, sections } });
    if (!data) throw await notFound('courseNotFound');
    return toOutlineSnapshot(data.arrangeCourse);
  };
  const outline: DraftApi<OutlineValues> = {
    ...outlineDraftPolicy,
    save: ({ sections = [] }) =>
      arrange(sections).catch(async (error: unknown) => {
        if (toClientError(error).problem !== 'changedMeanwhile') throw error;
        // Sections or lessons were added or deleted since: apply the order to the present ones.
        const present = await fetchCourse();
        return arrange(mergeOutline(toOutline(present.sections, present.lessons), sections));
      }),
    fetch: async () => toOutlineSnapshot(await fetchCourse()),
  };

  return { section, outline };
}
