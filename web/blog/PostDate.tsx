import { formatDate } from '../language/formats';
import { useLanguage } from '../language/useLanguage';

/** The day an article was made, in the words of the language and for machines. */
export function PostDate({ of }: { of: string }) {
  const { language } = useLanguage();
  return <time dateTime={of}>{formatDate(of, language)}</time>;
}
