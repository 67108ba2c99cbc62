import type { Translations } from '../../../wire/hub';

/** What all of these translate. */
export function together(all: Translations[]): Translations {
  const languages = all.flatMap((one) => Object.entries(one));
  return languages.reduce<Translations>(
    (sum, [language, texts]) => ({ ...sum, [language]: { ...sum[language], ...texts } }),
    {},
  );
}
