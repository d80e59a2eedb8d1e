import { JsonLd } from '../seo/JsonLd';
import { organization, website } from '../seo/organization';
import { questionsThing, type Question } from '../seo/questions';
import { useSite } from '../seo/site';

/** What the front page tells search engines: whose site this is, how it is searched, and the questions it answers. */
export function HomeThings({ questions }: { questions: readonly Question[] }) {
  const site = useSite();
  return (
    <>
      <JsonLd of={organization(site)} />
      <JsonLd of={website(site)} />
      {questions.length > 0 && <JsonLd of={questionsThing(site, questions)} />}
    </>
  );
}
