import { z } from 'zod';
import { limits } from '../limits';
import { optionsIn } from '../options';
import { webAddress } from './accounts';
import { flag, reference, wholeOrBlank } from './numbers';
import { slug } from './slug';
import { filled, line, optional, say, text } from './text';

const { titleMax, excerptMax, textMax } = limits.content;

/** What an article is about, in a word or two each. */
export const tags = z.array(line(limits.tags.lengthMax)).max(limits.tags.max, say('tooLong'));

/** Tags as people write them: an empty one is none, and none is there twice. */
const writtenTags = z
  .array(line(limits.tags.lengthMax), say('wrongType'))
  .max(limits.tags.max, say('tooMany'))
  .transform((texts) => [...new Set(texts.filter(Boolean))]);

/** An article as its dialog and the calls take it (spec.md section 5, Admin forms). */
export const postDraft = z.object({
  title: filled(line, titleMax),
  titleAr: filled(line, titleMax),
  excerpt: filled(text, excerptMax),
  excerptAr: filled(text, excerptMax),
  content: filled(text, textMax),
  contentAr: filled(text, textMax),
  slug: filled(() => slug, limits.slug.max),
  categoryId: reference.optional(),
  isPublished: flag.optional(),
  thumbnail: optional(webAddress),
  tags: writtenTags.optional(),
  readTime: wholeOrBlank(limits.blog.readTimeMax, 1),
});

/** What changes of an article; absent fields stay as they are. */
export const postChanges = postDraft.partial();

/** The dialog of an article: the draft, with its tags in one text, apart by commas. */
export const postForm = postDraft.extend({ tags: text(textMax).transform(optionsIn).pipe(writtenTags) });
export type PostForm = z.input<typeof postForm>;
