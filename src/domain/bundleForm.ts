import { array, boolean, object, string, type InferType } from 'yup';
import { BUNDLE_LIMITS, BUNDLE_PART_KINDS } from './bundle';
import { oneOfText, optionalText, requiredText, tooMany, uploadedPicture } from './field';
import { parseTsh } from './money';
import { FORM_LEVELS } from './subject';

/** What the bundle form asks and what it says; the functions that save a bundle ask the same. */

/** What the functions around bundles say. */
export const bundleMessages = {
  id: 'Reload the page and try again.',
  missing: 'This bundle was deleted.',
  conflict: 'Somebody else saved this bundle meanwhile.',
  createdAlready: 'This bundle was saved already, with other content. Reload the page to see it.',
  owned: 'Somebody has paid for this, so it stays. Hide it instead.',
  waiting: 'Somebody waits until their payment for this is found, so it stays. Hide it instead.',
  partGone: 'Something in the bundle is not here any more. Take it out and save again.',
  notYours: 'You can put into a bundle what you published yourself.',
} as const;

export const bundleFormMessages = {
  title: 'Title is required',
  description: 'Say in a sentence or two who it is for',
  form: 'Choose a form',
  price: `Use whole shillings, from 1 to ${BUNDLE_LIMITS.price.toLocaleString('en-US')}`,
  parts: `Put at least ${BUNDLE_LIMITS.minParts} things into the bundle`,
  cover: 'This file is not here any more. Upload it again.',
} as const;

/** What the page sends of a part; the function looks up its title itself. */
const partSchema = object({
  kind: oneOfText(bundleMessages.id, BUNDLE_PART_KINDS),
  id: string()
    .default('')
    .matches(/^[0-9A-Za-z-]{1,64}$/, bundleMessages.id),
});

export const bundleFormSchema = object({
  title: requiredText(bundleFormMessages.title, 2, BUNDLE_LIMITS.title),
  description: requiredText(bundleFormMessages.description, 10, BUNDLE_LIMITS.description),
  subject: optionalText(BUNDLE_LIMITS.subject),
  formLevel: oneOfText(bundleFormMessages.form, FORM_LEVELS),
  price: optionalText(20).test('price', bundleFormMessages.price, (value) => {
    const price = parseTsh(value);
    return price !== null && price >= 1 && price <= BUNDLE_LIMITS.price;
  }),
  cover: uploadedPicture('bundle-covers', bundleFormMessages.cover),
  parts: array(partSchema)
    .default([])
    .max(BUNDLE_LIMITS.parts, tooMany(BUNDLE_LIMITS.parts, 'things'))
    .test('min', bundleFormMessages.parts, (parts) => idsOf(parts).size >= BUNDLE_LIMITS.minParts),
  isPublished: boolean().default(true),
});
export type BundleForm = InferType<typeof bundleFormSchema>;

const idsOf = (parts: readonly { id: string }[]) => new Set(parts.map(({ id }) => id));
