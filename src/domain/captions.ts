/** Captions beside a video: WebVTT, or SubRip, which is written alike but for its commas. */

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d[.,]\d{3}`;
const CUE = new RegExp(String.raw`^${TIME} +--> +${TIME}`, 'm');
const TIMES = new RegExp(String.raw`^(${TIME}) +--> +(${TIME})`, 'gm');

/** The text of a captions file as WebVTT; null when no caption is in it. */
export function toWebVtt(file: string): string | null {
  const text = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (!CUE.test(text)) return null;
  const cues = text.replace(TIMES, (line) => line.replaceAll(',', '.'));
  return cues.startsWith('WEBVTT') ? cues : `WEBVTT\n\n${cues}`;
}
