import { useEffect, useEffectEvent } from 'react';
import type { Picture, RichTextBlocks } from '../../../schema/contract/richText';
import { textPictureSizes } from '../../ui/text/TextPicture';
import type { QuestionView } from '../questions/questionView';

/**
 * Loads the pictures in the texts of all questions, so that an attempt can go on without a connection. Those that ask for a place are in
 * the page already.
 */
export function usePreloadedPictures(questions: readonly QuestionView[]): void {
  // Once: the texts of an attempt do not change.
  const preloadAll = useEffectEvent(() => {
    for (const question of questions) {
      for (const texts of [question, ...(question.options ?? []), ...(question.targets ?? [])])
        for (const each of listPictures([...texts.textBlocks, ...texts.textBlocksAr])) preload(each);
    }
  });
  useEffect(() => preloadAll(), []);
}

const listPictures = (blocks: RichTextBlocks): Picture[] =>
  blocks.flatMap((block) => (block.type === 'figure' ? [block.picture] : []));

/** The browser chooses the format of a picture that is not in the page, too. */
function preload({ src, sources = [] }: Picture): void {
  const picture = document.createElement('picture');
  for (const { type, srcSet } of sources) {
    const source = document.createElement('source');
    source.type = type;
    source.sizes = textPictureSizes;
    source.srcset = srcSet;
    picture.append(source);
  }
  const image = document.createElement('img');
  picture.append(image);
  image.src = src;
}
