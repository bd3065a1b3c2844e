import { type Audio, type AudioType, formatTime, parseTime } from './audio';
import type { AudioForm } from './audioForm';
import { parseUsd } from './money';
import { searchTerms } from './text';

/** The one mapping between what the audio form holds and what is stored. */

/** The fields of a record that a form decides; files, owner and times come from elsewhere. Takes a form that passed the schema. */
export function toAudioRecord(form: AudioForm) {
  const price = form.isFree ? 0 : (parseUsd(form.price) ?? 0);
  return {
    title: form.title,
    type: form.type as AudioType,
    subject: form.subject,
    author: form.author,
    narrator: form.narrator,
    description: form.description,
    duration: form.duration,
    audio_seconds: form.audioSeconds,
    price,
    is_free: price === 0,
    is_popular: form.isPopular,
    date_added: form.dateAdded,
    chapters: form.chapters.map(({ title, start, end }) => ({
      title,
      start: parseTime(start) ?? 0,
      end: parseTime(end) ?? 0,
    })),
    search_terms: searchTerms(form.title, form.subject, form.author),
  };
}

export function toAudioForm(audio: Audio): AudioForm {
  return {
    title: audio.title,
    type: audio.type,
    duration: audio.duration,
    author: audio.author,
    narrator: audio.narrator,
    subject: audio.subject,
    dateAdded: audio.date_added,
    description: audio.description,
    isFree: audio.is_free,
    price: audio.is_free ? '' : String(audio.price),
    isPopular: audio.is_popular,
    audioSeconds: audio.audio_seconds,
    chapters: audio.chapters.map(({ title, start, end }) => ({
      title,
      start: formatTime(start),
      end: formatTime(end),
    })),
  };
}
