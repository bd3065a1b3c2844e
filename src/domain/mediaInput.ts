import { object, string, type InferType } from 'yup';
import { MEDIA_KINDS, mediaMessages } from './media';

/** What the callable `openMedia` takes; apart from media.ts, so that readers load no yup. */
export const openMediaSchema = object({
  kind: string().oneOf(MEDIA_KINDS, mediaMessages.kind).required(mediaMessages.kind),
  id: string()
    .matches(/^[0-9A-Za-z-]{1,64}$/, mediaMessages.id)
    .required(mediaMessages.id),
});

export type OpenMediaInput = InferType<typeof openMediaSchema>;
