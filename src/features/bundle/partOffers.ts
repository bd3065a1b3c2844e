import { readCatalog } from '../../data/catalog';
import type { AudioRow } from '../../domain/audio';
import type { BundlePart } from '../../domain/bundle';
import type { CourseRow } from '../../domain/course';
import type { EbookRow } from '../../domain/ebook';

/** What is in a bundle, from the lists that everybody reads. */

/** A part as the catalogue has it now. */
export interface PartOffer {
  id: string;
  title: string;
  price: number;
  subject: string;
  /** Who wrote, reads or teaches it. */
  by: string;
  cover: string | null;
}

const ofEbook = ({ id, title, price, category, author, cover_url }: EbookRow): PartOffer => ({
  ...{ id, title, price },
  subject: category,
  by: author,
  cover: cover_url,
});

const ofAudio = ({ id, title, price, subject, author, cover_image_url }: AudioRow): PartOffer => ({
  ...{ id, title, price, subject },
  by: author,
  cover: cover_image_url,
});

const ofCourse = ({ id, title, price, category, instructor, cover_image_url }: CourseRow): PartOffer => ({
  ...{ id, title, price },
  subject: category,
  by: instructor,
  cover: cover_image_url,
});

/** Only the shelves that something is of; their shards are kept on the device with the lists of the same kind. */
async function readShelves(kinds: ReadonlySet<string>): Promise<PartOffer[]> {
  const [ebooks, audios, courses] = await Promise.all([
    kinds.has('ebook') ? readCatalog<EbookRow>('ebook') : [],
    kinds.has('audio') ? readCatalog<AudioRow>('audio') : [],
    kinds.has('course') || kinds.has('on_demand') ? readCatalog<CourseRow>('course') : [],
  ]);
  return [...ebooks.map(ofEbook), ...audios.map(ofAudio), ...courses.map(ofCourse)];
}

/** The parts that everybody can find, in any order; one that is missing is hidden or gone. */
export async function readPartOffers(
  parts: readonly Pick<BundlePart, 'kind' | 'id'>[],
): Promise<PartOffer[]> {
  const offers = await readShelves(new Set(parts.map(({ kind }) => kind)));
  const wanted = new Set(parts.map(({ id }) => id));
  return offers.filter(({ id }) => wanted.has(id));
}
