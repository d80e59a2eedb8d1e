import { directionOf, languages } from '../schema/contract/languages';
import { problems } from '../schema/contract/problems';

/** A page for the moment when pages cannot be rendered: in both languages, with no script and no style of its own. */
export function failurePage(status: number): string {
  const { text } = Object.values(problems).find((problem) => problem.status === status) ?? problems.unexpected;
  const said = languages.map(
    (language) => `<section lang="${language}" dir="${directionOf(language)}"><h1>${text[language]}</h1></section>`,
  );
  const title = `${status} · ${text.ar} · ${text.en}`;
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main>${said.join('')}<p><a href="/">تيّار · Tayyar</a></p></main></body></html>`;
}
