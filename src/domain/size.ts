export const MB = 1024 * 1024;

/** `3.2 MB`, `640 KB`: what a download costs, as phones count it. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
