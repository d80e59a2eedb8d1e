import type { Language } from '../../../../schema/contract/languages';
import { ErrorState, TextSkeleton } from '../../feedback/queryStates';
import { RichText } from './RichText';
import { useRichTextPreview } from './useRichTextPreview';

interface RichTextPreviewProps {
  /** As it is being typed. */
  text: string;
  lang: Language;
  headingLevel: number;
}

/** What pages will show of a text in an editor. */
export function RichTextPreview({ text, lang, headingLevel }: RichTextPreviewProps) {
  const { blocks, error, retry } = useRichTextPreview(text);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!blocks) return <TextSkeleton lines={3} />;
  return <RichText blocks={blocks} lang={lang} headingLevel={headingLevel} />;
}
