import { invalid } from '../errors';
import { readOptionalString, type JsonObject } from '../json';
import { normalizeTimestamp } from '../clock';

/** A resume token is the time of the snapshot that it came with, as bytes in base64. */
export function resumeTokenOf(time: string): string {
  return Buffer.from(time).toString('base64');
}

/** The time up to which the client of an added target has seen everything; null when it starts afresh. */
export function resumeTimeOf(addTarget: JsonObject): string | null {
  const token = readOptionalString(addTarget.resumeToken, 'resumeToken');
  const time = token === undefined ? undefined : Buffer.from(token, 'base64').toString();
  const readTime = time ?? readOptionalString(addTarget.readTime, 'readTime');
  if (readTime === undefined) return null;
  try {
    return normalizeTimestamp(readTime);
  } catch {
    throw invalid('The resume token is not one that this service gave out.');
  }
}
