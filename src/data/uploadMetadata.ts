/** What a file goes up with: public ones may stay in every cache, others in none. */
export const uploadMetadata = (
  { contentType, isPublic }: { contentType: string; isPublic: boolean },
  recordId: string,
) => ({
  contentType,
  cacheControl: isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
  customMetadata: { record: recordId },
});
