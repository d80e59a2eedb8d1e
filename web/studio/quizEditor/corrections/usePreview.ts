import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { CorrectionMethod } from '../../../../schema/contract/grading/correctGrade';
import { toClientError } from '../../../data/errors/clientError';
import { QuestionCorrectionPreviewDocument, type QuestionCorrectionPreviewQuery } from './__generated__/corrections';

type PreviewPage = QuestionCorrectionPreviewQuery['questionCorrectionPreview'];
export type PreviewedAttempt = PreviewPage['attempts'][number];

export interface Preview {
  checkedCount: number;
  attempts: PreviewedAttempt[];
  /** Null at the end. */
  nextCursor: string | null;
  isLoading: boolean;
  /** Message of the last request. */
  error: string | null;
}

/** Pages that are read without a press: some thousand attempts. */
const pagesAtOnce = 10;

const emptyPreview: Preview = { checkedCount: 0, attempts: [], nextCursor: null, isLoading: true, error: null };

const withPage = (preview: Preview, page: PreviewPage): Preview => ({
  ...preview,
  checkedCount: preview.checkedCount + page.checkedCount,
  attempts: [...preview.attempts, ...page.attempts],
  nextCursor: page.nextCursor,
});

/**
 * What a correction would change, read page by page. Nothing is stored on the server, and nothing in the cache. Another question or
 * method needs another instance of the component.
 */
export function usePreview(questionId: string, method: CorrectionMethod) {
  const client = useApolloClient();
  const [preview, setPreview] = useState(emptyPreview);
  /** Reads pages until `isEnded` says that its caller has another question. */
  const readPages = useCallback(
    async (start: Preview, isEnded: () => boolean): Promise<void> => {
      let current: Preview = { ...start, isLoading: true, error: null };
      try {
        for (let page = 0; page < pagesAtOnce && (page === 0 || current.nextCursor !== null); page += 1) {
          const { data } = await client.query({
            query: QuestionCorrectionPreviewDocument,
            variables: { questionId, method, after: current.nextCursor },
            fetchPolicy: 'no-cache',
          });
          if (isEnded()) return;
          if (data) current = withPage(current, data.questionCorrectionPreview);
          setPreview(current);
        }
        setPreview({ ...current, isLoading: false });
      } catch (error) {
        if (!isEnded()) setPreview({ ...current, isLoading: false, error: toClientError(error).messageWithStatus });
      }
    },
    [client, questionId, method],
  );
  useEffect(() => {
    let isEnded = false;
    // oxlint-disable-next-line react/set-state-in-effect -- the state changes when an answer arrives, not in the effect
    void readPages(emptyPreview, () => isEnded);
    return () => {
      isEnded = true;
    };
  }, [readPages]);
  const readMore = () => {
    setPreview({ ...preview, isLoading: true, error: null });
    void readPages(preview, () => false);
  };
  return { preview, readMore };
}
