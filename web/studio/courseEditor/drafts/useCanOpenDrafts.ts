import { useEffect, useState } from 'react';
import { loadErrorMessages } from '../../../data/errors/useErrorMessage';
import { listKeys, persistentStorage } from '../../../drafts/storage/browserStorage';
import { courseDraftPolicy, lessonDraftPolicy, sectionDraftPolicy } from './courseDraftPolicies';
import { courseStorePrefix } from './courseDrafts';

let areLoaded = false;

async function loadRules(): Promise<void> {
  const policies = [courseDraftPolicy, lessonDraftPolicy, sectionDraftPolicy];
  await Promise.all([...policies.map(async ({ load }) => load?.()), loadErrorMessages()]);
  areLoaded = true;
}

/**
 * Whether the drafts of a course can be opened: unsaved changes of earlier visits are compared with the course by the rules of the
 * fields, which are loaded first. Without a connection they are compared as texts.
 */
export function useCanOpenDrafts(userId: string, courseId: string): boolean {
  const [isReady, setReady] = useState(
    () => areLoaded || listKeys(persistentStorage, `${courseStorePrefix(userId, courseId)}:`).length === 0,
  );
  useEffect(() => {
    if (isReady) return;
    const open = () => setReady(true);
    loadRules().then(open, open);
  }, [isReady]);
  return isReady;
}
