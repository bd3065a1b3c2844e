import { boolean, number, object, type InferType } from 'yup';
import { bundleFormSchema, bundleMessages } from './bundleForm';
import { uuid } from './field';

/** What the functions around bundles take. */

const id = uuid(bundleMessages.id);

/** The id is made when the form opens: sent twice, it is one bundle. */
export const createBundleSchema = bundleFormSchema.shape({ id });
export type CreateBundleInput = InferType<typeof createBundleSchema>;

/** `version` is that of the bundle which the editor began from. */
export const updateBundleSchema = createBundleSchema.shape({
  version: number().integer().min(1, bundleMessages.id).required(bundleMessages.id),
});
export type UpdateBundleInput = InferType<typeof updateBundleSchema>;

export const setBundlePublishedSchema = object({ id, isPublished: boolean().required(bundleMessages.id) });
export type SetBundlePublishedInput = InferType<typeof setBundlePublishedSchema>;

export const bundleIdSchema = object({ id });
export type BundleIdInput = InferType<typeof bundleIdSchema>;
