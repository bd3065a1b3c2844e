import { makeMp4 } from '../../tests/fixtures/mp4';
import { makeEmptyFile, makeExe } from '../../tests/fixtures/oddFile';
import { AUDIO_FILE } from './audioFile';
import { checkFile } from './fileRule';

const latin = (text: string, size = 0) => {
  const bytes = Buffer.from(text, 'latin1');
  return new Uint8Array(Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length))]));
};
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const container = (brand: string) => latin(`\0\0\0\x20ftyp${brand}\0\0\0\0M4A isommp42`, 64);

/** MPEG 1 layer III, 128 kbit/s, 44.1 kHz. */
const mp3Frame = latin('\xFF\xFB\x90\x00', 417);
/** MPEG 2 layer III, 24 kbit/s, 16 kHz. */
const speechFrame = latin('\xFF\xF3\x38\xC4', 108);
/** A bare AAC frame of 64 bytes. */
const aacFrame = latin('\xFF\xF1\x50\x80\x08\x1F\xFC', 64);

it.each([
  ['an MP3 with a tag', latin('ID3\x04\0\0\0\0\x1F\x76', 100), 'mp3'],
  ['an MP3 without one', joined(mp3Frame, mp3Frame), 'mp3'],
  ['an MP3 of one frame', mp3Frame, 'mp3'],
  ['spoken MP3', joined(speechFrame, speechFrame, speechFrame), 'mp3'],
  ['a WAV', latin('RIFF\x24\0\0\0WAVEfmt ', 44), 'wav'],
  ['an M4A', container('M4A '), 'm4a'],
  ['an audiobook in the same container', container('M4B '), 'm4a'],
  ['bare AAC', joined(aacFrame, aacFrame), 'aac'],
  ['Ogg with Vorbis', latin(`OggS\0\x02${'\0'.repeat(22)}\x01vorbis`), 'ogg'],
  ['Ogg with Opus', latin(`OggS\0\x02${'\0'.repeat(22)}OpusHead`), 'ogg'],
])('takes %s for what it is', (_what, bytes, format) => {
  expect(AUDIO_FILE.sniff(bytes)).toBe(format);
});

it.each([
  ['a program', makeExe()],
  ['nothing', makeEmptyFile()],
  ['a page', latin('<!doctype html><audio src=x>')],
  ['a picture in RIFF', latin('RIFF\x24\0\0\0WEBPVP8 ', 44)],
  ['a film in RIFF', latin('RIFF\x24\0\0\0AVI LIST', 44)],
  ['a film in Ogg', latin(`OggS\0\x02${'\0'.repeat(22)}\x80theora`)],
  ...['isom', 'iso2', 'mp41', 'mp42', 'avc1', 'M4V ', 'qt  ', '3gp4'].map((brand): [string, Uint8Array] => [
    `a container of the brand "${brand}"`,
    container(brand),
  ]),
  ['a tag of impossible size', latin('ID3\x04\0\0\xFF\xFF\xFF\xFF', 100)],
  ['one frame and then something else', joined(mp3Frame, latin('plain text follows', 400))],
  ['a text that begins as a frame does', latin('\xFF\xFB\x90 but is only a text', 900)],
])('takes %s for no audio', (_what, bytes) => {
  expect(AUDIO_FILE.sniff(bytes)).toBeNull();
});

describe('the file of a form', () => {
  const file = (bytes: Uint8Array, size = bytes.length) =>
    Object.defineProperty(new File([new Uint8Array(bytes)], 'somo.mp3'), 'size', { value: size });

  it('is refused by its first bytes, whatever its name', async () => {
    expect(await checkFile(AUDIO_FILE, file(makeExe()))).toEqual({
      ok: false,
      message: 'Please select a valid audio file (MP3, WAV, M4A, AAC, or OGG)',
    });
  });

  it.each([
    ['a recording', makeMp4(['soun']), true],
    ['one that was sent as it was recorded', makeMp4(['soun'], { brand: 'mp42', isStreamed: true }), true],
    ['one with words', makeMp4(['soun', 'text'], { brand: 'mp41' }), true],
    ['a film', makeMp4(['vide', 'soun'], { brand: 'mp42' }), false],
    ['a film that begins with its sound', makeMp4(['soun', 'vide'], { isStreamed: true }), false],
    ['a film of another brand', makeMp4(['soun'], { brand: 'qt  ' }), false],
    ['a container of nothing', makeMp4([]), false],
    ['a track behind too many boxes', makeMp4([...Array<string>(200).fill('text'), 'soun']), false],
    ['a recording that was cut off', makeMp4(['soun']).subarray(0, 6100), false],
  ])('%s of a phone: whether it is audio is asked of its tracks', async (_what, bytes, ok) => {
    expect(await checkFile(AUDIO_FILE, file(bytes))).toMatchObject({ ok });
  });

  it('must be less than the limit', async () => {
    const sound = joined(mp3Frame, mp3Frame);
    expect(await checkFile(AUDIO_FILE, file(sound, AUDIO_FILE.limit - 1))).toEqual({ ok: true, kind: 'mp3' });
    expect(await checkFile(AUDIO_FILE, file(sound, AUDIO_FILE.limit))).toEqual({
      ok: false,
      message: 'File size must be less than 300MB',
    });
  });
});
