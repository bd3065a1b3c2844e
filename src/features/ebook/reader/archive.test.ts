import { claimUnpackedSize, makeZip } from '../../../../tests/fixtures/zip';
import { Archive, ARCHIVE_LIMITS } from './archive';

const KB = 1024;
const zeros = (kilobytes: number) => new Uint8Array(kilobytes * KB);
const limits = { entries: 10, entry: 50 * KB, total: 300 * KB };

describe('Archive', () => {
  it('has limits that a phone can bear', () => {
    expect(ARCHIVE_LIMITS).toEqual({ entries: 2000, entry: 50 * KB * KB, total: 300 * KB * KB });
  });

  it('stops an entry that swells past the limit, whatever its headers say', async () => {
    const bomb = claimUnpackedSize(await makeZip([{ name: 'bomb', content: zeros(51) }]), 'bomb', 10);
    const archive = await Archive.open(bomb, limits);
    await expect(archive.read('bomb')).rejects.toMatchObject({ kind: 'too-big' });
  });

  it('counts all entries together, each once', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const zip = await makeZip([...names, 'g'].map((name) => ({ name, content: zeros(45) })));
    const archive = await Archive.open(zip, limits);
    for (const name of [...names, 'a', 'b']) await archive.read(name);
    await expect(archive.read('g')).rejects.toMatchObject({ kind: 'too-big' });
    await expect((await Archive.open(zip, limits)).check()).rejects.toMatchObject({ kind: 'too-big' });
  });

  it('does not know an entry that climbs out', async () => {
    const archive = await Archive.open(
      await makeZip([
        { name: '../../escaped', content: 'x' },
        { name: '/etc/passwd', content: 'x' },
        { name: 'inside/../../up', content: 'x' },
        { name: 'kept..txt', content: 'x' },
      ]),
    );
    expect(archive.names).toEqual(['kept..txt']);
  });

  it('reads text in the encodings that books use', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...'Seli'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    const archive = await Archive.open(
      await makeZip([
        { name: 'utf8', content: 'ng’ombe' },
        { name: 'utf16', content: utf16 },
      ]),
    );
    expect([
      await archive.readText('utf8'),
      await archive.readText('utf16'),
      await archive.readText('none'),
    ]).toEqual(['ng’ombe', 'Seli', null]);
  });
});
