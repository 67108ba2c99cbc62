import { vi } from 'vitest';

/** What a browser reads out in a test, and in which language, until its globals are unstubbed. */
export function heardAloud(): { text: string; lang: string }[] {
  const heard: { text: string; lang: string }[] = [];
  class Utterance {
    lang = '';
    constructor(readonly text: string) {}
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    getVoices: () => [],
    speak: ({ text, lang }: Utterance) => heard.push({ text, lang }),
  });
  return heard;
}
