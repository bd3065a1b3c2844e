export const MB = 1024 * 1024;

/** `3.2 MB`, `640 KB`: what a download costs, as phones count it. */
export function formatBytes(bytes: number): string {
  if (bytes >= MB) return `${(bytes / MB).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
